import type { Clause } from '../../language/clause.ts'
import { likelyGender } from '../../content/people.ts'
import { canSpeak } from '../../world/can-speak.ts'
import { keepFact } from '../../world/change.ts'
import { groupNames } from '../../world/group-names.ts'
import { beingsHere, type Entity } from '../../world/world.ts'
import type { Scene } from '../scene.ts'
import { askedIn } from '../../language/asked-words.ts'
import { answerTo } from './settle-open.ts'

const EACH = /\bask(?:s|ed)? (?:each|every(?:one|body)?|all|them all)\b/i
const MOST = 3

/** 'I ask each of them where they were': several answer, each in their own way; false where it is not asked so. */
export function askEach(scene: Scene, { text }: Clause, question: Clause, who: Entity): boolean {
  if (!EACH.test(text)) return false
  const { world, reply } = scene
  const people = beingsHere(world).filter((each) => each.kind === 'person' && canSpeak(each))
  const isGroup = people.length < 2 && (who.kind === 'group' || who.isPlural === true)
  const known = people.map(({ name, isProper, owner }) => (isProper ? name : `${owner ?? 'the'} ${name}`))
  const others = isGroup ? groupNames(world, scene.random, likelyGender(who.name.replace(/s$/, ''))) : []
  const names = [...known, ...others].slice(0, isGroup ? 2 : MOST)
  if (names.length < 2) return false
  const words = question.text.toLowerCase().replace(/[.!?]+$/, '')
  const about = question.question?.about
  const asked = {
    clause: question,
    question: question.question ?? { asks: askedIn(words) },
    text: words,
    ...(typeof about === 'object' && { name: about.text }),
  }
  const answers = new Set<string>()
  scene.speaker = who
  for (let tries = 0; tries < 8 && answers.size < names.length; tries++) {
    const told = answerTo(scene, asked, words)
    if (told) answers.add(told)
  }
  delete scene.speaker
  if (answers.size === 0) return false
  scene.isAnswered = true
  scene.hasChanged = true
  scene.isSettled = true
  for (const [at, name] of names.entries()) {
    const said = [...answers][at]
    if (said) reply.answer(`“${said.replace(/\.$/, ',')}” says ${name}.`)
    else if (at === answers.size) reply.tell('More than that nobody says.')
  }
  keepFact(world, who.id, `said${world.turn}`, reply.text)
  return true
}
