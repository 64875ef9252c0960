import { withoutMarks } from './said-lines.ts'

/** 'Hi I'm Rowan, I like plants': who begins with a greeting and goes on about themselves says all of it. */
const GREETED =
  /^(?:hi|hello|hey|good (?:morning|evening|day|afternoon))\b,?(?: \p{L}+)?,? (?:i|im|i['’]m|my|we|are you|do you|can you|it['’]?s|this is|nice|pleased)\b/iu

/** '"Sir," I say kindly, "is it you?"' is one speech. */
export const asOneSpeech = (text: string): string =>
  GREETED.test(text) && !/["“]/.test(text)
    ? `"${text}"`
    : withoutMarks(text).replace(
        /["“]([^"“”]+?),?["”],? (i|he|she|they|\p{L}+) (say|said|ask|asked|whisper|shout|answer|reply|mutter|add|tell|told)(s?)(?: \p{L}+ly)?((?: (?:(?:to|at|from|into) [^,."“”]{2,40}|it|him|her|them))?)[,.]? ["“]([^"“”]+)["”]/iu,
        (_, first: string, who: string, verb: string, s: string, to: string, rest: string) =>
          `${who} ${/^(?:tell|told|add)$/i.test(verb) ? 'say' : verb}${s}${/^ (?:it|him|her|them)$/i.test(to) ? ` to${to}` : to} "${first}${/[.!?]$/.test(first) ? '' : /^\p{Lu}/u.test(rest) && !/^I\b/.test(rest) ? '.' : ','} ${rest}"`,
      )
