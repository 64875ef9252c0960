import type { SpeechKind } from './wordbooks/answer-lines.ts'

/** Signs of what a spoken line does; the first that fits tells. */
const signs: [SpeechKind, RegExp][] = [
  [
    'love',
    /\b(?:love (?:you|him|her|them)|marry me|be mine|kiss me|my (?:darling|beloved|love)|adore you)\b/i,
  ],
  [
    'advice',
    /\b(?:what (?:should|shall|can|do) (?:i|we) do|what now|what(?:'s| is) next|where (?:should|shall|do|can) (?:i|we) (?:go|start|begin|look)|any ideas?|what would you do|what do you (?:think|suggest|advise))\b/i,
  ],
  [
    'feeling',
    /\b(?:how are you|how do you feel|are you (?:all right|alright|ok|okay|hurt|well|afraid|scared|frightened|sad|angry|happy)|what(?:'s| is) wrong)\b/i,
  ],
  [
    'wish',
    /\b(?:what (?:would|do|can|may|will) (?:you|i) (?:like|want|have|get you|do for you|offer you|bring you)|what are you looking for|can i (?:help|get) you|may i help you|are you hungry)\b/i,
  ],
  ['thanks', /\b(?:thanks|thank you|grateful)\b/i],
  ['farewell', /\b(?:goodbye|good-bye|farewell|see you|good night|until we meet)\b/i],
  ['apology', /\b(?:sorry|apologi[sz]e|forgive me|my fault)\b/i],
  ['naming', /\b(?:my name is|i am called|they call me|call me)\b/i],
  [
    'promise',
    /\b(?:i promise|i swear|my word|i give you my|i(?:'ll| will) (?:help|protect|find|save|keep|bring|not let|never)|trust me)\b/i,
  ],
  [
    'threat',
    /\b(?:or else|i'll (?:kill|hurt|make you|break)|regret (?:it|this)|last (?:warning|chance)|drop (?:the|your|it)|surrender|hands up)\b/i,
  ],
  ['insult', /\b(?:fool|idiot|liar|coward|monster|shut up|stupid|thief|scum|traitor)\b/i],
  ['come', /\b(?:come with|follow me|join me|join us|let's go|come along|come on|with me)\b/i],
  ['helpme', /\b(?:help me|help us|need your help|lend me|lend a hand)\b/i],
  ['giveme', /\b(?:give me|hand me|hand over|can i have|may i have|let me have|i'll take)\b/i],
  [
    'greeting',
    /^(?:hello|hi|hey|greetings|good (?:day|morning|evening|afternoon)|well met|ahoy|howdy|salutations)\b/i,
  ],
  ['tellme', /\b(?:tell me|speak|explain|answer me|what do you know|what happened)\b/i],
  ['who', /^(?:and |but |so )?who\b.*\?/i],
  ['where', /^(?:and |but |so )?where\b.*\?/i],
  ['why', /^(?:and |but |so )?why\b.*\?/i],
  ['how', /^(?:and |but |so )?how\b.*\?/i],
  ['when', /^(?:and |but |so )?when\b.*\?/i],
  ['what', /^(?:and |but |so )?(?:what|which)\b.*\?/i],
  ['closed', /\?\s*$/],
  ['stop', /\b(?:stop|wait|don't|halt|freeze|hold on|enough|stay)\b/i],
  ['plea', /\b(?:please|i beg|beg you)\b/i],
  ['agree', /^(?:yes|yeah|ok|okay|sure|agreed|of course|very well|deal|i accept|fine)\b/i],
  ['disagree', /^(?:no|nope|never|i refuse|i won't|not a chance)\b/i],
  [
    'praise',
    /\b(?:beautiful|brave|clever|wonderful|well done|i love|good job|kind of you|impressive|admire)\b/i,
  ],
]

/** What a spoken line does: greets, asks why, promises … */
export const speechKindOf = (speech: string): SpeechKind =>
  signs.find(([, sign]) => sign.test(speech))?.[0] ?? 'statement'
