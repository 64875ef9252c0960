/** Parts a stream of chat completions: text goes to `onText`, lines that hold anything else come back. */
export interface DeltaFilter {
  /** Answers the event lines that are whole by now and are not plain text, ready to be passed on; may be ''. */
  read(received: string): string
  /** Answers what is left without an end of line. */
  finish(): string
}

export function createDeltaFilter(onText: (text: string) => void): DeltaFilter {
  let unread = ''
  let isEventOpen = false

  function pass(line: string): string {
    const text = readPlainText(line)
    if (text !== undefined) {
      onText(text)
      return ''
    }
    const isBlank = line === '' || line === '\r'
    if (isBlank && !isEventOpen) return ''
    isEventOpen = !isBlank
    return `${line}\n`
  }

  return {
    read(received) {
      const lines = (unread + received).split('\n')
      unread = lines.pop() ?? ''
      let passed = ''
      for (const line of lines) passed += pass(line)
      return passed
    },
    finish: () => unread,
  }
}

/** The text of an event that brings text and nothing else the SDK would want to see. */
function readPlainText(line: string): string | undefined {
  if (!line.startsWith('data:') || !line.includes('"content"')) return undefined
  try {
    return plainTextOf(JSON.parse(line.slice(5)))
  } catch {
    return undefined // the SDK says what is wrong with it
  }
}

interface MaybeChunk {
  usage?: unknown
  error?: unknown
  choices?: { finish_reason?: unknown; delta?: Record<string, unknown> }[]
}

function plainTextOf({ usage, error, choices }: MaybeChunk): string | undefined {
  const [choice, ...others] = choices ?? []
  if (!choice?.delta || others.length > 0 || usage || error || choice.finish_reason) return undefined
  const { content, role: _role, ...more } = choice.delta
  if (typeof content !== 'string' || content === '') return undefined
  for (const key in more) if (more[key] !== null) return undefined
  return content
}
