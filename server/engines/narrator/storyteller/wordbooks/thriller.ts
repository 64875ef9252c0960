import type { Wordbook } from './wordbook.ts'
import { lines, list, place, words } from './wordbook.ts'

export const thriller: Wordbook = {
  genre: 'thriller',
  she: words('Alex Brooke Dana Elena Farida Gillian Hana Irina Joss Katya Leila Mara Nadia Petra Selin Tess'),
  he: words('Anton Ben Carver Damon Erik Faisal Grant Ivan Jonas Kemal Lukas Marek Nolan Pavel Quinn Stefan'),
  roles: lines(`
    burned courier | any | who sits facing exits and eats standing up | hand over the last package and be nobody
    security analyst | any | in yesterday's shirt, three screens reflected in the glasses | show someone the footage before it is erased
    night-desk journalist | she | with a recorder running in one pocket and a decoy in the other | get one name on the record
    getaway driver | any | who reverses into every space | drive home slowly, once
    forensic accountant | any | with a thumb drive on a shoelace | follow a number to a face
    hotel concierge | he | who knows which rooms are empty and which only look it | forget a guest in 614
    double agent's widow | she | who has learnt four languages since the funeral | find out which side sent the flowers
    locksmith | any | who looks at a door before its owner | never open that particular safe again
    train conductor | he | clipping tickets with great gentleness | know why carriage nine was added
    interpreter | any | who hears everything twice | stop repeating a lie for a living
    ex-bodyguard | any | standing, always, half a step in front | have the client come back and say it was nobody's fault
    hospital porter | any | with a pass that opens more than it should | lose a patient on purpose, the safe way
  `),
  foes: lines(`
    handler | any | in a good raincoat, never out of breath | close the operation and everyone in it
    minister's fixer | he | with a second telephone and a tender smile | make it so that it never happened
    surveillance chief | she | who quotes your messages back to you, correctly punctuated | know the one thing you have not typed
    man from carriage nine | he | with a newspaper folded to the same page as yesterday | reach the border with the case
    private contractor | any | in running shoes, checking the time | finish before the cameras come back on
  `),
  places: [
    place(
      'parking garage',
      'in',
      'inside',
      'concrete pillar, ticket machine, stairwell door, parked van',
      `
      Level four is full of cars and empty of people, and something about the ratio is off.
      A strip light buzzes, dims, and holds; it gives everyone the look of a passport photograph.
      The van by the ramp has its engine off and its windows misted.
      There are two exits, and a camera for each, and one of the cameras has been turned to the wall.
    `,
    ),
    place(
      'night train',
      'on',
      'inside',
      'sleeper door, luggage rack, emergency cord, window',
      `
      Towns go past as a string of stations nobody gets out at.
      In the corridor all the blinds are down but one, and that one is down by the time you reach it.
      The conductor counts heads, and frowns, and counts them again.
      Between carriages the noise is enormous; it is the only place on board to say anything.
    `,
    ),
    place(
      'hotel corridor',
      'in',
      'inside',
      'ice machine, fire door, room service trolley, keycard lock',
      `
      Forty identical doors, and behind one of them a television talks to no one.
      On the trolley, under the silver dome, is a meal for two, untouched, and a radio.
      The carpet drinks every sound but the click of the fire door.
      At the far end the lift opens, waits, and closes on nobody.
    `,
    ),
    place(
      'control room',
      'in',
      'inside',
      'bank of monitors, swivel chair, alarm panel, coffee cup',
      `
      Sixteen screens show sixteen corridors, and in the ninth the clock is running four minutes behind.
      The swivel chair is still turning.
      Somebody has taped over one red light, and written on the tape *ignore*.
      A coffee has been set down on the alarm panel, and its steam goes straight up.
    `,
    ),
    place(
      'ferry terminal',
      'in',
      'inside',
      'departure board, row of lockers, turnstile, vending machine',
      `
      The board flips through cities like someone shuffling a deck.
      A row of lockers stands by the wall; number thirty-two has been wiped clean, and only that one.
      Two men share a bench and a paper, and neither turns the page.
      The last sailing is called in three languages, and in none of them is it this one.
    `,
    ),
    place(
      'rooftop',
      'on',
      'outside',
      'air vent, satellite dish, fire escape, parapet',
      `
      The city goes on below like a machine someone else is paying for.
      The gravel has been walked on tonight, by one person, several times, from the vent to the edge.
      A satellite dish has been twisted by hand to face the ministry.
      The fire escape hangs by a single new bolt.
    `,
    ),
    place(
      'safe house',
      'in',
      'inside',
      'drawn curtain, kitchen table, burner phone, go bag',
      `
      Nothing here has ever been chosen: a table, two chairs, a calendar from a garage.
      The curtains are pinned. One pin is missing, and the gap looks straight down to the street.
      A bag stands packed beside the door, with a train timetable folded into the strap.
      The tap drips once every nine seconds; whoever lived here would know that.
    `,
    ),
    place(
      'covered market',
      'in',
      'inside',
      'fruit crate, service door, security camera, phone stall',
      `
      Crowds are good cover, and this is a good crowd: hurried, cross, and looking down.
      At the phone stall forty screens light together with the same missed call.
      The service door is propped with a crate of lemons. It wasn't on your way in.
      A man is buying one apple, and has been for some time.
    `,
    ),
  ],
  things: list(
    'burner phone, thumb drive, forged passport, locker key, earpiece, roll of banknotes, encrypted laptop, hotel keycard, surveillance photograph, briefcase, train timetable, security badge, tracking tag, envelope of negatives, tinted glasses',
  ),
  draws: {
    sound: list(
      "a lift arriving at the wrong floor; tyres on wet asphalt; the double click of a camera; a phone vibrating in another person's pocket; footsteps that match yours; a helicopter holding position; a radio turned down too late",
    ),
    smell: list(
      "rain on asphalt; burnt coffee and printer toner; brake dust; chlorine; diesel; somebody's aftershave in an empty lift",
    ),
    light: list(
      'headlamps crossing the ceiling; the blue of a phone held low; a strobe of passing stations; one red light on a camera; the flat white of a stairwell',
    ),
    token: list(
      'a SIM card snapped in two; a boarding pass in another name; a photograph of your own front door; a locker key taped in paper; a coat check ticket; a keycard with the number scratched off',
    ),
    danger: list(
      'a grey car on its third pass; two men with earpieces; a leaked file with your photograph; a letter drop that has been emptied; roadblocks at the bridge; a tracker in the lining',
    ),
    folk: list(
      'commuters, shoulder to shoulder; a tour group in identical ponchos; two police officers not in a hurry; cleaners with a very new trolley; a jogger for the second time',
    ),
  },
  air: lines(`
    @out A siren goes by two streets over, drops in pitch, and does not stop.
    Somebody's telephone buzzes against a table, face down, eleven times.
    You hear [~sound], and so does the man pretending to read.
    Exits: two. You count them without wanting to.
    @in The air conditioning shuts off, and for the first time you can hear who is not talking.
    @night Windows are going dark across the street, floor by floor, from the bottom.
    There's a smell of [~smell], and under it the flat one of electronics left on.
    @out On the corner the camera pans, pauses, and comes back.
    A sudden [~light] throws everyone's shadow the same way, and one of the shadows ducks.
    @rain Rain makes good cover, for anybody.
    The second hand on the wall clock jumps, sticks, and jumps two.
    @out A delivery van is double-parked, hazard lights going, nobody in it and nobody near it.
    An elevator bell. No elevator.
    Three rows off someone has been on the same page for an hour.
    A phone lights up in a stranger's hand, and the stranger doesn't look at it.
    The fluorescent tube is flickering in no pattern at all. You've checked.
    There's a fresh screw in an old vent.
    Somebody's shoes have stopped, just out of sight.
    The announcement says that there's no cause for concern. It says it twice.
    You can hear a helicopter not getting any closer.
    A man who is nobody lifts his cuff to his mouth, and coughs, and goes on being nobody.
    The cleaner's radio has drifted off its station, and no one has been cleaning for some time.
  `),
  events: lines(`
    A phone rings inside a bin. It is not your phone. The screen shows your photograph.
    Close at hand there is [~sound], then quiet of the professional sort.
    Through the middle of everything push [~folk], and when they have gone by there is [~token] in your pocket.
    The power cuts out. Emergency lighting comes up, and there is one person fewer.
    Your name is read out over a loudspeaker, with a request to come to the information desk.
    A stranger bumps your shoulder and says, without moving the lips: "[~danger]. Go."
  `),
  scenes: lines(`
    @out A woman with a pushchair stops to tie her shoe. She's wearing boots with zips. When she walks on, the pushchair is facing the other way.
    Your phone lights up with a photograph: this place, from above, two minutes ago. You are the blur at the centre. Somebody has drawn a neat red ring round the person beside you.
    "Don't look at the van," says [who]. You don't. "Now don't look at the other van."
    Every screen in sight goes to the same weather map. On it, where the city ought to be, is a small white cross; and then it's the football again, and no one has noticed but the man with the earpiece, who is noticing you.
    A courier in a yellow helmet hands you a parcel, takes your signature, and rides off against the traffic. The label has the right name on it. It's the date that is wrong. It's tomorrow.
    [who] takes the battery out of [who.their] phone, then the card, then bends the card until it snaps. "There," [who.they] says. "Now we're a rumour."
    @in The lift is coming down. Nine. Eight. It ought to stop at seven, where the button's lit. It doesn't stop at seven.
    @out Two men are mending a manhole cover that was not broken. Their overalls still have the creases in them from the packet. One's reading the instructions on a flask.
    "Three of them have left since we sat down," says [who] without moving the lips. "None of them paid. Nobody's gone after them." [^who.they] smiles and lifts a cup. "Laugh at something."
    The siren dopplers off to the north, where nothing has happened yet.
    @out There's a light on in a flat across the road, fourth floor. It goes off. It goes on. Off. If that is code, it's slow, and it is for someone standing about where you are.
    A stranger drops into step beside you, says, "You left this on the train," puts a glove in your hand, and turns off at the corner. There's something stiff inside one finger. You weren't on a train.
    The same three notes have come over the loudspeaker four times since you got here. It's not a chime. Nobody else has looked up but the woman at the ticket window, who's crying.
    "Walk as though you're late for something dull," says [who]. "Nobody ever looks at that."
    You've got a voicemail. It's eleven seconds of a room. You play it again. It's the room that you are in.
    A man in a fluorescent jacket is measuring the pavement. He has measured it as far as your left shoe. He waits, with the tape in his hand, for you to move or for you to ask.
    Your card opens a door that it has never opened. The light goes green; the lock goes over; and a printer on the far side begins to print your name.
    [who] slides into the seat across from yours and starts to talk about house prices. With one finger, as [who.they] talks, [who.they] is writing on the table, in spilt water. *Two. Behind. Don't.*
    There's a car with its engine running and nobody in it. There's a dog in the back, very upright, with its lead clipped to the belt. It watches you go by like somebody memorising a number plate.
    "Nobody's following you," says [who]. "I checked. That's what I don't like. Somebody was, and they've been called off."
    The television over the counter shows a street and a cordon. The sound's down. A line of text goes by beneath it with a number to ring, and you know the number. You've had it since you were nine.
    A cleaner goes through with a cart, emptying bins into a sack. She empties each one twice. It is only when she's gone that you see what she's left, standing up in the last of them: an envelope, and a spare key.
  `),
  closers: lines(`
    The clock says four minutes. It said so before.
    The man by the exit folds his paper.
    In your hand the phone begins to vibrate: unknown number.
    The camera has found you, and someone, somewhere, is leaning forward.
    One of the two doors has just locked itself.
    @out A grey car pulls in across the street, and nobody gets out.
  `),
  titles: lines(`
    Four Minutes to [place]
    The [thing] Exchange
    [name] Was Never Here
    Carriage Nine
  `),
  seeds: lines(`
    You are a courier whose last package is ticking and addressed to yourself. You must find out who sent it before midnight.
    You are an interpreter who has overheard, in two languages, the plan for tomorrow night. You must stop it, and nobody will believe you.
    You are a night-desk journalist with a source on a train that is not in the timetable. You must reach carriage nine before the border.
  `),
}
