import type { ForeignFormatName } from '#contract/importing.ts'
import { Fields } from './fields.ts'
import { isCard, readCard } from './read-card.ts'
import { isChat, readChat } from './read-chat.ts'
import { isKoboldSave, readKoboldSave } from './read-kobold.ts'
import {
  isLorebookV3,
  isNovelLorebook,
  isStoryCards,
  isWorldInfo,
  readLorebook,
  readStoryCards,
} from './read-lore.ts'
import { isNovelScenario, readNovelScenario } from './read-novel.ts'
import { ForeignStory, type ReaderWish } from './foreign-story.ts'

/** The content of a file, once its wrapping is off. */
export type FileContent =
  | { kind: 'record'; value: unknown }
  | { kind: 'list'; values: readonly unknown[] }
  | { kind: 'lines'; values: readonly unknown[] }
  | { kind: 'text'; text: string }

/** Reads a content as a story where it is of its format. */
type ReadForeign = (content: FileContent, wish: ReaderWish) => ForeignStory | undefined

const fromRecord =
  (isIt: (file: Fields) => boolean, read: (file: Fields, wish: ReaderWish) => ForeignStory): ReadForeign =>
  (content, wish) => {
    if (content.kind !== 'record') return undefined
    const file = new Fields(content.value)
    return isIt(file) ? read(file, wish) : undefined
  }

const fromAll =
  (
    kind: 'list' | 'lines',
    isIt: (all: readonly Fields[]) => boolean,
    read: (all: readonly Fields[], wish: ReaderWish) => ForeignStory,
  ): ReadForeign =>
  (content, wish) => {
    if (content.kind !== kind) return undefined
    const all = content.values.map((value) => new Fields(value))
    return isIt(all) ? read(all, wish) : undefined
  }

/** The readers of the formats that other programs write; the first that knows a file takes it. */
export const foreignFormats: Record<ForeignFormatName, ReadForeign> = {
  card: fromRecord(isCard, readCard),
  chat: fromAll('lines', isChat, readChat),
  novelScenario: fromRecord(isNovelScenario, readNovelScenario),
  novelLorebook: fromRecord(isNovelLorebook, readLorebook),
  worldInfo: fromRecord((file) => isWorldInfo(file) || isLorebookV3(file), readLorebook),
  koboldSave: fromRecord(isKoboldSave, readKoboldSave),
  storyCards: fromAll('list', isStoryCards, readStoryCards),
  plainText: (content, wish) => (content.kind === 'text' ? readPlainText(content.text, wish) : undefined),
}

/** A heading of any level. */
const HEADING = /^#{1,6} +(\S.*)$/

/** Reads plain text or Markdown as a scenario; a heading at its beginning is its title. */
function readPlainText(text: string, { title }: ReaderWish): ForeignStory {
  const draft = new ForeignStory()
  const [first = '', ...rest] = text.trim().split('\n')
  const heading = HEADING.exec(first.trim())?.[1]
  draft.title = heading?.trim() ?? title
  draft.addScenario(heading === undefined ? text.trim() : rest.join('\n').trim())
  return draft
}
