import { lines } from './line-list.ts'

/** Lines of whoever takes it, after '+', and of whoever has doubts, after '-'. */
const twoWays = (text: string) => ({
  taken: lines(text).flatMap((line) => (line.startsWith('+') ? [line.slice(2)] : [])),
  doubted: lines(text).flatMap((line) => (line.startsWith('-') ? [line.slice(2)] : [])),
})

/** How people answer what they are told, by what is done in telling it. '[object]' is what was spoken of. */
export const answersToSaid = {
  account: twoWays(`
    + "So that is how it was," says [who].
    + "Thank you for telling me," says [who].
    + [^who] [who+nod]. "I see," [who.they] [who+say].
    + "[^echo]," says [who], and [who+think] about it. "And then?"
    + "[^echo]," says [who]. "I had wondered."
    - "[^echo]?" says [who]. "That is not what I was told."
    - "[^echo]?" says [who]. "Say that again, slowly."
    - "That is not what I was told," says [who].
    - "And why do you tell me that now?" says [who].
  `),
  shared: twoWays(`
    + "I had not forgotten," says [who].
    + "So it was," says [who].
    - "That is how you tell it," says [who].
    - "You remember it otherwise than I do," says [who].
  `),
  unable: twoWays(`
    + "Then somebody will have to do it for you," says [who]. "Let me see."
    + "Nobody can do everything," says [who].
    - "Cannot, or will not?" says [who].
    - "Have you tried?" says [who].
  `),
  refusal: twoWays(`
    + "Nobody will make you," says [who].
    + "As you like," says [who]. "Then I will have to find somebody who does."
    - "You will think better of it," says [who].
    - "That was not a question," says [who].
  `),
  denial: twoWays(`
    + "I believe you," says [who]. "Others won't."
    + "Then I was told wrong," says [who].
    - "Call it what you like," says [who]. "I have my own eyes."
    - "Say that to the others," says [who].
    - "So everybody says," says [who].
    - "Then how do you explain [object]?" says [who].
  `),
  intent: twoWays(`
    + "Good," says [who]. "I will hold you to that."
    + "Do that," says [who]. "I will be here."
    + "Then I won't keep you," says [who].
    + "Mind [object] while you are about it," says [who].
    - "When I see it I will believe it," says [who].
    - "I will wait and see," says [who].
  `),
  feeling: twoWays(`
    + "I know the feeling," says [who].
    + "So you are not the only one," says [who].
    + "It is good that you say so," says [who].
    - "You hide it well," says [who].
    - "That makes two of us," says [who], without much warmth.
  `),
  view: twoWays(`
    + "You may be right," says [who].
    + "I have thought so myself," says [who].
    - "What makes you so sure?" says [who].
    - "I see it another way," says [who].
    - "Leave [object] out of it," says [who].
  `),
  doubt: twoWays(`
    + "Then I will have to prove it," says [who].
    + "Nor did I, at first," says [who].
    - "Think what you like," says [who].
    - "I can't make you," says [who].
  `),
  wanting: twoWays(`
    + "I will see what can be done," says [who].
    + "Then let us see to it," says [who].
    + "You shall have [object], if I have a say in it," says [who].
    - "And what do I get for it?" says [who].
    - "You are not the only one who does," says [who].
  `),
  identity: twoWays(`
    + "Then I had better listen," says [who].
    + "[^echo]," says [who]. "I had taken you for something else."
    - "[^echo]?" says [who]. "You do not look it."
    - "Anybody could say that," says [who]. "Can you prove it?"
  `),
  self: twoWays(`
    + "I will bear it in mind," says [who].
    + "That is good to know," says [who].
    + "Then take good care of [object]," says [who].
    - "So you say," says [who].
    + "[^echo]," says [who]. "I will bear that in mind."
    - "[^echo]?" says [who]. "And what is that to me?"
    - "Let me see [object] first," says [who].
  `),
  ofYou: twoWays(`
    + "You see a good deal," says [who].
    + "I can't deny it," says [who].
    + "How do you know?" says [who].
    - "Look to yourself," says [who].
    - "And what is that to you?" says [who].
    - "You are the first to say so," says [who].
  `),
  notYours: twoWays(`
    + "It was lent to me," says [who]. "I never said that it was mine."
    + "No," says [who]. "I was going to give it back."
    - "It is as good as mine," says [who].
    - "Then whose is it?" says [who]. "I see nobody else who asks for it."
  `),
  ofYourPast: twoWays(`
    + "I had my reasons," says [who].
    + "I won't deny it," says [who]. "What now?"
    - "That is not how it was," says [who].
    - "You can't prove that," says [who].
    - "Who told you so?" says [who], a little too fast.
    - "I never touched [object]," says [who].
  `),
  advice: twoWays(`
    + "I may do that," says [who].
    + "I will think about it," says [who].
    - "I do not need to be told," says [who].
    - "Easy for you to say," says [who].
  `),
  ofYourFuture: twoWays(`
    + "If you say so, I will believe it," says [who].
    + "I hope that you are right," says [who].
    - "We shall see about that," says [who].
    - "Not if I can help it," says [who].
  `),
  ofUs: twoWays(`
    + "Then lead on," says [who]. "I am with you."
    + "That is how I see it, too," says [who].
    - "Speak for yourself," says [who].
    - "I am not so sure of that," says [who].
  `),
  judgement: twoWays(`
    + "I think so, too," says [who].
    + "I had noticed," says [who].
    - "I do not find it so," says [who].
    - "That is a matter of opinion," says [who].
  `),
  naming: twoWays(`
    + "I will take your word for it," says [who].
    + "If you say so, I won't argue," says [who].
    - "Not as far as I can see," says [who].
    - "Says who?" asks [who].
    - "That will not make any difference to me," says [who].
  `),
  ofSomebody: twoWays(`
    + "I had heard as much," says [who].
    + "[^echo]?" says [who]. "I can believe it."
    - "[^echo]?" says [who]. "Are you sure of that?"
    + "I can believe that," says [who].
    + "I did not know," says [who]. "It is as well that you say so."
    - "Are you sure of that?" says [who].
    - "And who told you that?" says [who].
  `),
  permission: twoWays(`
    + "Thank you," says [who]. "I may do that."
    + "I won't forget it," says [who].
    - "And what do you want for it?" says [who].
    - "Since when do I need your leave?" says [who].
  `),
  forbidding: twoWays(`
    + "Then I won't," says [who].
    + "Say why, and I won't," says [who].
    - "Who is going to stop me?" says [who].
    - "I am not asking you," says [who].
  `),
  supposing: twoWays(`
    + "You would know," says [who].
    + "I dare say," says [who].
    - "We shall never know that," says [who].
    - "You can't know that," says [who].
  `),
  demand: twoWays(`
    + "Here," says [who], and [who+hold] out what you ask for.
    - "What do you want with that?" says [who].
    - "By what right?" says [who].
  `),
  news: twoWays(`
    + "I see," says [who]. "That is worth knowing."
    + "I did not know that," says [who]. "Thank you for telling me."
    + "Then I had better see to [object]," says [who].
    + "[^echo]?" says [who]. "Then it is well that you tell me."
    + "[^echo]," says [who], and [who+look] round. "I had not heard."
    - "[^echo]?" says [who]. "It would not be the first such tale."
    - "[^echo]?" says [who]. "And who told you?"
    - "I would sooner see [object] with my own eyes," says [who].
    - "That is the first I hear of it," says [who].
  `),
}

/** What somebody does by saying how things are. */
export type Saying = keyof typeof answersToSaid
