import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { StoryId } from './ids.ts'

interface ExportFormat {
  label: string
  /** Its use, in the reader's words. */
  hint: string
  extension: string
  mediaType: string
}

/** Files that a story can be taken along as. */
export const exportFormats = {
  epub: {
    label: 'E-book',
    hint: 'An EPUB with cover, chapters and pictures, for e-readers and phones.',
    extension: 'epub',
    mediaType: 'application/epub+zip',
  },
  html: {
    label: 'Web page',
    hint: 'One file with the pictures in it, to read in a browser or to print.',
    extension: 'html',
    mediaType: 'text/html; charset=utf-8',
  },
  markdown: {
    label: 'Markdown',
    hint: 'The words alone, for a text editor.',
    extension: 'md',
    mediaType: 'text/markdown; charset=utf-8',
  },
  json: {
    label: 'Everything',
    hint: 'All branches with their memory and pictures, for another program or a new home.',
    extension: 'json',
    mediaType: 'application/json; charset=utf-8',
  },
} as const satisfies Record<string, ExportFormat>
export type ExportFormatName = keyof typeof exportFormats
export const exportFormatNames = Object.keys(exportFormats) as ExportFormatName[]

export const exportStory = endpoint({
  method: 'GET',
  path: '/api/story/:storyId/export',
  summary: 'The story as a file: the path that is played, or with `branch=all` every branch as JSON',
  access: 'user',
  throttles: ['exports'],
  guarded: true,
  params: z.object({ storyId: StoryId }),
  query: z
    .object({
      format: z.enum(exportFormatNames),
      /** Whether the player's own turns go along. */
      turns: z._default(z.enum(['with', 'without']), 'with'),
      branch: z._default(z.enum(['played', 'all']), 'played'),
    })
    .check(
      z.refine(({ format, branch }) => format === 'json' || branch === 'played', {
        error: 'Only JSON holds all branches',
        path: ['branch'],
      }),
      z.refine(({ format, turns }) => format !== 'json' || turns === 'with', {
        error: 'JSON always holds the player’s turns',
        path: ['turns'],
      }),
    ),
  reply: z.unknown(),
  errors: ['story_not_found', 'nothing_told'],
})

export const exportLibrary = endpoint({
  method: 'GET',
  path: '/api/stories/export',
  summary:
    'All stories of the reader but those in the bin, each as a file, in one ZIP archive; as JSON with the kept scenarios',
  access: 'user',
  throttles: ['exports'],
  guarded: true,
  query: z.object({
    format: z.enum(exportFormatNames),
    /** Whether the player's own turns go along; JSON always holds them, and every branch. */
    turns: z._default(z.enum(['with', 'without']), 'with'),
  }),
  reply: z.unknown(),
  errors: ['no_stories'],
})
