import { cancelImage, generateImage, generateInitialImage, getImage } from '#contract/scenes.ts'
import { call } from '#web/platform/call.ts'

/** The reply whose scene is to be seen. */
export interface SceneOfReply {
  storyId: string
  messageId: number
  content: string
  isInitial: boolean
}

export interface PaintedScene {
  image: string
  alt: string
}

/** The state of a picture: there, on its way, or given up. */
export interface PictureCheck {
  status: 'painting' | 'painted' | 'failed'
  image?: string
  alt?: string
  error?: string
  /** Pictures that come before it. */
  ahead?: number
}

/** The calls that a scene makes. */
export interface SceneCalls {
  request: (scene: SceneOfReply, signal: AbortSignal) => Promise<{ image?: string; alt?: string }>
  check: (messageId: number, signal: AbortSignal) => Promise<PictureCheck>
  cancel: (messageId: number) => Promise<unknown>
}

export const sceneCalls: SceneCalls = {
  request: ({ storyId, messageId, content, isInitial }, signal) =>
    call(isInitial ? generateInitialImage : generateImage, {
      params: { messageId: String(messageId) },
      body: { storyId, content },
      signal,
    }),
  cancel: (messageId) => call(cancelImage, { params: { messageId: String(messageId) } }),
  check: (messageId, signal) => call(getImage, { params: { messageId: String(messageId) }, signal }),
}
