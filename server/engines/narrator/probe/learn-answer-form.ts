import type { AnswerForm } from '../capabilities.ts'
import type { LanguageModel, ReplyLimits } from '../language-model.ts'
import type { ModelPrompt } from '../prompt/write-prompt.ts'
import { createThoughtFilter } from '../reply/thought-filter.ts'

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['feathered'],
  properties: { feathered: { type: 'string' } },
}

/** Only a model that is held to the schema knows what the answer's field is called. */
const questions: { form: AnswerForm; message: string; isHeld: (answer: unknown) => boolean }[] = [
  {
    form: 'schema',
    message: 'Name a bird of the sea.',
    isHeld: (answer) => fieldsIn(answer) === 'feathered',
  },
  { form: 'json', message: 'Name a bird of the sea, as JSON.', isHeld: (answer) => fieldsIn(answer) !== '' },
]

/**
 * Finds by one or two short questions how far a model's answers can be held to JSON. It stays unknown where it will not
 * answer: that says nothing against its stories.
 */
export async function learnAnswerForm(
  model: LanguageModel,
  limits: ReplyLimits,
  signal: AbortSignal,
): Promise<void> {
  const { capabilities } = model
  try {
    for (const { form, message, isHeld } of questions) {
      // The server may have refused it at the question before.
      if (capabilities.answerForm === 'text') return
      capabilities.answerForm = form
      const answer = await ask(model, message, limits, signal)
      if (capabilities.answerForm === form && isHeld(answer)) return
    }
    capabilities.answerForm = 'text'
  } catch {
    delete capabilities.answerForm
  }
}

async function ask(
  model: LanguageModel,
  message: string,
  limits: ReplyLimits,
  signal: AbortSignal,
): Promise<unknown> {
  const prompt: ModelPrompt = {
    seed: 'probe',
    cacheKey: 'probe:answer',
    // Some servers take no JSON where the word does not stand.
    system: 'Answer shortly, as JSON where you are asked to.',
    messages: [{ role: 'user', content: message }],
    stop: [],
    answerSchema: schema,
  }
  let said = ''
  const listener = { onText: (text: string) => void (said += text), onThought() {}, onWait() {} }
  const { isCut } = await model.write(prompt, limits, listener, signal)
  const filter = createThoughtFilter(model.capabilities.thoughts, false)
  try {
    return JSON.parse(filter.read(said) + filter.finish(isCut)) as unknown
  } catch {
    return undefined
  }
}

/** The names of an object's fields; '' for anything else. */
const fieldsIn = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? Object.keys(answer).join() : ''
