import { lines } from './wordbook.ts'

/** What holds a story together between its deeds and its plots. */
export const storyLines = {
  arrive: lines(`
    You come out [prep] [place].
    So you have come to [place].
    Here, then: [place].
    [^place] [place+open] round you.
    You have reached [place].
    It is only a little way to [place], and the whole way feels watched.
    @out You have come to [place], where they know a stranger's step from a neighbour's.
  `),
  arriveAgain: lines(`
    [^place] [place.is] as you left [place.them], which proves nothing.
    Back [prep] [place], the light has shifted while you were gone.
    You know [place] by now, or as much as a stranger is let know.
    [^place] again. Someone has been here since: the air is stirred.
    You come back to [place] by a way you hadn't used, and it takes you a moment to see where you are.
    Nothing has moved in [place] that you could swear to.
  `),
  /** The hero goes up to somebody who is on the spot. */
  approach: lines(`
    You [deed]. [who] sees you coming, and has time to decide what to do with [who.their] face.
    You [deed]. It's no more than a dozen steps, and [who] watches every one of them.
    You [deed], and stop where one stops. [who] puts down what [who.they] was doing. "Yes?" [who.they] says.
    You [deed]. [who] moves over by the width of one person, which may mean anything.
    You [deed]. For some reason [who] has begun to smile before you're near enough for it to be manners.
    You [deed]; and [who], who had been looking everywhere but at you, stops pretending to.
  `),
  exits: lines(`
    From here one can go on to [newexit].
    One way out leads to [newexit]; the other is the way you came.
    Beyond, a little off the straight line, [newexit+lie] [newexit].
    If you had to leave in a hurry it would be by [newexit].
    There's a draught from the direction of [newexit].
    Somebody's tracks go off towards [newexit], and don't come back.
    Through a gap you can make out [newexit], nearer than you had thought.
    People leaving here seem to make for [newexit].
  `),
  props: lines(`
    Near at hand there's [newprop.a], and no reason for it to be where it is.
    Your eye goes to [newprop] and comes back to it.
    Of everything here, it is [newprop] that seems to be waiting.
    Somebody has used [newprop] lately, and wiped away all but the fact.
    [newprop.a] stands a little apart from the rest, as a person does who has been asked to.
    @in You could swear that [newprop] was nearer the wall before.
    There is a fresh scratch on [newprop], bright as a coin.
    It takes you some time to see what's odd about [newprop]: it throws no dust.
    Somebody has tied a thread round [newprop], for luck or to remember by.
    You find that you've been resting your hand on [newprop] all this while.
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
    "Is that all?" asks [foe]; but [foe.their] eyes have gone, for an instant, to the way out.
    [foe] has an answer ready for everything but that. You can see [foe.them] reach for one and put [foe.their] hand on air.
    "You're not afraid of me," says [foe], as if remarking on the weather. [^foe.they] doesn't care for it, though. People usually are.
    Nobody breathes. Then somebody does, and it isn't [foe].
    [foe] takes a step. It's meant to be forward. It ends, somehow, to one side.
    A bead of sweat runs down beside [foe's] ear, and [foe.they] lets it, so as not to be seen to wipe it.
    "Well?" [foe] says. "I'm still here." It's true. But [foe.they] has had to say so.
  `),
  /** '[list]' is all that the hero has. */
  carried: lines(`
    What it comes to is this: [list]. People have set out with less, and some of them were heard of again.
    You have [list]; and lint.
    There's [list]. That's all, unless one counts the key that doesn't fit anything, and everybody has one of those.
    You lay it out in a row: [list]. It doesn't take long.
  `),
  carriesNothing: lines(`
    You have what you stand up in, and a bit of string.
    Nothing, apart from a button, and the hole it came through.
    It doesn't take long. You've a handkerchief, and your own two hands.
  `),
  /** The hero is called to where it is to be settled. */
  fetched: lines(`
    A boy comes for you at a run. You're wanted at [home], he says, and he'd not stop to comb his hair.
    Before you can think further of it there's a shout in the street, and your name in it. It's [home]. You go at a run.
    Something tells you to go back to [home], and to go now. You've learned to listen to it.
    You are sent for. It's to [home], and nobody who brings the word will meet your eye.
  `),
  /** The hero calls out an enemy who is elsewhere. */
  calledout: lines(`
    It gets about. Before the hour is out an answer has come from [lair]: [foe] knows where you are, it says, and thanks you for making it so plain.
    [foe] isn't here to take it up. But there are ears enough to carry it to [lair], and one pair of boots has already gone.
    You say it for [foe] to hear, wherever [foe.they] is. Somewhere over towards [lair] a shutter is closed, quite gently.
    It's a fine thing to say to somebody who isn't there. The fine thing about it is that [foe] will have it word for word by supper.
    Nobody answers for [foe]. A boy spits, and looks at you with interest. "[^foe.they] is at [lair]," he says, "if you really mean it."
  `),
  /** The enemy does not let go of one who leaves. */
  pursues: lines(`
    There's no leaving it like that. [foe] has come after you, not hurrying, and is between you and the rest of the world.
    You've only carried it somewhere else. [foe] is there almost before you, and [foe.their] breath isn't even short.
    "We hadn't finished," says [foe], behind you.
    And when you turn, there's [foe], as if the whole way had been one step.
  `),
} satisfies Record<string, string[]>
