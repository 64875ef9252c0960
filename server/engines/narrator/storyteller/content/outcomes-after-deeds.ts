import { outcomesIn } from './outcome-list.ts'

/**
 * What is different after a deed of the hero's, told after what it came to: '+=climb' by its act, '+fall' by its verb. Each line
 * takes for granted that the deed was done, and brings in nobody and nothing; '?=climb' are those of a try that does not come off.
 */
export const afterDeeds = outcomesIn(`
  +=sneak +tiptoe > self
    It takes five times as long as walking, and it works.
    You put each foot down as if it were somebody else's.
  +=hide +hide_away > self
    You hold still, and breathe through your mouth.
    Your nose begins to itch at once, as noses do. You let it.
  +break +smash +shatter > glass window mirror bottle vase pane cup plate crockery
    After the crash it is so quiet that one hears the last piece roll to a stop.
  +=make > made
    The first try is nothing to speak of. The second is, a little.
    It comes out not quite as you saw it before you, and yours all the same.
    It will win no prize. But it is there, and an hour ago it was not.
  +=cook > self
    It wants salt, and then it wants nothing any more.
  +=dig > self
    The heap beside you grows.
  +swim > self
    Stroke by stroke you get on.
    You swallow a mouthful of it, and come up coughing, a good deal nearer.
  +=fly > self
    Everything below gets small and neat, as if it had been tidied up.
  +fight +attack > being animal
    [object] [object+stagger], and [object+catch] [object.their] balance again. Now [object.they] [object+watch] your hands and no longer your face.
    For a breath you are nose to nose. Then [object] [object+slip], and the way past [object.them] is free.
  +chase +pursue +run_after > being animal
    You lose [object] twice and find [object.them] by the noise. Then [object.they] [object+stumble], and you are there.
  +herd +drive_in +round_up +shoo > animal
    [object] [object+go] left, and right, and between your legs, and in the end where [object.they] should, as if it had been [object.their] own idea.
  +=cut > rope cord string
    The last strand holds longer than all the others together.
  +=extinguish > candle lamp lantern torch fire
    It smells of wick and cold smoke. It takes a while until your eyes know the difference between black and black.
  +=burn > letter note paper book document
    For a moment one word stands out bright in it, and then it is all one colour.
  +=hack > self
    It costs you the whole of your luck for the day: one more try, and it would have locked you out.
  +=cast > self
    It comes more strongly than you called it, and leaves your fingertips numb.
  +transform +shapeshift > self
    It takes a breath and a half. Your own voice, when you try it, comes out as somebody else's.
  +=pray > self
    No voice answers. But a little later the knot in your chest has come undone by one loop.
  +=dance > self
    You forget for as long as it lasts what day it is. Your shoes do not.
  +play > musical_instrument
    The first three bars are for the fingers, and then it is for you.
  +juggle > self
    One gets away from you, and rolls; you have it back before the other two come down.
  +=sing > self
    The first note is wrong, and the rest come right.
  +=follow > thing
    [^object] [object+lead] you on, further than you had thought.
  +=pack > suitcase trunk bag backpack
    You sit on it to get it shut. Something pokes out, and is pushed in again with a thumb.
  +=heal > being animal
    [object] [object+set] [object.their] teeth and [object+look] past you until it is over.
  +=feed > animal
    [object] [object+take] the first bite as if it might bite back. The second is gone before you see it.
  +=threaten > being animal
    [object] [object+look] at your hands, at your eyes, and at the way out. The third look is the longest.
  +=distract > being animal
    [object] [object+turn] [object.their] head. It will last for about as long as one can hold a breath.
  +=free > being
    [object] [object+rub] [object.their] wrists, and [object+stand] as if nobody had told [object.them] what comes next.
  +=drive > vehicle
    [^object] [object+answer] to the least touch.
  +=ride > animal
    [^object] [object+go] well under you.
  +=eat > self
    By the end of it you are not hungry any more.
  +=sleep > self
    When you open your eyes again, you cannot tell at first how late it is.
  +=rest > self
    By and by you breathe more evenly.
  +=dodge > self
    It goes by, close enough for you to feel the air of it.
  +=capture > being animal
    [object] [object+struggle] for a moment, and then no more.
  +=exercise > self
    The first ten are easy, the next ten are not, and of the last five you will say later that it was six.
  +=cry > self
    Afterwards your head is clear, and hurts.
  ?=climb > self
    You slide back with both palms burning. It wants a rope, or somebody's shoulders.
  ?=open ?=unlock ?pry ?force > door gate hatch trapdoor
    It does not give, but it moves by the thickness of a coin: it is not locked, it is barred from the other side.
  ?=repair > machine engine motor vehicle radio device
    It coughs, runs for as long as a sneeze, and stops again. So it is not the part that you thought; it is the one behind it.
  ?=hack > self
    It will not have it. But it lets slip how long the word must be: seven.
  ?catch ?chase ?=capture ?grab ?herd > animal
    [object] [object+slip] through under your arm.
  ?=persuade ?convince > being
    [object] [object+hear] you out, and [object+shake] [object.their] head.
  ?=cast > self
    There is a smell of burnt hair, and that is all.
  ?=wake > being animal
    [object] [object+mumble] two words and [object+turn] over.
  ?=lift ?=push ?=pull ?move > thing
    It does not stir.
`)
