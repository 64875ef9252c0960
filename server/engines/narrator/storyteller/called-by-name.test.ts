import { describe, expect, test } from 'vitest'
import { lowBarrow as village, playTurns as play } from '#testing/play-turns.ts'

const last = (turns: string[]): string => play(village, turns).at(-1)!.text

describe('Who is spoken to, and who is meant', () => {
  test.each([
    ['zeb hold her coat will you', /^Zeb holds her coat\./],
    ['i sit down, zeb you stand by the door', /^You sit.*Zeb stands by the door\./s],
    ['mara what is that', /says Mara/],
    ['its a long story love, wheres the ford?', /“(?!It is)[^”]+[,?]” says (?:Zeb|Mara)/],
    ['thanks mara! hows the baby', /says Mara/],
    ['i dont remember anything mara', /Mara/],
  ])('%s: whoever is called by name is spoken to', (typed, told) => {
    expect(last(['Zeb and Mara come in', typed])).toMatch(told)
  })

  test.each(['"Talk, or I call the police"', '"Run, you fools"', '"Listen, we have to go"'])(
    'a verb is no name: %s',
    (typed) => {
      expect(last(['Zeb comes in', typed])).toMatch(/Zeb/)
      expect(last(['Zeb comes in', typed])).not.toMatch(
        /(?:says|say) (?:Talk|Run|Listen)|^(?:Talk|Run|Listen) /,
      )
    },
  )

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
    expect(last(['Mara comes in', 'what do you hear, mara?'])).toMatch(
      /“Only us|“Nothing that should not be there/,
    )
    expect(last(['Mara comes in', 'what do you hear, mara?'])).not.toMatch(/river/)
  })

  test('a short ‘anything?’ is asked', () => {
    expect(last(['i search the chest. anything?'])).not.toMatch(/storyteller/)
  })
})

describe('Where nobody is told to be', () => {
  test.each([
    ['School trip to the volcano', '"Mrs Okafor!! over here!!!"', /Mrs Okafor/],
    ['Speedrunning hell', '"yo cerberus, sit"', /^Cerberus sits/],
    ['A bear at the office picnic', '"Karen do NOT give it the granola bar"', /Karen/],
    ['Babysitting twins who can stop time', '"okay, new game"', /the twins/i],
    ['Antarctic base, 11 crew', '"Turn the generator back on."', /^The crew turn/],
  ])('%s: %s reaches somebody', (premise, typed, told) => {
    expect(play(premise, [typed]).at(-1)!.text).toMatch(told)
  })

  test('nobody hears it where the story says that nobody is there', () => {
    const told = play('I am alone in an empty lighthouse.', ['"Is the gate open?"']).at(-1)!.text
    expect(told).not.toMatch(/says|within hearing/)
  })

  test('no time, number or town speaks', () => {
    const goa = 'A cartographer in 1620s Goa is asked by the viceroy to leave one island off the new chart.'
    expect(play(goa, ['"Whose name shall be on the map? Two?"']).at(-1)!.text).not.toMatch(/(?:Goa|Two)\W*$/)
    expect(play(goa, ['Dawn.']).at(-1)!.text).toMatch(/^It is dawn\./)
  })
})

test('all that is ordered in speech is done, by all who are told to', () => {
  const barn = play('A barn', ['Zeb and Mara come in', '"Everybody sit down."']).at(-1)!.text
  expect(barn).toMatch(/Zeb sits down/)
  expect(barn).toMatch(/Mara sits down/)
  expect(last(['Mara comes in', '"Mara, drink the tea. Give me back the cup."'])).toMatch(
    /drinks the tea.*gives you back/,
  )
})
