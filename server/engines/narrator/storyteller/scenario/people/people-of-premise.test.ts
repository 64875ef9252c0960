import { describe, expect, test } from 'vitest'
import { readScenario } from '../read-scenario.ts'
import type { ScenarioPerson } from '../scenario.ts'

const called = ({ name, role, relation }: ScenarioPerson): string => name ?? role ?? relation ?? '-'
const people = (premise: string): string[] => readScenario(premise).people.map(called)
const stateOf = (premise: string, name: string): string | undefined => {
  const person = readScenario(premise).people.find((each) => called(each) === name)
  if (person?.isFoe) return 'foe'
  return person?.isCompanion ? 'with' : person?.state
}

describe('Who is somebody', () => {
  test.each([
    ['Food is running out in the camp. I trust only Marisol.', ['Marisol']],
    ['I work for Halcyon Dynamics. My boss, Ms Adeyemi, is late.', ['Ms Adeyemi']],
    ['I play the drums. Our singer Delphine has lost her voice.', ['Delphine']],
    ['I guard the Natural History Museum. Mr Pike guards the door.', ['Mr Pike']],
    ['I grew up in Willow Bend. Lotte Maas says that I never left.', ['Lotte Maas']],
    ['I am the pilot of the Peregrine. VESTA, the ship’s computer, has begun to sing.', ['VESTA']],
    ['I am a baker. My sister Ada met a man dressed as a hot dog.', ['Ada', 'man']],
    ['My translator is drunk. Every Friday Ines calls me.', ['translator', 'Ines']],
    ['I bake for the Marquise de Vigny. She hates me.', ['the Marquise de Vigny']],
    ['I run a bakery. May and June have not talked to me since the fire.', ['May', 'June']],
    ['Tom drives the van, Nadia picks the lock and I, who was late, am the lookout.', ['Tom', 'Nadia']],
    ['I own an inn. With me is my cousin Marek, and a goat.', ['Marek', 'goat']],
    ['The sculptor’s model Fiammetta is missing. I am the sculptor.', ['Fiammetta']],
    ['I fix engines. A Volvo in the yard will not start. My boss Rolf swears.', ['Rolf']],
    ['A note on my door: DO NOT WAKE HIM. My uncle Piet laughs.', ['Piet']],
    ['I am a cook. My captain, old Brask, schemes. We land before we reach Tromso.', ['Brask']],
    ['I am a clerk. My brother Sven moves a little closer every night.', ['Sven']],
    ['I was the face of a famous toothpaste. My agent Lou has a plan.', ['Lou']],
    ['I was the voice of a famous duck. My agent Lou has a plan.', ['Lou']],
  ])('%s', (premise, expected) => expect(people(premise)).toEqual(expected))
})

describe('Who is the same', () => {
  test.each([
    ['My companion is Tobias, a talking badger.', ['Tobias']],
    ['My client is a dentist. He is called Rollo.', ['Rollo']],
    ['A boy called Taro knocks at my door.', ['Taro']],
    ['I bake for a wedding. The groom is Theo, his mother is Mrs Orr.', ['Theo', 'Mrs Orr']],
    ['I met Captain Okoro. The captain has not left her cabin.', ['Captain Okoro']],
    ['The innkeeper’s daughter, Elspeth, knows my secret.', ['Elspeth']],
    ['I live with my dad Kenji, my mom Laura and baby Momo.', ['Kenji', 'Laura', 'Momo']],
    ['The gardener, who was a baker, follows me home.', ['gardener']],
    [
      'I serve princess Thistle, who’s a mouse, and the crow lord hates me.',
      ['Princess Thistle', 'crow lord'],
    ],
    ['i lost my keys. the new lodger, tyler, sings at night', ['Tyler']],
  ])('%s', (premise, expected) => expect(people(premise)).toEqual(expected))

  test.each([
    ['I am here with two others. The mayor hates me, the night cleaner.', 'cleaner'],
    ['We sail at dawn: Captain Okoro, the engineer Vy and me, the cook.', 'cook'],
  ])('%s is the hero', (premise, role) => expect(readScenario(premise).hero.role).toContain(role))
})

