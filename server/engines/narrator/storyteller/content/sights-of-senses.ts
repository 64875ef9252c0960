import { outcomesIn } from './outcome-list.ts'

/** What ears, nose, hand and tongue tell of a thing, a being or a place, decided when somebody listens, smells, feels or tastes. */
export const ofSenses = outcomesIn(`
  hear > door gate hatch trapdoor wall keyhole floor
    Somebody is breathing on the other side of [object], close by, and just as slowly as you.
    Two voices. One says, quite clearly, "not before ten"; the other only laughs.
    A chair is pushed back. Four steps, a stop, four steps, a stop. Then a match, or a latch.
    Something is being dragged, a hand's breadth at a time, with a rest after each.
    Nothing, nothing, and then a very small sneeze.
    Water runs somewhere behind [object], and over it somebody hums the same four notes.
    Keys, a good bunch of them, going away; and, when they have gone, somebody who lets out a breath.
    Scratching, low down. It stops when you hold your breath, and goes on when you let it go.
  hear > machine engine device motor computer radio phone terminal vehicle clock
    It runs evenly but for one beat in nine, which comes late.
    There is a whistle in it, high up, that gets a little higher each time it comes.
    Under the hum somebody, or something, is counting. It has got to two hundred and six.
    Ticking, and behind the ticking a second, a shade slower.
    A crackle, and through it half a sentence: "… still there? Say something if you are …"
  hear > container box crate chest egg
    A heart, or something that beats like one: slow, and then, as you lean closer, faster.
    Something turns over in there, and sighs.
    It ticks. Not like a clock: like something cooling.
    Three taps from inside. You had not tapped.
  hear > tape record recorder recording voicemail call message
    A room, and somebody breathing in it. Then a voice, a woman's, quite calm: "If you hear this, I was right about the boat."
    Two minutes of rain. Then a man reads out numbers, nine of them, and at the last he laughs.
    Somebody counts backward from twenty, and stops at four. What comes after that is only the machine.
    It is your own voice. You are saying good night to somebody called [name], and you have never known anybody of the name.
  hear > chest heart body
    The heart goes fast and light, like a bird's, and skips now and then.
    There is breath in there, with a small wet click at the end of each.
  hear > animal
    It purrs, or growls; so low that one feels it rather than hears it.
    Quick breath, and claws on the ground, and a stomach that complains.
  hear > being group crowd courtier guard voice people whisper conversation talk
    "… on Thursday, if he is still here on Thursday", somebody is saying, and somebody else says "hush".
    They talk about money, then about somebody's sister. Then a name comes up, [name], and it gets very quiet.
    You catch only ends: "… never the same since …", "… in the cellar, of all places …", "… ask for it back".
    Two are of one opinion and one is not. The one says, three times over: "Then who moved it?"
    It is gossip, most of it: who has paid, who has not, and that [name] was seen on the road before it was light.
    One tells a story about a goat. The others wait for the end of it, and don't get it, because somebody has noticed you.
  hear > wind rain sea water storm river
    It comes in long breaths, and in the pauses something wooden knocks on something wooden.
    There is a bell in it, or was: once, and not again.
    For a moment it sounds like a great many people, a long way off, all saying yes.
  hear > any
    You hear [sound]. When that stops there is something else, nearer: cloth, brushing against something.
    You hear [sound]; and, once you have got used to that, your own name, or a word much like it.
    First there is only your own pulse. Then [sound].
    @in You hear [sound], and over it, from further off, a door that shuts with care.
    @out You hear [sound], and over it, from further off, somebody who calls and is not answered.
    Steps: not one pair but two, and the second only when the first have stopped.
    A long way off a dog barks twice, gets an answer, and is satisfied.
    @in Something small runs along inside the wall, stops, and runs back.
    @out Something small runs along under the leaves, stops, and runs back.
    @in A board gives, overhead; a pause; and the next board gives.
    @out Wings, a good many of them, going over, and not a cry.
    Somebody is whistling, out of sight, and leaves off in the middle of the tune.
  smell > air wind breeze smoke room place house
    It smells of [smell].
    There is [smell] in it; and under that, faint, something like a match that has just gone out.
    It is mostly [smell]. But somebody has been here who wears violets.
    You get [smell] first. Then, when you turn your head, wet dog, though there is none.
  smell > food meal drink bread soup cup bottle
    Cloves, and something under the cloves that they have been put there to hide.
    Butter, smoke, and a good deal of garlic.
    Bitter almonds; or it may be marzipan, which smells no different.
    It smells as a kitchen smells when somebody is expected.
  smell > garment coat cloth blanket scarf handkerchief
    Lavender, mothballs, and, at the collar, pipe smoke.
    Somebody's soap, rosemary, and somebody else's.
    Salt, as if it had been in the sea and dried in the sun.
  smell > flower plant leaf grass tree herb
    Sweet, and then, at the end of the breath, like pepper.
    Honey and rain, and something like the inside of a new shoe.
  smell > breath mouth
    Peppermint, and under the peppermint a good deal of raw liver.
    Cloves. Somebody has taken trouble, this morning, on your account.
  smell > ink paint
    Oak galls and vinegar, as it should be; and a sweetness in it, honey, that is put in by people who want it to look old.
  smell > animal fur being
    Hay, warm dust, and a very little of fish.
    Woodsmoke, and the cold of outside that comes in on a coat.
  smell > egg machine metal device
    Warm metal and burnt hair.
    Struck flint, and something like the air before a storm.
  smell > burning
    It comes from behind [prop]: hot rubber, or hair, and a grey thread of smoke as thick as a finger.
    Toast, you think at first. It is not toast. [^prop] [prop.is] warm to the hand.
    Paper; one knows it from the sweetness. Somebody is burning a good deal of it, not far off.
  smell > any
    It smells of old paper and, just at the edge, of oranges.
    Of very little: dust, stone, and a trace of somebody's hand, which held garlic.
    It smells of smoke, but not of wood smoke: sweeter, like hair.
    Of rain that has not fallen yet, and of iron.
    Like a church, or like a cupboard that has not been opened since somebody left.
  feel > animal fur
    The fur is thick and coarse on top and underneath soft as ash. There is a burr behind the ear, and a heart going like a little hammer.
    It is warmer than you are. A ripple runs down the whole length of it where your fingers go.
  feel > egg
    It is as warm as a stove in the morning. Something in it leans against the shell just where your hand is.
    Rough as bark, and not quite still.
  feel > wall stone rock floor door metal ice glass
    It is cold, and a little damp, and under your palm, very slightly, it trembles.
    One place, no larger than a coin, is warm.
    There is a groove in it that the eye had missed; it runs off to the left, and goes round a corner.
    Your fingers come away grey, with something that glitters in the grey.
  feel > forehead skin hand cheek brow
    It is hot and dry, and there is a pulse in it like something that wants to get out.
    Cold, and then, as your hand stays, a little less so.
  feel > cloth garment curtain blanket silk paper
    It is finer than it looks, and something stiff has been sewn into the hem.
    It is damp on the one side, and there is sand in it.
  feel > any
    It is colder than you had thought, and gives a little.
    It is warm, as if somebody had only just let go of it.
    There is a seam under your fingers that one does not see, and it runs all the way round.
    Smooth, but for one rough spot the size of a thumbnail, where something has been scraped away.
    It hums. One would not know it by looking.
    There is a fine dust on it that sticks, and it smells of pepper.
  taste > food meal bread cake biscuit scone soup
    Butter, lemon, and a little too much salt, as if whoever made it had been thinking of something else.
    It is good: warm in the middle, a bit burnt at the edge. There is something crunchy in it that you don't look at too closely.
    Better than it has any right to be. Caraway, and honey that has been near heather.
    It tastes like one you had as a child, at a table where you were not supposed to be.
  taste > water sea rain snow
    It is so cold that it has no taste at first, and then it has: iron, and something green.
    Fresh, where one would have sworn it must be salt. There is a grit in it that crunches.
  taste > drink tea coffee potion
    Thin and hot, with a taste of the pot it was made in, and of mint.
    Sweet for as long as it is in the mouth, and bitter for a good while after.
    It tastes of iron and of snow, and makes your teeth ring.
  taste > any
    Salt first, then smoke, then, a good deal later, something like regret.
    It tastes of nothing at all, and your tongue goes numb at the tip.
    Like a coin, and like the coin's previous owner.
    Sour enough to shut one eye; and then one wants more of it.
  count > any
    [number], and when you count again from the other end it is still [number].
    [number]: [half] on the one side, [rest] on the other.
    [number] in all. One of them stands a little apart from the rest.
    [number]. You count twice, since something moves while you do it, but [number] it is.
    [number], and a gap in the row where there has been one more.
`)
