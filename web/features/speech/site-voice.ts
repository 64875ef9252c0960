import type { SpeechEngine, SpeechEvents } from './speech-engine.ts'
import type { Voice } from './voice-rule.ts'

interface SiteVoiceOptions {
  /** The model's name, as the list of voices shows it. */
  name: string
  /** Speaks where the reader wants it to, and where the site's voice fails; absent where the browser has none. */
  browser: SpeechEngine | undefined
  fetchSentence: (words: string) => Promise<Blob>
  /** The browser speaks in its place from now on. */
  onFailure: () => void
}

/** Sentences that are kept to be said again, or next. */
const MOST_KEPT = 20

/** The site's own voice beside the browser's: a sentence comes from the server, and the next one while it is said. */
export function createSiteVoice({ name, browser, fetchSentence, onFailure }: SiteVoiceOptions): SpeechEngine {
  const own = { name, lang: 'this site' }
  const audio = new Audio()
  const kept = new Map<string, Promise<Blob>>()
  let all: readonly Voice[] = [own]
  let known: readonly Voice[] | undefined
  let address = ''
  /** Tells the sentence being said from those that were given up. */
  let sentence = 0
  let isHeld = false
  let hasFailed = false
  let isOwnTurn = false

  function fetchOnce(words: string): Promise<Blob> {
    const sound = kept.get(words) ?? fetchSentence(words)
    kept.delete(words)
    kept.set(words, sound)
    sound.catch(() => kept.delete(words))
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return sound
  }

  function play(events: SpeechEvents): void {
    audio.play().catch((error: unknown) => {
      const waitsForTouch = error instanceof DOMException && error.name === 'NotAllowedError'
      events.onError(waitsForTouch ? 'not-allowed' : 'interrupted')
    })
  }

  async function say(words: string, speed: number, events: SpeechEvents): Promise<boolean> {
    const mine = sentence
    const sound = await fetchOnce(words).catch(() => undefined)
    if (mine !== sentence) return true
    if (!sound) return false
    URL.revokeObjectURL(address)
    address = URL.createObjectURL(sound)
    audio.src = address
    audio.playbackRate = speed
    const isCurrent = () => mine === sentence
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- one element, one sentence
    audio.onended = () => isCurrent() && events.onEnd()
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- one element, one sentence
    audio.onerror = () => isCurrent() && events.onError('audio-hardware')
    if (!isHeld) play(events)
    return true
  }

  /** Says a sentence; once that fails this voice is given up, and the browser says it where it can. */
  async function sayOrGiveUp(words: string, speed: number, events: SpeechEvents, instead: () => void) {
    if (await say(words, speed, events)) return
    hasFailed = true
    isOwnTurn = false
    if (!browser) return events.onError('no-voice')
    onFailure()
    instead()
  }

  return {
    own,
    voices() {
      const voices = browser?.voices()
      if (voices !== known) all = [own, ...(voices ?? [])]
      known = voices
      return all
    },
    onVoices: (listener) => browser?.onVoices(listener) ?? (() => {}),
    prepare(words, { voice }) {
      if (!hasFailed && isOwn(voice)) void fetchOnce(words).catch(() => undefined)
    },
    speak(words, manner, events) {
      isOwnTurn = !hasFailed && isOwn(manner.voice)
      isHeld = false
      sentence += 1
      const ofBrowser = { ...manner, voice: isOwn(manner.voice) ? undefined : manner.voice }
      if (!isOwnTurn) return browser ? browser.speak(words, ofBrowser, events) : events.onError('no-voice')
      void sayOrGiveUp(words, manner.speed, events, () => browser?.speak(words, ofBrowser, events))
    },
    pause() {
      isHeld = true
      audio.pause()
      if (!isOwnTurn) browser?.pause()
    },
    resume() {
      isHeld = false
      if (!isOwnTurn) return browser?.resume()
      if (audio.src) void audio.play().catch(() => undefined)
    },
    cancel() {
      sentence += 1
      audio.pause()
      browser?.cancel()
    },
    isSpeaking: () => !audio.paused || browser?.isSpeaking() === true,
  }

  function isOwn(voice: Voice | undefined): boolean {
    return voice?.name === own.name && voice.lang === own.lang
  }
}
