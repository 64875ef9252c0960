import type { Wordbook } from './wordbook.ts'
import { lines, list, place, words } from './wordbook.ts'

export const romance: Wordbook = {
  genre: 'romance',
  she: words(
    'Amelia Celeste Daphne Eloise Flora Genevieve Helena Iris Juliet Lena Marguerite Nina Rosalind Sophie Viola Clara',
  ),
  he: words(
    'Adrian Bastian Daniel Elias Gabriel Henri Ivo Julien Leo Marcel Nathaniel Oliver Raphael Sebastian Theo Laurent',
  ),
  roles: lines(`
    dance teacher | any | with chalk on the soles and a straight, tired back | dance once more with the one who stopped writing
    letter carrier | any | freckled, with a bag that always keeps one letter back | deliver it in person
    violin maker | any | with varnish to the wrist, who listens with the fingertips | hear one particular tune played right
    florist | she | with petals caught in her cuffs | be sent flowers by somebody who isn't a customer
    pianist at the hotel | any | who plays better when no one is looking | finish the song with no second verse
    vineyard heir | any | sun-browned, laughing at the wrong moments | be wanted for something besides the land
    bookbinder | any | in spectacles mended with thread | read the dedication aloud
    younger sister | she | with a telescope and opinions | see somebody in this family be happy
    lighthouse painter | he | striped with white to the elbow | ask a question he has rehearsed for three summers
    widowed captain | he | whose coat is buttoned to the chin in any weather | unbutton it
    baker of wedding cakes | any | who tastes everything and believes in nothing sweet | bake one more, for a reason
    milliner | she | with pins in her mouth and a rival's hat on her knee | be looked at under the hat
  `),
  foes: lines(`
    perfect fiancé | he | with beautiful manners and a train to catch | have the engagement announced by Sunday
    anxious aunt | she | fanning herself with other people's letters | arrange everybody's happiness but one
    rival with better timing | any | arriving always with flowers, always a minute sooner | be chosen, and then be bored
    guardian of the estate | he | who folds each letter twice before he burns it | keep two people from comparing dates
    celebrated beauty | she | who is lonely and would rather be cruel than show it | win this once without an audience
  `),
  places: [
    place(
      'rose terrace',
      'on',
      'outside',
      'stone bench, sundial, climbing rose, balustrade',
      `
      The roses have climbed up to see who sits on the balustrade, and leaned in.
      Two initials have been cut into the bench, and a third begun and given up.
      From here one can be seen from every window, and nobody has ever minded enough.
      Petals lie along the steps, more than the wind has reason to bring.
    `,
    ),
    place(
      'ballroom',
      'in',
      'inside',
      'chandelier, piano, row of gilt chairs, tall mirror',
      `
      The floor keeps the shine of every slipper that ever crossed it for no good reason.
      Gilt chairs stand along the wall like people who have not been asked.
      The chandelier trembles when a waltz is played, and a little before.
      In the tall mirrors each couple becomes eight, and all eight look hopeful.
    `,
    ),
    place(
      'little bookshop',
      'in',
      'inside',
      'window seat, ladder, poetry shelf, cash box',
      `
      The window seat holds two if both of them are careful, and has been the ruin of several careful people.
      Someone has been leaving notes in the poetry, at page thirty-one.
      The bell over the door has a heart-shaped dent from the day it was thrown.
      The owner goes to make tea at exactly the right moments.
    `,
    ),
    place(
      'railway platform',
      'on',
      'outside',
      'station clock, luggage trolley, bench, flower stall',
      `
      The clock has separated more people than any quarrel.
      Steam comes along the platform and hands travellers back one at a time.
      At the flower stall the violets are for meeting and the carnations for the other thing.
      A glove lies on the bench, palm up, still holding the shape of someone's hand.
    `,
    ),
    place(
      'lake house',
      'in',
      'inside',
      'piano, rowing boat, lamp, love letter box',
      `
      Every room has the lake in it somewhere, moving on the ceiling.
      Two cups are on the draining board, and they have been washed by someone who was humming.
      The piano's lid is down, and on it a summer's worth of rings from glasses set side by side.
      Outside, the rowing boat knocks on the landing, softly, like a guest who knows the house.
    `,
    ),
    place(
      'orchard wall',
      'by',
      'outside',
      'stone stile, ladder, apple basket, swing',
      `
      The wall is just low enough to talk across and just high enough to need a reason.
      The swing has been hung with new rope, and nobody will say by whom.
      Blossom comes down on whoever stands still, without distinction of rank.
      On top of the wall, wedged between two stones, there is always a folded paper. Today there are two.
    `,
    ),
    place(
      'violin workshop',
      'in',
      'inside',
      'workbench, glue pot, hanging violin, stool',
      `
      Violins hang by their necks in the window, turning a little, as though listening for a step.
      Shavings curl on the floor like ringlets after a first ball.
      The glue pot is warm; the stool beside it has been drawn up, and there are two aprons on the hook.
      A heart has been drawn on the window with a finger, and wiped off with a sleeve.
    `,
    ),
    place(
      'harbour promenade',
      'on',
      'outside',
      'lamp post, railing, ice cream cart, bandstand',
      `
      Couples go up one side and down the other, and the sea keeps time.
      The bandstand is strung with lanterns for an evening that keeps being postponed.
      Someone has tied a ribbon to the seventh lamp post, as someone does each Saturday.
      The railing is warm from the day, and just the height for two elbows, almost touching.
    `,
    ),
  ],
  things: list(
    'unsent letter, pressed violet, silver locket, dance card, borrowed handkerchief, ribbon, book of poems, pair of concert tickets, pearl earring, photograph in a frame, music sheet, engagement ring, glove, bouquet, key to the lake house',
  ),
  draws: {
    sound: list(
      'a waltz from an open window; laughter with a catch in it; a piano going over one phrase; a letter being unfolded; oars; somebody singing the second verse; rain on a shared umbrella',
    ),
    smell: list(
      "violets and warm dust; bread and roses; sea air in somebody's hair; ink and lavender; orange blossom; rain on linen",
    ),
    light: list(
      'lanterns strung along the water; the blush of late sun on a wall; one lit window; candlelight that flatters everyone; moonlight on a tablecloth',
    ),
    token: list(
      'a violet pressed flat; a dance card with one name on it twice; a ribbon; a glove that smells of oranges; a verse copied out by hand; a ring in a matchbox',
    ),
    danger: list(
      'an engagement in the morning paper; a train at seven; an aunt with excellent eyesight; a letter opened by the wrong hand; a rival with a bouquet; a misunderstanding with a good coat on',
    ),
    folk: list(
      'a bride looking for her shoe; two old sweethearts sharing an ice; schoolgirls who stop whispering; a quartet carrying its instruments like sleeping children; newlyweds who see nobody',
    ),
  },
  air: lines(`
    Somebody nearby laughs the way one laughs when one has been looked at.
    @out Swifts go over, all together, as if for the pleasure of turning.
    There's music somewhere: [~sound].
    The air is soft, with [~smell] in it, and makes fools of the careful.
    @night The lamps have come on, and faces are kinder under them.
    A heart could be heard here, if anybody were so incautious as to have one.
    @in On the sill two cups are growing cold at the same pace.
    For an instant there's [~light], and no one says what they meant to say.
    @rain It begins to rain, and people who were only acquainted share umbrellas.
    A ribbon has caught on the railing and is waving to nobody in particular.
    Roses have opened since this morning; it was that sort of day.
    @wind The breeze turns over the pages of a book left open, stops at a poem, and stays.
    A gate clicks, and nobody comes through it, and somebody sighs.
    Someone has been humming the same eight bars since noon, and has just noticed.
    The curtains breathe in and out, like a person asleep.
    A single pair of gloves lies on the rail, the left one holding the right.
    Two chairs have been turned, since this morning, by just so much towards each other.
    There are footprints in the wet grass, out to the wall, and back, and out to the wall.
    A petal comes down, changes its mind, and comes down somewhere else.
    Someone laughs, low, behind a fan, and is told to hush by someone who's laughing.
    The evening smells of cut hay and other people's happiness.
    A name has been breathed on the window pane, and is going, letter by letter, from the last.
  `),
  events: lines(`
    A letter is brought in on a tray, and three people blush.
    All at once, from the next room, [~sound].
    Between you and everything else pass [~folk], and when they have gone the moment has altered.
    Something falls from a sleeve: [~token]. It is picked up too quickly.
    A bouquet arrives with no card, and everyone looks at somebody different.
    It is mentioned, lightly, over a shoulder: [~danger].
  `),
  scenes: lines(`
    @in The little orchestra has begun the waltz that everyone pretends to be tired of. A waiter stops with his tray in the air. At the third table a woman takes off her glove, looks at her hand, and puts the glove back on.
    "I've written to him," says [who], "eleven times. I haven't posted any. I've found out a great deal about what I think."
    @out A kite has come down in the rose garden, and two people who have not spoken since June both arrive at the same time to say that it's theirs.
    The florist runs after you with a violet that you did not buy. "It was left over," she says, out of breath. "It's no good to me. It doesn't match anybody."
    @out [who] watches a couple quarrel at the far end of the promenade, too distant to be heard. "Left shoulder," murmurs [who]. "There. She's going to laugh." She laughs. "One gets to know the steps."
    On the back of a menu someone has started a letter, *My dear*, and stopped, and drawn instead a very good likeness of the person at the next table.
    It has turned into one of those evenings. Windows stand open all along the front, and from each comes some one else's gramophone, so that to walk by is to fall in and out of love every thirty feet.
    @out An old man at the flower stall is being shown how to tie a bow tie by a boy of nine. "Sixty years," he tells you. "She always did it. I want to look as if she had."
    "You're blushing," says [who]. "No. I beg your pardon. It's the lantern." But [who.they] moves the lantern, and looks again.
    @out A ring has been found in the sand, and the whole beach has stopped to try it on. It fits a girl who doesn't want it, and a widow who does.
    @out The rain has driven everybody in beneath the bandstand. There's just room if no one minds whose shoulder it is. You can feel three hearts, and only one of them is yours.
    [who] has a book of poems open and hasn't turned the page since you came. It's upside down. Neither of you mentions it.
    A waiter brings you a glass that you didn't order. "From the table by the window," he says. There's no one at the table by the window. There's a chair, pushed back, and a napkin folded to look like a swan.
    "One ought to be able to say it straight out," says [who]. "Like *pass the salt*. I've tried. It always comes out as *pass the salt*."
    They've begun to put out the lanterns, one at a time, from the far end. The couples move up the terrace ahead of the dark, laughing, as one runs from a wave.
    Somebody has pressed a flower in the visitors' book, against the date of a wet Thursday, and signed it only *we*.
    [who] has stopped in front of a shop that sells rings. [who.they] isn't looking at the rings. [^who.they] is looking in the glass, at somebody going by behind.
    Upstairs a violin is being tuned. It goes up, and up, and stops short of the note; and all along the street people with their hands full stand and wait for it.
    "I'm told that he's quite forgotten me," [who] says. "He told me so himself. He came nine miles in the rain to do it."
    A little girl has been put in charge of the rice, for after. She's throwing it now, a grain at a time, at whoever looks as if they could do with some.
    The ferry is in. There's always one person who walks down the gangway slowly, and there is always one upon the quay who's pretending to read. You find yourself with your heart in your mouth for two people you've never met.
    Two very old hands lie side by side on the rail of the promenade, not touching. It's been the better part of an hour. Then a gull screams, and when you look again they are.
  `),
  closers: lines(`
    The waltz is starting again. There is one chair empty, and one hand.
    The letter has been put down where you could reach it.
    A pair of eyes meets yours across it all, and this time does not look away.
    The carriage is at the door, and nobody has said the thing.
    The rose has been offered. It is shaking, very slightly.
    There is a silence of the kind that wants only one word.
  `),
  titles: lines(`
    A Letter for [name]
    The Last Waltz at [place]
    The Unsent [thing]
    Page Thirty-One
  `),
  seeds: lines(`
    You are a bookbinder who keeps finding notes at page thirty-one, each written to you. You must find out who leaves them before the shop is sold.
    You are a pianist at a lakeside hotel, engaged to play at the wedding of the one who stopped writing. You must learn why.
    You are a letter carrier with one letter three summers late. You must deliver it before the seven o'clock train.
  `),
}
