import { spoken } from './line-list.ts'
import type { SpeechMood } from './speech-lines.ts'

/** How a foe answers, by what was said. */
export const foeLines: Partial<Record<SpeechMood, string[]>> & { any: string[] } = {
  any: spoken(`
    You've got nerve. I'll give you that, and nothing else.
    "Words," says [who], with half a smile.
    Is that all?
    Talk as long as you like.
  `),
  threat: spoken(`
    Do it, then.
    "Good," says [who]. "Somebody with teeth, for once."
  `),
  plea: spoken(`
    "No," says [who], and looks away as it is said.
    Give me one good reason.
  `),
  thanks: spoken(`
    Don't thank me yet.
  `),
  sorry: spoken(`
    You're sorry that you were caught.
  `),
  accused: spoken(`
    Yes. And I'd do it again.
    You can't prove it.
  `),
  greeting: spoken(`
    So you've come.
    Spare me. Say what you've come to say.
  `),
}
