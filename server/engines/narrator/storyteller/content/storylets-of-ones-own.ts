/** What happens to the scenario's own people and things, in a story that wants nothing. Written as content/WRITING.md says. */
export const storyletsOfOnesOwn = `
# gone | open others own-thing | mystery thriller comedy
x: here / steward, clerk / caretaker, cleaner / quartermaster, cook
:start
You look twice before you believe it: [thing] [thing.is] gone. A moment ago [thing.they] [thing.was] still there; you could still draw the place.
"I saw nothing," [x+say] [x.a], before you have asked.
> Find out who took [thing] -> learn
> Ask [x] what there was to see -> see
> Do without [thing] -> without
:see
"Nothing, is what I said," [x+say] [x]. "Nobody ran. Nobody went out who was not coming back. Whoever has [thing] is still here, if you ask me, and is waiting for you to look the other way."
> Find out who took [thing] -> learn
> Look the other way -> other
:other
You look the other way, and count to a hundred. When you turn round there [thing.is] [thing] again, a hand's breadth from where [thing.they] had been, and everybody is very busy.
* return thing
> Find out who it was, all the same -> learn
> Let it be -> without
:without
You let it be. But all day long you catch yourself with a hand stretched out for what is not your matter any more, and somebody, somewhere behind you, breathing out.
:learn
You stand in the door, so that nobody can leave without saying something.
* lose-own thing
* learn who took [thing]

# offer | open others own-thing | fantasy western historical horror
x: stranger, pedlar / stranger, dealer / stranger, courier
:start
"How much for [thing]?" says [x.a], who has come up from behind and who does not look at you, but only at [thing.them].
> Ask why [x] wants [thing.them] -> why
> Say that [thing.they] [thing.is] not for sale -> no
> Name a price that nobody would pay -> price
:why
"I had one just like that," [x+say] [x], "and I gave it to the wrong person. I have looked at every one since. They all had something missing." [x.they] [x+bend] down. "This one has it."
> Ask what it has -> has
> Say that it is not for sale -> no
:has
"Look at it in the dark," [x+say] [x], "and with your left eye shut. Then you will know why you have been sleeping so badly, and I so well."
> Look at [thing] in the dark -> dark
> Give [thing] to [x] -> give
:no
"Good," [x+say] [x], and looks at you for the first time. "The last one sold it to me. That is how I know what comes then." And [x.they] [x+put] a purse down before you, all the same. "For keeping it, then."
> Ask what comes then -> then
> Take the purse -> purse
:price
You name it. [x] [x+count] it out, without a word, down to the last coin, and then holds out a hand that trembles. It is more money than you have ever seen in one place.
> Keep your word -> give
> Say that it was a joke -> no
:then
"Nothing," [x+say] [x]. "That is what comes. You have it no more, and for a week you are glad. Then you begin to ask other people what they would want for theirs."
> Take the purse -> purse
> Send [x] away -> away
:dark
In the dark, and with your left eye shut, you see it: round [thing], at a little distance, the air is not quite still. It moves as it does over something that breathes.
> Tell nobody -> away
> Show [x] -> shown
:shown
"Yes," [x+say] [x], and [x+begin] to weep, quite without shame. "So it was true. I only wanted to be sure that it was true. Keep it. Keep it warm."
* join x
:purse
* have purse
There is no money in it, but a card with a thread on it, and a note: "It will come apart along the same side as mine did."
:give
* lose-own thing
It is done before you have thought about it. [x] [x+hold] it as one holds a sleeping child, and [x.is] away round the corner. What you have got for it lies before you and is only what it is.
:away
[x] [x+go], and turns round three times. That night you put [thing] where you can see it from where you sleep.

# confided | open company
x: here
:start
[x] [x+wait] until nobody else can hear. "There is something that I have not told you," [x.they] [x+say], "and I should have done so before all this."
> Ask [x] to say it -> say
> Say that you know already -> know
> Say that it can wait -> wait
:say
"It was no chance that I was here," [x+say] [x]. "Somebody asked me to keep an eye on you and to say nothing. They paid me. Then I got to like you, and went on taking the money."
> Ask who it was -> who
> Ask what [x] told them -> what
> Be angry -> angry
:know
"You know?" [x+say] [x], and [x+go] quite white. "Since when? And you let me go on?" You had only meant to be kind; now you will have to hear all of it.
> Let [x] say all of it -> say
> Say that you know nothing at all -> say
:wait
"It cannot," [x+say] [x]. "But I can." And from then on [x.they] [x+follow] you about with a face like a shut door.
> Ask [x] to say it, then -> say
> Let it rest -> rest
:who
"I never saw a face. A letter each month, and a drawing of you, with a new line in it each time. They draw well. They have got you older than you are, and happier."
> Ask for the last of the drawings -> drawing
> Ask what [x] told them -> what
:what
"That you are well. What you laugh about. That you give away more than you keep." [x] [x+look] at the ground. "I left out the rest. I am not a good spy. I left out nearly everything."
> Forgive [x] -> forgive
> Ask for the last of the drawings -> drawing
:angry
You say things, and most of them are true. [x] [x+stand] there and [x+take] it, and when you have finished [x.they] [x+nod]. "Yes," [x.they] [x+say]. "Now it is the right way round again."
> Forgive [x] -> forgive
> Send [x] away -> away
:drawing
* have drawing
It is you, no doubt, with grey in your hair. You are sitting on a step in the sun, and beside you sits [x]. Somebody has written under it: "This is how it comes out, if neither of you is stupid."
> Show it to [x] -> forgive
> Keep it to yourself -> keep
:forgive
* join x
You hold out your hand. [x] [x+take] it as though it might be hot. "I shall write to them that I am finished," [x.they] [x+say]. "No: I shall write that we are."
:keep
You keep it, and look at it when nobody is there. You are careful, the two of you, not to be stupid; and each believes that the other does not know.
:rest
You let it rest. Some things one knows well enough by the way in which they are not said.
:away
* leave x
[x] [x+go]. It is quieter, and you sleep well. On the first of the month a letter comes, with no name on it, and in it a drawing of you, alone, on a step in the rain.
`
