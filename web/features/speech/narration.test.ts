import { describe, expect, test } from 'vitest'
import { Narration } from './narration.ts'
import type { SpeechEngine, SpeechEvents } from './speech-engine.ts'

/** A narration with an engine that says nothing and ends each sentence when the test wants. */
function scripted() {
  const said: string[] = []
  const prepared: string[] = []
  const asked: string[] = []
  const speeds: number[] = []
  let speed = 1
  const complaints: number[] = []
  let current: SpeechEvents | undefined
  let timeMs = 0
  let isSpeaking = false
  const engine: SpeechEngine = {
    voices: () => [],
    onVoices: () => () => {},
    speak: (words, manner, events) => {
      said.push(words)
      speeds.push(manner.speed)
      current = events
    },
    prepare: (words) => void prepared.push(words),
    pause: () => void asked.push('pause'),
    resume: () => void asked.push('resume'),
    cancel: () => void asked.push('cancel'),
    isSpeaking: () => isSpeaking,
  }
  const narration = new Narration({
    engine,
    manner: () => ({ voice: undefined, speed }),
    onError: () => void complaints.push(1),
    now: () => timeMs,
  })
  return {
    narration,
    said,
    prepared,
    asked,
    speeds,
    changeSpeed: (to: number) => (speed = to),
    complaints,
    events: () => current!,
    end: () => current!.onEnd(),
    fail: (reason: string) => current!.onError(reason),
    pass: (ms: number) => (timeMs += ms),
    goOnSpeaking: () => (isSpeaking = true),
  }
}

const reply = (text: string, isUnfinished = false, id = 'a') => ({ id, text, isUnfinished })

describe('a reply', () => {
  test('is said sentence by sentence, and then there is silence', () => {
    const { narration, said, end } = scripted()
    narration.follow(reply('One. Two.'))
    expect(said).toEqual(['One.'])
    expect(narration.state.get()).toEqual({ status: 'playing', spoken: { replyId: 'a', start: 0, end: 4 } })
    end()
    expect(said).toEqual(['One.', 'Two.'])
    expect(narration.state.get().spoken).toEqual({ replyId: 'a', start: 5, end: 9 })
    end()
    expect(narration.state.get()).toEqual({ status: 'stopped' })
  })

  test('has the next sentence got ready while one is said', () => {
    const { narration, prepared, end } = scripted()
    narration.follow(reply('One. Two. Three.'))
    expect(prepared).toEqual(['Two.'])
    end()
    end()
    expect(prepared).toEqual(['Two.', 'Three.'])
  })

  test('that is still being told begins with its first whole sentence', () => {
    const { narration, said, end } = scripted()
    narration.follow(reply('One', true))
    narration.follow(reply('One. T', true))
    expect(said).toEqual(['One.'])
    end()
    expect(narration.state.get()).toEqual({ status: 'playing' })
    narration.follow(reply('One. Two. ', true))
    expect(said).toEqual(['One.', 'Two.'])
    narration.follow(reply('One. Two. Three.'))
    end()
    end()
    expect(said).toEqual(['One.', 'Two.', 'Three.'])
    expect(narration.state.get()).toEqual({ status: 'stopped' })
  })

  test('gives way to the next one, and its late events are not heard', () => {
    const { narration, said, events, asked } = scripted()
    narration.follow(reply('Old. Older.'))
    const old = events()
    narration.follow(reply('New. Newer.', false, 'b'))
    expect(asked).toContain('cancel')
    old.onEnd()
    old.onError('interrupted')
    expect(said).toEqual(['Old.', 'New.'])
    expect(narration.state.get().status).toBe('playing')
  })

  test('that was stopped is not begun again, the next one is', () => {
    const { narration, said } = scripted()
    narration.follow(reply('One. Two.', true))
    narration.stop()
    narration.follow(reply('One. Two. Three.'))
    expect(said).toEqual(['One.'])
    narration.follow(reply('Four.', false, 'b'))
    expect(said).toEqual(['One.', 'Four.'])
  })

  test('can be said again from its beginning', () => {
    const { narration, said, end } = scripted()
    narration.follow(reply('One.'))
    end()
    narration.play()
    expect(said).toEqual(['One.', 'One.'])
  })

  test('goes back by sentences, and no further than to its first', () => {
    const { narration, said, end } = scripted()
    narration.back()
    narration.follow(reply('One. Two. Three.'))
    end()
    end()
    narration.back()
    narration.back()
    narration.back()
    expect(said).toEqual(['One.', 'Two.', 'Three.', 'Two.', 'One.', 'One.'])
    narration.pause()
    narration.back()
    expect(narration.state.get()).toMatchObject({ status: 'playing', spoken: { start: 0 } })
    end()
    expect(said.at(-1)).toBe('Two.')
    narration.stop()
    narration.back()
    expect(narration.state.get()).toEqual({ status: 'stopped' })
  })

  test('has its sentence said again when the voice is to sound otherwise', () => {
    const { narration, said, speeds, changeSpeed, asked } = scripted()
    narration.follow(reply('One. Two.'))
    changeSpeed(1.5)
    narration.renew()
    expect([said, speeds]).toEqual([
      ['One.', 'One.'],
      [1, 1.5],
    ])
    narration.pause()
    changeSpeed(2)
    narration.renew()
    expect(said).toHaveLength(2)
    asked.length = 0
    narration.resume()
    expect(asked).not.toContain('resume')
    expect([said.at(-1), speeds.at(-1)]).toEqual(['One.', 2])
  })

  test('is said when the narrator’s voice is switched on again', () => {
    const { narration, said } = scripted()
    narration.follow(reply('One.'))
    narration.leave()
    narration.follow(reply('One.'))
    expect(said).toEqual(['One.', 'One.'])
  })
})

