/** What is at stake in a premise: a coup, a house, a name, a prize. Written as content/WRITING.md says. */
export const storyletsOfStakes = `
# rehearsal | open others | | | heist
x: here / locksmith, acrobat / locksmith, driver / mechanic, pilot
:start
[x.a] [x+draw] it all with a finger in the dust: the way in, the way out, and between them a small cross. "In by here. Out by there. In the middle we are four people who know what they are doing." [x.they] [x+look] up. "That is the part that worries me."
> Ask what can go wrong -> wrong
> Walk through it once, with chairs -> chairs
> Propose another way in -> other
:wrong
[x] [x+count] it off on the fingers: a guard who does not sleep, a dog that does not eat, a floor that talks. "And the fourth is always whatever nobody has thought of," [x.they] [x+say], and [x+bend] the thumb.
> See to the floor first -> floor
> Think about what nobody has thought of -> fourth
:chairs
Chairs are the walls, a hat is what it is all about. You go through it three times. By the third your feet know it. Then the cat comes in, walks along the planned way from beginning to end, and lies down on the hat.
> Do it as the cat did -> cat
> Think about what nobody has thought of -> fourth
:other
"Through the front," you say. "With our hats off, at noon. We are expected." For a while nobody speaks. "As what?" [x+ask] [x], and the eyes begin to gleam.
> As those who come to mend it -> mend
> As guests -> guests
:floor
You lie on your belly in the passage above and learn it by heart, board by board. The third groans, the seventh only sighs. Somebody comes down it with a candle, steps over both without looking; and now you know that there is one more who comes here in secret.
> Find out who -> who
> Note it, and go back -> fourth
:fourth
It is still light when it occurs to you. "Suppose that it is not there any more," you say. [x] [x+stop] chewing. All the locks, guards, dogs: has anybody, in the last ten years, seen the thing itself?
> Have a look at it first -> who
> Go in, whatever is there -> night
:cat
What the cat knew: that nobody looks down. All the eyes in there are kept for the height of a man. So you go in that night on hands and knees, past six pairs of boots, with nothing to be heard of you but a small bell that [x] [x+have] insisted on.
> Take what you came for -> night
:mend
You carry a ladder. Before a ladder each door is held open, and nobody looks at the face behind it. "At last," says the one with the keys. "We have been asking for you since spring." It really is broken. You have to mend it, too.
> Mend it, and then take what you came for -> night
:guests
You laugh a little too loudly, as guests do, and praise the curtains. Your host shows you everything, one room after the other, and with each one says what it has cost. In the last one it stands, under glass. "And that," he says, "is false, of course."
> Ask where the real one is -> who
> Take it all the same -> night
:who
It is the owner. She comes each night with a candle and sits down in front of it, in her stockings, and there is nothing there: a stand, and on it nothing at all. She sold it long ago. She sees you, and puts a finger to her lips.
> Put a finger to your lips, too -> lips
> Offer to steal it from her -> steal
:night
It goes as it was drawn in the dust. That alone makes you all nervous. Only outside, three streets on, does [x] [x+breathe] out; you unwrap it, and it lies there and is beautiful, and smaller than it was. "They always are," [x+say] [x]. "One wants them so much bigger."
* join x
:lips
You go out the way that you came in, step by step, the sighing board and the groaning one. "Well?" [x+ask] [x]. "It is well guarded," you say. And it is: by somebody who comes each night, so that nobody should ever notice.
* join x
:steal
She thinks about it, and you see what is going on in her: no more candles, no more guests who want to see it. "By Friday," she whispers, "and you would have to break the window. I shall cry for help." She does it very well. They still talk of that theft today.
* join x

# last-instalment | open others | | | eviction
x: here / widow, baker / neighbour, baker / neighbour, mechanic
:start
"I have added it up," [x+say] [x.a], and [x+turn] the paper round to you. "Three times. Once it came to less, but that was a mistake." Below, with two lines under it, stands what is missing. It is not even so very much. It is only more than there is.
> Ask what one could sell -> sell
> Ask who could lend it -> lend
> Go and talk to them -> talk
:sell
You go through everything, with chalk and a hard heart. What is worth something belongs to somebody; what belongs to you is worth nothing. At last only one thing is left over. You both of you look at it, and then at the floor.
> Sell it -> sold
> Keep it -> keep
:lend
You write down all whom you know. Then you strike out those who have nothing, and those who would never let you forget it. One remains. "No," [x+say] [x]. "I still owe that one an apology. That is dearer."
> Go and apologise -> apology
> Go and talk to the other side instead -> talk
:talk
They let you wait below a picture of a man with a hand in his coat. The one who comes at last is younger than your shoes. "I have here," he says, and stops, since he has seen something on the paper. "You are the house with the blue door?"
> Say yes -> blue
> Ask what of it -> blue
:sold
It goes to the first who asks, and for the price that you said. You go home with the money in your fist, and past the corner there are steps: the buyer, who holds it out. "My wife says that one does not buy such a thing from people. She says that it can wait."
> Take it back, with thanks -> round
:keep
You keep it. It is against all reason, and [x] [x.is] quite pale with joy. Then you sit there with your reason and the paper. And since nothing else is left you do what you have never done: you write on a board how things stand, and hang it at the door.
> Wait -> round
:apology
You practise all the way there. But before you have got out one word the door goes open and somebody says: "I have been meaning to come to you for nine years. I was wrong. I only could not find the street." You look at each other. It takes some time until anybody thinks of money.
> Speak of the money -> round
> Do not speak of it -> unsaid
:blue
"I learnt to read on your steps," he says. "You had a board with letters, and on it stood what there was. I always sat there until my mother had finished." He takes a ruler, and lays it on the line, and thinks. "Friday," he says slowly. "It does not say here which one."
> Thank him -> round
:unsaid
You do not speak of it. You eat, and drink, and go home; and only when you take off your coat does it fall out of the pocket, in a paper, on which is written: 'The street, with interest.'
> Put it with the rest -> round
:round
They bring it in small pieces: one a coin, one a ham, one only a chair, because there is no more money in it. At the end you count, with [x], three times. It is too much, by so little that it must be meant as a joke. You keep that coin. It hangs over the door today.
* join x

# the-eye | open others | | | visit
x: here / steward, cook / waiter, clerk / steward, cook
:start
"Early," [x+hiss] [x.a], "an hour early. They always are." You look where [x.they] [x+look]: somebody in a plain coat, with a small book, who runs a finger along an edge, looks at it, and writes. Nobody knows how much one can write about an edge.
> Go up and greet -> greet
> See to what is worst, quickly -> worst
> Find out what is in the book -> book
:greet
"Do not let me disturb you," says the plain coat, "behave quite as always." From that moment on nobody knows how one walks. Somebody drops something. Somebody else laughs at it, as one never laughs here as a rule.
> Show everything, from front to back -> show
> Offer a seat, and something to eat -> seat
:worst
There is one thing that nobody must see, and everybody knows which. [x] [x+throw] a cloth over it and [x+sit] down on it. It looks, now, like somebody who is sitting on something with a cloth.
> Go up and greet meanwhile -> greet
> Sit down beside [x] -> seat
:book
You go by quite close, with a tray, and look down. It is no list. It is a drawing, with a soft pen: the room, the light, each of you, and really like. Only where you stand there is nobody yet.
> Stay where you are and hold still -> still
> Ask to see more of it -> more
:show
You show it all, and at each thing you hear yourself say what is wrong with it. It just comes. The pen does not move. "That was eleven," says the plain coat at the end. "As a rule they tell me two, and I find thirty. Is there one that you have left out?"
> Show the one that is left -> last
> Say no -> no
:seat
You set down what there is. It is nothing special, it is what you eat yourselves. The coat is laid aside, a spoon comes up, stops half-way; and something happens in that face that does not belong to the office at all. "My mother," it says, and then nothing for a long while.
> Give a second helping -> helping
> Look away -> still
:more
They are all places like this one, page after page, and people who were afraid. None of it has ever been sent in. "They want figures," says the plain coat. "I can do figures. But I began to draw, so as to have something of it myself; and since then I find so little to object to."
> Ask to be drawn, too -> still
> Ask what the figures will be -> helping
:last
[x] [x+get] up, without a word, and [x+take] off the cloth. It is bad. You all look at it together for a while. "Yes," says the plain coat, almost with tenderness. "I have one at home like that." And on the page, behind the last question, one sees a tick.
> See the visitor out -> out
:no
"Well, well," says the plain coat, and goes straight up to [x], who [x+sit] there as if grown fast. "May I?" There is no getting out of it. But when the cloth is lifted it is not there: somebody has been quicker. It stands outside, behind the wall, with a hen on it.
> See the visitor out -> out
:helping
Of the second helping nothing is left. "I shall have to come by again," says the plain coat, "in about a week. It is not allowed on the basis of one single spoon." And in passing, at the door: "It is passed. It was passed when I smelt it from the street."
* join x
:still
You hold still. The pen whispers. When the page is turned round to you, you are all on it, in the middle of your work, and you look like people who can do what they do. "That is my report," says the plain coat. "If anybody asks you for it, show them that."
* have drawing
:out
At the door there is a short bow. "You have a year," says the plain coat. Then, when the steps are gone, [x] [x+slide] down along the wall until [x.they] [x+sit], and all of you begin to laugh, in the way in which they laugh here as a rule.
* join x

# seconds | open others | | | duel
x: here / sergeant, groom / trainer, barber / mechanic, trainer
:start
"You have a weak left side," [x+say] [x.a], who [x+walk] round you once as one does with a horse, "and everybody knows it. So we shall do something with it. What does one do with a hole in a fence that everybody knows?"
> Mend it -> mend
> Leave it open, and wait behind it -> behind
> Ask about the other one -> other
:mend
You work on it until the sweat runs into your eyes. A hundred times, and then a hundred times with eyes shut. By evening the left is no longer weak: it is only tired. "That will do," [x+say] [x]. "Tired looks just like weak. That is worth gold."
> Ask about the other one -> other
> Go in -> in
:behind
You practise being open. It is harder than being shut; all of you wants to draw up its shoulder. [x] [x+come] in by the hole, over and over, and over and over runs into what is waiting there. "Ouch," [x+say] [x] at last, well pleased.
> Ask about the other one -> other
> Go in -> in
:other
"Better than you," [x+say] [x]. "Let us not waste time on that. But proud; and slept badly, there is a child that is ill. I have it from the cook." [x.they] [x+wait], with [x.their] eyes on you. "One can use that. Or not. I only tell you what there is."
> Use it -> use
> Do not use it -> not
:use
You say it in passing, quite low, when you stand face to face: "How is the child?" It goes home; you see it. For one breath there is nobody in front of you at all. You could end it now.
> End it -> end
> Wait for that breath -> wait
:not
You say nothing. You step in, and you look at each other, and bow. And since you know, you see it: how the eyes are red, and how there is something small and knitted tied to the wrist. It does not get easier to strike at that.
> Go in by the left -> in
> Offer to put it off -> off
:in
The first blow you take. The second you hear go by. Then it comes as it had to come, on the left, right into the hole in the fence; and you are there. It is quite quiet all at once. The other one lies on the back and looks at the sky with great attention.
> Reach out a hand -> hand
:end
It is over before those at the back have found their seats. They cheer. Nobody knows how you did it, but for one, who sits in the dust and looks up at you. [x] [x+hand] you the towel and [x+look] at it, not at you.
> Go after the other one -> after
:wait
You wait, with your guard down. It is only a breath, but everybody sees it. The other one comes back from far away, sees how you stand there, and understands. After that it is the best fight that they have ever had in this place; and who won is still argued about.
> Reach out a hand -> hand
:off
"Next week," you say. "I have slept badly." There is a murmur all round. The other one looks at you for a long time. "I, too," comes the answer, and then, in front of them all, with a dry mouth: "Thank you." [x] [x+take] a deep breath: "There go my savings. On the right one."
* join x
:hand
You reach down, and a hand takes hold, and there you stand, arm over shoulder, so as not to fall. "Left," says a voice at your ear, quite hoarse, "I had been told that you were weak on the left." "So had I," you say.
* join x
:after
You catch up at the gate and say what has to be said, and it takes no longer than a fight. In the end you go along. It has a fever, but it sits up, and wants to know which of you has won. "We are just settling it," you say, both at once.

# third-place | open others | | | contest
x: here / miller, piper / neighbour, trainer / mechanic, medic
:start
"Look at that one," [x+say] [x.a], with a nod at the far end. "Three years in a row. Never looks to the side." And indeed: in the midst of all the noise somebody is there, quite by themselves, and wipes down things that are clean already.
> Go over and say good day -> good
> Look to your own things -> own
> Ask [x] what the trick is -> trick
:good
"Good day," you say. The head comes up as if you had rung a bell. "Nobody says that," says the winner of three years. "They look at my hands. You may look, too." The hands are shaking.
> Ask why -> why
> Wish good luck, and go back -> own
:own
You go through it all once more, from the front and from behind. It is all there but one thing, the smallest, without which it does not work. It lay here. Where it lay there is a small ring in the dust.
> Look under everything -> under
> Ask the one at the far end -> lend
:trick
"There are people who want to win," [x+say] [x], "and people who do not want to lose. It looks the same from in front." [x.they] [x+look] you over. "And then there is the odd one who only does not want it to be over. Those one ought to keep an eye on."
> Go over to the one at the far end -> good
> Look to your own things -> own
:why
"Because I have no idea any more how one does it when nobody is watching." It is out, and cannot be got back. "The first time I did it for fun. I had a song that went with it. I cannot remember how it went."
> Hum something -> hum
> Say that you are afraid, too -> lend
:under
It is under [x]. [x.they] [x+have] been sitting on it the whole time. You laugh so much that some of those who were frightened turn round, and some begin to laugh with you without knowing why. After that it is a different sort of day.
> Begin -> begin
:lend
Without a word something is held out to you: just what you lack, of the best sort, wrapped in a cloth. "I always have two of everything. I have never needed the second one." It has lain in that cloth for three years, one sees by the folds.
> Take it -> begin
:hum
You hum what comes. It is not the right one. But with the fourth note the other one shakes their head and goes on from there, and that is it: a silly little tune, about a goat. The hands grow quite steady.
> Begin -> begin
:begin
It begins. You do it as well as you can, and for a while, in the middle of it, better. You hear nothing but your own breath, and, from the far end, quite low, a song about a goat. When it is over, you are surprised that there are people here.
> Hear who has won -> won
> Go without waiting for it -> go
:won
You are third. It is called out with a wrong name, and [x] [x+shout] the right one until they correct it. Somebody is first who has never been it. And the one of three years is fifth, and laughs, and comes across the whole place with two cups.
* join x
:go
You are already outside when [x] [x+come] running. "Come back, you have to go up there!" "What place?" you ask. "I did not listen to that," [x+say] [x], "I only heard your name." And you go back, slowly. You want to have it like this for a little longer.
* join x

# understudy | open others | | | show
x: here / player, juggler / singer, stagehand / singer, mechanic
:start
One hears them through the curtain, a sea of shoes and coughs. "Full," [x+whisper] [x.a], one eye at the hole. "And I have lost it. The first line. I know all the others. I know it is there: I can see the gap."
> Say the first line for [x.them] -> say
> Tell [x] to begin with the second -> second
> Look through the hole, too -> hole
:say
You say it. [x] [x+repeat] it after you, and it is gone again the moment that it is out, like a fish. "Once more," [x.they] [x+beg]. By the fifth time you have it on a slip of paper; and on [x.their] hand; and at last, in chalk, on the back of whoever stands in front.
> Go out together -> together
> Stay in the wings and hold it up -> wings
:second
"With the second?" [x+say] [x]. "But then nobody knows who I am." "They do not know that as it is," you say. "They will listen all the harder." One sees how this goes in, slowly, as a key does.
> Push [x] out -> push
> Go out together -> together
:hole
In the third row somebody has gone to sleep. In the first there sits a small girl on the very edge of her seat, with both hands on her knees; she is not looking at the curtain, but right at the hole. She waves.
> Wave -> wave
> Tell [x] to play for her alone -> push
:push
Out there it is bright. [x] [x+stand] in it, and [x+open] [x.their] mouth; and it is quite still; and then, with the voice of somebody who has just come in from the rain: "No. I will not tell you how it began." That stands nowhere. The whole house leans forward.
> Go on after that -> after
:together
You go out hand in hand, which is not in it. You say the first line, although it is not yours, and look at [x], and there it comes, the second, as if you two had never done it any other way. From then on it is a scene for two.
> Go on after that -> after
:wings
You hold up the paper. [x] [x+look] over; so does the whole house; they see you, with a slip, in your stockings. Somebody laughs, kindly. [x] [x+come] over to you, take the slip out of your hand, in front of them all, [x+read] it, and [x+eat] it.
> Let it happen -> after
:wave
You put a finger through the hole and wave. In the first row there is a squeak of joy. It spreads: they laugh without knowing at what; and a house that has laughed once has come to be friends. "Now," you say.
> Push [x] out -> push
> Go out together -> together
:after
When the curtain falls you are both wet to the skin and do not know how late it is. It is as quiet as after a thunderclap. Then it begins, at the back, one pair of hands; and you count, since it is what one does: one, two, and then one cannot count any more.
* join x
`
