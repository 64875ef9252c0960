import { asSecondPerson } from '../language/as-first-person.ts'
import type { Actor, Mention, Referents } from '../language/clause.ts'
import { phraseAt } from '../language/noun-phrase.ts'
import { inAgreement } from '../language/in-agreement.ts'
import { foreignLanguageOf } from '../language/languages.ts'
import { capitalised } from '../language/letter-case.ts'
import { readProse } from '../language/read-turn.ts'
import { tagWords } from '../language/tagger.ts'
import { toldToYou } from '../language/told-to-you.ts'
import { cleanText, type Word, wordsOf } from '../language/words.ts'
import { isName, nameIn, takeAppositions } from './appositions.ts'
import { eraOf } from './eras.ts'
import { inFirstPerson, sentencesFromLabels } from './first-person.ts'
import { genreHintsOf } from './genre-signs.ts'
import { type FoundHero, heroOf, roleText } from './hero.ts'
import type { FoundPerson } from './found-person.ts'
import { peopleOfPremise } from './people/people-of-premise.ts'
import { foeAmong } from './people/foe.ts'
import { moneyIn, possessionsOf } from './possessions.ts'
import { markElsewhere } from './elsewhere.ts'
import { markSilent, markTalking } from './talking.ts'
import { prohibitionsIn, withoutRules } from './prohibitions.ts'
import { withoutRequest } from './request-to-author.ts'
import { isRole } from './roles.ts'
import type { Scenario, ScenarioPerson } from './scenario.ts'
import { GOING_ON, seasonOf, timeOf, weatherOf } from './hours.ts'
import { placesOf } from './settings.ts'
import { deadlineOf } from './deadline.ts'
import { placeNamed, worldIn } from './place-of-topic.ts'
import { withHeroSaid } from './left-out-hero.ts'
import { withListsTold } from './lists-told.ts'
import { heroAsYou, toldOfHero } from './third-person.ts'
import { withCapitals } from './typed-capitals.ts'
import { thingsNamed } from './things-named.ts'
import { topicOf } from './topic.ts'
import { wantOf } from './wants.ts'

