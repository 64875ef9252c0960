import { useState } from 'react'
import { Advertisement } from './advertisement.tsx'
import { mayShow } from './ad-settings.ts'
import { useAdSettings } from './use-ad-settings.ts'
import { defaultAds } from './default-ads.ts'

/** The ad on a loading view, where the reader and the site allow one. */
export function LoadingAd() {
  const settings = useAdSettings()
  const [turn] = useState(() => Math.floor(Math.random() * defaultAds.length))
  return mayShow('loading', settings) ? <Advertisement turn={turn} /> : null
}
