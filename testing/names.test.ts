import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesIn } from './source-files.ts'

/** Written anew at the moment, or drawn from a vocabulary of their own: their insides are held out. */
const HELD_OUT = /\/(storyteller|sketch|migrations)\//

/** One name by agreement: Playwright's `test`, and what a folder's files each export to be gathered. */
const GATHERED = new Set([
  'test',
  'rows',
  'deskCard',
  'storyPart',
  'homePart',
  'StoriesPart',
  'mainLink',
  'pageTemplate',
  'LoadingAd',
])

/** Words that the house no longer says, as parts of names. */
const FORMER_WORDS = /^(deeds?|belongings?|turnstile|shelf|tellings?|wordbooks?|upshots?|lucky|guessing)$/

const files = ['contract', 'server', 'web', 'testing', 'e2e', 'bench', 'scripts']
  .flatMap(filesIn)
  .filter((file) => !HELD_OUT.test(file) && !/^testing\/(names|architecture)\.test/.test(file))

const EXPORTED =
  /^export (?:default )?(?:async )?(?:function\*? ?|const |let |class |interface |type |enum )(\w+)( = endpoint\()?/gm

/** Without comments, texts and what stands between tags. */
const codeOf = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g, '')
    .replace(/>[^<>{}]*</g, '><')

const partsOf = (name: string): string[] =>
  name.split(/(?=[A-Z])|[^A-Za-z]/).map((part) => part.toLowerCase())

test('every exported name stands once', () => {
  const places = new Map<string, Set<string>>()
  for (const file of files) {
    for (const [, name = '', isEndpoint] of readFileSync(file, 'utf8').matchAll(EXPORTED)) {
      // An endpoint and the use case that serves it are one thing from two sides.
      if (isEndpoint) continue
      places.set(name, (places.get(name) ?? new Set()).add(file))
    }
  }
  const twice = [...places].filter(([name, { size }]) => size > 1 && !GATHERED.has(name))
  expect(twice.map(([name]) => name).toSorted()).toEqual([])
})

test('no name and no file says a word that the house no longer says', () => {
  const found = files.flatMap((file) =>
    [file, ...new Set(codeOf(file).match(/[A-Za-z_$][\w$]*/g))]
      .filter((name) => partsOf(name).some((part) => FORMER_WORDS.test(part)))
      .map((name) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})

test('a comment on a thing begins with its noun or its verb', () => {
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\/\*\*\s*(?:\*\s*)?((?:What|How|Gives|Answers)\b.*)/g)].map(
      ([, comment]) => `${file}: ${comment}`,
    ),
  )
  expect(found).toEqual([])
})
