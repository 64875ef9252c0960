export { listStories as offlineRead } from '#contract/library.ts'
