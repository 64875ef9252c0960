import { outcomesIn } from './outcome-list.ts'

/** What one sees of a thing after the hero's hands were at it, by the class of the verb; ':other' is what somebody beside says. */
export const ofWork = outcomesIn(`
  +shape > clay wax putty
    [^object] [object+turn] smooth under your hands, and [object+keep] the print of your thumb.
  +grind > mineral rock bone glass chalk
    [^object] [object.is] down to powder, fine enough to blow away.
  +heat > metal iron stone water oil
    The warmth of [object] can be felt from a yard off.
  +board > window door gate hatch shutter
    No light comes through [object] any more, and nobody else will either.
  +board:other > companion friend
    "Will that hold?" says [who], and [who+give] [object] a tug.
  +connect > device machine computer battery cable wire
    With a click [object] [object+sit] where [object.they] [object+belong]. A small light comes on.
  +lower > rope ladder bucket basket anchor line
    Hand over hand [object] [object+go] down, until the weight is gone: the end has come to the ground.
  +strip > paint rust bark ice wax
    [^object] [object+come] off in flakes. What is underneath is as bright as new.
  +fasten > rope cord strap belt chain cable wire board plank sail tarpaulin boat mule horse
    Pull at [object] as one will, [object.they] [object+hold].
    [^object] [object+sit] fast; it would take more than two hands to undo that.
  +unfasten > panel grille board plank lid cover plate plaque screw
    With a small crack [object] [object+come] away.
    One last turn, and [object] [object.is] loose in your hand.
  +unfasten > rope knot strap belt string cord clasp buckle chain
    One tug, and [object] [object.is] loose.
  +unfasten > parcel package gift present
    The wrapping falls off [object], layer by layer.
  +stow > made money readable food
    [^object] [object.is] out of sight; only a bulge shows that there is something.
  +shift > lock handle door lid
    Something inside [object] clicks. It is not open yet, but [object] [object+give] more than before.
  +shift > furniture rock boat wheel lever tooth nail
    [^object] [object+move], a little further each time.
  +shift:other > companion friend
    "Once more," says [who]. "I think [object] [object+give]."
  +bail > boat ship hold bilge
    By and by there is less of it; one can see the bottom of [object].
  +flood > room place floor field garden
    [^object] [object.is] wet from end to end, and water stands where there was none.
  +flood > cloth garment blanket bread
    [^object] [object.is] wet through.
  +flood:other > companion friend neutral
    "Where does all that water come from?" says [who].
  +copy > readable map drawing painting
    Line by line it is all there now, and nobody could tell that you had [object] before you.
  +inspect > machine vehicle engine rope boat bridge door roof furniture armour weapon tool
    From end to end [object] [object.is] sound but for one place. That is no wider than a finger, and can be mended.
    There is nothing on [object] that would not hold, and now you know it.
  +inspect:other > companion friend
    "Well?" says [who]. "How does it look, [object]?"
  +sharpen > weapon blade axe knife scissors
    [^object] would take a hair off your arm now.
  +oil > machine hinge lock wheel chain device engine gear
    [^object] [object+run] smoothly again, with hardly a sound.
  +polish > made metal silver
    What was dull in [object] is bright again.
  +patch > boat roof wall tyre tire hull machine pipe fence road
    [^object] [object+hold], and with luck [object+go] on holding.
  +patch:other > companion friend
    "As good as new," says [who]. "Or nearly."
  +smother > fire flame campfire candle
    A hiss, a cloud of smoke, and there's nothing left of [object] but the smell.
  +smother:other > companion friend neutral
    "Is it out?" says [who], still holding [who.their] breath.
  +perform > record tape cassette album music radio
    A crackle, and then [object] [object+begin]: every note as you remember it, wrong ones and all.
  +perform:other > companion friend neutral
    "I had forgotten that one," says [who], and [who.is] nearly smiling.
  +reroute > power wire circuit computer machine
    Something clunks, and [object] [object.is] where you want [object.them].
  +wrap > scarf bandage rope cloth chain
    [^object] [object+go] all the way round, and once more.
  +swap > container drink readable made
    Done: something else lies where [object] lay, and one would have to look twice.
  +swap:other > companion friend
    "Nobody will know the difference," whispers [who].
  +crush > box hat can paper
    [^object] [object.is] as flat as a letter.
  +motion:other > companion friend
    "Careful!" says [who]. "Look where you put your feet."
    "I'm right behind you," says [who].
    "Not so fast," says [who]. "Wait for me."
  +treat:other > companion friend neutral
    "[^object.a]? For me?" says [who]. "You have saved my life."
    "I could have eaten three of those," says [who] when [object] [object.is] gone.
  +motion:other > foe
    "Where do you think you are going?" says [who].
`)
