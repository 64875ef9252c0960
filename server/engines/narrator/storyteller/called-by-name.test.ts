import { describe, expect, test } from 'vitest'
import { lowBarrow as village, playTurns as play } from '#testing/play-turns.ts'

const last = (turns: string[]): string => play(village, turns).at(-1)!.text

describe('Who is spoken to, and who is meant', () => {
  test.each([
    ['zeb hold her coat will you', /^Zeb holds her coat\./],
    ['i sit down, zeb you stand by the door', /^You sit.*Zeb stands by the door\./s],
    ['mara what is that', /says Mara/],
    ['its a long story love, wheres the ford?', /“.*ford.*” says (?:Zeb|Mara)/],
    ['thanks mara! hows the baby', /^Mara .*says Mara/],
    ['i dont remember anything mara', /Mara/],
  ])('%s: whoever is called by name is spoken to', (typed, told) => {
    expect(last(['Zeb and Mara come in', typed])).toMatch(told)
  })

  test('a tag makes a question of its sentence', () => {
    expect(last(['Mara comes in', 'she doesnt like me does she'])).toMatch(/^Not yet.*: Mara /)
  })

  test('what is shouted is said, whom somebody is told about is ‘she’, and a thing is no place', () => {
    expect(last(['Mara comes in', 'i shout mara its only me'])).toMatch(/Mara/)
    expect(last(['Zeb and Mara come in', 'zeb says mara is hungry', 'she sits down'])).toMatch(
      /Mara sits|She sits/,
    )
    expect(last(['i creep round behind the chest'])).not.toMatch(/So this is/)
    expect(last(['Mara comes in', 'mara shouts my name'])).toMatch(/^Mara shouts your name\./)
  })

  test('what somebody sees and hears here they tell, and do not speak of the matter in hand', () => {
    expect(last(['Mara comes in', 'mara, what do you see?'])).toMatch(/says Mara|^Mara looks/)
    expect(last(['Mara comes in', 'what do you hear, mara?'])).toMatch(/sings|keeps time|a stop|a stick/)
    expect(last(['Mara comes in', 'what do you hear, mara?'])).not.toMatch(/river/)
  })

  test('a short ‘anything?’ is asked', () => {
    expect(last(['i search the chest. anything?'])).not.toMatch(/storyteller/)
  })
})
