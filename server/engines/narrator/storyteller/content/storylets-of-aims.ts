/** What is wanted and fits no other kind, in beats; further ways of finding and winning. Written as content/WRITING.md says. */
export const storyletsOfAims = `
# who-asked | do win make others
x: here / neighbour, postman / neighbour, medic
:start
"To [want]," [x+repeat] [x.a], slowly, as one tries whether a coin is good. "And who has asked you to?"
> Say that nobody has -> nobody
> Say who it is for -> for
> Begin, without an answer -> begin
:nobody
"That is the best kind," [x+say] [x], "and the kind that nobody helps with. Those who are asked get a cart, and a speech. What do you have?" You look. You have both hands, and the rest of the day.
> Begin with that -> begin
> Ask [x] to help -> help
:for
You say it, and it sounds larger than you had meant it. [x] [x+wait] until you are done. "And do they know?" [x.they] [x+ask]. "That you do it for them? It is a heavy present, if one does not know what is in it."
> Go and tell them first -> tell
> Begin, and tell them after -> begin
:help
"No," [x+say] [x], "but I will come along and say nothing. You would be surprised how much that is." [x.they] [x.is] right, as it turns out: with somebody there one does not turn back at the first corner.
* join x
* +1
> Begin -> begin
:tell
You go and tell them. There is a long pause. "I always thought that I would do that myself, some day," is the answer. "Do it. But do it in such a way that there is a bit left for me."
* +1
> Begin, and leave a bit -> begin
> Ask them to come along -> along
:along
They come along, in the wrong shoes, and know everything better, and three times you want to go home. But what you would have had to guess they know; and the hard part is only half as hard when two are cross with it.
* +1
> Go on to the end -> last
:begin
The first half is easier than anybody had said. It lies behind you by noon, and you have begun to whistle; and just there, where one could be proud, comes the thing that nobody had mentioned.
> Look at it closely -> look
> Go round it -> round
> Go through it -> through
:look
Close up it is made of small things, as everything is. You take away one, and then another. It is dull work. But there comes a moment when it is no longer in the way, only beside it, and you could not say which of them it was.
* +1
> Go on to the end -> last
:round
Going round it takes the whole afternoon, and leads you past things that you would never have seen: a door in a hedge, a man who repairs clouds, or says so. You come out on the other side with wet feet and in good spirits.
* +1
> Go on to the end -> last
:through
You go through it, head first. It gives, all at once and much too easily, and you stand on the other side with a torn sleeve, and have lost something on the way. You only notice what it was when you need it.
* -1
> Go back for it -> look
> Go on without -> last
:last
Then there is only the last bit. It is quite small. You stand before it longer than you did before any of the others, and know why: after it you will be somebody who has done it, and what does one do then?
> Do the last bit -> met?short
> Rest first -> rest
:rest
You sit down with your back to it. By and by you notice that you are smiling. "Well?" asks somebody, who has been standing there for some time. "Are you going to, or shall I?"
* +1
> Do it -> met?short
:met
You do it; and it is as if a sound stopped that you had no longer heard. It is done. Nobody claps. But two people who saw it walk differently for the rest of the day.
* met
:short
You do it, and it holds, and then it does not. It lay with what you had lost on the way. "Nearly," you say aloud. It is not the worst word to end a day with; tomorrow it may be the first.
* missed

# one-step | do reach make solo
:start
You want to [want]; and since nobody can tell you how, you begin with what lies nearest. It is so small that it hardly counts. You do it, and look up, and something has moved a little.
> Do the next small thing -> next
> Try the great leap -> leap
> Make a list -> list
:list
You write down what would have to be so for it to be done. It gets long. At the bottom, since there is room, you write what is so already. That list gets longer; you had not expected it.
* +1
> Begin at the bottom -> next
:leap
You take a run, and leap. For the length of a breath you have it all before you, quite clear, with every step that leads there. Then you are back on the ground, with a scraped chin. But you have seen the way.
* +1
> Go the way that you saw -> next
> Leap once more -> again
:again
This time you leap further, and fall harder, and sit there, and laugh, since somebody has put up a sign on that very spot: "Here everybody falls. To the left there is a path."
> Go to the left -> next
:next
One small thing leads to the next. A good while in you come to a point where there are two, and both would be right, and they lead away from each other.
> Choose the one that is kinder -> kind
> Choose the one that is quicker -> quick
> Sit down until it is clear -> sit
:kind
It costs you half the light that is left. But at the end of it somebody stands and holds something for you that you had not known that you needed, and says: "I saw you coming. You were the first who took this way."
* +1
> Go on with it -> end
:quick
It is quick. You are there before your thoughts are. You have to wait for them, at the side, with your hands in your pockets; and in the meantime you see what you would have run past.
> Go on -> end
> Go back for it -> kind
:sit
You sit until the shadow of your own foot has gone round it. It does not get clear. But you notice which of the two you have been looking at the whole time.
* +1
> Go that one -> end
:end
And then you are so near that you could touch it. It looks quite different from close by: smaller, and more real, with a scratch in it. You could still turn back, and it would have been a fine attempt.
> Touch it -> met
> Say aloud what you wanted -> say
:say
"I wanted to [want]," you say. It is odd to hear it in that time: as though it were already over. There is a small sound, as when something falls into its place.
> Touch it -> met
:met
It is warm. That is the first thing, and you had not thought of it. You stay there for longer than one has to; then you begin to look about you for somebody whom you could tell that it can be done.
* met

# last-seen | find others being
x: child, pedlar, washerwoman / child, cyclist, postman / child, dock hand
:start
"You want to [want]," says [x.a], and [x+stay] where [x.they] [x.is]. "I am not to talk to you. I have promised. But I have not promised not to point."
> Ask [x] to point -> point
> Ask who made [x.them] promise -> who
> Offer something for it -> offer
:point
[x] [x+point]: not along the way, and not at a house, but straight up. When you look there, there is only a window below a roof, with a cloth over it; and the cloth moves, though there is no wind.
> Go up there -> up
> Call up to it -> call
:who
[x] [x+press] both lips together and [x+draw] something on the ground with one toe. It is a face, with big ears, and it is crying. "It cried first," [x.they] [x+say]. "Before it made me promise. I thought that you should know that."
> Ask [x] to point -> point
> Say that you only want to help -> help
:offer
[x] [x+look] at what you hold out. "That is more than I have ever been offered," [x.they] [x+say], "so it must be a bad thing." And [x.they] [x+take] a step back.
> Put it away and ask nicely -> help
> Follow [x] at a distance -> follow
:help
[x] [x+think] about it with the whole face. "That is what the other one said, too," [x.they] [x+say]. "But the other one did not ask whether I had had anything to eat."
* +1
> Share what you have to eat -> eat
> Ask who the other one was -> other
:eat
You eat, side by side. "Two have been looking," [x+say] [x], with a full mouth. "You, and one with clean hands. The one with clean hands has gone to the bridge, since I said so. It is not at the bridge."
* +1
> Ask [x] to point -> point
:other
"Clean hands," [x+say] [x], "and in a hurry, and knew the name, and said it wrong." This you should perhaps have thought of: that you are not the only one who is looking.
> Go on quickly -> point
:follow
You follow. It goes through three yards and over a wall, and at the end of it [x] [x+turn] round. "You are bad at this," [x.they] [x+say], not unkindly. "One hears you breathe. But now that you are here: up there."
> Go up there -> up
:call
You call a name, not too loudly. The cloth stops moving. Then a hand comes out, flat, and makes a sign as one does to a dog: down, quiet. Somebody down in the street has turned round, somebody with clean hands.
> Walk past, and come back later -> later
> Run up -> up
:later
You walk past with a face like a shut shop. When you come back after dark the street is empty; and on the step there stands a light, as one puts it out for somebody who is expected.
* +1
> Go up -> up
:up
The stairs are steep, and at the top of them there is a door on which nothing is written. You say who you are, and why, and what you would do if you were sent away again. It takes a while. Then the bolt goes back.
> Go in -> met
:met
"Was it so hard to find me?" is the first thing that is said; and it is not a reproach. It is what somebody says who has been afraid that nobody would try.
* met

# three-turns | win others
x: rival, cousin / rival, colleague / rival, colleague
:start
[x.a], who wants just the same as you, [x+offer] you a hand. "So you mean to [want]," [x.they] [x+say]. "So do I. I will tell you honestly: I am better. But I get bored."
> Take the hand -> take
> Say that you do not get bored -> bored
> Find out where [x] is weak -> weak
:take
It is a dry, quick hand. "You could have refused it," [x+say] [x], "that would have been cleverer. I work best when I am hated." And [x.they] [x+look] after you, as you go, a little too long.
* +1
> Practise what [x] is best at -> same
> Practise what nobody practises -> other
:bored
"No," [x+say] [x], "one sees that. You are one of those who do it a thousand times." It is not meant kindly. But you think of it afterwards: one could also call it a plan.
> Do it a thousand times -> thousand
> Practise what nobody practises -> other
:weak
You find out. It takes an evening and a bribe in cake. [x] [x+have] never been able to begin; somebody else always has to go first. Now you only need to decide what one does with such a thing.
* +1
> Use it, and let [x] begin -> use
> Keep it to yourself -> other
:same
You practise it until your shadow can do it, too. You get good. You get nearly as good as [x]; and that is the trouble: nearly is what one sees best.
> Go in with that -> day
> Practise what nobody practises -> other
:other
Everybody practises the high points. You practise what lies between: how one comes in, how one stands, what one does when it has gone wrong. It looks like nothing. Those who understand it stop and look.
* +1
> Go in with that -> day
:thousand
At three hundred you hate it. At seven hundred it hates you. Somewhere past nine hundred neither of you remembers what it was about, and it begins to go by itself.
* +1
> Go in with that -> day
:use
"After you," you say, on the day, with a bow. [x] [x+stand] there. One can see how it gets longer and longer. Then [x.they] [x+say], quite softly, so that only you can hear it: "Please."
> Go first, for [x.them] -> first
> Wait -> wait
:wait
You wait. Everybody waits. [x] [x+go], in the end, and [x+fall] over the very first thing; and you win, since there is nobody else left. It is very quiet. You had thought of it with more music.
* met
:first
You go first. You do it for two, somehow; and it is the best that you have ever done. When it is [x.their] turn [x.they] [x+do] it almost as well. "Almost," [x.they] [x+say], and [x+grin], and [x+mean] it.
* met
:day
Then it is the day, and you are called. [x] was there before you, and it was brilliant, and a little cold. They look at you as one looks at the second of two.
> Do it as you have practised it -> met?short
> Do it for one single person there -> one
:one
You choose a face in the last row, one that has been yawning, and do it for that one alone. It takes until the middle; then the yawning stops. From then on you have them all, since they all want to know what that one is looking at.
* +1
> Go on to the end -> met?short
:met
When it is over there is that small silence in which things are decided. Then it is decided. [x] [x.is] the first to come over. "I was not bored," [x.they] [x+say]. "Not once. That is new."
* met
:short
It is good. It is not good enough, and you are the first to know. [x] [x+take] what there is to be taken, and [x+hold] it like something that belongs to somebody else. "Next time you begin," [x.they] [x+say].
* missed
`
