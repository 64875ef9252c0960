const OPEN = '<think>'
const CLOSE = '</think>'

/** Keeps back the thoughts that some models write before their reply, where the server has not parted them off. */
export interface ThoughtFilter {
  /** The part of the reply that is certain by now; may be ''. */
  read(piece: string): string
  /** What was held in case it became a thought. */
  finish(): string
}

export function createThoughtFilter(): ThoughtFilter {
  let state: 'beginning' | 'thinking' | 'telling' = 'beginning'
  let held = ''

  return {
    read(piece) {
      if (state === 'telling') return piece
      held += piece
      if (state === 'beginning') {
        const start = held.trimStart().slice(0, OPEN.length)
        if (start.length < OPEN.length && OPEN.startsWith(start)) return ''
        state = start === OPEN ? 'thinking' : 'telling'
      }
      if (state === 'telling') return held
      const end = held.indexOf(CLOSE)
      if (end === -1) return ''
      state = 'telling'
      return held.slice(end + CLOSE.length)
    },
    finish: () => (state === 'beginning' ? held : ''),
  }
}
