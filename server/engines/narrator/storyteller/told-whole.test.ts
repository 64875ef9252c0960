import { describe, expect, test } from 'vitest'
import { lowBarrow as village, playTurns as play } from '#testing/play-turns.ts'

const last = (turns: string[]): string => play(village, turns).at(-1)!.text

describe('What was typed is told whole', () => {
  test.each([
    ['halfway across the field i trip over a cow bell', 'Halfway across the field you'],
    ['there are torches and men with dogs', 'There are torches and men with dogs.'],
    ['i wrap my shawl around the jug because it is cracked', 'because it is cracked'],
    ['at midnight an owl lands on the roof', 'At midnight, an owl lands on the roof.'],
    ['inside sits a blue gnome eating sugar', 'Inside sits a blue gnome eating sugar.'],
    ['i put on my hat and cycle to the ford', 'and cycle to the ford'],
    ['i sing so i wont be scared', 'You sing so you will not be scared.'],
    ['i creep down the stairs with a candle', 'You creep down the stairs with a candle'],
    ['i write a note: meet me at the ford', 'You write a note'],
    ['i pour us both a drink', 'You pour both of you a drink.'],
    ['show the miller that i am not armed', 'you are not armed'],
  ])('%s', (turn, told) => {
    expect(last([turn])).toContain(told)
  })

  test('of two questions joined by ‘or’ one is so', () => {
    const text = last(['Ketil comes in', 'does ketil stay or does he leave?'])
    expect(text).toMatch(/^(?:Yes, he does|He leaves|Ketil (?:leaves|stays))\.$/)
  })

  test('of a second question ‘they’ are those of the first', () => {
    expect(last(['how many riders are there, and are they armed?'])).toMatch(
      /\. (?:Yes, they are|No, they are not)\b/,
    )
  })

  test('whoever is asked for leave gives it or not', () => {
    expect(last(['Ketil comes in', 'can i have something to eat now?'])).toMatch(
      /“(?:Yes, you can|No, you can’t|By all means|Better not),” says Ketil/,
    )
  })

  test.each([
    ['anyone following us?', /^(?:Yes, somebody|No, nobody) is\b/],
    ['how many cups on the shelf', /^\p{L}+ cups\.$/u],
  ])('of a question in short: %s', (turn, told) => {
    expect(last([turn])).toMatch(told)
  })

  test('what a deed was for is told with it, and once', () => {
    expect(last(['i chew a leaf to look calm']).split('look calm')).toHaveLength(2)
  })

  test('whoever is waited for comes, or there is no sign of them', () => {
    expect(last(['i wait for the messenger behind the barn'])).toMatch(/no sign of|is with you by|comes/)
  })

  test('and words without a deed are asked back', () => {
    expect(last(['purple elbows'])).toContain('“Purple elbows”')
  })

  test('two things that somebody says are one speech', () => {
    expect(last(['A girl comes in', 'she says its late and her feet hurt'])).toMatch(
      /^She says it is late and her feet hurt\./,
    )
  })

  test('what the hero says is taken in by whoever hears it, and believed or not', () => {
    const text = last(['Ketil comes in', '"your lamp is broken, Ketil"'])
    expect(text).toMatch(/Ketil/)
    expect(text).not.toMatch(/lamp is broken/)
  })

  test('a second deed that is ordered is done by the same one, and what is done to them is not', () => {
    const turn = 'I tell Ketil to sit down and empty his pockets'
    expect(last(['Ketil comes in', turn])).toMatch(
      /^You tell Ketil to sit down and empty his pockets\. .*Ketil/,
    )
    expect(last(['Ketil comes in', 'I tell Ketil to sit down and give him a pear'])).not.toMatch(
      /Ketil gives/,
    )
  })

  test('somebody who is called in small letters carries it out', () => {
    expect(last(['Ketil comes in', '"ketil roll up your sleeve"'])).toContain('Ketil rolls up his sleeve.')
  })

  test('words without quotes are said, and a small name is one', () => {
    const turn = 'i walk up to mark and whisper dont move'
    expect(last(['Mark comes in', turn])).toMatch(/You walk up to Mark and whisper, “Don’t move\.”.*Mark/)
    expect(last(['Mark comes in', turn])).not.toContain('Whisper')
  })

  test('a plain statement put as a question is answered by whoever it is put to', () => {
    expect(last(['Ketil comes in', '"you knew my dad?"'])).toMatch(/Ketil/)
    expect(last(['Ketil comes in', '"you broke the lamp, didnt you"'])).toMatch(
      /^“(?:Yes, I did|No, I didn’t),” says Ketil/,
    )
  })

  test('whoever is given something is no kind of it', () => {
    expect(last(['two boys come in', 'I give the boys oranges'])).toMatch(
      /oranges (?:change hands: the boys|to the boys)|the boys oranges\./,
    )
  })

  test('who is to blame, and what the plot keeps, is not settled for being asked; a reason that nobody gave is decided', () => {
    expect(last(['Ketil comes in', 'who had a lantern?'])).not.toMatch(/^\p{Lu}\p{L}+\.$|by the name/u)
    expect(last(['Ketil comes in', 'who stole the lantern?'])).not.toMatch(/^\p{Lu}\p{L}+\.$|by the name/u)
    expect(last(['Ketil comes in', 'why did Ketil come?']).split(' ').length).toBeGreaterThan(6)
    expect(last(['why did the river stop?'])).not.toMatch(/^(?:Because|For|Out|By) /)
  })

  test('a murder is no word about oneself', () => {
    expect(last(['was it suicide or murder?'])).not.toContain('findahelpline.com')
    expect(last(['I commit suicide'])).toContain('findahelpline.com')
  })

  test('what is the hero’s stays the hero’s in an order', () => {
    expect(last(['Ketil comes in', 'Ketil, put the jug under my chair'])).not.toMatch(/under his chair/)
  })

  test('a hero named by the player is still you', () => {
    expect(last(['tamsin packs her basket'])).toContain('You pack your basket')
  })

  test('who says nothing refuses nothing, and why somebody does something is told with it', () => {
    expect(last(['Ketil comes in', 'he says nothing'])).toBe('He says nothing.')
    expect(last(['Ketil comes in', 'Ketil shouts because the roof leaks'])).toContain(
      'because the roof leaks',
    )
  })

  test.each([
    ['he says he will wait, because his mule is lame', /because his mule is lame\./],
    ['he asks why it smells of smoke', /^He asks why it smells of smoke\./],
    ['behind the stove is a small blue door', /Behind the stove is a small blue door/],
    ['offer him two candles for the jug', /You offer him two candles for the jug/],
    ['he is old and wont look me in the eyes', /will not look you in the eyes/],
    ['sit down please', /Ketil sits down/],
    ['he says he only took it because his girl is ten', /because his girl is ten\./],
    ['make Ketil wash his hands', /^You make Ketil wash his hands\./],
  ])('with Ketil here: %s', (turn, told) => {
    expect(last(['Ketil comes in', turn])).toMatch(told)
  })

  test('what came to nothing in the reply is owned up to by its words', () => {
    expect(last(['Ketil comes in', 'Ketil sneezes whereupon lilac turnips upwards barrel'])).toMatch(/lilac/)
  })

  test('what stands in a letter is decided when it is read, and the player’s own word on it stands', () => {
    const asked = play(village, [
      'Ketil gives me a letter',
      'I read the letter',
      'The letter says that the mill is sold.',
      'I read the letter',
    ])
    expect(asked[2]!.text).toMatch(/letter\. .*“/)
    expect(asked[4]!.text).toContain('the mill is sold')
  })

  test('a reply takes up the words of the turn, or is told plainly', () => {
    for (const turn of [
      'i unscrew the brass hinge and twiddle the knob',
      'i compare the footprints with the boots of the baker',
      'i juggle three turnips behind the mill',
    ]) {
      const told = last(['Ketil comes in', turn]).toLowerCase()
      for (const word of turn.match(/[a-z]{5,}/g)!.filter((each) => each !== 'three'))
        expect(told).toContain(word)
    }
  })

  test.each(['how late is it?', 'what time is it?'])('%s is told by the clock', (asked) => {
    expect(last([asked])).toMatch(/past|to|o’clock|noon|midnight/)
  })

  test('a whole turn in brackets is said to the storyteller', () => {
    expect(last(['(can it be more spooky than funny pls)'])).toContain('more of the uncanny')
  })
})

