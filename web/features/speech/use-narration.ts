import { useEffect, useState, useSyncExternalStore } from 'react'
import { createStore, patchStore, useStore } from '#web/platform/store.ts'
import { useSiteConfig } from '#web/platform/use-site-config.ts'
import { toast } from '#web/ui/toast.ts'
import { audioSettings } from './audio-settings.ts'
import { Narration } from './narration.ts'
import type { NarrationState, SpokenReply } from './narration.ts'
import { clearMark, markSentence } from './sentence-mark.ts'
import { browserSpeech, type SpeechEngine } from './speech-engine.ts'
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
  /** A sentence back. */
  back: () => void
  speed: number
  changeSpeed: (speed: number) => void
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
  const siteVoice = useSiteConfig()?.voice?.name
  const { isNarrationOn, voice: chosen, speed } = useStore(audioSettings)
  const { speech, isAwaited } = useSpeech(siteVoice, isNarrationOn)
  const isOn = isNarrationOn && speech !== undefined && !isAwaited
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
    if (speech ?? siteVoice) return patchStore(audioSettings, { isNarrationOn: isOnNow })
    toast({
      title: 'Not Supported',
      description: 'Text-to-speech is not supported in your browser.',
      variant: 'danger',
    })
  }
  const { play, pause, resume, stop, back, renew, hush } = speech?.narration ?? nobody
  const choose = (voice: Voice | undefined) => patchStore(audioSettings, { voice })
  const changeSpeed = (given: number) => {
    patchStore(audioSettings, { speed: given })
    renew()
  }
  return {
    state,
    isOn,
    toggle,
    play,
    pause,
    resume,
    stop,
    back,
    hush,
    voices,
    chosen,
    choose,
    speed,
    changeSpeed,
  }
}

/** The browser's speech, or the site's voice beside it once a reader wants to hear one. */
function useSpeech(siteVoice: string | undefined, isWanted: boolean) {
  const [ofBrowser] = useState(() => openSpeech(browserSpeech()))
  const [ofSite, setOfSite] = useState<{ name: string; speech: typeof ofBrowser }>()
  const isHere = ofSite?.name === siteVoice
  const isAwaited = isWanted && siteVoice !== undefined && !isHere
  useEffect(() => {
    if (!isAwaited) return
    let isLeft = false
    const take = (speech: typeof ofBrowser) => !isLeft && setOfSite({ name: siteVoice, speech })
    loadSiteVoice(siteVoice, ofBrowser?.engine).then(take, () => take(ofBrowser))
    return () => void (isLeft = true)
  }, [isAwaited, siteVoice, ofBrowser])
  return { speech: siteVoice !== undefined && isHere ? ofSite?.speech : ofBrowser, isAwaited }
}

async function loadSiteVoice(name: string, browser: SpeechEngine | undefined) {
  const [{ createSiteVoice }, { fetchSentence }] = await Promise.all([
    import('./site-voice.ts'),
    import('./speech.api.ts'),
  ])
  const onFailure = () =>
    void toast({
      title: 'Narrator Voice',
      description: 'The voice of this site does not answer. Your browser’s own speaks on.',
    })
  return openSpeech(createSiteVoice({ name, browser, fetchSentence, onFailure }))
}

function openSpeech(engine: SpeechEngine | undefined) {
  if (!engine) return undefined
  const manner = () => {
    const { voice, speed } = audioSettings.get()
    return { voice: voiceToUse(engine.voices(), voice, engine.own), speed }
  }
  const onError = () =>
    void toast({
      title: 'Speech Error',
      description: 'Failed to speak the text. Please try again.',
      variant: 'danger',
    })
  return { engine, narration: new Narration({ engine, manner, onError, now: Date.now }) }
}

const nothing = () => {}
const nobody = {
  play: nothing,
  pause: nothing,
  resume: nothing,
  stop: nothing,
  back: nothing,
  renew: nothing,
  hush: () => nothing,
}
const never = () => nothing
const silence = createStore<NarrationState>({ status: 'stopped' })
const none: readonly Voice[] = []
const noVoices = () => none
