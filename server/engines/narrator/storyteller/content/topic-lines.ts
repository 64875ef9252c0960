import { lines } from './line-list.ts'

/** What people say of what nobody has told yet. */
export const topicLines = lines(`
  "Of [topic] I know no more than you," says [who].
  "[topic]? You would have to ask somebody who was there," says [who].
  "I wish I could tell you of [topic]," says [who], "and I cannot."
`)

/** What people say of a thing that the story has, and of somebody. */
export const topicLinesOf = {
  thing: lines(`
    "I have seen [topic] before," says [who], "and not here."
    "Keep an eye on [topic]," says [who]. "Things like that go missing."
    "[topic]? Somebody will come and ask for [topic.them], sooner or later," says [who].
    "I would not part with [topic] if I were you," says [who].
  `),
  /** What is theirs: 'her husband'. */
  own: lines(`
    "My [topic.bare]?" says [who], and [who+fall] silent for a while.
    "There is not much to tell of my [topic.bare]," says [who]. "Less than I would like."
  `),
  being: lines(`
    "I hardly know [topic]," says [who]. "What I know I like."
    "[topic] could tell you more than I," says [who].
    "Ask me about [topic] when we are alone," says [who].
  `),
}

/** What people say about themselves, by what they are asked. */
export const aboutSelf = {
  foe: lines(`
    "I shall tell you nothing," says [who].
    "I did what I had to," says [who], "and you'd have done the same. That's all you will get."
    "No," says [who]. "And if you were wise you would not ask again."
  `),
  where: lines(`
    "Why do you ask?" says [who]. "I was alone, if that is what you mean."
    "Where I am now," says [who]. "You will have to take my word for it."
  `),
  goingOn: lines(`
    "Nothing," says [who], rather quickly.
    "Nothing that need trouble you," says [who].
    "See for yourself," says [who].
  `),
  see: lines(`
    "The same as you," says [who], "and one thing more: there are prints by [prop], and they end there."
    "Not much," says [who]. "Only, [prop] [prop.was] not like that when we came."
    [who] [who+look] for a good while. "Something moves, over by [prop]. It is smaller than I feared."
    "[prop]," says [who]. "Somebody has been at [prop.them], and not to clean [prop.them]."
  `),
  hear: lines(`
    [who] [who+hold] up a hand. "There. A hum, and then a stop; and now it comes from [prop]."
    "Water," says [who], "and behind it something slower, that keeps time."
    "Steps," says [who], "two of them, or one and a stick. They have stopped by [prop]."
    "Nothing but us," says [who], and then: "No. There. Somebody sings, a long way off."
  `),
  smell: lines(`
    "Smoke," says [who], "but cold: from yesterday, by [prop]."
    [who] [who+sniff] twice. "Wet stone. And under it somebody's supper."
  `),
  feel: lines(`
    "A draught," says [who]. "It comes from [prop], so there is a way through."
    "Warm," says [who], with one hand on [prop], "and it should not be."
  `),
  saw: lines(`
    "A light," says [who], "low down, and it was gone when I looked again."
    "Somebody's back," says [who], "and a wet coat. No face."
  `),
  heard: lines(`
    "A name," says [who], "called twice, and it was not mine."
    "A door," says [who], "and then quick steps, going away."
  `),
  smelled: lines(`
    "Lamp oil," says [who], "where nobody had spilled any."
    "Smoke," says [who], "and I was the only one to notice."
  `),
}
