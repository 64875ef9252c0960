import { expect, test } from 'vitest'
import {
  askForReset,
  changePassword,
  changeUsername,
  deleteAccount,
  downloadAccount,
  resetPassword,
  updateEmail,
} from './account.ts'
import { checkUsername, getCaptcha, login, register } from './auth.ts'
import type { Endpoint } from './endpoint.ts'
import { listStories, searchStory } from './library.ts'
import {
  createPreset,
  keepScenario,
  keepSharedPreset,
  startPreset,
  startSharedPreset,
} from './own-presets.ts'
import { generateImage, generateInitialImage } from './scenes.ts'
import { getSharedStory, shareStory } from './sharing.ts'
import { saySentence, takeDictation } from './speech.ts'
import { continueStory, retryTurn, startStory } from './stories.ts'
import { throttles } from './throttles.ts'
import { generateTitle } from './titles.ts'
import { buyTokens } from './tokens.ts'
import { importStory } from './importing.ts'
import { exportStory } from './transfer.ts'

const minute = 60
const hour = 3_600

test.each<[string, Endpoint[], string[]]>([
  ['logins', [login], [`10 in ${minute} s by address`, `100 in ${hour} s by address`]],
  ['registrations', [register], [`20 in ${hour} s by address`]],
  ['captchas', [getCaptcha], [`30 in ${minute} s by address`]],
  ['looks whether a name is free', [checkUsername], [`60 in ${minute} s by address`]],
  ['turns', [startStory, continueStory, retryTurn], [`30 in ${minute} s by user`]],
  ['pictures', [generateImage, generateInitialImage], [`20 in ${minute} s by user`]],
  ['suggested titles', [generateTitle], [`20 in ${minute} s by user`]],
  ['sharing', [shareStory], [`20 in ${minute} s by user`]],
  ['shared stories', [getSharedStory], [`120 in ${minute} s by address`]],
  ['lists and searches', [listStories, searchStory], [`120 in ${minute} s by user`]],
  [
    'changes of an account',
    [changeUsername, updateEmail, changePassword, deleteAccount],
    [`30 in ${hour} s by user`],
  ],
  ['downloads of an account', [downloadAccount], [`10 in ${hour} s by user`]],
  ['forgotten passwords', [askForReset], [`20 in ${hour} s by address`, `5 in ${hour} s by email`]],
  ['links to a new password', [resetPassword], [`20 in ${hour} s by address`]],
  ['exports', [exportStory], [`30 in ${hour} s by user`]],
  ['purchases', [buyTokens], [`10 in ${minute} s by user`]],
  [
    'scenarios',
    [createPreset, keepScenario, startPreset, startSharedPreset, keepSharedPreset],
    [`60 in ${minute} s by user`],
  ],
  ['sentences said', [saySentence], [`180 in ${minute} s by user`]],
  ['dictation', [takeDictation], [`20 in ${minute} s by user`]],
  ['imports', [importStory], [`30 in ${hour} s by user`]],
])('%s have their throttles', (_, endpoints, wanted) => {
  for (const endpoint of endpoints) {
    const limits = (endpoint.throttles ?? []).map((name) => throttles[name])
    expect(limits.map(({ times, seconds, by }) => `${times} in ${seconds} s by ${by}`)).toEqual(wanted)
  }
})
