import { kind, type PlaceKind } from './place-kind.ts'

/** The first of `kinds` whose nouns have this name, the whole of it or its last word. */
export function roomOf(name: string, kinds: PlaceKind[]): PlaceKind | undefined {
  const parts = name.toLowerCase().split(' ')
  const called = [parts.slice(-2).join('-'), parts.at(-1)!]
  return called.flatMap((noun) => kinds.filter(({ nouns }) => nouns.includes(noun)))[0]
}

/** Rooms that only vessels have, or that are much the same by land. */
export const vesselKinds: PlaceKind[] = [
  kind(
    'in',
    'inside',
    'hold cargo-hold cargo-bay',
    'stack of crates, cargo net, loading ramp, row of straps, hand truck',
    `
    The cargo in [place] has been lashed down by somebody who tied every knot twice.
    One strap hangs loose in [place], and swings, although nothing else does.
    A chalk mark on the floor shows where a crate used to stand, and another where it was dragged.
    It is cold in [place], the way it is wherever people come only to fetch something.
    The cargo list hangs by the way in; the last line has been added in another hand.
    Your own voice comes back from between the crates a little late.
    Somebody has made a bed of sacking behind the farthest row, and left it neat.
  `,
  ),
  kind(
    'in',
    'inside',
    'cockpit wheelhouse helm',
    "pilot's seat, bank of dials, throttle, chart, cracked screen",
    `
    Every dial in [place] has been marked with a dab of paint at the place where one begins to worry.
    The pilot's seat has kept the shape of whoever sat there last.
    A good-luck charm hangs over the throttle, worn thin on one side by thumbs.
    One small lamp on the board is lit that you can't remember ever having seen lit.
    The chart shows the way you meant to take, and, in pencil, a way that you didn't.
    It is close in [place]; one steers with one's elbows in.
  `,
  ),
  kind(
    'in',
    'inside',
    'engine-room reactor-room machine-room boiler-room',
    'main valve, pressure gauge, tool rack, nest of pipes, inspection hatch',
    `
    The whole of [place] shakes a little, all the time, like an animal asleep.
    It smells of hot oil in [place], and of somebody's forgotten tea.
    A wrench has been left balanced on a pipe, where the least lurch ought to have had it off.
    One gauge stands a hair above the line, and has been tapped so often that the glass is dull.
    The pipes have been patched, and the patches have been patched.
    Someone has pencilled sums on the casing, and got them wrong, and then right.
  `,
  ),
  kind(
    'in',
    'inside',
    'galley mess mess-hall',
    'long table, rack of tin cups, stove, spice box, water tap',
    `
    The cups in [place] hang from hooks, each with a name, and one hook is bare.
    Something has been left to simmer, and by somebody who meant to come back to it.
    The long table is scarred with games, and the score of one that has gone on for years.
    A drawer in [place] has worked itself open, as it does whenever the course changes.
    Everything in [place] that can roll has been wedged with a folded card.
  `,
  ),
  kind(
    'in',
    'inside',
    'airlock',
    'inner door, outer door, row of suits, warning light, hand wheel',
    `
    The suits hang in their row with their arms a little out, like guests who know nobody.
    One visor is misted, and on the inside.
    The outer door has a window the size of a plate, and nothing has ever looked so much like nothing.
    There are rules on the wall of [place], seven of them, and a scratch through the fourth.
    The seal sighs when one leans on it. It isn't supposed to.
  `,
  ),
]

/** Rooms of a house that are furnished for what they are for. */
export const houseKinds: PlaceKind[] = [
  kind(
    'in',
    'inside',
    'attic loft garret',
    'old trunk, low rafter, round window, rocking chair, dust sheet',
    `
    The rafters of [place] come down so low that everyone who comes here bows.
    Dust lies on everything in [place] but on a path, one foot wide, to the round window.
    A rocking chair under a sheet has the look of somebody sitting very still.
    Three generations of things that nobody could throw away have been put here to settle it among themselves.
    Something small has made a nest in the wedding hats.
    The boards of [place] tell the whole house where one treads.
  `,
  ),
  kind(
    'in',
    'inside',
    'stable stables tack-room',
    'empty stall, hay rack, saddle, water bucket, half door',
    `
    Somebody large breathes out in the dark of the end stall.
    It is warm in [place], and smells of hay and leather and of being forgiven.
    One saddle is wet, and still steaming.
    The horses have all turned their heads to look at the same bare piece of wall.
    A currycomb has been dropped halfway along a flank's worth of brushing.
    A halter hangs by the half door with its end cut through, quite clean.
  `,
  ),
  kind(
    'in',
    'inside',
    'boathouse boat-house',
    'rowing boat, pair of oars, coil of rope, tarred hook, slipway',
    `
    The water slaps about under the boards of [place] as though it had mislaid something.
    One pair of oars is missing from its pegs, and the pegs are wet.
    It smells of tar in [place], and rope, and a winter's worth of paint.
    The slipway runs down green into the water; something has been hauled up it lately, and not by the middle.
    Light off the water goes to and fro across the roof, reading it.
    A line has been made fast in [place] with a knot that nobody here uses.
  `,
  ),
  kind(
    'in',
    'inside',
    'lamp-room lantern-room',
    'great lamp, brass railing, oil can, gallery door, logbook',
    `
    The great lamp stands in the middle of [place] like an eye that has been asked to wait.
    There is glass all round [place], and whoever stands here can be seen from every side for miles.
    The brass is warm under the hand. It has been trimmed and filled by somebody who knew how.
    The gallery door is on the latch, and the wind tries it, politely, about once a minute.
    The logbook lies open, and the ink of the last line has not had time to turn black.
    A moth as long as a finger walks round and round the lens.
  `,
  ),
]

/** What these words mean to people in a vessel; by land they are other places. */
export const aboardKinds: PlaceKind[] = [
  kind(
    'on',
    'inside',
    'bridge command-bridge',
    "captain's chair, chart table, speaking tube, main window, row of dials",
    `
    Everyone who works on [place] has worn a spot of the floor bright, each his own.
    The captain's chair on [place] squeaks to the left, which has decided more than one argument.
    The main window shows a great deal of dark, and the ship's own lights on the inside of it.
    There is a list of calls to be answered; the last has been underlined, not answered.
    Somebody has stuck a note to the chart table. It says only *Not this way*.
    From [place] one feels the whole vessel think before she turns.
  `,
  ),
  kind(
    'on',
    'outside',
    'deck main-deck upper-deck foredeck',
    "ship's rail, coil of rope, covered hatch, lifeboat, brass bell",
    `
    The planks of [place] have been scrubbed so often that the grain stands up like the lines of a hand.
    A rope on [place] has been coiled the wrong way round, by a stranger or in the dark.
    The bell stirs with the roll and just doesn't ring.
    The cover of the lifeboat has been unlaced at one corner, from within.
    Wet prints of bare feet go from the rail to the hatch.
  `,
  ),
  kind(
    'in',
    'inside',
    'bay shuttle-bay docking-bay',
    'loading ramp, mooring clamp, fuel hose, row of straps, control box',
    `
    The floor of [place] is painted with lines that say where not to stand, and scuffed most between them.
    A clamp in [place] has closed on nothing, hard enough to bend.
    The fuel hose has been put back on its hook, still dripping.
    Somebody has written a time on the wall by the ramp, and it is nearly that.
  `,
  ),
]
