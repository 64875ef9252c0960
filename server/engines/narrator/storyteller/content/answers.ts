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
  whoIs: lines(`
    [object] [object.has] been about here longer than most, and is asked when something has been lost.
    [object] came two years ago with one suitcase. People like [object.them], and know next to nothing about [object.them].
    It's said of [object] that [object.they] [object.is] honest with money and careless with the truth.
    Everybody knows [object] by sight. [^object.they] [object+keep] to [object.self], and [object+pay] on time.
    [object]: a steady hand, a short temper, and a good word for whoever has earned it.
  `),
  named: lines(`
    [name], by all that can be made out. The name means nothing to you yet.
    It was [name]. You have not met, as far as you know.
    One [name]: so much is certain. Where to find [name.them] is another question.
  `),
  complaint: lines(`
    It is the old matter, says [object]: nobody listens, everybody takes, and the one who does the work is never asked.
    "The noise, the cold, and the way I'm spoken to," says [object]. "In that order."
    "Look at it," says [object]. "Would you put up with it? Well, then."
  `),
  testimony: lines(`
    "A door, a little after eleven," says [object]. "Then steps, quick ones, and nothing more until it was light."
    "Two voices, and I knew one of them," says [object]. "They stopped when they saw me."
    "A light, where no light should be," says [object]. "It went out as soon as I looked."
    "Not much," says [object]. "Somebody in a hurry, with something under one arm."
  `),
  telling: lines(`
    "What I told the others," says [object]: "I was there, I saw it, and it was not as they say."
    "That it can't go on like this," says [object]. "You'd say the same in my place."
    "Only this," says [object]: "be careful whom you thank."
  `),
  clothes: lines(`
    You wear what you put on without thinking, [partofday] or not: good boots, a plain coat, and a scarf against the weather.
    Your second-best, brushed and mended. Nobody will stare at you in it, to [want] or for anything else.
  `),
  wears: lines(`
    [object] [object+wear] a long dark coat, buttoned to the neck, and good shoes that have seen mud.
    [object] [object.is] dressed for work: sleeves rolled, an old apron, a cap pushed back.
    [object] [object+wear] something green that was made for somebody larger, and wears it well.
  `),
  sounds: lines(`
    It's low, and it comes in threes: two short, one long. [object] [object+stop], and then it begins again.
    Like somebody breathing through a pipe. With [object] one cannot tell how far off it is.
    Like rain on a tin roof, only slower; and under it, in [object], something very like a voice.
  `),
  tastes: lines(`
    [object] [object+taste] of honey first, and of iron after.
    Salt, smoke, and something sweet that you can't put a name to: that is [object].
  `),
  smells: lines(`
    [object] [object+smell] of wet wool and old smoke.
    There is a sharp smell about [object], like struck matches, and under it apples.
  `),
  feels: lines(`
    [object] [object.is] colder than you had thought, and smooth, and gives a little under your thumb.
    Rough, and warm, as if [object] had lain in the sun until a minute ago.
  `),
  whatKind: lines(`
    Nothing rare: the sort of [name.bare] that can be had at any market, if one asks twice.
    An old kind of [name.bare], and a strong one. Not many people would know how to come by it.
    The cheap kind. Whoever chose that [name.bare] was in a hurry, or had no choice.
  `),
  happens: lines(`
    Something is to be paid back then, and not in money. That is all that is known of it, up to [time] today.
    It ends, one way or another; and then, people say, it begins again. You have until then to [want].
  `),
  attribute: lines(`
    As far as the [name.bare] goes, there's a line about it somewhere: the common sort, nothing that would stand out.
    You find it out without much trouble. The [name.bare] is not what you'd have guessed, and it fits.
    The [name.bare]? Unusual: one in a hundred, perhaps. It is worth remembering.
  `),
  supply: lines(`
    Enough for three days, if nobody is careless with the [name.bare].
    Less than yesterday: a day's worth of [name.bare], or two small ones.
    Half of what you would like. The [name.bare] will have to be shared out with a spoon.
  `),
  strongest: lines(`
    [name], by a good deal. The others would not say so, but they step aside.
    That would be [name]; everybody knows it, [name] most of all.
  `),
  suspect: lines(`
    [name] had most to gain by it. That's no proof; but it is where you would begin.
    If it comes to reasons, nobody has a better one than [name].
  `),
  confirms: lines(`
    Yes: [name] can, and says so when asked.
    [name] could, if [name.they] wanted to. You would have to ask nicely.
  `),
  rightSo: lines(`
    It looks like it. Nobody contradicts you, and [who] will not meet your eye.
    You were right, as far as it goes; to prove it is another matter, and that's still to be done: to [want].
  `),
  debt: lines(`
    Three hundred, with the interest; it was one hundred once, before [season].
    More than a year's wages. It is written down, and the paper is not at [place].
    Forty, no more; but where would one find forty before [partofday] is over?
  `),
  many: lines(`
    More than you can count from here. Two thousand, perhaps; there is smoke as far as one can see from [place].
    A dozen that you have seen since [time]. Nobody says how many you have not seen.
  `),
  whyYou: lines(`
    Because nobody else was there to do it, and it had to be done; [who] could say the same.
    You would like to know that yourself. [who] might have a guess.
    @alone You would like to know that yourself, at [time] more than at any other.
  `),
  guess: lines(`
    It's a place, if you ask me: somewhere one passes every day and never looks at, not far from [place].
    It means that somebody had something to hide, and hid it badly. More one can't tell from [place].
    Take it word for word, and it will make sense by [time] tomorrow at the latest.
  `),
  hides: lines(`
    Something flat, under the coat: paper, by the sound of it. [object] [object+keep] one elbow on it.
    A name. You can tell by how [object] [object+stop] each time, just before it would have to be said.
    [object] [object.has] been somewhere [object.they] should not have been, and [object+hope] that nobody asks when.
  `),
  likes: lines(`
    Anything with honey in it, says [object], and [object+go] quite soft about the eyes.
    Soup, bread, and not too much talk with it: that is what [object] [object+like].
    [object] [object+like] it plain, and hot, and in good company.
  `),
  whichOnes: lines(`
    Three of them: the oldest [name.bare], and always the same. That can be no accident.
    The ones at the end, where the light doesn't reach. With the [name.bare] it's always those.
  `),
  dilemma: lines(`
    That is for you to say. [who] [who+look] at you, and will take it as it comes.
    Nobody can decide that for you. Say it, and it is done; you'll know soon enough if it was right to [want].
    There's something to be said for both. Whichever you do, do it before [time] is long past.
  `),
  noises: lines(`
    Something heavy, moving slowly, and it stops when you listen. It is not the wind, and not [who] either.
    A scrape, a pause, a scrape. Whatever makes that [name.bare] has time.
    Nothing but the old beams, says your head. Your ears, which have heard [name.bare] before, say otherwise.
  `),
  meaning: lines(`
    It is a warning, or was once: keep away from [object] after dark, and do not come alone.
    It's a name and a number, as far as you can make [object] out. Somebody counted something, and stopped at nine.
    It tells of a promise: what was taken is to be brought back, or paid for. That is all [object] can mean.
  `),
  size: lines(`
    About as high as a house, or as long as one: enough to make you look twice at [object].
    Not as much as it looked at first. Twice your own height, perhaps, if you stood beside [object].
    Larger than you thought, by a good deal: you could not reach round [object] with both arms.
  `),
  degree: lines(`
    Enough to notice; not enough to worry about, with [object] or anything else.
    More than yesterday. It can be borne for a while yet, where [object] is concerned.
    Very. You can tell by looking at [object].
  `),
  whose: lines(`
    [object] [object+belong] to [witness], or did until lately.
    There's a mark on [object], half rubbed out: it is nobody's that you know of at [place].
    [object] [object+belong] to a neighbour, two doors on, who has not noticed yet that [object.they] [object.is] gone.
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
    It has always been so, and nobody has asked in a long time. [who] might know how it began.
    For fear, mostly. It looks like something else from outside; ask [who], and you will hear it.
    Because of something that happened years ago, in [season]. The old people still lower their voices over it.
    @alone It has always been so, as far as you know, and nobody has asked since last [season].
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
    It was close, a few steps from you, and it may come again before [time] is past.
    [who] saw it too, and cannot say more than you.
    More than that you would have to find out: there is still [prop] to look behind.
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
