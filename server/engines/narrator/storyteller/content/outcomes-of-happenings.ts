import { outcomesIn } from './outcome-list.ts'

/** What one sees and hears of what a thing, the weather or the hour does in the player's words. */
export const ofHappenings = outcomesIn(`
  go_off > by_alarm by_siren by_device
    It goes through and through, and nobody can talk against it.
  ~comes > goes
    [^actor] [actor+come] nearer all the while.
  there_is > by_animal
    [^actor] [actor+see] you, and [actor+come] no nearer.
  come come_up come_down come_closer approach > by_footstep by_step
    They are louder each time: [actor] [actor+come] nearer.
  pull_in come_in arrive dock roll_up pull_up stop > by_vehicle by_train by_bus by_ship
    It takes a moment until [actor] [actor+stand] still.
  fail break_down sputter stall die > by_machine by_vehicle by_device by_engine
    [^actor] will not go on without help; somebody has to see what is wrong with [actor.them].
  burn catch_fire ignite is_fire > goes
    It runs up [actor] from one end to the other, and it grows bright and hot round [actor.them].
  break snap tear > by_rope by_cord by_chain by_cable by_string by_wire
    Both ends of [actor] hang loose.
  shatter break > by_glass by_window by_mirror by_bottle by_cup by_plate by_vase
    There are pieces of [actor] as far as one can see.
  roll_out roll > goes
    [^actor] [actor+roll] on a little way, and [actor+lie] still.
  explode blow_up > goes
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
    Whatever is out in [actor] is wet at once.
  start begin fall come come_down > by_snow
    Whatever lies under the open sky is white by and by.
  come come_in come_up roll_in creep_in settle thicken close_in > by_fog by_mist by_haze by_smoke by_cloud
    What is ten steps off out there is only a shape in [actor] now.
  pick_up rise get_up blow come_up howl > by_wind by_breeze by_gale
    Whatever is loose out there goes along with [actor].
  fall come rise come_out come_up > by_sun
    It grows warm at once.
  set go_down sink > by_sun
    What colour there was goes with [actor].
  rise come_up > by_water by_river by_tide by_flood by_sea
    There is less dry ground than a moment ago.
  ~is > goes
    However long one looks at [actor], it stays so.
    You look at [actor] again, and there is no doubt about it.
  ~there > goes
    Two steps, and you could reach [actor].
  ~sounds > goes
    You listen, and it does not come again at once.
  there_is > by_door by_hatch by_stair by_passage by_tunnel by_corridor by_staircase
    From here [hero] cannot see where [actor] [actor+lead].
  there_is > by_footprint by_track by_trail
    Whoever it was is not to be seen any more.
  there_is > by_shadow by_figure by_silhouette
    As long as [hero] look, it does not move.
  there_is > by_sound
    It does not come again at once.
  there_is > by_light by_glow
    One cannot tell yet how far off it is.
  shake tremble > by_hand
    It gets no better for being looked at.
  flicker blink > by_light by_lamp by_lantern by_candle by_torch by_bulb
    For a moment nothing is to be seen, and then all is there again.
  dim fade > by_light by_lamp by_lantern by_bulb
    The corners go dark first.
  come_on go_on light_up > by_light by_lamp by_lantern by_bulb
    All at once everything has a shadow.
  strike chime > by_clock by_bell
    The last stroke hangs in the air a good while.
  stop > by_clock by_watch
    Neither hand moves any more.
  crackle hiss hum buzz whir > by_device by_machine by_engine by_monitor by_radio by_appliance
    It gets louder, and then it is as before.
  start start_up begin turn_on switch_on > by_machine by_device by_engine by_vehicle by_appliance
    Nothing says that [actor] will stop again soon.
  slow slow_down brake > by_vehicle by_train
    Whatever hangs loose swings forward.
  open swing_open fly_open creak_open > by_door by_gate by_lid by_hatch
    Through the gap one sees only a strip of what is behind.
  close shut slam_shut swing_shut slam > by_door by_gate by_hatch
    Nothing more comes through [actor], not even a sound.
  creak groan > by_door by_stair by_floor by_floorboard by_roof by_ladder by_board
    When one listens for it, it is still.
  rattle > goes
    It stops, and begins again.
  drip leak > goes
    There is a wet spot already where it falls.
  melt > by_ice by_snow by_wax by_icicle
    What was [actor] runs off, drop by drop.
  freeze freeze_over > by_water by_river by_lake by_pond by_sea by_stream by_canal
    One could knock on [actor] now.
  collapse cave_in fall_down fall_in > by_structure by_roof by_ceiling
    Dust comes up, and goes down again only slowly.
  crack > by_ice by_glass by_wall by_ground by_floor by_mirror
    The line runs on from one end to the other.
  break > by_artifact
    What is left of [actor] will not be put together in a hurry.
  break crack > by_voice
    It takes a swallow or two until it goes on.
  smoke > by_machine by_engine by_vehicle by_device
    It bites in the nose.
  glow shine light_up > by_artifact by_stone by_crystal by_mushroom
    There is light on whatever is near [actor].
  strike > by_lightning
    The thunder is there in the same moment.
  arrive come > by_letter by_parcel by_package by_telegram by_postcard
    Somebody will have to open [actor].
  smell stink reek > goes
    It grows stronger the nearer one comes.
  taste > goes
    The taste stays a while.
  stop die_down let_up cease > by_rain by_wind by_storm by_hail by_thunder
    Only now one hears what else there is to hear.
  stop > by_snow
    The last flakes come down one by one.
  pass go_by > by_day by_week by_month by_year by_fortnight by_hour by_night
    Little has changed here, as far as [hero] can see.
  come fall > by_night by_evening by_dusk by_darkness by_nightfall
    The shadows run together.
  come break rise > by_morning by_dawn by_day by_daybreak by_noon
    The colours come back, one after the other.
  come arrive > by_winter
    @out [^hero's] breath stands white in the air.
  come arrive > by_spring
    @out There is green where there was none.
`)
