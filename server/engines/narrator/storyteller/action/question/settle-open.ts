import { parseSentence } from '#server/ground/grammar/parse-sentence.ts'
import { openAnswers } from '../../content/open-answers.ts'
import { capitalised } from '../../language/letter-case.ts'
import { carriedWords } from '../../telling/carried-words.ts'
import { fits } from '../../telling/fits.ts'
import { mend } from '../../telling/polish.ts'
import { withNames } from '../../telling/second-person.ts'
import { keepFact } from '../../world/change.ts'
import { factAbout, isBeing, type World } from '../../world/world.ts'
import type { Scene } from '../scene.ts'
import { touchesPlot } from '../plot/want.ts'
import type { Asked } from './asked.ts'
import { isPut, shortAnswer } from './short-answer.ts'
import type { Open } from './open.ts'
import { BLAME } from './open-people.ts'
import { sorts } from './sorts-of-answer.ts'

export const LEAD =
  /^.*?\b(?=(?:what|who|whom|whose|where|when|why|how|which)\b)|^(?:(?:and|but|so|then|ok|okay|well|now|hey|oh)\b,? ?)+/iu
const OF_WHETHER =
  /^\W*(?:is|are|am|was|were|do|does|did|has|have|had|can|could|will|would|should|must|may|might) (?!\p{L}+ (?:know|tell|say|remember|guess|see|think|want|mean)\b)/iu
const BY_THE_WAY =
  /(?: ?,)? (?:by the way|right now|just now|at the moment|anyway|exactly|again|then|now|please|or not)$/

/** The question from its asking word on, without what is only said by the way. */
export const askedWords = ({ text }: Asked): string =>
  text
    .replace(OF_WHETHER.test(text) ? /^$/ : LEAD, '')
    .replace(BY_THE_WAY, '')
    .replace(/^who (\p{L}+) (is|was)$/u, 'who $2 $1')
    .replace(/ (?:even|ever|really|actually|just|exactly|(?<!who )else)\b/g, '')

/** Settles what nobody has told yet, by the sort of answer that is asked for, and keeps it; false where the plot keeps it, or the sort is not sure. */
export function settleOpen(scene: Scene, asked: Asked): boolean {
  const { world } = scene
  const words = askedWords(asked)
  if (isSecret(world, asked)) return false
  const known = factAbout(world, 'story', keyOf(asked, world))?.text
  if (known !== undefined) return tellAgain(scene, known)
  const told = answerTo(scene, asked, words)
  if (told === undefined) return false
  keepAnswer(scene, asked, told)
  return true
}

/** Whether the plot keeps the answer: it comes out by what is done, and not for being asked. */
export function isSecret(world: World, asked: Asked): boolean {
  const words = askedWords(asked)
  return (
    !SENSED.test(words) &&
    (isAskedByPlot(world, words) ||
      (touchesPlot(world, asked.text) &&
        (/^where\b/.test(words) || (/^(?:who|why)\b/.test(words) && BLAME.test(words)))))
  )
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
  return !plot.isOpen && lead === own && asked.some((word) => word.length > 3 && rest.includes(word))
}

/** Not made true for being asked. */
export const HARM = /\b(?:kill(?:ed)?|die|dead|dying|hurt|harm|shoot|betray|lying|lost|gone)\b/

const TO_COME = /^\W*(?:will|would|(?:am|are|is) (?:\p{L}+ ){1,3}?(?:going to|gonna))\b/u

const AGES =
  /\b(?:centur(?:y|ies)|generations?|(?:hundreds?|thousands?) (?:of )?years|decades|eternity|aeons)\b/i

/** What nobody has told yet, in a whole sentence where the question gives one; undefined where the sort of its answer is not sure. */
export function answerTo(scene: Scene, asked: Asked, words: string): string | undefined {
  const { world, random, rating, speaker } = scene
  if (!/^(?:what|which|where|when|why|how|who|whom|whose)\b/.test(words))
    // What somebody will do is not made up before they do it.
    return isPut(asked.text) && (speaker || !TO_COME.test(asked.text))
      ? shortAnswer(asked, random.chance(HARM.test(words) ? 0.25 : 0.7), speaker)
      : undefined
  // Where years are told of, no hours are.
  const isSlow = world.facts.some(({ key, text }) => key === 'stated' && AGES.test(text))
  if (isSlow && /^(?:how long|how soon|when)\b/.test(words)) return undefined
  const noun = nounIn(words)
  const pick = (pool: keyof typeof openAnswers): string | undefined => {
    const fitting = random.shuffle(openAnswers[pool].split(' | ')).filter((each) => fits(each, world, rating))
    return fitting.find((each) => !world.facts.some(({ text }) => text.includes(each))) ?? fitting[0]
  }
  const open: Open = { scene, asked, words, noun, pick }
  const answer = sorts.find(({ is }) => is(open))?.answer(open)
  return answer && mend(withNames(capitalised(answer), world)).replace(/([^.”?])$/, '$1.')
}

/** 'Sheets' of 'how many sheets has she finished', 'floor' of 'what floor'. */
function nounIn(words: string): string {
  const after = /^(?:how (?:many|much)|what|which|whose) (?:of (?:the|my|your|these|those) )?(.+)$/.exec(
    words,
  )?.[1]
  const tokens = after === undefined ? [] : parseSentence(words).slice(-after.split(' ').length)
  const end = tokens.findIndex(({ tag }) => !/^(?:ADJ|NOUN|PROPN)$/.test(tag))
  return tokens
    .slice(0, end < 0 ? undefined : end)
    .map(({ word }) => word)
    .join(' ')
}
