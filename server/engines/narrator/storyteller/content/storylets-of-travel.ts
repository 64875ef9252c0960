/** What can only happen in a train, aboard a ship or a starship, in a car. Written as content/WRITING.md says. */
export const storyletsOfTravel = `
# halt | open others | | train
x: passenger / passenger / passenger
:start
It stops where there is nothing. Outside there is grass, and a bench, and on the bench a suitcase. [x.a] is on [x.their] feet already. "That one is mine," [x.they] [x+say]. "I left it on the other side of the country, two days ago."
> Go out with [x] and look -> out
> Hold [x] back -> hold
> Watch the bench -> watching
:out
It has [x.their] name on it. It is locked, and something in it moves when one lifts it, like sand. From the front there comes a whistle: one minute.
> Open it here -> open
> Take it along unopened -> along
> Leave it where it is -> leave
:hold
"You are right," [x+say] [x], and [x+sit] down, and [x+get] up. "You are quite right. Only: there is a letter in it that I did not want to read. That is why I left it." The grass bends, all of it, towards the train.
> Go out with [x] after all -> out
> Say that letters wait -> leave
:watching
You watch it. Nobody comes. But when you blink there is a hat beside it, and when you blink once more the hat has been set straight. "And that one," [x+say] [x], in a whisper, "is yours."
> Go out with [x] -> hat
> Do not blink again -> leave
:hat
It does fit you. There is a ticket behind the ribbon, for this train, from a stop that you do not know to where you live. The date on it is tomorrow. From the front there comes a whistle.
> Keep the ticket -> ticket
> Open the suitcase -> open
:open
There is sand in it, nothing but sand, white and quite dry, and in the sand a letter. [x] [x+read] it standing, while the train begins to roll. It is one line. [x.they] [x+laugh], and [x+throw] the whole suitcase out of the window.
> Ask what it said -> said
> Do not ask -> quiet
:along
You carry it between you. All through the night it stands on the seat like a third person. Toward morning [x] [x+say]: "I will open it if you tell me first what is in yours." And so you both tell, until the lamps are put out.
* join x
:leave
It gets smaller behind you, and is gone. "Good," [x+say] [x], and [x+stretch] out both feet into the place where it would have stood. At the next stop there is a bench. There is nothing on it. You have both looked.
* join x
:ticket
You put it away. On the next day, at the hour that stands on it, you look at it again. It has been clipped.
:said
"'You can stop running,'" [x+say] [x]. "'Nobody is coming.'" And then: "Eleven years. I had not once thought of turning round." [x.they] [x+get] off at the next stop and [x+walk] back along the rails, slowly, like somebody who is going for a walk.
:quiet
You do not ask, and that, it turns out, is what [x] had needed. [x.they] [x+sleep] with [x.their] head against your shoulder for two hundred miles. On getting off [x.they] [x+press] something into your hand: a pinch of white sand, in a twist of paper.

# below | open others | | ship
x: cabin boy, cook / deckhand, cook / deckhand, cook
:start
"We are one too many," says [x.a]. "I give out the bread. It has been one piece short for three days, and nobody goes hungry." [x.they] [x+hold] up a lamp. "Will you come down with me? I would rather not go alone."
> Go down with [x] -> down
> Leave a piece of bread out -> bread
> Call all hands and count -> count
:down
Behind the last row of barrels somebody has made a bed of sailcloth, very neatly. Over it, on the planks, is a map, in chalk. It shows this ship, with everybody on it, and what each of them is afraid of.
> Look what stands beside your name -> name
> Wait for whoever sleeps here -> wait
:bread
You leave it on the lowest step, with a little salt. In the morning it is gone. In its place lies a knot, one that you have never seen, so beautiful that all hands come to look at it, and nobody can undo it.
> Leave a rope for the next -> rope
> Wait there the next night -> wait
:count
They stand in two rows, and you count, and it comes out right. You count once more, and look each of them in the face; and you know each of them; and it is right. "You see?" [x+say] [x]. "It is right. And it is one too many."
> Ask each who is next to them -> next
> Go down with [x] -> down
:name
It says: "That nobody would notice." You read it twice. Beside [x.their] name it says: "Being asked." When you turn round there is a girl with cropped hair in front of you, with a piece of chalk in her hand, and waits for what you will do.
> Hold out your hand -> hand
> Ask how she knows -> knows
:wait
You put out the lamp. Something comes along the beams, as light as a cat, and stops. "I know that you are there," says a girl's voice. "You breathe like somebody who is sorry." And she sits down, just out of reach.
> Tell her that she need not hide -> hand
> Ask what she wants aboard -> knows
:rope
In the morning it has become a ladder, with steps as even as teeth; it hangs over the side, just where the old one had been so bad that nobody had dared to say so. On the last step stands, in chalk: "Thank you for the salt."
> Wait there the next night -> wait
> Say nothing to the captain -> silent
:next
Each of them turns and says a name. It goes along the row like a rope through hands. The last but one turns, and opens his mouth, and there is nobody; and from behind him a small voice says, "Wren," as if it were nothing.
> Write the name down with the others -> list
> Ask Wren to step forward -> hand
:knows
"One hears it," she says. "At night everybody talks. I only wrote it down so that I would not step on it." She wipes your name off with her sleeve. "I go as far as there is land that nobody has told me about."
> Put in a word for her -> list
> Keep quiet about her -> silent
:hand
She gives you hers. It is hard as wood. "I can splice, and I can cook beans," she says, "and I am never in the way." And [x], who has the bread, breaks off a piece, and it is not a small one.
* join x
:list
The captain reads down to the end, and stops, and looks up, for a good while. Then the pen is dipped in once more, and behind the last name there comes to stand, in the same hand as all the others: "ship's mate, youngest."
:silent
You say nothing, and no more does [x]. On the day when land comes up there is one piece of bread left over in the evening; and on the planks, in chalk, is the ship, with everybody on it, and beside your name it says: "Noticed."

# knock | open others far | | starship
x: engineer, medic / engineer, medic / engineer, medic
:start
Something knocks on the hull, from outside. Three times; a pause; three times. "There is no outside," says [x.a]. "We are four months from anything."
> Knock back -> back
> Listen where it comes from -> listen
> Ask what the sensors say -> sensors
:back
You knock three times. There is a silence in which one can hear the pumps. Then, from outside, twice: shave and a haircut, and it waits, very clearly, for the rest.
> Give it the rest -> rest
> Stop, and listen -> listen
:sensors
"Nothing," [x+say] [x], and [x+turn] the panel so that you can see it. There is a spot on it, the size of a person, where there is a little less than nothing. It is moving along toward the hatch.
> Go to the hatch -> hatch
> Knock back -> back
:listen
It comes from below your feet, and from the bow, and, when you lay your head against the wall, from the place where your head is. "It is following the warmth," [x+say] [x]. "It is not trying to get in. It is cold."
> Warm one wall for it -> warm
> Go to the hatch -> hatch
:rest
You knock: two bits. And now it knocks as if it had gone mad, all round the ship, at every plate, from bow to stern, as children do who have been answered. On the panel every lamp is lit that has not worked since the start.
> Ask it something -> ask
> Warm one wall for it -> warm
:hatch
There is a window in it as large as a hand. You look out, into the dark with its stars. The stars in the middle bend a little, as behind a glass of water, and whatever it is bends down, on its side, and looks in.
> Lay your hand on the glass -> hand
> Switch the light off -> light
:warm
You turn up the heating in the one wall and off in all the others, and sit before it in blankets. By and by there is frost on it, and in the frost, drawn from the other side, a line; it takes hours. It is a map. It shows a way that is a month shorter.
> Fly by it -> fly
> Draw something in return -> draw
:ask
"Who are you?" you knock; [x] [x+know] the old signs from [x.their] grandmother. It takes its time. "W-H-A-T," it knocks, "I-S, W-H-O." And after a while, rather shyly: "I have been alone as long as there has been light."
> Say your names to it -> names
> Ask it to come along -> fly
:hand
It is so cold that it burns. On the other side the dark lays itself against it, finger for finger, though it needs a moment to find out how many. When you take it away there is a print in the frost, with one finger too many, and then, corrected, without.
> Warm one wall for it -> warm
> Tell nobody of this -> silent
:light
In the dark you can see it better. It is made of what is behind it. It copies you: it tilts what is not a head. Then it takes something from its side, and lays it on the sill outside, and goes, with big careful steps, along the hull, home to nowhere.
> Fetch it in -> fetch
:fly
You fly as it is drawn, and nobody sleeps. All the way there is something before the bow that bends the stars aside, as one holds back branches for those who come behind. At the end of it there hang the lights of a port; and it knocks, three times, and stays behind.
:draw
You draw a house, since that is what one draws, with smoke. The next day there is the frost again, and in it the house, and beside it, done with great care, a second one.
:names
You say them, one after the other, letter by letter, and after each it knocks it back, so as to have it right. Then it says its own, which it must have thought of just now. It is all of yours, one behind the other.
:silent
You tell nobody. But from then on, whoever is on duty lays a hand on that glass, once, at midnight, and nobody has told them to, and no one asks the other why.
:fetch
It is a screw, worn and bright. It has the mark of this yard, and a number. "That one has been missing from the outside since the start," [x+say] [x], when [x.they] [x+have] found the place. "One more month, and the tank would have come off."

# lift | open others modern | | vehicle
x: hitchhiker / hitchhiker / hitchhiker
:start
Somebody stands at the side of the road with a thumb up and a cage in the other hand. There is a cloth over the cage. It is [x.a], quite wet. "Only as far as you are going anyway," [x.they] [x+say].
> Let [x] get in -> in
> Ask what is in the cage -> cage
> Drive on -> on
:in
[x] [x+take] the cage on [x.their] knees. You have not gone a mile when a voice that does not belong to [x] says, quite distinctly, from under the cloth: "Left. I said left."
> Turn left -> left
> Go straight on -> straight
:cage
"Somebody who has to be at a funeral by four," [x+say] [x]. "He is the widower." Under the cloth somebody clears his throat, deeply moved.
> Let both of them get in -> in
> Look under the cloth -> cloth
:on
You drive on. Two bends later somebody stands at the side of the road with a thumb up and a cage in the other hand, and is just as wet. "You forgot to stop," [x+say] [x], without reproach.
> Let [x] get in now -> in
> Ask how [x] got here -> how
:how
"He knows the short way," [x+say] [x], and [x+lift] the cloth a little. A grey parrot looks at you from the side, with an eye like a notary's. "Forty years he sat on her shoulder while she drove the post," [x.they] [x+say]. "He knows them all."
> Let both of them get in -> in
> Ask the parrot for the way -> left
:cloth
It is a parrot, grey, with an eye like a notary's. "Drive," it says, in the voice of an old woman who smoked. And [x] turns away quickly. "That is how she said it," [x.they] [x+say]. "Just so."
> Drive -> left
:straight
"Well, well," says the voice, in quite another tone. "Straight on, he says. Then he will see." And you do see: behind the hill there is no bridge any more. The river has taken it along. You stand there with the front wheels a yard from the edge.
> Turn round, and left -> left
> Ask who is speaking -> cloth
:left
It is hardly a road. It goes through a ford and a barn, in at one end and out at the other; the voice says where one has to sound the horn. Each time somebody waves who has not seen a post van in years. At five to four there is a chapel.
> Go in with them -> chapel
> Wait outside -> wait
:chapel
There are nine people there and a box with flowers on it. When it gets quiet the parrot says, in her voice, loud and cross: "Well, and where is the cake?" And first one of them laughs, and then all nine; and then it is a good funeral.
* join x
:wait
You wait. You hear them sing, and somebody who sings a line behind, and hoarse. When [x] [x+come] out the cage is empty and stands open. "He wanted to stay," [x.they] [x+say]. "May I still come along? I do not know the way any more, without him."
* join x
`
