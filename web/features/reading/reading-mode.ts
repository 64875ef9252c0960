import { toast } from '#web/ui/toast.ts'

const CONTROLS = 'a, button, input, textarea, select, label, [role=dialog], [role=menu]'

let end: (() => void) | undefined

/** Leaves the page to the story, or gives the bars back for good. */
export function toggleReadingMode(): void {
  if (end) return end()
  end = startReading()
  toast({ title: 'Reading mode', description: 'Touch the text for the bars. Escape ends it.' })
}

/** The bars are gone, come back at a touch of the text, and go again at the next one or when the reader scrolls on. */
function startReading(): () => void {
  const { dataset } = document.documentElement
  const hide = (): void => void (dataset.reading = 'alone')
  const isShown = (): boolean => dataset.reading === 'with-bars'
  const handleClick = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest(CONTROLS)) return
    // Whoever marks words wants the words.
    if (!getSelection()?.isCollapsed) return
    dataset.reading = isShown() ? 'alone' : 'with-bars'
  }
  let fromY = scrollY
  const handleScroll = (): void => {
    if (scrollY > fromY) hide()
    fromY = scrollY
  }
  const handleKey = ({ key, defaultPrevented }: KeyboardEvent): void => {
    if (key === 'Escape' && !defaultPrevented) stop()
  }
  const stop = (): void => {
    delete dataset.reading
    document.removeEventListener('click', handleClick)
    removeEventListener('scroll', handleScroll)
    removeEventListener('keydown', handleKey)
    end = undefined
  }
  hide()
  document.addEventListener('click', handleClick)
  addEventListener('scroll', handleScroll, { passive: true })
  addEventListener('keydown', handleKey)
  return stop
}

/** The page of the story is left. */
export const endReadingMode = (): void => end?.()
