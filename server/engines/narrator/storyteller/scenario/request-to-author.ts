import { capitalised } from '../language/letter-case.ts'

/** 'Give me something quiet with', 'something cosy please,': words to whoever writes the story. */
const REQUEST =
  /(?:^|(?<=[.!?;,:—-]\s*))(?:so |please |pls |just |can you |could you )*(?:(?:give|write|tell|show|make|do|get) (?:me|us) |i (?:want|need|would like|['’]d like|fancy) |i['’]d like |let['’]?s have |can (?:i|we) (?:have|get) |^(?=something ))(?:something|anything|smth|a (?:little|small|short) (?:something|thing|one))(?<qualities>(?:,? (?!with\b|about\b|where\b|in\b|set\b|involving\b|like\b|featuring\b|is\b|has\b|was\b)\p{L}[\p{L}'’-]*){0,5}?)(?: please)?(?:[,:—-]| (?<link>with|about|where|in which|set in|involving|like|featuring|starring)) /iu

/** Says something of somebody; 'tired', 'long day' only say how the player is. */
const TELLS = /\b(?:is|are|was|were|am|has|have|had|must|can|will|i['’]m|my|he|she|they|we)\b/i

/** A premise without what it asks of its author: 'tired. give me something quiet with a cat' tells that there is a cat. */
export function withoutRequest(premise: string): string {
  const found = REQUEST.exec(premise)
  if (!found) return premise
  const before = premise
    .slice(0, found.index)
    .split(/(?<=[.!?;])\s+/)
    .filter((sentence) => TELLS.test(sentence))
  const rest = premise.slice(found.index + found[0].length).trim()
  if (rest.length < 3) return premise
  const isThing =
    found.groups!.link?.toLowerCase() === 'with' && /^(?:an?|one|some) /i.test(rest) && !TELLS.test(rest)
  return [...before, isThing ? `There is ${rest}` : capitalised(rest)].join(' ')
}
