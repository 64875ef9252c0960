import { describe, expect, test } from 'vitest'
import { playTurns } from '#testing/play-turns.ts'

const texts = (premise: string, ...turns: string[]): string[] =>
  playTurns(premise, turns).map(({ text }) => text)

describe('Whom the player is, where a premise tells of two', () => {
  const shop =
    'Ansel runs a clock shop. Tonight a stranger, Birte, comes in with a clock that runs backwards.'

  test('is open until a turn tells: the premise stays in its own words, and an answer has no name', () => {
    const [opening, answer] = texts(shop, '*shakes off the rain* still open?')
    expect(opening).toMatch(/^Ansel runs a clock shop\./)
    expect(answer).not.toMatch(/says|Ansel|Birte/)
  })

  test.each([
    ['the one whose things are in their hands', '*puts the clock down* can you mend it?'],
    ['not who is called', '"Are you alone here, Ansel?"'],
    ['not who is told of beside them', 'I look at Ansel and ask if he is alone'],
  ])('%s', (_, turn) =>
    expect(texts(shop, turn, '"Well?"').join(' ')).toMatch(/Ansel[^“]*(?:$|“)|says Ansel/),
  )

  test('who tells of the first by name is the first', () => {
    expect(texts(shop, 'Ansel looks up from his work.')[1]).toMatch(/^You look up from your work\./)
    expect(texts(shop, 'Ansel looks up from his work.', '"Birte, sit down."')[2]).not.toContain('says Ansel')
  })

  test('of two who are named alike, whoever is called is the other', () => {
    const lift = 'Two exes, Jonas and Mirel, get stuck in a lift.'
    expect(texts(lift, '"Mirel, this is absurd."', '"Did you press it?"')[2]).toMatch(/says Mirel/)
  })

  test('who stands alone before all that is told is the hero, by each of their names', () => {
    const noir =
      'Private detective Ismael "Cuco" Barrera, out of cigarettes. A singer hires him to find her song.'
    const [opening, first, second] = texts(
      noir,
      'Cuco puts his feet up and tells her the rate.',
      'He raises his hands. "Careful, it is loaded."',
    )
    expect(opening).toContain('You are Ismael Cuco Barrera')
    expect(first).toMatch(/^You put your feet up and tell her the rate\./)
    expect(second).not.toMatch(/you say|Careful.* says/)
  })

  test('of two, whom the first turn tells of is the hero, and what is asked of the other is theirs', () => {
    const station = 'Commander Adaeze Obi and the pilot, Bram Voss, are the last two aboard.'
    const [, first, second, third] = texts(
      station,
      'Obi straps herself in and asks Voss where his mother is.',
      'She looks at the boots to see whether they are wet.',
      'Voss says the coat is hers.',
    )
    expect(first).toMatch(/^You strap yourself in and ask Voss where his mother is\.|^“/)
    expect(second).toMatch(/^You look at the boots to see whether they are wet\./)
    expect(third).toMatch(/the coat is yours\./)
  })

  test('the captain who is called is nobody the player is, and the player has no name', () => {
    const ship = 'Captain Isaura commands a sloop. Some stowaways, a boy and a girl, hide under a sail.'
    expect(texts(ship, '"Please, Captain Isaura, do you have bread?"')[1]).toMatch(/Isaura/)
  })
})

describe('Who has no voice', () => {
  test.each([
    ['a tongue', 'I say in Norwegian that the soup is cold', /Norwegian\.? (?:takes|nods)|says Norwegian/],
    ['a ship', '"Anybody there?"', /Gilded Heron/],
  ])('%s', (_, turn, answer) => {
    const ship = 'The Gilded Heron has taken on a stowaway. I am the cook.'
    expect(texts(ship, turn)[1]).not.toMatch(answer)
  })

  test('one who is all the company there is is one', () => {
    const bridge = 'Rusk guards a bridge. Her only company is Private Dill, who is fifty.'
    expect(texts(bridge, '"Anything?" she asks.')[1]).not.toMatch(/Dill (?:take|say|nod)\b/)
  })

  test('many of a people own nothing', () => {
    expect(texts('I am the cook.', 'the Americans are right above us')[1]).toMatch(
      /^The Americans are right above you/,
    )
  })
})

