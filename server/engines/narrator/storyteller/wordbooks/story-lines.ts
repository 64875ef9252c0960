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
  `),
  exits: lines(`
    From here one can go on to [exit].
    One way out leads to [exit]; the other is the way you came.
    Beyond, a little off the straight line, lies [exit].
    If you had to leave in a hurry it would be by [exit].
    There's a draught from the direction of [exit].
  `),
  props: lines(`
    Near at hand there's [prop.a], and no reason for it to be where it is.
    Your eye goes to [prop] and comes back to it.
    Of everything here, it is [prop] that seems to be waiting.
    Somebody has used [prop] lately, and wiped away all but the fact.
    [prop.a] stands a little apart from the rest, as a person does who has been asked to.
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
  `),
  callback: lines(`
    You think, not for the first time, of [matter], and of [friend], who is waiting to hear.
    Whatever else this is, it is still about [matter].
    [matter] goes about with you now, like a stone in a shoe.
    Somewhere [foe] is doing exactly as much as you are, and has had longer to get good at it.
    It all comes back, sooner or later, to [matter].
    You promised nobody anything. All the same, [friend's] face is in your mind.
    There's a great deal that [friend] did not say about [matter].
  `),
  wantkept: lines(`
    You remember, suddenly, that [who] wanted to [want]. It might yet be managed.
    [who] is talking, over there, with more colour than before. There's hope in it, and you put it there.
  `),
  wantdone: lines(`
    And [who], who only ever wanted to [want], has it: not as [who.they] pictured it, but [who.they] has it, and can't stop looking at you.
    News comes of [who] too. You'll recall the wish, to [want]; well, it is granted, near enough, and there's a place laid for you whenever you pass.
    A small account is settled along with the large one: [who] may [want] at last. [^who.they] tells everybody it was your doing.
  `),
  time: [
    'The first grey comes up, and with it the birds, all talking at once.',
    'By now it is full morning, plain and busy.',
    'The day has climbed to the top of itself and stands there.',
    'Afternoon has set in; shadows have begun to lean.',
    'Dusk comes on, taking the colours one at a time.',
    'It has got dark while you were looking elsewhere.',
  ],
  close: lines(`
    Something is about to depend on you. It has the good manners to wait.
    For now nobody moves. It won't last.
    There is still time to choose how this goes, though less than there was.
    A step sounds, and another, and they aren't going away.
    The next thing is there to be done, or not.
    It's very quiet. It is your sort of quiet, the sort that wants filling.
    You could go on, or back, or ask; each of them would cost something different.
    And everything holds still, like a held breath with you in the middle of it.
    Everyone is looking anywhere but at you, which comes to the same.
    Nothing here will settle itself.
    It seems to be your turn.
    The moment stands open like a gate in a field.
    Whatever comes next, somebody will remember it differently.
    There are three things you might do, and you'd not be forgiven for at least one.
    No one is stopping you; that is what makes it hard.
    One thing is sure: it will not stay like this until you've made up your mind.
    It's a small pause, just wide enough to step through.
    A little wind gets up, turns over a leaf, and puts it down.
    You have the odd sense of a page about to be turned.
    The light moves on by a hand's width. So might you.
  `),
  ask: lines(`
    What now?
    Where does that leave you?
    And you?
    Which will it be?
    How do you answer that?
    What would you have done, if nobody were looking?
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
