import type { AsideKind } from './clause.ts'

const bracketed =
  /\(\(([^)]*)\)\)|\[\s*(?:ooc|note|author|narrator|gm|dm)?\b[:\s]*([^\]]*)\]|\{\{?([^}]*)\}\}?|\(\s*(?:ooc|note|author'?s? note|to the (?:author|narrator))\b[:,\s]*([^)]*)\)|^\s*(?:\/\/|\/?ooc\b|out of character\b|note to (?:the |my )?(?:author|narrator|ai|gm|dm)\b|author'?s? note\b)[:,\s]+(.*)$/gim
const toAuthor =
  /^(?:hey |ok |okay |dear )?(?:narrator|storyteller|author|ai|gm|dm|game master|computer|bot|game|chatgpt|gpt|claude)\s*[,:]\s*/i

const kinds: [AsideKind, RegExp][] = [
  [
    'undo',
    /^(?:please |can (?:we|you|i) |let'?s |i want to )?(?:undo|go back (?:a|one|to the (?:last|previous)) (?:turn|step|message|scene)|take (?:that|it) back|redo|rewind|retry|try that again|scratch that)\b/i,
  ],
  [
    'restart',
    /^(?:please |can (?:we|you|i) |let'?s |i want to )?(?:restart|start (?:over|again|from the (?:start|beginning)|a new (?:story|game))|reset|begin again|new (?:game|story|chapter))\b/i,
  ],
  [
    'end',
    /^(?:please |can (?:we|you) |let'?s |i want to )?(?:end|finish|stop|quit|conclude|wrap up|exit)(?: (?:the|this|my|our))? (?:story|game|chapter|tale|adventure|scene|here)\b|^(?:the end|quit|exit|end|end it|bye|goodbye)\s*[.!]*$/i,
  ],
  [
    'skip',
    /^(?:please |can (?:we|you) |let'?s |i want to )?(?:skip|fast[- ]forward|time ?skip|jump|cut|move on|flash forward)(?: (?:ahead|forward|time))?(?:(?: to| until| till| past| by| a| an| the| this| that| some| next| ahead)\b.*)?$|^(?:(?:a |an |one |two |three |four |five |ten |some |many |several )?(?:minute|hour|day|week|month|year|night)s? (?:later|pass|passes|go by|after)|(?:the )?next (?:morning|day|night|evening|week))\s*[.,!…]*$/i,
  ],
  [
    'style',
    /\b(?:make|keep|write|tell|can you|could you|please|i want|more|less|use|add|give|no|stop|don't|be)\b.*\b(?:the (?:story|tale|plot|text|writing|replies|descriptions?|tone|next (?:scene|part|reply)|narration)|scarier|funnier|darker|lighter|romantic|shorter|longer|simpler|slower|faster|spicier|less scary|more (?:detail|dialogue|action|humou?r|descriptive|romance|description|dramatic|drama|suspense)|less (?:detail|violence|violent|romance|dark|gore)|(?:short|long|brief) (?:replies|answers|sentences|paragraphs|responses)|third person|first person|second person|present tense|past tense|plot twist|cliffhanger)\b/i,
  ],
  [
    'help',
    /^(?:\/?help|help me (?:out|decide|choose)?|commands?|\/?hints?|(?:(?:give|tell|show) me |i need |any |can (?:i|you) (?:have|get|give me) )?(?:an? |some )?(?:hints?|ideas?|suggestions?|options?|tips?)|(?:what|wat|wut) (?:can|should|could|do|shall) (?:i|we) do(?: now| next| here)?|what now|now what|what next|what are my (?:options|choices)|i(?:'m| am) stuck|im stuck|i (?:don't|do not|dont) know what to do(?: now| next| here)?|no idea(?: what to do)?|how (?:do|does) (?:i|this|it|one) (?:play|work|game work|this work)|how to play|you (?:decide|choose|pick)|(?:up to you|surprise me|whatever|idk|dunno|i don't know|i dont know|not sure|continue|go on|more|next|keep going|carry on|what happens(?: next)?|then what|and then|proceed|do something|anything|make something happen))\s*[.!?…]*$/i,
  ],
  [
    'summary',
    /^(?:(?:please |can you |could you )?(?:summari[sz]e|recap|remind me|catch me up|sum up)\b.*|(?:what|wat) (?:has )?happened (?:so far|until now|before|last time)|what (?:do|did) (?:i|we) know(?: so far| already| by now)?|(?:story |quick )?(?:summary|recap)(?: please)?|where (?:were|was) (?:we|i)|what(?:'s| is) going on|wtf is going on|what did i miss|status)\s*[.!?]*$/i,
  ],
  [
    'identity',
    /^(?:(?:are|r) (?:you|u) (?:an? )?(?:ai|a\.i\.|bot|robot|human|real|chatgpt|gpt|claude|language model|machine|computer|model|llm|person)\b.*|(?:who|what) (?:wrote|made|built|created|programmed|trained) (?:this|you|the story)\b.*|what (?:model|ai|llm) (?:are you|is this|do you use)\b.*|is (?:this|there) (?:an? )?(?:ai|bot|real person|chatgpt|human)\b.*)$/i,
  ],
  [
    'correction',
    /^(?:no,? )?(?:that(?:'s| is|s) (?:not|wrong)(?: what i (?:meant|said|wrote|did|typed|asked)| right)?|i (?:meant|didn'?t mean|did not mean|didn'?t say|never said|said)\b|you (?:misunderstood|got (?:it|that) wrong|forgot|didn'?t understand|ignored|aren'?t listening|keep (?:saying|repeating))|that makes no sense|not what i (?:meant|said|asked)|wrong(?: person| name)?|you already said that|huh|what\?+|i don'?t (?:get|understand) (?:it|this|that|you|the story)|that doesn'?t make (?:any )?sense)\b.*$/i,
  ],
  [
    'complaint',
    /^(?:this|that|it|the story|ur story|your story)(?:'s| is| was|s)? (?:so |really |very |kinda |too |a bit |getting |just )*(?:boring|stupid|dumb|bad|lame|weird|confusing|slow|terrible|awful|sucks|suck|broken|repetitive|nonsense|cringe|hard|bugged|trash|garbage)\b.*$|^(?:boring|lame|i(?:'m| am)? ?(?:so )?bored|bored|yawn|this sucks|you suck|stupid (?:game|bot|ai|story)|i hate this (?:game|story)|i don'?t like (?:this|the) (?:story|game|plot))\s*[.!]*$/i,
  ],
  [
    'praise',
    /^(?:(?:this|that|it|the story)(?:'s| is| was|s)? (?:so |really |very |pretty |such (?:a )?)*(?:fun|great|good|cool|awesome|amazing|funny|nice|hilarious|brilliant|lovely|beautiful|epic|interesting|fantastic|wonderful)(?: story| game| twist| one)?|i (?:love|like) (?:this|the|your) (?:story|game|tale|twist|plot|writing)|(?:nice|cool|great|good|lol|lmao|haha+|hehe+|rofl|awesome|wow|amazing|omg|epic|well done|good job|nice one|great story|nice story|love it|loving this))\s*[.!:)]*$/i,
  ],
]

export interface FoundAside {
  aside: AsideKind
  text: string
}

/** What is said to the author in brackets or after 'ooc', and the rest of the turn. */
export function takeAsides(text: string): { asides: FoundAside[]; rest: string } {
  const asides: FoundAside[] = []
  const rest = text.replace(bracketed, (_, ...groups: unknown[]) => {
    const said = groups
      .slice(0, 5)
      .find((each): each is string => typeof each === 'string' && each.trim() !== '')
    if (said) asides.push({ aside: asideOf(said) ?? 'other', text: said.trim() })
    return ' '
  })
  return { asides, rest: rest.trim() }
}

/** The address to the author that a sentence without quotes is; undefined for one within the story. */
export function asideOf(sentence: string): AsideKind | undefined {
  const text = sentence.trim()
  const isAddressed = toAuthor.test(text)
  const plain = text
    .replace(toAuthor, '')
    .replace(/^(?:hey|ok|okay|um|uh|hmm|so|well|lol|btw|wait)[, ]+(?=\S+ \S)/i, '')
  const kind = kinds.find(([, sign]) => sign.test(plain))?.[0]
  return kind ?? (isAddressed ? 'other' : undefined)
}
