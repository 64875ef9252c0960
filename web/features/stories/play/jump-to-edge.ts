/** So long a glide lasts at most that keys or a wheel began before the jump. */
const GLIDE_MS = 1_000

const MOVES_OF_A_READER = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/**
 * Takes the page to its start or end at once (PLAY-47). A glide that was under way goes on in the browser's compositor
 * and would carry the page off again: it is brought back until the glide is over, or the reader moves it anew.
 */
export function jumpToEdge(edge: 'start' | 'end'): void {
  const held = new AbortController()
  const heard = { passive: true, capture: true, signal: held.signal }
  const place = (): number => (edge === 'start' ? 0 : document.documentElement.scrollHeight - innerHeight)
  const jump = (): void => scrollTo({ top: place(), behavior: 'instant' })
  jump()
  addEventListener('scroll', () => Math.abs(scrollY - place()) > 1 && jump(), heard)
  for (const move of MOVES_OF_A_READER) addEventListener(move, () => held.abort(), heard)
  setTimeout(() => held.abort(), GLIDE_MS)
}
