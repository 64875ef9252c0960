import { genderOf } from '../scenario/roles.ts'
import type { Era } from '../scenario/scenario.ts'

const words = (text: string): string[] => text.trim().split(/\s+/)

interface Names {
  f: string[]
  m: string[]
}

/** First names that are at home in a time; nobody of the story is given one that the scenario uses. */
const old: Names = {
  f: words(
    'Aveline Edda Maud Isolde Sigrun Marthe Petra Wynn Hild Rosamund Brida Agathe Tilda Ysolt Gerta Alys',
  ),
  m: words('Anselm Bram Corin Dietrich Edric Fulk Garin Halvard Ivo Joss Lambert Odo Piers Rafe Tobin Wat'),
}
const recent: Names = {
  f: words('Agnes Cora Delia Esther Flora Greta Harriet Imogen Josie Lydia Maud Nora Opal Ruth Sylvia Vera'),
  m: words(
    'Amos Basil Clement Edgar Felix Gilbert Hugo Jed Lionel Moses Nate Otis Percy Rupert Silas Wilfred',
  ),
}
const current: Names = {
  f: words('Alma Brooke Dana Elena Farida Hana Irina Leila Mara Nadia Olga Priya Ros Selin Tess Yara'),
  m: words('Anton Ben Damir Erik Faisal Grant Ivan Jonas Kemal Lukas Marek Nolan Omar Pavel Quinn Stefan'),
}
const later: Names = {
  f: words('Anouk Calla Ilse Juno Kestrel Linden Miko Noor Oyelle Rhea Saro Tally Tove Vega Ximena Zadie'),
  m: words('Ansel Bohdan Cato Dace Emil Flint Idris Jax Kavi Milan Orson Perch Renzo Slate Soren Tarek'),
}

export const namesOf: Record<Era, Names> = {
  prehistoric: old,
  ancient: old,
  medieval: old,
  renaissance: old,
  earlyModern: old,
  nineteenth: recent,
  earlyTwentieth: recent,
  midTwentieth: recent,
  contemporary: current,
  nearFuture: current,
  farFuture: later,
  ruins: later,
}

/** By what a stranger is known at first sight: whoever is asked after is told so, and it stays so. */
export const looks: string[] = [
  'ink on both cuffs and a pencil behind one ear',
  'a coat a size too large, and both hands lost in it',
  'grey at the temples, and quick hands',
  'freckles and one chipped tooth',
  'boots that have walked a good way, and lately',
  'a scarf wound twice around, whatever the weather',
  'mended gloves, and a habit of looking at them',
  'sleeves rolled up past the elbow and flour, or plaster, to the wrist',
  'a limp on the left side, and a stick for it',
  'a burn on the back of one hand, half healed',
  'two pairs of spectacles, one of them pushed up',
  'a key on a cord, worn outside of everything',
]

const SHE =
  /(?:woman|girl|mother|sister|daughter|aunt|wife|queen|princess|duchess|baroness|lady|nun|witch|ess|maid|widow|bride|heroine|landlady|seamstress|niece|grandma|mum|mom|madam|mrs|miss|mistress|hen|mare|cow|ewe)$/i
const HE =
  /(?:man|men|boy|father|brother|son|uncle|husband|king|prince|duke|baron|lord|monk|wizard|priest|bishop|widower|groom|emperor|landlord|nephew|grandpa|dad|sir|mr|vicar|abbot|squire|laird|count|lad|guy|bloke|chap|gentleman|friar|rooster|stallion|bull)$/i

const names = (gender: keyof Names) =>
  new Set([old, recent, current, later].flatMap((list) => list[gender]).map((name) => name.toLowerCase()))
const she = names('f')
const he = names('m')
/** The gender that has been told of somebody, else the one that name or role has most likely; a guess counts for nothing. */
export const knownGender = (who: {
  name: string
  role?: string
  gender?: 'm' | 'f' | 'n'
  isGenderGuessed?: boolean
}): 'm' | 'f' | 'n' | undefined =>
  (who.isGenderGuessed ? undefined : who.gender) ?? likelyGender(who.name, who.role)

/** The gender that a name or a role has most likely; undefined where neither tells. */
export function likelyGender(name: string, role?: string): 'm' | 'f' | undefined {
  for (const text of [role, name]) {
    const word = text?.split(' ').at(-1)?.toLowerCase()
    if (!word) continue
    if (SHE.test(word)) return 'f'
    if (HE.test(word)) return 'm'
  }
  const told = genderOf(role, name)
  if (told === 'm' || told === 'f') return told
  const first = name.split(' ')[0]!.toLowerCase()
  if (she.has(first)) return 'f'
  if (he.has(first)) return 'm'
  // Names of many tongues end alike.
  if (/^\p{Lu}\p{Ll}{2,}$/u.test(name))
    return /(?:a|elle|ette|ine|lyn|ie)$/.test(name)
      ? 'f'
      : /(?:o|us|ard|ert|ric|ald|son|an|im|ul|ik|or)$/.test(name)
        ? 'm'
        : undefined
  return undefined
}
