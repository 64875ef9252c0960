import type { Genre } from '#contract/genres.ts'
import { lines } from './line-list.ts'

/** Small happenings by which a genre shows, each at this very place. */
export const genreTouches: Record<Genre, string[]> = {
  fantasy: lines(`
    A magpie settles on [prop] and counts everyone at [place] aloud, up to three.
    The rune on [prop] has begun to glow, as they do when the truth is told near them.
    Somewhere beyond [place] a giant turns over in its sleep, and a cup answers on its shelf.
    A raven on [prop] says a word in a language with too many rooks in it, and goes.
    An elf no higher than your knee crosses [place] with a thimble of milk, spilling none.
    Over [place] the standing stones have moved again; nobody at [place] remarks on it.
    Foxfire runs along [prop] as far as the corner and waits there to be followed.
    By [prop] the thorn hedge has grown a gate in the night, and locked it.
    A goblin has left a receipt on [prop], signed, for one dream.
    [who] [who+make] the old sign with two fingers at the sight of the thorn on [prop].
    A small spell has been left running by [prop], and makes the same green flower over and over.
    A troll's toll board leans at [place]: one riddle, or two wrong answers.
    The wizard's weathercock over [place] points at you, whichever way the wind blows.
  `),
  scifi: lines(`
    A drone stops above [place], reads you, and flies on with its lights a shade warmer.
    The console by [prop] asks whether you are satisfied with gravity today.
    Somewhere under [place] the reactor drops a tone, as it does when somebody wakes it.
    On the status panel at [place] a line of telemetry comes in that nobody sent.
    The air circuit at [place] sighs, tastes of copper, and goes on.
    A signal ticks in the hull near [prop]: long, long, short.
    An android goes by [prop] with a tray of nothing, perfectly level.
    Beyond the viewport of [place] a moon rises that was there a minute ago.
    The scanner on [prop] shows one life sign more at [place] than there are people.
    [who] [who+tap] the oxygen gauge at [place], which thinks, and agrees.
    A cargo capsule slides past [place] on its rail, marked for a planet nobody orders from.
    The engineer's welding light jumps on [prop] and is gone.
  `),
  mystery: lines(`
    Somebody has dusted [prop], and only [prop]; a housekeeper would have done the rest.
    There's a hairpin on the ground by [prop], of a kind that nobody at [place] wears.
    The clock at [place] is right, which is odd, since this morning it was slow.
    [who] [who+fold] a handkerchief so that the monogram doesn't show.
    A telegram boy looks in at [place], sees who is there, and goes away again.
    Of the two footprints by [prop] one is deeper: somebody stood there, waiting, on one leg, or carrying a portrait.
    In the ashtray on [prop] somebody has burnt a letter, all but the stamp.
    From the conservatory side of [place] comes the small, exact noise of scissors.
    [who] [who+answer] a question that nobody at [place] has asked: "I was in the library."
    A diary lies on [prop] with one page cut out, close to the spine.
    A gardener goes past [place] with a spade, clean, and his boots, not.
    Every teacup at [place] has its handle to the left but one. A witness might make something of that.
  `),
  horror: lines(`
    The wallpaper at [place] has a pattern of small open hands; by [prop] it has been picked away.
    @teen Something on the far side of [prop] breathes in when you breathe out.
    @teen In the dark beyond [prop] somebody is humming a hymn, a little flat, and has been for some time.
    The doll on [prop] has been turned to face the other way; you did not hear it done.
    A whisper goes along [place], low down, like a draught with a name in it.
    The lamp at [place] burns pale and blue for as long as it takes to notice, and then it doesn't.
    A moth walks round and round [prop], always to the left, as moths do not.
    @teen There's a wet print by [prop], small and bare, and no second one.
    The churchyard bell speaks once over [place]. The rope has been gone for years.
    In the attic over [place] a rocking chair goes twice, and holds still when you listen.
    Mould has drawn a face on the wall by [prop], rather a kind one.
    [who] [who+count] the candles at [place], and then, frowning, the people.
  `),
  western: lines(`
    Somewhere past [place] a harmonica tries a tune, thinks better of it, and tries again.
    A horse hitched near [prop] tips one hoof and sighs like a deacon.
    Dust gets up off [place], looks about, and lies down again further along.
    A hawk has the whole sky over [place] and is using a very small part of it.
    Up on the ridge above [place] a rider has stopped against the light and isn't hiding it.
    The stagecoach goes by [place] without stopping, blinds down, on the wrong day.
    A coyote calls from beyond [prop], and nobody's dog takes it up.
    [who] [who+hitch] up [who.their] belt and [who+look] at the sun over [place], to see how much is left of it.
    The windmill by [place] turns twice, and creaks, and has said what it had to say.
    Someone's nailed a wanted poster to [prop]; the weather has taken the face off it.
    A tumbleweed crosses [place], in no hurry, the way a mayor would.
    Cattle are lowing behind [place], and a cowhand's singing to them, through his nose.
    The saddle on [prop] is still warm from the ride.
  `),
  postapocalyptic: lines(`
    The rain butt by [prop] has a tin cup on a chain, and under it a tally of who has had theirs.
    Somebody has painted the old road sign at [place] with the distance to tomorrow.
    Static comes over [place] from a radio on a string; for a second there's a voice in it.
    A crow drops a bolt on [prop], looks at you, and waits for it to be worth something.
    Grass has come up through the asphalt of [place] in straight lines, still obeying the paint.
    A generator coughs behind [place], twice, and one bulb thinks about it.
    By [prop] beans are growing out of a tyre; somebody waters them from a ration bottle.
    The rusted buses beyond [place] ring, faintly, when the wind takes their wires.
    [who] [who+pick] a scrap of copper out of the dust by [prop], and [who+smile] for the first time today.
    A convoy's dust stands up far off beyond [place], and leans the other way.
    Over [place] the pylons march off in a row, carrying nothing to nobody.
    A bicycle bell sounds twice by [prop]: all clear, in these ruins.
  `),
  comedy: lines(`
    A goose comes into [place], looks at everyone as a landlord looks, and leaves by [prop].
    The tea urn at [place] has begun to hum in a minor key.
    A committee is passing [place] in single file, and one of them has a second, larger gavel.
    Somebody has put a laminated notice on [prop]. It says not to laminate notices.
    [who] [who+sit] down on a trombone. Nobody at [place] asks whose.
    A vicar looks round [prop], says "Oops", and is not seen again.
    There's custard on [prop]. There's no custard anywhere else at [place].
    A duck goes by [prop] with a raffle ticket in its bill, number eleven.
    A brass band is practising somewhere behind [place], all but one of them the same march.
    [who] [who+lean] on [prop] with dignity, and it gives way with a squeak.
    A small boy sells [who] a biscuit, and then, at [place], charges for the plate.
    By [prop] a marrow has been entered for a prize, wearing the mayor's hat.
  `),
  historical: lines(`
    A crier goes by [place] with the news, hoarse, and a day behind the people who make it.
    A carter at [place] crosses himself by [prop], and then, to be safe, spits.
    Bells begin over [place], parish by parish, none of them agreeing on the hour.
    A pedlar lays out ribbons on [prop] and three pamphlets under the ribbons.
    [who] [who+bite] a penny and [who+look] at the king on it with no great love.
    A friar asks at [place] for alms, and, lower, whether it's true.
    Wool carts roll past [place] nose to tail; that's the duke's money, walking.
    By [prop] an apprentice is learning the alphabet from a proclamation, backwards.
    Someone has chalked on [prop] what bread cost in the old queen's time.
    A merchant's clerk weighs something on [prop] with one grain too many, and lets it stand.
    Smoke from forty hearths lies over [place], and under it the smell of tallow and fish.
    A pilgrim with lead badges on his hat sits down by [prop] and takes off one boot.
  `),
  romance: lines(`
    Somebody is practising a waltz beyond [place], and always stops at the same bar.
    There's a rose on [prop], and no card; somebody's heart was in it.
    A letter lies on [prop], sealed, turned face down by somebody tender.
    [who] [who+blush], and [who+find] something to do by [prop].
    Petals have blown over [place] as if for a wedding that nobody has announced.
    Two cups stand on [prop], their handles turned towards each other.
    Lanterns are being hung over [place], one by one, for the dance.
    A violin is being tuned somewhere beyond [place]; it sounds like a question put gently.
    Someone has left a glove on [prop], and somebody else a note under it.
    The light at [place] has gone the colour of apricots, and everyone in it is a little lovely.
    [who] [who+look] at you for one heartbeat longer than one does, there by [prop].
    A couple goes through [place] quarrelling, in love, over whose poem it was.
  `),
  thriller: lines(`
    A man by [prop] folds his newspaper to the same page as yesterday.
    The camera over [place] turns, by ten degrees, with nobody near it.
    A phone rings at [place], twice, and stops: that was a signal.
    Across from [place] a parked van has its engine off and its windows misted.
    [who] [who+count] the exits of [place] without moving [who.their] head.
    Under [prop] there's tape where something was fixed until lately: a microphone, or a passport.
    A courier leaves an envelope on [prop], and walks away with the step of an agent.
    The same grey coat has passed [place] three times. The third time its target is you.
    A text comes, from no number: *not at [place]*.
    Somebody has chalked a cross on [prop], at the height where a spy would look.
    On the border side of [place] a siren starts, and is cut off.
    The lights at [place] go out for four seconds; when they come on nobody has moved, officially.
  `),
}
