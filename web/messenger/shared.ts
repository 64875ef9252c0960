import { fetchStory, StoryRefused } from './fetch-story.ts'
import { link, paths, put, shareId, show, showError } from './share.ts'

const address = new URL(paths.story, location.href)

function copyButton(): HTMLButtonElement | undefined {
  if (!('clipboard' in navigator)) return undefined
  const button = put('button', { type: 'button' }, 'Copy Link')
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(address.href)
    button.textContent = 'Copied!'
    setTimeout(() => (button.textContent = 'Copy Link'), 2_000)
  })
  return button
}

/** Android opens it in the reader's own browser; elsewhere the messenger's menu does. */
const outside = (): HTMLElement =>
  /Android/.test(navigator.userAgent)
    ? link(
        'Open in my browser',
        `intent://${address.host}${address.pathname}#Intent;scheme=${address.protocol.slice(0, -1)};end`,
      )
    : put(
        'p',
        { className: 'quiet' },
        'To read it in your own browser, open this app’s menu (•••) and choose “Open in browser”.',
      )

function showWays(title: string): void {
  document.title = `${title} · Lanterntale`
  show(
    put('span', { className: 'badge' }, 'Shared Story'),
    put('h1', { dir: 'auto' }, title),
    link('Read the whole story', paths.whole, 'button primary'),
    outside(),
    copyButton(),
    put('p', { className: 'quiet' }, `Share ID: ${shareId}`),
  )
}

try {
  showWays((await fetchStory()).title.trim() || 'Untitled Story')
} catch (error) {
  if (error instanceof StoryRefused) showError(error.message)
  else showWays('Shared Story')
}
