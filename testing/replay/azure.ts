import { chunk, completion, events, json, stop, STORY, type Recording } from './recording.ts'

const AZURE_FILTER = {
  error: {
    message:
      'The response was filtered due to the prompt triggering Azure OpenAI’s content management policy.',
    code: 'content_filter',
    status: 400,
    innererror: { code: 'ResponsibleAIPolicyViolation' },
  },
}

export const azure: Recording[] = [
  {
    name: 'a resource’s address alone',
    provider: 'azure',
    base: '',
    model: 'my deployment',
    answers: [
      events(
        // It begins with a chunk about the prompt that has no choice.
        { choices: [], prompt_filter_results: [{ prompt_index: 0 }] },
        chunk({ content: STORY }),
        stop,
        '[DONE]',
      ),
    ],
    sees: { text: STORY },
    sends: [
      '/openai/deployments/my%20deployment/chat/completions?api-version=2024-10-21',
      '"api-key":"key-1"',
    ],
  },
  {
    name: 'the newer address, which has no version',
    provider: 'azure',
    base: '/openai/v1',
    answers: [completion(STORY)],
    sees: { text: STORY },
    sends: ['/openai/v1/chat/completions"'],
  },
  {
    name: 'the whole address of a deployment with its version',
    provider: 'azure',
    base: '/openai/deployments/d/chat/completions?api-version=2025-01-01',
    answers: [completion(STORY)],
    sees: { text: STORY },
    sends: ['/openai/deployments/d/chat/completions?api-version=2025-01-01'],
  },
  {
    name: 'a prompt that its filter stops',
    provider: 'azure',
    base: '',
    answers: [json(AZURE_FILTER, 400)],
    sees: { text: '', reason: 'filtered' },
  },
  {
    name: 'a deployment that is not there',
    provider: 'azure',
    base: '',
    answers: [
      json(
        {
          error: {
            code: 'DeploymentNotFound',
            message: 'The API deployment for this resource does not exist.',
          },
        },
        404,
      ),
    ],
    sees: { text: '', reason: 'model_missing' },
  },
]
