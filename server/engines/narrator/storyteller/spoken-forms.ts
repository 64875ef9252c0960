import type { Scope } from './pen.ts'

const MOST_WORDS = 22

/** A spoken line as templates need it: '[spoken] you say', '[spokenfull]' as a sentence, '[speech]' without quotes. */
export function spokenForms(speech: string | undefined): Scope {
  if (!speech) return {}
  const text = shortened(speech).replace(/"/g, "'").trim()
  const bare = (text[0]!.toUpperCase() + text.slice(1)).replace(/[,;:]$/, '')
  const isMarked = /[.!?…]$/.test(bare)
  const full = isMarked ? bare : `${bare}.`
  return {
    speech: full,
    spoken: /(?:[!?]|\.\.\.|…)$/.test(bare) ? `"${bare}"` : `"${bare.replace(/\.$/, '')},"`,
    spokenfull: `"${full}"`,
  }
}

/** Speech is told up to its first joint; a person can't be kept talking for a page. */
function shortened(speech: string): string {
  const words = speech.split(' ')
  if (words.length <= MOST_WORDS) return speech
  const sentence = /^.{10,140}?[.!?](?=\s)/.exec(speech)?.[0]
  if (sentence && sentence.split(' ').length <= MOST_WORDS) return sentence
  return `${words
    .slice(0, MOST_WORDS - 4)
    .join(' ')
    .replace(/[,;:.]$/, '')}...`
}
