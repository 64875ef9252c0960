import { lines } from './wordbook.ts'

/** What comes of the hero's orders to somebody; '[done]' is the deed as that person does it: 'scans the crate'. */
export const orderLines = {
  done: lines(`
    [who] nods once and [done].
    [who] [done], almost before you have finished saying it.
    [who] looks at you to see whether you mean it. You do. [^who.they] [done].
    "On it," says [who], and [done].
    [who] [done], without hurry and without a word.
    "If you say so," says [who], and [done].
    You say what you want done, and [who] [done], quick as you could wish.
    There is no arguing over it. [who] [done].
    "I was hoping you'd ask somebody else," says [who]. Then [who.they] [done].
    [who] pushes up both sleeves and [done].
    It takes [who] a breath to make up [who.their] mind. Then [who.they] [done].
    "You're the one who has to explain it later," [who] remarks, and [done].
    [who] [done], with the care of a person who knows that you're watching.
    [who] does not ask why. [^who.they] [done].
  `),
  /** Where the deed itself can't be said. */
  heeded: lines(`
    [who] hears you out, and does it.
    [who] does as you ask, and would rather not be thanked.
    It isn't to [who.their] taste, but [who] sees to it.
    "Leave it with me," says [who], and it is done.
    [who] does what you said, and says nothing.
  `),
  refused: lines(`
    "No," says [who]. It's said without heat, which makes it worse.
    [who] stays just where [who.they] is. "You have mistaken me for somebody who owes you something."
    "Do it yourself," says [who], and looks you in the eye until you look away.
    [who] laughs at that, shortly, and doesn't stir.
    "Not for you," says [who]. "Not today."
    [who] hears the order the way one hears rain, and does nothing at all about it.
  `),
  looked: lines(`
    "Something's there," says [who] at last. "I can't tell you what. I can tell you that it isn't nothing."
    [who] goes over [object] a second time, more slowly. "You'll want to see this yourself," [who.they] says.
    "Is [object] supposed to hum?" says [who]. "Because one can feel it through the sole of one's boot."
    [who] straightens up and rubs [who.their] neck. "Older than it looks," is what [who.they] has found, "and somebody has been at it."
    "It isn't what I was told it would be," says [who], frowning over [object]. "That's the best I can do for now."
    "Here," says [who], and points: a mark no longer than a fingernail, and quite fresh.
    For a while [who] says nothing. "There's one thing too many," [who.they] says then. "I've counted twice."
    "I wouldn't stand so close," says [who], and draws you back by the sleeve.
  `),
  gone: lines(`
    Before long [who] is back, breathing hard. "Lost it at the second turn," [who.they] says. "But I saw which way it was looking."
    [who] isn't gone for as long as you feared. "Nobody," [who.they] reports. "Somebody was, though. It's still warm."
    When [who] comes back there is mud to the knee, and a look of having been right.
    "It can be done," says [who], coming back to you. "It can't be done quietly."
    [who] returns by another way, and shakes [who.their] head, and then, thinking better of it, nods.
  `),
  handled: lines(`
    It gives, with a noise like a knuckle. [who] looks as surprised as you are.
    "There," says [who], and steps back to let you see.
    It takes three tries, and a word you hadn't known that [who] knew.
    "That's done, then," says [who]. "I hope you have thought about the next part."
    It works, or at any rate it does something, and [who] wipes both hands down the front of [who.their] clothes.
    [^object] [object+make] a sound that neither of you likes. [who] goes on all the same.
  `),
  fetched: lines(`
    [who] puts [object] into your hands. It weighs more than you remember.
    "Yours," says [who]. "I was glad to have something to do."
    So now you have [object], and [who] is out of breath and rather proud.
    [who] holds [object] out to you, and keeps hold of it one moment longer than there was need.
  `),
  place: lines(`
    "You needn't say it twice," says [who].
    [who] seems easier for having been told something.
    "I'd meant to anyhow," says [who], which may even be so.
    It is good, you find, to know where [who] will be.
  `),
  other: lines(`
    It makes a difference, and at once: you feel it before you see it.
    "And now?" says [who], when it is done.
    You couldn't have done it better, and [who] is tactful enough to look as if you could.
    It works as you'd hoped, or nearly, and [who] allows [who.self] half a smile.
    "Done," says [who]. "Nobody liked it, if that's what you were wondering."
    [who] looks to you for the next thing, and it's as well that you have one.
  `),
}
