import { outcomesIn } from './outcome-list.ts'

/**
 * What whoever or whatever has done something in the player's words does or says next, fitting their kind: '+comes' by what
 * it was. It holds of whoever does that, and brings in nobody and nothing.
 */
export const afterOthers = outcomesIn(`
  +comes > by_robber by_bandit by_outlaw by_pirate
    "Pockets," says [actor]. "Then the shoes. They look as if they would fit me."
    "There is a toll here, since this morning," says [actor]. "It depends on what you have with you. What have you with you?"
  +scream +shriek +yell > does
    In the silence afterwards [actor] [actor+look] as surprised by it as anybody.
  +demands > does
    [^actor] [actor+wait] for what you will say.
    [^actor's] eyebrows have gone up, and there they stay until something is said.
    [^actor] [actor+look] at you, and there is no hurry in it.
  +insists > does
    [^actor] [actor+stand] where nobody can well get by. It does not look like chance.
    "Well?" says [actor].
    [^actor] [actor+look] at you, and [actor+wait], and [actor.does] not look away.
  +says > does
    [^actor] [actor+look] at you then, and [actor+wait].
    [^actor] [actor+watch] how you take it.
    Now [actor] [actor+look] to you.
    That said, [actor] [actor+leave] the next word to you.
  +~acts > does
    Then [actor] [actor+look] at you.
    That done, [actor] [actor+turn] to you.
    [^actor] [actor+wait] to see what you will do.
    [^actor] [actor+look] round, and [actor+see] that you have seen it.
  +~acts_hero +~feels_hero +~speaks_hero > does
    [^actor] [actor+wait] to see how you take it.
    For a moment [actor] [actor.does] nothing more, and [actor+look] at you.
  +~speaks > does
    [^actor] [actor+wait] to see what comes of it.
  +come +come_in +come_home +come_back +come_out +return +come_over +come_up +arrive +appear +enter +show_up +turn_up > does
    [actor] [actor+stop] a few steps from you.
    [^actor] [actor+see] you, and [actor+come] a step nearer.
    [^actor] [actor+look] at you, as if the next word were yours.
  +there_is > does
    [^actor] [actor+see] you, and [actor+wait] for what you will say.
  +sit +sit_down > does
    [^actor] [actor+make] no move to get up again.
  +stand_up +get_up +rise > does
    [^actor] [actor+stay] on [actor.their] feet.
  +laugh +giggle +chuckle +cackle > does
    It catches, too: you feel the corner of your mouth go.
    [^actor] [actor+wipe] [actor.their] eyes with the back of a hand. "No," [actor.they] [actor+say]. "No, go on."
  +smile +grin +beam > does
    It goes as far as the eyes.
  +trip +stumble +slip > does
    "I meant to do that," says [actor].
  +sing +hum +whistle +dance > does
    By the second time round your own foot is at it, too.
  +gets_away > by_animal
    It is astonishing how fast [actor] [actor.is].
  +hold_out > does
    "Take it," says [actor].
  +go_out +fail +die > by_light by_lamp by_power by_electricity by_torch by_lantern by_candle by_bulb
    Then there is only what light comes from elsewhere.
  +stop +die +break_down +stall +fail +sputter +stutter > by_engine by_machine by_vehicle by_computer
    In the quiet one hears it tick as it cools.
  +ring +buzz +chime > by_phone by_telephone by_doorbell
    Whoever it is does not give up easily: it rings again.
  +close +shut +slam +slam_shut +swing_shut > by_door by_gate by_hatch
    The draught of it goes once through everything.
  +fall +drop +crash +topple +come_down +tumble > by_rock by_stone by_branch by_tree by_ceiling by_roof
    There is dust everywhere, and it takes its time to settle.
  +break +crack +shatter +split +snap > by_ice
    The sound goes out, and comes back from the far side.
  +burn +catch_fire +ignite +is_fire > by_building by_house by_barn by_ship by_boat by_curtain by_roof by_tree by_forest
    The heat comes to your face like an open hand.
  +rise +flood +pour_in > by_water by_river by_tide by_sea
    It has found every crack already.
  +come_up +rise > by_sun by_moon
    The first of it lies along the ground, thin as a ruler, and everything has a shadow ten times its own length.
  +go_down +set > by_sun
    The warmth goes with it, as if somebody had shut a stove.
    For a moment all the edges are red, and then there are no edges.
  +come +fall > by_night by_evening by_dusk by_darkness by_nightfall
    The colours go first, and then the edges. What is white stays longest.
  +start +begin +come +fall +come_down +pick_up > by_rain by_snow by_storm by_hail
    Tracks will not last long in that.
`)
