import type { Approach } from '../action/scene.ts'
import type { Lead, WantKind } from '../world/world.ts'
import { lines } from './line-list.ts'

export type PlotPart =
  | `${Lead | 'clue'}Seen`
  | `${Lead | 'clue'}Said`
  | 'way'
  | 'hurdle'
  | 'holds'
  | 'through'
  | 'foeStands'
  | 'foeHolds'
  | `foe${Capitalize<Approach>}`
  | 'atHand'
  | 'ready'
  | 'meeting'
  | 'met'
  | 'missed'
  | 'givenUp'
  | 'choice'

/** A plot told by its parts, for every want; '[goal]' is what is wanted, '[goalplace]' where it is, '[key]' what opens the way. */
export const plotLines: Record<PlotPart, string[]> = {
  whereSeen: lines(`
    You put together what you have seen and heard, and it points one way: to [goalplace].
    Scratched into [prop] is an arrow, and the name of a place: [goalplace.bare]. The scratch is fresh.
    There are footprints by [prop], and they go the way of [goalplace].
    Under [prop] lies a torn corner of paper with a drawing of [goalplace] on it, and a cross.
    Somebody has gone from here to [goalplace], and lately: it shows.
  `),
  whereSaid: lines(`
    "If I wanted [goal]," says [who], "I'd look at [goalplace]. Everyone knows it. Nobody goes."
    [who] [who+point] with [who.their] chin. "It's [goalplace] you want. I saw a light there, two nights running."
    "I'll say it once," says [who]. "[goalplace]. And it wasn't me who told you."
    "They were talking of [goalplace] when they thought I couldn't hear," says [who]. "They stopped when I came in."
  `),
  clueSeen: lines(`
    You go over everything again at [place], and this time something doesn't fit: a fresh mark. It is a beginning, if you mean to [want].
    You go over everything again, and this time something doesn't fit: a mark by [prop] that was not there yesterday. It is a beginning, if you mean to [want].
    By [prop] there's a mark that was not there yesterday. It has to do with what you want: to [want].
    You find a clean patch by [prop], where something stood until lately: the first trace you have.
  `),
  clueSaid: lines(`
    "It began on a Tuesday," says [who]. "Ask yourself who came that day."
    "I was here when it began," says [who], "and I have told nobody. I heard steps, and a door."
    "If you want to [want]," says [who], "look at what has changed since Tuesday."
  `),
  howSeen: lines(`
    Behind [prop] you find [key.a]. It is just what you need to [want], and you take [key.them].
    Pushed down behind [prop] is [key.a]. You take [key.them]: it may be what you need to [want].
    There is [key.a] under [prop]. Somebody hid [key.them] there; you have [key.them] now.
    You look about, find [key.a], and take [key.them]: it may be what you need to [want].
  `),
  howSaid: lines(`
    [who] [who+look] round, and [who+put] [key.a] into your hand. "You will need [key.them]. I never had the nerve."
    "Take [key.a]," says [who], and [who+put] [key.them] into your hand. "You'll need [key.them] if you mean to [want]."
    "You'll need [key.a]," says [who], "and as it happens I know where there is one." [^who.they] [who.does]; and now you have [key.them].
  `),
  whySeen: lines(`
    You see it by and by: [foe] [foe+come] by the same way every day. It is a habit, and habits can be used.
    By [prop] are the marks of [foe], coming from [goalplace] and going back there.
    Under [prop] somebody has kept a list of the days on which [foe] [foe.was] seen. Every entry ends at [goalplace].
  `),
  whySaid: lines(`
    "[foe] [foe+come] by the same way each time," says [who]. "Know that, and you have the first move."
    "I'll tell you what [foe] cannot bear," says [who]. "Being seen. Do it where people look on."
    "[foe] [foe.is] not as strong as people say," says [who]. "Stand still once, and you'll see it. Nobody here ever has."
  `),
  way: lines(`
    That makes it plain: what is left to do is to be done at [goalplace].
    So there it is. The rest of it waits at [goalplace], and you have [key].
    You know enough now to go to [goalplace].
  `),
  hurdle: lines(`
    And there, between you and [goal], is [hurdle].
    You have come to the end of the easy part: here is [hurdle], and past it [goal].
    It would be too simple otherwise. There is [hurdle]; on the other side of it must be [goal].
  `),
  holds: lines(`
    It does not come off, not at the first try. You are still on the wrong side of [hurdle].
    Not like that. [^place] [place+ask] for something better, or for the same once more.
    You get as far as you can get without [key], which is not quite far enough.
  `),
  through: lines(`
    With [key] it's the matter of a moment. You are through, and [goal] [goal.is] in front of you.
    It gives. What had been [hurdle] is only a thing you have got past.
    [key] [key+do] it, as you were told, and the way is open.
  `),
  foeStands: lines(`
    [foe] [foe.is] here before you. It is plain that you were expected. Past [foe] is [goal].
    And here [foe.is] [foe], between you and [goal], in no hurry at all.
    You had known it would come to this: [foe], and [place], and no way round but one.
  `),
  foeHolds: lines(`
    It is not enough. [foe] [foe+stay] where [foe.they] [foe.is], and you are the one who gives a step.
    [foe] had been ready for that. You will have to come at it another way, or harder.
    That might have done with anyone but [foe]. You are not through yet.
  `),
  foeForce: lines(`
    [foe] [foe+give] ground: one step, three, and then all of it. You are through.
    It is short, and there's more noise than harm in it. At the end [foe] [foe.is] on the far side of [prop], and beaten.
    You do not let go, and [foe] [foe+do]. It's as simple as that, in the end.
  `),
  foeWords: lines(`
    You tell [foe] what you know, all of it, in order. By the end there's nothing left for [foe] to stand on.
    [foe] [foe+listen], at first to be able to laugh. Then [foe.they] [foe+stand] aside.
    It's the quiet way you say it. [foe] [foe+look] past you, and [foe+find] nobody there to lean on, and [foe+let] you by.
  `),
  foeWit: lines(`
    [foe] [foe+look] the wrong way for as long as it takes. When [foe.they] [foe+turn] back you are past.
    You let [foe] win the part that does not matter. By the time [foe.they] [foe+see] it, [key] has done its work.
    It's [key] that does it. [foe] had thought of everything else.
  `),
  foeGift: lines(`
    [foe] [foe+weigh] it against the trouble you would be, and [foe+take] it, and [foe+step] aside.
    It turns out that there was a price all along. [foe] [foe+count] it and [foe.is] gone from your way.
  `),
  atHand: lines(`
    Nothing stands between you and [goal] now.
    There is [goal], an arm's length off.
    The last of it is easy: [goal] [goal.is] here, and so are you.
  `),
  meeting: lines(`
    "I had stopped counting on anybody," says [who]. "And then it was you."
    "You took your time," says [who], and [who+hold] on to your sleeve as if you might go again.
    "Is it over?" says [who]. You say that it is, and [who.they] [who+believe] you.
  `),
  ready: lines(`
    With [key] you have all you need. Now it can be done: go and [want].
    You have [key], and nothing keeps you from it any more. Now you can [want].
  `),
  met: lines(`
    And that is that. You set out to [want], and you have; [place] [place+look] on as if it had never doubted.
    It is done: what you came to do, you did. By [prop] you stand for a while with nothing to carry but the fact.
    So it ends well, there at [place]: you wanted to [want], and it's behind you now.
  `),
  missed: lines(`
    The time is up. You hear it before you know it, all over [place]: it's too late to [want]. You did not get there, and there's no other way to say it.
    It is over, and without you: the hour has gone by. What you wanted, to [want], will not be had any more. [^place] [place.is] very polite about it.
  `),
  givenUp: lines(`
    You let it go. It takes [place] a while to notice, and then it's simply a day like others: you did not [want], and you're free of it.
    So you give it up. You set down what you carried for it by [prop], and it stays there.
  `),
  choice: lines(`
    Here one chapter is told. You can begin a new one, or let this be the end of it at [place].
    That closes a chapter. There could be another, beyond [place]; or this can be the end.
    The chapter ends here, at [place]. Whether there's a next one is for you to say.
  `),
}

