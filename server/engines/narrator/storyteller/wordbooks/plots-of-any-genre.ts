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
      "So it's you that means to [goal]," says [friend]. "Half the people I know have begun to whisper about [prize], all in the same week. When that happens somebody has already started to dig. My money is on [foe.a]."
      "You're not the only one who wants to [goal]," says [friend], without looking up. "[foe.a] came by yesterday and asked all the right questions. I may have answered one too many. You have a day on [foe.them], no more."
      "You're not the only one after [prize]," says [friend], without looking up. "[foe.a] came by yesterday and asked all the right questions. I gave the wrong answers. That buys you a day, no more."
      [friend] has been waiting for you with a folded paper and no smile. "[prize]: half the people I know are suddenly talking about it. When that happens, somebody has begun to dig. My money is on [foe.a]."
    `),
    clues: [
      {
        gist: '[prize] was moved, by night and in secret',
        said: lines(`
          "[prize] isn't where the stories put it," [who] says. "It was moved. Quietly, by people who talked about the weather the whole way and never once looked down at what they carried."
          "You've been told to look in the old place for [prize]," says [who]. "So was everyone. I'd look anywhere else. I was paid, once, to keep telling people about the old place."
        `),
        seen: lines(`
          A carrier's receipt has been folded into a wedge and forgotten: one heavy object, covered, by night. Somebody has underlined *covered* twice. [^prize] has been moved, then, and not so long ago.
          Four marks show where something stood, square and deep. It stood here for years; and it was lifted, by two people, one of them taller, who rested it every nine paces. So [prize] isn't lost. It has only been moved.
        `),
      },
      {
        gist: 'whoever hid [prize] took it towards [lair]',
        said: lines(`
          "Whoever hid [prize] was afraid of it," [who] says. "They paid me to forget the way they went. I've forgotten everything about it except [lair]."
          "Two went by with a weight between them," says [who], "towards [lair]. Only the one came back, and he'd stopped whistling."
        `),
        seen: lines(`
          The dust tells it plainly: two people came this way with a weight between them, set it down to rest, and went on towards [lair]. Only one set of prints comes back.
          There's a rubbed place at the height of a burden, and another further on, and another. Somebody carried a heavy thing past here, hugging the wall. It's the way to [lair].
        `),
      },
      {
        gist: '[foe] needs you to find [prize] first',
        said: lines(`
          "[foe] has half of the answer and you have the other half," says [who]. "[^foe.they] needs you to find [prize]. Why else would [foe.they] have let you come this far?"
          "Haven't you wondered why nobody has stopped you?" asks [who]. "[foe] could have. [foe] has had a person behind you since the first day, sweeping your path clean. You're not being chased. You're being *sent*."
        `),
        seen: lines(`
          Somebody has been here before you and left everything in place, so carefully that the care itself shows. [foe] isn't racing you. [^foe.they] is following, and means you to open the last lock.
          In the lining of your own bag, where you'd never look, is a scrap with a list on it, in [foe's] upright hand: each place you have been, each hour. The next line is blank. *When it has been found*, says the heading.
        `),
      },
    ],
    press: lines(`
      Some way off a figure stops when you stop. It is [foe.a], or somebody with [foe.their] patience; when you look again there is only the place where [foe.they] stood.
      A child runs up, recites "[foe] says to leave [prize] where it lies", holds out a hand for a coin, and is off before you can ask who paid first.
      Word reaches you in pieces: [foe] has doubled [foe.their] offer for [prize], and two people who liked you this morning now find the floor interesting.
      Somebody has been through your things. Nothing is gone. But your notes are in a better order than you left them.
    `),
    setback: lines(`
      Then it goes wrong. The one lead you were sure of has been cut: papers gone, hiding place empty, and in the dust a neat square where [prize] must have stood until an hour ago.
      You are too late by the length of a conversation. [prize] has been carried off, and a note in [foe's] upright hand thanks you for the trouble of finding the way.
    `),
    climax: lines(`
      [foe] is waiting, quite alone, with [prize] on the ground between you like something set down for a third person to collect. "I could have run," [foe.they] says. "I wanted to see what you'd do with it. So. Come and take it, or tell me why you should."
      There is no more road. [foe] stands at the end of it with one hand resting on [prize], and for once [foe.they] isn't smiling. "I've been told what you promised to do with it," [foe.they] says. "I don't believe in promises. Show me."
    `),
    win: {
      force: lines(`
        It is over faster than either of you expected. [foe] reaches, a breath too late, and [prize] comes away into your arms with a weight that seems to settle a question.
        [foe] has a hand up to say something, and is still saying it, to the place where you were. There is the whole width of the ground between the two of you, and [prize] is on your side of it.
      `),
      words: lines(`
        You can see it reach [foe.them]. For a while [foe.they] says nothing; then [foe.they] steps back from [prize] as one steps back from a fire. "Take it," [foe] says. "I find I wanted it more than I want to have it."
        It isn't an argument that does it, in the end; it's something plainer, that [foe] had not expected. [^foe.they] stands there as one stands in the rain. "Nobody ever told me that part," [foe.they] says, and opens [foe.their] hand.
      `),
      wit: lines(`
        [foe] looks where [foe.they] was meant to look. By the time [foe.they] looks back, [prize] is in your hands, and [foe.their] laugh, when it comes, sounds almost like applause.
        [foe] closes both hands on it, and lifts, and knows by the weight. What [foe.they] is holding is the wrapping, and the string, and a fair-sized stone. The real one is in your coat, and [foe.they] looks at the coat as one looks at a stair that wasn't there.
      `),
    },
    after: lines(`
      So it is yours, for as long as anything is: [prize], smaller than the trouble it made. [friend] turns it over twice and hands it back. "I thought it would be warmer," [friend.they] says.
      Nobody follows you now. [^prize] rides against your ribs, and the people you pass look at your face first, then at the bundle, then carefully at nothing.
    `),
  },
  {
    id: 'vanished',
    parts: { foe: 'foe', friend: 'person', lost: 'absent', prize: 'token', lair: 'place' },
    matter: 'what became of [lost]',
    hook: lines(`
      "Everyone will tell you that [lost] simply went," says [friend]. "They'll use those words. *Simply went.* I've asked nine people, and got it nine times, and people here have never agreed on the price of an egg. [foe.a] has been going from door to door."
      [friend] puts [prize.a] in your hand and closes your fingers on it. "It was [lost's]. [^lost.they] would have gone out without shoes sooner than without that. It was handed in this morning by [foe.a], who was ever so sorry for the family."
      "You want to [goal]," says [friend]. "Then don't begin where they'll take you. They've a whole tour got up. Begin with who was surprised, and who only said so. [foe.a] said so, beautifully."
    `),
    clues: [
      {
        gist: '[lost] meant to come back',
        said: lines(`
          "[lost] left the lamp lit," [who] says. "I've told them. They write it down, and then they put that it was *careless*. Nobody who means to go for good leaves a lamp lit and soup on."
          "[^lost.they] paid me a week ahead," says [who]. "It isn't the paying. It's that [lost.they] made me promise to remind [lost.them] of Friday."
        `),
        seen: lines(`
          There's a list, in [lost's] hand, for tomorrow: bread, a button, *ask about the other key*. It's a list by somebody who expects to be home. The last line has been gone over twice.
          The good coat's here, and the money is in it. What's missing are the boots, the dark lantern, and a length of cord. So [lost] didn't run. [^lost.they] went to look at something, and meant to be back for supper.
        `),
      },
      {
        gist: '[lost] was going to [lair], and somebody knew',
        said: lines(`
          "[lost] asked me the way to [lair]," says [who], "as though it were nothing. And I told it to [foe], as though it were nothing. That's all I did. I've not been easy since."
          "I saw the light go over towards [lair]," [who] says, "about the hour it would have been. One light going. I was still up when it came back, and there were two."
        `),
        seen: lines(`
          A rough map is pricked through on the blotter, the sort one makes for oneself. It goes to [lair] by the back way. Someone has since taken a rubbing of it, in soft pencil; there's a smear, and the smear has [foe's] thumb in it.
          [lost's] tracks go towards [lair], long in the stride, with no hurry in them. A bit further on another pair comes in from the side. They walk in the same prints, so as not to show. They nearly don't.
        `),
      },
      {
        gist: '[lost] is alive, and [foe] is keeping [lost.them]',
        said: lines(`
          "[foe] buys bread for two," says [who]. "It took me till yesterday to hear it. Two, and salve. You don't buy salve for somebody you've buried."
          "[^lost.they] found out something about [foe]," [who] says, "and [foe] can't make [lost.them] un-know it, and hasn't the stomach for the other thing. So it's a room somewhere, and a tray. It'll be near [lair]. [^foe.they] isn't one to walk far with a tray."
        `),
        seen: lines(`
          High up, where only a prisoner would think to write, is a line in [lost's] hand, scratched with a pin: the date, and *still here*. It's today's date.
          On the ledge, as if put out for birds, is a twist of thread in three knots, and beside it [prize], or its twin. It's [lost's] way of signing. It's fresh. It was let down from above, on the side where nobody but [foe] has a key.
        `),
      },
    ],
    press: lines(`
      [foe] is so very glad that you're looking. [^foe.they] says it twice, and holds your hand a moment longer than one holds a hand.
      A reward has been put up for news of [lost]. It's generous. It's so generous that by noon [lost.they] has been seen in eleven places, and nobody can hear you for the noise.
      The door that you tried this morning has been bricked up to the height of the latch. The bricklayer whistles. He was paid to start at once.
    `),
    setback: lines(`
      They've found [lost's] coat in the water, and that, people say, is that. There's a service. [foe] speaks, and has to stop, and somebody brings a chair.
      The room is there, and it's been scrubbed. There's a tray, a blanket folded in four, and a warmth yet in the straw. You're late by an hour. On the sill three knots have been tied, in a hurry, and the third isn't finished.
    `),
    climax: lines(`
      [foe] has the key in one hand and a lamp in the other, and behind [foe.them] is the door. You can hear somebody breathing on the far side. "I never hurt [lost.them]," says [foe]. "I want that understood. I only needed a little quiet. One gets used to it, you know. One gets so that one can't do without."
      They're on the stair, the two of them: [lost], thin and blinking, and [foe], with an arm about [lost.them] like an old friend. "We're leaving," says [foe]. "You've been so kind. Tell them you were mistaken. Go on. It's what everybody wants to hear."
    `),
    win: {
      force: lines(`
        First there's no [foe] in front of the door, and then there's no door; and there is [lost], on [lost.their] feet, with a chair leg raised to hit whoever came in. "You took your time," says [lost], and puts it down, and sits.
      `),
      words: lines(`
        It undoes something. What it was that [lost] found out comes from [foe] haltingly, then in a flood, through the door, to both of you. When it has all been said there's nothing left to keep anybody locked up for. [foe] looks at the key as if someone had left it there.
      `),
      wit: lines(`
        [foe] gets it into [foe.their] head, thanks to you, that [lost] was seen an hour ago by the whole street. It isn't so. But [foe.they] has turned to look, key in hand; and from inside [lost], who has always been quick, kicks the door; and it's [foe.they] who is in the way of it.
      `),
    },
    after: lines(`
      [lost] comes home by the main street, at noon, on purpose, slowly. People find that they have things to do indoors. [friend] walks alongside with the good coat.
      "Friday," says [lost], first thing. "You were to remind me of Friday." It was a dentist. [friend] laughs until [friend.they] has to hold on to the wall.
    `),
  },
  {
    id: 'solve',
    parts: { foe: 'foe', friend: 'person', prize: 'token', lair: 'place' },
    matter: 'what really happened',
    hook: lines(`
      "You're here to [goal]," says [friend], low. "Then I'll tell you something for nothing. Everybody has the same story. Same words, same order. Somebody taught it to them, and I think it was [foe.a]."
      "Everyone will tell you the same story," says [friend], low. "Same words, same order. I have known these people eleven years, and they've never agreed on the price of an egg. Somebody taught it to them."
      [friend] puts [prize.a] into your palm and closes your fingers over it. "It was found where it had no business to be. The person in charge said to throw it away. I'd like to know why, and I'd like it not to be me who asks."
    `),
    clues: [
      {
        gist: 'the hour everybody swears to is false',
        said: lines(`
          "I was told to say I saw nothing," [who] says, "so here's the nothing I saw: a light, moving, an hour after everyone was supposed to be asleep, and it went towards [lair]."
          "They all say the same hour," says [who]. "I was awake at that hour. I was awake at that hour with a toothache, looking out at the very spot, and I can tell you that it was as empty as a plate."
        `),
        seen: lines(`
          A clock has stopped here, and not by accident: somebody opened the case, held the hands, and closed it again with a black thumb. The hour everybody swears to is an hour somebody *chose*.
          It's in the log, or the register, or whatever they call the book here: the line for that hour is in ink a shade too blue. The line under it had dried before. So the hour they all swear to was put in later.
        `),
      },
      {
        gist: '[foe] was there',
        said: lines(`
          "[foe] was there," [who] says at last. "Not nearby. There. I held the door for [foe.them], and [foe.they] thanked me by name, and I've wished ever since that [foe.they] hadn't known it."
          "I won't say who I saw," says [who]. "I'll say that whoever it was stopped to straighten a thing that didn't need it. You've met somebody who does that. [foe] can't pass a crooked mat."
        `),
        seen: lines(`
          There is a second cup, rinsed and put away wet among dry ones. Two people sat here and talked like friends; and the only person with that brand of careful tidiness is [foe].
          On the underside, where a hand would steady itself, are four fingertips and no thumb. [foe] has a way of standing so, with the thumb tucked in. You've seen [foe.them] do it twice today.
        `),
      },
      {
        gist: '[foe] did it to keep an old name hidden',
        said: lines(`
          "It was never about money," says [who]. "There is a name in the old register at [lair] that should be [foe's], and isn't. Somebody found that out. That is all it took."
          "[foe] used to be called something else," [who] says. "There's one paper left that says so. It was at [lair]. I'd look there, and I would look soon, since [foe] can't be the only one who owns a match."
        `),
        seen: lines(`
          The page you were meant to find is a copy. Held to the light it shows the pen-strokes of another name beneath, scraped away and written over: [foe's] whole life stands on a line that was never [foe.theirs].
          It's a photograph, or a likeness, of people in a row. There's [foe], younger, third from the left. They've been numbered, and the key is on the back; and against the three is a name that you've never heard, with a ring drawn round it in a hand that is nobody's but [foe's].
        `),
      },
    ],
    press: lines(`
      A door closes somewhere, softly, the way doors close when someone has finished listening.
      "You ask a great many questions," observes a voice behind you. [foe] is examining [foe.their] gloves. "I only mention it because the last person to do so had to leave so very suddenly." [^foe.they] nods, pleasantly, and walks on.
      On your return your things have been gone through. Nothing is missing. They have been put back a finger's width to the left, every one, so that you should know.
      Someone has had the thing explained to them since yesterday. They meet your eye, and recite, and at the end look round for somebody to say that they got it right.
    `),
    setback: lines(`
      Then the ground goes out from under it. The one witness who would have sworn to it has packed and gone, and on the sill is an envelope of money with your name on it, for anyone to find.
      It is put to you in front of everybody, politely, with [foe] looking sorry for you: the evidence you spoke of isn't there. Nor is the drawer you kept it in.
    `),
    climax: lines(`
      [foe] has sent the others away. "Sit down," [foe.they] says. "You have most of it. I should like to hear it told once, by someone who went to so much trouble, before we decide which of us leaves by that door."
      They are all here now, the whole careful circle of them, and [foe] in the best chair. Somebody coughs. Nobody will look at you but [foe.them]. "Well?" says [foe]. "You asked for us to be gathered. We are gathered."
    `),
    win: {
      force: lines(`
        [foe] makes for the door and gets no further than you. It is not much of a struggle; it is more like watching a coat slide off its peg. When [foe.they] sits down again, [foe.they] looks ten years older and oddly rested.
      `),
      words: lines(`
        It comes together piece by piece, and with each piece another face turns away from [foe]. At the last one [foe.they] says, very quietly, "Yes." It is the first true thing anyone here has said in days.
      `),
      wit: lines(`
        It is the small thing that does it. [foe] cannot help putting right a detail that nobody but the guilty could know, hears [foe.their] own voice say it, and stops. In the silence the whole story falls over like a row of dominoes.
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
      "You'll [goal]," says [friend], "if anybody does. But they'll be here in three days, with [foe.a] at the head of them, and [foe.they] doesn't stop to talk. I've counted who would stand with us. I got as far as you."
      "They'll be here in three days," [friend] says. "Maybe two. [foe.a] at the head of them, and [foe.they] doesn't stop to talk. I have counted who would stand with us. I got as far as you."
      The warning comes by way of [friend], muddy to the knee and out of breath. "It's true, all of it. [foe.a] has given the word. If there's something to be done, it has to be thought of here, by us, soon."
    `),
    clues: [
      {
        gist: 'the people behind [foe] are owed, and tired of it',
        said: lines(`
          "[foe] isn't strong," [who] says. "[^foe.they] is *owed to*. Half of those people come because of a debt. Find out what [foe.they] holds over them, and you can send them home with a letter."
          "I was with them for a month," says [who]. "Not one of them has been paid. They talk of nothing else. They'd talk of it to you, if you asked nicely and had soup."
        `),
        seen: lines(`
          Among the trampled things lies a tally, notched by someone who couldn't write: so many days, so little pay. [foe's] own people are counting what they are owed.
          A boot has been left behind, and in the boot is a note to someone's sister. *We were to be paid at the river*, it says, *and then at the bridge. Now it's when we've won.* [foe] has been promising the same coin to everyone.
        `),
      },
      {
        gist: 'they mean to come by way of [lair]',
        said: lines(`
          "There is another way in," says [who]. "By [lair]. We used it as children. If I remember it, you may be sure [foe] has paid somebody else to remember."
          "Watch the front by all means," [who] says. "They'll give you a good show at the front, with noise. It's at [lair] that they'll come, quietly, with sacking on their boots."
        `),
        seen: lines(`
          Fresh marks, low down, where only someone kneeling would put them: arrows, and a measure of paces, pointing the quiet way by [lair]. That is how they mean to come.
          Brambles have been cut by [lair], and then set back in their places, for looks. They've wilted. So there's a road there now, and it's as wide as three abreast.
        `),
      },
      {
        gist: '[foe] was born here, and is only coming home',
        said: lines(`
          "[^foe.they] was born here," [who] says. "Nobody says it. [foe] is coming home, that's all this is, and [foe.they] wants [prize] because it was the one thing [foe.they] wasn't allowed to touch."
          "We shut the door on a child, once," says [who]. "It was a bad winter. There were reasons. It's [foe]. I knew the walk. I've been waiting thirty years for that knock."
        `),
        seen: lines(`
          Cut into the oldest upright is a row of children's heights with names beside them. One has been hacked away, long ago, but not deep enough. It says [foe].
          In the parish chest, or what serves for one, is a page with a name struck off it. *Sent away*, says the margin, *there being not enough*. The child was seven. The name was [foe].
        `),
      },
    ],
    press: lines(`
      Far off a thread of smoke stands up, and a second beside it. Somebody counts aloud and stops at four.
      A messenger delivers [foe's] terms: hand over [prize] by nightfall, and nobody need be sorry. The messenger's hands shake worse than yours.
      Two families are loading what they own. Nobody blames them. The sound of rope being pulled tight carries a long way.
      A single arrow, or a stone with a paper round it, comes over and lands at your feet. *You personally may leave*, it says. It's quite well spelt.
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
        [foe] pushes, and the line that is only you holds. It is as simple and as terrible as that; and then, one by one, others come up beside you until it is a line indeed.
      `),
      words: lines(`
        It has carried to the ones behind. They know what they are owed, and they are beginning to see who owes it. There is a long stillness. Then a voice at the back asks [foe] whether it is true, and [foe.they] takes one breath too many before answering.
      `),
      wit: lines(`
        [foe] sees the trap when [foe.they] is standing in it. To [foe.their] credit, [foe.they] looks around once, works out how it was done, and gives you the nod of one professional to another.
      `),
    },
    after: lines(`
      It is quiet the way a place is quiet after hammering stops. [friend] is going from door to door with bread. Nobody has decided yet whether to laugh.
      In the morning there are fewer of them out there, and by noon none. [friend] sits on an upturned crate and sleeps sitting up, still holding a rope.
    `),
  },
  {
    id: 'reach',
    parts: { foe: 'foe', friend: 'person', prize: 'token', lair: 'place' },
    matter: 'the way through',
    hook: lines(`
      "To [goal]," says [friend]. "Yes. Well. There are two ways, and everyone who took the short one is late. That's by [lair], and [foe.a] is keeping it. You pay or you talk. I'd have something ready for both."
      [friend] looks you over the way one looks over a mended rope. "You might just [goal]," [friend.they] says. "You have the face for it. But [foe.a] knows that you are coming, and has been asking people what you look like."
      "There are two ways on," says [friend], "and everyone who took the short one is late." [^friend.they] draws a line with one finger. "By [lair]. If [foe.a] is keeping it, you pay or you talk. I'd have something ready for both."
    `),
    clues: [
      {
        gist: 'the maps were made wrong on purpose',
        said: lines(`
          "The maps are wrong on purpose," [who] says. "The old ones show a way by [lair]. Then somebody bought up every copy and had it drawn again without."
          "Ask anyone the way," says [who], "and they'll send you round by the long road, and swear to it. They're not lying. They were taught it. I learnt mine before the schoolbooks were changed."
        `),
        seen: lines(`
          The way has been walked before you, and marked: three small stones, then two, then three. Someone has gone ahead who wanted to be followed, but only by people who look down.
          Under the new sign is an older one, painted out, and the wet has brought it up. The distance on it is a third of what they told you, and the arrow points by way of [lair].
        `),
      },
      {
        gist: '[foe] has no right to the road, only a habit of standing in it',
        said: lines(`
          "[foe] doesn't own that road," says [who]. "[^foe.they] found it empty, and stood in it until people began to pay. Ask to see the paper. There isn't one."
          "I paid [foe] for nine years," [who] says. "Then one night I came by and there was no one there, only the lamp, and I stopped all the same and put my money on the wall. That's how it's done. It's *us* that does it."
        `),
        seen: lines(`
          Nailed up where everyone must see it is [foe's] notice of passage, with a seal. Close to, the seal is the bottom of a bottle pressed in candle wax.
          The toll box isn't locked. It's full, to the brim, of coins gone green; nobody has ever collected them. [foe] doesn't want the money. [^foe.they] only wants to have been stopped for.
        `),
      },
      {
        gist: 'the last door opens to whoever leaves the most behind',
        said: lines(`
          "I went all the way once," [who] says, not proudly. "It isn't the distance. At the end there's a door, and it opens for whoever has left the most behind. Nobody tells you that."
          "[foe] got as far as the door," says [who]. "It wouldn't open, for there was one thing [foe.they] couldn't put down. So [foe.they] came back, and began stopping other people. You would too, maybe."
        `),
        seen: lines(`
          Here is where the others turned back: a whole drift of things put down, good boots, a clock, a child's drawing under a stone. The track beyond is faint, and it belongs to one person only.
          There's a row of pegs along the wall, each with a name, and on each hangs whatever that person couldn't bear to part with, and did. The last peg says [foe]. It's empty.
        `),
      },
    ],
    press: lines(`
      Behind you, small with distance, a light comes round the last bend. It has been there each time you looked, and it has never been further away.
      The way ahead has changed since it was described to you. What was a path is now a question of where to put each foot.
      [foe's] mark is on the next turning, still wet. Under it somebody has added, in another hand, *turn round*.
      Those who were going the same way have thinned out, with one excuse and another. By now there's only you, and the echo.
    `),
    setback: lines(`
      The way is gone. It didn't narrow or worsen; it simply ends, a clean edge with a long drop of air beyond it, and the rope that should have been there has been cut and neatly coiled.
      There goes half a day, and most of everyone's temper. When the worst is past you are where you were this morning, wetter, with [foe's] people between you and the road.
    `),
    climax: lines(`
      [foe] is sitting on the last gate with [foe.their] boots crossed. "Everyone pays," [foe.they] says. "It's how I know they meant it. What have you got that would hurt to hand over?"
      One stretch more, and [foe] standing in the middle of it. You can see past [foe.them] to where you are going. "Close enough to smell it," [foe.they] agrees. "That's where I like to have this talk."
    `),
    win: {
      force: lines(`
        There is a bad moment with [foe's] hand on your collar and the whole journey hanging by a seam; then it is the seam that gives, and after that there is only road.
      `),
      words: lines(`
        [foe] takes it in with [foe.their] head on one side. It is a while before [foe.they] gets down and opens the gate. "I've been sitting here a long time," [foe.they] says. "Nobody ever asked where *I* was going."
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
    id: 'trouble',
    parts: { foe: 'foe', friend: 'person', prize: 'token', lair: 'place' },
    matter: 'the accidents',
    hook: lines(`
      "That's the fourth accident since Monday," says [friend], and shows you [prize.a], bent. "This was in it. I'm not saying that anybody put it there. I'm saying it didn't climb. [foe.a] was ever so quick with the bandages."
      [friend] has been keeping a list. "One's bad luck," [friend.they] says. "Two is bad luck, with company. I make it five. And each time [foe.a] has been first on the spot, shaking [foe.their] head. I'd look into it myself, but I'm next on the list. It goes by the alphabet."
      "You've come on a fine day," says [friend]. "The last one to stand where you are left on a door. They'll tell you it was nobody's fault. [foe.a] is telling people so already, and nobody had asked."
    `),
    clues: [
      {
        gist: 'the accidents are no accidents',
        said: lines(`
          "I checked it the night before," [who] says. "I check everything. It was tight. In the morning it was just loose enough to wait for somebody. Now that takes skill, getting a thing to wait."
          "There's nothing wrong with the rope," says [who]. "That's what I told them. A rope that breaks goes like hair. This went like bread. It was *sliced*."
        `),
        seen: lines(`
          The broken end is clean for the first half of the way, and rough for the rest. Somebody cut it exactly far enough, and left the last of the work to whoever came along.
          There are filings on the ground, bright ones, swept into a crack where a careful person would think they didn't show. So it was helped to fail. It was helped by somebody with a small, good file.
        `),
      },
      {
        gist: '[foe] stands to get [lair] if it all goes wrong',
        said: lines(`
          "If we fail, it's all to be sold up," says [who]. "I've seen the paper. There's one bidder. It's [foe], for [lair] and everything that goes with it, at the price of the doorknobs."
          "[foe] has been measuring up [lair]," [who] says. "For curtains. You don't measure for curtains in a place unless somebody has promised it to you."
        `),
        seen: lines(`
          It's a promise of sale, folded small, with [foe's] name on it. It's for [lair], on the day that you and yours give up. The date's been left open, but somebody has pencilled in tomorrow.
          Little pegs have been driven in all about [lair], with tape between, at the height of a shin. It's a floor plan, life size. Somebody has been walking about in a house that isn't there yet; and they've scraped [foe's] sort of mud off their boots at the front door of it.
        `),
      },
      {
        gist: '[foe] was once refused the very place you have',
        said: lines(`
          "[foe] asked to be let in, once," says [who]. "Years back. For just what you do. They laughed. It wasn't unkind, only it went on a bit long. I've thought since that I might have stopped sooner."
          "It isn't the money," [who] says. "You've to see [foe's] face when it goes *well*. That's not a person losing money. It's a person looking in at a window."
        `),
        seen: lines(`
          Right at the bottom of the old drawer lies an application, in [foe's] hand, twenty years younger. It's for the place that you have now. Across it somebody has written *No*, and somebody else has added a small drawing, and it's not a kind drawing.
          The name has been carved here, the way one does on a first day, full of hope: [foe]. It's been let stand. But someone long ago cut two words after it. *Nearly*, it says. *Not quite*.
        `),
      },
    ],
    press: lines(`
      A crash; a silence; and then a lot of people saying that nobody is to touch anything. That's the sixth.
      [foe] is going round with a tin, collecting for those who've been hurt. [^foe.they] gives you such a warm look. There's a fresh plaster on [foe.their] thumb, where one might slip with a file.
      Two of them have packed. "It isn't that we're afraid," they tell you. They tell you twice. They don't step on the third board of the floor on their way out.
      Someone has tidied away the thing you had meant to look at. It was in the way, they say. A person might have been hurt.
    `),
    setback: lines(`
      This time it's [friend]. It isn't bad, they say, it's only the arm; but [friend.they] had been on [friend.their] way to tell you something, and now [friend.they] can't for the life of [friend.them] think what.
      They've found the file. It's in your bag, wrapped up in your own spare shirt, and [foe] looks so very sorry to have been the one who thought of looking.
    `),
    climax: lines(`
      It's all to be settled tonight, with everyone there. Every bolt and plank has been gone over but one. And there, under that one, with a small bright tool in one hand, kneels [foe]. "Don't shout," says [foe.they]. "It's at the point where a shout would do it."
      [foe] is standing in your place. It's quite empty, otherwise, and so still that you can hear the lamps. "I only wanted to see what it's like from here," says [foe]. "It's nice. It's just how I'd thought. If I pull this, it comes down on both of us. I find that I don't much mind."
    `),
    win: {
      force: lines(`
        [foe] has made up [foe.their] mind a moment too late. The thing goes: you feel it go; and it comes down all round the pair of you like the end of the world, and leaves one clear patch, the width of two people holding on to each other.
      `),
      words: lines(`
        They shouldn't have laughed: that's all that it comes to, and it's enough. [foe] looks at you for a long while, waiting for the rest of it, for the *but*. When it doesn't come [foe.they] lays down the tool, very carefully, a good way off from [foe.their] foot.
      `),
      wit: lines(`
        [foe] pulls. Nothing comes down; somewhere a bell rings, and every lamp goes up. The pin had been seen to. They're all there, in their places, in their best. It's the biggest house that [foe] has ever had, and it isn't laughing.
      `),
    },
    after: lines(`
      It goes well. It goes so well that nobody can think of anything to say. [friend] claps with one hand, against [friend.their] knee.
      There's one more about the place these days, on trial, doing the bolts. Nobody has ever seen bolts done so thoroughly. [friend] says that it's like being looked after by a reformed fox.
    `),
  },
  {
    id: 'strange',
    parts: { foe: 'foe', friend: 'person', prize: 'token', lair: 'place' },
    matter: '[motif]|the strangeness',
    hook: lines(`
      "It's begun again," [friend] says. [^friend.they] has [prize.a] in a handkerchief and won't put it down. "You've noticed. Don't tell me you haven't; you've been standing in that one spot for ten minutes with your head on one side."
      [friend] comes up without a greeting, which [friend.they] never does. "Tell me you see it too," [friend.they] says. "I asked the others. They looked straight at it and talked about supper."
      "You'll have come about [motif]," says [friend]. [^friend.they] looks as though [friend.they] hasn't slept. "Everyone does, in the end. [foe.a] was here for it before you were, with a notebook."
    `),
    clues: [
      {
        gist: 'it has happened before, and stopped on the tenth night',
        said: lines(`
          "It happened in my grandmother's time," says [who]. "For nine days. On the tenth somebody went to [lair] with a light, and it stopped, and nobody would ever say who."
          "This isn't the first time," [who] says. "It's only the first that we've had the windows for. The last lot counted nine, and then someone went to [lair], and there wasn't a ten."
        `),
        seen: lines(`
          Somebody has kept count. On the wall, low down and years old, is a row of nine strokes and a circle, and beside it, in fresh pencil, a new row. It has reached five.
          There's an old notice under the new ones, brown as tea. *On the tenth night*, it says, *keep within, and do not look toward* and then it's torn; but enough is left of the last word to make out [lair].
        `),
      },
      {
        gist: '[foe] has been keeping it company',
        said: lines(`
          "[foe] knows what it is," [who] says. "[^foe.they] isn't frightened, have you seen? Everyone else walks round it. [^foe.they] *visits*."
          "I followed [foe] one night," says [who]. "[^foe.they] had a cushion and a flask. [^foe.they] sat down by it, and talked, as you'd talk to somebody in bed."
        `),
        seen: lines(`
          There are crumbs here, and a cushion, and the stub of a candle: someone has sat beside the thing for hours, in comfort, keeping it company. The handkerchief is embroidered with [foe's] initial.
          It's a notebook, wedged out of the wet. Every page has the night's date, a question, and an answer. The questions are in no hand you know, and look burned on. The answers are [foe's].
        `),
      },
      {
        gist: 'it is asking something, and [foe] has been answering it wrong',
        said: lines(`
          "It isn't angry," says [who] slowly. "I've thought and thought. It's *asking*. It asks the same thing each night, and [foe] is the only one who has been answering, and [foe.they] has been answering wrong."
          "I got near enough, once, to feel what it wants," [who] says. "It's a small thing. You'd be ashamed how small. And [foe] keeps offering it the moon."
        `),
        seen: lines(`
          Seen from the right place, it has a shape. All of it, the hours, the marks, [prize], leans one way, like grass in a current, and it leans towards [lair]. It isn't a threat. It's a question.
          The nights have been chalked up side by side. Each is the same, but for one beat left empty, a bit longer each time, like someone holding out a hand and nobody taking it. And in each [foe] has put something into it that wasn't asked for.
        `),
      },
    ],
    press: lines(`
      For the space of one breath every sound stops. Then they all come back, a little out of order.
      A neighbour passes, greets you, passes again from the same side a minute later, and greets you in the same words.
      [foe] is standing very still some way off, head bent, like someone listening to a voice on the other side of a wall. [^foe.they] nods. [^foe.they] writes something down.
      It's stronger. You can tell by the people: they've started speaking to one another in the voices one uses in sickrooms.
    `),
    setback: lines(`
      It has moved in the night. What you had measured, chalked round and half understood is somewhere else, and where it was there is only a smell like flint, and [friend's] shoe.
      The wrong part of it has been touched. There is no noise. You are sitting some distance away with an hour missing, and [foe] is closing a notebook. "Thank you," [foe.they] says. "I had wondered."
    `),
    climax: lines(`
      The tenth night, then. [foe] is here before you with every lamp lit, and behind [foe.them] the thing itself has come quite close, patient as a cow at a gate. "It's going to ask again," [foe.they] says. "Stand aside. I've practised."
      It has stopped pretending to be elsewhere. It is here, it fills the place the way a held note does, and [foe] has both arms open to it. "Now," [foe.they] is saying, "now, now."
    `),
    win: {
      force: lines(`
        The light loses its hold on [foe], and the two of you are in a heap on the ground. Where [foe.they] stood the air closes like a mouth. What is left is an ordinary evening, with crickets.
      `),
      words: lines(`
        It seems to be all that it had been asking for, the true thing, the plain one. There is a pause in which the whole place leans in, like a child at the top of the stairs. Then, gently, as a guest does, it goes.
      `),
      wit: lines(`
        It has turned from [foe], and from everything that [foe] has been offering. It wants something else, and it has just seen it: the whole place is leaning towards [prize]. It takes it. It is as quiet as a lamp going out.
      `),
    },
    after: lines(`
      Things are where you leave them now. [friend] tests it with a teaspoon, four times. "I shall miss it," [friend.they] says, "a bit."
      In the morning there are nine strokes on the wall and a circle round them, and nobody admits to the chalk.
    `),
  },
]
