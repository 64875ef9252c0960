import type { Wordbook } from './wordbook.ts'
import { lines, list, place, words } from './wordbook.ts'

export const postapocalyptic: Wordbook = {
  genre: 'postapocalyptic',
  she: words(
    'Bramble Juniper Sparrow Linden Tally Cinder Maple Dot Fern Harrow Lark Pim Quill Rue Sable Tinny',
  ),
  he: words('Flint Perch Fuse Gale Knox Moss Pike Reed Slate Bracken Bolt Dell Dray Hob Jackdaw Stitch'),
  roles: lines(`
    water carrier | any | with a yoke-callus on each shoulder and a measured way of walking | fill the cistern once to the brim
    salvager | any | hung about with wire, pliers and small mirrors | find a second one of anything
    keeper of the generator | any | deaf in the left ear, smelling of fish oil | hear the lights come on all down the street
    seed banker | she | with packets sewn inside her coat like medals | plant the last of the wheat in ground that will have it
    radio listener | any | wrapped in a quilt, with one earphone held on by string | have somebody answer
    bus-dweller | any | in a driver's cap, whose home has no wheels | take the bus as far as the sea
    scavenger child | any | in a coat cut down from a tent | see an elephant, which may be a lie
    toll-gate doctor | any | with a satchel of expired pills sorted by colour | trade for one box that is still good
    tyre cobbler | he | whose every pair of shoes has a brand name on the sole | walk out in his own
    cartographer of ruins | any | with a measuring wheel and no left boot | finish the street where the house was
    bee herder | she | in a fencing mask | bring the last hive over the pass
    old-world clerk | he | in a tie, always, with a stamp and no ink | see a form filled in correctly
  `),
  foes: lines(`
    convoy boss | any | with a crown of licence plates | control the last good road
    water warden | he | with a tap handle worn round the neck like a cross | decide who drinks
    prophet of the tower | she | speaking through a traffic cone | keep everyone from crossing the river and looking
    bunker heir | he | very clean, in the only unpatched coat for miles | reopen the company his grandfather closed
    dust raider | any | in welded goggles, with a laugh like gravel | burn the map and keep the ground
  `),
  places: [
    place(
      'overpass',
      'on',
      'outside',
      'rusted bus, guard rail, tarpaulin camp, road sign',
      `
      Grass has come up through the lanes in straight lines, still obeying the paint.
      The road sign gives the distance to a city in a number nobody has walked.
      A camp of tarpaulins hangs under the guard rail like washing.
      The cars were pushed to the edge years ago; moss has given each of them a fur collar.
    `,
    ),
    place(
      'flooded mall',
      'in',
      'inside',
      'stopped escalator, shop grille, mannequin, raft',
      `
      The escalators go down into green water and, presumably, on.
      Mannequins stand along the gallery in the last fashions there were, and somebody has given them hats of foil.
      A raft made of shop signs is tied up at the food court, spelling half a word.
      Light falls through the broken roof and the rain gauge of the whole ruin is a fountain bowl.
    `,
    ),
    place(
      'pump station',
      'in',
      'inside',
      'valve wheel, cracked gauge, hose, ration board',
      `
      Rust has drawn its maps down every pipe, and people here can read them.
      The gauge is cracked at a pressure nobody will tell you the meaning of.
      A ration board hangs by the door with names and strokes; one name has no strokes and has not been wiped off.
      The pump knocks, catches, and gives up a cupful, and everybody within hearing breathes out.
    `,
    ),
    place(
      'school bus village',
      'in',
      'outside',
      'yellow bus, cook fire, scrap fence, washing line',
      `
      Nineteen yellow buses stand in a ring with their noses in, like animals in a storm.
      Each bus has a chimney, a window box, and a rule painted over the door.
      The scrap fence sings when the wind comes off the flats.
      Children have chalked the alphabet along the tyres as far as they remember it.
    `,
    ),
    place(
      'seed vault',
      'in',
      'inside',
      'steel drawer, frosted door, label printer, emergency lamp',
      `
      The cold meets you at the door, as clean as a coin.
      Drawer after drawer is labelled in a language of Latin and numbers; somebody has added, in crayon, what they taste of.
      One whole wall of drawers hangs open and swept.
      The last keeper's gloves are folded on the desk, with a note under them weighted by a peach stone.
    `,
    ),
    place(
      'ash flats',
      'on',
      'outside',
      'buried pylon, dust devil, salvage sledge, bone marker',
      `
      The ash lies in ripples, grey on grey, and takes a footprint as wet cement would.
      Pylons march across it up to their waists, holding hands.
      Every hundred paces there is a marker of tied scrap, and after the ninth somebody stopped tying.
      What was a lake is a shine on the horizon that moves when you do.
    `,
    ),
    place(
      'radio tower',
      'in',
      'inside',
      'transmitter, hand crank, logbook, cot',
      `
      The set is the size of a wardrobe and has been dusted daily.
      In the logbook the same entry stands for eleven years: *called, no answer*. Yesterday's page has been torn out.
      Wires go up through the ceiling to where the wind is playing them.
      There's a cot, a hand crank, and a window with the whole ruin in it.
    `,
    ),
    place(
      'greenhouse dome',
      'in',
      'inside',
      'patched pane, bean row, rain barrel, scarecrow',
      `
      Panes have been mended with windscreens, and one of them still says *no parking*.
      It is warm as a mouth in here and smells, unbelievably, of tomato.
      The scarecrow wears a hazard suit and, by the look of it, scares.
      Beans climb the bones of a bicycle wheel, spoke by spoke.
    `,
    ),
  ],
  things: list(
    'water canister, dented tin of peaches, gas mask, hand-crank radio, coil of copper wire, seed packet, road atlas, solar panel, jar of salt, bicycle chain, ration card, geiger counter, flare, plastic whistle, key to a car that no longer exists',
  ),
  draws: {
    sound: list(
      'sheet metal talking in the wind; a crank radio winding down; dogs out in the ruins; a generator coughing awake; the clank of the water queue; gravel under many tyres; a far siren that nobody is left to sound',
    ),
    smell: list(
      'rust and boiled nettles; hot tar; dust after poison rain; fish oil; burnt plastic; wet concrete',
    ),
    light: list(
      'a cook fire in an oil drum; the green of a rad-glow lamp; sunlight through windscreen glass; a flare going down slowly; the brown noon of a dust storm',
    ),
    token: list(
      'a bottle cap with a hole in it; a strip of hazard tape tied in a bow; a dog tag; a page of a road atlas; a ration token bitten in half; a seed wrapped in foil',
    ),
    danger: list(
      'a convoy with its lamps off; a dust wall the height of the tower; scavengers in numbers; bad water coming up the pipe; raiders at the second marker; a dog pack that has learnt to wait',
    ),
    folk: list(
      'water carriers in single file; a family with a shopping trolley; salvagers dragging a fridge; a barefoot trader with a clock; refugees who do not say from where',
    ),
  },
  air: lines(`
    @out Ash comes down as lightly as if it were the weather.
    Somewhere a loose sheet of tin lifts, bangs, and lies down.
    You can hear [~sound], which out here means somebody is still trying.
    @out The dust has [~smell] in it today, so it has come from the east, from the ruins.
    @night There isn't a lamp to be seen in what used to be a city, and then there is one.
    A crow walks along the wreckage, pricing things.
    @in Rust flakes from the ceiling and settles in your collar.
    Old signs everywhere still ask to be obeyed: *keep left*, *please wait*, *thank you*.
    For a moment there's [~light] on the broken glass, and the ruin looks almost finished.
    @rain It is raining, and everyone has put out a tin, and no one has put out a tongue.
    The quiet here is the size of all the engines that used to fill it.
    @wind Grit hisses against the scrap, and the wind sorts through the leavings.
    A plastic bag goes over, high up, like the last of some migration.
    Someone coughs behind the scrap, and somebody else counts it.
    The wind finds the necks of the bottles on the fence, and tries them one by one.
    There's frost on the solar panel in the shape of a hand that has wiped it.
    A rat sits up and looks you over for parts.
    Down in the ruins a car alarm gives half a whoop and gives out from old age.
    Rainwater's going drip, drip, into eleven different tins, in eleven notes.
    Somebody has swept the step of a house that's only a step.
    The sky is the colour of a dishcloth, and about as dry.
    On what's left of the wall is a child's chalk sun, done over fresh each week by no one will say whom.
  `),
  events: lines(`
    @out A flare goes up beyond the ruins, hangs there being red, and goes out.
    The radio clears its throat, says a number, and is static again.
    @out Along the broken road come [~folk], and they do not stop for water, which is wrong.
    Out of the dust rolls [~token], as if it had been thrown by somebody a day's walk off.
    The scavenger on watch bangs a pan, twice, for [~danger].
    Everybody's head turns together: [~sound].
  `),
  scenes: lines(`
    @out A trader has spread a cloth on the broken road and set out, in rows, the things that nobody can remember the use of. "That one's for cheese," he says, as your hand passes over it. "Or for babies. They were a fussy people."
    The radio in the corner has been muttering static since before dawn. It stops. Everybody waits. It says, quite clearly, "and mild in the west," and goes back to static, and a woman who has never heard a weather forecast bursts into tears.
    "I can read that," says a scavenger child, of a sign. "It says *Exit*." She's right. She frowns at it for some time. "Exit to where?"
    [who] turns a dented tin in [who.their] hands. The label went years ago. "Peaches, dog meat or paint," [who.they] says. "I've kept it for the day when I need to hope for something."
    Someone has planted beans in a row of old helmets. It's hard to be sure if that is a joke or a prayer, but the beans are doing well.
    The generator drops to a cough. Lamps go brown all down the line. In the near dark a voice starts a song, because that's the rule, and one by one the others come in under it until the engine catches.
    A file of people goes through at the pace of those who have been walking since spring. At the end comes an old man pulling, on a string, a child's wooden duck. It has done, to judge by the wheels, several hundred miles.
    "They had a place just for lost gloves," says [who]. "My gran saw it. A whole room. You went in, and you said what colour."
    There's a mark on the wall here, hand height: the flood, and the year. Above it another, and a year. There's a third, higher than your head, and no year, only a face drawn with its mouth shut.
    On the rusted flank of the bus somebody has scratched, over months and with a nail, the whole of a poem from before. One line has been left blank. People stop in front of it now and then, lips moving, and go on.
    @out A drone, one of the old ones, limps over the ruins at the height of a house, scanning. Nobody breathes. It reads out a parking fine, in a pleasant voice, to a burnt-out car, and goes on its round.
    [who] takes your sleeve, and points. Between two slabs, in a pinch of dust, stands a flower that neither of you has a word for. You both step over it with great care, as one would go round a sleeping guard.
    "What did they do all day?" asks a scavenger child, of the people in a torn picture. "They drove to work," you are told, "and then they drove home." She considers it. "Who had the food?"
    A salvager tips out his sack for you to see. Forty remote controls. "There's bound to be something they still work," he says. He points one at the sky and, for form's sake, at you.
    On a slab somebody keeps a shop window: three shoes, a tin, a lamp, all with prices, and nobody minding it. It's for practice, [who] explains. So the little ones know how to want things.
    The water tastes of iron today. People hold it in their mouths before they swallow, the way you'd hold a word in a language that you used to speak.
    [who] has found an orange. It isn't clear where. It goes from hand to hand round the whole ring, for smelling only, and comes back to [who.them] whole.
    There's a line of washing strung between two bent pylons, white as anything. Some of it's sheets. Some of it is only plastic, that somebody has taken the trouble to wash.
    "It rained fish, the year I was born," says [who]. "They told me it was for me. I found out since that they tell everybody."
    An engine, far off, on the flats. All work stops. It gets no louder and no softer. After a quarter of an hour an old man says that it's in his ear, he's had it for years, and he's sorry.
    They're teaching the alphabet in the shade of the bus. *B is for bridge*, says the keeper of the generator. He has drawn one on the wall. He's drawn it as it is, with the middle out.
    A mask goes by with a child in it, then a smaller mask with a doll. Dust is due. Nobody hurries. One gets so that one can do everything there is to be done in the time it takes to be afraid.
  `),
  closers: lines(`
    The water gauge gives a tick and drops by a finger.
    On the skyline a mirror flashes, long, short, long.
    The last flare is in the box, and everyone is careful not to look at the box.
    The dust is coming on, and there's room for one more behind the wall.
    The generator misses a beat. Nobody speaks till it finds the next one.
    @out Two roads go on from here, and salvagers have marked both of them with the same sign.
  `),
  titles: lines(`
    The Last [thing]
    Water for [place]
    [name] of the Ash Flats
    What Still Grows
  `),
  seeds: lines(`
    You are a water carrier in a ring of yellow buses, and the pump has begun to bring up messages in bottles. You must find who is sending them.
    You are the listener at a radio tower, and after eleven years somebody has answered. You must reach them before the convoy does.
    You are a seed banker with one packet left. You must find ground that will take it before the dry season.
  `),
}
