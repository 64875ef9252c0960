import type { SpeechMood } from '../content/speech-lines.ts'

const MOODS: [SpeechMood, RegExp][] = [
  [
    'threat',
    /\b(?:or else|or i(?:['’]ll| will| \p{L}+)|i(?:'ll| will) (?:kill|hurt|shoot|destroy|end|make you)|hands up|drop (?:it|the|your)|don'?t move|freeze|surrender|you(?:'ll| will) (?:regret|pay)|last warning)\b/iu,
  ],
  [
    'accused',
    /\byou(?:['’]re| are) (?:lying|hiding something)\b|\byou (?:lied|did it|knew|killed|murdered|stole|took it|betrayed|poisoned|set (?:me|us) up|cheated)\b|\b(?:liar|murderer|thief)\b/i,
  ],
  ['warned', /^\W*(?:look out|watch out|behind you|duck|heads up)\b/i],
  [
    'opener',
    /\b(?:i|we) (?:need|have|want|wanted|would like) to (?:talk (?:to|with) you|tell you something|ask you something|say something)|\bcan (?:we|i) (?:talk|ask you something)|\bi have (?:a question|something to tell you)\b/i,
  ],
  [
    'hush',
    /^\W*(?:quiet|silence|hush|sh+|shush|be quiet|not a (?:sound|word)|keep (?:it down|quiet)|pipe down)\b/i,
  ],
  ['bet', /^\W*(?:i(?:['’]ll| will)? )?(?:bet|wager) you\b|\b(?:wanna|want to|care to) bet\b/i],
  ['knock', /^\W*knock,? knock\b/i],
  ['caution', /^\W*(?:be |take |please be )?(?:careful|care)\b|^\W*watch your step\b/i],
  ['condolence', /\bsorry (?:about|for|to hear (?:about|of)) (?:your|the)\b|\bsorry for your loss\b/i],
  [
    'plea',
    /\bi(?:['’]m| am) begging\b|\bi beg (?:of )?you\b|\bplease,? please\b|^\W*(?:please|i beg you|have mercy|for pity['’]s sake)\W*$/i,
  ],
  [
    'love',
    /\bi(?:['’]d| would) (?:die|do anything) for you\b|\bi(?:['’]ll| will)? (?:love|adore|missed|miss) (?:you|him|her)\b|\bmarry me\b|\bkiss me\b/i,
  ],
  ['sorry', /\b(?:sorry|apolog|forgive me|my fault|my bad)\b/i],
  ['thanks', /\b(?:thank|thanks|grateful|cheers)\b/i],
  ['pledged', /^\W*(?:promise|swear)(?: to)? (?:me|us|you)\b|\b(?:do|will|can) you promise\b/i],
  [
    'wished',
    /^\W*(?:(?:a )?(?:happy|merry) \p{L}+|congratulations|congrats|good luck|get well|sweet dreams|sleep well|bless you|all the best)\b/iu,
  ],
  ['promise', /\b(?:i promise|i swear|you have my word|i give you my word|i vow)\b/i],
  [
    'farewell',
    /^\W*(?:good night|goodnight|sleep (?:well|tight)|sweet dreams)|\b(?:goodbye|good-bye|bye|farewell|see (?:you|ya) (?:later|soon|tomorrow|then|around|there|at \w+|on \w+)|good night|so long)\b|^\W*see (?:you|ya)\b/i,
  ],
  [
    'greeting',
    /^\W*(?:hello|hi|hey|good (?:morning|day|evening|afternoon)|greetings|howdy|well met)\b(?!(?:\W+\p{L}+(?:['’]\p{L}+)?){4})/iu,
  ],
  [
    'insult',
    /\b(?:you(?:['’]re| are)? (?:(?:just|such|nothing but|all|a|an|the|little|old|lying|filthy|dirty|bloody|damn|stupid|worthless|pathetic|selfish) )*(?:fool|idiot|coward|liar|monster|bastard|pig|rat|traitor|bigot|thief|crook|snake|bully|cheat|fraud|tyrant|hypocrite|murderer|villain|brute|clown|moron|loser|jerk|disgrace|disgusting|cruel|evil|selfish|useless|pathetic|worthless|horrible|awful|mad|crazy|insane)s?|shame on you|how dare you|shut up|go to hell|i hate you|screw you|stupid)\b/i,
  ],
  [
    'praise',
    /\bi (?:really )?(?:like|love) your\b|\byou(?:['’]ve| have)(?: got)? (?:such |very |really )?(?:an? )?(?:lovely|beautiful|nice|good|kind|fine|pretty|great|wonderful) [a-z]+|\b(?:you(?:'re| are) (?:so |very |really )?(?:(?:the|a|an|my) )?(?:brave|beautiful|kind|good|great|amazing|clever|wonderful|strong|best|bravest|smartest|sweet|lovely|genius|hero|lifesaver|legend|angel)|^\W*(?:nice|cool|sick|great|lovely|beautiful|pretty|gorgeous|amazing|awesome|impressive) (?!to\b)[a-z]+|well done|good (?:job|work|boy|girl)|bravo)\b/i,
  ],
  [
    'request',
    /^\W*(?:(?:one|two|three|four|five|six|ten|an?|some|another|more) )[a-z' -]+,? please\W*$|\b(?:i|we) (?:really |just )?(?:need|could use|would like|['’]d like) (?!to (?:go|know|talk|tell|say|leave|think|be)\b|you\b|your help)|(?<!\b(?:what|how|where|when) )\b(?:can|could|may) (?:i|we) (?:please )?(?:have|get|borrow|see)\b/i,
  ],
  [
    'plan',
    /^\W*(?:(?:ok|okay|right|so|listen|now|then),? )?(?:let['’]?s|how about (?:we|i|you)|what if (?:we|i|you)|why don['’]?t (?:we|you)|we (?:should|could|can|must|have to|need to|ought to|go|wait)|we(?:['’]ll| will)(?! be\b)|here['’]?s (?:the|my|our) plan|the plan is)\b/i,
  ],
  [
    'comfort',
    /\b(?:don['’]?t (?:worry|cry|be (?:sad|scared|afraid))|(?:it|that|this|everything|all)(?:['’]s| is| will be|['’]ll be| is going to be|['’]s going to be|['’]s gonna be) (?:all right|alright|okay|ok|fine|over soon)|(?:you|we|she|he|they)(?:['’]ll| will|['’]re going to| are going to) be (?:all right|alright|okay|ok|fine|safe|out|home|back|rescued|free)|(?:it|that)(?:['’]s| is|n['’]t| isn['’]t| wasn['’]t| was)(?: not)? (?:your|anybody['’]s|anyone['’]s|nobody['’]s) fault|i(?:['’]m| am) here|we(?:['’]ve| have) been through worse|i(?:['’]ve| have) got you|you(?:['’]re| are) safe)\b/i,
  ],
  [
    'confession',
    /\b(?:i confess\b|i (?:have to|must|need to|want to) (?:confess|tell you (?:something|the truth))|i (?:lied|stole|cheated|betrayed|killed|poisoned|broke it|took it|did it|let (?:him|her|them|it) )|it was (?:me|my fault)|i was the one)\b/i,
  ],
  [
    'yes',
    /^\W*(?:yes|yeah|yep|aye|of course|certainly|agreed|deal|i do|i will|gladly)\b|^\W*(?:sure|ok|okay|fine)(?=\W*$|,? (?:i|we)(?:['’](?:ll|m|re)| (?:will|do|can|am|are))\b)/i,
  ],
  ['no', /^\W*(?:never ?mind|forget it)\b|^\W*(?:no|nope|never|no way|not a chance)(?=\W*$|[,.!;])/i],
  [
    'help',
    /(?<!\b(?:i|we) (?:can|could|will|want to|would like to) |\bi'll |\bto )\bhelp\b|\b(?:save me|come with me|follow me|join me|we need you|i need your)\b/i,
  ],
  [
    'offer',
    /\b(?:i(?:['’]ll| will| can) (?:pay|give|trade|offer|buy|double|triple|raise|lend|split|bring you|cook you|make you an?)|take this|here is)\b|\bdeal\W*\?/i,
  ],
  [
    'peace',
    /\b(?:mean (?:you )?no harm|come in peace|not your enemy|calm down|easy|don'?t be afraid|it'?s (?:all right|okay|ok)|trust me|friend)\b/i,
  ],
  ['name', /\b(?:my name is|i am called|i'm called|call me)\b/i],
]

/** The mood of what somebody says, where its words tell one; 'don't move' to a friend, or whispered, is no threat. */
export const moodOf = (words: string, isGentle: boolean): SpeechMood | undefined =>
  MOODS.find(([mood, pattern]) => !(isGentle && mood === 'threat') && pattern.test(words))?.[0]

/** Whether somebody is to be brought to something by such words. */
export const isPressing = (mood: SpeechMood): boolean =>
  /^(?:threat|offer|peace|help|plan|promise|confession|comfort)$/.test(mood)
