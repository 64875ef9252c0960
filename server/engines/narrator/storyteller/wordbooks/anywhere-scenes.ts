import { lines } from './wordbook.ts'

/** Small scenes that may happen in any genre and anywhere. */
export const anywhereScenes = lines(`
  A woman has stopped to count her children, and makes it one too many, and counts again, and decides to say nothing about it until supper.
  Two strangers have recognised each other, or think that they have, and neither can recall from where. They're going through the whole of their lives, town by town, with rising hope.
  An old man is teaching a young one how to tie a knot. "Over," he says. "Under. And now the part that nobody remembers." They both look at the rope for a long while.
  Somebody has dropped a bag of dried peas. They've gone everywhere. For as far as you can see, people are walking like cats.
  A boy has got his arm stuck in something, as boys do, and is being given advice by six people who have each at one time been that boy.
  There's a quarrel going on about a wall. It isn't clear whose it is. Both of them would like it to be the other's, as it needs mending.
  A girl goes by carrying a bowl, full to the brim, in both hands. Everyone makes way for her. She doesn't look up. When she has passed you see that there's nothing in it, and that she knows.
  Someone is singing in a language that nobody here speaks. It must be a sad song, since they are all being kinder to each other, and don't know why.
  An old couple have stopped to rest. She's got a stone in her shoe. He kneels to take it out, slowly, in stages; and once he's down there he stays for a moment, with his hand about her foot.
  A dog has been sitting beside the way since you came, with its eyes on one spot. Now it gets up, wags its tail once, and goes off beside somebody who isn't there.
  A child has drawn a line on the ground and tells you, with great firmness, that you are on the wrong side of it. You step across. The child considers. "Now that's the wrong side," it says.
  Three people are carrying a long plank round a corner that wasn't built for it. It's been going on for some time. One of them has begun to tell the others about his divorce.
  Somebody's hat has come off in the wind, and a man who was walking the other way has caught it, and they're both so pleased that they have fallen in love, or at any rate into conversation.
  A face looks out from a window as you go by, and draws back. A moment later it's at the next window along. It follows you to the end of the row. At the last it breathes on the pane, and writes something, back to front: *o-o-s*, or *soon*.
  Somebody has left a chair out in the open, facing nothing. You sit in it, just to see. From there, and from nowhere else, three things that had seemed to have no connection stand exactly in a row.
  It's feeding time for somebody's hens, and one of them won't come. It stands off by itself with its head on one side. It has seen something in the grass that's better than corn; or else it has just seen through corn.
  A procession of ants goes up one side of a post and down the other. They don't seem to be getting anything out of it. But they salute one another, each time, as if it were the first.
  You're given a flower by somebody in a great hurry, who says, "From you know who," and runs on. You don't know who. It's a good flower. You don't know what to do with your hands.
  There's a bit of a crowd about a man who is looking up. You look up. There's only sky. You look at him, and he's weeping, and smiling, and he says, "No, it's gone. But it was there."
  The baker's boy has fallen asleep on the sacks with his mouth open. Someone has balanced a bean upon his forehead. It rises and falls; there's money on it.
  A sleeve catches on a nail, and tears; and out of the lining, where it must have lain for years, drops a small folded square that turns out to be a list of things to buy for a party. The party sounds lovely.
  Somewhere near, a thing that has ticked all day has stopped ticking. People lift their heads, one after another, and can't think what it is that they are listening to.
  Two women pass, deep in talk. "So I told her," says the one, "you can have the house or you can have the truth." "And?" says the other. You never hear; but the first one laughs, and there's a door key on a string about her neck.
  Someone has written in the dust, with a finger, a sum. It's the right answer. Someone else has come along after and put *but at what cost*.
  There's a puddle here that doesn't dry. Children know about it. They come and look in, one at a time, in turn, and go away thoughtful; and none of them will say whether it was the sky.
  A pedlar shows you a box of keys. None of them fit anything, he says; that's why they're cheap. He'd never sell a key that fitted. It would be like selling a person's dog.
  A thin cat has come to sit upon your foot. It has a bell on. It's been muffled with a twist of wool, neatly, by somebody who's fond of the cat or not fond of birds.
  Somebody has been here before you and cut their initials, and a heart, and other initials. The second set has been planed away. Years later, to judge by the wood, it's been cut again, deeper.
  They are burying something at the foot of the wall: two children, a spoon, a matchbox, a great many tears. You take off your hat. "He was only a beetle," explains the elder. "But he was ours."
  A stranger asks the way of you, and you tell them, and only when they've gone does it come to you that you don't know the way, and that all the same you'd been quite sure.
`)

