// Files of every foreign format, made by chance out of the fields that it declares, and each field looked for.
import fc from 'fast-check'
import { importFormatNames } from '#contract/importing.ts'
import { readStoryFile } from '#server/features/transfer/formats/read-story-file.ts'
import { filesOfFormat } from '#testing/foreign-files/draw-file.ts'
import { faultsOf } from '#testing/foreign-files/landing.ts'

interface Generated {
  rows: (string | number)[][]
  faults: string[]
}

/** Reads so many files of each format; a row says how many fields were looked for, and how many were not where they belong. */
export function readGenerated(files: number, seed: number): Generated {
  const rows: Generated['rows'] = []
  const all: string[] = []
  for (const format of importFormatNames) {
    if (format === 'story' || format === 'scenario') continue
    let fields = 0
    const faults = fc
      .sample(filesOfFormat(format), { numRuns: files, seed })
      .flatMap(({ file, expected }) => {
        fields += expected.landings.length + expected.leftOut.size
        const read = readStoryFile({ ...file, now: 0 })
        return read.format === format ? faultsOf(read, expected) : [`taken for ${read.format}`]
      })
    rows.push([format, files, fields, faults.length])
    all.push(...faults.map((fault) => `${format}: ${fault}`))
  }
  return { rows, faults: all }
}
