import { expect, test } from 'vitest'
import { Dictation, withTranscript } from './dictation.ts'
import type { Recognition } from './recognition.ts'

/** A dictation whose recognition does what the test wants. */
function scripted({ refusesToStart = false } = {}) {
  const told: string[] = []
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
    tell: ({ title, description }) => void told.push(`${title}: ${description}`),
  })
  const heard: string[] = []
  const onRecord = () => {
    heard.push('hush')
    return () => void heard.push('go on')
  }
  dictation.open({ onTranscript: (transcript) => void transcripts.push(transcript), onRecord })
  return { dictation, told, transcripts, made, heard }
}

test('a recording is single-shot, whole and in English, and ends with its result', () => {
  const { dictation, told, transcripts, made } = scripted()
  dictation.start()
  expect(dictation.isRecording.get()).toBe(true)
  expect(made[0]).toMatchObject({ continuous: false, interimResults: false, lang: 'en-US', calls: ['start'] })
  expect(told).toEqual(['Recording Started: Speak now...'])
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

test('what was said before the page was left is not heard', () => {
  const { dictation, transcripts, told, made } = scripted()
  dictation.start()
  dictation.abort()
  made[0]!.onresult!({ results: [[{ transcript: 'late' }]] })
  made[0]!.onerror!({ error: 'aborted' })
  expect(made[0]!.calls).toEqual(['start', 'abort'])
  expect(transcripts).toEqual([])
  expect(told).toHaveLength(1)
})

test.each([
  ['no-speech', 'Recording Error: Failed to record audio. Please try again.'],
  ['network', 'Recording Error: Failed to record audio. Please try again.'],
  ['not-allowed', 'Permission Required: Please enable microphone access to use voice input.'],
])('the error %s ends it and says: %s', (error, text) => {
  const { dictation, told, made } = scripted()
  dictation.start()
  made[0]!.onerror!({ error })
  expect(told.at(-1)).toBe(text)
  expect(dictation.isRecording.get()).toBe(false)
})

test.each([
  ['its result', (made: Recognition) => made.onresult!({ results: [[{ transcript: 'Go' }]] })],
  ['an error', (made: Recognition) => made.onerror!({ error: 'network' })],
  ['its end', (made: Recognition) => made.onend!()],
])('everything else is silent until a recording ends, with %s', (_, end) => {
  const { dictation, made, heard } = scripted()
  dictation.start()
  expect(heard).toEqual(['hush'])
  end(made[0]!)
  dictation.abort()
  expect(heard).toEqual(['hush', 'go on'])
})

test('a recording that cannot start says so, and silences nothing', () => {
  const { dictation, told, heard } = scripted({ refusesToStart: true })
  dictation.start()
  expect(heard).toEqual(['hush', 'go on'])
  expect(told).toEqual(['Recording Error: Failed to start recording. Please try again.'])
  expect(dictation.isRecording.get()).toBe(false)
})

test('a browser without recognition is named', () => {
  const told: string[] = []
  const tell = ({ title, description }: { title: string; description: string }) =>
    void told.push(`${title}: ${description}`)
  new Dictation({ recognition: undefined, tell }).start()
  expect(told).toEqual([
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
