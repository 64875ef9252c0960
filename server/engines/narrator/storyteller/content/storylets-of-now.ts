/** What happens to people of today, wherever they are. Written as content/WRITING.md says. */
export const storyletsOfNow = `
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
