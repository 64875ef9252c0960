import fc from 'fast-check'
import { expect, test } from 'vitest'
import { importFormatNames } from '#contract/importing.ts'
import { filesOfFormat } from '#testing/foreign-files/draw-file.ts'
import { faultsOf } from '#testing/foreign-files/landing.ts'
import { readStoryFile } from '../read-story-file.ts'

const NOW = Date.parse('2026-11-22T07:00:00.000Z')

test.each(importFormatNames.filter((name) => name !== 'story' && name !== 'scenario'))(
  'every field of a file of the format %s lands where it should, or is listed as left out',
  (format) => {
    fc.assert(
      fc.property(filesOfFormat(format), ({ file, expected }) => {
        const read = readStoryFile({ ...file, now: NOW })
        expect({ format: read.format, faults: faultsOf(read, expected) }).toEqual({ format, faults: [] })
      }),
      { numRuns: 30, seed: 20 },
    )
  },
)
