export interface RemovableRoom {
  name: string
  /** Folders and files that are the room's alone. */
  folders: readonly string[]
  /** Every other line that names the room: its file, and words that stand in no other line of it. */
  lines: readonly (readonly [file: string, text: string])[]
}

/** The rooms that can be taken out, each by itself and all together. */
export const removableRooms: readonly RemovableRoom[] = [
  {
    name: 'speech',
    folders: [
      'contract/speech.ts',
      'contract/throttles.test.ts',
      'server/features/connections/rotation.test.ts',
      'server/features/speech',
      'testing/authorization/speech.ts',
      'web/features/admin/cards/voice-card.tsx',
      'web/features/speech',
      'web/pages/story-parts/speech.tsx',
    ],
    lines: [['server/rooms.ts', 'speechRoom']],
  },
  {
    name: 'ads',
    folders: [
      'contract/ads.test.ts',
      'contract/ads.ts',
      'server/features/ads',
      'server/features/audit/calls-of-admins.test.ts',
      'testing/authorization/ads.ts',
      'web/features/admin/cards/ads-card.tsx',
      'web/features/admin/cards/ads-switch.api.ts',
      'web/features/ads',
      'web/pages/story-parts/ads.tsx',
    ],
    lines: [['server/rooms.ts', 'adsRoom']],
  },
  {
    // The ledger is written without the desk; its test looks at it from there.
    name: 'admin',
    folders: [
      'contract/admin.test.ts',
      'contract/admin.ts',
      'server/features/admin',
      'server/features/audit/calls-of-admins.test.ts',
      'server/platform/usage/ledger.test.ts',
      'testing/authorization/admin.ts',
      'web/features/admin',
      'web/pages/admin.tsx',
    ],
    lines: [
      ['server/rooms.ts', 'adminRoom'],
      ['web/app/pages.tsx', "'/admin'"],
      ['contract/site.ts', "'/admin'"],
    ],
  },
  {
    // The calls say all the same what of them would be written down.
    name: 'audit',
    folders: [
      'server/features/moderation/moderation.test.ts',
      'server/features/auth/sign-up.test.ts',
      'contract/audit.ts',
      'server/features/audit',
      'testing/authorization/audit.ts',
      'web/features/admin/cards/audit-card.tsx',
      'web/features/admin/cards/audit-log.api.ts',
    ],
    lines: [['server/rooms.ts', 'auditRoom']],
  },
  {
    name: 'bookmarks',
    folders: [
      'contract/bookmarks.test.ts',
      'contract/bookmarks.ts',
      'server/features/library/library.test.ts',
      'server/features/versions/branches.test.ts',
      'server/features/bookmarks',
      'testing/authorization/bookmarks.ts',
      'web/app/nav/icons/bookmarks.ts',
      'web/app/nav/links/bookmarks.ts',
      'web/features/bookmarks',
      'web/pages/bookmarks.tsx',
      'web/pages/home-parts/bookmarks.tsx',
      'web/pages/story-parts/bookmarks.ts',
      'web/platform/offline/reads/bookmarks.ts',
    ],
    lines: [
      ['server/rooms.ts', 'bookmarksRoom'],
      ['web/app/pages.tsx', "'/bookmarks'"],
      ['contract/site.ts', "'/bookmarks'"],
    ],
  },
  {
    name: 'sharing',
    folders: [
      'contract/throttles.test.ts',
      'server/features/moderation/moderation.test.ts',
      'contract/messenger.test.ts',
      'contract/messenger.ts',
      'contract/sample-story.ts',
      'contract/lineage.ts',
      'contract/playing-on.ts',
      'contract/report-share.ts',
      'contract/sharing.test.ts',
      'contract/sharing.ts',
      'server/features/library/library.test.ts',
      'server/features/versions/branches.test.ts',
      'server/features/sharing',
      'testing/authorization/sharing.ts',
      'web/app/templates/shared-story.ts',
      'web/fb-redirect.html',
      'web/fb-shared.html',
      'web/fb-viewer.html',
      'web/features/sharing',
      'web/messenger',
      'web/pages/bookmarks-parts/sharing.ts',
      'web/pages/shared-story.tsx',
      'web/pages/story-parts/sharing.ts',
    ],
    lines: [
      ['server/rooms.ts', 'sharingRoom'],
      ['web/app/pages.tsx', "'/shared/:shareId'"],
      ['contract/site.ts', "'/shared/:shareId'"],
    ],
  },
  {
    // Bought tokens stand in the ledger without it; they only can't be bought.
    name: 'tokens',
    folders: [
      'contract/throttles.test.ts',
      'contract/tokens.ts',
      'server/features/tokens',
      'testing/authorization/tokens.ts',
      'web/features/tokens',
      'web/pages/account-parts/tokens.ts',
      'web/pages/story-parts/tokens.tsx',
      'web/pages/tokens.tsx',
    ],
    lines: [
      ['server/rooms.ts', 'tokensRoom'],
      ['web/app/pages.tsx', "'/tokens'"],
      ['contract/site.ts', "'/tokens'"],
    ],
  },
  {
    name: 'transfer',
    folders: [
      'contract/throttles.test.ts',
      'server/features/presets/presets.test.ts',
      'contract/importing.ts',
      'contract/transfer.ts',
      'server/features/transfer',
      'testing/authorization/transfer.ts',
      'testing/foreign-files',
      'testing/transfer',
      'web/features/transfer',
      'web/pages/stories-parts/transfer.ts',
      'web/pages/story-parts/transfer.ts',
    ],
    lines: [['server/rooms.ts', 'transferRoom']],
  },
]
