import { lines } from './line-list.ts'

export type SpeechMood =
  | 'threat'
  | 'love'
  | 'sorry'
  | 'thanks'
  | 'promise'
  | 'wished'
  | 'pledged'
  | 'farewell'
  | 'greeting'
  | 'insult'
  | 'praise'
  | 'yes'
  | 'no'
  | 'help'
  | 'offer'
  | 'peace'
  | 'name'
  | 'told'
  | 'shouted'
  | 'talk'
  | 'plan'
  | 'comfort'
  | 'confession'
  | 'story'
  | 'request'
  | 'answered'
  | 'accused'
  | 'warned'
  | 'caution'
  | 'hush'
  | 'opener'
  | 'bet'
  | 'knock'
  | 'condolence'
  | 'plea'
  | 'offered'

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
  pledged: lines(`
    "I promise," says [who].
    "You have my word," says [who].
  `),
  wished: lines(`
    "Thank you," says [who]. "And to you."
    "That is kind of you," says [who].
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
    "Well met," says [who].
  `),
  insult: lines(`
    [who] [who+go] very quiet. "I'll let that go by," [who.they] [who+say]. "Once."
    "I've been called worse by better," says [who].
  `),
  praise: lines(`
    [who] [who+turn] pink about the ears. "Get along with you."
    "I'll have that in writing," says [who], and can't keep from smiling.
  `),
  yes: lines(`
    "Good," says [who]. "Then we need not stand about at [place]."
    [who] [who+nod]. "That's settled, then."
    "I hoped you'd say so," says [who].
  `),
  no: lines(`
    "Have it your way," says [who], and [who+leave] it at that.
    "Then I won't ask again," says [who].
  `),
  help: lines(`
    "I'm with you," says [who]. "Only tell me where to stand."
    [who] [who+push] up both sleeves. "Where do we begin?"
    "You needn't ask," says [who], and [who.is] beside you.
  `),
  offer: lines(`
    "Keep it till it's done," says [who]. "But yes: agreed."
    [who] [who+look] at what is offered, and at you. "That would be fair," [who.they] [who+say]. "Done."
    "Gladly," says [who], and [who+hold] out a hand for it.
    [who] [who+think] about it, and [who+nod]. "I'll take that."
  `),
  peace: lines(`
    [who] [who+let] go of a breath. "All right," [who.they] [who+say]. "All right. I believe you."
    "They all say that," says [who]; but [who.their] shoulders come down.
  `),
  name: lines(`
    "I'll remember it," says [who], and [who+say] it over once to be sure.
    "A good name," says [who]. "We'll see what you do with it."
  `),
  told: lines(`
    [who] [who+hear] you out. "I will have to think about that," [who.they] [who+say].
    [who] [who+take] it in, and [who+nod].
    "Go on," says [who]. "I am listening."
  `),
  shouted: lines(`
    [who] [who+start], and [who+swing] round to you. "What is it?"
    "I heard you!" says [who]. "They'll have heard you in the next village."
    For a moment [who] [who.does] not move. "Not so loud," [who.they] [who+say] then.
  `),
  talk: lines(`
    "Ask what you came to ask," says [who]. "I've nothing against a talk."
    [who] [who+make] room for you. "Well?" [who.they] [who+say]. "What is it about?"
  `),
  request: lines(`
    "You shall have it," says [who], and [who+see] to it.
    [who] [who+nod]. "Give me a moment," [who.they] [who+say], "and it is done."
    "That can be managed," says [who].
    "Of course," says [who]. "You only had to ask."
  `),
  answered: lines(`
    "[^echo]," says [who], and [who+nod].
    "[^echo]?" says [who]. "I had thought as much."
    "[^echo]," says [who], and [who+think] about it.
    [who] [who+take] that in, and [who+nod].
    [who] [who+nod]. "I only wanted to know," [who.they] [who+say].
  `),
  offered: lines(`
    "Gladly," says [who], and [who+take] what you offer.
    [who] [who+look] at what is offered, and at you, and [who+nod].
    "For me?" says [who]. "Thank you."
  `),
  warned: lines(`
    [who] [who+duck], and [who+look] round. "Where?"
    [who] [who+draw] back a step. "I see it," [who.they] [who+say].
  `),
  opener: lines(`
    "What is it?" says [who].
    "I'm listening," says [who].
  `),
  hush: lines(`
    [^who] [who+fall] silent.
    [^who] [who+nod], and [who+say] nothing more.
  `),
  bet: lines(`
    "Done," says [who]. "And don't say afterwards that it was a joke."
    "You're on," says [who].
  `),
  knock: lines(`
    "Who's there?" says [who].
  `),
  caution: lines(`
    "I will," says [who].
    "I know what I am doing," says [who].
  `),
  condolence: lines(`
    "Thank you," says [who], and [who+look] away for a moment.
    "It is good of you to say so," says [who].
  `),
  plea: lines(`
    "All right," says [who]. "But only this once."
    "I can't promise anything," says [who]. "I will try."
  `),
  accused: lines(`
    "Prove it," says [who].
    [who] [who+go] red, then white. "Say that again," [who.they] [who+say].
    "I don't know what you mean," says [who], a little too fast.
    [who] [who+look] past you. "Who told you that?" [who.they] [who+ask].
  `),
  plan: lines(`
    "All right," says [who]. "You first; I'll be right behind you."
    "And if it goes wrong?" says [who], and [who.is] already thinking of how.
    [who] [who+go] over it once, on [who.their] fingers. "It could work," [who.they] [who+say].
  `),
  comfort: lines(`
    "You promise?" says [who].
    [who] [who+breathe] out. "If you say so, I'll try."
    "You always say that," says [who], in a steadier voice.
  `),
  confession: lines(`
    [who] [who+say] nothing for a while. "Why do you tell me now?" [who.they] [who+ask] then.
    "I think I knew," says [who]. "It is better that you say it."
  `),
  story: lines(`
    "And then?" says [who], and [who+move] closer.
    By the middle of it [who] [who.has] forgotten what was wrong. "Again," [who.they] [who+say], when it is over.
  `),
  foe: lines(`
    "You have nerve," says [who]. "I'll give you that, and nothing else."
    [who] [who+smile] with half of it. "Words," [who.they] [who+say].
    "Turn round," says [who], "and go back the way you came. I shan't say it again so nicely."
    "That's very fine," says [who]. "And what did you think would happen next?"
    [who] [who+hear] it, one may be sure; nothing else about [who.them] gives it away.
  `),
  animal: lines(`
    [who] [who+put] [who.their] head on one side.
    [who] [who+come] a step closer, and [who+wait] for more.
    [who] [who+look] at you, and then away.
  `),
}

/** Who hears words that nobody was there for. */
export const hearerLines = {
  known: lines(`
    [^who] [who.is] there to hear it.
    [^who] [who.is] near enough to hear it.
  `),
  stranger: lines(`
    There is [who.a] within hearing.
    [^who.a] stands near enough to hear it.
    [^who.a] turns round at your words.
  `),
}

/** How people take what they are told. */
export const newsLines = {
  believed: lines(`
    [who] [who+hear] you out, and [who+nod].
    [who] [who+take] it in, and [who+think] about it.
  `),
  doubted: lines(`
    "That is what you say," says [who], one eyebrow up.
    [who] [who+shake] a slow head. "I would sooner see it than hear it."
  `),
}
