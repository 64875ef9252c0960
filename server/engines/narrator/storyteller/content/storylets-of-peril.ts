/** Whom or what a premise is in danger of, and how one gets through it. Written as content/WRITING.md says. */
export const storyletsOfPeril = `
# barricade | open others | | | undead
x: here / miller, smith / plumber, teacher / mechanic, medic
:start
Something bumps against the way in. It does not knock: it leans. "They have found us," [x+say] [x.a], and [x+put] both hands flat against it, as if that would help. Outside, more of them begin to lean.
> Push something heavy in front of it -> heavy
> Look for another way out -> way
> Be quite silent -> silent
:heavy
You find the heaviest thing there is and the two of you put your backs to it. It scrapes across the floor, loud enough for all the world, and then it stands. The leaning goes on. But now it leans against something.
> Look for another way out -> way
> Look at them through the gap -> gap
:silent
You hold your breath, and [x] [x+hold] [x.their] hand over [x.their] own mouth. It takes long. Then the leaning grows less, one by one, as if they forgot. They do not look for anybody. They only go where there is noise.
> Make a noise somewhere else -> noise
> Slip out while they have forgotten -> out
:gap
There are nine. One still wears an apron and wipes its hands on it, over and over. "That one served me, last week," [x+whisper] [x]. "It gave me too much." They all turn their heads at the whisper, at the same time.
> Make a noise somewhere else -> noise
> Look for another way out -> way
:way
High up at the back there is an opening, as large as a tray. You go first, head and one arm; [x] [x+push]. From up there you see the street behind: empty, but for one who stands with the face to the wall.
> Pull [x] up after you -> out
> Throw something, far off -> noise
:noise
You throw what will ring, as far as you can. It rings. There is a pause in which nothing breathes, and then they go, all of them, shuffling, in the direction of the sound, like guests when there is food.
> Run the other way -> out
> Stay here, where it is shut -> stay
:out
You run, with [x] beside you, along walls and over whatever lies about, and do not look round. Only when there is nothing behind you but your own steps do you stop. "Nine," [x+pant] [x]. "We know now what they want: noise. That is more than anybody else knows."
* join x
:stay
You stay. The two of you go through all that there is, and count it: food for four days, water for three. [x] [x+scratch] a line into the wall for today. It is a short line, but it is one that nobody had counted on.
* join x

# bitten | open others | | | undead
x: here / carter, weaver / driver, nurse / pilot, cook
:start
[x.a] [x+sit] a little apart, and [x+keep] one sleeve pulled down over the hand. "It is a scratch," [x.they] [x+say], before you have asked. "From a nail. I should know a nail."
> Ask to see it -> see
> Ask what [x] wants done, if it is not -> done
> Believe [x.them] -> believe
:see
[x] [x+think] it over for a good while. Then the sleeve goes up. It is a half round of small marks, but they are even, and far apart, and in the middle there is rust. "A rake," you say. "You have trodden on a rake."
> Laugh -> laugh
> Bind it up all the same -> bind
:done
"Do not wait until I ask politely," [x+say] [x]. "And the boots are for you. They were dear." [x.they] [x+look] past you. "It is easier when one has said it. I did not think so."
> Ask to see it now -> see
> Promise it -> promise
:believe
You believe [x.them], and sit down beside [x.them], on that side. It lies between you for a while, the hand. "You are a fool," [x+say] [x] at last, not without liking. "Nobody else would sit here."
> Ask to see it -> see
> Stay until it is morning -> morning
:promise
You promise it. You shake hands on it, with the other one. After that you talk for hours, of food for the most part; and whenever you look, [x] [x.is] still [x].
> Ask to see it after all -> see
> Stay until it is morning -> morning
:laugh
You laugh, both of you, much too loud for a night like this, and press your sleeves to your mouths and go on. "A rake," [x+say] [x], with wet eyes. "All that out there, and I am done for by a rake."
* join x
:bind
You wash it and bind it as well as you can. [x] [x+hold] quite still. "You would have done it, too," [x.they] [x+say], "if it had been the other thing. You would have washed that, too." It is no question.
* join x
:morning
It grows light. [x] [x+lie] there with an open mouth; and you lean over, further and further, with a heart like a drum; until [x.they] [x+snore]. You have never heard anything so beautiful.
* join x

# breaths | open | | | air
:start
You do what one should not do: you read off how much there is, and divide it. It comes to less than it ought to. Somewhere it goes out, quite softly, as if somebody were drawing breath through their teeth.
> Listen for where it goes out -> listen
> Breathe slower, and think -> slow
> Look for what else there is to breathe -> else
:listen
You turn everything off that hums, and go along the walls with a wet finger. There: at a seam behind a panel it is cold, on one side alone. It is no wider than a hair. It is as long as your arm.
> Stop it with what there is -> stop
> Shut that part off -> shut
:slow
In for four, out for eight. By the third time you can think in a straight line again. There are three things that use it up: you, the leak, and the machine that cleans it. One of them can be done without.
> Listen for where it goes out -> listen
> Turn the machine off -> machine
:else
You think of all that is hollow: tanks, bottles, suits, even the tyres of the small cart. By the end there stands a row of them before you, like a poor man's harvest. It makes two hours. One would not have thought it of the tyres.
> Use the hours to find the leak -> listen
> Breathe the tyres first -> tyres
:machine
It becomes quite still, and then warm, and your head begins to ache: but the needle stands. You have bought time with a headache. You use it to go along the walls.
> Stop the leak with what there is -> stop
> Shut that part off -> shut
:stop
You chew up a strip of cloth with the only paste there is, and press it in, hand's breadth by hand's breadth. The seam sucks it fast by itself. It is the ugliest work that you have ever done, and it is silent.
> Look at the needle -> needle
:shut
You drag out what you need and let the door fall. On this side there is less room now, and one bunk, and no window. On the other the frost draws flowers on all that you have left behind.
> Look at the needle -> needle
:tyres
It tastes of wheels and of roads. You think of dust, and of rain on dust, and of somebody calling you in for supper; and by that time the seam is found, by its whistle, with an arm that is not even tired.
> Stop it with what there is -> stop
:needle
The needle trembles, thinks about it, and stays. You tap at it. It stays. You sit down on the floor and take one breath that is of no use to anybody, deep and wide, only because you may.

# lights-on | open far | | | adrift
:start
Everything is as if they had just stood up: a cup, half full, a jacket over a chair, a game on which it is white's turn. The lights are on. And behind the next door somebody is humming.
> Go towards the humming -> hum
> Look at the game -> game
> Feel whether the cup is warm -> cup
:hum
It is no voice. It is a fan, with a paper strip that somebody has tied to it, so that it hums a little: two notes, up and down. Beside it is written, in small letters: so that it is not so quiet.
> Look for who wrote it -> who
> Leave it on -> leave
:game
White would be mate in three, and has not seen it. Or has seen it and gone away so as not to do it. There are pencil marks beside the board, hundreds of games, and each and every one was a draw.
> Move for white -> move
> Look for who played -> who
:cup
It is warm. You draw your hand back as if it were hot. Then you see the plate below: it keeps warm by itself, and has done so, the counter says, for eleven years. Somebody wanted to come back to a warm cup.
> Drink it -> drink
> Look for who left it -> who
:who
The beds are made. The boats are gone, all but one, and on its seat there lies a list with all the names, each ticked off, and below: 'We waited for the last one as long as we could. It is warm, and white to move.'
> Look for the last one -> last
> Take the list along -> list
:move
You move for white. It is a small click; and all over the ship, one after the other, the lights go down to a softer colour, as at the end of a long shift. It had been waiting for somebody to win.
> Look for who played -> who
> Go while one can still see -> list
:drink
It is bitter, and it is good. You have it sitting down, as is right, with your feet up. When the cup is empty the plate clicks and goes cold, and the lights in the passage begin to go out, the furthest first.
> Look for the last one -> last
> Go before it is dark -> list
:leave
You leave it on. Your own steps fall in with it, two notes, up and down, all the way along the passage. When you are back aboard you catch yourself humming it.
> Look for who wrote it -> who
:last
The last one sits in the engine room with a spanner on the knees, quite at peace, and has been doing so for a long time. In the dust on the panel is written: 'Had to stay and hold it. They got away. It was a good game.'
> Put the list in their hand -> hand
> Take the list along -> list
:hand
You put it there, with all the ticks, and make the one that was missing. Then you stand for a while as one stands. On the way back each light that you pass goes out behind you, and it is not sad at all.
:list
You take it along. There are people somewhere who have been waiting for eleven years to hear how it stood. You will tell them: warm, to the last; and white would have won.
* have list of names

# doubling-back | open others | | | hunted
x: here / pedlar, ostler / driver, waiter / pilot, porter
:start
"Don't turn round," [x+say] [x.a], and [x+laugh] as if you had made a joke. "There are two. The one with the gloves has been reading the same notice for as long as I have been looking. They want you, don't they?"
> Go on talking as if nothing were the matter -> talk
> Ask for another way out -> way
> Turn round -> turn
:talk
You talk of the weather, and of the price of onions. Meanwhile [x] [x+steer] you, by the elbow, a step at a time, to where there are more people. "Now tell me something sad," [x.they] [x+say], "and then I can put my arm round you, and nobody looks at a face that is crying."
> Tell something sad -> sad
> Ask for a way out -> way
:way
"Through the back, past the barrels, and then do not run; whoever runs has done it." [x.they] [x+think]. "And give me your coat. I have always wanted to be somebody whom people go after."
> Change coats -> coat
> Keep the coat and go -> go
:turn
You turn round. You look the one with the gloves in the face, quite openly, as one looks at somebody whom one may know; and nod. He nods back before he can help it. Then he does not know what to do next. It gives you ten steps.
> Use them -> go
> Speak to him -> speak
:sad
You meant to make something up. But what comes is true, and it comes from far down; and you walk out of there past both of them, with a wet face, on the arm of somebody who says: "There, there." Gloves steps aside and takes his hat off.
> Keep going -> lost
:coat
It fits as if you had been born in it. You see your own back go away through the crowd, quite upright, a little vain; and the two of them go after it. At the corner it turns round and takes off a hat that you have never owned.
> Go the other way -> lost
:go
You do not run. It is the hardest thing that you have ever not done. Past the barrels, through a yard with washing, over a wall, and there you stand, behind a sheet that smells of soap, and see four shoes stop on the other side of it.
> Wait until they move -> shoes
> Go along with the sheet -> lost
:speak
"You have lost me twice today," you say in a low voice. "The second time I waited for you." He goes red. He has a cold. He has been told that you were dangerous; nobody has told him what to do if you were polite.
> Ask who sent him -> sent
> Wish him good health and go -> lost
:shoes
One of the shoes has a hole. It scratches the other one's ankle. "If we say that we have lost them again," says a voice. "We have not seen them at all," says the other one. "Today we have not been here." And they go, and it sounds relieved.
> Go on -> lost
:sent
He looks for the paper, finds it, and reads it out to you, since he no longer knows it by heart. There is a name on it, and it is none that you had feared. You thank him. You will see to it yourself; and it is as if somebody had turned the board round.
* have paper with a name
:lost
By evening nobody is behind you. You sit somewhere with a wall at your back and eat what you have. And as it grows dark somebody sits down beside you, out of breath, highly pleased: [x]. "Four streets," [x.they] [x+say]. "I gave them four streets."
* join x

# terms | open others | | | monster
x: here / shepherd, alderman / neighbour, ranger / medic, surveyor
:start
"It has been here," [x+say] [x.a], and [x+put] [x.their] foot into the print. The foot looks like a child's in it. "And it has taken nothing. That is what I do not like about [trouble]. What takes nothing wants something."
> Follow the prints -> prints
> Ask what has been put out for it before -> before
> Put something down as a gift -> gift
:prints
They go round the whole place once, close to the walls; and at each window there are two of them side by side, deep. It stood there. It looked in, at each and every one, for as long as one needs for an evening.
> Look in there yourself -> look
> Follow them away from here -> away
:before
"At one time, a cow each year. Then they thought, why, and put out none, and nothing happened." [x] [x+scratch] [x.their] neck. "That was when I was small. It cannot have starved. I believe that we hurt its feelings."
> Put something down as a gift -> gift
> Follow the prints -> prints
:gift
You put down what one gives a guest: bread, salt, something to drink. Then you sit and wait, a good way off. It grows dark. Something breathes in, so deeply that the grass leans over; and then there is a very careful sort of chewing.
> Say good evening -> evening
> Keep quiet -> quiet
:look
From there one sees a table with a lamp, and four who are playing cards, and one who cheats. It is warm in there. One hears them laugh. You stand in the two deep prints, and for a moment you do not feel large at all.
> Follow the prints away -> away
> Put something down as a gift -> gift
:away
They lead up to where nobody goes. There is a hollow there, warm, with shiny things set up round it in a row, none of them worth anything: a lid, a spoon, half a mirror. In front of the mirror the ground is worn smooth.
> Wait here for it -> evening
> Add something to the row -> quiet
:evening
"Good evening," you say. For a long while, nothing. Then it comes back, out of the dark, deep and rusty, from a mouth that has not had any use for it in a hundred years: "Evening." One hears that it has been practising.
> Ask what it wants -> wants
> Ask it in -> in
:quiet
You keep quiet and let it look at you. Two eyes, as far apart as gateposts. They go over you, down and up. At last something is pushed into the light, with one claw, very gently, and drawn back: a spoon.
> Take it, and say thank you -> wants
> Give it something of yours -> in
:wants
"Win," it says, after it has looked for the word. It takes you some time. Then you see it: the lamp, the table, the cards. It has watched them for years, from outside. It knows that the one cheats. It wants to be asked.
> Ask it in -> in
> Promise to come here with the cards -> cards
:in
It does not fit. They take out the window and half of the wall. It lays its head on the sill, holds the cards between two claws, and loses, and loses, and looks so happy that nobody there has the heart to tell it of the rules.
* join x
:cards
From then on there is a game up there, each week, with [x] and whoever dares. It takes no cow and burns down nothing. It only comes down, now and then, at night, and looks in at the one who cheats: for a good long while.
* join x
`
