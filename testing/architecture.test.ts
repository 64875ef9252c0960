import { expect, test } from 'vitest'
import { filesIn, importsOf, linesOf } from './source-files.ts'

const MAX_LINES = 250
const FEW_LINES = 15

/** Low storeys first: a file may import its own storey or a lower one, never a higher one. */
const STOREYS: [storey: number, path: RegExp][] = [
  [0, /^contract\//],
  [1, /^server\/ground\//],
  [2, /^(server\/platform|web\/platform|web\/ui)\//],
  [3, /^server\/engines\//],
  [4, /^(server|web)\/features\//],
  [5, /^web\/pages\//],
  [6, /^(server\/[^/]+\.ts|web\/(app|offline|messenger)\/.+|web\/[^/]+\.tsx?)$/],
]

/** The only doors between rooms: who may enter, and through which file. */
const DOORS = new Set([
  'web/features/admin -> web/features/connections/site-models.tsx',
  'web/features/admin -> web/features/connections/site-narrator.tsx',
  'web/features/scenarios -> web/features/reports/report-button.tsx',
  'web/features/sharing -> web/features/reports/report-button.tsx',
  'server/engines/embeddings -> server/engines/speech/ask-speech-server.ts',
  'server/engines/embeddings -> server/engines/speech/speech-engines.ts',
  'server/engines/speech -> server/engines/narrator/connection.ts',
  'server/engines/speech -> server/engines/narrator/hosted/http-call.ts',
  'server/engines/speech -> server/engines/narrator/outcome/read-refusal.ts',
  'server/engines/speech -> server/engines/narrator/outcome/redact.ts',
  'server/features/memory -> server/features/stories/story-access.ts',
  'server/features/bookmarks -> server/features/stories/story-access.ts',
  'server/features/connections -> server/features/stories/story-access.ts',
  'server/features/auth -> server/features/account/change-password.ts',
  'server/features/moderation -> server/features/account/delete-account.ts',
  'server/features/moderation -> server/features/stories/story-access.ts',
  'server/features/presets -> server/features/moderation/take-report.ts',
  'server/features/presets -> server/features/stories/story-access.ts',
  'server/features/scenes -> server/features/memory/remembered-entries.ts',
  'server/features/scenes -> server/features/stories/story-access.ts',
  'server/features/sharing -> server/features/moderation/take-report.ts',
  'server/features/sharing -> server/features/stories/story-access.ts',
  'server/features/transfer -> server/features/memory/retold-parts.ts',
  'server/features/transfer -> server/features/memory/word-stems.ts',
  'server/features/transfer -> server/features/presets/keep-preset.ts',
  'server/features/transfer -> server/features/presets/preset-files.ts',
  'server/features/transfer -> server/features/scenes/picture-files.ts',
  'server/features/transfer -> server/features/stories/story-access.ts',
  'server/features/versions -> server/features/stories/story-access.ts',
  'server/features/versions -> server/features/stories/tree-access.ts',
])

/** Names that say nothing about what is inside. */
const EMPTY_WORDS = /(^|[/.-])(utils?|helpers?|misc|common|managers?|services?|types|index)\b/

const isTest = (file: string): boolean => /\.(test|suite|bench|spec)\./.test(file)
const isHistoryOrWords = (file: string): boolean => /\/(migrations|storyteller\/content)\//.test(file)

const sources = ['contract', 'server', 'web'].flatMap(filesIn).filter((file) => !isTest(file))
const everything = ['contract', 'server', 'web', 'testing', 'e2e', 'bench', 'scripts'].flatMap(filesIn)

interface Import {
  from: string
  to: string
}
const imports: Import[] = sources.flatMap((from) => importsOf(from).map((to) => ({ from, to })))

const wingOf = (file: string): string | undefined => file.split('/')[0]
const roomOf = (file: string): string | undefined =>
  file.match(/^(?:server|web)\/(?:features|engines)\/[^/]+/)?.[0]
const storeyOf = (file: string): number | undefined => STOREYS.find(([, path]) => path.test(file))?.[0]
const faults = (isFault: (found: Import) => boolean): string[] =>
  imports.filter(isFault).map(({ from, to }) => `${from} -> ${to}`)

test('every source file stands on a storey', () => {
  expect(sources.filter((file) => storeyOf(file) === undefined)).toEqual([])
})

test('imports only go down', () => {
  expect(faults(({ from, to }) => (storeyOf(from) ?? 0) < (storeyOf(to) ?? 9))).toEqual([])
})

test('server and web meet only in the contract', () => {
  expect(faults(({ from, to }) => wingOf(to) !== 'contract' && wingOf(from) !== wingOf(to))).toEqual([])
})

test('rooms meet only at the listed doors', () => {
  const isDoor = ({ from, to }: Import) => DOORS.has(`${roomOf(from)} -> ${to}`)
  const areNeighbours = ({ from, to }: Import) =>
    roomOf(to) !== undefined && roomOf(from) !== roomOf(to) && storeyOf(from) === storeyOf(to)
  expect(faults((found) => areNeighbours(found) && !isDoor(found))).toEqual([])
})

test('inside the web’s story room imports go down from its pages to the store and the model', () => {
  const room = 'web/features/stories/'
  const order = ['model/', 'stories.api.ts', 'store/', 'start/', 'recover/', 'play/']
  const layerOf = (file: string): number => order.findIndex((layer) => file.startsWith(room + layer))
  const inside = imports.filter(({ from, to }) => from.startsWith(room) && to.startsWith(room))
  expect(sources.filter((file) => file.startsWith(room) && layerOf(file) < 0)).toEqual([])
  const upwards = inside.filter(({ from, to }) => layerOf(to) > layerOf(from))
  expect(upwards.map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
})

test('the web’s features call the server from their .api.ts files alone', () => {
  const calls = new Set(['call', 'read-events', 'query-client'].map((name) => `web/platform/${name}.ts`))
  expect(
    faults(({ from, to }) => roomOf(from) !== undefined && calls.has(to) && !from.endsWith('.api.ts')),
  ).toEqual([])
})

test('no import goes round in a circle', () => {
  const circles: string[] = []
  const clear = new Set<string>()
  const walk = (file: string, trail: string[]) => {
    if (trail.includes(file))
      return void circles.push([...trail.slice(trail.indexOf(file)), file].join(' -> '))
    if (clear.has(file)) return
    for (const { from, to } of imports) if (from === file) walk(to, [...trail, file])
    clear.add(file)
  }
  for (const file of sources) walk(file, [])
  expect(circles).toEqual([])
})

test('a file of a few lines with a single importer stands in that importer', () => {
  const isJoinable = (file: string): boolean => {
    // The service worker's parts stand alone, since the worker itself runs where no test can.
    if (isHistoryOrWords(file) || file.startsWith('web/offline/') || linesOf(file).length >= FEW_LINES)
      return false
    const importers = imports.filter(({ to }) => to === file).map(({ from }) => from)
    // A part that comes when it is needed is a file of its own, so that it can be one of the build's.
    const isLazy = (importer: string) => linesOf(importer).some((line) => line.includes(`import('#${file}')`))
    return importers.length === 1 && !importers.some(isLazy)
  }
  expect(sources.filter(isJoinable)).toEqual([])
})

test(`no file is longer than ${MAX_LINES} lines`, () => {
  const isLong = (file: string) => !isHistoryOrWords(file) && linesOf(file).length > MAX_LINES
  expect(everything.filter(isLong)).toEqual([])
})

test('every file name says what is inside', () => {
  expect(everything.filter((file) => EMPTY_WORDS.test(file))).toEqual([])
})

test('only the configuration reads the environment', () => {
  const readsEnvironment = (file: string) => linesOf(file).some((line) => line.includes('process.env'))
  const outside = sources.filter((file) => !file.startsWith('server/platform/config/'))
  expect(outside.filter(readsEnvironment)).toEqual([])
})

test('no pattern changes its flags within itself: V8 misreads that once a process has compiled many', () => {
  const changesFlags = (file: string) => linesOf(file).some((line) => /\(\?[ims]*-?[ims]+:/.test(line))
  expect(sources.filter(changesFlags)).toEqual([])
})
