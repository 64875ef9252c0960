import { outcomesIn } from './outcome-list.ts'

/** What comes of what somebody ('does') or something ('goes') does in the player's words, for whoever it is done to or for whoever does it. */
export const ofOthers = outcomesIn(`
  come come_in come_home come_back come_out come_over come_up get_in step_in climb_in jump_aboard climb_aboard come_aboard run_up walk_up ride_up arrive appear enter return walk_in > does
    [actor] [actor.is] here with you now.
    [actor] [actor+stop] a few steps from you.
  swim_away swim_off ride_away ride_off sail_away sail_off march_off crawl_away slink_away slink_off hop_away gallop_off go_away go_off walk_away walk_off fly_away fly_off drive_away drive_off storm_out flee escape > does
    [actor] [actor.is] not here any more. You could still go after [actor.them].
  collapse cave_in > goes
    When the dust has come down one can see what is left of [actor].
  run_off run_away jump_off hurry_off > does
    The steps of [actor] go off, and then they can't be told from others.
  sleep doze > does
    [^actor] [actor+snore], if only a little. You could let [actor.them] be, or wake [actor.them].
  panic freeze > does
    [actor's] eyes are on you: somebody has to say what to do.
  blush > does
    It is some time before [actor] can look at you again.
  is_scared is_afraid is_frightened is_terrified is_nervous is_worried > does
    "You won't go away?" says [actor].
  is_hurt is_wounded is_injured > does
    "It's nothing," says [actor], rather too quickly.
  is_angry is_furious > does
    [actor] [actor+speak] very quietly now, and that is worse than shouting.
  is_tired is_exhausted is_sleepy > does
    [actor] [actor+sit] down on the first thing there is, and [actor+shut] both eyes.
  is_sad is_lonely is_heartbroken > does
    [actor] [actor+turn] away, so that you need not see.
  is_cold is_freezing > does
    [actor] [actor+shake], both arms wrapped round.
  hide_away > does
    Who does not know of [actor] sees nothing of [actor.them].
  there_is > by_knock by_cry by_shout by_bang by_crash by_thud by_noise by_sound by_howl by_whistle by_laughter by_footstep by_voice by_scream by_squeak by_rattle by_smell by_scent by_stink
    You keep still, to be sure of [actor.them].
  is_empty is_deserted is_abandoned > by_room by_house by_street by_town by_city by_village by_church by_shop
    Nothing moves in [actor], and nobody answers.
  there_is > does
    [^actor.they] [actor+turn] [actor.their] head, and [actor+look] at you.
  rain snow > goes
    @out In a minute everything at [place] that was dry is not.
  start begin fall come come_down pour pour_down > by_rain by_hail by_storm by_sleet by_downpour
    @out Before you have looked up the first of [actor] is on your face.
    @in You can hear [actor] on the roof, and all down the walls.
  start begin fall come come_down > by_snow
    @out It settles on all that there is at [place].
    @in Whatever lies outside [place] is white by and by.
  come come_in come_up roll_in creep_in settle thicken close_in > by_fog by_mist by_haze by_smoke by_cloud
    @out Ten steps off one sees shapes in [actor] now, and nothing more.
    @in Outside the window there is nothing left to be seen but [actor].
  pick_up rise get_up blow come_up howl > by_wind by_breeze by_gale
    @out Whatever is loose at [place] goes along with [actor].
    @in One can hear [actor] try the doors and windows, one after the other.
  come_up rise come_out > by_sun
    @out There are shadows at [place] now, long ones.
    @in A bar of light comes in, and lies across the floor of [place].
  set go_down sink > by_sun
    What colour there was at [place] goes with [actor].
  come_up rise come_out > by_moon by_star
    By [actor] one can see where one steps.
  go_out die die_down burn_out > by_fire by_candle by_campfire
    There is a red spot for a while where [actor] was, and then not even that.
  sink go_down go_under > by_boat by_ship by_raft by_canoe by_ferry
    Where [actor] was a few rings go out over the water.
  start start_up come_on go_on > by_machine by_appliance by_engine
    One can feel [actor] run, all through the floor.
  ring sound wail go_off blare > by_alarm by_siren
    It fills [place] to the roof, and nobody has to be told what it means.
  open fly_open swing_open burst_open slide_open > door gate hatch
    Nothing is left between here and what lies behind [object].
  open > by_eye
    It takes [actor] a moment to know where [actor.they] [actor.is].
  listen > does
    Nothing moves in [actor's] face for as long as [actor.they] [actor+listen].
  walk_past tiptoe_past run_past go_past come_past ride_past drive_past > does by_footstep by_step
    [^actor.they] [actor+go] by, and the sound of it gets fainter.
  shine glow > by_light by_lamp by_moon by_fire by_star by_lantern by_torch by_candle by_sun
    By the light of it you can see [prop].
  put_down set_down let_down > hero
    You have the ground under your feet again, and [actor] [actor+let] go of you.
  shake > hero
    Your teeth knock together, and [actor] [actor.does] not stop at once.
  lay_hand > hero
    You feel the weight of [actor's] hand.
  leak > goes
    Drop by drop it comes through [actor].
  take_hand hold_hand > hero
    [actor's] hand is in yours now.
  drip drip_down > goes
    There is a wet patch at [place] already.
  grab seize > hero
    It is a hard grip, and [hero] can't get free.
  block > hero way door path stair
    There is no getting past [actor] without a word, or a push.
  throw_at toss_at fling_at hurl_at chuck_at > hero
    You feel it come, and [actor] [actor+look] to see whether it hit.
  throw toss > hero
    [actor] [actor+let] go of it, and now it is you who has it.
  photograph > does
    There is a click, and [actor] [actor.has] it.
  slam > hero
    It knocks the breath out of you. [^actor] [actor+stand] over you, and [actor+wait].
  pull drag haul pull_up > hero
    You have to go where [actor] [actor+pull] you.
  pick_up lift lift_up hoist > hero
    Your feet are off the ground, and [actor] [actor+feel] how light you are.
  rain pour splash drench soak > hero
    You are wet to the skin, and [actor] [actor+see] it.
  fetch summon > being
    [object] [object+come], and [object+look] about to see what [object.they] [object.is] wanted for.
  come_on go_on light_up > light lamp lantern bulb
    Now one can see by [object], and be seen.
  sit sit_down > does
    [^actor] [actor+make] no move to get up again.
  smile grin beam > does
    It suits [actor].
  write write_down scribble jot > does
    From here [hero] cannot read what it is.
  begin start strike_up > by_musical_instrument by_band by_orchestra by_musician
    It fills [place] from end to end.
  refuse > does
    [^actor] [actor+stay] where [actor.they] [actor.is].
  wait > does
    [^actor] [actor+look] up, and [actor+see] you.
  form > goes does
    Where there was none there is [actor.a] now.
  turn turn_round > by_boat by_ship by_vessel
    The wake bends behind [actor].
  pull_in drag_in haul_in > hero
    [^hero] are inside, with all that belongs to you.
  catch > hero
    [^actor] [actor+hold] on, and you hang by it.
  pull_in come_in arrive dock roll_up > by_vehicle by_train by_bus by_ship
    It takes a moment until [actor] [actor+stand] still.
  land_on_me > does
    You feel the weight of [actor].
  land_on_me > by_insect by_leaf by_feather by_paper
    You hardly feel [actor], there.
  slow_down > by_vehicle by_train by_ship
    What goes by outside [actor] has edges again.
  quit leave > by_musical_organization by_team by_club by_society by_gang by_circle by_crew
    From now on it has to go on without [actor].
  arrive come_in > by_readable by_package by_parcel
    [^actor] [actor+lie] before you, not opened yet.
  start begin start_again begin_again > by_time
    All at once everything at [place] moves again.
  come come_up come_down come_closer approach > by_footstep by_step
    They are louder each time: [actor] [actor+come] nearer.
  roll_out roll > goes
    [^actor] [actor+roll] on a little way, and [actor+lie] still.
  shake tremble quake > by_ground by_earth by_floor by_house by_building
    Whatever stands loose at [place] rattles with it.
  tip_over capsize turn_over keel_over > boat ship canoe raft
    All that was in [object] is in the water.
  cough splutter > by_engine by_motor by_car by_generator
    One more like that, and [actor] may stop for good.
  go_off explode blow_up > bomb charge grenade mine shell
    After [object] you hear nothing for a while but a ringing.
  gasp > does
    Then it is so quiet at [place] that one could hear a pin.
  clap applaud cheer go_wild go_crazy > does
    It can be heard well beyond [place].
  lick > hero
    It is wet and warm, and [actor] [actor+know] no end of it.
  wake wake_up > does
    [^actor.they] [actor+look] about as if everything had been moved in the meantime.
  offer > hero
    [actor] [actor+wait] for your answer; it is for you to take it or not.
    "Well?" says [actor]. "Yes or no?"
  nudge poke tap touch > hero
    You turn, and [actor] [actor+look] at you as if there were something you ought to have seen.
  stare look watch glare > hero
    [actor] [actor.does] not look away.
  follow chase circle > hero
    Whenever you look round, [actor] [actor.is] there, and no further off.
  push shove elbow > hero
    You get out of [actor's] way, just, and keep your feet.
  rise come_up > by_water by_river by_tide by_flood by_sea
    There is less dry ground at [place] than a moment ago.
  go_off > by_gun by_cannon by_weapon by_firework
    The bang goes all through [place], and smoke hangs about [actor].
  go_off go_out fail > by_light by_torch by_lamp by_lantern by_electricity by_power
    One can see next to nothing of [place].
  start start_up come_on go_on turn_on > by_washer by_dryer by_device
    It can be heard all over [place].
  stop > by_music by_noise by_sound by_clock by_engine by_machine
    It is so quiet at [place] now that one could hear a pin.
  call > hero
    [^actor] [actor+wait] to see whether you come.
  smoke > goes
    There is a smell of burning about [actor].
  dictate recite > does
    Word follows word, and [actor] [actor.does] not stop.
  roll > by_vehicle
    [^actor] [actor+get] faster all by [actor.self].
  order command instruct > hero
    [actor] [actor+wait] to see it done.
  arrest handcuff catch capture > hero
    [^hero] are not free to go any more.
  confess own_up admit > does
    [^actor] [actor+look] lighter for it.
  come_off fall_off > goes
    [^actor] [actor+lie] a yard off.
  move start_off set_off > by_vehicle by_lift by_elevator
    Everything that hangs loose sways with [actor].
  come_back return > goes
    There [actor.they] [actor.is] again.
  drop spill > hero
    [^hero] [hero.is] not quick enough, and feel where it came down.
  surround encircle > thing place
    Nobody gets out of [object] unseen.
  turn_over roll_over overturn > by_vehicle
    [^actor] [actor+lie] on the side.
  release free untie let_go > hero
    Nothing holds [hero] any more.
  surround encircle > hero
    Whichever way you look, there [actor.is] [actor].
  lock_in lock_up imprison > hero
    There is no way out, as far as [hero] can see.
  fire sack dismiss replace > hero
    From today on somebody else will do [hero's] work.
  trip > hero
    [^hero] go down at full length.
  tickle > hero
    [^hero] laugh whether you want to or not.
  pay > hero
    [^hero] have it in hand now.
  miss > hero
    It goes by [hero], close enough to feel.
  fall come rise come_out > any_rain any_hail any_storm any_drizzl
    It is soon all that one hears at [place].
  fall come rise come_out > any_snow
    There is no sound of it at [place].
  fall come rise come_out > any_fog
    There is less to be seen of [place] each moment.
  fall come rise come_out > any_wind
    One has to speak louder at [place].
  fall come rise come_out > any_sun
    [^place] [place+grow] warm at once.
`)
