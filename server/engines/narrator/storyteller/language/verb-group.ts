import type { Modality } from './clause.ts'
import { actOfSense } from './verb-senses.ts'
import { type VerbForm, verbsOf } from './verb-forms.ts'
import * as classes from './word-classes.ts'
import type { Word } from './words.ts'
import {
  type VerbGroup,
  wanting,
  trying,
  failing,
  ending,
  isWord,
  has,
  verbsHere,
  preferred,
  skipAdverbs,
  isVerbAhead,
  innerVerb,
  longestAct,
} from './verb-signs.ts'

/** The verb group that begins at `at`, after the subject; undefined when none does. */
export function verbGroupAt(words: Word[], at: number): VerbGroup | undefined {
  const group: Omit<VerbGroup, 'lemma' | 'form' | 'at' | 'end'> = {
    modality: 'does',
    polarity: 'affirmed',
    tense: 'present',
  }
  const raise = (modality: Modality) => {
    if (group.modality === 'does' || modality === 'wants') group.modality = modality
  }
  let i = at
  let afterTo = false
  let afterBe = false
  let helper: string | undefined
  for (let steps = 0; steps < 14; steps++) {
    const word = words[i]
    if (!isWord(word)) return undefined
    const { plain } = word
    const next = words[i + 1]
    if (classes.negations.has(plain)) {
      group.polarity = group.polarity === 'negated' ? 'affirmed' : 'negated'
      i++
      continue
    }
    // 'When did you last see him'.
    if (
      /^(?:all|both|each|last)$/.test(plain) &&
      i === at &&
      (plain !== 'last' || isVerbAhead(words, i + 1, 'base'))
    ) {
      i++
      continue
    }
    if (/^(?:almost|nearly)$/.test(plain)) {
      raise('tries')
      i++
      continue
    }
    if (!word.isName && (classes.adverbs.has(plain) || /.ly$/.test(plain)) && verbsOf(plain).length === 0) {
      if (/.ly$/.test(plain) && plain !== 'only') group.manner = plain
      if (afterBe && !isVerbAhead(words, i + 1)) return verbOf('be', 's')
      i++
      continue
    }
    if (classes.modals.has(plain) && !afterTo) {
      if (plain === 'will' || plain === 'shall') group.tense = 'future'
      else if (plain === 'would' || plain === 'might' || plain === 'may') raise('would')
      else if (plain === 'can' || plain === 'could') raise('can')
      else raise('must')
      helper = plain
      i++
      if (words[i]?.plain === 'to' && plain === 'ought') i++
      continue
    }
    const verbs = verbsHere(word)
    const isAux = /^(?:do|does|did)$/.test(plain)
    if (isAux && !afterTo && isVerbAhead(words, i + 1, 'base')) {
      if (plain === 'did') group.tense = 'past'
      helper = 'do'
      i++
      continue
    }
    if (/^(?:have|has|had)$/.test(plain)) {
      if (next?.plain === 'to' && isVerbAhead(words, i + 2, 'base')) {
        raise('must')
        if (plain === 'had') group.tense = 'past'
        i += 2
        afterTo = true
        continue
      }
      if (plain === 'had' && next?.plain === 'better') {
        raise('must')
        i += 2
        continue
      }
      if (isVerbAhead(words, i + 1, 'past', 'participle')) {
        group.tense = 'past'
        group.isPerfect = true
        helper = 'have'
        i++
        continue
      }
    }
    const isBe = /^(?:am|is|are|was|were|be|been|being)$/.test(plain)
    if (isBe) {
      if (/^(?:was|were)$/.test(plain)) group.tense = 'past'
      helper = 'be'
      afterBe = true
      const skip = skipAdverbs(words, i + 1)
      const ahead = words[skip]
      if (
        /^(?:going|about|able|supposed|ready|meant|allowed|trying|bound)$/.test(ahead?.plain ?? '') &&
        words[skip + 1]?.plain === 'to' &&
        isVerbAhead(words, skip + 2, 'base')
      ) {
        if (words.slice(i + 1, skip).some((each) => classes.negations.has(each.plain)))
          group.polarity = 'negated'
        if (/^(?:going|about)$/.test(ahead!.plain)) group.tense = 'future'
        else
          raise(
            ahead!.plain === 'trying'
              ? 'tries'
              : /^(?:able|allowed)$/.test(ahead!.plain)
                ? 'can'
                : ahead!.plain === 'ready'
                  ? 'wants'
                  : 'must',
          )
        i = skip + 2
        afterTo = true
        afterBe = false
        continue
      }
      const aheadVerbs = verbsHere(ahead)
      const isQuality = /^(?:freezing|starving|boiling|exhausting|amazing|frightening|terrifying)$/.test(
        ahead?.plain ?? '',
      )
      const gerund = isQuality && words[skip + 1]?.kind !== 'word' ? undefined : has(aheadVerbs, 'ing')
      const participle = has(aheadVerbs, 'participle') ?? has(aheadVerbs, 'past')
      if (gerund || (participle && plain !== 'being')) {
        if (words.slice(i + 1, skip).some((each) => classes.negations.has(each.plain)))
          group.polarity = 'negated'
        if (gerund) group.isProgressive = true
        else if (ahead!.plain !== 'left' || words[skip + 1]?.plain !== 'of') group.isPassive = true
        i = skip
        if (!gerund) return verbOf(participle!.lemma, 'participle')
        continue
      }
      const skipped = words.slice(i + 1, skip)
      if (skipped.some((each) => classes.negations.has(each.plain))) group.polarity = 'negated'
      const lastNegation = skipped.findLastIndex((each) => classes.negations.has(each.plain))
      i += lastNegation + 1
      return verbOf('be', plain === 'be' ? 'base' : 's')
    }
    if (verbs.length === 0) return undefined
    const verb =
      helper === 'have'
        ? (has(verbs, 'participle', 'past') ?? verbs[0]!)
        : helper === 'do' || afterTo
          ? (has(verbs, 'base') ?? verbs[0]!)
          : preferred(verbs)
    const { lemma } = verb
    const inner = innerVerb(words, i, lemma)
    if (inner !== undefined) {
      if (verb.form === 'past') group.tense = 'past'
      if (wanting.has(lemma)) raise('wants')
      else if (trying.has(lemma)) raise('tries')
      else if (lemma === 'need') raise('must')
      else if (failing.has(lemma) || ending.has(lemma))
        group.polarity = group.polarity === 'negated' ? 'affirmed' : 'negated'
      if (inner.isNegated) group.polarity = group.polarity === 'negated' ? 'affirmed' : 'negated'
      i = inner.at
      afterTo = true
      afterBe = false
      continue
    }
    return verbOf(lemma, verb.form)
  }
  return undefined

  function verbOf(lemma: string, form: VerbForm): VerbGroup {
    if (form === 'past' && !group.isPerfect) group.tense = 'past'
    const found = longestAct(words, i, lemma)
    return {
      ...group,
      lemma,
      form,
      act: found?.act ?? actOfSense(lemma),
      particle: found?.particle,
      at: i,
      end: found?.end ?? i + 1,
    }
  }
}
