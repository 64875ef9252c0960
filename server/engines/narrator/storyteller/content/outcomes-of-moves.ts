import { outcomesIn } from './outcome-list.ts'

/**
 * Where a deed leaves things, by the word that leads the place: '@put_in' of what is put into something, '@go_behind' of
 * who goes there, '@other_…' of what somebody else does. '[target]' is the place, '[object]' what is put; of who goes, both.
 */
export const ofMoves = outcomesIn(`
  @put_in @put_under @put_behind @put_along > tunic garment glove sleeve pocket
    From outside nobody can see [object]; only you feel [object.them] when you move.
  @put_in > container
    Whoever wants [object] now has to reach into [target] for [object.them].
    [^object] [object.is] in there with whatever else [target] [target+hold], and out of sight.
  @put_in @put_on @other_put_in @other_put_on > fire fireplace hearth stove furnace campfire
    [^target] [target+take] hold of [object] at once, and [target+flare].
  @put_in > food grain flour earth soil sand snow hay straw leaf
    It closes over [object], and the top of it looks as it did before.
  @put_in @other_put_in > water river lake sea pond stream well
    There is a splash, and rings run outwards from where [object] went in.
  @put_under > thing made
    One has to bend down now, or lift [target], to see [object].
  @put_on > furniture table shelf desk bed counter bench container
    [^object] [object+lie] on [target] now, where hand and eye find [object.them] at once.
  @put_on @put_in > tongue mouth
    The taste of [object] goes all over [target].
  @put_round > body neck waist shoulder wrist arm head
    [^object] [object+sit] close round [target], and [object+stay] there.
  @put_over > thing made
    Of [target] there is nothing to be seen any more where [object] [object+lie].
  @put_from @put_over > cliff bridge roof rail railing window wall balcony
    [^object] [object+go] down, and it takes a moment until one hears it.
  @put_to @put_by @other_put_to > light lamp candle window sun fire
    Against [target] [object] [object+show] every mark and every flaw.
  @go_in @go_on > boat canoe raft rowboat dinghy punt kayak
    [^target] [target+rock] under you, and [target+steady].
  @go_in > water river lake sea pond pool stream
    [^target] [target+close] round you, first to the knees and then higher.
  @go_in > bush hedge undergrowth reed plant
    Stalks and leaves close behind you; you look out of [target] between them.
  @go_on > bed sofa couch cushion mattress
    [^target] [target+give] under you, and [target+hold].
  @go_on > furniture chair stool bench table rock step stone
    [^target] [target+take] your weight without a sound.
  @go_on > horse mule pony donkey camel dragon bicycle motorcycle
    From the back of [target] you look over most that stands about.
  @go_on > roof wall ledge balcony
    There is nothing over you now but the sky, and the edge of [target] is a step away.
  @land_on > thing made place
    You feel [target] come up under both feet.
  @reach_in > water river lake sea stream pool
    [^target] [target+run] between your fingers.
  @reach_in @reach_under @reach_behind > thing made place
    Where [target] [target+begin] your eyes are of no use any more, and you have to go by touch.
  @go_under > furniture bed table desk
    It is darker under [target], and what you see of [place] is the lowest foot of it.
  @go_behind > thing made place
    [^target] [target+stand] between you and the rest of [place] now.
  @go_among > tree crowd people plant bush
    A few steps on one could not pick you out among [target] any more.
  @go_among > thing made
    There are [target] to the left of you now, and to the right.
  @go_by @go_to > being
    No more than an arm's length is left between you and [target].
  @go_by @go_to > animal
    You are near enough now to hear [target] breathe.
  @go_by @go_to > furniture window device container
    [^target] [target.is] within reach of your hand now.
  @go_through @go_from > door gate window arch tunnel gap hole curtain hatch
    [^target] [target.is] behind you now, and what you see is the other side of it.
  @go_along > stair stairs staircase corridor street road path lane track tunnel passage hall river wall hull
    Step by step you leave one end of [target] behind; the other comes nearer.
  @go_from > vehicle car bus van truck taxi train cart wagon
    You have the ground under your own feet again, and not [target].
  @go_from > container bed chair sofa furniture
    For a moment [target] [target+keep] the shape of you.
  @go_round > thing made place
    Now you know [target] from the other side, too.
  @shine > thing made place body
    The light runs over [target], and every edge there throws a shadow.
    Where the light falls on [target] one can see each grain of dust.
  @other_go_in > container vehicle water river lake sea pool bush grass reed
    For the moment one sees no more of [actor] than what [target] [target+leave] free.
  @other_go_under > boat ship water
    Of [actor] there is nothing to be seen any more but the rings.
  @other_go_on > road street path track bridge
    Whoever comes along [target] has [actor] before them now.
  @other_go_under > furniture table bed desk
    Of [actor] one sees no more from here than [target] [target+leave] free below.
  @other_go_behind > thing made place
    From here [target] [target+hide] all but a bit of [actor].
  @other_go_on > furniture table desk counter bed sofa chair bench
    [^target] [target+take] the weight of [actor] with a small sound.
  @throw > fire campfire stove hearth fireplace
    Sparks go up, and [object] [object+take] hold.
  @throw > thing made place
    You hear where [object] [object+land].
  @put_in @other_put_in > any
    Whoever wants [object] now has to get [object.them] out of [target] first.
  @put_on @other_put_on > any
    There [object] [object+stay], on [target], for all to see.
  @put_under @put_by @put_behind @put_over @put_to @other_put_under @other_put_by @other_put_behind @other_put_over > any
    There [object] [object+stay].
  @reach_on @reach_to > any
    [^actor] [actor+feel] [target], and how warm or cold [target.they] [target.is].
  @go_in > any
    [^target] [target.is] all round [actor] now.
  @go_over @go_past @go_through @go_under @go_from > any
    [^target] [target.is] behind [actor] now.
  @press > window glass porthole door wall hatch pane
    Only [target] [target.is] left between [object] and what is on the other side.
  @go_to > made
    [^target] [target.is] no more than an arm's length from [actor] now.
  @other_go_along > stair stairs staircase ladder
    One can hear each step of [actor's] on [target].
`)
