export { SharedList as BookmarksPart } from '#web/features/sharing/shared-list.tsx'
