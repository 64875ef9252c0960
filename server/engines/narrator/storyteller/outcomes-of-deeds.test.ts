import { describe, expect, test } from 'vitest'
import { playTurns } from '#testing/play-turns.ts'
import { sensedAt } from './content/senses-of-places.ts'

const ship = 'The pirate Tobin leads a mutiny against me, the captain, on the deck of our ship.'
const last = (turns: string[], premise = ship) => playTurns(premise, turns).at(-1)!.text

describe('What the hero does comes to something', () => {
  test.each([
    ['i press the red button', /click, and behind it/],
    ['i knock on the door', /Behind the door something stops/],
    ['i try the key', /key goes in all the way/],
    ['i swing my sword', /out of reach of your sword|through the air with a hiss/],
    ['i dance', /your feet know it/],
    ['i play the violin', /the rest come right/],
    ['i comfort the cabin boy', /breath goes more evenly/],
    ['i let the cabin boy go', /not sure that it is true/],
    ['i put my ear to the hull', /Deep inside something knocks|Under your ear/],
    ['i climb on top of the barrel', /over the heads of everything/],
    ['i sharpen the axe', /would cut a hair/],
  ])('%s', (turn, told) => {
    expect(last([turn])).toMatch(told)
  })

  test.each([
    ['i examine the map', /small cross/],
    ['i check my watch', /it is .+(?:to|past|o’clock|noon|midnight)/],
    ['i examine the portrait', /scratched out/],
  ])('a close look shows one thing: %s', (turn, told) => {
    expect(last([turn])).toMatch(told)
  })

  test.each([
    ['i send for the doctor', /doctor comes/],
    ['i dance with the waiter', /waiter keeps step with you/],
    ['i start to cry', /your face is hot/],
    ['i press B7', /click, and behind it/],
    ['i read the invoice', /sums, one under the other/],
    ['i check the body', /body lies as if|it was turned over/],
    ['i look for the wizard', /wizard there is no sign/],
  ])('at a hotel: %s', (turn, told) => {
    expect(last([turn], 'A detective investigates a murder at a seaside hotel')).toMatch(told)
  })

  test.each([
    ['i grab a spanner', /spanner is|You have the spanner/],
    ['i teach the cook to juggle', /cook has it/],
    ['i photograph the ledger', /ledger is on it/],
    ['i pat the cook’s arm', /cook holds still|“Oh,” says the cook/],
    ['i offer the cook a plum', /The cook (?:takes|reaches|accepts)|kind of you/],
    ['i row towards the buoy', /buoy comes nearer|oars dip/],
    ['i climb out of the trench', /trench is behind you/],
    ['i push the hatch shut', /hatch falls to/],
    ['i peel off the label', /label comes away/],
    ['i toss a pinch of salt in the pot', /cannot be told from the rest/],
    ['i start mending the nets one by one', /slowly at first|less of it left/],
  ])('by the class of the deed, where no line knows its verb: %s', (turn, told) => {
    expect(last([turn], 'I work in a harbour warehouse. The cook is here.')).toMatch(told)
  })

  test.each([
    ['i turn off the lamps', /behind you/],
    ['take the cook to the table', /takes it/],
    ['i walk to the window and wave', /A little later you are there/],
  ])('and to nothing that another deed comes to: %s', (turn, other) => {
    expect(last([turn], 'I work in a harbour warehouse. The cook is here.')).not.toMatch(other)
  })

  test.each([
    ['i go through his pockets', /In his pockets lies|come upon|comes to light/],
    ['i check the backups', /nothing wrong with the backups/],
    ['i scan the horizon for smoke', /Of smoke there is no sign/],
    ['i peek over the wall', /Nothing moves there/],
  ])('what is looked for turns up, or does not: %s', (turn, told) => {
    expect(last([turn], 'A client was found dead in my office.')).toMatch(told)
  })

  test('of two deeds done to two things both come to something', () => {
    expect(last(['i bolt the door and put the shotgun on the table'])).toMatch(
      /good deal of noise\. The shotgun lies on the table/,
    )
  })

  test('cutting a shirt hurts nobody', () => {
    expect(last(['i cut the cook’s shirt open'], 'The cook is here, in my surgery.')).not.toMatch(/hurts|Ow/)
  })

  test('an engine starts', () => {
    expect(last(['i start the truck'], 'I drive a taxi in Lagos.')).toMatch(/truck coughs once, and catches/)
  })

  test('nothing is seen of what is only looked past', () => {
    expect(last(['i look behind the map'])).not.toMatch(/small cross/)
  })

  test('no fence has windows, and nobody goes into what is stirred in', () => {
    expect(last(['i check the fence'])).not.toContain('window')
    expect(last(['i stir in saffron'])).not.toContain('close behind you')
  })

  test('something is in what is searched, and stays there', () => {
    const [, first, second] = playTurns(ship, ['i search the wooden box', 'i open the wooden box'])
    const found = /In the wooden box lies (.+?)\./.exec(first!.text)?.[1]
    expect(found).toBeDefined()
    expect(second!.text).toContain(found)
  })

  test('what is heard and smelt is of the place', () => {
    const [sounds, smells] = [sensedAt('ship', 'sound')!, sensedAt('ship', 'smell')!]
    expect(sounds.some((sound) => last(['i listen']).includes(sound))).toBe(true)
    expect(sounds.some((sound) => last(['i listen to the bells']).includes(sound))).toBe(false)
    expect(smells.some((smell) => last(['sniff']).includes(smell))).toBe(true)
  })
})
