/** What happens to people of today, wherever they are. Written as content/WRITING.md says. */
export const storyletsOfNow = `
# voice | open others modern
x: here / stranger, courier
:start
Your phone rings. It is your own number. "Do not hang up," says a voice, and it is [x.a], standing ten steps from you with a phone just like yours. "They gave us each other's."
> Ask what has been rung for [x] -> rung
> Wave [x] over -> over
> Ask what [x] has read -> read
:rung
You look. There have been eleven calls for [x.them], all from the same name: Mum. And one message: "It need not be today. But it should not be never."
> Tell [x] -> told
> Hand it over without a word -> hand
:over
[x] [x+come], and you stand before each other like two people who have come to fetch a prisoner. "First you," [x+say] [x]. "No: both at once. On three." Neither of you lets go.
> Ask what [x] has read -> read
> Say that you have read nothing -> hand
:read
"Nothing," [x+say] [x], and then: "The note in which you write what you would say if you could say it. I thought that it was mine. I have one just like it. It begins with the same word."
> Ask which word -> word
> Ask whom the note of [x] is for -> told
:word
"'Listen,'" [x+say] [x]. And when you do not answer: "It is a good beginning. Only, with me there has never been anything after it. Yours goes on. I would like to copy it, if I may."
> Let [x] copy it -> copy
> Say that yours has never been sent, either -> send
:told
[x] [x+hear] it with bent head, as one hears the price of something. "I do not ring back," [x.they] [x+say], "since then I would have to say how I am. And she would hear it."
> Offer to ring for [x] -> ring
> Say that she hears it now, too -> call
:hand
You change them back. [x] [x+go] three steps, and [x+stop], and [x+look] at what there is on it, for a long time. Then [x.they] [x+come] back. "Would you stand next to me?" [x.they] [x+ask]. "Only stand."
> Stand there -> call
> Ask what for -> told
:copy
You read it out, and [x] [x+write], letter by letter. There are two places at which [x.they] [x+leave] out your word and [x+put] another, and both times it is better. In the end you copy it back.
* join x
:send
"On three, then," [x+say] [x]. You hold the two things in the air like glasses. One. Two. It makes the same small sound in both your hands; and then there is nothing to be done, and that is quite strange.
* join x
:ring
"Mum?" you say, when somebody answers. "I am ringing for somebody who is standing beside me and cannot begin." It is quiet. "Then put me on the ground between you," says a voice, "and both of you talk about something else. I will just listen."
* join x
:call
[x] [x+ring]. It only rings once. "It is me," [x+say] [x], and then one hears a voice that says one word, and says it again; and [x] [x+look] at you over the phone with wet eyes, and [x+nod], and [x+nod].
* join x

# bag | open others modern ground
x: stranger, traveller / stranger, traveller
:start
You open your bag and it is not yours. It is the same on the outside. In it there are a child's shoe, a spirit level, and an alarm that is set for twenty past three.
> Look for a name -> name
> Wait for twenty past three -> wait
> Look who has yours -> who
:name
There is none. But in the side pocket there is a list, in a firm hand: 1. Measure. 2. Ring the bell. 3. Say it. The first two have been ticked. On the back stands a street, and it is not far.
> Go to that street -> street
> Wait for twenty past three -> wait
:who
You have not gone far when you see it: your bag, on the shoulder of [x.a], who walks fast and looks straight ahead, like somebody who has made up [x.their] mind and is afraid that it might not hold.
> Call after [x] -> call
> Follow [x] -> street
:wait
At twenty past three it rings. At the same moment somebody stands still on the other side, in the middle of the walk, as if a string had been pulled: [x.a], with your bag. "I cannot do it without the shoe," [x.they] [x+say].
> Hand [x.them] the shoe -> shoe
> Ask what for -> why
:call
[x] [x+turn] round, [x+see] the bag, and [x+see] the bag. "Oh no," [x.they] [x+say]. "Then I would have stood there with a book and half a sandwich." [x.they] [x+laugh], with no air in it.
> Ask where -> why
> Change the bags back -> shoe
:street
A house is being built there, or was: there are walls, and a door, and no roof. [x.a] [x+stand] before the door with your bag and [x+feel] about in it, and [x+find] nothing that would be of any help.
> Hand [x.them] the shoe -> shoe
> Ask what is to be said here -> why
:why
"We stopped building when the child was gone," [x+say] [x]. "Not lost. Grown up, in another country; it is not the same, and one behaves as if it were. Now she has rung: whether there is a room. Today, at half past three, she wants to know."
> Ask whether there is a room -> room
> Hand [x.them] the shoe -> shoe
:shoe
[x] [x+set] it down in the doorway, with the toe pointing in. It looks as though somebody had just run through. "There," [x.they] [x+say]. "That high was the first wall when she stopped holding on to it. I wanted to measure whether it is still level."
> Measure -> level
> Ask whether there is a room -> room
:room
"There is a floor," [x+say] [x], "and four walls, and one sees the sky." Then the phone rings. You hear only the one side of it: "Yes. Yes, it is ready. You only need to bring a hat."
* join x
:level
You lay it on the wall. The little bubble wanders, and thinks about it, and stops in the very middle. [x] [x+look] at it for so long that you have to hold your breath. "All these years," [x.they] [x+say]. "It was good work."
* join x

# queue | open others modern ground
x: here / stranger, student
:start
There is a queue. You have been standing in it for some time before you ask [x.a], in front of you, what it is for. "I thought that you knew," [x+say] [x].
> Ask the one in front of [x] -> front
> Go and look at its head -> head
> Leave it -> leave
:front
It goes forward from mouth to mouth, the question, and one sees heads shake, further and further off, round the corner. Then something comes back, from mouth to mouth, until [x] [x+turn] round. "What are you hoping for?" [x.they] [x+say]. "That is what they ask at the front."
> Say what you are hoping for -> hope
> Go and look at its head -> head
:head
At the head there is a table with nobody at it. The first in the queue is a small man with a folded chair. "I only sat down here to rest," he says, "on Tuesday. When I wanted to get up they were all behind me."
> Sit down at the table yourself -> table
> Send them all home -> home
:leave
You step out. It is as if one pulled a thread: the one behind you steps out, and the one behind that. "You have broken it," [x+say] [x], and [x+look] not at all unhappy. "I had begun to think that nobody would."
> Go and have something to eat with [x] -> eat
> Go and look at its head -> head
:hope
You say it, rather softly. It goes forward; one can see it go, since each of them looks a little different afterwards. After a while there comes back, warm from so many mouths: "So do I." "So do I." "So do I."
> Ask [x] the same -> same
> Leave the queue -> leave
:table
You sit down. "Next," you say, since somebody has to. The small man gets up. "What can I do for you?" you ask. He thinks about it for as long as one does who has never been asked. "Nothing," he says. "But thank you. Could I stay and watch?"
> Call the next -> next
> Send them all home -> home
:home
You climb on the table and tell them. Nobody moves. Then an old woman in the fifth row says: "That is what I was waiting for. For somebody to say that one may." And they go, and nod to you one after the other.
:next
By evening you have had two hundred. Most wanted to be told that it will be all right. One wanted to know the time. The last is [x]. "And who," [x.they] [x+ask], "asks you?"
* join x
:same
[x] [x+blush]. "That the one behind me would say something," [x.they] [x+say]. "I have been standing here for two hours and have been wondering how one begins. And then you just asked."
* join x
:eat
There is room for two at a table by a window. From there you can see how the queue finds itself together again, without you. "Tomorrow," [x+say] [x], "I shall stand in it again. You never know who comes next."
* join x

# outage | open others modern in
x: here / neighbour, stranger
:start
The light goes out, here, and across the street, and then, quarter by quarter, all the way to the hill. It is so quiet that one can hear how loud it was. "Do you have a candle?" asks [x.a], out of the dark.
> Look for one -> candle
> Say that dark is all right -> dark
> Look out -> out
:candle
You find one by touch, and a light for it. Where there was a voice there is now a face, and it has been crying. "You were not meant to see that," [x+say] [x]. "I only dared to because it was dark."
> Blow it out again -> dark
> Ask what the matter is -> matter
:dark
"Then I can ask you something," [x+say] [x], "that one only asks in the dark. If you could have one evening back, just as it was: which?"
> Tell [x] -> tell
> Ask [x] to tell first -> first
:out
There is no light anywhere. But in every window there is somebody, as if they had all been called. Somebody waves. Somebody begins to play something, badly, three streets off; and nobody tells them to stop.
> Wave back -> wave
> Ask [x] to come to the window -> window
:matter
"It is that everything stopped, and I was glad," [x+say] [x]. "That is all. I had not noticed how I had been holding my breath. Since about the spring."
> Let it stay dark for a while -> dark
> Say that it is the same with you -> tell
:tell
You tell it. It is not one of the great ones: rain, a kitchen, somebody who hums. You had not known that it would be that one. [x] [x+say] nothing; but you can hear that [x.they] [x.is] humming.
> Ask which it would be for [x] -> first
> Hum along -> hum
:first
"This one," [x+say] [x], after a long time. "If it should go on a little." And at that moment the light comes back, everywhere, quite mercilessly; and you both reach for the switch.
* join x
:wave
Nobody can know whom you mean, and so everybody waves back. It goes on from window to window up to the hill, like wind in a field. When the light comes on again they all still have one hand in the air.
:window
[x] [x+come] and [x+lean] beside you, and is amazed. "I had forgotten that there is sky," [x.they] [x+say]. There is a very great deal of it. You count, and lose count, and begin anew.
* join x
:hum
You hum along. You do not know it, but it is easy to guess how it goes on. When the light comes back you both stop as if you had been caught; and then, carefully, you take it up again at the same place.
* join x
`
