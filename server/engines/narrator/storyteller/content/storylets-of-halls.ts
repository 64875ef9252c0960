/** What can only happen in an office, a library, a theatre, a temple. Written as content/WRITING.md says. */
export const storyletsOfHalls = `
# nameplate | open others modern | | office
x: assistant / assistant / assistant
:start
The name on your door is not yours. It was yours yesterday. [x.a], who is polishing it, says: "Good morning. Are you looking for somebody?"
> Say that this is your door -> mine
> Play along and ask for yourself -> play
> Go in and look -> look
:mine
"That is what the last one said," [x+say] [x], and [x+go] on polishing. "And the one before. You get used to it. It takes about as long as the coffee takes to get cold."
> Ask what became of the last one -> last
> Go in and look -> look
:play
"Oh," [x+say] [x], and [x+lower] [x.their] voice. "Then you have come to the right place. That one is to be told something today, and nobody wants to be the one who tells it."
> Ask what it is -> told
> Offer to tell it -> told
:look
It is your desk. But the drawer that always sticks does not stick, and in it is a list of eleven names, each crossed out but the last two. The last but one is yours. The last is on the door.
> Take the list -> list
> Try the telephone -> phone
:last
"Third floor," [x+say] [x]. "There is no third floor. I mean, one cannot get there by the stairs. But now and then somebody rings from there, and asks what the weather is like."
> Go to the third floor -> third
> Go in and look -> look
:told
"That it was a mistake," [x+whisper] [x]. "All of it. That nobody was ever meant to sit in there. The room was built to put a machine in, and the machine never came, and somebody sat down."
> Ask what happens now -> now
> Go to the third floor -> third
:list
[x] [x+see] it in your hand and [x+turn] to the wall. "I have not seen that," [x.they] [x+say]. "And the twelfth name, I have not seen either. It is mine. It is on the back."
> Tear it up together -> torn
> Go to the third floor -> third
:phone
It rings before you have touched it. "Ah," says a voice that you know from somewhere, "is it you already? Look out of the window for me. What is the weather like?"
> Tell the voice -> weather
> Ask where it is speaking from -> third
:third
Between the second floor and the fourth the stairs have one landing more than they should. There is a door. Behind it eleven people sit at eleven desks, and one of them is pushing out a chair for you. "At last. We were one too few for cards."
> Sit down -> sit
> Hold the door open for them all -> open
:now
"Now you could take the plate off," [x+say] [x], "since you have to do with it, and I have not. I only polish." And [x.they] [x+hold] out a screwdriver, which [x.they] must have had ready all the time.
> Take it off -> torn
> Leave it there -> sit
:weather
You tell it: what the sky is like, who is crossing the street, that a dog has got away from somebody. It is quiet for a long time. "Thank you," says the voice. "Your name is back on the door." It is, too.
:torn
It comes away quite easily. Below it is another, and another below that, down to the bare wood. "So," [x+say] [x], and [x+sweep] all of them into the bin, "and now you just go in and sit down. Nobody up there can read doors."
* join x
:sit
It is not bad there. There is a window, and nobody wants anything by Friday. In the evening you go home like everybody else; and it is only when somebody asks you what it is that you do that you notice how well you have slept.
:open
You hold it open until your arm hurts. One gets up, then three. They go down past you, blinking, with their cards in their hands, and the whole house comes out into the corridor to see who is laughing so.

# overdue | open others | | library
x: clerk / clerk / clerk
:start
Somebody has left a book on the desk and gone without a word. [x.a] [x+open] it at the back, and [x+read], and [x+read] once more. "This was to be back before my mother was born," [x.they] [x+say]. "And it is still warm."
> Run after whoever brought it -> run
> Look what is in the book -> book
> Ask what the fine would be -> fine
:run
You see a grey coat turn the corner, and behind the corner there is nothing but a wall. On the wall, at the height of your eyes, somebody has written in chalk: "Page 90."
> Go back and read page 90 -> page
> Wait by the wall -> wall
:book
It is about a person who works in a library, and it is a little dull. On page 12 somebody lays a book on a desk and goes without a word. On page 13 there are two people who bend over it.
> Read on -> page
> Shut it at once -> shut
:fine
[x] [x+count] on [x.their] fingers, and then on yours. "The house," [x.they] [x+say]. "They would have to give us a house." At this [x.they] [x+go] quite still. "There was one. A house was left to the library, once. Nobody ever knew what for."
> Ask where it stands -> house
> Look what is in the book -> book
:page
"Whoever has come as far as this," it says there, "will be so kind as to look behind the last row, on the left, at the very bottom. I was too old to bend." Below it is a small drawing of a key.
> Look behind the last row -> row
> Show it to [x] first -> shown
:shut
You shut it, but it is too late: you have seen how page 14 begins. "Do not shut it," it began. [x] [x+look] at you. "Well?" [x.they] [x+ask]. "You have gone white."
> Open it again -> page
> Take it home with you -> home
:wall
You wait until it is dark. The one in the grey coat comes back the way she went, out of a door that one only sees from this side; an old woman, with a second book under her arm. "Oh dear," she says. "I had hoped to do it by and by."
> Offer to carry the rest -> carry
> Ask where she has them from -> house
:house
It stands behind the corner, with its back to the street, and it is full of books from the cellar to the roof. They have all been read, each by the same person, who each time forgot to bring it back and was ashamed to.
> Carry them back, all of them -> carry
> Leave them, and open the door to readers -> readers
:row
There is a loose stone at the very bottom, and behind it a key and a note: "So that somebody goes on bending. The house behind the corner. Feed the cat." There is a cat sitting on the step. It does not look as if it had been waiting for long.
> Go in -> house
> Feed the cat first -> cat
:shown
"I know that hand," [x+say] [x]. "She taught me to read. She said that one day she would hide something for me, and I have looked for thirty years, and never once at the bottom." [x.they] [x+kneel] down already.
> Look together -> row
> Let [x] look alone -> alone
:home
At night it lies on your table and you do not open it. In the morning there is a second slip in it, where there was none: "Very well. But then you have to bring it back, in your turn. Take your time. I did."
:carry
It takes until spring. For each one [x] [x+look] in the old register and [x+cross] out a line, and at the last one [x.they] [x+put] down the pen and [x+do] not know what to do with [x.their] hands.
:readers
You prop the door open with the thickest of them. For three days nobody comes. On the fourth a child comes in, out of the rain, sits down on the stairs, and has to be carried home in the evening, still reading.
:cat
It eats, and looks up, and eats. Then it walks before you, through the house, to one shelf, and sits down below it. There is a gap there, just as wide as the book on the desk. You put it in. Something in the wall goes click, and is content.
:alone
You hear a stone being moved, and then for a long time nothing. When [x] [x+come] out there is dust on both [x.their] knees, and a key on a ribbon round [x.their] neck; and [x.they] [x+walk] like somebody of seven.

# curtain | open others | | theatre
x: stagehand / stagehand, understudy / stagehand
:start
"You," says [x.a], out of breath. "You have legs and a face. The one who has to go on has locked the door and will not come out. There are six minutes, and the house is full."
> Go on instead -> go
> Talk through the door -> talk
> Ask what the part is -> part
:go
They put a crown on you that is still warm from somebody else. The curtain goes up. It is very bright, and beyond the brightness somebody coughs. Nobody has told you the first line.
> Say what a king would say -> king
> Take off the crown -> crown
> Say nothing and look at them -> look
:talk
"Go away," says the door. "They will laugh. They have laughed at me since I was five. I only notice it tonight." Something slides down on the other side, and sits.
> Sit down on your side -> sit
> Say that one laughs at what one likes -> like
:part
"A king," [x+say] [x], "who comes home and whom nobody knows. It is mostly standing there. There is one line that counts, and it comes at the end, and I have always found that it is wrong."
> Ask what the line is -> line
> Go on instead -> go
:line
"He says: 'I am your king.' And they kneel." [x] [x+pull] a face. "I would not kneel. If he said that he was tired, now, and whether there was any soup: then I would."
> Go on and ask for soup -> soup
> Send [x] on with that -> send
:king
You say it, and it is much too loud, and it rings. In the third row somebody begins to giggle. You do what a king would do: you come down the steps, and sit down beside them, and wait until they are done.
> Go on from down there -> soup
> Bow, and leave the rest to the others -> bow
:crown
You take it off and lay it on the boards. It rolls, and stops at the very edge, and there is not a sound in the house. "I only came in to get warm," you say. And that, it turns out, is a better beginning than the old one.
> Go on as that one -> soup
> Point to the wings -> send
:look
You look at them, row by row. It takes as long as it takes. A woman in the front puts her hand before her mouth; somebody at the back stands up. When you get to the last row you know what the play is about.
> Say it -> soup
> Bow -> bow
:sit
You sit down, back to back, with the wood between. You tell it about the time when you stood before people and nothing came. It is quiet. "And then?" asks the door. "What did you do then?"
> Say that you ran -> ran
> Say that you stayed -> like
:like
The key turns. A face comes out that is painted as a king down to the nose, and below it is just a face. "If they laugh," it says, "you will stand where I can see you." And so you stand there, for two hours, where one can be seen.
:ran
"Good," says the door, after a while. "Then I need not be the first." The key turns. "But I can be the first who comes back." And out goes the king, past you, with a crooked crown, into the light; and you hear the house breathe in.
:soup
"Is there any soup left?" you ask. Nobody has ever heard so quiet a house. Then from the wings, where nobody has any business to, comes [x] with a bowl in both hands, and kneels down, so as not to spill it.
:send
[x] [x+go] out there in working clothes, and [x+look] for you once over a shoulder, and [x+begin]. It is all wrong, and it is what they will talk about. The next day [x.their] name is on the bill, in letters as high as a hand.
:bow
You bow. For a moment you think that you have spoilt it for good. Then it comes, from the back, like rain that walks over a roof towards you, and you have to hold on to something.

# relic | open others ground | | temple
x: sexton, pilgrim / sexton, visitor / pilgrim
:start
"I must tell somebody," says [x.a], "and you have a face that one can put something into. The thing that they all come to kneel before: it is not the right one. I know, since I have the right one at home."
> Ask how that came about -> how
> Ask to see the right one -> see
> Say that this should stay untold -> untold
:how
"I was to clean it. I was eleven. It slipped." [x] [x+show] with two hands how. "So I carved another, that same night, out of a table leg. In the morning somebody was healed before it. What was I to say?"
> Ask who was healed -> healed
> Ask to see the right one -> see
:see
It lies in a drawer between socks: a small thing, worn smooth, broken across the middle. When you hold it, it is only wood. "You see?" [x+say] [x]. "Nothing. And before mine they throw away their crutches."
> Put the two together -> both
> Say that this one may rest now -> rest
:untold
"Thank you," [x+say] [x], and [x+look] worse than before. "That is what I have told myself each day for forty years. It was lighter before you said it, too."
> Then tell it to all of them -> tell
> Ask to see the right one -> see
:healed
"A girl who had not spoken since the flood. She spoke. She said: 'That is a table leg.'" [x] [x+laugh] until [x.they] [x+have] to hold on to a pew. "Nobody listened. They were all so glad."
> Look for that girl -> girl
> Tell it to all of them -> tell
:girl
She is a woman by now, and sells candles by the door. "Of course I know," she says. "I have known it the longest of all. It was the first funny thing after the water. That is why I could speak."
> Bring [x] to her -> bring
> Buy a candle, and say nothing -> candle
:both
You hold the one against the other. The broken edge of the old and the grain of the new run on into each other, as if it were one piece. "That cannot be," [x+say] [x]. "The table stood in my mother's kitchen." And then: "She did have it from here."
> Tell it to all of them -> tell
> Put both on the altar -> altar
:tell
[x] [x+stand] up in the middle of it all and [x+say] it, with your hand between [x.their] shoulder blades. Nobody speaks. Then an old man in the first row says, "The table leg. Yes. We have all been wondering when you would be ready."
* join x
:rest
You lay it back between the socks. [x] [x+shut] the drawer, and [x+breathe] out so that the window mists over. "For forty years," [x.they] [x+say], "I have thought that it must be angry. And it was only tired."
:bring
They look at each other, the two of them. Then [x] [x+say] it: "It slipped." And she begins to laugh, and it takes a long time, and at the end of it somebody lights all her candles, on the house.
* join x
:candle
It is the thickest that she has. "For the table leg?" she asks, without a smile, and you nod. It burns for nine days, and on none of them does anybody ask for whom.
:altar
In the morning there are two there, side by side, and nobody says a word about it. Only the women who clean have begun to put two flowers where there was one.
`
