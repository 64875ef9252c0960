import { outcomesIn } from './outcome-list.ts'

/** What one sees of what somebody ('does') or something ('goes') does in the player's words, and how it shows that what the player says is so. */
export const ofOthers = outcomesIn(`
  go_off > by_alarm by_siren by_device
    It goes through and through, and nobody can talk against it.
  come come_up come_down come_closer approach > by_footstep by_step
    They are louder each time: [actor] [actor+come] nearer.
  pull_in come_in arrive dock roll_up pull_up stop > by_vehicle by_train by_bus by_ship
    It takes a moment until [actor] [actor+stand] still.
  run_off run_away ride_away ride_off swim_away sail_off fly_away fly_off drive_away drive_off flee > does
    [^actor] [actor.has] a good start already, and [actor.does] not look round.
  cry sob weep > does goes by_voice
    By and by it gets quieter, and then it starts again.
  faint pass_out collapse > does
    [^actor] [actor+lie] quite still, but for the breath. Somebody has to see to [actor.them].
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
  =lack > breath
    [^hero] stand bent over, hands on knees, until it goes again.
  is_cold is_freezing is_chilly is_icy > it
    [^hero's] breath stands white before you.
  is_hot is_boiling is_sweltering is_stuffy > it
    [^hero's] clothes stick to you.
  is_dark > it
    [^hero] have to feel your way, hand by hand.
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
  shiver tremble shudder > does
    It goes through [actor] from top to toe, and does not stop.
  blush > does
    It goes up to the ears.
  gasp > does
    One hand goes up to [actor's] mouth.
  fire shoot > none
    The sound of it rolls away, and comes back from somewhere, smaller.
  vanish disappear > does goes
    Where [actor] was there is nothing at all.
  there_is > by_door by_hatch by_stair by_passage by_tunnel by_corridor by_staircase
    From here [hero] cannot see where [actor] [actor+lead].
  there_is > by_footprint by_track by_trail
    Whoever it was is not to be seen any more.
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
  slow slow_down brake > by_vehicle by_train
    Whatever hangs loose swings forward.
  open swing_open fly_open creak_open > by_door by_gate by_lid by_hatch
    Through the gap one sees only a strip of what is behind.
  close shut slam_shut swing_shut slam > by_door by_gate by_hatch
    Nothing more comes through [actor], not even a sound.
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
  smoke > by_machine by_engine by_vehicle by_device
    It bites in the nose.
  glow shine light_up > by_artifact by_stone by_crystal by_mushroom
    There is light on whatever is near [actor].
  strike > by_lightning
    The thunder is there in the same moment.
  arrive come > by_letter by_parcel by_package by_telegram by_postcard
    Somebody will have to open [actor].
  stop die_down let_up cease > by_rain by_wind by_storm by_hail by_thunder
    Only now one hears what else there is to hear.
  stop > by_snow
    The last flakes come down one by one.
  come fall > by_night by_evening by_dusk by_darkness by_nightfall
    The shadows run together.
  come break rise > by_morning by_dawn by_day by_daybreak by_noon
    The colours come back, one after the other.
  come arrive > by_winter
    @out [^hero's] breath stands white in the air.
  come arrive > by_spring
    @out There is green where there was none.
  ~given > hero
    Now you have [object].
    [^object] [object.is] in your hands now.
  ~taken > does
    [^actor] [actor.has] [object] now.
  ~dead > being
    [^object] [object+fall], and [object.does] not get up again.
  ~unconscious > being
    [^object] [object+lie] there, and [object.does] not stir.
  heal cure bandage patch_up treat > hero
    It hurts less than before.
  heal cure bandage patch_up > being animal
    It hurts [object] less than before.
  twist sprain > ankle foot knee leg
    Every step says so.
  is_late > does
    [^actor] [actor.is] out of breath.
  is_angry is_furious is_mad > does
    [^actor's] jaw is set hard.
  is_scared is_afraid is_frightened is_terrified > does
    [^actor's] eyes are wide, and go from one thing to the next.
  is_nervous is_anxious is_restless is_worried > does
    [^actor's] fingers will not lie still.
  is_happy is_glad is_excited is_delighted > does
    One can see it from ten steps off.
  is_tired is_sleepy is_exhausted is_weary > does
    [^actor's] eyes fall shut, and open again.
  is_hurt is_injured is_wounded > does
    [^actor] [actor+keep] one hand on the place.
  is_cold is_freezing > does
    [^actor's] lips are blue.
  is_wet is_soaked is_drenched > does
    There is a puddle already under [actor].
  is_alive > does
    [^actor's] chest goes up and down.
  is_awake > does
    [^actor's] eyes are open, and see [hero].
  is_full > by_container
    Nothing more would go in.
  is_open > by_door by_gate by_lid by_hatch by_window
    One sees a strip of what is behind, and no more.
  is_lost > self
    One way looks like the other.
`)
