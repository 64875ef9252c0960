export { listBookmarks as offlineRead } from '#contract/bookmarks.ts'