/** Reads a scenario as typed; never fails, and leaves open what it does not say. */
export function readScenario(given: string): Scenario {
  const dated = given
    .replace(/^\W*pov:?,? /i, '')
    .replace(/\bur(?= (?:an?|the|not|so|all|on|in|at|just|only)\b| \p{L}+ing\b)/giu, 'you are')
    .replace(/\bur\b/g, 'your')
    .replace(/(?<= )u(?= |\W*$)/g, 'you')
    .replace(
      /^(\W*)(?:in )?(?:the )?year (\d{3,4})(?: AD)?,? (?:in )?(\p{Lu}[\p{L}]+(?: \p{Lu}\p{L}+)?)(?=[.,])/iu,
      '$1$3, $2',
    )
    // 'My roommate (a vampire)', 'my sister (Ana)': told with commas, or as one name.
    .replace(
      /(?<=\p{L}) \(((?:an?|the|my|our) [\p{L}' -]+|\d+)\)(?=( |\W|$))/gu,
      (_, said: string, next: string) => `, ${said}${next === ' ' ? ',' : ''}`,
    )
    .replace(/(?<=\p{Ll}) \((\p{Lu}\p{Ll}+)\)/gu, ' $1')
    // 'In 1620s Goa': the year first hides the place.
    .replace(
      /\bin ((?:early |late )?\d{3,4}s?) (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*)/gu,
      (_, year: string, place: string) => `in ${place} in ${year.endsWith('s') ? 'the ' : ''}${year}`,
    )
  const clean = cleanText(withCapitals(inAgreement(sentencesFromLabels(dated.normalize('NFKC'))))).replace(
    /\b(?:INTO|NOT|NEVER|NOW|ALL|MUST|ONLY|VERY|REALLY|HATE|LOVE|AND|BUT)\b/g,
    (word) => word.toLowerCase(),
  )
  const language = foreignLanguageOf(clean, new Set())
  if (language)
    return {
      text: given,
      language,
      hero: { aliases: [], traits: [], possessions: [] },
      people: [],
      prohibitions: [],
      forbiddenWords: [],
      things: [],
      genreHints: genreHintsOf(clean),
      facts: [],
    }
  const { prohibitions, forbiddenWords } = prohibitionsIn(clean)
  const bare = withHeroSaid(withoutRules(withoutRequest(clean)))
  const story = inFirstPerson(bare)
  const spelled = withListsTold(story)
  const { words, appositions } = takeAppositions(taggedWords(spelled))
  const found = heroOf(spelled, words, appositions)
  const { hero } = found
  const plain = textOf(words)
  const heroId = 'hero'
  const clauses = readProse(plain, heroReferents(found))
  const isHero = (actor: Actor | Mention | undefined) =>
    actor === 'hero' ||
    actor === 'companions' ||
    (typeof actor === 'object' &&
      (actor.entityId === heroId ||
        found.mentions.some(({ text }) => text === actor.text) ||
        (hero.name !== undefined && nameIn(actor) === hero.name) ||
        (hero.role !== undefined && roleText(actor, nameIn(actor)) === hero.role)))
  const somebody = (name: string) =>
    name === hero.name || hero.aliases.includes(name) || isPersonName(name, words)
  const topic = topicOf(words, plain)
  const places = placesOf(topic?.text ?? story, somebody)
  const spokenOf = worldIn(story) ?? placeNamed(bare, topic !== undefined)
  // Where others are is not where the hero is.
  if (spokenOf?.kind !== places.far?.kind || !spokenOf?.kind) places.here ??= spokenOf
  const placeNames = new Set([
    places.here?.name,
    places.far?.name,
    ...(places.here?.phrase.split(' ') ?? []),
    ...(places.far?.phrase.split(' ') ?? []),
  ])
  const read = peopleOfPremise(spelled, found, (name) => placeNames.has(name))
  const people = read.people.filter(({ name, role }) =>
    name === undefined
      ? role === undefined || role.split(' ').at(-1) !== places.here?.kind
      : name !== topic?.noName && name !== places.here?.name,
  )
  const foe = foeAmong(people, read.enmity, plain)
  markElsewhere(people, clauses, plain)
  markTalking(people, clauses)
  markSilent(people, plain)
  const heroNames = found.isThirdPerson
    ? [hero.name, hero.role, ...hero.aliases].filter((name): name is string => name !== undefined)
    : []
  const told = toldOfHero(hero, people)
  const tell = (sentence: string) =>
    found.isThirdPerson ? asSecondPerson(sentence, told, true).text : toldToYou(sentence)
  const want = wantOf(
    story,
    read.aims.map(({ verb, strength }) => ({ phrase: spelled.slice(verb.start), score: strength })),
    clauses,
    people,
    foe,
    heroNames,
    /\b(?:love story|romance|romantic|in love|love|crush|fall(?:s|ing)? for)\b/i.test(clean) &&
      !prohibitions.includes('romance'),
    tell,
  )
  for (const person of people) sameAsSought(person, want?.object)
  hero.possessions.push(...possessionsOf(clauses, isHero, people), ...moneyIn(story))
  const sentences = story.split(SENTENCE_END)
  return {
    text: bare,
    hero,
    people: people.map(withoutKeys),
    foe,
    want,
    deadline: deadlineOf(story.replace(GOING_ON, '')),
    trouble: troubleIn(sentences, tell),
    prohibitions,
    forbiddenWords,
    ...eraOf(story),
    place: places.here,
    farPlace: places.far,
    home: places.home,
    things: thingsNamed(story),
    season: seasonOf(story),
    time: timeOf(topic?.when ?? story),
    weather: weatherOf(story),
    genreHints: genreHintsOf(clean),
    facts: (found.isThirdPerson
      ? heroAsYou(story, hero, people, topic !== undefined)
      : toldToYou(story.replace(/(?<=\p{L}), \d{3,4},(?= \p{Ll})/gu, ''))
    )
      .split(SENTENCE_END)
      .map(finished)
      .filter((sentence) => sentence.length > 3 && !/^you play\b/i.test(sentence)),
  }
}

const SENTENCE_END = /(?<=[.!?…"])\s+(?=\S)/

/** With its capital and its stop. */
const finished = (sentence: string): string => capitalised(sentence.trim()).replace(/(?<![.!?…"”])$/, '.')

const taggedWords = (text: string): Word[] => {
  const words = wordsOf(text)
  tagWords(words)
  return words
}

const textOf = (words: Word[]) =>
  words
    .map(({ text, kind }) => (kind === 'mark' ? text : kind === 'quote' ? ` "${text}"` : ` ${text}`))
    .join('')
    .trim()

function heroReferents({ hero, isThirdPerson }: FoundHero): Referents {
  const names = [hero.name, hero.role, ...hero.aliases].filter((name): name is string => name !== undefined)
  const isPerson = isThirdPerson
  return {
    entities: [
      {
        id: 'hero',
        names,
        kind: isPerson ? (hero.kind === 'group' ? 'group' : 'person') : 'hero',
        gender: hero.gender,
        isPresent: true,
      },
    ],
    lastMeant: isPerson ? ['hero'] : [],
  }
}

/** A capital word that the text treats as somebody: it acts, or a title or role leads it. */
function isPersonName(name: string, words: Word[]): boolean {
  const first = name.split(' ')[0]!
  if (isRole(first) && name.includes(' ')) return true
  return words.some((word, at) => {
    if (word.text.replace(/'s$/, '') !== first) return false
    if (/^(?:in|at|to|near|from|into|of)$/.test(words[at - 1]?.plain ?? '') && !isRole(words[at - 1]!.plain))
      return false
    const phrase = phraseAt(words, at, { isSubject: true })
    return (
      (words[at - 1] !== undefined && isRole(words[at - 1]!.plain)) ||
      word.text.endsWith("'s") ||
      (phrase !== undefined && isName(phrase.mention) && words[phrase.end]?.tags.has('Verb') === true)
    )
  })
}

const sameAsSought = (person: FoundPerson, object: string | undefined) => {
  if (object && person.isFoe && person.role && object.includes(person.role))
    person.state = person.state === 'absent' ? 'near' : person.state
}

const wrong =
  /\b(?:stopped|vanish\w*|disappear\w*|missing|stolen|stole|dead|dying|died|murder\w*|killed|broke\w*|lost|gone|curse\w*|threat\w*|attack\w*|hunt\w*|trapped|dry|fail\w*|resign\w*|refuses?|forbidden|locked|poison\w*|fire|burn\w*|war|sick\w*|ill|strange|whisper\w*|knock\w*|someone|nobody|never|too many|wrong|no longer|cannot|can't|must|taken|kidnapped|captured|hangs?|rewritten|wider|lies|evil|escaped?|storm|flood\w*|rival|enemy|betray\w*)\b/i

const troubleIn = (sentences: string[], tell: (sentence: string) => string) => {
  const found =
    sentences.find(
      (sentence) => wrong.test(sentence) && !/^\W*(?:i|we) (?:am|are|must|need|want)\b/i.test(sentence),
    ) ?? sentences.find((sentence) => wrong.test(sentence))
  return found && finished(tell(found))
}

/** Somebody as the scenario has them, without the words they were found by. */
function withoutKeys(person: ScenarioPerson & { keys?: unknown }): ScenarioPerson {
  const told = { ...person }
  delete told.keys
  return told
}
