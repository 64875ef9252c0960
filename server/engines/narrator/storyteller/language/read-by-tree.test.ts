import { describe, expect, test } from 'vitest'
import type { Actor, Clause, Mention, Referents } from './clause.ts'
import { readTurn } from './read-turn.ts'

const story: Referents = {
  entities: [
    { id: 'hero', names: ['Tumble'], kind: 'hero', isPresent: true },
    { id: 'buck', names: ['Buck'], kind: 'person', gender: 'm', isPresent: true },
    { id: 'suki', names: ['Suki'], kind: 'person', gender: 'f', isPresent: true },
    { id: 'captain', names: ['Captain Gorham', 'captain'], kind: 'person', gender: 'm', isPresent: true },
    { id: 'carpet', names: ['carpet'], kind: 'thing', isPresent: true },
  ],
  lastMeant: ['buck', 'suki', 'carpet'],
}

const clausesOf = (text: string) => readTurn(text, story).clauses
const who = (actor: Actor) => (typeof actor === 'string' ? actor : (actor.entityId ?? actor.text))
const named = (mention: Mention | 'hero' | 'companions' | undefined) =>
  typeof mention === 'object' ? (mention.entityId ?? mention.text) : mention
const deed = ({ actor, verb, isCondition }: Clause) => `${isCondition ? '…' : ''}${who(actor)} ${verb}`

describe('Each clause has its own subject', () => {
  test.each([
    ['The engine coughs and black smoke pours out', ['engine cough', 'black smoke pour']],
    ['Buck lifts the lid and his hands start shaking', ['buck lift', 'hands shake']],
    [
      'the floorboards groan and something heavy falls upstairs',
      ['floorboards groan', 'something heavy fall'],
    ],
    ['the man who sold us the van is standing in the doorway', ['man stand']],
    ['catch the lamp before it hits Suki', ['hero catch', '…lamp hit']],
    ['load the shotgun and aim at the stairs', ['hero load', 'hero aim']],
    ['Buck lights a pipe and purrs', ['buck light', 'buck purr']],
    ['i scream and dark water rises', ['hero scream', 'dark water rise']],
  ])('%s', (text, deeds) => {
    expect(clausesOf(text).map(deed)).toEqual(deeds)
  })
})

describe('What a deed is for, or like, is no deed of its own', () => {
  test.each([
    ['flood the basement so the neighbours have to call somebody', ['hero flood', '…neighbours call']],
    ["I tie the rope around my waist so I don't fall overboard", ['hero tie', '…hero fall']],
    ['bar the gate so that the wolves stay out', ['hero bar', '…wolves stay']],
    ['Buck walks off like nothing happened', ['buck walk', '…nobody happen']],
    ['keep typing as if nothing happened', ['hero type', '…nobody happen']],
  ])('%s', (text, deeds) => {
    expect(clausesOf(text).map(deed)).toEqual(deeds)
  })
  test('and what follows from it is', () => {
    expect(clausesOf('It is raining, so I open my umbrella').at(-1)?.isCondition).toBeUndefined()
  })
})

describe('A question is asked of what it is asked of', () => {
  test.each([
    ['How hot is the reactor right now?', { asks: 'how', degree: 'hot', predicate: 'be' }, 'reactor'],
    ['How high can it go?', { asks: 'how', degree: 'high', predicate: 'go' }, 'carpet'],
    ['What has roots that nobody sees?', { asks: 'what', predicate: 'have' }, 'roots'],
    ['who do you think cut the rope', { asks: 'who', predicate: 'cut' }, 'rope'],
    ['where should we fly now?', { asks: 'where', predicate: 'fly' }, 'companions'],
    ['what is written on the wall', { asks: 'what', predicate: 'write' }, 'wall'],
    ['how many of the crew can swim', { asks: 'howMany', predicate: 'swim' }, 'crew'],
    ['where was Buck when the lights went out', { asks: 'where', predicate: 'be' }, 'buck'],
    ['what has Suki promised?', { asks: 'what', predicate: 'promise' }, 'suki'],
    ['who would rule if she died', { asks: 'who', predicate: 'rule' }, undefined],
  ])('%s', (text, question, about) => {
    const [clause] = clausesOf(text)
    expect(clause?.question).toMatchObject(question)
    expect(named(clause?.question?.about)).toBe(about)
  })
  test.each([
    ['ask Suki how deep the water in the hold is', 'water'],
    ['ask Suki what her readings show', 'readings'],
  ])('also within: %s', (text, about) => {
    const [clause] = clausesOf(text)
    expect(clause).toMatchObject({ act: 'ask', target: { entityId: 'suki' } })
    expect(named(clause?.said?.[0]?.question?.about)).toBe(about)
  })
})

