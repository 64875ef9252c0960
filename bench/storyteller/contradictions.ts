import type { PlayedStory } from './play.ts'

/** 'The door is open', 'Owen is not hurt': a subject, whether it is so, and one word of what it is. */
const CLAIM =
  /(?:^|[.:!?“”] )(?:the |your )?([\p{L}’' -]{2,30}?) (?:is|are) (not )?([a-z]{3,12})(?=[.,;]| now\b)/giu

/** Doings of a turn that may well change what was so. */
const CHANGING =
  /\b(?:open|close|shut|lock|unlock|break|light|wake|sleep|kill|heal|hurt|free|tie|die|dead|repair|fix|burn|is|are|was|becomes?|gets?|turns?)\b/i

/** Qualities that are told of a subject and denied of it later, with no turn between that could have changed them. */
export function contradictions({ turns }: PlayedStory): string[] {
  const claims = new Map<string, { isSo: boolean; text: string }>()
  const found: string[] = []
  for (const { typed, text } of turns) {
    if (typed !== undefined && !typed.includes('?') && CHANGING.test(typed)) claims.clear()
    for (const [whole, subject, not, quality] of text.matchAll(CLAIM)) {
      const key = `${subject!.toLowerCase().trim()} ${quality!.toLowerCase()}`
      const isSo = not === undefined
      const before = claims.get(key)
      if (before && before.isSo !== isSo) found.push(`${before.text.trim()} / ${whole.trim()}`)
      claims.set(key, { isSo, text: whole })
    }
  }
  return found
}
