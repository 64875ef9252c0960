import { outcomesIn } from './outcome-list.ts'

/** What comes of everyday work on things that somebody has made, by verb and kind: what one can see of it. */
export const byHand = outcomesIn(`
  unfold unroll spread_out > readable paper letter cloth map blanket sheet
    You smooth [object] out with both hands, and hold the corners down.
  make > bed
    [^object] [object+look] as if nobody had slept there.
  put_out set_out put_up > sign chair table lantern
    There [object] [object+stand], where nobody can walk by and not see [object.them].
  make sew knit > garment cloth blanket flag sail
    Stitch by stitch [object] [object+take] shape, and only the last seam is crooked.
  pitch put_up set_up make > tent camp
    Two pegs bend and the third one holds: [object] [object+stand].
  sweep > floor room kitchen shop deck step yard courtyard path porch street
    What there was on [object] lies in one small heap now.
  mop scrub wash > floor deck
    [^object] [object+shine], as far as [object.they] [object.is] still wet.
  iron press > garment shirt cloth
    [^object] [object+lie] without a crease.
  mend patch sew darn > garment cloth sail tent net sock
    The seam on [object] is straight enough; from a yard off nobody would see it.
  tear_out rip_out > page paper
    [^object] [object+come] away with a sound like a breath drawn in.
  tear tear_up rip > paper letter page photograph contract map ticket
    [^object] [object.is] in pieces no larger than a stamp.
  crumple crumple_up screw_up > paper letter page note
    [^object] [object.is] a hard little ball now.
  write pen compose > letter note message poem song report diary list
    The first line of [object] is the hardest; then there is a page of it, in your own hand.
  post mail send dispatch > letter postcard parcel package any
    [^object] [object.is] on the way, and cannot be called back.
  paint > wall door fence house boat sign furniture room
    The colour is wet and bright, and [object] can be seen from far away.
  text message email > being
    It is sent, and [object] should have it by now.
  type > self readable message password code
    Letter by letter it goes in, and there it stands, at [place], for anyone to read.
  play > song tune music melody
    [^object] [object+come] out better than you had feared.
  play strum practise > instrument
    [^object] [object+sound] better than [object.they] [object.has] any right to.
  tune > instrument radio
    A hair more, a hair less; and then [object] [object.is] true.
  bang beat > drum pan pot
    [^object] [object+boom] so that one feels it in the chest.
  turn > key
    [^object] [object+turn] with a click.
  turn rotate > dial knob wheel crank handle valve
    [^object] [object+move], stiffly at first, and then as if [object.they] had been waiting for it.
  spin > wheel coin globe top
    [^object] [object+go] round and round, slower, and slower, and [object+stop].
  toss flip > coin
    [^object] [object+turn] over in the air, and [object+come] down on the back of your hand.
  light > cigarette cigar pipe cig
    The end of [object] glows, and a thread of smoke goes up.
  light start kindle stoke > fire campfire stove hearth fireplace
    [^object] [object+take] hold, and it grows warmer round [object.them].
  catch > ball
    [^object] [object+land] in your hands with a smack.
  tie lace lace_up > shoe lace shoelace boot skate
    A double knot: [object] will not come undone by [object.self].
  tie_up tie > hair
    [^object] [object.is] out of your eyes.
  zip zip_up button button_up > garment coat jacket bag tent
    [^object] [object.is] shut to the top.
  unpack empty > suitcase bag box crate container
    [^object] [object.is] empty, and all that was in [object.them] lies beside.
  push shove > car van truck cart wagon
    First it is a hand's breadth, then a yard, and then [object] [object+roll] by [object.self].
  lift raise > lid hatch trapdoor
    [^object] [object+come] up with a creak.
  ring > bell doorbell
    The sound of [object] goes all through [place], and fades.
`)
