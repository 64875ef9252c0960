import type { Wordbook } from './wordbook.ts'
import { lines, list, place, words } from './wordbook.ts'

export const comedy: Wordbook = {
  genre: 'comedy',
  she: words(
    'Doris Gladys Peggy Mabel Trudy Bunty Hilda Pansy Queenie Muriel Dot Marge Nellie Wanda Biddy Cressida',
  ),
  he: words(
    'Barnaby Cuthbert Horace Monty Neville Norbert Reggie Stanley Wilbur Bertram Clive Dudley Ernest Humphrey Nigel Archie',
  ),
  roles: lines(`
    assistant mayor | any | with a sash, a clipboard and a slice of cake on the clipboard | be mistaken, just once, for the mayor
    professional apologiser | any | already wincing | meet somebody who isn't sorry either
    retired clown | he | in a beautifully cut grey suit and, from habit, the shoes | be taken seriously at a bank
    cheese judge | any | with a little silver drill and a big silver reputation | award second prize without a riot
    duck wrangler | any | covered in bread | get all eleven through one door
    amateur detective | she | in a hat with flaps, tracking the wrong person with great skill | solve something before lunch
    understudy | any | who knows everybody's lines and says them along | go on
    lost-property clerk | any | wearing four scarves, none of them theirs | give back the trombone
    wedding planner | she | with three telephones and one nerve | see a cake arrive the right way up
    parking attendant | he | who salutes cars | ticket the vicar, who deserves it
    inventor of a better spoon | any | bandaged at every fingertip | find out what was wrong with the old spoon
    bagpipe teacher | any | with no neighbours to speak of | have a pupil come back for lesson two
  `),
  foes: lines(`
    chairwoman of the committee | she | with a gavel, a cardigan, and a second, larger gavel | pass a motion against you personally
    goose | any | with the flat stare of a landlord | keep the bridge, the bread and the moral high ground
    rival baker | he | whose moustache has been piped | win the ribbon by fair means or icing
    health inspector | any | who carries a thermometer the way others carry a grudge | close something, anything, by four
    influencer in a cape | any | lit from below by a telephone | go viral at your expense
  `),
  places: [
    place(
      'village hall',
      'in',
      'inside',
      'stacking chair, tea urn, wobbly stage, piano with a sticky note',
      `
      A banner says WELCOME, and under it, smaller, *except Brian*.
      The tea urn has been heating since the last meeting and has begun to hum in a minor key.
      Ninety chairs are stacked against the wall; there is a rota for unstacking them, and a committee about the rota.
      The stage dips in the middle, where forty years of nativity camels have stood.
    `,
    ),
    place(
      'bakery',
      'in',
      'inside',
      'wedding cake, flour bin, oven, till that sticks',
      `
      Everything is dusted with sugar, including the cat, who has stopped fighting it.
      The wedding cake leans like a tourist attraction.
      A sign says *no refunds on pies that have been spoken to*.
      The oven door has been mended with a fork, and the fork with another fork.
    `,
    ),
    place(
      'lost property office',
      'in',
      'inside',
      'shelf of umbrellas, stuffed bear, counter bell, trombone case',
      `
      Umbrellas go up to the ceiling, arranged by how sad they look.
      There is a left shoe for every occasion.
      Somebody has handed in a door. It stands in its frame by the wall and is, of course, locked.
      The bell on the counter says *ring once*, and then, in red, *ONCE*.
    `,
    ),
    place(
      'duck pond',
      'at',
      'outside',
      'bread bin, park bench, paddle boat, statue with a traffic cone',
      `
      The ducks hold a meeting in the middle and fall silent when you come.
      A paddle boat shaped like a swan goes round and round with nobody in it, looking pleased.
      The bench is dedicated to someone who *hated this view*.
      The statue of the founder has worn a traffic cone for so long that visitors think he invented it.
    `,
    ),
    place(
      'costume shop',
      'in',
      'inside',
      'rack of capes, pantomime horse, wig stand, long mirror',
      `
      A pantomime horse stands in the corner with its back half asleep.
      Nothing here is in anybody's size, and everything almost is.
      The wigs watch you from their stands like a jury of aunts.
      A card in the mirror says *you look fine*, and has been corrected to *you look*.
    `,
    ),
    place(
      'number nine bus',
      'on',
      'inside',
      "emergency bell, luggage rack, folding seat, driver's sandwich",
      `
      The bus is full of people pretending to know nobody.
      Someone has brought a ladder, and the ladder has got a seat.
      Every time it turns left, a single orange rolls the length of the aisle, to general interest.
      The driver announces each stop as if breaking bad news.
    `,
    ),
    place(
      'roof of the town hall',
      'on',
      'outside',
      'stuck clock, weathercock, flagpole, pigeon committee',
      `
      The clock has four faces and they have not spoken in years.
      Pigeons sit along the gutter in order of seniority.
      The flag is upside down, which is either a signal of distress or Kevin.
      From up here the whole town looks organised, which shows what height can do.
    `,
    ),
    place(
      'garden show',
      'at',
      'outside',
      'giant marrow, judging tent, folding table, hosepipe',
      `
      The marrow has its own table, its own chair, and its own solicitor.
      In the judging tent three experts are being very polite about a leek.
      Someone has entered a cactus under *soft fruit*, to make a point.
      The brass band knows one tune and is saving it.
    `,
    ),
  ],
  things: list(
    'rubber duck, second-best hat, whoopee cushion, jar of pickled eggs, enormous umbrella, squeaky shoe, tray of buns, megaphone, false moustache, clipboard, prize marrow, kazoo, bag of feathers, left shoe, laminated badge',
  ),
  draws: {
    sound: list(
      'a squeak with a long explanation behind it; a trombone being lost; applause from the wrong room; a duck expressing a view; the slow collapse of many chairs; somebody saying *oops* in a professional manner',
    ),
    smell: list('custard; wet dog and ambition; burnt toast; fresh icing; mothballs; hot jam'),
    light: list(
      'the glare off a bald head in earnest thought; a spotlight aimed at nobody; fairy lights with one that winks; the gleam of a freshly buttered floor',
    ),
    token: list(
      'half a bun; a laminated apology; a false moustache, still warm; a raffle ticket; a spoon bent at right angles; a very small hat',
    ),
    danger: list(
      'the committee, all of it; a goose with nothing to lose; a runaway tea urn; an aunt on a mobility scooter; an unscheduled speech; a custard of unknown depth',
    ),
    folk: list(
      'two nuns with a tuba; the back half of a pantomime horse; a hen party in matching sashes; a brass band walking its instruments; eleven ducks in a line',
    ),
  },
  air: lines(`
    Somewhere a kettle comes to the boil and is ignored by experts.
    @out A pigeon falls off a ledge, remembers what it is, and pretends that was the plan.
    You catch [~sound], followed by someone saying that it was like that when they got here.
    There's a smell of [~smell], for which no one will take responsibility.
    @out A man goes by carrying a ladder through a series of near misses.
    A small dog in a waistcoat looks at everybody as if they were late.
    @in The radiator makes a remark. The other radiator agrees with it.
    Nothing ridiculous has happened for nearly a minute, and people are getting nervous.
    @rain It rains in the way it does at picnics: personally.
    @night The streetlamp outside blinks on, off, on, like somebody trying to remember a joke.
    There is [~light], and in it everyone looks faintly guilty of something to do with jam.
    A cheer goes up somewhere, then a crash, then a smaller, more thoughtful cheer.
    Somebody has dropped a tray, and is explaining it to the tray.
    A balloon goes by at knee height, on its last legs, with great dignity.
    There's a knock; everyone says "come in"; it was a woodpecker.
    The cat has got into the choir, and is thought to be an improvement.
    A sandwich has been left on the fire extinguisher, in case of fire.
    Somewhere a man is being talked down from a very small ladder.
    Two ladies are fighting, with tremendous courtesy, over who shall not have the last biscuit.
    The clock has struck thirteen again, and apologised.
    A boy goes by on a tricycle with the gravity of a judge.
    A door marked PULL is being pushed, by experts.
  `),
  events: lines(`
    A bun comes in through the window at speed. There is no note.
    With no warning at all, [~sound].
    By march [~folk], apologising to each person in turn.
    @in Somebody thrusts [~token] at you, says "Hold this, act natural," and hides in a cupboard that is not deep enough.
    The loudspeaker says your name, says "Never mind," and plays a polka.
    A whistle blows. It means either teatime or [~danger].
  `),
  scenes: lines(`
    A gentleman asks you to hold his duck. By the time you have found a comfortable way of doing it he's gone, and the duck has plainly been told that it is you.
    @in The committee is meeting in the cupboard again. One can hear a motion being carried, then dropped, then somebody's foot.
    "I'm not lost," says [who], studying a map of a different town. "I know just where I am. It's everybody else I'm worried about."
    A sign has gone up that says WET PAINT, and the sign itself, it turns out, is what they meant. Eleven people have a stripe on the same elbow and are being very brave about it.
    There's a crash, a pause, a second crash, and a voice saying, "No, that one's fine, that one was broken before."
    [who] has been given a whistle and some authority, and has blown the one until the other wore off.
    Somebody has entered the vicar in the vegetable show. He's come second. He's being gracious about it, but he has asked to see the winning turnip.
    A bun has been left on the wall with a notice: NOT A TRAP. A pigeon is reading it, you'd swear, for the third time.
    @out "It's a perfectly simple plan," says [who]. "You distract him, I fetch the ladder, Doris faints." [^who.they] looks about. "Where's Doris?" From behind the hedge comes a thump. "Too early, Doris!"
    The brass band strikes up to cover an awkward silence and by the second verse has made one of its own.
    An extremely small man has arrived to see about the piano. He's brought no tools. He gives it a look, sighs, and says that it's not angry, only disappointed.
    The queue has got so long that its two ends have met, and are being polite to each other about who was first.
    "It's a very simple form," says the clerk, unrolling it down the stairs.
    [who] has been told to act natural, and has never looked less as though nature were on [who.their] side.
    The vicar has brought his own chair. He always does, since the business with the other chair. He sits, there's a pause, and everyone pretends to have heard a trombone.
    Someone has organised a minute's silence. It's been going for nearly a quarter of an hour now, since nobody likes to be the one.
    You're given a badge. It says HELLO I AM, and then somebody has run out of room.
    A pigeon has got in and is doing the accounts. It's had a good look at both columns. It leaves its opinion on the second.
    "I'm told I've no sense of timing," says [who]. You wait. So does everyone. "What?" says [who].
    The suggestion box has been emptied. There were two suggestions. One of them was *a bigger box*, and the other one was a bun.
    Two men carry in a sheet of glass; two men carry in a piano; there's a boy with a hoop. Everyone in the place draws in a breath and shuts their eyes. When they open them it has all gone by without a scratch, and there's a definite feeling of having been cheated.
    A lady in a large hat informs you that she doesn't approve. You ask of what. She gives it some thought. "I'll come back to you," she says.
  `),
  closers: lines(`
    The duck looks at you. It is plainly your line.
    The tea urn gives a shudder, and people start moving their hats to safety.
    A queue has formed behind you, on the assumption that you know what it is for.
    The back half of the pantomime horse clears its throat.
    The custard has stopped wobbling, which is somehow worse.
    Everybody is pretending to look for a pencil, so it must be up to you.
  `),
  titles: lines(`
    Trouble at [place]
    The Unfortunate [thing]
    [name] Is Terribly Sorry
    Except Brian
  `),
  seeds: lines(`
    You are the understudy for the back half of a pantomime horse, and the front half has just resigned. You must save the show by teatime.
    You are the lost-property clerk who has been handed a live goose and a ransom note. You must find out who lost what.
    You are the judge of a garden show where every marrow has been swapped. You must find the true winner before the committee notices.
  `),
}
