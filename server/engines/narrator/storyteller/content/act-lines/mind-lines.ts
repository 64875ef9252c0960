import { lines } from '../line-list.ts'

/** How acts of the mind go: thought finds its way to the matter in hand. */
export const mindLines = {
  think: lines(`
    You turn it over in your mind: to [want] you would have to begin somewhere, and [prop] is as good a place as any.
    You think about [object], and what it would take. Somebody at [place] may know more than you.
    You go over what you know so far. It is not much, but it is enough to go on: [goal] is what matters.
    You stand by [prop] for a while and think. You still want to [want].
  `),
  remember: lines(`
    It comes back in pieces: a voice, a hand on [prop], the day you first knew that you would have to [want].
    You remember [topic] well enough. What you remember best is what nobody said about it.
  `),
  plan: lines(`
    First [witness], then [prop], and after that whatever they lead to: that is the plan, and [place] [place.is] a good spot to start it.
    You lay it out in three steps. The second has a hole in it the size of [goal].
  `),
  feel: lines(`
    It goes through you, and out, and leaves you standing at [place] with your hands open.
    You let yourself feel it. Nobody at [place] need know, though [who] may have seen.
    It sits where it sits, under the ribs. [^place] [place+go] on around it.
  `),
  pray: lines(`
    No voice answers at [place]. But when you get up something in you has been put straight.
    You say the words, the old ones. A draught moves by [prop], which may be all it is.
  `),
  cast: lines(`
    You gather it behind your teeth and let it go. The air about [object] thickens and rings once, like a glass.
    What comes isn't quite what you called, but it comes, and stands glowing faintly by [prop].
    For one breath everything at [place] has an edge of silver. Then it is spent, and its work is still there.
    Nothing takes fire, and nothing flies; but every pin and crumb at [place] turns to point the same way.
  `),
  learn: lines(`
    You go over it till it stays. Something about [place] [place+make] more sense than it did.
    It is dull, and then there's one line that isn't, and it is about [goal].
  `),
}