describe('A hero told of in the third person is nobody beside', () => {
  test.each([
    [
      'Inspector Olga Brandt counts the silver twice. Her sergeant, Mr Tull, is asleep.',
      'Inspector Olga Brandt',
      ['Mr Tull'],
    ],
    [
      'The tide is out. On the sand Doctor Amara Okoye finds a bell with her name on it.',
      'Doctor Amara Okoye',
      [],
    ],
    [
      'Ms Harriet Vane, librarian, has swallowed a key. A burglar with a limp wants it back.',
      'Ms Harriet Vane',
      ['burglar'],
    ],
    [
      'Oslo, winter 1921. Nurse Sigrid Dahl is sent to an empty house by her aunt.',
      'Nurse Sigrid Dahl',
      ['aunt'],
    ],
    [
      'Marsh, no moon until Tuesday. Ranger Kito has lost a boat. His dog, Bess, growls.',
      'Ranger Kito',
      ['Bess'],
    ],
    ['Mayor April Dunmore has a rival, Cole Harkin.', 'Mayor April Dunmore', ['Cole Harkin']],
    [
      'In the year of the frost a miller’s son asks the duke for a boat. The duke laughs.',
      'miller’s son',
      ['duke'],
    ],
    [
      'I’d like to be a beekeeper on the moon. My neighbour Otto is afraid of insects.',
      'beekeeper',
      ['Otto'],
    ],
    ['Let me be the judge. My clerk Ines takes bribes.', 'judge', ['Ines']],
  ])('%s', (premise, hero, others) => {
    const { name, role } = readScenario(premise).hero
    expect(name ?? role?.replace("'", '’')).toBe(hero)
    expect(people(premise)).toEqual(others)
  })
})

describe('What is said of somebody', () => {
  test.each([
    ['I smuggle silk and Böri wants me dead.', 'Böri', 'foe'],
    ['A bounty hunter called Raze is tracking me.', 'Raze', 'foe'],
    ['I am on the run. Marshal Boone is a day behind us.', 'Marshal Boone', 'foe'],
    ['Queen Ysolde has locked my brother in the tower.', 'Queen Ysolde', 'foe'],
    ['Queen Ysolde has locked my brother in the tower.', 'brother', 'captive'],
    ['I am a fiddler, and my teacher Padraig sits in jail for playing.', 'Padraig', 'captive'],
    ['My boss, Ms Adeyemi, has vanished with the prototype.', 'Ms Adeyemi', 'absent'],
    ['My partner Nils did not come up.', 'Nils', 'absent'],
    [
      'Two hikers, Cody and Marisa Bell, went up the hill and have not come down. I must find them.',
      'Cody',
      'absent',
    ],
    ['Professor Haddad gave me a scroll and was found dead an hour later.', 'Professor Haddad', 'dead'],
    ['My late husband Anton left me a vineyard.', 'Anton', 'dead'],
    ['The river spirit drowned my brother Jun.', 'Jun', 'dead'],
    ['The river spirit drowned my brother Jun.', 'river spirit', 'foe'],
    ['I am on trial for the murder of Judge Whitlock.', 'Judge Whitlock', 'dead'],
    ['My only ally is Mother Cobb, who sells water.', 'Mother Cobb', 'with'],
    ['Three climbers, Lena, Jens and I, are stuck in a cave.', 'Jens', 'with'],
    ['With the thief Renn at my side I plan to break in.', 'Renn', 'with'],
  ])('%s %s: %s', (premise, name, state) => expect(stateOf(premise, name)).toBe(state))

  test.each([
    ['I am a knight. The princess does not want to be rescued.', 'princess'],
    ['Nico and I do not talk.', 'Nico'],
    ['I want to kill the mayor.', 'mayor'],
  ])('%s nothing has befallen them', (premise, name) =>
    expect(readScenario(premise).people.find((each) => called(each) === name)).toMatchObject({
      state: 'near',
      isCompanion: false,
    }),
  )
})

test('small letters throughout: a name after what somebody is', () => {
  expect(people('my ex husband rui moved in next door')).toEqual(['Rui'])
  expect(people('my sister tess married my worst enemy doug')).toEqual(['Tess', 'Doug'])
  expect(people('my roommate dex and my sister tess are here')).toEqual(['Dex', 'Tess'])
})

test.each([
  [
    'My mother says our neighbour is a vampire. I have to prove it before Halloween.',
    'prove it before Halloween',
  ],
  ['The Sultan has ordered me, a mapmaker, to find the Valley of Echoes.', 'find the Valley of Echoes'],
  ['I have three days to repair the engine. The baker wants to sell his shop.', 'repair the engine'],
])('%s what the hero is to do', (premise, plain) => {
  const { want } = readScenario(premise)
  expect(want?.isStated === true ? want.plain : undefined).toBe(plain)
})
