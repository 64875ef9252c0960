import type { Wordbook } from './wordbook.ts'
import { lines, list, place, words } from './wordbook.ts'

export const mystery: Wordbook = {
  genre: 'mystery',
  she: words(
    'Agnes Harriet Cora Lydia Philippa Ruth Winifred Beatrix Delia Imogen Norah Sylvia Una Vera Esther Greta',
  ),
  he: words(
    'Arthur Basil Clement Edgar Felix Gilbert Hugo Julian Lionel Mortimer Percy Rupert Silas Wilfred Ambrose Conrad',
  ),
  roles: lines(`
    housekeeper | she | who arrives without footsteps and leaves with the last word | have the blue room opened and aired
    retired inspector | he | with a pipe he never lights and a notebook he never opens | close the one file he couldn't
    night porter | he | with a cushion for the bench and a torch for the rest | be believed about the lift
    pawnbroker | any | who weighs everything in one palm, visitors included | know whose initials are on the watch
    telephone operator | she | with a pencil through her hair and a whole town in her ears | say aloud what she heard on Thursday
    gardener | any | with earth in every line and shears at the belt | learn who has been digging in the roses
    solicitor's clerk | any | with cuffs inked grey and a bag held in front like a shield | put back a paper taken in good faith
    chess-playing chemist | any | who answers questions three moves later | be asked about the second bottle
    lady's companion | she | in borrowed pearls, and conscious of them | give back the pearls to the right person
    newspaper boy | he | with a cap too large and eyes that miss nothing | see his own name on a front page
    organist | any | with cold hands and a habit of looking in mirrors | explain the missing hymn
    stamp collector | any | who carries tweezers and uses them on biscuits | find the other half of a letter
  `),
  foes: lines(`
    family lawyer | he | with a voice like a drawer closing | keep the will in the order he wrote it
    charming nephew | he | in a blazer, with sand in the turn-ups where there is no beach | inherit before anybody counts the spoons
    collector of curiosities | any | in grey gloves that never come off | own the one piece that proves nothing is missing
    matron of the clinic | she | starched, with a watch pinned upside down | have everyone remember it her way
    alderman | he | pink, generous, and always just leaving | be thanked for a thing he did not do
  `),
  places: [
    place(
      'library',
      'in',
      'inside',
      'rolling ladder, locked cabinet, reading lamp, card index',
      `
      The books have been arranged by height, which tells you that somebody here does not read.
      One shelf is dustless to the width of a single volume, and the volume is gone.
      The ladder runs on brass and makes, at the seventh rung, a small discreet squeak.
      Behind the long curtain is a chair, an ashless ashtray, and a clear view of everyone who thinks himself alone.
    `,
    ),
    place(
      'conservatory',
      'in',
      'inside',
      'wicker chair, potted palm, watering can, cracked pane',
      `
      Orchids lean out of the damp with the expressions of people listening at a party.
      The cracked pane has been mended with brown paper, from the outside.
      There is a ring on the iron table where a glass stood, and a second ring, not quite dry.
      The watering can is full, though the gardener has been away since Monday.
    `,
    ),
    place(
      'railway hotel',
      'in',
      'inside',
      'front desk, key rack, revolving door, guest book',
      `
      The key rack has fifty hooks and, tonight, one suspicious gap.
      In the guest book the same handwriting has signed in three different husbands.
      The lift goes up without being asked and comes down looking innocent.
      Every clock in the lobby shows the time of another city; none of them is this one.
    `,
    ),
    place(
      "solicitor's office",
      'in',
      'inside',
      'deed box, blotter, safe, framed portrait',
      `
      Deed boxes climb to the ceiling, each with a family's name and, one feels, its temperature.
      The blotter is new. The old one is in the basket, torn in four.
      A portrait of the founder hangs at an angle that no draught would account for.
      The safe has been polished everywhere except round the dial.
    `,
    ),
    place(
      'boathouse',
      'in',
      'inside',
      'rowing boat, coil of rope, oil lamp, tide table',
      `
      Water slaps under the boards in a rhythm that is just too uneven to ignore.
      The tide table on the wall has one night ringed in red, last month's.
      Of the four oars, three are dry.
      Somebody has swept the floor, but only as far as a person in a hurry would.
    `,
    ),
    place(
      'walled garden',
      'in',
      'outside',
      'sundial, potting shed, rose bed, iron gate',
      `
      The roses have been cut back hard, all but one, and that one is doing its best to look natural.
      The sundial is four minutes wrong, and it has not always been.
      A barrow stands where no gardener would leave a barrow.
      Along the top of the wall the broken glass has been taken out for the length of a ladder.
    `,
    ),
    place(
      'back stairs',
      'on',
      'inside',
      'service bell, linen basket, gas bracket, narrow door',
      `
      This is the house's other spine, and everything that matters has gone up or down it on a tray.
      The bell wires run along the wall; one of them has been cut and neatly tied.
      A thread of blue wool is caught on a nail at the height of a man's elbow.
      On the ninth stair the carpet is newer than on the eighth.
    `,
    ),
    place(
      'harbour office',
      'in',
      'inside',
      'ledger, telescope, harbour chart, speaking tube',
      `
      The ledgers go back a hundred years and forward, somehow, by a week.
      A ship's arrival has been entered, blotted, and entered again an hour later.
      The telescope points at no ship; it points at an upstairs window.
      Someone left by the other door a moment ago: the tea is still turning in the cup.
    `,
    ),
  ],
  things: list(
    'torn telegram, brass key, monogrammed handkerchief, pocket watch stopped at ten, sealed envelope, photograph with a face cut out, left-hand glove, pawn ticket, theatre programme, magnifying glass, blue wool thread, ledger page, train ticket to nowhere, fountain pen',
  ),
  draws: {
    sound: list(
      'a floorboard giving under a careful weight; a telephone that stops on the second ring; the scratch of a pen; a key turned very slowly; rain on a skylight; a lift on its way up; a drawer eased shut',
    ),
    smell: list(
      'bitter almonds and furniture wax; pipe smoke; lavender over damp; ink still wet; a snuffed candle; expensive soap',
    ),
    light: list(
      'a lamp turned low; the slit of brightness under a door; a match cupped in a hand; street light through a blind; a torch that goes out',
    ),
    token: list(
      'a collar stud; half a torn ticket; a cork stained with green ink; a key with no label; a page from a diary; a visiting card with one corner turned down',
    ),
    danger: list(
      'a second watcher in the street; a car without lamps; somebody who knows your room number; a witness who has changed his mind; a constable asking for you by name; an alibi with a hole in it',
    ),
    folk: list(
      "two guests who stop talking; a maid with a covered tray; a constable writing something down; a party of mourners; a man reading yesterday's paper",
    ),
  },
  air: lines(`
    Everyone within earshot is being careful to make ordinary noises.
    @in Upstairs someone crosses a room, stops, and crosses it back.
    @rain Rain taps at the glass like a witness who would rather not give a name.
    There it is again: [~sound].
    One detail here is a lie. You can feel it, as one feels a stair that isn't there.
    @night A clock strikes the quarter, and another, further in, contradicts it.
    The place smells of [~smell], which was not true an hour ago.
    @fog Fog has come up to the windows and put its face against them.
    You notice [~light], and notice too that someone else has noticed.
    Dust lies on every surface but the one that should be dustiest.
    An alibi is being rehearsed somewhere close by; you can hear it getting smoother.
    @out Across the way a curtain drops back into place, a little too late.
    A chair has been pulled out from the wall by just the depth of a listener.
    Someone on the other side of the door has shifted their weight from one foot to the other.
    There's a smear on the banister that a duster has gone round.
    The fire has been made up for two.
    Ash lies in the saucer, and nobody here has owned to smoking.
    Two clocks can be heard, and they are having a disagreement.
    A page is missing from the calendar, and it isn't last month's.
    The best silver is out; the best manners, too.
    One of the bells on the board is still trembling.
    Whoever left by the window closed it after them, which was thoughtful, and then latched it, which was something more.
  `),
  events: lines(`
    @in The telephone rings. Whoever lifts it says nothing, listens, and lays it down as if it were asleep.
    An envelope slides under the nearest door, with [~token] in it and no letter.
    Someone clears a throat where there should be nobody, and does not do it twice.
    [~folk] goes by, and lets fall a look that was meant for you.
    @in The lights fail for as long as it takes to count to six. When they come back, something on the table has moved.
    A note is passed along: beware of [~danger]. It is unsigned, and you know the hand.
  `),
  scenes: lines(`
    @in The barometer in the passage has been tapped so often that it no longer tells the weather but only who was anxious. Just now it reads *Change*.
    @in Somebody has put away the chess set with both queens in one box. You'd not have noticed, except that the housekeeper notices you noticing, and crosses over to straighten a cushion that is perfectly straight.
    @out A motor horn sounds twice in the lane: short, long. Upstairs a window is raised by an inch, and lowered.
    @in "I dust that shelf each Thursday," says [who], "and each Thursday it needs it. This week it didn't. Now who would go about dusting another person's shelf?"
    @in There is a jigsaw on the side table, three parts finished: a harbour, boats, a man in a white suit. The piece that should be the man's face is in the saucer, turned over, and has been chewed.
    "People suppose that a secret is something one knows," [who] says. "It's something one *does*, every day, like exercises. Look who's tired. You'll find it that way sooner than with a magnifying glass."
    @in The post has come. It lies in a fan on the hall table, and one letter is face down. The stamp on it has been steamed off and put back by somebody who isn't used to being hurried.
    @in [who] and you both hear it, the bath running overhead; and both of you remember, at the same instant, that the water has been off since noon.
    A dog that everyone swears is vicious trots up, puts its chin upon your shoe, and looks beyond you to the conservatory door as if you'd asked it a question.
    @in In the grate, among grey flakes, a corner of blue paper has escaped the fire. It says *not the nephew* or perhaps *note the nephew*; the scorch runs right through the vowel.
    "I heard the crash, if it was one," begins a guest, loudly, to another, and then sees you and becomes absorbed in marmalade.
    @in The grandfather clock strikes, and seven people look at their watches, and the eighth looks at the seven.
    "I never forget a hat," says [who], "and that one has been here before, on another head."
    A letter has been steamed open, read, and sealed again with the wrong side of the stamp up. It wouldn't have mattered, except that the king's head on it now looks surprised.
    You have the feeling one gets on a staircase in the dark, of there being one step more. It takes you a minute to trace it. It's the silence. There were five voices through that wall, and now there are four.
    There's a game of patience laid out by the window, and it's been won by cheating; the cheat has then gone back and lost it properly.
    "They always say *the last person you'd suspect*," remarks [who]. "But it's generally the second to last. The last one is only ever the vicar."
    The address in the little book has been cut out with nail scissors, along with half of a recipe for quince. Somebody, somewhere, is going to have a very short supper.
    [who] passes you the sugar, and with it a folded slip. *Not here*, it says. You look up. [who] is telling a long story about a dachshund.
    All of the umbrellas in the stand are dry, on a day like this, but one. And that one has been put in upside down, so that the wet should run the other way.
    A gentleman lends you his newspaper. It's last Tuesday's. It's open at the column of lost things, and a pencil has gone round *one grey glove, sentimental value, no questions asked*.
    "Nobody did it," says [who], with gloomy relish. "That's my theory. It was all done by everybody being just a little bit careless, on purpose."
  `),
  closers: lines(`
    One of them is lying. The clock, at least, has an alibi.
    The envelope is not quite sealed.
    A suspect who meant to leave has sat down again instead.
    @in Behind the wall, quite distinctly, a drawer slides open.
    There is a question nobody has asked yet, and everybody is standing round it.
    The key in the lock is on the other side, and it is turning.
  `),
  titles: lines(`
    The Affair of the [thing]
    A Clue at [place]
    What [name] Saw
    The Second Cup
  `),
  seeds: lines(`
    You are a retired inspector invited to a railway hotel by a guest who never checked in. You must find out who wrote the invitation.
    You are the new librarian of an old house where one book changes places every night. You must solve it before the estate is sold.
    You are a private detective hired to follow a person who, by all records, does not exist. You must learn who is paying.
  `),
}
