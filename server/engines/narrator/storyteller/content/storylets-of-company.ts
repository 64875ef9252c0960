/** What happens between the hero and somebody who is there, in any age. Written as content/WRITING.md says. */
export const storyletsOfCompany = `
# favour | open company
x: here
:start
"I need something of you," [x+say] [x.a], "and I need it before I tell you what it is. Yes or no."
> Say yes -> yes
> Say no -> no
> Say that it depends on who is harmed -> depends
:yes
[x] [x+shut] both eyes for a moment. "Then hear it. When somebody asks you where I was last night, I was with you. We talked until it got light. You beat me at something."
> Ask where [x] really was -> where
> Ask what you beat [x.them] at -> game
:no
"Good," [x+say] [x], and [x+look] neither angry nor glad. "Then I know that your yes is worth something, should I ever get one." It does not let go of you. You find that you would like to have been asked for longer.
> Ask what it was -> depends
> Let it rest -> rest
:depends
"Nobody," [x+say] [x]. "That is the odd thing about it. I have done somebody a kindness, and it must not come out, or else it was none."
> Ask where [x] was -> where
> Say yes -> yes
:where
"At a door," [x+say] [x]. "I carried in what was missing there, and then I ran like a thief. They are proud. If they knew who it was, it would all stand before my own door in the morning, with a note."
> Offer to carry with [x] next time -> next
> Ask what was missing -> missing
:game
"At cards," [x+say] [x]. "No. Nobody would believe that." [x.they] [x+think]. "At silence. Who keeps quiet for longer. That they will believe, of both of us." And just then there are steps.
> Keep quiet -> quiet
> Tell it as agreed -> tell
:missing
"Wood," [x+say] [x]. "And a little bread. And somebody who goes away again without having seen anything: that above all." [x.they] [x+rub] [x.their] shoulder, where one sees now that it must have been a good deal of wood.
> Offer to carry with [x] next time -> next
:next
You go together. It is further than [x] had said, and darker. You set it down without a sound; and on the step there stands, as it must have stood there each time, a cup, still warm, for whoever it is.
* join x
:quiet
You look at each other and say nothing. You are asked, twice, and say nothing. "I see," comes the answer at last, "those two again." And the steps go away. [x] [x+hold] out for a good while longer. "Lost," [x.they] [x+say] then.
* join x
:tell
You tell it, with the hour and with the light and with what you said when you had won. It comes out so well that you are sorry that it did not happen. "It still could," [x+say] [x], when you are alone.
* join x
:rest
You let it rest. But that night you lie awake and go through all those whom you could ask for a yes like that, without telling them what for. You get as far as the second.

# otherwise | open company known
x: here
:start
"That is not how it was," [x+say] [x.a], out of nothing, as if you had been talking of it all the while. "You were the one who turned back. I went on."
> Say that it was the other way round -> round
> Ask what [x] remembers -> what
> Say that [x] may have it so -> so
:round
"That is how I would tell it, too, in your place," [x+say] [x]. And you both stand there, each with a picture in your head, as clear as glass, and in both of them it is the other who goes away.
> Ask what [x] remembers -> what
> Go back to the place together -> place
:what
"The tree with the mark. You had the bundle. You said, I will only go and look; and you did not come. I waited until I could not see my hand." [x.their] voice is quite calm. It has been said often, without you.
> Say that you waited, too -> waited
> Ask what was in the bundle -> bundle
:so
"Do not do that," [x+say] [x], sharply. "Do not make me a present of it. I have had it by me all these years, and it has cost me a lot. I want it true."
> Go back to the place together -> place
> Ask what [x] remembers -> what
:waited
"Where?" [x+ask] [x]. "At the tree with the mark," you say. It takes a moment. "There must have been two," [x+say] [x], slowly. "Trees. Two. We each waited until it was dark, a hundred paces from each other."
> Laugh -> laugh
> Say that you called -> called
:bundle
"You never knew?" [x+say] [x]. "You carried it, and did not look?" And when you shake your head: "Neither did I. I put it together for you in the dark. I only wanted that you should have something to come back with."
> Say that you waited, too -> waited
> Go back to the place together -> place
:place
It is smaller than in your head. There is the tree, with the mark. A hundred paces on there is another, with a mark. You look from one to the other, and neither of you needs to say anything.
> Laugh -> laugh
> Walk the hundred paces -> called
:laugh
It comes from far down, and does not stop. You hold on to each other, so as not to fall over, two people who have been in the right for years. "All that," [x+say] [x], "for a hundred paces."
* join x
:called
"I heard it," [x+say] [x]. "I thought that it was the wind, since you do not call twice." And then [x.they] [x+call] your name, here and now, twice, quite loudly, so that it is done with.
* join x

# present | open company known
x: here
:start
[x.a] [x+hold] something out to you, wrapped in a bit of cloth. "I have carried it about for so long that it has my warmth," [x.they] [x+say]. "It was for the last time that I was angry with you."
> Unwrap it -> open
> Ask what [x] was angry about -> angry
> Say that you have nothing for [x] -> nothing
:open
It is a stone, an ordinary one, as large as an egg. "I meant to throw it," [x+say] [x]. "I had even drawn back my arm. Then you said something to somebody, I do not know any more what, and I put it away."
> Ask what it was that you said -> said
> Keep it -> keep
:angry
"You made a joke," [x+say] [x], "and all the others laughed, and it was about me, and it was good. That was what I could not forgive: that I would have laughed, too."
> Say that you are sorry -> sorry
> Ask which joke it was -> joke
:nothing
"That is not how it works," [x+say] [x]. "It is you who has to take something. It is the heavier end." The cloth lies between you on [x.their] open hand, and the hand trembles a little.
> Unwrap it -> open
> Take it without looking -> keep
:said
"'Wait, that one is still missing.' You meant me. You had counted, and looked round." [x] [x+shrug], and it does not quite come off. "That was all. It is hard to throw a stone at somebody who has just counted you."
> Keep it -> keep
> Give [x] something in return -> return
:sorry
"I know," [x+say] [x]. "You said so at the time, to the wrong one. I stood behind the door. I only wanted to hear it once from in front."
> Say it once more -> more
> Unwrap what [x] has brought -> open
:joke
[x] [x+tell] it. It really is good. You try not to, both of you; you look at the floor and at the ceiling; and then it is too late, and you have to sit down.
* join x
:keep
You put it in your pocket. It is heavier there than one would think. But from that day on, when you are angry, you find your hand round it, and it is warm, and by the time that you have wondered why, it has passed.
* join x
:return
You look through your pockets for what is worth as much, and it takes a long time; in the end you give [x.them] a button. [x] [x+sew] it on, in quite the wrong place, over the heart, where everybody asks about it.
* join x
:more
You say it once more, from in front, slowly, and do not look away. "Good," [x+say] [x], and [x+breathe] out. "Now it can be thrown." And the stone flies, far, over everything, and you both listen until it comes down.
* join x

# errand | open company ground
x: here
:start
"If I am not back by dark," [x+say] [x.a], and [x+stop], and [x+begin] again: "I shall be back by dark. I only wanted somebody to know that I have gone."
> Ask where to -> where
> Go with [x] -> with
> Say that you will wait -> wait
:where
"Up," [x+say] [x]. "To where one can see it. I go each year on this day. I do not do anything there. I look whether the light is still burning, and then I come down."
> Ask whose light it is -> whose
> Go with [x] -> with
:whose
"Somebody told me once: as long as it burns, you are not the last who knows about it." [x.they] [x+lace] one shoe. "I do not even know any more what it was about. But I should not like to be the last."
> Go with [x] -> with
> Say that you will wait -> wait
:wait
You wait. It gets dark, and it gets darker. At the hour when you begin to look for your shoes somebody comes round the corner, slowly, with one shoulder against the wall. "It is out," [x+say] [x].
> Go up there yourself -> up
> Sit down with [x] -> sit
:with
It is steep, and neither of you talks. At the top [x] [x+stand] still and [x+look] across, for a long time, with a hand over both eyes. There is nothing there. It is quite dark over there, from one end to the other.
> Light a fire up here -> fire
> Go across and look -> across
:up
You go by night, and slip, and get up again. At the top the wind nearly takes your coat. And there, far off, where there should be nothing, somebody is just lighting a lamp, not quite in the same place.
> Light a fire in answer -> fire
> Go down and tell [x] -> tell
:sit
You sit down beside [x.them]. "I know what it was about," you say; and you do not know it at all. But you begin, and [x] [x+set] you right, and again, and by morning it is all there; and then you are two.
* join x
:fire
It is small, and smokes, and then it burns. You stand there with scorched sleeves. It takes as long as it takes to say a name slowly: and then, across, where it was dark, there is a spark; and next to it a second.
* join x
:across
It takes until midnight. An old woman sits there before a cold lamp with the oil can in her lap. "I thought there was nobody looking any more," she says. "One gets tired." And [x] [x+kneel] down and [x+take] the can from her.
* join x
:tell
"Not in the same place?" [x+ask] [x]. "A little to the left?" And then, with both hands before [x.their] face: "They have moved. They have only moved. All these years I have looked as though it must not move."
* join x
`
