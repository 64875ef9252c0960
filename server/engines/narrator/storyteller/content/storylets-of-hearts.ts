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

# bait | defeat guard others ground somebody
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

# hold | escape guard defeat others force
x: here / neighbour, groom / neighbour, mechanic / mechanic, medic
:start
"We have an hour, and not one minute more," says [x.a], and [x+look] up. "I can make fast, or I can carry things in, or I can go round and count heads. One of the three. Which?"
> Make everything fast -> fast
> Carry things in -> things
> Count heads -> heads
:fast
[x] [x+make] fast, and you at [x.their] side, until you cannot feel your fingers. It is all tied down when the first blow comes, all but one rope, and that one is singing.
* +1
> Hold the rope -> rope
> Let it go and take cover -> cover
:things
You carry in what you can, and each time you go out again it is harder to come back. At the last turn it is the one thing that you had sworn not to leave, or the light.
> Take the one thing -> thing
> Take the light -> light
:heads
You count, and so [x.does] [x], and you come to the same number, and it is one too few. "The little one," [x+say] [x]. "She went back for her shoes."
* +1
> Go and look for her -> child
> Call for her from the door -> call
:rope
You hold it. It pulls you off your feet and puts you down again, and all night long you tell it in a low voice what you think of it. When it goes slack you nearly fall.
* +1
> Look what is still standing -> met?short
:cover
You let go and lie flat. Something goes over you that is as large as a roof. You learn in the morning that it was the roof.
> Look what is still standing -> met?short
:thing
It is in your arms, wrapped in your coat, and you cannot see your own feet. You find the wall with your shoulder, and the door with your forehead.
> Wait for the morning -> met?short
:light
You take the light. All night they sit around it, twelve faces, and sing whatever they can think of, so as to hear something else. Nobody goes out of their mind.
* +1
> Wait for the morning -> met?short
:child
She is under the stairs with a shoe on each hand. "I could not find my feet," she says. You carry her on your back, and she tells you at each step where to put yours.
* +1
> Wait for the morning together -> met?short
:call
You call until you have no voice left. It is [x] who goes in the end, without a word, and comes back with a bundle that is biting [x.them] in the arm.
> Wait for the morning -> met?short
:met
Then it is morning, and so quiet that it hurts. You count once more. Nobody is missing. "Well," [x+say] [x], and [x+sit] down where [x.they] [x+stand], "that was that."
* met
:short
Then it is morning, and you stand in what is left. It is not much. "We are here," [x+say] [x], "and that is the wrong way round: it should be the walls that stay." And [x.they] [x+begin] to clear up.
* missed
`
