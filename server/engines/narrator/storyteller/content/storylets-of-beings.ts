/** A beast, a ghost, a court, a wedding or a grave that a premise turns on, and one who wakes. Written as content/WRITING.md says. */
export const storyletsOfBeings = `
# leads-off | open ground | | | creature
:start
[^trouble] stands still, all at once, with lifted head. Then, without any haste, it goes off, for ten steps; turns round, looks at you, and waits.
> Follow -> follow
> Call it back -> call
> Look at what it was looking at -> look
:follow
It goes ahead, always just so far that you can see it. When you go faster it goes faster. It does not go anywhere that you know; and it goes there like somebody who has an appointment, and is late for it because of you.
> Keep up with it -> keep
> Stop, to see what it does -> stop
:call
You call. It puts its head on one side, so that you can see how it thinks it over. Then it comes the ten steps back, takes hold of the edge of your coat, carefully, as one takes something that does not belong to one, and pulls.
> Let yourself be pulled -> follow
> Ask what the matter is -> stop
:look
There is nothing. A bit of wall, and grass. But when you have crouched down, to the height of its eyes, you see it: a way through, low, worn smooth at the sides by something that comes and goes there each day.
> Crawl through -> keep
> Send it ahead -> follow
:stop
It comes back, sits down before you, and sighs. You have never heard such a sigh, not from anybody. It is how one sighs who has to do everything by oneself. Then it gets up once more and shows you, quite slowly, how one does it: one foot, and then another.
> Go with it -> keep
:keep
At the end of it there is a hollow, dry, out of the wind. It is full of things: half a comb, a spoon, each laid by itself. It takes its place in the middle and looks at you, and at a spot at the side that has been kept clear. There lies a mitten of yours.
> Sit down on the spot -> sit
> Lay something down beside it -> lay
> Take back your mitten -> mitten
:sit
You sit down. It fits: somebody has measured you. [^trouble] leans against your side with the whole of its weight, and you look out together, at what one sees from here, and it is a good deal. You have lived here for so long, and nobody had shown it to you.
:lay
You look through your pockets and lay down the best of it. It is looked at for a long while from all sides, and pushed a little further to the left. So. Now it is right. When you go home that evening you know that there is a place where something of you lies and is looked after.
:mitten
You take it. It lets you. It only looks at the place where it lay, and then, very slowly, lays its own foot on it, so that it should not be so empty; and you hold out for about as long as one needs to count to four. Then you put the mitten back.

# will-not-budge | open others | | | creature
x: here / groom, drover / neighbour, vet / medic, cook
:start
[^trouble] will not. It has planted itself, and looks past all of you, as one looks past people whom one has tried to tell something. "Pull," [x+say] [x.a]. "No," [x.they] [x+say] then, "wait. It has never done that without a reason."
> Pull -> pull
> Look for the reason -> reason
> Wait with it -> wait
:pull
You pull. It is like pulling at a church. All that happens is that one ear turns round, in your direction, and stays there. "It is listening whether you have understood," [x+say] [x].
> Look for the reason -> reason
> Try with something to eat -> eat
:eat
It takes it, quite politely, and chews, and does not move. When it has finished it looks at the ground in front of it, then at you, then at the ground: as one does with a child who does not see the step.
> Look at the ground -> reason
> Wait with it -> wait
:wait
You sit down. [x] [x+sit] down, too. After some time it is as if nobody had been going to go anywhere. And then, quite softly, it comes out of the ground, just where you would have trodden: a crack, as long as a hand. And then as long as a leg.
> Get everybody away from there -> away
> Throw a stone on it -> stone
:reason
You go down on your knees where it is looking. There is nothing to be seen. But when you lay your hand on it, it is warm there, and trembles: very finely, as a table does under which somebody is shaking their leg.
> Get everybody away from there -> away
> Throw a stone on it -> stone
:stone
You throw one, as large as a loaf. It lies there. You have just drawn breath to say something; then it is gone. It does not break through: it is gone, and after it goes everything, without a sound, in a circle as large as a house.
> Step back -> after
:away
You call them back, all of them, and go back yourself, step by step. It goes last, and walks backwards, as somebody does who leaves a room in which there is a king. When it stands beside you it goes down, there in front, all at once, in a circle as large as a house.
> Look into it -> after
:after
Nobody says anything for a while. Far down there it gleams: water, black, and quite still. "It did not want to," [x+say] [x], and [x+scratch] it behind the ear, over and over, "and we pulled." It takes it for what it is worth. Then it looks round, to see which way one goes now, and goes ahead.
* join x

# asks-nicely | open | | | haunting
:start
It comes when all else is quiet: three knocks, a pause, and then something is pulled along the floor, slowly, and stops. It is not a wild sort of noise. It sounds like somebody who is putting things in order.
> Go there -> go
> Answer it -> answer
> Look for what has been moved -> morning
:go
On the threshold it is so cold that one's teeth feel it. Nobody is to be seen. But the chair is standing at the window now, and on the sill somebody has drawn, in the dust, with one finger, very straight: a line, and beside it a second, shorter one.
> Sit down on the chair -> chair
> Draw a third line -> third
:answer
You knock: three, and a pause. It is so quiet that you hear the mice hold their breath. Then something is set down in front of your door, quite gently, as one sets down a tray; and steps go away that leave out the fourth board, which creaks.
> Open -> open
> Follow the steps -> go
:morning
It is the chair. In the dust behind it there are lines, a hand's breadth long, one after the other, hundreds of them: that is how far it gets in a night. It is on its way to the window. It is nearly there.
> Put it there for them -> chair
> Wait beside it -> go
:open
A candle end, a bit of string, and a spoon: what one needs for nothing, or what a child lays out who wants to give something and has not got anything. All three have been wiped. The spoon is yours. You missed it years ago.
> Put something there in return -> third
> Call: come in -> chair
:third
You draw a third. Under your finger, on the other side of the pane, as it were, the frost grows and draws a fourth, and then, quickly, like somebody who is laughing, a whole row, up and down: a fence. And behind it a house. And in the house a window, with you in it.
> Ask who is missing in it -> chair
> Draw somebody beside you -> beside
:chair
It stands at the window. You sit down; it is the right height for nobody who is grown up. From here one sees just one thing, between two roofs: the road, as far as the bend. Somebody sat here, and waited for somebody. They have only been wanting to see it once more, and the chair is heavy.
> Say that nobody is coming any more -> nobody
> Wait with them -> with
:beside
You draw somebody beside you, small, with a dress or a coat, as it comes. The cold steps back from the pane, as one does to see something better. After that it only knocks when it rains, and only once; and the chair stays where it is.
:nobody
You say it, as kindly as one can say such a thing. It is quiet. The chair creaks, as when somebody gets down from it. At the door it knocks, three times, from inside; you open; and it goes past you, out, and down, a cold no larger than a child, and along the road as far as the bend.
:with
You wait with them, the whole night; you have never looked at a road for so long. When it grows light somebody comes round the bend, with a lantern that they no longer need, and goes by, below, and looks up and waves. There was nobody there. But it has got quite warm at the window.

# not-yours | open | | | waking
:start
You feel along your own body first. It is all there. Only the coat is not yours: it is too wide, and good, and somebody has sewn up the left pocket, with big stitches, from outside. There is something in it. It ticks, or it is your heart.
> Open the pocket -> pocket
> Look at where you are -> look
> Think of what was last -> last
:pocket
You bite through the thread. It is a key, wrapped in a paper, and on the paper is your own hand: 'You will be cross. You wanted it like this. Do not go by the way that looks like the way.' You are cross.
> Look for the way that looks like the way -> look
> Turn the paper over -> paper
:look
There is one way that suggests itself: light, open, as if swept. And there is another one; you see it only because a draught moves something there. In front of the first, when one goes down on one's knees, the dust has been brushed, and from one side only: by somebody who went in and did not come out.
> Take the other one -> other
> Go in by the swept one all the same -> swept
:last
What was last? A table. A laugh, not yours. Somebody saying: "And if you change your mind?" And you: "Then see to it that I cannot." You had a clean collar on. You were quite sure of something, as sure as one can be; you have forgotten only of what.
> Open the pocket -> pocket
> Look at where you are -> look
:paper
On the back: 'If you have turned this over, you have not changed. Good. Under the left sole is the rest.' And under the left sole, warm from you, there is a name, and an hour, and 'Do NOT let them thank you.'
> Go by the other way -> other
> Go where one ought not to go -> swept
:other
It is narrow. You go sideways, with the coat held together; it turns out that the coat is so wide because one can put it over two. At the end there is a small door. The key fits. Inside sits somebody, with knees drawn up, and says: "You said midnight. I counted."
> Put the coat round both of you -> both
> Ask who you are -> ask
:swept
After nine steps you know why one should not: there is a chair, and food, and a friendly voice that says: "There you are. Sit down. You have done enough." It is the most beautiful thing that anybody has ever said to you. The key in your hand has an edge. You press it.
> Go back, while you can still stand -> other
> Sit down, for a moment only -> moment
:moment
You sit down. It is as soft as it looked. When you get up again the food is cold, and on your own sleeve it says, in chalk, in your hand: 'Up.' You have no idea when you wrote it. You are grateful to somebody, and go, backwards.
> Take the other way -> other
:ask
"The one who comes back," says the other. "You said that you would not know it. You said: I shall ask, and then you tell me that, and that it was my own idea." There is a hand, cold and small. "It was a good one. But do not do it again."
> Put the coat round both of you -> both
:both
It goes round both. You go, four legs under one hem, past all that is swept and light. Outside it is early, and nobody is about. "Thank you," says the other; and you hear yourself say, before you know why: "Do not. I made me promise."

# asked-last | open others | | | trial
x: here / scribe, bailiff / clerk, usher / clerk, medic
:start
"They have asked everybody," [x+say] [x.a] into your ear, "and written down everything. There is only one whom they have not asked." And [x] [x+nod] over to where, right at the back, on the end of the bench, an old woman sits and shells peas.
> Have her called -> call
> Go and sit beside her -> sit
> Ask [x] who she is -> who
:who
"She comes each time. It is warm, and one may sit. They no longer see her." [x] [x+scratch] an ear with the pen. "But she sees. I write down what is said. What she hears is what they leave out. I sometimes think that one ought to bind the two together."
> Have her called -> call
> Go and sit beside her -> sit
:call
There is laughter when she goes up, with her bowl. She has to be asked three times to put it down. "Did you see it?" "No." "Did you hear it?" "No." "What then?" "I have counted," she says, "how often each of them has looked at the door."
> Ask how often -> often
> Ask who did not look at all -> not
:sit
You sit down beside her and take up a handful. It goes on for some time, pod by pod. "The one in grey does not lie," she says without moving her lips. "He only says it so that it looks like it, because he is asked by someone who always lies. One has to ask him lying down."
> Ask what that means -> lying
> Have her called -> call
:often
"The first, four times. The second, never. That one there" (and her thumb has a pea on it) "each time that he says a name. He does not look to see whether he can get out. He looks whether somebody is coming in." It has grown quiet. The one with the thumb on him is white as cheese.
> Ask him whom he is expecting -> whom
> Open the door -> door
:not
"You," she says to the one on the high chair. "You have not looked at anybody. You have been looking at that water stain since this morning. You have made up your mind, and are waiting until it is noon." Nobody in the room breathes. "Is that so?" asks [x], with the pen held ready.
> Ask that it be begun again -> again
> Ask her what she would have asked -> lying
:lying
"At night one does not lie," she says. "One is too tired. Ask him what he thinks of at night." And when they do, before all of them, he opens his mouth, and shuts it, and what then comes has not been learnt by heart, and he says it to the floor.
> Let him say it to the end -> end
:whom
"My brother," he says. "He said that he would come and say it himself before noon. He only has to get the hay in." And just as somebody begins to laugh, the door goes open, and there stands one with straw in his hair, who has been running.
> Let him speak -> end
:door
You open it. Outside on the step sits one with straw in his hair, cap in both hands, and has been sitting there, one sees, since early morning. "I did not dare to knock," he says. "I thought that one would be called."
> Call him in -> end
:again
It is begun again, from the start; it is dark before it is over, and nobody has looked at the stain. Nobody is sentenced that day. They say that since then there has stood in that hall, beside the high chair, a small one, on which she shells her peas.
* join x
:end
When he has said it, it is quite short. One could have had it in the morning. [x] [x+put] a full stop, and [x+blow] on it. Somebody asks how one knew; and the old woman, who is already on her way to the door with her bowl, says: "Nobody knew it. It was only that nobody had asked."
* join x

# cold-feet | open others | | | wedding
x: here / cousin, musician / cousin, waiter / cousin, medic
:start
Among the coats, where nobody ought to be, [x.a] [x+sit] on the floor, with [x.their] good shoes in [x.their] hand. "I am not here," [x.they] [x+say]. "I have only been sent to look for the ring. I have got the ring. I have had it for an hour."
> Sit down, too -> sit
> Ask what is wrong -> wrong
> Ask to see the ring -> ring
:sit
There is room between two furs. From here one hears the music only as feet. "Everybody knows what to say today," [x+say] [x], "but for me. I am to make the speech. I have known them for too long. I know how often they did not want to."
> Ask for the worst time -> worst
> Help with the speech -> speech
:wrong
"Nothing. That is what is wrong." [x] [x+draw] up [x.their] knees. "It is all as it ought to be, the flowers, and even my aunt. I keep thinking that somebody has to be a little afraid, or else it does not count. So I thought, I do that. I do it for all of them."
> Sit down, and be afraid with [x] -> sit
> Ask to see the ring -> ring
:ring
It lies in [x.their] hand; it has cut a mark there, so tightly was it held. Inside, where nobody looks, there is something engraved; not a name and not a day. 'ALL RIGHT THEN', it says. [x] [x+have] to laugh, with wet eyes. "That is what she said. Those very words. It was raining."
> Have it told -> worst
> Bring it to them -> bring
:worst
[x] [x+tell] it: how one of them stood at the gate for a whole night; how the other lay above, awake, and knew it, and was too proud; and how in the morning both of them went off, in opposite directions, in order to apologise. They met at the back of the mill. It goes round, that road.
> Say that this is the speech -> speech
> Bring the ring now -> bring
:speech
"I cannot tell them that!" [x+say] [x]. And after a while: "I could leave out the pride." "No," you say, "not the pride." So you put it together, among the coats, on the back of a menu; and when you get up you both have fluff all over you.
> Go in with [x] -> in
:bring
You go in by the side, with the ring in the closed hand. Everybody turns round. The two of them up there have not even missed it; they are having an argument, in a whisper, about something with a hat. "All right then," says one of them. [x] [x+hold] the ring out, just in time.
> Stay for the speech -> in
:in
[x] [x+tell] it all, with the gate and the mill and the pride. It becomes so quiet that one hears the candles. The two of them look at the table. Then under the table, where they think that nobody sees it, one hand goes to look for another; and finds it: they were both on the way, after all.
* join x

# what-is-left | open | | | farewell
:start
There is one thing left that nobody wanted. It has been pushed from one corner to the next all day; and now it stands before you, tied up with string, and on it stands, in a hand that you know: 'Last.'
> Undo it now -> undo
> Do everything else first -> first
> Shake it -> shake
:shake
It does not rattle. It gives a kind of sigh, as a thing does that is full of paper; and then, when you have already put it down, there is a clink, once, at the very bottom. You had not thought that there would be anything of that.
> Undo it -> undo
> Do everything else first -> first
:first
You do everything else: the letters that have to be written, the keys, the neighbours who want to say something. It grows evening. When nothing is left you find that you are not sad that it is last. Somebody has thought of that. It gives one something to go home to.
> Undo it -> undo
:undo
Paper, and more paper, each sheet crumpled and smoothed again. You look at one: it is a letter to you, broken off after the first line. So is the next. They are all to you. There are hundreds, over the years, and none of them gets beyond: 'I have been meaning to tell you'.
> Look for what clinked -> clink
> Read all of the first lines -> read
:read
You read them in order. They grow shorter. At the beginning there is still weather in them, and excuses; then only your name; and the last has nothing on it but a full stop, very large, made with great care. You lay your thumb on it. It has been pressed so hard that one feels it from behind.
> Look for what clinked -> clink
> Write on from there -> write
:clink
It is a glass, quite ordinary, and in it, rolled up, the one that was finished. It is short. 'Now I have said it so often in my head that I thought you knew. You did, did you not? Drink to it.' You have to sit down on the floor, since there is no chair any more.
> Drink to it -> drink
> Answer -> write
:write
You take a pen, and write on, below the full stop, what you should have liked to hear and what you should have liked to say; it turns out that they are the same. It makes eleven pages. At the end you fold them into a boat, without thinking, as you were once shown.
> Set it afloat somewhere -> afloat
> Drink to it -> drink
:drink
You drink to it, with water, there is nothing else. "Yes," you say aloud into the empty room, "I knew." It is a good room for saying something. It keeps it for a moment and then gives it back, a little softer, as if somebody else had said it.
:afloat
You set it on the first water that is going anywhere. It turns round twice, as one does at a door so as to see whether one has forgotten anything, and then it goes off, quite upright. You stay until you cannot tell it any more from the other lights.
`
