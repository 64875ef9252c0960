import { isKindOf } from '#server/ground/wordnet/wordnet.ts'
import { newsLines, plainNewsLines } from '../../content/news-lines.ts'
import type { SpeechMood } from '../../content/speech-lines.ts'
import { takenUpLines } from '../../content/taken-up-lines.ts'
import { knownGender } from '../../content/people.ts'
import { verbsOf } from '../../language/verb-forms.ts'
import type { Clause } from '../../language/clause.ts'
import { keepFact } from '../../world/change.ts'
import { canSpeak } from '../../world/can-speak.ts'
import type { Entity } from '../../world/world.ts'
import { retoldByHero } from '../../telling/retell.ts'
import { toldBack } from '../../telling/second-person.ts'
import { answerMood } from './answer-mood.ts'
import { takeUp } from './take-up.ts'
import { lastSaid } from './last-said.ts'
import { sayAs } from '../question/say-decided.ts'
import type { Scene } from '../scene.ts'

/** Somebody is told how things are, and takes it up; that is what they know from then on. */
export function hearNews(scene: Scene, who: Entity, words: string): void {
  const { world } = scene
  scene.isAnswered = true
  scene.hasChanged = true
  keepFact(world, who.id, `knows${world.turn}`, toldBack(words, world).replace(/[.!?,]+$/, ''))
  keepFact(world, who.id, 'believes', who.stance !== 'foe' && scene.random.chance(0.7) ? 'yes' : 'no')
  const taken = canSpeak(who) ? takeUp(words, who) : undefined
  if (taken && sayAs(scene, who, takenUpLines[taken.pool], { asked: taken.asked, agreed: taken.agreed }))
    return
  takeIn(scene, who, words)
}

/** 'My knife' of 'your knife was in his back'. */
const ofHearer = (words: string): string | undefined =>
  lastSaid(words, (tokens) => {
    const at = tokens.findIndex(({ word }) => /^your$/i.test(word))
    const noun = tokens[at]?.head ?? -1
    const isWhole = at >= 0 && noun > at && noun < at + 4 && tokens[noun]?.tag === 'NOUN'
    return isWhole
      ? `my ${tokens
          .slice(at + 1, noun + 1)
          .map(({ word }) => word)
          .join(' ')}`
      : undefined
  })

/** By what of theirs it tells of, where that can be named. */
function takeIn(scene: Scene, who: Entity, words: string): void {
  const topic = canSpeak(who) ? ofHearer(words) : undefined
  if (sayAs(scene, who, topic ? newsLines : plainNewsLines, { topic })) return
  scene.reply.tell('[who] [who+hear] you out.', { who })
}

/** 'A joke', 'my tale', 'a secret': by the first kind it is of. */
const moodOfTold = ({ object, text }: Clause): SpeechMood | undefined =>
  object && text.includes(object.head)
    ? (['joke', 'story', 'secret'] as const).find(
        (kind) => object.head === kind || isKindOf(object.head, kind),
      )
    : undefined

/** 'I tell Milos what I heard': they are told it, and take it in. */
export function hearOut(scene: Scene, clause: Clause, who: Entity): void {
  scene.isAnswered = true
  scene.hasChanged = true
  const told = retoldByHero(clause, scene.world)
  keepFact(scene.world, who.id, `knows${scene.world.turn}`, told)
  scene.reply.tell('[told]', { told })
  const mood = /^(?:confess|admit)$/.test(clause.verb ?? '') ? 'confession' : moodOfTold(clause)
  if (mood) return answerMood(scene, who, mood)
  if (canSpeak(who)) takeIn(scene, who, clause.text)
}

/** 'I say his roses look tired', 'tell June she's the best', where it is said to them: 'your roses', 'you are the best'. */
export const toHearer = (words: string, who: Entity): string => {
  const gender = knownGender(who)
  const [own, they] =
    gender === 'f'
      ? ['her', 'she']
      : gender === 'm'
        ? ['his', 'he']
        : ['(?:his|her|their)', '(?:he|she|they)']
  return words
    .replace(/^that /i, '')
    .replace(new RegExp(`^${own} (?=\\p{L})`, 'iu'), 'your ')
    .replace(new RegExp(`^${they}(?: is| are|['’]s|['’]re)\\b`, 'i'), 'you are')
    .replace(new RegExp(`^${they} (\\p{L}+)`, 'iu'), (_, verb: string) => `you ${baseOfThird(verb)}`)
}

/** 'Remind' of 'reminds'; 'have' of 'has'. */
const baseOfThird = (verb: string): string => verbsOf(verb).find(({ form }) => form === 's')?.lemma ?? verb
