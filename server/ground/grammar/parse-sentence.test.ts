import { expect, test } from 'vitest'
import { parseSentence } from './parse-sentence.ts'

/** The arcs of a sentence, as 'dependent label head'. */
const arcsOf = (sentence: string): string[] => {
  const tokens = parseSentence(sentence)
  return tokens.map(({ word, label, head }) => `${word} ${label} ${tokens[head]?.word ?? ''}`.trim())
}

test.for([
  [
    'The engine coughs and black smoke pours out',
    ['engine nsubj coughs', 'coughs root', 'pours conj coughs', 'smoke nsubj pours', 'black amod smoke'],
  ],
  ['How hot is the reactor right now?', ['hot root', 'is cop hot', 'reactor nsubj hot', 'How advmod hot']],
  ['where should we fly now?', ['where advmod fly', 'should aux fly', 'we nsubj fly', 'fly root']],
  [
    'climb the mast and look for a gap in the ice',
    ['climb root', 'mast obj climb', 'look conj climb', 'gap obl look', 'ice nmod gap'],
  ],
  [
    'I ask the captain whether the ship will hold',
    ['I nsubj ask', 'hold ccomp ask', 'whether mark hold', 'ship nsubj hold'],
  ],
  [
    'My sister was taken by the raiders',
    ['sister nsubj:pass taken', 'was aux:pass taken', 'raiders obl:agent taken'],
  ],
  ['dont open the door', ['do aux open', 'nt advmod open', 'open root', 'door obj open']],
  ['Mara, hand me the rope', ['Mara vocative hand', 'hand root', 'me iobj hand', 'rope obj hand']],
  ['I want to pick up the lantern', ['pick xcomp want', 'up compound:prt pick', 'lantern obj pick']],
  ['a dog barks somewhere and the lights go out', ['dog nsubj barks', 'lights nsubj go', 'go conj barks']],
  [
    'Jonas opens the hatch while I hold the lamp',
    [
      'Jonas nsubj opens',
      'opens root',
      'hatch obj opens',
      'hold advcl opens',
      'I nsubj hold',
      'lamp obj hold',
    ],
  ],
  ['who is the man in the grey coat?', ['who root', 'man nsubj who', 'coat nmod man']],
  ['who is the man in the long coat?', ['who root', 'man nsubj who', 'coat nmod man', 'long amod coat']],
  ['Behind the bar the owner counts.', ['counts root', 'owner nsubj counts', 'bar obl counts']],
  [
    'im looking for a way out of the cave',
    ['i nsubj looking', 'm aux looking', 'looking root', 'way obl looking', 'cave obl looking'],
  ],
  [
    'tell the guard that the king is dead',
    ['tell root', 'guard iobj tell', 'dead ccomp tell', 'king nsubj dead'],
  ],
  [
    'You are a detective in a city of rain',
    ['detective root', 'You nsubj detective', 'are cop detective', 'city nmod detective'],
  ],
] as const)('%s', ([sentence, arcs]) => {
  expect(arcsOf(sentence)).toEqual(expect.arrayContaining([...arcs]))
})

test.for([
  ['I ran to the wolves', 'ran', 'run'],
  ['I ran to the wolves', 'wolves', 'wolf'],
  ['I have gone home', 'gone', 'go'],
  ['she sneaks off', 'sneaks', 'sneak'],
])('the base form in %s of %s is %s', ([sentence, word, lemma]) => {
  expect(parseSentence(sentence!).find((token) => token.word === word)?.lemma).toBe(lemma)
})

test('a parse is a tree with one root, whatever is typed', () => {
  for (const typed of [
    '?',
    'no no no',
    'asdf qwer zxcv',
    '"Run," she says, "run!"',
    '1 2 3 ... *nods* :) éàü 🙂',
  ])
    for (const [at, token] of parseSentence(typed).entries()) {
      const tokens = parseSentence(typed)
      expect(tokens.filter(({ head }) => head === -1)).toHaveLength(1)
      let steps = 0
      for (let each = at; each !== -1; each = tokens[each]!.head)
        expect(++steps).toBeLessThanOrEqual(tokens.length)
      expect(token.label === 'root').toBe(token.head === -1)
    }
  expect(parseSentence('')).toEqual([])
})

test('words may be given', () => {
  expect(parseSentence(['Open', 'it']).map(({ tag, label }) => `${tag} ${label}`)).toEqual([
    'VERB root',
    'PRON obj',
  ])
})
