import { outcomesIn } from './outcome-list.ts'

/** What one sees of a thing after the hero's hands were at it, by verb and kind; 'companion' and 'friend' are whoever looks on. */
export const ofWork = outcomesIn(`
  grind crush pound > mineral rock bone glass chalk
    [^object] [object.is] down to powder, fine enough to blow away.
  board board_up nail nail_up barricade bar > window door gate hatch shutter
    No light comes through [object] any more, and nobody else will either.
  plug plug_in connect wire wire_up hook_up > device machine computer battery cable wire
    With a click [object] [object+sit] where [object.they] [object+belong]. A small light comes on.
  lower let_down dangle > rope ladder bucket basket anchor line pot pan box crate container
    Hand over hand [object] [object+go] down, until the weight is gone from the other end.
  tie tie_up knot tie_together strap lash screw nail bolt glue chain bind moor > rope cord strap belt chain cable wire board plank lid hinge sheet sail tarpaulin boat mule horse
    Pull at [object] as one will, [object.they] [object+hold].
    [^object] [object+sit] fast; it would take more than two hands to undo that.
  unscrew untie unhook pry pry_up pry_open peel undo detach unbolt unwrap unlatch unbuckle prise jimmy > panel grille board plank lid cover plate plaque screw
    With a small crack [object] [object+come] away.
    One last turn, and [object] [object.is] loose in your hand.
  unscrew untie unhook pry pry_up pry_open peel undo detach unbolt unwrap unlatch unbuckle prise jimmy > rope knot strap belt string cord clasp buckle chain
    One tug, and [object] [object.is] loose.
  unscrew untie unhook pry pry_up pry_open peel undo detach unbolt unwrap unlatch unbuckle prise jimmy > parcel package gift present
    The wrapping falls off [object], layer by layer.
  pocket tuck tuck_away stash stow > made money readable food
    [^object] [object.is] out of sight; only a bulge shows that there is something.
  jiggle wiggle rattle shake twist budge nudge tilt > furniture rock boat wheel lever tooth nail
    [^object] [object+move], a little further each time.
  bail bail_out drain pump pump_out scoop empty > boat ship hold bilge
    By and by there is less of it; one can see the bottom of [object].
  flood soak drench douse > room place floor field garden
    [^object] [object.is] wet from end to end, and water stands where there was none.
  sharpen whet hone file > weapon blade axe knife scissors
    [^object] would take a hair off your arm now.
  oil grease lubricate tighten > machine hinge lock wheel chain device engine gear
    [^object] [object+run] smoothly again, with hardly a sound.
  play put_on > record tape cassette album music radio
    A crackle, and then [object] [object+begin]: every note as you remember it, wrong ones and all.
  swap exchange switch > container drink readable made
    Done: something else lies where [object] lay, and one would have to look twice.
`)
