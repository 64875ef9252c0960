import { lines } from './line-list.ts'

/** One kind of thing that somebody or something else does: the verbs that mean it, and what comes of it. */
export interface HappeningKind {
  verbs: ReadonlySet<string>
  lines: string[]
}

const kind = (verbs: string, text: string): HappeningKind => ({
  verbs: new Set(verbs.split(' ')),
  lines: lines(text),
})

/** What somebody else does in the player's words. `[who]` is a third one who is here, where there is one. */
export const beingKinds = {
  laughs: kind(
    'laugh smile grin applaud giggle chuckle snicker cackle beam smirk cheer clap',
    `
    The laugh is out before [actor] can stop it. "Forgive me," [actor.they] [actor+say]. "Go on. I'm listening."
    It does [actor] good; one can see the shoulders come down. "I had forgotten how that goes," [actor.they] [actor+say].
    You cannot tell yet whether [actor] [actor+laugh] with you or at you. "Both," [actor.they] [actor+say], before you can ask.
    `,
  ),
  cries: kind(
    'cry sob weep sigh sniffle mourn grieve sulk pout whimper',
    `
    "It's nothing," [actor] [actor+say], with both hands before [actor.their] face. It is plainly not nothing. You could ask.
    [actor] [actor+turn] half away, so as not to be seen at it. [^actor.they] would not mind somebody to lean on.
    It comes in small breaths. "I'm sorry," [actor+say] [actor]. "I was all right until you looked at me."
    `,
  ),
  rages: kind(
    'frown glare scowl growl snarl stamp curse roar storm rage shout yell scream bellow snap hiss grumble complain argue protest quarrel',
    `
    [actor's] voice has an edge now. "Well?" [actor.they] [actor+say]. "What have you to say to that?"
    There's no mistaking it: [actor] [actor.is] angry, and wants you to know. A calm word might still turn it.
    [actor] [actor+take] a breath, lets half of it go, and keeps the rest for your answer.
    `,
  ),
  blushes: kind(
    'blush stammer stutter fidget hesitate shrug mumble squirm fluster',
    `
    [actor] [actor+look] at the floor, and then, as that is no help, at you. "I don't know how to say this," [actor.they] [actor+say].
    There is something that [actor] would like to say. It would come out if somebody asked kindly.
    `,
  ),
  fears: kind(
    'tremble shiver shake flinch gasp panic faint pale startle cower freeze shudder',
    `
    All the colour has gone out of [actor's] face. "Did you see it too?" [actor.they] [actor+whisper].
    [actor] [actor+reach] for your sleeve and [actor+hold] on to it. You are safe, the two of you, for as long as you stand like this.
    "Give me a moment," says [actor]. It takes one, and then [actor.their] hands are steady again.
    `,
  ),
  agrees: kind(
    'agree nod accept consent approve obey comply join promise forgive allow permit thank',
    `
    "Yes," says [actor], and that is that: [actor.they] [actor.is] with you in this.
    [actor] [actor+mean] it. "You have my word," [actor.they] [actor+say]. "Now tell me what comes first."
    It's settled, then, and [actor] [actor+look] lighter for it.
    `,
  ),
  refuses: kind(
    'refuse decline object resist disagree disobey deny',
    `
    "No," says [actor]. "Not like this. Give me a reason, and we will see."
    "I can't," says [actor], "and I'd thank you not to ask me why in front of people."
    "Not for nothing," says [actor], and it sounds like the beginning of a bargain.
    `,
  ),
  settles: kind(
    'sit stand kneel lie lean crouch rest wait settle curl perch stop pause',
    `
    There [actor] [actor+stay], in no hurry at all. It would be a good moment to talk.
    [actor] [actor+make] room beside [actor.them]: for you, if you like.
    You have [actor's] whole attention now, should you want it.
    `,
  ),
  looks: kind(
    'look stare watch gaze peer glance point study examine inspect eye squint listen sniff see search hunt check spot spy find discover',
    `
    You follow [actor's] eyes, and now you see it as well: [object.a], not far from here.
    "There," [actor] [actor+say], and points: [object.a]. You could go and look.
    [actor] [actor+take] [actor.their] time over it. "Come and look at this," [actor.they] [actor+say] at last.
    You look where [actor] [actor+look]. It would be worth going closer.
    `,
  ),
  comes: kind(
    'come arrive gather crowd appear enter approach return emerge visit land step',
    `
    [actor] [actor.is] here now, a few steps from you, and [actor+look] at you.
    You hear steps first, and then there [actor.is] [actor.a], waiting for you to begin.
    "There you are," says [actor]. It seems that [actor.they] came to find you.
    `,
  ),
  leaves: kind(
    'leave go flee depart escape vanish disappear retreat exit withdraw run ride drive sail fly hurry rush storm',
    `
    You hear [actor's] steps for a while, and then you don't. You could still go after [actor.them].
    The spot where [actor] stood is empty. Whatever comes next, [actor] will not see it.
    [actor] [actor.does] not look back. If there was something to say to [actor.them], it will have to be said later.
    `,
  ),
  follows: kind(
    'follow accompany',
    `
    From here on [actor] [actor.is] a step behind you, wherever you go.
    `,
  ),
  gives: kind(
    'give hand offer bring lend pass present deliver show toss',
    `
    You have [object] now. "Take good care of [object.them]," says [actor].
    [object] [object+pass] from [actor's] hand into yours. "It's better off with you," [actor.they] [actor+say].
    "There," says [actor], and closes your fingers over [object].
    `,
  ),
  takes: kind(
    'take steal grab snatch seize pocket borrow keep hide lift pick buy swipe collect',
    `
    [object] [object.is] with [actor] now. You could ask for [object.them].
    [actor] [actor+have] [object] now, and [actor+look] at you.
    `,
  ),
  eats: kind(
    'eat drink bite chew swallow devour nibble taste lick sip gulp',
    `
    It is gone before you can say anything. [actor] [actor+look] up at you as if there might be more.
    [actor] [actor+lick] the last of it away. "That was not bad," says the face, if nothing else does.
    `,
  ),
  tender: kind(
    'hug kiss embrace comfort cuddle stroke caress hold snuggle nuzzle purr wink',
    `
    You let it be, and so [actor] [actor.does] not hurry. It's a while before either of you moves.
    It is kindly meant, and [actor] [actor+see] that you know it.
    Something in your chest sits down. [actor] [actor+notice], and [actor+smile].
    `,
  ),
  helps: kind(
    'help heal bandage save free rescue defend protect feed nurse untie guard',
    `
    [actor's] hands know what they are doing. "There," [actor.they] [actor+say]. "Better already."
    You would not have asked, and now you need not: [actor] [actor+see] to it.
    `,
  ),
  threatens: kind(
    'attack hit punch kick strike stab threaten charge fight push shove shoot aim draw grab lunge chase hunt corner',
    `
    Nobody moves. [actor] [actor.is] in earnest, and it is you who must decide what to do.
    It is out in the open now between you and [actor]. You can stand, or talk, or get out of the way; but now.
    So [actor] [actor+mean] it. [^actor.they] [actor+come] on by one step and [actor+wait] to see what you do.
    `,
  ),
  falls: kind(
    'fall trip slip stumble collapse drop sink faint die drown choke pass',
    `
    [actor] [actor.is] down before anybody can reach out. You are the nearest.
    It takes everyone a moment to understand it. [actor] [actor+lie] quite still; somebody should see to [actor.them].
    `,
  ),
  sleeps: kind(
    'sleep doze nap',
    `
    You can hear [actor] breathe, slow and even. Nothing wakes [actor.them] but a word from you, or a hand on the shoulder.
    [actor] [actor.is] far away, and at peace there. You could let [actor.them] sleep.
    `,
  ),
  plays: kind(
    'sing dance play hum whistle whirl juggle perform spin leap jump hop bounce skip climb swim',
    `
    [actor] [actor.is] better at it than you had thought.
    For as long as it lasts nobody thinks of anything else. Then [actor] [actor+stop], a little out of breath, and [actor+look] at you.
    `,
  ),
  works: kind(
    'work cook build repair dig write draw paint clean make mend bake sew fix pack open close lock unlock light',
    `
    [actor] [act], and [actor+step] back to let you see. "There," [actor.they] [actor+say].
    It takes [actor] no time at all. "That's that," [actor.they] [actor+say]. "What next?"
    `,
  ),
  knocks: kind(
    'bang knock pound hammer rap tap',
    `
    You hear it twice, and then a third time, harder: that is [actor], and in a hurry. You could see to it.
    "Are you there?" says [actor]. It would be hard to pretend that you are not.
    `,
  ),
  sounds: kind(
    'bark howl meow growl neigh squeak sneeze cough yawn snore burp hiccup groan moan',
    `
    You can hear it from one end to the other. When it is over [actor] [actor+look] surprised, more than anyone.
    [actor] [actor+do] it once more, in case you had missed it.
    `,
  ),
} satisfies Record<string, HappeningKind>

