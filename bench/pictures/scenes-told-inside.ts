import type { JudgedScene } from './judged-scene.ts'

/** Scenes in rooms, scenes about one thing, and scenes that tell of no place at all. */
export const scenesInside: JudgedScene[] = [
  {
    genre: 'scifi',
    premise: 'I am the engineer of the freighter Low Comet.',
    moment:
      'The airlock hisses. On the bridge the captain does not turn; every screen on the console shows the same star.',
    places: ['spaceship'],
    people: ['man'],
    not: ['ship', 'sea', 'pirate', 'bridge'],
  },
  {
    genre: 'mystery',
    premise:
      'I am a private detective. The clockmaker Ambrose Vail vanished from a study locked from the inside.',
    moment:
      'In the study the fireplace is cold. The armchair faces the wall, and every clock has stopped at 3:17.',
    places: ['parlour', 'room'],
    people: ['detective'],
  },
  {
    genre: 'fantasy',
    premise: 'I am a thief who wants to retire.',
    moment:
      'The tavern is loud. The innkeeper leans over the counter and slides a tankard to you without a word.',
    places: ['tavern'],
    people: ['traveller', 'man'],
  },
  {
    genre: 'historical',
    premise: 'I am the food taster of Queen Isolde in 1340.',
    moment:
      'In the great hall the throne is empty. The queen comes in by the side door, alone, with a dog at her heel.',
    places: ['throne-room'],
    people: ['lady'],
    things: ['dog'],
  },
  {
    genre: 'horror',
    premise: 'I am a night nurse on a closed ward.',
    moment:
      'The corridor of the hospital is longer than yesterday. At its end a child stands with its back to you.',
    places: ['corridor'],
    people: ['child'],
  },
  {
    genre: 'romance',
    premise: 'I am a countess who cannot dance, in Vienna, 1815.',
    moment: 'The ballroom turns under its chandeliers. He bows, and the orchestra begins the waltz.',
    places: ['ballroom'],
    people: ['lady'],
  },
  {
    genre: 'fantasy',
    premise: 'I am the youngest monk of the abbey.',
    moment: 'Between the shelves of the library a lantern moves. Nobody may read here after vespers.',
    places: ['library'],
    people: ['monk'],
  },
  {
    genre: 'thriller',
    premise: 'I am a commuter with somebody else’s briefcase.',
    moment: 'The platform of the subway is empty. The train that comes in has no lights and does not stop.',
    places: ['station'],
    not: ['horse', 'city'],
  },
  {
    genre: 'mystery',
    premise: 'I am an agent of the railway police in 1934.',
    moment:
      'The compartment smells of gas. In the corridor of the train the conductor counts the passengers again.',
    places: ['train'],
    not: ['city'],
  },
  {
    genre: 'historical',
    premise: 'I am a tomb robber in Thebes.',
    moment: 'By torchlight the burial chamber is gold to the ceiling. The sarcophagus stands open.',
    places: ['tomb'],
    not: ['city', 'office'],
  },
  {
    genre: 'fantasy',
    premise: 'I am a prisoner who knows the way out.',
    moment:
      'The dungeon drips. Through the bars of your cell you see the jailer’s cat, and the cat sees you.',
    places: ['dungeon'],
    things: ['cat'],
  },
  {
    genre: 'comedy',
    premise: 'I run a bakery with a haunted oven.',
    moment: 'The kitchen is white with flour. The oven coughs, and a loaf comes out with a face.',
    places: ['kitchen', 'bakery'],
    not: ['castle'],
  },
  {
    genre: 'historical',
    premise: 'I am the priest of a village that has lost its bell.',
    moment: 'The church is cold. Light falls through the stained glass onto the pew where the widow sits.',
    places: ['church'],
    people: ['woman'],
  },
  {
    genre: 'fantasy',
    premise: 'I am an alchemist with a deadline.',
    moment: 'The laboratory glows green. A potion boils over on the workbench, and the beaker sings.',
    places: ['laboratory'],
  },
  {
    genre: 'mystery',
    premise: 'I am a private eye in Chicago, 1947.',
    moment: 'She closes the office door behind her. The blinds cut the light on your desk into strips.',
    places: ['office'],
    people: ['detective'],
  },
  {
    genre: 'fantasy',
    premise: 'I am a dwarf who is afraid of the dark.',
    moment: 'The tunnel opens into a cavern. Crystals burn along the walls, and far below water moves.',
    places: ['cave'],
  },
  {
    premise: 'I am a student who rents the room above a shop that sells broken umbrellas.',
    moment:
      'The shop is open, though it is Sunday. Behind the counter the shopkeeper polishes a handle shaped like a duck.',
    places: ['shop'],
    people: ['man'],
    not: ['dog'],
  },
  {
    genre: 'thriller',
    premise: 'I am a bank clerk who saw something.',
    moment: 'You go down into the vault. Crates stand where the gold was, and the trapdoor is open.',
    places: ['cellar'],
  },
  {
    genre: 'historical',
    premise: 'I am a midshipman on the frigate Juno, 1799.',
    moment: 'In the captain’s cabin the sea chart is held down with a pistol. Nobody sits.',
    places: ['ship-cabin'],
    not: ['spaceship'],
  },
  {
    genre: 'mystery',
    premise: 'I am a detective whose partner is missing.',
    moment:
      'You take the key out of the envelope and turn the key over. There is a number on it, and a hair.',
    places: ['near-key'],
    not: ['city', 'library'],
  },
  {
    genre: 'romance',
    premise: 'I write love notes for other people.',
    moment: 'You unfold the letter. It is your own hand, and you never wrote this letter.',
    places: ['near-letter'],
  },
  {
    genre: 'thriller',
    premise: 'I am a journalist in London, today.',
    moment: 'Your phone lights up. You pick up the phone and read the message twice.',
    places: ['near-phone'],
  },
  {
    genre: 'fantasy',
    premise: 'I am the last page of a king who is dead.',
    moment: 'You open the book. Nothing is written in it, and as you hold the book the pages fill.',
    places: ['near-book'],
    not: ['library'],
  },
  {
    genre: 'horror',
    premise: 'I am alone, or so I thought.',
    moment:
      'Something knocks. You put your ear to the door, and on the other side of the door an ear is put to yours.',
    places: ['ornament', 'room'],
  },
  {
    genre: 'fantasy',
    premise: 'I am a bell that has lost its voice.',
    moment: 'For a while there is only thinking, and the thinking goes nowhere.',
    places: ['ornament'],
    not: ['man', 'someone'],
  },
  {
    genre: 'scifi',
    premise: 'I am a translator for a species that speaks in silences.',
    moment: 'It says nothing. You say nothing better.',
    places: ['ornament'],
    not: ['village', 'castle'],
  },
  {
    genre: 'comedy',
    premise: 'I am a life coach for ghosts.',
    moment: '“Take me to the castle,” he says, “or the harbour, or a nice tavern.” You shake your head.',
    places: ['ornament'],
    not: ['castle', 'harbour', 'tavern'],
  },
  {
    genre: 'fantasy',
    premise: 'I am a runaway prince.',
    earlier: ['You come to the harbour of Saltmarsh before dawn; ropes creak along the quay.'],
    moment: '“Not without papers,” says the old woman, and she holds out her hand.',
    places: ['harbour'],
    people: ['woman'],
  },
  {
    genre: 'fantasy',
    premise: 'I am a bard in the inn called the Drowned Rat.',
    earlier: ['The Drowned Rat is empty but for the innkeeper.'],
    moment:
      'You leave the tavern behind and walk out into the forest, where the branches close over the path.',
    places: ['forest'],
    not: ['tavern'],
  },
  {
    premise: 'I am a retired teacher in a small flat.',
    moment:
      'The room is as you left it. The chair stands at the table, the window is shut, and the lamp is on.',
    places: ['room'],
    not: ['castle', 'tavern'],
  },
]
