import type { Plot } from './wordbook.ts'
import { lines } from './wordbook.ts'

/**
 * Plots that fit any genre. The first episode of a story takes the one whose shape its scenario has, with the
 * scenario's own goal, people and things in the parts; later episodes cast them anew.
 */
export const plotsOfAnyGenre: Plot[] = [
  {
    id: 'seek',
    parts: { foe: 'foe', friend: 'person', prize: 'thing', lair: 'place' },
    matter: '[prize]',
    hook: lines(`
      "You're not the only one who wants [prize]," says [friend], without looking up. "[foe.a] came by yesterday and asked all the right questions. {I gave the wrong answers|I may have answered one too many}. You have a day on [foe.them], no more."
      [friend] has been waiting for you with a folded paper and no smile. "[prize]: half the people I know are suddenly talking about it. {When everybody whispers at once|When that happens}, somebody has already begun to dig. My money is on [foe.a]."
    `),
    clues: [
      {
        said: `"[prize] isn't where the stories put it," [who] says. "It was moved, quietly, by people who carried it in a bread basket and talked about the weather the whole way."`,
        seen: `A smudged receipt has been folded into a wedge and forgotten. It is for carrying one heavy object, covered, by night, and somebody has underlined *covered* twice. [^prize] has been moved, then, and not long ago.`,
      },
      {
        said: `"Whoever hid [prize] was afraid of it," [who] says. "They paid me to forget the road, which is how I know it went by [lair]."`,
        seen: `The dust tells it plainly: two people came this way with a weight between them, set it down to rest, and went on towards [lair]. Only one set of prints comes back.`,
      },
      {
        said: `"[foe] has half of the answer and you have the other half," says [who]. "[^foe.they] needs you to find [prize] first. Why else would [foe.they] have let you come this far?"`,
        seen: `Somebody has been here before you and left everything in place, so carefully that the care itself shows. [foe] isn't racing you. [^foe.they] is following you, and means you to open the last lock.`,
      },
    ],
    press: lines(`
      Across the way a figure stops when you stop. It is [foe.a], or somebody with [foe.their] patience; when you look again there is only the place where [foe.they] stood.
      A boy runs up, recites "[foe] says to leave [prize] where it lies", holds out his hand for a coin, and runs off before you can ask who paid him first.
      Word reaches you in pieces: [foe] has doubled [foe.their] offer, and two people who liked you this morning now find the floor interesting.
    `),
    setback: lines(`
      Then it goes wrong. The one lead you were sure of has been cut: papers gone, drawer empty, and in the dust a neat square where [prize] must have stood until an hour ago.
      You are too late by the length of a conversation. What you came for has been carried off, and a note in [foe's] upright hand thanks you for the trouble of finding the way.
    `),
    climax: lines(`
      [foe] is waiting, quite alone, with [prize] on the ground between you like something set down for a third person to collect. "I could have run," [foe.they] says. "I wanted to see what you would do with it. So. Come and take it, or tell me why you should."
      There is no more road. [foe] stands at the end of it with one hand resting on [prize], and for once [foe.they] isn't smiling. "I have been told what you promised to do with it," [foe.they] says. "I don't believe promises. Show me."
    `),
    win: {
      force: lines(`
        It is over faster than either of you expected. [foe] reaches, you are quicker, and [prize] comes away into your arms with a weight that seems to settle a question.
      `),
      words: lines(`
        You watch the words reach [foe.them]. For a while [foe.they] says nothing; then [foe.they] steps back from [prize] as one steps back from a fire. "Take it," [foe] says. "I find I wanted it more than I want to have it."
      `),
      wit: lines(`
        [foe] looks where you meant [foe.them] to look. By the time [foe.they] looks back, [prize] is in your hands, and [foe.their] laugh, when it comes, sounds almost like applause.
      `),
    },
    after: lines(`
      So it is yours, for as long as anything is: [prize], smaller than the trouble it made. [friend] turns it over twice and hands it back. "I thought it would be warmer," [friend.they] says.
      Nobody follows you now. [^prize] rides against your ribs, and the people you pass look at your face first, then at the bundle, then carefully at nothing.
    `),
  },
  {
    id: 'solve',
    parts: { foe: 'foe', friend: 'person', prize: 'token', lair: 'place' },
    matter: 'what really happened',
    hook: lines(`
      "Everyone will tell you the same story," says [friend], low. "Same words, same order. I have known these people {half my life|eleven years}, and they have never agreed on the price of an egg. Somebody taught it to them."
      [friend] puts [prize.a] into your palm and closes your fingers over it. "It was found where it had no business to be. The person in charge said to throw it away. I'd like to know why, and I'd like it not to be me who asks."
    `),
    clues: [
      {
        said: `"I was told to say I saw nothing," [who] says, "so here is the nothing I saw: a light, moving, an hour after everyone was supposed to be asleep, and it went towards [lair]."`,
        seen: `A clock has stopped here, and not by accident: somebody opened the case, held the hands, and closed it again with a thumb still black from lamp soot. The hour everybody swears to is an hour somebody *chose*.`,
      },
      {
        said: `"[foe] was there," [who] says at last. "Not nearby. There. I held the door for [foe.them], and [foe.they] thanked me by name, and ever since I have wished [foe.they] hadn't known it."`,
        seen: `There is a second cup, rinsed and put away wet among dry ones. Two people sat here and talked like friends; and the only person with that brand of careful tidiness is [foe].`,
      },
      {
        said: `"It was never about money," says [who]. "There is a name in the old register at [lair] that should be [foe's], and it isn't. Somebody found that out. That is all it took."`,
        seen: `The page you were meant to find is a copy. Held to the light it shows the pen-strokes of another name beneath, scraped away and written over: [foe's] whole life stands on a line that was never [foe.theirs].`,
      },
    ],
    press: lines(`
      A door closes somewhere, softly, the way doors close when someone has finished listening.
      "You ask a great many questions," observes a voice behind you. [foe] is examining [foe.their] gloves. "I only mention it because the last person to do so had to leave so very suddenly." [^foe.they] nods, pleasantly, and walks on.
      On your return your things have been gone through. Nothing is missing. They have been put back a finger's width to the left, every one, so that you should know.
    `),
    setback: lines(`
      Then the ground goes out from under it. The one witness who would have sworn to it has packed and gone, bed stripped, and on the sill is an envelope of money with your name on it, for anyone to find.
      It is put to you in front of everybody, politely, with [foe] looking sorry for you: the evidence you spoke of isn't there. Nor is the drawer you kept it in.
    `),
    climax: lines(`
      [foe] has sent the others away. "Sit down," [foe.they] says. "You have most of it. I should like to hear it told once, by someone who went to so much trouble, before we decide which of us leaves by that door."
      They are all here now, the whole careful circle of them, and [foe] in the best chair. Somebody coughs. Nobody will look at you but [foe.them]. "Well?" says [foe]. "You asked for us to be gathered. We are gathered."
    `),
    win: {
      force: lines(`
        [foe] makes for the door and finds you there first. It is not much of a struggle; it is more like watching a coat slide off its peg. When [foe.they] sits down again, [foe.they] looks ten years older and oddly rested.
      `),
      words: lines(`
        You lay it out piece by piece, and with each piece another face in the room turns away from [foe]. At the last one [foe.they] says, very quietly, "Yes." It is the first true thing anyone here has said in days.
      `),
      wit: lines(`
        It is the small thing that does it. [foe] corrects you on a detail nobody but the guilty could know, hears [foe.their] own voice say it, and stops. In the silence the whole story falls over like a row of dominoes.
      `),
    },
    after: lines(`
      Afterwards the place seems to breathe out. People say things they have been holding in for weeks, about weather, about soup. [friend] finds you and says only, "Thank you for not stopping."
      By the next day it is already becoming a tale, and in the tale you are taller. [friend] keeps [prize] on a shelf, where people pretend not to look at it.
    `),
  },
  {
    id: 'defend',
    parts: { foe: 'foe', friend: 'person', prize: 'thing', lair: 'place' },
    matter: 'what is coming',
    hook: lines(`
      "They'll be here in three days," [friend] says. "{Maybe two|Fewer, if the weather holds}. [foe.a] at the head of them, and [foe.they] doesn't stop to talk. I have counted who would stand with us. I got as far as you."
      The warning comes by way of [friend], muddy to the knee and out of breath. "It's true, all of it. [foe] has given the word. {Whatever we mean to do|If there's something to be done}, it has to be thought of here, by us, soon."
    `),
    clues: [
      {
        said: `"[foe] isn't strong," [who] says. "[^foe.they] is *owed*. Half of those people march because of a debt. Find what [foe.they] holds over them and you can empty that army with a letter."`,
        seen: `Among the trampled things lies a tally stick, notched by someone who couldn't write: so many days, so little pay. [foe's] own people are counting what [foe.they] owes them.`,
      },
      {
        said: `"There is another way in," says [who]. "By [lair]. We used it as children. If I remember it, you may be sure [foe] has paid somebody else to remember."`,
        seen: `Fresh chalk marks, low down, where only someone kneeling would put them: arrows, and a measure of paces, pointing the quiet way by [lair]. That is how they mean to come.`,
      },
      {
        said: `"[^foe.they] was born here," [who] says. "Nobody says it. [foe] is coming home, that's all this is, and [foe.they] wants [prize] because it was the one thing [foe.they] wasn't allowed to touch."`,
        seen: `Cut into the oldest beam is a row of children's heights with names beside them. One has been hacked away, long ago, but not deep enough. It says [foe].`,
      },
    ],
    press: lines(`
      Smoke stands up on the skyline, a single thread, then a second beside it. Somebody counts aloud and stops at four.
      A rider, or someone moving as fast as a rider, delivers [foe's] terms: hand over [prize] by nightfall, and nobody need be sorry. The messenger's hands shake worse than yours.
      Two families are loading what they own. Nobody blames them. The sound of rope being pulled tight carries a long way.
    `),
    setback: lines(`
      Somebody has opened the gate. There is no better way to say it. One of your own, frightened or bought, lifted the bar, and now the outer ground is lost and [foe's] people are calling to one another in the dark.
      The plan lasts until the first hour. Then the thing you were counting on simply isn't there, and those who stood with you are standing a good deal further back.
    `),
    climax: lines(`
      And then there is nothing left between you and [foe]. [^foe.they] has come forward alone, past [foe.their] own line, close enough to talk. "Just you?" [foe.they] says. "I expected walls."
      It comes down to one narrow place, and you in it. [foe] raises a hand and the noise behind [foe.them] stops. "Step aside," [foe.they] says, "and I'll remember that you did."
    `),
    win: {
      force: lines(`
        You don't give way. It is as simple and as terrible as that: [foe] pushes, and the line that is only you holds, and then, one by one, others come up beside you until it is a line indeed.
      `),
      words: lines(`
        You say it loud enough for the ones behind to hear: what they are owed, and who owes it. There is a long stillness. Then a voice at the back asks [foe] whether it is true, and [foe.they] takes one breath too many before answering.
      `),
      wit: lines(`
        [foe] sees the trap when [foe.they] is standing in it. To [foe.their] credit, [foe.they] looks around once, works out how it was done, and gives you the nod of one professional to another.
      `),
    },
    after: lines(`
      It is quiet the way a place is quiet after hammering stops. [friend] is going from door to door with bread. Nobody has decided yet whether to laugh.
      In the morning there are fewer of them on the skyline, and by noon none. [friend] sits on an upturned crate and sleeps sitting up, still holding a rope.
    `),
  },
  {
    id: 'reach',
    parts: { foe: 'foe', friend: 'person', prize: 'token', lair: 'place' },
    matter: 'the way through',
    hook: lines(`
      "There are two roads," says [friend], "and everyone who took the short one is late." [^friend.they] draws a line with one finger. "Past [lair]. If [foe.a] is keeping it, you pay or you talk. I'd have something ready for both."
      [friend] looks you over the way one looks over a mended rope. "You might make it," [friend.they] says. "You have the face for it. But [foe] knows you're coming; [foe.they] has been asking people what you look like."
    `),
    clues: [
      {
        said: `"The maps are wrong on purpose," [who] says. "The old ones show a way by [lair]. Then somebody bought up every copy and printed it without."`,
        seen: `The way has been walked before you, and marked: three small stones, then two, then three. Someone has gone ahead who wanted to be followed, but only by people who look down.`,
      },
      {
        said: `"[foe] doesn't own that road," says [who]. "[^foe.they] found it empty and stood in it until people began to pay. Ask to see [prize]. There isn't one."`,
        seen: `Nailed up where everyone must see it is [foe's] notice of passage, with a seal. Close to, the seal is the bottom of a bottle pressed in candle wax.`,
      },
      {
        said: `"I went all the way once," [who] says, not proudly. "It isn't the distance. At the end there's a door that opens for whoever has left the most behind. Nobody tells you that."`,
        seen: `Here is where the others turned back: a whole drift of things put down, good boots, a clock, a child's drawing under a stone. The track beyond is faint, and it belongs to one person only.`,
      },
    ],
    press: lines(`
      Behind you, small with distance, a light comes round the last bend. It has been there each time you looked, and it has never been further away.
      The way ahead has changed since it was described to you. What was a path is now a question of where to put each foot.
      [foe's] mark is on the next milestone, still wet. Under it somebody has added, in another hand, *turn round*.
    `),
    setback: lines(`
      The way is gone. It didn't narrow or worsen; it simply ends, a clean edge with a long drop of air beyond it, and the rope that should have been there has been cut and neatly coiled.
      You lose half a day and nearly everything you carried. When the worst is past you are standing where you stood this morning, wetter, with [foe's] people between you and the road.
    `),
    climax: lines(`
      [foe] is sitting on the last gate with [foe.their] boots crossed. "Everyone pays," [foe.they] says. "It's how I know they meant it. What have you got that would hurt to hand over?"
      One stretch more, and [foe] standing in the middle of it. You can see past [foe.them] to where you are going. "Close enough to smell it," [foe.they] agrees. "That's where I like to have this talk."
    `),
    win: {
      force: lines(`
        You go through. There is a bad moment with [foe's] hand on your collar and the whole journey hanging by a seam; the seam gives before you do, and then there is only road.
      `),
      words: lines(`
        [foe] listens with [foe.their] head on one side. When you have finished [foe.they] gets down and opens the gate. "I've been sitting here a long time," [foe.they] says. "Nobody ever asked where *I* was going."
      `),
      wit: lines(`
        [foe] is still working it out when you are thirty paces past [foe.them]. You hear [foe.them] begin to shout, think better of it, and laugh.
      `),
    },
    after: lines(`
      You have arrived, and it is smaller than it was on the way, and realer. [friend] is there somehow, ahead of you, with two cups. "I took the long road," [friend.they] says. "It was shut."
      The last of the way falls behind you. Your feet keep walking in your sleep that night; the rest of you is where it meant to be.
    `),
  },
  {
    id: 'strange',
    parts: { foe: 'foe', friend: 'person', prize: 'token', lair: 'place' },
    matter: 'the strangeness',
    hook: lines(`
      "It's begun again," [friend] says. [^friend.they] has [prize.a] in a handkerchief and won't put it down. "You've noticed. Don't tell me you haven't; you've been standing in that one spot for ten minutes with your head on one side."
      [friend] comes in without knocking, which [friend.they] never does. "Tell me you see it too," [friend.they] says. "I asked the others. They looked straight at it and talked about supper."
    `),
    clues: [
      {
        said: `"It happened in my grandmother's time," says [who]. "For nine days. On the tenth somebody went to [lair] with a lantern, and it stopped, and nobody would ever say who."`,
        seen: `Somebody has kept count. On the wall, low down and years old, is a row of nine strokes and a circle, and beside it, in fresh pencil, a new row. It has reached five.`,
      },
      {
        said: `"[foe] knows what it is," [who] says. "[^foe.they] isn't frightened, have you seen? Everyone else walks round it. [^foe.they] *visits*."`,
        seen: `There are crumbs here, and a cushion, and the stub of a candle: someone has sat beside the thing for hours, in comfort, keeping it company. The handkerchief is embroidered with [foe's] initial.`,
      },
      {
        said: `"It isn't angry," says [who] slowly. "I've thought and thought. It's *asking*. It asks the same thing each night, and [foe] is the only one who has been answering, and [foe.they] has been answering wrong."`,
        seen: `Seen from the right place, it has a shape. All of it, the hours, the marks, [prize], leans one way, like grass in a current, and it leans towards [lair].`,
      },
    ],
    press: lines(`
      For the space of one breath every sound stops. Then they all come back, a little out of order.
      A neighbour passes, greets you, passes again from the same side a minute later, and greets you in the same words.
      [foe] is standing very still some way off, head bent, like someone listening to a voice on the other side of a wall. [^foe.they] nods. [^foe.they] writes something down.
    `),
    setback: lines(`
      It has moved in the night. What you had measured, chalked round and half understood is somewhere else, and where it was there is only a smell like struck flint, and [friend's] shoe.
      You touch the wrong part of it. There is no noise. You are sitting some distance away with an hour missing, and [foe] is closing a notebook. "Thank you," [foe.they] says. "I had wondered."
    `),
    climax: lines(`
      The tenth night, then. [foe] is here before you with every lamp lit, and behind [foe.them] the thing itself has come quite close, patient as a cow at a gate. "It's going to ask again," [foe.they] says. "Stand aside. I've practised."
      It has stopped pretending to be elsewhere. It is here, it fills the place the way a held note does, and [foe] has both arms open to it. "Now," [foe.they] is saying, "now, now."
    `),
    win: {
      force: lines(`
        You pull [foe] back with both hands, out of the light, and the two of you go down in a heap. Where [foe.they] stood the air closes like a mouth. What is left is an ordinary evening, with crickets.
      `),
      words: lines(`
        You answer it. Not cleverly; you say the true thing, the plain one, as if to a child at the top of the stairs. There is a pause in which the whole place seems to lean in. Then, gently, as a guest does, it goes.
      `),
      wit: lines(`
        You have worked out what it wants, and it isn't what [foe] has been offering. You set [prize] down where everything leans, and step away. It takes it. It is as quiet as a lamp going out.
      `),
    },
    after: lines(`
      Things are where you leave them now. [friend] tests it with a teaspoon, four times, and puts the kettle on. "I shall miss it," [friend.they] says, "a bit."
      In the morning there are nine strokes on the wall and a circle round them, and nobody admits to the chalk.
    `),
  },
]
