/** What can only happen in a house or a room, in a garden, at a feast, in a workshop. Written as content/WRITING.md says. */
export const storyletsOfHome = `
# opposite | open others | | house room
x: neighbour / neighbour / neighbour
:start
Across from your window somebody else's window is lit, and has been lit all night. There is a table with two plates. Now [x.a] comes in over there, sits down before one of them, and raises a glass to you.
> Raise yours -> lift
> Draw back from the window -> back
> Go over there -> over
:lift
You raise what you have at hand. Over there something is said that you cannot hear, a toast, and a long one. Then [x] [x+point] at the second plate, and at you, and at the street, with two fingers that walk.
> Go over there -> over
> Shake your head -> head
:back
You stand beside the window, with your back to the wall, and feel foolish. When you look again the second plate is full, and before it stands a card that is so large that one can read it from here: "It is getting cold."
> Go over there -> over
> Write an answer -> answer
:head
[x] [x+nod], as one does who has counted on it, and [x+eat] alone. But the next night both plates are there again, and the night after, and each time they have been moved a little nearer to the window.
> Go over there -> over
> Set a second plate yourself -> plate
:answer
"I do not know you," you write, and hold it up. Over there a card is turned round, and written on, and held up with both hands. "That can be mended," it says. "It is only soup."
> Go over there -> over
> Ask who the plate was for -> who
:who
"For whoever lives where you live," says the card. It takes three cards, one after the other. "She never came either. But she waved for nineteen years. Do you at least wave?"
> Wave -> wave
> Go over there -> over
:over
The door over there is open before you can knock. "So it does work," [x+say] [x]. "My mother said: put down a second plate, and do not ask for whom." There is soup, and it is hot, and there is bread under a cloth.
> Eat -> eat
> Ask what [x] wants -> wants
:plate
You set one for [x], opposite yours, where one can see it. It takes a quarter of an hour; then there are steps on the stairs, and somebody who had never got further than the window stands in your door with a pot in both arms.
> Let [x] in -> eat
:wave
You wave. It is a small thing to do. Over there somebody sits down rather suddenly, and after a moment a hand comes up beside the candle, and waves back, and does not want to stop.
:eat
You eat, and nobody says anything that matters. Before you go, [x] [x+show] you how one knocks on the pipe so that it can be heard in both houses: once for good night, twice for come, three times for quickly.
* join x
:wants
"Somebody who would notice," [x+say] [x], "if there were no light one night. It need not be more than that. I would do it for you, too." It seems little. It is only on the way home that you see how few people you could ask.
* join x

# beneath | open others ground | | garden village
x: neighbour, farmer / neighbour, gardener / neighbour, gardener
:start
The earth has sunk in overnight, in a line that is quite straight, as long as two people and no wider than one. [x.a] stands before it with a spade and does not dig. "I am told that you are not afraid of much," [x.they] [x+say].
> Take the spade -> dig
> Ask what [x] thinks it is -> think
> Lie down and listen at it -> listen
:dig
At the depth of a knee the spade rings. It is wood, and a ring of iron in it, and the ring is not rusted. Somebody has greased it, and that not so long ago.
> Pull at the ring -> pull
> Knock on the wood -> knock
:think
"My grandfather had a saying," [x+say] [x]. "'What I have, I have beneath the beans.' We took it for wisdom." [x.they] [x+look] along the line. "It was beans that stood here. Every year. He let nobody else weed them."
> Take the spade -> dig
> Ask what he did not want to be found -> found
:listen
It smells of roots. For a long time there is only your own heart. Then something drips, far down, into water that must be large, for it answers.
> Take the spade -> dig
> Tell [x] what you heard -> found
:found
"He came here with nothing," [x+say] [x], "that is how it is told. But he came in the night, and with a cart, and the horse was worn out. One does not wear out a horse with nothing."
> Take the spade -> dig
:pull
It takes both of you. Cold air comes up, and the smell of apples. Steps lead down, eleven of them, swept clean, and at the bottom stands a lamp with a light for it beside it, as if one were expected.
> Go down -> down
> Send [x] first -> first
:knock
You knock three times. It is so quiet in the garden that one can hear the snails. Then, from below, quite politely, it knocks back: three times, and a fourth.
> Pull at the ring -> pull
> Go and knock no more -> leave
:leave
You put the earth back, both of you, and tread it down, and say nothing to anybody. In spring you sow beans. They come up as no beans have ever come up, and one can hear, on still evenings, that somebody is humming to them.
:down
It is a room like any other, with a table and six chairs. On each chair lies a coat, folded, in six sizes. On the table is a list of names, and behind each of them, in [x.their] grandfather's hand: "Got across." Behind the last there is nothing.
> Ask [x] for that last name -> name
> Look under the smallest coat -> coat
:first
[x] [x+go], and one hears the steps, and then nothing, and then a chair that is drawn back. "Come," [x.they] [x+call]. "There is nobody here. There is only everybody who was here."
> Go down -> down
:name
[x] [x+read] it and [x+sit] down. "That is ours," [x.they] [x+say]. "That is what we were called. He was not the one who hid them. He was the last of them, and nobody came for him, and so he stayed, and sowed beans."
* join x
:coat
There is a wooden horse under it with one ear gone. [x] [x+take] it into both hands. "I had one like that," [x.they] [x+say], "with one ear. He carved it for me. He said that he had to make it as it had been."
* join x

# toast | open others | | gathering
x: guest, cousin / guest, cousin / guest
:start
It gets quiet, quite by itself, as it does when everybody draws breath at once; and in this quiet [x.a] says your name, stands up, and knocks on a glass. "You wanted to say something," [x.they] [x+say]. You did not.
> Stand up and say something -> say
> Say that it is [x] who wanted to -> x
> Drop something -> drop
:say
You stand. There are more faces than before. You begin with the weather, and from there, by a way that you could not find again, you come to what everybody here knows and nobody has said.
> Say it -> truth
> Turn it into a joke -> joke
:x
[x] [x+blush] up to the ears. "Yes," [x.they] [x+say]. "It is true. I only did not have the courage to be the one." And then it comes, so softly that those at the back get up: [x.they] [x.is] going away, tomorrow, and for good.
> Ask [x] why -> why
> Lift your glass to [x] -> glass
:drop
It breaks into a hundred pieces, and everybody talks at once, about pieces, and luck. Under the table, where you both pick them up, [x] [x+whisper]: "Thank you. I had only the first half of a sentence. I have been carrying it about for a year."
> Ask for the first half -> half
> Ask [x] to dance -> dance
:truth
You say it. One can hear a candle burn. Then an old woman at the end of the table begins to clap, quite slowly, and she is the one whom it was about.
> Go over to her -> her
> Sit down -> sit
:joke
They laugh, too loudly, and for too long, and nobody looks at the end of the table, where an old woman has put down her fork. She is the only one who has understood you. She winks.
> Go over to her -> her
> Ask [x] to dance -> dance
:why
"Because each time one of us says that we will see one another soon," [x+say] [x], "and then there is somebody missing. I would like to be missed while I can still hear it."
> Say that [x] will be missed -> glass
> Ask [x] to stay one more day -> day
:half
"'If it were not for you,'" [x+say] [x], on hands and knees. "That is how it begins. And each time I look up you are talking to somebody." There is a bit of glass in [x.their] hair.
> Say the other half -> dance
> Take it out of [x.their] hair -> hair
:her
"Sit," she says. "They have been going round it for thirty years like round a hole in the floor. I have long had a board across it." And she tells you what it was really like, and it is quite different, and much funnier.
:sit
You sit down, and your knees are glad of it. Nobody says anything to you for the rest of the evening. But when you want to leave, your coat has been brushed, and in the pocket there is a piece of cake, the one with the rose on it.
:glass
All of them stand up, even those who cannot. They say it one after the other, each in their own way, what will not be the same; and it takes until it gets light, and [x] [x+sit] there like somebody in a warm rain.
:day
"One," [x+say] [x], and [x+hold] up a finger. It is the finger that you remember later. On the next evening there are again two of you who say: one. It has gone on like that for rather a while.
* join x
:dance
Neither of you can do it. You go round and round in the corner where the coats are, out of time. "That was the second half," [x+say] [x], when the music has long stopped.
* join x
:hair
It is not a bit of glass at all, it is a tear that has gone the wrong way. You both hold quite still. Above you somebody asks where you have got to, and somebody else answers: "Let them."
* join x

# order | open others | | workshop
x: customer, apprentice / customer, apprentice / customer
:start
[x.a] lays a drawing on the bench and a purse beside it. "By tonight," [x.they] [x+say]. "I cannot tell you what it is for." The drawing is very exact. It shows a thing with nine parts, and none of them does anything.
> Make it as it is drawn -> make
> Say that it will not work -> work
> Ask for the true purpose -> purpose
:make
You make it, part by part. The ninth is hardly in its place when the whole thing begins to hum, so low that one has it rather in the teeth than in the ears. It does nothing. It only does not stop.
> Call [x] -> call
> Take the ninth part out again -> ninth
:work
"No," [x+say] [x]. "I know. It never does. You are the sixth whom I ask, and the others have taken the money." And [x.they] [x+look] at you as one looks at a door that stands open.
> Ask what it should do -> purpose
> Change one thing in it -> change
:purpose
"My child cannot sleep," [x+say] [x], at last. "She draws, in the night, for hours, with her eyes shut, and it is always this. I thought that if she had it, then it would be done."
> Make it as it is drawn -> make
> Ask to see the other drawings -> others
:others
There are forty of them, and none is the same. You lay them out on the floor, one beside the other, until the floor is full; and then you climb on the bench and look down. It is not forty things. It is one, in forty pieces.
> Build that one -> big
> Ask the child what it is -> child
:change
You turn one part round, the fifth, since your hands itch. Now it does something: it opens, like a flower, and shuts again. [x] [x+have] both hands before [x.their] mouth.
> Give it to [x] -> give
> Ask to bring it to the child -> child
:call
[x] [x+come] in and [x+stand] still. "That is what she hums," [x.they] [x+say]. "When she draws. That very note." There are tears in [x.their] eyes, and the thing hums, as though it were pleased to have been asked.
> Give it to [x] -> give
> Bring it to the child yourself -> child
:ninth
It stops. And from outside, from the cart before the door, comes a voice, very small and very awake: "Put it back. It was nearly asleep." There is a child sitting there in a blanket, with chalk on all her fingers.
> Put it back -> back
> Ask the child what it is -> child
:big
It takes you eleven days, and takes up the whole yard. When the last piece is in its place nothing happens. A child walks all round it, once, with chalk on her fingers. "There is the door," she says, and goes in, and at once falls asleep.
:child
She looks at it for a long time. "That is only the key," she says then, and yawns. "I have not got to the door yet." She puts it under her cheek and sleeps, for the first time, until noon.
:give
[x] [x+carry] it out before [x.them] like a full bowl. In the morning the purse is on your bench again, and there is as much in it as before. "She slept," says the note. "She says that it was never for sale."
:back
You put it back. The child nods, and lies down where she is, and sleeps before her head has touched the wood. The thing hums a while longer, lower and lower; and then it is hard to say when it stopped.
`
