/** What happens in a story that wants nothing: each begins with an incident, and what comes of it is the player's choice. */
export const storyletsOfDays = `
# taken-for | open others ground | comedy romance historical thriller
x: here / steward, baker / caretaker, clerk / technician, cook
:start
"At last!" says [x.a], and takes your hand in both of [x.their] own. "You have no idea how long we have waited. You are much younger than your letters."
> Say that there must be some mistake -> mistake
> Play along -> play
> Ask which letters -> letters
:mistake
"That is just what they said you would say," says [x], delighted. "So modest. The others are all inside. There is cake."
> Go in and eat the cake -> play
> Insist that you are somebody else -> insist
:letters
"The eleven letters," says [x], and lowers [x.their] voice. "The one about the roof made my sister cry."
> Play along -> play
> Insist that you are somebody else -> insist
:insist
You say who you are, slowly and twice. [x] [x+let] go of your hand. "Then who," [x.they] [x+say], "is going to judge the marrows?"
> Offer to judge the marrows -> marrows
> Wish them luck -> luck
:play
There are nineteen people in the room, and they all stand up. On the table lie six marrows, each as long as an arm, and a ribbon. It gets quiet. It seems that you are here to judge them.
> Judge by weight -> weight
> Judge by beauty -> marrows
> Taste them -> taste
:weight
You pick up each of them and set it down again. The third is too light. You pick it up once more, and knock on it. It is made of painted wood, and behind you somebody leaves by the window.
> Say nothing, and give the ribbon to the fifth -> ribbon
> Hold up the wooden one -> scandal
:taste
Nobody has ever tasted them. You can tell by the sound that goes through the room. The fourth is as sweet as a melon; and the one who grew it, a boy of nine, has to sit down.
> Give the boy the ribbon -> ribbon
:marrows
You walk up and down before them with your hands behind you. "The question," you hear yourself say, "is not which is biggest. It is which one you would miss." They write it down.
> Give the ribbon to the crooked one -> ribbon
:scandal
You hold it up and knock on it, twice. It sounds like a door. There has not been so much noise in that room for thirty years, and they will speak of you for thirty more.
:ribbon
You give it. There is clapping, and cake, and in the door stands an elderly person with eleven letters' worth of luggage, who looks at you and very slowly winks.
:luck
"Luck," [x+say] [x], as if you had said "rain". Behind you the door stays open, and in the room beyond it you see nineteen people sit down again.

# key | open others prop in ground | fantasy mystery horror historical
:start
Something has been pushed in under [prop], so far that only a corner of it shows: a folded paper, and in the paper a key.
On the paper stands a single line. "Not the one you think. The other."
> Take the key and look for a lock -> lock
> Leave the key where it is -> stay
> Look who is watching -> watch
:watch
Nobody is; you make quite sure of it. But the paper is not yellow, and the fold is sharp. It was put there yesterday, or today.
> Take the key and look for a lock -> lock
> Leave the key where it is -> stay
:stay
You push it back in under [prop]. An hour later, when you pass again, it is gone, and in its place lies a flower, quite fresh. You have passed some test, or you have failed it.
:lock
* have small key
It fits nothing that has a keyhole, and you try them all. It is too small for a door, and too good for a box. Then you remember the line: not the one you think.
> Look for a lock that does not look like one -> knot
> Ask about for whoever lost it -> ask
:ask
You ask whoever comes by. Most of them shrug. One turns pale, says "No, never", and has forgotten something and must go.
> Follow that one -> follow
> Look for a lock that does not look like one -> knot
:knot
On the side of [prop], low down, there is a round place no larger than a coin that is not like the rest. You press the key against it, and with a sigh [prop] moves by the width of a hand.
> Reach in behind it -> reach
> Push it shut again -> shut
:reach
There is a bundle in oilcloth, and in the bundle a book, written full in a small hand: sixty years of this place, who loved whom and who paid for it. The last entry is from yesterday, and it is about you.
* have book
> Read what it says about you -> entry
> Put it back unread -> put-back
:entry
"The new keeper found it within the hour," it says. "Good. My eyes are gone. Put down what you see, and never whom you like. When you are old, a key and a riddle." The rest of the pages are empty.
> Write down the first line -> write
> Put it back -> put-back
:write
You sit down by [prop] and write the day, the weather, and one thing that you saw and nobody else did. It is harder than it looks. You find that you want to do it again tomorrow.
:shut
You push until it clicks. It is enough to know where such things are.
:put-back
* lose book
You lay it back where it was, and push until it clicks. It is enough to know where such things are.
:follow
You follow. It is not far: a yard, a stair, a door with three other people behind it who all look up at once. On the table between them lies a key like yours, and a third, and a place for a fourth.
> Put your key with the others -> four
> Back out of the door -> shut
:four
"Then we are complete," says the oldest of them, and begins to laugh, and cannot stop. "We were to open it when we are complete. None of us knows any more where it is."

# signal | open others | scifi postapocalyptic thriller
:start
It begins with three short knocks and a long one, from somewhere that nobody should be. Then nothing. Then again: three short, one long.
> Knock back -> knock
> Find out where it comes from -> where
> Wait -> wait
:wait
It comes four times more, each time a little weaker. The fifth time the long one is missing.
> Knock back -> knock
> Find out where it comes from -> where
:knock
You knock: three short, one long. It is quiet for so long that you think it was only the heat, or the cold. Then it comes like a hailstorm, without any count at all.
> Find out where it comes from -> where
> Knock once for yes, twice for no -> talk
:talk
It takes a while until it has understood. One knock: yes. You ask whether it is alone. One knock. Whether it is hurt. Two. Whether it is afraid. There is a pause, and then, quite softly, one and a half.
> Find out where it comes from -> where
> Ask whether it can be trusted -> trust
:trust
A long pause. Three short, one long. You begin to think that it is a name.
> Find out where it comes from -> where
:where
It comes from behind the panel that is painted over, the one with the number that is on no list. The paint is old. The screws are not.
> Open the panel -> open
> Leave it shut and tell nobody -> shut
:open
Behind it sits a machine no bigger than a loaf of bread, on six legs, of which one is stuck in a pipe. It looks at you with its one lens. It lifts a free leg and knocks on the wall, very politely.
> Free its leg -> free
> Ask what it does here -> asks
:asks
It thinks. Then it scratches into the paint, in a fine straight hand: MENDING. Under it: NOBODY SAID STOP. And under that, after a while: PLEASE SAY SOMETHING ELSE.
> Free its leg -> free
> Say "stop" -> stop
:free
You bend the pipe and it pulls out its leg and shakes it like a dog. From then on something walks behind you, three taps short and one long, and everything that you own begins to work a little better.
:stop
You say it. It folds its legs in, one after the other, and the lens goes dark. On the wall it has begun a last word. It might have been THANKS. It might have been THAT.
:shut
You tell nobody. Each night you hear it: three short, one long. One night you catch yourself tapping it with a spoon, at table, and somebody at the other end looks up, and taps it back.

# hand | open solo
:start
Low down, where you see it only when you sit, a line is scratched: DAY 1. The hand is yours. You cannot remember it.
> Look for more of it -> more
> Scratch a line under it -> under
:more
There are more, once you know how low you have to look: DAY 2. DAY 9. DAY 40, and then strokes, too close to be read. The last line is: STOP COUNTING AND LOOK UP.
> Look up -> up
> Count the strokes -> count
:count
Eleven hundred and six, unless the crooked one is two. It is longer than you would have said. Your hand has gone up by itself to make the next.
> Make the next stroke -> under
> Look up -> up
:under
You scratch it in. It helps a little, as it must have helped every time. When you turn round your shadow points another way: you have been at it for hours.
:up
Straight over your head, where you look last of all, a tin hangs from a string. It has been there for as long as you have, and you have never once looked.
> Get the tin down -> tin
> Leave it hanging there -> under
:tin
* have handful of seeds
There are seeds in it, and a note in your own hand: I KNEW YOU WOULD. PLANT THEM WHERE YOU SIT. One of them has split already, and shows a green tip.
`
