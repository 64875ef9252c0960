import { lines } from './line-list.ts'

/** What goes with words that somebody says in the player's telling, by what they are about. The last is for all others. */
export const spokenLines: [about: RegExp, lines: string[]][] = [
  [
    /\b(?:late|hurry|time|dark|soon|tomorrow|night|wait)\b/i,
    lines(`
      [actor] [actor+have] one eye on the light. "An hour more," [actor.they] [actor+say], "and not a minute longer."
      [actor] [actor+shift] from one foot to the other, and [actor+wait] for your word.
    `),
  ],
  [
    /\b(?:danger\w*|afraid|scared|careful|trap|hurt|run|hide|coming|safe|kill|die|monster)\b/i,
    lines(`
      [actor] [actor+keep] [actor.their] voice low, and [actor.their] back to something solid.
      "I'm not joking," [actor.they] [actor+add]. You can see that [actor] [actor.is] not.
    `),
  ],
  [
    /\b(?:money|gold|coins?|pay|price|cost|crowns|dollars|euros|pounds|owe|buy|sell|loan)\b|\d/i,
    lines(`
      [actor] [actor+hold] out a hand, palm up. It's an offer as much as a demand; one could haggle.
      [actor] [actor+say] it as one says a thing that has been counted twice.
    `),
  ],
  [
    /\b(?:liar|lying|lie|fault|stole|steal|blame|cheat\w*|guilty|traitor|did it|accus\w+)\b/i,
    lines(`
      [actor] [actor+fold] [actor.their] arms. Now it is for you to deny it, or own it, or ask for proof.
      Heads turn. [actor] [actor.does] not take [actor.their] eyes off you.
    `),
  ],
  [
    /\b(?:think\w*|believe\w*|doubt\w*|accident|echo|sure|maybe|perhaps|probably|guess|imagin\w+)\b/i,
    lines(`
      "Show me that I'm wrong," [actor.they] [actor+add], "and I'll say so aloud." That is [actor] all over.
      It's an opinion, and [actor] [actor+look] at you to hear yours.
    `),
  ],
  [
    /\b(?:love|sorry|miss|thank|forgive|friend|trust|marry|kiss)\b/i,
    lines(`
      It has cost [actor] something to say that. [^actor.they] [actor+wait], and [actor.does] not look away.
      [actor's] voice is not quite steady. It would be good to answer.
    `),
  ],
  [
    /\b(?:should|let's|could|must|plan|idea|way|try|help|need)\b/i,
    lines(`
      "Unless you have something better," [actor.they] [actor+add]. [actor] would do it now, if you said so.
      [actor] [actor.has] half begun already, and only [actor+wait] for a nod from you.
    `),
  ],
  [
    /\b(?:know|knows|knew|saw|seen|heard|found|remember|remembers|met)\b/i,
    lines(`
      [actor] would say it again before anybody. You could ask [actor.them] for more of it.
      "Ask me what you like about it," [actor.they] [actor+add]; it's plain that [actor] would rather be asked than tell.
    `),
  ],
  [
    /\b(?:hungry|tired|cold|thirsty|sick|ill|hot|bored|sleepy|pain|hurts)\b/i,
    lines(`
      One look at [actor] says the same. Something could be done about it.
    `),
  ],
  [
    /./,
    lines(`
      [actor] [actor+watch] what that does to your face.
      Nobody contradicts [actor]. What you make of it is up to you.
      It is out now, and [actor] [actor+look] the better for it.
      [actor] [actor+leave] it there, and [actor+wait] for what you will say.
    `),
  ],
]

/** What goes with a question that somebody puts to the hero. */
export const askedLines = lines(`
  [actor] [actor+look] up at you. It is a real question, and there's time for a real answer.
  You can tell that [actor] [actor.has] wanted to ask that for a while.
  [actor] [actor+wait], and will take whatever you say for true.
`)
