import { Mic } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useStore } from '#web/platform/store.ts'
import { useSiteConfig, useSiteConfigRead } from '#web/platform/use-site-config.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { toast } from '#web/ui/toast.ts'
import { audioSettings } from './audio-settings.ts'
import { Dictation, withTranscript } from './dictation.ts'
import { recognitionFor } from './recognition.ts'

interface MicButtonProps {
  text: string
  onWrite: (text: string) => void
  isDisabled: boolean
  /** Makes everything else fall silent while the microphone is open; returns the way to let it go on. */
  onRecord: () => () => void
}

/** Writes what the reader says behind what they have written. */
export function MicButton({ text, onWrite, isDisabled, onRecord }: MicButtonProps) {
  const { isSpeechInputOn } = useStore(audioSettings)
  const append = useEffectEvent((transcript: string) => onWrite(withTranscript(text, transcript)))
  const config = useSiteConfig()
  const { isError } = useSiteConfigRead()
  const isSites = config?.dictation === true
  const dictation = useMemo(
    () => new Dictation({ recognition: recognitionFor(isSites), notify: (notice) => void toast(notice) }),
    [isSites],
  )
  const isRecording = useStore(dictation.isRecording)

  const hush = useEffectEvent(() => onRecord())

  useEffect(() => {
    const onTranscript = (transcript: string) => append(transcript)
    return dictation.open({ onTranscript, onRecord: () => hush() })
  }, [dictation])
  useEffect(() => {
    if (isDisabled || !isSpeechInputOn) dictation.abort()
  }, [dictation, isDisabled, isSpeechInputOn])

  if (!isSpeechInputOn) return null
  const toggle = () => {
    if (isRecording) dictation.stop()
    else dictation.start()
  }
  const label = isRecording ? 'Stop recording' : 'Start recording'
  return (
    <Button
      variant="quiet"
      isIcon
      aria-label={label}
      title={label}
      aria-pressed={isRecording}
      // The site's settings say who listens, the site or the browser; where they cannot be read, the browser does.
      disabled={isDisabled || !(config || isError)}
      onClick={toggle}
    >
      <Mic
        aria-hidden="true"
        className={classNames('size-5', isRecording && 'animate-breathe text-danger')}
      />
    </Button>
  )
}
