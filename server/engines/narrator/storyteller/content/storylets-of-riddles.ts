/** How one finds out why something is so. Written as content/WRITING.md says. */
export const storyletsOfRiddles = `
# promise | learn why others
x: steward, shepherd, nurse / caretaker, neighbour / quartermaster, cook
:start
"You want to know [question]," says [x.a], who is older than anybody you have seen here and sits as if nobody had ever offered anything else. "They all ask what. You are the first to ask why. Sit."
> Sit down and listen -> sit
> Ask who would know for certain -> certain
> Say that there is no time to sit -> hurry
:sit
"It was asked for," [x+say] [x]. "That is all. Once somebody stood just there, in need, and asked for it with both hands. And it was granted. Then they went away, and were well again, and nobody said that it might stop."
> Ask who it was that asked -> asked
> Ask how one says that it may stop -> stop
:hurry
"No," [x+say] [x]. "There never is. That is how it has lasted so long." [x.they] [x+hold] you by the sleeve with two fingers, quite lightly; and it turns out that you cannot go.
> Sit down after all -> sit
> Ask who would know for certain -> certain
:certain
"Whoever wrote it down." There is a book, and [x] [x+fetch] it from below the seat; it is all one hand, day by day, for sixty years. The first line says: "Today it was granted." The last, from yesterday: "Still nobody."
> Ask who wrote it -> asked
> Look for a page about how it ends -> stop
:asked
"I did," [x+say] [x]. "I was seven. It was a small thing that I wanted, it would have been enough for one night. I have been waiting ever since for somebody to come and ask me why; for I may not tell it unasked."
> Tell [x] that it is enough -> enough
> Ask what would happen then -> then
:stop
"With the same words," [x+say] [x], "only the other way round, and at the same spot. And it has to be somebody who has wondered about it, from the heart. There have not been many. Most people get used to a thing."
> Say it with [x] -> enough
> Ask what would happen then -> then
:then
"Then it is quiet," [x+say] [x]. "And I do not know who I am when it is quiet." [x.they] [x+look] at [x.their] hands. "You see, I have not only been waiting. I have also been going the long way round."
> Stay with [x] while it is done -> enough
> Leave it as it is, and come by again -> leave
:enough
You stand at the spot, and [x] beside you, and you say it together: that it was good, and that it is enough now. Nothing happens. It is only that after a while you both notice that you are listening, and that there is nothing more to hear.
* met
:leave
You leave it as it is. But now there are two who know the reason, and each week, on the same day, you come by and say what has happened meanwhile; and [x] [x+write] it all down. It is no longer the same line every day.
* met

# pattern | learn why solo
:start
You do what nobody seems to have done before: you write it down. When, how often, how long. By the third sheet you are no longer sure that it is only a matter of [question]. It has a rhythm.
> Count it out -> count
> Lay the sheets side by side -> lay
> Wait for the next time -> next
:count
Long, short, a pause. Long, short, a pause. You tap it on your knee, and your knee knows it before you do: somebody used to knock like that, on the wall, when you were small and were to come.
> Knock it back -> knock
> Lay the sheets side by side -> lay
:lay
You lay them out and step back. What looked like marks is a drawing, line for line: the place where you are, seen from above, with everything in it. Only one thing is in it that is not here.
> Look where it ought to be -> look
> Draw it in yourself -> draw
:next
You wait with the pen in your hand. It comes; and, since you are writing anyway, your hand goes on when it has stopped. It writes: "At last. I had almost begun to think that nobody here can read."
> Write an answer -> answer
> Drop the pen -> drop
:knock
You knock it back. It stops, at once, as children do who are called by their full name. And then, very fast, it all comes at one time, everything of the last weeks once more, like one who has a great deal to say and fears that you will hang up.
> Write down all of it -> answer
> Say: slowly, from the start -> slow
:drop
It rolls a little way, and comes back. It goes on by itself, if one can call that writing: a wobbly line, like a child's first; and at the end of it a question mark.
> Take it by the end and help -> answer
> Say aloud that you are listening -> slow
:look
There is a spot where it ought to be, and it is quite empty, and just a little too warm. You put your hand there. Whatever it was, somebody has only just taken it away; and whatever has been going on here ever since was meant to make you miss it.
* +1
> Say that you miss it -> slow
> Draw it in -> draw
:draw
You draw it where it belongs. It is an odd feeling, like a word that had been on your tongue. From that hour on nothing more happens, nothing at all; and at night you sleep as in a house in which everybody has come home.
* met
:answer
It takes all night. It has no great opinion of commas. But by morning it stands there, black on white, and it is so simple that you have to laugh: something was left here that does not belong to anybody, and it did not know how else to say so. It would like to belong to you.
> Say yes -> yes
> Say that you will find whose it is -> whose
:slow
It comes slowly, from the start. There is one who is no longer here; they had a habit; and the place had got used to it. That is all of it. It did not want to frighten anybody. It only did not want to be the one that forgot first.
> Keep the habit up in their stead -> yes
> Tell it that it may forget -> whose
:yes
"Good," it says, or what comes is what one says in place of that. It has not stopped, since then. But now it knocks before it comes; and that makes all the difference.
* met
:whose
You promise it. There is a silence as between two people who have come to an agreement. Then, for the first time since it began, it is only a place again, like others, with a bit of dust in it; and it is you who notices first that something is missing.
* met

# vigil | learn why solo
:start
Nobody has ever simply stayed and looked. You decide to. You take a blanket, and something to eat, and sit down where you will see it, whatever it may be. If you are to know [question], then tonight.
> Keep your eyes open -> open
> Only pretend to sleep -> sleep
> Scatter flour on the floor -> flour
:open
You keep them open until they burn. Nothing. Then you must have blinked: for on your knees there lies a second blanket, tucked in on both sides, as one does with children.
> Call out -> call
> Blink once more -> sleep
:sleep
You breathe as one breathes who is asleep. By and by somebody sits down beside you, and sighs, and begins; it is quite a business, one can hear that. You open one eye. There is nobody. There are only your own two hands at work.
> Let them go on -> hands
> Hold them fast -> hold
:flour
In the grey of the morning there are footprints in it. They come from where you lay, and go to where it happened, and back. You hold your foot beside them, though you need not.
> Tie your ankle the next night -> tie
> Ask yourself why -> hands
:call
You call, and it answers, from just behind your teeth: it was you who called, and you who answered, and with the voice that you had as a child. "Do not stop me," it says. "I am nearly done."
> Ask what it is that you do -> hands
> Stop it -> hold
:tie
You tie it to what does not move, with a good knot. In the morning it has been undone, and tied again, much more neatly. In the loop there is a slip of paper in your hand: "Please do not. You asked me to."
> Ask yourself why -> hands
> Write: stop it now -> hold
:hands
You let them, and look on. They are much more patient than you are. And as you do so, it comes back to you: that once, when you could not bear something any more, you gave it to them to do, in the night, where you would not have to know of it.
> Help them -> help
> Thank them, and take it back -> back
:hold
You hold them fast, the left with the right. They tremble, and then they are still, and then you weep, all of a sudden, and for quite a different reason; it is an old one. It has been waiting there behind it the whole time.
> Let it come -> back
> Let them go on, after all -> help
:help
With eyes open it goes twice as fast. By dawn it is done, all that there was of it, and you could not say that you had understood it; only that it was yours, and that it was kindly meant.
* met
:back
"I can do it by myself now," you tell them. It sounds foolish. But they lie in your lap like two who have put down something heavy; and from that night on nothing happens any more but that you sleep.
* met

# guest-room | learn why others
x: housekeeper, neighbour, clerk / caretaker, neighbour, postman / steward, mechanic
:start
"Shall I tell you [question]?" says [x.a]. "I have thought about it a good deal. It is being got ready. All this. One does that sort of thing before somebody comes."
> Ask who is coming -> who
> Ask how [x] knows -> how
> Get something ready, too -> ready
:who
"I thought it was you," [x+say] [x], "when you came. It was worse that day than ever before. But then you only put down your things like everybody else, and it went on."
> Say that perhaps it is you -> you
> Ask who was expected before -> before
:how
"Because it gets better at it," [x+say] [x]. "At first it was clumsy. It broke things. Now it is almost considerate. Only somebody who is looking forward to something takes such trouble."
> Get something ready, too -> ready
> Ask who is coming -> who
:ready
You lay a place. That is all, and it is little enough: a cup, a cloth, a light. In the night one hears it going about the house on tiptoe. In the morning the cloth has been folded otherwise, and better, and in the cup there is a flower.
> Lay a second place -> second
> Stay up and receive whoever comes -> receive
:you
"Then you have to say so," [x+say] [x]. "One does, when one has arrived. One says: here I am." [x.they] [x+turn] away, so as not to disturb you.
> Say: here I am -> here
> Say: not yet -> second
:before
"A daughter," [x+say] [x]. "Long ago. They had everything ready, and then there came a letter, and they never cleared it away. The people have gone. But what had been got ready has stayed ready. It can do nothing else, you see."
> Find out what became of her -> daughter
> Say: here I am -> here
:second
You lay one more. "For whom?" [x+ask] [x]. "For whoever it is that does it," you say. And that night, for the first time, all of it is quiet; one only hears somebody sit down, very carefully, as one sits down who has always been on their feet.
* met
:receive
Toward three the door opens, and nobody comes in. But it gets a little fuller, as a room does. "We had thought that it would be bigger," says a voice, friendly and rather tired from the journey. "But it has been got ready with such love."
> Bid them welcome -> here
> Ask how long they will stay -> stay
:here
"Here I am," you say, and feel foolish. And it lets go. One can hear it, in all the corners at once, like a long breath. Then it is only a place in which somebody has arrived; and on the hook by the door there is room for just one coat.
* met
:stay
"Oh," says the voice, "we are only passing. But it is so seldom that one is expected." In the morning the light has burned down, and there are crumbs; and whatever had been going on here all that time has lain down like a dog and sleeps.
* met
:daughter
It takes three letters and a week. She is old and laughs a lot. "They were still waiting?" she asks, and then she comes, with a stick and a hat, and stands in the door, and says it. And in that moment everything stops; even the dust, it seems to you, sits down.
* met
`
