const verbs = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** What a deed is like for whoever it is done to, or for whoever sees it, by the verbs that are always so. */
const tenors = {
  harm: verbs(`step_on tread_on stamp_on hit kick punch slap stab shoot burn singe scorch bite scratch poke prod pinch shove push elbow
    splash drench whack tackle beat strangle choke hurt wound injure cut sting trample ram crush
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
    'threaten corner confront growl snarl glare challenge hiss menace aim point_gun draw_weapon scowl',
  ),
  feint: verbs('pretend bluff fake act pose feign lie'),
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
  effort: verbs('lift haul heave drag dig shovel'),
  chase: verbs('chase pursue hunt'),
  fright: verbs(
    'scream shriek howl flicker creak rattle screech rumble jerk lurch shudder tremble growl knock_back',
  ),
} satisfies Record<string, ReadonlySet<string>>

export type Tenor = keyof typeof tenors

const entries = Object.entries(tenors) as [Tenor, ReadonlySet<string>][]

/** The tenor of a verb; none where it may be one thing or the other. */
export const tenorOfVerb = (verb: string): Tenor | undefined => entries.find(([, all]) => all.has(verb))?.[0]
