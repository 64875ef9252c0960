import type { Wordbook } from './wordbook.ts'
import { lines, list, place, words } from './wordbook.ts'

export const western: Wordbook = {
  genre: 'western',
  she: words(
    'Annie Belle Clementine Dolores Etta Hattie Josie Lou Maybelle Opal Pearl Rosalita Sadie Temperance Willa Zora',
  ),
  he: words('Amos Buck Clay Dutch Eli Floyd Hank Ike Jed Lyle Moses Nate Otis Royce Virgil Wade'),
  roles: lines(`
    stagecoach driver | any | with reins worn into both hands and a plait down the back | make one run without hearing hooves behind
    telegraph clerk | any | tapping messages on anything flat | unsend a wire from last Tuesday
    livery owner | any | who talks to horses in whole sentences and to people in halves | get back a grey mare with a torn ear
    schoolmarm | she | with a hickory ruler and a prospector's tan | keep the school from becoming a jail
    preacher without a church | he | in a duster coat, with a hymn book full of pressed flowers | be forgiven by one particular ranch
    well digger | any | mud to the hips in a country with no mud | strike water where the company says there is none
    gambler on a losing run | he | in a brocade waistcoat with one button gone | lose to somebody honest
    rancher's widow | she | in her husband's hat, and it fits her better | hold the creek till the rains
    railroad surveyor | any | with a brass level and a sunburnt neck | draw the line round the burying ground
    deputy | he | very young, star polished to a mirror | not be the one who has to do it
    bone-setter | she | who is called for cattle first and people second | find who is poisoning the trough
    drover's cook | any | floured to the elbow, with a voice that carries a mile | see the herd through to the railhead
  `),
  foes: lines(`
    cattle baron | he | with clean boots in a country where nobody's are | own the water, and so the rest
    railroad agent | any | in a city hat, unrolling a map with somebody else's farm under it | finish the line on Friday
    hired rider | any | who sits with the wall behind and the sun in your eyes | be finished with this one and paid
    crooked judge | he | fanning himself with a deed | sell the same valley a third time
    land-office queen | she | with a stamp in one hand and the ink pad locked away | have every claim in the county lapse
  `),
  places: [
    place(
      'main street',
      'in',
      'outside',
      'hitching rail, water trough, boardwalk, shop sign',
      `
      The false fronts stand up tall and flat, with nothing behind them but sky and optimism.
      Horses doze at the hitching rail, each with one hoof tipped, like men at a counter.
      Dust follows every wagon up the street, then comes back down to wait for the next.
      Somebody has painted the time of the noon train on a board, and somebody else has corrected it to *maybe*.
      On the boardwalk three old men look at whatever is coming before it knows that it is.
    `,
    ),
    place(
      'livery stable',
      'in',
      'inside',
      'saddle, hay rake, empty stall, horseshoe',
      `
      Inside it is all warm breath and leather, and the light comes through the boards in planks.
      A grey mare looks you over and goes back to her oats with her mind made up.
      Above the end stall is a nail where a saddle used to hang, and the dust round it is new.
      The farrier's fire has sunk to a red eye.
    `,
    ),
    place(
      'dry wash',
      'in',
      'outside',
      'mesquite, wagon rut, flat stone, rattlesnake hole',
      `
      There was a river here once; it left its bed unmade.
      Heat stands over the stones so thick that the far bank seems to swim.
      The ruts go down one side and up the other, and between them, for forty feet, there is no track at all.
      A hawk has the whole sky and is using a very small part of it.
    `,
    ),
    place(
      'telegraph office',
      'in',
      'inside',
      'key and sounder, wire basket, wall map, counter',
      `
      The sounder clicks to itself in the corner like a cricket with a grudge.
      A map of the territory covers one wall, and the railroad has been inked across it in a hurry.
      There's a spike on the counter with a month of messages on it, and one of them has been taken off and put back.
      The clerk's coffee has been boiling since the last administration.
    `,
    ),
    place(
      'mission',
      'in',
      'inside',
      'cracked bell, adobe wall, candle rack, well',
      `
      The adobe has kept last night's cool and gives it out by the handful.
      Swallows go in and out by the hole where the bell used to be.
      The saints along the wall have all lost the same hand.
      Down in the yard the well rope is wet, and it hasn't rained since spring.
    `,
    ),
    place(
      'old mine',
      'in',
      'inside',
      'ore cart, timber prop, pickaxe, lamp hook',
      `
      The props groan now and then, the way cattle do in their sleep.
      They quit this seam in a hurry: a pick stands in the rock where somebody's arm left it.
      The rails run down into the hill, and far along them a wheel is ticking, slower and slower.
      Silver shows in the wall in a line no thicker than a signature.
    `,
    ),
    place(
      'creek camp',
      'at',
      'outside',
      'campfire, cottonwood, bedroll, coffee pot',
      `
      The cottonwoods talk over the water in low, dry voices.
      Somebody rode out of here before sunup; the ashes have a heart in them yet.
      A coffee pot sits in the embers, full, with two cups set out.
      The horses are hobbled on the far side, and they keep their ears toward the ridge.
    `,
    ),
    place(
      'canyon road',
      'on',
      'outside',
      'rockfall, signpost, wagon wheel, ledge',
      `
      The walls go up red and close, and give back each hoofbeat a little late.
      A signpost here offers two towns, and one of them has been scratched out with a nail.
      High on the ledge a pebble lets go and comes down in stages.
      A wagon wheel leans by the road with grass growing through the spokes like hair.
    `,
    ),
  ],
  things: list(
    'silver dollar, coil of rope, deed with a torn corner, tin star, saddlebag, branding iron, canteen, pocket compass, harmonica, horseshoe nail, wanted poster, bandanna, railroad watch, map of the claims, sack of oats',
  ),
  draws: {
    sound: list(
      'spurs on a boardwalk; a coyote up on the ridge; a train whistle with ten miles of desert in it; a saddle creaking; a windmill that needs grease; a harmonica with one silent reed; hooves, walking not running',
    ),
    smell: list(
      'sagebrush and saddle leather; woodsmoke; dust before rain; horse and hot iron; boiled coffee; mesquite',
    ),
    light: list(
      'the low sun coming straight down the street; a lantern in a stable door; heat lightning over the mesa; the red end of a branding iron; dusk on adobe',
    ),
    token: list(
      'a spur with a broken rowel; a poker chip; a railroad spike; a scrap of a wanted poster; a button off a cavalry coat; a bent silver dollar',
    ),
    danger: list(
      "six riders and one led horse; a dust cloud that keeps to the road; a hired posse; a stampede down the wash; the baron's fence men; a rattlesnake in the woodpile",
    ),
    folk: list(
      "two drovers and a very small dog; a wagon of settlers; the sheriff's wife, hurrying; a string of mules; cowhands with their hats low",
    ),
  },
  air: lines(`
    @day The sun has the whole desert to itself and isn't sharing.
    @out Tumbleweed goes by at the pace of somebody with no appointment.
    A horse blows through its nose, somewhere close, and shifts its weight.
    @night The stars come down to the mesa and stop there, like cattle at a fence.
    From a ways off comes [~sound].
    The wind drops the smell of [~smell] and moves along.
    @in Dust hangs in the slats of light and doesn't settle.
    A windmill turns over once, thinks about it, and turns again.
    On the rail somebody's saddle creaks though nobody is in it.
    @out Out past the corral the mesa has gone the colour of a struck match.
    There is [~light], and for a minute the whole town looks like a photograph of itself.
    @wind Grit ticks against the boards; the shutters have begun to argue.
    A fly is trying out the brim of your hat.
    Someplace a gate that wants oil is telling the whole county.
    Heat ticks in the shingles.
    A lizard does three push-ups on a warm stone and quits while it's ahead.
    Coffee's on, somewhere; it's been on since the war.
    There's a horse nearby that doesn't care for somebody.
    A rope creaks on a beam, easy, with nothing much on the end of it.
    The light has gone long and yellow, and it finds the dust on everything.
    A rooster who has lost track of it crows at nothing.
    Down the line the wires hum, the way they do when somebody a long way off is being sorry.
  `),
  events: lines(`
    A rider comes in at a lope, tips his hat to nobody, and throws down [~token] in the dust.
    @out You hear [~sound]. Along the boardwalk the rocking chairs leave off rocking.
    Through the middle of it all come [~folk], looking at no one.
    The telegraph starts up by itself, eleven clicks, then quits.
    A shutter closes across the way, and another, all down the row.
    Somebody on the livery roof sings out: [~danger].
  `),
  scenes: lines(`
    @out Two old men are playing checkers with bottle caps on the boardwalk and haven't moved a piece since you got here. "Your go," says one. "I know it," says the other. "I'm letting the street settle."
    @out A wagon comes through with its canvas laced tight. Whatever is in it shifts when it takes the turn, and the driver starts up whistling. He whistles till he is well past the livery.
    "You ride like somebody taught you," remarks [who]. "That's no insult. Most around here ride like somebody dared them."
    @out There's a poster on the post with a reward and a likeness. It could be anyone in a hat. Somebody has gone along the row and pencilled the same moustache on every one, so that now it could be anyone at all.
    @out The telegraph clerk comes out onto the step, reads a slip of paper, looks up at the ridge, reads the slip again, and goes back in and pulls the blind.
    A boy leads by a horse too good for him. The saddle's been rubbed all over with mud, to make it look poor; but they forgot the stirrups, and those are silver.
    @out "There was a creek here," says [who], of the dust. "My daddy pulled trout out of it with his hat. Then a fella in a clean collar drew a line on a map, and the creek went and lived on the other side."
    @out Way off on the flats a train is crossing, so far that it looks to be standing still. You can hear it a good minute after it's gone.
    The preacher stops you to ask if you've been saved. You say that you don't know. "Me neither," says he, glumly, and offers you a peppermint.
    [who] rolls a silver dollar over [who.their] knuckles, back and forth. "I won it off a dealer who cried," [who.they] says. "I keep meaning to lose it, and nobody will play."
    @out A hawk drops out of the noon like a stone, and gets up again with nothing. Along the corral fence six ranch hands have all quit talking to see it, and none of them starts up again.
    @out Someone has been at the well with a rope and left it wet. By the trough there is the print of a boot with a nail missing in the heel, and it goes off toward the mesa, and doesn't hurry.
    "There's only two kinds of quiet in this country," says [who]. "There's nobody, and there's somebody being it."
    The barber's out in front of his shop, shaving a man who's asleep. He goes on shaving him. It's been some time since there was anything to shave.
    A dog comes down the middle of the road at a trot with a lady's glove in its teeth, looking neither right nor left, like something on official business.
    [who] whittles. It was going to be a horse, [who.they] says, and then it was going to be a smaller horse. At present it's a clothes peg, and holding steady.
    An old fellow with one boot tells you that he has found silver eleven times. "I've never been able to find where I found it," he says.
    The wanted bill on that wall has your height on it, and about your weight. There isn't a face. Where the face should go somebody has drawn a question mark, and given it a hat.
    Every so often a gust brings you the noise of hammering. They're building something, out past the corral. It's a nice even stroke. Nobody in town seems to want to say what it is.
    "I rode with a fella like you," [who] says. "Always looking at a thing before he picked it up. He's still around, so I guess there's something in it."
    A freight wagon is stuck to the axles, and nine men are standing about it with advice. The mule has sat down. It's the only one there who seems to have thought it through.
    Someone's got a fiddle out. It goes along a piece, and gets lost, and goes back to where it knew the way. By and by a voice takes it up, a woman's, tired, and every hammer quits till she has done.
  `),
  closers: lines(`
    The hitching rail creaks. Whoever it was has tied up to stay.
    @out Up on the ridge a rider has stopped against the sky and isn't hiding it.
    The stage is loaded, and the driver is looking at you.
    Somewhere a hotel piano quits in the middle of a tune.
    The dust is settling, and there is somebody standing in it.
    @out Every horse in the street has turned its head the same way.
  `),
  titles: lines(`
    The Road to [place]
    A [thing] in the Dust
    Last Water
    [name] Rides at Noon
  `),
  seeds: lines(`
    You are a stagecoach driver carrying a passenger nobody bought a ticket for. You must reach the railhead before the baron's riders.
    You are the new sheriff of a town that has just voted to forget the last one. You must find out where he went.
    You are a well digger hired to find water on land two ranches claim. You must find it before Sunday.
  `),
}