/** Small scenes with somebody in them, that may happen in any genre and anywhere. */
export const anywhereCompany = lines(`
  "Hold this," says [who], and gives you one end of a string, and walks off with the other till it's tight. [^who.they] looks along it. "I thought so," [who.they] says. [^who.they] winds it up again, and doesn't tell you.
  [who] has stopped in the middle of a word. It's a smell, [who.they] says: it was her kitchen, the whole of it, the blue door and all; it's gone. [^who.they] stands there a bit longer, in case.
  "When I was small," says [who], "I thought that everyone could do it." Do what? But [who.they] shakes [who.their] head, and looks, from then on, like someone who can do it.
  There's a splinter in [who's] palm. You have it out for [who.them], by the good light, with a pin. It takes a while. It's odd how much one gets told by a person who's looking the other way.
  [who] beats you at a game with five stones, and then shows you how it's done, and then beats you at it again.
  "I've got a theory," says [who], "about people who close doors quietly." You wait to be told. [^who.they] has gone to close a door.
  You find that [who] has been walking in step with you on purpose. "It makes us sound like one," [who.they] says. "It's a thing we used to do."
  It appears that [who] can whistle so high that only dogs and one kind of person can hear. [^who.they] does it now, with a bland face, looking about to see who winces.
  [who] has found a feather, a good one, and put it in [who.their] hat, or in your hat; there's some dispute.
  "Shall I tell you how I'd write it?" says [who]. "I'd have you win. But I'd have you lose something first that you hadn't known was yours. They like that."
  [who] has been asked the time, twice, by the same man. The second time [who.they] tells him wrong; and you both watch him hurry away.
  "You talk in your sleep, you know," says [who]. "It's quite interesting. You argue with somebody about a boat, and you're losing."
  [who] splits the last of what there is, and gives you the half that's bigger, and looks so hard at something in the distance that you can't very well say so.
  Somebody calls out [who's] name. [^who.they] goes white, turns, and it's no one, only a mother calling a child of the same name in to wash. "I used to come when I was called, too," says [who], after a while.
  "I don't like that one," says [who], of a person who has just gone by and smiled. "I couldn't tell you why. It's the teeth. He's got all of them on the one side."
  [who] asks if you'd mind stopping for a moment, since it's the anniversary. [^who.they] doesn't say of what. You both stand. Then [who.they] claps [who.their] hands together, twice, and it's over for the year.
  You're not sure when it was that [who] began to laugh at your jokes. It's not so much that [who.they] does. It's that you've begun to make them.
  "It's always the third one," says [who]. "Third step, third door, third time of asking. I don't know who arranged it. But you may as well begin with the third and save your feet."
  [who] and a small child are holding a conversation in which neither is saying a word. It's largely eyebrows. By the end of it the child has given [who.them] a button, and [who.they] has turned out a pocket and given the child a better one.
  "I'm not brave," says [who]. "I'd like that to be clear. It's just that I can't bear not knowing how a thing comes out."
  There's a patch on [who's] coat sewn with a different thread from all the others, red. "Somebody else did that one," says [who], and puts a hand over it; not to hide it.
  [who] knows the names of all the birds. [^who.they] does not seem to know that [who.they] is saying them aloud.
  "If I'm not there," says [who], "don't wait. I mean it. I'll only be late; I'm always late; I was three weeks late being born, and my mother had gone on without me."
  Some while ago [who] picked up a pebble, and has been passing it from hand to hand. Now [who.they] sets it on a ledge, just so. "For coming back by," [who.they] says.
`)
