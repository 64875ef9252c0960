/** One server-sent event. */
export interface ServerEvent {
  /** The last id the stream has named so far, for `Last-Event-ID`. */
  id: string
  event: string
  data: string
}

/** Takes a stream of server-sent events apart, however the network cut it into pieces. */
export class EventParser {
  #rest = ''
  #id = ''
  #event = ''
  #data: string[] = []

  /** The events that this piece completes. */
  push(piece: string): ServerEvent[] {
    const text = this.#rest + piece
    // A lone carriage return at the end may be half of a line end.
    const end = text.endsWith('\r') ? text.length - 1 : text.length
    const lines = text.slice(0, end).split(/\r\n|\r|\n/)
    this.#rest = (lines.pop() ?? '') + text.slice(end)
    return lines.flatMap((line) => this.#take(line) ?? [])
  }

  #take(line: string): ServerEvent | undefined {
    if (line === '') return this.#complete()
    const [, field = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? []
    if (field === 'data') this.#data.push(value)
    if (field === 'event') this.#event = value
    if (field === 'id' && !value.includes('\0')) this.#id = value
    return undefined
  }

  #complete(): ServerEvent | undefined {
    const [event, data] = [this.#event || 'message', this.#data]
    this.#event = ''
    this.#data = []
    return data.length > 0 ? { id: this.#id, event, data: data.join('\n') } : undefined
  }
}
