import { lines, spoken } from './line-list.ts'

/** What whoever is asked does not say, because the story keeps it or they are against the hero; something in how they do not say it gives a little away. */
export const keptLines = spoken(`
  "I know nothing of that," says [who], too quickly.
  "That I can't say," says [who], and [who+look] away.
  "Not here," says [who], with a look over [who.their] shoulder.
  "Ask me anything else," says [who]. The voice is steady; the hands are not.
  "I gave my word," says [who], and [who+go] a little pale.
  "Who has told you to ask me that?" says [who].
  @foeman "You will find out soon enough," says [who].
  @foeman "Keep asking," says [who]. "It passes the time."
  @foeman "I did what I had to," says [who]. "That's all you will get."
  @child "I promised not to," says [who], and [who+look] at the floor.
  @law "That is not for your ears," says [who].
`)

/** How somebody says their name. */
export const namedLines = spoken(`
  [name]. And don't ask me what it means.
  [name]. You'll forget it; people do.
  [name]. Why do you ask?
  @child [name]. I can write it too.
  @noble [name]. There's a good deal more of it, for official use.
  @rogue [name], today.
  @ghost [name]. It's been so long since anybody wanted to know.
`)

/** What people say of what nobody has told yet. */
export const topicLines = spoken(`
  [topic]? I know no more of that than you do.
  Of [topic] I only know what people say.
  [topic]? You'd have to ask somebody who was there.
  I wish I could tell you about [topic].
  @child [topic]? Nobody tells me anything.
`)

/** What people say of a thing that the story has, and of somebody. */
export const topicLinesOf = {
  thing: spoken(`
    I'd keep an eye on [topic], if I were you.
    [topic]? What is it about [topic.them] that you want to know?
    I would not part with [topic] if I were you.
  `),
  /** What is theirs: 'her husband'. */
  own: spoken(`
    "My [topic.bare]?" says [who], and [who+fall] silent for a while.
    There isn't much to tell of my [topic.bare].
  `),
  being: spoken(`
    I hardly know [topic].
    [topic] could tell you more than I.
    Ask me about [topic] when we are alone.
  `),
}

/** What people perceive just now, when they are asked. */
export const perceivedNow = {
  see: lines(`
    "The same as you," says [who].
    "Nothing that was not there before," says [who].
    [who] [who+look] for a good while. "Nothing that I could swear to," [who.they] [who+say].
  `),
  hear: lines(`
    [who] [who+hold] up a hand, and [who+listen]. "Only us," [who.they] [who+say].
    "Nothing that should not be there," says [who].
  `),
  smell: lines(`
    [who] [who+sniff] twice. "Nothing much," [who.they] [who+say].
  `),
  feel: lines(`
    "My own heart," says [who]. "I could do without."
  `),
}

/** To whoever asks the same a third time. */
export const againLines = lines(`
  "You have had my answer," says [who], "and it has not got any better by lying about."
  "You asked me that," says [who]. "I have not thought of anything to add."
  [who] [who+look] at you for a moment. "Still the same," [who.they] [who+say].
  "Are you writing a book?" asks [who]. "It is as I said."
  [who] only [who+nod], as one does when something has been said often enough.
  "Ask somebody else," says [who], "and see whether they tell it better."
`)
