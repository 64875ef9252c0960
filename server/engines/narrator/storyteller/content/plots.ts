import type { WantKind } from '../world/world.ts'
import { lines } from './line-list.ts'

export type PlotPart = 'met' | 'missed' | 'givenUp' | 'told' | 'choice'

/** A plot told by its parts; '[goal]' is what is wanted. */
export const plotLines: Record<PlotPart, string[]> = {
  met: lines(`
    And that is that. You set out to [want], and you have.
  `),
  missed: lines(`
    The time is up: it's too late to [want].
  `),
  givenUp: lines(`
    You let it go. You did not [want], and you're free of it.
  `),
  told: lines(`
    And there it ends, at [place], at [time], with [who] and you side by side.
    @alone And there it ends: it is [time], and what comes after is between you and [place].
    So it ends at [place], at [time], and how it goes on nobody has to know.
  `),
  choice: lines(`
    Here one chapter is told. You can begin a new one, or let this be the end of it at [place].
    The chapter ends here, at [place]. Whether there's a next one is for you to say.
  `),
}

/** How a want is met, where that has words of its own. */
export const metLines: Partial<Record<WantKind, string>> = {
  find: 'You have found [goal].',
  learn: 'Now you have it all together, and you know [question].',
  carry: 'You have brought [goal] where [goal.they] belonged.',
  guard: '[goal] [goal.is] safe. Whatever came for [goal.them] has gone back the way it came.',
  escape: 'And you are out, there at [place].',
  reach: 'You have arrived, there at [place].',
  defeat: 'It is over: what you set out to stop has stopped, there at [place].',
  make: 'It is done: there is [goal], as well made as you can make it.',
  steal: '[goal] [goal.is] yours.',
}
