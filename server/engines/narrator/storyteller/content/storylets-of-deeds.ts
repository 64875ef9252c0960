/** What is to be done, in beats: stopped, won, made. Written as content/WRITING.md says. */
export const storyletsOfDeeds = `
# stand | defeat guard others somebody
x: groom, steward, tinker / neighbour, mechanic, cleaner / medic, mechanic, quartermaster
:start
[^x.a] [x+pull] you aside, out of everybody's sight. "You cannot do it by yourself," [x.they] [x+say]. "But there is a weak place, if you know where to look. There always is."
> Ask [x] where the weak place is -> weak
> Ask [x] why [x.they] should help you -> why
> Say that you need nobody -> lone
:why
[x] [x+look] at the ground. "Because I have looked away three times in my life," [x.they] [x+say], "and I have counted every one."
> Ask [x] where the weak place is -> weak
> Send [x] away -> lone
:weak
"It comes down to the hour," says [x]. "Just before it gets light nobody believes that anything can still happen. And it comes down to noise: either none at all, or more than anybody can think in."
* join x
> Choose silence -> silence
> Choose noise -> noise
> Choose to talk first -> parley
:lone
[x] [x+shrug], and [x+go], and is not seen again. You wait alone until the hour before it gets light, and go through it all once more in your head.
> Go quietly -> silence
> Go straight at it -> front
:silence
You go the last stretch without shoes. A board gives under you, loud as a cough; you stand on one leg until your knee shakes, and nothing stirs.
@foe And there [foe.is] [foe], with [foe.their] back to you.
> Do what you came for -> act
> Speak, so that it is fair -> parley
:noise
[x] [x+take] every pan, lid and bell in the place and [x+let] them down the stairs. In the middle of it you walk through, upright, as if you belonged there.
@foe Nobody looks at you but [foe], and [foe.they] [foe+look] a moment too long.
> Do what you came for -> act
> Meet the look, and speak -> parley
:front
You walk straight up, in the open, at an even pace. It is so plainly madness that everybody takes it for permission.
> Do what you came for -> act
> Say why you have come -> parley
:parley
You say in a plain voice what you want, and what it has cost others that nobody has said it before. It gets very quiet.
@foe [^foe] [foe.has] never been told so to [foe.their] face, and for the length of a breath it could go either way.
> Offer a way out that both can live with -> peace
> Leave no way out -> act
:peace
You name a way out. It costs you something, and it costs the other side something, and that is what makes it hold. A hand is held out, and you take it.
* met
:act
It takes no longer than a breath. You had thought that there would be more to it. When you look up the light is coming, and you are the one who is standing.
* met

# work | win others
x: steward, baker, clerk / neighbour, clerk, cook / technician, cook, medic
:start
[^x.a] [x+stop] in front of you. "So you mean to [want]," [x.they] [x+say]. "I have seen eleven people try that. Two of them began early and slept well. The other nine wanted to be admired."
> Begin at once -> early
> Ask [x] for advice -> advice
> Look at what the others do -> others
:advice
"Do the dull part first," says [x], "while you still like it. And find out who wants you to fail. It is not always who you think."
* +1
> Do the dull part first -> early
> Find out who wants you to fail -> rival
:early
You begin with the dull part and get it done. By evening your back aches, and there is more behind you than before you.
* +1
> Sleep -> morning
> Go on through the night -> night
:others
You go and look. One is better than you; one is louder than you; and one, whom nobody looks at, does everything twice and smiles to himself.
> Talk to the one whom nobody looks at -> quiet
> Begin at once -> early
:quiet
"I do it once to learn it and once to do it," he says. "It looks like twice the work. Try it." He moves over and makes room.
* +1
> Do it his way -> early
:rival
You ask about, and it comes out sooner than you would have liked: somebody has been told that you have given up, and by whom they will not say.
@foe It was [foe], and [foe.they] [foe+do] not even trouble to deny it. "It would have spared you the trouble," [foe.they] [foe+say].
> Let it be, and begin -> early
> Say in front of everybody that you have not given up -> public
:public
You say it loudly enough for everybody, and then, since they are all looking, you have to begin. Nobody laughs. Two of them come and help.
* +1
> Use the help -> early
:night
Somewhere past midnight you make a mistake, and mend it, and make it again. When it gets light you can no longer see whether it is good.
* -1
> Show it to [x] -> honest
> Leave it as it is -> day
:honest
[x] [x+look] for a long time. "The middle is wrong," [x.they] [x+say]. "You know it, too, or you would not have asked me." And it is the middle that you do again.
* +1
> Go and stand by it -> day
:morning
You wake before anybody calls you. Somebody has been at your work in the night: a part of it is gone, and it is not the easy part.
> Do that part again, as fast as you can -> again
> Do it another way, without that part -> bold
:again
You do it again, and your hands know it by now: it takes half the time, and it is better than it was.
* +1
> Go and stand by it -> day
:bold
You leave it out. What is left is simpler than what you had planned, and stranger, and you find that you would not want the other back.
* +1
> Go and stand by it -> day
:day
Then it is time, and everybody is there. You hear your name, and your mouth is dry.
> Look at nobody and do it -> met?short
> Look at [x] and do it -> met?short
:met
It goes well. You notice it when you are already past the hard part. [x] at the back [x+hold] up two fingers: two early starters, and now three.
* met
:short
It does not go as it should, and everybody sees it. "Nine wanted to be admired," [x+say] [x] afterwards, "and one of those came back the next year and did it. Go to bed."
* missed

# mend | make others
x: carpenter, clerk, cook / neighbour, electrician, cook / technician, cook, mechanic
:start
You set about it. Before you have so much as rolled up your sleeves [x.a] [x.is] standing there. "So you mean to [want]," [x.they] [x+say]. "With what?"
> Show what you have -> have
> Ask [x] to lend you what is missing -> lend
> Say that you will find a way -> find
:have
You lay it all out in a row. [x] [x+look] along it. "That will do for the easy half," [x.they] [x+say]. "For the other half you need what nobody throws away and nobody can find."
> Do the easy half -> easy
> Ask [x] to lend you what is missing -> lend
:lend
"I lend nothing," [x+say] [x]. "But I will stand next to it while you use it." And [x.they] [x+fetch] it, wrapped in cloth, and [x+do] just that.
* +1
> Do the easy half first -> easy
> Begin with the hard half -> hard
:find
You find a way: it goes through four houses, two favours and somebody's attic. In the attic lies just what you need, under a child's kite.
* +1
> Do the easy half first -> easy
> Begin with the hard half -> hard
:easy
The easy half goes like a song, and people stop to look. You notice that you do it a little more slowly than you need to.
> Do the hard half tonight -> hard
> Show it to people -> show
:show
They clap. A child asks what the other half will do, and you have no answer, and that evening you see that the easy half is in the way of it.
> Take the easy half apart again -> apart
> Do the hard half all the same -> hard
:apart
You take it apart. It takes courage, and one short cry, and then it is done; and without it the hard half has room.
* +1
> Do the hard half -> hard
:hard
It will not go. You try it in the way that you know, and in the way that you were told, and then for a long time in the same way again.
> Sleep on it -> sleep
> Ask a child -> child
> Use force -> force
:sleep
You wake at the grey hour, and know it: it was the wrong way round. You had held it the wrong way round from the first day on.
* +1
> Get up and do it -> try
:child
The child looks. "Why do you hold it upside down?" it asks. You open your mouth to explain, and shut it again.
* +1
> Turn it round -> try
:force
There is a crack. It is not a loud one. You know at once which part it was, and that it was not the one that was in the way.
* -1
> Mend that, too -> try
> Sleep on it -> sleep
:try
Then all is in its place, and there is nothing left to do but to try it. [x] [x+hold] [x.their] breath, and so do you.
> Try it -> met?short
:met
It does what it is there for, as if it had never done anything else. [x] [x+go] round it once. "With what!" [x.they] [x+say], and [x+shake] [x.their] head.
* met
:short
For the length of a breath it does what it is there for. Then it does something else, and then nothing more. "That was nearly it," [x+say] [x]. "Most people never get as far as nearly."
* missed
`
