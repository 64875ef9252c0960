import { lines } from './line-list.ts'

/** What people say of somebody or something nobody has settled yet: a time, a place, a deed; from then on it is so. */
export const topicLines = {
  person: lines(`
    "[topic]? Clever, careful, and never once on time," says [who].
    "I trust [topic] about as far as I can see," says [who]. "[topic.they] lied to me once, and it was over nothing."
    "I have known [topic] for years," says [who], "and I'd not have a word said against [topic.them]."
    "[topic] came by yesterday evening, alone," says [who]. "I didn't ask why."
    "Ask [topic] yourself," says [who]. "I say nothing about people who aren't here to hear it."
  `),
  place: lines(`
    "[topic] is shut up after dark," says [who], "but there's a side door, and the lock of it is broken."
    "I worked at [topic] for two winters," says [who]. "There's one way in that people know, and one that they don't: round by the back."
    "Nobody has lived at [topic] since the old people went," says [who]. "Last night there was a lamp in it, all the same."
  `),
  thing: lines(`
    "[topic]? I know of [topic.them], and no more than that," says [who]. "Ask somebody who was there."
    "I have heard of [topic]," says [who], "and that people speak of [topic.them] quietly. What do you want with [topic.them]?"
    "I can tell you little about [topic]," says [who]. "It was before my time here."
    "[topic]? Leave that alone, if you ask me," says [who]. "But I see that you won't."
  `),
}

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
  well: lines(`
    "Well enough," says [who]. "I slept four hours, and I've eaten."
    "I'm cold and I'm tired," says [who], "but I'm all right."
    "Better than yesterday," says [who]. "Thank you for asking; nobody has."
  `),
  where: lines(`
    "Here, from six till midnight," says [who]. "[prop] could tell you, and so could anybody who came by."
    "At home in bed," says [who]. "There's nobody who could swear to it, I know."
    "On my way back from [goalplace]," says [who]. "I met nobody, and I'm not ashamed of it."
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
  wrong: lines(`
    "Nothing," says [who]; and then, since you wait: "I had thought it would be easier. That's all it is."
    "It's the waiting," says [who]. "I could bear the thing itself."
    "You'd laugh," says [who]. You don't, and so [who.they] [who+tell] you: it is an old worry with a new coat on.
  `),
  doing: lines(`
    "Waiting," says [who]. "I was told that somebody would come for me at [time]. Perhaps it's you."
    "My work," says [who], "as on any other day; only today I keep looking over at [prop]."
  `),
}
