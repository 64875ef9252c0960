// The pages of a messenger's own browser share the id in their address, where it leads, and how their parts are put up.
export const shareId = new URLSearchParams(location.search).get('id')?.trim() ?? ''

/** Paper is light, unless another theme was chosen in this browser (SHARE-37). */
function takeChosenTheme(): void {
  try {
    const chosen: unknown = JSON.parse(localStorage.getItem('lanterntale.theme') ?? '""')
    const isDark =
      chosen === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark'
    if (isDark) document.documentElement.dataset.theme = 'dark'
  } catch {
    // A browser that keeps nothing has chosen nothing.
  }
}
takeChosenTheme()

/** Where the site begins, as these pages do. */
export const home = new URL('.', location.href).pathname

export const paths = {
  preview: `${home}fb-viewer.html?id=${encodeURIComponent(shareId)}`,
  elsewhere: `${home}fb-shared.html?id=${encodeURIComponent(shareId)}`,
  story: `${home}shared/${encodeURIComponent(shareId)}`,
  // Without this a messenger's browser is led back to the preview.
  whole: `${home}shared/${encodeURIComponent(shareId)}?view=full`,
}

/** An element with its properties and children. Texts are only ever text. */
export function put<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  properties: Partial<HTMLElementTagNameMap[T]>,
  ...children: Part[]
): HTMLElementTagNameMap[T] {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...present(children))
  return element
}

/** A part that is absent is left out. */
export type Part = Node | string | false | undefined

const present = (parts: Part[]): (Node | string)[] =>
  parts.filter((part): part is Node | string => part !== undefined && part !== false && part !== '')

export const link = (text: string, href: string, className = 'button'): HTMLAnchorElement =>
  put('a', { href, className }, text)

export function show(...parts: Part[]): void {
  const main = document.querySelector('main')!
  main.replaceChildren(...present(parts))
  main.removeAttribute('aria-busy')
}

/** The error card in the place of a story. */
export function showError(reason: string): void {
  const again = put(
    'button',
    { type: 'button', className: 'primary', onclick: () => location.reload() },
    'Try Again',
  )
  show(
    put(
      'section',
      { className: 'card', role: 'alert' },
      put('h1', {}, 'Story Not Available'),
      put('p', {}, reason || 'This shared story may have expired or been removed by its creator'),
      again,
      link('Return Home', home),
      shareId && put('p', { className: 'quiet' }, `Share ID: ${shareId}`),
    ),
  )
}
