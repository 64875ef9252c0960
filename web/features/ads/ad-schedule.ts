/** The progress of the schedule. */
export interface AdSchedule {
  /** The reader's messages since the last ad. */
  messageCounter: number
  /** 1 to 10: rises with each ad. */
  currentFrequencyLevel: number
}

export const HIGHEST_LEVEL = 10
/** The slider's middle, at which the gaps are the levels' own. */
export const USUAL_FREQUENCY = 3
/** From this level on the gap is the longest. */
const LEVEL_OF_LONGEST_GAP = 5
const LONGEST_GAP = 10

/** Messages from one ad to the next (AD-9): more of them for a higher slider, at least one. */
function gapOf(level: number, messageFrequency: number): number {
  const gap = level < LEVEL_OF_LONGEST_GAP ? level : LONGEST_GAP
  return Math.max(1, Math.ceil((gap * messageFrequency) / USUAL_FREQUENCY))
}

/** Counts one message of the reader: how the schedule stands then, and whether an ad is due after it. */
export function countMessage(
  schedule: AdSchedule,
  messageFrequency: number,
): AdSchedule & { isDue: boolean } {
  const messageCounter = schedule.messageCounter + 1
  const level = schedule.currentFrequencyLevel
  if (messageCounter < gapOf(level, messageFrequency)) {
    return { messageCounter, currentFrequencyLevel: level, isDue: false }
  }
  return { messageCounter: 0, currentFrequencyLevel: Math.min(level + 1, HIGHEST_LEVEL), isDue: true }
}

/** The first messages of a reader, from 1, after which an ad is due. */
export function adTurns(messageFrequency: number, upTo: number): number[] {
  const turns: number[] = []
  let schedule: AdSchedule = { messageCounter: 0, currentFrequencyLevel: 1 }
  for (let turn = 1; turn <= upTo; turn += 1) {
    const { isDue, ...next } = countMessage(schedule, messageFrequency)
    if (isDue) turns.push(turn)
    schedule = next
  }
  return turns
}

const labels = new Map([
  [1, 'First Ad'],
  [3, 'Third Ad'],
  [6, 'Sixth Ad'],
  [10, 'Tenth Ad'],
])

/** The label of an ad after the reader's n-th message. */
export const adLabel = (turn: number): string => labels.get(turn) ?? `Ad ${turn}`
