import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import {
  connectionRested,
  databaseAsked,
  firstTextGenerated,
  requestAnswered,
  streamsChanged,
  tokensUsed,
  turnEnded,
  turnsLeftBehind,
} from './observations.ts'
import { countQueues } from './queues.ts'

const REPLY_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120]
const DATABASE_SECONDS = [0.000_1, 0.000_5, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1]

/** Counts what happens in this process from now on, in the words of Prometheus. */
export function collectMetrics(): Registry {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const requests = new Histogram({
    name: 'lanterntale_request_seconds',
    help: 'Time until an answer has ended, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  requestAnswered.subscribe(({ method, route, status, seconds }) =>
    requests.observe({ method, route, status }, seconds),
  )

  const streams = new Gauge({
    name: 'lanterntale_open_streams',
    help: 'Readers who follow a turn while it is told',
    registers,
  })
  streamsChanged.subscribe((change) => streams.inc(change))

  const firstTexts = new Histogram({
    name: 'lanterntale_first_text_seconds',
    help: 'Time until the narrator gives the first piece of a turn',
    labelNames: ['engine'],
    buckets: REPLY_SECONDS,
    registers,
  })
  firstTextGenerated.subscribe(({ engine, seconds }) => firstTexts.observe({ engine }, seconds))

  const turns = new Histogram({
    name: 'lanterntale_turn_seconds',
    help: 'Time until a turn has ended, by engine and outcome',
    labelNames: ['engine', 'outcome'],
    buckets: REPLY_SECONDS,
    registers,
  })
  turnEnded.subscribe(({ engine, outcome, seconds }) => turns.observe({ engine, outcome }, seconds))

  const tokens = new Counter({
    name: 'lanterntale_tokens_total',
    help: 'Tokens charged, by engine, kind and direction',
    labelNames: ['engine', 'kind', 'direction'],
    registers,
  })
  const cachedTokens = new Counter({
    name: 'lanterntale_cached_input_tokens_total',
    help: 'Tokens of the input that the provider had kept from an earlier call, by engine and kind',
    labelNames: ['engine', 'kind'],
    registers,
  })
  tokensUsed.subscribe(({ engine, kind, inputTokens, outputTokens, cachedInputTokens = 0 }) => {
    cachedTokens.inc({ engine, kind }, cachedInputTokens)
    tokens.inc({ engine, kind, direction: 'input' }, inputTokens)
    tokens.inc({ engine, kind, direction: 'output' }, outputTokens)
  })

  const rests = new Counter({
    name: 'lanterntale_connection_rests_total',
    help: 'Rests of connections that have failed again and again, by engine',
    labelNames: ['engine'],
    registers,
  })
  connectionRested.subscribe(({ engine }) => rests.inc({ engine }))

  const leftBehind = new Counter({
    name: 'lanterntale_turns_left_behind_total',
    help: 'Turns whose process was gone, by whether this one went on with them or ended them as interrupted',
    labelNames: ['outcome'],
    registers,
  })
  turnsLeftBehind.subscribe(({ outcome, count }) => leftBehind.inc({ outcome }, count))

  const jobs = new Gauge({
    name: 'lanterntale_jobs',
    help: 'Jobs of all nodes, by queue and by whether they wait or run',
    labelNames: ['queue', 'state'],
    registers: [],
    async collect() {
      const counted = await countQueues()
      this.reset()
      for (const { name: queue, waiting, running } of counted) {
        this.set({ queue, state: 'waiting' }, waiting)
        this.set({ queue, state: 'running' }, running)
      }
    },
  })
  registry.registerMetric(jobs)

  const database = new Histogram({
    name: 'lanterntale_database_seconds',
    help: 'Time of one query',
    buckets: DATABASE_SECONDS,
    registers,
  })
  databaseAsked.subscribe(({ seconds }) => database.observe(seconds))
  return registry
}
