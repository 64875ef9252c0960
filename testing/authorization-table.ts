import * as account from '#contract/account.ts'
import * as admin from '#contract/admin.ts'
import * as audit from '#contract/audit.ts'
import * as auth from '#contract/auth.ts'
import * as session from '#contract/session.ts'
import * as bookmarks from '#contract/bookmarks.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as preferences from '#contract/preferences.ts'
import * as scenes from '#contract/scenes.ts'
import * as sharing from '#contract/sharing.ts'
import * as site from '#contract/site.ts'
import * as stories from '#contract/stories.ts'

/** What the owner has, for the calls to be made about it. */
export interface OwnedObjects {
  storyId: string
  messageId: string
  bookmarkId: string
  shareId: string
  /** Of the owner's other device. */
  sessionId: string
}

export interface Row {
  endpoint: Endpoint
  given?: (owned: OwnedObjects) => { params?: unknown; query?: unknown; body?: unknown }
  /** The status each kind of caller gets: without a session, whose the object is, somebody else, an admin who is not the owner. */
  visitor: number
  other: number
  admin: number
  owner: number
}

const everyone = (status: number) => ({ visitor: status, other: status, admin: status, owner: status })
const signedIn = (status: number) => ({ visitor: 401, other: status, admin: status, owner: status })
const adminOnly = (status: number) => ({ visitor: 401, other: 403, admin: status, owner: 403 })
const ownerOnly = (status: number) => ({ visitor: 401, other: 404, admin: 404, owner: status })

const story = ({ storyId }: OwnedObjects) => ({ params: { storyId } })
const bookmark = ({ bookmarkId }: OwnedObjects) => ({ params: { id: bookmarkId } })
const turn = ({ storyId, messageId }: OwnedObjects) => ({ params: { storyId, messageId } })
const message = ({ messageId }: OwnedObjects) => ({ params: { messageId } })
const pictureRequest = ({ storyId, messageId }: OwnedObjects) => ({
  params: { messageId },
  body: { storyId, content: 'A gate in the mist' },
})

/** Every call × every kind of caller. A call that is missing here fails `server/authorization.test.ts`. */
export const authorizationTable: Row[] = [
  { endpoint: session.getUser, ...signedIn(200) },
  {
    endpoint: auth.login,
    given: () => ({ body: { username: 'nobody', password: 'not this one' } }),
    ...everyone(401),
  },
  { endpoint: auth.register, given: () => ({ body: {} }), ...everyone(400) },
  { endpoint: auth.getCaptcha, ...everyone(200) },
  { endpoint: auth.checkUsername, given: () => ({ query: { username: 'somebody' } }), ...everyone(200) },
  { endpoint: site.getConfig, ...everyone(200) },

  { endpoint: account.changeUsername, given: () => ({ body: { newUsername: 'x' } }), ...signedIn(400) },
  { endpoint: account.updateEmail, given: () => ({ body: { email: 'nowhere' } }), ...signedIn(400) },
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

  { endpoint: bookmarks.listBookmarks, ...signedIn(200) },
  {
    endpoint: bookmarks.createBookmark,
    given: ({ storyId, messageId }) => ({
      body: { storyId, lastMessageId: Number(messageId), title: 'The tower' },
    }),
    ...ownerOnly(200),
  },
  {
    endpoint: bookmarks.updateBookmark,
    given: (owned) => ({ ...bookmark(owned), body: { title: 'The gate' } }),
    ...ownerOnly(200),
  },
  { endpoint: bookmarks.deleteBookmark, given: bookmark, ...ownerOnly(200) },

  { endpoint: scenes.generateImage, given: pictureRequest, ...ownerOnly(200) },
  { endpoint: scenes.generateInitialImage, given: pictureRequest, ...ownerOnly(200) },
  { endpoint: scenes.getImage, given: message, ...ownerOnly(200) },
  {
    endpoint: scenes.getPicture,
    given: () => ({ params: { pictureId: 'nobody-has-this-picture', width: '480' } }),
    ...everyone(404),
  },

  { endpoint: sharing.generateTitle, given: story, ...ownerOnly(200) },
  {
    endpoint: sharing.shareStory,
    given: (owned) => ({ ...story(owned), body: { title: 'The tower' } }),
    ...ownerOnly(200),
  },
  { endpoint: sharing.listShares, ...signedIn(200) },
  {
    endpoint: sharing.getSharedStory,
    given: ({ shareId }) => ({ params: { shareId } }),
    ...everyone(200),
  },
  { endpoint: sharing.getSampleStory, ...everyone(200) },
  { endpoint: sharing.stopSharing, given: story, ...ownerOnly(200) },

  { endpoint: admin.getAdsEnabled, ...everyone(200) },
  { endpoint: admin.toggleAds, given: () => ({ body: { enabled: true } }), ...adminOnly(200) },
  { endpoint: admin.listUsers, ...adminOnly(200) },
  { endpoint: admin.getApiUsage, ...adminOnly(200) },
  { endpoint: admin.downloadUsers, ...adminOnly(200) },
  { endpoint: audit.getAuditLog, ...adminOnly(200) },

  // Ends the session that asks, so it comes last.
  { endpoint: session.logout, ...everyone(200) },
]
