import type { SpeechMood } from '../../content/speech-lines.ts'

const [AND_SO, YOU_ARE] = [String.raw`(?:(?:so|very|really|such|just|all) )*`, String.raw`you(?:['’]re| are)`]

/** Plain signs of what is done by saying something, the weightiest first; each within one short sentence. */
const MOODS: [SpeechMood, RegExp][] = [
  [
    'threat',
    /\b(?:or else|i(?:['’]ll| will) (?:kill|hurt|shoot|destroy|end|make) you|(?<!\b(?:your|my|his|her|our|their) )hands up|drop (?:it|the (?:gun|knife|weapon)|your)|don['’]?t move|freeze|surrender|you(?:['’]ll| will) (?:regret|pay)|last warning)\b/i,
  ],
  [
    'accused',
    /\byou(?:['’]re| are) (?:lying|hiding something)\b|\byou (?:lied|did it|killed|murdered|stole|took it|betrayed|poisoned|cheated)\b|^\W*(?:you )?(?:liar|murderer|thief)\b/i,
  ],
  [
    'plea',
    /\bi(?:['’]m| am) begging\b|\bi beg (?:of )?you\b|^\W*(?:(?:no )?please(?: don['’]?t| do not| no| stop)?|have mercy|for pity['’]s sake|help me|help us|save me|help)\W*$|\b(?:please|you have to|must) help\b|\bi need your help\b/i,
  ],
  [
    'announced',
    /\b(?:i(?:['’]ve| have)|there(?:['’]s| is)|i(?:['’]m| am) afraid i have) (?:got )?(?:\p{L}+ ){0,3}(?:news|something to (?:tell|say|show|ask|confess)|an? (?:question|confession|proposal|favou?r|secret|idea|plan))\b|\b(?:i|we) (?:(?:need|have|want|would like) to|must) (?:talk|speak|tell you|ask you)\b|^\W*guess what\b|\b(?:can|may|could) (?:i|we) (?:tell|ask|show) you (?:something|a question)\b|\b(?:can|may|could) (?:i|we) (?:talk|speak) (?:to|with) you\b/iu,
  ],
  [
    'wished',
    /^\W*(?:happy|merry|congratulations|congrats|good luck|all the best|get well|bless you|long live|cheers)\b/i,
  ],
  ['hurt', /^\W*(?:o+u*w+|ouch|a+r+gh+|a+h{2,})\b/i],
  [
    'invited',
    /^\W*(?:(?:please|then|so|and),? )*(?:dance|come|stay|dine|walk|sit|eat|drink|run away|go|sing|play|ride|fly|sail|have (?:dinner|lunch|supper|breakfast|a drink)) with (?:me|us)\b|^\W*(?:please,? )?join (?:me|us)\b|\b(?:would|will|do) you (?:like|want|care) to (?:dance|dine|come|join)\b/i,
  ],
  [
    'hush',
    /^\W*(?:sh+h|hush|quiet)\b|\b(?:be|keep|stay) quiet\b|^\W*(?:hold your (?:tongue|peace)|not (?:a|another|one) word)\b/i,
  ],
  ['love', /(?:\bi |^\W*|, )(?:love|adore|missed|miss) you\b|\b(?:marry|kiss) me\b/i],
  ['sorry', /\b(?:sorry|i apologi[sz]e|forgive me|my bad)\b/i],
  ['thanks', /(?<!\bno )\b(?:thank|thanks|grateful)\b/i],
  ['promise', /\b(?:i promise|i swear|you have my word|i give you my word|i vow)\b/i],
  [
    'farewell',
    /^\W*(?:good ?night|sleep (?:well|tight)|sweet dreams|good ?-?bye|bye|farewell|so long|see (?:you|ya)(?: (?:later|soon|tomorrow|around))?)\W*(?:\p{L}+\W*){0,3}$/iu,
  ],
  [
    'insult',
    /\byou(?:['’]re| are)? (?:(?:just|such|nothing but|all|an?|the|little|old|filthy|dirty|bloody|damn|stupid) )*(?:fool|idiot|coward|monster|bastard|pig|rat|traitor|crook|snake|bully|fraud|hypocrite|brute|clown|moron|loser|jerk|disgrace|disgusting|pathetic|worthless|useless)s?\b|\b(?:shame on you|shut up|go to hell|i hate you|screw you)\b/i,
  ],
  [
    'praise',
    new RegExp(
      String.raw`\bi (?:really )?(?:like|love) your\b|\b${YOU_ARE} ${AND_SO}(?:(?:the|an?|my) )?(?:brave|beautiful|kind|good|great|amazing|clever|wonderful|strong|best|bravest|smartest|sweet|lovely|genius|hero|lifesaver|legend|angel)\b|\byour \p{L}+ (?:is|are|was|were) ${AND_SO}(?:beautiful|good|great|amazing|wonderful|lovely|sick|perfect|brilliant|incredible|awesome)\b|^\W*(?:well done|good (?:job|work|boy|girl)|bravo|nice (?:job|work|one))\b`,
      'iu',
    ),
  ],
  [
    'request',
    /^\W*(?:(?:one|two|three|an?|some|another|more) )[a-z' -]+,? please\W*$|\b(?:can|could|may) (?:i|we) (?:please )?(?:have|get|borrow|see)\b|\b(?:i|we) need (?:an?|some|another|more|\p{L}+ \p{L}+s of)\b|\bi(?:['’]d| would) like (?:an?|some|another|the|two|three)\b|\bi(?:['’]ll| will) (?:have|take) (?:an?|some|another|the|two|three)\b/iu,
  ],
  [
    'plan',
    /^\W*(?:(?:ok|okay|right|so|listen|now|then|come on),? )?(?:let['’]?s|how about (?:we|i|you)|what if (?:we|i|you)|why don['’]?t we|here['’]?s (?:the|my|our) plan)\b/i,
  ],
  [
    'granted',
    /^\W*(?:take this|here is|for you)\b|^\W*you (?:may|can) (?:have|take|keep|use|borrow|stay|sleep|sit|rest)\b/i,
  ],
  [
    'comfort',
    /\bdon['’]?t (?:worry|cry|be (?:sad|scared|afraid))\b|\b(?:it|that|this|everything|you)(?:['’]s| is|['’]re| are|['’]ll| will|['’]s going to| is going to) (?:be )?(?:all right|alright|okay|ok|fine|safe|over soon)\b|\b(?:mean (?:you )?no harm|come in peace|not your enemy|not your fault|calm down|trust me|i(?:['’]ve| have) got you|you(?:['’]ve| have) got this|you can do (?:it|this|that)|i believe in you)\b/i,
  ],
  [
    'confession',
    /\bi confess\b|\bi (?:lied|cheated|betrayed (?:you|him|her|them)|killed|poisoned|did it|took it)\b|\bit was me\b|(?<!\bnot )\bmy (?:own )?fault\b|\bi was the one\b/i,
  ],
  [
    'yes',
    /^\W*(?:yes|yeah|yep|aye|of course|certainly|agreed|deal|i will|gladly|sure|ok|okay|fine)(?=\W*$|[,.!;] (?:i|we)\b)/i,
  ],
  [
    'no',
    /^\W*(?:never ?mind|forget it|no(?: way| thanks| thank you| deal| chance)?|nope|never|not a chance)(?=\W*$|[,.!;])/i,
  ],
  ['offer', /\bi(?:['’]ll| will| can) (?:pay|give|trade|offer|lend|buy) you\b/i],
  [
    'greeting',
    /^\W*(?:hello|hi|hey|(?:good )?(?:morning|day|evening|afternoon)|greetings|howdy|well met|welcome)\b/i,
  ],
]

const MOST_WORDS = 12

/** A yes or no that leads to more: 'No. We are letting you go.' */
const LED = /^\W*(?:yes|yeah|yep|no|nope|well|ok|okay|sure)\b[,.!;]? (?=(?:\S+ ){2})/i

const AGREES = /^\W*(?:yes|yeah|yep)[,.!;] (?:i|we)(?:['’]| )/i

/** The mood of what somebody says, where a short sentence of it has a sign of one; 'don't move' to a friend, or whispered, is no threat. */
export function moodOf(words: string, isGentle: boolean): SpeechMood | undefined {
  const moodIn = (said: string) => {
    const sentences = said.split(/(?<=[.!?;])\s+/).filter((each) => each.split(' ').length <= MOST_WORDS)
    return MOODS.find(
      ([mood, sign]) => !(isGentle && mood === 'threat') && sentences.some((each) => sign.test(each)),
    )?.[0]
  }
  // 'Yes. I'll marry you.'
  return moodIn(words.replace(LED, '')) ?? (AGREES.test(words) ? 'yes' : undefined)
}
