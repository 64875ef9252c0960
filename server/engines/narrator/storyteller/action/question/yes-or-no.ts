import { ownAsides } from '../../content/open-answers.ts'
import type { Clause } from '../../language/clause.ts'
import { capitalised } from '../../language/letter-case.ts'
import { saidBy } from '../../telling/nameless.ts'
import { formOf, nounOf } from '../../telling/noun.ts'
import { keepFact } from '../../world/change.ts'
import { type Entity, factAbout } from '../../world/world.ts'
import type { Scene } from '../scene.ts'
import { recallWhether } from './recall-whether.ts'
import { keyOf } from './settle-open.ts'
import { shortAnswer } from './short-answer.ts'

/** Nobody says yes to it. */
const HARM =
  /\b(?:you|they|he|she) (?:\p{L}+ ){0,3}(?:bite|kill|hurt|eat|shoot|harm|attack|betray|lie|steal|stole|lying|afraid|scared|mad|angry|upset)\b/u

/** Nobody told of is with anybody. */
const ANYBODY = /\b(?:is|was) there (?:any|some)(?:one|body)\b/

/** 'Would you like some tea?' */
const OFFER =
  /^\W*(?:(?:and|so|well),? )?(?:(?:do|would|will) (?:you|he|she|they) (?:want|like|care for|fancy)|(?:would|will) (?:you|he|she|they) have|(?:you )?want|care for|fancy) (?:an?|some|any|another|one|more|something|the|my)\b/

/** What is asked of whoever hears it: 'see' of 'did you see it', 'afraid' of 'are you afraid'. */
const ASKED_OF =
  /^\W*(?:and |but |so )?(do|did|have|are|were|can|could|will|would)(?:n['’]t)? you (?:(?:really|still|even|ever|all|so|at least) )?(\p{L}+)/iu

/** Somebody says yes or no of themselves; settled once, so that the same question gets the same answer. */
export function decideYesOrNo(scene: Scene, who: Entity, clause: Clause): boolean {
  const { world, random } = scene
  const question = clause.question ?? { asks: 'whether' as const }
  const theirs = clause.text.replace(/\byou\b/, formOf(nounOf(who), 'they')!)
  const key = keyOf({ clause, question, text: theirs, about: who }, world)
  const known = factAbout(world, 'story', key)
  const told = /\balone\b/.test(clause.text) || (ANYBODY.test(clause.text) ? false : undefined)
  const isSo = known
    ? /^yes/i.test(known.text)
    : (told ??
      recallWhether(world, { clause, question, text: theirs.toLowerCase(), about: who }) ??
      random.chance(HARM.test(clause.text) ? 0.2 : 0.7))
  if (!known) keepFact(world, 'story', key, shortAnswer({ clause, question, text: theirs, about: who }, isSo))
  scene.hasChanged = true
  if (OFFER.test(clause.text)) return said(scene, who, isSo ? 'Yes, please' : 'No, thank you')
  const isPast = clause.tense === 'past'
  if (/\bever\b/.test(clause.text) && isPast) return said(scene, who, isSo ? 'Once, years ago' : 'Never')
  const text = clause.text
    .replace(
      /^\W*(?:if|whether) (?:he|she|they|you) (is|are|was|were|has|have|had|can|could|will|would)\b/,
      '$1 you',
    )
    .replace(/^\W*(?:if|whether) (?:he|she|they|you)\b/, isPast ? 'did you' : 'do you')
    .replace(/^(\W*(?:and |but |so )?\w+) (?:he|she|they)\b/, '$1 you')
  const asked = { clause, question, text }
  const words = shortAnswer(asked, isSo, who).slice(0, -1)
  const [plain, rest] = words.split(', ')
  const predicate = ASKED_OF.exec(text)?.slice(1).join(' ').toLowerCase() ?? ''
  const aside = ownAsides.find(([asks]) => asks.test(predicate))?.[isSo ? 1 : 2]
  if (aside && scene.reply.sayNew([`"${words}," says [who]. "${aside}."`], { who })) return true
  const pool = [
    `"${words}," says [who].`,
    ...(rest ? [`"${plain}," says [who]. "${capitalised(rest)}."`] : []),
  ]
  return scene.reply.say(pool, { who }) || said(scene, who, words)
}

/** Told as said, with whoever says it. */
export function said({ reply }: Scene, who: Entity, words: string, noun = nounOf(who)): true {
  reply.answer(saidBy(`${words},`, noun))
  return true
}
