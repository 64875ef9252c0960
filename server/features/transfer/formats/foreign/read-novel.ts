import type { Fields } from './fields.ts'
import { addLoreEntries } from './read-lore.ts'
import { ForeignStory } from './foreign-story.ts'

export const isNovelScenario = (file: Fields): boolean => file.has('scenarioVersion', 'prompt')

const leftOutNames = {
  tags: 'Tags',
  author: 'The scenario’s author',
  settings: 'Settings of other programs',
  ephemeralContext: 'Passages for a few turns (ephemeral context)',
  phraseBiasGroups: 'Phrase biases',
  bannedSequenceGroups: 'Banned phrases',
}

/** Reads a scenario of NovelAI: its memory is the scenario, its author's note the note, its prompt the opening. */
export function readNovelScenario(file: Fields): ForeignStory {
  const draft = new ForeignStory()
  draft.title = file.text('title')
  const fill = fillPlaceholders(file.list('placeholders'))
  const [memory, authorsNote, ...more] = file.list('context').map((part) => fill(part.text('text')))
  draft.addScenario(fill(file.text('description')))
  draft.addScenario(memory ?? '')
  draft.addNote(authorsNote ?? '')
  for (const text of more) draft.addScenario(text)
  const prompt = fill(file.text('prompt'))
  if (prompt) draft.addMessage({ parentAt: null, role: 'assistant', text: prompt })
  addLoreEntries(draft, file.fields('lorebook').list('entries'), { fill, title: draft.title })
  file.ignore('scenarioVersion', 'storyContextConfig', 'contextDefaults', 'didGenerate', 'settingsDirty')
  draft.leaveOutUnread(file, leftOutNames)
  return draft
}

const USE = /\$\{([^{}]*)\}/g
const DECLARATION = /%\{[^{}]*\}/g

/** Fills `${…}` with what the scenario proposes; it would have asked the player. */
function fillPlaceholders(placeholders: readonly Fields[]): (text: string) => string {
  const values = new Map(
    placeholders.map((each) => [each.text('key'), each.text('defaultValue') || each.text('description')]),
  )
  return (text) =>
    text
      .replace(DECLARATION, '')
      .replace(USE, (_, inside: string) => {
        // `1#key[default]:description` in older files, `key` in newer ones.
        const [key = '', ...about] = inside.replace(/^\d*#?/, '').split('[')
        const proposed = about.join('[').split(']')[0]
        return values.get(key.trim()) || proposed || key.trim()
      })
      .trim()
}
