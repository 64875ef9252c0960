import { lines } from './line-list.ts'

/** Ends of a sentence that settle what a question leaves open, by what it asks for; none needs more than the question. */
export const openAnswers = {
  past: lines(`
    yesterday evening, a little before dark
    three days ago, in the morning
    an hour ago, if that
    last week, on the Tuesday
  `),
  future: lines(`
    tomorrow at noon
    within the hour
    tonight, after dark
    the day after tomorrow, first thing
  `),
  clock: lines(`
    at half past nine, and not a minute before
    a little after ten
    at eight, by the bell
  `),
  origin: lines(`
    the far side of the hills, two days off
    a small place that nobody here has heard of
    further off than anybody here has been
  `),
  where: lines(`
    under a loose board
    at the back of an old shed
    behind the second door on the left
  `),
  /** Where somebody is, or something happens. */
  whereabouts: lines(`
    an hour from here, or a little more
    on the far side, where it is quieter
  `),
  whereTo: lines(`
    to the far end, where nobody looks
    down to the water
    round the back and no further
  `),
  /** Why somebody did something. */
  reason: lines(`
    because of a promise, and nobody has said that it no longer counts
    for the sake of somebody whose name is never spoken
    out of plain stubbornness, to begin with
  `),
  /** Why something is as it is. */
  cause: lines(`
    because nobody has looked after it in years
    by an old mistake that nobody has put right
  `),
  /** Why it is as it is, at a place. */
  causeOfIt: lines(`
    because somebody wants it so, and has seen to it
    since last night, when something was moved that should have stayed where it was
    because something is about to happen, and everybody feels it
  `),
  death: lines(`
    of a fever, in a single night
    by falling from a window that somebody else had opened
    in the cold, waiting for somebody who never came
    quite peacefully, and only later found out that it was no accident
  `),
  /** How badly something is hurt or broken. */
  badly: lines(`
    but less than one would think
    and rather more than you had hoped
  `),
  like: lines(`
    like something out of another year, and not unpleasant
    like something that has been out in all weathers
  `),
  smell: lines(`
    of wet wool and floor wax
    of cold smoke, with something sweet under it
    of dust that has been warm
  `),
  taste: lines(`
    of salt first, and then of smoke
    of more than one would think, and a little of iron
    of very little, until one has swallowed
  `),
  sound: lines(`
    like rain on a tin roof
    like somebody who hums with the mouth shut
  `),
  material: lines(`
    of thin old wood, with something darker under it
    of tin, mostly, painted to look like more
    of bone, by the feel of it, and very old
    of paper, layer upon layer, and hard as a board
  `),
  tune: lines(`
    an old lullaby, with the end left off
    a slow waltz, a little flat
    a marching song that everybody knows and nobody can name
  `),
  colour: lines(`
    green, a little faded
    dark red
    blue, and rather bright
  `),
  /** What somebody says to it. */
  said: lines(`
    “It was like that before I came, and I can prove it.”
    “I would have told you, if anybody had asked me.”
    “Twice, and I never told a soul.”
    “Let me think about it until tomorrow.”
    “You had better sit down for this.”
  `),
  opinion: lines(`
    that it will end well, if nobody hurries it
    that it has gone on quite long enough
    that somebody ought to be laughing, and does not dare to begin
    that you are braver than you look
  `),
  wish: lines(`
    a plain answer, and soon
    to be paid what is owed, to the penny
    to be left in peace until the morning
    to hear that it was all a mistake
  `),
  event: lines(`
    For three breaths nothing does; then there is a small dry click, and it is warmer than before at [place].
    Somewhere at [place] a thing that had been stuck comes loose and rolls a little way.
    The light changes at [place], only slightly, and then stays as it is.
  `),
  found: lines(`
    a small blue door, shut, with a light under it
    an old boot with a flower growing in it
    nothing but a bell on a string, and a note that reads “Ring.”
    a heap of straw with a shape pressed into it, still warm
  `),
  /** What is to be seen far off. */
  sight: lines(`
    a light, small and steady, a good way off
    a thread of smoke, straight up, where nobody is said to live
    a road, and nobody on it
  `),
  /** What somebody puts on paper. */
  drawn: lines(`
    a house with two doors, and a man with a sack coming out of the smaller one
    a wheel with one spoke missing, and beside it a tall hat
    a face: no mouth to it, and a scar over one eye
  `),
  /** What somebody lived by, or did all day. */
  trade: lines(`
    kept bees, and a small shop with the honey
    taught children to read, in a room over a bakery
    mended clocks, and was never once on time
    played the organ, badly, at two churches
  `),
  knitted: lines(`
    a sock, red, and far too large for any foot you know
    a long grey scarf, with a row of letters worked into the end of it
    a sleeve; the rest of it lies folded in a basket
  `),
  /** For how long something has been so. */
  since: lines(`
    for nine years, with one break
    since the spring before last
    for three weeks, and not a day longer
  `),
  meal: lines(`
    bread, an onion, and what was left of the cheese
    nothing but soup, and not much of that
    roast bird, with the skin on, and a second helping
  `),
  /** What a day, a journey or a meeting was like. */
  course: lines(`
    long, and mostly quiet
    better than the one before
    one thing after another, until there was nothing left to go wrong
  `),
  remainder: lines(`
    about half of what there was
    three, and there were more
    enough for a week, and not a day longer
  `),
  /** Something that lies or is kept somewhere. */
  item: lines(`
    a photograph of somebody who looks like you
    a small brass key on a green ribbon
    a letter that was never opened
    a child's shoe, the left one
  `),
  amount: lines(`
    about half of what there was
    enough for a week, and not a day longer
    more than you had thought
    hardly any
  `),
  span: lines(`
    about half an hour
    twenty minutes at the least
    an hour, near enough
  `),
} satisfies Record<string, string[]>

