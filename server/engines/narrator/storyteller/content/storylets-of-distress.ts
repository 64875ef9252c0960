/** Sickness, siege, fire, water and cold that a premise tells of. Written as content/WRITING.md says. */
export const storyletsOfDistress = `
# second-bed | open others | | | sickness
x: here / widow, priest, carter / nurse, neighbour / medic, cook
:start
"There are two who would need it," [x+say] [x.a] without sitting down, "and there is enough for one." So far nobody has told you more of [trouble] in fewer words.
> Ask who the two are -> two
> Ask whether one can halve it -> halve
> Say that somebody else has to choose -> choose
:two
"A child of six, who will hardly notice. And a woman who has nursed forty of them through it, and knows what helps." [x.they] [x+rub] [x.their] eyes. "I have been up and down the stairs four times. On the stairs one always knows."
> Go to the child -> child
> Go to the woman -> woman
:halve
"Half does not cure half," [x+say] [x]. "It only makes it longer. We have tried that." And then, since you do not look away: "All right. Once it worked. One of the two had been told that it was the whole."
> Halve it, and say that it is whole -> halved
> Ask who the two are -> two
:choose
"Yes," [x+say] [x], "that is what the others said. That is how it came to me." [x.they] [x+put] the little bottle on the table between you. It does not weigh anything. It stands there like a bell.
> Take it -> two
> Ask whether one can halve it -> halve
:child
The child is awake and asks whether it hurts. You say no. Behind you, from the other room, the woman calls, and it is not for herself: "Lukewarm! And hold the head higher!" You hold the head higher.
> Go to the woman then -> woman
> Stay with the child -> stay
:woman
"Nonsense," says the woman, before you have opened your mouth. "The child." She is grey in the face, and she has a basin on her knees, and cuts cloths into strips. "But you come back to me. I will tell you all that I know, and you write it down."
> Write down all that she knows -> write
> Tell her that there is enough for both -> halved
:halved
You say it without blinking. They both believe you, each behind a door, and both of them sigh in the same way. By evening [trouble] has gone down by as much as one can measure with the back of a hand.
> Sit up with them -> stay
> Tell [x] what you have done -> tell
:write
It makes eleven pages. What to boil, what to leave alone, when to open the window, what to say to them at three in the night. At the end she goes over it and strikes out one word: 'hopeless'. "I have never seen that," she says.
> Sit up with them -> stay
:tell
"I know," [x+say] [x]. "The bottle was only half full when I brought it. I took it up and down so long because I could not think of anybody who would lie well enough." You look at each other.
> Sit up with them -> stay
:stay
You sit up, [x] on one side of the door and you on the other. Towards morning the child asks for bread, with butter; and from the other room it comes, weak but quite decided: "Without!" [x] [x+laugh] until it is no longer laughing.
* join x

# whoever-asks | open others teen | | | sickness
x: here / gravedigger, barber / driver, chemist / medic, porter
:start
On each third door there is a chalk mark now. [x.a] [x+stand] in front of one of them with a wet rag. "There is nobody ill in here," [x.they] [x+say]. "They only owe somebody money. I have been wiping them off all night, and each hour there are more."
> Wait for who makes them -> wait
> Help [x] wipe -> wipe
> Knock and ask -> knock
:wait
It does not take long. It is a boy, with the chalk in a bag, and he makes his cross with care, tongue between the teeth. He gets a coin for each. From whom, he will only say to somebody who has a bigger one.
> Give him a bigger one -> coin
> Ask him whether he can write, too -> boy
:wipe
You wipe, along one side and back along the other. Behind the windows they look on. By the end there is a pot of soup on a step, with a lid, and no note. "That is for the door at the corner," [x+say] [x]. "There it was right."
> Take the soup there -> soup
> Wait for who makes the marks -> wait
:knock
A man opens, a hand's breadth. He is not ill. But since the mark is there nobody comes in any more, not the one with the bills and not the one with the stick; and he asks you quite softly whether you would not put it back.
> Put it back -> back
> Leave it off -> wipe
:coin
It is the one who sells the remedy. He has a cart round the corner, and people stand in line at it. You have a look at the bottle, and smell it. It is water, with something that makes it cloudy.
> Tell those who stand in line -> line
> Buy all of it -> buy
:boy
He can write two words: his own name, and 'well'. You let him do it on each door that he has marked, in large letters, for the same coin. He works until it is dark, and does not leave out one.
> Take the soup where it is needed -> soup
:back
You put it back. You even make it straighter. "One can live quite well with [trouble]," he says, and shuts the door, and from then on you look at all of these marks in another way.
> Take the soup where it is needed -> soup
:line
They do not want to hear it. But an old woman gives you her bottle to try, before them all; and you drink it, to the last drop, and nothing happens at all, neither good nor bad. One by one they step out of the line.
> Take the soup where it is needed -> soup
:buy
It takes all that you have. He is so glad that he gives you the cart as well. Then you hang a board on it, with [x]: 'Water. Free.' It is the best water far and wide, and people come, and each of them stays for a talk.
* join x
:soup
At the corner they are ill. You put down the pot, knock, and step back four paces, as one does. A hand comes out, takes it in, and waves; and you wave back to the hand, [x] and you, for a good deal longer than it can see.
* join x

# across | open others | | | siege
x: here / soldier, ferryman / soldier, courier / pilot, guard
:start
From over there somebody has been singing each evening, always at the same hour. Today it fails to come. "I cannot sleep without it," [x+say] [x.a], and [x+look] as if you were to see to it. "Do you think that he has been hit?"
> Sing it yourself, towards over there -> sing
> Ask over there -> ask
> Say that he is only hoarse -> hoarse
:sing
You do not have much of a voice, and you know but two of the verses. You sing them across all the same. It is so quiet that one hears how each word arrives. Then somebody coughs on the other side, and takes up the third.
> Sing the refrain together -> together
> Ask him how he is -> ask
:ask
You put your hands to your mouth. "Where is the singing?" For a long time nothing. Then, in an accent: "He has no voice! We have no honey! Have you honey?" Beside you one hears somebody breathe in.
> Send honey over -> honey
> Call back that there is none -> none
:hoarse
"Hoarse," [x+repeat] [x], and [x+hold] on to it. "Yes. It was damp yesterday." And after a while: "One would have to send something over. One cannot let him become worse. What with this wind."
> Send honey over -> honey
> Sing it yourself, so that he hears it -> sing
:honey
It is the last of it. You hang the jar on a rope, and [x] [x+swing] it across on the third try. In the morning it comes back, washed; and in it are six eggs, each wrapped in a page of a book, in the right order.
> Read the pages -> read
> Boil the eggs -> eggs
:none
"There is none!" It is quiet. "Here, too!" somebody calls, and on both sides there is laughter, first a little, then a lot, at all that there is not. It takes the officers a quarter of an hour to stop it.
> Call over all that there is not -> together
:together
By the end there are some forty voices, from both sides, and nobody who counts them. It goes on until the moon is up. Nothing falls that night but dew. In the report it says on both sides: fog.
* join x
:read
It is a chapter in which two brothers are on their way home. The last page ends in the middle of a sentence. You all of you know how it must go on; and from then on a page a day comes across, and the hour of the post is quiet on both sides.
* join x
:eggs
You boil them in the one pot and share them out in thirds. Nobody speaks while they last. "Over there they have hens," [x+say] [x] then, dreamily; and in the way it is said there lies half a peace.
* join x

# ash | open others ground | | | fire
x: here / groom, miller / caretaker, driver / mechanic, cook
:start
The wind turns. One does not see it, one smells it; then the first flake comes sailing down, grey, and settles on [x.a]'s shoulder. [x] [x+look] at it. "That was a page of something," [x.they] [x+say]. "How long have we got?"
> Fetch water -> water
> Get everybody out -> out
> Go and see how near it is -> near
:water
You stand in a row, pass on what comes, and pass back what is empty. By the tenth pail your arms no longer belong to you. What you wet stays dark; what you have not got to yet begins to smoke by itself.
> Wet the roof above you -> roof
> Give it up and get everybody out -> out
:near
It is nearer than it sounds. It does not run: it jumps, from one dry thing to the next, and between them it leaves out whatever it likes. Where it is going there is one place that is bare, a strip as wide as a cart.
> Make the strip wider -> strip
> Run back and get everybody out -> out
:out
You go from one to the next and do not ask, you take them by the arm. At the end [x] [x+count] them. One is missing; one is always missing; and from inside, behind the smoke, somebody is coughing.
> Go in again -> again
> Call, so that they find the way by your voice -> call
:roof
You lie on your belly and beat out what comes flying, with a wet sack. It hisses. On the neighbour's roof somebody does the same, and you nod to each other, as busy people do. By dark the red has gone by, on the left.
> Climb down -> after
:strip
You tear out all that can burn, with hands and spade, and [x] [x+carry] it over to the other side. It comes up to the edge, stretches, looks for a way, and finds none. You could warm yourselves at it. Then it lies down.
> Sit down where you are -> after
:again
You go in low, with wet cloth before your mouth. On the floor there is a hand's breadth of air. You follow the cough, get hold of a foot, and pull; and the foot says: "Careful. The cat is in my coat."
> Out, with both of them -> after
:call
You call, always the same word, at the same beat, like one who is chopping wood. The cough comes nearer. It comes round a corner on its hands and knees, black, and asks what the matter is, and whether it is always this loud here.
> Count once more -> after
:after
In the evening you sit on what has remained of a wall. It ticks as it cools. [x] [x+have] a black face with two eyes in it, as you will, too. "All there," [x.they] [x+say], for the third time, and [x+count] you all again, only for the pleasure of it.
* join x

# pumps | open others | | | water
x: here / carpenter, sailor / plumber, sailor / mechanic, sailor
:start
It is up to the ankle now. It does not rush or roar, it only is there, each time that one looks, a little more so. [x.a] [x+drive] a nail into the wood at its edge. "When that is under," [x.they] [x+say], "we talk again."
> Look for where it comes in -> where
> Carry up what must not get wet -> carry
> Bail -> bail
:where
You feel along below with your bare foot, until the cold comes from one side. It is a hole one could put a fist into; and behind it, one feels that clearly, is all the rest of the water, waiting for its turn.
> Put something into it -> plug
> Put your foot against it and call -> foot
:carry
You carry: first what is dear, then what is useful, and by the fourth time only what comes to hand. At the top of the stairs stands a heap, with a chair on it, and on the chair a hen that belongs to nobody. The nail is gone.
> Look for where it comes in -> where
> Bail, all of you -> bail
:bail
You find a beat: down, up, out. After some time somebody begins to count aloud, and at a hundred to tell what he will eat when this is over. It is not getting less. But it is no longer getting more.
> Look for the hole meanwhile -> where
> Bail on until it is light -> light
:plug
You roll up what is thickest, and push, and [x] [x+set] a board on it, and [x+wedge] the board with a beam against the other wall. It squirts from five small places instead of one big one. Those one can do with rags.
> Bail out the rest -> light
:foot
You stand on one leg, in the cold to the hip, and with the other hold off all the water of the world. [x] [x+come] with a board, and a hammer, and [x+say]: "Take it away when I say so. Not before." And then: "Now."
> Take it away -> light
:light
By first light the nail is there again, with a wet beard. You look at it, all of you, as one looks at somebody who has come back from a long way off. "Well," [x+say] [x], and [x+drive] a second one in, far lower down. "That is for this evening."
* join x

# lee | open others out | | | storm
x: here / shepherd, carter / driver, surveyor / pilot, surveyor
:start
[^trouble] takes the breath from your mouth. "Not against it!" [x.a] [x+shout] into your ear from a hand's breadth away. "Either we lie down, or we let it push us!"
> Lie down where you are -> down
> Let it push you -> push
> Tie yourselves together -> tie
:down
You lie flat, face to the ground, an arm over the other's back. It goes over you like a herd. You learn to know one stalk of grass in that hour as well as nobody ever has. It bends, all the way, each time, and stands up.
> Wait until it takes breath -> breath
> Crawl -> crawl
:push
You lean back into it as into a chair and go with long steps, faster than you want. It has its own idea of the way. Then something dark comes up on the right, with a corner. "There!" [x+shout] [x]. "Now across!"
> Throw yourself to the right -> corner
> Hold on to [x] -> tie
:tie
You knot belt to belt. From then on there is no falling, for when one of you goes down the other is an anchor. You make forty steps so. At the forty-first the rope goes slack, and then it pulls, straight down.
> Pull back with all your weight -> pull
> Go after it -> corner
:breath
And it does take breath. All at once it is so quiet that you hear your ears. "That is the middle," [x+say] [x], in an ordinary voice. "We have as long as one needs to eat an apple. There is a wall over there."
> Run -> corner
:crawl
On hands and knees one is smaller than the wind thinks. You find the wall by running your head against it. It is one of the best walls that you have ever run your head against.
> Get behind it -> corner
:pull
You pull until you see stars, and it is [x], with a sheep under one arm. "It was lying down there," [x.they] [x+shout], "and it looked at me!" There are three of you on the rope now. The third is warm.
> Get behind something -> corner
:corner
In the lee of it there is room for two, if they are on good terms. You are. You sit with your knees drawn up, and see whole bushes go by at the height of your eyes. "My hat," [x+say] [x] after a while, as if to a friend.
> Wait it out -> over
:over
When it is over it is over in the middle of a gust, as if somebody had shut a door. Everything lies somewhere else. You stand up, stiff as chairs, and then both of you see it at the same time, up there on the very top of the wall, dry: the hat.
* join x

# last-warm | open others in | | | winter
x: here / woodcutter, widow / caretaker, driver / mechanic, medic
:start
"That was the last of it," [x+say] [x.a], and [x+look] into the empty box. One already feels the cold, how it sits down along the walls and waits. "Until morning it is nine hours. What have we got that burns?"
> Go through all that there is -> through
> Go out for more -> out
> Move close together -> close
:through
A broken chair. A box. Three books that nobody likes, and one that everybody does. "Not that," [x+say] [x]. So you draw up a list by how much you would miss it. At the very top stands the chair. You both of you look at the chair.
> Burn the chair -> chair
> Read from the book first -> book
:out
Out there it is so cold that it has a sound. You find one tree that has come down, half under snow, and hack at it with what you have; and the hacking is answered, from the other side of the slope: somebody else is out there, for the same reason.
> Go over -> other
> Take what you have and go back -> chair
:close
You take all there is in blankets, and sit back to back beneath it. At first it is awkward. Then it is warm. "Tell me something," [x+say] [x] into the dark, "in which it is hot. Too hot. So that one complains."
> Tell of the hottest day that you know -> hot
> Let [x] tell -> xhot
:chair
It burns well, and as long as it does you talk of whoever sat on it. By the end one would like to have known them. In the last of its light [x] [x+find] something that had been under the seat: dry, tied with string, a whole bundle of kindling, 'for a bad night'.
> Make it last -> morning
:book
You read aloud, a page each. By the third page neither of you notices the cold, and by the tenth you both cry a little, at a horse. After that there is no more talk of burning. You burn the other three, and they burn badly, as one would have thought.
> Read on till morning -> morning
:other
It is somebody with a sledge, a saw, and nobody to hold the other end. You hold the other end. By the time the moon is up it is enough for two houses; and there is a good deal of talk, with that much breath in it that one sees each word.
> Drag it home -> morning
:hot
You tell it with the dust, and the tar, and how the spoon was too hot to touch. "Stop," [x+murmur] [x] after a while, "one can hardly breathe." And then [x.they] [x+sleep]. You tell on, in a low voice, for the one who is still awake.
> Stay awake till morning -> morning
:xhot
[x] [x+tell] of a harvest, with wasps. Of a bucket that came up from the well so cold that one's teeth hurt. You both are silent after that. "Not the bucket," you say. "No," [x+say] [x]. "The bucket was a mistake."
> Laugh, and move closer -> morning
:morning
Morning comes late and without any warmth; but it comes. There are flowers of ice on the inside of everything. [x] [x+breathe] a hole into them, as large as a coin, and [x+look] out with one eye. "Smoke," [x.they] [x+say]. "Over there. Somebody has wood."
* join x
`
