/** Tombs, curses, pirates, strangers from the stars and small animals that a premise turns on. Written as content/WRITING.md says. */
export const storyletsOfWonders = `
# unbroken-seal | open ground | | | tomb
:start
The seal is whole; nobody has been in there before you. And below it, in the dust of all these years, where nobody has been, there is the print of a foot. It comes out. It does not go in.
> Break the seal -> break
> Follow the print -> follow
> Look at the print from near -> near
:near
It is narrow, and was in no hurry. Beside it, each time, there is a small round hole: a stick. Whoever it was came out here old, stood still, and turned round once; you can see it by the heel; and shut the door behind them from outside, with the seal that hangs there.
> Follow the print -> follow
> Break the seal -> break
:break
It gives with a sound like dry bread. Cold comes out, and a smell of honey. The light goes ahead of you over a floor that has been swept, over a couch, and a table with two cups. Nobody lies on the couch. The cover is turned back, as one does it for a guest.
> Look into the cups -> cups
> Read what is on the wall -> wall
> Go out again, and follow the print -> bench
:follow
It goes along the wall for nineteen steps and ends before a stone that is no different from the others. But it is warm. You lay your hand on it, and it gives, as an old woman's arm gives when one helps her up; and behind it there is a bench in the sun, which nobody can see from below.
> Sit down on the bench -> bench
:cups
One is empty. In the other there is something black and dry, right down at the bottom; and in it, stuck fast, a ring. Whoever drank from the one did not drink from the other. You count, as one does here: one cup for whoever lies down. One for whoever changes their mind.
> Take the ring -> ring
> Leave it, and read the wall -> wall
:wall
It is the usual at first: battles, cattle, names. But where the end ought to be, somebody has scratched something over it, with the point of a stick: 'They have built it so beautifully. I did not like to tell them. I have lain there for an hour. Then I heard a lark.'
> Follow the print outside -> follow
> Take the ring -> ring
:ring
You break it loose. The moment that it is in your hand, the slab over the door moves, a finger's breadth, with a sigh; and stops. It does not fall. It has only been asked to, and is thinking it over. You hold the ring out towards it on your palm, so that it sees it.
> Put it back -> back
> Walk out slowly with it -> out
:back
You put it back into the cup. The slab sighs once more, and goes up. You are almost sure that it was relieved. On the way out you see that the couch is just as long as you are; and that, in passing, you have smoothed the cover.
> Follow the print -> bench
:out
One step. It sinks by as much. Two. You look up at it the whole time, as one looks at a dog. On the threshold you stop and say aloud, since it seems right: "I bring it after her." It stays where it is. You go out under it upright.
> Follow the print -> bench
* have ring
:bench
It is a good bench. One sees from there the whole valley, the river, and how they are still building over there, small as ants, at somebody's tomb. Beside you, in the stone, there is a hollow from an elbow. You lay yours into it; and there is a lark.

# terms-of-it | open others | | | curse
x: here / wise woman, shepherd / aunt, chemist / medic, archivist
:start
"You have had it for a while," [x+say] [x.a], with a look at you as at the weather. "One sees it by how you go through a door. Has anybody ever told you how it reads? Word for word? They always only pass on the bad part."
> Say the bad part -> bad
> Ask how it reads -> reads
> Ask how [x] knows of it -> knows
:bad
You say it. You have not said it aloud for a long time; it has a rhyme, as you notice. [x] [x+beat] time to it with a finger, and at the end [x+go] on beating for another four. "There," [x.they] [x+say]. "There are four more beats. Nobody makes such a thing and then stops on one leg."
> Look for the last line -> line
> Ask who would still know it -> who
:reads
"That depends on how angry they were. Who is very angry is exact. That is the good thing about it: who is exact leaves gaps." [x] [x+draw] up a chair. "Say it, slowly. And I say 'stop' where I should slip through."
> Say it, slowly -> bad
> Ask who would know it from the start -> who
:knows
[x] [x+push] up [x.their] sleeve. It is there, too: older, and paler, like a scar in winter. "Mine was for seven years. It has been thirty-one. It no longer does anything. I think that it has forgotten what I did. I have not; so we get on."
> Ask how one gets as far as that -> who
> Say yours -> bad
:line
You try out what could stand there. It has to rhyme, and it has to be fair; they always are, that is what is so terrible. At the third try it grows quiet, outside as well, as if something had stopped chewing. You have hardly dared to say it: 'until somebody asks you to'.
> Ask [x] to ask you -> ask
> Ask yourself -> self
:who
"Whoever said it over you." It is far. When you stand at the gate she is so old that she has to be told who you are. "Oh, that," she says. "I was in such a rage. I wanted to come after you and call it back. But you walked so fast."
> Ask for the last line -> last
> Say what you did -> did
:ask
[x] [x+clear] [x.their] throat. It is a matter of six words, and one can see that it is not easy to say such a thing, to somebody one knows. "Would you, for my sake, stop it?" It is quite simple. It goes out of you like a splinter, with just such a small, astonished pain.
* join x
:self
You ask yourself. You do it before a bowl of water, as it should be, and feel foolish; and the face in it looks up at you, and does not say no. It says: not yet. But there is a corner of its mouth that you have not seen on you for years.
> Ask [x] to ask you as well -> ask
:last
"Was there one?" She shuts her eyes, and moves her lips; then she grows red, like a girl. "'Until you come by and say good day.'" She begins to cry, or to laugh. "I made it so easy for you. I thought that you would be back by noon." "Good day," you say.
* join x
:did
You say what you did. It takes longer than the walk here. She listens with her hand behind her ear. "That was all?" she says at the end. "I had it much larger in my mind." And she takes something back, with one hand, out of the air beside your head, as one takes a leaf from somebody's hair.
* join x

# black-bean | open others | | | pirates
x: here / boatswain, cook / boatswain, cook / boatswain, cook
:start
"They are going to vote," [x+say] [x.a] without moving [x.their] lips. "Tonight. White beans and black. I have counted the beans. They have put in far more black ones than there are of us." [x.they] [x+scratch] an ear. "Nobody has told me what it is about. Which means that it is about you."
> Go round and talk to them -> talk
> Change the beans -> beans
> Ask what they hold against you -> hold
:talk
You sit down with each of them, at their work, and do not speak of it. You ask about the foot, the girl, the tooth. They tell you. When you get up, all of them look at their hands. The last one says: "It was better when you did not know my name." But he is the only one.
> Wait for the vote -> vote
> Ask what they hold against you -> hold
:beans
You take the lid off the jar. Black, black, black; and between them one that is as white as an eye, with a crack in it. You recognise that crack: it has gone round in this crew for as long as there has been one. Nobody has ever drawn it. They say that whoever does has a wish.
> Take the white one out -> out
> Leave it as it is -> vote
:hold
"That you do not sing," [x+say] [x] at last, "when we sing. That you eat by yourself. That one never knows what is going on in there." [x.they] [x+knock] on your forehead, not very hard. "They are not against you. They are only afraid of you, and there is not enough cake on board to go with it."
> Sing -> sing
> Go round and talk to them -> talk
:sing
You sing. You know two songs, and they are both for children. For the whole length of the first one nobody moves. At the second somebody at the back begins to hum in a deep voice; he had it from his mother, too. By the time that you have got to the sheep three of them are crying like taps.
> Wait for the vote -> vote
:out
You keep it in your cheek. When your turn comes you reach into the jar up to the elbow and open your hand before them all: it is white. It goes through them like a gust. "A wish," they say, and take off their caps. They look at you, now, as one looks at a sky.
> Wish that they sit down with you -> sit
> Wish that it be told what this is about -> told
:vote
They reach in. One after the other they open the hand, and it is black, and black; and each who has seen his own grins. "All agreed, then," [x+say] [x], quite hoarse. "Black is that you stay. I had it the wrong way round. I was never on a ship where it was the other."
> Laugh -> laugh
> Ask what white would have been -> told
:told
It was about a cake. It is your day today, somebody has worked it out; and they wanted to know whether one has to ask you first, or whether one may just do it. It has a candle on it, and is burnt on one side, and there is some argument about which of them forgot it.
* join x
:sit
They sit down, all round, and nobody knows what one does now. So you begin. You tell them where you come from, all of it, with the part that you always leave out. It takes until the moon is down. After that nobody on board ever again asks what is going on in there; they have been in.
* join x
:laugh
You laugh, and it is a sound that none of them knew from you. It infects them, one by one, right up to the top of the mast. There is plum pudding after all. [x] [x+have] kept one back for bad times, and [x.is] so happy to have been wrong that [x.they] [x+forget] to be ashamed of it.
* join x

# their-turn | open far | | | contact
:start
It has been repeating for an hour: long, short, short, long. You have it in your ear, and by now in your knee. It is no word that anybody has stored. And each time, at the end, there is a pause, of the same length. It takes you that hour to see it: there you come in.
> Answer with the same -> same
> Answer with something of your own -> own
> Let the pause go by once more -> let
:same
You send it back as it came. Long, short, short, long. There is a pause; then it comes again, but now it is faster, and has a small skip in it, as when a child finds out that the mirror is somebody. And then, at the end, the pause, twice as long.
> Fill the pause -> own
> Send back the skip, too -> skip
:own
What does one say? You think of all that one has been told to say: prime numbers, the weight of hydrogen. In the end you tap, since it is late, what your mother used to tap on the wall of your room. It means: are you asleep? It goes out, and nothing can call it back.
> Wait -> wait
> Send something more sensible after it -> sensible
:let
You let it go by. On the other side something grows uncertain. It comes again, and more softly; and at the end of it now there is a second sound, quite low, that was not there before. It has, you would swear it, put up its chin and asked: hello?
> Answer with the same -> same
> Answer with something of your own -> own
:skip
You send back the skip; you even make it a little bolder. It goes to and fro between you, quicker and quicker, with variations, until your fingers hurt, and you have long had no idea what you are saying. It is no quarrel. It is somebody who can play.
> Go on till one of you gives up -> wait
:sensible
You send the primes after it, up to ninety-seven. On the other side they wait politely until you have finished. Then it comes back, clear and slow, knock by knock on the wall of your room: are you asleep? They have not even looked at the primes.
> Answer: no -> wait
:wait
It takes six minutes. Then it comes back, and it is the answer; you used to give it, as a child, each night, from your side of the wall. Nobody can know it. You listen until the end. Then, because that is how it goes, you put out the light.

# lost-and-small | open | | | small
x: here / mole, hare / mole, hare / mole, hare
:start
"I am not lost," says somebody very small, from under a leaf. "I am only waiting until it is clear where I am." [x.a] [x+look] at you, and you look at [x.a]. The leaf trembles a little. It is getting dark.
> Sit down beside the leaf -> sit
> Ask who is waiting there -> ask
> Say where this is -> where
:sit
You sit down, one on the right of it and one on the left. For a while you all three wait. "Are you waiting, too?" asks the leaf. "Yes," you say. "It is much better with three," says the leaf. "With one, one always thinks that one has missed it."
> Ask where one is expected -> home
> Ask who is waiting there -> ask
:ask
"Me," says the leaf. That is all that it knows of itself; nobody has ever called it anything else. It has got eight legs, as one sees by and by, and two of them are in different socks. "My mother knitted them. She has seven more at home. I have come too far for the others."
> Ask where home is -> home
> Praise the socks -> socks
:where
You say where this is. "Ah," says the leaf. There is a pause. "And where is that from?" You think about it, and [x] [x+think] about it. It is a much better question than one would have thought.
> Ask what one can see from home -> home
> Sit down, and think it over -> sit
:socks
"They are my best ones," says the leaf, and comes out a little. "One is for fast, and one for brave." "I have got the fast one on the wrong way round. That is why I was here so quickly." You put it right; and one foot is left over that gets cold.
> Lend it something for the foot -> foot
> Ask where home is -> home
:home
"At home one sees the moon in the puddle," says the leaf. "If I could see the moon in a puddle I would know." There is no moon in the next puddle, nor in the one after that. By the seventh [x] [x+carry] it on [x.their] back, and it holds on by an ear and says: "Colder. Colder. Warm."
> Go on to the eighth -> eighth
> Ask the moon -> moon
:foot
You find half a nutshell with moss in it. It is a little large, and it clatters, and it is the best shoe that has ever been. They hear it from far away. "Who is making that noise?" calls somebody, high up in the ivy; and then, in quite another voice: "Seven! I have counted seven! Where is my eight?"
> Call: here -> end
:eighth
In the eighth puddle there lies the moon, round, in the middle, and looks as if it had been waiting. "Here!" shouts the leaf so loudly that the moon wobbles. And above in the ivy seven small windows light up, one after another, and then a large one.
> Knock -> end
:moon
The moon is just coming up. You ask. It does not say anything, but lays a long white stripe over the ground, right through the grass, to an old wall with ivy. "That is a yes," says the leaf. "When it is a no, she looks away."
> Follow the stripe -> end
:end
There is soup, in very small cups; you have to drink seven of them so as not to be rude. Later, when you go home, [x] and you, it is quite dark, and neither of you says it. But each time that there is a puddle you go a little slower, and look, and then you know where you are.
* join x

# who-puts-out | open | | | small
x: here / owl, badger / owl, badger / owl, badger
:start
"Somebody has got to put out the stars," [x+say] [x.a]. "I have only just thought of it. Each morning they are off. They do not do that by themselves. Somebody goes round." And you both look up. There are a great many.
> Stay up and see who it is -> stay
> Ask who could reach them -> reach
> Say that somebody must be very tired -> tired
:stay
You lie on your backs, so as to have all of them in view. You say the alphabet, so as not to fall asleep. By K one of you is asleep, and by N the other is; you only know because there are suddenly steps, quite soft ones, and somebody is drawing up the cover over your feet.
> Open one eye -> eye
> Ask: is it you -> you
:reach
"The tall birch," [x+say] [x], "if it stood on the hill. And on the birch a squirrel. And on the squirrel a wren, with her arm stretched out." You work it out: it would be enough for the lowest one. So somebody has to begin early.
> Stay up and see -> stay
> Ask the wren -> wren
:tired
"Yes," [x+say] [x], and thinks. "And nobody says thank you. All they ever say is: oh, it is morning." You both feel that this is not right. There are still some nuts left, and the good honey; and there is a stump, where one could put something for somebody who comes by late.
> Put something out -> out
> Stay up and say thank you -> stay
:wren
"Me?" says the wren. "I only do the one. The one over the chimney. I have always done it, it disturbs me when I want to sleep." She is a little embarrassed. "I thought that everybody did theirs." You look up. You each of you have one that you have always liked.
> Put out yours -> yours
> Ask who does all the others -> stay
:eye
It is somebody quite old, in slippers, with a long pole over the shoulder, and a little cap on the end of it. "Sh," says somebody, "I have only got the two left. One for each of you. I always leave those until the last, the ones that somebody is looking at."
> Look a little longer -> longer
> Shut your eyes, so that there is an end to it -> shut
:you
"I?" says somebody, and sits down with a groan on the edge of the hollow. "No. I only go behind and see whether everybody has. There are some who forget." There is a smell of smoke and peppermint. "You two forgot, last night. I did yours for you."
> Put out yours yourself, tonight -> yours
> Say thank you -> out
:out
In the morning the nuts are gone, and the honey has been licked out, to the very bottom, where one can only get with a long pole. And in the middle of the stump there lies something small, grey, and still a tiny bit warm. You may keep it. At night it knows by itself when it has to begin.
* have small grey star
:longer
So you look, [x] and you, as long as you can. It grows green at the edge, and then yellow. Somebody stands there with the pole, does not press you, and hums. "Ready?" "Not yet," you say. And so, on that day, it stayed night a little longer, just here; and nobody else ever knew why.
* join x
:shut
You shut them. You hear the pole go up, and a small sound, as when one presses a berry between two fingers: once, and once more. "Good night," says somebody, "or the other thing, whichever it is by then." When you open your eyes it is morning; and it is not at all as if nobody had done it.
* join x
:yours
You stretch, you blow, each of you, as hard as you can, at your own. It flickers. It takes a while, they are further than one thinks. And then, just as you have no breath left, they go out, yours first; and over there, above the wood, somebody with a long pole takes a cap off to you.
* join x
`
