import { lines } from './line-list.ts'

/** Answers where nothing was settled yet: each settles it; '[object]' is what was asked about. */
export const answerLines = {
  yes: lines(`
    Yes: look at [prop], and you can see it is so.
    Yes, and it has been so since before you came to [place].
    Yes, by everything that there is to see at [place].
  `),
  no: lines(`
    No, not yet; [prop] would show it.
    No, and it has not been so since you came to [place].
    No, by everything that there is to see at [place].
  `),
  isSo: lines(`
    Yes: [object] [object.is] [quality], and has been since before you came.
    You look closely. [object] [object.is] [quality], no doubt of it.
    [quality], yes; one can tell by looking at [object].
  `),
  isNotSo: lines(`
    No, [object] [object.is] not [quality]; it only looks so from [place].
    You make sure: [object] [object.is] not [quality].
    Not [quality], no, whatever one may have said of [object].
  `),
  possible: lines(`
    Yes: nothing speaks against it. You have only to [deed].
    You can. Say that you [deed], and it is done.
    Nobody at [place] would stop you if you [deed].
  `),
  unknown: lines(`
    That isn't to be seen from [place]. [witness] might know; or have a look at [prop].
    There's no telling yet. Ask [witness], or look for yourself, beyond [place].
    Of [name] nothing is known at [place]; you would be the first to find out.
    Not even [witness] could tell you that. It may come to light with [goal].
  `),
  colour: lines(`
    [object] [object.is] a green that was once blue.
    [object] [object.is] dark red, going to brown at the edges.
    Grey, by this light; [object] may have been white in its day.
    [object] [object.is] the yellow of old piano keys.
  `),
  place: lines(`
    [object] [object.is] small, by all accounts, and hard to leave.
    They say of [object] that the wind always has something to tell there.
    [object] [object+lie] lower than [place], with one good way in and one bad one.
    You know of [object] what everybody knows: that it looks best from the back.
  `),
  way: lines(`
    [object] [object.is] a quarter of an hour from [place], past [prop] and then downhill.
    You get to [object] by keeping left from [place], twice, and not minding the look of it.
    It isn't far to [object]: anyone at [place] could point out the way, and you could go now.
  `),
  howFar: lines(`
    To [object] it is a quarter of an hour, if one doesn't stop to talk.
    [object] [object.is] half an hour off on foot, and it can be seen for most of that.
    It's no distance to [object]: ten minutes, or seven with a reason.
  `),
  howLong: lines(`
    About as long as it takes to boil an egg and regret it, to go by the clock of [place].
    A good half hour, as things go at [place].
    Since the week before last, if [place] can be believed.
  `),
  price: lines(`
    Four, it seems; three to somebody who asks nicely, and five at [place] on a market day.
    Ten, and not a penny less; at [place] they don't haggle before noon.
    Nothing, to you. That is how one gets into debt at [place].
  `),
  age: lines(`
    [object] [object.is] forty or so, and carries it well.
    Not yet thirty, you would say of [object], with old eyes.
    [object] must be past sixty, and quicker than you.
    Twenty, perhaps, if one counts the way [object] would.
  `),
  ageOfThing: lines(`
    [object] [object.is] a hundred years old if a day; somebody has cut a date where it wouldn't show.
    [object] [object.is] newer than the rest: five years, perhaps.
    Older than anyone at [place]: [object] [object.was] here first.
  `),
  ownAge: [
    'You are old enough to be asked, and young enough to be sent: that is how [place] [place+see] it.',
  ],
  whoElse: lines(`
    Somebody from [goalplace], by all that is said of [object]; there is no name to it yet.
    A stranger, two days ago: [witness] saw the coat, and not the face, and it was about [object].
    The same people as before, to judge by [object]. They come from [goalplace].
  `),
  whose: lines(`
    [object] [object+belong] to [witness], or did until lately.
    There's a mark on [object], half rubbed out: it is nobody's that you know of at [place].
    [object] [object.is] common property, as things are at [place].
  `),
  when: lines(`
    [object]: at noon tomorrow, unless somebody at [place] has been telling tales.
    Within the hour, as far as [object] [object.is] concerned.
    With [object] it's always the same: first thing in the morning, before anyone at [place] is up.
    It was three days ago, in the evening, that [object] last gave anyone at [place] cause to ask.
  `),
  whyPerson: lines(`
    [object] [object.has] a debt, and this is how it is being paid.
    Because somebody asked [object] to, somebody who is hard to refuse.
    [object] [object+mean] to keep what [object.they] [object.has]; most of it comes from that.
    It was a promise: [object] gave [object.their] word once, and is keeping it.
  `),
  whyThing: lines(`
    Because somebody wanted [object] so, and went to some trouble over it.
    It began as a mistake. By the time anyone at [place] saw it, [object] had always been like that.
    For want of care: nobody at [place] has seen to [object] in years.
    [object] [object.is] like that for a reason, and the reason lives at [goalplace].
  `),
  why: lines(`
    For [goal], if you follow it far enough; most things at [place] come down to that.
    Because nobody at [place] stopped it in time. That could still be done.
    The reason is not here at [place]. It may be had at [goalplace].
  `),
  how: lines(`
    Slowly, with both hands: [object] [object+need] no more than that.
    With [object] it's a knack: lift, turn, and think of something else.
    [object] [object+do] it the way everyone at [place] does, by not being asked.
  `),
  doing: lines(`
    [object] [object.is] going through [object.their] pockets by [prop], without much hope.
    [object] [object+stand] by [prop], watching the way in.
    [object] [object.is] talking to [object.self], low, and counting on [object.their] fingers.
    [object] [object+mend] something small, with thread, and [object+look] up now and then.
  `),
  feeling: lines(`
    [object] [object+look] tired, and pleased to be asked.
    [object] [object.is] uneasy; one sees it in how often [object.they] [object+look] at [prop].
    [object] [object.is] in good heart, better than [place] [place+give] any reason for.
  `),
  hear: lines(`
    You hear [place] itself: a board, a breath of wind, [prop] ticking as it cools. Nothing that means you harm.
    There's a voice, two walls off, or across the water, reading something out. It stops; [place] [place+go] on.
    Steps, beyond [prop]. They know where they are going.
  `),
  smell: lines(`
    It smells of dust and apples at [place], and, nearer to [prop], of lamp oil.
    There's smoke in the air of [place], the good sort, from somebody's supper.
  `),
  foeWant: lines(`
    [object] [object+want] the same as you, and means to have it first.
    What [object] [object+want] is to be left alone with what [object.they] [object+have] taken.
    [object] [object+want] it all to stay as it is, and you are the one thing that won't.
  `),
  thatWas: lines(`
    Something heavy, and close: it came from the side of [goalplace], and it may come again.
    It was outside, not an arm's length from [prop], and it moved on towards [goalplace].
  `),
  choice: lines(`
    [choice], you decide; there's a draught from that side, and a draught comes from somewhere.
    [choice]. You could not say why, and at [place] it's as good a reason as most.
    You settle for [choice]. Once chosen it looks like the only one there was.
  `),
}

/** What the hero wants or would do, said back as something that can be done. */
export const wishLines = {
  free: lines(`
    Nothing at [place] keeps you from it: you have only to [deed].
    You could [deed] this minute. Nobody at [place] would say a word.
    It's within your reach. Say that you [deed], and [place] will see it done.
  `),
  unwanted: lines(`
    Nobody at [place] will make you.
    Then you need not; [place] can do without.
    You feel it, and leave it at that. [^prop] expects nothing of you.
  `),
}
