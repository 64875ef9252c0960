import { readFileSync } from 'node:fs'

export type Verdict = 'answered' | 'declined' | 'dodged' | 'misread'

/** Verdicts of a person on the turns of judged-turns.md, each a line '- answered: …' below a turn and its reply. */
export function countVerdicts(): Record<Verdict, number> {
  const counts: Record<Verdict, number> = { answered: 0, declined: 0, dodged: 0, misread: 0 }
  const page = readFileSync(new URL('judged-turns.md', import.meta.url), 'utf8')
  for (const [, verdict] of page.matchAll(/^- (answered|declined|dodged|misread)\b/gm))
    counts[verdict as Verdict]++
  return counts
}
