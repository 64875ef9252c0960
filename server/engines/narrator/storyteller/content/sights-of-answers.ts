import { outcomesIn } from './outcome-list.ts'

/** What the narrator answers where nobody has told it yet and the story leaves it open, by what is asked. */
export const ofAnswers = outcomesIn(`
  like > town street village market city
    [^object] [object.is] larger than one is told and dirtier, and it goes downhill to everywhere. Half the doors are blue. Bread smells come out of one of them, and an argument out of the next.
    Narrow, loud, and hung with washing. People here walk in the middle and look you in the face.
    Two streets, one well, and a clock that all of them set their day by and that is wrong.
  like > shop restaurant inn house kitchen office school library hospital theatre
    Small and low and kept with love: everything has been painted at least twice, last in yellow. The floor slopes toward the window, and things that roll end up there.
    Brighter than you had thought. There is one good chair, a smell of lemons, and a clock with a loud opinion.
    It has seen better days, and has kept the furniture from them. A stain on the ceiling has the shape of a rabbit; all who work here call it by a name.
    Crowded, warm, a bit shabby. Somebody has put fresh flowers in a milk jug, where one sees them first.
  like > forest field mountain garden river camp desert snow shore
    Wide, and quieter than it should be. There is one path, trodden by something narrower than a person, and a stone by it with a hollow worn in the top.
    Green to the edge, with a darker line through it where water goes. On a post, miles from any house, hangs {a child's mitten}.
    Steep in the one part and boggy in the other. The wind has combed all of it to the east.
  like > ship starship castle jail temple cave ruins train
    Old, and patched by many hands, no two of which agreed. One gets used to the noise; one never gets used to where the noise stops.
    Long and dim, with more doors than one would think it needs. Somebody has numbered them in chalk, and left out nine.
    Cold at the feet and warm at the head. Wherever two walls meet somebody has scratched a small eye.
  like > place any
    Larger than you had pictured, and emptier. What there is stands along the edges, as if the middle were being kept for something.
    Plain, and rather clean. There is one thing in it that nobody can have chosen: {a stuffed pike} with spectacles.
    A bit like a place you knew as a child, but turned round, and with another smell: apples, and paint.
  changed > any
    Yes: [prop] [prop.is] not where it was. It has moved by the width of a hand, and the clean stripe shows from where.
    One thing: something has been left on the floor that was not there before. It is [found.a].
    It has got quieter. It takes you a while to notice what is missing: the ticking, or dripping, or whatever it was.
    The smell is new. It is sweetish, like pears, and strongest by [prop].
    Yes. There is a footprint beside your own, the same length, bare.
    On [prop] there is a mark in chalk, a small cross, still so fresh that it comes off on your finger.
    The light has changed: it falls from lower down, and shows a scratch right across [prop] that you would swear is new.
    Somebody has been here. [^prop] [prop.has] been wiped, and the cloth lies beside it, wet.
    Not that one would notice at once. But there were three of them, and now there are four.
  changed > thing
    Yes. It lies a little differently, with the side up that was down.
    It is warmer than it was, and has a smell: pears, and something singed.
    There is a fine line across it that was not there before. It runs as far as you can see, and then round.
    It has got darker at the one end. When you put a hand on it, it hums.
    Yes: it is further from the edge than you left it.
  changed > being
    Yes: [object.they] [object+hold] [object.their] head differently, as if listening for somebody.
    There is a grey look about [object.them], and one cuff is wet to the elbow.
    [object.they] [object.has] put something on, or taken something off; it takes you a moment to see that it is the ring.
  odd > any
    One thing: [prop] [prop.is] cleaner than everything round it, and for no reason that one can see.
    A thread, grey, is stretched across the way at the height of your ankle.
    There is no dust at all on [prop], and all round it lies a finger of it.
    Yes. Somewhere near [prop] something ticks, and it is no clock.
    Near [prop] lies [found.a], and it can't have been here long.
    A smell of fresh paint, though nothing has been painted.
    Somebody has drawn a small arrow in pencil on [prop]. It points down.
  others > any
    Three, as far as one can find out: [name], who says little; [other], who says a great deal; and somebody whom both of them only call "the tall one".
    [^name], for one, until a little after ten. And [other], who swears that it was only for a minute, to fetch an umbrella.
    Only [name], officially. But there are two cups, both used, and [name] doesn't take sugar.
    More than should have been. [^name] was seen going in, and [other] was seen coming out, and nobody saw either of them the other way about.
    [^name], who has a key. And somebody who has none, and left by the way that leaves mud.
  whyNot > any
    Because of [name], who tried it, and came back, and would never say more than: "It was occupied."
    There was a rule. It was made by [name], in the year of the flood, and nobody who knows the reason is left.
    It was always tomorrow, until it had got to be a custom. And then there is the matter of the noise.
    They were told as children that it was not safe; it is the only thing they were told that all of them believed.
    The key was lost, the first time by accident.
  whyIs > any
    Because somebody wanted it so: there is a note of it in [name]'s hand, "and to be left so until I come back".
    It has been like that since [name] left. Before that, they say, one could hear music.
    The story is that there was a fire, and what one did not want to see again was shut away. The story has three endings.
    It is cheaper so, says the one. The other only looks at [prop], and changes the subject.
    There is something in the way from the inside. One hears it scrape when the wind is right.
  why > being person
    For [name]'s sake. There was a promise, made on a bad night, and it has been kept a good deal longer than was meant.
    Money, in the beginning. Eleven crowns, or whatever they count in here; it was owed to [name].
    From fear. You can see the place on the wrist where somebody held on too hard.
    Because of a letter. It came three days ago, was read twice, and was burnt, but not all of it.
    For a dare, it began as. [^name] said "you wouldn't".
    Out of kindness, which is the last reason that anybody here would have thought of.
    To be there first, before [name] was.
  why > any
    Nobody knows for sure. The likeliest is that [name] meant it as a warning, and that nobody has read it as one.
    Because it was the nearest place with a light in it; the mud on the step says as much: one set of prints, in a hurry.
    For want of anywhere better. There is a scrap tied to it, and on the scrap is written: "You were always kind. [^name]."
    It has to do with last winter. Something was promised then, and this, it seems, is how it is being kept.
    By mistake, to go by the name on it, which is not yours but [name]'s.
    To keep it from [name], who had been asking after it all over.
  whose > any
    By the mark inside it belongs to [name]. There is a laundry number, too, and half a peppermint.
    [name]'s, if one may go by the letters on it; but the first of them has been picked out with a needle.
    It was [name]'s. Somebody has worn it, or used it, a good deal since, somebody with smaller hands.
    There is a name in it, [name], and under the name, in another hand, "no longer".
  noise > ship
    The rudder, working in its irons; and then, nearer, something that is not the rudder: a fist, from inside a cask.
    A block has come loose aloft and beats on the mast, three and three.
  noise > starship
    Metal, cooling. It would be only that, if it were not getting nearer, one rib of the hull at a time.
    The air ducts: something as heavy as a dog is going along them, and stops over your head.
  noise > in house room inn castle
    A shutter, somewhere above, that has come off its hook; it knocks twice, waits, and knocks twice.
    Somebody is moving furniture, overhead: a long scrape, a thump, and a voice that says "left".
    Water in the pipe, or in the wall. It gurgles, stops, and then something is washed down that clinks.
    {A cat}, shut in somewhere, and out of patience.
    Somebody is shovelling, below. One hears the scrape of it, the pause, and the soft fall.
    It is singing, of a sort: one voice, no words, and it breaks off at the same place each time.
  noise > out forest field street village
    A bell, and no church that way. It goes with somebody's steps, or with some animal's.
    Wheels on stones, coming on fast, and nobody calling to the horse, or at the wheel.
    Two branches, rubbing; and between that, quite regular, somebody digging.
    Geese, going over, very high. And then, lower, something that answers them.
  noise > any
    Something heavy has been set down, not far off, by two people, one of whom says "sh".
    Glass, and then somebody sweeping it up.
    It comes from behind [prop]: a slow tapping, four and a rest, four and a rest.
    A dog that has treed something, by the sound, or believes so.
  happened > any
    It must have been quick: a chair lies on its back, {a lamp} is broken, and one shoe has been left behind.
    There was a quarrel. [^name] came out of it with a split lip, and [other] has not been seen since breakfast.
    To go by the marks, somebody fell here, got up again, and was helped away by a second, who limped.
    Nobody will say it straight out. But all of them look at [prop] when you ask.
    Something came through here, low and fast, and took the line of least resistance. There is hair on [prop].
  how > any
    By the back way, it would seem: there is a muddy heel on the sill, and the catch has been lifted with something thin.
    With patience and a bent spoon. The scratches are still bright.
    Somebody let it happen. [^name] had the watch, and [name] had been given something hot to drink.
    Slowly, a little each night; one can count the strokes.
    With help. There are two sorts of print, and one of them never touches the ground with its heel.
  where > thing
    On top of [prop], pushed to the back, where only somebody tall would look.
    Last seen with [name], who was carrying it in a bag, and was in a hurry.
    By [prop], under something else. A corner of it shows.
    Not where it belongs. The hook is empty, and swings a little.
  where > being
    With [name], most likely; they were seen together an hour ago, going down toward the water, or the road.
    Gone out by the back. The door is open, and there is one glove on the step.
    Somebody says upstairs, somebody says the yard. Both say: not alone.
  sort > animal
    A young fox, or half a fox: the ears are too long, and there is a white tip to the tail that forks.
    A goat, small, the colour of tea, with yellow eyes that have seen through better people than you.
    Some kind of hound, all ribs and elbows, with one blue eye.
    A big grey cat, or a small lynx. It would rather not say.
    Something between a badger and a bear, and not yet full-grown.
  sort > weapon
    Spears, mostly, with the edges taken off for indoors; and a short blade in each belt that has not been.
    Short swords, plain, worn high up on the left; and the tallest has a whip besides.
    Clubs, shod with iron, and a whistle on a string.
  sort > person man woman being
    The sort that is early, and apologises for it. [^object.they] [object.has] mended the same coat three times.
    A careful one. Sits with back to the wall, knows where the doors are, and tips well.
    One who is liked by dogs and not by their owners.
  sort > food meal dish
    A stew of mutton and plums, with a crust of bread over it that has been cut in the shape of a fish.
    Pancakes, thin as a letter, with something sour in them.
  sort > drink tea
    Something red, and hot, with a clove in it and a stick of bark.
    Green, and bitter, and one is told to drink it in one go.
  sort > flower plant tree
    Something like a foxglove, but grey, and with all the bells on one side.
    A briar with white flowers, out of season by three months.
  sort > music song tune
    A slow waltz with one bar too many; one's feet notice it first.
    A sailor's song. The words are about a kettle, and not about a kettle.
  sort > book story
    An account of a journey, by somebody who plainly did not make it.
  sort > any
    An old one, and plain, with a maker's mark like a fish-hook.
    The kind that one sees twice in a lifetime: half as large as the common ones, and a good deal darker.
    None that you have come across before. It has seven sides.
    A good one, not new; somebody has had a [found.bare] drawn on it in white.
  talk > any
    About the price of lamp oil; but each time somebody passes they talk about it louder.
    About [name]. One says "poor soul", and the other says "poor my foot".
    Of a boat, or a coat; one only hears the end of it. And of Thursday.
    They are arguing over which of them saw it first.
  who > being
    [object]? The one who kept the books here until last winter, and left with one of them.
    [object] is somebody's cousin, as far as one can find out; nobody says whose. Has a loud laugh and small feet.
    Somebody who comes on Thursdays, with a covered basket, and is let in by the side.
    People lower their voices when they say [object]. A good neighbour, they say, and then say nothing else.
    [object] mends things: clocks, boots, quarrels. Takes no money for it, only promises.
    [object] left here years ago, owing and owed. Somebody saw the same coat in the crowd this morning.
    The tall one with the limp, if it is that [object]. There were two of the name, and they did not speak.
  whoDid > any
    [^name], by all accounts: a neighbour saw the coat, and nobody else has one of that green.
    It was [name], who does not deny it, and asks only that [other] should not be told.
    [^name], who was up early because of a tooth, and has told it three times since, each time a little differently.
    Only [name], who is nine years old and was supposed to be in bed.
    [^name] did. It is written down, with the hour, in [name.their] own hand.
  whoIs > any
    [^name], to go by the scarf, which is green and goes twice round. One would know it anywhere.
    Somebody you have not met: a woman, or a slight man, in a hat too large, who lifts it when you look. The name is [name].
    [^name]. You know the back of that head, or one very like it, from a photograph, or a picture over somebody's mantel.
    It is [name], and not alone: behind [name.them] [other] is making signs that you should not have seen.
    A stranger, by the boots. [name.they] [name+give] the name as [name], and [name+spell] it differently the second time.
  blame > any
    Nobody owns to it. But [name] had mud on both knees this morning, and [other] has asked twice when the next coach, or train, or boat goes.
    That is not known. What is known: [name] was seen near, carrying something in both arms, and [other] lied about where.
    There is only talk, and the talk says [name]. It says so a little too readily.
    That stands to be found out. There is one thing to begin with: a glove was left, a left one, small, and [name] has been keeping one hand in a pocket.
  missing > any
    [^name], who was at the back with [other]; and [other] says now that there was no [name].
    [^name]. Somebody has the cap. Nobody saw the head come out of it.
    Only [name], who does this, as all of them tell you at once.
  which > any
    The one at the end: it stands a little apart from the others and looks as if it knew.
    The third from the left. One knows it by the spot of white paint.
    The smallest. The others make room for it, which they don't do for one another.
    The one with a bit of blue string tied to it. [^name] ties them on, and won't say what for.
  called > any
    There is a name on it in flaking letters: "Constance". Somebody has painted out the last three.
    "[name]'s Folly", it says, and it was not [name] who wrote that.
    It has had three names. The one that is used is "the Duchess"; the others are used only when it won't start.
    It goes by "Old Patience". Why, one finds out within the hour.
  said > any
    "Not on a Thursday." Those were the words, quite clear, and nothing before or after.
    Four words: "Tell [name] to run." It had to be said twice, since nobody believed the first.
    Something about the weather, and then, lower and much faster: "It is under the third stone."
    "You took your time", or words to that effect; and there was a sort of cough in it, that may have been a laugh.
  on > mirror wall door window glass blackboard
    Two words, in something red and waxy: "call [name]". The last stroke runs down to the edge.
    A hand has been drawn there, life-size, with six fingers, and an eye in the palm.
    Somebody has stuck up a slip: "Back at four. Don't touch the left tap."
    A list of names. All of them are struck out but yours; and yours is spelt wrong.
  on > screen monitor phone telephone television
    A map, with one dot on it that blinks. It moves when you move.
    One line: "Are you there yet?" It was sent nine minutes ago, and again eight minutes ago.
  on > any
    A cup, crumbs, a candle-end, and, laid exactly in the middle as if for you, [found.a].
    Dust, but for three clean rings; and between the rings [found.a].
    Nothing that one would look at twice but [found.a], which has your initial on it in ink.
  means > any
    "Home", in one tongue. In another, one is told, it means "too late", and they are spelt alike.
    It means what it says, [name] would tell you; but [name] once sold a bridge.
    It has two meanings. One is a kind of knot. The other is not said before children.
    A warning, most likely: that sign is put up where somebody has been and will not go again.
  number > any
    The eleventh, if one may trust the figure; somebody has made an eight of it, and somebody a three.
    Seven, by the brass. There are scratches round it, as if another number had been there.
    Nine, and a half; somebody has drawn the half by hand.
  use > any
    Nobody seems sure. It has been turned often, to go by the wear, and always to the left.
    To keep something in, by the look of the catch; or something out, since the catch is on this side.
    It measures something. There is a scale, and it goes from "calm" to "leave".
    For calling somebody. There is a mouthpiece, or something like one, worn by lips.
  what > any
    Hard to say from here. Something grey, about as long as an arm, tied up with string, and the string is new.
    It is [found.a], or was, before somebody stepped on it.
    Something that [name] will be wanting back: there is a label on it that says as much.
    A thing of brass and glass, no larger than a fist, that is warm on one side.
    Two words on a scrap of paper, "not here", and an arrow that has been rubbed out.
  yes > being
    It shows in the hands, which [object.they] [object+try] to keep still.
    [object.they] [object+make] no secret of it.
    One has only to look at [object.their] shoes.
    Ask anybody. They will tell you since when, too.
    And [object.they] [object+know] that you have noticed.
    That much one sees from the way [object.they] [object+look] at [prop], and away.
    It has cost [object.them] something; there is a line at the mouth.
  no > being
    Whoever told you so has never seen [object.them] before breakfast.
    [object.they] [object+meet] your eye a little too squarely, though, as if [object.they] had been asked it before.
    Not that [object.they] would mind your thinking so.
    Not yet, and [object.they] [object+seem] sorry about it.
    It only looked so for a moment, because of the light.
    Though [object.they] [object+keep] one hand in a pocket all the while.
  yes > any
    One has to look twice, but there it is.
    The mark of it is still there, as plain as a thumbprint in butter.
    Somebody has tried to hide it, and not very hard.
    You would know it again in the dark.
    More than one would think from over there.
    And not for the first time, by the look of the dust.
  no > any
    Not so much as a thread of it.
    Though something like it was here: there is a clean spot the size of a plate.
    You look twice, to be sure.
    It only seems so, because of how the light falls.
    Not any more, at least; there is a paler patch where it has been.
  absent > any
    No sign of [sought]. What there is, is a cup, half full, and still warm enough to steam.
    You look in every corner: no sign of [sought]. But a coat that is not yours hangs over [prop], and its sleeves are wet.
    Nobody. Only {a single shoe}, on its side, with the lace still tied.
    You call, and wait, and look. All that answers is a door, somewhere further on, which shuts.
    There is no sign of [sought] but this: four letters in the dust, and a long smear where the fifth was begun.
`)
