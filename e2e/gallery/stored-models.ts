import type { ModelConnection } from '#contract/connections.ts'

const at = '2026-11-19T20:15:00.000Z'

/** A model at a provider, tested, that tells. */
const hosted: ModelConnection = {
  id: 1,
  kind: 'text',
  provider: 'openai',
  model: 'gpt-5-mini',
  hasKey: true,
  keyEnd: 'x7Qa',
  isDefault: true,
  price: { input: 0.25, output: 2 },
  lastTest: {
    at,
    findings: [
      { kind: 'works', text: 'The first word came after 0.8 s, then 92 tokens a second.' },
      { kind: 'works', text: 'Is given 16,384 tokens of a story.' },
      {
        kind: 'works',
        text: 'Keeps to a given form: what it notes of a story is read with certainty.',
      },
    ],
  },
}

/** A small machine of one's own, of which a test has much to say. */
const small: ModelConnection = {
  id: 2,
  kind: 'text',
  provider: 'ollama',
  address: 'http://127.0.0.1:11434',
  model: 'llama3.2:3b-instruct-q4_K_M',
  hasKey: false,
  isDefault: false,
  lastTest: {
    at,
    findings: [
      {
        kind: 'better',
        text: 'The first word came after 24.1 s, after 16.2 s once the model was loaded, then 6 tokens a second.',
        advice: 'Readers will wait: a smaller or more quantised model answers sooner.',
      },
      {
        kind: 'better',
        text: 'Reads 4,096 tokens: long stories are summarised early.',
        advice: 'Choose a model that was trained to read more, or raise num_ctx in its Modelfile.',
      },
      { kind: 'better', text: 'Suggests no next actions: readers think of their own.' },
    ],
  },
}

/** One that fails, with a long name behind a long address. */
const failing: ModelConnection = {
  id: 3,
  kind: 'text',
  provider: 'openai-compatible',
  address: 'https://models.a-rather-long-name-of-a-company.example.org:8443/gateway/tenants/lantern/v1',
  model: 'organisation/a-model-with-a-very-long-name-indeed-70b-instruct-awq-int4-128k-context',
  hasKey: true,
  keyEnd: 'last',
  isDefault: false,
  lastFailure: {
    at,
    reason: 'wrong_key',
    hint: 'The AI model did not accept this site’s key; whoever runs the site has to check it.',
    sentence: '401 Incorrect API key provided: [secret]. You can find your key in the console.',
  },
}

const environment = { provider: 'storyteller', model: 'storyteller', isModel: false, hasKey: false }
const environmentPainter = { provider: 'sketch', model: 'sketch', isModel: false, hasKey: false }
const noModels = {
  connections: [] as ModelConnection[],
  environment,
  environmentPainter,
  fallback: 'environment' as const,
  environmentFallback: 'off' as const,
}

/** A painter at a provider, tested. */
const painter: ModelConnection = {
  id: 4,
  kind: 'picture',
  provider: 'google',
  model: 'imagen-4.0-fast',
  hasKey: true,
  keyEnd: 'p3Zt',
  isDefault: true,
  lastTest: { at, findings: [{ kind: 'works', text: 'A picture came after 6.2 s.' }] },
}

/** A voice on a server of one's own, tested. */
const voice: ModelConnection = {
  id: 5,
  kind: 'voice',
  provider: 'openai-compatible',
  address: 'http://127.0.0.1:8880/v1',
  model: 'kokoro',
  voice: 'af_heart',
  hasKey: false,
  isDefault: true,
  lastTest: { at, findings: [{ kind: 'works', text: 'A sentence was spoken after 0.7 s.' }] },
}

/** A model that finds by meaning, slower than a turn waits. */
const embeddings: ModelConnection = {
  id: 6,
  kind: 'embeddings',
  provider: 'openai',
  model: 'text-embedding-3-small',
  hasKey: true,
  keyEnd: 'q7Bd',
  isDefault: true,
  price: { input: 0.02, output: 0 },
  lastTest: {
    at,
    findings: [
      {
        kind: 'better',
        text: 'A sentence was placed by its meaning after 0.21 s.',
        advice:
          'A turn waits 100 ms at most, and goes on without it: a server nearer by, or a smaller model, answers sooner.',
      },
    ],
  },
}

/** The site's models as the desk shows them: none yet, and several with all that can be said of them. */
export const siteModels = {
  none: noModels,
  several: { ...noModels, connections: [hosted, small, failing, painter, voice, embeddings] },
}

/** A reader's own: one that works, and one with a trouble. */
export const ownModels = {
  connections: [
    { ...hosted, price: undefined },
    {
      ...failing,
      lastFailure: {
        at,
        reason: 'wrong_key',
        hint: 'The AI model did not accept your key; check it in your account.',
      },
    },
  ],
}

export const foundModels = {
  servers: [
    {
      server: 'ollama',
      provider: 'ollama',
      address: 'http://127.0.0.1:11434',
      models: ['qwen3:8b', 'mistral-small:24b'],
    },
    {
      server: 'lm-studio',
      provider: 'openai-compatible',
      address: 'http://127.0.0.1:1234/v1',
      models: ['gemma-3-12b-it'],
    },
  ],
}
