import { outcomesIn } from './outcome-list.ts'

/**
 * Where a deed leaves things, by the word that leads the place: '@put_in' of what is put into something, '@go_behind' of
 * who goes there, '@other_…' of what somebody else does. '[target]' is the place, '[object]' what is put; of who goes, both.
 */
export const ofMoves = outcomesIn(`
  @put_in @put_under @put_behind @put_along > tunic garment glove sleeve pocket
    [^object] [object.is] out of sight.
  @put_in @other_put_in > fire fireplace hearth stove furnace campfire
    [^target] [target+take] hold of [object] at once, and [target+flare].
  @put_on @other_put_on > fire fireplace hearth stove campfire
    Before long [object] [object+grow] hot.
  @put_in @other_put_in > water river lake sea pond stream well
    There is a splash, and rings run outwards from where [object] went in.
  @put_in > food grain flour earth soil sand snow hay straw leaf
    It closes over [object].
  @put_under > door gate
    [^object] [object+slide] through to the other side.
  @put_under > furniture carpet rug
    [^object] [object.is] under [target] now, out of sight.
  @put_on @put_atop > furniture table shelf desk bed counter bench
    [^object] [object+lie] on [target] now.
  @put_round > body neck waist shoulder wrist arm head
    [^object] [object+sit] close round [target], and [object+stay] there.
  @go_in @go_on > boat canoe raft rowboat dinghy punt kayak
    [^target] [target+rock] under you, and [target+steady].
  @go_in > water river lake sea pond pool stream
    [^target] [target+close] round you, first to the knees and then higher.
  @go_in > bush hedge undergrowth reed plant
    Stalks and leaves close behind you; you look out of [target] between them.
  @go_on > bed sofa couch cushion mattress
    [^target] [target+give] under you, and [target+hold].
  @go_atop > thing made
    From up there you look over the heads of everything about.
  @go_in > bucket box crate barrel basket trunk chest closet wardrobe cupboard
    It is a close fit, [target] and you.
  @go_on > horse mule pony donkey camel dragon bicycle motorcycle
    From the back of [target] you look over most that stands about.
  @go_on > roof wall ledge balcony
    There is nothing over you now but the sky, and the edge of [target] is a step away.
  @reach_in @reach_under @reach_behind > thing made
    Where [target] [target+begin] your eyes are of no use any more, and you have to go by touch.
  @go_under > furniture bed table desk
    It is darker under [target], and what you see from there is the lowest foot of everything.
  @go_behind > thing made
    [^target] [target+stand] between you and the rest now.
  @go_among > tree crowd people plant bush
    A few steps on one could not pick you out among [target] any more.
  @go_through @go_from > door gate window arch tunnel gap hole curtain hatch
    [^target] [target.is] behind you now, and what you see is the other side of it.
  @go_along > stair stairs staircase corridor tunnel passage ladder
    Step by step you leave one end of [target] behind; the other comes nearer.
  @go_from > vehicle car bus van truck taxi train cart wagon
    You have the ground under your own feet again.
  @go_round > thing made
    Now you know [target] from the other side, too.
  @go_up > stairs stair staircase stairway step
    At the top you stop until you have your breath back.
  @go_up > thing
    The last yard is the worst; then you are up.
  @go_towards > any
    Little by little [target] [target+come] nearer.
  @go_away > any
    There is a good distance now between you and [target].
  @mix_in > any
    [^object] [object+go] in, and cannot be told from the rest any more.
  @go_from > thing
    [^target] [target.is] behind you now.
  @go_by @go_to > any
    A little later you are there, with [target] right before you.
  @go_through > wall fence hedge duct pipe crack opening vent
    On the far side you straighten up, with [target] behind you.
  @go_by @go_to > furniture door device vehicle window
    A few steps, and you could touch [target].
  @put_by @put_to > made place
    There [object+stand] [object] now, close by [target].
  @other_go_behind > thing made
    From here [target] [target+hide] all but a bit of [actor].
`)
