import { lines } from '../line-list.ts'

/** How acts of the body and the senses go. */
export const bodyLines = {
  listen: lines(`
    You hold your breath and let [place] talk. Under the ordinary noises there is one with a purpose: somebody, not far off, setting something down with care.
    You listen. Beyond [prop] two voices stop, as voices do when they hear somebody listen.
    Once your own heart has quieted, [place] [place.is] full of small sounds; one of them comes, pauses, and comes again.
  `),
  smell: lines(`
    [object] [object+smell] of smoke, soap and, faintly, of somebody else's hands.
    You draw in the air of [place]: dust, old wood, and a thread of something sweet from behind [prop].
  `),
  taste: lines(`
    [object] [object+taste] of iron and a little of honey. You would not swear to either.
    You try [object] with the tip of your tongue and wait. Nothing happens, which is the best that can.
  `),
  touch: lines(`
    [object] [object.is] warm under your hand.
    [object] [object.is] cold and smooth under your fingers.
    You lay your hand on [object]. [^object.they] [object.is] rougher than [object.they] [object+look].
  `),
  count: lines(`
    You count twice, once from each end of [place], and get the same: seven, and one that might be either.
    By [prop] you lose your place and begin again. Nine, in the end.
  `),
  measure: lines(`
    It comes out a hand too short: [object] must be deeper behind than in front.
    You pace it off from [prop]. The figures do not agree with the look of [place], and figures seldom lie.
  `),
  sit: lines(`
    You sit down by [prop]. From here [place] [place+look] lower and less sure of itself.
    You take a seat. It is good to have [place] hold still for a minute.
    You sit, and your knees thank you; [prop] will be there when you get up.
  `),
  stand: lines(`
    You get to your feet. [^place] [place+come] back to its right height.
    You stand, and brush off what [place] [place.has] left on you.
  `),
  lieDown: lines(`
    You lie down flat. There's a whole other [place.bare] to be seen from here: undersides, cobwebs, sky.
    You stretch out by [prop] and let your back have an opinion.
  `),
  kneel: lines(`
    You go down on one knee by [prop]. From here the ground of [place] has a good deal to say: a print, a thread, a scratch.
    You kneel. The stones of [place] are older than your knees, and feel it less.
  `),
  hide: lines(`
    You get behind [target] and draw in your feet. Nobody at [place] looks that way.
    [target] [target.is] just big enough to hide you, if you keep your elbows in. Whoever comes to [place] now will not see you.
    You see to it that nobody who comes to [place] will set eyes on [object]: behind [prop] there is room enough.
    [object] [object.is] out of sight now. One would have to know where to look, and only you do.
    You fold yourself into the dark side of [prop] and let your breath go out by thirds.
    You make yourself the size of what [place] [place.has] to hide behind.
    There is just room behind [prop]. You draw in your feet as somebody goes by.
    You stand so still that you begin to feel like part of the history of [place].
  `),
  dodge: lines(`
    You are not where you were. Whatever was meant for you goes into [prop].
    A step to the side, no more, and [object] [object+go] by so close that you feel the wind of it.
  `),
  smile: lines(`
    It surprises you as much as [who]. The air at [place] loosens by a button.
    You smile. [who], after a moment, [who+lend] you one back.
  `),
  cry: lines(`
    You let it come. [^prop] [prop+hold] you up, and asks nothing.
    It takes a minute, and then it has been a minute, and [place] [place.is] a little clearer.
  `),
  shrug: lines(`
    Your shoulders say it for you. [who] [who+read] them without trouble.
    A shrug is not an answer, but at [place] it passes for one.
  `),
  celebrate: lines(`
    Somebody finds a fiddle, somebody a lid to drum on, and for as long as it lasts [place] [place.is] nobody's trouble.
    You throw up your arms. [who] [who+laugh] out loud, and it does you both good.
  `),
  dance: lines(`
    It begins badly, as the good ones do. Halfway through [who's] foot begins to keep time.
    You dance, and [place] [place+find] out what feet are for.
    Round you go, and [prop] with you, and the far end of [place], until it all has to be held on to.
  `),
  sing: lines(`
    You sing it low at first, for [prop] alone. By the second verse [place] [place.has] gone quiet to hear.
    It is not art. But it fills [place] to the corners, and when you finish there's a silence with a smile in it.
    [who] [who+know] the tune, and after a while [who+come] in underneath.
  `),
  play: lines(`
    You lose the first round to [who] and win the second; the third is a matter of opinion.
    It's only a game, and for a while everyone at [place] takes it for more than their lives.
  `),
  perform: lines(`
    You do it for all you are worth, there by [prop], and for a minute that is a fair amount.
    Heads turn at [place], unwilling and then less so.
  `),
  exercise: lines(`
    You go at it till your arms shake. Nobody at [place] could say you had not tried.
    By the end you are wet through, and [place] [place.has] the edges of things seen after running.
  `),
  work: lines(`
    You put in an honest hour. [^place] [place.is] the better for it, and so, oddly, are you.
    The work takes your hands and leaves you your head. Much of [place] comes clear that way.
  `),
  hunt: lines(`
    You follow the sign as far as [prop] and wait downwind. Something crosses, small and quick, and there is supper.
    Tracks, and then none; but you know the ground about [place] better than you did.
  `),
  fish: lines(`
    The line sits on the water by [prop], sits, and goes. It's no whale, but it would fill a pan.
    You catch two and let the wiser one go. [^place] [place+keep] the rest.
  `),
  begin: lines(`
    You make a beginning. At [place] that is the half of most things.
    The first step is the one by [prop], and it's behind you.
  `),
  finish: lines(`
    You see it through to the end, and wipe your hands. [^place] [place.has] one unfinished thing less.
    It's done. You walk round it once, by way of [prop], to be sure.
  `),
  call: lines(`
    From now on that is its name, at [place] at least.
    You give [object] the name, and [object.they] [object+seem] to wear it well.
  `),
  have: lines(`
    You make sure of what you have: nothing is lost since [place].
    Your hand finds [object] without being told.
  `),
  die: lines(`
    Not today. Your knees give, [place] [place+go] grey, and then it comes back, with the taste of dust: you are alive, by [prop], and somebody ought to be told.
  `),
  wait: lines(`
    You wait by [prop]. The light moves a finger's breadth along it.
    You let the time go by. [^place] [place.does] what it does when nobody asks it anything.
    You stay where you are. Somebody goes by beyond [prop], and does not look in.
  `),
  sleep: lines(`
    You sleep, by [prop], with one ear open at first and then with none.
    Sleep takes you in the middle of a thought about [goal], and gives you back without it.
    You dream of [place] with one door more.
  `),
  rest: lines(`
    You rest by [prop] until your breath is your own again.
    For a while you do nothing at all, and [place] [place+let] you.
    You sit out the worst of it by [prop]. Your hands, when you look, are steady.
  `),
}
