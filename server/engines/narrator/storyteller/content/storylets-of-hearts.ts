/** What is to be done with somebody, in beats: won over, or led by what they want. Written as content/WRITING.md says. */
export const storyletsOfHearts = `
# heart | love others
x: cook, neighbour, clerk / neighbour, cook, clerk / medic, cook, guide
:start
"You want to [want]," [x+say] [x.a], who has no business to know. "Everybody knows. You look at the door each time that it opens."
> Ask [x] for advice -> advice
> Deny it -> deny
> Go and do it now -> now
:deny
"Of course not," [x+say] [x], and [x+go] on with [x.their] work. "That is the fourth time today that you were only looking at the weather."
> Ask [x] for advice -> advice
> Go and do it now -> now
:advice
"Do not begin with yourself," says [x]. "Begin with something small that only the two of you know. If there is no such thing, then wait until there is."
> Think of something that only you two know -> small
> Write a letter -> letter
> Go and do it now -> now
:small
There is something: an afternoon in the rain, a word that both of you got wrong. You had not known that you still had it.
* +1
> Go and begin with that -> talk
:letter
You write four letters. The first is too long, the second too clever, the third is the first again. The fourth has two lines.
* +1
> Send the fourth -> answer
> Bring it yourself -> talk
:answer
An answer comes before the hour is out. There is one line on it: "Say it to my face."
> Go and say it -> talk
:now
You go before you can think better of it, and so you arrive with nothing to say and both hands in your pockets.
> Say the first thing that is true -> talk
> Talk about the weather -> weather
:weather
You talk about the weather for as long as there is any. Then nobody says anything, and it is not the wrong kind of nothing.
* +1
> Say it now -> talk
> Leave it for today -> later
:later
You leave it for today, and on the way home you find that you are humming. [x] [x+see] you come, and [x+ask] nothing at all.
> Go back and say it -> talk
:talk
You say it, and it comes out shorter than you had planned. For a while there is only your heart to be heard.
> Wait for the answer -> yes
> Say that no answer is needed -> free
:yes
"You took your time," is the answer, "and I have been practising to be angry. I cannot find it any more."
* met
:free
"I know that none is needed," is the answer. "That is why you get one."
* met

# bait | defeat guard others ground
x: shepherd, smith, cook / teacher, cook, neighbour / medic, guide, cook
:start
"You have been thinking about strength," says [x.a]. "Stop that. Think about what they want. Whoever wants something can be led, as far as you like, by that one thing."
> Ask [x] what it is they want -> want
> Watch and find out for yourself -> watch
> Say that you do trust in strength -> strength
:want
"Not what they say," [x+say] [x]. "What they do when they think that nobody is there. It is a little thing. It is always a little thing: to be let sit by the fire."
> Build them a fire -> fire
> Watch and see whether it is so -> watch
:watch
You lie still from dusk on, and see it for yourself: each night, at the same hour, a lamp is lit where nobody lives, and is looked at from outside, for a long time.
* +1
> Light the lamp yourself tonight -> fire
> Wait inside by the lamp -> inside
:strength
"Then count," [x+say] [x], and you count: yours, and theirs. You get to the end of yours on one hand.
> Ask [x] what they want -> want
> Go all the same -> front
:front
You go all the same. It goes as it had to, only more quickly, and at the end you sit on the ground with all your fingers and none of your pride. "Well?" [x+say] [x]. "Shall we think now?"
> Think -> want
:fire
It burns so that one can see it from a long way off. You sit beside it with an empty place next to you, and do not look round when there are steps.
@foe It is [foe]. You can tell it by the breathing.
> Say "Sit down" -> sit
> Give the sign to the others -> sign
:inside
You sit inside, out of the light. The door opens by a hand, and by another; and then what you have been afraid of for so long comes in, and wipes its feet.
> Say "Sit down" -> sit
> Bolt the door -> sign
:sit
A long time goes by, and nobody says a word. Then you say what has to stop. You are looked at across the fire. "Nobody asked me in before," is the answer, "in all these years. You only ever counted."
> Make peace -> peace
> Say that it is too late for that -> sign
:sign
It is over before the fire has burned down. Nobody cheers. There was one moment, at the end, when it would have been easy to get away, and there was no getting up from the fire.
* met
:peace
You put on another log. There is a good deal to be said, and some of it will have to be paid for. But whatever it was that had to stop, it has stopped tonight.
* met
`
