import { patchStore } from '#web/platform/store.ts'
import { Button } from '#web/ui/button.tsx'
import { Slider } from '#web/ui/slider.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { adTurns } from './ad-schedule.ts'
import { HIGHEST_FREQUENCY, LOWEST_FREQUENCY, adSettings, usualSettings } from './ad-settings.ts'
import { useAdSettings } from './use-ad-settings.ts'

/** The part of the drawer where a reader sets where ads stand and how seldom. */
export function AdSettingsPanel() {
  const { showOnLoading, showInChat, messageFrequency, adminOverride } = useAdSettings()
  return (
    <section aria-label="Advertisement Settings" className="flex flex-col gap-2">
      <h3 className="text-lg">Advertisement Settings</h3>
      {adminOverride && <p className="text-sm text-quiet">Advertisements are switched off on this site.</p>}
      <div className="flex items-center justify-between">
        <span>While a story loads</span>
        <Switch
          label="Ads while a story loads"
          isOn={showOnLoading}
          onChange={(chosen) => patchStore(adSettings, { showOnLoading: chosen })}
        />
      </div>
      <div className="flex items-center justify-between">
        <span>In the story</span>
        <Switch
          label="Ads in the story"
          isOn={showInChat}
          onChange={(chosen) => patchStore(adSettings, { showInChat: chosen })}
        />
      </div>
      <Slider
        label="Ad spacing"
        value={messageFrequency}
        min={LOWEST_FREQUENCY}
        max={HIGHEST_FREQUENCY}
        step={1}
        valueText={String(messageFrequency)}
        isDisabled={!showInChat}
        onChange={(chosen) => patchStore(adSettings, { messageFrequency: chosen })}
      />
      <p className="text-sm text-pretty text-quiet">{scheduleInWords(messageFrequency)}</p>
      <Button className="self-start" onClick={() => patchStore(adSettings, usualSettings)}>
        Reset
      </Button>
    </section>
  )
}

/** The schedule of a slider's value: higher means fewer ads (AD-12). */
function scheduleInWords(messageFrequency: number): string {
  const [first = 0, second, third, fourth, fifth = 0] = adTurns(messageFrequency, 100)
  const gap = fifth - (fourth ?? 0)
  return `Further right means fewer ads. From the start they come after your messages ${first}, ${second}, ${third} and ${fourth}, then after every ${gap} more.`
}
