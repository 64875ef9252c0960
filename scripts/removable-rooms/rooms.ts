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
    folders: ['web/features/speech', 'web/pages/story-parts/speech.tsx'],
    lines: [],
  },
  {
    name: 'ads',
    folders: [
      'contract/ads.ts',
      'server/features/ads',
      'testing/authorization/ads.ts',
      'web/features/admin/cards/ads-card.tsx',
      'web/features/admin/cards/ads-switch.api.ts',
      'web/features/ads',
      'web/pages/story-parts/ads.tsx',
    ],
    lines: [
      ['server/rooms.ts', 'adsRoutes'],
      ['server/app.ts', 'import { adFrame }'],
      ['server/app.ts', 'adFrame(app, context)'],
    ],
  },
  {
    // The audit log and the ledger are written without the desk; their tests look at them from there.
    name: 'admin',
    folders: [
      'contract/admin.ts',
      'contract/audit.ts',
      'server/features/admin',
      'server/platform/audit/audit.test.ts',
      'server/platform/usage/ledger.test.ts',
      'testing/authorization/admin.ts',
      'web/features/admin',
      'web/pages/admin.tsx',
    ],
    lines: [
      ['server/rooms.ts', 'adminRoutes'],
      ['web/app/pages.tsx', "'/admin'"],
      ['contract/site.ts', "'/admin'"],
    ],
  },
]
