import { lines } from './line-list.ts'

/** Answers where nothing was settled yet: each settles it; '[object]' is what was asked about. */
export const answerLines = {
  /** Said after a number, an hour or an age that somebody has named. */
  afterFigures: lines(`
    I may be out by a little.
    I wouldn't swear to it.
    That's what I have been told, at least.
    @machine I am being exact.
  `),
  askThem: lines(`
    That is for [object] to say: ask [object.them].
    Only [object] could tell you that. You could ask [object.them] straight out.
    I cannot look into [object's] head. Ask [object.them], and you may get an answer.
    You would have to hear that from [object]; nobody else at [place] knows.
  `),
  unknown: lines(`
    That will come out by what you do, and not for being asked at [place].
    It has not come to light yet. Ask [witness], or say how it is.
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
  /** In the mouth of whoever is asked. */
  unknownSaid: lines(`
    "I don't know," says [who].
    "I wish I knew," says [who].
    "I'd tell you if I knew," says [who].
    "That I can't tell you," says [who]. "I don't know it myself."
    "Nobody has ever told me," says [who].
    "I could only guess," says [who].
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
    "I have said what I have to say," says [object].
    "Nothing, for now," says [object].
  `),
  dilemma: lines(`
    That is for you to say, there at [place]: do the one or the other, and it is done.
    There's something to be said for both. Say which, and [who] will take it as it comes.
    I won't decide that for you. Say which it is, there at [place], and it happens.
  `),
}
