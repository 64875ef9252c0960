import type { ComponentType } from 'react'

const [Found] = Object.values(
  import.meta.glob<ComponentType>('../features/ads/loading-ad.tsx', { eager: true, import: 'LoadingAd' }),
)

/** Stands on a view that waits for a story, and goes with the room of the ads. */
export const LoadingAd: ComponentType = Found ?? (() => null)
