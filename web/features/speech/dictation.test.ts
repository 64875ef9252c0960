import { expect, test } from 'vitest'
import { Dictation, withTranscript } from './dictation.ts'
import type { Recognition } from './recognition.ts'

/** A dictation whose recognition does what the test wants. */
function scripted({ refusesToStart = false } = {}) {
  const notices: string[] = []
  const transcripts: string[] = []
  const made: (Recognition & { calls: string[] })[] = []
  const recognition = (): Recognition => {
    const calls: string[] = []
    const listener = {
      calls,
      continuous: true,
      interimResults: true,
      lang: '',
      onresult: null,
      onerror: null,
      onend: null,
      start: () => {
        if (refusesToStart) throw new Error('no')
        calls.push('start')
      },
      stop: () => void calls.push('stop'),
      abort: () => void calls.push('abort'),
    }
    made.push(listener)
    return listener
  }
  const dictation = new Dictation({
    recognition,
    notify: ({ title, description }) => void notices.push(`${title}: ${description}`),
  })
  const hushed: string[] = []
  const onRecord = () => {
    hushed.push('hush')
    return () => void hushed.push('go on')
  }
  dictation.open({ onTranscript: (transcript) => void transcripts.push(transcript), onRecord })
  return { dictation, notices, transcripts, made, hushed }
}

test('a recording is single-shot, whole and in English, and ends with its result', () => {
  const { dictation, notices, transcripts, made } = scripted()
  dictation.start()
  expect(dictation.isRecording.get()).toBe(true)
  expect(made[0]).toMatchObject({ continuous: false, interimResults: false, lang: 'en-US', calls: ['start'] })
  expect(notices).toEqual(['Recording Started: Speak now...'])
  made[0]!.onresult!({ results: [[{ transcript: ' open the door ' }]] })
  expect(transcripts).toEqual(['open the door'])
  expect(dictation.isRecording.get()).toBe(false)
})

test('a second press while recording starts nothing, stopping asks the browser to stop', () => {
  const { dictation, made } = scripted()
  dictation.start()
  dictation.start()
  dictation.stop()
  expect(made.map(({ calls }) => calls)).toEqual([['start', 'stop']])
  expect(dictation.isRecording.get()).toBe(true)
  made[0]!.onend!()
  expect(dictation.isRecording.get()).toBe(false)
})

test('what was said before the page was left is not hushed', () => {
  const { dictation, transcripts, notices, made } = scripted()
  dictation.start()
  dictation.abort()
  made[0]!.onresult!({ results: [[{ transcript: 'late' }]] })
  made[0]!.onerror!({ error: 'aborted' })
  expect(made[0]!.calls).toEqual(['start', 'abort'])
  expect(transcripts).toEqual([])
  expect(notices).toHaveLength(1)
})

test.each([
  ['no-speech', 'Recording Error: Failed to record audio. Please try again.'],
  ['network', 'Recording Error: Failed to record audio. Please try again.'],
  ['not-allowed', 'Permission Required: Please enable microphone access to use voice input.'],
])('the error %s ends it and says: %s', (error, text) => {
  const { dictation, notices, made } = scripted()
  dictation.start()
  made[0]!.onerror!({ error })
  expect(notices.at(-1)).toBe(text)
  expect(dictation.isRecording.get()).toBe(false)
})

test.each([
  ['its result', (made: Recognition) => made.onresult!({ results: [[{ transcript: 'Go' }]] })],
  ['an error', (made: Recognition) => made.onerror!({ error: 'network' })],
  ['its end', (made: Recognition) => made.onend!()],
])('everything else is silent until a recording ends, with %s', (_, end) => {
  const { dictation, made, hushed } = scripted()
  dictation.start()
  expect(hushed).toEqual(['hush'])
  end(made[0]!)
  dictation.abort()
  expect(hushed).toEqual(['hush', 'go on'])
})

test('a recording that cannot start says so, and silences nothing', () => {
  const { dictation, notices, hushed } = scripted({ refusesToStart: true })
  dictation.start()
  expect(hushed).toEqual(['hush', 'go on'])
  expect(notices).toEqual(['Recording Error: Failed to start recording. Please try again.'])
  expect(dictation.isRecording.get()).toBe(false)
})

test('a browser without recognition is named', () => {
  const notices: string[] = []
  const notify = ({ title, description }: { title: string; description: string }) =>
    void notices.push(`${title}: ${description}`)
  new Dictation({ recognition: undefined, notify }).start()
  expect(notices).toEqual([
    "Speech Recognition Not Supported: Your browser doesn't support speech recognition. Please try using Chrome.",
  ])
})

test.each([
  ['', 'run', 'run'],
  ['I', 'run', 'I run'],
  ['I ', 'run', 'I run'],
  ['I\n', 'run', 'I\nrun'],
])('%j with %j behind it reads %j', (text, transcript, whole) => {
  expect(withTranscript(text, transcript)).toBe(whole)
})
