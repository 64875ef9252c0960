import { lines } from './line-list.ts'

/** What goes with a yes and a no in the mouth of whoever is asked: the first that the question fits; '[agreed]' is the short answer. */
export const saidOfWhether: [asks: RegExp, yes: string[], no: string[]][] = [
  [
    /^\W*(?:(?:and|so|well),? )?(?:(?:would|do) (?:you|they) (?:want|like|care for|fancy)|(?:would|will) you have|want|care for|fancy) (?:a|an|some|another|any|more)\b/,
    lines(`
      "Yes, please," says [who].
      "Gladly," says [who]. "Thank you for asking."
    `),
    lines(`
      "No, thank you," says [who]. "Not now."
      "Not for me," says [who].
    `),
  ],
  [
    /\b(?:steal|stole|stolen|take it|took it|kill\p{L}*|murder\p{L}*|lie to|lied|lying|hide|hid|hiding|betray\p{L}*|poison\p{L}*|cheat\p{L}*|do it|did it|done it|spy\p{L}*)\b/u,
    lines(`
      "[^agreed]," says [who], very low.
      "[^agreed]," says [who]. "I've been waiting for somebody to ask."
    `),
    lines(`
      "[^agreed]," says [who], a little too fast.
      "[^agreed]," says [who]. "Why does everybody ask me?"
      "[^agreed]," says [who], and [who+look] you in the eye.
    `),
  ],
  [
    /\bever\b/,
    lines(`
      "Once," says [who]. "It was years ago."
      "More than once," says [who].
    `),
    lines(`
      "Never," says [who].
      "Not in my life," says [who].
    `),
  ],
  [
    /\b(?:are|were|do) you\b.*\b(?:afraid|scared|frightened|nervous|worried|sad|lonely|unhappy|angry|tired|hungry|thirsty|cold|ill|sick|hurt|upset|jealous|ashamed|bored)\b/,
    lines(`
      "A little," says [who].
      "[^agreed]," says [who]. "It helps that you ask."
      "[^agreed]," says [who]. "I had hoped it did not show."
    `),
    lines(`
      "Not so that it matters," says [who].
      "[^agreed]," says [who]. "Do I look it?"
    `),
  ],
  [
    /\bdo you (?:still |really )*(?:trust|believe|love|like|hate|miss|care|forgive)\b/,
    lines(`
      "[^agreed]," says [who]. "More than I let on."
      "[^agreed]," says [who], without having to think about it.
    `),
    lines(`
      "Not yet," says [who]. "Ask me again."
      "[^agreed]," says [who], after a moment. "I have tried."
    `),
  ],
  [
    /\b(?:do|did) you (?:still |even |really )*(?:know|remember|recogni[sz]e|recall)\b/,
    lines(`
      "[^agreed]," says [who]. "Better than I'd like."
      "[^agreed]," says [who]. "Why do you ask?"
    `),
    lines(`
      "[^agreed]," says [who]. "Should I?"
    `),
  ],
  [
    /\b(?:should|shall|may|can|could) (?:i|we)\b/,
    lines(`
      "[^agreed]," says [who]. "I don't see why not."
      "By all means," says [who].
    `),
    lines(`
      "[^agreed]," says [who]. "Not yet."
      "Better not," says [who].
    `),
  ],
  [
    /./,
    lines(`
      "[^agreed]," says [who], and [who+nod].
      "[^agreed]," says [who], after a moment.
      "[^agreed]," says [who], and [who+wait] for what you will say to that.
    `),
    lines(`
      "[^agreed]," says [who], and [who+shake] [who.their] head.
      "[^agreed]," says [who], when [who.they] [who.has] thought about it.
      "[^agreed]," says [who], and [who+leave] it at that.
    `),
  ],
]
