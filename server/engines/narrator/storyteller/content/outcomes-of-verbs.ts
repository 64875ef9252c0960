import { outcomesIn } from './outcome-list.ts'

/** What surely comes of a verb, whatever thing it is done to, and whoever does it: told where no kind has a line of its own. */
export const ofVerbs = outcomesIn(`
  eat devour swallow gobble finish_off > any
    There is nothing left of [object].
    [^object] [object.is] gone, to the last bit.
  take_part > any
    There is less of [object] than before.
  nibble gnaw bite chew > any
    [^object] [object.has] the marks of teeth now.
  drink gulp drain > container
    [^object] [object.is] empty.
  drink gulp drain > any
    [^object] [object+go] down, every drop of [object.them].
  lick > any
    [^object] [object.is] wet where the tongue was.
  taste sip sample > any
    [^actor] [actor+taste] nothing out of the way in [object].
    [^object] [object+stay] on the tongue for a good while.
  smell sniff > any
    [^actor] [actor+smell] nothing out of the way in [object].
  hear notice > any
    There is no mistaking [object].
  listen > any
    For as long as [actor] [actor+listen] [object] [object+give] no sound.
  throw toss fling hurl chuck lob sling > any
    [^object] [object+lie] where [object.they] came down, out of reach.
    One hears [object] come down, a good way off.
  throw toss fling cast > rope net line
    [^object] [object+run] out through [actor's] fingers.
  throw_away throw_out discard dump > any
    [^actor] [actor.is] rid of [object].
  drop let_go scatter strew sprinkle > any
    [^object] [object+lie] where [object.they] fell.
  put_down set_down lay_down > any
    [^object] [object+stay] where [actor] [actor.has] put [object.them].
  pick_up pull_out take_out draw_out fish_out slide_out scoop_up > any
    [^actor] [actor.has] [object] in hand now.
  take_off remove pull_off lift_off > any
    [^object] [object.is] off, and in [actor's] hand.
  put_on pull_on slip_on wear don > any
    [^actor] [actor.has] [object] on now.
  raise hold_up hoist > any
    Everybody can see [object] now, up there.
  lift heft > any
    [^actor] [actor+feel] the weight of [object].
  lug > any
    [^object] [object+get] heavier with every step.
  drag haul heave shove > any
    [^object] [object.is] a good yard from where [object.they] [object.was].
  tug yank > any
    [^object] [object+come] a hand's breadth towards [actor].
  kick > any
    It goes all through [object].
  hit strike bash thump whack smack hammer bat > any
    The blow goes all through [object].
  knock knock_on rap tap > any
    The knock goes all through [object]. Then [actor] [actor+wait].
  shoot > rope lock sign window lamp door barrel can bottle target tyre
    There is a hole right through [object].
  stir > any
    [^object] [object+go] round, and round once more.
  pull_back > any
    [^object] [object.is] on [actor's] side again.
  tip_over overturn upset knock_over > container
    What was in [object] is all over the ground.
  swing brandish > any
    [^object] [object+go] through the air, there and back.
  shake > any
    It takes a moment until [object] [object.is] still again.
  turn_over flip flip_over > any
    What was the underside of [object] is on top now.
  stack pile pile_up > any
    [^object] [object+lie] one on the other.
  open open_up unseal > letter envelope book diary newspaper
    [^object] [object.is] open, and only [object.has] to be read.
  open open_up unlock unseal > any
    One can see into [object] now.
  close shut > any
    [^object] [object.is] shut now.
  lock bolt > any
    Without a key nobody gets [object] open.
  break snap smash crush shatter > any
    What is left of [object] is in pieces.
  tear rip tear_up shred > any
    [^object] [object.is] in shreds.
  cut slice saw sever slash chop cut_through > any
    There is a clean cut through [object] now.
  scratch carve engrave etch > name initial word letter idea
    [^object] [object+stand] there for good.
  scratch carve engrave etch > any
    There is a mark on [object] now that no sleeve will wipe off.
  bend twist > any
    [^object] [object.is] not the shape [object.they] [object.was].
  fold roll_up > any
    [^object] [object+take] up half the room [object.they] took.
  burn > any
    [^object] [object+go] up in flame, and ash is what is left.
  light ignite kindle > plant food readable cloth garment wood paper plant_part
    A small flame runs along [object], and takes hold.
  pour_out empty tip_out > any
    It all runs out of [object], to the last drop.
  spill > any
    There is no getting [object] back now.
  unplug disconnect > any
    Nothing runs in [object] any more.
  cut kill > light power
    One can see next to nothing of [place] without [object].
  freeze > water lake river pond
    [^object] [object.is] hard from bank to bank.
  swap exchange > any
    [^object] [object.is] gone, and [actor] [actor.has] the other instead.
  change replace > any
    There is another in the place of [object].
  weigh > any
    [^actor] [actor+know] to a hair what [object] [object+weigh].
  rip_down tear_down pull_down > any
    [^object] [object+lie] on the ground.
  set_up assemble > any
    [^object] [object+stand] ready.
  erase delete rub_out cross_out wipe_off wipe_up scrape_off brush_off peel_off rub_off > any
    [^object] [object.is] gone, as if [object.they] had never been.
  press crush tread stamp > fruit grape berry
    The juice runs out of [object].
  fill > any
    [^object] [object.is] full.
  wet soak drench douse > any
    [^object] [object.is] wet through.
  dip dunk plunge > any
    [^object] [object+come] out dripping.
  dry > any
    [^object] [object.is] dry again.
  wipe clean polish mop scrub wash rinse dust > thing made
    [^object] [object+look] cleaner for it.
    What dirt there was on [object] is gone.
  tie attach connect hook join link clamp fasten strap buckle clip glue pin nail screw tape stick > any
    [^object] [object+hold].
  untie unfasten undo unbuckle loosen unscrew unhook > any
    [^object] [object+sit] loose now.
  tighten > any
    [^object] [object+sit] tighter than before.
  sharpen whet > any
    [^object] [object.is] sharp again.
  cover > any
    Whoever looks now sees [tool], and nothing of [object].
  hang hang_up > any
    [^object] [object+hang] there, for all to see.
  throw toss fling > drink water soup milk
    There is a splash, and no getting [object] back.
  browse > any
    One by one [object] [object+go] by under [actor's] thumb.
  insert plug_in load > any
    [^object] [object+sit] where [object.they] [object+belong].
  hide conceal > thing any
    Nobody will set eyes on [object] who does not look for [object.them].
  label mark number stamp > any
    Nobody could take [object] for another one now.
  sweep_up > any
    [^object] [object+lie] in one heap.
  climb climb_up > any
    Hand over hand [actor] [actor+get] higher.
  fire fire_off set_off > weapon cannon gun flare rocket
    [^object] [object+go] off, and the noise goes all through [place].
  order > food drink
    It is not long before [object] [object+stand] there.
  dig shovel > any
    There is a hole before [actor] now, as deep as an arm is long.
  pull > readable
    [^object] [object.is] out, and in [actor's] hand.
  dig_up unearth excavate > any
    [^object] [object+come] out of the earth, bit by bit.
  bury plant > any
    [^object] [object.is] in the earth now.
  make build craft weave knit crochet forge whittle sculpt brew construct erect > any
    It takes a while; then there [object.they] [object.is], a little crooked.
  cook bake fry boil roast grill > any
    [^object] [object.is] hot, and done right through.
  paint sketch > any being animal
    Stroke by stroke one can tell that it is to be [object].
  sketch doodle > thing any
    A few lines, and one can tell [object] at a glance.
  translate > any readable idea
    Word for word [object] [object+stand] there in the other language.
  buy > any
    [^object] [object.is] paid for, and [actor] [actor.has] [object.them].
  sell > any
    [^object] [object.is] sold, and the money is in [actor's] hand.
  conjure conjure_up summon magic_up materialise > any
    Where there was nothing there is [object] now.
  miss > any
    [^actor's] hand closes on nothing.
  miss > vehicle
    One sees [object] from behind, and smaller each moment.
  forget > line name word number lyric speech idea
    The harder [actor] [actor+look] for it, the further off it is.
  forget lose > any
    [^actor] [actor+feel] for [object], and there is nothing.
  raise increase put_up lower reduce cut > price rent tax fee wage
    There are some who will not like what [actor] [actor.does] there.
  freeze stop pause halt > time
    Nothing moves any more at [place] but [actor].
  do turn > somersault pirouette handstand cartwheel backflip
    [^actor] [actor+come] out of it on both feet.
  rain_down > any
    [^object] [object+come] down all round you, and more behind.
  bail bail_out scoop_out > any
    By and by there is less water in [object].
  jam > any
    Nothing goes on until somebody has pulled [object] out.
  turn turn_over > page leaf
    There are fresh lines under [actor's] eyes.
  follow > trail track print footprint
    [^object] [object+go] on and on before [actor].
  close_for > eye
    [^object] [object+stay] shut.
  set_on_fire > any
    There are flames on [object] now, and they are growing.
  turn_into transform_into change_into > any being animal
    Where [object] [object.was] there is [target.a] now.
  read recite chant cast speak say > spell incantation curse
    The last word of it hangs in the air, and for a breath nothing at [place] moves.
  add_up tally total > any
    [^actor] [actor+get] the same sum twice over.
  wax varnish buff > any
    [^object] [object.has] a shine now.
  ban forbid outlaw prohibit > any
    Whoever is found with [object] from now on has to answer for it.
  adjust straighten level align > any
    [^object] [object+sit] straight now.
  blow_up inflate pump_up > any
    [^object] [object.is] round and tight.
  cross > any
    [^object] [object.is] behind [actor] now.
  decorate adorn > any
    One would hardly know [object] again.
  deliver drop_off > any
    [^object] [object.is] where [object.they] [object.was] to go.
  destroy wreck ruin demolish > any
    There is not much left of [object].
  dim turn_down > light lamp lantern
    It is darker at [place] by half.
  throw_down let_down drop_down > rope ladder line
    The end of [object] hangs in the air.
  steal hijack > vehicle
    [^actor] [actor.has] [object] now, as long as nobody looks.
  split divide halve > any
    There are two parts of [object] now.
  finish complete > any
    There is nothing left to do on [object].
  gather collect > any
    By and by [actor] [actor.has] [object] all together.
  heat warm warm_up > any
    [^object] [object.is] warm to the touch.
  cool chill > any
    [^object] [object.is] cool to the touch.
  lower let_down > any
    Hand over hand [object] [object+go] down.
  measure > any
    [^actor] [actor+know] to a hair how much it is.
  melt > any
    Drop by drop there is less of [object].
  mix combine blend > any
    Nobody could take [object] apart again.
  move shift rearrange > any
    [^object] [object+stand] elsewhere now.
  use operate > made
    [^object] [object+do] what [object.they] [object.is] for.
  organise organize sort arrange tidy > any
    [^object] [object+lie] in order now.
  pack > any
    [^object] [object.is] packed.
  print > any
    Line by line [object] [object+come] out, still warm.
  put_away stow clear_away > any
    [^object] [object.is] out of sight.
  record film videotape > any
    [^object] can be seen again at any time.
  release set_free free > any
    Nothing holds [object] any more.
  give_back bring_back put_back return > any
    [^object] [object.is] back where [object.they] [object+belong].
  roll > ball barrel coin wheel stone boulder log marble tyre tire cask
    [^object] [object+roll] a little way, and [object+lie] still.
  sign > any
    [actor's] name stands under [object] now.
  wrap wrap_up gift_wrap > any
    From outside nobody can tell that it is [object].
  write pen > poem song letter story report list note diary book chapter
    Line by line [object] [object+stand] there.
  stop interrupt end call_off cancel > event
    From one moment to the next [object] [object.is] over.
  play > board_game chess
    Move by move [actor] [actor.has] less on the board.
  play > sport athletic_game game
    It goes to and fro, and [actor] [actor+give] nothing away.
  put_out extinguish smother stamp_out eject expel > any
    [^object] [object.is] out.
`)
