import { mkdirSync, writeFileSync } from 'node:fs'
import type { Preferences } from '#contract/preferences.ts'
import { createStoryteller } from '../../server/engines/narrator/storyteller/storyteller.ts'
import { type PlayedStory, playStory } from './play.ts'

interface KeptStory {
  file: string
  premise: string
  preferences: Preferences
  moves: string[]
}

/** Stories played by a person, turn by turn in answer to what was told; kept in docs/stories as the storyteller tells them. */
const keptStories: KeptStory[] = [
  {
    file: 'kilbrae',
    premise:
      'The year is 1923. Margaret Hale, a nurse from Leeds, arrives in the Scottish village of Kilbrae to care for the dying Laird McAllister. His sons, Duncan and Rory, hate each other, and the housekeeper Mrs Finch keeps the west wing locked. On her first night Margaret hears a child crying behind the wall.',
    preferences: { narrativeStyle: 'descriptive', languageStyle: 'formal', contentRating: 'teen' },
    moves: [
      'I press my ear to the wall and listen',
      'In the morning I ask Mrs Finch about the crying',
      'I bring the Laird his medicine',
      'I ask the Laird who has the key to the west wing',
      '"Do you hate your brother?" I ask Duncan',
      'I thank Rory for his kindness and ask him about his mother',
      'At night I take a candle and creep to the west wing',
      'I knock softly on the wall',
      '"Is somebody there?"',
      'I search the room',
      'I read what I have found',
      'I go back to my room and lock the door',
      'I write to my sister in Leeds about all this',
      'I ask Abigail about the tray',
      '"Who is the second cup for?"',
      'I ask Mrs Finch what Abigail is afraid of',
      'I go to the old ward while they are at supper',
      'I search the beds',
      'I wait for Abigail',
      '"You made a promise. It is over now."',
      'I open the window',
      'I take the child by the hand',
      'I ask Rory what will happen now',
      'I go back to the Laird and sit beside his bed',
    ],
  },
  {
    file: 'bakery',
    premise: 'My cat can talk and we open a bakery',
    preferences: { narrativeStyle: 'dramatic', languageStyle: 'modern', contentRating: 'general' },
    moves: [
      'I ask the cat what we should bake first',
      'I knead the dough and put the first loaves into the oven',
      '"What would you like?" I ask the first customer',
      'I give her a warm roll and refuse her money',
      'I go across the street to see the goose',
      'I ask Pansy where I can find Trudy',
      'I go back to the bakery',
      'I look for the old order book',
      'I bake a cake in the shape of a goose',
      'I put the cake in the window',
      'I ask Queenie who ruined the last owners',
      'I go to the roof of the town hall',
      'I talk to the goose',
      '"Why do you want my bakery?"',
      'I offer her a slice of cake',
      'I go home and count the money',
      'I wait for the fifteenth',
      '"Good morning, Trudy. We open at six. Can you count?"',
      'I give her an apron',
      'I hug the cat',
      'I ask Queenie what we should bake tomorrow',
    ],
  },
  {
    file: 'dry-fork',
    premise: 'I am the new sheriff of Dry Fork. The baron’s riders want the creek and I have one deputy.',
    preferences: { narrativeStyle: 'concise', languageStyle: 'archaic', contentRating: 'teen' },
    moves: [
      'I ask my deputy who we can count on',
      'We ride out to the creek',
      'I hide behind the rocks and watch the riders',
      'I shout: "This is the law! Ride home!"',
      'I fire a shot over their heads',
      'We ride back to town',
      'I ask the barkeep at the saloon what he has heard',
      'I nail up a notice: all who can hold a rope, meet at noon',
      'I look over the people who have come',
      '"I will not lie to you. We are few. Who stands with me?"',
      'I show them how to build a barricade',
      'I ask Lyle why Etta holds back',
      'I go to the telegraph office at night',
      'I search the office',
      'I read the ledger by a match',
      'I wait for Etta to come',
      '"Etta, how much do they owe you?"',
      'I tear the debts in half',
      'I tell the riders they are free to go home',
      'I look at what is left',
      'We ride home to Dry Fork',
      'I buy Lyle a drink',
      'I sit on the steps and look at the sky',
    ],
  },
]

const FOLDER = new URL('../../docs/stories/', import.meta.url)

/** Plays the kept stories again and writes them, unedited, to docs/stories. */
export async function writeKeptStories(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  for (const story of keptStories) {
    const { premise, preferences, moves, file } = story
    const played = await playStory({
      premise,
      preferences,
      seed: file,
      turns: moves.length,
      type: ({ turns }) => moves[turns.length - 1],
    })
    writeFileSync(new URL(`${file}.md`, FOLDER), pageOf(story, await titleOf(story, played), played))
  }
}

async function titleOf({ premise, preferences, file }: KeptStory, { turns }: PlayedStory): Promise<string> {
  const input = {
    storyId: `story-${file}`,
    seed: file,
    premise,
    preferences,
    number: turns.length,
    path: turns.map(({ text }) => ({ role: 'assistant' as const, content: text })),
    memory: turns.at(-1)!.end.memory,
  }
  return (await createStoryteller().suggestTitle(input, new AbortController().signal)).title
}

function pageOf({ premise, preferences }: KeptStory, title: string, { turns }: PlayedStory): string {
  const { narrativeStyle, languageStyle, contentRating } = preferences
  const told = turns.map(({ typed, text }) => (typed === undefined ? text : `> ${typed}\n\n${text}`))
  return `# ${title}

Scenario: “${premise}”
Preferences: ${narrativeStyle}, ${languageStyle}, ${contentRating}. The player’s turns are quoted; everything else, the title too, is the storyteller’s, unedited.

---

${told.join('\n\n')}
`
}
