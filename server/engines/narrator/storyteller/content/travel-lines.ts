import { lines } from './line-list.ts'

/** From one place to the next: '[from]' and '[to]'. */
export const travelLines = lines(`
  It isn't far from [from] to [to], and you count your steps from habit.
  You leave [from] behind, and its sounds close over like water. Then there is [to].
  The way to [to] is plainer than you had feared.
  A quarter of an hour, no more, and you are at [to], and the air is different.
  You take the straightest way from [from] to [to], and still manage to arrive as if you had strolled.
  You come to [to] by a way you had not used before, keeping to the side where the shadow is.
  [friend] [friend+come] with you. The way from [from] to [to] is shorter for two.
  [friend] [friend+go] ahead, and [friend+wait] for you where [to] begins.
  Nobody asks you anything between [from] and [to].
  You go to [to]. Halfway there you look back, and [from] looks smaller than it felt.
`)
