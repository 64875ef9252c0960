import type { Plot } from './wordbook.ts'
import { lines } from './wordbook.ts'

export const horrorPlots: Plot[] = [
  {
    id: 'horror-register',
    parts: { foe: 'foe', friend: 'person', prize: 'thing: class register', lair: 'place' },
    matter: 'the extra name',
    hook: lines(`
      "There are thirty in the book and twenty-nine at the desks," says [friend], "and when I call the thirtieth, something says *present*." [^friend.they] has stopped calling it. This morning it answered anyway.
      [friend] has the register open on [friend.their] knees and won't put it down. A name has come up in it, overnight, brown, like a stain through wallpaper. "I've burnt that page," [friend.they] says. "I've burnt it twice."
    `),
    clues: [
      {
        gist: 'there was a thirtieth child',
        said: lines(
          `"There was a child of that name," says [who]. "There's a photograph. All of them in rows, squinting, and at the end of the row the others have left room."`,
        ),
        seen: lines(
          `An old school photograph hangs in the dark of the passage. Twenty-nine children squint into a sun that set sixty years ago. At the end of the front row they've all leaned a little, to make space, and one of them is holding a hand.`,
        ),
      },
      {
        gist: 'they never found [foe.their] playmate, that day at [lair]',
        said: lines(
          `"They played at hiding," [who] says. "They found everybody but one, and it was supper time. [foe] said, leave it, it'll come out when it's hungry. That was at [lair]. It's been coming out ever since. It's ever so hungry."`,
        ),
        seen: lines(
          `Low down on the inside of a cupboard at [lair] someone has scratched a tally of days with a pin. It goes on much longer than it should. Beside it, in the same small hand: *[foe] is seeker*.`,
        ),
      },
      {
        gist: 'it only wants to be found',
        said: lines(
          `"It doesn't want to hurt anybody," says [who]. "It wants to be *found*. There's a thing you shout, at the end, when you give up. Nobody ever shouted it. [foe] never gave up. [^foe.they] just went in to supper."`,
        ),
        seen: lines(
          `Chalked on the wall, over and over, up to the height of a child on tiptoe, are the same three words: *are you coming*. The last of them is still wet.`,
        ),
      },
    ],
    press: lines(`
      From behind the door of the broom cupboard comes, quite distinctly, the sound of somebody trying not to giggle.
      A cold small hand slips into yours, and is taken away again, as a child does that has got hold of the wrong grown-up.
      All along the passage the coats on the pegs are swinging. There's a coat to every peg. When they have stopped there's one more.
    `),
    setback: lines(`
      Somebody has called the name, out in the passage, to have it done with. *Present*, it says, in your own mouth.
      The others won't come out any more. One by one they've gone to hide, [friend] tells you, and nobody can find them; and at supper there were nineteen at the table, and nine of them didn't eat.
    `),
    climax: lines(`
      [foe] is standing in the middle of the room with [foe.their] face to the wall and [foe.their] hands over [foe.their] eyes, counting. [^foe.they] has got to ninety. "I can't stop," [foe.they] says between the numbers. "I only have to say it and it's over. I've never been able to say it. It would mean I'd lost."
      The cupboard door is open. It's quite a small cupboard. "It's you or me," says [foe], pleasantly, taking you by the sleeve. "It will have somebody for company. It has waited so nicely."
    `),
    win: {
      force: lines(`
        [foe] is turned right round by it, and the hands come down, and [foe.they] has to look. There's nothing in the cupboard but a pair of shoes. "Oh," says [foe], in a boy's voice, or a girl's. "There you are."
      `),
      words: lines(`
        [foe's] lips have begun to move. It comes at last, hardly louder than the counting, the words that end the game: *come out, come out, you've won*. There's a patter of feet. Something goes past you at the height of your waist, warm, running, laughing fit to burst, and out by the front door into the evening.
      `),
      wit: lines(`
        Nobody has ever done that before. In the dark of the cupboard somebody shifts up, to make room. *Found me*, it says, very low, as though to try the taste. It lets out a breath sixty years long, and then it's only a cupboard, with the door ajar, and in it are some brooms.
      `),
    },
    after: lines(`
      There are twenty-nine in the book and twenty-nine at the desks. [friend] calls them over twice, for the pleasure of it.
      In the photograph they've closed up the row. The one at the end is looking at his own hand, puzzled, as you do when you have put something down and can't think where.
    `),
  },
  {
    id: 'horror-tenant',
    parts: { foe: 'foe', friend: 'person', prize: 'token', lair: 'place' },
    matter: 'the room upstairs',
    hook: lines(`
      "I've the top floor," says [friend]. "There's only the roof over me. So who is walking about?" You both look up. It crosses from left to right, stops over [friend.their] head, and puts down something heavy.
      It has begun coming through the ceiling: damp, at first, and then the shape of a person lying down. "It's bigger than it was on Sunday," says [friend]. "It has turned over."
    `),
    clues: [
      {
        gist: 'there is a floor too many',
        said: lines(
          `"Count the stairs," says [who]. "Going up it's forty. Coming down I make it fifty-two. So somewhere in between, you see, you're let off at the wrong floor, and it looks the same."`,
        ),
        seen: lines(
          `The plan of the house, in the agent's own frame, has had a floor cut out of it with a razor and the edges glued to meet. From the back, against the light, you can see the scar.`,
        ),
      },
      {
        gist: '[foe] takes up a tray each night',
        said: lines(
          `"[foe] takes up a tray," [who] says. "Every night. It comes down empty. I looked under the cover, once. You wouldn't think that a thing could be bitten and still be so *neat*."`,
        ),
        seen: lines(
          `On the service lift is a tray with a cloth. The cup is full of ash; the bread has gone to mould, all but one corner, which has been eaten with small, even, human teeth. The laundry mark on the cloth is [foe's].`,
        ),
      },
      {
        gist: 'the room is not haunted, only waiting',
        said: lines(
          `"It was never let," says [who]. "That's what it is. It's the room. They built it for somebody, long ago, and nobody ever came. It isn't haunted. It's *waiting*. [foe] has been sending it lodgers."`,
        ),
        seen: lines(
          `There's a row of suitcases in the dust at [lair]. All the labels have been filled in, with all sorts of names, and all of them for the same address, on a floor that isn't there. Each one's neatly packed. On none has the lock been opened.`,
        ),
      },
    ],
    press: lines(`
      The footsteps have learnt your step. When you cross the floor they cross with you, one beat behind; and when you stop they go on just one more, as though to say *nearly*.
      A key has been left on your pillow, with a paper tag: *Yours*.
      You pass a stranger on the stair, going up, with a bag. The bag is carried by [foe], who turns to give you a nod across the banister.
    `),
    setback: lines(`
      There were fifty-two stairs, this time, going down, and a landing with no lamp, and wallpaper with little hands. It's an hour before you find the way back. Your coat comes in by itself a good while after.
      [friend's] room is empty. It's more than empty: it is clean, with the bed stripped and a card in the window. From above comes the sound of someone unpacking.
    `),
    climax: lines(`
      The door stands open at the top of the stairs there are too many of. It's a lovely room. There's a fire, and a chair drawn up, and your name is over the bell. "You've come a long way," says [foe], at your shoulder. "Haven't you ever wanted to be expected?"
      "It only needs one," [foe] says. "One that'll stay. Then it'll be happy, and there will be no more noise." [^foe.they] has the key in the lock, and behind it something has heard, and is hurrying, hurrying, to be at the door.
    `),
    win: {
      force: lines(`
        [foe] goes back a step, and there's only one threshold, and it's behind [foe.them]. The door closes with the gentlest click. For a while, inside, you can hear two people being introduced.
      `),
      words: lines(`
        It has understood, slowly, one stair at a time: nobody's coming; they had to go somewhere else, and it wasn't the room. There's a stillness. Then all down the house the plaster settles, with a sound you'd take, in a person, for the end of crying.
      `),
      wit: lines(`
        The little card in the window, *To Let*, stirs on its string, and turns over, and hangs with its other side to the street. There's something on that side, too, in a hand like a cobweb. *Taken*, it says. The fire sinks. The door, which had been about to open, thinks about that, and is a wall.
      `),
    },
    after: lines(`
      Forty up and forty down. [friend] has tried it all morning, aloud, with a hand on the rail.
      The suitcases have gone back to their families. The house makes the noises that houses make. Now and again, over [friend's] head, there's a small contented creak, like someone settling down to read.
    `),
  },
]
