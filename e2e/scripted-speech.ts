import type { Page } from '@playwright/test'

interface Utterance {
  text: string
  rate: number
  pitch: number
  volume: number
  voice: { name: string } | null
  onend?: () => void
  onerror?: (event: { error: string }) => void
}

interface Script {
  said: Utterance[]
  calls: string[]
}

/** Puts a speech into the browser that is silent and ends its sentences when the test wants. */
export async function scriptSpeech(page: Page) {
  await page.addInitScript(() => {
    const script: Script = { said: [], calls: [] }
    const state = { speaking: false }
    const voices = [
      { name: 'Anna', lang: 'de-DE' },
      { name: 'Daniel', lang: 'en-GB' },
      { name: 'Ava (Premium)', lang: 'en-US' },
    ]
    class ScriptedUtterance {
      text: string
      constructor(text: string) {
        this.text = text
      }
    }
    const does = (call: string) => () => {
      script.calls.push(call)
      if (call === 'cancel') state.speaking = false
    }
    const synthesis = {
      getVoices: () => voices,
      addEventListener: () => {},
      removeEventListener: () => {},
      speak: (utterance: Utterance) => {
        state.speaking = true
        script.said.push(utterance)
      },
      pause: does('pause'),
      resume: does('resume'),
      cancel: does('cancel'),
      get speaking() {
        return state.speaking
      },
    }
    Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis })
    Object.assign(globalThis, { SpeechSynthesisUtterance: ScriptedUtterance, script })
  })
  const said = () =>
    page.evaluate(() => (globalThis as unknown as { script: Script }).script.said.map(({ text }) => text))
  return {
    said,
    last: () =>
      page.evaluate(() => {
        const last = (globalThis as unknown as { script: Script }).script.said.at(-1)!
        const { text, rate, pitch, volume, voice } = last
        return { text, rate, pitch, volume, voice: voice?.name }
      }),
    calls: () => page.evaluate(() => (globalThis as unknown as { script: Script }).script.calls),
    isSpeaking: () => page.evaluate(() => speechSynthesis.speaking),
    end: () =>
      page.evaluate(() => (globalThis as unknown as { script: Script }).script.said.at(-1)!.onend!()),
    fail: (error: string) =>
      page.evaluate(
        (given) =>
          (globalThis as unknown as { script: Script }).script.said.at(-1)!.onerror!({ error: given }),
        error,
      ),
    /** The text that is marked on the page. */
    marked: () =>
      page.evaluate(() =>
        [...(CSS.highlights.get('spoken-sentence') ?? [])].map((range) => String(range)).join(''),
      ),
  }
}

interface ScriptedRecognition {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult?: (event: { results: { transcript: string }[][] }) => void
  onerror?: (event: { error: string }) => void
  onend?: () => void
}

/** Puts a speech recognition into the browser that hears what the test says. */
export async function microphone(page: Page) {
  await page.addInitScript(() => {
    class Recognition {
      start() {
        Object.assign(globalThis, { recognition: this })
      }
      stop() {
        ;(this as unknown as ScriptedRecognition).onend?.()
      }
      abort() {
        ;(this as unknown as ScriptedRecognition).onend?.()
      }
    }
    Object.assign(globalThis, { SpeechRecognition: Recognition })
  })
  return {
    settings: () =>
      page.evaluate(() => {
        const { recognition } = globalThis as unknown as { recognition: ScriptedRecognition }
        const { lang, continuous, interimResults } = recognition
        return { lang, continuous, interimResults }
      }),
    hear: (transcript: string) =>
      page.evaluate(
        (heard) =>
          (globalThis as unknown as { recognition: ScriptedRecognition }).recognition.onresult!({
            results: [[{ transcript: heard }]],
          }),
        transcript,
      ),
    fail: (error: string) =>
      page.evaluate(
        (given) =>
          (globalThis as unknown as { recognition: ScriptedRecognition }).recognition.onerror!({
            error: given,
          }),
        error,
      ),
  }
}
