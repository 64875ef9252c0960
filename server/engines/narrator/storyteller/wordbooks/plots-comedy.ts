import type { Plot } from './wordbook.ts'
import { lines } from './wordbook.ts'

export const comedyPlots: Plot[] = [
  {
    id: 'comedy-statue',
    parts: { foe: 'foe', friend: 'person', prize: "thing: founder's head", lair: 'place' },
    matter: 'the missing head',
    hook: lines(`
      "The founder's lost his head," says [friend]. It is the literal truth. The statue stands in the square with its arm out, as ever, and above the collar there's only a pigeon. "And the Princess is unveiling him at four."
      [friend] shows you a photograph of the statue yesterday, with head, and one today, without. "I turned my back for a bun," [friend.they] says. "You do not expect it of bronze."
    `),
    clues: [
      {
        gist: 'the head went by on a mobility scooter',
        said: lines(
          `"It went by on a mobility scooter," says [who]. "I thought it was the alderman. I said good morning to it. It's the first time that he hasn't gone on about drains."`,
        ),
        seen: lines(
          `A single tyre track leads away from the plinth. Along it, every few feet, are crumbs of a cheese that only one shop sells, and just the one customer ever finishes.`,
        ),
      },
      {
        gist: 'it is only papier mâché, and it looks like rain',
        said: lines(
          `"It isn't the *real* head," [who] says. "They broke that in 1911, with a cricket ball. It's papier mâché. The whole committee knows. If it gets wet, that's a hundred years of civic pride all over the floor, and it's clouding up."`,
        ),
        seen: lines(
          `There's a flake of the founder's ear in the gutter. It's newsprint. You can read part of a recipe, and the cricket scores, and the words *nobody must ever*.`,
        ),
      },
      {
        gist: "[foe] has it on, and can't get it off",
        said: lines(
          `"[foe] never wanted to steal it," says [who]. "[^foe.they] wanted to try it *on*. [^foe.they] has the nose for it, do you see? And now [foe.they] can't get it off."`,
        ),
        seen: lines(
          `From behind the door at [lair] comes a hollow voice, saying, with dignity, that it is perfectly all right. Through the keyhole you can see the founder's head. It's wearing [foe's] cardigan.`,
        ),
      },
    ],
    press: lines(`
      It spots with rain. Eleven members of the committee put up eleven umbrellas over a statue with nothing on top.
      The Princess is early. She's been given a bun to hold her, and then a second one, and is beginning to suspect.
      A rival head has been put up meanwhile, on the grounds that something must be. It's a marrow. It's been given spectacles. It is, people are saying, rather good.
    `),
    setback: lines(`
      The head turns up, in the lost property, between two umbrellas. It's in your arms for as long as it takes to sneeze. Then it's rolling down Church Street, apologising.
      There's been an arrest for the marrow, and it's yours. It's all a misunderstanding, [friend] explains to the constable, who is making a note that people were in tears, and that so was the marrow.
    `),
    climax: lines(`
      The sheet is coming off. The band has played what it knows. And up upon the plinth, grey, noble, with one arm out, and just beginning to run at the edges, stands [foe].
      [foe] is on the roof of the town hall, head and all, refusing to come down. "They *cheered*," booms the founder's mouth. "Nobody has ever cheered. You come up here and see what it's like, and then you take it off me."
    `),
    win: {
      force: lines(`
        Somebody has hold of the ears; [friend] has hold of somebody; the committee has hold of [friend]. It comes off with a pop that's heard in the next county, and [foe], pink and blinking, is cheered to the echo by people who think that it was the point.
      `),
      words: lines(`
        There's a hush, and into the hush somebody announces the founder. And [foe], after a terrible pause, makes a speech. It's about drains. It is, by common consent, the finest thing ever said about them, and it's only at the end that the nose comes off.
      `),
      wit: lines(`
        The last of the sheet slides down of its own accord. There's a silence. "Modern art," says a voice from the back. "It's about loss," says the Princess slowly, to a headless man holding a marrow; and from that moment it's worth more than the town.
      `),
    },
    after: lines(`
      The head is on a shelf in the hall, in a bag, with a label: NOT THE HEAD. [foe] is let try it on every second Thursday.
      The marrow took silver. [friend] has been asked to stand for the committee, and has asked what the committee would like to stand for.
    `),
  },
  {
    id: 'comedy-goose',
    parts: { foe: 'foe: goose', friend: 'person', prize: "thing: mayor's chain", lair: 'place' },
    matter: 'the chain of office',
    hook: lines(`
      "It's eaten it," says [friend]. "The goose. The whole chain. I saw the last link go down, it went *tink*." The investiture is at noon. In the middle of the road stands the bird in question, looking like a bishop.
      [friend] has locked the door, and is leaning on it. "You're good with animals," [friend.they] says. "Say that you're good with animals. There's a goose out there with four hundred years of gold in it, and it knows."
    `),
    clues: [
      {
        gist: 'somebody buttered the chain',
        said: lines(
          `"It didn't eat it for fun," says [who]. "I've kept poultry. A goose won't touch metal unless it's been *buttered*. Somebody buttered the mayor's chain. Ask yourself who would have the butter."`,
        ),
        seen: lines(
          `There's butter on the cushion where the chain lay: a good deal of butter, salted, the catering size. In it is one large, clear thumbprint, and next to that a very small hat.`,
        ),
      },
      {
        gist: 'there are two geese',
        said: lines(
          `"There are two geese," [who] says. "That's the beauty of it. One's got the chain in it, and the other one's angry. They've the same name. They only answer to it if you're wrong."`,
        ),
        seen: lines(
          `The footprints in the custard are from two different geese. One of them is walking heavily, and clinks.`,
        ),
      },
      {
        gist: 'the mayor did it himself',
        said: lines(
          `"It was the mayor," says [who]. "He can't stand wearing it. It gives him a rash. He thought if it went missing he would only have to wave. He hadn't reckoned on a witness, and least of all on that one."`,
        ),
        seen: lines(
          `In the mayor's own hatbox there's a pound of butter, a bag of corn, and a draft of a speech that begins, *It is with deep regret, and yet also lightness about the neck*.`,
        ),
      },
    ],
    press: lines(`
      The goose has taken the bandstand. The band is still in it. From time to time one hears a frightened oboe.
      A man from the newspaper wants to know if it is true. The goose gives him a statement, at some length, in the leg.
      They're practising the fanfare. At each blast both geese turn, and lower their necks, and start to walk.
    `),
    setback: lines(`
      [friend] had it under one arm. [^friend.they] had it as far as the door. Nobody who has not carried a goose through a harp can know what happened next, or ought to.
      The vet is willing to operate, but he's willing on the wrong goose. It has him up a tree. He is shouting down instructions about calm.
    `),
    climax: lines(`
      The procession's here: trumpets, aldermen, the mayor with his bare and guilty neck. And down the middle of the red carpet, the other way, clinking at each step, in no hurry whatever, comes the goose.
      It has got up on to the mayor's own chair. It's put its head through the mayor's own ribbon. There's a bit of a hush; and then, from somewhere at the back, a voice says doubtfully, "Three cheers?"
    `),
    win: {
      force: lines(`
        The goose has dealt with bulls, and bicycles, and the fire brigade, but nobody has ever come at it like that. It's so surprised that it hiccups. Out, into the mayor's upturned hat, link by link by link, comes four hundred years of gold.
      `),
      words: lines(`
        The goose has followed all of it, with its head on one side. It looks at the mayor. It looks for some time. Then it walks across, and is sick, with great precision, on his shoes.
      `),
      wit: lines(`
        "By the ancient custom," says somebody in the band, seeing which way it's going, and there's nobody there who'll admit that he hasn't heard of it. So the goose is sworn in, chain and all, for a year and a day. It'll be the first in some time to have read the drainage report.
      `),
    },
    after: lines(`
      The mayor has confessed. He's been let off with a ribbon. The rash has gone, and he's been seen skipping.
      Of the two geese one has the freedom of the town, and the other is just free, and no one will say which is which, out of respect.
    `),
  },
]
