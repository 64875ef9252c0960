/** Whoever comes along in a story that wants nothing, and what they bring. */
export const storyletsOfStrangers = `
# letter | open others ground | romance mystery historical fantasy
x: messenger, groom / neighbour, clerk / technician, courier
:start
[^x.a] [x+come] up and [x+hold] out a letter. There is no name on it. "It is for whoever I find here first," [x.they] [x+say]. "Those were the words."
> Take the letter and read it -> read
> Ask [x] who sent it -> sender
> Say that it cannot be for you -> refuse
:sender
"A hand, through a door that was open this wide," [x+say] [x], and [x+show] you how wide. "It shook. The coin it gave me was warm."
> Take the letter and read it -> read
> Ask [x] to show you the door -> door
:refuse
"Then I have to stand here until somebody else is first," [x+say] [x], and [x+do]. It begins to look foolish for the two of you.
> Take the letter and read it -> read
> Leave [x] standing there -> stand
:stand
You go about your own business. When you look round again both [x] and the letter are gone, and you will never know now what you might have been.
* leave x
:read
There are three lines on it. "You do not know me. I have watched you do a kind thing when you thought nobody saw. Come to the well at dusk, or burn this."
* have letter
> Go to the well at dusk -> well
> Burn the letter -> burn
> Find out who wrote it -> who
:door
[x] [x+lead] you there. The door is shut now, and painted the same grey as the wall, so that one could pass it every day for a year.
> Knock -> knock
> Read the letter first -> read
:knock
The door opens this wide. "I said whoever is first," says a voice, "and not whoever is nosy." But it does not shut again.
> Ask what the letter says -> voice
> Apologise and go -> burn
:voice
"It says that I have money and no heirs," says the voice, "and that I mean to leave it to the first person who does not ask for it." There is a silence. "You have not asked. Sit down."
:well
At dusk there is somebody at the well who is more afraid than you are. "I had hoped that it would be you," they say. "It is about my house. I cannot sleep in it any more, and nobody believes me."
> Offer to spend the night there -> house
> Ask what happens in the house -> house
:house
You sit up in the house until morning. At three the stairs begin to creak, one after the other, from the top down. It is a badger. It lives under the last step, and it has young ones. You are both still laughing when it gets light.
:burn
You burn it, and the ash flies up and not down. For some days you have the feeling that somebody nods to you in the street.
:who
* learn who wrote the letter
You fold it up small. Whoever wrote it has seen you often, and that makes for a short list.

# two | open others ground | thriller western horror scifi
x: stranger, pedlar / stranger, student / stranger, courier
:start
[^x.a] [x+run] up to you, out of breath, and [x+stand] behind you. "There are two of them," [x.they] [x+say]. "They will say that I took something. I did. It was mine."
> Hide [x] -> hide
> Ask [x] what it is -> what
> Step aside -> aside
:what
[x] [x+open] [x.their] hand. In it lies a plain brass ring, worn thin. "My mother's," [x.they] [x+say]. "They had it from her for rent that she had paid."
> Hide [x] -> hide
> Wait for the two beside [x] -> face
:hide
You put [x] where nobody would look, and stand before the place. The two come up, not running, as people do who are used to getting what they ask for. "Somebody came this way," says the taller.
> Send them the wrong way -> wrong
> Ask them what was taken -> asked
> Say that you saw nobody -> nobody
:asked
"A ring," says the taller. "It is nothing, worth a supper. It is the principle." The other one looks at the ground, and you see that he has heard that word before.
> Offer to buy the ring -> buy
> Send them the wrong way -> wrong
:buy
You offer the price of a supper. The taller wants to say no; the other has already held out his hand. "Supper," he says. "And then I want to hear no more about principle." They go.
> Let [x] out -> out
:wrong
You point, and not too quickly. They look where you point; they look at your shoes; they go. It was the shoes that convinced them: nobody runs in those.
> Let [x] out -> out
:nobody
"Nobody," says the taller. "And yet you are breathing as if you had seen somebody." He waits. So do you. In the end it is he who has somewhere to be.
> Let [x] out -> out
:out
[x] [x+come] out with cobwebs on both shoulders. "I am good with locks," [x.they] [x+say], "and I owe you one. Either is useful. Both together you will not often get."
* join x
> Say that you are glad of the company -> company
> Wish [x] luck and part -> part
:company
"Then that is settled," [x+say] [x], and [x+put] the ring on, and [x+take] it off again, and [x+give] it to you to keep. "They will look for it on me."
* have brass ring
:part
You part there. Weeks later you find that somebody has oiled the lock of your door, and has left a brass ring on the handle.
* leave x
:face
The two come up, and see that there are two of you as well, and slow down. "This is between us and that one," says the taller. Nobody laughs, so he has to go on: "It is about a ring."
> Say whose ring it is -> truth
> Offer to buy the ring -> buy2
:truth
You say it out loud, the rent and the mother and all. People stop. "Is that so?" an old woman asks the taller, and it turns out that she can count as well.
"Keep it," he says, and they leave faster than they came.
> Turn to [x] -> out
:buy2
You offer the price of a supper. "Done," says the other one, before the taller can open his mouth, and that is the end of it.
> Turn to [x] -> out
:aside
You step aside, and [x] [x+run] on. The two come past without a look at you. A while later they come back, slower, and the shorter one has something small and bright in his hand.
> Ask him what it is -> small
> Say nothing -> nothing
:small
"Principle," he says, and looks as though he could throw it into the river.
:nothing
You say nothing, and go on saying nothing for most of the day, and it does not get lighter.

# wager | open company ground | western comedy historical romance
x: here
:start
"I say that you cannot do it," says [x.a], in the tone of somebody who has been talking about it for some time.
"Nobody has done it since my father's day, and he had help." They are all looking at you.
> Ask what it is -> what
> Say that you can -> can
> Say that you do not wager -> no
:what
"Carry a full cup from here to the far end and back, at a run," [x+say] [x], "and not lose a drop. It sounds like nothing. That is what is so good about it."
> Say that you can -> can
> Ask what you win -> win
:win
"If you do it, I do your work for a week," [x+say] [x]. "If you do not, you tell everybody, in a loud voice, that I am the best man here, or woman, as I see fit on the day."
> Say that you can -> can
> Say that you do not wager -> no
:can
Somebody fills a cup until it stands above the rim: to the far end with it and back, at a run, and not a drop lost. You take it. It gets so quiet that you can hear it tremble.
> Run as fast as you can -> fast
> Walk as if it were a run -> walk
> Drink half of it first -> drink
:fast
You are there and back before anybody has drawn breath, and there is more water on you than in the cup. [x] [x+look] at it. "A drop," [x.they] [x+say]. "There is a drop left. We said, not lose a drop. We did not say which."
> Claim that you have won -> claim
> Own that you have lost -> own
:walk
You put your feet down like a cat and swing your arms like a soldier. From the knees down you walk; from there up it is the fastest run that anybody has seen. Not a drop.
> Bow -> won
:drink
You drink half of it. There is an outcry. "Who said how full?" you ask, and nobody can remember that anybody did. With half a cup a child could do it, and you do.
> Bow -> won
:claim
They argue it until dark. In the end it is put to the oldest, who has slept through it all. "Half," she says, and goes back to sleep.
:own
You say it, in a loud voice. [x] [x+go] red to the ears. It turns out that nobody had ever said it before, and that one can win a thing and not know where to look.
* join x
:won
"A week," [x+say] [x], when the noise has gone down, and [x+do] it, too: badly, and without one word of complaint, so that by the third day you are showing [x.them] how.
* join x
:no
"Wise," [x+say] [x], and is plainly disappointed. Nobody says anything more about it. But that evening, when you think that you are alone, you fill a cup to the brim and look at it for a while.

# bargain | open others old ground | fantasy horror romance
x: stranger, pedlar / stranger, pedlar / stranger, pedlar
:start
[^x.a] [x+sit] down beside you without asking and [x+put] three things on the ground between you: a feather, a nail, and a small stopped bottle with nothing in it.
"One is yours," [x.they] [x+say]. "I do not say what it costs, because you would not believe me."
> Take the feather -> feather
> Take the nail -> nail
> Take the bottle -> bottle
> Take nothing -> none
:feather
* have feather
It weighs less than nothing; your hand goes up with it. "With that you will never be late again," [x+say] [x]. "But you will always leave a little too soon."
> Keep it -> keep
> Give it back -> back
:nail
* have nail
It is warm, and older than anything else here. "What you fasten with that stays fastened," [x+say] [x]. "A door. A promise. Think before you hit it."
> Keep it -> keep
> Give it back -> back
:bottle
* have bottle
You hold it against the light. "The last word of every quarrel that you will ever have," [x+say] [x]. "You will lose each of them. You will be amazed how well you sleep."
> Keep it -> keep
> Give it back -> back
:none
[x] [x+gather] up the things without any hurry. "Four in a hundred do that," [x.they] [x+say]. "I never know whether they are the clever ones." And [x.they] [x+leave] you the place where the things have lain, and it is warm for the rest of the day.
* leave x
:keep
"It is you who keeps it," [x+say] [x], "I had nothing to do with it." When you look up from your hand [x.they] [x.is] a long way off already, and you had not noticed that you had looked down for so long.
* leave x
:back
[x] [x+take] it back and [x+look] at you for the first time. "That," [x.they] [x+say], "was the fourth thing. It is the only one I cannot sell." And it seems to you that [x.they] [x+walk] away a little lighter.
* leave x
`
