/** Straits that a premise puts somebody into: a slip, a hiding place, a class, a place that one cannot leave, a home after years. Written as content/WRITING.md says. */
export const storyletsOfStraits = `
# owning-up | open others | | | mishap
x: here / clerk, groom / colleague, neighbour / mechanic, medic
:start
"Nobody knows yet," [x+say] [x.a] in a low voice. "I have looked. It is going round already, but nobody has said a name." [x.they] [x+look] at your hands, as one looks at hands that have done something. "We have until somebody puts two and two together."
> Say it yourself, before they do -> say
> Try to put it right first -> right
> Ask who will be blamed, if nobody says it -> blamed
:say
You go and say it. It takes you three sentences, and you had thought that it would be one. There is a pause; then the face on the other side does something that you had not reckoned with: it looks relieved. "Thank goodness," it says. "I thought that it was me."
> Ask what that means -> means
> Put it right together -> together
:right
You try it on the quiet. For each thing that you put straight two others fall over. By noon it is larger than it was, and a good deal more interesting; somebody has stopped, and asks whether you need a third pair of hands.
> Say what has happened -> say
> Take the hands -> together
:blamed
[x] [x+draw] in [x.their] breath. "The one who always is. The one at the end, who does not say anything." You both look over. There somebody is clearing up, quite as always, and does not know of anything yet; and hums.
> Say it yourself, now -> say
> Warn the one at the end -> warn
:warn
"I know," says the one at the end. "It comes by here, what happens, before it gets to you." The humming goes on. "I thought that I would wait to see whether one of you comes. The others never have." And from below the table a stool is pushed out.
> Sit down, and ask what to do -> together
> Go and own up -> say
:means
"I did the same. Last year. I have covered it up each day since; you have no idea what work that is. All that you have broken was mine, it only looked whole." It is said to the wall. Then, to you: "What do we do now? I have never got this far."
> Put it right together -> together
> Tell the others, both of you -> tell
:together
It takes until dark, and in the end there are five of you. It does not become what it was. It has a seam now, all the way across. "That is where it will hold longest," [x+say] [x], and [x+run] a thumb along it.
* join x
:tell
You stand up in front of them, side by side, and say it in turn, like a poem. Nobody shouts. But afterwards, by ones and twos, they come, and each has something to tell, in a low voice; and you hear them all, until late. It is as if a window had been opened.
* join x

# third-bench | open others | | | class
x: here / monitor, usher / colleague, caretaker / mechanic, medic
:start
There is that silence in the room that is not silence. Somebody has done something, and all of them know what, but for you. Two at the front bite their lips. On the third bench somebody is looking out of the window, with so much care that it can only be that one.
> Look at the third bench, and wait -> wait
> Go on as if nothing were the matter -> on
> Say that you give up -> give
:wait
You wait. You can do that; it is the one thing that they have not practised. At last a hand goes up. "It was not meant for you," says the one of the third bench. "It was meant for whoever came today. We did not know that it would be somebody."
> Ask what it is -> what
> Ask what the last one did -> last
:on
You go on. You reach for the chalk; and the chalk is wet. You reach for the chair, and stop, and look at it. From twenty mouths there comes a tiny sound. You do not sit down. You turn the chair round and put your foot on it. They breathe out as if they were one.
> Ask what was on the chair -> what
> Tell them what you did at their age -> age
:give
"I give up," you say, and sit down on the floor. Nobody had thought of that. Those at the back have to stand up in order to see you. "What have I got to look for? I am new. I do not even know where the sponge is." "There is none," says somebody, quite kindly.
> Ask what the last one did -> last
> Tell them what you did at their age -> age
:what
It is a frog. It sits in the drawer, in a box with grass and a lid of water; and on it stands, in five hands, 'please do not be afraid'. "He is ill," says the third bench. "They said that we may not have him in here. So we wanted to see first what sort you are."
> Look at the frog -> frog
> Ask what sort you are -> sort
:last
"Shouted," they say, several at once. "Cried," says the third bench. "First the one, and then the other. In there." It is no longer so funny, one notices. "We had not meant it to be that much. We only wanted somebody to look up from the book."
> Shut the book -> age
> Ask what is in the drawer -> what
:age
You tell them. You leave out nothing: not the goat, not the roof, not whose hat it was. By the end the bell has rung, and not one of them has noticed it. [x] [x+stand] in the door with open mouth. "They are sitting," [x.they] [x+say]. "In there. Of their own accord."
* join x
:frog
It only needs water, and shade, and not to be looked at so much. You work out with them how much of each: how many lids a day, how many hours; it takes two boards. It is what was to be done today, as it happens, with apples. At the end somebody asks for more.
* join x
:sort
They put their heads together. It takes a while, and there is a dispute. Then the third bench stands up and reads out what has been agreed on: "You may stay until the holidays. After that we shall see." It is the best mark that anybody has ever had from them.
* join x

# behind-the-flour | open others in | | | hiding
x: here / sergeant, neighbour / sergeant, neighbour / guard, neighbour
:start
There is a knock, and one hears by it that it will not wait for long. [x.a] [x+stand] outside and [x+smile] with the lower half of [x.their] face. "Only a moment," [x.they] [x+say]. "I was told to look in everywhere. I was told to look behind things." From behind things there comes no sound at all.
> Ask [x] in -> in
> Ask what is being looked for -> what
> Talk loudly, so that one hears it behind -> loud
:in
[x] [x+look] round: at the table, at the stove. At the two cups. It is very quiet. "You have company?" [x.they] [x+ask], and [x+lay] a hand on the second one. It is still warm. You see how [x.they] [x+notice] it, and leave the hand where it is.
> Say that it is for [x] -> for
> Say nothing -> nothing
:what
"It is not called by a name any more," [x+say] [x], "that makes it easier. They have given me a height, and a coat." [x.they] [x+hold] up a hand to show how tall. It is not even as high as [x.their] own heart. "I have asked twice whether there is not some mistake."
> Ask [x] in -> in
> Ask what [x] would do -> nothing
:loud
"Behind things!" you say, so that it rings. "Then come in, sergeant or whoever you are, it is all cobwebs there!" And [x], just as loudly: "I cannot abide cobwebs! I shall count to fifty first, for my nerves!" You look at each other.
> Count with [x] -> count
> Use the fifty -> use
:for
"For you," you say. "I saw you coming up the road." [x] [x+look] at the cup, and at you. Then [x.they] [x+sit] down, heavily, like somebody who has been on their feet since early morning and has not been offered anything, and [x+drink] it up. "It is just as I take it," [x.they] [x+say], to nobody in particular.
> Pour another -> another
> Ask whether that is all -> report
:nothing
You say nothing. [x] [x+take] off [x.their] cap and [x+turn] it round. "My grandmother had one like that," [x.they] [x+say], with a nod at the wall behind which it is. "A place. One could hear everything in there. We never asked for whom it was. It was for me, in the end."
> Pour [x] a cup -> another
> Ask whether that is all -> report
:count
You count together, out loud, not too fast. By twenty there is a creak. By thirty-five a sash goes up somewhere. By forty-eight it is quite still, and [x] [x+make] the last two rather long. "So," [x.they] [x+say] then. "And now the cobwebs."
> Show [x] the place -> place
:use
You use them. It takes thirty; for the last twenty you stand there again with an apron on, out of breath, and [x] [x+count] on with shut eyes. "Fifty," [x.they] [x+say] and [x+look] at you. "You have got flour on your nose. One might think that somebody had been moving sacks."
> Offer to show [x] the sacks -> place
:place
There is a blanket, a crust, a drawing in the flour: a house with smoke. [x] [x+look] at it for a good while. Then [x.they] [x+wipe] it out, with care, from the edges in, the smoke last. "Mice," [x.they] [x+write] down, and [x+spell] it aloud.
> Ask whether that is all -> report
:another
You pour another. Nobody speaks for some time. "I shall come by each evening at this hour," [x+say] [x], "I have been told to. Where I have been, nobody looks any more on that day." [x.they] [x+put] down the cup and [x+turn] it upside down. "It had better always be two."
* join x
:report
"That is all," [x+say] [x]. "I have looked behind everything there is." At the door [x.they] [x+stop] once more, with [x.their] back to you. "Tomorrow they send somebody else. He does not count out loud." And then, already outside: "The road by the mill is bad, they say. Nobody goes there on a Thursday."
* join x

# only-bench | open others company | | | stuck
x: here
:start
"How long has it been now?" [x+ask] [x.a]. You tell [x.them]. "That was what it was before," [x+say] [x]. There is nothing in here to look at that you have not both looked at. There are, it turns out, two kinds of silence, and this is the other one.
> Say what you have been meaning to say -> say
> Propose a game -> game
> Go over once more how one gets out -> out
> Wait until somebody comes -> wait
:say
It comes out in the wrong order, and louder than you had thought in such a small space. [x] [x+listen] to the end. "Say the middle part once more," [x.they] [x+ask]. "The one in which I was right." You had hoped that it would be overheard.
> Say it once more -> more
> Propose a game instead -> game
:game
"Each says something that the other does not know," [x+say] [x], "and the other has to say whether it is true." You begin with something harmless. By the fourth round it is no longer harmless. By the ninth you both have had to laugh once and one of you has had to look at the wall.
> Ask for one more -> more
> Say something that is true -> say
:out
You go over it: above, below, each joint. [x] [x+hold] you by the legs, then you [x]. On your second round you come to a place where somebody before you must have scratched something into it, low down. You read it together, with your heads against each other: 'It opens by itself. Use the time.'
> Use the time -> say
> Wait for it to open -> wait
:more
This time it is quite quiet. It has got dark meanwhile, or one of you has shut their eyes. "I knew that," says a voice. "I only wanted to hear what it sounds like in your mouth." And after some time: "Budge up. There is a draught on this side."
> Move up -> wait
:wait
When at last it opens, with a jerk, and light falls in, and people, and all of them talk at once, you both put up a hand against it. "Are you all right?" somebody asks. You look at each other. "Another five minutes," [x+say] [x], "we were just in the middle of something."
* join x

# same-tree | open others ground | | | return
x: here / miller, aunt / neighbour, postman / neighbour, mechanic
:start
"You are late," [x+say] [x.a]. Nothing else: as if you had only gone for bread. [x.they] [x+look] you up and down once. "You have got your father's way of standing now. You did not have that when you went." And then, since you do not know where to put your hands: "It is all where it was. Only lower."
> Ask what has changed -> changed
> Go and see whether it is still there -> see
> Say that you did not mean to stay away -> mean
:changed
"The bridge has been painted. Three have gone up the hill, and two of those you owe a visit. The dog does not know you; do not take it to heart, she is the daughter's daughter." [x] [x+think]. "And we all of us have told it differently, why you went. You may choose one."
> Ask which they are -> which
> Tell how it was -> mean
:see
It is still there. It is so much smaller that you walk past it at first. But when you lay your hand where you always used to lay it, the hollow fits; somebody has kept it open, year by year, or the bark would have closed over it long ago.
> Ask who did that -> who
> Stay there for a while -> stay
:mean
"Nobody means to," [x+say] [x]. "One only sees the next thing. I have seen it from this side: there goes somebody round the corner, and the corner stays." [x.they] [x+wipe] a chair that was not dirty. "Sit down. That one has not been sat on since. It creaks, it has to be told who you are."
> Sit down -> stay
> Ask whether somebody waited -> who
:which
"In one you were called away. In one you were thrown out; that is your uncle's. One I have made up myself: that you have only gone ahead, to see whether it is any good there." [x] [x+look] away. "I told that one to the children. Now you have to say how it was."
> Tell the children -> children
> Ask whether somebody waited -> who
:who
[x] [x+rub] [x.their] nose. "One of us," [x.they] [x+say], "had a good chisel, and went by there anyway." You look at the chisel in the belt, at the handle, worn thin on one side. It is then that you see that you have been asked something, all this time, and have not answered.
> Say that you are staying -> stay
> Say that you do not know yet -> know
:children
They sit in a row, and some of them have children themselves. You tell what it is like there. That the bread is good and nobody knows your name. "And?" they say. "And then I came back, to tell you," you say. It is accepted. It was time, one of them says sternly.
* join x
:know
"That is honest," [x+say] [x], "your father would have said yes, and been gone in the morning." [x.they] [x+push] something across the table: the chisel. "Then you keep it open for as long. It only needs to be done each spring. One can do it also if one does not know yet."
* have worn chisel
:stay
You stay, and it creaks, and is told who you are. It grows evening in the way that it only grows evening here, from below. Outside they go by, one after another, slower than they have to, to look in. Nobody says anything. They only nod, and each nod takes off you a little of what you had been carrying.
* join x

# again | open | | | loop
:start
The cup falls down from the edge. You know that it does; you have put out your hand already, before it moves, and catch it. It is the first time that you have been quick enough. And it is at this moment that somebody, over there, looks up who has never yet looked up.
> Go over -> over
> Let it fall after all -> fall
> Do everything else just as always -> always
:over
"You caught it," she says. She is not surprised, but only very tired. "I have been dropping something each time for you to see. A spoon. A hat. Once, the whole tray. How many is it for you?" You tell her. "Young," she says.
> Ask how many it is for her -> her
> Ask how one gets out -> out
:fall
You let go. It breaks as it always breaks, in four; and for the first time you look at the pieces before you bend down. There is something written on the inside of the largest, in a small hand, under the glaze: 'not the cup'.
> Look who has looked up -> over
> Think what else there is each time -> else
:always
You do it all as always: the step, the word, the turn of the head. You do it so well that nobody could tell. But there is one over there who does it just as well; and between the word and the turn of the head you smile at each other, for as long as a blink.
> Go over -> over
> Change one thing only -> else
:her
"I do not count any more. I learnt to play the fiddle in it. I know what each of them is going to say, and I still like some of them." She looks at the window. "I have never found the end. I only noticed that it takes two to be surprised."
> Surprise her -> surprise
> Ask what she has not tried -> out
:else
What else? You go through it from the front: the bell, the cup, the draught, the child who asks for the time. The child. You have always said what time it is. You have never asked why it wants to know.
> Ask the child -> child
> Tell the one who looked up -> out
:out
"I have tried everything that one can do," she says, "but for one thing. I have never been anywhere at the end but where I was at the beginning. I was always afraid that it might then go on." You both look at the door. It is three steps away.
> Go out together -> surprise
> Ask the child for the time first -> child
:child
"Because then it is over," says the child, "and you always go before I can tell you." You bend down. It is said into your ear, with a warm breath, and is quite short. You have to laugh. You have gone past it every time.
> Do what the child has said -> surprise
:surprise
You do the one thing that you have never done. It is nothing great. There is a jolt, like on a stair that is one step shorter than one had thought; and then comes a minute that you do not know. It is dreadfully bright. You both stand in it and look about you, and somebody drops a cup.
`
