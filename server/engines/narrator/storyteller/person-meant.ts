import type { Genre } from '#contract/genres.ts'
import { addPerson, type Casting } from './cast-world.ts'
import type { Phrase } from './noun-phrase.ts'
import { headOf } from './noun.ts'
import type { Deed } from './deed.ts'
import { shortRole } from './read-hero.ts'
import { genderOfRole, isPersonLike } from './wordbooks/person-words.ts'
import { partPerson } from './threads.ts'
import { mainThread, peopleHere, personOf, type Person, type World } from './world.ts'

const SOCIAL = new Set([
  'talk',
  'ask',
  'say',
  'give',
  'show',
  'threaten',
  'trade',
  'help',
  'fight',
  'shoot',
  'follow',
  'refuse',
  'perform',
  'feel',
])

const SPEAKING = new Set(['ask', 'talk', 'say'])

/** Deeds for which somebody nobody has seen yet may be on the spot. */
const MEETING = new Set(['talk', 'ask', 'say', 'give', 'show', 'trade', 'help', 'perform'])

const ALLY = /^(?:friend|companion|ally|partner|comrade|buddy|colleague)$/

/** Nobody is harmed because he happens to stand there. */
const HARMING = new Set(['fight', 'shoot', 'threaten'])

const foeHere = (world: World): Person | undefined => {
  const foe = partPerson(world, mainThread(world), 'foe')
  return foe?.at === world.here ? foe : undefined
}

const LONGEST_ROLE = 30

/** Who the player means; a stranger the player speaks of comes into the world. */
export function personMeant(
  casting: Casting,
  deed: Deed,
  phrases: Phrase[],
  genre: () => Genre,
): Person | undefined {
  const { world } = casting
  const asked =
    deed.act === 'ask' && ASKING_ONE.test(deed.text) ? personByPronoun(world, deed.pronoun) : undefined
  if (asked) return asked
  const addressee = SPEAKING.has(deed.act)
    ? phrases.find(({ head, isPlural }) => isPersonLike(head) && !isPlural)
    : undefined
  const isNew = addressee !== undefined && !personNamed(world, addressee)
  const named = isNew
    ? undefined
    : (phrases.map((phrase) => personNamed(world, phrase)).find((person) => person !== undefined) ??
      personCalled(world, addressOf(deed)))
  if (named) return named
  const meant = personByPronoun(world, deed.pronoun)
  if (meant) return meant
  if (!SOCIAL.has(deed.act)) return undefined
  const stranger = phrases.find(
    ({ head, isPlural, name }) => isPersonLike(head) && !isPlural && name.length < LONGEST_ROLE,
  )
  const friend = partPerson(world, mainThread(world), 'friend')
  if (stranger && /^(?:my|our)$/.test(stranger.lead) && ALLY.test(stranger.head) && friend?.at === world.here)
    return friend
  if (stranger && !MEETING.has(deed.act)) return undefined
  if (stranger) {
    const role = shortRole(stranger.name)
    return addPerson(casting, genre(), { role, gender: genderOfRole(role), at: world.here })
  }
  if (HARMING.has(deed.act)) return foeHere(world)
  const focused = personOf(world, world.focus.person)
  return focused?.at === world.here ? focused : peopleHere(world)[0]
}

/** 'I ask him why Etta holds back' is asked of him. */
const ASKING_ONE = /\bask (?:him|her)\b/i

/** Names behind it are what is asked about. */
const ASKED = /\b(?:where|who|whom|what|why|how|when|if|whether|about)\b/i

/** Where a name is that of the person addressed: outside the spoken words, or set off in them: 'Ruth, who is he?' */
function addressOf({ act, text, speech }: Deed): string {
  if (speech === undefined) return act === 'ask' ? (text.split(ASKED)[0] ?? '') : text
  const outside = text.replace(speech, ' ')
  return /\p{L}/u.test(outside)
    ? outside
    : (/^[^,?!.]{2,20},|,[^,?!.]{2,20}[?!.]*$/.exec(speech)?.join(' ') ?? '')
}

function personByPronoun(world: World, pronoun: string | undefined): Person | undefined {
  if (!pronoun || !/^(?:him|her|he|she)$/.test(pronoun)) return undefined
  const gender = /^h(?:im|e)$/.test(pronoun) ? 'he' : 'she'
  const focused = personOf(world, world.focus.person)
  const isMeant = (person: Person | undefined) => person?.gender === gender
  const dear = partPerson(world, mainThread(world), 'dear')
  if (isMeant(dear) && dear?.at === world.here) return dear
  if (isMeant(focused) && focused?.at === world.here) return focused
  return (
    peopleHere(world).find(isMeant) ??
    world.people.findLast((person) => isMeant(person) && person.isMet && person.at !== undefined)
  )
}

/** Whether a phrase names this person, by name or by trade. */
export function isSame(phrase: Phrase, person: Person): boolean {
  const named = phrase.name.toLowerCase().split(' ')
  const isName = person.name
    .toLowerCase()
    .split(' ')
    .some((part) => named.includes(part))
  return isName || headOf(person.role) === phrase.head.toLowerCase()
}

/** What players call the enemy of the story. */
const ENEMY = /^(?:culprit|killer|murderer|thief|villain|enemy|saboteur|traitor|kidnapper|attacker|intruder)$/

const personNamed = (world: World, phrase: Phrase) =>
  (ENEMY.test(phrase.head.toLowerCase()) && phrase.lead === 'the'
    ? partPerson(world, mainThread(world), 'foe')
    : undefined) ??
  [...peopleHere(world), ...world.people.filter(({ at }) => at !== world.here)].find(
    (person) => isSame(phrase, person) && (person.isMet || person.at === world.here),
  )

/** Whom an order goes to: by name, by trade, or 'her'. */
export function personAddressed(world: World, called: string): Person | undefined {
  const words = called.toLowerCase().split(' ')
  const isCalled = ({ name, role }: Person) =>
    name
      .toLowerCase()
      .split(' ')
      .some((part) => words.includes(part)) || headOf(role).toLowerCase() === words.at(-1)
  return (
    personByPronoun(world, words[0]) ??
    peopleHere(world).find(isCalled) ??
    world.people.find((person) => person.isMet && isCalled(person))
  )
}

const personCalled = (world: World, text: string) =>
  world.people.find(
    ({ name, isMet }) =>
      isMet &&
      new RegExp(`(?<!\\p{L})${name.split(' ')[0]!.replace(/[^\p{L}]/gu, '')}(?!\\p{L})`, 'iu').test(text),
  )
