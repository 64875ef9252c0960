import { addressOf } from '../connection.ts'
import {
  answerFormOf,
  fieldsOf,
  firstOf,
  textIn,
  usagePart,
  withoutRefused,
  type Dialect,
  type FinishReason,
  type Question,
  type WirePart,
} from './dialect.ts'

/** Google's generateContent, streamed as events. */
export const googleGenerate: Dialect = {
  request(question) {
    const { connection, capabilities } = question
    const model = connection.model.replace(/^models\//, '')
    return {
      url: `${addressOf(connection)}/models/${encodeURIComponent(model)}:streamGenerateContent?alt=sse`,
      headers: { ...(connection.key !== undefined && { 'x-goog-api-key': connection.key }) },
      body: withoutRefused(bodyOf(question), capabilities),
    }
  },
  read(event) {
    const { candidates, promptFeedback, usageMetadata, error } = fieldsOf(event)
    if (error) return [{ type: 'error', error }]
    const { content, finishReason } = firstOf(candidates)
    const parts = fieldsOf(content).parts
    const read: WirePart[] = Array.isArray(parts) ? parts.flatMap(readPart) : []
    if (usageMetadata) read.push(readUsage(usageMetadata))
    if (fieldsOf(promptFeedback).blockReason) read.push({ type: 'finish', reason: 'filtered' })
    const finish = textIn(finishReason)
    if (finish !== '' && finish !== 'FINISH_REASON_UNSPECIFIED')
      read.push({ type: 'finish', reason: finishReasons[finish] ?? 'whole' })
    return read
  },
}

function bodyOf(question: Question): Record<string, unknown> {
  const { prompt, replyTokens, connection } = question
  const { sampling = {} } = connection
  return {
    systemInstruction: { parts: [{ text: prompt.system }] },
    contents: prompt.messages.map(({ role, content }) => ({
      role: role === 'assistant' ? 'model' : 'user',
      parts: [{ text: content }],
    })),
    generationConfig: {
      maxOutputTokens: replyTokens,
      stopSequences: [...prompt.stop, ...(sampling.stop ?? [])].slice(0, 5),
      temperature: sampling.temperature,
      topP: sampling.topP,
      frequencyPenalty: sampling.frequencyPenalty,
      presencePenalty: sampling.presencePenalty,
      seed: sampling.seed,
      ...(answerFormOf(question) !== 'text' && { responseMimeType: 'application/json' }),
    },
  }
}

const finishReasons: Record<string, FinishReason> = {
  MAX_TOKENS: 'cut',
  SAFETY: 'filtered',
  RECITATION: 'filtered',
  BLOCKLIST: 'filtered',
  PROHIBITED_CONTENT: 'filtered',
  SPII: 'filtered',
  LANGUAGE: 'filtered',
  OTHER: 'failed',
  MALFORMED_FUNCTION_CALL: 'failed',
}

function readPart(part: unknown): WirePart[] {
  const { text, thought } = fieldsOf(part)
  if (thought === true) return [{ type: 'thought' }]
  return textIn(text) === '' ? [] : [{ type: 'text', text: textIn(text) }]
}

/** Thoughts are paid as output, but counted beside it. */
function readUsage(usage: unknown): WirePart {
  const { promptTokenCount, candidatesTokenCount, thoughtsTokenCount, cachedContentTokenCount } =
    fieldsOf(usage)
  const thoughts = typeof thoughtsTokenCount === 'number' ? thoughtsTokenCount : 0
  const output = typeof candidatesTokenCount === 'number' ? candidatesTokenCount + thoughts : undefined
  return usagePart(promptTokenCount, output, cachedContentTokenCount)
}
