import { spoken } from './line-list.ts'

/** How somebody answers an offer of the hero: without a return, in a bargain, and as a foe. */
export const offerLines = {
  taken: spoken(`
    Thank you. Gladly.
    You'd do that? Then I accept, and thank you.
    That's kind of you. I won't say no.
    @child For me? Really?
    @noble You are very good. I accept.
    @rogue What's the catch?
    @ghost It's a long time since anybody offered me anything.
  `),
  agreed: spoken(`
    Done. We have a bargain.
    "Agreed," says [who], and [who+hold] out a hand on it.
    Agreed. But I want to see it first.
    @child Deal! No taking it back.
    @noble Very well. You have my word.
    @law Done. And nobody hears of it.
    @rogue Done, and may we both regret it equally.
    @machine Accepted.
  `),
  refused: spoken(`
    There's nothing of yours that I want.
    Keep it. You'll need it more than I do.
    I don't bargain with you.
  `),
}
