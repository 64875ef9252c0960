import { afterPage } from '#web/ui/late.tsx'

/** The features that nobody waits for: they come when the page has come to rest. */
export const DeferredFeatures = afterPage(async () => {
  await atRest()
  return (await import('./deferred-parts.tsx')).DeferredParts
})

async function atRest(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  }
  await new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve))
}
