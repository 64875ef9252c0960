import type { PainterInput } from '../../painter.ts'
import { sexOf } from '../reading/pronouns.ts'
import type { Person } from './cast-member.ts'
import type { Era } from '../scene-facts.ts'
import type { FigureLooks } from './figure-looks.ts'

const colours: [word: RegExp, hue: number, chroma: number][] = [
  [/\b(?:red|scarlet|crimson|rust)\b/i, 25, 0.13],
  [/\b(?:orange|copper|amber|saffron)\b/i, 55, 0.12],
  [/\b(?:yellow|gold|golden|mustard)\b/i, 90, 0.12],
  [/\b(?:green|emerald|moss|olive)\b/i, 145, 0.1],
  [/\b(?:teal|turquoise)\b/i, 195, 0.09],
  [/\b(?:blue|navy|indigo)\b/i, 255, 0.11],
  [/\b(?:purple|violet|lilac)\b/i, 305, 0.11],
  [/\b(?:pink|rose)\b/i, 350, 0.1],
  [/\b(?:brown|tan|tweed|leather)\b/i, 60, 0.055],
  [/\b(?:grey|gray|white|black)\b/i, 60, 0.02],
]
const DRESS =
  /\b(?:coat|cloak|dress|gown|shirt|jacket|robe|tunic|uniform|scarf|cape|hood|suit|sweater|hat|apron|overalls)\b/i
/** Between a colour and the hair that has it: 'red, braided hair', 'reddish curly hair'. */
const OF_HAIR =
  '(?:ish)?[-, ]*(?:(?:\\w+ed|curly|wavy|straight|long|short|thick|wild|thinning)[-, ]+){0,2}(?:hair(?:ed)?|beard(?:ed)?|braids?|curls|locks)\\b'
const hairOf = (colour: string) => new RegExp(`\\b(?:${colour})${OF_HAIR}`, 'i')
/** Colours that are none of the dress. */
const OF_BODY = new RegExp(`\\b\\w+(?:${OF_HAIR}|[- ](?:eye[sd]?|skin(?:ned)?)\\b)`, 'gi')
/** A hat is not what the dress has its colour of, where a dress is told of. */
const OF_HEAD = /\b\w+ (?:\w+ )?(?:hat|cap|beret|bonnet|headscarf)\b/gi
const hairColours: [RegExp, FigureLooks['hairTone']][] = [
  [hairOf('red|ginger|auburn|copper'), 'red'],
  [hairOf('white|grey|gray|silver'), 'white'],
  [hairOf('black|dark|raven'), 'black'],
  [hairOf('blond|blonde|fair|golden|yellow'), 'fair'],
  [hairOf('brown|chestnut'), 'brown'],
]

type Told<Key extends keyof FigureLooks> = readonly [words: RegExp, is: NonNullable<FigureLooks[Key]>][]

const skins: Told<'skin'> = [
  [/\b(?:pale|white|ashen)[- ](?:skin|face|complexion)|\bpale\b/i, 'pale'],
  [/\b(?:dark|black|ebony)[- ](?:skin|complexion)/i, 'dark'],
  [/\b(?:brown|olive|tanned|copper|bronze|weathered)[- ](?:skin|face|complexion)|\btanned\b/i, 'brown'],
]
const hairs: Told<'hair'> = [
  [/\bbald\b|\bshaven head/i, 'bald'],
  [/\b(?:braids?|plaits?|pigtails?)\b|\b(?:braided|plaited) hair/i, 'braid'],
  [/\bhair (?:\w+ ){0,3}(?:bun|knot)\b|\bin an? (?:\w+ )?(?:bun|knot)\b/i, 'bun'],
  [/\blong[- ](?:[\w-]+,? ){0,2}hair/i, 'long'],
  [/\b(?:short|cropped)[- ](?:[\w-]+,? ){0,2}hair/i, 'short'],
]
const garments: Told<'garment'> = [
  [/\b(?:armou?r|breastplate|mail shirt|chain ?mail)\b/i, 'armour'],
  [/\b(?:space|pressure|diving)[- ]?suit\b/i, 'suit'],
  [/\b(?:gown|ball dress|(?<!\b(?:evening|full|morning|fancy) )dress)\b(?! (?:shirt|uniform))/i, 'gown'],
  [/\b(?:robes?|habit|cassock)\b/i, 'robe'],
  [/\b(?:coat|suit|jacket|blazer|uniform)\b/i, 'coat'],
  [/\b(?:tunic|jerkin|smock|sweater|jumper)\b/i, 'tunic'],
  [/\b(?:shirt|blouse|overalls|apron)\b/i, 'trousers'],
]
const headwears: Told<'headwear'> = [
  [/\b(?:bare-?headed|no hat|without an? hat)\b/i, 'none'],
  [/\b(?:crown|tiara|diadem|circlet)\b/i, 'crown'],
  [/\btricorn/i, 'tricorn'],
  [/\bpointed hat\b/i, 'peak'],
  [/\b(?:broad|wide|brimmed|straw|cowboy)[- ](?:\w+ )?(?:hat|brim)/i, 'brim'],
  [/\bhood(?:ed)?\b/i, 'hood'],
  [/\b(?:cap|beret)\b/i, 'cap'],
  [/\b(?:fedora|trilby|bowler|hat)\b/i, 'fedora'],
  [/\bhelm(?:et)?\b/i, 'helm'],
]

