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
    file: 'ashworth',
    premise:
      'Who killed Lady Ashworth? I am the inspector, and the storm has cut the house off from the village.',
    preferences: { narrativeStyle: 'descriptive', languageStyle: 'modern', contentRating: 'teen' },
    moves: [
      'I shake the rain off my coat and look around the hall',
      'I ask the butler who found her',
      'See what happens next',
      'Search for traces',
      'Question the butler',
      'Thunder shakes the windows',
      'Question Hana',
      'I sit down and drink a cup of tea',
      'Question Pavel',
      'Accuse Pavel',
      'The end',
    ],
  },
  {
    file: 'bakery',
    premise: 'My cat can talk and we open a bakery',
    preferences: { narrativeStyle: 'dramatic', languageStyle: 'modern', contentRating: 'general' },
    moves: [
      'I ask the cat what we should bake first',
      'I knead the dough and put the first loaves into the oven',
      'The first customer comes in',
      'I give her a warm roll and refuse her money',
      'I ask her who she is',
      '"Would you like to work here?"',
      'The cat says she wants to be the manager',
      'I bake a cake in the shape of a goose',
      'I put the cake in the window',
      'A goose taps on the window',
      'I let the goose in',
      '"Why do you look at my cake like that?"',
      'I offer it a slice of cake',
      'Wait a while',
      'I count the money',
      'I hug the cat',
      'The end',
    ],
  },
  {
    file: 'lighthouse',
    premise: 'I am a lighthouse keeper on strike.',
    preferences: { narrativeStyle: 'concise', languageStyle: 'archaic', contentRating: 'general' },
    moves: [
      'I sit down on the steps and light a pipe',
      'See what happens next',
      'Hide the student',
      'Ask them what was taken',
      'Offer to buy the ring',
      'Let the student out',
      'I paint a sign that says NO LIGHT UNTIL FRIDAY',
      'A storm comes up',
      'Somebody knocks',
      '"Who is there?"',
      'I let her in',
      'I ask her what brings her here',
      'She says there is a ship on the rocks',
      'I climb up to the lamp',
      'I light the lamp',
      'Is the ship safe?',
      'I go down and put the kettle on',
      'The end',
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
