import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Where a sealed text stands. Sealed for one place it cannot be opened in another, however it came there. */
export interface SealedPlace {
  table: string
  row: number
  /** The account that it belongs to; null: the site. */
  owner: number | null
  column: string
}

/** A secret that keys are derived from; `id` names it without telling anything of it. */
export interface Secret {
  id: string
  bytes: Buffer
}

const FORM = '1'
const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const SALT_BYTES = 16
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** A secret of a text of the operator's or of a file. */
export function secretOf(text: string): Secret {
  const bytes = Buffer.from(text)
  return { id: deriveKey(bytes, '', 'id').subarray(0, 6).toString('base64url'), bytes }
}

/** `form.secretId.salt.nonce.sealed`; the key is this text's own. */
export function sealText(secret: Secret, text: string, place: SealedPlace): string {
  const salt = randomBytes(SALT_BYTES)
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, deriveKey(secret.bytes, salt, 'text'), nonce)
  cipher.setAAD(Buffer.from(nameOf(place)))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  const parts = [salt, nonce, sealed].map((bytes) => bytes.toString('base64url'))
  return [FORM, secret.id, ...parts].join('.')
}

/** The id of the secret that a text was sealed with; '' for what is no sealed text. */
export const secretIdIn = (sealed: string): string => sealed.split('.')[1] ?? ''

/** Throws an Error for a text that was changed, or sealed for another place or with another secret. */
export function openSealed({ bytes }: Secret, sealedText: string, place: SealedPlace): string {
  const [form, , ...parts] = sealedText.split('.')
  const [salt, nonce, sealed] = parts.map((part) => Buffer.from(part, 'base64url'))
  if (form !== FORM || parts.length !== 3 || !salt || !nonce || !sealed || sealed.length < TAG_BYTES)
    throw new Error('This is no sealed text.')
  const decipher = createDecipheriv(CIPHER, deriveKey(bytes, salt, 'text'), nonce, {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(Buffer.from(nameOf(place)))
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  try {
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()])
    return text.toString('utf8')
  } catch (cause) {
    throw new Error('The text was not sealed for this place, or was changed since.', { cause })
  }
}

const nameOf = ({ table, row, owner, column }: SealedPlace): string =>
  JSON.stringify([table, row, owner, column])

const deriveKey = (secret: Buffer, salt: Buffer | '', use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, `lanterntale ${use}`, KEY_BYTES))
