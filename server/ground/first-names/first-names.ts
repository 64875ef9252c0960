import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGE_FOLDER } from '../own-files.ts'

/** Names in small letters, those of women in the first line; `scripts/learn-first-names.ts` gathers them from Faker (its license stands beside). */
export const FIRST_NAMES_FILE = 'server/ground/first-names/first-names.txt'

let known: Map<string, 'f' | 'm'> | undefined

/** Whose first name it mostly is, in any case; undefined for a name that is of both, or that no list has. */
export function genderOfFirstName(name: string): 'f' | 'm' | undefined {
  known ??= read()
  return known.get(name.toLowerCase())
}

function read(): Map<string, 'f' | 'm'> {
  const [female = '', male = ''] = readFileSync(join(PACKAGE_FOLDER, FIRST_NAMES_FILE), 'utf8').split('\n')
  return new Map([
    ...female.split(' ').map((name) => [name, 'f'] as const),
    ...male.split(' ').map((name) => [name, 'm'] as const),
  ])
}
