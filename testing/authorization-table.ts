import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as account from '#contract/account.ts'
import { claimAdmin } from '#contract/admin-claim.ts'
import * as auth from '#contract/auth.ts'
import * as session from '#contract/session.ts'
import * as preferences from '#contract/preferences.ts'
import * as scenes from '#contract/scenes.ts'
import * as signUp from '#contract/sign-up.ts'
import * as site from '#contract/site.ts'
import * as stories from '#contract/stories.ts'
import { savePlace } from '#contract/place.ts'
import * as typeSettings from '#contract/type-settings.ts'
import { generateTitle } from '#contract/titles.ts'
import {
  adminOnly,
  everyone,
  ownerOnly,
  signedIn,
  type OwnedObjects,
  type AuthorizationRow,
} from './authorization-row.ts'

const story = ({ storyId }: OwnedObjects) => ({ params: { storyId } })
const turn = ({ storyId, messageId }: OwnedObjects) => ({ params: { storyId, messageId } })
const message = ({ messageId }: OwnedObjects) => ({ params: { messageId } })
const pictureRequest = ({ storyId, messageId }: OwnedObjects) => ({
  params: { messageId },
  body: { storyId, content: 'A gate in the mist' },
})

const folder = join(import.meta.dirname, 'authorization')
/** The rows of rooms that can be taken out stand in files of their own. */
const ofRooms = (
  await Promise.all(
    readdirSync(folder).map(
      (file) => import(pathToFileURL(join(folder, file)).href) as Promise<{ rows: AuthorizationRow[] }>,
    ),
  )
).flatMap(({ rows }) => rows)

/** Every call × every kind of caller. A call that is missing here fails `server/authorization.test.ts`. */
export const authorizationTable: AuthorizationRow[] = [
  { endpoint: session.getUser, ...signedIn(200) },
  {
    endpoint: auth.login,
    given: () => ({ body: { username: 'nobody', password: 'not this one' } }),
    ...everyone(401),
  },
  { endpoint: auth.register, given: () => ({ body: {} }), ...everyone(400) },
  { endpoint: signUp.getSignUp, ...adminOnly(200) },
  { endpoint: signUp.changeSignUp, given: () => ({ body: { mode: 'open' } }), ...adminOnly(200) },
  { endpoint: signUp.changeNotice, given: () => ({ body: { text: '' } }), ...adminOnly(200) },
  { endpoint: signUp.addInvitation, given: () => ({ body: { uses: 1, days: 1 } }), ...adminOnly(200) },
  {
    endpoint: signUp.removeInvitation,
    given: () => ({ params: { invitationId: '999999' } }),
    ...adminOnly(404),
  },
  { endpoint: auth.getCaptcha, ...everyone(200) },
  { endpoint: auth.checkUsername, given: () => ({ query: { username: 'somebody' } }), ...everyone(200) },
  { endpoint: site.getConfig, ...everyone(200) },

  { endpoint: account.changeUsername, given: () => ({ body: { newUsername: 'x' } }), ...signedIn(400) },
  { endpoint: account.updateEmail, given: () => ({ body: { email: 'nowhere' } }), ...signedIn(400) },
  { endpoint: account.confirmEmail, given: () => ({ body: { token: 'no such link' } }), ...everyone(400) },
  {
    endpoint: account.changePassword,
    given: () => ({ body: { currentPassword: 'not this one', newPassword: 'long enough' } }),
    ...signedIn(400),
  },
  { endpoint: account.listSessions, ...signedIn(200) },
  {
    endpoint: account.endSession,
    given: ({ sessionId }) => ({ params: { sessionId } }),
    ...ownerOnly(200),
  },
  { endpoint: account.downloadAccount, ...signedIn(200) },
  {
    endpoint: account.deleteAccount,
    given: () => ({ body: { password: 'not this one' } }),
    ...signedIn(400),
  },
  { endpoint: claimAdmin, given: () => ({ body: { token: 'made up' } }), ...signedIn(400) },
  {
    endpoint: account.askForReset,
    given: () => ({ body: { email: 'nobody@example.org' } }),
    ...everyone(503),
  },
  {
    endpoint: account.resetPassword,
    given: () => ({ body: { token: 'made up', newPassword: 'long enough' } }),
    ...everyone(400),
  },
  { endpoint: preferences.getPreferences, ...signedIn(200) },
  { endpoint: typeSettings.getTypeSettings, ...signedIn(200) },
  { endpoint: typeSettings.saveTypeSettings, given: () => ({ body: { paper: 'sepia' } }), ...signedIn(200) },
  {
    endpoint: savePlace,
    given: (owned) => ({ ...story(owned), body: { place: null } }),
    ...ownerOnly(200),
  },
  {
    endpoint: preferences.savePreferences,
    given: () => ({ body: { narrativeStyle: 'concise' } }),
    ...signedIn(200),
  },

  { endpoint: stories.startStory, given: () => ({ body: { prompt: 'A tower' } }), ...signedIn(200) },
  { endpoint: stories.getCurrentState, given: story, ...ownerOnly(200) },
  {
    endpoint: stories.recoverStory,
    given: ({ storyId, messageId }) => ({ params: { storyId }, query: { messageId } }),
    ...ownerOnly(200),
  },
  { endpoint: stories.followTurn, given: turn, ...ownerOnly(200) },
  { endpoint: stories.stopTurn, given: turn, ...ownerOnly(200) },
  { endpoint: stories.retryTurn, given: turn, ...ownerOnly(200) },
  {
    endpoint: stories.continueStory,
    given: (owned) => ({ ...story(owned), body: { message: 'I climb' } }),
    ...ownerOnly(200),
  },
  { endpoint: generateTitle, given: story, ...ownerOnly(200) },

  { endpoint: scenes.generateImage, given: pictureRequest, ...ownerOnly(200) },
  { endpoint: scenes.generateInitialImage, given: pictureRequest, ...ownerOnly(200) },
  { endpoint: scenes.getImage, given: message, ...ownerOnly(200) },
  { endpoint: scenes.cancelImage, given: message, ...signedIn(200) },
  {
    endpoint: scenes.getPicture,
    given: () => ({ params: { pictureId: 'nobody-has-this-picture', width: '480' } }),
    ...everyone(404),
  },

  ...ofRooms,

  // Ends the session that asks, so it comes last.
  { endpoint: session.logout, ...everyone(200) },
]
