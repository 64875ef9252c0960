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
    moves: ['KILBRAE'],
  },
  {
    file: 'bakery',
    premise: 'My cat can talk and we open a bakery',
    preferences: { narrativeStyle: 'dramatic', languageStyle: 'modern', contentRating: 'general' },
    moves: ['BAKERY'],
  },
  {
    file: 'dry-fork',
    premise: 'I am the new sheriff of Dry Fork. The baron’s riders want the creek and I have one deputy.',
    preferences: { narrativeStyle: 'concise', languageStyle: 'archaic', contentRating: 'teen' },
    moves: ['DRYFORK'],
  },
]

const FOLDER = new URL('../../docs/stories/', import.meta.url)

/** Plays the kept stories again and writes them, unedited, to docs/stories. */
export async function writeKeptStories(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  for (const story of keptStories) {
    const { premise, preferences, moves, file } = story
    const played = await playStory({ premise, preferences, moves, seed: file, turns: moves.length })
    writeFileSync(new URL(`${file}.md`, FOLDER), pageOf(story, await titleOf(story, played), played))
  }
}

async function titleOf({ premise, preferences, file }: KeptStory, { turns }: PlayedStory): Promise<string> {
  const turn = {
    storyId: `story-${file}`,
    seed: file,
    premise,
    preferences,
    number: turns.length,
    path: turns.map(({ text }) => ({ role: 'assistant' as const, content: text })),
    memory: turns.at(-1)!.end.memory,
  }
  return (await createStoryteller().suggestTitle(turn, new AbortController().signal)).title
}

function pageOf({ premise, preferences }: KeptStory, title: string, { turns }: PlayedStory): string {
  const { narrativeStyle, languageStyle, contentRating } = preferences
  const told = turns.map(({ move, text }) => (move ? `> ${move.text}\n\n${text}` : text))
  return `# ${title}

Scenario: “${premise}”
Preferences: ${narrativeStyle}, ${languageStyle}, ${contentRating}. The player’s turns are quoted; everything else, the title too, is the storyteller’s, unedited.

---

${told.join('\n\n')}
`
}
