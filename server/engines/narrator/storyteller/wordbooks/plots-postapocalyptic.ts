import type { Plot } from './wordbook.ts'
import { lines } from './wordbook.ts'

export const postapocalypticPlots: Plot[] = [
  {
    id: 'postapocalyptic-pump',
    parts: { foe: 'foe', friend: 'person', prize: 'thing: valve key', lair: 'place' },
    matter: 'the failing pump',
    hook: lines(`
      "Hear that?" says [friend]. You can't hear anything. "That's it. It used to knock." The line of people with cans has stopped talking. Somebody at the front is holding a cup under the spout, and goes on holding it.
      The pump brought up sand this morning, and after the sand a tooth of broken metal. [friend] has it in a rag. "That's no wear," [friend.they] says. "That's a file did that. Somebody wants us thirsty."
    `),
    clues: [
      {
        gist: 'there is a second pipe, and the key to it was taken',
        said: lines(
          `"There are two pipes," says [who]. "Everyone thinks there's one. The old folks laid a second, for when the first gave out, and shut it, and the key to it is the size of your arm. It was in the toolshed till the day [foe] came by to trade."`,
        ),
        seen: lines(
          `On the shed wall is the painted outline of a key as long as your arm. The outline's bright. Whatever hung here has come down lately, and a strip of [foe's] bootlace is shut in the hinge.`,
        ),
      },
      {
        gist: 'there is water at [lair]',
        said: lines(
          `"I've seen lamps at [lair]," [who] says, "and heard water. *Heard* it. I thought that I was going funny. You do, when you're dry. But you don't generally hear people swimming."`,
        ),
        seen: lines(
          `The second pipe runs by [lair]. The rust on the joint has been broken, and the ground is wet. It's green. In all this ruin there's a patch of grass the size of a blanket, and somebody has been lying on it.`,
        ),
      },
      {
        gist: '[foe] had a family once, and sits by it alone',
        said: lines(
          `"[foe] isn't selling it," says [who]. "That's what I can't get over. [^foe.they] has a whole lake in there, under a roof, and nobody is let near. [^foe.they] just sits by it. Nights. [^foe.they] had a family, on the flats, the dry year."`,
        ),
        seen: lines(
          `By the edge of the hidden water are four small tin cups on four nails, with names. They've never been used. [foe] keeps them very clean.`,
        ),
      },
    ],
    press: lines(`
      The ration's cut by a third. It's read out from the bus roof in a level voice. A man in the crowd laughs, and can't leave off.
      Dust on the east road: [foe's] people, with barrels, offering a cup for a day's work. By noon there's a queue.
      A scavenger child has been found licking the pipe. She isn't scolded. People look, and then look as though they hadn't.
    `),
    setback: lines(`
      The plate comes off, and it is worse than anyone thought. The whole shaft's gone. There will be water until tomorrow night, if no one washes and no one weeps.
      They've caught you at the wire. It's done without any roughness. [foe's] guard hands back your canteen, and it's been filled; and that's so much worse than a beating that [friend] can't look.
    `),
    climax: lines(`
      [foe] is sitting on the valve, with the key across [foe.their] knees. Behind [foe.them] the lake goes back into the dark, further than a lamp can reach. "There isn't enough," [foe.they] says. "There never is. If I'd been harder, that year, mine would have had it to the end. I mean to be hard enough this time."
      Everybody has come. They stand along the dark shore with their cans and don't make a sound. [foe] has a charge wired to the roof. "One step," says [foe], "and nobody has it. I've shared before. I know what it comes to."
    `),
    win: {
      force: lines(`
        There are other hands on the key now, more and more of them, with a rope slung about it, and [foe] hanging from it to the last. Then it turns. A long way off, in the ring of yellow buses, a pump that had stopped begins to knock.
      `),
      words: lines(`
        Four cups are let down, and filled, and go from hand to hand to the front of the crowd, to the four smallest. [foe] watches them drink. It seems to go on for a long time. When [foe.they] puts the key down [foe.they] does it without a sound, as you would in a room where children are asleep.
      `),
      wit: lines(`
        There's a sum on the wall, done with a nail, where [foe] can't help but see it: so many people, so much water, so much rain. It comes out. [foe] goes over it with a finger, looking for the mistake; gets to the end; and begins again, in tears, to check it.
      `),
    },
    after: lines(`
      It's rationed, still, since it has to last. But on the first night there's a spoonful each for washing faces, and nobody knows one another.
      [foe] keeps the tally at the pump now. [^foe.they] is known to be strict. [^foe.they] is also known to spill some, each noon, over by the beans, where the little ones hold out their hands.
    `),
  },
  {
    id: 'postapocalyptic-voice',
    parts: { foe: 'foe', friend: 'person', prize: 'thing: hand-drawn map', lair: 'place' },
    matter: 'the voice on the radio',
    hook: lines(`
      "It said a place," says [friend], shaking. "It said *there's room*. Eleven years of static, and then a woman, with a cold, reading out a road." [^friend.they] has written it on [friend.their] arm so as not to lose it.
      Overnight half the settlement has packed. The radio in the bus has been talking, [friend] tells you: roads, wells, a gate that's open. "It sounded so *kind*," [friend.they] says. "That's what I don't like."
    `),
    clues: [
      {
        gist: 'the voice is only a recording',
        said: lines(
          `"That's a recording," says [who]. "She sneezes in the same spot. I've listened nine times. The road's real, I have walked a piece of it. But she was done talking before you and I were born."`,
        ),
        seen: lines(
          `The logbook gives it away. On the margin of every page the listener has pricked a dot when she sneezes. They fall in a straight line. It's a loop, and somebody started it four days ago.`,
        ),
      },
      {
        gist: '[foe] started the tape, and is waiting in the pass',
        said: lines(
          `"[foe] has been buying batteries," [who] says. "And handcarts. And then, the day it began, [foe.they] parked the whole convoy across the pass, where that road goes through. You don't need bait if you aren't fishing."`,
        ),
        seen: lines(
          `Fresh wire runs from the mast away to [lair]. It's good copper, not salvage. At the end is a tape machine in a biscuit box with [foe's] mark on the lid, going patiently round.`,
        ),
      },
      {
        gist: 'the rest of the tape tells of another gate',
        said: lines(
          `"There's more of it," says [who]. "The tape. They only play the half. I had an uncle at the tower, and he'd got the rest by heart. She gives the road, right enough. Then she says: *and don't come by the pass*."`,
        ),
        seen: lines(
          `The other side of the reel has never been played. It turns by hand, and whispers as it turns. It's the same woman. There's room, she says, and there's another gate, on the river; and if there are people camped in the pass, God forgive them, so were we, once. It's signed off with the name of [foe's] mother.`,
        ),
      },
    ],
    press: lines(`
      The first families are leaving. They have put the old people on the carts, and tied a cloth on the rail of the bus, so that they can find it again.
      The voice fades out in the middle of a word. In the hush everyone can hear how many people had been listening.
      A scout comes in off the flats on one shoe. "They're taking the carts," she says. "They're ever so nice about it. They give you a receipt."
    `),
    setback: lines(`
      Nobody wants to hear it. [friend] plays them the sneeze; they say that people do sneeze. Somebody's grandmother spits at your feet, and then asks you, terribly, to say that it isn't so.
      The map's gone, and [friend] with it. On the bunk there is a page from the logbook. *One of us has to go and look*, it says. *I'm the one with the boots.*
    `),
    climax: lines(`
      The carts are drawn up in the pass as far as you can see. [foe] has a chair, a ledger, and a lamp. "They'd never have got through on the road," [foe.they] says. "This way they work, and they eat. I give them the voice to walk to. You've heard it. Who'd begrudge them that?"
      [foe] has the tape machine on [foe.their] knees, with one thumb resting on the reel. "You could tell them," [foe.they] says. "Look at their faces, and then tell them."
    `),
    win: {
      force: lines(`
        The machine goes over, and winds on, and its knob is knocked as far round as it will go. The voice that comes down off the walls of the pass is the same voice. It's what she says next that stops every cart.
      `),
      words: lines(`
        It's not the carts that take it in. It's [foe], only [foe], who sees whose it was. [^foe.they] had been too small to know the voice. [^foe.they] puts the reel back to the beginning, and listens, leaning close; and this time lets it run.
      `),
      wit: lines(`
        By the time that [foe] looks up from the ledger the carts are going by on the far side of the river, hundreds of them, with their lamps out. The tape is still going round. "There's another gate," says the kind voice, over and over, to an empty pass.
      `),
    },
    after: lines(`
      There is room. It isn't much of a place: a dam, some sheds, a school with a roof. Over the gate is a board with a microphone on it, and on the board a box of clean handkerchiefs.
      [friend] has the night shift now. If you've a crank radio, and the dust is down, you can pick it up: roads, wells, the river gate. [^friend.they] has caught a cold.
    `),
  },
]
