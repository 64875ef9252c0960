// The calls of each room that needs nothing but the context: a room that goes takes its line along.
export { adminRoutes } from './features/admin/admin.routes.ts'
export { adsRoutes } from './features/ads/ads.routes.ts'
export { bookmarksRoutes } from './features/bookmarks/bookmarks.routes.ts'
export { preferencesRoutes } from './features/preferences/preferences.routes.ts'
export { scenesRoutes } from './features/scenes/scenes.routes.ts'
export { sharingRoutes } from './features/sharing/sharing.routes.ts'
export { siteRoutes } from './features/site/site.routes.ts'
export { storiesRoutes } from './features/stories/stories.routes.ts'
