import type { Wordbook } from './wordbook.ts'
import { lines, list, place, words } from './wordbook.ts'

export const historical: Wordbook = {
  genre: 'historical',
  she: words(
    'Aveline Bettina Caterina Dorothea Eleanor Fiametta Giulia Henrietta Isabeau Joanna Katharina Lucrezia Margery Petronella Sibyl Theodora',
  ),
  he: words(
    'Anselm Bartholomew Cosimo Dietrich Etienne Florian Geoffrey Heinrich Jacopo Lorenz Matthias Nicholas Osbert Piers Roland Stefano',
  ),
  roles: lines(`
    printer | any | with type-metal under the nails, reading everything backwards | set one pamphlet that may be signed
    wool merchant | any | in good cloth cut to look plain | learn which of his ships was never wrecked
    court physician | he | with leeches in a jar and Galen by heart | be allowed to say that the king is not ill
    lady-in-waiting | she | who hears better from behind a fan | carry one letter that is her own
    pilgrim | any | hung with lead badges, lame in one heel | reach the shrine before the vow runs out
    cathedral mason | any | white with stone dust to the lashes | carve one face that nobody ordered
    ship's chandler | he | who can tell a voyage's length by its biscuit | have a debt of the Crown's paid
    herb woman | she | with a basket she keeps between herself and clerks | have her name struck from a certain list
    young novice | he | in a habit hemmed three times | copy the page he was told to burn
    ambassador's clerk | any | sealing letters with a hand that never shakes | know what was in the one he didn't seal
    spinner from the mill | she | with cotton in her hair and a paper in her shoe | see the paper read aloud in the square
    old campaigner | he | in a breastplate used chiefly as a tray | be told who won
  `),
  foes: lines(`
    king's tax farmer | he | with a scale, a scribe and four bored soldiers | weigh everyone and find them short
    inquisitor's secretary | any | with a clean page always ready | have a name, any name, by Sunday
    dowager countess | she | in black lace, ruling by cough | see the match made and the village moved
    guild master | he | jowled, ringed, and seated on all three keys of the chest | keep the secret of the glaze inside the walls
    rival envoy | any | in travelling boots too fine to have travelled | be believed at court by Michaelmas
  `),
  places: [
    place(
      'printing house',
      'in',
      'inside',
      'hand press, type case, drying line, proof sheet',
      `
      Wet sheets hang overhead like the washing of a family that quarrels in Latin.
      The press groans, kisses, and lifts, and another hundred opinions lie down to dry.
      In the type case the letter *k* is nearly used up, which is what comes of writing about kings.
      By the door hangs a cloak, always, so that something may be thrown over the forme in a hurry.
    `,
    ),
    place(
      'cathedral close',
      'in',
      'outside',
      "scaffold, stone saw, beggar's bench, half-carved saint",
      `
      The tower has been two years from finished for ninety years.
      Masons have chalked their marks along the wall, fathers above sons.
      A half-carved saint lies on trestles with its face still in the block, as if asleep under a sheet.
      Pigeons and canons cross the grass with the same gait.
    `,
    ),
    place(
      'river wharf',
      'on',
      'outside',
      'wool bale, treadmill crane, mooring post, customs booth',
      `
      Bales come ashore by way of two men in a wheel, walking all day to stay where they are.
      Seven tongues are being spoken here, all of them chiefly in numbers.
      The customs booth has one small window, and it is set low, so that all must bow to be taxed.
      Barges lie three deep, and a child could cross the river dry-shod if the watch were looking elsewhere.
    `,
    ),
    place(
      'great kitchen',
      'in',
      'inside',
      'turnspit, copper pan, bread oven, spice chest',
      `
      Three hearths, and in front of each a boy turning somebody else's dinner.
      The spice chest is chained, and the cook wears the key where a nun wears her cross.
      Orders are shouted down a hatch from the hall and come out in the dialect of the district.
      On the wall is a tally of candles, kept by one who suspects the page.
    `,
    ),
    place(
      'scriptorium',
      'in',
      'inside',
      'writing slope, inkhorn, chained book, sand box',
      `
      Six quills scratch together like mice at vespers.
      Each book is chained to the desk, and one chain ends in a clean bright link, newly cut.
      In the margin of the great psalter a snail in armour is winning.
      Light falls over the left shoulder here, by rule, and whispering falls under it.
    `,
    ),
    place(
      'market cross',
      'at',
      'outside',
      'proclamation, pillory, fish stall, stone steps',
      `
      The proclamation has been read, wept over, and used on the lower corner to light a pipe.
      Every road in the shire thinks it begins at these steps.
      Women at the fish stall can say the price of herring and of corn and of a bishop.
      The pillory stands empty today, and people keep glancing to be sure of it.
    `,
    ),
    place(
      'palace gallery',
      'in',
      'inside',
      'tapestry, marble bust, window seat, sedan chair',
      `
      The tapestries show a hunt, and the courtiers beneath them another.
      Precedence is a matter here of which floorboard one stands on.
      A marble emperor has been given a moustache in soot, and the footmen have orders not to see it.
      From the window seat one may watch the drive, the stables and three separate intrigues.
    `,
    ),
    place(
      'post inn',
      'at',
      'inside',
      'settle, mail bag, stable arch, guest ledger',
      `
      The ostlers can change four horses in the time it takes to lose a purse.
      On the settle a lawyer sleeps with his mouth open and his bag between his feet.
      Letters wait in the rack for travellers, and some have waited since the old king.
      The innkeeper reads the seals first, then the faces, then serves the soup.
    `,
    ),
  ],
  things: list(
    'sealed letter, lead pilgrim badge, goose quill, coin of a former king, silver snuffbox, parish register, astrolabe, bolt of scarlet cloth, wax tablet, signet ring, printed pamphlet, tallow candle, brass inkhorn, tally stick, miniature portrait',
  ),
  draws: {
    sound: list(
      'the bell for vespers; a coach on cobbles; a crier two streets off; the creak of the treadmill crane; a lute behind a shutter; quills; the drum of the town watch',
    ),
    smell: list(
      "tallow and wet wool; incense; tanning yards on the wind; printer's ink; horse and river mud; cloves",
    ),
    light: list(
      "a rushlight carried low; sun through a saint's red robe; torches in the court; a link-boy's flare; the last candle of an inch-and-no-more",
    ),
    token: list(
      "a broken seal; a lead badge from a far shrine; a scrap of brocade; a coin clipped to the king's chin; a sprig of rue in a letter; a pawned thimble",
    ),
    danger: list(
      "the town watch, six and a sergeant; a writ with a blank for the name; plague carts at the east gate; a press gang; the duke's men in plain cloaks; an informer at the next table",
    ),
    folk: list(
      "friars with a handcart; a bride on a farm horse; two pikemen and a cheese; apprentices let out early; a bishop's baggage, mules and all",
    ),
  },
  air: lines(`
    Bells begin across the river, and the nearer ones take it up a little late.
    @out A coach goes by with its blinds down, and everyone looks at the arms on the door.
    Above the talk you can hear [~sound].
    The smell is of [~smell]; such is the century.
    @in Tapestries stir along the wall where somebody has opened a door.
    @night The watch calls the hour and that all is well, in a voice that has its doubts.
    A clerk hurries past with a roll of parchment held to his chest like a hot loaf.
    @day Washing, banners and a bishop's glove are drying on the same line.
    There's [~light], and in it every face might have been painted by a master and left unpaid for.
    @rain The kennel in the middle of the street is running, and so are the apprentices.
    Somewhere a guild is at dinner; one hears it in the stamping.
    News has come by the post: people stand in the doorways, not reading it aloud.
    Somebody's page is being boxed on the ear for the sins of somebody's secretary.
    A nun counts candles under her breath, and comes to a number she doesn't like.
    The rushes on the floor want changing, and so does the government.
    Through the wall comes a lesson in Latin, and the swish that goes with it.
    A pike has been leaned in the corner, with a pair of stockings drying on the point.
    Old men are refighting the siege with walnuts.
    There's a sound of chopping from the kitchens, and of singing, and of someone being told to chop and not sing.
    Bread has gone up by a farthing since this morning; one can see it in people's shoulders.
    A dog with a bishop's arms upon its collar is excommunicating a cat.
    Wax has dripped on the map, and drowned a small duchy.
  `),
  events: lines(`
    A page in a livery you don't know puts [~token] into your hand, bows, and runs.
    @out All along the street the shutters go to, and then you hear it: [~sound].
    The crowd parts for [~folk], then closes, an inch nearer to you than before.
    Trumpets. A proclamation is being nailed up, and those who can read have gone quiet.
    A horseman clatters in under the arch, mud to the eyes, asking for a name very like your own.
    The whisper goes down the row from stall to stall: [~danger].
  `),
  scenes: lines(`
    A player in half his paint stops to beg a light for his pipe. He is to be the Duke tonight, he tells you, before the Duke. "If I'm good he will be flattered; if I'm very good I shall have to leave by the river."
    Two canons are disputing in the shade over which of them has the elder saint. It has got as far as teeth.
    "My grandfather saw the old king ride through," says [who]. "He said that he looked like a man trying to recall if he had left a candle lit. Well, you know what happened."
    A ballad-seller is crying a new song to an old tune. There are four verses against the tax and one about a shepherdess, to be sung loudly when the watch goes by.
    @out They are setting up the scaffold for the masons, or for the other thing; at this stage the carpenters themselves can't tell, and have asked for half in advance.
    A letter passes through five hands in front of your eyes: the groom's, the cook's, the chaplain's, the little maid's, the groom's again. Nobody has broken the seal. Everybody now knows what's in it.
    [who] bites a coin, frowns, and shows you the edge. "Clipped. There's a king's ear gone from every purse in the shire. Put them all together and somebody has a very large ear."
    @out The bell rings for a passing: nine tailors for a man, and then the years. All down the street people have stopped with their hands full, counting. It goes on to sixty-one, and three doors open.
    @in A painter has been let in to do the ceiling, and he lies up there on his boards dropping blue on the courtiers. They daren't object. It's the most expensive blue there is.
    "Latin for business, French for lies, and English for the horses," says [who]. "My mother's tongue I keep for counting. One can't be cheated in it."
    Apprentices go roaring by with a straw man on a pole. It's got a chain about its neck like a guild master's. The guild master's wife, at her window, throws it a flower.
    A pedlar opens his pack: ribbons, pins, almanacks, and under these, when you have bought a pin, a sheet still damp from some press that does not put its name to things.
    The coach has put down a lady's maid, a monkey, and a sealed chest, and of the three of them it's the monkey that has the letter of introduction.
    "My master held the candle when they signed it," says [who]. "He told me what it said, too. It said whatever the last one to hold the pen had wished. That is what they call a treaty."
    A barber-surgeon has hung out his basin, and with it a board of his cures. *Melancholy* has been painted over twice. He'll still do it, he says, but it's by arrangement.
    There's a saint's day on that no one can put a name to. They've shut the shops, to be on the safe side, and are lighting candles in a general way.
    The clerk's quill has split. He looks at it, and at the warrant, which lacks only the one name; he says that he'll have to go and cut another, and that it may take him until dark. He doesn't wink. But he's slow on the stairs.
    "In the old king's day," begins [who], and stops, and looks at who's near, and goes on, louder, about turnips.
    A painter's boy runs by with an ell of canvas on his head. It's wet. There's a duchess on it, as far as the neck, and she's left a good half of herself upon the doorpost of the guild.
    Somebody has chalked up a verse on the wall of the custom house. It's being scrubbed off by two soldiers, who cannot read, and who have already, without noticing, got the tune.
    You stand aside for a funeral, or for a tax; it has a drum in front and people weeping, and till it's quite close there is no telling.
    A friar is selling, from a tray, splinters of the one true oar. "Whose oar?" you ask him. He is taken aback. It's plain that in nineteen years of it nobody ever has.
  `),
  closers: lines(`
    The sealed letter lies between you, face down.
    The bell has stopped, and by old custom so has everybody else.
    A courtier has seen you see it, and is deciding whom to tell.
    The ink is still wet; there is just time.
    At the gate the sergeant has begun to read the names aloud.
    @in Somebody of consequence is coming up the stair, to judge by who is coming down.
  `),
  titles: lines(`
    The [thing] of the Old King
    A Letter from [place]
    [name] at Court
    The Year of the Empty Granary
  `),
  seeds: lines(`
    You are a printer's apprentice who has set a pamphlet nobody will own to writing. You must find the author before the inquisitor does.
    You are a herald sent with a letter to a queen who has been gone for a month. You must deliver it before the duke learns.
    You are a mason on a cathedral where one statue keeps being finished overnight. You must find out whose face it is.
  `),
}
