import { outcomesIn } from './outcome-list.ts'

/** A close look at a kind of thing: one detail that is decided then, and stays so. What stands in braces comes into the story. */
export const ofThings = outcomesIn(`
  see > door gate hatch trapdoor doorway entrance lid
    The paint round the handle of [object] is worn to the wood, but only on the inner side, where hands push to get out.
    At knee height on [object] there are scratches, an even row of nine, with a date beside the last.
    [^object] [object.has] two locks. One is old and full of dust; the other is new, and somebody has oiled it.
    One hinge of [object] is brighter than the other. It has been changed, and by somebody in a hurry: a screw lies on the floor.
    There is a strip of light under [object], and in the middle of it a shadow as wide as two feet.
    Somebody has written a name in the dust at the top of [object], where only a tall person gets to: [name].
    [^object] [object+fit] badly. A finger goes into the gap at the bottom, and the air that comes through is warmer than here.
    A hair has been stuck across the crack of [object], the way it is done by people who want to know whether somebody was there. It is not broken.
    On the frame of [object] hangs {a loop of red thread} with one bead on it.
    [^object] [object+stand] a finger's breadth ajar, though from further off one would have sworn [object.they] [object.was] shut.
    The lower corner of [object] is gnawed, and not by mice: the marks are as wide as a thumb.
  see > window pane porthole skylight viewport
    In the lower left pane of [object] somebody has scratched two letters and a heart with something hard.
    The catch of [object] is broken off, cleanly, and lies on the sill.
    There are prints on [object], five fingers and a palm. They are on the outer side.
    A moth lies on the sill of [object], and beside it {a small brass key} green with age.
    [^object] [object.has] been painted shut, and then, much later, cut open again with a blade.
    The glass of [object] is older than the rest; everything behind it wavers a little when you move your head.
  see > readable book
    In the margin of [object] someone has kept a tally in pencil, five strokes at a time, and stopped in the middle of a five.
    One corner of [object] has been torn away, neatly, along a crease, the way one tears off what one means to keep.
    Two hands have been at work on [object]: one upright and brown with age, one quick, slanting, and still black.
    There is a ring on [object] where a cup stood, and inside of the ring a single word: "Thursday".
    [^object] [object.has] been folded to the size of a stamp, and carried like that for a long time.
    One line of [object] is struck out so hard that the paper has given way.
    Held against the light, [object] [object+show] the marks of what was written on the sheet above: a column of numbers, and "ask [name]".
  see > map chart plan globe
    On [object] a way has been marked in red, round by the long side, and nobody has marked why not the short one.
    Somebody has pricked three holes in [object] with a needle. Two are where one would expect them; the third is in the middle of nothing.
    [^object] [object+name] every brook for a day's walk, and leaves one patch white, no larger than a thumbnail.
    On the back of [object] there is a list of six names, five of them ticked. The sixth is [name].
    The fold of [object] runs right through the place one would want to see, and what is left there is a corner of a roof and "not after dark".
    There is a second coast on [object] in pencil, half a day west of the printed one, with a question mark.
  see > picture painting portrait photograph photo drawing poster engraving fresco mural tapestry
    There are five people in [object]. Four look at you; the fifth looks at something behind the one who made it.
    The hands in [object] are better than the face, as if whoever made it had not been allowed to look up.
    In the background of [object], very small, somebody is climbing out of a window.
    A brighter rectangle round [object] shows that a larger one hung there for years.
    In [object] there is a dog under the table, and it has something in its mouth that shines.
    The signature on [object] has been scraped off. What is left of it begins with an M.
    Somebody has turned [object] to the wall and back again more than once: the nail has worn a groove.
    [^object] [object+show] a house with one lit window, and the window has been painted over a darker one, with a face in it.
  see > container box chest crate trunk case basket barrel sack bag
    [^object] [object.has] a label with half an address: "… to be called for, [name]".
    [^object] [object.is] tied with four knots. Three are a sailor's; the fourth is a child's.
    One side of [object] is warm to the hand, and the other is not.
    When [object] [object.is] tilted, something inside slides, stops, and after a moment slides back.
    The bottom of [object] is thicker than it need be, by about the height of a hand.
    Round [object] the dust has been disturbed: [object.they] stood a step further to the left until not long ago.
    A number has been burnt into [object], 417, and under it a smaller one in chalk: 3.
    There are breathing holes in [object], made from the inside.
    Under the lid of [object] a corner of cloth hangs out: green, with a gold thread.
  see > mirror
    The mirror is hung a little too low for you; it was put there for somebody who comes up to your shoulder.
    In the mirror the room is as it is, but for the door: there it is open.
    You look tired, and there is a smear of something blue on your cheek that you can't account for.
    Somebody has written on the glass with a finger. It shows when you breathe on it: "not yet".
  see > clock watch timepiece sundial hourglass
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
    It was patched once, from the inside, with a piece cut out of a biscuit tin.
  see > tooth fang
    The upper left is gold, and newer than the others; the one beside it has been filed.
    All of them are there, and very clean, and there are two more than there should be.
  see > wing propeller fin sail
    Near the tip it has been mended with a square of other stuff, sewn on in small, even, angry stitches.
    There is a row of marks along the edge, eleven of them, as if somebody had kept count of something.
  see > writing handwriting signature script
    It leans to the left, and leans more from line to line. Somebody was tired, or was being watched.
    The t's are crossed twice. The second stroke is in another ink.
    A woman's hand, one would say, or a clerk's; and the last word, which is a name, was copied from somewhere, stroke by stroke.
  see > device machine console panel terminal engine machinery computer appliance equipment
    One of the lamps on [object] is dark, and one blinks that should not: three short, one long, and again.
    [^object] [object.has] been opened lately. Two of the screws are new, and the third is missing.
    Somebody has put a strip of tape over one switch of [object] and written on it: "NO".
    [^object] [object.is] warm. Whoever used [object.them] has not been gone for ten minutes.
    The needle stands just short of the red, and trembles.
    Under the dust [object] [object+hum], so low that you notice it first in your teeth.
    A cable runs out of the back of [object] and into the wall, and it is thicker and newer than all the others.
    The counter on [object] stands at 00419, and while you watch it becomes 00420.
    Maker's plate: worn smooth, but for a year and the word "prototype".
  see > screen monitor display television
    The screen shows a grey corridor, and a clock in the corner that is four minutes slow. For a moment somebody's sleeve is in the picture.
    There are nine small pictures on it. In eight nothing moves. In the ninth a door is swinging shut.
    A line of letters goes along the bottom and begins again: "PLEASE CONFIRM". There are two buttons, and neither says no.
    A crack runs across it from corner to corner. Behind the crack there is a list of files, and the newest is from today.
    It is dark but for one dot, in the middle, that does not go out.
  see > telephone phone smartphone cellphone mobile
    There are eleven missed calls, all from the same number, and the last is two minutes old.
    The glass is cracked in one corner. Behind it: a photograph of a dog, the time, and "3 %".
    One message is open, half typed and not sent: "don't come by the front, I think [name] has".
    The last number that was called begins like yours, and ends differently.
  see > camera
    The red light is on, and the lens follows you by a hand's breadth and then stops, as if it had been caught.
    It points at the wrong wall. Somebody has turned it, and has used a chair to do it: there is a footprint on the seat.
    The tape of the last two hours is there, but for nine minutes around midnight.
  see > light lamp lantern candle torch chandelier lamppost
    The glass of [object] is black on one side only, as it gets when there is a steady draught.
    [^object] [object+burn] lower than it should, with a blue edge, and leans toward you.
    [^object] [object.is] still warm, though nobody has been told of who lit [object.them].
    Initials are scratched into the foot of [object], and a year in which nobody here was born.
    There is {a folded slip of paper} stuck under [object], to keep [object.them] from wobbling or from being found.
    The wick was cut this morning, with scissors, by somebody who knows how.
  see > fire fireplace hearth campfire stove oven ashes
    Among the ashes lies {the spine of a small book}, with two letters of gold left on it.
    The embers have been raked to one side to make room for something flat.
    It has not been out for an hour: under the grey there is a whole handful of red.
    Somebody has burnt letters here. One corner is left, brown: "… and never, as long as I …"
  see > sword blade axe spear bow weapon knife dagger
    There are three notches in the edge of [object], close together, and one further up that has been ground almost smooth.
    [^object] [object.has] been cleaned by somebody who does it every day, and has missed the place where the blade meets the hilt.
    On the grip of [object] the leather is worn in the shape of a hand, and it is a left hand.
    A few letters run along [object]: "I do not choose". The rest is worn away.
    The balance of [object] is better than it looks; somebody had it made for a person your size.
    [^object] [object.is] not old. It has been made to look so, with vinegar.
  see > gun pistol rifle revolver cannon
    @teen One shot is missing from [object], and the barrel smells of it.
    @teen A number has been filed off [object]; what is left is a 7.
    @teen [^object] [object.is] loaded, and the catch is off.
  see > coat jacket cloak suit uniform dress shirt trousers robe
    In the lining of [object] something flat crackles: {a folded ticket}, never used.
    The name tape in [object] says [name].
    One pocket of [object] is worn through, and has been mended by somebody who can't sew.
    A long white hair lies on the collar.
  see > shoe boot slipper sandal
    There is red mud in the seams of [object], and there is no red earth anywhere near.
    The heels are worn down on the outer side, as by somebody who walks on decks, or on the edges of things.
    New soles, old uppers; and the left lace is a bit of fishing line.
  see > garment hat glove
    A seam of [object] has been sewn again with thread of another colour.
    There is a tide-mark on [object], as if [object.they] had been in a river up to there.
    [^object] [object.is] too good for this place. The maker's mark is from a city two days off.
  see > jewelry ring necklace brooch locket crown amulet pendant bracelet earring
    The stone of [object] is set with four claws, and one of them is bent: it has been taken out and put back.
    On the inside of [object], so fine that it takes good light: "until the river turns".
    [^object] [object+leave] a green mark on the skin. It is not gold.
    [^object] [object.is] worth more than it looks. The setting is plain on purpose, and the stone has no fault at all.
    There is a tiny hinge on [object], and where there is a hinge there is something behind it.
  see > money coin gold silver cash treasure
    Most of it is what it should be. Two pieces are a little too light, and ring like tin.
    The face on the newest has been scratched out, carefully, with a pin.
    It is more than one would leave lying about, and less than anyone would lie for.
  see > key
    The bit of [object] has three teeth, and one has been filed down not long ago: the metal is bright there.
    A tag hangs on [object], with a number, 12, and a drop of candle wax.
    [^object] [object.is] far too large for any door here.
    There is soap in the grooves of [object]. Somebody has taken a print.
  see > food meal fruit bread cake soup dish
    Somebody has taken one bite of [object], and put [object.them] back with the bitten side down.
    [^object] [object.is] still warm, and there is enough for three.
    There is a thumbprint in [object], a small one.
    It smells better than it looks: pepper, and something green.
    The edges are a little burnt, which is where the good part is.
  see > drink bottle cup mug glass
    There is lipstick on the rim, dark red, and a full mouthful left.
    A third of it is gone, and the level is marked with a line and yesterday's date.
    Something has settled at the bottom, fine as flour.
    The label has been soaked off, and a new one stuck on: "do not, [name]".
  see > plant flower tree bush vine leaf rose herb moss fungus
    Under one leaf of [object] sits a snail, striped yellow and brown, and it is the only thing here that is in no hurry.
    [^object] [object+lean], all of it, to the side where there is no light.
    Somebody has tied a strip of cloth round [object], so long ago that it has half grown in.
    Seven leaves have gone brown at the tip, and they are all on one side.
    There are fresh cuts low down on [object]: three, slantwise, as one makes them who means to grow more.
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
  see > corpse body carcass laid
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
    Round the neck of [object] the fur, or what there is for fur, is rubbed flat. Until lately [object.they] wore a collar.
    One ear of [object] has a notch in it, long healed. [object.they] [object+turn] it toward you.
    [object] [object+hold] one foot off the ground, and [object+put] it down again when you look.
    There is a scrap of blue string tied to [object], with a knot that only people make.
    [object] [object+blink] at you, slowly, twice, which is either trust or contempt.
  see > vehicle car truck cart wagon carriage boat ship bicycle van bus train
    The mud on [object] is red, and there is no red earth for a day's journey round here.
    Somebody has slept in [object]: there is a hollow, {a rolled-up blanket}, and an apple core that is still white.
    [^object] [object.has] been painted over. Where it flakes one can read the old name: "Constance".
    One side of [object] is scraped from end to end, and the scrape is new.
    Something has been let into the side of [object] and planed flat again; one would have to know where to push.
  see > piano violin guitar drum flute organ harp lute cello trumpet fiddle accordion
    One note of it has been played more than all the others together: the varnish is gone there.
    Inside of [object] somebody has hidden a letter, folded to fit. It buzzes when a note is struck.
    [^object] [object.has] a crack that has been glued with love and no skill.
  see > statue sculpture idol bust gravestone tombstone monument altar
    The toe of [object] is polished bright by all the hands that have asked it for something.
    [^object] [object.has] six fingers on the left hand. Nobody makes that mistake by mistake.
    Somebody has put fresh flowers here, cornflowers, not an hour ago.
    At the foot of [object] is a name, [name], and under it there is room for a second.
    The eyes have been made so that they follow one. Only, they follow a little late.
  see > furniture table chair desk shelf bed cupboard bench sofa wardrobe counter stool bookshelf
    On the underside of [object] is a wad of old chewing gum, and beside it a neat row of notches: forty-one.
    One leg of [object] stands on {a folded playing card}, the queen of spades, to keep it from rocking.
    There is a round mark on [object] where something stood for years, and a square one where something stands no more.
    [^object] [object.is] cleaner than everything round it.
    A name has been cut into [object] with a blade, and whoever did it was called away after "[name], for".
    Somebody sat here not long ago: there are crumbs, and they are soft.
    Along the back edge of [object] runs a crack just wide enough for a letter, and a corner of white sticks out of it.
  see > wall floor ceiling stone rock brick
    At about the height of your knee the stone is darker, in a line, all round: that is how high the water came.
    One of the stones is a little cleaner along its edges than its neighbours.
    Somebody has counted days here: bundles of five, thirty-four of them, and then a drawing of a bird.
    There is a hole just as wide as a finger, and cold air comes out of it.
    A patch of it has been mended with another colour, and in the patch there is the print of a small hand.
  see > stairs staircase stair steps ladder
    The third step is newer than the others, and the dust on it lies thicker.
    The middle of each step is hollowed out by feet. On the topmost there are only half as many.
    Someone has come down here with a load: there are scrapes on both sides, at the height of a hip.
  see > rope chain string cord wire
    It has been cut half through, from below, where nobody looks.
    Every arm's length there is a knot, and between the fourth and the fifth something brown has dried.
    It ends in a loop that has been pulled tight by something heavier than you.
  see > mask doll toy puppet
    [^object] [object.has] real hair, and it has been cut lately.
    One eye of [object] has been replaced with a button, and looks kinder than the other.
    Under the foot of [object] is a number, 7 of 12.
  see look > mummy skeleton skull bone
    One of the bandages, or what is left of one, is new: the weave is finer and there is a laundry mark.
    @teen The jaw has been wired, and the wire is brass, and shines.
    Between the ribs sits something that does not belong there: {a green glass bead}.
  see > sky cloud moon star sun
    A long thin cloud lies across it, quite straight, as if drawn with a ruler.
    Birds go over, all one way, and not the way they go at this time of year.
    One light up there is moving, slowly, against all the others.
    The colour at the edge of it is wrong: a little green, like old copper.
  see > water sea river lake pond pool well stream puddle
    Something pale turns over, a good way down, and is gone.
    There is a line of foam across it that does not move with the rest.
    A single oar drifts by, the blade painted red.
    It is as clear as glass for the depth of an arm, and then black.
    Rings go out over it from one spot, again and again, and nothing is falling.
  see > building house tower castle church cottage barn hut
    All the shutters of [object] are closed, but for one under the roof, and there a hand has just let go of it.
    [^object] [object.has] a new roof on old walls. Somebody has come into money, or into fear of rain.
    There is a path trodden to the back of [object], and none to the front.
    The weathercock on [object] points the wrong way, and has been tied so.
    Smoke comes from one chimney of [object], and from the other swallows.
  see look > group crowd people crew audience
    There are more than you would have thought, three dozen at least. One at the back, in a grey hat, is the only one who does not look where all look.
    A child sits on somebody's shoulders, eating something, and watches you instead.
    Two of them are whispering, and when they notice that you see it they begin to talk about the weather.
    They stand as people stand who have been told to stand there: in rows, with a gap in the second.
  see > self
    There is a stamp on the inside of your left wrist, two-thirds washed off: a bird, and the figure 9.
    All of it is there. But for one thing: a row of small even stitches, low on the left, and they are not a day old.
    You have a bruise on each shin, sand behind both ears, and somebody has cut your nails.
    A thread of red wool is tied round your little finger. You don't remember what it was to remind you of.
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
  see > made
    [^object] [object.is] older than it looks: under the top layer there is another, and it is blue.
    There is a mark on the underside of [object], three strokes and a dot, such as people make to find their own again.
    [^object] [object.has] been mended twice, once well.
    Somebody has held [object] so often that the edge is round on one side.
    A thread has caught on [object], red wool, still springy.
    Whoever made [object] signed it where nobody looks: "[name], by hand".
    [^object] [object.is] colder than the air.
    There is a dent in [object] that would just fit a thumb.
    [^object] [object.is] not quite straight. Once one has seen it one sees nothing else.
    On [object] lies a fine grey dust with the track of one finger through it.
  see > thing place
    Seen from close by, there is more to it: a scratch like an arrow, and it points to the left.
    Somebody has been here before you: {a burnt match} lies there, and it still smells.
    What you took for a shadow is a stain, as long as an arm, and old.
    It is smaller than you would have thought, and kept cleaner.
    There is a small white number on it, 23, in paint.
    Nothing about it is out of place, and that is what is odd: everything else here is.
    An ant walks across it, then a second, then a whole line of them, all carrying something white.
    One side is worn, as by a hand that comes back every day.
    The light falls on it slantwise, and shows a mark that one would miss at noon: a circle, with a smaller one inside.
`)
