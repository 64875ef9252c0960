import { useEffect, useState, useSyncExternalStore } from 'react'
import { createStore, patchStore, useStore } from '#web/platform/store.ts'
import { toast } from '#web/ui/toast.ts'
import { audioSettings } from './audio-settings.ts'
import { Narration } from './narration.ts'
import type { NarrationState, SpokenReply } from './narration.ts'
import { clearMark, markSentence } from './sentence-mark.ts'
import { browserSpeech } from './speech-engine.ts'
import type { Voice } from './voice-rule.ts'
import { voiceToUse } from './voice-rule.ts'

/** The narrator's voice on a page, for its controls. */
export interface Narrating {
  state: NarrationState
  isOn: boolean
  toggle: (isOn: boolean) => void
  play: () => void
  pause: () => void
  resume: () => void
  stop: () => void
  /** Falls silent until the answered function is called. */
  hush: () => () => void
  voices: readonly Voice[]
  /** The reader's own choice. */
  chosen: Voice | undefined
  choose: (voice: Voice | undefined) => void
}

interface NarrationOptions {
  /** The latest reply; undefined before there is one. */
  reply: SpokenReply | undefined
  /** The elements that show a reply's paragraphs, to mark what is being said. */
  paragraphsOf: (replyId: string) => Iterable<Element>
}

/** Speaks the latest reply while the narrator's voice is on, and falls silent when the page is left. */
export function useNarration({ reply, paragraphsOf }: NarrationOptions): Narrating {
  const [speech] = useState(openSpeech)
  const { isNarrationOn, voice: chosen } = useStore(audioSettings)
  const isOn = isNarrationOn && speech !== undefined
  const state = useStore(speech?.narration.state ?? silence)
  const voices = useSyncExternalStore(speech?.engine.onVoices ?? never, speech?.engine.voices ?? noVoices)

  const { id, text, isUnfinished = false } = reply ?? {}
  useEffect(() => {
    if (isOn && id !== undefined && text) speech?.narration.follow({ id, text, isUnfinished })
  }, [speech, isOn, id, text, isUnfinished])

  useEffect(() => {
    if (!isOn || !speech) return
    const { leave } = speech.narration
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [speech, isOn])

  // Without dependencies: a text that grows loses its marks, since its nodes are written anew.
  useEffect(() => {
    if (state.spoken) markSentence(paragraphsOf(state.spoken.replyId), state.spoken.start, state.spoken.end)
    else clearMark()
  })
  useEffect(() => clearMark, [])

  const toggle = (isOnNow: boolean) => {
    if (speech) return patchStore(audioSettings, { isNarrationOn: isOnNow })
    toast({
      title: 'Not Supported',
      description: 'Text-to-speech is not supported in your browser.',
      variant: 'danger',
    })
  }
  const { play, pause, resume, stop, hush } = speech?.narration ?? nobody
  const choose = (voice: Voice | undefined) => patchStore(audioSettings, { voice })
  return { state, isOn, toggle, play, pause, resume, stop, hush, voices, chosen, choose }
}

function openSpeech() {
  const engine = browserSpeech()
  if (!engine) return undefined
  const voice = () => voiceToUse(engine.voices(), audioSettings.get().voice)
  const onError = () =>
    void toast({
      title: 'Speech Error',
      description: 'Failed to speak the text. Please try again.',
      variant: 'danger',
    })
  return { engine, narration: new Narration({ engine, voice, onError, now: Date.now }) }
}

const nothing = () => {}
const nobody = { play: nothing, pause: nothing, resume: nothing, stop: nothing, hush: () => nothing }
const never = () => nothing
const silence = createStore<NarrationState>({ status: 'stopped' })
const none: readonly Voice[] = []
const noVoices = () => none
