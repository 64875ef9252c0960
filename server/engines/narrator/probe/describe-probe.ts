import type { Finding } from '#contract/connections.ts'
import { narratorFailures, type NarratorFailure } from '#contract/narrator-failures.ts'
import type { AnswerForm, Capabilities, ServerKind } from '../capabilities.ts'
import type { ConnectionSettings } from '../connection.ts'
import { contextTokensOf } from '../prompt/context-size.ts'

/** From here on a story keeps enough of itself in sight. */
const ROOMY_TOKENS = 8_192
const SLOW_FIRST_WORD_MS = 15_000
const SLOW_TOKENS_A_SECOND = 8

/** NOTE: made when a probe is told, since a formatter that stands by holds 6 MB of ICU's data. */
const whole = (count: number): string => count.toLocaleString('en-US')

/** The way to have each program read more. */
const readMore: Partial<Record<ServerKind, string>> = {
  ollama: 'Choose a model that was trained to read more, or raise num_ctx in its Modelfile.',
  'llama.cpp': 'Start llama-server with -c 16384.',
  'lm-studio': 'Load the model with a longer context in LM Studio.',
  vllm: 'Start vLLM with --max-model-len 16384.',
  koboldcpp: 'Start KoboldCpp with --contextsize 16384.',
}

const LOAD_MORE = 'Start Ollama with OLLAMA_CONTEXT_LENGTH=16384.'
const READ_MORE_OF_FILE =
  'Raise the context of this connection, as far as the memory of the machine and the model let it.'

interface Probed {
  models: string[]
  capabilities: Capabilities
}

/** Findings of a probe in sentences that whoever set the connection up understands. */
export function describeProbe(
  connection: ConnectionSettings,
  { models, capabilities }: Probed,
  failure?: NarratorFailure,
): Finding[] {
  if (failure) return [describeFailure(failure, connection, models)]
  return [
    ...describeSpeed(capabilities),
    describeContext(connection, capabilities),
    ...describeManners(capabilities),
  ]
}

function describeFailure(failure: NarratorFailure, { model }: ConnectionSettings, models: string[]): Finding {
  const fails = { kind: 'fails' as const, text: narratorFailures[failure] }
  if (failure !== 'model_missing' || models.length === 0) return fails
  return {
    ...fails,
    text: `There is no model '${model}'.`,
    advice: `There are: ${models.slice(0, 10).join(', ')}.`,
  }
}

function describeSpeed({
  coldFirstWordMs = 0,
  warmFirstWordMs = 0,
  tokensPerSecond = 0,
}: Capabilities): Finding[] {
  const cold = seconds(coldFirstWordMs)
  const warm = seconds(warmFirstWordMs)
  const speed = `${whole(tokensPerSecond)} tokens a second`
  const text =
    cold === warm
      ? `The first word came after ${cold}, then ${speed}.`
      : `The first word came after ${cold}, after ${warm} once the model was loaded, then ${speed}.`
  if (warmFirstWordMs > SLOW_FIRST_WORD_MS || tokensPerSecond < SLOW_TOKENS_A_SECOND)
    return [
      {
        kind: 'better',
        text,
        advice: 'Readers will wait: a smaller or more quantised model answers sooner.',
      },
    ]
  return [{ kind: 'works', text }]
}

function describeContext(connection: ConnectionSettings, capabilities: Capabilities): Finding {
  const { contextTokens } = capabilities
  const used = whole(contextTokensOf(connection, capabilities))
  if (contextTokens === undefined && connection.contextTokens === undefined) {
    const text = `How much it reads is not known: ${used} tokens are assumed.`
    return {
      kind: 'better',
      text,
      advice: 'Set the context size of this connection if the model reads more.',
    }
  }
  if (contextTokensOf(connection, capabilities) >= ROOMY_TOKENS) {
    return { kind: 'works', text: `Is given ${used} tokens of a story.` }
  }
  const advice = adviceToReadMore(connection, capabilities)
  return {
    kind: 'better',
    text: `Reads ${used} tokens: long stories are summarised early.`,
    ...(advice && { advice }),
  }
}

function adviceToReadMore(
  { provider }: ConnectionSettings,
  { server, isLoadedShort }: Capabilities,
): string | undefined {
  if (provider === 'local') return READ_MORE_OF_FILE
  return isLoadedShort ? LOAD_MORE : server && readMore[server]
}

const answerFindings: Record<AnswerForm, Finding> = {
  schema: { kind: 'works', text: 'Keeps to a given form: what it notes of a story is read with certainty.' },
  json: { kind: 'works', text: 'Answers in JSON when asked: what it notes of a story is read well.' },
  text: {
    kind: 'better',
    text: 'Keeps to no form: some of what it notes of a story may be lost.',
    advice: 'A larger model, or a newer version of its server, does better.',
  },
}

function describeManners(capabilities: Capabilities): Finding[] {
  const { thoughts, givesSuggestions, takesSystemRole, answerForm } = capabilities
  const findings: Finding[] = []
  if (thoughts && thoughts !== 'none')
    findings.push({ kind: 'works', text: 'Thinks before it writes; its thoughts are kept out of the story.' })
  if (givesSuggestions === false)
    findings.push({ kind: 'better', text: 'Suggests no next actions: readers think of their own.' })
  if (takesSystemRole === false)
    findings.push({ kind: 'works', text: 'Knows no system role: the rules go along with the first message.' })
  if (answerForm) findings.push(answerFindings[answerForm])
  return findings
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`
