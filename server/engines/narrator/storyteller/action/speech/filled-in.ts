import { parseSentence } from '#server/ground/grammar/parse-sentence.ts'
import { isForm } from '../../language/verb-forms.ts'
import { ASKED_OF_WORLD } from './said-signs.ts'

const MOST_WORDS_OF_STATE = 3
const MOST_WORDS_OF_NOUN = 5

/** What is left out of a question at its head: 'got any work?' as 'have you got any work?', 'ready?' as 'are you ready?' */
export const filledIn = (words: string): string =>
  words.replace(/(?<=^|[.!?,;] )([^.!?;]+)\?/g, (whole, given: string) => {
    const [, lead = '', asked = ''] = /^(.*, )?(.+)$/.exec(given) ?? []
    // 'What's your name, big guy?' has all it needs.
    const helper = ASKED_OF_WORLD.test(lead) ? undefined : helperFor(asked)
    return helper === undefined ? whole : `${lead}${helper}${asked.replace(/^wanna /i, 'want to ')}?`
  })

function helperFor(asked: string): string | undefined {
  const [first = '', second] = asked.toLowerCase().split(' ')
  if (/\b(?:what|who|whose|which|how|why|where|when)\b/i.test(asked)) return undefined
  if (/^(?:any|some)$/.test(first) && second) return 'is there '
  if (/^any(?:body|one)$/.test(first))
    return /^(?:home|here|there|else)$/.test(second ?? '') ? 'is ' : undefined
  if (first === 'anything' && second) return 'is there '
  if (/^(?:wanna|want|need|mind|remember|know|like|fancy|think|feel)$/.test(first)) return 'do you '
  if (/^(?:got|seen|heard|been|found|done|met|tried|lost|eaten|slept|finished|forgotten)$/.test(first))
    return 'have you '
  if (first.length > 4 && isForm(first, 'ing')) return 'are you '
  const tags = parseSentence(asked).map(({ tag }) => tag)
  const isState = tags[0] === 'ADJ' && tags.length <= MOST_WORDS_OF_STATE && !tags.includes('NOUN')
  if (isState || /^(?:ready|all right|ok(?:ay)?|hungry|cold)$/i.test(asked)) return 'are you '
  if (!second) return isForm(first, 'base') ? 'do you ' : undefined
  const isNamed =
    /^(?:ADJ|NOUN|DET|NUM)$/.test(tags[0] ?? '') && !tags.some((tag) => /^(?:VERB|AUX|PRON|SCONJ)$/.test(tag))
  return isNamed && tags.length <= MOST_WORDS_OF_NOUN ? 'is that ' : undefined
}
