import { maxPictureBytes } from '../check-picture.ts'

/** Why a provider's answer was not taken. */
export class AnswerRefused extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'AnswerRefused'
  }
}

/**
 * `fetch` for one provider: asks no other host than that of `baseUrl`, follows no redirect, and takes at most 10 MB.
 * Throws `AnswerRefused` for the rest, also while the answer is being read.
 */
export function guardedFetch(baseUrl: string): typeof fetch {
  const { host } = new URL(baseUrl)
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.host !== host || !/^https?:$/.test(url.protocol)) throw new AnswerRefused('another host')
    const response = await fetch(input, { ...init, redirect: 'manual' })
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel()
      throw new AnswerRefused('a redirect')
    }
    if (Number(response.headers.get('content-length') ?? 0) > maxPictureBytes) {
      await response.body?.cancel()
      throw new AnswerRefused('more than 10 MB')
    }
    return response.body ? new Response(response.body.pipeThrough(limited()), response) : response
  }
}

function limited(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.length
      if (bytes > maxPictureBytes) controller.error(new AnswerRefused('more than 10 MB'))
      else controller.enqueue(chunk)
    },
  })
}