export type BeingKind = keyof typeof beingKinds

/** Of animals, who don't say what they mean. */
export const animalLines = {
  angry: lines(`
    [actor] [actor+make] [actor.self] twice [actor.their] size. [^actor.they] would rather be left alone, or fed.
    You know that sound. One step nearer, says [actor], and you will be sorry; one step back, and we can talk.
    Ears flat, eyes on your hands: that is [actor], and it's fear more than anger.
  `),
  harm: lines(`
    It stings, and that is all: three red lines on your skin, and [actor] out of reach again, watching.
    You pull back in time, or nearly. [actor] [actor+look] as startled as you are.
  `),
  other: lines(`
    [actor] [actor+look] to see whether that was of any use, and [actor+wait] for what you will do.
    You would swear that [actor] [actor+mean] something by it.
    Whatever [actor] [actor.is] about, [actor.they] [actor.is] pleased with it.
  `),
}

/** What will not do as it should. */
export const thingRefuses = lines(`
  You try once more, to be sure; no. [actor] will not. You could look for another way.
  It is so, whatever one says to [actor]. Something else will have to do.
`)

/** Where no kind fits, and for what somebody will not do. */
export const otherLines = {
  waits: lines(`
    Then [actor] [actor+look] to you for what comes next.
    You see it, and so does [who]. For a moment nobody says anything.
    It is done before you can say a word about it, and [actor] [actor+wait].
    [who] [who+look] from [actor] to you. "Well?" [who.they] [who+say].
    "And now?" [actor.their] look says. It's your turn.
    It's not lost on [who], who comes a step closer to [actor].
    Whatever [actor] [actor+mean] by it, [actor.they] [actor.has] your whole attention now.
    @alone There is only you here to see [actor] do it, and you do.
  `),
  declines: lines(`
    No, and it looks as if it were meant. If you want it otherwise, you will have to give [actor] a reason.
    Not [actor]. You wait a little longer, to be sure; it stays so.
    [actor] will not, for now. [^actor.they] [actor.has] [actor.their] reasons, and you could ask for them.
  `),
  wants: lines(`
    [actor] would, plainly, if somebody made it easy. You could be that somebody.
    It's there in [actor's] face. Whether anything comes of it is between the two of you.
  `),
  harmless: lines(`
    Then [actor] [actor+see] your face, and [actor+think] better of it. Nobody is hurt, and nobody will be.
    But it comes to nothing: [actor] [actor+lower] it again, and is sorry. Everyone here is safe, [actor] too.
    It lasts a breath. Then [actor] [actor+back] off, and all that is left of it is a quick heart.
  `),
}

