import { spoken } from './line-list.ts'

/** How somebody answers an offer of the hero: without a return, in a bargain, and as a foe. */
export const offerLines = {
  taken: spoken(`
    Gladly. Nobody's offered me anything since [other] wanted to be rid of the goat.
    You'd do that? Then I'll tell you something in return: go in by the side, not by the front.
    I'll take it, and I'll not pretend that I don't need it.
    @child For keeps? Then you can have my second-best stone.
    @noble I accept. I shall forget that I was ever asked.
    @law I never saw where it came from. Thank you.
    @rogue What's the catch? There isn't one? Then I'm in your debt, and I hate that.
    @ghost It's a long time since anybody gave me anything. Put it where I can look at it.
    Put it there, and sit down. I don't take things from people who are standing up.
  `),
  agreed: spoken(`
    Done. Half now; and if [other] asks, we never met.
    Agreed. But I want to see it first, in my own hand, by good light.
    That's less than I'd hoped for, and more than I'd have got from [other]. Done.
    "Done," says [who], and [who+spit] in [who.their] palm before [who.they] [who+hold] it out.
    @child Deal. But if you break it, you have to eat a worm.
    @noble Very well. My word is worth more than my signature; take both.
    @law I could lose my post for this. So: done, and quickly, and round the back.
    @rogue Done, and may we both regret it equally.
    @machine Accepted. I've written it down in three places; you won't be able to forget it.
    @learned On one condition: I'd like to be there when you use it.
    Make it a little more, and I'll say yes before you've finished the sentence. No? Well then: yes.
    You drive a poor bargain. I like you for it. Done, by sundown.
  `),
  refused: spoken(`
    I've already been paid for you, and I don't sell a thing twice.
    There's nothing of yours that I want, except to see your face when [other] comes in.
    Keep it. Where you're going they'll only take it off you.
    You had that to offer on Monday. On Monday I might've listened.
    Three times that, and I'd still have to think of my reputation.
  `),
}
