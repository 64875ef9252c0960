import { outcomesIn } from './outcome-list.ts'

/** What one sees of what somebody ('does') or something ('goes') does in the player's words, and how it shows that what the player says is so. */
export const ofOthers = outcomesIn(`
  come come_in come_home come_back come_out return come_over come_up get_in step_in climb_in walk_up run_up ride_up arrive appear enter walk_in show_up turn_up > does
    [actor] [actor+stop] a few steps from you.
    [^actor] [actor+see] you, and [actor+come] a step nearer.
  there_is > does
    [^actor] [actor+see] you, and [actor+wait] for what you will say.
    [^actor] [actor+look] at you, as if the next word were yours.
  there_is > by_animal
    [^actor] [actor+see] you, and [actor+come] no nearer.
  come come_up come_down come_closer approach > by_footstep by_step
    They are louder each time: [actor] [actor+come] nearer.
  pull_in come_in arrive dock roll_up pull_up stop > by_vehicle by_train by_bus by_ship
    It takes a moment until [actor] [actor+stand] still.
  run_off run_away ride_away ride_off swim_away sail_off go_away walk_away walk_off fly_away fly_off drive_away drive_off storm_out flee escape run bolt dash > does
    [^actor] [actor.has] a good start already, and [actor.does] not look round.
  sit sit_down > does
    [^actor] [actor+make] no move to get up again.
  laugh giggle chuckle cackle > does
    It is some time before [actor] [actor.has] a straight face again.
  cry sob weep > does goes
    By and by it gets quieter, and then it starts again.
  pray > does
    The words come fast and low, one after the other.
  write write_down scribble jot > does
    From here [hero] cannot read what it is.
  confess own_up admit > does
    [^actor] [actor+look] lighter for it.
  faint pass_out collapse > does
    [^actor] [actor+lie] quite still, but for the breath. Somebody has to see to [actor.them].
  trip stumble slip > does
    [^actor] [actor.does] not get up at once.
  get_stuck is_stuck is_trapped > does goes
    [^actor] [actor.does] not get on any more, and not back either. Somebody will have to pull.
  knock bang > does goes
    Then it is quiet, as if somebody waited for an answer.
  ring beep buzz chime toll bark howl scream shriek yell > does goes
    It stops, and everything seems quieter than before.
  fail break_down sputter stall die > by_machine by_vehicle by_device by_engine
    [^actor] will not go on without help; somebody has to see what is wrong with [actor.them].
  burn catch_fire ignite is_on_fire > goes
    It runs up [actor] from one end to the other, and it grows bright and hot round [actor.them].
  break snap tear > by_rope by_cord by_chain by_cable by_string by_wire
    Both ends of [actor] hang loose.
  shatter break > by_glass by_window by_mirror by_bottle by_cup by_plate by_vase
    There are pieces of [actor] as far as one can see.
  roll_out roll > goes
    [^actor] [actor+roll] on a little way, and [actor+lie] still.
  explode blow_up go_off > by_bomb by_grenade by_mine by_shell
    After that you hear nothing for a while but a ringing.
  go_off > by_gun by_cannon by_weapon by_firework
    The bang rolls away, and smoke hangs about [actor].
  go_off go_out fail > by_light by_torch by_lamp by_lantern by_electricity by_power
    It takes a moment until one can see anything at all.
  go_out die die_down burn_out > by_fire by_candle by_campfire
    There is a red spot for a while where [actor] was, and then not even that.
  sink go_down go_under > by_boat by_ship by_raft by_canoe by_ferry
    Where [actor] was a few rings go out over the water.
  shake tremble quake > by_ground by_earth by_floor by_house by_building
    Whatever stands loose rattles with it.
  start begin fall come come_down pour pour_down > by_rain by_hail by_storm by_sleet by_downpour
    @out Before you have looked up the first of [actor] is on your face.
    @in You can hear [actor] on the roof, and all down the walls.
  start begin fall come come_down > by_snow
    @out It settles on all that there is.
    @in Whatever lies outside is white by and by.
  come come_in come_up roll_in creep_in settle thicken close_in > by_fog by_mist by_haze by_smoke by_cloud
    @out Ten steps off one sees shapes in [actor] now, and nothing more.
    @in Outside the window there is nothing left to be seen but [actor].
  pick_up rise get_up blow come_up howl > by_wind by_breeze by_gale
    @out Whatever is loose goes along with [actor].
    @in One can hear [actor] try the doors and windows, one after the other.
  fall come rise come_out come_up > by_sun
    It grows warm at once.
  set go_down sink > by_sun
    What colour there was goes with [actor].
  rise come_up > by_water by_river by_tide by_flood by_sea
    There is less dry ground than a moment ago.
  =lack > any
    [^hero] look in every corner, and there is none.
  =lack > breath
    [^hero] stand bent over, hands on knees, until it goes again.
  =have > any
    You feel for [object], and there [object.they] [object.is].
  is_cold is_freezing is_chilly is_icy > it
    [^hero's] breath stands white before you.
  is_hot is_boiling is_sweltering is_stuffy > it
    [^hero's] clothes stick to you.
  is_dark > it
    [^hero] have to feel your way, hand by hand.
  is_quiet is_silent > it
    One could hear a pin.
  is_loud is_noisy > it
    One has to shout to be heard.
  is_late is_early > it self
    It is [time], to be exact.
  is_bright > it
    [^hero] have to narrow your eyes.
  is_tired is_sleepy is_exhausted is_weary > self
    [^hero's] eyes would shut by themselves if you let them.
  is_cold is_freezing > self
    [^hero] can't keep your teeth from knocking together.
  is_wet is_soaked is_drenched > self
    It runs out at [hero's] sleeves.
  is_hungry is_starving > self
    [^hero's] stomach says so, too.
  is_thirsty > self
    [^hero's] tongue sticks to the roof of your mouth.
  is_scared is_afraid is_frightened is_terrified is_nervous > self
    [^hero's] heart beats up to your throat.
  is_sad is_lonely is_heartbroken > self
    There is something in [hero's] throat that will not go down.
  is_angry is_furious is_mad > self
    [^hero's] hands have closed by themselves.
  is_sick is_ill is_dizzy is_drunk > self
    Everything turns a little, and comes to a stop.
  is_hurt is_injured is_wounded > self
    With every move [hero] know where.
  is_happy is_glad is_proud is_excited is_relieved > self
    [^hero] cannot keep the smile off your face.
  is_stuck is_trapped is_caught > self
    [^hero] pull with all you have, and nothing gives.
  is_ashamed is_embarrassed > self
    [^hero's] face is hot up to the ears.
  is_locked > goes
    [^actor] [actor.does] not give, push as one may.
  is_dead is_broken > by_device by_machine by_vehicle by_phone by_engine
    Whatever one presses, [actor] [actor.does] nothing.
  is_gone is_missing is_lost is_stolen > goes
    Where [actor] should be there is nothing to be seen.
  is_empty > by_container
    One can see the bottom of [actor].
  is_asleep sleep doze > does
    [^actor's] breath goes slow and even.
  is_drunk > does
    [^actor] [actor+need] something to hold on to.
`)
