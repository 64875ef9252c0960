import { readFileSync } from 'node:fs'
import { share } from './rows.ts'

type Verdict = 'answered' | 'declined' | 'dodged' | 'misread'

/** Where the newest and hardest turns begin. */
const NEWEST = '## In the ninth year of King Naram'

/** Verdicts of a person on the turns of judged-turns.md, each a line '- answered: …' below a turn and its reply. */
function countVerdicts(): Record<Verdict, number> {
  const counts: Record<Verdict, number> = { answered: 0, declined: 0, dodged: 0, misread: 0 }
  const whole = readFileSync(new URL('judged-turns.md', import.meta.url), 'utf8')
  const page = whole.slice(whole.indexOf(NEWEST))
  for (const [, verdict] of page.matchAll(/^- (answered|declined|dodged|misread)\b/gm))
    counts[verdict as Verdict]++
  return counts
}

/** Rows of the bench: how many of the judged turns were answered, declined, and neither. */
export function verdictRows(): [what: string, aim: string, found: string][] {
  const { answered, declined, dodged, misread } = countVerdicts()
  const judged = answered + declined + dodged + misread
  return [
    [
      `the newest ${judged} turns, judged by somebody else before they were used in building: answered`,
      '≥ 80 %',
      share(answered, judged),
    ],
    ['of these honestly declined', '≤ 15 %', share(declined, judged)],
    ['of these misread, dodged or echoed', '≤ 5 %', share(misread + dodged, judged)],
  ]
}
