import { lines } from './wordbook.ts'

/** What holds a story together between its deeds and its plots. */
export const storyLines = {
  arrive: lines(`
    You come out [prep] [place].
    So this is [place].
    Here, then: [place].
    [^place] opens round you.
    You have reached [place].
    It is only a little way to [place], and all of it feels watched.
    This is [place], and it knows a stranger's step from a neighbour's.
  `),
  arriveAgain: lines(`
    [^place] is as you left it, which proves nothing.
    Back [prep] [place], the light has shifted while you were gone.
    You know [place] by now, or know what it lets you know.
    [^place] again. Someone has been here since: the air is stirred.
    You come back to [place] by a way you hadn't used, and it takes you a moment to know it.
    Nothing has moved in [place] that you could swear to.
  `),
  exits: lines(`
    From here one can go on to [exit].
    One way out leads to [exit]; the other is the way you came.
    Beyond, a little off the straight line, lies [exit].
    If you had to leave in a hurry it would be by [exit].
    There's a draught from the direction of [exit].
    Somebody's tracks go off towards [exit], and don't come back.
    Through a gap you can make out [exit], nearer than you had thought.
    People leaving here seem to make for [exit].
  `),
  props: lines(`
    Near at hand there's [prop.a], and no reason for it to be where it is.
    Your eye goes to [prop] and comes back to it.
    Of everything here, it is [prop] that seems to be waiting.
    Somebody has used [prop] lately, and wiped away all but the fact.
    [prop.a] stands a little apart from the rest, as a person does who has been asked to.
    You could swear that [prop] was nearer the wall before.
    There is a fresh scratch on [prop], bright as a coin.
    It takes you some time to see what's odd about [prop]: it throws no dust.
    Somebody has tied a thread round [prop], for luck or to remember by.
    You find that you've been resting your hand on [prop] all this while.
  `),
  finding: lines(`
    That is when you see it.
    And there it is.
    Then something catches, the way a sleeve catches on a nail.
    You nearly miss the thing that matters.
    It is the next thing you notice that changes the day.
    What comes of it is more than you looked for.
    One thing more, before you turn away.
    There is this, too.
    It's because of [object] that you find it.
    [object] would have told you nothing. It's what lies next to [object.them].
    You'd have gone on, if it weren't for [object].
    Looking up from [object], you see what you had been standing on, or leaning against, or walking past.
    Something else comes to light, since you were looking.
    And then, quite by the way, the real thing.
  `),
  wantdone: lines(`
    And [who], who only ever wanted to [want], has it: not as [who.they] pictured it, but [who.they] has it, and can't stop looking at you.
    News comes of [who] too. You'll recall the wish, to [want]; well, it is granted, near enough, and there's a place laid for you whenever you pass.
    A small account is settled along with the large one: [who] may [want] at last. [^who.they] tells everybody it was your doing.
  `),
  rest: lines(`
    For a little while nothing is asked of you. You had forgotten what that weighs.
    Days like this are given out singly.
    Somebody is laughing, a long way off, and for once it has nothing to do with you.
    You find you're hungry, and that it's a good sign.
  `),
  sway: lines(`
    For the space of a breath it might go either way. [foe] gives, then holds.
    It isn't enough, not quite; but [foe] has felt it, and shifts [foe.their] feet.
    [foe] had not expected that. You see [foe.them] look for the next thing to say and not find it.
    Something turns. The distance between you and [foe] is less than it was, and both of you know it.
  `),
} satisfies Record<string, string[]>
