import type { Page } from '@playwright/test'
import type { ModelServer } from '#testing/model-server.ts'
import type { Person } from '#testing/people.ts'
import type { ServerProcess } from '#testing/server-process.ts'
import type { Library } from './library.ts'

/** Means to set up a screen. */
export interface Stage {
  page: Page
  app: ServerProcess
  model: ModelServer
  /** Someone new, whose session this browser then holds. */
  signIn(): Promise<Person>
  /** Signs in as Ada, who has played for long. All screens share her: they look and change nothing. */
  signInAsAda(): Promise<Library>
}

export type Size = 'phone' | 'desktop'

/** One screen in one of its states. */
export interface Screen {
  /** The room and the state, in words; its picture's name. */
  name: string
  /** Goes there and waits until it stands. */
  reach(stage: Stage): Promise<void>
  /** Its picture goes on to the end of the page, below the fold. */
  isWhole?: boolean
  /** Where it exists; by default everywhere. */
  only?: Size
  /** Rules of axe that it breaks because a requirement says so. */
  breaks?: string[]
}

export type ScreenTheme = 'dark' | 'light'

export const screenThemes: ScreenTheme[] = ['dark', 'light']

export const sizes: Record<Size, { width: number; height: number }> = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
}

/** The smallest phone, and a desktop window of 1280 × 800 at 200 % zoom, to the layout the same as this. */
export const tightSizes = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
]
