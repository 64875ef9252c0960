import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addSecret, forgetOldSecrets, openKeyRing, SecretMissing } from './key-ring.ts'

const place = { table: 'connections', row: 7, owner: 5, column: 'key' }

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lanterntale-secrets-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))
const fromFile = () => openKeyRing({ dataDir, secrets: {} })
const fromSettings = (...secretKeys: string[]) => openKeyRing({ dataDir, secrets: { secretKeys } })

test('a text that was sealed is opened again, and is never sealed twice alike', () => {
  const ring = fromSettings('a secret of some length')
  const sealed = ring.seal('sk-canary', place)
  expect(sealed).not.toContain('canary')
  expect(ring.open(sealed, place)).toBe('sk-canary')
  expect(ring.seal('sk-canary', place)).not.toBe(sealed)
})

test.each([
  ['table', { table: 'stories' }],
  ['row', { row: 8 }],
  ['owner', { owner: 6 }],
  ['owner, the site', { owner: null }],
  ['column', { column: 'address' }],
])('a sealed text that was brought to another %s stays shut', (_what, other) => {
  const ring = fromSettings('a secret of some length')
  const sealed = ring.seal('sk-canary', place)
  expect(() => ring.open(sealed, { ...place, ...other })).toThrow('was not sealed for this place')
})

test('a sealed text that stays shut says why, for the log', () => {
  const ring = fromSettings('a secret of some length')
  const sealed = ring.seal('sk-canary', place)
  expect(() => ring.open(sealed, { ...place, row: 8 })).toThrow(
    expect.objectContaining({ cause: expect.objectContaining({ message: expect.stringContaining('auth') }) }),
  )
})

test('a sealed text of which anything was changed stays shut', () => {
  const ring = fromSettings('a secret of some length')
  const sealed = ring.seal('sk-canary', place)
  const starts = sealed.matchAll(/(?<=\.)./g)
  for (const { index: at } of starts) {
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
    expect(() => ring.open(changed, place)).toThrow(/sealed/)
  }
  for (const text of ['', '1', sealed.slice(0, -4), `${sealed}.x`, sealed.replace(/^1/, '2')])
    expect(() => ring.open(text, place)).toThrow(/sealed/)
})

test('another secret opens nothing, and says which file or setting is missing', () => {
  const sealed = fromSettings('a secret of some length').seal('sk-canary', place)
  expect(() => fromSettings('another secret of some length').open(sealed, place)).toThrow(SecretMissing)
})

test('an older secret of the settings opens what it has sealed; the newest seals', () => {
  const old = fromSettings('a secret of some length')
  const sealed = old.seal('sk-canary', place)
  const ring = fromSettings('another secret of some length', 'a secret of some length')
  expect(ring.open(sealed, place)).toBe('sk-canary')
  expect(ring.isNewest(sealed)).toBe(false)
  expect(ring.isNewest(ring.seal('sk-canary', place))).toBe(true)
})

describe('the file', () => {
  const file = () => join(dataDir, 'secret.key')

  test('is made when it is first needed, for its owner alone, and is the same for all', () => {
    const [one, other] = [fromFile(), fromFile()]
    expect(existsSync(file())).toBe(false)
    const sealed = one.seal('sk-canary', place)
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    expect(other.open(sealed, place)).toBe('sk-canary')
    expect(other.open(other.seal('sk-2', place), place)).toBe('sk-2')
    expect(readFileSync(file(), 'utf8').trim().split('\n')).toHaveLength(1)
  })

  test('gets a new secret while a server has it open', () => {
    const server = fromFile()
    const before = server.seal('sk-before', place)
    addSecret(dataDir)
    const after = fromFile().seal('sk-after', place)
    expect(server.open(after, place)).toBe('sk-after')
    expect(server.open(before, place)).toBe('sk-before')
    expect(server.isNewest(before)).toBe(false)
    expect(server.isNewest(server.seal('sk-now', place))).toBe(true)
    expect(statSync(file()).mode & 0o777).toBe(0o600)

    forgetOldSecrets(dataDir)
    expect(() => fromFile().open(before, place)).toThrow(SecretMissing)
    expect(fromFile().open(after, place)).toBe('sk-after')
  })
})
