import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { tales, untoldLines } from '../content/tales.ts'
import { kindOfPlace } from '../content/places.ts'
import type { Clause } from '../language/clause.ts'
import { isPersonWord } from '../scenario/roles.ts'
import { retoldByOther } from '../telling/retell.ts'
import { headOf } from '../telling/noun.ts'
import { keepFact } from '../world/change.ts'
import type { Entity } from '../world/world.ts'
import { askedIn } from '../language/asked-words.ts'
import { recallFact } from './question/recall.ts'
import { settleOpen } from './question/settle-open.ts'
import type { Scene } from './scene.ts'

const TOLD =
  /\b(?:tells?|told|explains?|explained|confess(?:es|ed)?|reveals?|revealed|describes?|described|admits?|admitted|whispers?|whispered) (?:(?:to )?(?:me|us|you) )?(?:all |exactly |quietly )*/i
const ASKED =
  /^(?:what|who|where|when|why|how|which)\b(?! (?:is|are|was|were|do|does|did|can|have|has|will)\b)/i
const OF = /^(?:about|of) (.+)$/i
const STORY =
  /^(?:an?|the|his|her|their|some|\S+['’]s) (?:[\p{L}'’]+ )*?(?:story|tale|secret|truth|past|life|dream)\b/iu

/** 'He tells me about the war', 'she explains why it is closed': what is told is told; false where it is in the player's words. */
export function tellTale(scene: Scene, clause: Clause, actor: Entity): boolean {
  const { reply, world } = scene
  const found = TOLD.exec(clause.text)
  const rest = found && clause.text.slice(found.index + found[0].length)
  if (!rest || clause.speech || actor.kind === 'animal') return false
  const topic = OF.exec(rest)?.[1]
  if (!topic && !ASKED.test(rest) && !STORY.test(rest)) return false
  scene.isAnswered = true
  scene.hasChanged = true
  reply.tell('[told]', { told: retoldByOther(clause, actor, world) })
  const before = reply.words
  if (ASKED.test(rest)) {
    const text = rest.toLowerCase().replace(/[.!?]+$/, '')
    const question = clause.said?.[0]?.question ?? { asks: askedIn(text) }
    const asked = { clause, question, text, about: actor }
    const known = recallFact(world, { ...asked, about: undefined })
    scene.speaker = actor
    reply.speakAs(actor, () =>
      known && known.turn < world.turn && !reply.isTold(known.text)
        ? reply.tell(known.text)
        : settleOpen(scene, { ...asked, about: undefined }),
    )
    delete scene.speaker
  } else reply.sayNew(tales[topic ? kindOf(topic) : 'any'], { who: actor })
  if (reply.words === before) reply.say(untoldLines)
  keepFact(world, actor.id, `said${world.turn}`, reply.text.split('\n').at(-1)!)
  return true
}

/** Of which kind the thing is that is told about. */
function kindOf(topic: string): keyof typeof tales {
  const noun = headOf(topic.split(/ (?:when|that|who|which|and|the|his|her) (?=\p{L}+ )/u)[0]!)
    .toLowerCase()
    .replace(/\W+$/, '')
  const [sense] = sensesOf(noun, 'noun')
  if (isPersonWord(noun) || /^\p{Lu}/u.test(topic)) return 'person'
  if (/^noun\.(?:time|event|act|phenomenon|state)$/.test(sense?.field ?? '')) return 'time'
  if (kindOfPlace(noun)) return 'place'
  return /^noun\.(?:artifact|possession|object)$/.test(sense?.field ?? '') ? 'thing' : 'any'
}
