import type { Wordbook } from './wordbook.ts'
import { lines, list, place, words } from './wordbook.ts'

export const fantasy: Wordbook = {
  genre: 'fantasy',
  she: words(
    'Edda Ysolt Maren Tamsin Briar Linnet Orla Wenna Sorrel Hesper Isaude Rowena Thessaly Nerys Elowen Maud',
  ),
  he: words(
    'Corwin Aldous Bram Osric Tobin Fenn Garrow Hale Leoric Perrin Rafe Wystan Alder Doran Emrys Jory',
  ),
  roles: lines(`
    hedge witch | she | with thimbles on three fingers and a wren asleep in her hood | be asked, just once, before it is too late
    bridge warden | any | with a ring of keys that hum when they are touched | leave the bridge for a single day
    bell founder | any | with brows singed clean away and an untroubled look | cast one bell that doesn't lie
    runaway page | he | in a tabard turned inside out, all elbows | never carry another lord's cup
    rune carver | any | with chalk to the elbows and a habit of reading walls | finish a word his old master began
    beekeeper | any | who keeps the veil down and hums before answering | learn what the bees have stopped telling
    lantern monk | he | in a patched robe, with burn marks like freckles | find the flame his order lost
    map seller | any | with ink on the lower lip and boots from four countries | see a place nobody has drawn
    giant's widow | she | at a table much too large for her | give away his boots to someone who deserves them
    goose girl | she | barefoot, with a knight's seal on a string round her neck | have the seal believed
    herald without a lord | he | in good velvet, worn to the thread | announce somebody worth the breath
    moss doctor | any | with a basket of green things and cold fingers | cure a sleep that isn't sleep
  `),
  foes: lines(`
    thorn duchess | she | with gloves to the shoulder and roses that lean away from her | be obeyed by everything that grows
    toll reeve | he | with a chain of office and one eye the colour of milk | own every road that leads anywhere
    glass knight | he | whose visor shows you your own face | take off the armour and can't
    oath collector | any | with a ledger of other people's promises | call in the one promise that was never made
    winter's steward | he | who leaves frost on whatever he has touched | keep the year from turning
  `),
  places: [
    place(
      'salt market',
      'in',
      'outside',
      'patched awning, brass scales, eel barrel, broken fountain',
      `
      Stalls lean together under patched awnings, and everything for sale seems to have been somebody else's first.
      A fortune-teller's parrot repeats the last customer's secret to the next one, which keeps the queue short.
      The brass scales are enchanted to be honest, and so they hang at the back, under a cloth.
      Between the cobbles the old fountain's water still runs, looking for the way it used to know.
    `,
    ),
    place(
      'rookwood',
      'in',
      'outside',
      'hollow oak, rune stone, charcoal pit, deer path',
      `
      The oaks stand so close that their branches have had to come to an agreement.
      Every trunk carries a rune at the height of a child's shoulder, worn smooth by whoever touches them in passing.
      Somewhere in the canopy the rooks break off their argument, as a family does when a guest walks in.
      Charcoal burners have left a pit here, and a ring of stones, and a shoe that fits no foot you know of.
    `,
    ),
    place(
      "wizard's stair",
      'on',
      'inside',
      'iron rail, narrow window, dripping candle, chalked door',
      `
      The stair turns the wrong way, leftward and a little out of true, so that one climbs it with a hand on the wall.
      Each step has been worn into a shallow dish, and in some of them lies rain that no window let in.
      There are doors at the turnings, none of them taller than your chest, all of them lately oiled.
      Halfway up somebody has scratched a warning in three alphabets and then, in a fourth, an apology.
    `,
    ),
    place(
      "dragon's orchard",
      'in',
      'outside',
      'scorched wall, apple press, ladder, beehive',
      `
      The apples grow only on the scorched side of each tree, red as stove doors.
      Nobody has seen the dragon for a hundred years; they leave the first basket by the wall all the same.
      Bees work the blossom with a sound like someone thinking hard.
      A ladder stands against nothing, in the middle of the grass, with its topmost rung worn thin.
    `,
    ),
    place(
      'drowned chapel',
      'in',
      'inside',
      'tilted altar, green bell, carved pew, pool',
      `
      The lake has come in as far as the third pew and, having come, has been polite about it.
      Light off the water goes up the pillars in slow nets and never quite lands.
      The bell lies on its side with its mouth half under, and it rings, faintly, whenever a fish turns.
      Someone still trims the candles. There are fresh wicks, and wet footprints leading up to them and not away.
    `,
    ),
    place(
      'hall of banners',
      'in',
      'inside',
      'long table, hearth, faded banner, empty throne',
      `
      Forty banners hang here and only one of them moves.
      The throne has been empty so long that a cat has inherited it.
      Down the long table the scars of old feasts run like rivers on a map, and someone has named them.
      The hearth is big enough to stable a pony in; tonight it holds four sticks and a great deal of shadow.
    `,
    ),
    place(
      'crooked bridge',
      'on',
      'outside',
      'toll box, mossy parapet, hanging lamp, carved troll',
      `
      The bridge was built by a troll with opinions, and it crosses the river in two places.
      A carved face on the parapet has been fed so much bread over the years that its mouth is worn to a smile.
      Below, the water carries a procession of small lit candles, and nobody upstream to have lit them.
      One plank of the walkway is newer than the rest, and everybody steps over it.
    `,
    ),
    place(
      'moon mill',
      'in',
      'inside',
      'millstone, flour sack, silver hopper, cat door',
      `
      The wheel turns without water on certain nights, and what it grinds then isn't kept in the same bins.
      Flour lies over everything as evenly as snow, and in the snow are the tracks of something with very good manners.
      The upper stone has a vein of silver in it that brightens when it is spoken to.
      There are nine sacks by the door, tied with hair.
    `,
    ),
  ],
  things: list(
    "rune stone, silver thimble, wand of peeled hazel, dragon scale, saint's knucklebone ring, unlit everlamp, griffin feather, spell book with a singed spine, oath ring, phial of moonwater, wooden crown, moth-eaten cloak of shadows, enchanted whistle, changeling's spoon, elf-knot cord",
  ),
  draws: {
    sound: list(
      "a horn two valleys off; the small talk of a spellbook closing; wings too large for a bird; someone singing in the old tongue; a bell under water; the click of a griffin's claws on slate; a harp that has not been tuned since the siege",
    ),
    smell: list(
      'hot iron and rosemary; dragon smoke; rain on rune stone; candle wax and wet wolf; crushed mint; old parchment',
    ),
    light: list(
      'witch-light; the green glow of foxfire; a torch held by nobody; moonlight with a grain in it like wood; the glimmer of a ward',
    ),
    token: list(
      "a ring of plaited grass; a wax seal with a stag on it; a knight's spur; a thimble full of ash; a white feather dipped in gold; a page torn from a spellbook",
    ),
    danger: list(
      "a patrol of glass knights; a hedge that has begun to walk; an ogre with a writ; wolves that speak; a curse looking for its owner; a dragon's shadow with no dragon over it",
    ),
    folk: list(
      'pilgrims; goblins with handcarts; two squires; a hedge knight and his patient mule; a procession of novices',
    ),
  },
  air: lines(`
    Somewhere a spell goes wrong with a pop and a smell of pears.
    @out The hills keep their distance, blue and attentive, like {giants|courtiers} at a wedding.
    @night The stars are out in their old order, except for one, which wizards don't discuss.
    @in Candle flames lean towards you all together, then remember themselves.
    Under everything runs [~sound], so faint that it might be memory.
    The air has [~smell] in it, and something behind that, sweeter, that you know from a dream.
    A {raven|rook} walks past on foot, with the look of one who could fly and has thought better of it.
    For an instant [~light] lies along the edges of things, and then it is ordinary again.
    Magic has been done here lately; your teeth can tell.
    @rain Rain falls on the old kingdom as if it had been hired to.
    @wind The wind has been through an enchanted wood, and brings some of it along.
    @fog Mist stands about in the shape of people waiting for something to be announced.
    A thread of smoke goes by at head height, like something that knows the way.
    Whoever cast the silence here did it well; there's only one corner where it has worn thin.
    Your shadow has arrived a moment before you, and is looking about.
    A bell no one rings gives one soft note, as if turning over in bed.
    Old enchantment has got into the woodwork, and makes it purr.
    The dust here falls upwards, but not so fast that one would mention it.
    A moth with runes upon its wings settles on your sleeve, reads you, and moves on.
    Someone's lost wish is going about at ankle height, bumping into things.
    There's a ring of toadstools that was not there when you last looked down.
    The air tastes of pennies, as it does when a giant is thinking.
  `),
  events: lines(`
    A raven drops [~token] at your feet, waits a moment for thanks, and leaves without them.
    Out of nowhere comes [~sound], twice, and every dog within hearing lies down.
    The nearest rune flares, gutters, and goes out with a hiss, like something dropped in water.
    Past you come [~folk], walking backwards, all of them, for reasons they do not share.
    A door that was not there has been there for some time, to judge by the moss.
    From far off, but not far enough, comes news of [~danger].
  `),
  scenes: lines(`
    @out A hedge-wizard has set up at the edge of things and is selling wind by the knot. "Untie it slowly," he tells a customer. Behind him an untidy breeze is trying to get its hat back.
    A squire of about twelve asks you, formally, whether you have seen a dragon. When you say no he ticks you off on a list. "It's for insurance," he explains. "Sir Aldric lost his eyebrows, and says it was a dragon."
    Something goes by overhead with a long leather sound. All the candles lean over, and lean back. No one looks up; in this kingdom it is considered rude to notice before one is noticed.
    "They've moved the standing stones again," says [who]. "Nobody sees it done. You go to bed with a circle and get up with an oval."
    An elf no higher than your knee is arguing with a magpie over a silver thimble. Each has a good claim. When you come nearer they both fall silent and look at you with the same eye.
    [who] sprinkles salt over one shoulder, then, with a glance at you, over yours as well. "It's not that I believe it," [who.they] says. "It's that *they* do."
    A sword hangs in the air just here, point down, at the height of a tall man's belt, and everyone has got so used to it that someone has hung a cloak there to dry.
    @out The hedge has grown in the night and spelled a word with its thorns. Gardeners are clipping it before anyone important can read. You catch three letters, and one of them is the first of your name.
    "Never thank a fairy," [who] says. "Never owe one, never feed one, and never, whatever you do, compliment the shoes." [^who.they] rubs an old mark on one wrist. "I liked the shoes."
    A herald comes through to announce that there will be an announcement. He looks tired. On his back someone has chalked, in runes, the word for *ask me*.
    On the sill a row of small glass bottles is labelled by month. *April* has been opened; it smells of rain on a warm road, and makes you want something you can't name.
    @out An ogre is waiting its turn at the well, with a bucket in each hand and a flower behind one ear. "Go ahead," it rumbles. "I've got forever, me."
    "You've been touched," says [who], peering at your shoulder. There's a mark there like a thumbprint in frost. "Don't rub it. Somebody wanted to be able to find you, and was polite about it."
    A spell has been left running, as one leaves a tap. It makes a small green flower, over and over, on the same spot, and each is a little more tired than the last.
    Two goblins go by with a mirror between them, arguing about whose turn it is to be the one who's looked at.
    "My grandmother was a swan on her mother's side," says [who]. "It comes out in the family at weddings."
    A page in somebody's livery bows to you, reads out from a scroll a curse in nineteen clauses, bows again, and asks whether you would sign for it.
    The rune by your hand has begun to glow, as they do when the truth is told near them. You go back in your mind over what was said. It could only have been the part about the weather.
    [who] draws a ring on the ground with salt and steps inside. "Habit," [who.they] says; but [who.they] doesn't step out again until the thing that you hadn't noticed has gone by.
    A knight sits polishing one gauntlet. He has polished it so long that it's worn through at the palm. "She said that she would know me by it," he says.
    Whatever it is that lives in the thatch here has taken a liking to you. It keeps dropping things into your collar: a bead, a bean, a very small and apologetic tooth.
    You are asked by a toad, in a good accent, for the time. When you tell it, it thanks you, and sighs. "Later than I'd hoped," it says, "and still a frog in the family."
  `),
  closers: lines(`
    The ward-stones hum, waiting on a word.
    @out Somewhere above, very slowly, a drawbridge begins to come down.
    The old magic has noticed you. It has all the time there is.
    One of the candles goes out; the others wait to see what you make of it.
    A horn sounds, and it is anybody's guess who is meant to answer.
    The path forks here into the one that is lit and the one that is humming.
  `),
  titles: lines(`
    The [thing] and the Thorn
    What the Runes Remember
    The Long Spell of [place]
    A Crown for [name]
  `),
  seeds: lines(`
    You are a hedge knight's squire carrying a sword that refuses to be drawn. You must bring it to the moon mill before the new moon.
    You are the last map maker of a kingdom whose roads have begun to move. You must find the road that remembers the way home.
    You are a bell ringer in a castle where every bell has lost its voice. You must find out who took them.
  `),
}
