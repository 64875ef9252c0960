import { lines } from './line-list.ts'

export type SpeechMood =
  | 'threat'
  | 'love'
  | 'sorry'
  | 'thanks'
  | 'promise'
  | 'farewell'
  | 'greeting'
  | 'insult'
  | 'no'
  | 'request'
  | 'plan'
  | 'confession'
  | 'plea'
  | 'praise'
  | 'yes'
  | 'offer'
  | 'comfort'
  | 'told'
  | 'shouted'
  | 'talk'
  | 'answered'
  | 'accused'
  | 'warned'
  | 'invited'
  | 'joke'
  | 'story'
  | 'secret'
  | 'wished'
  | 'announced'
  | 'hurt'
  | 'granted'
  | 'hush'

/** How people answer words, by the mood of what was said to them. */
export const speechLines: Record<SpeechMood | 'foe' | 'animal', string[]> = {
  threat: lines(`
    "No need for that," says [who], with both hands where you can see them.
    [who] [who+weigh] it, and [who+decide] to believe you for now.
    "I heard you the first time," says [who], a shade paler.
  `),
  love: lines(`
    [who] [who+look] at [prop], and then, since that's no help, at you. "Say it again some time," [who.they] [who+say]. "Slower."
    "I know," says [who]. "I've known it since before you did."
    For once [who] [who+have] no answer ready, and the missing of it is an answer.
  `),
  sorry: lines(`
    "It's said now," says [who]. "We needn't say it twice."
    [who] [who+nod] slowly. Something between you goes back to its place.
    "You might have left it," says [who]. "I'm glad you didn't."
  `),
  thanks: lines(`
    "You'd have done the same," says [who], who is not sure of it, and pleased.
    [who] [who+wave] that away like a wasp, smiling.
    "It was nothing," says [who].
  `),
  promise: lines(`
    "I'll remember you said so," says [who].
    [who] [who+take] your word and [who+look] as if it weighed something.
  `),
  farewell: lines(`
    "Go carefully," says [who]. "And come back by the same way, if it's still there."
    [who] [who+lift] a hand, and [who+keep] it up rather longer than one does.
  `),
  greeting: lines(`
    "And to you," says [who].
    [who] [who+nod]. "I wondered when you would get to me."
    "Hello," says [who].
  `),
  insult: lines(`
    [who] [who+go] very quiet. "I'll let that go by," [who.they] [who+say]. "Once."
    "I've been called worse by better," says [who].
  `),
  no: lines(`
    "Have it your way," says [who], and [who+leave] it at that.
    "Then I won't ask again," says [who].
  `),
  request: lines(`
    "You shall have it," says [who], and [who+see] to it.
    [who] [who+nod]. "Give me a moment," [who.they] [who+say], "and it is done."
    "That can be managed," says [who].
    "Of course," says [who]. "You only had to ask."
  `),
  plan: lines(`
    "All right," says [who]. "You first; I'll be right behind you."
    "And if it goes wrong?" says [who], and [who.is] already thinking of how.
    [who] [who+go] over it once, on [who.their] fingers. "It could work," [who.they] [who+say].
  `),
  confession: lines(`
    [who] [who+say] nothing for a while. "Why do you tell me now?" [who.they] [who+ask] then.
    "I think I knew," says [who]. "It is better that you say it."
  `),
  plea: lines(`
    "I can't promise anything," says [who]. "I will try."
    "All right," says [who]. "I will do what I can."
  `),
  praise: lines(`
    [who] [who+look] at you, and [who+smile]. "Do you mean that?"
    "That is good to hear," says [who], and can't keep from smiling.
  `),
  yes: lines(`
    [who] [who+nod]. "That's settled, then."
    "I hoped you'd say so," says [who].
  `),
  offer: lines(`
    [who] [who+look] at you. "And you mean that?" [who.they] [who+ask].
    [who] [who+think] about it, and [who+nod]. "Agreed."
  `),
  comfort: lines(`
    [who] [who+breathe] out. "If you say so," [who.they] [who+say].
    [who] [who+nod], a little steadier.
  `),
  told: lines(`
    [who] [who+hear] you out.
    [who] [who+take] it in.
    "Go on," says [who]. "I am listening."
  `),
  shouted: lines(`
    [who] [who+start], and [who+swing] round to you. "What is it?"
    "I heard you!" says [who].
    "Not so loud," says [who].
  `),
  talk: lines(`
    [who] [who+turn] to you. "What is it?" [who.they] [who+say].
    [who] [who+make] room for you. "Well?" [who.they] [who+say]. "What is it about?"
  `),
  answered: lines(`
    [who] [who+take] that in, and [who+nod].
    "So that is how it is," says [who].
  `),
  accused: lines(`
    "Prove it," says [who].
    [who] [who+go] red, then white. "Say that again," [who.they] [who+say].
    [who] [who+look] past you. "Who told you that?" [who.they] [who+ask].
  `),
  warned: lines(`
    "I'll be careful," says [who].
    "Thank you for the warning," says [who].
  `),
  invited: lines(`
    "Gladly," says [who].
    "I would like that," says [who].
  `),
  joke: lines(`
    [who] [who+laugh], a moment late. "Where did you hear that one?"
    [who] [who+groan]. "That one is older than I am," [who.they] [who+say], and [who+laugh] all the same.
  `),
  story: lines(`
    "And then?" says [who]. "It can't end there."
    [who] [who+listen] to the end. "Is it true?" [who.they] [who+ask].
  `),
  wished: lines(`
    "Thank you," says [who].
    [who] [who+smile]. "Thank you," [who.they] [who+say].
  `),
  announced: lines(`
    "Then tell me," says [who].
    [who] [who+turn] to you. "Go on," [who.they] [who+say].
    "I am listening," says [who].
  `),
  hush: lines(`
    [who] [who+fall] silent.
    [who] [who+nod], and [who+say] no more.
  `),
  granted: lines(`
    "Then I will," says [who]. "Thank you."
    "That is kind of you," says [who].
  `),
  hurt: lines(`
    "Are you hurt?" says [who].
    [who] [who+turn] to you at once. "Where does it hurt?" [who.they] [who+ask].
  `),
  secret: lines(`
    "It stays with me," says [who].
    "Who else knows of it?" says [who], very low.
  `),
  foe: lines(`
    "You have nerve," says [who]. "I'll give you that, and nothing else."
    [who] [who+smile] with half of it. "Words," [who.they] [who+say].
  `),
  animal: lines(`
    [who] [who+put] [who.their] head on one side.
    [who] [who+look] at you, and then away.
  `),
}

/** How people take what they are told. */
export const newsLines = lines(`
  [^who] [who+hear] you out.
  [^who] [who+take] it in, and [who+think] about it.
  [^who] [who+nod] slowly.
  "I see," says [who].
`)
