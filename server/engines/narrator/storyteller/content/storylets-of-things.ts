/** What turns on a thing that the scenario names, in any age. Written as content/WRITING.md says. */
export const storyletsOfThings = `
# other-half | open others own-thing
x: stranger, pilgrim / stranger, traveller / stranger, courier
:start
[x.a] comes in a straight line toward you, puts down a bundle, and unwraps it. In it [thing.is] [thing]; or something so like [thing.them] that you look round for your own. "So it is true," [x+say] [x]. "There are two."
> Lay the two side by side -> side
> Ask where [x] has the other from -> where
> Say that it is a copy -> copy
:side
Side by side they differ. Yours is worn on the left, and the other on the right, as with shoes; and when they are close to one another the air between them tastes of iron. "Further," [x+say] [x]. "I have never dared to."
> Let them touch -> touch
> Pull them apart -> apart
:where
"From my mother," [x+say] [x], "who had it from somebody whom she never named. She told me: whoever has the other will not believe you at first. Then show them the place where it is mended." You look. It is mended; and so is yours, just there.
> Let them touch -> touch
> Ask who it was that she never named -> named
:copy
"Of course," [x+say] [x]. "But which?" And before you have an answer you have both held the one and the other, and turned round once too often, and nobody could say any more whose is whose.
> Choose one of them -> choose
> Let them touch -> touch
:touch
There is a small sound, as when somebody who has been holding their breath for a long time lets it go. Then there is only one of them. It lies on the table between you. It is not worn at all.
> Give it to [x] -> give
> Say that it belongs to both of you -> both
:apart
They do not want to. You both have to pull, with feet against the wall; and when they let go you sit there, each with your own, and it is cold, and you know that it was a mistake.
> Let them touch after all -> touch
> Keep them apart, and [x] near -> near
:named
[x] [x+look] at you, and at how you stand, and at your hands. "I have been wondering about that since I came in," [x.they] [x+say]. "I have always been told that I hold a cup in a strange way. You hold it like that, too."
> Ask [x] to stay -> near
> Let the two touch -> touch
:choose
You choose. [x] [x+take] the other, and [x+laugh]. "Mine," [x.they] [x+say], "or yours. At home they will never know." And when [x.they] [x.is] long gone you find, on the underside, two letters scratched in that you would have noticed.
:give
"You would do that?" [x+ask] [x]. [x.they] [x+hold] it for a moment, with closed eyes; then it is put back into your hand, and your fingers are shut over it, one by one. "That was what I was to find out," [x.they] [x+say].
* join x
:both
"Then we will have to see each other," [x+say] [x]. "A month with you, a month with me; and each time somebody has to bring it." It is a great nuisance. You have not looked forward to anything so much in years.
* join x
:near
So [x] [x+stay], for a day to begin with. At night you can both hear it, each through your own wall: how the one and the other tick, not quite together, and then, toward morning, together.
* join x

# owner | open others own-thing
x: child / child / child
:start
"That is mine," says [x.a], and [x+mean] [thing]. It is said without any anger, as one tells somebody what time it is.
> Ask how [x] knows that -> how
> Say that [thing.they] [thing.is] yours -> yours
> Hold [thing.them] out to [x] -> out
:how
"It has a place where it is smooth," [x+say] [x], "on the side where one cannot see it. That is from me. I was bigger then." You feel for it. There is a place where it is smooth.
> Ask when that was -> when
> Hold it out to [x] -> out
:yours
"For now," [x+say] [x]. "I know. I only wanted you to know it as well, so that you take care. The last one did not know, and left it out in the rain." And [x.they] [x+sit] down, to see how you do it.
> Take care of it -> care
> Ask about the last one -> last
:out
[x] [x+put] both hands behind [x.their] back. "Not yet!" [x.they] [x+say], quite shocked. "You have not used it for what it is for. You cannot give a thing back before that."
> Ask what it is for -> for
> Ask when that was -> when
:when
"Before you," [x+say] [x], "and before the one before you. I was very old. I had a stick. You came to see me once, and were as small as I am now; and I thought: that one. Do you not remember? There was a smell of apples."
> Remember it -> apples
> Say that one cannot have been old before -> before
:care
You do it as well as you can, with somebody looking on. "Good," [x+say] [x], when it gets dark, and [x+yawn]. "Then I can go home. You may keep it until I am big." Somebody calls a name, and it is yours; and it is [x] who runs.
:last
"The last one had it for show," [x+say] [x], "and was always afraid for it. One should not be afraid for a thing; then it gets afraid, too." [x.they] [x+stroke] it with one finger, as one strokes a bird.
> Ask what it is for -> for
> Take care of it -> care
:for
[x] [x+wave] you down, and [x+put] [x.their] mouth to your ear, and [x+say] it. It is so simple that you could have come to it by yourself. You do it, at once; and for the first time you have the feeling that you hold it the right way up.
* have advice of a child
:apples
There was a smell of apples; and a hand on your head, dry and light; and somebody said, "That one." You had not thought of it for your whole life. When you look up there is nobody there, but on the ground, neatly, a core.
:before
"That is what you think," [x+say] [x], "because you have only looked in one direction." And [x.they] [x+show] you, with outstretched arms, like somebody who explains to a guest where in the house the stairs are: there is down, and there is up.
> Ask what it is for -> for
> Hold it out once more -> again
:again
This time [x] [x+take] it, with care, and [x+look] at it from all sides. "You have had it well," [x.they] [x+say], and [x+give] it back. "It is not heavy any more. When I had it, it was so heavy." And that is so: it has got lighter.

# wrong-use | open others own-thing made
x: tinker, clerk / repairer, neighbour / mechanic, quartermaster
:start
[x.a] [x+see] you with [thing] for some time with growing pain. "Forgive me," [x.they] [x+say] at last. "I know that it is none of my business. But you do know that it opens?"
> Say that of course you know -> of-course
> Ask [x] to show you -> show
> Say that you do not want it opened -> shut
:of-course
"Then you will also know," [x+say] [x], "why one has to whistle while doing it." You do not. [x] [x+see] that, and [x.is] so kind as to look away while you try it in secret, with pointed lips.
> Whistle -> whistle
> Ask [x] to show you -> show
:show
[x] [x+take] it, and [x+turn] it, and [x+breathe] on it, and [x+press] where nobody would press. It goes click. "There," [x.they] [x+say], and [x+hold] it away from [x.them], toward you. "I do not look. It is yours."
> Look into it -> look
> Ask [x] to look -> x-looks
:shut
"That is the other possibility," [x+say] [x], with respect. "Some do not. My aunt carried one about her whole life and said: as long as it is shut there is everything in it." [x.they] [x+sigh]. "She was right. It was not much, afterwards."
> Open it, all the same -> show
> Leave it shut -> leave
:whistle
You whistle. It takes three notes; then it opens in your hand like something that has been waiting to be asked politely. "That tune?" [x+ask] [x], amazed. "I would never have thought of that one. Mine goes quite differently."
> Look into it -> look
> Ask [x] for [x.their] tune -> tune
:look
There is a very small picture in it, of a room that you know. Somebody stands in it with their back to you. As you bend closer they raise their head, as one does when one feels that one is being looked at.
> Shut it -> leave
> Knock on it -> knock
:x-looks
[x] [x+look], and grows quite still. "Oh," [x.they] [x+say]. "That I was not to see." But [x.they] [x+smile], all over, for the rest of the day; and will not say why, for anything in the world.
> Look into it yourself -> look
> Leave it shut from now on -> leave
:tune
You whistle it together, the two of them, the one over the other. It is horrible, and then there comes a place where it fits. And at that place something opens that neither of you had known to be shut.
* join x
:knock
You knock on it with one nail. The one in there turns round. It is you, or was, or will be; one cannot make out the age. A finger is laid across lips: do not tell. Then somebody draws the curtain, from inside.
:leave
It goes click. It looks just as it did before. But you carry it otherwise now, as one carries a bowl; and once or twice in the night you could swear that something in there turns over on its other side and goes on sleeping.
`
