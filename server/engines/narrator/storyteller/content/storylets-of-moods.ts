/** As storylets-of-genres.ts, of those genres that are a mood rather than a world. */
export const storyletsOfMoods = `
# umbrella | open others own | romance
x: florist, scribe / florist, violinist / florist, violinist
:start
It begins to rain as if somebody had cut a sack open. You and [x.a] run for the same doorway from two sides, and there is room in it for one and a half.
"After you," you both say, and then both of you stay where you are and get wet.
> Pull [x] in beside you -> pull
> Give up the doorway -> give
> Laugh -> laugh
:pull
You stand shoulder to shoulder and look straight ahead. Your heart beats so that it must be heard. "That is the rain," [x+say] [x], after a while. "I hope it is the rain."
> Say that it is not -> say
> Ask [x.their] name -> name
:give
You step out into it with a bow. You have gone ten paces when the rain stops, over you alone: [x] [x+hold] [x.their] coat over your head, and [x.is] wet to the skin.
> Share the coat -> coat
> Ask why -> say
:laugh
You laugh, and then neither of you can stop. There is a drop on the tip of [x.their] nose the whole time, and you would give a good deal to be allowed to say so.
> Say so -> say
> Ask [x.their] name -> name
:name
"I will tell you that the next time," [x+say] [x]. "Then there has to be one." And [x.they] [x+blush], and [x+look] as if somebody else had said it.
> Say where you will be -> place
> Say that next time is too late -> say
:coat
It smells of rain and of something that flowers at night. You walk quite the wrong way, both of you, and neither says so, past your own door and past it again.
> Say that this is your door -> door
> Walk on -> walk
:say
You say it. It gets so quiet that one can hear the gutter. "Again," [x+say] [x], very seriously, "so that I can be sure." The second time it is easier, and it is also more true.
> Kiss [x] -> kiss
> Take [x.their] hand -> hand
:place
You say a day and a bridge. All week you are sure that nobody will be there. On the day the sky is blue as a plate; and there [x+stand] [x], with a coat over one arm that is still wet, so that you should know [x.them].
:door
"I know," [x+say] [x]. "I have known it for three times." And still nobody goes in, until the lamp over the door is the only one that is lit.
> Kiss [x] -> kiss
> Say good night -> night
:walk
You walk until the coat is dry and the moon is out and there is no excuse left at all. Then [x] [x+put] an arm through yours, without one.
* join x
:kiss
You mean to count to three. It is not clear who moves first. Afterwards it is still raining, and you both look up at it as though it had been very kind.
* join x
:hand
It is cold and wet, and it holds on. You stand like that, heart to elbow, until long after it has stopped to rain.
* join x
:night
You say it, and so [x.does] [x]. In the morning there is a flower in the keyhole. It has been turned, like a key.

# mirror | open own teen in night | horror
:start
The mirror has been turned to the wall. You cannot say for how long: you only see it now. On its back somebody has written with a fingernail: NOT AT NIGHT.
> Turn it round -> turn
> Leave it as it is -> leave
> Listen at it -> listen
:listen
You lay your ear to the back of it. It is cold, as a window is. From the other side there comes a breath, and it stops when you hold yours.
> Turn it round -> turn
> Speak to it -> speak
:speak
"Who is there?" you whisper. Nothing; and then, so close that you feel it in your teeth, your own voice, from behind the glass: "I was going to ask you that."
> Turn it round -> turn
> Push the cupboard before it -> push
:leave
You go to bed with the candle burning. At three it is out, and in the dark you hear something turn, slowly, on a nail.
> Look -> turn
> Keep your eyes shut -> shut
:turn
There you are, in the glass, in the dark room. You raise a hand. It raises a hand. You put it down again. It does not.
> Lay your palm against it -> palm
> Turn it back to the wall -> back
> Ask what it wants -> asks
:asks
It breathes on the glass and writes in the mist, from its side, so that you have to read it backwards: LET ME HAVE THE DAYS. YOU NEVER LOOK AS IF YOU WANTED THEM.
> Say no -> back
> Lay your palm against it -> palm
:palm
It is warm. For the length of a heartbeat you see the room from the wrong side, and how small it is, and how dark. Then you pull, harder than you have ever pulled, and fall down on a floor, and hope that it is this one.
> Turn the mirror to the wall -> back
:back
You turn it to the wall. The scratching goes on until it gets light. When you pass a window the next day you see yourself in it a moment too late, and you are smiling.
:push
You push the cupboard before it and sit down against the cupboard. Towards morning something knocks, from inside, low down, the way that a child knocks who has been forgotten.
:shut
You keep them shut. A cold weight sits down on the edge of your bed, and stays, and at dawn it sighs and gets up. In the mirror your hair is white; when you touch it, it is not.

# portrait | open others own old ground | historical
x: painter, scribe / painter, scribe / painter, scribe
:start
"Stand still," says [x.a], "just so, with the light on you." There is a board under [x.their] arm, and charcoal on [x.their] chin. "The duke wants himself on a horse by the feast, and he will not sit for me. You have his shoulders."
> Stand for [x] -> stand
> Ask what it pays -> pays
> Say that you do not care for dukes -> no
:pays
"Bread at noon," [x+say] [x], "and at the end you will hang in a great hall for four hundred years, with somebody else's nose."
> Stand for [x] -> stand
> Ask for your own nose -> nose
:no
"Nor do I," [x+say] [x], and [x+look] round. "But I care for bread. And I have an idea about the dog in the corner, for which I could lose more than my bread."
> Ask about the dog -> dog
> Stand for [x] -> stand
:nose
[x] [x+bite] [x.their] lip. "Nobody looks at the groom who holds the horse," [x.they] [x+say]. "I could put your face there. Only you and I would know."
> Agree to that -> stand
:dog
"It is going to have the chancellor's eyes," [x+say] [x]. You think of the chancellor. You think of the dog. You sit down, because of your knees.
> Stand for [x] -> stand
> Warn [x] -> warn
:warn
"I know," [x+say] [x]. "I have been careful for thirty years. There is not one picture of mine that I would walk across a street to see."
> Stand for [x] -> stand
:stand
You stand on a barrel with a broom for a sword until the bells ring for the evening. Nobody has ever looked at you for so long. When you see it at last there is a horse, and a groom, and the groom has your face; and he knows something.
> Say that it is good -> good
> Say that the duke will see it -> see
:good
"It is," [x+say] [x], astonished, and [x+walk] all the way across the street and back, to see it from there.
:see
The duke sees a duke. He gives [x] a purse, and pats the dog. Only the duchess stands before it for a long time, before the groom, and the next day she sends for whoever it may be.
> Go to the duchess -> duchess
> Leave the town tonight -> away
:duchess
"I only wanted to know," says the duchess, "whether there is one man in that picture who was not paid to look like that." You tell her about the bread. She laughs as nobody has laughed in that house since the wedding.
:away
You leave by the north gate. Years later you pass through again, older, and nobody knows you; but in the great hall a groom looks down who is young, and knows something, and you try for a long time to think what it was.

`
