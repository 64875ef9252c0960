import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { PlaceOfMutants } from './list-places.ts'
import { plantIn } from './plant-in.ts'

export interface Fault {
  id: string
  file: string
  /** `file:line` with the code before and after. */
  description: string
}

/** Copies the tree into `folder`, with a fault behind a switch at each of the places. */
export async function makeFaultyCopy(folder: string, places: PlaceOfMutants[]): Promise<Fault[]> {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  }).split('\0')
  for (const file of files.filter((name) => existsSync(name) && name !== '')) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(file, join(folder, file))
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))

  const sources = [...Map.groupBy(places, ({ file }) => file)].map(([name, mutate]) => ({
    name,
    content: readFileSync(name, 'utf8'),
    mutate,
  }))
  const { files: planted, mutants } = await plantIn(sources)
  for (const { name, content } of planted) writeFileSync(join(folder, name), content)
  return mutants.map(({ id, fileName, location, replacement }) => ({
    id,
    file: fileName,
    description: describeFault(fileName, location, replacement),
  }))
}

function describeFault(
  file: string,
  { start, end }: Pick<PlaceOfMutants, 'start' | 'end'>,
  replacement: string,
): string {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .slice(start.line, end.line + 1)
  const [first = ''] = lines
  const before = lines.length === 1 ? first.slice(start.column, end.column) : `${first.slice(start.column)} …`
  return `${file}:${start.line + 1}  ${before.trim()}  →  ${replacement.split('\n')[0]}`
}
