import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { adFramePath, adFrameSandbox } from '#contract/ads.ts'
import { AppError } from '#server/platform/app-error.ts'
import { escapeMarkup } from '#server/ground/escape-markup.ts'

export interface AdFrameContext {
  config: { ad: { scriptUrl?: string } }
}

/**
 * The frame a third-party ad script runs in. Its policy takes away its origin, so that it reaches neither the
 * page around it nor any storage, also when someone opens it by itself.
 */
export function adFrame(fastify: FastifyInstance, { config }: AdFrameContext): void {
  const { scriptUrl } = config.ad
  fastify.get(adFramePath, async (_request, reply) => {
    if (scriptUrl === undefined) throw new AppError('not_found')
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('content-security-policy', policyFor(scriptUrl, nonce))
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .header('content-type', 'text/html; charset=utf-8')
      .send(framePage(scriptUrl, nonce))
  })
}

/** The ad's own server and nobody else is asked for scripts and data; pictures may come from anywhere. */
const policyFor = (scriptUrl: string, nonce: string): string =>
  [
    `sandbox ${adFrameSandbox}`,
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${new URL(scriptUrl).origin}`,
    `connect-src ${new URL(scriptUrl).origin}`,
    'img-src https: data:',
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

/** The document around a third-party ad: it runs the script and tells the page how high the ad has become. */
const framePage = (scriptUrl: string, nonce: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Advertisement</title>
<style>body { margin: 0; font: 1rem system-ui, sans-serif }</style>
<body>
<script nonce="${nonce}">
  new ResizeObserver(() => parent.postMessage({ adHeightPx: document.body.scrollHeight }, '*')).observe(document.body)
</script>
<script nonce="${nonce}" src="${escapeMarkup(scriptUrl)}" async></script>
</body>
</html>
`
