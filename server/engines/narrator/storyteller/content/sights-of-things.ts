import { outcomesIn } from './outcome-list.ts'

/** A close look at a kind of thing: one detail that is decided then, and stays so. What stands in braces comes into the story. */
export const ofThings = outcomesIn(`
  see > door gate hatch trapdoor doorway entrance lid
    [^object] [object.has] two locks. One is old and full of dust; the other is new, and somebody has oiled it.
    One hinge of [object] is brighter than the other. It has been changed not long ago.
    [^object] [object+fit] badly. A finger goes into the gap at the bottom, and there is a draught in it.
  see > window pane
    In the lower left pane of [object] somebody has scratched two letters and a heart with something hard.
    There are prints on [object], five fingers and a palm. They are on the outer side.
    The glass of [object] is older than the rest; everything behind it wavers a little when you move your head.
  see > readable book
    In the margin of [object] someone has kept a tally in pencil, five strokes at a time, and stopped in the middle of a five.
    One corner of [object] has been torn away, neatly, along a crease, the way one tears off what one means to keep.
    Two hands have been at work on [object]: one upright and brown with age, one quick, slanting, and still black.
    There is a ring on [object] where a cup stood, and inside of the ring a single word: "Thursday".
    One line of [object] is struck out so hard that the paper has given way.
  see > map
    On [object] a way has been marked in red, round by the long side, and nobody has marked why not the short one.
    [^object] [object+name] every brook for a day's walk, and leaves one patch white, no larger than a thumbnail.
    There is a second coast on [object] in pencil, half a day west of the printed one, with a question mark.
  see > picture painting portrait fresco mural
    The hands in [object] are better than the face, as if whoever made it had not been allowed to look up.
    In the background of [object], very small, somebody is climbing out of a window.
    The signature on [object] has been scraped off. What is left of it begins with an M.
  see > container box chest crate trunk case basket barrel sack bag
    [^object] [object.has] a label with half an address: "… to be called for, [name]".
    The bottom of [object] is thicker than it need be, by about the height of a hand.
    A number has been burnt into [object], 417, and under it a smaller one in chalk: 3.
  see > mirror
    The mirror is hung a little too low for you; it was put there for somebody who comes up to your shoulder.
    Somebody has written on the glass with a finger. It shows when you breathe on it: "not yet".
  see > clock watch
    [^object] [object+run] eleven minutes fast, and somebody has scratched "on purpose" beside the winding hole.
    The hands stand at ten to four, and there is dust on them.
    Behind the glass of [object] a pressed clover is stuck. It has four leaves.
    On the back of [object] is engraved "for [name], who was never late".
    The minute hand has been mended with a pin, and jumps a little each time it passes the nine.
  see > lock padlock catch latch bolt
    There are fine bright scratches round the keyhole, all on the right: somebody left-handed has been at it, with a pin.
    It is older than what it locks, and better made. On the plate is a tiny fox, with its tail round the keyhole.
    It has been oiled within the week. A drop hangs from the lower edge.
    The screws don't match. Two are brass and two are steel, and the steel ones have been turned in a hurry.
  see > bell gong chime
    On the inside of the rim two letters are cut, and a year that nobody here can make anything of.
    The clapper has been wrapped in a strip of felt, so that it can swing and say nothing.
    There is a crack in it no longer than an eyelash. It will not ring true on anything above a tap.
    It hangs by a new strap, red, and the strap is too good for it.
  see > telescope periscope binoculars lens microscope spyglass scope
    There is a hair across the glass, on the inside, where nobody gets at it but whoever made it.
    It is set to somebody else's eyes. When you have turned it true it points at one spot, and stays there.
  see > damage crack dent scratch stain hole rust
    A long scrape, down to the bare stuff, and in it flecks of a blue that does not belong here.
    There is more of it on the left than on the right, and it begins at the height of a hip.
  see > tooth fang
    The upper left is gold, and newer than the others; the one beside it has been filed.
    All of them are there, and very clean, and there are two more than there should be.
  see > sail
    Near the tip it has been mended with a square of other stuff, sewn on in small, even, angry stitches.
    There is a row of marks along the edge, eleven of them, as if somebody had kept count of something.
  see > writing handwriting signature script
    It leans to the left, and leans more from line to line. Somebody was tired, or was being watched.
    The t's are crossed twice. The second stroke is in another ink.
    A woman's hand, one would say, or a clerk's; and the last word, which is a name, was copied from somewhere, stroke by stroke.
  see > machine console panel terminal computer
    One of the lamps on [object] is dark, and one blinks that should not: three short, one long, and again.
    [^object] [object.has] been opened lately. Two of the screws are new, and the third is missing.
    Somebody has put a strip of tape over one switch of [object] and written on it: "NO".
    Maker's plate: worn smooth, but for a year and the word "prototype".
  see > screen monitor
    A line of letters goes along the bottom and begins again: "PLEASE CONFIRM". There are two buttons, and neither says no.
    A crack runs across it from corner to corner. Behind the crack there is a list of files, and the newest is from today.
  see > smartphone cellphone mobile
    There are eleven missed calls, all from the same number, and the last is two minutes old.
    The glass is cracked in one corner. Behind it: a photograph of a dog, the time, and "3 %".
  see > fire fireplace hearth campfire ashes
    Among the ashes lies {the spine of a small book}, with two letters of gold left on it.
    The embers have been raked to one side to make room for something flat.
    It has not been out for an hour: under the grey there is a whole handful of red.
    Somebody has burnt letters here. One corner is left, brown: "… and never, as long as I …"
  see > sword blade axe knife dagger
    There are three notches in the edge of [object], close together, and one further up that has been ground almost smooth.
    [^object] [object.has] been cleaned by somebody who does it every day, and has missed the place where the blade meets the hilt.
    On the grip of [object] the leather is worn in the shape of a hand, and it is a left hand.
    The balance of [object] is better than it looks; somebody had it made for a person your size.
  see > pistol rifle revolver
    @teen One shot is missing from [object], and the barrel smells of it.
    @teen A number has been filed off [object]; what is left is a 7.
  see > coat jacket
    The name tape in [object] says [name].
    One pocket of [object] is worn through, and has been mended by somebody who can't sew.
    A long white hair lies on the collar.
  see > shoe boot slipper sandal
    The heels are worn down on the outer side, as by somebody who walks on decks, or on the edges of things.
    New soles, old uppers; and the left lace is a bit of fishing line.
  see > garment hat glove
    A seam of [object] has been sewn again with thread of another colour.
  see > jewelry ring necklace brooch locket crown amulet pendant bracelet earring
    On the inside of [object], so fine that it takes good light: "until the river turns".
    [^object] [object+leave] a green mark on the skin. It is not gold.
    [^object] [object.is] worth more than it looks. The setting is plain on purpose, and the stone has no fault at all.
  see > money coin gold silver cash treasure
    Most of it is what it should be. Two pieces are a little too light, and ring like tin.
    It is more than one would leave lying about, and less than anyone would lie for.
  see > key
    The bit of [object] has three teeth, and one has been filed down not long ago: the metal is bright there.
    A tag hangs on [object], with a number, 12, and a drop of candle wax.
    There is soap in the grooves of [object]. Somebody has taken a print.
  see > meal bread cake soup
    [^object] [object.is] still warm, and there is enough for three.
    It smells better than it looks: pepper, and something green.
  see > drink bottle cup mug glass
    A third of it is gone, and the level is marked with a line and yesterday's date.
    Something has settled at the bottom, fine as flour.
  see > plant flower tree bush vine rose herb
    Under one leaf of [object] sits a snail, striped yellow and brown, and it is the only thing here that is in no hurry.
    [^object] [object+lean], all of it, to the side where there is no light.
    A spider has strung a thread from [object] to the nearest thing that stands still, and it has caught a drop at every finger's breadth.
  see > egg
    The shell is grey-green, rough as bark, and covered with fine lines that almost make a pattern. It is as large as a loaf.
    There is a hair-thin crack at the blunt end, no longer than a fingernail, and it was not made from outside.
    When the light comes from behind, something dark in it turns over.
  see > track trail footprint print spoor hoofprint pawprint mark rut
    They are fresh: the edges have had no time to dry. Whoever made them limped on the left side.
    Two have walked here, side by side, and from the flat stone on only one, and deeper.
    The stride is long, and gets longer. Somebody began to run here.
    Small feet, bare, and beside them the marks of a dog's. They lead away from the road.
    They come up from the water and stop after eleven steps. There are none that go back.
    A heel with a nail missing. One would know it again anywhere.
  see > corpse carcass laid
    [^object] [object+lie] as if put down with care, and one shoe is gone.
    One side of [object] is wet and the other dry: [object.they] [object.was] turned over.
    The right hand is closed round something. It is {a torn scrap of blue cloth}.
    There is ink on the thumb and the first two fingers, and it has not dried long.
    There is a paler band round the left wrist, where until lately something was worn.
    The heels have left two lines in the ground, a good way back: whoever it is was dragged here.
  see > wound injury cut bite burn bruise scar
    The edges of [object] are clean, and the two halves match: whatever did it was sharp, and in no hurry.
    [^object] [object.is] half a day old, and somebody has washed [object.them] already, with something that smells of pine.
    [^object] [object.has] the shape of a horseshoe, and is a good deal smaller than a horse's.
  see > animal
    [object] [object+watch] you the way one watches a door that may have supper behind it.
    [object] [object.is] thinner than one would like, and does not complain of it.
    [object] [object+blink] at you, slowly, twice, which is either trust or contempt.
  see > vehicle car truck cart wagon carriage boat ship bicycle van bus train
    One side of [object] is scraped from end to end, and the scrape is new.
  see > piano violin guitar harp lute cello fiddle
    One note of it has been played more than all the others together: the varnish is gone there.
    [^object] [object.has] a crack that has been glued with love and no skill.
  see > statue sculpture idol
    The toe of [object] is polished bright by all the hands that have asked it for something.
    [^object] [object.has] six fingers on the left hand. Nobody makes that mistake by mistake.
    The eyes have been made so that they follow one. Only, they follow a little late.
  see > table desk
    One leg of [object] stands on {a folded playing card}, the queen of spades, to keep it from rocking.
    There is a round mark on [object] where something stood for years, and a square one where something stands no more.
  see > wall
    There is a hole just as wide as a finger, and cold air comes out of it.
    A patch of it has been mended with another colour, and in the patch there is the print of a small hand.
  see > stairs staircase stair
    The third step is newer than the others, and the dust on it lies thicker.
    Someone has come down here with a load: there are scrapes on both sides, at the height of a hip.
  see > doll puppet
    [^object] [object.has] real hair, and it has been cut lately.
    One eye of [object] has been replaced with a button, and looks kinder than the other.
    Under the foot of [object] is a number, 7 of 12.
  see look > mummy
    One of the bandages, or what is left of one, is new: the weave is finer and there is a laundry mark.
  see > sky
    A long thin cloud lies across it, quite straight, as if drawn with a ruler.
    Birds go over, all one way, and not the way they go at this time of year.
    The colour at the edge of it is wrong: a little green, like old copper.
  see > sea river lake pond
    Something pale turns over, a good way down, and is gone.
    There is a line of foam across it that does not move with the rest.
    Rings go out over it from one spot, again and again, and nothing is falling.
  see > house cottage
    [^object] [object.has] a new roof on old walls. Somebody has come into money, or into fear of rain.
    There is a path trodden to the back of [object], and none to the front.
    Smoke comes from one chimney of [object], and from the other swallows.
  see look > crowd audience
    Two of them are whispering, and when they notice that you see it they begin to talk about the weather.
  see > face
    One corner of the mouth goes up, and is called back at once.
    There is a muscle at the jaw that does not keep still.
    The eyes are red at the edges, from smoke or from something else.
    Nothing moves in it but the nostrils.
  see > hand finger
    The nails are bitten, all but one, and that one is kept long.
    There is a paler ring on the third finger, where until lately there was another.
    They are quite still. It is the stillness of somebody who has practised it.
    There is ink in the creases, and a fresh scratch across the knuckles.
  see > eye
    They go to the door, then to you, then to the door.
    One is a shade lighter than the other. One has to stand close to see it.
  see > thing
    There is no more to be seen on [object] than one sees at first.
`)
