import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const PRESENT_AND_VERIFIED = 0x05
const HAS_NEW_KEY = 0x40

/** A place that a passkey is asked for from. */
interface Asked {
  origin: string
  rpId?: string
  challenge: string
  /** Its word on the person before it: 0x01 is there, 0x04 has been known. */
  flags?: number
}

/** An authenticator with one key, made of node's own cryptography: what a phone does, without a browser. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const idBytes = randomBytes(32)
  const id = idBytes.toString('base64url')
  let counter = 0

  const clientData = (type: string, { challenge, origin }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const header = (
    { origin, rpId = new URL(origin).hostname, flags = PRESENT_AND_VERIFIED }: Asked,
    more = 0,
  ) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags | more]), count])
  }
  const credential = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }

  return {
    id,
    /** Sets its count of signatures, as a copy of it would have it. */
    setCounter: (to: number) => void (counter = to),
    create(asked: Asked) {
      const cose = new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const authData = Buffer.concat([
        header(asked, HAS_NEW_KEY),
        Buffer.alloc(16),
        Buffer.from([0, idBytes.length]),
        idBytes,
        isoCBOR.encode(cose),
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]) as Parameters<typeof isoCBOR.encode>[0]
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', asked).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    sign(asked: Asked) {
      counter += 1
      const data = clientData('webauthn.get', asked)
      const authenticatorData = header(asked)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}
