import { escapeMarkup } from '#server/ground/escape-markup.ts'

/** The document around a third-party ad: it runs the script and tells the page how high the ad has become. */
export const framePage = (scriptUrl: string, nonce: string): string => `<!doctype html>
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
