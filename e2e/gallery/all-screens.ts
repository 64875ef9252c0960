import { adminScreens } from './admin.screens.ts'
import { authScreens, passwordScreens } from './auth.screens.ts'
import { connectionsScreens } from './connections.screens.ts'
import { deskScreens } from './desk.screens.ts'
import { bookmarksScreens } from './bookmarks.screens.ts'
import { homeScreens } from './home.screens.ts'
import { memoryScreens } from './memory.screens.ts'
import { ownModelsScreens } from './own-models.screens.ts'
import { scenariosScreens } from './scenarios.screens.ts'
import { plainScreens } from './plain.screens.ts'
import type { Screen } from './screen.ts'
import { accountScreens, preferencesScreens } from './settings.screens.ts'
import { messengerScreens, sharedScreens } from './shared.screens.ts'
import { storyDialogsScreens } from './story-dialogs.screens.ts'
import { storiesPageScreens } from './stories-page.screens.ts'
import { storyTurnsScreens } from './story-turns.screens.ts'
import { storyVersionsScreens } from './story-versions.screens.ts'
import { tokensScreens } from './tokens.screens.ts'
import { storyScreens } from './story.screens.ts'

export const allScreens: Screen[] = [
  ...homeScreens,
  ...authScreens,
  ...passwordScreens,
  ...storyScreens,
  ...storyTurnsScreens,
  ...storyVersionsScreens,
  ...storyDialogsScreens,
  ...storiesPageScreens,
  ...scenariosScreens,
  ...memoryScreens,
  ...bookmarksScreens,
  ...sharedScreens,
  ...messengerScreens,
  ...preferencesScreens,
  ...accountScreens,
  ...tokensScreens,
  ...adminScreens,
  ...deskScreens,
  ...connectionsScreens,
  ...ownModelsScreens,
  ...plainScreens,
]
