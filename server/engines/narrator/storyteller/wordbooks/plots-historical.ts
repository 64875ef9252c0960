import type { Plot } from './wordbook.ts'
import { lines } from './wordbook.ts'

export const historicalPlots: Plot[] = [
  {
    id: 'historical-grain',
    parts: { foe: 'foe', friend: 'person', prize: 'thing: granary tally', lair: 'place' },
    matter: 'the empty granary',
    hook: lines(`
      "I put my arm in to the shoulder," says [friend], "and it's sand. There's a skin of corn on the top, two fingers deep, and it's sand to the floor. The whole town's winter. And the duke's steward comes on Friday to seal the doors."
      A baker has been pelted in the market for a loaf that crunched. [friend] has picked up the loaf, and broken it, and put a piece in your hand. "That's no miller's grit," [friend.they] says. "That's river sand. Somebody's been paid for wheat and has delivered us the beach."
    `),
    clues: [
      {
        gist: 'the wheat went out on the carts that brought the sand',
        said: lines(
          `"The carters were told it was ballast," says [who]. "Forty loads, by night. You'd think a man would ask what a granary wants with ballast. But they were paid by the load, and they've children."`,
        ),
        seen: lines(
          `The ruts by the back gate are deep coming in and shallow going out, and then, a night or so after, the other way about. So the wheat went out on the same wheels that brought the sand.`,
        ),
      },
      {
        gist: 'it is lying at [lair], until the price is right',
        said: lines(
          `"It's not been sold," [who] says. "I'd have heard; I hear each bushel that's sold from here to the sea. It's lying somewhere. Somebody is waiting for the price. [foe] has had new locks put on at [lair]."`,
        ),
        seen: lines(
          `There are sparrows at [lair], hundreds of them, in a month when there's nothing for a sparrow there. They go in under the eaves, thin, and come out fat. The padlock upon the door has [foe's] arms on it.`,
        ),
      },
      {
        gist: 'the other half of the tally names [foe]',
        said: lines(
          `"The tally shows it," says [who]. "There's always the two halves, one for each party, split from the one stick. Put them together, and the notches run across. [foe] burned the half there was. [^foe.they] has forgotten the old nun at the gate, who can't read, and keeps everything."`,
        ),
        seen: lines(
          `In the almoner's box, among the lost buttons, is half of a split tally stick: forty notches, and the guild mark, and burned in at the end, as one signs who can't unsay it, the ring of [foe].`,
        ),
      },
    ],
    press: lines(`
      The price is cried at the cross. It's gone up by a penny since the last bell, and by another while he's reading.
      Four women have set their empty baskets down in front of the guildhall, in a row, without a word. By noon there are sixty.
      [foe] has given ten loaves to the poor, before witnesses, with a trumpet. They're very white.
    `),
    setback: lines(`
      The steward has come two days early. He has seen the skin of corn, and found it good, and set the duke's seal on the door. To break it now is treason; to leave it is the winter.
      They've taken [friend], for spreading alarm. It was done quite gently, by two sergeants, who had first to borrow the money for the lantern.
    `),
    climax: lines(`
      The whole town's in the square, and it isn't shouting, which is worse. [foe] comes out on the steps with [foe.their] chain on. "There's corn enough," [foe.they] says, "for them that work. You've all seen the seal. Will anyone here say that the duke's seal lies?" And every face in the place turns round to you.
      [foe] receives you sitting down, with the other half of the tally on the table and a candle lit. "You're not a fool," [foe.they] says, "so I'll speak plainly. In March I shall sell at four times. In April I shall endow a hospital. It's a good hospital. Think how many will be there to be grateful."
    `),
    win: {
      force: lines(`
        The sealed door jumps; and then there's the baker's shoulder against it, and the four women's. It goes down like a drawbridge. What comes out across the steps, in the silence, with a long soft hiss, right up to [foe's] shoes, is the beach.
      `),
      words: lines(`
        The one half of a stick is going about the square from hand to hand, and nobody says whose it is. They only want to know who has the other; and it's the clerk, the little grey clerk that nobody has ever heard speak, who goes in and comes back with it and fits the two together for everyone to see.
      `),
      wit: lines(`
        It gets about, as such things do, that there's plague in the next town, and that wheat carries it. Within the hour [foe's] own carters are tipping forty loads out in the street, to be rid of it. The steward wonders very much where it can have come from.
      `),
    },
    after: lines(`
      There's bread. It's brown, and there's not a great deal of it, and children are running along the street with it as though it were a kite.
      The nun has been given a proper chest for her buttons. [foe] has gone upon a pilgrimage, which will take some years, and will be made barefoot.
    `),
  },
  {
    id: 'historical-portrait',
    parts: { foe: 'foe', friend: 'person', prize: 'thing: miniature portrait', lair: 'place' },
    matter: 'the painted bride',
    hook: lines(`
      "She's nothing like it," says [friend]. "The picture that they sent the prince. I ground the colours; I should know. He has fallen in love with a girl who sat for it at a shilling an hour, and the real one lands on Thursday."
      [friend] has a miniature in a handkerchief, and isn't supposed to. "They've asked me to age it," [friend.they] says. "To put back the nose. There's to be a treaty signed upon this face, and it's nobody's."
    `),
    clues: [
      {
        gist: 'the painter was paid twice',
        said: lines(
          `"The painter's been paid twice," says [who]. "Once by them that want the match, and once by them that want it broken off in front of everybody. It's a fair likeness of a war, that picture."`,
        ),
        seen: lines(
          `There are two purses in the painter's trunk, with two seals. One's the queen mother's. The other has been filed, but filed in haste, and it's [foe's].`,
        ),
      },
      {
        gist: 'the girl who sat for it is hidden at [lair]',
        said: lines(
          `"The girl who sat for it is hid," [who] says. "[foe] has her safe at [lair], with a gown made up to match. She's to walk in just after the real one. Can you not see it? He'd have to choose, with the ambassadors looking on."`,
        ),
        seen: lines(
          `A dressmaker's bill has been used to stop a window at [lair]. It's for one court gown, made to measure, in the blue that's in the picture; and it's to be sent home, it says, *by the back stair, to the young person*.`,
        ),
      },
      {
        gist: 'the princess knows',
        said: lines(
          `"What nobody has told you," says [who], "is that the princess knows. She has had the thing described to her. She has been three weeks aboard ship, learning to be sick in private and to say, in our tongue, *I am sorry for the mistake*."`,
        ),
        seen: lines(
          `A letter has come ahead of the fleet, unsealed, in a clear young hand. *I am told that I shall be a disappointment*, it begins. *I should prefer to be it early in the day, and indoors.* It has been kept back by [foe], and underlined.`,
        ),
      },
    ],
    press: lines(`
      Drums from the harbour; no, only thunder. But half the court has already run to the glass.
      The prince has had the picture set in a ring. He kisses it before meals. His tutor has stopped bringing the globe.
      You meet the face itself on the back stair: a girl with a bucket, who looks at you, and puts a finger to her lips.
    `),
    setback: lines(`
      The wind has changed, and they'll land tonight. [foe] has had it put about that you painted the thing yourself, for money. There's a guard on the gate who was told to look for someone with blue on the cuff. You look at your cuff.
      [friend] is to be sent to the galleys as a forger. It's been done so fast that the ink on the order is still blue; it is, [friend] says, at least the right blue.
    `),
    climax: lines(`
      The doors are opened at both ends of the gallery. By one comes a small, plain person in travelling boots, very white. By the other, as it were by chance, comes the picture. "Your highness," says [foe], in the hush, "will wish to be presented."
      [foe] draws you into the embrasure of a window. Below there are torches, and drums. "It's a war, or it's a laughing stock," [foe.they] says. "I'm content with either. I had hoped that you would stand just here and look unhappy, and be blamed."
    `),
    win: {
      force: lines(`
        It's over, there on the carpet, before a sword can be drawn, and somebody's heel has gone through the canvas. It's the only violence done that day, and it's to a picture. The prince looks, for the first time, past the frame, at who is standing there.
      `),
      words: lines(`
        It has brought her own letter out, and her letter goes down the gallery from voice to voice. By *early in the day, and indoors* the prince has begun to laugh, and it isn't unkind; and the small, plain person's chin comes up; and she tells him, in four languages, that she gets it from her father.
      `),
      wit: lines(`
        And so they come face to face: the princess, and the girl with the bucket. "You have my face," says the one. "You're welcome to it, miss," says the other, "it's a deal of trouble." The ambassadors conclude that it was all a compliment, of a northern kind.
      `),
    },
    after: lines(`
      The treaty has been signed. The girl with the bucket has been made a lady of the bedchamber, at a shilling an hour.
      [friend] is to paint the wedding. [^friend.they] has been told to put the nose in, by the owner, who says that she'd miss it.
    `),
  },
]
