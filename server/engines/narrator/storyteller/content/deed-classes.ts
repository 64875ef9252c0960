import { isKindOf } from '#server/ground/wordnet/wordnet.ts'
import type { ActName } from '../language/acts.ts'

const verbs = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** What a deed is like for whoever it is done to, by the verbs that are always so. */
const tenors = {
  harm: verbs(`hit kick punch slap stab shoot burn singe scorch bite poke prod pinch shove push elbow whack tackle beat
    strangle choke hurt wound injure cut sting trample ram crush smack strike bash club whip jab thump headbutt yank`),
  gift: verbs('give bring hand feed lend serve pass treat donate'),
  help: verbs('save rescue untie unchain bandage heal cure nurse defend protect'),
  affection: verbs('hug kiss embrace cuddle caress stroke pat pet nuzzle scratch tuck tuck_in wrap cover'),
  warmth: verbs('smile wink grin wave nod beam bow curtsy salute'),
  praise: verbs('compliment praise applaud congratulate cheer admire flatter'),
  mock: verbs('insult mock tease ridicule taunt jeer humiliate belittle snub'),
  menace: verbs('threaten corner growl snarl glare draw_weapon'),
  distrust: verbs('distrust suspect doubt'),
  chase: verbs('chase pursue hunt'),
} satisfies Record<string, ReadonlySet<string>>

export type Tenor = keyof typeof tenors

/** The tenor of a verb; none where it may be one thing or the other. */
export const tenorOfVerb = (verb: string): Tenor | undefined =>
  (Object.keys(tenors) as Tenor[]).find((name) => tenors[name].has(verb))

const tenorsOfActs: Partial<Record<ActName, Tenor>> = {
  give: 'gift',
  help: 'help',
  hug: 'affection',
  pet: 'affection',
  comfort: 'affection',
  greet: 'warmth',
  praise: 'praise',
  insult: 'mock',
  threaten: 'menace',
}

/** What the hero's act is like for whoever it is done to. */
export const tenorOfAct = (act: ActName | undefined): Tenor | undefined => act && tenorsOfActs[act]

const CRIES =
  verbs(`growl hiss snarl bleat bark yowl howl yelp whine mew meow roar bellow hoot caw crow cluck quack neigh bray
  whinny chirp chitter squawk screech croak yap`)
const SOUNDS =
  verbs(`ring beep buzz chime toll clang bang rattle creak thump thud rustle click knock rap rumble clatter clank
  whir clink jingle crackle hum whistle drum tap scrape clack honk groan cough sputter splutter`)

/** What an animal utters says nothing that one could answer. */
export const isAnimalCry = (verb: string): boolean => CRIES.has(verb)

/** Only a sound is made, by whoever or whatever it may be: an engine that coughs is nobody. */
export const isSoundOnly = (verb: string): boolean =>
  CRIES.has(verb) ||
  SOUNDS.has(verb) ||
  isKindOf(verb, 'make_noise', 'verb', 2) ||
  isKindOf(verb, 'laugh', 'verb', 2)
