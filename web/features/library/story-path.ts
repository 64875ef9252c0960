import type { SearchMatch, StorySummary } from '#contract/library.ts'

/** The way to a story, at the message that was found where there is one. */
export const storyPath = ({ storyId }: Pick<StorySummary, 'storyId'>, match?: SearchMatch): string =>
  match?.messageId === undefined ? `/story/${storyId}` : `/story/${storyId}?messageId=${match.messageId}`
