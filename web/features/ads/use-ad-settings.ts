import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { patchStore, useStore } from '#web/platform/store.ts'
import { adSettings } from './ad-settings.ts'
import type { AdPreferences } from './ad-settings.ts'
import { adsOnQuery } from './ads.api.ts'

/** The settings of the ads, with the site's switch as it was last read. */
export function useAdSettings(): AdPreferences {
  const settings = useStore(adSettings)
  const { data: isOn } = useQuery(adsOnQuery)
  useEffect(() => {
    if (isOn !== undefined && adSettings.get().adminOverride === isOn)
      patchStore(adSettings, { adminOverride: !isOn })
  }, [isOn])
  return settings
}
