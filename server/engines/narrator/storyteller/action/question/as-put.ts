import type { Clause, Question } from '../../language/clause.ts'
import { isBodyPart } from '../../content/things.ts'
import { isQuality } from '../../language/noun-kinds.ts'
import { verbsOf } from '../../language/verb-forms.ts'
import { knownEntity } from '../resolve-mention.ts'
import type { Scene } from '../scene.ts'

/** A question with its verb and its quality taken off the name that they were read as part of. */
export const asPut = (scene: Scene, clause: Clause): Question => withQuality(scene, withVerb(scene, clause))

const QUALITY =
  /^(?:dead|alive|open|closed|shut|locked|unlocked|broken|asleep|awake|hurt|safe|empty|full|hot|cold|warm|wet|dry|dark|lit|gone|ready|real|true|afraid|scared|angry|sad|happy|tired|hungry|sick|ill|okay|ok|fine|mad|married|armed|damaged|dangerous|friendly|deep|heavy|big|small|old|new|young|rich|poor|clean|dirty|lying|sleeping|working|burning|moving|bleeding|loaded|poisoned|guilty|innocent|damp|sharp|fresh|quiet|busy|strong|weak|done|finished|sober|blind|free|captive)$/i

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
  // 'Is his hand steady': a part of the body is the thing asked after, whatever comes next is how it is.
  const isBody = isBodyPart(words.at(-2) ?? '') && isQuality(quality)
  if (words.length < 2 || !(QUALITY.test(quality) || isBody)) return question
  const mention = { ...about, text, head: words.at(-2)!.toLowerCase() }
  return {
    ...question,
    about: { ...mention, entityId: knownEntity(world, mention)?.id },
    quality: quality.toLowerCase(),
  }
}
