import { fieldsOf } from '../hosted/dialect.ts'
import type { HttpCall } from '../hosted/http-call.ts'
import { readText } from '../hosted/read-text.ts'

export interface Hub {
  /** Where the models are; a mirror, or a test's own server, may stand in for it. */
  url: string
  call: HttpCall
  signal: AbortSignal
}

/** The quantisation that most people can run, where none is named. */
const USUAL = 'Q4_K_M'
const FILE = /^hf:([^/:]+\/[^/:]+)\/(.+\.gguf)$/i
const QUANT = /^hf:([^/:]+\/[^/:]+)(?::([\w.-]+))?$/
/** Of a split file the first part stands for all; what belongs to pictures is no model that tells. */
const LATER_PART = /-(?!00001)\d{5}-of-\d{5}\.gguf$/i
const NO_MODEL = /mmproj/i

/**
 * The web address of `hf:owner/repository/file.gguf`, or of `hf:owner/repository:quant`, for which the repository is
 * asked; undefined for any other address. Throws an Error that says which there are where there is no such one.
 */
export async function findOnHub(address: string, hub: Hub): Promise<string | undefined> {
  const [, named, path] = FILE.exec(address) ?? []
  if (named !== undefined) return fileAddress(hub, named, path!)
  const [, repository, quant] = QUANT.exec(address) ?? []
  if (repository === undefined) return undefined
  const files = await listFiles(repository, hub)
  const file = choose(files, quant)
  if (file !== undefined) return fileAddress(hub, repository, file)
  const there = files.length === 0 ? 'no GGUF file at all' : files.join(', ')
  throw new Error(`There is no one file${quant ? ` of ${quant}` : ''} in ${repository}; there is ${there}`)
}

const fileAddress = ({ url }: Hub, repository: string, file: string): string =>
  `${url}/${repository}/resolve/main/${file}`

async function listFiles(repository: string, { url, call, signal }: Hub): Promise<string[]> {
  const answer = await call({ method: 'GET', url: `${url}/api/models/${repository}`, signal })
  const text = await readText(answer.body)
  if (answer.status !== 200)
    throw new Error(`${repository} cannot be looked up: it is not there, or not open to everyone`)
  const { siblings } = fieldsOf(JSON.parse(text))
  if (!Array.isArray(siblings)) return []
  return siblings
    .map((sibling) => String(fieldsOf(sibling).rfilename))
    .filter((name) => /\.gguf$/i.test(name) && !LATER_PART.test(name) && !NO_MODEL.test(name))
}

function choose(files: string[], quant: string | undefined): string | undefined {
  if (quant === undefined && files.length === 1) return files[0]
  const wanted = (quant ?? USUAL).replaceAll('.', '\\.')
  const named = new RegExp(`(?:^|[-_./])${wanted}(?:[-_./]|$)`, 'i')
  const found = files.filter((name) => named.test(name.replace(/\.gguf$/i, '')))
  return found.length === 1 ? found[0] : undefined
}
