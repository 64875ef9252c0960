/** Who comes, what begins and what ends in a premise: a guest, a first day, a journey, a farewell. Written as content/WRITING.md says. */
export const storyletsOfArrivals = `
# stays-standing | open in | | | guest
:start
There is something about [trouble] that does not add up. The shoes are wet to the ankle, and it has not rained. And whenever something is said, the eyes go first to the way out, and then to you, as if to see whether you had noticed.
> Offer a seat with the back to the wall -> seat
> Ask about the shoes -> shoes
> Say nothing, and go on with what you do -> on
:seat
It is taken at once, with a small sigh, like something that one has not had for a long time. From there one sees everything. A hand goes into the coat and comes out with a thing in a cloth, and lays it down, half-way between you. It is not unwrapped yet.
> Unwrap it -> unwrap
> Wait -> wait
:shoes
"I came through the brook," says [trouble]. "They do not find one through water." It is said quite quietly, as one says what is for supper. And after a moment: "They will be at the bridge now. You have about as long as it takes to boil an egg."
> Hide the guest -> hide
> Ask what they want -> want
:on
You go on. After a while somebody stands beside you and gives you a hand, without a word, and does it well: one who has learnt this work, and somewhere else. It goes on for an hour. "Thank you for not asking," says [trouble] then. "I can say it now."
> Listen -> want
> Say that it can wait -> wait
:wait
You wait. You have learnt to; it is half of what one does here. It takes until the light has gone yellow. Then the cloth is drawn aside with one finger, from the corner, and you bend down over it.
> Look -> unwrap
:unwrap
It is half of something: broken clean across, old, with letters along the edge that stop in the middle of a word. You have to sit down. You have known the other half as long as you can think. It hangs on your wall, and nobody ever knew what it was half of.
> Fetch the other half -> fetch
> Say that you have never seen it -> never
:hide
There is a place for it, behind what stands there; you did not know until now that you had one. The steps come, and stop, and go through everything. You hold out the dish of nuts to them. One of them takes two. Then they have to be at the mill before dark.
> Let the guest out -> want
> Ask for the truth now -> want
:want
"They want it back," says [trouble], "and it does not belong to them. It belongs to whoever has the other half. I have walked for three months and asked in each house with a wall." The cloth lies on the table. It is undone.
> Look what is in it -> unwrap
:fetch
You fetch it, and blow the dust off. They go together with a click. Now one can read the word: it is a name, and yours; and below, on the part that came here on wet feet, stands another. "That is mine," says [trouble]. "I thought that you ought to know that there are two of us."
:never
It is looked at, the wall, the nail, your face. "Yes," says [trouble], and wraps it up again, without haste. "That is what I should have said, too, at first." At the door the cloth is laid down on the sill, quite as if by accident. "I shall come by again. One needs a while for something like this."
* have half of a plate

# second-key | open others in | | | lodger
x: here / steward, maid / porter, neighbour / steward, porter
:start
[x.a] [x+draw] you aside by the sleeve. "About the guest," [x.they] [x+say] in a low voice. "I was asked for a second of everything. A second cup, a second blanket. I went in with it. There is nobody else there."
> Ask what [x] saw -> saw
> Bring the second of something yourself -> bring
> Say that it is nobody's business -> business
:saw
"Two places, laid. One had been eaten from, and the other not, but the bread was broken, for somebody who has difficulty with it." [x] [x+show] you, with the hands, how small the pieces were. "One only does that for a child. Or for somebody who is very old."
> Bring the second of something yourself -> bring
> Look from outside whether there is light -> light
:business
"No," [x+say] [x], and [x.is] ashamed, and [x+stay] where [x.they] [x.is]. From above one hears a chair pushed back, and then another. You both look at the ceiling. It has become, in that moment, somebody's business.
> Go up -> bring
> Look from outside whether there is light -> light
:light
You stand in the dark and look up. Behind the curtain somebody goes to and fro, with an arm held out in front, bent, as one does who leads somebody that cannot see. Step, step, turn. They are dancing. It is one shadow, and it makes room for two.
> Go up, and knock -> bring
> Leave them to it -> leave
:bring
You knock, with your hands full. It takes a moment. "Oh," says the guest, "both of them. You are the first who has brought both." And you are let in, and introduced, with all due form, to the empty chair; and you give it, before you can think, a bow.
> Stay for a little -> stay
> Ask about the chair -> chair
:stay
You stay, and are told things; and after each of them there is a small pause, as long as an answer. By the end you have begun to hear it: not the words, but the way of it, a little mocking, and very fond. When you go you say good night twice.
> Tell [x] -> tell
:chair
"We were here on our first evening," says the guest, "at this table, it stood by the window. We said: in forty years we shall do that again, just so. I did not want to come on my own because of such a thing." And the bread is broken, small.
> Stay for a little -> stay
> Move the table to the window -> window
:window
You take one end, and the other is lifted with surprising strength. Then it stands where it stood. From here one sees the light on the water. It is the last thing that was missing. In the morning both cups have been used. You wash them yourself.
> Tell [x] -> tell
:leave
You leave them to it, and stay outside until the light goes out, so that nobody disturbs them. In the morning the bill is paid, for two, and in the book stand two names, in one hand; and below, where one may remark on something: 'As then.'
:tell
You tell [x], as well as you can. It grows quiet. From then on it goes by itself in that house: whoever lays for the guest lays for two; whoever goes by says good morning twice. New ones are not told why. They find out when they see how one is thanked.
* join x

# who-trod-here | open others | | | first-day
x: here / foreman, cook / colleague, caretaker / foreman, medic
:start
"Hook, place, cup," [x+say] [x.a], and [x+point] at each of the three. "The cup is chipped, but it has always been the cup of whoever is new. There are three rules here, and I tell you two. The third everybody finds out alone."
> Ask for the first -> first
> Ask what happened to the one before you -> before
> Drink from the cup -> cup
:first
"Nothing is said before the first bell. And what stands on the shelf on the left is not moved." On the left on the shelf stands one single shoe. [x] [x+see] how you look at it. "That has nothing to do with the third."
> Begin to work -> work
> Ask about the shoe -> shoe
:before
"Stayed one day," [x+say] [x]. "Went to eat at noon and did not come back. The one before that stayed for forty years. There is not much in between." [x.they] [x+hold] the door open for you with a foot. "At noon, therefore, we all look at the door."
> Begin to work -> work
> Ask for the rules -> first
:cup
Something is scratched into the bottom of it; you see it only when it is empty. Names, very small, in a circle, eleven of them. There is room for one more. "Later," [x+say] [x], who has been watching you, "not before it is earned."
> Ask how one earns it -> first
> Begin to work -> work
:shoe
"It belongs to the one who stayed forty years. Came in it, and left in better ones, and said: as long as one of mine stands here, I can always come back for it." [x.they] [x+wipe] the dust from around it. "Has not needed to. But one knows where it is."
> Begin to work -> work
:work
You do everything wrong that one can do wrong, and in the order in which it hurts. Nobody laughs. Nobody helps, either. Towards noon you are standing there, with both hands full, and do not know any more which of the two things must on no account be put down.
> Ask aloud -> aloud
> Put one of them down -> down
> Hold on until somebody comes -> hold
:aloud
"I do not know how to go on," you say, aloud, before them all. It becomes quite still. Then a bench is pushed back, and another, and they all come, wipe their hands, and [x] [x+take] half of it from you. "That was it," [x+say] [x]. "The third. Some need years for it."
> Scratch your name into the cup -> name
:down
It was the wrong one. What follows is talked about for years, with arms spread wide. When the last piece has stopped rolling, [x] [x+say] into the silence: "That is how I began, too"; and they go down on their knees, all of them, and pick up.
> Ask what the third rule is -> aloud
> Pick up, too -> pick
:hold
You hold on. It is noon; they all look at the door, then at you. Your arms shake. "How long would you have stood there?" [x+ask] [x], and [x+take] one of them from you. "Until somebody came." "Then you would have got old. One has to say it, here."
> Say it -> aloud
:pick
You pick up, beside the others, and nobody says whose fault it was. At the end one piece is missing. You find it in the evening, in your cup, with a bow of string round it.
> Scratch your name into the cup -> name
:name
You scratch it in, small, where there is room, with a nail that hangs there for this. It squeaks. Twelve. There is no room after you; and [x] [x+hold] the cup to the light and [x+say]: "We shall need a new one. Nobody has thought of that."
* join x

# fork | open others ground | | | road
x: here / carter, pilgrim / driver, map-maker / pilot, surveyor
:start
The way parts, and nobody has spoken of that. On the left it is wider; on the right there are more tracks. [x.a] [x+turn] the map round, and round again. "Here it is straight on," [x.they] [x+say]. "There is not even a bend in it."
> Go left -> left
> Go right -> right
> Look for a sign -> sign
:sign
There is one; it lies in the grass on its face. When you have turned it over it says on both arms the same: the name of the place to which you want to go. Somebody has painted it afresh, not long ago, and with care.
> Take the left one -> left
> Take the right one -> right
> Ask who would paint such a thing -> who
:left
It goes well. It goes so well that after an hour nobody is talking any more. There are no birds. Then you come round a corner and see before you a fork, with a sign in the grass, and beside it, quite fresh, the print of your own feet.
> Take the other one now -> right
> Stand the sign up -> who
:right
It is bad, and steep, and at the end of it sits a man before a hut with a pot of paint. "Most of them come by the left first," he says, "and then they are angry. What have you come for? The place, or the way there?"
> Say: the place -> place
> Say: the way -> way
:who
"Somebody who wants company," [x+say] [x], and both of you look up, at the same time: up there on the right a thin smoke is standing. It has a smell of onions. One must admit that it is an argument.
> Go up on the right -> right
> Stay here, and make a fire of your own -> fire
:place
"Then you are nearly there," he says, "it is the next valley. Down by the left, as it happens, but backwards: one has to have the hut before one's eyes the whole time. It is the only way in which it does not go in a circle. I did not make it."
> Go down backwards -> backwards
> Eat with him first -> fire
:way
He puts down the brush. "I have been waiting for one of you since I was forty," he says, and he calls something into the hut, and pots begin to clatter. "The others always only want to arrive. Sit down. It is a long story, and it has a fork in it."
> Sit down -> fire
:backwards
You go backwards, arm in arm so as not to fall, and see the hut grow small, and the old man, who waves. It is the only stretch of this journey of which you know each stone: for as long as one looks back one does not miss anything. Then you bump into a gate.
* join x
:fire
There are onions, and there is bread, and three versions of how the two ways came about. By the third the stars are out. [x] [x+lie] on [x.their] back and [x+hold] the map up against them. "Here it is straight on," [x.they] [x+say], content. "One has only got to fold it."
* join x

# one-too-many | open others | | | company
x: here / pilgrim, drover / driver, teacher / pilot, medic
:start
"How many are we?" [x+ask] [x.a], under [x.their] breath. You tell [x.them]. "That is what I thought, too," [x+say] [x]. "Count." You count. You count once more, from the other end. It is one more than there were this morning.
> Count by names -> names
> Say nothing, and see who eats -> eats
> Ask aloud who it is -> aloud
:names
You call out the names, one after the other, and for each there is a yes. When you are through, all of them have answered; and each has answered once. You stand there with the list. There is one yes too many in your ear, very quiet, at the very end, after the last name.
> Call that name once more -> call
> Say nothing, and see who eats -> eats
:eats
You share it out so that it comes out even, as always. And it does come out even. Nobody goes short; it is rather as if each had a little more. "I do not like that," [x+whisper] [x], chewing. "When something is missing, at least one knows what to think."
> Ask aloud who it is -> aloud
> Keep awake and count again by night -> night
:aloud
"One of us has not been here before," you say. "It does not matter. We only want to know whom to wake." They look at one another, at first with a smile. Then no longer. Each begins to say when they joined, and it turns out that nobody can say it of everybody.
> Let each one vouch for one -> vouch
> Leave it be -> night
:call
You say it again, the last name. "Yes," says the one whose name it is. And then you all wait, and it is so quiet that you hear the wheels tick. And then, from behind, where the dust is: "Me, too. If I may. I am going the same way. You looked as though you knew where."
> Let them come along -> along
> Ask their name -> name
:night
By night, by the fire, they lie there like loaves. You go along and touch each by the shoulder. At the last but one, which is warm and breathes, you hear from under the blanket: "Do not send me back. I carry wood. I have carried wood each morning, and nobody asked."
> Draw up the blanket -> along
> Ask their name -> name
:vouch
Each lays a hand on the shoulder of the one for whom they vouch. It makes a chain, and then a ring; it goes all the way round, with no gap in it. Nobody is left over. "Well then," [x+say] [x] after a while, hoarse. "It seems that we were always one more."
> Go on -> along
:name
It takes a moment. "I had one," comes the answer, "but where I come from there is nobody left who says it." So it has to be decided, on the open road, and there is a real dispute about it. In the end it is the name of a river that you crossed this morning.
> Go on, all together -> along
:along
You go on. From then on you are one more, and the count comes out. When, at the end of it all, somebody asks who it was that carried the wood, each morning, before any of you was awake, you all of you say, and it is even true: one of us.
* join x

# slow-day | open others | | | business
x: here / neighbour, tailor / neighbour, postman / neighbour, mechanic
:start
Nobody comes. You have wiped everything there is to wipe. The only sound is that of a fly that has been trying for an hour to get out by the wrong pane. "Do you know why?" [x+ask] [x.a], in the doorway. "They think that you are shut. You look like somebody who is shut."
> Ask how one looks open -> open
> Open the window for the fly -> fly
> Hang out a sign -> sign
:open
[x] [x+think] about it. "One has to be in the middle of something. Nobody likes to go in where somebody stands and waits; one feels at once like a fish." So you begin with something, in plain sight of the street. It does not matter what. You have never looked so busy.
> Go on until somebody looks in -> looks
> Ask [x] to come in and be the first -> first
:fly
You open it. It goes out without a word of thanks. But with the window open one smells outside what one smells in here; and somebody who was already past stops, nose in the air, and turns round like a ship.
> Say good day -> looks
> Say nothing, only go on working -> looks
:sign
'OPEN', you write. Below that, since there is room: 'really'. And because it looks so bare: 'Come in and tell me what you need. If I have not got it, I know a story about it.' [x] [x+read] it aloud, twice, and [x+shake] [x.their] head, and [x+go].
> Wait -> story
> Take it in again -> first
:looks
Somebody looks in. They need nothing; they only wanted to know what you are doing there. You show them. It takes longer than one would think. While they are still there somebody else comes, to see what there is to be seen, and a third, because of the two.
> Sell them something -> sell
> Show it once more, to all of them -> show
:first
[x] [x+come] in as if by chance, [x+look] round, and [x.is] for a moment someone quite different, with money. "What does one have here that one does not have anywhere else?" [x.they] [x+ask], in a loud voice. You both know that there is nothing of that sort. And then it occurs to you.
> Bring out the one thing that is not for sale -> thing
> Say: time -> show
:story
A boy comes. He needs, he says, a bear. You have no bear. So you tell him the story; you have to make it up as you go along. The next day he is there again with three others, and the mother of one of them, who needs thread. You have got thread.
> Sell the thread, and tell it to the end -> sell
:sell
In the evening you count. It is not a lot, but there is something from each of them: a coin, an egg, a button for later. [x] [x+sit] on the counter and [x+swing] [x.their] legs. "Tomorrow they will come back for it to see whether it was a good day for you," [x.they] [x+say]. "So it ought to be one."
* join x
:show
You show it once more; you have never done it for so many. They hold their breath at the right spot. When you have finished nobody wants to be the first to go; so it stays full until dark, with people who need nothing, and by the end each of them takes something along, for shame, or for joy.
* join x
:thing
You lay it on the counter. You tell whose it was. When you look up there are seven who have been listening, and behind them, at the door, more. "And what does it cost?" asks somebody, quite low. "Nothing, it is not for sale," you say. "But for that one has to come in here."
* join x

# back-door | open others | | | business
x: here / widow, apprentice / student, neighbour / trader, medic
:start
Somebody has come by the back door again. You do not hear it: you only find, in the morning, that something has been done. Today it is the step, which has wobbled for years. "Not me," [x+say] [x.a], before you have asked.
> Leave something out, as thanks -> thanks
> Keep awake tonight -> awake
> Ask who could know about the step -> know
:thanks
You put out what you have that is good, with a cloth over it. In the morning the cloth is folded; what was under it is still there. But beside it lies the small screw that has been missing from the drawer for as long as the drawer has stuck.
> Keep awake tonight -> awake
> Put out a note -> note
:awake
You sit in the dark with a blanket round you. Nothing; nothing; and then you are woken by your own head, which has sunk down, and it is light. Somebody has put a second blanket over the first. It has a smell of resin.
> Follow the smell -> smell
> Put out a note -> note
:know
"Whoever has stumbled over it," [x+say] [x]. That is half of the town. "And then has come back all the same." That is a good deal fewer. [x] [x+count] on [x.their] fingers, and [x+stop] at one of them, and [x+look] at it.
> Ask whom [x] has thought of -> smell
> Put out a note -> note
:note
'What do I owe you?' you write. The answer is there in the morning, in a careful hand that has not written much: 'Nothing. You let me sit. It was in the winter of the bad ice. You have forgotten it. That is what was good about it.'
> Try to remember -> remember
> Write: come by the front -> front
:smell
It leads three doors on, to a workshop in which everything has its place, and nobody has come to buy anything for a long time now. An old man gets up from the bench so quickly that it falls over. He still has the screwdriver behind his ear.
> Thank him -> remember
> Order something -> order
:remember
It comes slowly. Somebody in the corner, in a wet coat, who ordered nothing. You had gone by with the broom, and round him, and had not said that you were closing; that was all. You did not do anything. "Just so," says the old man. "All the others did something."
> Keep the corner free for him -> corner
> Offer to repay it -> order
:front
He comes by the front, in a clean collar, as if to church, and looks at the step as though he saw it for the first time. "That is well done," he says. "Yes," you say, "we have somebody." He has to turn away. Then he sits down in the corner, where it is warm.
* join x
:order
You order a sign. A good one, with letters that one can read from the bridge; and pay for half of it in advance, with [x] as a witness. He takes three weeks over it. By the time it hangs two have asked who made it; and his bench is no longer bare.
* join x
:corner
From then on the corner is his, with no sign and no word. On the days when he does not come, nobody sits there. And when in winter somebody in a wet coat stands at the door and does not know where to go, he moves up.
* join x
`
