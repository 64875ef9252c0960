import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { openAnswers } from '../../content/open-answers.ts'
import { namesOf } from '../../content/people.ts'
import type { Clause, Question } from '../../language/clause.ts'
import { genderOfNoun } from '../../language/gendered-nouns.ts'
import { capitalised } from '../../language/letter-case.ts'
import { possessive } from '../../telling/noun.ts'
import { keepFact } from '../../world/change.ts'
import { type Entity, factAbout, hasState, HERO, isBeing, thingsHere, type World } from '../../world/world.ts'
import type { Scene } from '../scene.ts'
import { touchesPlot } from '../want.ts'
import { tellLead } from '../plot.ts'
import { howItIs } from './how-it-is.ts'
import { whatForm } from './what-forms.ts'

const HELPER =
  /\b(?:is|are|was|were|has|have|had|can|could|will|would|should|must|may|might)\b(?= )|\b(?:is|are|was|were|can|could|will|would)$/

interface Open {
  clause: Clause
  question: Question
  text: string
  about?: Entity
}

/** Settles what nobody has told yet, in a whole sentence that is kept; false where the plot keeps it, or its form tells nothing. */
export function settleOpen(scene: Scene, asked: Open, given: string): boolean {
  const { world, reply } = scene
  // 'What colour the pup's are eyes', as it was put.
  const words = given.replace(/(\p{L}+['’]s|\bthat|\bthis) (is|are|was|were) (\p{L}+)$/u, '$1 $3 $2')
  const isSecret =
    isAskedByPlot(world, words) || (touchesPlot(world, asked.text) && /^(?:who|where|why)\b/.test(words))
  if (isSecret && !SENSED.test(words))
    return !scene.speaker && scene.world.turn > 0 && tellLead(scene, 'look')
  const key = `settled ${words.slice(0, 50)}`
  const known = factAbout(world, 'story', key)
  const sentence =
    known?.text ??
    sentenceFor(scene, asked, words.replace(/ and (?:(?:from|to) )?(?:who|what|where|when|why|how)$/, ''))
  if (sentence === undefined) return false
  const told = withCapitals(sentence, asked.clause.text)
  scene.hasChanged = true
  reply.tell(known?.text ?? keepFact(world, 'story', key, told).text)
  return true
}

/** Names have their capitals back: 'to greece' of 'to Greece'. */
const withCapitals = (told: string, typed: string): string =>
  [...typed.matchAll(/(?<=\p{L} )\p{Lu}\p{L}{2,}/gu)].reduce(
    (text, [name]) => text.replace(new RegExp(`\\b${name.toLowerCase()}\\b`, 'gu'), name),
    told,
  )

/** What eyes and ears tell gives nothing away: what it looks like, how big it is. */
const SENSED =
  /^what .+ (?:looks?|sounds?|smells?|tastes?|feels?|is|are) like\b|^what colou?r\b|^how (?:big|heavy|large|tall|high|deep|wide|long|loud|hot|cold|old|bright) /

/** The very question of the story, put in other words: 'who sent it' where the want is to find out who sent the letters. */
function isAskedByPlot({ plot }: World, words: string): boolean {
  const [lead, ...asked] = words.split(' ')
  const [own, ...rest] = (plot.question ?? '').split(' ')
  return lead === own && asked.some((word) => word.length > 3 && rest.includes(word))
}

function sentenceFor(scene: Scene, asked: Open, words: string): string | undefined {
  const { random } = scene
  const [, lead = '', rest = ''] = /^(\p{L}+) (.+)$/u.exec(words) ?? []
  const end = (pool: keyof typeof openAnswers) => `${capitalised(rest)} ${random.pick(openAnswers[pool])!}.`
  switch (lead) {
    case 'whether':
      return oneOfTwo(scene, rest) ?? yesOrNo(rest, random.chance(0.55))
    case 'who':
      return whoItIs(
        scene,
        rest.replace(/^(?:that|this|it) (?=(?:is|was) (?:at|in|on|by|up|down|out|over|behind)\b)/, ''),
      )
    case 'whose':
      return ownedBy(scene, rest)
    case 'when':
      if (/\b(?:tonight|today|tomorrow)\b/.test(rest)) return end('clock')
      return end(
        asked.question.asks === 'when' && /\bdid\b/.test(asked.text)
          ? 'past'
          : /\b(?:was|were|had|did|\p{L}+ed)\b/u.test(rest)
            ? 'past'
            : 'future',
      )
    case 'where':
      if (/ (?:who|that|which) /.test(rest)) return undefined
      if (rest.endsWith(' from')) return end('origin')
      if (SEEKING.test(rest)) return byProp(scene, rest)
      if (/\b(?:go(?:es)?|gone|went|run|ran|lead|leads|led|fled|heads?|headed)$/.test(rest))
        return end('whereTo')
      return STAYING.test(rest) ? end(isSmall(asked, rest) ? 'where' : 'whereabouts') : undefined
    case 'why':
      // Why an animal or a thing does something nobody could say.
      if (asked.about?.kind === 'animal') return undefined
      if ((asked.about && isBeing(asked.about)) || /^(?:I|you|he|she|they|we)\b/.test(rest))
        return IN_A_STATE.test(rest) ? undefined : end('reason')
      return /\b(?:is|are|was|were) (?:so |all |such )?\p{L}+(?: \p{L}+)?$/u.test(rest)
        ? end(/^(?:it|that|this|everything|everybody|everyone) /.test(rest) ? 'causeOfIt' : 'cause')
        : undefined
    case 'how':
      return howItIs(scene.random, rest, asked.question.degree)
    case 'what':
    case 'which':
      return whatItIs(scene, rest)
  }
  return undefined
}

/** 'I'm so pale', 'she is afraid of dogs': of a state nobody says why as of a deed. */
const IN_A_STATE =
  /(?:['’]m|\b(?:am|is|are|was|were)) (?:not )?(?:so |very |all |such )?(?!\p{L}+ing\b)\p{L}+/u

/** What is somewhere, or was found or put there; where one learnt or grew up is no such place. */
const STAYING =
  /\b(?:is|are|was|were|lies?|lay|stands?|stood|lives?|lived|hides?|hid|hidden|keeps?|kept|puts?|left|leaves?|finds?|found|happens?|happened)\b/

/** What can lie under a board; a party, a town or a person cannot. */
const isSmall = ({ about }: Open, rest: string): boolean => {
  const noun =
    about?.name ?? /^(?:the |my |your |his |her )?(.+?) (?:is|are|was|were)\b/u.exec(rest)?.[1] ?? rest
  return (
    (about === undefined || about.kind === 'thing') &&
    /artifact|food|possession|communication|object/.test(
      sensesOf(noun.split(' ').at(-1)!, 'noun')[0]?.field ?? '',
    )
  )
}

/** Whoever looks, hides or waits does so here, by something that stands about. */
const SEEKING =
  /^(?:he|she|they|it|the \p{L}+|\p{Lu}\p{L}+) (?:looks?|search(?:es)?|hides?|sits?|stands?|waits?|sleeps?|lands?|hits?)\b/u

function byProp({ world, random }: Scene, rest: string): string | undefined {
  const prop = random.pick(thingsHere(world).filter(({ isFixed, isTyped }) => isFixed && !isTyped))
  return prop && `${capitalised(rest)} behind the ${prop.name}.`
}

/** 'The cousin is alone or has he brought men', 'it is fast or slow': one of the two, as a whole sentence. */
function oneOfTwo({ random }: Scene, statement: string): string | undefined {
  const [, left = '', right = ''] = /^(.+?),? or (?!not\b)(.+)$/.exec(statement) ?? []
  if (right === '') return undefined
  if (random.chance(0.5)) return `${capitalised(left.replace(/^either /, ''))}.`
  const [, helper, subject, rest] =
    /^(is|are|was|were|has|have|had|can|could|will|would|did|does|do) (it|he|she|they|you|(?:the|your|his|her) \p{L}+) (.+)$/u.exec(
      right,
    ) ?? []
  if (helper) return `${capitalised(`${subject} ${helper.startsWith('d') ? '' : `${helper} `}${rest}`)}.`
  const words = left.split(' ')
  const kept = words.slice(0, Math.max(2, words.length - right.split(' ').length))
  return `${capitalised([...kept, right].join(' '))}.`
}

/** 'It is a raccoon', or that it is not. */
function yesOrNo(given: string, isSo: boolean): string | undefined {
  const anybody = /^(?:any|some)(?:one|body)\b/
  // 'Nobody else is on shift': whoever asks is.
  const statement = /^(?:there (?:is|are|was|were) )?any(?:one|body) else\b/.test(given)
    ? given
    : given.replace(/ else\b/, '')
  if (anybody.test(statement))
    return isSo
      ? `Yes: ${statement.replace(anybody, 'somebody')}.`
      : `No: ${statement.replace(anybody, 'nobody')}.`
  if (!isSo && /^there (?:is|are|was|were) any(?:thing|body|one)\b/.test(statement))
    return `No: ${statement.replace(/\bany(thing|body|one)\b/, (_, end: string) => (end === 'thing' ? 'nothing' : 'nobody'))}.`
  if (!isSo && /^there (?:is|are|was|were) (?!no\b)/.test(statement))
    return `No: ${statement.replace(/^(there (?:is|are|was|were)) (?:an? |any |some |an(?=other))?/, '$1 no ')}.`
  if (isSo) return `Yes: ${statement.replace(/\bany(?=(?:one|body|thing|where)?\b)/, 'some')}.`
  return HELPER.test(statement)
    ? `No: ${statement
        .replace(HELPER, '$& not')
        .replace('can not', 'cannot')
        .replace(/\bsome(?=(?:one|body|thing|where)?\b)/, 'any')}.`
    : `Yes: ${statement}, only just.`
}

/** Whoever is to blame for something comes out by what is done in the story. */
const BLAME =
  /\b(?:did (?:it|this|that)|stole|took|killed|murdered|poisoned|robbed|broke|burn(?:ed|t)|hid|swapped|forged|framed|betrayed|lied|attacked|kidnapped|sabotaged|cheated|is (?:to blame|lying|behind)|was behind)\b/

/** 'Who lives in the walls': one of those the story has named, or somebody of that age; who she is, is what she is called. */
function whoItIs(scene: Scene, rest: string): string | undefined {
  if (BLAME.test(rest)) return undefined
  // 'Who she thinks is sending them': somebody is.
  const bare = rest.replace(/^(?:I|you|he|she|they) (?:think|believe|suspect|guess|suppose)s? /i, '')
  if (bare !== rest) return whoItIs(scene, bare)
  const { name, isNew } = somebodyFor(scene, rest)
  const told = isNew ? `somebody by the name of ${name}` : name
  const called =
    /^((?:he|she|it|they|that|this|(?:the|my|your|his|her|an?) \p{L}+(?: \p{L}+)?)) (is|are|was|were)$/iu.exec(
      rest,
    )
  if (called) return `${capitalised(called[1]!)} ${called[2]} ${told}.`
  if (/^(?:I|we|he|she|it|they|you|(?:the|your|his|her) \p{L}+)(?:['’]s)? /iu.test(rest))
    return `${capitalised(rest)} ${told}.`
  return `${capitalised(told)} ${rest.replace(/^else /, '')}.`
}

/** One of those the story has named, unless the question names or excludes them, or somebody of that age who is new. */
function somebodyFor({ world, random, speaker }: Scene, rest: string): { name: string; isNew: boolean } {
  const people = world.entities.filter(
    (entity) =>
      entity.id !== HERO &&
      entity.id !== speaker?.id &&
      isBeing(entity) &&
      entity.isProper === true &&
      !entity.isPlural &&
      !hasState(entity, 'dead') &&
      // 'Who told him' was somebody else.
      !(entity.id === world.lastMeant[0] && /\b(?:him|her|them)\b/.test(rest)) &&
      !rest.includes(entity.name),
  )
  const { f, m } = namesOf[world.era]
  const known = people.length > 0 && random.chance(0.5) ? random.pick(people)!.name : undefined
  return { name: known ?? random.pick(random.chance(0.5) ? f : m)!, isNew: known === undefined }
}

/** 'Whose coat is on the chair', 'whose is this': somebody's. */
function ownedBy(scene: Scene, rest: string): string | undefined {
  const { name: owner } = somebodyFor(scene, 'is here')
  if (/(?:^| )(?:this|that|it|these|those)(?: \p{L}+)? (?:is|are|was|were)$| (?:is|was) it$/u.test(rest))
    return `It is ${possessive(owner)}.`
  const [, thing, rests] = /^(\p{L}+(?: \p{L}+)?) ((?:is|are|was|were) .+)$/u.exec(rest) ?? []
  return thing && `${capitalised(possessive(owner))} ${thing} ${rests}.`
}

/** 'The woman is called': a woman's name. */
const genderIn = (called: string): 'm' | 'f' | undefined =>
  /\bshe\b/i.test(called) ? 'f' : /\bhe\b/i.test(called) ? 'm' : genderOfNoun(called.split(' ').at(-3) ?? '')

/** 'What it is made of', 'what tune it is humming', 'what she thinks of it', by the words that are left open. */
function whatItIs(scene: Scene, typed: string): string | undefined {
  const { random } = scene
  const rest = typed.replace(/,? (?:if|when|now that|since|because) .+$/, '')
  const choice =
    /^(.+ (?:looks?|sounds?|smells?|tastes?|feels?|is|are|was|were) )like ?,? (\p{L}+ or \p{L}+)$/u.exec(rest)
  if (choice) return oneOfTwo(scene, `${choice[1]}${choice[2]}`)
  const called = /^(.+ (?:is|are|was|were) (?:called|named))$/.exec(rest)?.[1]
  if (called)
    return `${capitalised(called)} ${random.pick(namesOf[scene.world.era][genderIn(called) ?? (random.chance(0.5) ? 'f' : 'm')])!}.`
  return whatForm(rest, random)
}
