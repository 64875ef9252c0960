import type { Plot } from './wordbook.ts'
import { lines } from './wordbook.ts'

export const thrillerPlots: Plot[] = [
  {
    id: 'thriller-list',
    parts: { foe: 'foe', friend: 'person', prize: 'thing: thumb drive', lair: 'place' },
    matter: 'the list',
    hook: lines(`
      "Don't sit down," says [friend]. "There's a list. Nineteen names. I cleaned it, I wasn't meant to read it. Eighteen of them have had an accident since Friday." [^friend.they] looks at you properly. "I thought that you would know."
      A drive no bigger than a tooth is in your pocket. It wasn't there when you crossed the street. Your phone rings, and it's [friend], on a line you cancelled. "Don't plug it in," [friend.they] says. "It plugs you in. Walk. I'll tell you when to turn."
    `),
    clues: [
      {
        gist: 'everyone on the list took the same ferry',
        said: lines(
          `"They aren't agents," says [who]. "That's what had me. A dentist, a bus driver, a woman who breeds whippets. I went back and back. They'd all been on the one ferry, one night, eleven years ago. So had you. You slept through it."`,
        ),
        seen: lines(
          `It's a passenger manifest. You know it by the fold. Eleven years old, a night crossing, nineteen in the upper lounge. Somebody has pencilled in who was awake. There's a question mark by yours.`,
        ),
      },
      {
        gist: '[foe] lost something over the rail that night',
        said: lines(
          `"It's the window seats," [who] says. "They saw something put over the side. Most don't know that they did. [foe] does. [^foe.they] signed for it at one end and had nothing to sign for at the other."`,
        ),
        seen: lines(
          `The camera at the dock got one frame before it was turned. A case, a rail, two hands. On the left one is a ring, and you've shaken hands with that ring: it's [foe's].`,
        ),
      },
      {
        gist: 'the purser kept a log, at [lair]',
        said: lines(
          `"There's a copy," says [who]. "There's always a copy. The purser was careful, and he hated [foe], and he'd a locker at [lair]. He paid the rent on it ten years ahead, and told nobody but his priest, and I'm the priest's brother."`,
        ),
        seen: lines(
          `Locker thirty-two at [lair] opens to the date of the crossing. Inside there's a purser's log, in a freezer bag. Half past three, it says: *one case overboard, by order; I asked what was in it, and was told, the reason for the vote.*`,
        ),
      },
    ],
    press: lines(`
      Your bank card's declined. So is your other one. On the screen, where the balance goes, it says: *1 of 19*.
      The man who was buying one apple is now reading the fire instructions. He's got the apple in his pocket. He hasn't had a bite of it.
      [foe] sends a text. It's a photograph of your front door, open, with the light on, and underneath: *You left the heating running. I've seen to it.*
    `),
    setback: lines(`
      The safe house isn't. The kettle's still warm; there's a chair pulled out; there's a phone on the table, face up, in the middle of recording you.
      They've put your face on the news. It's a good picture. It says that you're armed, and that people shouldn't come near, and it gives, as the last known location, the corner of the street where you are.
    `),
    climax: lines(`
      The top deck of the night ferry, half past three. [foe] has [foe.their] collar up, and both hands in view. "I've a helicopter in four minutes," says [foe], "and you have a freezer bag. Drop it over the side. We'll both have dropped something here, then. It makes a bond."
      [foe] turns the monitor so that you can see. It's [friend], on a bench, on a platform, eating a sandwich, with a red dot lying on [friend.their] lapel like a flower. "The log," says [foe]. "Or I say a number."
    `),
    win: {
      force: lines(`
        The rail goes, and the two of you go with it. It isn't far; there's a lifeboat slung beneath. It has cushions at one end and oars at the other, and it's [foe] who gets the oars.
      `),
      words: lines(`
        There's a phone that has been on since the gangway. [foe] looks at it as one looks at a dog that's been in the room all along. The whippet woman says hello. She's alive; they all are. Eighteen people have been listening for three minutes, and one of them is a judge.
      `),
      wit: lines(`
        The bag is in the sea. [foe] watches it all the way down; and it's not before the helicopter has turned out to be the coastguard that it dawns on [foe.them] that whatever goes into a freezer bag can be photographed first.
      `),
    },
    after: lines(`
      Eighteen people get their accidents taken back. The dentist sends you a toothbrush. One of the eighteen is to be seen every morning, crossing a street on purpose, slowly, at the lights.
      [friend] has finished the sandwich. "I thought there was a wasp on me," [friend.they] says.
    `),
  },
  {
    id: 'thriller-double',
    parts: { foe: 'foe', friend: 'person', prize: 'thing: forged passport', lair: 'place' },
    matter: 'the other you',
    hook: lines(`
      "You checked in an hour ago," says the clerk. It's your signature. It's your photograph, on his screen, in the coat you're wearing. Across the lobby [friend] has stood up, and has gone as white as paper. "I've just been talking to you," [friend.they] says. "In the bar. You told me to run."
      Somebody has been living your life since Tuesday, and doing it rather well. They've answered your mail. They've rung your mother. "They were *nicer*," says [friend], miserably. "That's how I knew."
    `),
    clues: [
      {
        gist: 'it is only a hat and a database',
        said: lines(
          `"It's not a face," says [who]. "A face is a week's work, and it moves wrong. It's paperwork. They've somebody with your build, and a hat, and everything else is a database. I used to do it for a living. It's only ever for one day. It's so somebody can be seen doing something."`,
        ),
        seen: lines(
          `In the bin of the business centre is a strip of passport photographs. It's you, four times over. In the fourth one you've blinked, and you can see the other colour of the eyes.`,
        ),
      },
      {
        gist: 'the other one has a pass for the ministry at nine',
        said: lines(
          `"Tomorrow, nine o'clock, the ministry," [who] says. "You've a visitor's pass. You didn't know? You asked for it yourself, on Wednesday, so politely. [foe] countersigned. [^foe.they] has never countersigned so much as a lunch."`,
        ),
        seen: lines(
          `There's a floor plan under the blotter, with a visitor's route inked upon it in green. It goes by the minister's door. It stops there. It isn't a visit for which they've marked any way out.`,
        ),
      },
      {
        gist: 'they mean to find you at [lair] afterwards, with a confession',
        said: lines(
          `"They'll need you after," says [who]. "The real one. It can't be a mystery, it has to be *you*, on a slab or on a boat. So they've somewhere to keep you till it's done. My money's on [lair]. It's got a door that only opens from the outside."`,
        ),
        seen: lines(
          `At [lair] there's a room with a bed, a bucket, and a suit of your clothes pressed and laid out. In the top pocket is a confession. You've signed it. Rather movingly, you have asked for no flowers.`,
        ),
      },
    ],
    press: lines(`
      Your phone has logged you out. It wants to know the name of your first pet, and it isn't the name that it always was. *Incorrect*, it says. It's been changed, and that hurts more than the money.
      A camera turns to follow you; then, as if embarrassed, goes back, and follows somebody else in your coat.
      "Sorry," says a stranger, catching you by the arm, "you dropped this again." It's a keycard. You've never been in that building in your life.
    `),
    setback: lines(`
      The police are charming. They're sending somebody, they say; would you wait? It's through the glass of the door that you see the sergeant shaking hands with yourself.
      [friend] doesn't know you. [^friend.they] says so to the man with the earpiece, quite steadily, looking you in the eye. It's only after they've led [friend.them] off that you find what has been put in your hand: a room key, and a hair from a wig.
    `),
    climax: lines(`
      The ministry, two minutes to nine. The green corridor has a corner in it, and round the corner, there you are. The two of you have stopped dead. "I told them that you'd be early," says the other one, in something very like your voice; and behind, out of the lift, steps [foe]. "Don't," says [foe]. "Whichever one of you is thinking of it."
      [foe] has let you have the chair. The clock's on the wall where you can watch it. "In six minutes you'll have done it," [foe.they] says, "in front of eleven cameras. You could spend it being angry. Or you might tell me where I slipped. I take a pride in these."
    `),
    win: {
      force: lines(`
        The fire alarm does it. Doors lock; sprinklers open; and along eleven screens, for all to see, the rain takes the colour out of somebody's hair. The guard looks from the one of you to the other, dripping, and makes up his mind.
      `),
      words: lines(`
        It isn't [foe] who hears it. It's the other one, with your face: there's a bed made ready for afterwards, and only the one bed, and whose is it? It's a long look. Nobody had known that your face could do that. Then your double takes off the hat, and turns to the nearest camera, and begins.
      `),
      wit: lines(`
        It was the pet. There wasn't one. It had been made up, for the form, in 2009; so there's only one file in the world with that answer, and one person who could have opened it, and *that* has been logged. [foe] does the sum a moment after you. Down the corridor people are starting to run, and not away.
      `),
    },
    after: lines(`
      You get yourself back by instalments: bank, phone, keys. Your mother says that you've changed. She says you used, for a few days there, to listen.
      A postcard comes, from nowhere much, in what might be your own handwriting. *Sorry about the hat*, it says. *You have a nice life. I'd ring your friends more.*
    `),
  },
]
