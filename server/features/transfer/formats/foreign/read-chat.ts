import type { Fields } from './fields.ts'
import { fillMacros } from './fill-macros.ts'
import { ForeignStory, type ReaderWish } from './foreign-story.ts'

/** A chat of SillyTavern: a head, then one message a line. */
export const isChat = (lines: readonly Fields[]): boolean =>
  lines.length > 0 &&
  (lines[0]!.has('chat_metadata') || lines[0]!.has('user_name')) &&
  lines.slice(1).every((line) => line.has('mes'))

const leftOutNames = {
  extra: 'Pictures, files and notes on messages',
  force_avatar: 'Pictures of the speakers',
  variables: 'Variables of scripts',
}
const noise = [
  'name',
  'gen_started',
  'gen_finished',
  'swipe_info',
  'gen_id',
  'api',
  'model',
  'is_name',
  'chid',
  'force_avatar',
  'original_avatar',
  'title',
]

/** Reads a chat with the versions of its replies. */
export function readChat([head, ...lines]: readonly Fields[], { title }: ReaderWish): ForeignStory {
  const draft = new ForeignStory()
  const user = nameOf(head!, 'user_name')
  const char = nameOf(head!, 'character_name')
  const fill = fillMacros({ char: char || 'the narrator', ...(user && { user }) })
  draft.title = char || title
  draft.addScenario(char ? `A story with ${char}.` : '')
  const about = head!.fields('chat_metadata')
  draft.addNote(fill(about.text('note_prompt')))
  draft.leaveOutUnread(
    about.ignore(
      'integrity',
      'note_interval',
      'note_position',
      'note_depth',
      'note_role',
      'chat_id_hash',
      'tainted',
      'timedWorldInfo',
      'lastInContextMessageId',
    ),
    leftOutNames,
  )

  const told = lines.filter((line) => {
    const isHidden = line.flag('is_system') === true
    if (isHidden) draft.leaveOut('Messages that were hidden')
    return !isHidden
  })
  const speakers = new Set(told.flatMap((line) => (line.flag('is_user') === true ? [] : [line.text('name')])))
  let parentAt: number | null = null
  for (const line of told) {
    const isUser = line.flag('is_user') === true
    const speaker = !isUser && speakers.size > 1 ? `${line.text('name')}: ` : ''
    const chosen = fill(line.text('mes'))
    const versions = isUser ? [] : line.lines('swipes').map((text) => fill(text.trim()))
    const at = Math.min(line.number('swipe_id') ?? 0, versions.length - 1)
    const writtenAt = timeOf(line)
    const texts = versions.length > 1 && at >= 0 ? versions.with(at, chosen) : [chosen]
    let next: number | null = null
    for (const [index, text] of texts.entries()) {
      if (!text) continue
      const place = draft.addMessage({
        parentAt,
        role: isUser ? 'user' : 'assistant',
        text: speaker + text,
        writtenAt,
      })
      if (next === null || index === at) next = place
    }
    line.ignore(...noise)
    draft.leaveOutUnread(line, leftOutNames)
    if (next !== null) parentAt = next
  }
  draft.headAt = parentAt ?? 0
  return draft
}

/** Newer versions write `unused` where the names stand elsewhere. */
const nameOf = (head: Fields, field: string): string => {
  const name = head.text(field)
  return name === 'unused' ? '' : name
}

const HUMAN_TIME = /^(\d{4})-(\d{1,2})-(\d{1,2}) ?@ ?(\d{1,2})h ?(\d{1,2})m ?(\d{1,2})s/
const EARLIEST = Date.UTC(1990, 0)
const LATEST = Date.UTC(2200, 0)

/** The time of a message in any of the ways in which it was written over the years. */
function timeOf(line: Fields): number | undefined {
  const written = line.text('send_date').slice(0, 60)
  const parts = HUMAN_TIME.exec(written)
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts?.slice(1).map(Number) ?? []
  const at = parts
    ? Date.UTC(year, month - 1, day, hour, minute, second)
    : (line.number('send_date') ?? Date.parse(written.replace(/(\d)([ap]m)$/i, '$1 $2 UTC')))
  return at > EARLIEST && at < LATEST ? at : undefined
}
