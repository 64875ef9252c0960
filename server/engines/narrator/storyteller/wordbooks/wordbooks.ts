import type { Genre } from '#contract/genres.ts'
import { comedy } from './comedy.ts'
import { fantasy } from './fantasy.ts'
import { historical } from './historical.ts'
import { horror } from './horror.ts'
import { mystery } from './mystery.ts'
import { postapocalyptic } from './postapocalyptic.ts'
import { romance } from './romance.ts'
import { scifi } from './scifi.ts'
import { thriller } from './thriller.ts'
import { western } from './western.ts'
import type { Wordbook } from './wordbook.ts'

export const wordbooks: Record<Genre, Wordbook> = {
  fantasy,
  scifi,
  mystery,
  horror,
  western,
  postapocalyptic,
  comedy,
  historical,
  romance,
  thriller,
}
