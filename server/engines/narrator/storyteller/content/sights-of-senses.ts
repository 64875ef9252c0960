import { outcomesIn } from './outcome-list.ts'

/** What ears, nose, hand and tongue tell of a thing, a being or a place, decided when somebody listens, smells, feels or tastes. */
export const ofSenses = outcomesIn(`
  hear > door keyhole
    Two voices. One says, quite clearly, "not before ten"; the other only laughs.
    A chair is pushed back. Four steps, a stop, four steps, a stop.
    Water runs somewhere behind [object].
    Scratching, low down. It stops when you hold your breath, and goes on when you let it go.
  hear > machine engine motor
    It runs evenly but for one beat in nine, which comes late.
    There is a whistle in it, high up, that gets a little higher each time it comes.
  hear > egg
    A heart, or something that beats like one: slow, and then, as you lean closer, faster.
  hear > tape record recorder recording voicemail call message
    Two minutes of rain. Then a man reads out numbers, nine of them, and at the last he laughs.
    Somebody counts backward from twenty, and stops at four. What comes after that is only the machine.
  hear see feel > heart pulse heartbeat
    It goes fast and light, like a bird's, and does not skip.
  hear > animal
    Quick breath, and a stomach that complains.
  hear > crowd people whisper conversation talk
    They talk about money, then about somebody's sister. Then a name comes up, [name], and it gets very quiet.
    You catch only ends: "… never the same since …", "… in the cellar, of all places …", "… ask for it back".
    Two are of one opinion and one is not. The one says, three times over: "Then who moved it?"
  hear > wind rain sea water storm river
    It comes in long breaths, and in the pauses something wooden knocks on something wooden.
  hear > chest breast
    There is breath in there, with a small wet click at the end of each.
  smell > air wind breeze room place house
    It smells of [smell].
  smell > food meal drink bread soup cup bottle
    Butter, smoke, and a good deal of garlic.
    It smells as a kitchen smells when somebody is expected.
  smell > garment coat cloth blanket scarf handkerchief
    Lavender, mothballs, and, at the collar, pipe smoke.
    Somebody's soap, rosemary, and somebody else's.
    Salt, as if it had been in the sea and dried in the sun.
  smell > flower plant leaf grass tree herb
    Sweet, and then, at the end of the breath, like pepper.
    Honey and rain, and something like the inside of a new shoe.
  smell > fur horse cow sheep
    Hay, warm dust.
  smell > machine metal
    Warm metal, and oil.
  feel > fur dog wolf bear cat
    The fur is thick and coarse on top and underneath soft as ash.
  hear > any
    You hear [sound], and for a good while nothing else.
  hear > sounding
    [^object] [object.is] all that you hear, however long you listen.
  smell > any
    You smell [smell].
    Of [smell], and of nothing else that you could name.
  smell > thing
    You would know the smell of [object] again anywhere.
  feel > egg
    Rough as bark, and not quite still.
  feel > wall stone rock
    It is cold, and a little damp.
    There is a groove in it that the eye had missed; it runs off to the left, and goes round a corner.
  feel > forehead skin hand cheek brow
    It is hot and dry, and there is a pulse in it like something that wants to get out.
    Cold, and then, as your hand stays, a little less so.
  feel > cloth garment curtain blanket silk paper
    It is finer than it looks, and a little worn along the fold.
  feel > thing
    It is colder than you had thought.
    Smooth, but for one rough spot the size of a thumbnail, where something has been scraped away.
  taste > meal bread cake biscuit scone
    It is good: warm in the middle, a bit burnt at the edge.
    Better than it has any right to be. Caraway, and honey that has been near heather.
  taste > water sea rain snow
    It is so cold that it has no taste at first, and then it has: iron, and something green.
  taste > tea coffee potion
    Thin and hot, with a taste of the pot it was made in, and of mint.
    Sweet for as long as it is in the mouth, and bitter for a good while after.
  taste > thing
    You would know the taste of [object] again anywhere.
  count > any
    [number], and when you count again from the other end it is still [number].
    [number]: [half] on the one side, [rest] on the other.
    [number] in all. One of them stands a little apart from the rest.
    [number]. You count twice, since something moves while you do it, but [number] it is.
    [number], and a gap in the row where there has been one more.
`)