test('whoever sleeps in the scenario says nothing, and is not offered to be asked', () => {
  const workshop = (how: string) =>
    `Odile mends clocks in a mountain town. Her apprentice Bram is ${how} by the stove. Someone has stolen the mayor's pocket watch and she must find it by friday.`
  const turns = ['i look round', 'i put my coat on', 'i go out and knock at the door']
  const offered = (how: string) =>
    play(workshop(how), turns)
      .flatMap(({ suggestions }) => suggestions)
      .join(' ')
  for (const { text } of play(workshop('asleep'), turns)) expect(text).not.toMatch(/”,? says Bram|Bram looks/)
  expect(offered('asleep')).not.toMatch(/(?:Ask|Talk to) Bram/)
  expect(offered('busy')).toMatch(/(?:Ask|Talk to) Bram/)
})

test('a deed of which nobody can say what comes is told alone', () => {
  const wood =
    'A gentle bedtime story. I want to find a warm bed for the winter in the wood. The owl Marta is grumpy. Nothing scary.'
  const [, deed, unknown] = play(wood, ['i offer to scratch her back with my prickles', 'i glorp the acorn'])
  expect(deed!.text).toMatch(/^You offer to scratch her back with your prickles\./)
  expect(`${deed!.text} ${unknown!.text}`).not.toMatch(/guessing|yours to say|making it up/)
  expect(unknown!.text).toBe('You glorp the acorn.')
})

test('what is looked for and is nowhere in the story still has an answer', () => {
  const courier = 'Jun is a courier on Mars in 2150. Their rover has broken down.'
  expect(play(courier, ['he wants two grand for it']).at(-1)!.text).toContain('grand')
})
