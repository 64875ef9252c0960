import type { ConnectionTest, SiteKind } from '#contract/connections.ts'
import type { ConnectionSettings } from '#server/engines/narrator/connection.ts'
import { probeConnection } from '#server/engines/narrator/probe/probe-connection.ts'
import {
  requireConnection,
  saveFailure,
  saveTest,
  type ConnectionOwner,
  type ConnectionRow,
} from '#server/platform/connections/connections.queries.ts'
import { settingsOfRow } from './connection-row.ts'
import type { ConnectionsContext } from './connections-context.ts'
import { painterSettings } from './stored-painter.ts'
import { serverOf } from './stored-speech.ts'
import { tryPainter } from './try-painter.ts'
import { tryDictation, tryEmbeddings, tryVoice } from './try-speech.ts'

const KEY_SHUT =
  'The key cannot be opened here: SECRET_KEY, or secret.key in the data folder, is another than it was. Enter the key again.'

export type TestContext = Pick<
  ConnectionsContext,
  'db' | 'ring' | 'clock' | 'log' | 'calls' | 'files' | 'narrators' | 'painters' | 'speech'
>

/** Tries a connection with a short reply and keeps what it has found. Throws `connection_not_found`. */
export async function testConnection(
  context: TestContext,
  owner: ConnectionOwner,
  id: number,
  signal?: AbortSignal,
): Promise<ConnectionTest> {
  const { db, clock, calls, files, narrators } = context
  const row = await requireConnection(db, owner, id)
  const settings = openSettings(context, row)
  if (!settings) return { works: false, models: [], findings: [{ kind: 'fails', text: KEY_SHUT }] }
  if (row.kind === 'picture') return testPicture(context, row)
  if (row.kind !== 'text') return testSpeech(context, row, row.kind)
  const call = owner === 'site' ? calls.site : calls.readers
  const { failure, sentence, models, capabilities, findings } = await probeConnection(settings, call, {
    files,
    signal,
  })
  signal?.throwIfAborted()
  const now = clock.now()
  await saveFailure(db, row, failure && { at: now, failure, sentence: sentence ?? null })
  await saveTest(db, row, {
    capabilities: JSON.stringify(capabilities),
    testedAt: now,
    findings: JSON.stringify(findings),
  })
  await narrators.refresh()
  const isForAdmins = owner === 'site' && sentence !== undefined
  return { works: failure === undefined, models, findings, ...(isForAdmins && { sentence }) }
}

async function testPicture(
  { db, ring, clock, painters }: TestContext,
  row: ConnectionRow,
): Promise<ConnectionTest> {
  const { failure, findings } = await tryPainter(painterSettings(row, ring))
  const now = clock.now()
  await saveFailure(db, row, failure && { at: now, failure, sentence: null })
  await saveTest(db, row, { capabilities: null, testedAt: now, findings: JSON.stringify(findings) })
  await painters.refresh()
  return { works: failure === undefined, models: [], findings }
}

async function testSpeech(
  context: TestContext,
  row: ConnectionRow,
  kind: Exclude<SiteKind, 'text' | 'picture'>,
): Promise<ConnectionTest> {
  const { db, clock, speech } = context
  const server = serverOf(context, row)
  const { failure, sentence, findings } = await {
    voice: () => tryVoice(server, row.voice),
    dictation: () => tryDictation(server),
    embeddings: () => tryEmbeddings(server),
  }[kind]()
  const now = clock.now()
  await saveFailure(db, row, failure && { at: now, failure, sentence: sentence ?? null })
  await saveTest(db, row, { capabilities: null, testedAt: now, findings: JSON.stringify(findings) })
  await speech.refresh()
  return { works: failure === undefined, models: [], findings, ...(sentence && { sentence }) }
}

function openSettings(
  { ring }: Pick<ConnectionsContext, 'ring'>,
  row: ConnectionRow,
): ConnectionSettings | undefined {
  try {
    return settingsOfRow(row, ring)
  } catch {
    return undefined
  }
}
