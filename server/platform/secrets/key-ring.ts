import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openSealed, sealText, secretIdIn, secretOf, type SealedPlace, type Secret } from './seal-text.ts'

interface KeyRingSettings {
  dataDir: string
  secrets: {
    /** Secrets from the environment, newest first; undefined: those of the file in the data folder. */
    secretKeys?: readonly string[]
  }
}

/** Seals texts with the newest secret and opens those that any of its secrets has sealed. */
export interface KeyRing {
  seal(text: string, place: SealedPlace): string
  /** Throws `SecretMissing` where this node does not have the secret, and an Error for a text that was tampered with. */
  open(sealed: string, place: SealedPlace): string
  /** Whether a text is sealed with the newest secret. */
  isNewest(sealed: string): boolean
}

export class SecretMissing extends Error {
  constructor() {
    super('A key was sealed with a secret that this node does not have: SECRET_KEY or DATA_DIR/secret.key')
    this.name = 'SecretMissing'
  }
}

const FILE = 'secret.key'
const SECRET_BYTES = 32

/** The ring of the settings. The file is made when a text is first sealed, and read anew for a secret it lacks. */
export function openKeyRing({ dataDir, secrets }: KeyRingSettings): KeyRing {
  const file = join(dataDir, FILE)
  const isFromFile = secrets.secretKeys === undefined
  let known: Secret[] = secrets.secretKeys?.map(secretOf) ?? readSecrets(file)

  function newest(): Secret {
    // A command beside the server may have added one since.
    if (isFromFile) known = readSecrets(file)
    if (known.length === 0) known = makeFirst(file)
    return known[0]!
  }
  function find(id: string): Secret | undefined {
    const found = known.find((secret) => secret.id === id)
    if (found || !isFromFile) return found
    known = readSecrets(file)
    return known.find((secret) => secret.id === id)
  }

  return {
    seal: (text, place) => sealText(newest(), text, place),
    open(sealed, place) {
      const secret = find(secretIdIn(sealed))
      if (!secret) throw new SecretMissing()
      return openSealed(secret, sealed, place)
    },
    isNewest: (sealed) => secretIdIn(sealed) === newest().id,
  }
}

/** Puts a new secret in front of the file's; the former ones still open what they have sealed. */
export function addSecret(dataDir: string): void {
  const file = join(dataDir, FILE)
  replaceFile(file, [newSecret(), ...linesOf(file)])
}

/** Leaves the newest secret alone in the file. Texts that another has sealed cannot be opened any more. */
export function forgetOldSecrets(dataDir: string): void {
  const file = join(dataDir, FILE)
  replaceFile(file, linesOf(file).slice(0, 1))
}

const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')
const readSecrets = (file: string): Secret[] => linesOf(file).map(secretOf)

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Whoever is second to make it takes the first one's; nobody finds it half written. */
function makeFirst(file: string): Secret[] {
  mkdirSync(dirname(file), { recursive: true })
  const beside = `${file}.${process.pid}`
  writeFileSync(beside, `${newSecret()}\n`, { mode: 0o600 })
  try {
    linkSync(beside, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(beside)
  }
  return readSecrets(file)
}

function replaceFile(file: string, lines: string[]): void {
  mkdirSync(dirname(file), { recursive: true })
  const beside = `${file}.new`
  writeFileSync(beside, lines.map((line) => `${line}\n`).join(''), { mode: 0o600 })
  renameSync(beside, file)
}
