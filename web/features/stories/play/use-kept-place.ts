import { useEffect, useEffectEvent } from 'react'
import type { KeptPlace, Place } from '#contract/place.ts'
import { savePlace } from '../stories.api.ts'
import { keptPlace, NOWHERE } from '../store/kept-place.ts'
import { isNearBottom, placeOfPage } from './auto-scroll.ts'
import { placeIn } from './place.ts'

const KEPT_AFTER_MS = 250
/** Who reads on is not asked about at each line. */
const SENT_AFTER_MS = 3_000

interface Keeping {
  /** The page has come to the place at which it opens. */
  isThere: boolean
  /** Whether the reader has moved the page: where it opened by itself is no news to the server. */
  hasMoved: boolean
  lastPlace: KeptPlace | undefined
}

/** Keeps the place the reader has come to: at once in this browser, and soon on the server. */
export function useKeptPlace(storyId: string, { isThere, hasMoved, lastPlace }: Keeping): void {
  const sentBefore = useEffectEvent(() => lastPlace?.place ?? null)
  const mayBeSent = useEffectEvent(() => hasMoved)
  useEffect(() => {
    if (!isThere) return
    let keeping: ReturnType<typeof setTimeout> | undefined
    let sending: ReturnType<typeof setTimeout> | undefined
    let sent = JSON.stringify(sentBefore())
    const keep = (): void => {
      clearTimeout(keeping)
      const rows = document.querySelectorAll<HTMLElement>('article[data-message-id]')
      if (rows.length === 0) return
      const place = isNearBottom(placeOfPage()) ? null : (placeIn(rows) ?? null)
      keptPlace.write(storyId, { ...(keptPlace.read(storyId) ?? NOWHERE), place })
    }
    const send = (): void => {
      clearTimeout(sending)
      sending = undefined
      const place: Place | null = (keptPlace.read(storyId) ?? NOWHERE).place
      if (JSON.stringify(place) === sent) return
      sent = JSON.stringify(place)
      savePlace(storyId, place).then(
        ({ keptAt }) => keptPlace.write(storyId, { ...(keptPlace.read(storyId) ?? NOWHERE), keptAt }),
        // Nothing is lost: this browser has it, and the next place is sent again.
        () => (sent = ''),
      )
    }
    const keepSoon = (): void => {
      clearTimeout(keeping)
      keeping = setTimeout(keep, KEPT_AFTER_MS)
      if (mayBeSent()) sending ??= setTimeout(send, SENT_AFTER_MS)
    }
    const leave = (): void => {
      if (sending === undefined) return
      keep()
      send()
    }
    addEventListener('scroll', keepSoon, { passive: true })
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      removeEventListener('scroll', keepSoon)
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
      clearTimeout(keeping)
      // The page's rows are gone by now: what was kept last is what counts.
      if (sending !== undefined) send()
    }
  }, [storyId, isThere])
}
