import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readLiteralTexts } from './literal-texts.ts'
import { filesIn } from './source-files.ts'
import { IS_TEST, titlesIn } from './test-titles.ts'

const FOLDER = 'docs/requirements'

interface Statement {
  id: string
  text: string
  heldBy: string
}

const pages = readdirSync(FOLDER)
  .filter((name) => name !== 'README.md')
  .map((name) => ({ name, rows: tableRows(readFileSync(join(FOLDER, name), 'utf8')) }))
const statements = pages.flatMap(({ rows }) => rows.map(readStatement))
const index = readFileSync(join(FOLDER, 'README.md'), 'utf8')

describe.each(pages)('$name', ({ name, rows }) => {
  test('numbers its statements from 1 on, without gaps, below one word', () => {
    const ids = rows.map((row) => readStatement(row).id)
    const word = ids[0]?.split('-')[0] ?? ''
    expect(ids).toEqual(rows.map((_, at) => `${word}-${at + 1}`))
    expect(index).toMatch(new RegExp(`\\]\\(${name}\\) \\| ${word} \\|`))
  })
})

test('no two statements say the same', () => {
  const texts = statements.map(({ text }) => text)
  expect(texts.filter((text, at) => texts.indexOf(text) < at)).toEqual([])
})

const HELD_BY = /^(?:`[^\s`]+: [^`]+`(?:, |$))+$/
const titles = new Map(
  ownFiles()
    .filter((file) => IS_TEST.test(file) || file.startsWith('scripts/web-build/'))
    .map((file) => [file, titlesIn(file)]),
)

test('each statement names the tests that hold it', () => {
  expect(statements.filter(({ heldBy }) => !HELD_BY.test(heldBy)).map(({ id }) => id)).toEqual([])
})

test('the tests that are named as holding a statement exist', () => {
  const named = statements.flatMap(({ id, heldBy }) =>
    [...heldBy.matchAll(/`([^\s`]+): ([^`]+)`/g)].map(([, file = '', title = '']) => ({ id, file, title })),
  )
  expect(named.filter(({ file }) => filesNamed(file).length !== 1)).toEqual([])
  const holds = ({ file, title }: { file: string; title: string }) =>
    filesNamed(file).some((path) => titles.get(path)!.some((given) => given.startsWith(title)))
  expect(named.filter((one) => !holds(one))).toEqual([])
})

/** The test files of this name, or whose path ends with it. */
function filesNamed(name: string): string[] {
  return [...titles.keys()].filter((file) => `/${file}`.endsWith(`/${name}`))
}

const words = [...new Set(statements.map(({ id }) => id.split('-')[0]))]
const pattern = new RegExp(`\\b(?:${words.join('|')})-\\d+\\b`, 'g')

test('every statement that is cited exists', () => {
  const known = new Set(statements.map(({ id }) => id))
  const cited = citingFiles().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([id]) => ({ file, id })),
  )
  expect(cited.filter(({ id }) => !known.has(id))).toEqual([])
})

test('the API page cites none: whoever reads it has no repository', () => {
  expect(readFileSync('docs/openapi.json', 'utf8').match(pattern)).toBeNull()
})

test('nothing is cited by a number of pages that are not in the repository', () => {
  const old = /\b(?:rulings?|sections?) \d/i
  expect(citingFiles().filter((file) => old.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('every literal text is one that a statement names', () => {
  const said = statements.map(({ text }) => text).join('\n')
  const texts = readLiteralTexts().flatMap((section) => section.texts.map(({ text }) => text))
  const missing = texts.filter((text) => !said.includes(text.replace(/^\+/, '').split('{')[0]!))
  expect(missing).toEqual([])
})

function tableRows(page: string): string[] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .filter((line) => line !== '| id | must | held by |' && line !== '|---|---|---|')
}

/** Throws on a line of a table that is no statement. */
function readStatement(row: string): Statement {
  const [, id, text, heldBy] = /^\| ([A-Z]+-[1-9]\d*) \| (\S.*\S) \|(?: (\S.*))? \|$/.exec(row) ?? []
  if (!id || !text) throw new Error(`no statement: ${row}`)
  return { id, text, heldBy: (heldBy ?? '').replaceAll('\\|', '|') }
}

function ownFiles(): string[] {
  return ['contract', 'server', 'web', 'testing', 'e2e', 'scripts', 'bench'].flatMap(filesIn)
}

function citingFiles(): string[] {
  const docs = readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((file) => join('docs', file))
  const own = ownFiles().filter((file) => file !== 'testing/requirements.test.ts')
  return [...own, ...docs.filter((file) => /\.(md|json)$/.test(file))]
}
