import { outcomesIn } from './outcome-list.ts'

/** What goes on at a place of a family when somebody comes there or looks about: something that moves, sounds or smells. */
export const ofPlaces = outcomesIn(`
  stirs > house
    A clock is going somewhere further in. On the hook by the door hangs {a wet coat}, and it drips.
    @people It smells of wood polish and of somebody's dinner, hours old. Overhead a board gives, once.
    The curtain beside you moves, though the window behind it is shut. {A ginger cat} comes out from under it and sits down.
  stirs > gathering
    @people Glasses ring, a chair scrapes, and somebody laughs a little too long. {A waiter with a tray} goes through it all without touching anyone.
    @people A child runs between the legs of the grown-ups with something that is not hers, and two larger ones run after.
    @people It smells of candle wax and perfume. By the wall {an old woman in black} is counting the guests under her breath.
    @people Somebody taps on a glass; it gets quiet, and then it turns out that he only wanted the salt.
  stirs > kitchen
    Something simmers, and a lid lifts and falls. It smells of onions and hot fat.
    A tap drips into a bowl that is nearly full. {A loaf} lies on the board, and the slice beside it is still warm.
    @people The heat meets you at the door, and with it thyme. Somebody has drawn a face in the flour on the table.
    A mouse looks at you from the sill, finishes what it has, and goes.
  stirs > restaurant
    @people Cutlery, low talk, a pan hissing out at the back. At the corner table {a man with a napkin in his collar} is eating alone, and fast.
    @people Somebody has written the day's dish up on the wall, and somebody has crossed out one letter of it.
  stirs > inn
    @people A barrel is being rolled, below. Four at the long table are playing cards, and one of them has too many.
    {A grey dog} lies right across the way, so that all who want to pass must step over it, and all do.
    @people Somebody upstairs is dancing, or being taught to, and dust comes down between the boards with every beat.
  stirs > shop
    @people The bell over the door goes on swinging after you. Behind the shelves somebody counts under their breath, loses it, and begins again.
    @people A woman at the counter is sending something back, and has got as far as the second reason.
  stirs > workshop
    A hammer, then a file, then a hammer. It smells of oil and hot metal, and sawdust turns in the light.
    @people Somebody's jacket hangs over the vice, and {a half-eaten pear} lies on it; they can't be far.
  stirs > library
    Behind the shelves a page is turned, and after a while another. It smells of glue and old leather.
    One lamp is on at one desk, and in the light of it lies {an open book} with a hairpin for a marker.
  stirs > school
    @people {A girl with one sock down} stands in the corridor, where she has been sent, and looks on it as a promotion.
  stirs > office
    @people A drawer is shut with care. It smells of stale coffee, and of somebody's lunch that was fish.
    @modern A printer wakes up, pulls in one sheet, thinks about it, and pushes it out again blank.
    The chair at the next desk is still turning a little.
  stirs > theatre
    @people Ropes creak, high up. Somebody out of sight is trying one line over and over: "You? You! You."
    @people Somewhere beneath you a trap opens and shuts, and somebody says a word that is not in the play.
  stirs > temple
    Candles have just been put out, and the smoke goes up straight, and then, at one height, bends.
    @people Somebody is on their knees, far to the front, and does not turn round. It smells of incense and cold stone.
    {A white dove} has got in, and goes from beam to beam.
  stirs > hospital
    @people Wheels on linoleum, and one that squeaks. It smells of boiled linen; behind a curtain somebody coughs, and says sorry.
    @people In the nearest bed a man lies with his face to the wall and taps on it, in threes, and waits.
  stirs > castle
    Wind comes up the stair and lays all the flames over to one side; then they stand up again, one after the other.
  stirs > jail
    It smells of damp stone and old straw. {A rat}, in no hurry, carries something pale along the foot of the wall.
    High up there is a square of light with a bar through it, and it has moved by a hand since you last looked.
  stirs > lighthouse
    The sea works at the foot of the wall; one feels it in one's heels. It smells of lamp oil and salt.
    The wind finds a note in the railing, holds it, lets it go. {A gull with one leg} looks in.
  stirs > ship
    @people Timbers work, and water runs along the hull.
    It smells of tar and wet rope. {The ship's cat} comes along the rail, sure of every step, and goes below.
    A lantern swings on its hook, out, and back, and lets all the shadows go with it.
    A pot has got loose somewhere and goes from one side to the other with the swell.
  stirs > starship
    The pumps go, and under them something that is out of step. The air has been breathed before.
    One light panel in three is on. The furthest flickers, and in its flicker {a tool bag} floats, or stands, in the middle of the way.
    @people A voice from the wall says a number, waits, and says the next one down.
  stirs > laboratory
    On the bench {a flask} stands over a flame, and what is in it has just begun to move.
  stirs > train
    @people Somebody is walking through the next carriage. It smells of oranges, and every lamp trembles with the rails.
    @people {A conductor with a moustache} stands at the far door, and counts heads, and counts again.
    A newspaper lies open on a seat, with a pair of spectacles on it; whoever wears them is not here.
  stirs > vehicle
    The engine is warm. Something underneath ticks, and the smell is rubber and peppermint.
  stirs > stop
    It smells of rain and hot pretzels. The hand of the clock jumps, trembles, and stands.
    @people Somebody has left {a wrapped parcel} on the bench, and everybody leaves a seat free on both sides of it.
  stirs > shore
    Gulls quarrel over something on the stones. It smells of weed and tar, and every wave draws a little gravel back with it.
    A rope slaps a mast, on and on, and a boat that nobody has tied up properly knocks at its post.
  stirs > mall
    @people It smells of floor cleaner and warm sugar, and somewhere a child is explaining why it has to be the large one.
  stirs > street
    @people A window is pulled down; wheels; somebody calls a name twice, and gives up. It smells of frying.
    @people Two men carry a mirror across, and for a moment there is sky where there was none.
  stirs > village
    @people {An old man on a bench} lifts a hand, not to you, it turns out, but to a goat behind you.
  stirs > garden
    {A wheelbarrow} stands in the path with a hat in it. A blackbird goes on turning over leaves beside it.
  stirs > forest
    A branch breaks, off to one side; a bird stops in the middle. It smells of resin and wet leaves.
    Light comes down in pieces and moves about. {A roe deer} stands in it, all ears, and then there is only the place where it stood.
    Somewhere a woodpecker tries a trunk, tries another, and settles on the first.
  stirs > field
    @people {A scarecrow} in somebody's good coat stands with its back to you, and on each of its arms sits a crow.
    It smells of warm earth, and of smoke from a good way off. A hare gets up, almost from under your foot.
  stirs > mountain
    Stones run down a slope, out of sight. The wind comes over the edge and smells of snow.
    A buzzard hangs level with your eyes, looks you over, and tips away.
    @people Somebody has built {a small heap of flat stones} by the path, and the top one is wet, where all else is dry.
  stirs > desert
    Sand hisses along the ground and heaps itself against your boots. Nothing else moves, and then a beetle does.
    The air over the ground shakes, and in it, upside down, stands {a caravan}, a day away or ten.
  stirs > snow
    The ice talks: one long crack from this side to the other. Your breath hangs where you left it.
    Snow slides off something, with a sigh. {A white fox} looks at you over its shoulder, and trots on.
  stirs > cave
    Drops fall, at long intervals, into deep water. It smells of wet stone and old smoke.
    Something with wings shifts its feet, overhead, and then a great many of them do.
    Air moves against your face, and it comes from further in.
  stirs > river
    @people The water talks over its stones. It smells of mint; downstream somebody is rowing, out of sight.
    {A heron} stands in the shallows like something left behind, and then strikes.
    A branch comes down with the current, and on it, put out about it, sits a wet rat.
  stirs > sea
    The swell lifts everything and sets it down. A bell, that must belong to a buoy, says so each time.
  stirs > ruins
    Plaster runs down inside a wall. A loose sheet of metal beats in the wind, and then, in no wind, once more.
    {A thin yellow dog} comes out between two stones, thinks about you, and follows at a distance.
    @people Somebody has swept one small square of it clean, and put a chair there.
  stirs > camp
    It smells of woodsmoke and beans. A pot lid goes, low talk, and an animal shifts its feet.
    @people {A woman mending a net} by the fire moves up a little, to make room, without looking.
    @people Somebody in one of the tents is snoring, and somebody in another is counting the snores.
  stirs > alien
    The ground hums. It stops when you stop, and goes on when you do.
    It smells of struck matches and cinnamon; and something very high up is singing, or leaking.
  stirs > hotel lobby reception foyer
    Behind the desk {a clerk in a bow tie} looks at the board with the keys, then at you, then at the one key that is missing.
    @people A lift, or a dumb waiter, goes up behind the wall, and stops where nobody has called it. It smells of lilies and floor polish.
    A suitcase stands alone in the middle of the carpet, and one corner of it is wet.
  stirs > bar pub club nightclub casino saloon
    It smells of lemon and wet wood. {A barman} is polishing a glass that could not be any cleaner, and talks without moving his lips.
    @people Somebody drops a coin in the music, and the music is a waltz, and nobody laughs.
  stirs > bus tram coach minibus
    @people Six people, each by a window. {A man with a cake box} on his knees holds it as if it might go off.
    The bell is pressed, the doors open, nobody gets out; and the one at the wheel looks into the mirror, at you.
  stirs > plane cockpit airplane biplane helicopter airship balloon
    Canvas, oil and hot wire. The stick still trembles a little, as a bough does when the bird has gone.
    A scarf has been knotted to the strut, silk, yellow; and it smells of lavender.
  stirs > museum gallery exhibition
    @people Your steps come back from three sides. In the next room {a guard on a folding chair} turns a page, and licks his thumb.
    It smells of floor wax and cold tea. One of the cases has no label, and no dust, and nothing in it.
  stirs > police_station precinct
    @people A typewriter, or something that rattles like one, goes, stops, goes. On the bench {a boy with a birdcage} is waiting to own up to something.
    @people It smells of wet coats and old coffee. Somebody behind a door says "from the beginning", not for the first time.
  stirs > cellar basement crypt vault wine_cellar
    @people It is colder by a coat than above. Something drips; and between two drips somebody, or something, swallows.
    It smells of earth, apples and candle. A stack of boxes leans that did not lean of its own accord.
    A cord hangs down in the middle of it and turns, slowly, though there is no draught.
  stirs > attic loft
    Dust, and through the dust a blade of light with the dust going up it. Under the eaves {a pigeon} shifts its feet.
    A rocking horse stands with its face to the wall. It has stopped rocking not so very long ago.
  stirs > bathroom washroom restroom toilet
    The tap drips, onto a sponge, so that it makes no noise. The glass is steamed over, and in the steam is the print of a nose.
    It smells of lavender and rust. Behind the curtain something shifts, and turns out to be the curtain.
  stirs > farm barn stable farmyard ranch
    It smells of hay and warm hide. In the straw lie {kittens}, nine or ten; they don't keep still.
    A horse blows through its nose; a bucket goes over; and a hen comes out, offended, from where no hen should fit.
  stirs > market bazaar souk
    @people "Three for two!" somebody shouts, and somebody else, "Two for one!" It smells of mint and fish and hot tin.
    @people {A girl with a tray of buns} goes by, and a hand, no one's that you can see, takes one from behind.
  stirs > cemetery graveyard churchyard
    @people Yew, wet stone, turned earth. At the far end {a man with a spade} has stopped, and leans on it, and is in no hurry.
    There are fresh flowers at one stone only, and the stone has no name.
  stirs > road highway trail path crossroads
    Dust, or mud, with one set of wheel tracks in it, and they swerve just here, for nothing that one can see.
    {A pedlar with a mirror} on his back comes on toward you, and carries the whole sky along.
  stirs > submarine
    @people Drops run down the steel and meet. Somewhere forward a spanner is put down, very gently, by somebody who listens.
    It smells of diesel, cabbage and feet. All the needles lie at their pins but one.
`)
