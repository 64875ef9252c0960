import type { ModelConnection, Finding, Price, Sampling } from '#contract/connections.ts'
import { narratorFailures } from '#contract/narrator-failures.ts'
import type { Capabilities } from '#server/engines/narrator/capabilities.ts'
import type { ConnectionSettings } from '#server/engines/narrator/connection.ts'
import { toIso } from '#server/ground/clock.ts'
import { keyPlace, type ConnectionRow } from '#server/platform/connections/connections.queries.ts'
import type { KeyRing } from '#server/platform/secrets/key-ring.ts'

/** All that it takes to ask the model of a row, its key among it. Throws where the key cannot be opened. */
export function settingsOfRow(row: ConnectionRow, ring: KeyRing): ConnectionSettings {
  const { provider, address, model, sealedKey, contextTokens, replyTokens, sampling, capabilities } = row
  return {
    provider,
    model,
    ...(address !== null && { address }),
    ...(sealedKey !== null && { key: ring.open(sealedKey, keyPlace(row)) }),
    ...(contextTokens !== null && { contextTokens }),
    ...(replyTokens !== null && { replyTokens }),
    ...(sampling !== null && { sampling: JSON.parse(sampling) as Sampling }),
    ...(capabilities !== null && { capabilities: JSON.parse(capabilities) as Capabilities }),
  }
}

/** Whether a key that was given for the row may go to this server, too. */
export const isSameServer = (
  row: Pick<ConnectionRow, 'provider' | 'address'>,
  { provider, address }: Pick<ConnectionRow, 'provider' | 'address'>,
): boolean => provider === row.provider && originOf(address) === originOf(row.address)

const originOf = (address: string | null): string | undefined =>
  address === null ? undefined : URL.parse(address)?.origin

/** A row as its owner sees it, without its key. */
export function connectionOfRow(row: ConnectionRow): ModelConnection {
  const price = priceOfRow(row)
  const { id, kind, provider, address, model, sealedKey, keyEnd, contextTokens, replyTokens, sampling } = row
  return {
    id,
    kind,
    provider,
    model,
    hasKey: sealedKey !== null,
    isDefault: row.isDefault === 1,
    ...(address !== null && { address }),
    ...(keyEnd !== null && { keyEnd }),
    ...(contextTokens !== null && { contextTokens }),
    ...(replyTokens !== null && { replyTokens }),
    ...(sampling !== null && { sampling: JSON.parse(sampling) as Sampling }),
    ...(price && { price }),
    ...(row.voice !== null && { voice: row.voice }),
    ...lastTestOf(row),
    ...lastFailureOf(row),
  }
}

export const priceOfRow = ({ price }: ConnectionRow): Price | undefined =>
  price === null ? undefined : (JSON.parse(price) as Price)

const lastTestOf = ({ testedAt, findings }: ConnectionRow): Pick<ModelConnection, 'lastTest'> =>
  testedAt === null || findings === null
    ? {}
    : { lastTest: { at: toIso(testedAt), findings: JSON.parse(findings) as Finding[] } }

/** The provider's own words are for admins alone (NARRATOR-6). */
function lastFailureOf({
  userId,
  failedAt,
  failure,
  failureSentence,
}: ConnectionRow): Pick<ModelConnection, 'lastFailure'> {
  if (failedAt === null || failure === null) return {}
  const lastFailure = { at: toIso(failedAt), reason: failure, hint: narratorFailures[failure] }
  const isForAdmins = userId === null && failureSentence !== null
  return { lastFailure: { ...lastFailure, ...(isForAdmins && { sentence: failureSentence }) } }
}
