import { capitalised } from '../language/letter-case.ts'

const POLITE = String.raw`(?:(?:please|pls|plz|hey|hi|hello|ok|okay|so|just)[ ,!.]+)*`
const ASKING = String.raw`(?:(?:can|could|would|will) (?:you|we|i) (?:please )?|let['’]?s |i(?:['’]d| would) (?:like|love) |i (?:want|need|fancy|wanna) |i['’]?m in the mood for )?(?:to )?(?:(?:give|tell|write|show|make|do|get|create|generate|start|begin|play|run|have|hear|read)(?: me| us| up)* )?`
const STORY = String.raw`(?:story|tale|adventure|game|scenario|campaign|role-?play|rpg|novel|who-?dunn?it|fan-?fic|fable|legend)`
const GENRE = String.raw`(?:romance|comedy|fantasy|mystery|thriller|western|horror|drama|sci-?fi|noir|heist|space opera|cyberpunk|steampunk|dystopia|slice of life)`
const SOME = String.raw`(?:something|anything|smth|a (?:little|small|short) (?:something|thing|one))`
const LINKS = String.raw`(?:about|where|in which|(?:that is |that['’]s )?set(?= (?:in|on|at)\b)|with|featuring|starring|between|involving|like)`
const AUDIENCE = String.raw`(?: for (?:my|our|an?|the|some|this|\d+)\b[^.:;]{1,60}?)?`
const NEXT = String.raw`(?: please)?(?:,? (?<link>${LINKS}) |\s*(?:[:.—]|-(?= ))\s*`
const COMMA = String.raw`|, (?:maybe |perhaps |possibly |say )?(?=(?:an?|the|two|three|four|my|i|i['’]m|you|some|one|where|in|on|at)\b))`

/** 'Give me something quiet with', 'a bedtime story for my son about', 'I want a romance between': words to whoever writes the story. */
const REQUESTS = [
  `${POLITE}(?<ask>${ASKING})(?:(?:an?|the|some|my|another|one) )?(?:(?!(?:i|he|she|they|we|it|is|was|has|in)\\b)[\\p{L}&'’-]+,? ){0,4}?(?:${STORY}|${GENRE} (?:story|tale))s?\\b(?:${AUDIENCE}${NEXT}${COMMA}|(?<!\\bgames?) of (?!the\\b))`,
  `${POLITE}(?<ask>${ASKING})${SOME}(?:,? (?!(?:with|about|where|in|set|involving|like|featuring|is|has|was)\\b)[\\p{L}'’-]+){0,5}?${AUDIENCE}${NEXT}${COMMA}`,
  `${POLITE}(?<ask>${ASKING})(?:an? )?(?:(?!(?:i|he|she|they|we|it|is|was|has|in)\\b)[\\p{L}-]+,? ){0,3}?${GENRE}(?: [\\p{L}-]+){0,2}?${NEXT}|, but )`,
  String.raw`${POLITE}(?:(?:make|keep) it [^.:;,]{2,40}|(?:in )?(?:the )?(?:first|second|third)[- ]person(?: pov)?(?: please)?)[.:;,-]\s+`,
].map((pattern) => new RegExp(`^\\W*${pattern}`, 'iu'))

/** Asked for, or told by a link or a colon: 'The game warden' and 'Something is wrong' ask for nothing. */
const requestIn = (text: string) =>
  REQUESTS.map((pattern) => pattern.exec(text)).find(
    (found) => found !== null && text.length - found[0].length > 2,
  )

/** Says something of somebody; 'tired', 'long day' only say how the player is. */
const TELLS = /\b(?:is|are|was|were|am|has|have|had|must|can|will|i['’]m|my|he|she|they|we)\b/i

/** 'Imagine that you are the last one', 'let's play: you're a cat', 'so basically im a wizard lol', 'describe my first day'. */
const LEADS =
  /^\W*(?:put me in(?:to)? (?:a|the) (?:story|world|scene|game) (?:where|in which) |(?:(?:ok(?:ay)?|so|um+|uh|well|basically|like|lol)[,:]? )+|(?:(?:please|let['’]?s|can (?:we|you)|i want to) )?(?:imagine|suppose|pretend|picture this|say|play|continue the story|what if)(?: that)?(?:[,:]? (?=(?:i|you|we|my|it)\b|i['’]?m\b|you['’]?re\b)|: )|be (?:the|my) (?:narrator|storyteller|game master|dungeon master|gm|dm)(?: (?:of|for)|[.,:;]) |(?:describe|narrate|tell me about) (?=my (?:first|last)\b))/iu

const GREETING =
  /^\W*(?:(?:hi|hello|hey)(?: there)?|dear \p{L}+)(?: (?:i['’]?m|i am) new(?: here)?)?[,.!]+ (?=\S)/iu
/** 'Could I be an archaeologist', 'I would like to be a pirate'. */
const TO_BE =
  /^\W*(?:(?:could|can|may) i be|i(?:['’]d| would) like to be|let me be|i(?:['’]d like to| want to|['’]ll) play(?: as)?) ((?:an?|the) [^.!?]+)[.!?]?/i

/** A premise without what it asks of its author: 'tired. give me something quiet with a cat' tells that there is a cat. */
export function withoutRequest(given: string): string {
  const bare = given
    .replace(/\s*\(+\s*(?:ooc|out of character)\b[^)]*\)+/giu, '')
    .replace(GREETING, '')
    .replace(TO_BE, (_, rest: string) => `I am ${rest}.`)
    .replace(/[\s,]+(?:lol|haha|lmao|xd)(?=[.!]*$)/iu, '')
  const lead = LEADS.exec(bare)?.[0] ?? ''
  const premise = lead === '' || lead === bare ? bare : capitalised(bare.slice(lead.length))
  if (lead !== '' && premise !== bare) return withoutRequest(premise)
  const sentences = premise.split(/(?<=[.!?;])\s+/)
  for (const at of sentences.keys()) {
    const found = requestIn(sentences.slice(at).join(' '))
    if (!found) continue
    const rest = sentences.slice(at).join(' ').slice(found[0].length)
    const isThing =
      found.groups?.link?.toLowerCase() === 'with' && /^(?:an?|one|some) /i.test(rest) && !TELLS.test(rest)
    // 'Can you do a story where I am a doctor?' asks nothing of the doctor.
    const told = withoutRequest(isThing ? `There is ${rest}` : capitalised(rest)).replace(
      /\?(?=\s|$)/,
      found.groups?.ask ? '.' : '?',
    )
    return [...sentences.slice(0, at).filter((sentence) => TELLS.test(sentence)), told].join(' ')
  }
  return premise
}
