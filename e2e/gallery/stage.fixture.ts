import { nanoid } from 'nanoid'
import { Person, signUp } from '#testing/people.ts'
import { test as base } from '../app.fixture.ts'
import { holdSession } from '../hold-session.ts'
import { fillLibrary, type Library } from './library.ts'
import type { Stage } from './screen.ts'

interface Staged {
  /** The folder the pictures go to; without one none are taken. */
  pictures: string | undefined
  stage: Stage
}

/** The app's own test, with a stage to set a screen on. */
export const test = base.extend<Staged, { library: () => Promise<Library> }>({
  pictures: [process.env.PICTURES_DIR, { option: true }],
  library: [
    async ({ app, model }, use) => {
      let library: Promise<Library> | undefined
      await use(() => (library ??= fillLibrary(app.url, model)))
    },
    { scope: 'worker' },
  ],
  stage: async ({ page, context, app, model, library }, provide) => {
    await provide({
      page,
      app,
      model,
      async signIn() {
        const reader = await signUp(new Person(app.url), `reader-${nanoid(8)}`)
        await holdSession(context, reader)
        return reader
      },
      async signInAsAda() {
        const filled = await library()
        await holdSession(context, filled.ada)
        return filled
      },
    })
  },
})