describe('A phrase belongs to its noun or to its verb', () => {
  test.each([
    ['look for a gap in the ice', 'gap', undefined],
    ['break the lock on the crypt door with the hammer', 'lock', undefined],
    ['put the cup on the table', 'cup', 'table'],
    ['who left the gate open', undefined, undefined],
    ['print out the photos', 'photos', undefined],
    ['cut the cake in half without looking', 'cake', undefined],
    ['wake everyone who can still stand', 'everyone', undefined],
    ['find something we can use as a weapon', 'something', undefined],
  ])('%s', (text, object, place) => {
    const [clause] = clausesOf(text)
    expect(clause?.object?.text).toBe(object)
    expect(clause?.place?.text).toBe(place)
  })
  test('where something is carried to counts, and not where from', () => {
    const [carry] = clausesOf('carry water from the river to the tea house')
    expect(carry?.target?.text).toBe('tea house')
  })
  test('what is opened, left or held in a state is not called by it', () => {
    const [clause] = clausesOf('I pry the doors open with a bar')
    expect(clause).toMatchObject({ object: { text: 'doors' }, instrument: { text: 'bar' } })
  })
})

describe('What leads up to a clause is no clause', () => {
  test.each([
    ['Instead of fighting, I bow to Suki', ['hero bow']],
    ['Without looking back, throw the ring into the sea', ['hero throw']],
    ['Covered in mud, I crawl out of the ditch', ['hero crawl']],
    ['To prove my courage, I drink the whole bottle', ['hero drink']],
    ['With a heavy heart, I close the book and leave', ['hero close', 'hero leave']],
    ['Even if she loses, I will keep my promise', ['…suki lose', 'hero keep']],
    ['Buck shouts, then runs off', ['buck shout', 'buck run']],
  ])('%s', (text, deeds) => {
    expect(clausesOf(text).map(deed)).toEqual(deeds)
  })
  test('and it is told with it', () => {
    expect(clausesOf('Covered in mud, I crawl out')[0]?.text).toContain('Covered in mud')
  })
})

describe('What somebody asks aloud is said by them', () => {
  test.each([
    ['Suki says out loud, who did this to her?', 'suki', 'who did this to her'],
    ['Buck whispers, do you trust him?', 'buck', 'do you trust him'],
    ['I ask out loud, is anybody there?', 'hero', 'is anybody there'],
  ])('%s', (text, speaker, speech) => {
    const [clause, ...more] = clausesOf(text)
    expect(more).toEqual([])
    expect(clause?.kind).toBe('speech')
    expect(clause?.speech).toContain(speech)
    expect(who(clause!.actor)).toBe(speaker)
  })
})

describe('Who is called, made or named something', () => {
  test.each([
    ['make Suki laugh', ['suki laugh']],
    ['let Suki win', ['hero let']],
    ['set fire to the bridge behind us', ['hero set']],
    ["don't move, Suki, there is a snake on the floor", ['suki move', 'hero say']],
    ['Suki, would you at least sit in front with him?', ['suki sit']],
  ])('%s', (text, deeds) => {
    expect(clausesOf(text).map(deed)).toEqual(deeds)
  })
  test('a name that is called out for somebody is said of them', () => {
    expect(clausesOf('I call the carpet a dishrag')[0]).toMatchObject({
      act: 'insult',
      target: { entityId: 'carpet' },
      complement: 'a dishrag',
    })
  })
  test('beside an order, what is told to whoever is called is said to them', () => {
    const [order, said] = clausesOf('Captain, put that down, nobody wants to hurt you')
    expect(order).toMatchObject({ kind: 'order', actor: { entityId: 'captain' } })
    expect(said).toMatchObject({ kind: 'speech', target: { entityId: 'captain' } })
  })
})

describe('A name that the treebank lacks', () => {
  test.each(['Gillian', 'Iracema', 'Kofi', 'Brad', 'Zeb'])('is read like any other: %s', (name) => {
    const [leans, asks] = clausesOf(`My boss ${name} leans over my shoulder and asks if I'm coming`)
    expect([leans!, asks!].map(deed)).toEqual([`boss ${name} lean`, `boss ${name} ask`])
  })
})

test("'Him' is never who does it, and may stand behind himself", () => {
  const [hits] = clausesOf('Captain Gorham hits him')
  expect([named(hits!.actor as Mention), named(hits!.object)]).toEqual(['captain', 'buck'])
})
