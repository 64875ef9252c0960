import { lines } from './line-list.ts'

/** Answers where nothing was settled yet: each settles it; '[object]' is what was asked about. */
export const answerLines = {
  askThem: lines(`
    That is for [object] to say: ask [object.them].
    Only [object] could tell you that. You could ask [object.them] straight out.
    I cannot look into [object's] head. Ask [object.them], and you may get an answer.
    You would have to hear that from [object]; nobody else at [place] knows.
  `),
  /** '[asked]' is the question as it is told: 'where the key is'. */
  untold: lines(`
    Nobody at [place] has told [asked]. Say it, and it is so.
    I have not been told [asked]. If you say it, it stands.
    [^asked] is still open: say it, and it holds.
  `),
  unknown: lines(`
    I have no answer to that, not at [place]. If you say how it is, it stands.
    Nobody at [place] has told that so far. Say how it is, and it is so.
    That is still open, at [place] at least: say how it is, and it holds.
  `),
  toCome: lines(`
    Not in the next quarter of an hour, by the look of [prop]. Beyond that nobody at [place] would bet.
    That depends on what you do now. So far the odds at [place] are about even.
    Ask again when [prop] [prop.has] cooled, or dried, or been moved. Then it will be plain.
    If you go on as you have begun: more likely than not, and sooner than anyone at [place] thinks.
  `),
  way: lines(`
    [object] [object.is] a quarter of an hour from [place]. You could go now.
    You get to [object] by keeping left from [place], twice. You could go now.
    It isn't far to [object]: straight on from [place], and you could go now.
  `),
  /** In the mouth of whoever is asked: what they do not know, and what is their own affair. */
  unknownSaid: lines(`
    "I don't know [asked]," says [who].
    "I wish I knew [asked]," says [who].
    "I couldn't tell you [asked]," says [who].
  `),
  unknownShort: lines(`
    "I don't know," says [who].
    "I couldn't tell you," says [who].
  `),
  kept: lines(`
    "I'd rather not say [asked]," says [who].
    "I'll tell you [asked], but not now," says [who].
    "[^asked]?" says [who]. "Ask me another time."
  `),
  keptShort: lines(`
    "I'd rather not say," says [who].
    "I'll tell you, but not now," says [who].
  `),
  shouldI: lines(`
    "I would," says [who]. "But it's your neck, and your story."
    "I'd sleep on it," says [who].
    "You'd never forgive yourself if you didn't," says [who].
    "Better not," says [who]. "But when did you ever listen?"
    @alone Nobody is here to forbid it. Do it, or leave it: either way [place] will show you what comes of it.
    @alone Something speaks for it, and you know what: you want to [want].
  `),
  saysNow: lines(`
    [object] [object+say] nothing more for now, and [object+wait] for you.
  `),
  dilemma: lines(`
    That is for you to say, there at [place]: do the one or the other, and it is done.
    There's something to be said for both. Say which, and [who] will take it as it comes.
    I won't decide that for you. Say which it is, there at [place], and it happens.
  `),
}
