import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { AdHeight, adFramePath, adFrameSandbox } from '#contract/ads.ts'
import { atBase } from '#web/platform/base-path.ts'
import { classNames } from '#web/ui/class-names.ts'

const HIGHEST_PX = 280

/**
 * A third-party ad in a frame without an origin: it sees nothing of the page, its address or its storage. It takes
 * no room until it has something to show, and then keeps the room it took, so that no text moves twice.
 */
export function AdFrame({ caption }: { caption: ReactNode }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [heightPx, setHeightPx] = useState(0)

  useEffect(() => {
    const handleMessage = ({ source, data }: MessageEvent): void => {
      if (source !== frame.current?.contentWindow) return
      const message = AdHeight.safeParse(data)
      if (message.success && message.data.adHeightPx > 0) {
        setHeightPx((before) => before || Math.min(message.data.adHeightPx, HIGHEST_PX))
      }
    }
    addEventListener('message', handleMessage)
    return () => removeEventListener('message', handleMessage)
  }, [])

  return (
    <div className={classNames(heightPx > 0 && 'rounded-card border border-line px-4 py-3 text-left')}>
      {heightPx > 0 && caption}
      <iframe
        ref={frame}
        title="Advertisement"
        src={atBase(adFramePath)}
        sandbox={adFrameSandbox}
        referrerPolicy="no-referrer"
        style={{ height: heightPx }}
        className="block w-full border-0"
      />
    </div>
  )
}
