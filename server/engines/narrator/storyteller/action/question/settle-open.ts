import { ingredients, saidOfNew } from '../../content/answers.ts'
import { measures, settled } from '../../content/open-answers.ts'
import { knownGender, namesOf } from '../../content/people.ts'
import { capitalised } from '../../language/letter-case.ts'
import { formOf, nounOf, possessive } from '../../telling/noun.ts'
import { kindOfNoun } from '../../language/noun-kinds.ts'
import { carriedWords } from '../../telling/carried-words.ts'
import { mend } from '../../telling/polish.ts'
import { fits } from '../../telling/fits.ts'
import { addEntity, keepFact } from '../../world/change.ts'
import {
  beingsHere,
  type Entity,
  factAbout,
  hasState,
  HERO,
  isBeing,
  thingsHere,
  type World,
} from '../../world/world.ts'
import { groupNames } from '../../world/group-names.ts'
import { listed } from '../../telling/phrases.ts'
import { findThing } from '../reveal.ts'
import type { Scene } from '../scene.ts'
import { touchesPlot } from '../want.ts'
import type { Asked } from './asked.ts'
import { ageFor, countFor, hourFor } from './numbers.ts'
import { isPut, shortAnswer } from './short-answer.ts'
import { isWritten, writingsOn } from './writing.ts'

const LEAD =
  /^.*?\b(?=(?:what|who|whom|whose|where|when|why|how|which)\b)|^(?:(?:and|but|so|then|ok|okay|well|now|hey|oh)\b,? ?)+/iu
const OF_WHETHER =
  /^\W*(?:is|are|am|was|were|do|does|did|has|have|had|can|could|will|would|should|must|may|might) (?!\p{L}+ (?:know|tell|say|remember|guess|see|think|want|mean)\b)/iu
const BY_THE_WAY =
  /(?: ?,)? (?:by the way|right now|just now|at the moment|so far|anyway|exactly|again|then|now|please|or not)$/

/** Settles what nobody has told yet, by the answer alone, and keeps it; false where the plot keeps it, or nothing would answer it. */
export function settleOpen(scene: Scene, asked: Asked): boolean {
  const { world } = scene
  const words = asked.text
    .replace(OF_WHETHER.test(asked.text) ? /^$/ : LEAD, '')
    .replace(BY_THE_WAY, '')
    .replace(/^who (\p{L}+) (is|was)$/u, 'who $2 $1')
    .replace(/\b(?:even|ever|really|actually|just|still|exactly|(?<!who )else) /g, '')
  const isSecret =
    isAskedByPlot(world, words) || (touchesPlot(world, asked.text) && /^(?:who|where|why)\b/.test(words))
  if (isSecret && !SENSED.test(words)) return false
  const known = factAbout(world, 'story', keyOf(asked, world))?.text
  if (known !== undefined) return tellAgain(scene, known)
  const told = answerTo(scene, asked, words)
  if (told === undefined) return false
  keepAnswer(scene, asked, told)
  return true
}

function tellAgain(scene: Scene, known: string): boolean {
  scene.isSettled = true
  // 'Yes.' may be said as often as it is asked.
  if (known.split(' ').length < 5) scene.reply.answer(known)
  else scene.reply.tell('[known]', { known })
  return true
}

/** Tells an answer, and keeps it for whenever the same is asked. */
export function keepAnswer(scene: Scene, asked: Asked, told: string): void {
  scene.hasChanged = true
  scene.isSettled = true
  scene.reply.answer(keepFact(scene.world, 'story', keyOf(asked, scene.world), told).text)
}

/** The same for all questions that ask the same of the same, whoever is asked: 'how old are you', 'how old is the cook'. */
export function keyOf({ about, question, text }: Asked, { turn }: World): string {
  const isOf =
    about && (isBeing(about) || /\b(?:it|its|they|them|their)\b/i.test(text)) && question.asks !== 'howFar'
  const names = isOf ? `${about.name} ${about.role ?? ''}`.toLowerCase().split(' ') : []
  const carried = [...carriedWords(text)].filter((word) => !names.includes(word))
  const words = [isOf ? about.id : '', ...carried.toSorted()].filter(Boolean)
  return `settled ${question.asks} ${words.length > 0 ? words.join(' ') : `${text} ${turn}`}`.slice(0, 70)
}

/** What eyes and ears tell gives nothing away: what it looks like, how big it is. */
const SENSED =
  /^what .+ (?:looks?|sounds?|smells?|tastes?|feels?|is|are) like\b|^what .*\blike$|^what colou?r\b|^how (?:big|heavy|large|tall|high|deep|wide|long|loud|hot|cold|old|bright)\b/

