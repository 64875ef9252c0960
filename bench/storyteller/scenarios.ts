import type { Genre } from '#contract/genres.ts'

/** Five scenarios a genre, written as people write them: with and without a hero, a goal, a name, in any person. */
export const scenarios: Record<Genre, string[]> = {
  fantasy: [
    'You are the keeper of a lighthouse whose lamp has begun to whisper names.',
    'I am Tamsin, a hedge witch in the village of Low Barrow. The river has stopped flowing and I must find out why before the harvest.',
    'A young knight must carry a sleeping dragon egg to the mountain temple before the winter king wakes.',
    'a kingdom where music is forbidden',
    'As the last apprentice of a vanished wizard I search for the silver door.',
  ],
  scifi: [
    'I am the night engineer of a station orbiting a dead star. Someone has opened an airlock from the outside.',
    'A retired astronaut receives a message from her younger self and must find out who sent it before the station falls.',
    'You are an android steward aboard the liner Meridian, and a passenger asks you to hide her.',
    'first contact on a moon of ice',
    'Captain Mira Voss leads a crew of smugglers through an asteroid field, hunted by Admiral Kane.',
  ],
  mystery: [
    'I am a private detective in a rain-soaked harbour city. My client, the widow Lenore Ash, wants me to find her missing brother.',
    'A librarian discovers that one book in the old library is rewritten every night.',
    'You are a guest at a country house where the family portrait has been stolen. You must find it before the train leaves.',
    'locked room in a railway hotel',
    'I inherit a clock shop and a note that says the third clock lies.',
  ],
  horror: [
    'You are the new night nurse on a ward with one patient too many.',
    'I moved into my grandmother Elsie’s house, and the cellar door opens a little wider each night.',
    'Four friends take shelter in an abandoned lighthouse during a storm. I am the one who heard the knocking.',
    'haunted dollhouse',
    'A sexton must keep the churchyard gate shut until dawn.',
  ],
  western: [
    'I am the new sheriff of Dry Fork. The baron’s riders want the creek and I have one deputy.',
    'A stagecoach driver must deliver a silent passenger to the railhead before sundown.',
    'You are a well digger hired to find water on land that two ranches claim.',
    'gold rush town in the desert',
    'I ride into Mercy looking for my brother Tom.',
  ],
  postapocalyptic: [
    'I am a water carrier in a village of yellow buses. The pump brings up messages in bottles.',
    'A scavenger girl finds a map to a city where the lights still burn and must reach it before the convoy does.',
    'You are the listener at a radio tower, and after eleven years somebody has answered.',
    'last greenhouse on earth',
    'I need to protect the seed vault from the raiders of the ash flats.',
  ],
  comedy: [
    'You are the understudy for the back half of a pantomime horse, and the front half has just resigned.',
    'I am a wedding planner who has lost the groom, the cake and one very angry swan.',
    'A village mayor must win the giant marrow contest or resign.',
    'a talking goose runs for office',
    'I accidentally became the leader of a cult devoted to soup.',
  ],
  historical: [
    'I am a printer’s apprentice in Antwerp in 1566. Someone has set a forbidden pamphlet on our press.',
    'You are a herald carrying a letter to a queen who has been gone for a month.',
    'A young mason discovers a hidden room in the cathedral and must keep it secret from the bishop.',
    'a spice ship in the age of sail',
    'As a healer in a plague town I need to find the source of the fever.',
  ],
  romance: [
    'I am a bookbinder who finds notes at page thirty-one, each written to me.',
    'A violinist returns to the seaside town where she left her heart, and must play at her rival’s wedding.',
    'You are a letter carrier with one letter three summers late.',
    'two rivals share one umbrella',
    'I want to win back Clara at the harvest ball.',
  ],
  thriller: [
    'I am a courier whose last package is addressed to myself. I must find out who sent it before midnight.',
    'You are an interpreter who has overheard the plan for tomorrow night, and nobody will believe you.',
    'A night-desk journalist must reach carriage nine of a train that is not in the timetable.',
    'hostages in the opera house',
    'I woke up in a hotel room with a stranger’s passport and four minutes on the clock.',
  ],
}

/** Scenarios of a certain year, with the name of their hero. */
export const datedScenarios: { premise: string; year: number; hero: string }[] = [
  {
    premise: 'Venice, 1755. I am Lucia, a glassblower, and the guild master Morosini has stolen my recipe.',
    year: 1755,
    hero: 'Lucia',
  },
  {
    premise: 'The year is 1348. Brother Anselm must find out who is poisoning the wells of the abbey.',
    year: 1348,
    hero: 'Anselm',
  },
  {
    premise: 'I am Hattie, a nurse in London in 1888, and my patient has vanished from a locked ward.',
    year: 1888,
    hero: 'Hattie',
  },
  {
    premise:
      'Marcus is a scribe in Rome in the year 64. He has to save the library before the fire reaches it.',
    year: 64,
    hero: 'Marcus',
  },
  {
    premise: 'Paris, 1923: Odette, a pianist, wants to win the competition at the conservatory.',
    year: 1923,
    hero: 'Odette',
  },
]
