import { hashText } from '#server/ground/random.ts'
import { wordsOf } from './polish.ts'

/** A page of a Bloom filter holds about 400 sentences with one false alarm in a hundred. */
const BITS_A_PAGE = 4096
const MARKS_A_SENTENCE = 7
const SENTENCES_A_PAGE = 400
const MOST_PAGES = 16

/** What a story has said, small enough to travel with every reply: never a miss, seldom a false alarm. */
export interface UsedSentences {
  has(sentence: string): boolean
  add(sentence: string): void
  /** To be kept in memory: how many stand on the last page, then the pages in base64. */
  pack(): string
}

export function usedSentences(packed = ''): UsedSentences {
  const [count = '', ...sheets] = packed.split('.')
  let onLastPage = Number(count) || 0
  const pages = sheets.map((sheet) => {
    const bytes = Buffer.alloc(BITS_A_PAGE / 8)
    bytes.set(Buffer.from(sheet, 'base64').subarray(0, BITS_A_PAGE / 8))
    return bytes
  })
  return {
    has: (sentence) => {
      const marks = marksOf(sentence)
      return pages.some((page) => marks.every((bit) => (page[bit >> 3]! & (1 << (bit & 7))) !== 0))
    },
    add: (sentence) => {
      if (pages.length === 0 || onLastPage >= SENTENCES_A_PAGE) {
        pages.push(Buffer.alloc(BITS_A_PAGE / 8))
        onLastPage = 0
        if (pages.length > MOST_PAGES) pages.shift()
      }
      const page = pages.at(-1)!
      for (const bit of marksOf(sentence)) page[bit >> 3]! |= 1 << (bit & 7)
      onLastPage++
    },
    pack: () =>
      [onLastPage, ...pages.map((page) => page.toString('base64').replace(/(?:AAAA)*(?:AAA=)?$/, ''))].join(
        '.',
      ),
  }
}

/** Two hashes that don't share their low bits, combined, stand for seven. */
function marksOf(sentence: string): number[] {
  const plain = wordsOf(sentence).join(' ')
  const first = scatter(hashText(plain))
  const second = scatter(hashText(`#${plain}`)) | 1
  return Array.from(
    { length: MARKS_A_SENTENCE },
    (_, i) => ((first + Math.imul(i, second)) >>> 0) % BITS_A_PAGE,
  )
}

function scatter(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (mixed ^ (mixed >>> 13)) >>> 0
}