/** What something does in the player's words, by what becomes of it. */
export const thingKinds = {
  stops: {
    ...kind(
      'stop die fail splutter cease end finish stall expire dim fade quit',
      `
    [actor] [actor.is] silent now, and the silence is worse. Somebody will have to look at [actor.them].
    Nothing more comes from [actor]. You could see to [actor.them], or do without.
    "That's not good," says [who], with both eyes on [actor].
    `,
    ),
    state: 'stopped',
  },
  starts: {
    ...kind(
      'start begin hum glow light shine flash flicker whir wake blink spin turn work beep buzz',
      `
    It begins with [actor], and now nobody looks at anything else.
    [actor] [actor.has] come to life, and not by your hand. You could touch [actor.them], or keep your distance.
    "It's never done that before," says [who], and means [actor].
    `,
    ),
    state: 'working',
  },
  breaks: {
    ...kind(
      'break snap crack shatter burst explode tear split collapse crumble leak jam crash',
      `
    [actor] [actor.is] past use, one can see that. There's a second, no more, in which to do something.
    There goes [actor]. What hung on [actor.them] hangs on you now.
    "Quick!" says [who], and points at what is left of [actor].
    `,
    ),
    state: 'broken',
  },
  sounds: {
    ...kind(
      'ring knock creak howl bang beep crash hiss rattle rumble thump bump boom echo scream whisper toll crackle sound',
      `
    You hear it twice more: [actor]. Then there is only your own breath, and a direction to look in.
    Everybody has heard it. Nobody says what [actor] might mean; you could go and see.
    "What was that?" says [who], who heard [actor] as well as you did.
    `,
    ),
    state: 'heard',
  },
  opens: {
    ...kind(
      'open unlock swing part lift',
      `
    [actor] [actor.is] open. Nobody comes through, not yet; you could look.
    There is a gap now where [actor] [actor.was] shut, wide enough for one.
    `,
    ),
    state: 'open',
  },
  shuts: {
    ...kind(
      'close shut slam lock seal',
      `
    [actor] [actor.is] shut, and it was nobody's hand that did it. You could try [actor.them].
    `,
    ),
    state: 'shut',
  },
  falls: {
    ...kind(
      'fall drop sink tip roll slide topple tumble hang',
      `
    [actor] [actor+come] to rest at your feet, more or less. Nobody is hit.
    It happens slowly and then all at once: [actor] [actor.is] down.
    `,
    ),
    state: 'fallen',
  },
  comes: {
    ...kind(
      'come arrive appear pop approach land reach near enter surface emerge rise grow',
      `
    You can see [actor] quite clearly now, and whatever you mean to do about [actor.them], it is the moment for it.
    Nearer and nearer: [actor]. Then it stops, as if it were your turn.
    "Look," says [who], and you are looking already: [actor].
    `,
    ),
    state: 'here',
  },
  goes: {
    ...kind(
      'vanish disappear leave go drift flee pass float melt',
      `
    Where [actor] [actor.was] there is nothing now. You could look where [actor.they] went.
    Gone: [actor], and no more to show for it than a draught.
    `,
    ),
    state: 'away',
  },
  burns: {
    ...kind(
      'burn smoke flare ignite catch',
      `
    There's smoke from [actor] already. Water, sand, a blanket: anything would do, and soon.
    `,
    ),
    state: 'burning',
  },
  moves: {
    ...kind(
      'move shake tremble sway wobble shift float spread flow drip twitch rock tilt',
      `
    You saw it, no doubt of that: [actor] moved. You put out a hand, and it holds still under it.
    It is [actor], and it isn't the wind. Somebody had better find out why.
    `,
    ),
    state: 'moving',
  },
} satisfies Record<string, HappeningKind & { state: string }>

export type ThingKind = keyof typeof thingKinds

export const thingLines = lines(`
  You see it with your own eyes: [actor], as plain as can be.
  Nobody at [place] has missed it: [actor].
  That is new of [actor]. It may be what you were waiting for.
`)