describe('A play for two', () => {
  const train =
    "I'm Sorrel Vey, a courier with a letter sewn into my coat. You play Emil Brandt, the conductor who knows that I have no ticket."

  test('tells what the hero is by the first pronoun that nobody else could have', () => {
    const [, first, second] = texts(
      train,
      '*drops into the seat opposite him and shakes the rain off her hat*',
      '*her hand goes to the lining before she can stop it*',
    )
    expect(first).toContain('opposite him and shake the rain off your hat')
    expect(second).toContain('Your hand goes to the lining before you can stop it')
  })

  test('has the one whom the program plays answer, until another is called, and in that turn only', () => {
    const said = texts(
      train,
      '*orders a tea from the steward* "Are you going to throw me out?"',
      '*Greta from the mail car looks in* "Not now, Greta. Do you have a key?"',
      '"Do you have a key?"',
    )
    expect(said[1]).toMatch(/says Emil|Emil Brandt/)
    expect(said[2]).toMatch(/says Greta/)
    expect(said[3]).toMatch(/says Emil/)
  })

  test('has a hero who was told of as he or she be you from the start', () => {
    const [opening] = texts(
      'My character is Jax, 22, a racer. Its late and he just pulled into a diner. You play Luz the waitress.',
    )
    expect(opening).toMatch(/It.?s late and you just pulled into a diner/)
  })
})

describe('What is asked of the storyteller', () => {
  const school =
    'My character is Wren, 17, a new transfer. First day, she crashes into Dashiell, captain of the lacrosse team, in the hallway.'

  test('brings somebody in at once, by name', () => {
    const [, brought, greeted] = texts(
      school,
      '(ooc: add a mean girl pls, a vampire named Octavia who used to date him)',
      '*smiles at Octavia* "Nice cape."',
    )
    expect(brought).toContain('a mean girl, a vampire named Octavia who used to date him')
    expect(greeted).toContain('Octavia')
  })

  test('is so from then on, and shows in the next turn', () => {
    const [, noted, shown] = texts(
      school,
      "(ooc: can we make it so the thing he stole is connected to her past? don't reveal it all at once)",
      '*kneels down* "What did you take?"',
    )
    expect(noted).toMatch(/the thing he stole is connected to your past/)
    expect(shown).toMatch(/the thing he stole is connected to your past/i)
  })

  test('is a mood, and not the one that comes after it', () => {
    const [, noted] = texts(
      school,
      'I wait',
      "((ooc: let's slow down, I'd like a sad moment before the jokes))",
    ).slice(1)
    expect(noted).toContain('a sad one')
  })

  test('happens', () => {
    expect(texts(school, '(ooc: can we have it start raining?)')[1]).toMatch(/^It starts raining\./)
    const [, both] = texts(school, "(ooc: can the storm hit now? I'd like some action) *grabs a rope*")
    expect(both).toMatch(/^The storm hits now\./)
    expect(both).not.toMatch(/“|Noted/)
  })

  test('and praise, a wish and a question to the storyteller are each answered', () => {
    expect(texts(school, "(ooc: that was fun. let's skip to the next morning) I make tea.")[1]).toMatch(
      /next morning/,
    )
    expect(texts(school, '(ooc: what is the other teacher called?)')[1]).toMatch(
      /what the other teacher is called/i,
    )
  })
})

test('a beast told of by name is the hero, and who it is like does nothing', () => {
  const [opening, first] = texts(
    'Once upon a time there was a very small hedgehog named Tuppence who was afraid of leaves.',
    'Tuppence shuts her eyes and counts to ten like her grandma taught her, and then she opens one eye.',
  )
  expect(opening).toMatch(/^You are Tuppence\. Once upon a time you were a very small hedgehog/)
  expect(first).toMatch(
    /^You shut your eyes and count to ten like your grandma taught you, and then you open one eye\./,
  )
  expect(first!.slice(90)).not.toMatch(/grandma/)
})

test('a name after what the hero is is the hero’s, and ‘and you are?’ asks for one', () => {
  const [opening] = playTurns('A cooking show. i am contestant 5, deniz', [])
  expect(opening!.text).toMatch(/You are Deniz, contestant 5/)
  const [, told] = playTurns('You play Casimir, a librarian. I play Hana, a student.', [
    '"I am Hana. And you are?"',
  ])
  expect(told!.text).toContain('“Casimir')
})

test('a deed between stars keeps what is the hero’s own, and a mine stays one', () => {
  const [opening, told] = playTurns('I work in a moon mine. Sunniva is with me.', [
    '*breaks the seal on a crate that is not his to open* "Careful."',
  ])
  expect(opening!.text).toContain('a moon mine')
  expect(told!.text).toContain('You break the seal on a crate that is not yours to open')
})
