import type { Wordbook } from './wordbook.ts'
import { lines, list, place, words } from './wordbook.ts'

export const scifi: Wordbook = {
  genre: 'scifi',
  she: words('Ilse Noor Juno Kestrel Vega Anouk Saro Priya Calla Tove Ximena Rhea Oyelle Miko Zadie Lumen'),
  he: words('Dace Ruiz Okoro Teodor Milan Kavi Orson Ansel Bohdan Idris Jax Renzo Soren Cato Emil Tarek'),
  roles: lines(`
    dock mechanic | any | in coveralls mapped with old burns, a torch behind one ear | hear an engine run the way it was drawn
    signals officer | any | who listens with eyes shut and one hand raised | prove the message was not an echo
    android steward | he | in livery two sizes too formal, one eyelid slow | be asked what he would like
    hydroponics chief | she | with soil under her nails on a ship that has no soil | grow one plant nobody can eat
    cargo pilot | any | who sits sideways in every chair | fly a route that isn't in the computer
    ship's archivist | any | with a stack of obsolete drives on a lanyard | recover the eleven lost minutes
    salvage diver | any | still wearing half a pressure suit | go back for the one who was left
    clone of the founder | any | with a face from all the posters, scarred to tell it apart | sign a name of one's own
    reactor monk | he | in a lead apron sewn with small bright mirrors | keep the old core talking
    customs drone operator | she | with a visor pushed up into grey hair | let one honest smuggler through
    cryo nurse | any | in slippers, speaking low out of habit | wake somebody who asked not to be woken
    asteroid surveyor | any | brown as a nut, with a rock in each pocket | find ground that belongs to no company
  `),
  foes: lines(`
    station auditor | any | in a suit that repels dust and, it seems, people | balance the books, whoever that leaves outside
    admiral without a fleet | he | with a uniform kept for a war that ended | be saluted by somebody who means it
    company envoy | she | who blinks exactly as often as is reassuring | own the signal before anyone understands it
    rogue intelligence | any | in a borrowed maintenance body, moving it like a careful driver | finish the sum it was built to forget
    quarantine marshal | any | behind a faceplate that is always fogged | keep the airlock shut for good
  `),
  places: [
    place(
      'docking ring',
      'on',
      'inside',
      'airlock, cargo crane, status panel, fuel line',
      `
      Ships hang nose-in around the ring like piglets, and each has its own hum.
      The status panels scroll in six languages, and all six say *delayed*.
      Gravity is a little thin out here; dropped things take their time.
      A stencil on the bulkhead says what to do in the event of decompression, and someone has added a heart.
    `,
    ),
    place(
      'hydroponics bay',
      'in',
      'inside',
      'nutrient tank, grow lamp, tomato vine, drain grate',
      `
      Green goes up the walls on wires, breathing for everybody.
      The lamps have been set to an April that no one aboard has ever stood in.
      Water ticks through the pipes overhead with the patience of a machine that has never been thanked.
      Between the tanks a hammock is slung, and a book floats in it, tied by a thread.
    `,
    ),
    place(
      'observation dome',
      'in',
      'inside',
      'telescope, star chart, bench, scratched porthole',
      `
      Beyond the glass the galaxy goes about its business at no visible speed.
      Every visitor has breathed on the same pane and drawn in it; the cleaning drone has learnt to go round.
      The telescope has been left trained on a patch of nothing, with a cushion beside it.
      Standing here, one's own pulse is the loudest engine aboard.
    `,
    ),
    place(
      'reactor gallery',
      'on',
      'inside',
      'coolant valve, radiation badge, blue pool, catwalk',
      `
      The pool below is a blue that has no other use.
      Each railing has been worn bright by hands that needed, for a moment, to hold something.
      Heat comes up through the grating and goes out by way of your collar.
      The safety siren has been wrapped, lovingly, in a blanket.
    `,
    ),
    place(
      'crew mess',
      'in',
      'inside',
      'protein dispenser, long table, cracked screen, mug rack',
      `
      Every mug on the rack has a name on it, and eleven have a strip of tape across the name.
      The dispenser offers forty dishes, all of them beige.
      On the cracked screen a football match from nine years ago arrives at last from home.
      People sit by shift here, not by friendship, though after a few years it comes to the same.
    `,
    ),
    place(
      'maintenance shaft',
      'in',
      'inside',
      'cable bundle, access hatch, ladder, drone nest',
      `
      It is a place built for hands, and the rest of you is a guest.
      Cables run along every side, tagged in handwriting that changes with each generation of engineer.
      Somewhere below, a fan turns over, catches, and turns over again.
      A small drone has made a nest here out of lint and lost buttons, and switches its lamp off when you pass.
    `,
    ),
    place(
      'server crypt',
      'in',
      'inside',
      'black cabinet, terminal, cold vent, status light',
      `
      Cold stands between the cabinets in blocks, and status lights run up and down them like thoughts.
      The ship thinks in here; it does it in a whisper, several thousand times over.
      One terminal is still warm, though the log says no one has signed in since the launch.
      The floor panels lift out. One of them has been lifted out often.
    `,
    ),
    place(
      'landing field',
      'on',
      'outside',
      'scorch mark, beacon, wrecked shuttle, survey flag',
      `
      Rust-coloured dust has drifted against everything with an edge.
      The beacon turns and turns, telling an empty orbit that someone is still here.
      Two moons give each upright thing a pair of shadows that do not agree.
      The wrecked shuttle has been stripped down to its ribs and, more recently, painted with flowers.
    `,
    ),
  ],
  things: list(
    'data crystal, plasma torch, cracked tablet, magnetic key, oxygen cell, star chart, signal scanner, memory wafer, spare fuse, gravity boot, translator bead, sealed sample tube, antique wristwatch, encrypted drive, repair drone',
  ),
  draws: {
    sound: list(
      'the sigh of an airlock; a relay clicking over; static with a rhythm in it; the reactor changing its mind; the patter of maintenance drones; a docking clamp letting go; a voice repeating coordinates',
    ),
    smell: list(
      "hot circuitry; recycled air; ozone and coffee; coolant; plasma-cut steel; somebody's last real orange",
    ),
    light: list(
      'the blue of standby lamps; starlight with nothing in its way; an alarm strip pulsing amber; the glow of a terminal; the hard white of a welding arc',
    ),
    token: list(
      "a burnt-out chip; a crew badge with the photo removed; a strip of telemetry; a bolt from a hull that was never built; a memory wafer marked *not me*; a child's drawing of two suns",
    ),
    danger: list(
      'a boarding shuttle with its beacon off; a coolant leak two decks up; a security drone that has lost its orders; a solar storm; an unlisted ship; a quarantine team in white',
    ),
    folk: list(
      'off-shift engineers; a file of colonists with tagged luggage; two drones carrying a third; a surveyor arguing with a robot; cadets in new suits',
    ),
  },
  air: lines(`
    The hull ticks as it cools, like a clock that has lost count.
    @in Overhead the lighting strips dim by a tenth, which is how a ship says evening.
    You can hear [~sound], and under it the steady work of machines that mean you no harm.
    The recycled air tastes of [~smell].
    A maintenance drone trundles by with one wheel squeaking, sees you, and squeaks more quietly.
    On every panel within sight the same number counts down, stops, and begins again from higher up.
    @out Both moons are up, which makes the dark here a complicated thing.
    The gravity flutters, once, and everybody's stomach files a report.
    Somewhere a computer is asking for a password, over and over, in a pleasant voice.
    Through the deck comes the pulse of the reactor, slower than a heart and much more certain.
    @night The station runs at quarter power now, and its corridors have gone the blue of skimmed milk.
    For a second [~light] shows every scratch on every surface.
    A cooling fan drops half a tone, holds it, and goes back up.
    Condensation has drawn a map of somewhere on the bulkhead.
    The deck plates hum up through your boots in a key nobody chose.
    One of the status lights is a green you don't remember being told about.
    Overhead a pipe ticks, considers, ticks.
    For a moment all the machines pause for breath at once.
    The emergency lockers have been inspected; the inspector has drawn a small flower on each.
    There is the smallest tug to port, as if the whole hull had been leaned on.
    A loose bolt has been rolling up and down somewhere since the last course change.
    The oxygen gauge and you exchange a look.
  `),
  events: lines(`
    All the screens blink together, show a string of coordinates, and go back to what they were doing.
    The intercom opens, breathes, and closes.
    A drone stops in front of you, projects [~token] on the deck in wavering light, and runs out of battery.
    Without warning comes [~sound], close, from a compartment listed as empty.
    The pressure door at the far end drops half its height and sticks there, shuddering.
    An alert goes up in amber letters: [~danger]. Somebody cancels it almost at once. Somebody with authority.
  `),
  scenes: lines(`
    The computer begins a sentence, stops, and apologises to somebody who isn't you. "Old habit," it says. "There used to be two of you on this shift." There's no record of a second person. You check the mug rack, and there is the mug.
    Two maintenance drones meet in the middle of the deck, exchange a series of clicks, and swap places. It is the fourth time they've done that today. Somewhere in a file it must be down as maintenance.
    "Listen to the pitch of it," says [who], one palm flat on the bulkhead. "That's the port coolant loop. It sang in B flat for twelve years. Somebody has taught it to sing in B."
    A child's voice comes over the intercom, reading out a star chart in order of brightness. There are no children aboard. The voice gets as far as nineteen, laughs, and loses its place.
    The gravity is turned down for three seconds, as it is before a burn, and every loose thing in the place lifts off like a flock. Then it all settles, a little to the left, and there's been no burn.
    [who] shows you a photograph on a cracked tablet: a street, wet, with a yellow dog. "I printed it from the archive. It isn't anywhere I've been," [who.they] says. "I just like to have somewhere to be homesick for."
    A crate has been addressed to *Whoever wakes first*, in grease pencil, on the side that faces the wall. Inside is a spare oxygen cell and a note that says, *Don't let it tell you it was me.*
    An android is folding laundry, corner to corner, with terrible care. "It is not in my duties," it says without turning round. "I began one day and no one stopped me. I believe that is how most things begin."
    "Clocks are out again," says [who]. "Eleven minutes. You know what that means?" You don't, and neither, it seems, does [who]. "I was rather hoping you'd say."
    Beyond the glass something crosses the stars from left to right, putting them out one at a time and lighting them again behind it. It shows on no scanner. It's the size of a hand held at arm's length, or of a world.
    The door asks for a password. You haven't tried to open it. "Just practising," says the door.
    A strip of paper comes chattering out of a printer that nobody uses: a telemetry log, forty lines of ordinary numbers, and in the last column, where the temperature ought to be, your date of birth.
    "Somebody has named the drones," says [who]. It's true: on each a strip of tape, and on each strip a name, and all of the names are crossed out but one. "That one's you," [who.they] says.
    An advertisement finds you through the bulkhead speaker. It knows your age, your shoe size, and what you dreamed. It only wants to sell you a hat.
    On the back of the access panel generations of engineers have kept a tally of the days since something last went wrong. Nobody has ever got to ten. Today it says nine.
    [who] is talking to the coffee dispenser, in an undertone, like a person gentling a horse. "It was on the first colony ships," [who.they] explains. "It's seen things. You have to let it come to you."
    A hatch that has no business to be warm is warm. You put your ear against it. There's a party going on in there: glasses, laughter, a song that was old when the hull was laid. The log lists it as a water tank.
    Every clock aboard is a second out from every other. It has been agreed, for the sake of peace, not to say which way.
    "Do you know what they don't tell you about deep space?" says [who]. "The smell. It's like a wet dog who's been forgiven."
    Across your screen, in the space meant for comments, something types: *are you the one who hums*. You hadn't known that you hummed.
    A little cleaning robot has got itself into a corner and is bumping the wall, over and over, in a rhythm. It's not stuck. [who] listens for a while, then taps back with a spanner. "Chess," [who.they] says.
    The survey map shows this spot as blank. It is not that it hasn't been charted. You look closer: it has been charted, four times, and each time somebody has gone back afterwards with a very soft eraser.
  `),
  closers: lines(`
    The airlock light changes from red to a colour nobody put in the manual.
    On the nearest screen a cursor blinks after a single unfinished word.
    The scanner has found something. It has drawn a small polite circle round it.
    Far down the corridor, one after another, the lights are coming on.
    The computer has a question and is holding it until you are ready.
    The signal repeats. It is a little closer to your name this time.
  `),
  titles: lines(`
    Signal from [place]
    The [thing] Protocol
    Eleven Lost Minutes
    [name] and the Quiet Orbit
  `),
  seeds: lines(`
    You are the night engineer of a station that answers a distress signal from itself. You must find out who sent it before the orbit decays.
    You are a courier pilot with one sealed crate and a computer that has stopped speaking to you. You must deliver it to the landing field.
    You are the first of nine hundred sleepers to wake, forty years early. You must find out who woke you.
  `),
}
