/** A fact that a story tells once, and the ways in which a player asks for it much later. */
export interface PlantedFact {
  about: string
  aliases: string[]
  /** The sentence that tells it; `value` stands in it. */
  told: string
  value: string
  /** The same after it has changed. */
  changed?: { told: string; value: string }
  /** Asked in the words in which it was told. */
  own: string
  /** Asked by the name alone. */
  byName: string
  /** Asked without its words and names. */
  other: string
  /** Words by which a good keeper would expect to be asked. */
  cues: string[]
  /** The value as a liar has it. */
  lie: string
}

const fact = (
  [about, told, value, lie]: [string, string, string, string],
  [own, byName, other]: [string, string, string],
  cues: string,
  more: Partial<PlantedFact> = {},
): PlantedFact => ({
  about,
  aliases: [],
  told,
  value,
  lie,
  own,
  byName,
  other,
  cues: cues.split(' '),
  ...more,
})

/** NOTE: the bench is measured with other wordings as well, which nobody here has seen. */
export const plantedFacts: PlantedFact[] = [
  fact(
    [
      'Mirela',
      'Mirela confesses that she buried the silver compass under the lightning oak.',
      'lightning oak',
      'stone well',
    ],
    [
      'Where did Mirela bury the silver compass?',
      'What do I know of Mirela?',
      'I go to dig up the navigation instrument. Which spot was it?',
    ],
    'dig hidden instrument navigation spot',
  ),
  fact(
    ['the vault', 'Old Hask whispers that the vault opens with the number 4417.', '4417', '9023'],
    [
      'With what number does the vault open?',
      'I stand before the vault and think of what Hask whispered.',
      'I turn the dials of the strongroom. Which digits do I set?',
    ],
    'code digits combination strongroom dials',
    {
      aliases: ['Old Hask'],
      changed: {
        told: 'Old Hask has changed the lock: the vault opens with the number 7730 now.',
        value: '7730',
      },
    },
  ),
  fact(
    [
      'Brother Aldous',
      'Brother Aldous owes you sixty crowns since the card game at Pell.',
      'sixty crowns',
      'nine crowns',
    ],
    [
      'How much does Brother Aldous owe me since the card game?',
      'I meet Brother Aldous again. What is between us?',
      'I collect the gambling debt from the monk. What sum was it?',
    ],
    'debt money sum gambling monk collect',
  ),
  fact(
    [
      'the north gate',
      'The watch at the north gate lets nobody pass without the word heron.',
      'heron',
      'walrus',
    ],
    [
      'Which word does the watch at the north gate want?',
      'I ride up to the north gate.',
      'I must say something so the sentries step aside. What is the password?',
    ],
    'password sentries guards secret say',
    {
      changed: {
        told: 'Since the fire the watch at the north gate wants another word: falcon.',
        value: 'falcon',
      },
    },
  ),
  fact(
    ['Ysolde', 'Ysolde is deaf in her left ear since the bells of Corm fell.', 'left ear', 'right ear'],
    ['In which ear is Ysolde deaf?', 'I whisper something to Ysolde.', 'On which side can she not hear me?'],
    'hear hearing side whisper',
  ),
  fact(
    ['Captain Dray', 'Captain Dray fears nothing but dogs, and keeps none on his ship.', 'dogs', 'spiders'],
    ['What does Captain Dray fear?', 'I face Captain Dray once more.', 'How could I frighten the skipper?'],
    'afraid frighten terror skipper animal',
  ),
  fact(
    [
      'the red lantern',
      'The red lantern burns only on whale oil, says the keeper of lights.',
      'whale oil',
      'lamp gas',
    ],
    [
      'On what does the red lantern burn?',
      'I take out the red lantern.',
      'What fuel do I need to see in the dark?',
    ],
    'fuel fill dark light',
  ),
  fact(
    ['Tobin', 'Your cousin Tobin lives above the bakery in Sallow Street.', 'Sallow Street', 'Harbour Row'],
    [
      'Where does my cousin Tobin live?',
      'I want to visit Tobin.',
      'I look for the house of my relative. What is the address?',
    ],
    'address house relative visit family',
    { changed: { told: 'Tobin has moved: your cousin lives in Candle Yard now.', value: 'Candle Yard' } },
  ),
  fact(
    [
      'the river spirit',
      'The river spirit asks for a lock of white hair as the price of a crossing.',
      'white hair',
      'black pearl',
    ],
    [
      'What does the river spirit ask as the price of a crossing?',
      'I call the river spirit.',
      'What toll must be paid to get over the water?',
    ],
    'toll pay payment ferry water over',
  ),
  fact(
    ['Lady Venn', 'Lady Venn wears her dead husband’s ring on a chain of copper.', 'copper', 'ivory'],
    [
      'On what chain does Lady Venn wear the ring?',
      'I study Lady Venn at the table.',
      'What metal hangs around the widow’s neck?',
    ],
    'necklace widow metal neck jewel',
  ),
  fact(
    ['the blue door', 'Behind the blue door, the landlord says, sleeps a bear.', 'bear', 'dragon'],
    [
      'What sleeps behind the blue door?',
      'I stop in front of the blue door.',
      'Which animal would I wake in that room?',
    ],
    'animal beast wake room inn',
  ),
  fact(
    [
      'Orrin',
      'Orrin the smith can forge the broken blade, but only with star iron.',
      'star iron',
      'moon glass',
    ],
    [
      'With what can Orrin forge the broken blade?',
      'I walk over to Orrin.',
      'What material is required to repair my sword?',
    ],
    'repair mend sword material metal',
  ),
  fact(
    ['Sister Quill', 'Sister Quill was born in Vashti, a town that no map shows.', 'Vashti', 'Ormond'],
    ['Where was Sister Quill born?', 'I write to Sister Quill.', 'What is the nun’s home place called?'],
    'home origin nun birthplace from',
  ),
  fact(
    [
      'the iron crown',
      'The iron crown brings fever to whoever wears it for three nights.',
      'fever',
      'riches',
    ],
    [
      'What does the iron crown bring to whoever wears it?',
      'I lift the iron crown.',
      'What would happen to my health if I put that on my head?',
    ],
    'curse ill sick health head effect',
  ),
  fact(
    ['Pasco', 'Pasco the smuggler sails only at the new moon.', 'new moon', 'high noon'],
    [
      'When does Pasco the smuggler sail?',
      'I send a message to Pasco.',
      'On which night would a boat take contraband out?',
    ],
    'when night boat contraband leave',
    {
      changed: {
        told: 'Pasco the smuggler has grown bold: he sails at midsummer noon now.',
        value: 'midsummer noon',
      },
    },
  ),
  fact(
    ['the grey cat', 'The grey cat answers to the name of Bishop.', 'Bishop', 'Pudding'],
    [
      'To what name does the grey cat answer?',
      'The grey cat sits on the wall.',
      'How do I call the pet so that it comes?',
    ],
    'call pet called animal',
  ),
  fact(
    [
      'Doctor Imre',
      'Doctor Imre keeps the antidote in a green bottle behind the clock.',
      'green bottle',
      'velvet pouch',
    ],
    [
      'In what does Doctor Imre keep the antidote?',
      'I break into the rooms of Doctor Imre.',
      'I am poisoned and look for the cure. What container is it in?',
    ],
    'cure poison medicine remedy container',
  ),
]
