import { describe, expect, test } from 'vitest'
import { cardV2 } from '#testing/foreign-files/contents.ts'
import { base64, jsonFile, pngWith, zipOf, type ForeignFile } from '#testing/foreign-files/foreign-files.ts'
import { AppError } from '#server/platform/app-error.ts'
import { createDice } from '#testing/fuzz/fuzz-calls.ts'
import { mutateFile } from '#testing/transfer/mutate-file.ts'
import { readStoryFile } from '../read-story-file.ts'

const read = (file: ForeignFile) => readStoryFile({ ...file, now: 0 })

describe('a hostile file is refused with its reason', () => {
  const reasonOf = (file: ForeignFile) => {
    try {
      return read(file).format
    } catch (error) {
      return (error as Error).message
    }
  }
  const picture = pngWith({ chara: base64(cardV2) })
  const bytes = (text: string) => new TextEncoder().encode(text)

  test.each<[string, ForeignFile, string]>([
    [
      'a picture without a card',
      { name: 'a.png', bytes: pngWith({}) },
      'This picture holds no character card',
    ],
    [
      'a picture with a wrong sum',
      { name: 'a.png', bytes: picture.with(60, picture[60]! ^ 1) },
      'This picture is damaged',
    ],
    ['a picture that ends early', { name: 'a.png', bytes: picture.slice(0, -20) }, 'This picture is damaged'],
    [
      'a chunk longer than its file',
      { name: 'a.png', bytes: picture.with(8, 0x7f) },
      'This picture is damaged',
    ],
    [
      'an archive without a card',
      { name: 'a.charx', bytes: zipOf({ 'x.json': '{}' }) },
      'This archive holds no character card. Unpack it, and bring its files in one by one.',
    ],
    [
      'an archive that is cut off',
      { name: 'a.charx', bytes: zipOf({ 'card.json': '{}' }).slice(0, 30) },
      'This archive is damaged',
    ],
    [
      'an archive that swells',
      { name: 'a.charx', bytes: zipOf({ 'card.json': ' '.repeat(2_000_000) }) },
      'This archive would unpack to more than can be taken in',
    ],
    ['an empty text', { name: 'a.txt', bytes: bytes(' \n') }, 'There is no text in this file'],
    [
      'a list of anything',
      { name: 'a.json', bytes: bytes('[1]') },
      'This is none of the files that can be brought in',
    ],
    ['a number', { name: 'a.json', bytes: bytes('7') }, 'This is none of the files that can be brought in'],
    ['half a line', { name: 'a.jsonl', bytes: bytes('{"user_name":"x"}\n{"mes":') }, 'This file is not JSON'],
    ['depth without end', { name: 'a.json', bytes: bytes('['.repeat(200_000)) }, 'This file is not JSON'],
  ])('%s', (_, file, reason) => {
    expect(reasonOf(file)).toBe(reason)
  })

  test('and what stands in one is text: no markup, no address, no prototype', () => {
    const card = read(
      jsonFile(
        'x.json',
        JSON.parse(
          '{"name":"__proto__","first_mes":"<img src=x> {{char}}","__proto__":{"x":1},"scenario":{"a":1}}',
        ),
      ),
    )
    expect(card.document.messages[0]!.text).toBe('<img src=x> __proto__')
    expect(card.leftOut).toEqual(['“__proto__”'])
  })

  test('or read, whatever is changed in a file of any format: none is a failure', () => {
    const dice = createDice(20)
    const outcomes = { read: 0, refused: 0 }
    for (let n = 0; n < 600; n++) {
      const file = mutateFile(dice)
      try {
        read(file)
        outcomes.read += 1
      } catch (error) {
        if (!(error instanceof AppError)) throw new Error(`file ${n}, ${file.name}`, { cause: error })
        outcomes.refused += 1
      }
    }
    expect(Math.min(outcomes.read, outcomes.refused)).toBeGreaterThan(100)
  })
})
