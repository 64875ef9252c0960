import { channel } from 'node:diagnostics_channel'

/** Something that happens in the server, told to whoever measures it. Costs next to nothing while nobody does. */
function observation<T>(name: string) {
  const wire = channel(`lanterntale.${name}`)
  return {
    publish: (event: T): void => wire.publish(event),
    /** NOTE: what a subscriber throws would end the process; a figure that cannot be counted is left out. */
    subscribe: (hear: (event: T) => void): void =>
      wire.subscribe((event) => {
        try {
          hear(event as T)
        } catch {}
      }),
  }
}

export const requestAnswered = observation<{
  method: string
  route: string
  status: number
  seconds: number
}>('request')

/** A reader began (1) or ended (-1) to follow a stream. */
export const streamsChanged = observation<1 | -1>('streams')

export const firstTextGenerated = observation<{ engine: string; seconds: number }>('first-text')

export const turnEnded = observation<{ engine: string; outcome: string; seconds: number }>('turn')

export const tokensUsed = observation<{
  engine: string
  kind: string
  inputTokens: number
  outputTokens: number
  /** Those of the input that the provider had kept from an earlier call. */
  cachedInputTokens?: number
}>('tokens')

/** Turns whose process was gone: this one goes on with them, or ends them as interrupted. */
export const turnsLeftBehind = observation<{ outcome: 'taken_over' | 'interrupted'; count: number }>(
  'left-behind',
)

/** A connection to a model has failed again and again, and is asked nothing for a while. */
export const connectionRested = observation<{ engine: string }>('rest')

export const databaseAsked = observation<{ seconds: number }>('database')
