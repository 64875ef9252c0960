import { cardV2, cardV3 } from '#testing/foreign-files/contents.ts'
import {
  base64,
  foreignFiles,
  jsonFile,
  pngWith,
  zipOf,
  type ForeignFile,
} from '#testing/foreign-files/foreign-files.ts'
import { ODD_NAMES, ODD_VALUES, type Dice } from '#testing/fuzz/fuzz-calls.ts'
import { plainStory } from './story-documents.ts'

const scenario = {
  format: 'lanterntale-scenario',
  version: 1,
  title: 'The ferry',
  scenario: 'A river town at night',
  genreMix: { mystery: 60 },
  contentRating: 'teen',
  note: 'Keep it short.',
}

/** Files of every format that comes in. */
const files: readonly ForeignFile[] = [
  ...Object.values(foreignFiles).flat(),
  jsonFile('story.json', plainStory),
  jsonFile('scenario.json', scenario),
]
/** Contents of those that are wrapped, so that faults get past their sums. */
const wrapped: readonly ((value: unknown) => ForeignFile)[] = [
  (value) => ({ name: 'card.png', bytes: pngWith({ ccv3: base64(value) }) }),
  (value) => ({ name: 'card.charx', bytes: zipOf({ 'card.json': JSON.stringify(value) }) }),
]

/** A file of any format with one to four faults: in its bytes, or in what its JSON says. */
export function mutateFile(dice: Dice): ForeignFile {
  if (dice.chance(0.25)) return dice.pick(wrapped)(mutateValue(dice.pick([cardV2, cardV3]), dice))
  const { name, bytes } = dice.pick(files)
  const value = dice.chance(0.6) ? parsed(bytes) : undefined
  const changed = value === undefined ? bytes : jsonFile(name, mutateValue(value, dice)).bytes
  return {
    name: dice.chance(0.05) ? '' : name,
    bytes: value === undefined ? mutateBytes(bytes, dice) : changed,
  }
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown
  } catch {
    return undefined
  }
}

/** A copy in which some values are odd, some names are others, and some parts stand twice or not at all. */
function mutateValue(value: unknown, dice: Dice): unknown {
  const copy = { whole: structuredClone(value) }
  for (let faults = dice.pick([1, 1, 2, 4]); faults > 0; faults--) {
    let holder = copy as Record<string, unknown>
    let name = 'whole'
    for (
      let inner = holder[name];
      typeof inner === 'object' && inner !== null && dice.chance(0.85);
      inner = holder[name]
    ) {
      const names = Object.keys(inner)
      if (names.length === 0) break
      holder = inner as Record<string, unknown>
      name = dice.pick(names)
    }
    const held = holder[name]
    if (dice.chance(0.6)) holder[name] = structuredClone(dice.pick(ODD_VALUES))
    else if (dice.chance(0.3)) delete holder[name]
    else if (dice.chance(0.5)) holder[name] = [held, held]
    else
      Object.defineProperty(holder, dice.pick(ODD_NAMES), {
        value: held,
        enumerable: true,
        configurable: true,
        writable: true,
      })
  }
  return copy.whole ?? null
}

function mutateBytes(bytes: Uint8Array, dice: Dice): Uint8Array<ArrayBuffer> {
  let all = [...bytes]
  for (let faults = dice.pick([1, 1, 2, 4]); faults > 0; faults--) {
    const [one, other] = [place(all.length, dice), place(all.length, dice)]
    const [from, to] = [Math.min(one, other), Math.max(one, other)]
    const does = dice.pick(['flip', 'flip', 'set', 'cut', 'drop', 'twice', 'put'] as const)
    if (does === 'flip') all[from] = (all[from] ?? 0) ^ (1 << dice.pick([0, 1, 2, 3, 4, 5, 6, 7]))
    else if (does === 'set') all[from] = dice.pick([0, 0x22, 0x5c, 0x7b, 0x7f, 0xc3, 0xff])
    else if (does === 'cut') all = all.slice(0, to)
    else if (does === 'drop') all.splice(from, to - from)
    else if (does === 'twice') all.splice(to, 0, ...all.slice(from, to))
    else all.splice(from, 0, ...dice.pick(foreignFiles.card).bytes.subarray(0, to - from))
  }
  return new Uint8Array(all)
}

const TENTHS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]
const ONES = Array.from({ length: 64 }, (_, at) => at)
const place = (length: number, dice: Dice): number =>
  Math.min(Math.max(length - 1, 0), Math.floor(dice.pick(TENTHS) * length) + dice.pick(ONES))
