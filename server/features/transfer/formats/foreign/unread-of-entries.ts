import type { Fields } from './fields.ts'
import type { ForeignStory } from './foreign-story.ts'

const PLACE = 'Place and order of entries in the prompt'
const CHANCE = 'Chance by which entries are told'
const TIMES = 'Times at which entries begin and end'
const MATCHING = 'Rules by which keys of entries are found'
const GROUPS = 'Groups of entries'
const ELSEWHERE = 'Settings of other programs'

/** The words for the fields of an entry that the memory has no place for, by the names that programs give them. */
const leftOutNames: Readonly<Record<string, string>> = {
  ...named(PLACE, 'order', 'insertion_order', 'position', 'depth', 'role', 'priority', 'contextConfig'),
  description: 'Notes on story cards',
  ...named(TIMES, 'sticky', 'cooldown', 'delay', 'delayUntilRecursion', 'ephemeral'),
  ...named(
    MATCHING,
    'caseSensitive',
    'case_sensitive',
    'matchWholeWords',
    'match_whole_words',
    'selectiveLogic',
  ),
  ...named(MATCHING, 'scanDepth', 'scan_depth', 'searchRange', 'keyRelative', 'vectorized', 'use_regex'),
  ...named(MATCHING, 'excludeRecursion', 'preventRecursion', 'nonStoryActivatable', 'characterFilter'),
  ...named(GROUPS, 'group', 'category', 'loreBiasGroups', 'folder', 'wigroup'),
  ...named(ELSEWHERE, 'extensions', 'automationId', 'outletName', 'useForCharacterCreation'),
}

/** Fields that say nothing about a story, or only what another one says as well. */
const plain =
  'uid id displayIndex addMemo selective useProbability groupWeight enabled createdAt updatedAt lastUpdatedAt init hidden'

function named(words: string, ...fields: string[]): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field, words]))
}

/** Lists what an entry holds beside the fields that have been read. */
export function leaveOutUnreadOf(draft: ForeignStory, entry: Fields): void {
  // Programs write that an entry is told always, too.
  if ((entry.number('probability') ?? 100) < 100) draft.leaveOut(CHANCE)
  draft.leaveOutUnread(entry.ignore(...plain.split(' ')), leftOutNames)
}
