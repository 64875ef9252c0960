import { lines } from './wordbook.ts'

/** Answers to what is asked or told across any counter, bed or campfire. */
export const smallAnswers = {
  /** 'What would you like?' */
  wish: lines(`
    "What I'd like is to [want]," says [who]. "But I'll settle for whatever is warm."
    "Have you got anything for a person who means to [want]?" asks [who]. "No? Then the same as last time. I've never been here. It saves talk."
    "You choose," says [who]. "Everybody always asks me, and then they bring what they've got."
    "If I said the truth you'd charge me for it," [who] says. "I want to [want]. I'll have something with butter on."
    "Nothing," says [who], with a look at the best of what there is. "Well. Perhaps the corner of that."
    "I'd like somebody to ask me twice," says [who]. You ask [who.them] twice. "There. Now I can say that I couldn't possibly."
  `),
  /** 'I ask the fiddler to play our song' */
  request: lines(`
    "That?" says [who]. "I haven't done that in years." But [who.they] is smiling, and has already begun.
    [who] looks at you, and at who is watching, and does it; not well at first, and then as though nobody were.
    "You'll owe me," says [who], and sets about it.
    "I was told not to," [who] says. "I was told by somebody I don't like. Yes. Very well."
    [who] wants to know what for. You say. It seems to be a good enough reason, or else nobody has given [who.them] one in a while.
    "If it goes wrong," says [who], "I was never asked." And it's done, almost before you've stopped asking.
    It takes a bit of coaxing, and a promise that you'll very likely have to keep. But [who] does as you ask.
    "Not for them," says [who]. "For you, I might." [^who.they] does, too.
  `),
  /** 'I tell Duncan that his father is getting worse' */
  news: lines(`
    [who] hears it without moving. Then [who.they] nods, several times, as if it were being said over again in there, more slowly.
    "I see," says [who]. [^who.they] plainly doesn't want to. "Who else have you told?"
    "I knew," [who] says. "I didn't *know*, but I'd stopped buying two of things."
    "Say that to me tomorrow," says [who], "when I've had the night to get ready for it." All the same [who.they] has sat down.
    [who] laughs, and it's the wrong noise, and [who.they] puts a hand up to stop it. "Sorry. It's only that I'd a bet with myself."
    "Then it's time," says [who]. [^who.they] looks about for a coat, a hat, some small thing to do with [who.their] hands.
    "And you came to me with it," says [who]. "Not to any of the others." You can see that it will be remembered.
    "Well," says [who]. For a time that's all; then, in another voice: "What do you need me to do?"
    It takes [who] a moment, and when it has got all the way in [who.they] looks older, and rather more like somebody one could ask for help.
  `),
  /** About people the story doesn't know: 'your brother', 'the bishop'. */
  somebody: lines(`
    "We don't talk about [topic]," says [who]. "We've got it down to a sort of art. Ask me about anything else and you'll see how good I am."
    "It's a long story, so I'll be brief," [who] says. "I'd go through fire for [topic]. I'd just sooner not have dinner."
    "[^topic]," says [who]. "I could tell you a story, and by the end of it you'd like one of us less. I can't ever tell beforehand which."
    "It's not hatred," says [who]. "It would have to be warmer for that. With [topic] and me it's more a matter of who is to shut the door."
    "I was fond of [topic]," [who] says, "until I was told so often that I ought to be."
    [who] thinks about it honestly; you can tell, because it isn't comfortable to watch. "Some days," [who.they] says. "On Sundays I nearly miss it."
  `),
} satisfies Record<string, string[]>
