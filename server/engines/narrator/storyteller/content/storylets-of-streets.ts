/** What can only happen in a street, a village, a castle, by the water, in the wild. Written as content/WRITING.md says. */
export const storyletsOfStreets = `
# chalk | open others | | street
x: here / passer-by, shopkeeper / passer-by, shopkeeper / messenger
:start
Somebody has drawn a line along the ground, in chalk, from one wall across to the other and on round the corner. Nobody steps over it. [x.a] [x+stand] with both toes before it. "It was not there this morning," [x.they] [x+say].
> Step over it -> over
> Follow it -> follow
> Rub a piece of it out -> rub
:over
You step over it. On this side it is just as on the other; only they all look at you now, as at somebody on a roof. "And?" [x+call] [x]. "How is it there?"
> Say that it is better -> better
> Say that it is the same -> same
:follow
It goes round corners and through a courtyard and up some steps and down again, and wherever it goes people stand on both sides and talk across it, who have never talked. At its end sits a girl, with the last bit of chalk.
> Ask her what it is -> girl
> Ask her to draw it further -> further
:rub
You rub with your foot until there is a gap as wide as a person. At once they go through it, one after the other, and each of them nods to you as to a gatekeeper. "And what do I owe you?" asks [x].
> Say that it costs nothing -> same
> Ask for something -> toll
:better
They look at one another. One comes over, and then three; and then there is a crowd on your side, and on the other [x] [x+stand] alone, with all that room. "It is nice here, too," [x+call] [x], after a while. "One can hear oneself."
> Go back to [x] -> back
> Follow the line -> follow
:same
"Of course it is," [x+say] [x]. "I only wanted it from somebody who has been there." And [x.they] [x+take] a run, quite without need, and [x+jump] it like a brook.
> Follow the line with [x] -> follow
> Ask what else [x] does not dare -> dare
:girl
"The way to school," she says. "If one does not want to meet the big ones. I have drawn it for my brother, for tomorrow. But now all of you are standing on it." She looks along it. "Though with all of you there they will not come."
> Stand there tomorrow, too -> stand
> Walk it with her -> walk
:further
She draws it on, along your shoes and round behind you and round [x] as well, until the chalk is gone. You stand in one ring, the two of you. "So," she says. "Now you have to get on with each other until it rains."
> Get on with each other -> ring
> Step out -> out
:toll
You ask for what they can do without. By evening there lie beside you: three apples, a bad word in another language, half a song, a key that fits nothing, and a kiss on the cheek from an old lady who had been walking that way for sixty years.
:back
You go back over. "Good," [x+say] [x], "it is more fun with two." And the line is left behind you, with everybody on the wrong side of it, wherever that may be.
* join x
:dare
"Oh," [x+say] [x], and has to sit down on a step, "how long do you have?" It takes until the lamps are lit. Then you do the first of them together, and it turns out to be no wider than the line was.
* join x
:stand
In the morning you are not the only one. All along the line they stand, as if by chance, with baskets and brooms. A very small boy comes along it, with one foot before the other, and does not look up once, and has a whole town to himself.
:walk
You walk it with her, and she shows you where one must be quick. At the school gate she turns round. "If you are still here when you are big," she says, as though you were not, "then you can have the chalk."
:ring
It does not rain for nine days. By then each of you knows how the other takes a soup, and what the other thinks of uncles, and the line is long worn away. When the first drops fall neither of you notices it.
* join x
:out
You step out. She looks at you as one looks at somebody who has let a cup fall. "You do know that it only holds if one believes it," she says; and it is [x] who bends down and draws it shut behind you, with a wet finger.

# well-water | open others old ground | | village
x: miller, farmer / farmer
:start
The bucket comes up, and there is a letter in it. It is quite dry. [x.a] [x+let] go of the rope. "That well has been shut since my wedding," [x.they] [x+say]. "I only wanted to see whether it still turns."
> Read the letter -> read
> Send the bucket down again -> down
> Call into the well -> call
:read
"Do not send any more cheese," it says. "We have enough of it. What we could do with is salt, and a cat. And somebody should tell the one who always cries up there that one can hear it."
> Ask who always cries there -> cries
> Send salt -> salt
:call
You call. What comes back is your own voice, as it must be; only, it comes a little too late, and is friendlier than you were. "Good evening," it says. You had called: is there anybody?
> Say good evening -> evening
> Send the bucket down again -> down
:down
You let it down, empty. It takes a long time before the rope goes slack. Then it is pulled three times, as one rings for a servant; and when you turn it up there are eleven cheese rinds in it, washed, and a note: "For the return."
> Read the note closely -> read
> Ask who sent them cheese -> cheese
:cries
[x] [x+look] at [x.their] shoes. "It is the only place where one is alone," [x.they] [x+say]. "I thought, the hole is deep enough. I only come when it gets too much. On market days, mostly."
> Answer the letter for [x] -> answer
> Ask what it is that gets too much -> much
:cheese
"My mother-in-law," [x+say] [x]. "Each evening, down the well, one piece. We thought that she was not right in the head. She has been gone for four years. They must have been making do."
> Send salt -> salt
> Send cheese all the same -> salt
:salt
You send down a bag of it. What comes up in return is a stone with a hole, polished on a string, and it is warm. Whoever wears it, it turns out, cannot get lost: one feels below one's feet, wherever one may be, that somebody knows the way.
* have stone on a string
:evening
"Good evening," you say. It is quiet for a while. "That is better," says the well. "The last one only ever sang. And you have still got the voice of somebody who would bring us salt."
> Send salt -> salt
> Ask who they are -> who
:who
"Those who went down when it was dry," says the well, "to look where the water had got to. It was so pleasant here. Somebody up there shut the lid. We took it that you had got angry."
> Help them up -> up
> Leave the lid open from now on -> lid
:answer
You write it together, by the light of the oil lamp. The answer comes before the ink is quite dry: "Let them cry. We only wanted to say that we hold the bucket under it. It has watered the whole garden."
* join x
:much
[x] [x+tell] you, with both arms on the edge of the well. You say little. When it is all said one can hear, from far down, somebody blowing their nose; and then a small bell, as one rings for supper.
* join x
:up
It takes six of you on the rope. They come up one by one, blinking, in clothes that nobody has worn for a hundred years. "How bright it is," they say, and, "What have you done to the church?" By the evening two of them ask politely whether one might go home again.
:lid
The lid stays open. In the evenings there is always somebody sitting there now, with an arm over the edge, who talks a little, downwards; and it is remarkable how well the cabbages have been doing since.

# two-seals | open others old ground | | castle
x: steward, page / steward
:start
[x.a] [x+carry] two letters on one cushion. They have the same seal. "The one says that the guest of tonight is to be honoured, and the other that the guest of tonight is not to leave," [x.they] [x+say]. "And you are the guest."
> Ask which came first -> first
> Ask who writes with that seal -> who
> Take both letters -> both
:first
"That one. No, that one." [x] [x+have] turned the cushion once too often. "I was not to see them. I fell over the dog. Now there are four people at the end of this corridor who wait for me to tell them which."
> Say: the one with the honours -> honour
> Say that you will wait here yourself -> stay
:who
"There were two seals made," [x+say] [x], "since there were two children, and each was to have one. The one up here is right. The other one was told at six that there was only ever one." From below there comes the scrape of a key.
> Go down to the one below -> below
> Go up to the one above -> above
:both
You break them, the one and then the other. They are in the same hand. Only that the one leans forward like somebody who runs, and the other backward, like somebody who is being held by the coat.
> Ask whose hand it is -> who
> Write a third -> third
:honour
They honour you. There is music, and a chair with lions. All evening long, at the other end of the table, one place stays empty, and each time that you raise your cup somebody behind a door raises one. You can hear it being set down.
> Go to that door -> below
> Drink to it aloud -> drink
:stay
"You stay of your own will?" [x+ask] [x]. "That was never provided for." One hears the four confer. It takes them until midnight; then somebody comes in a dressing gown, with a candle, and looks exactly like the portrait on the wall, only more tired.
> Ask which letter was the true one -> above
> Lift the second letter to the light -> third
:below
The door is not even locked. A person sits there with ink on both hands, and has the face of the one upstairs. "You are the first who comes down," is the greeting. "They always go where there is light. Which one did you get? I never know which of mine arrive."
> Lead them upstairs -> up
> Carry a letter up for them -> carry
:above
"Both were true," says the one above. "In the evenings I am glad of guests. And at night I remember that each of them goes away again and tells about it." There is a noise on the stairs, as of somebody who is out of practice.
> Open the door -> up
> Say that you will tell nobody -> nobody
:third
You write it in neither hand, in your own: "The guest asks for supper for three." You press the seal on it yourself, with the bottom of a candlestick. [x] [x+bear] it off with a face like a feast day.
> Lay the third place -> up
:drink
"To whoever is behind the door," you say. The music stops in the middle. And then, into the silence, it opens; and somebody comes in and sits down on the empty chair, carefully, as if it might not bear.
* join x
:up
They stand before each other, the two of them, with a candle each. Nobody breathes. "You have got old," says the one. "You should see yourself," says the other. That is how it begins; and [x], who has waited twenty years for it, drops the cushion.
* join x
:carry
You carry it up. Above, it is read standing, and then sitting. "I am asked whether I would like to play chess," says the one above, quite helplessly. "I am white. It says: you are still to move. It has been my move since I was six."
* join x
:nobody
"That," says the one above, "is what I would say, too, in your place." But the candle is set down, and the second chair drawn out; and in the morning, when you go, you are given a letter to take along. It is sealed twice, with both.

# bottle | open others out | | shore river
x: fisherman, angler / angler, child
:start
A bottle comes in on the water, and turns, and lies before your feet. [x.a] [x.is] there before you have bent down. "The third today," [x.they] [x+say]. "I have opened the others. I would not, if I were you."
> Open it -> open
> Ask what was in the others -> others
> Throw it back -> back
:open
There is a sheet in it, with a few words, the ink quite fresh. "Do not open the fourth." You look at [x]. [x] [x+look] at the water. There, turning a little, comes the fourth.
> Open the fourth -> fourth
> Let it drift by -> drift
:others
"In the first it said: 'Is there anybody?' In the second it said: 'Please do not tell anybody that I asked.'" [x] [x+rub] [x.their] neck. "I stood here half the day and did not know what one says to that."
> Write an answer -> answer
> Open this one -> open
:back
You throw it as far as you can. It flies, and falls, and one hears it. After a while it lies before your feet again, and there is something else in it now, one can see that through the glass: it is your throw, drawn, with a little arrow and the words "not bad".
> Write an answer -> answer
> Go up the water to where it comes from -> up
:fourth
"I knew it," says the fourth. "Thank goodness. The ones who do as they are told never write back." And below that, very small: "I am three bends up. I have soup. I have got nobody to be brave for."
> Go up there -> up
> Write an answer -> answer
:drift
You both let it go by. It is the only one that stood upright. That night you think of what may have been in it, and by morning it is quite a lot. [x] [x+come] by before breakfast, with shoes on. "I have not slept, either," [x.they] [x+say].
> Go after it together -> after
> Go up to where it comes from -> up
:answer
You write it together, on the back of what there is, and it takes all afternoon. In the end it only says: "Yes. Two of us." You set it on the water. It does not float down. It goes up, against the stream, straight as a dog that knows the way.
> Go after it -> up
> Wait here -> wait
:up
There is a hut, and in front of it somebody old, on an upturned boat, with a row of bottles and a pen. "I had made up my mind to stop at ten," says the old one. "This would have been the tenth." There is soup, and it is enough for three.
* join x
:after
You find it at the weir, among the branches. It is empty. But in the mud beside it there are footprints, of somebody who came down to it, and stood there, and went off with big quick steps, like a person who has had good news.
* join x
:wait
You wait. It gets cool, and one of you has a coat for both. When it is nearly too dark to see it, the answer comes. "Then I can put the lamp in the window tonight," it says, "and it is not for nothing." And, far up, there it is.
* join x

# path | open others out | | forest mountain snow
x: ranger, guide, forager / ranger, guide / scout, guide
:start
There are two tracks in the ground before you, side by side. They are fresh. They are of your own shoes, and of somebody's who walked on your left; and they come towards you. [x.a] [x+bend] down over them. "You have been back already," [x.they] [x+say].
> Follow the tracks -> follow
> Ask [x] to walk on your left -> left
> Turn round -> turn
:follow
They go on for a mile. Then there is a place where both of them stood for a long time, close together, and from there the left one goes on alone, and yours turns back; and it drags one foot.
> Look at your own foot -> foot
> Follow the single track -> single
:left
[x] [x+do] it, without a word. You walk. It fits, step for step, one only need put one's feet where they already are. It is pleasant, like reading a page for the second time. "I do not like it," [x+say] [x].
> Walk off to the side -> side
> Go on to the end -> follow
:turn
You turn, and there are no tracks behind you, none at all, as if you had been set down here. "That," [x+say] [x], "I had not wanted to be the first to mention."
> Follow the tracks after all -> follow
> Make new ones -> side
:foot
There is nothing the matter with it. "Not yet," [x+say] [x]. A step further there is a root across the way, under the leaves, just so that one cannot see it. You both look at it. Somebody has laid a branch beside it, of the length of a stick.
> Step over it -> over
> Take the stick -> stick
:single
It goes down to a stream and in the water it ends. On a stone there lies a glove, and it is the one that [x] is wearing. [x.they] [x+hold] up both hands, to be certain. "I should not like to know," [x.they] [x+say], "what I have to be without it for."
> Take [x] by that hand -> hand
> Leave the glove where it is -> over
:side
You walk into the thicket, where nobody would walk, side by side, and tear your clothes, and laugh. On the other side of it there is a clearing that is on no map, with a bench; and on the bench is scratched: "So you did. Good. Sit down."
> Sit down -> sit
> Scratch something below it -> scratch
:over
You raise your foot, very high, like a horse, and set it down on the other side. Nothing happens. Only, when you look round, both tracks are gone, all of them, as one wipes a board. Before you there is ground on which nobody has walked.
* join x
:stick
You take it, since it is good to have one. With it you go on, and come to the place, and stand there for a long time with [x], close together, since there is a view there that nobody had told you of. Then you turn back; and it is only that you lean on it.
* join x
:hand
You hold it fast the whole way down. At the stream there is a plank, and it is slippery; and it is just there that [x] [x+slip], and that you have hold of [x.them]. The glove stays in your fist. [x] [x+stand] on the other side, and is wet to the knee, and whole.
* join x
:sit
You sit. One can see from there how the two tracks come along below, and stop, and look about for you, so to speak. "They will be wondering," [x+say] [x], and [x+stretch] out both legs.
* join x
:scratch
"Next time we will bring cake," you scratch, and [x] [x+hold] the bench for you. When you come by there again, a good while later, there is a third line. "Did you? There was no more room for three."
* join x
`
