/** What is hidden in a premise: a door, a letter, a name that is not one's own, a love. Written as content/WRITING.md says. */
export const storyletsOfSecrets = `
# other-side | open | | | door
:start
You lay your ear against [trouble]. At first there is only yourself. Then, quite close, on the other side, something does just what you are doing: it shifts its weight, and holds its breath.
> Knock, once -> knock
> Open it -> open
> Push something through underneath -> push
:knock
You knock once. For a while, nothing. Then it knocks, once, at the same height, with the same knuckle. You knock twice. It knocks twice. At three it waits; and knocks four.
> Knock five times -> five
> Open it -> open
:push
You push what you have through the gap, a scrap of paper with a question mark on it. It stays away for long enough to be read. When it comes back there is a second question mark on it, in your own hand.
> Open it -> open
> Knock, once -> knock
:five
You knock five. And on the other side it begins to laugh, a child's laugh, out of breath, as one laughs who has been found at last. It is a laugh that you know. It has been lost to you for so long that you did not miss it any more.
> Open it -> open
> Laugh back -> laugh
:open
It opens more easily than you had thought. Behind it is the place from which you come, but the other way round: the light from the other side, the same dust. And in the dust one sees that somebody has stood here, in bare feet, just now, and small ones.
> Follow the bare feet -> feet
> Go in as far as the door can be seen -> far
:laugh
You laugh back. So you both of you stand there, on either side of it, and cannot stop; and when it is over, it is quite quiet there, and you know, without having looked, that there is nobody any more. It has only wanted to hear it once.
> Open it now -> open
> Leave it shut -> shut
:feet
They go round each thing once, as you used to do, so as not to tread on the lines. They end below the window. There, scratched into the wood at the height of a child's hand, is your name, with the letter in it that you always wrote the wrong way round.
> Write something below it -> write
> Go back, and leave it open -> shut
:far
You go in for twelve steps, always with one eye on the light. On the thirteenth there stands a box, not large, with the lid off, full of things that you have lost: a glove, a ball, a key, a name. They lie in the order in which you lost them.
> Take one of them -> take
> Leave them all there -> shut
:write
You write: 'I am all right.' It is not quite true, but it looks well below the other. When you come by again, on the next day, somebody has put a tick beside it, very small, and corrected the one letter.
:take
You take the name. You had forgotten whose it was; the moment you have it in your mouth you know, and you say it aloud, in that place, and it does not sound at all like something that has lain in a box.
:shut
You leave it as it is. But now you know how things lie on the other side; and whenever you go by, you knock, once, with one knuckle. It is only polite. One may take one's time with an answer.

# new-room | open others | | | door
x: here / steward, maid / caretaker, neighbour / steward, mechanic
:start
"It was not there yesterday," [x+say] [x.a] and [x+hold] the light up to [trouble]. "I go by here each day. There was a hook, and on it a coat." The coat lies on the floor, neatly folded. Somebody has moved it out of the way.
> Try it -> try
> Look through the pockets of the coat -> coat
> Ask whose coat it is -> whose
:try
It gives way by itself, and towards you, as if it were held open. A breath of air comes out, warm, with a smell of bread. Somewhere far inside, stairs go down, and at their foot there is light.
> Go down -> down
> Call down -> call
:coat
A handkerchief, a stub of candle, and a list, in small, careful writing: 'Hinges. Oil. Tell nobody. Not before they are grown up.' The last line is not ticked off.
> Ask [x] who wrote it -> whose
> Try the door -> try
:whose
"It has always hung there," [x+say] [x]. "My predecessor said: do not ask, brush it in spring." [x.they] [x+brush] it once, with the flat of the hand, from habit. "I have brushed it twenty springs. I thought that it was for that."
> Look through its pockets -> coat
> Go in, and take the coat along -> down
:down
There are thirty steps. At the bottom is a table, laid for as many as you are, and one more. The soup is hot. On each plate stands a card with a name; yours is on one of them, and it is written as only those write it who have known you for long.
> Sit down -> sit
> Wait for whoever has cooked -> wait
:call
"Is there anybody?" It takes a while. "Not yet!" somebody calls, quite cheerfully, with a full mouth. "You are early! But come, come, bring the coat, it is draughty down here!"
> Bring the coat -> down
> Ask what you are early for -> early
:early
"For when you need it!" it calls. "Others have a savings box! I have built you a room!" You hear a saw, and then, more to itself than to you: "Not that I am done. One is never done."
> Go down -> down
> Let it be finished first -> later
:sit
You sit down. The chair fits. It is the first in your life of which you notice that it does. And from behind, somebody puts on you, quite as if it were nothing, a dry coat that smells of you. "So," says a voice, "and now you may tell me everything."
:wait
You wait, with [x], hands on your knees. Nobody comes. In the end you eat, since it would be a shame. And when you have wiped up the last of it with bread there stands at the bottom of the plate, burnt into the clay: 'Good. Now you know where it is.'
* join x
:later
You shut it again, softly, and hang up the coat. There is a great deal that one can bear, you notice, when one knows that somewhere a place is being built for one. From time to time one hears the saw.

# wrong-hands | open others | | | message
x: here / pedlar, courier / postman, neighbour / courier, clerk
:start
"That is not meant for you," [x+say] [x.a], who [x+have] been looking at [trouble] for a while now. "I mean, it is. But it was meant for somebody else first. One sees it at the edge. May I?"
> Show it -> show
> Ask how one sees it -> how
> Keep it to yourself -> keep
:how
"It has been opened and shut again, and by somebody who can do it." [x] [x+lay] a finger beside it, without touching. "And here it was wet. And here somebody has rubbed out a name, but with love. With a thumb. One does not do that to an enemy."
> Show it -> show
> Hold it against the light -> light
:show
[x] [x+turn] it round, once, and [x+smell] it. "Smoke. Oranges. A long way." Then [x.their] face changes. "I know that hand. That is how my mother makes her sevens. But she cannot, she never learnt it, she always said that she never learnt it."
> Ask what it says between the lines -> light
> Ask where she is now -> mother
:keep
You keep it to yourself. [x] [x+nod]. "I should, too." But in the night you lie awake, and take it out, and put it under your nose: smoke; oranges. It is from somewhere where you were once happy. You do not know where that was.
> Hold it against the light -> light
> Show it to [x] after all -> show
:light
Against the light there is a second writing, below the first, pressed in without ink. You rub it with soot. It takes shape, line by line, and it is a list of names, with a day behind each; and behind yours it says: 'Not yet. When they ask.'
> Ask, aloud -> ask
> Look which name comes before yours -> before
:mother
"Gone these four years," [x+say] [x]. And then, very slowly: "This is from last month." You both look at the sevens. They have a small bar across, with a little swing to it, as somebody does it who enjoys it.
> Hold it against the light -> light
> Find out where it was sent from -> from
:before
Before yours stands [x]'s. You did not know that [x.they] [x+have] a second one; [x.they] [x+have] gone quite red. "That is what she called me. Nobody else." The day behind it is today's. It has not much of it left.
> Go there, both of you, before it is over -> from
> Ask, aloud -> ask
:ask
"What is it that I am to ask?" you say, into the air, feeling like a fool. And [x] [x+answer], without meaning to, as one goes on with a rhyme: "'Who taught you?'" You look at each other. That is it. That was the question; and one of you has the answer.
> Ask [x] who taught [x.them] -> taught
:from
It comes from no further than the next street but one. They let you in before you have said anything. On the sill there are oranges; at the table an old woman sits with ink on her thumb, and says: "Two of you. Good. It was such a long list. I was afraid that none of you would ask."
* join x
:taught
"Nobody," [x+say] [x]. "I watched her. She wrote with her finger on the table when she thought that I was asleep." It is quiet for a while. "Then it is you who goes on with it," you say; and [x] [x+take] the pen from your hand and [x+make] a seven.
* join x

# unsent | open | | | message
:start
You read it for the third time. It is only now that you see what is wrong with [trouble]: it answers something. There must have been a question first. And whoever it was that asked it signed with your name.
> Think what the question must have been -> think
> Look whether it is really your name -> name
> Answer it -> answer
:think
You take it sentence by sentence and put to each the question that fits. It comes to five of them. Read one after the other they make a letter, quite a good one, brave, in a way that you have not been for a long time.
> Write it down -> write
> Answer it as if you had asked -> answer
:name
It is yours; but with the letter that you left out when you left there. Nobody writes it like that any more. You did not think that anybody was left who knew it. You say it to yourself, in a low voice, and it fits like an old shoe.
> Answer it with that name -> answer
> Find out who remembers it -> who
:write
When you have it before you, you have to put down the pen, for you know the hand, and know the table that it was written at, and the rain. You did write it. You only never sent it. It lay in a drawer. Somebody has opened that drawer.
> Think who has the key -> who
> Send it now -> send
:answer
You write that all is well, and strike it out. You write that nothing is well, and strike that out. In the end only one line stands there, and it has no mistake in it: 'I would have come, had I known that you were waiting.'
> Send it -> send
> Take it there yourself -> go
:who
There is only one. You were small, the two of you, and had sworn it with spit. You laugh, since it comes to you what you swore: that whoever is in need goes to that drawer and sends whatever lies on top.
> Go there -> go
> Send something back -> send
:send
You send it off before you can think. For days it is as if you had left the stove burning somewhere. Then, one evening, it comes back, unopened; and across the front stands, in large round letters, like somebody out of breath: 'Am already on the way.'
:go
You go there yourself. It is raining, as it was then. You have your hand raised to knock, and it is opened; and there you stand, both of you, each with a letter in their hand, and each says, at the same time: "I only wanted to bring you this."

# slipped | open others | | | disguise
x: here / maid, groom / waiter, clerk / steward, mechanic
:start
"You do that very well," [x+say] [x.a], quite friendly, without looking up from [x.their] work. "Nobody would notice. Only, when somebody calls you, you are always a breath late."
> Ask what [x] means -> means
> Laugh it off -> laugh
> Ask who else has noticed -> else
:means
"A name is a thing one hears with the neck," [x+say] [x]. "Yours, one hears how you first look it up." [x.they] [x+bite] off the thread. "I do not want to know it. I have one like that myself. I wear it over the other, for the cold."
> Ask what is under it -> under
> Ask how one gets better at it -> better
:laugh
You laugh. It even sounds right. "Good," [x+say] [x], "but too long. One who has nothing to hide stops sooner." And then, after a look at the door: "I should stop now. Somebody is coming who is good at this."
> Ask what to do -> better
> Go out by the other side -> out
:else
"The dog," [x+say] [x]. "And the old one upstairs, but she thinks that you are her brother. And since this morning there is somebody at the gate who asks how tall you are." [x.they] [x+measure] you with the eyes. "I said: small."
> Make yourself small -> small
> Go to the gate yourself -> gate
:under
[x] [x+think] about it for as long as one needs to thread a needle. Then [x.they] [x+say] it, quite low, as one shows a coin in the hand. It is a beautiful name. One sees why it needs something over it. "Now you have one, too," [x+say] [x].
> Say yours -> yours
> Only thank [x.them] -> thanks
:better
"You have to have done something under it that you are ashamed of," [x+say] [x]. "Then it grows on. Tell me a lie that you told as whoever you are here." You tell one. "And how does that feel?" Bad, you say. "There you are. That is you."
> Meet whoever is coming -> gate
> Ask what is under [x.their] name -> under
:out
You go out by the back, with a basket on your arm as a reason. Nobody stops a basket. Past the wall you stand still, to breathe; and somebody calls you, by the name that you wear here; and you turn round at once, without a breath between. So it has grown on.
> Go back -> thanks
> Go on -> gone
:small
You draw in your neck, and carry something heavy. The one from the gate looks straight at you, and beyond, and asks you, of all people, whether you have seen somebody tall. You point. They go there, and they go fast.
> Thank [x] -> thanks
:gate
You go up yourself. "You are looking for me?" you say, with the face of somebody who has been called away from work. They look at you, at the paper, at you. "No," they say at last, "that one looked at people quite differently." You do not know which of the two you ought to be proud of.
> Go back to [x] -> thanks
:yours
You say it. You have not heard it aloud since you came. It stands in the room for a moment, with its hat in its hand. [x] [x+nod] to it, as to somebody whom one does not keep; and then you both of you go on with your work.
* join x
:thanks
"What for?" [x+say] [x]. "I have not seen anything." But from then on, when somebody calls and you are late by a breath, there is always something that falls down in that very moment, with a crash, on [x]'s side of the room.
* join x
:gone
You go on. In the next place, one thinks, one could be called what one wants. You try out three on the way, aloud, for the birds. But at the second milestone you turn round, since there is one there by whom you were called as if you were meant.

# always-thursday | open others | | | love
x: here / gardener, musician / librarian, neighbour / medic, pilot
:start
"May I ask you something," [x+say] [x.a], "and you do not say at once what you think?" You nod. "Suppose that there were somebody who came by each week, with a reason. And the reasons grew worse and worse."
> Ask how bad they are -> bad
> Ask whether it is about you -> you
> Say what you would do -> do
:bad
"At first it was a book. Then to bring back the book. Then whether there was a second volume. Last time it was to ask what time it is, and one heard the bells." [x] [x+look] up at the ceiling. "From inside. They were striking at that very moment."
> Ask what was answered -> answered
> Ask whether it is about you -> you
:you
It takes so long that this is an answer. "I said suppose," [x+say] [x] then, and [x.is] red up to the ears. "In this supposing, you have just come in with your coat on inside out, and have not noticed. For an hour now."
> Turn your coat -> coat
> Leave it as it is -> leave
:do
"I should run out of reasons," you say, "and come without one." You have not thought about it before; it is out, and is true, and stands there. [x] [x+look] at it. "Without one," [x.they] [x+repeat]. "Can one do that?"
> Show how it is done -> show
> Say that one can at least try -> try
:answered
"'Nearly four.' And then we both waited until it was four, since it was not worth while going before. It was the nicest time that I have ever spent with somebody, and not a word was said in it."
> Ask what comes next -> show
> Ask whether it is about you -> you
:coat
You turn it, and in doing so get both arms caught, up over the head; and it is dark, and warm, and somebody laughs and helps, and says into the dark, because there it can be said: "It is Thursday tomorrow. You could come on Thursday, too."
> Say that you will -> will
> Ask for what reason -> reason
:leave
"I know," you say. "I had hoped that somebody would say so. It was to be my reason for today." For a moment it is quite still. Then one of you begins to laugh, and the other can no longer see who it was.
> Come again tomorrow -> will
:show
You go out, shut the door, wait, and knock. "Yes?" "Nothing," you say. "I have nothing to ask and nothing to bring back." On the other side it takes a while. Then the bolt goes, and the door stands so wide open that a cart could come in.
> Come in -> will
:try
You try it, the two of you, then and there: to sit side by side with no reason. It is terribly difficult. You look at your hands. At last [x] [x+cough] and [x+say]: "What time is it?" And since you both hear the bells, it is settled.
* join x
:reason
"None," [x+say] [x], "I have used them up." [x.they] [x+do] up your top button, which was no longer open, and [x+undo] it again. "Come without."
> Say that you will -> will
:will
You come. Not only on that day. After some time it has grown to be the other way round: that one needs a reason to be gone; and they, too, grow worse and worse; and in the end you run out of them altogether.
* join x

# best-enemy | open others company | | | rival
x: here
:start
"You again," [x+say] [x.a]. It does not come out as it was meant to. It was to have been cool. It was a little too quick for that, and one has heard it; you have, and [x] [x+have].
> Say something rude -> rude
> Say that you could say the same -> same
> Say nothing -> nothing
:rude
You say something rude. It is one of your good ones. [x] [x+wait] until you have finished, and then [x+correct] one word in it. "Otherwise it does not scan," [x.they] [x+say]. It does not. It has been gnawing at you, too.
> Say it once more, with that word -> scan
> Ask since when [x] listens so closely -> since
:same
"You could," [x+say] [x]. "But then you would have to admit that you had looked up." You had. It was the step. One would know that step among a hundred, from how much it annoys one.
> Admit it -> since
> Say something rude -> rude
:nothing
You say nothing. [x] [x+stay] where [x.they] [x.is]. That is new; as a rule one of you has left the room by now, and has the last word outside. It turns out that you do not know what comes afterwards, either of you.
> Wait and see -> wait
> Say something rude, out of habit -> rude
:scan
You say it once more. Now it is really good. You are both of you quiet, as one is at a well-made thing, and then [x] [x+nod], one master to the other. "It is a pity," [x.they] [x+say], "that we have nobody else for this."
> Say that it is no pity at all -> pity
> Agree -> wait
:since
"Since the beginning," [x+say] [x]. "You must have somebody whom you want to hear it. Whether it is a good day or a bad one: I think, wait till that one hears." It takes fright at itself. "To be angry, I mean."
> Say that you do the same -> pity
> Ask what [x] would say if [x] were not angry -> wait
:wait
It grows so quiet that one hears the house. Outside somebody goes by and says to somebody else: "They are not shouting. I hope that nothing has happened." You look at each other. The corner of a mouth goes up; and it is not clear whose.
> Shout something, so that they do not worry -> shout
> Let them worry -> let
:pity
For once there is no answer. [x] [x+open] [x.their] mouth, and [x+shut] it. It is the first time that you have won, and you would give it back at once. Then [x.they] [x+take] your hand, quite roughly, like a thing that has been in the wrong place for years.
* join x
:shout
"You have the worst taste of anybody I know!" you shout at the wall. "That is what I am afraid of!" [x+shout] [x] back, in the best of moods; and outside one hears the steps go on, relieved. You are standing rather close. Nobody has noticed how it came about.
* join x
:let
You let them worry. There is a good deal to be done, after all: there are eleven years of quarrels that have to be gone through, one after the other, to find out what each of them was really about. It was each time the same.
* join x
`
