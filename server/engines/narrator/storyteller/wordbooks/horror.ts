import type { Wordbook } from './wordbook.ts'
import { lines, list, place, words } from './wordbook.ts'

export const horror: Wordbook = {
  genre: 'horror',
  she: words(
    'Abigail Constance Dorcas Ellen Hester Leah Mercy Prudence Sabina Tabitha Ursula Verity Wilma Marthe Odile Ines',
  ),
  he: words(
    'Abel Caleb Enoch Ezra Gideon Josiah Luther Micah Nathan Obed Saul Tobias Vincent Walter Jonah Ansgar',
  ),
  roles: lines(`
    sexton | he | with clay on his boots and a bell rope burn across both palms | fill in the hole he did not dig
    night nurse | she | in a cape, counting under her breath | reach the end of the ward and find it empty
    schoolteacher | any | chalk-dusted, with a class list that has one name too many | call the register once without an answer from the back
    tenant of the top floor | any | in a dressing gown, who hasn't slept since the clocks went back | hear the ceiling be quiet
    medium who had retired | she | with salt in every pocket | be a fraud again, as she used to be
    fenman | he | who tests the floor with a pole, even indoors | bring back the brother the water keeps showing him
    doll mender | any | with a jar of glass eyes and a gentle touch | find out who keeps bringing the same doll
    radio repairer | any | wearing headphones round the neck like a collar | not hear the voice between stations
    orphan from the mill | any | grey with dust, holding somebody's hand who isn't there | introduce you to the other one
    parish clerk | he | whose ink has frozen twice this week | strike out an entry dated next Friday
    taxidermist's daughter | she | in gloves, who greets the animals first | have the house unlocked from inside
    lamplighter | any | who walks quickly and always in the middle of the road | light the last lamp in the lane
  `),
  foes: lines(`
    kindly doctor | he | whose bag moves a little when it is set down | make everyone well, whatever they were
    caretaker | any | with every key but one, and a smile that comes late | keep the house fed
    choirmistress | she | who hums one note below hearing | complete the choir
    pale landlord | he | who casts his shadow toward the lamp | collect what was promised in the lease
    thing in the borrowed coat | any | that wears its face a little too high | be invited in by name
  `),
  places: [
    place(
      'long corridor',
      'in',
      'inside',
      'rocking chair, wallpaper, numbered door, unlit lamp',
      `
      The wallpaper has a pattern of small open hands, and lower down it has been picked away.
      There are more doors than the outside of the building has room for.
      A rocking chair stands at the far end with its face to the wall. It is not rocking; it has only just stopped.
      The carpet is wet in the shape of one bare foot, then another, then nothing.
    `,
    ),
    place(
      'cellar',
      'in',
      'inside',
      'coal chute, trunk, drain, row of jars',
      `
      The steps down are stone for eleven treads and something softer for the last.
      Jars stand on the shelf in order of size, and the things in them turn to keep their backs to you.
      Whoever bricked up the far arch did it from the other side.
      The dark here has a grain, and it runs towards the drain.
    `,
    ),
    place(
      'churchyard',
      'in',
      'outside',
      'leaning stone, yew, open gate, bell rope',
      `
      The stones lean all one way, as people do who are trying to overhear.
      The yew has grown round an iron railing and kept it in its mouth.
      One plot has fresh flowers and no name yet.
      The grass is cropped short, though nothing has been seen to graze here, and the rabbits won't.
    `,
    ),
    place(
      'shut-up nursery',
      'in',
      'inside',
      'rocking horse, music box, barred window, toy chest',
      `
      Everything is at the height of a child, including the scratches.
      The rocking horse has been turned so that it can see the door.
      A row of dolls sits along the shelf with a gap in the middle, and the two beside the gap have been holding hands.
      The paper frieze of rabbits goes all round the room, and in the corner the last of them is looking back.
    `,
    ),
    place(
      'fen path',
      'on',
      'outside',
      'reed bed, rotten boardwalk, lantern post, black pool',
      `
      The water lies level with the boards and reflects a slightly later hour.
      Lantern posts mark the way. The third has been moved.
      Something under the path keeps pace, one breath behind each step.
      The reeds say the same word together, and stop when you almost have it.
    `,
    ),
    place(
      'old ward',
      'in',
      'inside',
      "iron bed, nurse's desk, torn curtain, chart",
      `
      Twelve iron beds, eleven of them made.
      The charts at the foot of each have been kept up to date, in the same brown ink, for sixty years.
      A trolley has rolled to the middle of the room and is waiting there like a dog.
      The curtains round the end bed are drawn, and against them, from within, leans something patient.
    `,
    ),
    place(
      'attic',
      'in',
      'inside',
      'hanging sheet, mirror, bird cage, wardrobe',
      `
      Sheets hang from the beams in the shapes of whoever they last covered.
      The mirror has been hung facing the wall, and the wall behind it is cleaner than the rest.
      The bird cage door is open, and inside is a small made bed.
      Someone has chalked a ring round the wardrobe and then, more hurriedly, a second ring.
    `,
    ),
    place(
      'mill house',
      'in',
      'inside',
      'millstone, grain sack, cracked bell, trapdoor',
      `
      The stones haven't turned in years, and yet there is flour, grey and very fine.
      A child's coats hang by the door in seven sizes, each of them worn once.
      The trapdoor has been nailed. The nails go in from below.
      Every beam has a tally cut in it, and the newest cut is still pale.
    `,
    ),
  ],
  things: list(
    'rusted key, music box, salt pouch, black candle, bundle of teeth tied in thread, hand mirror, church bell clapper, doll with one eye, hymn book, box of matches, lantern with red glass, diary with the last page sewn shut, iron nail, rosary, jar of grave earth',
  ),
  draws: {
    sound: list(
      'a fingernail going along the wallpaper; breathing that keeps time with yours; a whisper behind the plaster; a rocking chair; somebody dragging something soft; a hymn hummed through closed lips; a wet cough from an empty room',
    ),
    smell: list(
      'candle fat and wet earth; rot with roses laid over it; cold iron; old milk; mould; a snuffed wick',
    ),
    light: list(
      'a pallor like the belly of a fish; one candle too many; moonlight where there is no window; a glow under the floorboards; the red of shut eyelids',
    ),
    token: list(
      "a milk tooth in a twist of paper; a lock of hair, still damp; a doll's shoe; a page of names with yours in pencil; a bent nail; a wedding ring too small for any finger",
    ),
    danger: list(
      "something that knows your mother's voice; a shadow with nobody in front of it; footsteps above where there is no floor; a face at an upstairs window; the smell that comes before it; a hand that was not there when you counted",
    ),
    folk: list(
      "mourners with their hats on backwards; children playing a game with no rules; the whole choir, walking in step; a woman calling a dog by a man's name; villagers who do not turn their heads",
    ),
  },
  air: lines(`
    Something in the walls lets out a breath it has been keeping.
    @night The dark has come closer without seeming to move, as a cat does.
    There it is once more, [~sound], and it waits for you to have heard it.
    The cold has a middle, and you are standing at the edge of it.
    You can smell [~smell]; it was behind you a minute ago.
    @in The ceiling creaks from one corner to the other, at a walking pace.
    Shadows lie where the light says they should, all but one.
    @fog The fog has fingers and has found the gap under the door.
    For a moment there is [~light], and it shows you the room with something extra in it.
    @rain Rain runs down the walls, and some of it runs up.
    Silence settles, the listening kind.
    @out Not a bird. Not one, in all that sky.
    Something is dripping, and takes care never to drip twice in the same place.
    The silence has a listener in it.
    Under the paint, where it has blistered, there's another, older colour, and it's wet.
    You breathe out, and see it; you hold your breath, and see it again.
    Whatever was scratching has learnt to do it in time with the clock.
    The dark is fuller on the left.
    A fly walks up the pane, comes to a certain spot, and goes round.
    From far down comes a bump, and then the same bump, a step nearer.
    There's hair in the corner, a good deal of it, and it's been plaited.
    Your reflection is a touch slow in turning away.
  `),
  events: lines(`
    A knock comes, three times and low down, at the height of a child. There is no door there.
    @in The nearest mirror mists over from within, and a fingertip draws [~token] and rubs it out.
    All at once you hear [~sound], and then, worse, you hear it stop.
    Past the doorway go [~folk]. None of them makes the boards creak.
    Something cold takes hold of two of your fingers, gently, and lets go.
    The flame beside you turns blue, leans over, and points.
  `),
  scenes: lines(`
    @in There's a place on the stair where the cold begins, as sharp as the edge of a shadow. You put your hand through. When you take it out there's frost in the creases, and, in the frost, the print of a smaller hand that had been holding it.
    @in Somebody has set the table for the family, six places, spoons and all. The food is fresh. The dust on the chairs has not been disturbed in years.
    "Don't count the windows," says [who]. "I did, once. Inside and then out." [^who.they] doesn't go on, and by and by you see that [who.their] lips are moving, and that [who.they] is counting still.
    The music box plays its tune through and stops. It is not a tune you know; and yet, for some while after, you find that you know what note would have come next.
    @in A line of ants comes out of the wall, carrying crumbs of plaster. They lay them down in the middle of the floor, go back for more, and after a time the crumbs begin to make a letter.
    [who] keeps turning [who.their] head to the left. There's nothing to the left. "It's only," [who.they] says, "that she's so quiet, and I like to know she is there." You do not ask who.
    @in The portrait at the end has a new crack across the varnish, just at the mouth. Yesterday it had looked stern. It looks now like someone who has almost kept from telling.
    @in Under the bed, under the sink, under the low dark shelf: wherever there is a low dark place, someone has put down a saucer of milk. All the saucers are empty, and all have been licked in the same direction.
    "It asked me for a name," whispers [who]. "I gave it one. It was the first that came into my head." [^who.they] has gone a dreadful colour. "It was yours."
    The candle shows you the room, and your shadow, and the shadow of somebody sitting down who has been standing up till now.
    @out Rain begins, on the roof, on the yard, on the stones, and on the one patch by the yew where it makes no sound at all.
    There's a knock. There is a long silence. From this side, right beside you and quite low down, something knocks back.
    You notice that you've been counting your own steps, and that the count is wrong by one. It's always the same one. It is always just behind.
    "They're only noises," says [who], of the noises; and all the noises stop.
    Someone has written the alphabet on the wall at the height of a child, and left out a letter. You go through it twice. It's the one that your name begins with.
    There's a draught, and then there is something that only wanted you to think it was a draught.
    [who] is smiling at you. It's a nice smile. It was a nice smile five minutes ago, too, and it has not in the meantime moved.
    An old woman stops you to say that she is glad you're better. You haven't been ill. "No," she agrees, patting your hand. "Not yet, dear."
    You find a photograph that you are in. You're at the edge, a little blurred, turning away. It's the sort of thing that might happen to anybody; but the dress of the others is eighty years old.
    The bell pull in the corner has jerked, twice, as when someone below wants something from above. There's nothing above. You're not entirely sure about below.
    "Don't answer it," says [who]. Nothing has called. [who] waits, with a hand up, till the thing that hasn't called has given up and gone away.
    For a moment the dark at the end of things has a floor to it, and a chair, and someone sitting there with their hands folded, patient, like a person who's been told that it won't be long.
  `),
  closers: lines(`
    The whisper has stopped. It seems to be waiting for its turn.
    Behind you a door that was shut is a little less so.
    The thing on the stairs has reached the landing, and is being considerate about it.
    One of the shadows takes a step and looks to see if you noticed.
    The candle has about a minute left in it.
    Something says your name, quite kindly, from inside the wall.
  `),
  titles: lines(`
    What Waits in [place]
    The [thing] Under the Floor
    The Second Knock
    [name] Does Not Sleep
  `),
  seeds: lines(`
    You are the new lamplighter of a village where everyone is indoors by four. You must find out what happened to the last one.
    You are the night nurse on a ward that has one more patient after dark than by day. You must learn the name of the twelfth.
    You are the heir to a house whose cellar has been bricked up from the inside. You must stay until the third morning.
  `),
}
