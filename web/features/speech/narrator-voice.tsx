import { Pause, Play, Square } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import type { Narrating } from './use-narration.ts'
import type { Voice } from './voice-rule.ts'
import { patchStore, useStore } from '#web/platform/store.ts'
import { useSiteConfig } from '#web/platform/use-site-config.ts'
import { toast } from '#web/ui/toast.ts'
import { audioSettings } from './audio-settings.ts'
import { recognitionFor } from './recognition.ts'
import { speechNotices } from './speech-notices.ts'

/** The part of the drawer where the narrator's voice is switched, chosen, paused and stopped. */
export function NarratorVoice({ narrating }: { narrating: Narrating }) {
  const { isOn, toggle, voices, chosen, choose } = narrating
  return (
    <section aria-label="Narrator Voice" className="flex flex-col gap-3">
      <div className="flex items-center justify-between">
        <h3 className="text-lg">Narrator Voice</h3>
        <Switch label="Narrator Voice" isOn={isOn} onChange={toggle} />
      </div>
      {isOn && <Controls narrating={narrating} />}
      {isOn && voices.length > 0 && <VoiceField voices={voices} chosen={chosen} choose={choose} />}
      <SpeechInputSwitch />
    </section>
  )
}

function Controls({ narrating: { state, play, pause, resume, stop } }: { narrating: Narrating }) {
  const { status } = state
  return (
    <div className="flex gap-2">
      {status === 'playing' && (
        <Button onClick={pause}>
          <Pause aria-hidden="true" className="size-4" /> Pause
        </Button>
      )}
      {status === 'paused' && (
        <Button onClick={resume}>
          <Play aria-hidden="true" className="size-4" /> Resume
        </Button>
      )}
      {status === 'stopped' && (
        <Button onClick={play}>
          <Play aria-hidden="true" className="size-4" /> Play
        </Button>
      )}
      {status !== 'stopped' && (
        <Button onClick={stop}>
          <Square aria-hidden="true" className="size-4" /> Stop
        </Button>
      )}
    </div>
  )
}

const AUTOMATIC = 'automatic'
const valueOf = ({ name, lang }: Voice) => `${lang} ${name}`

function VoiceField({ voices, chosen, choose }: Pick<Narrating, 'voices' | 'chosen' | 'choose'>) {
  const choices = [
    { value: AUTOMATIC, label: 'Automatic' },
    ...voices.map((voice) => ({ value: valueOf(voice), label: `${voice.name} (${voice.lang})` })),
  ]
  const value = chosen ? valueOf(chosen) : AUTOMATIC
  const handleChoice = (given: string) => {
    const voice = voices.find((known) => valueOf(known) === given)
    choose(voice && { name: voice.name, lang: voice.lang })
  }
  return (
    <SelectField
      label="Voice"
      hint="Heard from the next sentence on."
      value={choices.some((choice) => choice.value === value) ? value : AUTOMATIC}
      choices={choices}
      onChoose={handleChoice}
    />
  )
}

/** Switches voice input; on only where the browser can listen and the reader lets it. */
function SpeechInputSwitch() {
  const { isSpeechInputOn } = useStore(audioSettings)
  const isSites = useSiteConfig()?.dictation === true
  const toggle = async (isOn: boolean) => {
    if (isOn && !recognitionFor(isSites)) return void toast(speechNotices.noInput)
    if (isOn && !(await isMicrophoneOpen())) return void toast(speechNotices.noPermission)
    patchStore(audioSettings, { isSpeechInputOn: isOn })
  }
  return (
    <div className="flex items-center justify-between">
      <h3 className="text-lg">Voice Input</h3>
      <Switch label="Voice Input" isOn={isSpeechInputOn} onChange={toggle} />
    </div>
  )
}

/** Asks for the microphone, and returns it at once. */
async function isMicrophoneOpen(): Promise<boolean> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
    for (const track of stream.getTracks()) track.stop()
    return true
  } catch {
    return false
  }
}
