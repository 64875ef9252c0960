import type { OpenAICompatibleProvider } from '@ai-sdk/openai-compatible'
import { tappedFetch } from './tapped-fetch.ts'

/** A language model of the AI SDK, of whatever provider. */
export type LanguageModel = ReturnType<OpenAICompatibleProvider['languageModel']>

export type HostedSettings =
  | { engine: 'openai' | 'anthropic' | 'google'; model: string; apiKey: string; baseUrl?: string }
  | { engine: 'openai-compatible'; model: string; baseUrl: string; apiKey?: string }

/** Loads the one provider that was chosen; an installation without a model never loads the AI SDK. */
export async function openModel(settings: HostedSettings): Promise<LanguageModel> {
  const { engine, model, apiKey, baseUrl: baseURL } = settings
  switch (engine) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return createOpenAI({ apiKey, baseURL, fetch: tappedFetch }).chat(model)
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const provider = createOpenAICompatible({
        name: engine,
        apiKey,
        baseURL: settings.baseUrl,
        includeUsage: true,
        fetch: tappedFetch,
      })
      return provider(model)
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic({ apiKey, baseURL })(model)
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google')
      return createGoogle({ apiKey, baseURL })(model)
    }
  }
}
