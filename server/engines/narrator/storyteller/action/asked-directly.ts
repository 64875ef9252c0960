import { verbsOf } from '../language/verb-forms.ts'

/** 'if you can lift me' as 'can you lift me'; undefined where no helping verb can lead. */
export function askedDirectly(said: string): string | undefined {
  const words = said.replace(
    /(?<=^\p{L}+ \p{L}+)['’](m|re|s|ll|ve)\b/iu,
    (_, end: string) => ` ${WHOLE[end]}`,
  )
  const found =
    /^(if |whether |(?:what|where|when|why|how|which|who)(?: (?!(?:that|this|these|those|the|an?|my|your|his|her|its|our|their|it|he|she|they|we|i|you)\b)\w+)? )(.{1,30}?) (can|could|will|would|should|must|may|might|are|am|is|was|were|have(?! to\b)|has(?! to\b)|had(?! to\b))\b(.*)$/i.exec(
      words,
    )
  if (!found) return doneDirectly(words)
  const [, lead = '', subject, helper, rest] = found
  return `${/^(?:if|whether) $/i.test(lead) ? '' : lead}${helper} ${subject}${rest}`
}

const SUBJECT =
  /^(?:what|who|which \p{L}+) (?!(?:I|you|he|she|it|we|they|the|an?|my|your|his|her|our|their)\b)\p{L}+s\b|^how many (?:\p{L}+ )?(?:live|are|were|come|go|sleep|work|stay|know|left|stand|sit)\b/u
const WHOLE: Record<string, string> = { m: 'am', re: 'are', s: 'is', ll: 'will', ve: 'have' }

/** 'why it smells like smoke' as 'why does it smell like smoke'. */
function doneDirectly(words: string): string | undefined {
  // 'What walks on four legs', 'how many live here': asked so already.
  if (SUBJECT.test(words)) return words
  const found =
    /^(if |whether |(?:what|where|when|why|how|which|who)(?: (?:kind|sort) of \w+| (?:much|many|long|far|old)(?: \w+)?)? )((?:I|you|he|she|it|we|they|(?:the|my|your|his|her|our|their|this|that) \w+))( ever| really)? (\w+)\b(.*)$/i.exec(
      words,
    )
  const form = found && verbsOf(found[4]!.toLowerCase())[0]
  if (!found || !form) return undefined
  const [, lead = '', who = '', adverb = '', , rest = ''] = found
  const helper = form.form === 'past' ? 'did' : form.form === 's' ? 'does' : 'do'
  return `${/^(?:if|whether) $/i.test(lead) ? '' : lead}${helper} ${who}${adverb} ${form.lemma}${rest}`
}
