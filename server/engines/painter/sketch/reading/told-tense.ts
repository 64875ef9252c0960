import type { Token } from '#server/ground/grammar/parse-sentence.ts'

/** Whether told sentences are mostly in the past. */
export function isInPast(all: readonly (readonly Token[])[]): boolean {
  let past = 0
  let present = 0
  for (const tokens of all)
    for (const { form, tag, label, word, lemma } of tokens) {
      if ((tag !== 'VERB' && tag !== 'AUX') || label === 'acl:relcl') continue
      // 'You set it down' may be of either time.
      if (form === 'VBD' && word.toLowerCase() !== lemma) past++
      else if (form === 'VBZ' || form === 'VBP') present++
    }
  return past > present
}

export const isVerbal = ({ tag }: Token): boolean => tag === 'VERB' || tag === 'AUX'
/** Whether a verb with its auxiliaries is in the past. */
export const isPast = (verb: Token, auxiliaries: readonly Token[]): boolean =>
  auxiliaries.length > 0
    ? auxiliaries.some(({ form, word }) => form === 'VBD' && !/^(?:could|would)$/i.test(word))
    : (verb.form === 'VBD' && verb.word.toLowerCase() !== verb.lemma) ||
      (verb.form === 'VBN' && !/^(?:acl|amod|advcl|xcomp|conj)/.test(verb.label))
