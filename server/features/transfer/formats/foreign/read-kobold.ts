import type { Fields } from './fields.ts'
import { addLoreEntries } from './read-lore.ts'
import { ForeignStory, type ReaderWish } from './foreign-story.ts'

export const isKoboldSave = (file: Fields): boolean => file.has('gamestarted', 'prompt', 'actions')

const leftOutNames = {
  savedsettings: 'Settings of other programs',
  savedaestheticsettings: 'Settings of other programs',
  story_settings: 'Settings of other programs',
  anotetemplate: 'The frame of the author’s note',
  wifolders_d: 'Folders of world info',
  wifolders_l: 'Folders of world info',
  wifolders_u: 'Folders of world info',
}
/** A player's turn in adventure mode. */
const PLAYERS = /^\s*>\s*(.*)$/s
const LITE_INPUT = '{{[INPUT]}}'
const LITE_OUTPUT = '{{[OUTPUT]}}'
/** Letters after which the next piece begins a message of its own, once a sentence has ended. */
const LONG_ENOUGH = 1_200

/** Reads a save of KoboldAI or KoboldAI Lite. */
export function readKoboldSave(file: Fields, { title }: ReaderWish): ForeignStory {
  const draft = new ForeignStory()
  draft.title = title
  draft.addScenario(file.text('memory'))
  draft.addNote(file.text('authorsnote'))
  addLoreEntries(draft, file.list('worldinfo'), { fill: (text) => text, title })
  for (const { role, text } of passagesOf([file.text('prompt'), ...actionsOf(file)]))
    draft.headAt = draft.addMessage({ parentAt: draft.lastAt, role, text })
  const redone = file.list('actions_metadata').some((each) => each.list('Alternative Text').length > 0)
  if (redone) draft.leaveOut('Other versions of passages')
  file.ignore('gamestarted', 'autosave', 'file_version', 'title')
  draft.leaveOutUnread(file, leftOutNames)
  return draft
}

/** A list of texts; in files of version 2 a list of records by number. */
function actionsOf(file: Fields): string[] {
  const lines = file.lines('actions')
  if (lines.length > 0) return lines
  return file
    .fields('actions')
    .list('actions')
    .map((action) => action.text('Selected Text'))
}

interface Passage {
  role: 'user' | 'assistant'
  text: string
}

/** Pieces are as long as a model's answer was: those that go on with a sentence are one passage. */
function passagesOf(pieces: readonly string[]): Passage[] {
  const passages: Passage[] = []
  const add = (role: Passage['role'], text: string) => {
    const last = passages.at(-1)
    const isFull = last && last.text.length > LONG_ENOUGH && /[.!?”"*]\s*$/.test(last.text.slice(-4))
    if (last?.role === role && !isFull) last.text += role === 'user' ? `\n${text}` : text
    else passages.push({ role, text })
  }
  for (const piece of pieces.flatMap(liteParts)) {
    if (typeof piece !== 'string') add(piece.role, piece.text)
    else {
      const said = PLAYERS.exec(piece)?.[1]
      if (said === undefined) add('assistant', piece)
      else if (said.trim()) add('user', said.trim())
    }
  }
  return passages.map(({ role, text }) => ({ role, text: text.trim() })).filter(({ text }) => text)
}

/** KoboldAI Lite marks who speaks within a piece. */
function liteParts(piece: string): (Passage | string)[] {
  if (!piece.includes(LITE_INPUT) && !piece.includes(LITE_OUTPUT)) return [piece]
  return piece.split(LITE_INPUT).flatMap((part, at): (Passage | string)[] => {
    const [first = '', ...answers] = part.split(LITE_OUTPUT)
    const begun = first.trim() ? [at === 0 ? first : ({ role: 'user', text: first.trim() } as const)] : []
    return [...begun, ...answers.map((text) => ({ role: 'assistant', text }) as const)]
  })
}
