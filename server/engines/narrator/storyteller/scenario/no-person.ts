import type { Mention } from '../language/clause.ts'
import { isPlaceNoun, isVehicleNoun } from '../language/noun-kinds.ts'
import { verbsOf } from '../language/verb-forms.ts'
import type { Word } from '../language/words.ts'
import { genderOf, isGivenName, isRole } from './roles.ts'
import { isPlaceOnMaps } from './typed-capitals.ts'

/** 'I rode into Dry Creek': what one goes into is no person. */
export const isEntered = (name: string, words: Word[]): boolean =>
  new RegExp(`\\binto ${name}(?!\\p{L})`, 'u').test(words.map(({ text }) => text).join(' '))

/** 'Who grows giant pumpkins', 'a space station diner': a verb is no part of a role, and a house is nobody. */
export const isNoOne = (role: string, head: string): boolean => {
  const [first = '', next] = role.split(' ')
  const isOfVerb =
    next !== undefined &&
    /[^s]s$/.test(first) &&
    verbsOf(first).some(({ form }) => form === 's') &&
    !isRole(first)
  return isOfVerb || /^(?:diner|café|cafe|saloon|tavern|bakery|shop|hospital|lighthouse)$/.test(head)
}

/** A bare name that never acts, is owned, met or spoken to, only stood in or gone to: 'on the Bosphorus', 'the Star of Jaipur'. */
export function isOfNoPerson(name: string, words: Word[], mention: Mention): boolean {
  const [first] = name.split(' ')
  if (genderOf(undefined, name) !== undefined || mention.named !== undefined) return false
  if (mention.of || isPlaceOnMaps(name)) return true
  // 'In Cheyne Walk': a street.
  if (
    new RegExp(`\\b(?:in|on|at|to|from|of|near) (?:\\p{Lu}[\\p{L}'’-]+ )*${name}(?!\\p{L})`, 'u').test(
      words.map(({ text }) => text).join(' '),
    ) &&
    STREET.test(name)
  )
    return true
  // 'At mission control, Houston': where that is.
  const whole = words.map(({ text }) => text).join(' ')
  if (
    new RegExp(`\\b(?:at|in|from|near) (?:the )?\\p{Ll}[\\p{L} ]{2,25} ?, ${name}(?= ?[.,;]|$)`, 'u').test(
      whole,
    )
  )
    return true
  // 'Olympus is closing down': a house or a town, and nobody.
  if (
    new RegExp(
      `(?<![\\p{L}])${name} (?:is|was|has been) (?:closing|shutting|closed|burning|flooded|flooding|sinking|besieged|dying|falling|at war|a (?:town|city|village|place|ship|planet))\\b`,
      'u',
    ).test(words.map(({ text }) => text).join(' '))
  )
    return true
  if (
    words.some(
      (word, at) =>
        word.text === first &&
        words
          .slice(Math.max(0, at - 4), at)
          .some(
            ({ plain }) =>
              /^(?:musical|opera|movie|film|novel|romeo)$/.test(plain) ||
              (plain === 'play' && words[at - 1]?.plain === 'is'),
          ),
    )
  )
    return true
  if (
    words.some(
      (word, at) =>
        word.text === first &&
        isNamedPlace(words[at - (words[at - 1]?.plain === 'the' ? 2 : 1)]?.plain ?? ''),
    )
  )
    return true
  if (/\b(?:Corp|Corporation|Inc|Industries|Syndicate|Company|Cartel|Clan|Gang|Brothers|Guild)$/.test(name))
    return false
  const places = words.flatMap((word, at) => (word.text.replace(/'s?$/, '') === first ? [at] : []))
  return (
    places.length > 0 &&
    !places.some((at) => {
      const lead = words[at - 1]?.plain === 'the' ? at - 2 : at - 1
      if (
        /^(?:in|at|on|near|orbiting|aboard|to|from|of|off|through|across|into|around|beyond|towards|toward|outside|inside|over|for|under|between)$/.test(
          words[lead]?.plain ?? '',
        )
      )
        return false
      const end = at + name.split(' ').length
      const isLate = words[end]?.tags.has('Adverb') === true && words[end + 1]?.tags.has('Verb') === true
      const verb = words[isLate ? end + 1 : end]
      return (
        (/'s?$/.test(words[end - 1]!.text) && words[at - 1]?.plain !== 'the') ||
        (verb !== undefined && (verb.tags.has('Verb') || verb.plain === ',' || verb.plain === 'and')) ||
        words[at - 1]?.tags.has('Verb') === true ||
        /^(?:with|and|against|me|my|by)$/.test(words[lead]?.plain ?? '')
      )
    })
  )
}

/** What bears a name: a ship, an inn. */
const isNamedPlace = (noun: string) =>
  isVehicleNoun(noun) || isPlaceNoun(noun) || /^(?:starship|café|cafe)$/.test(noun)

const STREET =
  /(?:^| )(?:Street|Road|Lane|Walk|Row|Square|Avenue|Alley|Court|Hill|Park|Bridge|Gate|Station|Terrace|Crescent|Place|Quay|Bay|Beach|Island|Valley|Falls)$/

/** A word in capitals that is several of a kind: 'Wolves'. */
export const isPluralRole = (name: string): boolean =>
  name.endsWith('s') || /^(?:wolves|mice|geese|people|police)$/i.test(name)

/** A capital that only begins a sentence, of no given name: 'Mutiny is brewing', 'Tonight's message'. */
export const isOnlyFirstWord = (name: string, text: string): boolean =>
  !name.includes(' ') &&
  !isGivenName(name) &&
  (verbsOf(name.toLowerCase()).length > 0 ||
    new RegExp(`(?<![\\p{L}])${name.toLowerCase()}(?![\\p{L}])`, 'u').test(text) ||
    /^(?:tonight|today|tomorrow|yesterday|mutiny|war|death|winter|wolves|suspects|somewhere|nothing|everything|rumou?rs?|once|only|love|magic|zombies|pirates|bandits)$/i.test(
      name,
    )) &&
  ![...text.matchAll(new RegExp(`(?<![\\p{L}])${name}(?![\\p{L}])`, 'gu'))].some(({ index }) =>
    /[\p{L},] $/u.test(text.slice(0, index)),
  )

/** A part of somebody, which is no person. */
export const isBodyPart = (head: string) =>
  /^(?:hand|head|heart|eye|face|voice|name|shadow|arm|foot|leg|mind|soul|hair|finger|ear|blood|body)$/.test(
    head,
  )