describe('a pause', () => {
  test('holds the browser, and resuming lets it go on', () => {
    const { narration, said, asked } = scripted()
    narration.follow(reply('One. Two.'))
    asked.length = 0
    narration.pause()
    expect(narration.state.get()).toMatchObject({ status: 'paused', spoken: { start: 0 } })
    narration.resume()
    expect(asked).toEqual(['pause', 'resume'])
    expect(narration.state.get().status).toBe('playing')
    expect(said).toEqual(['One.'])
  })

  test.each([
    ['was longer than browsers bear', ({ pass }: ReturnType<typeof scripted>) => pass(10_001)],
    ['ended the sentence in the browser', ({ end }: ReturnType<typeof scripted>) => end()],
    ['cut the sentence off', ({ fail }: ReturnType<typeof scripted>) => fail('canceled')],
  ])('that %s has the sentence said again', (_, happen) => {
    const script = scripted()
    script.narration.follow(reply('One. Two.'))
    script.narration.pause()
    happen(script)
    script.narration.resume()
    expect(script.said).toEqual(['One.', 'One.'])
    expect(script.complaints).toEqual([])
  })

  test('for something else that is current ends with it, where there was one', () => {
    const { narration } = scripted()
    narration.follow(reply('One. Two.'))
    const goOn = narration.hush()
    expect(narration.state.get().status).toBe('paused')
    goOn()
    expect(narration.state.get().status).toBe('playing')
    narration.pause()
    narration.hush()()
    expect(narration.state.get().status).toBe('paused')
  })

  test('while words are awaited is over when it is resumed', () => {
    const { narration, said } = scripted()
    narration.follow(reply('One', true))
    narration.pause()
    narration.follow(reply('One. Two.'))
    expect(said).toEqual([])
    narration.resume()
    expect(said).toEqual(['One.'])
  })
})

describe('a failure', () => {
  test('is told and ends the speaking', () => {
    const { narration, complaints, fail } = scripted()
    narration.follow(reply('One. Two.'))
    fail('audio-hardware')
    expect(complaints).toEqual([1])
    expect(narration.state.get()).toEqual({ status: 'stopped' })
  })

  test('of the synthesis is told only when nothing is being said', () => {
    const quiet = scripted()
    quiet.narration.follow(reply('One. Two.'))
    quiet.fail('synthesis-failed')
    expect(quiet.complaints).toEqual([1])

    const speaking = scripted()
    speaking.goOnSpeaking()
    speaking.narration.follow(reply('One. Two.'))
    speaking.fail('synthesis-failed')
    expect(speaking.complaints).toEqual([])
    expect(speaking.said).toEqual(['One.', 'Two.'])
  })

  test.each(['canceled', 'interrupted', 'not-allowed'])('that says %s ends it without a word', (reason) => {
    const { narration, complaints, fail } = scripted()
    narration.follow(reply('One. Two.'))
    fail(reason)
    expect(complaints).toEqual([])
    expect(narration.state.get()).toEqual({ status: 'stopped' })
  })
})
