import { headOf, type Noun } from './noun.ts'
import type { Scope } from './pen.ts'
import type { ResolvedDeed } from './resolve-deed.ts'
import { partPerson } from './threads.ts'
import type { topicAnswers } from './wordbooks/answer-lines.ts'
import { mainThread, personNoun, placeNoun, placeOf, thingNoun, type Person, type World } from './world.ts'

export interface Topic {
  kind: keyof typeof topicAnswers
  scope: Scope
}

/** What the player asks about, as far as this world knows it; so that the answer can be true. */
export function topicOf(world: World, deed: ResolvedDeed, who: Person): Topic | undefined {
  const text = (deed.speech ?? deed.text).toLowerCase()
  const phrase = deed.topic ?? (deed.act === 'ask' || deed.speech ? deed.object : undefined)
  const head = (phrase?.head ?? '').toLowerCase()
  const thread = mainThread(world)
  const other = world.people.find((person) => person !== who && person.isMet && mentions(text, person.name))
  if (other && partPerson(world, thread, 'lost') === other) return { kind: 'matter', scope: {} }
  if (other) {
    const topic = partPerson(world, thread, 'foe') === other ? foeTopic(other) : otherTopic(other)
    const at = other.at !== undefined && other.at !== world.here ? placeOf(world, other.at) : undefined
    const whereabouts = at && { asked: personNoun(other), whereabouts: placeNoun(at) }
    return { ...topic, scope: { ...topic.scope, ...whereabouts } }
  }
  if (/\b(?:yourself|your name|who are you|about you|what are you|your (?:life|past|story))\b/.test(text)) {
    return { kind: 'self', scope: { whorole: who.role, whoname: who.name.split(' ')[0]! } }
  }
  const place = world.places.find(({ name, id }) => id !== world.here && isNamedBy(name, head, text))
  if (place) return { kind: 'place', scope: { asked: placeNoun(place) } }
  if (thread && (isNamedBy(thread.matter, head, text) || OF_THE_MATTER.test(text)))
    return { kind: 'matter', scope: {} }
  const thing = world.things.find(({ name, at }) => at !== 'gone' && isNamedBy(name, head, text))
  if (thing) return { kind: 'thing', scope: { asked: thingNoun(thing) } }
  const motif = world.hero.motifs.find((name) => isNamedBy(name, head, text))
  if (motif) return { kind: 'motif', scope: { topic: `the ${motif}` } }
  if (
    world.hero.goal &&
    /\b(?:my (?:quest|mission|goal|task)|what (?:to do|should i do)|next step|do next)\b/.test(text)
  )
    return { kind: 'goal', scope: {} }
  return phrase && deed.topicNoun
    ? { kind: 'unknown', scope: { topic: topicText(deed.topicNoun) } }
    : undefined
}

/** 'What happened here?' is about the matter in hand, whatever people call it. */
const OF_THE_MATTER =
  /\b(?:what (?:happened|is going on|is happening|do you know)|what's (?:going on|happening)|who (?:did|killed|took|stole|is behind|is responsible)|the (?:truth|secret|murder|crime|case|accidents?|disappearance))\b/

const foeTopic = (foe: Person): Topic => ({
  kind: 'foe',
  scope: {
    foe: personNoun(foe),
    foewant: foe.want || undefined,
    foelook: foe.look || undefined,
    foerole: foe.role,
  },
})

const otherTopic = (other: Person): Topic => ({
  kind: 'other',
  scope: { other: personNoun(other), otherwant: other.want || undefined, otherrole: other.role },
})

const mentions = (text: string, name: string) =>
  name
    .toLowerCase()
    .split(' ')
    .some((part) => part.length > 2 && new RegExp(`\\b${part.replace(/[^\p{L}]/gu, '')}\\b`, 'u').test(text))

const isNamedBy = (name: string, head: string, text: string) => {
  const plain = name.replace(/^(?:the|a|an|my|your) /, '').toLowerCase()
  return text.includes(plain) || (head.length > 2 && headOf(plain) === head)
}

const topicText = ({ name, isProper, owner }: Noun) => (isProper ? name : `${owner ?? 'the'} ${name}`)
