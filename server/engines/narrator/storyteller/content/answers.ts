import { lines } from './line-list.ts'

/** Answers where nothing was settled yet: each settles it; '[object]' is what was asked about. */
export const answerLines = {
  /** Asked about themselves. */
  unsaidSelf: lines(`
    That I would rather not say.
    I haven't told anybody that.
    That is a longer story than there's time for.
    Ask me that another day.
    I would have to think about that.
  `),
  unknownSaid: lines(`
    I don't know.
    I have asked myself that, and found no answer.
    I wish I knew.
    That is more than I know.
    I could not tell you.
  `),
  askThem: lines(`
    That is for [object] to say: ask [object.them].
    Only [object] could tell you that. You could ask [object.them] straight out.
    I cannot look into [object's] head. Ask [object.them], and you may get an answer.
    You would have to hear that from [object]; nobody else at [place] knows.
  `),
  unknown: lines(`
    That nobody at [place] has told so far. Say how it is, and so it will be.
    I don't know that, and won't make it up: at [place] it is yours to say.
    It has not come to light yet. Ask [witness], or say how it is.
    That is not known at [place] yet: look for yourself, or say it.
    Nobody at [place] knows it yet. Say it, and that is how it is.
    I have no answer to that, not at [place]. If you say how it is, it stands.
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
  shouldI: lines(`
    "I would," says [who]. "But it's your neck, and your story."
    "Not yet," says [who]. "See to [prop] first, and then think again."
    "You'd never forgive yourself if you didn't," says [who].
    "Better not," says [who]. "But when did you ever listen?"
    @alone Nobody is here to forbid it. Do it, or leave it: either way [place] will show you what comes of it.
    @alone Something speaks for it, and you know what: you want to [want].
  `),
  saysNow: lines(`
    "I have said what I have to say," says [object].
    "Nothing, for now," says [object].
  `),
  dilemma: lines(`
    That is for you to say, there at [place]: do the one or the other, and it is done.
    There's something to be said for both. Say which, and [who] will take it as it comes.
    I won't decide that for you. Say which it is, there at [place], and it happens.
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
}
