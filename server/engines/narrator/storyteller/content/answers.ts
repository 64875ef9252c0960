import { lines } from './line-list.ts'

/** Answers where nothing was settled yet: each settles it; '[object]' is what was asked about. */
export const answerLines = {
  /** Asked about themselves. */
  unsaidSelf: lines(`
    That I would rather not say.
    I haven't told anybody that.
    That is a longer story than there's time for.
  `),
  unknownSaid: lines(`
    I don't know that.
    I have asked myself that, and found no answer.
  `),
  askThem: lines(`
    That is for [object] to say: ask [object.them].
    Only [object] could tell you that. You could ask [object.them] straight out.
    I cannot look into [object's] head. Ask [object.them], and you may get an answer.
    You would have to hear that from [object]; nobody else at [place] knows.
  `),
  unknown: lines(`
    That nobody has told so far. Say how it is, and so it will be.
    I don't know that, and won't make it up: it is yours to say.
    It has not come to light yet. Ask [witness], or say how it is.
    That is not known yet: look for yourself, or say it.
  `),
  place: lines(`
    [object] [object.is] small and rather plain, with one way in and another at the back.
    You know [object] by sight: quiet by day, and shut up early.
    [object] [object+lie] lower than [place], and can be seen from a good way off.
  `),
  way: lines(`
    [object] [object.is] a quarter of an hour from [place]. You could go now.
    You get to [object] by keeping left from [place], twice. You could go now.
    It isn't far to [object]: straight on from [place], and you could go now.
  `),
  wears: lines(`
    [object] [object+wear] a long dark coat, buttoned to the neck, and muddy shoes.
    [object] [object.is] dressed for work, with rolled sleeves and an old apron.
    [object] [object+wear] something green, a size too large.
  `),
  suspect: lines(`
    [name] had most to gain by it. That's no proof, but it is where you would begin.
    If it comes to reasons, nobody has a better one than [name].
    It could be [name]; you would have to ask [name.them] where [name.they] [name.was].
  `),
  shouldI: lines(`
    "I would," says [who]. "But it's your neck, and your story."
    "Not yet," says [who]. "See to [prop] first, and then think again."
    "You'd never forgive yourself if you didn't," says [who].
    "Better not," says [who]. "But when did you ever listen?"
    @alone Nobody is here to forbid it. Do it, or leave it: either way [place] will show you what comes of it.
    @alone Something speaks for it, and you know what: you want to [want].
  `),
  saysNow: lines(`
    "I was told to wait until you came," says [object].
    "You are not what I was told to expect," says [object].
    "I would sooner be anywhere else just now," says [object].
    "Let me sit down first," says [object]. "Then I will tell it from the start."
  `),
  future: lines(`
    "If nothing else goes wrong," says [who]. "And something always does."
    "Ask me again when it's over," says [who], trying to smile.
    "We will if we don't stand about," says [who].
    "I wouldn't bet on it," says [who]. "But I've been wrong before."
  `),
  dilemma: lines(`
    That is for you to say, there at [place]: do the one or the other, and it is done.
    There's something to be said for both. Say which, and [who] will take it as it comes.
    I won't decide that for you. Say which it is, there at [place], and it happens.
  `),
  doing: lines(`
    [object] [object+stand] by [prop], watching the way in.
    [object] [object.is] going through [object.their] pockets by [prop], without much hope.
    [object] [object+mend] something small with thread, and [object+look] up at you now and then.
    [object] [object+wait], and [object+look] over at you.
  `),
  feeling: lines(`
    [object] [object+look] tired, and pleased to be asked.
    [object] [object+look] uneasy, and [object+keep] an eye on [prop].
    [object] [object+look] cheerful enough.
    [object] [object+look] worried, and [object.does] not say why.
  `),
  hear: lines(`
    @in You hear a door, somewhere beyond [prop], and then nothing.
    @in You hear two voices, too far from [place] to make out the words.
    @out You hear the wind at [place], and nothing else.
    @out You hear a dog, a long way from [place], and your own steps.
    You hear very little at [place]: your own breath, and something that ticks as it cools.
  `),
  smell: lines(`
    @in It smells of dust at [place], and a little of soap.
    @in It smells of old wood at [place], and of somebody's supper.
    @out The air at [place] smells of wet ground.
    @out There's smoke in the air of [place], the good sort, from somebody's supper.
  `),
  foeWant: lines(`
    [object] [object+want] the same as you, and means to have it first.
    What [object] [object+want] is to be left alone with what [object.they] [object+have] taken.
    [object] [object+want] it all to stay as it is, and you are the one thing that won't.
  `),
}

/** What the hero wants or would do, said back as something that can be done. */
export const wishLines = {
  free: lines(`
    Nothing at [place] keeps you from it: you have only to [deed].
    You could [deed] this minute. Nobody at [place] would say a word.
    It's within your reach. Say that you [deed], and [place] will see it done.
  `),
}

/** What is in something to eat or drink. */
export const ingredients = [
  'salt, onions, and one thing that nobody could name',
  'what there was, and more pepper than it needs',
]

/** Of somebody of whom a name is all that is told. */
export const saidOfNew = [
  'I know no more than that.',
  'That is what I was told.',
  'Do not say that you have it from me.',
]
