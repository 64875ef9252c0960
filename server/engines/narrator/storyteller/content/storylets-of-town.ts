/** What can only happen in a shop, at a table, in a ward, in a school. Written as content/WRITING.md says. */
export const storyletsOfTown = `
# till | open others | | shop
x: shop assistant / shop assistant / trader
:start
[x.a] has counted the money three times, and now pushes it across to you. "You do it. There is not too little in there. There is too much: forty more than anybody has paid."
> Count it yourself -> count
> Ask who was at the counter -> who
> Say that nobody need know -> keep
:count
You count, and come to forty too many. In the middle of it, folded small, is a slip of paper. "For the day on which I went out without paying," it says. "I was nine."
> Find out who left it -> find
> Hang the slip up by the door -> wall
:who
"Everybody," [x+say] [x]. "The woman with two dogs. The boy who only comes in to smell things. The old man who buys one of each and brings half of it back the day after."
> Go after the old man -> find
> Count it yourself -> count
:keep
"Then we are two who do not know," [x+say] [x], a little too fast, and puts half of it before you. An hour later [x.they] [x+come] back, quite pale. "There was something in mine." It is a slip of paper: "For the day on which I went out without paying. I was nine."
> Find out who left it -> find
> Put all of it back -> back
:find
You need not go far. He stands across the way, an old man with a hat in his hands, and has been standing there since it was left. "Is it enough?" he asks. "I could not work out what sixty years come to."
> Say that it is enough -> enough
> Give it back to him -> give
:enough
"Then I can come in as a customer," he says, and goes off straighter than he came. The next day he buys one of each, and for the first time he brings nothing back.
:give
He will not have it. "I have carried it long enough," he says. "But you could let me choose something." He takes an hour over it, and what he chooses in the end is the smallest thing that there is.
:wall
You hang it up by the door. By evening there are three more beside it, in three hands. "For the apples." "For the blue cup; it was not the cat." "For what I said about you."
:back
You put it back, both halves, and say nothing to each other. But from that day on [x] [x+leave] the door a hand's breadth open in the evening, for whoever may have something to bring.

# table | open others | | kitchen inn
x: guest / guest / guest
:start
[x.a] has been sitting at the table by the wall since before anybody can remember, with nothing on it. Now [x.they] [x+call] you over with one finger. "The same as then, please," [x.they] [x+say]. "You will remember."
> Admit that you do not remember -> admit
> Nod, and bring something -> bring
> Ask when that was -> when
:admit
"No," [x+say] [x], and [x+look] almost glad. "How could you? You were not yet born. But they always say yes. You are the first who has not said yes."
> Sit down and hear it -> when
> Offer to make it anew -> cook
:bring
You bring what you would want yourself on such a day. [x] [x+eat] it to the last crumb, slowly. "That was not it," [x.they] [x+say]. "Not nearly. It was better. May I come again tomorrow and be wrong?"
> Say that the table is kept -> kept
> Ask what it was like, then -> when
:when
"Two of us sat here, and we had money for one plate. Somebody brought a second and said that it had been made by mistake. I never found out what was in it. I have looked in eleven towns."
> Offer to make it anew -> cook
> Ask who the other one was -> other
:other
"My brother. He says that it was lentils, and I say that it was not. We have not spoken for twenty years, and that is what we do not speak about."
> Send for the brother -> brother
> Offer to make it anew -> cook
:cook
"It was brown," [x+say] [x], "and a little sour, and there was something green on it that one was meant to leave." You try for the rest of the day. The fourth plate makes [x.them] put down the spoon.
> Ask whether that is it -> it
> Send for the brother -> brother
:it
"No," [x+say] [x]. "But so close that I can hear him talk." And [x.they] [x+ask] for a sheet of paper, and [x+write] down what is in it, line by line, and at the top of it a name and a street.
:brother
He comes at dusk and does not sit. He takes a spoon, stands there, and tastes. "Lentils," he says. "It is not lentils," [x+say] [x]. It is the best talk that anybody has heard at that table, and it lasts until the lamps are put out.
:kept
You say so. From then on there is a cup on that table, upside down, which nobody else may turn over. And each day [x] [x+come] and [x.is] wrong, and each day it is something else, and good.

# bed | open others modern | | hospital
x: nurse / nurse / nurse
:start
"You can count," says [x.a]. "Count the beds." There are nine. "And now the names on the list." There are eight, and nobody in this room is asleep or in the wrong place.
> Look who has no name -> look
> Ask whom the list was made by -> list
> Write a ninth name -> write
:look
It is the one by the window: an old woman with white plaits, wide awake, who has folded her hands over the blanket as if she were at a concert. "I was wondering when it would come out," she says.
> Ask what she is doing here -> why
> Tell [x] that all is well -> cover
:list
"By me," [x+say] [x]. "Last night. And last night there were eight beds." You both look along the row. One of the nine has wheels that are still wet from the rain.
> Look who lies in it -> look
> Follow the wet tracks -> tracks
:tracks
They lead along the corridor, past the lift, out by the kitchen and over the street, to a house with one window lit. On the sill stand nine cups. Eight have been used.
> Ring the bell there -> ring
> Go back to the bed -> look
:write
You write what comes into your head, a name from a book. A while later somebody answers to it, quite clearly, from the bed by the window. "Present," she says. "What a pretty name. I had been called something else for too long."
> Ask what she is doing here -> why
> Let her keep it -> cover
:why
"My sister is number eight," she says. "They send one home at nine in the evening. So I went home, and fetched my bed. I have nobody over there who would notice, and she cannot sleep when nobody snores."
> Push the two beds together -> push
> Tell her that it cannot be -> cannot
:cover
"All is well?" [x+say] [x], and [x+look] at you, and at the list, and at the plaits. Then [x.they] [x+take] the pen and [x+write] a nine where the eight was. "I never could count at night," [x.they] [x+say].
:push
It makes a noise that must be heard in three storeys. Nobody comes. Half an hour later somebody by the window begins to snore, and somebody beside her, who has not slept for four nights, falls asleep.
:cannot
"I know, dear," she says. "That is why I did not ask." She gets up, and makes the bed without a fold, and pushes it to the door; and there [x] [x+stand], with both arms spread out, in the way. "It is raining," [x.they] [x+say]. "In the morning, then."
:ring
A very old man opens. "She has taken her bed with her," he says, not at all surprised. "Sixty years I have been telling her that she snores. Tell her that I cannot sleep either." And he gives you the ninth cup, with a plate on it, still warm.

# pupil | open others | | school
x: pupil, novice / new pupil, substitute teacher / trainee
:start
There is one more today than there was yesterday. [x.a] [x+sit] in the last row as if [x.they] had always been there, and everybody looks to you, since you are the one whom [x.they] [x+greet].
> Greet [x] back -> greet
> Ask [x] who sent [x.them] -> sent
> Look [x] up in the register -> register
:greet
"You are as he said," [x+say] [x]. "He said: there is one who greets back before asking. Sit down next to that one. It is going to be noisy in a moment." [x.they] [x+look] at the door.
> Look at the door -> door
> Ask who said so -> sent
:sent
"Somebody who was here before you," [x+say] [x], "and who forgot something. It is behind the third board from the window. I am to fetch it without being seen, and I have never been here. You have."
> Lift the third board -> board
> Keep watch for [x] -> watchful
:register
The name is there, between two others, in the same ink as theirs. But when you wet a finger and rub it, it comes off, and below it is another name, and the year beside that one is forty years ago.
> Read the older name aloud -> name
> Say nothing, and sit down by [x] -> sent
:door
It flies open. Somebody with keys comes in and looks along the rows, counting with moving lips, and stops at the last. "You," comes the voice. "Stand up." It is not clear which of you is meant.
> Stand up yourself -> stand
> Say that [x] belongs to you -> belongs
:name
At the name a chair falls over. It is not [x] who has stood up. It is the one with the keys, by the door, who is old, and who has not heard that name in this house since it was taken off a list.
> Ask what it was taken off for -> truth
> Pretend that you only misread -> belongs
:board
It has been lifted before: it comes without a sound. There is a tin box with a school prize in it, first place, and the name on it has been scratched out so often that there is a hole.
> Give the box to [x] -> give
> Ask whose it was -> truth
:watchful
You stand in the door and look bored, which you can do. Behind you wood creaks, once. Then somebody with keys comes along the corridor, and [x] is not done yet.
> Drop everything that you hold -> drop
> Ask the one with the keys something -> ask
:stand
You stand up, and so [x.does] [x], and after a moment the one in front of you, and then the whole row, without knowing why. "So it is nobody," says the one with the keys, at last, and has to laugh, and goes.
* join x
:belongs
"To you," says the one with the keys, and looks from one to the other for a long time. "I once had one who belonged to me. I did not stand up for him." And the door is shut again, from outside, quite softly.
* join x
:truth
"It was me who had copied," says the one with the keys, "and it was him they sent away." Nobody breathes. "He has sent his grandchild for it, I suppose. Then take it. And tell him that I have been sweeping here ever since, so as to be near it."
* join x
:give
[x] [x+look] into the box for a long time. "He said that it would be gold," [x.they] [x+say]. "It is tin." And [x.they] [x+press] it to [x.their] chest with both arms. "Do not tell him that it is tin."
* join x
:drop
It rolls down eleven steps, all of it, and the one with the keys goes after it, groaning, since that is the work of whoever has the keys. When it is all picked up, [x] [x+sit] in the last row and [x+hold] something under [x.their] coat.
* join x
:ask
You ask how one finds the way to the roof. It is the one question that has not been asked in thirty years, and the answer takes a quarter of an hour, and there are tears of joy in it.
* join x
`
