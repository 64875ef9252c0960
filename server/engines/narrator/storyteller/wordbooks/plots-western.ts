import type { Plot } from './wordbook.ts'
import { lines } from './wordbook.ts'

export const westernPlots: Plot[] = [
  {
    id: 'western-water',
    parts: { foe: 'foe', friend: 'person', prize: 'thing: old water deed', lair: 'place' },
    matter: 'the creek',
    hook: lines(`
      "Creek quit at sunup," says [friend]. "Just like a tap. I rode up as far as the wire, and there's a new dam, and a fella on it, real polite. He says it's been sold."
      The trough in front of the livery is dry, and forty head are standing round it looking at the people. "[foe.a] bought the headwater," [friend] tells you. "Bought it off a man who's been gone ten years. I'd admire to see that signature."
    `),
    clues: [
      {
        gist: 'there was an older deed, held in common',
        said: lines(
          `"There was a deed before the deed," says [who]. "Went down on it in common, every brand in the valley. My pa made his mark. It got lost in the courthouse fire, and there never was a fire burned so tidy."`,
        ),
        seen: lines(
          `The county books are scorched along just the one shelf. On the stub of the page that's missing you can make out a row of ranch brands, one under the other, like cattle tracks at a ford.`,
        ),
      },
      {
        gist: 'the line was moved, by the width of a creek',
        said: lines(
          `"The surveyor wouldn't sign," [who] says. "So they got them another surveyor. The first one cached his field notes before he lit out. He drank his coffee at [lair], mostly, and looked at that view."`,
        ),
        seen: lines(
          `Cut in the rock is a surveyor's bench mark, and next to it an older one, six feet over. Somebody has moved the whole line by the width of a creek. A tin's wedged in the crack beneath; it has held papers, and it's been emptied by a rider with [foe's] brand on the saddle blanket.`,
        ),
      },
      {
        gist: '[foe] wants the silver under the lower pasture',
        said: lines(
          `"[foe] doesn't want water," says [who]. "What'd anybody do with all that water? [^foe.they] wants us to *sell*. There's silver under the lower pasture. There's a railroad man in the hotel with a rock in his pocket, and he takes it out and licks it."`,
        ),
        seen: lines(
          `In the mud behind the new dam there is a drill core, broken off and thrown down, with a bright thread running through. It's been taken from under the lower pastures. That's why they wanted them dry: nobody haggles over dust.`,
        ),
      },
    ],
    press: lines(`
      Two families go by with the stove tied on the wagon. They don't wave. They've sold.
      Along the ridge, well spaced out, six of [foe's] riders have stopped to let themselves be seen.
      The well at the mission's been salted. There's a sack beside it with [foe's] brand on, left there, you would think, so folks needn't wonder.
    `),
    setback: lines(`
      The judge has ruled. It took him about as long as it takes to stamp a paper, and he'd had the ink ready. By noon Saturday anybody still on the creek is trespassing.
      They fired the grass in the night. You can see it from the street, a red wire laid along the hills, and [friend's] place is the wrong side of it.
    `),
    climax: lines(`
      [foe] is waiting out in the middle of the street, with the sun behind [foe.them] and eleven riders behind the sun. "Noon Saturday," [foe.they] says. "I make it five to. You've got yourself a real nice crowd. Ask them which one wants to go first."
      It's just the two of you on the dam, and the water shoving at the boards. "Go on," says [foe]. "Pull the pin. You'll drown the lower pasture, and that silver with it. There's not a one of them would thank you."
    `),
    win: {
      force: lines(`
        The pin jumps. The boards go one after another, like a hand of cards, and the creek comes down past the two of you with a roar and a smell of fish, headed for home. [foe] is left standing on a rock in the middle in a very good pair of boots.
      `),
      words: lines(`
        That's when the schoolteacher gets the old deed out and starts in on the brands, every one, and as each is called somebody steps down off the boardwalk into the street. By the end it's a long line. The riders take a look at it, and at [foe], and at what they're paid.
      `),
      wit: lines(`
        The railroad man takes up the rock and, in front of everybody, licks it. It's pyrites, he says: fool's gold, with a little fool's silver to keep it company. [foe] has bought a valley, a judge and a dam, on credit. The only sound is a horse laughing.
      `),
    },
    after: lines(`
      The creek's talking again. All up and down it folks have come out to stand with their feet in, boots and all. [friend] has caught a trout, in a hat, and put it back.
      They hang the old deed in the schoolhouse, where the kids can learn their letters off it. It starts with a Lazy K.
    `),
  },
  {
    id: 'western-train',
    parts: { foe: 'foe', friend: 'person', prize: 'thing: strongbox', lair: 'place' },
    matter: 'the stopped train',
    hook: lines(`
      "She came in on time," says [friend], "and nobody got off. Nobody was on. Forty-one tickets sold, the stove lit, a checker game on the seat and it was red's move." The train is sitting there yet, breathing.
      [friend] meets you at the depot with a lantern, though it's broad day. "The express car's locked from the inside," [friend.they] says. "I can hear somebody in there. I can hear them being careful."
    `),
    clues: [
      {
        gist: 'the passengers were led off toward [lair]',
        said: lines(
          `"They got down at the water tower," says [who]. "All of them. I seen it from the wash. A preacher told them the trestle was out. Now I know every preacher in the county, and not one's got spurs like that."`,
        ),
        seen: lines(
          `There's a trampled place beneath the water tower, and a child's mitten; and forty-one sets of tracks that follow one set of big-roweled spurs off toward [lair], like sheep after a bell.`,
        ),
      },
      {
        gist: '[foe] is after the strongbox, and has not got it',
        said: lines(
          `"It's the strongbox they were after," [who] says, "and it's the strongbox they haven't got. Old Ames swallowed the key. He's shut in there with the payroll, and he says that he'll see [foe] in the hot place."`,
        ),
        seen: lines(
          `Someone has tried the express car with a crowbar, a sledge and an ugly temper. Pencilled on the boards from inside, through a knothole, upside down: *TELL [foe] I CAN HOLD OUT TILL TUESDAY. AMES.*`,
        ),
      },
      {
        gist: 'there is nothing in the box but letters',
        said: lines(
          `"Ain't any payroll," says [who]. "That's what beats me. I loaded it. It's letters. The whole box. It's every claim the company ever took without paying, signed for, by date. [foe] would sooner it was gold."`,
        ),
        seen: lines(
          `The waybill's in the conductor's hat. One strongbox; contents, *correspondence*; insured for a dollar. Somebody has drawn a ring round the name of the sender, who is old, and is sorry, and used to be [foe's] partner.`,
        ),
      },
    ],
    press: lines(`
      The engine lets off steam, and every horse on the street goes straight up in the air. It's waiting on somebody. It isn't going to wait for good.
      [foe] has got up a search party, with flags and a lunch. It's searching north. The tracks went south.
      From inside the express car an old voice has started in on a hymn. It's got a great many verses, and he is taking his time.
    `),
    setback: lines(`
      They've hitched mules to the express car. There's only the gap left at the siding where it stood, and the rails still humming.
      There are the passengers, safe and thirsty; and there's a rope around them, and you find that you're on the inside of it, and the preacher with the spurs is asking who else knows.
    `),
    climax: lines(`
      They've got the car out on the trestle, over the deepest part of the canyon, with a fuse laid to it. "Ames," calls [foe], quite friendly, "it's a long way down. I'd take it as a kindness if you would slide it out." Then [foe.they] sees you. "Or you could ask him for me."
      [foe] has the box at last. It's open. [^foe.they] sits there on the step of the car reading, and drops each letter, as [foe.they] is done with it, in the fire. "Folks used to write a better hand," [foe.they] says. "Don't come any closer. There's only the six left."
    `),
    win: {
      force: lines(`
        There's a deal of rolling, and some of it is downhill, and it's you that ends up with the box and [foe] with a fistful of hot ashes. "That's my Tuesday," says old Ames, and opens up the door.
      `),
      words: lines(`
        There's one in there about [foe], too: how it was [foe.their] pa's claim, to begin with. He wrote it down. He was going to put it right. [foe] turns over what's left, and finds it. The fire goes on without being fed.
      `),
      wit: lines(`
        The telegraph clerk has been on the roof all this while with a wire clipped to the line. Each letter that [foe] read out to sneer at has gone down to Denver, dot by dot. [^foe.they] may burn them now, and welcome. They've been published.
      `),
    },
    after: lines(`
      Forty-one passengers climb aboard again and argue about seats. Red moves. The train pulls out three days late, on the dot.
      Ames is taking his coffee through a straw on account of the key. He says that he's in no hurry. He's carried the mail for thirty years and it has always come out all right in the end.
    `),
  },
]
