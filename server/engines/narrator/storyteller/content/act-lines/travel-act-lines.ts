import { lines } from '../line-list.ts'

/** How steps go that lead nowhere else: up to something, past it, after somebody. */
export const travelActLines = {
  go: lines(`
    You walk the length of [place] and back, as far as [prop].
    You go up to [object]. From close by there is more of [object.them].
  `),
  enter: lines(`
    You step in past [object], and stand still till your eyes have caught up.
  `),
  approach: lines(`
    You come up to [object], slowly enough to be seen coming.
  `),
  cross: lines(`
    You cross to the far side, past [object], and nothing gives way under you.
    You go over by [prop], one step at a time, not looking down.
  `),
  climb: lines(`
    Hand over hand you get up [object]. From the top you can see the whole of [place], and a way down on the other side.
    You climb until your arms begin to shake, and a little further. [^object] [object+hold].
    @out From up here you can see a good deal more than before. [who] [who.is] quite small down there.
    You climb, hand over hand, and do not look down before you are where you wanted to be, above [place].
  `),
  jump: lines(`
    You jump, and for a moment nothing of [place] has hold of you. Then the ground does.
    It's further than it looked. You land by [object] on both feet, near enough.
  `),
  swim: lines(`
    The water takes your breath and then gives it back. You come out on the far side of [place] with your clothes heavy and your head clear.
    A dozen strokes, and [place] [place.has] another shore.
  `),
  fly: lines(`
    The ground lets go. [^place] [place+turn] small and tidy underneath, and then comes up again to meet you.
  `),
  ride: lines(`
    [object] [object+know] the way better than you do, and you let [object.them] have it.
  `),
  drive: lines(`
    You bring [object] round as gently as [object.they] will come. [^place] [place+slide] by, and steadies.
  `),
  follow: lines(`
    You keep one turning behind [object], at the distance at which a shadow follows its owner in the evening.
    You go after [object], walking where the ground doesn't talk.
  `),
  track: lines(`
    You find the first print by [prop], and the second where it ought to be.
    [object] left more behind than [object.they] knew: a heel mark, a snapped twig, a thread on [prop].
  `),
  flee: lines(`
    You go, fast and low, and do not spend breath on looking back at [place].
    You put distance behind you, then a corner, then [prop].
  `),
  sneak: lines(`
    You go heel first, with your mouth open, so as to breathe without a sound. Nobody at [place] turns.
    It's a matter of believing that you are furniture, and of not stopping believing it till you are past [object].
    You wait for a cough, or a laugh, and under cover of it you are by [prop] and through.
  `),
  continue: lines(`
    You keep on. [^prop] [prop+fall] behind, and [place] [place+go] on a good way further than it looked.
    You go on as you were. Nothing at [place] tells you not to.
  `),
  leave: lines(`
    You turn your back on [prop], and go.
  `),
}
