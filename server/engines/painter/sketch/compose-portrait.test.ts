import { expect, test } from 'vitest'
import { portraitWords } from '../painting-prompt.ts'
import type { PainterInput } from '../painter.ts'
import { composePortrait } from './compose-portrait.ts'
import { toKept } from './reading/kept-figures.ts'
import { readScene } from './read-scene.ts'

const scene: PainterInput = {
  seed: 'story:1',
  moment: '',
  premise: 'I am Wren, a young mapmaker. I have red, braided hair and a green coat.',
  earlier: ['Harrow, the keeper, has white hair and a beard.'],
  contentRating: 'general',
}

test('a portrait shows what its words say, and its sentence says that alone', () => {
  const words = 'She has long black hair, dark skin, and wears a blue gown and a crown.'
  const { alt, people } = composePortrait(scene, { name: 'Mira', words })
  expect(alt).toBe(
    'A portrait of Mira by lamplight: a woman with long black hair, in a blue gown and a crown.',
  )
  expect(people[0]!.looks).toMatchObject({ garment: 'gown', headwear: 'crown', hue: 255, skin: 'dark' })
})

test('a brown coat is called brown, and a grey one grey', () => {
  for (const colour of ['brown', 'grey'])
    expect(composePortrait(scene, { name: 'Mira', words: `She wears a ${colour} coat.` }).alt).toContain(
      `in a ${colour} coat`,
    )
})

test('somebody keeps the figure that earlier pictures gave them, but for what the words say', () => {
  const moment = 'Harrow opens the gate of the castle.'
  const drawn = readScene({ ...scene, moment }).people.find(({ name }) => name === 'Harrow')!
  const figures = toKept([drawn])
  const sit = (words: string) => composePortrait({ ...scene, figures }, { name: 'Harrow', words }).people[0]!
  expect(sit('Harrow.')).toMatchObject({ key: drawn.key, kind: drawn.kind, looks: drawn.looks })
  expect(sit('Harrow, in a red robe.').looks).toEqual({
    ...drawn.looks,
    garment: 'robe',
    hue: 25,
    chroma: 0.13,
  })
})

test('the hero’s words are those of the scenario, and the hero is drawn in a later scene as in the portrait', () => {
  const words = portraitWords(scene, { facts: [] })
  expect(words).toBe('I am Wren, a young mapmaker. I have red, braided hair and a green coat.')
  const { people } = composePortrait(scene, { words })
  expect(people[0]!.looks).toMatchObject({ hair: 'braid', hairTone: 'red', garment: 'coat', hue: 145 })
  const moment = 'You climb the hill above the village.'
  expect(readScene({ ...scene, moment, figures: toKept(people) }).people[0]!.looks).toEqual(people[0]!.looks)
})

test('of somebody without told looks the words say who they are', () => {
  const facts = ['The ferrywoman', 'Mira sings at night.', 'Mira fears the bell.']
  expect(portraitWords(scene, { name: 'Mira', facts })).toBe('Mira. The ferrywoman. Mira sings at night.')
})

test('the same words give the same portrait, whatever is in them', () => {
  const words = '</svg><script>alert(1)</script> "&amp;'
  const { svg, alt } = composePortrait(scene, { name: 'Mira <b>', words })
  expect(composePortrait(scene, { name: 'Mira <b>', words }).svg).toBe(svg)
  expect(svg).not.toContain('script')
  expect(alt.length).toBeLessThanOrEqual(200)
})
