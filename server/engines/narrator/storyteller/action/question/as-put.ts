import type { Clause, Question } from '../../language/clause.ts'
import { isQuality } from '../../language/noun-kinds.ts'
import { verbsOf } from '../../language/verb-forms.ts'
import { knownEntity } from '../resolve-mention.ts'
import type { Scene } from '../scene.ts'

/** A question with its verb and its quality taken off the name that they were read as part of. */
export const asPut = (scene: Scene, clause: Clause): Question => withQuality(scene, withVerb(scene, clause))

/** 'Does Declan notice?': what was read as the end of the name is what he does. */
function withVerb({ world }: Scene, { question = { asks: 'what' }, text }: Clause): Question {
  const { about } = question
  if (
    question.asks !== 'whether' ||
    typeof about !== 'object' ||
    about.entityId ||
    !/^(?:does|did|do|will|can|could|would)\b/i.test(text)
  )
    return question
  const words = about.text.split(' ')
  const lemma = words.at(-1)!.toLowerCase()
  const mention = { ...about, text: words.slice(0, -1).join(' '), head: words.at(-2)?.toLowerCase() ?? '' }
  const known =
    words.length > 1 && verbsOf(lemma).some(({ form }) => form === 'base')
      ? knownEntity(world, mention)
      : undefined
  return known ? { ...question, predicate: lemma, about: { ...mention, entityId: known.id } } : question
}

/** 'Is the miller dead?': where the quality was read as part of the name, it is taken off it. */
function withQuality({ world }: Scene, question: Question): Question {
  const { about } = question
  if (question.asks !== 'whether' || question.quality || typeof about !== 'object' || about.entityId)
    return question
  const words = about.text.split(' ')
  const quality = words.at(-1)!
  const text = words.slice(0, -1).join(' ')
  if (words.length < 2 || !isQuality(quality)) return question
  const mention = { ...about, text, head: words.at(-2)!.toLowerCase() }
  return {
    ...question,
    about: { ...mention, entityId: knownEntity(world, mention)?.id },
    quality: quality.toLowerCase(),
  }
}
