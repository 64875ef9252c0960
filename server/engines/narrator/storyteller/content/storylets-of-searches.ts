/** What is sought, in beats: somebody, something, or what another has. Written as content/WRITING.md says. */
export const storyletsOfSearches = `
# lost-one | find others being
x: shepherd, pedlar, washerwoman / postman, neighbour, cyclist / medic, guide, technician
:start
"You want to [want]?" says [x.a], and [x+take] [x.their] time. "Somebody went by here in the small hours. I thought: that is not how one walks who knows where to go."
> Ask which way they went -> way
> Ask what they had with them -> with
> Look for tracks yourself -> tracks
:with
"Nothing," [x+say] [x]. "That is what I noticed. Even a child takes something." [x.they] [x+think]. "And there was a light, low down, that went along with them."
> Ask which way they went -> way
> Look for tracks yourself -> tracks
:way
[x] [x+point], and not along the road. "Down there. Nobody goes down there, since there is nothing. I would come with you, but somebody should be here if they come back."
> Ask [x] to come all the same -> come
> Go down there -> down
:come
* join x
"Then somebody else will have to be here," [x+say] [x], and [x+tie] a cloth to the nearest branch, or rail, so that it can be seen. It is more than you would have thought of.
> Go down there -> down
:tracks
There are tracks where the ground is soft: in one place they stop, and turn once all the way round, as one does who has heard a name called.
> Call the name -> call
> Follow the tracks -> down
:call
You call. It is so long until anything comes back that you take it for an echo. But an echo does not sound tired.
> Run towards it -> near
> Call once more and wait -> wait
:wait
You call once more, and stay where you are. Steps come, and stop. "Do not come nearer," says a voice that you know. "It gives way here. I have been standing still for an hour."
> Lie down flat and reach out -> reach
> Look for a plank -> plank
:down
It is further than it looked, and quieter. Half way down hangs a scrap of something that you would know anywhere, at the height of a hand.
> Go on down, quickly -> near
> Stop and listen -> wait
:near
You are so quick that you nearly do not see it: the edge, and beyond the edge a shape that has made itself very small, and turns its head.
> Lie down flat and reach out -> reach
> Look for a plank -> plank
:plank
You find one, and it is long enough by the width of a thumb. You push it out. For a moment nobody does anything; then there is a weight on the other end.
> Pull -> safe
:reach
You lie down flat and reach out as far as there is arm. There is nothing, and nothing; and then a grip that could break fingers.
> Pull -> safe
:safe
You pull until both of you lie side by side on what holds, and nobody can say for a while who it is that is shaking.
* met

# hunt | find others thing ground
x: clerk, sexton, pedlar / caretaker, clerk, gardener / guide, quartermaster, technician
:start
"There are three places where a thing like that could be," says [x.a], who has listened to you to the end. "Where it belongs, where nobody would look, and where somebody has looked already."
> Look where it belongs -> belongs
> Look where nobody would -> nobody
> Look where somebody has looked already -> already
:belongs
It is not there. But there is a clean place, of just the right size, and round about it the dust has been wiped in a circle, by a sleeve.
> Look where nobody would -> nobody
> Ask whose sleeve it was -> sleeve
:sleeve
You look at sleeves for the rest of the day. It is surprising what people do when one looks at their sleeves. One of them rolls his up, and there is nothing on them, and he is the only one who has just washed.
> Ask him straight out -> straight
> Watch what he does next -> follow
:nobody
You try the places that one is ashamed to look into. In the last of them is a note: "I looked here too. Cold, isn't it? Try once more where somebody has looked already."
> Look where somebody has looked already -> already
> Wait for whoever wrote it -> wait
:wait
You wait. It is [x] who comes, and [x+start] at the sight of you. "I wrote that a year ago," [x.they] [x+say]. "I never found it either. I gave up too soon, I think. Two sets of eyes are better."
* join x
> Go on looking together -> already
:already
Everything has been turned over here, and put back almost right. Whoever did it was tall: nothing is out of its place below the knee.
> Look below the knee -> low
> Look above the door -> high
:high
Above the door lies dust, a dry moth, and the print of four fingers, large ones. That one has been here too.
> Look below the knee -> low
:low
You lie down on your belly. From there it is another room. And there, fastened to the underside with a strip of cloth, where only a child would ever see it, is a small parcel.
> Take it down -> end
> Look round first -> round
:round
In the doorway stands the tall one. You look at each other from very different heights. "Below the knee," he says, bitterly, and sits down on the floor. "Eleven years."
> Take it down -> end
:straight
"Yes," he says. "I had it, and for a day I was happy. Then I could not look anyone in the face. I have put it where I put things when I was small."
> Look below the knee -> low
:follow
He goes for a walk, which he has never done, and comes back with dirt on his knees, which he has wiped off. His knees. You go where he has been, and look from there.
> Look below the knee -> low
:end
It is heavier than it looks. You undo the strip of cloth, and then there can be no doubt about it.
* met

# heist | steal others
x: groom, locksmith, pedlar / cleaner, driver, locksmith / technician, mechanic, medic
:start
"I clean there," says [x.a], without looking at you. "I know when they eat, and who cannot see far, and which door sticks. What I do not know is why I should tell you."
> Promise [x] a share -> share
> Say what you want it for -> why
> Go and look at the place yourself -> look
:share
"How much is a share?" [x+say] [x]. "No, do not tell me. I would only lie awake." [x.they] [x+look] happier than [x.they] [x+want] to.
> Ask which door sticks -> door
> Ask when they eat -> eat
:why
You say it. [x] [x+listen] to the end. "That is the first reason I have heard," [x.they] [x+say], "that was not a number."
> Ask which door sticks -> door
> Ask when they eat -> eat
:look
You walk past four times, on both sides. There are two in front who are bored, and one behind who is not. On the roof sits a cat, and looks in through a hole.
> Come back at night, by the roof -> roof
> Ask [x] after all -> share
:door
"The green one," [x+say] [x]. "It sticks, so nobody locks it. You have to raise it, and to cough while you do."
* join x
> Go tonight, by the green door -> green
> Go at noon, when they eat -> noon
:eat
"At noon, all at once, like ducks," [x+say] [x]. "From the first bell to the second there is nobody but old Marek, and he counts the spoons."
* join x
> Go at noon -> noon
> Go tonight instead -> green
:roof
The hole is as wide as a cat and a half. You get in to the hips, and think for some time. Then something gives, and you come down in a rain of dust on a heap of carpets.
> Keep still -> still
> Run for it, now -> run
:green
You raise it, and cough. It opens with a sigh. Inside it is dark, and it smells of wax, and something in the dark says quietly: "You, too?"
> Ask who is there -> rival
> Keep still -> still
:noon
The first bell rings, and the house empties like a jug. In the passage sits old Marek and counts spoons, out loud. "Forty-one," he says, and looks up, and has lost count.
> Help him count -> marek
> Walk past as if you belonged there -> past
:marek
You sit down and count with him. There are forty-four, and he cries a little: it has been forty-three since spring. "Go on through," he says. "I saw nobody. I was counting."
> Go on through -> past
:rival
"Somebody who was first," says the dark. "I have been in here since Tuesday. I cannot get it open. You cannot get out without me: I have the other key. So?"
> Do it together -> together
> Do it alone, and quickly -> run
:together
You can both hear what the other does not know. Between the two of you it takes as long as it takes to eat an apple.
> Take it and go -> end
:still
You keep still. A light comes, stands in the door, and moves over everything: over you, too. "Mice," says a voice, and the light goes away again. You had not known how much you look like carpets.
> Take it now -> end
:past
Nobody stops one who walks in the middle. You walk in the middle, through one room, and another; and there it stands, with nothing over it but glass.
> Take up the glass -> end
> Look for the catch -> catch
:catch
There is a thread from the glass to a small bell. You hold the bell in one hand like an egg, and take up the glass with the other.
> Take it and go -> end
:run
You take it and run. Behind you doors begin to open, one after the other, each a little too late.
* met
:end
It is colder than you had thought, and it fits into your sleeve as if it had been made for that. Outside you have to tell yourself to walk.
* met

# trail | learn find steal defeat guard escape reach carry solo
:start
You stand still and let your eyes go over everything once more, slowly, as if you had to draw it. There: a thing that is not as it was yesterday.
> Look at it closely -> close
> Follow the marks on the ground -> marks
:close
Somebody has been here before you and taken care that it should not be seen, and has taken a little too much care: all else is dusty, and this is not.
> Follow the marks on the ground -> marks
> Wait in hiding -> hide
:marks
The marks are a day old. They lead away in a line so straight that whoever made them knew where to go, and stop where nothing is.
> Look up -> up
> Feel along the ground -> down
:hide
You wait until your legs are numb. Nobody comes. But when the light goes you see what by day nobody could see: a thin line of it, where there should be no gap.
> Go up to the gap -> up
> Reach into it -> down
:up
High up, out of reach, something has been tied fast, and the knot is one that you know. There are not many who tie it like that.
> Climb up to it -> end
> Call out -> call
:down
Under your fingers something gives. It is a ring, and the ring belongs to a lid, and the lid is not locked.
> Open the lid -> end
> Call out first -> call
:call
You call. Your own voice comes back, and after it, when it should be over, half a word more than you had said.
> Go on towards it -> end
:end
And there, at the end of it, is what you came for.
* met
`
