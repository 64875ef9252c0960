import type { Fields } from './fields.ts'
import type { ForeignStory } from './foreign-story.ts'

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
export function leaveOutUnreadOf(draft: ForeignStory, entry: Fields): void {
  // Programs write that an entry is told always, too.
  if ((entry.number('probability') ?? 100) < 100) draft.leaveOut('Chance by which entries are told')
  draft.leaveOutUnread(entry.ignore(...plainFields), leftOutNames)
}
