/** How one gets out of where one is shut in, and how somebody is won over. Written as content/WRITING.md says. */
export const storyletsOfBonds = `
# shut-in | escape solo
:start
You stop pushing where everybody would push. To [want], you tell yourself, one must first know what is holding one. You sit down in the middle and go through it, side by side, like somebody who is about to buy it.
> Feel for a draught -> draught
> Listen to the walls -> listen
> Count what there is to work with -> count
:draught
You wet a finger. There is air, a very little of it, and it does not come from where one would come in. It comes from below, cool, and smells of something that is outside.
> Work at that spot -> work
> Listen there -> listen
:listen
With your ear against it you hear first yourself; then, a long way behind, a dull even knocking that is not you. It stops when you stop. It goes on when you go on.
* +1
> Knock a sign -> sign
> Work toward it -> work
:count
A belt. A coin. What is in your pockets; what is in your head. You lay it all out in a row, and put the coin last, and see that it fits, with its edge, into every screw that there is here.
* +1
> Turn the screws -> screws
> Save the coin for later -> work
:screws
There are eleven, and the last is the one that does not want to. At the tenth your fingers slip, and the coin rolls away, and stops at the very edge of a crack.
> Reach for it slowly -> slowly
> Break the last one loose by force -> force
:slowly
Slowly, with two fingers, as one takes a snail off a leaf. It tips. It stays. And then you have it, and the eleventh turns as if it had only waited for you to be polite.
* +1
> Push -> out
:force
It breaks, and with it the half of what it held. Now there is a hole, and it has teeth, and it is a little narrower than you are.
* -1
> Go through it -> tight
> Make it wider, however long it takes -> work
:work
It is slow. You find a way of doing it that one can keep up, a bit, and a pause, and a bit; and a song for it that has no end. It gets darker, and lighter. Then your hand goes through.
* +1
> Go on until you fit -> out
> Call through the hole -> call
:sign
You knock your name, as one used to in school. It is quiet. Then it comes back, letter by letter, with a mistake in it; and from then on there are two who are working at the same wall.
* +1
> Work until you meet -> meet
:meet
A stone moves, on its own, as it seems; and in the gap there is an eye, and it is laughing. "I thought that I was outside," says somebody. "I have been digging toward you since this morning."
> Get out together -> out
:call
You call. It takes three times; then somebody says, quite close by, in a tone as though it were about the weather: "Ah. There is the door that they always talk about." And something is lifted away that you could never have reached.
> Get out -> out
:tight
You let out all your breath, and go. In the middle there is a moment when you are neither in nor out, and belong nowhere. Then something tears, and it is only cloth.
> Pull yourself out -> out
:out
Outside it is quite ordinary. That is the best of it: somebody is sweeping; a dog looks at you and finds nothing in it. You stand there and breathe, on purpose, in and out, as though there were a prize for it.
* met

# letters | love others
x: postman, messenger, cook / postman, neighbour / courier
:start
[x.a] [x+bring] you a letter, and [x+stay]. It is in your own hand. "It came back," [x.they] [x+say]. "I know that you want to [want]. Everybody on my round knows it. You have written the house number as a seven. It is a one."
> Send it again, rightly -> again
> Ask whether somebody lives at seven -> seven
> Tear it up -> torn
:again
You take a fresh sheet. But now that you read it through once more, you no longer believe a word of it: it is all about you. "Yes," [x+say] [x], who has read along. "I would have brought it. But yes."
> Write another -> another
> Say it by word of mouth -> mouth
:seven
"An old man," [x+say] [x]. "He read it four times before he gave it back. There is a line from him at the bottom." You turn it over. "Whoever this is for," it says, "cut out the bit about the moon."
* +1
> Cut out the bit about the moon -> moon
> Go and thank the old man -> old
:torn
You tear it across, and then across again. [x] [x+collect] the pieces and [x+put] them into the bag. "I bring what I am given," [x.they] [x+say]. "I have brought worse."
> Take the pieces back -> another
> Let [x] bring the pieces -> pieces
:moon
Without the moon it is half as long. What is left says that you have noticed things: how somebody puts down a cup, how somebody lets others go first at a door. It has never been so short. It has never been so embarrassing.
* +1
> Send it -> sent
> Bring it yourself -> mouth
:old
He gives you soup without asking. "I wrote her one like that, with a moon," he says. "She married somebody who asked her if her feet were cold. They were, you see. I had not asked."
* +1
> Go and ask the right thing -> mouth
> Write another -> another
:another
In the next one you ask. That is all: five questions that you would truly like to know the answers to. It looks like something that one could put on a shelf. [x] [x+weigh] it in [x.their] hand. "This one is heavier," [x.they] [x+say].
* +1
> Send it -> sent
:pieces
It takes four days. Then [x] [x+bring] you a frame with glass in it; all the pieces have been put together in it, one beside the other, and one of them, in the middle, has been left out. It is the one with your name. "That one has been kept," [x.they] [x+say].
* +1
> Go there -> mouth
:sent
You wait. On the second day you clean the house. On the third [x] [x+come] round the corner and [x+run]; nobody has ever seen [x.them] run. "It is a thick one," [x.they] [x+call] from as far off as the well.
> Open it -> open
> Do not open it, and go there -> mouth
:open
They are answers, one to five; and then, in another ink, as if somebody had got up at night for it, there is a six: "You have not asked whether I would like to be asked something else."
> Go and ask it -> mouth
:mouth
You stand before the door, and it opens before you can knock. For a moment each of you has a whole speech. "Are your feet cold?" you ask. It is not what one says. But you really would like to know.
> Wait for the answer -> answer
> Say what you came for -> say
:answer
"All my life," is the answer. There is a laugh in it that you had not yet met. And then somebody moves aside in the door, just as much as one moves aside for one who is to come in.
* met
:say
You say it. It takes two sentences; they come out in the wrong order, and the one makes the other true. Then there is nothing to hear but the rain gutter. "Yes," is the answer, "I noticed that, too."
* met
`
