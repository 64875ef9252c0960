import { lines } from './line-list.ts'

/** What somebody says to a statement, by whom it is of and how it is put: '[asked]' is the short question to it, '[agreed]' the short answer. Nothing is added that the words do not say. */
export const takenUpLines = {
  we: lines(`
    "Yes," says [who]. "[^agreed]."
    "[^agreed]," says [who]. "I know."
    "[^agreed]," says [who]. "I was about to say so."
    @child "[^agreed]," says [who]. "I said so first. I said so in my head."
  `),
  weNot: lines(`
    "No," says [who]. "[^agreed]."
    "I know," says [who]. "[^agreed]."
  `),
  advice: lines(`
    "Perhaps," says [who], and [who+think] about it.
    "[^asked]?" says [who]. "Would you, in my place?"
    "I will think about it," says [who].
    "[^asked]?" says [who]. "You may be right."
    @child "[^asked]?" says [who]. "Do you have to do that as well?"
  `),
  you: lines(`
    "[^asked]?" says [who], and [who+look] you in the eye.
    "[^asked]?" says [who]. "What makes you say that?"
  `),
  youAre: lines(`
    "[^asked]?" says [who]. "You are the first to say so."
    "[^asked]?" says [who], and [who+think] about it.
    @child "[^asked]?" says [who]. "Say it again!"
  `),
  youPast: lines(`
    "[^asked]?" says [who]. "That may be."
    "[^asked]?" says [who], and [who+look] away.
  `),
  youSaid: lines(`
    "I know what I said," says [who].
    "I did," says [who]. "And I meant it."
    @child "I said maybe," says [who]. "Maybe isn't the same."
  `),
  youUnsaid: lines(`
    "You never asked," says [who].
    "[^asked]?" says [who], and [who+look] down.
  `),
  youNot: lines(`
    "[^asked]?" says [who], and [who+shake] [who.their] head.
    "[^asked]?" says [who]. "Who says so?"
    "[^asked]?" says [who]. "Are you sure of that?"
  `),
  hero: lines(`
    "[^asked]?" says [who], and [who+look] at you more closely.
    "[^asked]?" says [who]. "Well, well."
    @close "[^asked]?" says [who]. "You should have said so before."
  `),
  heroFeels: lines(`
    "I can see that," says [who].
    "[^asked]?" says [who], and [who+come] closer.
    "[^asked]?" says [who]. "So am I, to tell the truth."
    @kin "Of course you are," says [who]. "Come here."
    @close "[^asked]?" says [who]. "Then stay close to me."
  `),
  heroNot: lines(`
    "Why not?" says [who].
    "[^asked]?" says [who]. "Say why."
  `),
  heroNever: lines(`
    "[^asked]?" says [who]. "Not once?"
    "[^asked]?" says [who]. "I believe you."
    @child "[^asked]?" says [who]. "Not even when nobody looked?"
  `),
  heroToYou: lines(`
    "[^asked]?" says [who]. "I remember it differently."
    "[^asked]?" says [who], after a moment. "I did not know that you remembered."
    "[^asked]?" says [who]. "And what do you want me to say to that?"
  `),
  heroNotWants: lines(`
    "Then don't," says [who].
    "I can understand that," says [who].
    @child "Me neither," says [who].
  `),
  nor: lines(`
    "[^agreed]," says [who], and [who+look] round.
    "[^agreed]," says [who], low.
  `),
  heroWants: lines(`
    "Why?" says [who].
    "[^asked]?" says [who]. "What for?"
    @child "[^asked]?" says [who]. "Then you have to say please."
    @close "[^asked]?" says [who]. "Then I'll help you."
  `),
  heroNeeds: lines(`
    "I will see what can be done," says [who].
    "[^asked]?" says [who]. "I will see to it."
  `),
  heroMust: lines(`
    "[^asked]?" says [who]. "Now?"
    "If you must," says [who].
    @child "[^asked]?" says [who]. "Do you really have to?"
    @close "[^asked]?" says [who]. "Is there no other way?"
  `),
  heroThinks: lines(`
    "What makes you think so?" says [who].
    "You may be right," says [who].
    "Do you?" says [who]. "I'm not so sure."
    @child "I think so too!" says [who].
    @law "Can you prove it?" says [who].
  `),
  heroHopes: lines(`
    "So do I," says [who].
    "Let us hope so," says [who].
  `),
  heroWill: lines(`
    "Then do it," says [who].
    "[^asked]?" says [who], and [who+nod] slowly.
  `),
  heroMeans: lines(`
    "Do you mean that?" says [who].
    "[^asked]?" says [who], and [who+hold] your eye.
    "[^asked]?" says [who]. "I'll remember that you said so."
    @child "[^asked]?" says [who]. "Promise?"
  `),
  heroPast: lines(`
    "[^asked]?" says [who], and [who+look] up at you.
    "[^asked]?" says [who]. "You never told me that."
    @child "And then what happened?" says [who].
  `),
  forYou: lines(`
    "For me?" says [who]. "Thank you."
    "You shouldn't have," says [who], and [who.is] pleased all the same.
  `),
  it: lines(`
    "[^agreed]," says [who].
    "So [agreed]," says [who].
    "[^agreed]," says [who]. "I thought so too."
  `),
  itNot: lines(`
    "[^agreed]," says [who], and [who+look] away.
    "No, [agreed]," says [who].
  `),
  others: lines(`
    "[^asked]?" says [who]. "How do you know?"
    "[^asked]?" says [who], in a lower voice. "Are you sure?"
    "[^asked]?" says [who], and [who+give] it some thought.
    "[^asked]?" says [who], and [who+look] up.
  `),
  othersPast: lines(`
    "[^asked]?" says [who], in a lower voice.
    "[^asked]?" says [who], and [who+think] it over.
    "[^asked]?" says [who], and [who+wait] for more.
    @child "[^asked]?" says [who]. "Really and truly?"
  `),
  toCome: lines(`
    "[^asked]?" says [who]. "We shall see."
    "[^asked]?" says [who]. "If you say so."
  `),
}
