import { lines } from './line-list.ts'

/** What people say of what nobody has told yet: it is so from then on. */
export const topicLines = lines(`
  "[topic]? Twice in my life," says [who], "and both times it rained."
  "[topic] [topic.is] older than they tell you," says [who].
  "My mother used to speak of [topic]," says [who], "and always with the door shut."
  "I was there when it began with [topic]," says [who]. "It was a Tuesday, and nobody believed me."
`)

/** What people say about themselves, by what they are asked. */
export const aboutSelf = {
  foe: lines(`
    "I shall tell you nothing," says [who], "while you stand between me and the door."
    "I did what I had to," says [who], "and you'd have done the same. That's all you will get."
    "Ask your friends what they told me," says [who], and leaves it there.
    "No," says [who]. "And if you were wise you would not ask again."
  `),
  joins: lines(`
    "I'll come," says [who]. "There is nothing here that won't keep till tomorrow."
    "Yes," says [who], and takes a coat from behind [prop]. "Which way?"
    "Since you ask: yes," says [who], and is ready before you are.
  `),
  opinion: lines(`
    "I think it could work," says [who], "if nobody loses their head."
    "I like it less the longer I look at it," says [who]. "But I'm with you."
    "Honestly?" says [who]. "I would have done the same, only sooner."
    "I'd sleep on it," says [who], "if there were time for that."
  `),
  well: lines(`
    "Well enough," says [who]. "I slept four hours, and I've eaten."
    "I'm cold and I'm tired," says [who], "but I'm all right."
    "Better than yesterday," says [who]. "Thank you for asking; nobody has."
  `),
  where: lines(`
    "At home," says [who], "and asleep before ten. Nobody saw me, if that is what you ask."
    "Out walking," says [who]. "I do that when I can't sleep."
    "Where I am now," says [who]. "You will have to take my word for it."
  `),
  yes: lines(`
    "Yes," says [who]. "[name]."
    "Yes, [name]," says [who], after a moment.
    [who] [who+nod]. "[name]."
  `),
  no: lines(`
    "No," says [who]. "[name]."
    [who] [who+shake] [who.their] head. "[name]."
    "No, [name]," says [who], and meets your eye while saying so.
  `),
  happened: lines(`
    "It was still dark," says [who]. "There was a bang, over by [prop], and steps; and since then nothing has been as it was."
    "Somebody came who does not belong here," says [who]. "I heard them talk, quietly, and one of them cried."
    "I only saw the end of it," says [who]. "The light went out, and when it came on again everybody was looking the other way."
  `),
  wrong: lines(`
    "Nothing that I could put into words," says [who].
    "You'd laugh," says [who], and leaves it at that.
  `),
  doing: lines(`
    "Waiting," says [who], "to hear what you want."
  `),
}
