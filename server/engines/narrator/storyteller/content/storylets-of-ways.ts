/** What lies elsewhere, in beats: past a gate, over the hills, behind a hatch. Written as content/WRITING.md says. */
export const storyletsOfWays = `
# gate | find steal carry others ground kept
x: guide, pedlar, ferryman / driver, porter, caretaker / scavenger, technician, mechanic
:start
[^x.a] [x+come] up beside you. "You are the one who means to [want]," [x.they] [x+say]. "The last who tried asked nobody anything, and that was the last of it."
> Ask [x] what became of them -> last
> Ask [x] for the way -> price
> Go on without [x] -> lone
:last
"Turned back at the first gate, and was never the same," says [x]. "Pride, mostly. There are two ways: the one everybody takes, and the one I know."
> Ask [x] for the way -> price
> Take the way everybody takes -> lone
:price
[x] [x+rub] [x.their] chin. "I want no money. When it is done I want you to say in front of everybody that I helped. Nobody here thinks I can do anything."
> Promise [x] that -> pact
> Say that it is too much -> refused
:refused
"Too much," [x+say] [x], and [x+nod] for a while, as one who has heard it before. "Well. The gate is up there, and you have two legs."
> Promise it after all -> pact
> Go alone -> lone
:pact
* join x
You shake hands on it. [x] [x+walk] ahead, quicker than you would have thought, past a gate that everybody else believes to be locked.
@foe "[^foe] [foe.has] people at the other end," [x+say] [x]. "I can keep them talking, or I can show you how to get round them."
> Have [x] keep them talking -> talk
> Get round them in silence -> round
:lone
Nobody stops you at first. Then there is a gate, and at the gate a woman with a list, and your name is not on it.
"Names that are not on the list come back tomorrow," she says, and looks at you over the top of it.
> Tell her the truth -> truth
> Give her another name -> lie
> Climb the gate where she cannot see -> climb
:truth
You tell her that you want to [want], and why. She looks at the list, and at you, and writes something. "Now you are on it," she says. "I never could abide the old list."
> Walk through -> last-step
:lie
She runs a finger down the list and finds the name you gave. "Strange," she says. "That one came in an hour ago." Behind her two others stop talking.
> Own up and tell her the truth -> truth
> Run for it -> climb
:climb
You go over where the wall is lowest. On the other side you stand in somebody's bean rows, and an old man with a hoe looks at you without surprise.
"They all come over there," he says. "It is the middle path you want. The other two go round in a ring."
> Take the middle path -> last-step
> Ask him what lies at the end of it -> old-man
:old-man
"What you came for," says the old man, "and one thing you did not think of: when you have it, it is you that has to look after it."
> Take the middle path -> last-step
:talk
[x] [x+begin] to tell them a story about a goat, a king and a ladder. Not one of them has an eye for you. When the goat gets to the top you are through.
> Go the last part of the way -> last-step
:round
You go on your toes, [x] before you with one hand held up behind [x.their] back. The hand closes; you stand still. Somebody passes, close enough to touch. The hand opens.
> Go the last part of the way -> last-step
:last-step
There it is before you: all that lies between you and what you came for is one door, and it is not even shut.
> Go in at once -> in
> Listen at the door first -> listen
:listen
You hold your breath at the door. Inside somebody is saying your name to somebody else, and laughing, not unkindly.
> Go in -> in
:in
You push the door open and go in.
* met

# road | reach carry others ground
x: drover, pilgrim, tinker / driver, cyclist, nurse / scavenger, guide, mechanic
:start
"You want to [want]," says [x.a], and [x+look] down at your feet. "In those?" And when you have nothing to say to that: "I am going that way myself. Two are harder to rob."
> Go together -> two
> Go alone -> one
> Ask what there is to be afraid of -> afraid
:afraid
"Three things," [x+say] [x]. "The heat by day, the cold by night, and whoever you are at four in the morning. The third is the worst, and it is the one for which two are better."
> Go together -> two
> Go alone -> one
:two
* join x
You go together. [x] [x+sing], not well, and always the same verse. By the second day you know it, and by the third you would miss it.
> Take the short way over the ridge -> ridge
> Take the long way by the water -> water
:one
You go alone. On the first day you think about everything; on the second about food; on the third you notice that for an hour you have thought of nothing at all.
> Take the short way over the ridge -> ridge
> Take the long way by the water -> water
:ridge
The short way is short on paper. On top the wind stands like a wall, and the path goes on beyond a gap that somebody has bridged, long ago, with one tree.
> Go over the tree on foot -> tree
> Sit down and slide across -> slide
> Turn back to the water -> water
:tree
You look at the far side and not down. In the middle the tree makes a remark. You do not answer it. Then there is ground under you, so much of it that you sit down.
> Go on while it is light -> night
:slide
It is not how one would want to be painted, and it takes a good while. But whoever sits cannot fall very far, and in the end you are over, with moss all along your legs.
> Go on while it is light -> night
:water
The long way is twice as long, and there are people on it. A woman with a cart asks where you are bound, and shakes her head, and gives you bread. It happens four times.
> Eat all of it -> night
> Keep half of it -> keep
:keep
* have half loaf of bread
You keep half. It weighs nothing, and it is a comfort each time that you put your hand on it.
> Go on until dark -> night
:night
Then it is four in the morning. You are awake, and quite sure that it was all a mistake, and that everybody knew it but you.
> Get up and walk -> walk
> Wait until it gets light -> light
:walk
You get up and walk. It turns out that one can be quite sure of a thing and put one foot before the other all the same.
> Go on over the last rise -> end
:light
You wait. Nothing gets better but the light; and then it is not four any more, and it was only the hour.
> Go on over the last rise -> end
:end
And from the last rise you see it, and it is smaller than you had thought, and you could not say why that makes you so glad.
* met

# deck | find steal carry reach escape others far
x: technician, quartermaster / technician, engineer / technician, quartermaster, mechanic
:start
"There are two ways to [want]," says [x.a], very quietly. "One goes through the control room, with a smile. The other goes through the ducts, without one."
> Take the ducts -> ducts
> Go through the control room -> control
> Ask which [x] would take -> which
:which
"I?" [x+say] [x]. "I would send somebody like you." [x.they] [x+think] about it. "The ducts. Nobody has ever been asked for their pass by a duct."
> Take the ducts -> ducts
> Go through the control room -> control
:ducts
* join x
It is warm in there, and everything one touches hums. [x] [x+crawl] ahead and [x+count] the joints under [x.their] breath. At thirty-one [x.they] [x+stop]. "There should be air from the left here," [x.they] [x+say].
> Wait until the air comes back -> wait
> Go on without it -> on
:wait
You lie there and breathe as little as you can. Through the grating you see boots, four of them, and you hear that they are looking for somebody, and that they do not know yet for whom.
> Go on when they have gone -> on
> Drop down behind them -> drop
:on
You go on. At fifty-two the duct divides, and somebody has written on the metal, in grease, long ago: NOT THAT ONE. There is no arrow.
> Take the left one -> left
> Take the right one -> right
:left
The left one ends at a fan as large as a door, which stands still. It is not often that one sees such a fan stand still. You go through it faster than you have ever done anything.
> Go on to the hatch -> hatch
:right
The right one goes down, and gets colder, and then it is no duct any more but a room, with a coat on a hook and a cup that is still warm. Somebody lives here.
> Sit down and wait for them -> hermit
> Go on to the hatch -> hatch
:hermit
It is an old man in a uniform that nobody wears any more. "I retired," he says. "Nobody noticed." He shows you the hatch, and asks for nothing but that you should shut it after you.
> Go to the hatch -> hatch
:control
You smile. Eleven people look up from eleven panels. "Yes?" says the one in the middle, and there is that in the voice which says that the smile has been seen before.
> Say that there is an inspection -> inspect
> Say what you really want -> honest
:inspect
"Now?" says the one in the middle. All eleven sit up straight, and one of them tries to hide a plant. You look at everything, slowly, say "Hm", and walk out at the other end.
> Go on to the hatch -> hatch
:honest
You say it. It gets very quiet. Then, one after the other, they turn their chairs round, until you see eleven backs. "We did not see anybody," says the one in the middle. "Hurry up."
> Go on to the hatch -> hatch
:drop
You drop down behind them and fall into step. Nobody ever counts the third pair of boots. At the corner they go left, and you go right.
> Go on to the hatch -> hatch
:hatch
The hatch has a wheel, and the wheel has not been turned for years. It goes round by a finger's breadth, and another. Then something on the far side takes hold of it and turns with you.
> Keep turning -> end
> Let go -> end
:end
It swings open. Whatever it was that turned with you is gone; but what you came for is there.
* met
`
