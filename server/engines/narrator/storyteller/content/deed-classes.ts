import { isKindOf } from '#server/ground/wordnet/wordnet.ts'
import { remembering } from '#server/ground/remembering.ts'

const verbs = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

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
  fall: verbs('fall fall_off fall_out fall_down crash'),
  slip: verbs('slip trip stumble tumble topple'),
  drop: verbs('drop spill'),
  stick: verbs('get_stuck jam wedge stick is_stuck is_trapped is_jammed'),
  fail: verbs('sputter splutter stall fail die stop quit backfire'),
  crack: verbs('break snap crack split shatter tear burst collapse crumble'),
  spread: verbs(`pour pour_out pour_in leak leak_out gush flood spread billow seep curl smoke boil_over
    overflow rise`),
  dislike: verbs('spit_out gag grimace retch wince pull_a_face make_a_face spit wrinkle'),
  small: verbs('sneeze cough hiccup burp belch yawn snore fart'),
  upset: verbs('burst_into_tears groan moan whimper tremble shiver sob cry weep sniffle shudder'),
  amused: verbs('giggle laugh snicker chuckle grin smirk cackle'),
  point: verbs('point point_at point_to gesture_at'),
  summon: verbs('whistle_for call_for send_for shout_for'),
  burn: verbs('burn catch_fire is_on_fire ignite blaze'),
  hint: verbs('wink beckon nudge clear'),
  flee: verbs('run bolt dash sprint race'),
  flinch: verbs('cower'),
  hush: verbs('fade'),
  appear: verbs('appear emerge loom show_up show surface turn_up rise_up'),
  knocked: verbs('faint pass_out collapse'),
  bump: verbs('bump hit strike ram'),
  shine: verbs('shine aim'),
  fetch: verbs('bring fetch carry'),
  defy: verbs('bite scratch kick struggle squirm'),
  cover: verbs('cover hide_behind duck crouch hop creep scurry'),
  seize: verbs(
    'wrestle_away wrestle_from snatch_away take_away grab_away pull_away tear_away rip_away knock_away',
  ),
  work: verbs('chew gnaw peck saw pry open try unlock untie pick force cut climb'),
  pray: verbs('pray'),
} satisfies Record<string, ReadonlySet<string>>

export type HappeningClass = keyof typeof happenings

/** What the hero does with a thing, by the verbs that always mean it: each leaves a change that can be seen. */
const works = {
  shape: verbs('mould mold shape model'),
  grind: verbs('grind crush pound'),
  heat: verbs('heat warm'),
  fasten: verbs('tie tie_up knot strap lash screw bolt glue chain bind moor'),
  board: verbs('board board_up nail nail_up barricade bar'),
  connect: verbs('plug plug_in connect wire wire_up hook_up switch_on'),
  lower: verbs('lower let_down dangle'),
  strip: verbs('scrape scrape_off wipe_off brush_off wash_off rub_off'),
  unfasten: verbs(
    'unscrew untie unhook pry pry_up pry_open peel undo detach unbolt unwrap unlatch unbuckle prise jimmy',
  ),
  stow: verbs('pocket tuck tuck_away stash stow'),
  shift: verbs('jiggle wiggle rattle shake twist budge nudge tilt rock'),
  bail: verbs('bail bail_out drain pump pump_out scoop empty'),
  flood: verbs('flood soak drench douse'),
  copy: verbs('copy trace'),
  inspect: verbs('check inspect examine test probe'),
  sharpen: verbs('sharpen whet hone file'),
  oil: verbs('oil grease lubricate tighten'),
  polish: verbs('polish buff'),
  patch: verbs('patch mend sew stitch darn'),
  smother: verbs('smother put_out extinguish stamp_out beat_out douse'),
  perform: verbs('play put_on'),
  reroute: verbs('reroute rewire disconnect unplug bypass hack'),
  wrap: verbs('wrap cover swaddle drape'),
  swap: verbs('swap exchange switch'),
  crush: verbs('squash flatten trample'),
} satisfies Record<string, ReadonlySet<string>>

export type WorkClass = keyof typeof works

/** Of a verb that no list has: what WordNet says it is a kind of. */
const happeningKinds: [string, HappeningClass][] = [
  ['shout', 'outcry'],
  ['let_out', 'call'],
  ['make_noise', 'sound'],
  ['sound', 'sound'],
  ['grimace', 'dislike'],
  ['laugh', 'amused'],
]

const workKinds: [string, WorkClass][] = [
  ['repair', 'patch'],
  ['sharpen', 'sharpen'],
  ['unfasten', 'unfasten'],
]

const byKind = <Name>(kinds: [string, Name][]) =>
  remembering(
    (verb: string): Name | undefined => kinds.find(([kind]) => isKindOf(verb, kind, 'verb', 2))?.[1],
    1000,
  )
const happeningByKind = byKind(happeningKinds)
const workByKind = byKind(workKinds)

const find = <Name extends string>(
  table: Record<Name, ReadonlySet<string>>,
  names: readonly string[],
): Name | undefined => {
  const entries = Object.entries(table) as [Name, ReadonlySet<string>][]
  return names
    .map((name) => entries.find(([, all]) => all.has(name))?.[0])
    .find((found) => found !== undefined)
}

/** The class of what others do, by the names of the deed, the narrowest first. */
export const happeningOf = (names: readonly string[]): HappeningClass | undefined =>
  find(happenings, names) ?? names.map(happeningByKind).find((found) => found !== undefined)

/** The class of what the hero does with a thing. */
export const workOf = (names: readonly string[]): WorkClass | undefined =>
  find(works, names) ?? names.map(workByKind).find((found) => found !== undefined)
