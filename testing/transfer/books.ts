import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { bindBook, type Book } from '#server/features/transfer/book.ts'
import { hostileTexts } from '#testing/hostile-texts.ts'

const webp = readFileSync(resolve(import.meta.dirname, '../../web/assets/presets/space-explorer-640.webp'))
const began = Date.UTC(2026, 10, 22, 7)

interface BookKind {
  title?: string
  turns: number
  say?: (turn: number) => string
  tell?: (turn: number) => string
  hasTurns?: boolean
  /** Every so many turns a picture; 0: none. */
  pictureEvery?: number
  /** Names of parts of twelve replies. */
  parts?: readonly string[]
}

const narration = (turn: number) =>
  `You stand in *the* hall of door ${turn}.\n\nSomebody says **no** to you.\n\n> A sign: & < "keep out"`

/** A book of a story that was played for so many turns. */
function bookOf({ title = 'The Ferry', turns, parts = [], hasTurns = true, ...kind }: BookKind): Book {
  const { say = (turn) => `I knock\nat door ${turn}`, tell = narration, pictureEvery = 0 } = kind
  const path = Array.from({ length: turns * 2 + 1 }, (_, at) => {
    const isReply = at % 2 === 0
    const hasPicture = isReply && pictureEvery > 0 && (at / 2) % pictureEvery === 0
    return {
      id: at + 1,
      role: isReply ? ('assistant' as const) : ('user' as const),
      content: isReply ? tell(at / 2) : say((at + 1) / 2),
      createdAt: began + at * 1_000,
      ...(hasPicture && { picture: { id: `picture-${at}`, alt: 'A "dark" <room>', requestedAt: began } }),
    }
  })
  return bindBook({
    storyId: 'abcdefghijklmnopqrstu',
    title,
    premise: tell(0),
    path,
    parts: parts.map((name, at) => ({ title: name, toMessageId: (at + 1) * 24 - 1 })),
    hasTurns,
    readPicture: async () => webp,
  })
}

const hebrew = 'המעבורת יוצאת בלילה, ואיש אינו יודע לאן. הנהר שותק.'
const arabic = 'تخرج العبارة ليلا ولا يعرف أحد إلى أين. النهر صامت.'

/** Books of every kind that a story may become. */
export const booksOfEveryKind: Readonly<Record<string, () => Book>> = {
  'of an opening alone': () => bookOf({ turns: 0 }),
  'without a picture': () => bookOf({ turns: 21 }),
  'with pictures': () => bookOf({ turns: 12, pictureEvery: 4 }),
  'without the player’s turns': () => bookOf({ turns: 12, hasTurns: false, pictureEvery: 12 }),
  'with chapters by span': () => bookOf({ turns: 30, parts: ['The *Gate*', 'A & B < C'] }),
  'in Hebrew': () => bookOf({ title: 'המעבורת', turns: 11, say: () => 'אני מחכה', tell: () => hebrew }),
  'in Arabic': () => bookOf({ title: 'العبارة', turns: 3, say: () => 'أنتظر', tell: () => arabic }),
  'of hostile texts': () =>
    bookOf({
      title: hostileTexts.slice(0, 6).join(' '),
      turns: hostileTexts.length,
      say: (turn) => hostileTexts[turn - 1]!,
      tell: (turn) => `${hostileTexts[turn % hostileTexts.length]}\u0000\u0008\ud800\uffff end`,
      parts: [hostileTexts[8]!],
    }),
}
