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
    The blade goes where you want it, and the cut is clean.
    A few strokes more, and it is through.
  =repair > any
    It takes a while, but then [object] [object+do] what [object.they] should.
  =cook > food self
    By and by it smells as it should.
    It comes out better than you had hoped.
  =clean > any
    [^object] [object.is] clean again.
  sort organize organise tidy tidy_up arrange > any
    Everything has its place now.
  =wear > garment
    [^object] [object+sit] as if made for you.
  =undress > garment
    Without [object] you move more freely.
  =tie > being animal
    [object] [object+pull] at it once, and it holds.
  =push > any
    [^object] [object+give] way, a hand's breadth at a time.
  =use > any
    It does what you want of it.
  =measure > any
    You do it twice, and it comes out the same both times.
  =pack > any none
    All of it goes in, with a little room to spare.
  =photograph > any being animal
    The picture is taken, and [object] [object.is] on it.
  =send > any none
    It is on its way now.
  =hack > any
    It takes a few tries; then you are in.
  =feed > animal being
    [object] [object+eat] without once looking up.
  =heal > being animal
    It hurts, and then it hurts less.
  =read > any
    You read it to the end, and then once more.
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
