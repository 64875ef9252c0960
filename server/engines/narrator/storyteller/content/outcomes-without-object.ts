import { outcomesIn } from './outcome-list.ts'

/** What surely comes of a deed that is done to nothing, by somebody ('none'), by somebody or something ('whoever'), or by a certain kind of them ('by_…'). */
export const withoutObject = outcomesIn(`
  play > by_musical_organization by_musician by_musical_instrument
    It fills [place], and whoever talks has to talk louder.
  sing chant > none
    By and by one can make out the words, all over [place].
  dance waltz twirl > none
    Round it goes, and round once more, until [actor] [actor.is] out of breath.
  dine eat > none
    In the end the plates are empty.
  drink_up > none
    In the end the cups are empty.
  talk speak > none
    [^actor] [actor.does] not stop so soon.
  improvise > none
    Nobody at [place] notices that it was not meant so.
  dodge > none
    It goes by, close enough to feel.
  pay > none
    [^actor] [actor+owe] nothing any more.
  play > none
    Nobody at [place] tells [actor] to stop.
  score > none
    It counts, and nobody can take it back.
  win > none game match race contest bet fight battle war prize
    Whoever was against [actor] has to own it.
  bake cook fry roast barbecue grill > none
    By and by all [place] smells of it, and then it is done.
  paint sketch draw > none
    Stroke by stroke there is more to see of it.
  knit crochet sew weave embroider spin > none
    Row by row there is more of it.
  study revise rehearse > none
    The third time it goes nearly by itself.
  work toil labour > none
    [^actor] [actor.has] less left to do than before.
  clean tidy tidy_up clean_up sweep_up > none
    One would hardly know [place] again.
  vote > none
    Now it only has to be counted.
  fish angle > none
    The line hangs still for a good while.
  drive ride cycle pedal > none
    What was ahead comes nearer, and is behind.
  run jog sprint dash > none
    By and by [actor's] breath comes short.
  surf ski sledge toboggan skateboard sled > none
    It goes faster than one would think, all the way to the bottom.
  hover levitate > whoever
    There is a hand's breadth of air under [actor].
  throw_oneself > none
    For a moment [actor] [actor+lie] there without a breath left.
  vanish disappear > whoever
    Where [actor] [actor.was] there is nothing to be seen.
  grow swell expand > whoever
    [^actor] [actor.is] bigger than a moment ago.
  shrink > whoever
    [^actor] [actor.is] smaller than a moment ago.
  laugh giggle chuckle > none
    It takes [actor] a while to stop.
  sigh groan > none
    It comes from deep down.
  shiver tremble shudder shake > none
    [^actor] cannot make it stop.
  celebrate party feast > none
    It gets louder at [place], and later.
  meditate > none
    For a while [place] is a long way off.
  juggle > none any
    For a good while nothing touches the ground.
  stand_up get_up rise > by_being
    [^actor] [actor.is] on [actor.their] feet now.
  kiss hug embrace > none
    It is a while before they let go of one another.
  cheat > none
    It takes a sharp eye to see how.
  marry wed > none
    It is done, and holds from today on.
  resign quit > none
    From now on somebody else will have to do it.
  shop > none
    The bag is heavier for it, and the purse lighter.
  pack pack_up > none
    All of it is in, and can be carried.
  explode > whoever
    When one can see again there is not much left of [actor].
  fade > whoever
    One can see through [actor] by now.
  melt > whoever
    Drop by drop there is less of [actor].
  hatch > whoever
    First there is a crack, and then an eye.
`)
