import { outcomesIn } from './outcome-list.ts'

/** What a deed of the hero's comes to by the act that it is (acts.ts), where no narrower line is known. */
export const ofActs = outcomesIn(`
  =take > any
    [^object] [object.is] with you from here on.
    You have [object] now.
    [^object] [object.is] yours for the time being.
  =take > animal
    [object] [object+wriggle] for a moment, and then [object+hold] still.
  =open > any
    [^object] [object+open] without any trouble.
    [^object] [object+open] at the first try.
  =lock > any none
    Nobody gets past there now without a key.
  =unlock > any
    The lock turns over, and [object] [object.is] open.
  =cut > any
    A clean cut goes through [object].
    A few strokes more, and [object] [object.is] cut through.
  =repair > any
    It takes a while, but then [object] [object+do] what [object.they] should.
  =cook > food
    By and by [object] [object+smell] as [object.they] should.
  =cook > food self
    It comes out better than you had hoped.
  =clean > any
    [^object] [object.is] clean again.
  sort organize organise tidy tidy_up arrange straighten > any
    [^object] [object.is] in good order now.
  =wear > garment
    [^object] [object+sit] as if made for you.
  =undress > garment
    Without [object] you move more freely.
  =tie > being animal
    [object] [object+pull] at it once, and it holds.
  push shove press > any
    [^object] [object+give] way, a hand's breadth at a time.
  =use > any
    With [object] it goes as you want it to.
  =measure > any
    Twice over, and both times [object] [object+come] out the same.
  =pack > any
    [^object] [object+go] in, with a little room to spare.
  =photograph > any being animal
    The picture is taken, and [object] [object.is] on it.
  =send > any
    [^object] [object.is] on the way now.
  =hack > any
    It takes a few tries; then you are in.
  =feed > animal being
    [object] [object+eat] without once looking up.
  =heal > being animal
    [object] [object+grit] [object.their] teeth until it is over.
  =read > any
    You read [object] to the end, and then once more.
  =teach > being animal
    At the third try [object] [object.has] it.
  =lead > being animal
    [object] [object+come] along beside you.
  =invite > being animal
    [object] [object+come] closer.
  =defend > any being animal
    Whoever wants [object] has to get past you now.
  =capture > being
    [object] [object+struggle] for a moment, and then no more.
  =distract > being animal
    [object] [object+look] the other way, and for the moment that is enough.
  =exercise > none
    Your heart goes fast, and your head is clear.
  =work =learn > none any
    The third time round it comes more easily.
  =work > none
    One thing after the other gets done, and an hour is gone.
  ~begun > self
    It goes slowly at first, and then better.
    Bit by bit there is less of it left to do.
`)
