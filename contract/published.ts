import * as z from 'zod/mini'

/** Kinds of things that readers make public under a link. */
export const PublishedKind = z.enum(['story', 'scenario'])
export type PublishedKind = z.infer<typeof PublishedKind>

/** The page that everyone with the link sees. */
export const pathOfPublished = (kind: PublishedKind, shareId: string): string =>
  kind === 'story' ? `/shared/${shareId}` : `/scenario/${shareId}`