/** The very question of the story, put in other words: 'who sent it' where the want is to find out who sent the letters. */
function isAskedByPlot({ plot }: World, words: string): boolean {
  const [lead, ...asked] = words.split(' ')
  const [own, ...rest] = (plot.question ?? '').split(' ')
  return lead === own && asked.some((word) => word.length > 3 && rest.includes(word))
}

/** What nobody has told yet, by the kind of question; undefined where nothing would answer it. */
export function answerTo(scene: Scene, asked: Asked, words: string): string | undefined {
  const { random, speaker } = scene
  const [lead = ''] = words.split(' ')
  if (/^who (?:are|were) (?:the |my |your |our )?(?:other )?\p{L}+s$/u.test(words))
    return `${listed(groupNames(scene.world, scene.random))}.`
  if (lead === 'who' || lead === 'whom')
    return BLAME.test(words) ? undefined : (byRule(scene, asked, words) ?? whoItIs(scene, words))
  if (lead === 'whose') {
    const owner = knownFor(scene, words)
    if (owner) return `${capitalised(possessive(owner.name))}.`
    return /\b(?:name|signature|hand|handwriting|initials|voice|face|picture)\b/.test(words)
      ? `${possessive(newName(scene, words))}, of whom nobody has spoken so far.`
      : 'Nobody’s, that anybody knows.'
  }
  if (/^(?:what|which|where|when|why|how)$/.test(lead))
    return byRule(scene, asked, words) ?? (lead === 'how' ? howItIs(scene, asked, words) : undefined)
  if (!isPut(asked.text)) return undefined
  return shortAnswer(asked, random.chance(0.7), speaker)
}

/** 'How deep is it' by its measure; undefined for the manner of a deed, which no answer fits that is made for any. */
function howItIs({ random }: Scene, { question }: Asked, words: string): string | undefined {
  const [, quality = '', helper = 'is'] = /^how (\p{L}+)(?: (\p{L}+))?/u.exec(words) ?? []
  const isMeasured =
    question.degree === quality || (/^(?:is|are|was|were)$/.test(helper) && !quality.endsWith('ly'))
  if (quality === '' || !isMeasured || /^(?:much|many|come|so|about)$/.test(quality)) return undefined
  const { lines } = measures.find(({ asks }) => asks.test(quality))!
  return `${capitalised(random.pick(lines)!.replace('[quality]', quality))}.`
}

/** The first rule of content that a question meets, and a line of its pool that fits the story. */
function byRule(scene: Scene, asked: Asked, words: string): string | undefined {
  const predicate = `${words.split(' ')[0]} #${asked.question.predicate ?? ''}`
  const rule = settled.find(
    ({ asks }) => asks.test(words) || (asks.source.includes('#') && asks.test(predicate)),
  )
  if (
    !rule ||
    (rule.isOfBeing && !isOfBeing(asked, words)) ||
    (rule.isOfBeing && words.startsWith('why') && isState(words))
  )
    return undefined
  const { world, random, rating } = scene
  if (
    rule.from === 'find' &&
    asked.about &&
    /^(?:food|drink)$/.test(kindOfNoun(asked.about.name.split(' ').at(-1)!) ?? '')
  )
    return `${capitalised(random.pick(ingredients)!)}.`
  if (rule.from === 'find') {
    const found = findThing(scene, world.here)
    return found && mend(`${formOf(nounOf(found), 'a')!}.`)
  }
  const prop = random.pick(thingsHere(world).filter(({ isFixed, isTyped }) => isFixed && !isTyped))
  if (rule.from === 'age') return ageFor(scene, asked)
  if (rule.from === 'clock') return hourFor(scene, asked)
  if (rule.from === 'count') return countFor(scene, words)
  if (rule.from === 'name')
    return words.startsWith('which') ? oneOfThese(scene, words) : `${newName(scene, words)}.`
  if (rule.from === 'prop' && prop && !(scene.speaker && asked.about && isBeing(asked.about)))
    return `By the ${prop.name}.`
  const writer =
    asked.about && isWritten(asked.about.name) ? asked.about.name : asked.name?.replace(/^it$/i, '')
  const pool =
    rule.from === 'writing' || (rule.from === 'speech' && (writer ? isWritten(writer) : / it\b/.test(words)))
      ? writingsOn(writer || 'inscription')
      : rule.lines
  const fitting = random.shuffle([...pool]).filter((each) => fits(each, world, rating))
  const isTold = (each: string) => world.facts.some(({ text }) => text.startsWith(capitalised(each)))
  const line = fitting.find((each) => !isTold(each)) ?? fitting[0]
  // Whoever is asked says it in quotes as it is.
  if (
    line &&
    scene.speaker &&
    rule.from === 'speech' &&
    /\b(?:said|told|asked|answered|whispered|shouted|wrote)\b/.test(words)
  )
    return `These were the words: ${line.replace(/^“([^“”]*?)[.]?”$/, '‘$1’')}.`
  if (line && scene.speaker)
    return capitalised(line.replace(/^“([^“”]*?)[.]?”$/, '$1')).replace(/([^.”?])$/, '$1.')
  return line && capitalised(line).replace(/([^.”])$/, '$1.')
}

