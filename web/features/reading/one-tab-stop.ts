import { takesKeys } from '#web/platform/takes-keys.ts'

const TURN = 'article[data-message-id]'
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Controls of a turn, without those of a dialog that was opened from it. */
const controlsOf = (turn: Element): HTMLElement[] =>
  [...turn.querySelectorAll<HTMLElement>('button, a[href]')].filter(
    (control) => control.closest('[role=dialog], dialog') === null && !control.matches(':disabled'),
  )

/**
 * Makes each turn of the page one stop of the Tab key, however many controls it has; arrows move among them. Returns
 * what ends it.
 */
export function keepOneTabStop(page: HTMLElement): () => void {
  const settle = (turn: Element, wanted?: Element | null): void => {
    const controls = controlsOf(turn)
    const stop =
      wanted ?? controls.find(({ tabIndex, dataset }) => tabIndex === 0 && dataset.stop) ?? controls[0]
    for (const control of controls) {
      control.tabIndex = control === stop ? 0 : -1
      if (control === stop) control.dataset.stop = 'true'
      else delete control.dataset.stop
    }
  }
  const handleFocus = ({ target }: FocusEvent): void => {
    const control = target instanceof Element ? target.closest('button, a[href]') : null
    const turn = control?.closest(TURN)
    if (turn && control?.closest('[role=dialog], dialog') === null) settle(turn, control)
  }
  const handleKey = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    const { target } = event
    if (
      !step ||
      event.defaultPrevented ||
      event.altKey ||
      !(target instanceof HTMLElement) ||
      takesKeys(target)
    )
      return
    const turn = target.closest(TURN)
    if (!turn || turn === target) return
    const controls = controlsOf(turn)
    const next = controls[controls.indexOf(target) + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  const changes = new MutationObserver((records) => {
    const turns = records.flatMap(({ target }) =>
      target instanceof Element ? (target.closest(TURN) ?? [...target.querySelectorAll(TURN)]) : [],
    )
    for (const turn of new Set(turns)) settle(turn)
  })
  for (const turn of page.querySelectorAll(TURN)) settle(turn)
  changes.observe(page, { childList: true, subtree: true })
  page.addEventListener('focusin', handleFocus)
  page.addEventListener('keydown', handleKey)
  return () => {
    changes.disconnect()
    page.removeEventListener('focusin', handleFocus)
    page.removeEventListener('keydown', handleKey)
  }
}
