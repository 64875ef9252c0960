import type { Migration } from '../migration.ts'
import { firstTables } from './0001-first-tables.ts'
import { preferencesAndResets } from './0002-preferences-and-resets.ts'
import { bookmarksAndShares } from './0003-bookmarks-and-shares.ts'
import { pictures } from './0004-pictures.ts'
import { ledgerTotals } from './0005-ledger-totals.ts'
import { auditLog } from './0006-audit-log.ts'
import { statusStreaming } from './0007-status-streaming.ts'
import { narratorOutcomes } from './0008-narrator-outcomes.ts'
import { preferencesByName } from './0009-preferences-by-name.ts'
import { connections } from './0010-connections.ts'
import { libraryAndVersions } from './0011-library-and-versions.ts'
import { memory } from './0012-memory.ts'
import { summedUsage } from './0015-summed-usage.ts'
import { memoryMended } from './0016-memory-mended.ts'
import { moderation } from './0017-moderation.ts'
import { places } from './0018-places.ts'
import { figuresAndWaiting } from './0019-figures-and-waiting.ts'
import { accountSafety } from './0020-account-safety.ts'
import { invitations } from './0021-invitations.ts'
import { budgets } from './0022-budgets.ts'
import { passkeys } from './0023-passkeys.ts'
import { oidc } from './0024-oidc.ts'
import { boughtTokens } from './0025-bought-tokens.ts'
import { playingOn } from './0026-playing-on.ts'
import { ownPresets } from './0028-own-presets.ts'
import { denserSearch } from './0029-denser-search.ts'
import { reportsOfScenarios } from './0030-reports-of-scenarios.ts'
import { roomToRewrite } from './0031-room-to-rewrite.ts'
import { quickerSearch } from './0032-quicker-search.ts'
import { voices } from './0033-voices.ts'
import { stoppedShares } from './0034-stopped-shares.ts'
import { messageDepths } from './0035-message-depths.ts'
import { proposals } from './0038-proposals.ts'
import { portraits } from './0039-portraits.ts'
import { memoryVersions } from './0041-memory-versions.ts'
import { newestEntries } from './0042-newest-entries.ts'
import { messageVectors } from './0043-message-vectors.ts'

/** In the order in which they run; only ever added to. */
export const migrations: readonly Migration[] = [
  firstTables,
  preferencesAndResets,
  bookmarksAndShares,
  pictures,
  ledgerTotals,
  auditLog,
  statusStreaming,
  narratorOutcomes,
  preferencesByName,
  connections,
  libraryAndVersions,
  memory,
  summedUsage,
  memoryMended,
  moderation,
  places,
  figuresAndWaiting,
  accountSafety,
  invitations,
  budgets,
  passkeys,
  oidc,
  boughtTokens,
  playingOn,
  ownPresets,
  denserSearch,
  reportsOfScenarios,
  roomToRewrite,
  quickerSearch,
  voices,
  stoppedShares,
  messageDepths,
  proposals,
  portraits,
  memoryVersions,
  newestEntries,
  messageVectors,
]
