import { describe, expect, test } from 'vitest'
import { playTurns } from '#testing/play-turns.ts'

const ship = 'The pirate Tobin leads a mutiny against me, the captain, on the deck of our ship.'
const last = (turns: string[], premise = ship) => playTurns(premise, turns).at(-1)!.text

describe('What the hero does comes to something', () => {
  test.each([
    ['i press the red button', /There is a click/],
    ['i knock on the door', /You wait for an answer/],
    ['i try the key', /key goes in all the way/],
    ['i swing my sword', /out of reach of your sword|through the air with a hiss/],
    ['i dance', /You dance\. .+/],
    ['i play the violin', /the violin\. .+/],
    ['i comfort the cabin boy', /breath goes more evenly/],
    ['i let the cabin boy go', /not sure that it is true/],
    ['i climb on top of the barrel', /over the heads of everything/],
    ['i sharpen the axe', /would cut a hair/],
  ])('%s', (turn, told) => {
    expect(last([turn])).toMatch(told)
  })

  test.each([
    ['i check my watch', /it is .+(?:to|past|o’clock|noon|midnight)/],
    ['i examine the portrait', /portrait\. (?:\S+ ){6}/u],
  ])('a close look shows what is sure, else one detail is decided: %s', (turn, told) => {
    expect(last([turn])).toMatch(told)
  })

  test.each([
    ['i send for the doctor', /doctor comes/],
    ['i dance with the waiter', /waiter keeps step with you/],
    ['i read the invoice', /invoice\. (?:\S+ ){6}/u],
    ['i look for the wizard', /wizard\. (?:\S+ ){6}/u],
  ])('at a hotel: %s', (turn, told) => {
    expect(last([turn], 'A detective investigates a murder at a seaside hotel')).toMatch(told)
  })

  test.each([
    ['i grab a spanner', /holding the spanner|You have the spanner/],
    ['i teach the cook to juggle', /cook has it/],
    ['i photograph the ledger', /ledger is on it/],
    ['i pat the cook’s arm', /cook holds still|“Oh,” says the cook/],
    [
      'i offer the cook a plum',
      /The cook (?:takes|reaches|accepts)|“(?:Thank you|You’d do that\?|That’s kind of you),?” says the cook/,
    ],
    ['i row towards the buoy', /buoy comes nearer|oars dip/],
    ['i climb out of the trench', /trench is behind you/],
    ['i push the hatch shut', /hatch (?:is shut|falls to, and stays shut)/],
    ['i peel off the label', /label comes away/],
    ['i toss a pinch of salt in the pot', /cannot be told from the rest/],
    ['i confiscate the whistle', /holding the whistle|You have the whistle/],
    ['i follow the rope into the dark', /into the dark\. .+/],
    ['i leave a note on the desk', /note lies on the desk/],
    ['i refuse to bow', /better of it|change your mind/],
    ['i fold the map and shoulder the crate', /map lies there half as large/],
    ['i start mending the nets one by one', /one by one\. .+/],
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
    ['i go through his pockets', /pockets\. (?:\S+ ){6}/u],
    ['i scan the horizon for smoke', /smoke\. (?:\S+ ){6}/u],
    ['i peek over the wall', /wall\. (?:\S+ ){6}/u],
  ])('who looks through, along or over something sees something: %s', (turn, told) => {
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
    expect(last(['i look behind the mirror'])).not.toMatch(/back at yourself/)
  })

  test('no fence has windows, and nobody goes into what is stirred in', () => {
    expect(last(['i check the fence'])).not.toContain('window')
    expect(last(['i stir in saffron'])).not.toContain('close behind you')
  })

  test.each(['i listen', 'i listen to the bells', 'sniff', 'i listen at the hatch'])(
    '%s: there is something',
    (turn) => {
      expect(last([turn]).split(' ').length).toBeGreaterThan(8)
    },
  )
})

describe('What is done to somebody reaches them', () => {
  const caves =
    'I am Brannoc, a guard in the caves. My cousin Wenna is here. Ahead of me stands Grubnash, the smith.'
  test.each([
    ["i swing my axe at Grubnash's arm", /axe (?:hits|has hit) |axe hits him/],
    ['i toss Wenna the rope', /Wenna (?:catches|has) the rope/],
    ['i tap Wenna on the shoulder', /Wenna (?:feels it|looks round)/],
    ['I jab the spear at whatever is in the water', /goes home|does not miss|meant to hit/],
    ['I cast a sleep spell on Grubnash', /spell takes hold of Grubnash/],
    ['I offer Grubnash a deal: he opens the gate, and I let him go', /bargain|Agreed/],
    ['I buy Wenna a hot pie', /Wenna takes the hot pie|pie is with Wenna/],
    [
      'ask Grubnash why he closed the gate',
      /“(?:It seemed right|Because I could|I thought I had|It’s a long story)/,
    ],
    ['I ask Wenna where she got the ring', /says Wenna/],
  ])('%s', (turn, told) => {
    expect(last([turn], caves)).toMatch(told)
  })

  test('what is aimed at somebody beside them does not', () => {
    expect(last(['I shoot an arrow at the wolf next to Grubnash'], caves)).not.toMatch(
      /Grubnash (?:flinches|ducks)|arrow hits Grubnash/,
    )
  })
})
