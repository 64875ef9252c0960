import { outcomesIn } from './outcome-list.ts'

/** How it shows that the hero, somebody ('does'), something ('goes') or the weather ('it') is as the player says. */
export const ofStates = outcomesIn(`
  is_cold is_freezing is_chilly is_icy > it
    [^hero's] breath stands white before you.
  is_hot is_boiling is_sweltering is_stuffy > it
    [^hero's] clothes stick to you.
  is_dark > it
    [^hero] have to feel your way, hand by hand.
  is_quiet is_silent > it
    One could hear a pin.
  is_late is_early > it self
    It is [time], to be exact.
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
  is_quiet is_silent > does
    Not a word comes from [actor].
  is_alive > does
    [^actor's] chest goes up and down.
  is_open > by_door by_gate by_lid by_hatch by_window
    One sees a strip of what is behind, and no more.
  is_surprised is_shocked is_stunned is_speechless > self
    For a moment [hero] forget to shut your mouth.
  is_warm is_comfortable is_cosy > self
    One could stay like this a good while.
`)
