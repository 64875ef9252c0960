import { outcomesIn } from './outcome-list.ts'

/** What one sees and hears of what a thing, the weather or the hour does in the player's words. */
export const ofHappenings = outcomesIn(`
  go_off > by_alarm by_siren by_device
    It goes through and through, and nobody can talk against it.
  pull_in come_in arrive dock roll_up pull_up stop > by_vehicle by_train by_bus by_ship
    It takes a moment until [actor] [actor+stand] still.
  fail break_down sputter stall die > by_machine by_vehicle by_device by_engine
    [^actor] will not go on without help; somebody has to see what is wrong with [actor.them].
  explode blow_up > goes
    After that you hear nothing for a while but a ringing.
  go_off > by_gun by_cannon by_weapon by_firework
    The bang rolls away, and smoke hangs about [actor].
  go_off go_out fail > by_light by_torch by_lamp by_lantern by_electricity by_power
    It takes a moment until one can see anything at all.
  go_out die die_down burn_out > by_fire by_candle by_campfire
    There is a red spot for a while where [actor] was, and then not even that.
  shake tremble quake > by_ground by_earth by_floor by_house by_building
    Whatever stands loose rattles with it.
  start begin fall come come_down pour pour_down > by_rain by_hail by_storm by_sleet by_downpour
    Whatever is out in [actor] is wet at once.
  come come_in come_up roll_in creep_in settle thicken close_in > by_fog by_mist by_haze by_smoke by_cloud
    What is ten steps off out there is only a shape in [actor] now.
  pick_up rise get_up blow come_up howl > by_wind by_breeze by_gale
    Whatever is loose out there goes along with [actor].
  there_is > by_door by_hatch by_stair by_passage by_tunnel by_corridor by_staircase
    From here [hero] cannot see where [actor] [actor+lead].
  there_is > by_light by_glow
    One cannot tell yet how far off it is.
  flicker blink > by_light by_lamp by_lantern by_candle by_torch by_bulb
    For a moment nothing is to be seen, and then all is there again.
  close shut slam_shut swing_shut slam > by_door by_gate by_hatch
    Nothing more comes through [actor], not even a sound.
  break crack > by_voice
    It takes a swallow or two until it goes on.
  stop die_down let_up cease > by_rain by_wind by_storm by_hail by_thunder
    Only now one hears what else there is to hear.
  pass go_by > by_day by_week by_month by_year by_fortnight by_hour by_night
    Little has changed here, as far as [hero] can see.
`)
