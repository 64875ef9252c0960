/** What happens in a story of one genre that wants nothing; told in no other. Written as content/WRITING.md says. */
export const storyletsOfGenres = `
# egg | open others own out old ground | fantasy
x: hedge witch, old wizard / hedge witch, old wizard / hedge witch, old wizard
:start
[^x.a] [x+come] up the path with [x.their] cloak held shut over something round. "You have warm hands," [x.they] [x+say]. "I can tell that from here. I have to cast a spell by moonrise, and this must not get cold."
In the cloak is an egg as large as a head, grey as stone, and it hums.
> Take the egg -> take
> Ask what is in it -> what
> Say that you know nothing of magic -> no
:what
"A dragon, if it is kept warm," [x+say] [x]. "A stone, if it is not. It has not made up its mind. They feel quite early whether one wants them."
> Take the egg -> take
> Lay your hand on it -> hand
:no
"Nobody does," [x+say] [x]. "Magic knows something of us; that is all." And [x.they] [x+sit] down on the spot, and [x+hum] to the egg, and in the end you bring a blanket.
> Take the egg after all -> take
> Hum with [x] -> hum
:hand
The humming stops. Under your hand something turns over, like a sleeper, and lies against your palm from inside. Then it hums again, a little lower: in your own voice.
> Take the egg -> take
> Hum back -> hum
:take
* have dragon egg
You hold it under your coat. [x] [x.is] gone before you can ask for how long. By moonrise there is a crack in it, fine as a hair, and out of the crack comes smoke.
> Help it with the shell -> help
> Let it do it alone -> alone
> Run after [x] -> after
:hum
You hum, both of you, like a hive. When the moon comes up the egg answers on a third note, and cracks from top to bottom.
> Help it with the shell -> help
> Let it do it alone -> alone
:help
You take away the shell bit by bit. What sits in it is wet and small and furious, and the first thing in this world that it sees is you. It sneezes. One of your sleeves is on fire.
:alone
It takes the whole night. By the morning there is a dragon on the floor, no bigger than a cat, with its chin on the last bit of shell, looking at you as if you had been late.
:after
You catch [x] at the ford. "Too late," [x.they] [x+say], and [x+laugh]. "It has heard your heart for an hour. It is yours, and it would be so if you threw it in the river."

# cards | open others own | western
x: gambler, drover / gambler, drifter / gambler, drifter
:start
[^x.a] [x+push] a chair out for you with one boot. On the table are cards, a hat full of silver, and a deputy's star. "One hand," [x.they] [x+say]. "If I win you wear the star until Sunday. Nobody here wants to."
> Sit down and play -> play
> Ask what became of the last deputy -> last
> Say that you do not play -> no
:last
"Rode out past the canyon to ask some men about some cattle," [x+say] [x]. "His horse came back. It is a good horse. It goes with the star."
> Sit down and play -> play
> Go and look at the horse -> horse
:no
"That is what he said," [x+say] [x], and [x+turn] the star over with one finger. Outside three riders come up the street, very slowly, and look at every door.
> Pick up the star -> star
> Go out to the riders -> riders
:play
You get three queens. [x] [x+lay] down four tens, and all four are from the same deck, which surprises everybody. "I am sorry," [x.they] [x+say]. "I had so hoped to lose."
> Pin on the star -> star
> Look at [x.their] sleeve -> sleeve
:sleeve
There is a fifth ten in it. The room gets quiet. "It was for the town," [x+say] [x], "and not for me." And you see that [x.they] [x+mean] it.
> Pin on the star all the same -> star
> Make [x] wear it -> worn
:worn
[x] [x+pin] it on, crooked, and [x+stand] up straighter than anybody has ever seen [x.them]. "Well," [x.they] [x+say], and [x+walk] out to meet the riders. You go along, a step behind.
* join x
> Face the riders together -> riders
:horse
It is a good horse. It puts its nose into your neck, and on the saddle, in the dust, somebody has drawn with a finger: two lines that cross, and a tree. It is the old mission.
> Pin on the star and ride there -> mission
> Show it to [x] -> sleeve
:mission
You find him in the dry well behind the mission, with one bad leg and a very bad temper. "Four days," says the deputy. "It took you four days to look at the saddle?"
:star
It is heavier than it looks. When you step out into the street the three riders are there. The one in the middle looks at the star, and at you, and spits. "Another," he says.
> Ask them to state their business -> riders
> Say that the last one sends his regards -> bluff
:riders
They look at you for as long as it takes a dog to cross the street. "We were only passing," says the one in the middle. Nobody has ever only passed here. But they do, and they do not look back, and someone begins to play the piano.
:bluff
It goes over his face like the shadow of a bird. "He cannot," he says, before he has thought. And then all the doors in the street open, for everybody has heard it.

# seeds | open others own ruins | postapocalyptic
x: scavenger, water carrier / scavenger, water carrier / scavenger, water carrier
:start
[^x.a] [x+stop] at ten paces, as one does, and [x+show] both hands. "Trade," [x.they] [x+say]. "Clean water for a night's sleep under your roof. I have walked through the silent zone, and I have to shut my eyes."
> Let [x] sleep here -> sleep
> Ask for the water first -> water
> Ask what is in the pack -> pack
:water
It is clear, and smells of nothing, and you have not seen the like since the ruins fell silent. "There is a spring," [x+say] [x], "and I am not going to say where until I have slept."
> Let [x] sleep here -> sleep
> Ask what is in the pack -> pack
:pack
[x] [x+hold] it shut. "Nothing to eat," [x.they] [x+say]. "Nothing with an edge. You would laugh." And [x.they] [x+look] so tired that you nearly leave it at that.
> Let [x] sleep here -> sleep
> Look into the pack -> look
:sleep
[x] [x+sleep] like a stone for eleven hours, one arm through the strap of the pack. In the night you hear rain on the tin, and [x.their] voice, quite awake: "Not the lettuce. Leave the lettuce."
> Look into the pack -> look
> Wait until morning -> morning
:look
It is full of paper packets, hundreds of them, each with a name in pencil: Moneymaker, Black Krim, Little Marvel. Seeds. In all the wasteland you have not seen so many tomorrows in one place.
> Take one packet -> one
> Close the pack again -> morning
:one
* have packet of seeds
You take Little Marvel. In the morning [x] [x+count] the packets, and [x+look] at you, and [x+say] nothing. At the door [x.they] [x+turn] round. "Peas," [x.they] [x+say]. "They want something to climb."
:morning
"You did not look," [x+say] [x], or: "You looked, and did not take." It seems to be the same to [x.them]. [x] [x+lay] a packet on the table, and beside it a map with a blue cross. "The spring. I need somebody who stays in one place."
* have packet of seeds
> Say that you will plant them -> plant
> Go to the spring with [x] -> spring
:plant
You plant them in whatever will hold earth: a sink, a helmet, a child's bath. On the ninth day there is a green thread in the helmet. You stand guard over it the whole night, with a club.
:spring
* join x
You go by night and lie still by day. The spring comes out of the rock under a motorway bridge, as thick as an arm, and someone has put a tin cup there, on a chain, so that it should be for everybody.

# other-phone | open others own modern | thriller
x: stranger, clerk / courier, commuter / courier, commuter
:start
In your pocket something rings, and it is not your phone. It is the same kind, in the same case. [^x.a] a few steps away has stopped, and is feeling [x.their] own coat.
"Do not turn round," says the voice on the phone. "You have the wrong one, and so do they."
> Answer the voice -> voice
> Turn round -> turn
> Drop the phone into a bin -> bin
:voice
"Good," it says. "There is one photograph on it. In nine minutes two men in grey will ask you for it, quite politely. If you give it to them nobody will ever know that there was a meeting."
> Look at the photograph -> photo
> Ask who is speaking -> who
:who
"Somebody who used to be paid not to call," says the voice. "You have eight minutes. The person behind you is not one of them. That is all I know about the person behind you."
> Look at the photograph -> photo
> Turn round -> turn
:turn
[x] [x+hold] up your phone, as pale as paper. "I took yours by mistake," [x.they] [x+say], hardly moving [x.their] lips. "I am not made for this. I do the accounts."
> Swap the phones -> swap
> Take [x] by the arm and walk -> walk
:photo
Eleven people at a long table, of whom you have seen four on the news, as enemies. They are laughing. On the wall behind them hangs a clock with the date.
> Send it to a newspaper -> send
> Take [x] by the arm and walk -> walk
:walk
* join x
You walk, not fast. In the glass of a shop you see them: two men in grey, also not fast. "There is a back way through the fish market," [x+say] [x]. "I lunch there. Nobody in a suit ever goes in."
> Go through the fish market -> market
> Stop, and wait for them -> wait
:market
It is wet and loud, and everybody shouts. A woman with red arms looks at [x], and at the two in grey, and puts a crate of ice in their way with her hip. "Tuesday's on me," she says.
> Send the photograph from here -> send
:wait
"You have something of ours," says the older one, quite politely. You have already sent it; you are only waiting for the little tick. There: it is there. "Not any more," you say.
:swap
You swap. [x] [x+run], and is a bad runner, and the two in grey go after [x.them] without a look at you. In your own phone, which you have back, is one photograph that you never took.
> Send it to a newspaper -> send
:send
It goes out with a small sound, like a match. By evening it is on every wall in the city. The phone rings once more. "Thank you," says the voice. "Now I can stop whispering."
:bin
You drop it and go. Behind you it rings, and rings. Then it stops, and somebody says, "Hello?" and it is a voice of somebody who is not made for this.
`