/** 'Why she is so pale': of a state nobody says why as of a deed. */
const isState = (words: string): boolean =>
  /\b(?:am|is|are|was|were|smells?|looks?|sounds?|tastes?|seems?|feels?)\b/.test(words) &&
  !/\b(?!(?:some|any|no|every)?thing\b|morning\b|evening\b|king\b)\p{L}+ing\b/u.test(words)

const isOfBeing = ({ about }: Asked, words: string): boolean =>
  about && !/\b(?:you|we|he|she|they)\b/.test(words)
    ? isBeing(about) && about.kind !== 'animal'
    : /\b(?:i|we|you|he|she|they|(?:some|any)(?:body|one)|people)\b/.test(words)

/** Whoever is to blame for something comes out by what is done in the story. */
const BLAME =
  /\b(?:did (?:it|this|that)|stole|took|killed|murdered|poisoned|robbed|broke|burn(?:ed|t)|hid|swapped|forged|framed|betrayed|lied|attacked|kidnapped|sabotaged|cheated|is (?:to blame|lying|behind)|was behind)\b/

/** One of those the story has named, unless the question names or excludes them. */
function knownFor(scene: Scene, words: string): Entity | undefined {
  const { world, random, speaker } = scene
  const gender = /\b(?:he|she)\b/.test(words) ? genderIn(scene, words) : undefined
  const people = world.entities.filter(
    (entity) =>
      entity.id !== HERO &&
      entity.id !== speaker?.id &&
      isBeing(entity) &&
      entity.isProper === true &&
      !entity.isPlural &&
      !hasState(entity, 'dead') &&
      (gender === undefined || (knownGender(entity) ?? gender) === gender) &&
      // 'Who told him' was somebody else.
      !(entity.id === world.lastMeant[0] && /\b(?:him|her|them)\b/.test(words)) &&
      !words.includes(entity.name.toLowerCase()),
  )
  return people.length > 0 && random.chance(0.5) ? random.pick(people) : undefined
}

const genderIn = ({ random }: Scene, words: string): 'f' | 'm' =>
  /\bshe\b/.test(words) || (!/\bhe\b/.test(words) && random.chance(0.5)) ? 'f' : 'm'

const newName = (scene: Scene, words: string): string =>
  scene.random.pick(namesOf[scene.world.era][genderIn(scene, words)])!

/** 'Which of them laughs first': one who is here, else one of theirs by a name. */
function oneOfThese(scene: Scene, words: string): string {
  const here = beingsHere(scene.world).filter((each) => each.kind === 'person' && each !== scene.speaker)
  const one = here.length > 1 ? scene.random.pick(here) : undefined
  return one ? mend(`${formOf(nounOf(one), '')}.`) : `The one called ${newName(scene, words)}.`
}

/** Somebody the story knows, else somebody new, of whom no more than the name is told. */
function whoItIs(scene: Scene, words: string): string {
  const { world, random, speaker } = scene
  const known = knownFor(scene, words)
  if (known) return `${known.name}.`
  const gender = genderIn(scene, words)
  const name = random.pick(namesOf[world.era][gender])!
  const { id } = addEntity(world, { kind: 'person', name, isProper: true, gender, stance: 'neutral' })
  world.lastMeant = [...world.lastMeant.slice(0, 1), id, ...world.lastMeant.slice(1, 7)]
  const called = `${gender === 'f' ? 'A woman' : 'A man'} by the name of ${name}`
  const group = beingsHere(world).find(({ kind }) => kind === 'group')
  if (!speaker) return group ? `One of ${formOf(nounOf(group), '')}, by the name of ${name}.` : `${called}.`
  const more = random.shuffle([...saidOfNew])
  return `${called}. ${more.find((line) => !world.facts.some(({ text }) => text.endsWith(line))) ?? more[0]}`
}