/** Parts that a want tells in its own way. */
export const plotLinesByKind: Partial<Record<WantKind, Partial<Record<PlotPart, string[]>>>> = {
  find: {
    whereSeen: lines(`
      By [prop] there's a trace of [goal], not a day old. It points towards [goalplace].
    `),
    whereSaid: lines(`
      "[goal]? Yes," says [who]. "Seen last at [goalplace], and not of free will, if you ask me."
    `),
    met: lines(`
      You have found [goal]. It takes a moment to believe it, there at [place], and then it's the plainest thing in the world.
      [goal] [goal.is] found. You had thought of things to say; at [place] none of them is needed.
    `),
  },
  learn: {
    whereSaid: lines(`
      "You'll not learn it here," says [who]. "Whoever wants to know [question] must go to [goalplace]."
      "Somebody wrote it all down," says [who], "and keeps it at [goalplace]."
    `),
    met: lines(`
      So you know it now: [question]. [^place] [place.is] the quieter for it.
      That was the answer, and you have it: [question].
    `),
  },
  carry: {
    whereSaid: lines(`
      "With [goal]? You'll want the way by [goalplace]," says [who]. "The other one looks shorter, and is."
    `),
    met: lines(`
      You have brought [goal] where [goal.they] belonged. Your arms feel strange without the weight; [place] [place.has] it now.
    `),
  },
  guard: {
    whereSaid: lines(`
      "When it comes, it'll come by [goalplace]," says [who]. "I would stand there, if I were you."
    `),
    met: lines(`
      [goal] [goal.is] safe. Whatever came for [goal.them] has gone back the way it came, and [place] can sleep.
    `),
  },
  win: {
    met: lines(`
      There's a hush at [place], and then there isn't. You have done it: you set out to [want], and nobody did it better.
    `),
  },
  escape: {
    whereSeen: lines(`
      Air moves by [prop], and where air gets out so can others. It comes from [goalplace].
    `),
    whereSaid: lines(`
      "There's only one way out that I know of," says [who], "and it goes by [goalplace]."
    `),
    met: lines(`
      And you are out. Behind you [place] [place+get] smaller with every step, and nobody calls you back.
    `),
  },
  reach: {
    whereSaid: lines(`
      "To [goalplace]?" says [who]. "It can be done. Mind the last part."
    `),
    met: lines(`
      You have arrived. [^place] [place.is] not as you had pictured it; it is better for being there.
    `),
  },
  defeat: {
    whereSaid: lines(`
      "If you mean to stand up to it," says [who], "you'll have to go to [goalplace]. It won't come to you."
    `),
    met: lines(`
      @foe [foe] [foe.is] beaten, and knows it. All over [place] people come out to see whether it's true.
      It is over: what you set out to stop has stopped. [^place] [place+take] a long, slow breath.
    `),
  },
  love: {
    whereSaid: lines(`
      "It won't be settled here, with everybody looking," says [who]. "Go to [goalplace]. You'll be waited for."
    `),
    howSaid: lines(`
      [who] [who+put] [key.a] into your hand. "Bring this. You'll see what it does to a person's face."
    `),
    met: lines(`
      Nothing much is said. [goal], and you, and [place]: it's as easy as breathing, now that it is done.
    `),
  },
  make: {
    howSeen: lines(`
      By [prop] you find what was wanting all along: [key.a]. With [key.them] it could be done. You take [key.them].
    `),
    met: lines(`
      It is done: there is [goal], as well made as you can make it. At [place] people come to look.
    `),
  },
  steal: {
    met: lines(`
      [goal] [goal.is] yours. At [place] nobody will know of it before morning.
    `),
  },
}

/** How word of a new want comes, some days after the last chapter. */
export const chapterHooks = lines(`
  Three days go by at [place] with nothing in them but sleep and bread. On the fourth [who] [who+come] to you: [goal] [goal.has] gone, and was last seen, they say, where nobody goes. Somebody must [want].
  "You again," says [who], some days on. "Good. I need somebody who finishes things. It's about [goal]: no one at [place] knows where [goal.they] went."
  It is quiet at [place] for all of three days. Then there's a note under your door: whoever can [want] is asked to begin with [witness].
`)