/** Of somebody who was asked something of their own. */
export const plainAnswers = {
  yes: lines(`
    "Yes," says [who], without having to think.
    [who] [who+nod]. "Yes. Since you ask."
    "I would say yes," says [who].
  `),
  no: lines(`
    "No," says [who], and [who+shake] [who.their] head as well.
    "No," says [who]. "But it is kind of you to ask."
    "Not that I know of," says [who].
  `),
  open: lines(`
    "Ask me that again when I have had time to think," says [who].
    "If I knew, you would be the first I told," says [who].
  `),
}

/** 'How deep', 'how heavy': an answer by what is measured; any other quality has the last. */
export const measures: [RegExp, string[]][] = [
  [
    /^(?:deep|high|tall|wide|long|thick)$/,
    lines(`
    about twelve feet, give or take
    not quite twice your own height
    thirty feet and a little over
  `),
  ],
  [
    /^(?:far)$/,
    lines(`
    nearer than it looks
    half an hour off, and in sight for most of the way
  `),
  ],
  [
    /^(?:hot|warm)$/,
    lines(`
    so hot that you have to take your hand away again
    too warm by a good deal, and growing warmer
    not as hot as it will be in an hour
  `),
  ],
  [
    /^(?:cold|cool)$/,
    lines(`
    cold enough to see your breath
    colder than it was this morning
  `),
  ],
  [
    /^(?:heavy|big|large)$/,
    lines(`
    as much as you can lift with both arms, and no more
    about the size and weight of a sack of flour
  `),
  ],
  [
    /^(?:bad|serious|ill|hurt|painful|sick)$/,
    lines(`
    bad enough to slow things down, and no worse
    not as bad as it looks
    worse than it was an hour ago, and it will pass
  `),
  ],
  [
    /./,
    lines(`
    not as [quality] as you had feared
    [quality] enough to be noticed
    as [quality] as it looks
  `),
  ],
]

/** What a riddle may be taken to mean. */
export const riddleGuesses = [
  'a mountain',
  'the wind',
  'a shadow',
  'an egg',
  'a river',
  'tomorrow',
  'a candle',
  'an echo',
  'a secret',
  'smoke',
]
export const riddleLines = lines(`
  [^who] [who+count] something on [who.their] fingers. "[guess]?" [who.they] [who+say] at last. "No, wait: [other]. Is it [other]?"
  "That's easy," says [who], and then [who+say] nothing for a long while. "[guess]. It must be [guess]. Or is it not?"
  "Say it again, slowly," says [who]. "I know it. It is [guess]. And now it's my turn."
`)
