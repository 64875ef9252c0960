import type { AsideKind } from './clause.ts'

const bracketed =
  /\(\(([^)]*)\)\)|\[\s*(?:ooc|note|author|narrator|gm|dm)?\b[:\s]*([^\]]*)\]|\{\{?([^}]*)\}\}?|\(\s*(?:ooc|note|author'?s? note|to the (?:author|narrator))\b[:,\s]*([^)]*)\)|^\s*(?:\/\/|\/?ooc\b|out of character\b|note to (?:the |my )?(?:author|narrator|ai|gm|dm)\b|author'?s? note\b)[:,\s]+(.*)$/gim
const toAuthor =
  /^(?:hey |ok |okay |dear )?(?:narrator|storyteller|author|ai|gm|dm|game master|game|chatgpt|gpt|claude)\s*[,:]\s*/i

const please = String.raw`(?:please |can (?:we|you|i) |could (?:we|you) |let'?s |let us |i want (?:you )?to |i'd like (?:you )?to )?`
const stretch = String.raw`(?:minute|hour|day|week|month|year|night|morning|evening|summer|winter|spring|autumn)s?`
const story = String.raw`(?:story|tale|game|chapter|adventure|narration|plot)`
const quality = String.raw`(?:scar(?:y|ier)|fun(?:ny|nier)|dark(?:er)?|light(?:er)?|romantic|short(?:er)?|long(?:er)?|simpl(?:e|er)|slow(?:er)?|fast(?:er)?|spic(?:y|ier)|violent|detailed|descriptive|dramatic|suspenseful|gor[ye]+|realistic|cheerful|sad(?:der)?|exciting|detail|dialogue|action|humou?r|romance|description|drama|suspense|violence)`

const sign = (source: string) => new RegExp(source, 'i')

/** Whole sentences that can only be meant for the author. What could be done or said in the story is not here. */
const kinds: [AsideKind, RegExp][] = [
  [
    'undo',
    sign(
      String.raw`^${please}(?:undo|rewind|redo|retry)(?: (?:that|it|the last (?:turn|step|message|scene)|my last (?:turn|move)))?\W*$|^${please}(?:go back|take back|rewind) (?:a|one|to the (?:last|previous)|the last) (?:turn|step|message|scene|move)\b|^(?:scratch that|take that back|try that again)\W*$`,
    ),
  ],
  [
    'restart',
    sign(
      String.raw`^${please}(?:restart|start over|reset|begin again|start again|new (?:game|story|chapter))(?: (?:the |this |my )?${story})?\W*$|^${please}(?:restart|start|begin) (?:the |this |a )?(?:new |whole )?${story}(?: (?:over|again))?\W*$`,
    ),
  ],
  [
    'end',
    sign(
      String.raw`^${please}(?:end|finish|stop|quit|conclude|wrap up)(?: (?:the|this|my|our))? ${story}(?: here| now| please)*\W*$|^${please}(?:end|finish|stop) (?:(?:it|this|that) )?(?:here|now|playing)\W*$|^(?:the end|quit|end|game over|finish|fin|end it|(?:let it |we |it )?ends? here|(?:i'?m|i am|we'?re) done(?: playing)?)\W*$`,
    ),
  ],
  [
    'skip',
    sign(
      String.raw`^${please}(?:skip|fast[- ]forward|time ?skip|flash forward)(?: (?:ahead|forward|time))?(?: (?:to|until|till|past|by|a|an|this|that|some|two|three|few|\d+)\b.*)?\W*$|^${please}(?:jump|cut|move on)(?: (?:ahead|forward))? to (?:the )?(?:next|end|ending|part|scene|chapter|morning|evening|night|${stretch} later|tomorrow)\b.*$|^(?:(?:a|an|one|two|three|four|five|six|ten|some|many|several|a few|\d+) )?${stretch} (?:later|pass|passes|go by|goes by)\W*$|^(?:and |then |later )*(?:(?:the )?(?:next|following) (?:morning|day|night|evening|week)|(?:that|the same) (?:afternoon|evening|night)|(?:it is |it['’]?s )?time for (?:the |my |a |some |our )?[a-z]+(?: [a-z]+)?)(?: ?,? ?\b(?:after|before) (?:the |my |our |that )?[a-z]+(?: [a-z]+)?)?\W*$`,
    ),
  ],
  [
    'style',
    sign(
      String.raw`^${please}(?:make|keep|write|tell|use|add|give me|no more|more|less|be more|be less)(?: (?:it|this|that|things|the ${story}|your replies|the replies|replies|me|in|with))*(?: (?:a|an|some|in))*(?: (?:bit|little|lot|more|less|very|much|not so|not too|too))*(?: ${quality})+(?: ${story}| replies| please| descriptions?| paragraphs?)*\W*$|^${please}(?:make|keep|write|use|tell)\b.*\b(?:the ${story}|replies|answers|sentences|paragraphs|narration|third person|first person|second person|present tense|past tense|plot twist|cliffhanger)\W*(?:please)?\W*$|^(?:(?:a (?:bit|little)|much) )?(?:shorter|longer|funnier|scarier|darker|slower|faster|simpler)(?: replies| please| pls)*\W*$`,
    ),
  ],
  [
    'onward',
    sign(
      String.raw`^${please}(?:(?:let['’]?s )?(?:start|begin)|(?:(?:ha)+h?|lol|wow|no way|omg|ok(?:ay)?)(?:[,.!]* (?:no way|lol|wow|ok(?:ay)?))*[,.!]* and then|continue|go on|go ahead|keep going|carry on|proceed|more|next|and then|then what|so what happens|(?:(?:wait and )?see )?what (?:happens|happened) (?:next|now|then)|something happens|do something|anything|whatever|up to you|you (?:decide|choose|pick)|surprise (?:me|us)|(?:make|let) something happen|(?:add |give me |throw in |introduce |bring in )?(?:an? |some )?(?:(?:big |unexpected |new )?(?:plot )?twist|cliffhanger|surprise|new character|complication)s?|i(?:'?m| am)? ?(?:so |really |getting )?bored|bored|boring|yawn)(?: with (?:the|this|my) ${story})?(?: please| now| then| happen)*\s*[.!?…]*$`,
    ),
  ],
  [
    'help',
    sign(
      String.raw`^(?:\/?help|help me (?:out|decide|choose)|commands?|\/?hints?|(?:(?:give|tell|show) me |i need |any |can (?:i|you) (?:have|get|give me) )?(?:an? |some )?(?:hints?|ideas?|suggestions?|options?|tips?)|(?:what|wat|wut) (?:can|should|could|do|shall) (?:i|we) do(?: now| next| here)?|what now|now what|what next|what are my (?:options|choices)|i(?:'?m| am) stuck|i (?:don't|do not|dont) know what to do(?: now| next| here)?|no idea(?: what to do)?|how (?:do|does) (?:i play|this work|it work|this game work|one play)|how to play|(?:idk|dunno|i don't know|i dont know|not sure))\s*[.!?…]*$`,
    ),
  ],
  [
    'summary',
    sign(
      String.raw`^(?:${please}(?:summari[sz]e|recap|catch me up|sum up)(?: (?:the |this |so far|what).*)?|(?:what|wat) (?:has )?happened (?:so far|until now|last time)|what (?:do|did) (?:i|we) know(?: so far| already| by now)?|(?:story |quick )?(?:summary|recap)(?: please)?|where (?:were|was) (?:we|i)|what did i miss|status)\s*[.!?]*$`,
    ),
  ],
  [
    'identity',
    sign(
      String.raw`^(?:(?:are|r) (?:you|u) (?:an? )?(?:ai|a\.i\.|bot|chatgpt|gpt|claude|language model|chatbot|llm)\b.*|(?:who|what) (?:wrote|made|built|created|programmed|trained) (?:this (?:${story})|the ${story}|you)\b.*|what (?:model|ai|llm) (?:are you|is this|do you use)\b.*|is (?:this|there) (?:an? )?(?:ai|chatgpt|bot)\b.*)$`,
    ),
  ],
  [
    'correction',
    sign(
      String.raw`^(?:no,? )?(?:that(?:'s| is|s) (?:not|n't) what i (?:meant|said|wrote|did|typed|asked)|i (?:meant|(?:didn'?t|did not) (?:mean (?:that|to (?:say|type|write))|(?:say|type|write) that))|you (?:misunderstood(?: me)?|got (?:it|that) wrong|already said that|keep (?:saying|repeating) that)|not what i (?:meant|said|asked)|that (?:makes no sense|doesn'?t make (?:any )?sense)|huh|what\?+|i don'?t (?:get|understand) (?:it|this|the ${story}))\b.*$`,
    ),
  ],
  [
    'complaint',
    sign(
      String.raw`^(?:this|that|it|the ${story}|this ${story}|ur story|your story)(?:'s| is| was|s)? (?:so |really |very |kinda |too |a bit |getting |just )*(?:boring|lame|sucks|suck|repetitive|cringe|bugged|trash)\W*$|^(?:the|this|your) ${story} (?:is|makes|has) .*$|^(?:lame|this sucks|you suck|stupid (?:game|bot|ai|story)|i (?:hate|don'?t like) (?:this|the) (?:game|story|plot))\s*[.!]*$`,
    ),
  ],
  [
    'praise',
    sign(
      String.raw`^(?:this|the ${story}|this ${story})(?:'s| is| was)? (?:so |really |very |pretty |such (?:a )?)*(?:fun|great|cool|awesome|amazing|hilarious|brilliant|epic|fantastic)(?: ${story}| twist)?\W*$|^(?:i (?:love|like) (?:this|the|your) (?:${story}|twist|writing)|(?:nice|cool|great|lol|lmao|haha+|hehe+|rofl|awesome|amazing|omg|epic|well done|good job|nice one|great story|nice story|love it|loving this))\s*[.!:)]*$`,
    ),
  ],
]

export interface FoundAside {
  aside: AsideKind
  text: string
}

/** What is said to the author in brackets or after 'ooc', and the rest of the turn. */
export function takeAsides(text: string): { asides: FoundAside[]; rest: string } {
  // A whole turn in brackets is meant for the storyteller.
  const whole = /^\s*\(([^()]+)\)\s*[.!?]*\s*$/.exec(text)?.[1]
  if (whole) return { asides: [foundIn(whole)], rest: '' }
  const asides: FoundAside[] = []
  const rest = text.replace(bracketed, (_, ...groups: unknown[]) => {
    const said = groups
      .slice(0, 5)
      .find((each): each is string => typeof each === 'string' && each.trim() !== '')
    if (said) asides.push(foundIn(said))
    return ' '
  })
  return { asides, rest: rest.replace(toAuthor, '').trim() }
}

function foundIn(typed: string): FoundAside {
  const text = typed.replace(/^\s*(?:ooc|note|author|narrator|gm|dm)\b[:,\s]+/i, '').trim()
  return { aside: asideOf(text) ?? 'other', text }
}

/** The address to the author that a sentence without quotes is; undefined for one within the story. */
export function asideOf(sentence: string): AsideKind | undefined {
  const plain = sentence
    .trim()
    .replace(toAuthor, '')
    .replace(/^(?:hey|ok|okay|um|uh|hmm|so|well|lol|btw|wait)[, ]+(?=\S+ \S)/i, '')
  return kinds.find(([, pattern]) => pattern.test(plain))?.[0]
}
