import { lines } from './line-list.ts'

/** What somebody says to a statement, by whom it is of and how it is put: '[asked]' is the short question to it, '[agreed]' the short answer. */
export const takenUpLines = {
  we: lines(`
    "Yes," says [who]. "[^agreed]."
    "[^agreed]," says [who]. "I know."
    [who] [who+nod]. "[^agreed]."
  `),
  weNot: lines(`
    "No," says [who]. "[^agreed]."
    "I know," says [who]. "[^agreed]."
  `),
  advice: lines(`
    "Perhaps," says [who], and [who+think] about it.
    "[^asked]?" says [who].
    "I will think about it," says [who].
  `),
  you: lines(`
    "[^asked]?" says [who]. "I had not noticed."
    "[^asked]?" says [who], and [who+look] you in the eye.
    "Is that how it looks?" says [who].
  `),
  youAre: lines(`
    "[^asked]?" says [who]. "You are the first to say so."
    "[^asked]?" says [who], and [who+think] about it.
  `),
  youPast: lines(`
    "[^asked]?" says [who]. "That may be."
    "[^asked]?" says [who], and [who+look] away.
  `),
  youSaid: lines(`
    "I know what I said," says [who].
    "I did," says [who]. "And I meant it."
  `),
  youUnsaid: lines(`
    "You never asked," says [who].
    "[^asked]?" says [who], and [who+look] down.
  `),
  youNot: lines(`
    "[^asked]?" says [who], and [who+shake] [who.their] head.
    "[^asked]?" says [who], and [who+fold] [who.their] arms.
  `),
  hero: lines(`
    "[^asked]?" says [who], and [who+look] at you more closely.
    "[^asked]?" says [who]. "I did not know that."
  `),
  heroFeels: lines(`
    "I can see that," says [who].
    "[^asked]?" says [who], and [who+come] closer.
  `),
  heroNot: lines(`
    "Why not?" says [who].
    "[^asked]?" says [who]. "Say why."
  `),
  heroNotWants: lines(`
    "Then don't," says [who].
    "I can understand that," says [who].
  `),
  nor: lines(`
    "[^agreed]," says [who], and [who+look] round.
  `),
  heroWants: lines(`
    "Why?" says [who].
    "[^asked]?" says [who]. "What for?"
  `),
  heroMust: lines(`
    "[^asked]?" says [who]. "Now?"
    "If you must," says [who].
  `),
  heroThinks: lines(`
    "What makes you think so?" says [who].
    "You may be right," says [who].
  `),
  heroHopes: lines(`
    "So do I," says [who].
  `),
  heroWill: lines(`
    "And then?" says [who].
    "[^asked]?" says [who]. "And if it goes wrong?"
    "[^asked]?" says [who], and [who+nod] slowly.
  `),
  heroMeans: lines(`
    "Do you mean that?" says [who].
    "[^asked]?" says [who], and [who+hold] your eye.
  `),
  heroWont: lines(`
    "Is that your last word?" says [who].
    "And nothing will change your mind?" says [who].
  `),
  heroFound: lines(`
    "Where?" says [who].
    "[^asked]?" says [who]. "Where was that?"
  `),
  heroPast: lines(`
    "[^asked]?" says [who]. "Then tell me the rest of it."
    "When was that?" says [who].
  `),
  forYou: lines(`
    "For me?" says [who]. "Thank you."
  `),
  it: lines(`
    "[^agreed]," says [who].
    "So [agreed]," says [who].
  `),
  itNot: lines(`
    "[^agreed]," says [who], and [who+look] away.
    "No, [agreed]," says [who].
  `),
  others: lines(`
    "[^asked]?" says [who]. "How do you know?"
    "[^asked]?" says [who], in a lower voice. "Are you sure?"
    "[^asked]?" says [who]. "It is the first I hear of it."
  `),
  othersPast: lines(`
    "[^asked]?" says [who]. "When was that?"
    "[^asked]?" says [who], in a lower voice. "Who else knows of it?"
    "[^asked]?" says [who]. "Are you sure?"
  `),
  toCome: lines(`
    "[^asked]?" says [who]. "We shall see."
    "[^asked]?" says [who]. "If you say so."
  `),
}
