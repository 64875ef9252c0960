import { expect, test } from 'vitest'
import { contractEndpoints, nameOf } from '#testing/contract-endpoints.ts'
import { throttles } from './throttles.ts'

const story = '/api/story/:storyId'
const memory = `${story}/memory`

/** Calls by what they may be asked how often; every other call is counted among its reader's calls of any kind alone. */
const table: Record<string, string[]> = {
  '10 in 60 s by address, 100 in 3600 s by address': [
    'POST /api/login',
    'POST /api/login/passkey',
    'POST /api/login/oidc/finish',
  ],
  '20 in 3600 s by address': ['POST /api/register', 'POST /api/password/reset', 'POST /api/email/confirm'],
  '20 in 3600 s by address, 5 in 3600 s by email': ['POST /api/password/forgot'],
  '10 in 3600 s by address': ['POST /api/shared/:shareId/report', 'POST /api/shared-presets/:shareId/report'],
  '30 in 60 s by address': [
    'GET /api/captcha',
    'POST /api/login/passkey/options',
    'POST /api/login/oidc/start',
  ],
  '60 in 60 s by address': ['GET /api/check-username'],
  '120 in 60 s by address': ['GET /api/shared/:shareId', 'GET /api/shared-presets/:shareId'],
  '30 in 60 s by user': [
    'POST /api/story/start',
    `POST ${story}/continue`,
    `POST ${story}/turns/:messageId/retry`,
  ],
  '20 in 60 s by user': [
    'POST /api/story/message/:messageId/generate-image',
    'POST /api/story/message/:messageId/generate-initial-image',
    `POST ${story}/portraits`,
    `GET ${story}/generate-title`,
    `POST ${story}/share`,
    'POST /api/shared/:shareId/play',
    'POST /api/presets/:presetId/share',
    'POST /api/connections/models',
    'POST /api/connections/:id/test',
    'POST /api/admin/connections/models',
    'POST /api/admin/connections/:id/test',
    'POST /api/speech/dictation',
  ],
  '180 in 60 s by user': ['POST /api/speech/say'],
  '60 in 60 s by user': [
    `PATCH ${memory}`,
    `POST ${memory}/facts`,
    `PATCH ${memory}/facts/:factId`,
    `POST ${memory}/facts/:factId/correct`,
    `POST ${memory}/facts/:factId/strike`,
    `POST ${memory}/proposals`,
    `PATCH ${memory}/spans/:spanId`,
    `POST ${memory}/entries/:entryId/merge`,
    `POST ${memory}/retry`,
    'POST /api/presets',
    'POST /api/presets/:presetId/start',
    `POST ${story}/preset`,
    'POST /api/shared-presets/:shareId/keep',
    'POST /api/shared-presets/:shareId/start',
  ],
  '120 in 60 s by user': ['GET /api/stories', `GET ${story}/search`, `PUT ${story}/place`],
  '30 in 3600 s by user': [
    'POST /api/settings/username',
    'POST /api/settings/password',
    'POST /api/update-email',
    'POST /api/account/delete',
    'POST /api/account/passkeys',
    'POST /api/account/passkeys/options',
    'PATCH /api/account/passkeys/:passkeyId',
    'DELETE /api/account/passkeys/:passkeyId',
    'POST /api/account/oidc/start',
    'DELETE /api/account/oidc/:identityId',
    'POST /api/admin/claim',
    'POST /api/admin/users/:userId/delete',
    'POST /api/stories/import',
    'GET /api/stories/export',
    `GET ${story}/export`,
    'GET /api/presets/:presetId/export',
  ],
  '10 in 3600 s by user': ['GET /api/account/download'],
  '10 in 60 s by user': ['POST /api/tokens/checkout'],
}

test('every call has its throttles, and no other', async () => {
  const throttled = (await contractEndpoints()).flatMap((endpoint) => {
    const limits = (endpoint.throttles ?? []).map((name) => throttles[name])
    const said = limits.map(({ times, seconds, by }) => `${times} in ${seconds} s by ${by}`).join(', ')
    return said === '' ? [] : [`${nameOf(endpoint)}: ${said}`]
  })
  const wanted = Object.entries(table).flatMap(([said, calls]) => calls.map((call) => `${call}: ${said}`))
  expect(throttled.toSorted()).toEqual(wanted.toSorted())
})

test('asking again for what is there or on its way is free where a turn, a picture or a title is asked for', () => {
  const whenNew = Object.entries(throttles).filter(([, throttle]) => 'countsOnly' in throttle)
  expect(whenNew.map(([name]) => name)).toEqual(['turns', 'pictures', 'titles'])
})
