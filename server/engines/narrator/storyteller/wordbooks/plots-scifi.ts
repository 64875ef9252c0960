import type { Plot } from './wordbook.ts'
import { lines } from './wordbook.ts'

export const scifiPlots: Plot[] = [
  {
    id: 'scifi-echo',
    parts: { foe: 'foe', friend: 'person', prize: 'thing: black recorder', lair: 'place' },
    matter: 'the second signal',
    hook: lines(`
      "It's our own call sign," says [friend]. "Our own transmitter. The time stamp is next Thursday." [^friend.they] plays it through. It's mostly static, and breathing, and at the end a voice that says: don't let them open the pod.
      [friend] pulls you out of the traffic and puts an earpiece in your hand. "This came in on the empty band. Listen to who's talking." It's quite loud enough. It is you. You sound tired, and you're asking for forgiveness.
    `),
    clues: [
      {
        gist: 'the signal comes from a relay at [lair]',
        said: lines(
          `"I traced it," says [who]. "It isn't from outside. There is a relay running behind the panels at [lair], on a battery that somebody swaps each week. The signal comes from there. It only *says* it comes from Thursday."`,
        ),
        seen: lines(
          `Behind the access panel sits a relay that's on no drawing, strapped up with crew webbing. It's warm. Whoever built it labelled every wire, and has filed the label maker's serial number off.`,
        ),
      },
      {
        gist: 'there was a first crew, and [foe] hid their recorder',
        said: lines(
          `"There's a recorder they never logged," [who] says. "From the first crew. They told us there wasn't a first crew. [foe] signed for it, and it went into a drawer, and after that we were told to use the other airlock."`,
        ),
        seen: lines(
          `The inventory skips a number. Four hundred and six, four hundred and eight. In the rack between them is a clean square the size of a recorder, with [foe's] initials on the custody tag.`,
        ),
      },
      {
        gist: 'the first crew opened the pod, and only [foe] was not with them',
        said: lines(
          `"They did open the pod," says [who]. "The first crew. They were fine. They were all perfectly fine, and they wouldn't stop saying so. [foe] was the only one who had been asleep."`,
        ),
        seen: lines(
          `On the recorder eleven people, one after the other, look into the lens and say that all is well. They say it in the same words. They blink together. In the last frame, behind the door, is [foe], with a hand over [foe.their] mouth.`,
        ),
      },
    ],
    press: lines(`
      The transmission repeats. It's half a second longer than it was: there's a new word at the end, and it's the name of the compartment you're standing in.
      All of the clocks aboard jump to Thursday, hold it for the space of a breath, and come back. Nobody cheers.
      [foe] asks you, in the corridor, whether you've been sleeping. The scanner on [foe.their] belt is pointed at your temples.
    `),
    setback: lines(`
      The relay has been stripped out. There are four bolt holes, a smell of solder, and your own access code in the log, entered an hour ago, by you, while you were talking to [friend].
      They've brought the pod aboard. It's in the main lock under work lights, smaller than you had thought, with frost running off it, and the whole crew has come to see it as people go to see a baby.
    `),
    climax: lines(`
      [foe] has sealed the lock from inside. Through the port you can see [foe.them] with one glove on the pod's release and the other flat on the glass between you. "I've had nine years to think about it," says the intercom. "They were happy. You didn't see how happy they were."
      It's Thursday. The pod is open by the width of a finger, and what comes out isn't light, though you can see by it. "Nobody will have to be alone in there," says [foe], indicating [foe.their] skull. "Nobody. Come on. It only says yes."
    `),
    win: {
      force: lines(`
        Somewhere in the wall the manual purge lets go. Alarm, wind, a long white roar; and when it stops there's only [foe], hanging from [foe.their] safety line in an empty lock, and beyond the open door a small frost-coloured star, getting smaller.
      `),
      words: lines(`
        It has been quiet in there for a long time. Then it begins to come back over the intercom: the quarrels, the mug with the tape, the football that arrives nine years late. Somewhere in the middle of it the glove comes off the release. "I'd forgotten they used to argue," says [foe].
      `),
      wit: lines(`
        And the signal starts, all of it, on every speaker there is: your voice, your own breathing, asking to be forgiven. It had never been a warning to the ship. It was meant for [foe]. [^foe.they] shuts the pod, gently, as one shuts a book.
      `),
    },
    after: lines(`
      On Friday a transmitter warms up, because one has to, and sends a message to last week. You sound tired, on the playback. [friend] turns it down towards the end, and looks for a while at the wall.
      The pod is a dot, then a number, then a line in the log. [friend] wipes down every mug on the rack and peels the tape from one of them.
    `),
  },
  {
    id: 'scifi-passenger',
    parts: { foe: 'foe', friend: 'person', prize: 'token', lair: 'place' },
    matter: 'the extra passenger',
    hook: lines(`
      "We're heavy," says [friend]. "Sixty-one kilos. I've weighed everything twice. I've weighed the cat." [^friend.they] turns the console so that you can see. "There's one more of us aboard than there is."
      The oxygen numbers don't come out. [friend] has done them on paper, as one does when one no longer trusts the machine. "Nineteen people are breathing," [friend.they] says. "I can only find eighteen."
    `),
    clues: [
      {
        gist: 'somebody small lives in the crawlways',
        said: lines(
          `"Somebody's been kind to me," says [who], as though owning up. "My tools are put back. My bunk is made. I thought it was the drone, but a drone doesn't hum."`,
        ),
        seen: lines(
          `In the crawlway there's a nest: one blanket, a row of polished washers, a mug. It's been lived in for months, by somebody small and tidy. On the wall every member of the crew has been drawn, with great affection, from above.`,
        ),
      },
      {
        gist: '[foe] has been hiding the weight',
        said: lines(
          `"[foe] knew," [who] says. "[^foe.they] has been fiddling the mass figures since the last port. I took it for smuggling. You don't feed contraband three meals a day."`,
        ),
        seen: lines(
          `The mass log has been corrected, month on month, under [foe's] password, by exactly what a growing child would put on.`,
        ),
      },
      {
        gist: 'the extra passenger owns a share of the ship',
        said: lines(
          `"It isn't on the run from the law," says [who]. "It *is* the law. There's a clause. Anyone born in transit belongs to nobody, and owns a share of the hull. A full share. [foe] worked that out before the rest of us had noticed there was a baby."`,
        ),
        seen: lines(
          `Taped beneath the deck plate by [lair] is a birth record, unregistered, with a thumbprint no bigger than a lentil. Clipped to it is a legal opinion, much underlined, concerning who owns the ship.`,
        ),
      },
    ],
    press: lines(`
      A ration pack slides an inch along the shelf, by itself. Then it slides back, having thought better.
      [foe] has ordered the crawlways fumigated, as from tonight. "Rats," [foe.they] says. There has never been a rat.
      From the ventilator overhead comes, unmistakably, the noise of someone trying not to sneeze.
    `),
    setback: lines(`
      The crawlway is empty. The blanket's gone and the washers are scattered. In the dust is the track of something dragged, and [foe's] boot print on top of it.
      You're asked for your badge. It has been found, says [foe], in a restricted compartment, beside a broken seal. You'll be confined until the next port, eleven months from now.
    `),
    climax: lines(`
      [foe] has the inner door of the airlock open. In it stands a child of about nine, in a cut-down pressure suit with the helmet under one arm, looking more interested than afraid. "There's no such person," says [foe]. "Look it up. I'm only restoring the figures."
      "Sixty-one kilos," says [foe]. "I could show you the fuel. I could show you, to the gram, who doesn't get home." [^foe.their] thumb is over the key. The child, whose name nobody knows, is waving at [friend].
    `),
    win: {
      force: lines(`
        There's a gap under [foe's] arm, just for a moment, and it's enough. The three of you are in a heap outside the lock, with the door crashing to behind you. A small cold hand is holding yours. "I'm called Manifest," says the child. "It was on a box."
      `),
      words: lines(`
        They've begun to work it out: nobody aboard has slept alone or found their tools in a mess for nine years, and each of them had thought it was luck. One by one the crew come and stand in the lock. [foe] will have to do the sum again, and knows it.
      `),
      wit: lines(`
        There's something new upon the screen when [foe] turns round: crew list, line nineteen, one share of one hull, with a very small thumbprint attached. It makes the child the majority owner. "I'd like the door shut, please," she says.
      `),
    },
    after: lines(`
      The oxygen adds up. Somebody has taped a new name to a mug. [friend] has been shown the nest, and the drawings, and has had to go and look at the engine for a while.
      She knows every pipe in the ship by its note. It turns out that half of what the crew called repairs was her.
    `),
  },
  {
    id: 'scifi-garden',
    parts: { foe: 'foe', friend: 'person', prize: 'thing: sealed sample tube', lair: 'place' },
    matter: 'what is growing',
    hook: lines(`
      "It flowered," says [friend], in a whisper. "It isn't a plant. It's from the meteorite. I watered it, out of manners, and this morning it had flowered, and every lamp in the bay was leaning over to see."
      [friend] brings you a leaf in a sample tube. Its veins make a circuit diagram. "I looked it up," [friend.they] says. "It's a design for a door. Part of one. There are eleven more leaves."
    `),
    clues: [
      {
        gist: 'whatever it hears, it writes down',
        said: lines(
          `"It's copying us," says [who]. "I sang next to it, and the next leaf had the tune, in little ridges. You could play it with a fingernail. Whatever you bring it, it takes down."`,
        ),
        seen: lines(
          `Under the magnifier the ridges of the leaf are a language, and it's yours. It's every word that has been spoken in this room since the spring, in order, including the ones people took care to say softly.`,
        ),
      },
      {
        gist: '[foe] has been teaching it',
        said: lines(
          `"[foe] has been reading to it," [who] says. "Nights. Reactor manuals, gate schematics, the lot. I said what's it for? [^foe.they] said, you teach a child its letters and then you see what it writes."`,
        ),
        seen: lines(
          `The reading lamp has been left on beside the bed of roots, with a stack of classified drives: gates, drives, engines nobody admits to. They've been signed out, one a night, to [foe].`,
        ),
      },
      {
        gist: 'it only wants to go home',
        said: lines(
          `"It's nearly done," says [who]. "I put the leaves together. It isn't a door for coming in. It's a door for going *home*. It's only been trying to ask us for the address."`,
        ),
        seen: lines(
          `Laid edge to edge, the twelve leaves make one picture: stars, a door, and next to the door a small crouched shape with its arms over its head. There's an empty space for a caption. It seems to be what it has wanted all this time, the word.`,
        ),
      },
    ],
    press: lines(`
      The lights brown out along the whole ring. When they come back every screen is showing a leaf.
      [foe] has posted a guard on [lair], in a suit, with a flamethrower that still has the price on it.
      Tendrils as fine as hair have come through the vents on the crew deck. They've plaited themselves, in the night, round the wrist of anyone who was crying.
    `),
    setback: lines(`
      The bay has been sealed and flooded with coolant. Through the port one can see the leaves go black at the edges, one after another. On all the speakers, very small, is a sound that you'd swear was someone counting to be brave.
      [foe] has cut it. The stem is in [foe.their] case, in a dozen tubes; the root's in the incinerator queue. "It was an asset," [foe.they] says. "Assets get moved."
    `),
    climax: lines(`
      The door has grown. It stands in the middle of the bay, wet, green and humming, with [foe] in front of it in a pressure suit. "It'll open where I've taught it to open," says [foe]. "I gave it the coordinates of every vault there is."
      There's one leaf left, no longer than your thumb, and [foe] is holding a match to it, quite tenderly. "Write it," [foe.they] tells the thing. "Write me the gate. You like to be useful."
    `),
    win: {
      force: lines(`
        The coolant line goes, and the bay goes white. When it clears [foe] is on the far side of a bulkhead, hammering, and the door stands open on a slope of blue grass, with a wind coming through it that smells of nothing you have words for. Something small goes by you, running.
      `),
      words: lines(`
        The thing has been listening. It spells it over to itself, a leaf to a letter, and then again: *home*. The leaves all turn over at once. The door that opens isn't [foe's]; it's knee high, and through it comes such a noise of welcome that [foe] takes off [foe.their] helmet to hear.
      `),
      wit: lines(`
        It has had more than one teacher, it turns out. Among the roots there's a nursery atlas, open at the page with a line for where you live. When the gate opens it opens there. [foe] looks out on a field, a fence, and a surprised cow, four hundred light years from any vault.
      `),
    },
    after: lines(`
      In the empty bed of roots there is one seed, with a diagram on it. [friend] has looked at it through every lens on the ship. "It says thank you," [friend.they] reports. "Or else it's how to make a bicycle."
      For some days everybody aboard goes about with a thread of green round one wrist, and nobody takes it off.
    `),
  },
]
