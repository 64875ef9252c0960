import { Readable } from 'node:stream'
import { importStory as importCall } from '#contract/importing.ts'
import * as contract from '#contract/transfer.ts'
import { AppError } from '#server/platform/app-error.ts'
import { attachment } from '#server/platform/http/attachment.ts'
import { answered, type Serve } from '#server/platform/http/serve.ts'
import type { Room } from '#server/platform/room.ts'
import { exportLibrary } from './export-library.ts'
import { exportStory } from './export-story.ts'
import { importStory, previewImport } from './import-story.ts'
import type { TransferContext } from './transfer-context.ts'

function transferRoutes(serve: Serve, context: TransferContext): void {
  serve(contract.exportStory, async ({ user, params, query, reply }) => {
    const { extension, mediaType } = contract.exportFormats[query.format]
    const { title, pieces } = await exportStory(context, { userId: user.id, ...params, ...query })
    reply
      .header('content-type', mediaType)
      .header('content-disposition', attachment(title, extension))
      .send(Readable.from(pieces, { objectMode: false }))
    return answered
  })

  serve(contract.exportLibrary, async ({ user, query, reply }) => {
    const pieces = await exportLibrary(context, { userId: user.id, ...query })
    const { label } = contract.exportFormats[query.format]
    reply
      .header('content-type', 'application/zip')
      .header('content-disposition', attachment(`Lanterntale stories - ${label}`, 'zip'))
      .send(Readable.from(pieces, { objectMode: false }))
    return answered
  })

  serve(importCall, async ({ user, query, request }) => {
    const { body } = request
    if (!(body instanceof Uint8Array) || body.length === 0)
      throw new AppError('file_unreadable', { text: 'There is no file in this request' })
    const name = fileNameOf(request.headers['x-file-name'])
    const file = { bytes: body, name, playerName: query.player, now: context.clock.now() }
    if (query.preview === 'true') return { preview: await previewImport(file) }
    return importStory(context, user.id, file)
  })
}

/** The name that came with a file, URI-encoded; '' where none did. */
function fileNameOf(header: string | string[] | undefined): string {
  try {
    return decodeURIComponent(String(header ?? '')).slice(0, 300)
  } catch {
    return ''
  }
}

export const transferRoom: Room<TransferContext> = { routes: transferRoutes }
