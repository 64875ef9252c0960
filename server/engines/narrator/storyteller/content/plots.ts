import type { Approach } from '../action/scene.ts'
import type { WantKind } from '../world/world.ts'
import { lines } from './line-list.ts'

export type PlotPart =
  | 'whereSeen'
  | 'whereSaid'
  | 'clueSeen'
  | 'clueSaid'
  | 'suspectSeen'
  | 'suspectSaid'
  | 'guilty'
  | 'confessed'
  | 'foeStands'
  | `foe${Capitalize<Approach>}`
  | 'atHand'
  | 'ready'
  | 'meeting'
  | 'met'
  | 'missed'
  | 'givenUp'
  | 'told'
  | 'choice'

/** A plot told by its parts; '[goal]' is what is wanted, '[goalplace]' where it is. */
export const plotLines: Record<PlotPart, string[]> = {
  whereSeen: lines(`
    There are footprints by [prop], and they go the way of [goalplace].
    Somebody has gone from here to [goalplace], and lately: it shows.
  `),
  whereSaid: lines(`
    "If I wanted [goal]," says [who], "I'd look at [goalplace]."
    [who] [who+point] with [who.their] chin. "It's [goalplace] you want. I saw a light there, two nights running."
  `),
  clueSeen: lines(`
    By [prop] there's a mark that was not there yesterday. It is a beginning, if you mean to [want].
    You find a clean patch by [prop], where something stood until lately: the first trace you have.
  `),
  clueSaid: lines(`
    "I was here when it began," says [who], "and I have told nobody. I heard steps, and a door."
  `),
  suspectSeen: lines(`
    There are fresh prints by [prop], and they lead straight to [suspect.a].
    Somebody has been at [prop], and lately. [^suspect.a] [suspect+see] you look, and [suspect+look] away too late.
    The longer you look, the more often you come upon [suspect.a], who [suspect+watch] you and [suspect+say] nothing.
  `),
  suspectSaid: lines(`
    "Ask [suspect.a]," says [who]. "Nobody else was near it."
    [who] [who+point] with [who.their] chin at [suspect.a]. "There. That's all I know."
  `),
  guilty: lines(`
    "It was me," says [who]. "I was afraid of what would happen otherwise." Now you know [question].
    "Nobody asked me until now," says [who]. "I would have told you the first day: I did it." Now you know [question].
  `),
  confessed: lines(`
    "I will tell you," says [who], and [who+do]: how it began, whose idea it was, and why it could not be stopped. Now you know [question].
    "Sit down," says [who], "it takes a while." And at the end of it you know [question].
  `),
  foeStands: lines(`
    [foe] [foe.is] here before you. Past [foe] is [goal].
    And here [foe.is] [foe], between you and [goal], in no hurry at all.
  `),
  foeForce: lines(`
    [foe] [foe+give] ground: one step, three, and then all of it. You are through.
  `),
  foeWords: lines(`
    [foe] [foe+listen], at first to be able to laugh. Then [foe.they] [foe+stand] aside.
  `),
  foeWit: lines(`
    [foe] [foe+look] the wrong way for as long as it takes. When [foe.they] [foe+turn] back you are past.
  `),
  foeGift: lines(`
    [foe] [foe+weigh] it against the trouble you would be, and [foe+take] it, and [foe+step] aside.
  `),
  atHand: lines(`
    Nothing stands between you and [goal] now.
  `),
  ready: lines(`
    Now it can be done: go and [want].
  `),
  meeting: lines(`
    "I had stopped counting on anybody," says [who]. "And then it was you."
  `),
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
