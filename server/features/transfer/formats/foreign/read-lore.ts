import type { Fields } from './fields.ts'
import { entryKindOf, ForeignStory, type ReaderWish } from './foreign-story.ts'

interface LoreOf {
  fill: (text: string) => string
  /** Of the book, for entries without a name. */
  title: string
}

/**
 * Adds the entries of a book of lore, whichever program wrote it: each field is looked for under the names that the
 * programs have for it.
 */
export function addLoreEntries(
  draft: ForeignStory,
  entries: readonly Fields[],
  { fill, title }: LoreOf,
): void {
  for (const entry of entries) {
    const keys = ['keys', 'key', 'keywords'].flatMap((field) => entry.texts(field))
    const names = keys.filter((key) => !isPattern(key) && entry.flag('use_regex') !== true)
    const name = firstOf(entry, ['name', 'displayName', 'title', 'comment']) || names[0] || title
    if (names.length < keys.length) draft.leaveOut('Patterns among the keys of entries')
    const seconds = ['secondary_keys', 'keysecondary'].flatMap((field) => entry.texts(field))
    if (seconds.length > 0) draft.leaveOut('Second keys of entries')
    const written = firstOf(entry, ['content', 'text', 'entry', 'value'])
    const { text, hasDecorators } = withoutDecorators(written)
    if (hasDecorators) draft.leaveOut('Decorators in entries')
    const isOff = entry.flag('enabled') === false || entry.flag('disable') === true
    if (isOff) {
      if (text) draft.leaveOut(`Switched off: ${name.slice(0, 80)}`)
      continue
    }
    const isConstant = ['constant', 'forceActivation'].some((field) => entry.flag(field) === true)
    const type = entry.text('type')
    const kind = type ? entryKindOf(type) : isConstant && names.length === 0 ? 'rule' : 'thing'
    draft.addLore({ name: fill(name), keys: names.map(fill), kind, text: fill(text), isConstant })
    leaveOutUnreadOf(draft, entry)
  }
}

const firstOf = (entry: Fields, names: readonly string[]): string =>
  names.map((name) => entry.text(name)).find(Boolean) ?? ''

/** A pattern of a stranger is never tried: it could take for ever. */
const isPattern = (key: string): boolean => key.length > 2 && key.startsWith('/') && key.lastIndexOf('/') > 0

/** Lines that begin with `@@` tell a program where to put an entry (character cards, version 3). */
function withoutDecorators(text: string): { text: string; hasDecorators: boolean } {
  if (!text.startsWith('@@')) return { text, hasDecorators: false }
  const lines = text.split('\n')
  const first = lines.findIndex((line) => !line.startsWith('@@'))
  return { text: first < 0 ? '' : lines.slice(first).join('\n').trim(), hasDecorators: true }
}

const withoutMacros = (text: string): string => text

/** World Info of SillyTavern: entries by their numbers, each with a list `key`. */
export const isWorldInfo = (file: Fields): boolean =>
  file.has('entries') &&
  !file.has('lorebookVersion') &&
  file.list('entries').some((entry) => entry.has('key', 'content'))

/** A book of lore that stands in a file of its own (character cards, version 3). */
export const isLorebookV3 = (file: Fields): boolean => file.text('spec') === 'lorebook_v3'

export const isNovelLorebook = (file: Fields): boolean => file.has('lorebookVersion', 'entries')

/** Reads a book of lore alone; the narrator is still to tell the opening. */
export function readLorebook(file: Fields, { title }: ReaderWish): ForeignStory {
  const book = isLorebookV3(file) ? file.fields('data') : file
  const draft = new ForeignStory()
  draft.title = book.text('name') || title
  draft.addScenario(book.text('description'))
  addLoreEntries(draft, book.list('entries'), { fill: withoutMacros, title: draft.title })
  book.ignore(
    'lorebookVersion',
    'spec',
    'data',
    'originalData',
    'scan_depth',
    'token_budget',
    'recursive_scanning',
    'extensions',
  )
  draft.leaveOutUnread(book, { settings: 'Settings of other programs', categories: 'Categories of entries' })
  return draft
}

/** Story cards of AI Dungeon: a bare list. */
export const isStoryCards = (cards: readonly Fields[]): boolean =>
  cards.length > 0 && cards.every((card) => card.has('keys') && (card.has('value') || card.has('entry')))

export function readStoryCards(cards: readonly Fields[], { title }: ReaderWish): ForeignStory {
  const draft = new ForeignStory()
  draft.title = title
  addLoreEntries(draft, cards, { fill: withoutMacros, title })
  return draft
}

/** The fields of an entry that the memory has no place for, by the names that programs give them, and our words for them. */
const leftOutFields = {
  'Place and order of entries in the prompt':
    'order insertion_order position depth role priority contextConfig',
  'Notes on story cards': 'description',
  'Times at which entries begin and end': 'sticky cooldown delay delayUntilRecursion ephemeral',
  'Rules by which keys of entries are found':
    'caseSensitive case_sensitive matchWholeWords match_whole_words selectiveLogic scanDepth scan_depth searchRange ' +
    'keyRelative vectorized use_regex excludeRecursion preventRecursion nonStoryActivatable characterFilter',
  'Groups of entries': 'group category loreBiasGroups folder wigroup',
  'Settings of other programs': 'extensions automationId outletName useForCharacterCreation',
}
const leftOutNames = Object.fromEntries(
  Object.entries(leftOutFields).flatMap(([words, fields]) =>
    fields.split(' ').map((field) => [field, words]),
  ),
)

/** Fields that say nothing about a story, or only what another one says as well. */
const plainFields =
  'uid id displayIndex addMemo selective useProbability groupWeight enabled createdAt updatedAt lastUpdatedAt init hidden'.split(
    ' ',
  )

/** Lists what an entry holds beside the fields that have been read. */
function leaveOutUnreadOf(draft: ForeignStory, entry: Fields): void {
  // Programs write that an entry is told always, too.
  if ((entry.number('probability') ?? 100) < 100) draft.leaveOut('Chance by which entries are told')
  draft.leaveOutUnread(entry.ignore(...plainFields), leftOutNames)
}
