import { transcribe } from './speech.api.ts'

interface RecordingEvents {
  onText: (text: string) => void
  /** The words of the browser's own recognition: 'not-allowed' where the microphone is refused. */
  onError: (reason: string) => void
}

const LONGEST_MS = 60_000
/** Loudness, from 0 to 1, from which on somebody speaks. */
const SPEECH = 0.02
const SILENCE_MS = 1_500
const LISTEN_EVERY_MS = 100

/** Recording of one utterance, which a model of the site takes down once it is stopped or the speaker has ended. */
export async function startRecording({ onText, onError }: RecordingEvents) {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true }).catch(() => undefined)
  if (!stream) return void onError('not-allowed')
  const recorder = new MediaRecorder(stream)
  const parts: Blob[] = []
  let isForgotten = false
  const end = () => {
    stopListening()
    if (recorder.state !== 'inactive') recorder.stop()
    for (const track of stream.getTracks()) track.stop()
  }
  const stopListening = onceSilent(stream, end)
  const timer = setTimeout(end, LONGEST_MS)
  recorder.addEventListener('dataavailable', ({ data }) => void parts.push(data))
  recorder.addEventListener('stop', () => {
    clearTimeout(timer)
    if (isForgotten) return
    transcribe(new Blob(parts)).then(onText, () => onError('network'))
  })
  recorder.start()
  return {
    stop: end,
    abort() {
      isForgotten = true
      end()
    },
  }
}

/** Listens until somebody has spoken and is silent again; returns the way to leave off. */
function onceSilent(stream: MediaStream, onSilence: () => void): () => void {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  let spokenAt: number | undefined
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    const loudness = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
    if (loudness > SPEECH) spokenAt = performance.now()
    else if (spokenAt !== undefined && performance.now() - spokenAt > SILENCE_MS) onSilence()
  }, LISTEN_EVERY_MS)
  return () => {
    clearInterval(timer)
    if (context.state !== 'closed') void context.close()
  }
}