const firstOf = <Key extends keyof FigureLooks>(all: Told<Key>, told: string) =>
  all.find(([words]) => words.test(told))?.[1]

/** Colour of the dress that words tell of: none of hair, beard or eyes. */
function dressColour(told: string): { hue?: number; chroma?: number } {
  const worn = told
    .replace(OF_BODY, '')
    .split(/[.;]/)
    .map((sentence) => (DRESS.test(sentence.replace(OF_HEAD, '')) ? sentence.replace(OF_HEAD, '') : sentence))
    .filter((sentence) => DRESS.test(sentence))
    .join('. ')
  const [found] = colours
    .map(([words, hue, chroma]) => ({ at: worn.search(words), hue, chroma }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
  return found ? { hue: found.hue, chroma: found.chroma } : {}
}

/** Looks that words tell of; what they do not tell of is absent. */
export function toldLooks(told: string): Partial<FigureLooks> {
  const [hair, skin] = [firstOf<'hair'>(hairs, told), firstOf<'skin'>(skins, told)]
  const hairTone = hairColours.find(([words]) => words.test(told))?.[1]
  return {
    ...dressColour(told),
    ...(hair && { hair }),
    ...(skin && { skin }),
    ...(hairTone && { hairTone }),
    ...(/\b(?:clean-?shaven|beardless|no beard)\b/i.test(told)
      ? { beard: false }
      : /\bbeard/i.test(told) && { beard: true }),
    ...(/\b(?:cloak|cape)\b/i.test(told) && { cloak: true }),
  }
}

/** Dress that words tell of, where they speak of one person's looks alone. */
export function toldDress(told: string): Partial<FigureLooks> {
  const [garment, headwear] = [firstOf<'garment'>(garments, told), firstOf<'headwear'>(headwears, told)]
  return { ...(garment && { garment }), ...(headwear && { headwear }) }
}

/** Dress by which a calling is known: of the clergy, of crowned heads, and of those who go in dark suits since there are any. */
export function dressOfCalling(called: string, era: Era | undefined): Partial<FigureLooks> {
  if (CLERGY.test(called)) return { garment: 'robe', chroma: 0.01 }
  if (/\b(?:queen|king|emperor|empress)\b/i.test(called)) return { headwear: 'crown' }
  return (era === 'steam' || era === 'modern') && SUITED.test(called)
    ? { garment: 'coat', chroma: 0.015 }
    : {}
}
const CLERGY =
  /\b(?:monk|friar|abbot|abbess|nun|priest|vicar|bishop|novice|chaplain)\b|^(?:Brother|Sister|Father|Mother|Abbot|Abbess|Friar|Dom|Fra|Bishop|Reverend) \p{Lu}/u
const SUITED =
  /\b(?:undertaker|butler|lawyer|judge|banker|minister|professor|colonel|officer|soldier|general|major|lieutenant|sergeant|inspector|constable|policeman|conductor|ambassador|mayor|senator|president|porter|lawyer|headmaster)\b/i

/** Hair that somebody has by what they are called, or by the years that the story gives them: white of the old, short of boys. */
export function hairOfCalling(
  { phrase, kind, name }: { phrase: string; kind: Person; name?: string },
  { premise, earlier, moment }: Pick<PainterInput, 'premise' | 'earlier' | 'moment'>,
): string {
  const story = [premise, ...earlier, moment].join('\n')
  if (kind !== 'child' && (name !== undefined ? isOld(name, story) : phrase !== '' && isOld(phrase, moment)))
    return callings[0][1]
  const sex = name !== undefined && kind === 'child' ? sexOf(name, name, story) : 'someone'
  const called = sex === 'someone' ? phrase : sex === 'man' ? 'boy' : 'girl'
  return callings.find(([sign]) => sign.test(called))?.[1] ?? ''
}
const callings = [
  [
    /^(?:old|elderly) |^(?:grand(?:mother|father|ma|pa)|granny|crone|elder|matriarch|patriarch)$/,
    'white hair. ',
  ],
  [/\b(?:boy|lad|son|brother|nephew|grandson)$/, 'short hair. '],
  [/\b(?:girl|daughter|sister|niece|granddaughter)$/, 'long hair. '],
] as const

/** 'Old Mrs. Pettibone', 'Madame Oraz. She is perhaps ninety'. */
const isOld = (name: string, story: string): boolean =>
  new RegExp(
    `\\b${name}, (?:aged |who is )?(?:sixty|seventy|eighty|ninety|[6-9]\\d)\\b|\\b[Oo]ld (?:\\p{Lu}[\\p{L}’'-]*\\.? ){0,2}${name}\\b|\\b${name}\\b[^]{0,160}?\\b(?:[Ss]?[Hh]e|who)(?: is| must be| looks|['’]s) (?:\\p{L}+ ){0,2}(?:sixty|seventy|eighty|ninety|(?<=(?:is|very|quite|so) )old)\\b`,
    'u',
  ).test(story)
