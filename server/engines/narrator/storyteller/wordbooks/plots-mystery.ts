import type { Plot } from './wordbook.ts'
import { lines } from './wordbook.ts'

export const mysteryPlots: Plot[] = [
  {
    id: 'mystery-guest',
    parts: { foe: 'foe', friend: 'person', prize: 'thing: guest book', lair: 'place' },
    matter: 'the missing guest',
    hook: lines(`
      "Nobody of that name has ever stayed here," says [friend], reading it off like a lesson; and, with [friend.their] back to the others, slides a hairpin across to you. It's warm. "Room twelve," [friend.they] breathes. "There isn't a room twelve. There was on Monday."
      The corridor goes ten, eleven, thirteen. [friend] watches you walk it twice. "I carried up her hot water," [friend.they] says. "Three days running. Today they tell me I'm overtired, and where twelve was there is wallpaper."
    `),
    clues: [
      {
        gist: 'there is a new wall where room twelve was',
        said: lines(
          `"The paper's new," says [who]. "They matched the pattern, but they hung one strip upside down. It's herons. One of them is standing on its head."`,
        ),
        seen: lines(
          `One heron on the wallpaper is upside down. The plaster under it gives like the lid of a drum. Somebody has put up a wall here within the week, and it's still cold with damp.`,
        ),
      },
      {
        gist: '[foe] cut a name out of the book',
        said: lines(
          `"The book's been rebound," [who] says. "I know, I do the dusting. It has one leaf fewer, and [foe] has ink on a cuff, and [foe.they] is not a person who gets ink on a cuff."`,
        ),
        seen: lines(
          `In the guest book the stitching is fresh. A single leaf is gone; but she pressed hard when she wrote, and on the leaf below, aslant to the lamp, is a signature, and after it: *to see [foe]*.`,
        ),
      },
      {
        gist: 'she came to count something at [lair] that [foe] has always counted',
        said: lines(
          `"She wasn't a guest," says [who]. "She was from the bank. She had come to count something at [lair] that's been counted before, always by the one person. That's [foe]. It has always come out right."`,
        ),
        seen: lines(
          `Behind the loose panel at [lair] are nine years of accounts in two hands. One set's for showing. In the other the sum is short by a house, a carriage, and a very good cellar of somebody's; and in the margin, in violet ink, the missing lady has written *Aha*.`,
        ),
      },
    ],
    press: lines(`
      The service bell for number twelve jumps on its spring, once. All the servants look at it. Then, as though by agreement, all of them look at their plates.
      [foe] has been good enough to order you a cab. It's for the early train. It has been paid.
      In your room the hairpin has been moved from the left of the basin to the right, and bent into a small neat question mark.
    `),
    setback: lines(`
      The wall is gone through at last, before witnesses. Behind it there's a linen cupboard, full of linen, smelling of lavender. "I do hope," says [foe], "that you are sleeping better than you look."
      [friend] has been dismissed without a character. The trunk's on the step, and on it lies the hairpin, snapped in two.
    `),
    climax: lines(`
      They are all at table when you come in, and [foe] is carving. There's a place laid for you. There is a place laid next to it. "You had better say it," says [foe], passing a plate. "Whatever it is. The sauce is getting cold."
      [foe] is alone in the library, burning paper a sheet at a time. "She's quite well," [foe.they] says without turning round. "She's in the country, being told that she's ill. In a month or so she'll believe it. People do."
    `),
    win: {
      force: lines(`
        The last sheet slides from the grate on to the rug, with one edge alight, and goes out. It is the leaf. [foe] looks at it, and at you, and at the door, where the cook and both the footmen are standing, and sits down like a coat slipping off a chair.
      `),
      words: lines(`
        The maid has understood you. She looks at [foe]; she looks at you; and she pulls the wire for number twelve. Somewhere in the top of the house, behind a door that everyone had agreed wasn't there, a bell rings, and a woman's voice answers, extremely cross.
      `),
      wit: lines(`
        The herons are laid out on the cloth, each upright but one. Seven people say they see no difference. [foe] has reached over and turned it round before [foe.they] can stop.
      `),
    },
    after: lines(`
      The lady from the bank takes her own hot water up, and her own lamp, and sits for three hours with the books. "Aha," one hears, at intervals, through the wall.
      [friend] is housekeeper now. The numbers on the doors have been repainted, and twelve is in gold.
    `),
  },
  {
    id: 'mystery-will',
    parts: { foe: 'foe', friend: 'person', prize: 'thing: second will', lair: 'place' },
    matter: 'the second will',
    hook: lines(`
      "He changed it," says [friend]. "The night before. I held the candle, and I signed where he showed me. Now they've read out the old one, and everyone is being so very sorry for each other. Where's the one with my name at the bottom?"
      It was a short reading. The nephews are already choosing horses. But [friend], on the stairs, takes hold of your cuff. "There were two witnesses," [friend.they] says. "I was the other. Nobody has asked me anything, and I've a feeling that somebody is going to."
    `),
    clues: [
      {
        gist: 'the second will was behind the portrait',
        said: lines(
          `"He'd got sly, at the end," says [who]. "He told me, if a thing's worth hiding, hide it where they'll all have to look at it and wish they were elsewhere. He thought that was the funniest thing he'd ever said."`,
        ),
        seen: lines(
          `There's a rectangle of cleaner paper behind the family portrait, and four fresh tack holes. It was pinned here, back to the wall. Whoever took it down stood on the good chair in wet boots.`,
        ),
      },
      {
        gist: 'it was fetched away for [foe]',
        said: lines(
          `"The wet boots were mine," [who] says wretchedly, "but the errand was [foe's]. I was told to fetch a picture wire. I fetched one. I never looked at what was wrapped in it."`,
        ),
        seen: lines(
          `A length of picture wire is coiled in the coal scuttle, and round it a ribbon of legal pink. The pink is from the office where [foe] goes, on Wednesdays, to be agreed with.`,
        ),
      },
      {
        gist: 'half of it is at [lair], until they can forge the rest',
        said: lines(
          `"They haven't burnt it," says [who]. "They can't. It has a clause that pays *them*, and a good deal more than the first did. All they mind is who is named above. It's at [lair], until they can think of a way to keep the one half and lose the other."`,
        ),
        seen: lines(
          `At [lair], in among the fishing flies, is a sheet cut cleanly across. It's the lower half of a will. It leaves a very handsome sum to [foe]. It is the upper half that somebody has been practising, on blotting paper, over and over, with another name.`,
        ),
      },
    ],
    press: lines(`
      A wreath arrives, late, with a card: *Dear uncle, you would have laughed.* It isn't signed. Four people recognise the hand, and turn away from one another.
      [foe] has taken to leaving the room just as you come in, so pleasantly that it's some time before you notice.
      "They've offered me a cottage," says [friend]. "With a pump. I've been offered it twice, and the second time by somebody who was holding the poker."
    `),
    setback: lines(`
      The handwriting man has come down from London, and it's no good: the paper you found is a forgery. It's a rather clumsy one. It was meant to be found, by somebody just about as clever as you.
      [friend] has signed a statement. There was no candle, it says, no second paper. The spelling is [friend's]. The tears on it have been blotted by someone tidy.
    `),
    climax: lines(`
      The family's assembled, in black, in the room with the portrait. [foe] has the pen. "Then if there's nothing further?" says the lawyer, and all of them, the painted one included, look at you.
      "What is it to you?" asks [foe]. It's quite dark by the boathouse. [^foe.they] has an oilskin packet in one hand, and the other hand on the gunwale. "You didn't know him. He was horrid. It's only paper, and it floats so badly."
    `),
    win: {
      force: lines(`
        The packet has two people holding on to it, and the jetty isn't wide. What goes into the water is [foe]. What comes up, spluttering, is an offer to be reasonable.
      `),
      words: lines(`
        That leaves the second witness, whom nobody had thought to hear. It takes [friend] three tries to start. But once it's started there's no stopping it, the candle, the old man's laugh, the exact words; and at each of them you can see [foe] remember being there behind the door.
      `),
      wit: lines(`
        Then it's plain. He hid it where they'd all have to look, and wish that they were elsewhere. The lawyer has the coffin plate unscrewed before anyone can object, and it's under the brass. The half that [foe] has been guarding was the old man's last joke.
      `),
    },
    after: lines(`
      It all goes, it seems, to a home for retired donkeys, and to [friend], who held the candle. There's a silence. Then somewhere at the back a very old aunt begins to clap.
      The portrait has been rehung. It's the same face, but people keep saying they'd never noticed before that he is just about to smile.
    `),
  },
  {
    id: 'mystery-letters',
    parts: { foe: 'foe', friend: 'person', prize: 'token', lair: 'place' },
    matter: 'the unsigned letters',
    hook: lines(`
      "I got mine on Saturday," says [friend]. "The vicar's had two. They aren't threats. It would be easier if they were threats." [^friend.they] shows you: cut-out print, good paste. *I know what you did*, it says, *and I think it was kind*.
      The whole place is behaving strangely, and it turns out to be the post. Someone has been writing to everybody. "It's what it says," [friend] explains. "It's always true. It's always something good. People can't look each other in the face."
    `),
    clues: [
      {
        gist: 'the kind letters are cut from hymn sheets',
        said: lines(
          `"The letters are cut from hymn sheets," says [who]. "I could tell you which hymn. There's no *z* in it, and whoever it was had to make do in *Lizzie* with an *n* on its side."`,
        ),
        seen: lines(
          `In the waste paper is a hymn sheet with windows in it. The scissors had a nick in the blade, and have left a tiny tooth on every edge. You know where you've seen that tooth: on the cut flowers.`,
        ),
      },
      {
        gist: 'there are two writers, and only one of them is kind',
        said: lines(
          `"It isn't the kind ones you need to trouble about," [who] says. "There's a second lot. Same paste, same print, different heart. They ask for money. And those began a week after [foe] got one of the first."`,
        ),
        seen: lines(
          `Side by side, there's no mistaking it: two different people have been making these. One cuts carefully. The other tears. And the torn ones want five pounds, at [lair], under the stone.`,
        ),
      },
      {
        gist: 'the kind one is gone, and the other is [foe]',
        said: lines(
          `"The first ones were old Miss Amory," says [who]. "She wanted people told, before she went. She went on the ninth. The kind ones stopped. The others didn't know that they should."`,
        ),
        seen: lines(
          `Here they are, in the old lady's own workbox: the scissors with the nick, the pot of paste, and forty envelopes addressed and not yet sent. One of them is for [foe]. Inside it says: *I know what you are doing. It isn't too late.*`,
        ),
      },
    ],
    press: lines(`
      A letter is found for you on the mat. *I know that you are looking*, it says. The *y* is torn.
      The vicar preaches upon gossip, and half the church is weeping by the end, and [foe] is making notes.
      Two old friends cross the street, in opposite directions, at the sight of each other.
    `),
    setback: lines(`
      The under-gardener's been taken up for it. They found paste. He's simple, and he has confessed to everything he was asked about, and one or two things from the Bible.
      [friend] has paid. [^friend.they] tells you so, quite calmly. "It was only five pounds," [friend.they] says, "to go on being thought well of by somebody."
    `),
    climax: lines(`
      It's been dusk by the stone for a long while. The person who comes for the money comes whistling, and bends, and stays bent. "Ah," says [foe]. "I had wondered if I'd chosen somewhere damp."
      [foe] has asked the whole village to tea. There's paste beneath [foe.their] nails. "If it's going to be said," [foe.they] murmurs, handing you a cup, "let it be in front of everyone. You would be surprised at how little they will want to hear it."
    `),
    win: {
      force: lines(`
        [foe's] cuff is up, and the hand lies turned over on a white cloth, in among the cakes, where the paste shows. Nobody screams. Somebody puts down a spoon.
      `),
      words: lines(`
        Which leaves the last letter, the one that was never sent. It's lying there, open, between the two of you. *It isn't too late.* It can be read through twice before anyone understands that the noise is [foe].
      `),
      wit: lines(`
        [foe] has had a letter, too, by the morning post, in hymn print, asking for five pounds. And here [foe.they] is with the money; which is odd, for a person with nothing to hide from the only other writer left alive.
      `),
    },
    after: lines(`
      The forty envelopes go out, a few each day. It's a trying month. People have to be nice to each other, and it turns out that they were rather out of practice.
      The under-gardener has been given the scissors. He cuts out birds.
    `),
  },
]
