import { lines } from './line-list.ts'

/** What happens where the player leaves it to the story: somebody comes or asks something, something lies there or is pointed at, something is heard. */
export const happenings = {
  comes: lines(`
    @in [who.a] [who+come] in, and [who+stop] at the sight of you.
    @in There are steps, and they come nearer. It is [who.a].
    @out [who.a] [who+come] along, and [who+slow] down at the sight of you.
    @out Somebody comes towards you, out of breath: it is [who.a].
    You are not alone any more. There [who+stand] [who.a], with a hand half raised.
    "There you are," says somebody. It is [who.a]. "I was told to look for you."
  `),
  asks: lines(`
    "Can I trust you?" says [who].
    "Have you been here long?" says [who].
    "Do you always look so serious?" says [who].
    [who] [who+look] at you for a while. "Have we met before?" [who.they] [who+say].
    "Are you waiting for somebody?" says [who].
    "May I ask you something?" says [who], and [who.does]: "Are you happy here?"
  `),
  shown: lines(`
    "What is that?" says [who]. By [prop] lies [found.a].
    [who] [who+stoop] by [prop], and [who+come] up with [found.a].
    "Somebody has lost this," says [who], and [who+hold] [found.a] out to you.
    Without a word [who] [who+point] to the ground before you. There lies [found.a].
  `),
  found: lines(`
    Something lies by [prop] that you had not seen before: [found.a].
    By [prop] your foot meets something. It is [found.a].
    Close by [prop] something falls to the ground, and it is [found.a].
    Something small lies at your feet: [found.a].
    You would nearly have stepped on it: there lies [found.a].
  `),
  heard: lines(`
    @in Behind [prop] something is set down, slowly, as one sets down what is heavy.
    @out Far off, beyond [prop], somebody calls twice, and it might be a name.
    Somewhere near [prop] somebody begins to hum, and stops in the middle.
    [^prop] [prop+give] a small sound, as if something had brushed against [prop.them].
  `),
  /** What was left open is still there after other turns. */
  resumed: lines(`
    [^who] [who.has] not gone away in the meantime.
    All this while [who] [who.has] kept an eye on you.
    [^who] [who+clear] [who.their] throat: there was something still to settle.
    [^who] [who.is] where you left [who.them], one eyebrow raised.
  `),
}
