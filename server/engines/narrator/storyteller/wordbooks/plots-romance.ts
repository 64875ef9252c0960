import type { Plot } from './wordbook.ts'
import { lines } from './wordbook.ts'

export const romancePlots: Plot[] = [
  {
    id: 'romance-letters',
    parts: { foe: 'foe', friend: 'person', prize: 'thing: bundle of letters', lair: 'place' },
    matter: 'the unanswered letters',
    hook: lines(`
      "He never wrote," says [friend]. "Three summers. I've hated him so carefully." And [friend.they] holds out a bundle of letters, tied with string, that fell this morning from behind a drawer. They're addressed to [friend.them]. They've all been opened.
      A letter three years late has come for [friend]. It's only the last of forty, it says, and if there's no answer to this there won't be any more. [friend] turns it over and over. "What forty?" [friend.they] says.
    `),
    clues: [
      {
        gist: 'somebody in the house kept the letters back',
        said: lines(
          `"They went up on the tray with the rest," says [who]. "I carried them. I thought how nice. It isn't the tray that goes wrong in a house, you know. It's whoever sorts it."`,
        ),
        seen: lines(
          `The flaps have been steamed: the paper has that wave to it. There's a ring on the sill from a small spirit kettle, and beside the ring are forty little dents, where someone stood a letter each time to dry.`,
        ),
      },
      {
        gist: 'it was [foe], who reads them still',
        said: lines(
          `"[foe] meant it for the best," [who] says, "or began by meaning it. After the first one it's hard to know how to stop. What does one say? *Here's a letter I've been reading?*"`,
        ),
        seen: lines(
          `The letters have been sorted, and reread. In the margins are tiny pencil notes, in [foe's] hand: *yes*, and *oh*, and at one place, pressed almost through the paper, *lucky, lucky*.`,
        ),
      },
      {
        gist: 'there were answers, too, and [foe] wrote them',
        said: lines(
          `"There were answers, too," says [who]. "[foe] wrote them. I posted one. I've had it on my mind. Nobody writes like that to be cruel. They were better than love letters; I should think they were the other thing."`,
        ),
        seen: lines(
          `At [lair], folded in a glove, are drafts in [foe's] writing, signed with [friend's] name. They were never sent, or all but one. They say that the writer's well, and that the roses are out, and please don't stop.`,
        ),
      },
    ],
    press: lines(`
      The banns have been read, for the second time: [friend's] name, and that of somebody suitable. [friend] hears them through with a face like a shut fan.
      He is to be seen on the promenade. He's thinner. He goes as far as the gate, and looks at the bell, and walks on.
      [foe] has begun to be terribly kind to everybody, in the way of those who haven't slept.
    `),
    setback: lines(`
      They've met, at last, by accident, on the terrace. Each was so courteous. It was over in the time it takes to say that it has been a wet spring; and now the carriage is ordered, and nobody can think why there should be an eye in the house that isn't dry.
      The bundle's gone from where you hid it. There is ash in the grate of the blue room, and the end of a piece of string.
    `),
    climax: lines(`
      The clock says five to seven. On the platform, with the steam coming up around [foe.them], stands [foe], with one letter left. "If I give it to you he'll stay," [foe.they] says. "And they'll be happy, and I'll have been a person who kept forty letters. I've tried to want that."
      The whole company's in the ballroom when [foe] asks to speak with you alone. "I know them by heart," says [foe]. "All forty. Nobody ever wrote me one. Tell me: if you had found them first, are you so sure what you would have done?"
    `),
    win: {
      force: lines(`
        The letter is out of [foe's] fingers, and in the wind. It's undignified. It's chased the whole length of a moving train, by two porters, a bishop and a dog; and at the ninth window somebody looks up, and puts out a hand.
      `),
      words: lines(`
        There's only one person who can read it out. And [foe], in a shaking voice, before everyone, without the paper, begins: *My dear, the roses*. By the second line a man has turned round at the far end of the room. By the third, so has [friend].
      `),
      wit: lines(`
        There's a writing table, and a pen, and [foe] with the pen in that hand. One more, then, the best one, to tell them both where to be at eight. For the first time in three years [foe] writes it, signs it truly, and sends it.
      `),
    },
    after: lines(`
      There's a good deal to be said, and they're saying it, on the wall, in the dark, both at the same time. Somebody ought to take them out a coat.
      It's [friend] who tells you about the other letter. It came this morning, for [foe], unsteamed. It says that whoever wrote that one answer, about the roses, should please not stop.
    `),
  },
  {
    id: 'romance-waltz',
    parts: { foe: 'foe', friend: 'person', prize: 'thing: music sheet', lair: 'place' },
    matter: 'the unfinished waltz',
    hook: lines(`
      Someone has been playing the piano in the small hours: a waltz, the same one, lovely, and it breaks off always at the same bar. "It's like being proposed to," says [friend], "by a person who then leaves the room."
      [friend] has found a sheet of music in the stool with the last line torn away. *For E*, it says, *when I have the courage*. "There are five of us it might be," says [friend]. "We've been counting. Nobody will practise in front of the others."
    `),
    clues: [
      {
        gist: 'whoever plays it has learned by listening at doors',
        said: lines(
          `"The left hand's wrong," says [who]. "It limps. Whoever plays it taught themselves, and learned by listening at a door. I could name you three in this house who listen at doors, and only one has the ear."`,
        ),
        seen: lines(
          `There's candle wax on the keys, but only at the low end; and in the dust under the pedal is the mark of a boot with a mended sole. Not a guest's, then. Somebody who works here.`,
        ),
      },
      {
        gist: '[foe] has forbidden the tune',
        said: lines(
          `"[foe] knows who it's for," [who] says. "That's why it's to be the other tune on Saturday. [^foe.they] has told the band. [^foe.they] told them that if anyone plays that waltz, they needn't trouble to come for their money."`,
        ),
        seen: lines(
          `On the list for Saturday's ball the ninth dance has been scratched out, hard enough to tear, and another put in. It was to have been a waltz. The ink is the violet ink that [foe] uses for engagements.`,
        ),
      },
      {
        gist: 'the last four bars are hidden at [lair]',
        said: lines(
          `"It isn't torn because they quarrelled," says [who]. "It's torn so that neither could play it alone. They'd half each. I saw them do it, out by [lair], the night before everybody grew so sensible."`,
        ),
        seen: lines(
          `Between two stones at [lair] is a folded strip of music paper, gone soft with weather. It's only four bars. They go through your head, once, and it is as if someone had shut a gate that's been banging for years.`,
        ),
      },
    ],
    press: lines(`
      It's playing again, behind the wall. All down the corridor doors have opened an inch. It gets to the bar; it stops; and along the passage there's a sigh like the wind going over barley.
      The engagement's to be given out at supper on Saturday. There's a cake. It has two sugar people on it, and they're looking in different directions.
      A dance card is pushed under your door. Every line is blank except the ninth, and that says: *please*.
    `),
    setback: lines(`
      The piano's been locked, and the key is on [foe's] watch chain. It chimes there, very slightly, each time [foe.they] laughs.
      It has reached the wrong person. You can see that, as soon as it has: a flush, a smile put on crooked, and [friend] saying, much too gaily, how sweet, and that the windows want closing.
    `),
    climax: lines(`
      Saturday. The eighth dance is finishing. [foe] has come to stand by you, in white gloves, and says without moving the smile: "I know that you have the last line. I'd like you to think about whether anyone has ever been made happy by an ending."
      The band has put down its bows. There's silence where the ninth dance ought to be. At one end of the floor stands somebody with a mended boot, and at the other somebody with a ring too large; and [foe] is already tapping on a glass to begin the speech.
    `),
    win: {
      force: lines(`
        The chain breaks. It's a small noise. Then the lid is up, and whoever it was in the mended boots is at the stool and playing with both hands; and when it comes to the bar it doesn't stop.
      `),
      words: lines(`
        It has got about, by the time that the band has turned its page, that this one is a ladies' choice. Nobody has ever heard that it was. But someone with a ring too large gives it back, thanks [foe] for a lovely spring, and walks straight across all that floor.
      `),
      wit: lines(`
        The four bars have got, by some means, to the one member of the band who is paid by the hour, and she is a cellist, and a romantic. It comes from the back, low down, so softly that no one could forbid it. One by one the others know what to do.
      `),
    },
    after: lines(`
      They danced it eleven times. [foe] danced the tenth, with the cellist, and was seen to count aloud.
      There's no more piano in the small hours. It's missed. But the two sugar people have been turned, by someone, to face each other, and there's a bite out of the icing.
    `),
  },
]
