import { patchStore, useStore } from '#web/platform/store.ts'
import { useSiteConfig } from '#web/platform/use-site-config.ts'
import { Switch } from '#web/ui/switch.tsx'
import { toast } from '#web/ui/toast.ts'
import { audioSettings } from './audio-settings.ts'
import { recognitionFor } from './recognition.ts'
import { speechNotices } from './speech-notices.ts'

/** Switches voice input; on only where the browser can listen and the reader lets it. */
export function SpeechInputSwitch() {
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
