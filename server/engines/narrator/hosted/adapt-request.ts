import type { Capabilities } from '../capabilities.ts'
import type { Refusal } from '../outcome/read-refusal.ts'

/** Fields that a reply can do without. */
const OPTIONAL = [
  'stream_options',
  'stop',
  'stop_sequences',
  'temperature',
  'top_p',
  'min_p',
  'frequency_penalty',
  'presence_penalty',
  'repeat_penalty',
  'seed',
  'reasoning_effort',
  'prompt_cache_key',
  'keep_alive',
]
/** Fields that hold an answer to JSON, with the next form to try where one is refused. */
const ANSWER_FIELDS = ['response_format', 'format']
const looserForm = { schema: 'json', json: 'text', text: undefined } as const
const NO_SYSTEM_ROLE =
  /system (?:role|message|prompt|instruction)s? .{0,40}(?:not|un)|(?:not|un).{0,30}support.{0,30}system|developer instruction is not enabled|roles must alternate|only user and assistant roles/i

/**
 * Learns from a refusal (a 400 or the like) how the server wants to be asked, into `capabilities`. Returns whether
 * the next question will be another one: asking again without that is in vain.
 */
export function adaptRequest(
  { sentence }: Refusal,
  body: Record<string, unknown>,
  capabilities: Capabilities,
): boolean {
  const names = (field: string) => new RegExp(`(?<![\\w])${field}(?![\\w])`).test(sentence)
  if ('max_tokens' in body && names('max_tokens') && /max_completion_tokens|support/i.test(sentence)) {
    capabilities.lengthLimit = 'max_completion_tokens'
    return true
  }
  if ('max_completion_tokens' in body && names('max_completion_tokens')) {
    capabilities.lengthLimit = 'max_tokens'
    return true
  }
  if (capabilities.takesSystemRole !== false && NO_SYSTEM_ROLE.test(sentence)) {
    capabilities.takesSystemRole = false
    return true
  }
  const looser = looserForm[capabilities.answerForm ?? 'schema']
  if (looser && ANSWER_FIELDS.some((field) => field in body && names(field))) {
    capabilities.answerForm = looser
    return true
  }
  const refused = OPTIONAL.find((field) => field in body && names(field))
  if (!refused) return false
  capabilities.refusedFields = [...(capabilities.refusedFields ?? []), refused]
  return true
}
