import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { patch, useStore } from '#web/platform/store.ts'
import { adSettings } from './ad-settings.ts'
import type { AdSettings } from './ad-settings.ts'
import { adsSwitchQuery } from './ads.api.ts'

/** The settings of the ads, with the site's switch as it was last read. */
export function useAdSettings(): AdSettings {
  const settings = useStore(adSettings)
  const { data: isOn } = useQuery(adsSwitchQuery)
  useEffect(() => {
    if (isOn !== undefined && adSettings.get().adminOverride === isOn)
      patch(adSettings, { adminOverride: !isOn })
  }, [isOn])
  return settings
}
