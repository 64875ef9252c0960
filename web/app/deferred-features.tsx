import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'

/**
 * The features that nobody waits for: they come when the page has come to rest; a page that cannot get them does without.
 * NOTE: no `Suspense`, since one that waits holds up the pages that are being taken over in another one.
 */
export function DeferredFeatures() {
  const [Parts, setParts] = useState<ComponentType>()

  useEffect(() => {
    atRest()
      .then(() => import('./deferred-parts.tsx'))
      .then(
        ({ DeferredParts }) => setParts(() => DeferredParts),
        () => undefined,
      )
  }, [])

  return Parts && <Parts />
}

async function atRest(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  }
  await new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve))
}
