import { lines } from './line-list.ts'

/** What gives somebody away: what is found where it was done, and what is to be seen of them. */
export const signs: { trace: string; mark: string }[] = [
  ['Drops of red wax have fallen there, still soft', '[who] [who.has] red wax under [who.their] nails.'],
  ['There is a thumbprint there, in blue ink', 'There is blue ink on [who.their] thumb.'],
  [
    'A thread of green wool hangs there, torn and not cut',
    'From [who.their] green scarf a thread has been torn.',
  ],
  [
    'There is a dusting of flour there, where nobody bakes',
    'There is flour in the seams of [who.their] sleeves.',
  ],
  ['There is a smear of soot there, at the height of an elbow', 'There is soot on [who.their] elbow.'],
  ['It smells of cloves there, faintly', '[who] [who+chew] on a clove.'],
  [
    'There are two footprints there, one deep and one shallow',
    '[who] [who+lean] on something, to spare the left leg.',
  ],
  ['There is a streak of yellow paint there, hardly dry', 'There is yellow paint in [who.their] hair.'],
].map(([trace = '', mark = '']) => ({ trace, mark }))

/** An inquiry by its parts: '[one]', '[two]' and '[three]' are the suspects, '[who]' is whoever speaks, '[mate]' whoever was with them. */
export const inquiryLines = {
  three: lines(`
    Besides you there are three who can have had a hand in it: [one], [two] and [three]. None of them [one+look] at the others.
    You go through it once more, and three are left who were close enough: [one], [two] and [three].
  `),
  two: lines(`
    Besides you there are two who can have had a hand in it: [one] and [two]. Each [one+look] at you, and not at the other.
  `),
  trace: lines(`
    You go over the place with your fingertips as well as your eyes. [trace]. It has to be from whoever it was.
    You get down on your knees, and there at last is something. [trace]. None of it is yours.
  `),
  taken: lines(`
    You take [who] aside.
    You ask [who] to sit down.
    "A word," you say to [who].
  `),
  together: lines(`
    "[mate] and I were together from supper on," says [who]. "Nobody else was with us."
    "With [mate], the whole time, and it was only the two of us," says [who]. "Ask [mate.them]."
  `),
  claimed: lines(`
    "I was with [mate], from supper on," says [who], a little too quickly.
    "Where should I have been? With [mate]," says [who]. "We talked until late."
  `),
  alone: lines(`
    "In bed, and the door was shut," says [who]. "I heard steps, and they were not mine."
  `),
  claimedAlone: lines(`
    "In bed, where else?" says [who]. "I heard nothing, and I would have heard it."
  `),
  wrong: lines(`
    "Me?" says [who], and [who+turn] out every pocket, and [who+weep] with rage. It was not [who.them]; you see it while [who.they] [who+do] it.
    [who] [who+laugh], and [who+stop], since nobody else does, and [who+tell] you where [who.they] [who.was], and who saw it. It is all so.
  `),
  lost: lines(`
    In the morning one bed is empty. [^culprit] [culprit.is] gone, and on the pillow lies a note: "It was me. You looked at the wrong one, and I ran out of nerve before you ran out of names."
  `),
  owned: lines(`
    For a while [who] [who+say] nothing. Then [who.they] [who+sit] down. "Yes," [who.they] [who+say].
    [who] [who+look] at the door, and at you in front of it. "Well," [who.they] [who+say]. "It had to be somebody, and it was me."
  `),
  because: lines(`
    "You want to know [question]," says [who]. "Because of me. I meant something else by it."
  `),
  motive: lines(`
    "I owed money, and whoever I owed it to wanted this instead," says [who].
    "I did it for somebody whom I will not name," says [who], "and I would do it again."
    "I had asked nicely for nine years," says [who]. "Nobody hears one who asks nicely."
    "It was to be for one night," says [who], "and then there was no way to say so."
    "I came here under another name," says [who], "and it was going to come out."
  `),
}
