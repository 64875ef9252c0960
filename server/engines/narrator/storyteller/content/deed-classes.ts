import { isKindOf } from '#server/ground/wordnet/wordnet.ts'
import { remembering } from '#server/ground/remembering.ts'

const verbs = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** What a deed is like for whoever it is done to, or for whoever sees it, by the verbs that are always so. */
const tenors = {
  harm: verbs(`step_on tread_on stamp_on hit kick punch slap stab shoot burn singe scorch bite poke prod pinch shove push elbow
    splash drench whack tackle slam peck beat strangle choke hurt wound injure cut sting trample ram crush
    smack strike bash club whip jab scald strike thump headbutt bump squash yank`),
  rob: verbs('steal rob pickpocket unclasp swipe pinch_from loot plunder nick filch snatch'),
  gift: verbs('give hand offer feed lend serve bring share pass treat donate present reward slide toss tip'),
  help: verbs(`help aid dab save rescue heal bandage protect shield assist cure nurse support steady comfort soothe
    console reassure wipe dry warm tuck cover wrap free untie unchain release defend hoist`),
  affection:
    verbs(`hug kiss embrace cuddle caress stroke pat nuzzle squeeze squeeze_hand hold_hand hold_hands snuggle
    dance flirt court woo`),
  warmth: verbs('smile wink grin wave nod beam bow curtsy salute greet toast'),
  praise: verbs('compliment praise applaud congratulate thank cheer admire flatter clap'),
  mock: verbs('insult mock tease ridicule taunt jeer scold scorn blame curse spit humiliate belittle snub'),
  menace: verbs(
    'bare threaten corner confront growl snarl glare challenge hiss menace aim point_gun draw_weapon scowl',
  ),
  mishap: verbs('trip stumble slip fall tumble sneeze hiccup fumble botch miss faint topple'),
  ruin: verbs('explode collapse sink crash flood leak burst shatter crumble capsize burn erupt'),
  flight: verbs('flee escape run_away run_off'),
  stealth: verbs('hide sneak creep tiptoe duck crouch lurk'),
  joy: verbs('celebrate win rejoice cheer'),
  sorrow: verbs('cry sob weep mourn grieve sniffle'),
  yielding: verbs('surrender yield let_win give_up lose concede'),
  distrust: verbs('distrust suspect doubt hate despise dislike fear loathe'),
  pity: verbs('pity regret'),
  wonder: verbs('glow float vanish levitate shimmer sparkle transform turn_into hover hatch conjure summon'),
  chase: verbs('chase pursue hunt'),
  fright: verbs(
    'scream shriek howl flicker creak rattle screech rumble jerk lurch shudder tremble growl knock_back',
  ),
} satisfies Record<string, ReadonlySet<string>>

/** What others and things do in the player's words, by the verbs that always mean it: each has its consequence here and now. */
const happenings = {
  warn: verbs('growl hiss snarl bristle rear'),
  call: verbs(`bleat bark yowl howl yelp whine mew meow roar bellow hoot caw crow cluck quack neigh bray whinny chirp chitter squawk
    screech croak yap`),
  outcry: verbs('scream shriek squeal yell wail shout'),
  sound:
    verbs(`ring beep buzz chime toll clang bang rattle creak thump thud rustle click knock rap rumble clatter clank whir clink
    jingle crackle hum whistle drum tap scrape clack honk`),
  slam: verbs('slam'),
  answer: verbs('answer reply respond call_back shout_back'),
  nervous: verbs('fidget swallow gulp blush stutter stammer is_pale is_white is_nervous is_red'),
  dig: verbs('dig burrow paw'),
  fall: verbs('fall fall_off fall_out fall_down fall_over'),
  slip: verbs('slip slip_on trip_over stumble_over trip stumble tumble topple'),
  drop: verbs('drop spill'),
  stick: verbs('get_stuck jam wedge stick is_stuck is_trapped is_jammed'),
  fail: verbs('break_down sputter splutter stall fail die quit backfire'),
  halt: verbs('stop halt brake pull_up'),
  snore: verbs('snore'),
  crack: verbs('crack split'),
  broken: verbs('break snap shatter tear burst crumble'),
  spread: verbs(`pour pour_out pour_in leak_out gush flood spread spray seep curl boil_over
    overflow`),
  small: verbs('sneeze cough hiccup burp belch yawn fart'),
  upset: verbs('burst_into_tears groan moan whimper tremble shiver sob cry weep sniffle shudder'),
  amused: verbs('giggle laugh snicker chuckle cackle'),
  point: verbs('point point_at point_to gesture_at'),
  summon: verbs('whistle_for call_for send_for shout_for'),
  burn: verbs('burn catch_fire is_on_fire ignite blaze'),
  flee: verbs('run bolt dash sprint race'),
  flinch: verbs('cower'),
  hush: verbs('fade'),
  appear: verbs('appear emerge loom show_up show surface turn_up rise_up'),
  knocked: verbs('faint pass_out collapse'),
  bump: verbs('bump hit strike ram crash smash slam_into'),
  shine: verbs('shine aim'),
  fetch: verbs('bring bring_out fetch carry wheel_in bring_in carry_in'),
  defy: verbs('struggle squirm'),
  cover: verbs('cover hide_behind duck crouch hop creep scurry'),
  seize: verbs(
    'wrestle_away wrestle_from snatch_away take_away grab_away pull_away tear_away rip_away knock_away',
  ),
  work: verbs('chew gnaw peck saw pry untie pick force'),
  pray: verbs('pray'),
} satisfies Record<string, ReadonlySet<string>>

export type Tenor = keyof typeof tenors
export type HappeningClass = keyof typeof happenings

/** Of a verb that no list has: what WordNet says it is a kind of. */
const kinds: [string, HappeningClass][] = [
  ['shout', 'outcry'],
  ['make_noise', 'sound'],
  ['sound', 'sound'],
  ['laugh', 'amused'],
]

const happeningByKind = remembering(
  (verb: string): HappeningClass | undefined => kinds.find(([kind]) => isKindOf(verb, kind, 'verb', 2))?.[1],
  1000,
)

const keyOf = <Name extends string>(table: Record<Name, ReadonlySet<string>>, verb: string) =>
  (Object.keys(table) as Name[]).find((name) => table[name].has(verb))

/** The tenor of a verb; none where it may be one thing or the other. */
export const tenorOfVerb = (verb: string): Tenor | undefined => keyOf(tenors, verb)

const first = <Name>(names: readonly string[], of: (name: string) => Name | undefined) =>
  names.map(of).find((found) => found !== undefined)

/** The class of what others do, by the names of the deed, the narrowest first. */
export const happeningOf = (names: readonly string[]): HappeningClass | undefined =>
  first(names, (name) => keyOf(happenings, name)) ?? first(names, happeningByKind)
