import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { PACKAGE_FOLDER } from '#server/ground/own-files.ts'
import { AppError } from '../app-error.ts'

/** The 10,000 most used passwords of six characters and more, from the lists of zxcvbn-ts (MIT), a line each. */
const FILE = join(PACKAGE_FOLDER, 'server/platform/passwords/most-used-passwords.txt.br')

let list: Promise<ReadonlySet<string>> | undefined

async function readList(): Promise<ReadonlySet<string>> {
  const text = await promisify(brotliDecompress)(await readFile(FILE))
  return new Set(text.toString('utf8').split('\n'))
}

/** Throws `common_password`, with the form's field, for one of the passwords that are guessed first, in any case. */
export async function refuseCommonPassword(password: string, field: string): Promise<void> {
  list ??= readList()
  if (!(await list).has(password.normalize('NFKC').toLowerCase())) return
  const { code, message } = new AppError('common_password')
  throw new AppError(code, { fields: { [field]: message } })
}
