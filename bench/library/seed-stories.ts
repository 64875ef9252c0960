import { randomFrom } from '#server/ground/random.ts'
import type { Connection, Database } from '#server/platform/db/schema.ts'
import { indexText, indexTexts } from '#server/platform/search/search-texts.ts'

const VOCABULARY = 20_000
const SYLLABLES = [
  'ba',
  'ren',
  'to',
  'mi',
  'sol',
  'ka',
  'dun',
  'ri',
  'vel',
  'os',
  'pen',
  'ta',
  'gor',
  'li',
  'nam',
]
const ROWS_AT_ONCE = 500
const now = 1_800_000_000_000

const ENDINGS = ['d', 'f', 'g', 'h', 'w']

/**
 * The word of a rank, 0 the most frequent; like those of a language few are frequent and most are rare. Many begin
 * alike, and none is the beginning of many.
 */
export function wordOf(rank: number): string {
  let word = ENDINGS[rank % ENDINGS.length]!
  for (let left = rank + SYLLABLES.length; left > 0; left = Math.floor(left / SYLLABLES.length))
    word = SYLLABLES[left % SYLLABLES.length]! + word
  return word
}

const random = randomFrom('library bench')
const anyWord = (): string => wordOf(Math.floor(VOCABULARY ** random.next()) - 1)
const sentence = (words: number): string => {
  const [first = '', ...rest] = Array.from({ length: words }, anyWord)
  return `${first[0]!.toUpperCase()}${first.slice(1)} ${rest.join(' ')}.`
}
const SIGNS = 400
/** Signs of a script without spaces, the frequent ones first. */
export const signsOf = (...ranks: number[]): string =>
  String.fromCodePoint(...ranks.map((rank) => 0x4e00 + 37 * rank))
const runOfSigns = (): string =>
  signsOf(...Array.from({ length: 12 }, () => Math.floor(SIGNS ** random.next()) - 1))

/** Some 90 words for a reply, 9 for a turn of the player; one in twenty has a line without spaces as well. */
export function textFor(isReply: boolean): string {
  const words = isReply ? Array.from({ length: 7 }, () => sentence(13)).join(' ') : sentence(9)
  return random.next() < 0.05 ? `${words} ${runOfSigns()}。` : words
}

/** Writes `stories` stories of one reader with `messages` messages together, indexed as turns index them. */
export async function seedStories(
  db: Database,
  { userId, stories, messages }: { userId: number; stories: number; messages: number },
): Promise<void> {
  const perStory = Math.round(messages / stories)
  for (let number = 0; number < stories; number++)
    await db.transaction().execute((trx) => seedStory(trx, { userId, number, count: perStory }))
}

async function seedStory(
  trx: Connection,
  { userId, number, count }: { userId: number; number: number; count: number },
): Promise<void> {
  const id = `library-story-${String(number).padStart(8, '0')}`
  const premise = sentence(20)
  const at = now + number
  const story = { id, userId, premise, genreMix: null, contentRating: 'general', turns: count >> 1 } as const
  await trx
    .insertInto('stories')
    .values({ ...story, opening: textFor(true).slice(0, 300), createdAt: at, updatedAt: at })
    .execute()
  await indexText(trx, { storyId: id, place: 'scenario' }, premise)
  let last: number | null = null
  for (let depth = 0; depth < count;) {
    const texts = Array.from({ length: Math.min(ROWS_AT_ONCE, count - depth) }, (_, n) =>
      textFor((depth + n) % 2 === 0),
    )
    const first: number = await nextId(trx)
    await trx
      .insertInto('messages')
      .values(
        texts.map((content, n) => ({
          id: first + n,
          storyId: id,
          parentId: n === 0 ? last : first + n - 1,
          depth: depth + n,
          turn: (depth + n + 1) >> 1,
          role: (depth + n) % 2 === 0 ? ('assistant' as const) : ('user' as const),
          content,
          clientId: null,
          createdAt: at,
        })),
      )
      .execute()
    await indexTexts(
      trx,
      texts.map((text, n) => ({ place: { storyId: id, place: 'message', messageId: first + n }, text })),
    )
    last = first + texts.length - 1
    depth += texts.length
  }
  await trx.updateTable('stories').set({ headId: last }).where('id', '=', id).execute()
}

async function nextId(trx: Connection): Promise<number> {
  const row = await trx
    .selectFrom('messages')
    .select((e) => e.fn.max('id').as('last'))
    .executeTakeFirst()
  return (row?.last ?? 0) + 1
}
