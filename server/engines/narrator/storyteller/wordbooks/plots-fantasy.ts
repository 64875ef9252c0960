import type { Plot } from './wordbook.ts'
import { lines } from './wordbook.ts'

export const fantasyPlots: Plot[] = [
  {
    id: 'fantasy-bell',
    parts: { foe: 'foe', friend: 'person', prize: 'thing: drowned bell', lair: 'place' },
    matter: 'the drowned bell',
    hook: lines(`
      In the night [prize] rang, which it has no business to do, being at the bottom of the lake. "Nine strokes," says [friend]. "And this morning the miller can't remember his wife's name. Nor can she."
      [friend] has come with wool stuffed in both ears and takes it out to talk to you. "It rang again. Each time it does, somebody forgets a name. It took my brother's, and I've only one brother, and I can see him from here."
    `),
    clues: [
      {
        gist: 'the bell was drowned on purpose, and somebody has raised it',
        said: lines(
          `"It was drowned on purpose," says [who]. "My great-grandmother held one of the ropes. It was cast to call the dragon home, they said, and the dragon came. So they sank it, and swore. Somebody has un-sworn."`,
        ),
        seen: lines(
          `Caught on the reeds is a length of new rope, greased against the wet. It wasn't cast off here; it's made fast, and it runs out and down, towards where the water is darkest.`,
        ),
      },
      {
        gist: 'the names go to [lair], where [foe] listens',
        said: lines(
          `"Names don't vanish," [who] says. "They go somewhere. Stand near [lair] about dusk and you'll hear them, all together, like starlings. [foe] goes there to listen."`,
        ),
        seen: lines(
          `A name has been scratched on a slate, and beside it a price. There are forty names on the slate. Each is somebody who has lately gone blank at the sound of it, and the hand that kept the tally is [foe's].`,
        ),
      },
      {
        gist: 'one more stroke would give every name to whoever holds the rope',
        said: lines(
          `"It wants one more stroke," says [who]. "The tenth. That one doesn't take a name from anyone. It takes it from everyone, and gives the lot to whoever holds the rope. [foe] has been practising the signature."`,
        ),
        seen: lines(
          `Cut round the old bell-stone runs a verse, weeded clean not long ago. Nine to borrow, it says, and ten to keep. Beneath it, in wax that's still soft, is the seal of [foe].`,
        ),
      },
    ],
    press: lines(`
      The bell again, far down, like a thought in somebody else's head. Across the way a knight stops with his hand up to greet a friend, and you watch him look for the word, and not find it.
      "What's yours?" asks a child, perfectly friendly, of her own mother. [friend] turns away and makes much of a buckle.
      [foe] passes with a smile for you, and calls you by a name you haven't used since you were five.
    `),
    setback: lines(`
      The rope has gone slack: cut, from below. The lake comes up to your chin, and goes down again, and leaves a gap in your mind, quite smooth, where the name of the one who taught you to swim used to be.
      They have believed [foe]. In the hall everybody is being given a new name, with a ribbon on it, and queueing for it gladly. At the old ones they only look up, as at someone talking in church.
    `),
    climax: lines(`
      [foe] has the rope twice about one wrist. Behind [foe.them] the water is humped and shaking with what is coming up through it. "One more," [foe.they] says, "and I'll know everyone. Can you imagine? Nobody will ever be a stranger to me again."
      The drowned bell hangs in the air, streaming, green as a frog, and [foe] beneath it is listening with tears running down. "They're all in there," [foe.they] says. "Every one that was ever called to supper. How can you ask me to let go?"
    `),
    win: {
      force: lines(`
        [foe] goes over backwards, and the rope runs out burning through [foe.their] hands. There's no tenth stroke. There is a splash that goes on a long time, and then, all round the shore, people calling each other, over and over, by name.
      `),
      words: lines(`
        There is one name that [foe] has never troubled to learn, and it's yours. [^foe.they] opens [foe.their] mouth. Of all those names it's the one that was never rung for, and [foe.they] hasn't got it; and while [foe.they] hunts for it the bell goes back down by itself, like something let off a lead.
      `),
      wit: lines(`
        [foe] has had eyes only for you, and none for the clapper, which somebody has been busy about with all the wool in the village. [foe] hauls, the great green mouth swings over, and what comes out is a sort of cough. In the stillness forty people, up and down the shore, remember what they are called.
      `),
    },
    after: lines(`
      The miller and his wife are introduced to each other at their own gate and take it very well. [friend] tries out [friend.their] brother's name, in various voices, for most of an evening.
      Somebody has hung a small tin bell over the well, to be going on with. It rings for dinner and takes nothing from anyone.
    `),
  },
  {
    id: 'fantasy-oath',
    parts: { foe: 'foe: oath collector', friend: 'person', prize: 'thing: oath ring', lair: 'place' },
    matter: 'the borrowed oath',
    hook: lines(`
      "You've been sworn for," [friend] says, and can't look at you. "Somebody has pledged your service, in your name, with a ring that knows your hand. [foe.a] is on the road with the paper. A day and a night, and you belong to it."
      A ring of cold has closed about your finger; there's nothing there to see. [friend] sees you rubbing at it and goes grey. "That's an oath," [friend.they] says. "Whose? You'd have had to *say* it. Unless somebody said it for you."
    `),
    clues: [
      {
        gist: 'it was somebody you have broken bread with',
        said: lines(
          `"You can't be sworn by a stranger," says [who]. "It has to be one who has broken bread with you. Count them up. It'll be the one who wasn't hungry."`,
        ),
        seen: lines(
          `In the ashes lies the stub of a sealing candle and half a crust with one bite gone. So it was done here, and in form: bread, fire, and your name said three times by someone with very small teeth.`,
        ),
      },
      {
        gist: 'what [foe] collects is written down at [lair]',
        said: lines(
          `"[foe] can only collect what's written," [who] says. "And it's written in one place, the great ledger, and that's kept at [lair], under a stone, as if it were a toad."`,
        ),
        seen: lines(
          `A page has blown, or been let blow, out of [foe's] ledger. It's columns of promises: *to wait*, *to come back*, *to tell her someday*. Each has been struck out in red, and beside each the sum it fetched. On the back is a sketch of the way to [lair].`,
        ),
      },
      {
        gist: '[foe] made a promise once and never kept it',
        said: lines(
          `"There's a first page," says [who]. "No one has ever seen it but [foe]. They say it's the promise [foe.they] made, before [foe.they] took up the trade. They say it isn't crossed out."`,
        ),
        seen: lines(
          `Under everything, folded to the size of a thumbnail, is the oldest promise of all, in a child's round hand. *I will never be like them*, it says. It is signed by [foe].`,
        ),
      },
    ],
    press: lines(`
      Your feet have turned toward the road without your asking. It takes an effort, and [friend], to turn them back.
      [foe's] mule goes by with nobody on it, ringing its small bell and looking at each house as though adding up the doors.
      The cold about your finger pulls, gently, as a child pulls who wants to be taken home.
    `),
    setback: lines(`
      You wake standing, a mile from where you lay down, with a broom in your hand and somebody else's floor swept. The oath has begun to use you while you sleep.
      It was [friend]. [^friend.they] tells you before you can find it out: an old debt, a bad winter, and [foe] with the pen all ready. "I thought it would be a small thing," [friend.they] says. "I thought [foe.they] would only want you to carry something."
    `),
    climax: lines(`
      [foe] has laid the ledger open upon [foe.their] knees and wetted the pen. "It isn't cruelty," [foe.they] says. "Somebody has to hold people to what they say. If nobody did, what would a word be for?" On the page your name is drying.
      "Last line," says [foe]. The mule has stopped. The invisible ring has drawn so tight that your whole hand is white. "You may speak first. They mostly do. It doesn't change the sum."
    `),
    win: {
      force: lines(`
        The ledger tears: not the line, the page; not the page, the book. It comes apart with a noise like geese, and the air is full of promises going home. [foe] runs about beneath them with [foe.their] hat held out and catches none.
      `),
      words: lines(`
        [foe] listens with [foe.their] eyes shut. When they open, the ledger is lying open as well, at the round hand, the six words. [^foe.they] reads them through twice. Then [foe.they] takes the pen and, on the first page of all, pays.
      `),
      wit: lines(`
        The ring has let go of you, and rolls, and [foe], who in thirty years has never been given anything, picks it up and puts it on. It knows your hand. It knows that this isn't it. The oath gives a little shrug and goes out like a match.
      `),
    },
    after: lines(`
      The mark has gone from your finger. [friend] keeps looking at you. "I'll make it up," [friend.they] says, and stops, appalled; and then begins to laugh, and can't leave off.
      All over the valley people are turning up on one another's doorsteps, years late, to do what they said they would.
    `),
  },
  {
    id: 'fantasy-thorn',
    parts: { foe: 'foe', friend: 'person', prize: "thing: king's briar", lair: 'place' },
    matter: 'the sleeping garden',
    hook: lines(`
      Roses have come up through the floor. "Since Tuesday," says [friend], stepping over one. "At first it was pretty. Then the baker lay down beside one to smell it, and he's there yet, and he's smiling, and he will not wake."
      "Don't sniff," says [friend] sharply, and knocks something out of your hand. It was only a rose. All down the way they are opening, out of stone, out of season, and under each of them someone is asleep.
    `),
    clues: [
      {
        gist: 'somebody prunes the roses at night',
        said: lines(
          `"They aren't wild," says [who]. "Look at the cuts. Somebody prunes them, at night, with silver, and whistles. I put my head under the pillow. I did not want to know the tune."`,
        ),
        seen: lines(
          `Every stem has been trimmed on the slant by someone who knows how. The clippings have been gathered, and the gatherer wore gloves: there's a thread of kid leather on a thorn, of the kind that [foe] buys by the dozen.`,
        ),
      },
      {
        gist: 'they all grow from one root, at [lair]',
        said: lines(
          `"All briars have one root," [who] says. "Cut a hundred and you've cut hair. Cut that one and you've cut the throat of it. It'll be where the first of them came up, and that was [lair]."`,
        ),
        seen: lines(
          `Follow them back and they grow thicker, and closer, and all of them lean the same way at the tips, like a crowd with its back to you. What they've turned their backs on, to guard it, is [lair].`,
        ),
      },
      {
        gist: '[foe] is keeping somebody asleep in there',
        said: lines(
          `"The sleepers aren't being hurt," says [who]. "They're being *kept*. There's someone [foe] could not bear to lose, that's all. And it takes a deal of dreaming to keep a person safe from a thing that happened years ago."`,
        ),
        seen: lines(
          `In the heart of the thicket there's a bed of moss, and on it a small girl in a dress fifty years old, as fresh as bread. Every root runs to her. Sewn into the collar, in neat capitals, is the family name of [foe].`,
        ),
      },
    ],
    press: lines(`
      A tendril has found the toe of your boot while you stood talking. It lets go when it sees you look.
      The bell for noon isn't rung. After some time a girl comes to say that the ringer is lying at the foot of the rope, and that there's a rosebud in his buttonhole, and who put it there?
      [friend] is caught in mid-yawn, and stares at you in horror until it passes.
    `),
    setback: lines(`
      [friend] sits down, only for a moment, against a wall that was bare. By the time you've turned round the petals are in [friend.their] hair. [^friend.they] says something, fondly, to somebody who isn't there.
      The shears break on the second stem. From all sides comes a creaking, soft, like baskets; and the gap by which you came in is a hedge with birds in it.
    `),
    climax: lines(`
      [foe] is kneeling by the root with the silver shears laid down beside [foe.them]. [^foe.they] isn't armed against you; [foe.they] isn't even looking. "She's dreaming of the sea," [foe.they] says. "I've given her two hundred people's summers. Would you like to be the one to wake her?"
      There's only the one rose left to open, and it's the size of a door. [foe] stands before it with both arms spread. "A hundred strangers asleep and happy," [foe.they] says, "against one child. You've a good heart. Do the sum."
    `),
    win: {
      force: lines(`
        Something gives, low down in the root, and it screams like a hinge. [foe] has caught her up before the last of it falls; and she opens her eyes, and says, crossly, as children do, that she's hungry.
      `),
      words: lines(`
        It has never crossed [foe's] mind that one might ask her. It crosses it now, on account of you. [^foe.they] bends, and whispers; and far down in her sleep the child says, quite clearly, "I want to see how it ends." For a long while there's no sound but petals.
      `),
      wit: lines(`
        The great rose breathes out, and for as long as the breath lasts there's a beach in it, and a girl, alone, and bored to tears. She looks up. She has seen you; she has seen the way up the sand. It's easy; nobody had thought to come and fetch her.
      `),
    },
    after: lines(`
      All over the town people sit up, stretch, and ask what day it is. The baker wants to know who has been minding his ovens, and when he hears, he lies down again.
      The roses are only roses. [friend] has kept one in a jar, at arm's length. A small girl in an old dress is being taught to skip by four who might have been her granddaughters.
    `),
  },
]
