import { lines } from '../line-list.ts'

/** How people take what is done to them; '[who]' is the one it is done to. */
export const socialLines = {
  say: lines(`
    You say it aloud. Nobody at [place] answers.
    Your words go out over [place], and nobody is there to answer them.
    You wait for an answer. [^place] [place+stay] quiet.
  `),
  greet: lines(`
    [who] [who+look] up. "There you are," [who.they] [who+say], as if you were a little late.
    "And to you," says [who], with a nod that has been saved for somebody.
    [who] [who+return] the greeting, and [who+wipe] a hand to shake yours.
  `),
  thank: lines(`
    "Don't mention it," says [who], who is pleased that you did.
    [who] [who+wave] it off, and [who+stand] a little straighter.
    Thanks seem to be new to [who]. [^who.they] [who+turn] it over like a coin from abroad.
  `),
  apologize: lines(`
    [who] [who+hear] you out. "Well," [who.they] [who+say] at last. "It's said. Leave it at that."
    "I'd sooner have that than a reason," says [who], and means it.
    The apology takes its time to reach [who], and then it does.
  `),
  forgive: lines(`
    [who] had an answer ready for blame. For this [who.they] [who+have] none.
    You let it go. [who] [who+breathe] out as if that had been held since morning.
  `),
  persuade: lines(`
    [who] [who+argue] once, twice, and then [who+find] that [who.they] [who.has] been nodding for a while.
    "You make it sound sensible," says [who]. "I'll go along with it, as far as it stays so."
    You keep at it, gently, and [who] [who+come] round by inches, like a barge.
  `),
  beg: lines(`
    [who] [who+look] away, then back. "All right. All right. Only get up."
    It costs you something to ask like that, and [who] [who+see] what it costs.
    [who] [who+hesitate]. "Since it's you," [who.they] [who+say].
  `),
  lie: lines(`
    You say it with a straight face. [who] [who+believe] you, or [who+do] you the kindness.
    [who] [who+look] at you a moment too long, and then [who+take] it for true.
    It's a good lie, short and dull. [who] [who+swallow] it whole.
  `),
  promise: lines(`
    "I'll hold you to that," says [who], and there is no joke in it.
    [who] [who+take] your word and [who+put] it by, where such things are kept.
    You give your word. [who] [who+nod] once, slowly.
  `),
  confess: lines(`
    It's out. [who] [who+say] nothing for as long as it takes to sit down.
    "I wondered when you would tell me," says [who].
    You tell it as it was. [who] [who+hear] you to the end, which is more than you had hoped.
  `),
  accuse: lines(`
    [who] [who+go] red, then white. "Who told you?" is not what an innocent person says.
    "Prove it," says [who], a shade too quickly.
    The word hangs over [place]. [who] [who+look] for somewhere else to look.
  `),
  warn: lines(`
    [who] [who+take] it seriously, to [who.their] credit, and [who+look] round at [prop].
    "I'll keep my eyes open," says [who]. "Thank you for the loan of yours."
  `),
  insult: lines(`
    [who] [who+go] quite still. "I shall remember that," [who.they] [who+say], and plainly will.
    It strikes home. [who] [who+button] [who.their] coat, all the way up, and [who+say] nothing.
    "Charming," says [who], and [who+turn] half away.
  `),
  praise: lines(`
    [who] [who+try] not to be pleased, and [who+make] a poor job of it.
    "Go on with you," says [who], and waits, in case you do.
    Nobody has said that to [who] for a good while; it shows.
  `),
  joke: lines(`
    It isn't a very good joke. [who] [who+laugh] all the same, a beat late, and is easier after it.
    [who] [who+look] at you gravely; then one corner of the mouth goes.
    Even [prop] might have smiled. [who] [who+do].
  `),
  comfort: lines(`
    You say little, and stay. By and by [who's] shoulders come down.
    "I'm all right," says [who]; and, a little later, it is true.
    [who] [who+lean] into it for a breath or two, then [who+straighten]. Something is lighter.
  `),
  hug: lines(`
    [who] [who.is] stiff as a board, and then, quite suddenly, is not.
    It is as simple as that, and it has taken all this time: [who] [who+hold] on.
    You put your arms round [who]. For the length of a breath neither of you is in any story at all.
  `),
  kiss: lines(`
    It is brief, and [who] [who+keep] still for it, and then [who+smile].
    [who] [who+meet] you halfway. Somebody at [place] drops something, and has the tact not to pick it up.
    There's a moment when it could still be a joke. [who] [who+let] it go by.
  `),
  marry: lines(`
    "Yes," says [who], before you have got to the end of it.
    [who] [who+look] at you for so long that you hear [place] breathe. Then [who.they] [who+nod].
  `),
  help: lines(`
    You put your hands where they are needed. With two at it, [object] [object.is] soon seen to.
    It isn't much, and it is the first kind thing anybody has done at [place] today. [who] [who+see] it.
    It takes longer than you can spare. You spare it, and [who] [who+manage] the rest.
    You do what you can for [who], with your hands first and then, when hands are finished, with a few words.
  `),
  heal: lines(`
    You clean it, and bind it, and talk of something else meanwhile. [object] [object+sit] up already.
    It looks worse than it is; that is what you tell [object], and by the end it is so.
    [object] [object+wince], and then [object+do] not. The bandage is neat enough to be proud of.
  `),
  pet: lines(`
    [object] [object+lean] into your hand with the whole of its weight.
    You find the spot behind the ear. [object] [object+shut] both eyes and [object+forget] the rest of [place].
  `),
  wake: lines(`
    [object] [object+come] up out of sleep by stages, and [object+look] at you as if you were one of them.
    "What is it?" says [object], upright, and not yet awake.
    You blink, stretch, and find [place] where you left it, only lighter.
  `),
  teach: lines(`
    You show it slowly, then again. The third time [who] [who+do] it alone, tongue between teeth.
    [who] [who+get] it wrong in an interesting way, and then right.
  `),
  lead: lines(`
    You go ahead, and [object] [object+follow] where you step.
    [object] [object+come] along, a little behind and looking at everything.
  `),
  invite: lines(`
    "With you?" says [object]. "I thought you'd never ask." And [object.they] [object+come] along.
    [object] [object+look] round [place] once, [object+shrug], and [object+fall] in beside you.
  `),
  hire: lines(`
    You and [object] shake on it. From now on where you go [object.they] [object+go].
    "When do I begin?" says [object], and has begun.
  `),
  accept: lines(`
    "Good," says [who], as if there had never been any doubt, and there had.
    You agree. [who] [who+let] out a breath and [who+get] down to it.
    It's settled, then, between you and [who]. Things at [place] begin to move.
  `),
  refuse: lines(`
    You say no, and leave no door in it. [who] [who+nod], not happy, but clear.
    "I see," says [who]. "Well, I had to ask."
    You will not, and [place] will have to do without.
  `),
}
