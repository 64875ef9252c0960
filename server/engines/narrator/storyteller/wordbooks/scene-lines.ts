import { lines } from './wordbook.ts'

/** Small scenes with somebody in them, by that person's voice; a person keeps one voice for the whole story. */
export const scenesByVoice: string[][] = [
  // 0: few words
  lines(`
    "No," says [who], before you have opened your mouth. [^who.they] thinks. "Yes. But quickly."
    [who] hands you half of something wrapped in paper. It is bread. Nothing is said about it, then or later.
    "How long have you known?" you might have asked, but [who] has already shrugged, which covers it.
    [who] points with [who.their] chin. You look. "Not there," says [who]. "Next to there."
    You wait for [who] to explain. "That's all of it," [who.they] says, and it seems to be.
    "Bad," says [who], considering the sky, or the ceiling, or the day. "Could be worse." A pause. "Will be."
    For some time [who] works at a knot. When it gives, [who.they] holds out the string to you, as if that had been the conversation.
    "Heard something," says [who]. Asked what, [who.they] only taps one ear and moves to where [who.their] back is covered.
  `),
  // 1: never stops
  lines(`
    "My cousin had one just like it," [who] is saying, "not that he'd admit it, and then of course there was the business with the ladder, but you don't want to hear about the ladder." You don't. You hear about the ladder.
    [who] has been talking for some while. Somewhere in the middle of it, between a recipe and a funeral, goes by the only sentence that matters, and [who.they] doesn't notice it: somebody was here before you, asking the same things.
    "Stop me if I've told you," says [who], and leaves no room in which to be stopped.
    "I said to her, I said, you can't keep a thing like that in a house with stairs. And did she listen? She's in another town now. Happy, too, which is the annoying part." [who] sighs. "What were we doing?"
    [who] lowers [who.their] voice, which brings it to the level of other people's. "I'm not one to gossip," [who.they] begins, and the next five minutes are an education.
    It takes [who] four tries to reach the end of the sentence, because each one reminds [who.them] of a better one. The end, when it comes, is worth having: "so nobody has looked behind it since."
    "And another thing," says [who], though there had been no first thing.
    "There were six of us and one pair of good boots," [who] tells you, à propos of nothing, "so we learned to take turns at being brave. It's your turn, I'd say. I had mine on Tuesday."
  `),
  // 2: exact
  lines(`
    "Four hundred and eleven steps," says [who], arriving. "I count. It passes the time, and now and then the number is wrong, and then one knows something."
    "That's the third time you have looked at it," observes [who]. "I mention it only because the others looked twice."
    [who] corrects you on a small point, then a smaller one. The third correction is so small, and so odd, that you keep it.
    "Let us be accurate," [who] says. "We aren't lost. We are exactly where we are. It is everything else that has been put in the wrong place."
    [who] takes a stub of pencil and writes down the time, the wind, and your name, misspelt. [^who.they] looks at the name, strokes it out, and spells it right. "There," [who.they] says. "Now it happened."
    "I make it two chances in five," says [who], having thought. "I have gone ahead on one in six. I didn't enjoy it, but I did go."
    There are nine of something, by [who's] reckoning, and there ought to be ten. [^who.they] counts them again aloud, and you find that you're counting too.
    "You said *before*," [who] points out. "Just now. People who weren't there say *when*." It isn't an accusation, but it goes and sits among the accusations.
  `),
  // 3: dry
  lines(`
    "I've had worse days," remarks [who]. "I try not to have them twice, but there you are, nobody consulted me."
    [who] watches the whole proceeding with the look of a person at somebody else's recital.
    "If we come through this," says [who], "I intend to be unbearable about it." [^who.they] considers. "More."
    "Oh, good," says [who], looking where you are looking. "I was afraid it might be simple."
    "Is that the plan?" asks [who]. "No, don't improve it. I should hate to get attached."
    [who] applauds, twice, slowly. Then [who.they] sees your face and comes to help after all, which from [who.them] is practically a sonnet.
    "My advice is to run," [who] says. "My second piece of advice is to do it before I've finished giving it." All the same [who.they] stays where [who.they] is.
    "You have a gift," says [who]. "I wouldn't take it back to the shop. They'd only laugh."
  `),
  // 4: gentle
  lines(`
    [who] has noticed that you're cold, or tired, or something near it, and without remark has put [who.their] coat where your hand will find it.
    "You don't have to tell me," says [who]. "Only, if you were going to, I'd put the kettle on first, in a manner of speaking."
    "Were you always like this?" asks [who], and it's so plainly kindly meant that for a moment nothing in the place is in a hurry.
    A moth has got itself in where it shouldn't be. [who] stops everything to cup it in both hands and carry it out, and comes back with a smear of silver on one palm.
    "I used to be afraid of that too," [who] says, nodding at nothing you had mentioned. "It got smaller. Or I got used to the size."
    [who] hums while [who.they] waits, some tune for putting children to sleep. Two strangers within hearing lower their voices.
    "They weren't always as they are now," says [who] of the people you have to deal with. "I knew them when they shared things. I keep hoping it's like riding a horse."
    [who] straightens your collar, catches [who.self] doing it, and is covered with confusion.
  `),
  // 5: nervous
  lines(`
    "What was that?" says [who]. It was [who.their] own sleeve. It was, [who.they] would have you know, still a sound.
    "I'm fine," says [who], who has wrung a handkerchief into a rope. "I'm absolutely fine. Is it normal to be able to hear one's own teeth?"
    [who] keeps close enough to step on your heels, apologises, falls back, thinks better of it, and steps on your heels.
    "I've thought of eleven things that could go wrong," [who] confides. "I'm only telling you because nobody else has let me get past four." The ninth of them, you notice, is rather good.
    "You go first," says [who], "and I'll go directly after, in the sense of staying here." But when you look round [who.they] has come.
    "Did you lock it? Did I?" [who] turns [who.their] pockets out in a row. There is a key among the rest that [who.they] looks at as if it had spoken. "That isn't mine."
    [who] laughs at the wrong moment, claps a hand over [who.their] mouth, and above the hand [who.their] eyes go to something just over your shoulder.
    @in "Don't look round," [who] whispers, and of course you both do. There's no one. There is, however, a door that had been shut.
  `),
  // 6: grand
  lines(`
    "I was, I may say, expected elsewhere," announces [who]. "They'll wait. They've always waited. It gives them something to tell their children."
    [who] makes an entrance, finds that [who.they] was here already, and makes it anyway.
    "When they write this down," says [who], "I should like it mentioned that I was calm." Then, in another voice: "Was I calm?"
    "In my family," [who] declares, "we have faced this sort of thing for nine generations. Admittedly it has won eight." [^who.they] adjusts a cuff. "One develops an eye for it."
    [who] bows to somebody who turns out to be a coat on a hook, and is so gracious about it that the coat seems to have been at fault.
    "Permit me," says [who], with a sweep of the arm that knocks something over. In the wreckage is a slip of paper nobody had known was there. "As I intended," [who.they] says.
    It has cost [who] something to stay. One can tell by the way [who.they] speaks of other things: opera, horses, a soup [who.they] once had.
    "I don't run," [who] informs you. [^who.they] has begun, however, to stroll with great energy.
  `),
  // 7: keeps things back
  lines(`
    [who] looks left, looks right, and slides something along the edge of things until it rests against your hand. It's a button. "Keep it," [who.they] breathes. "You'll know."
    "I can't say," says [who], and then, after a time, "but if I could, I'd say it near water, where it doesn't carry."
    You catch [who] reading your face like the last page of a book [who.they] hasn't paid for.
    "There are two answers to that," [who] says. "One's for daytime."
    "Somebody wants me to tell you a lie," remarks [who] under [who.their] breath. "I've decided to wait until you ask me for one."
    [who] draws a shape on the ground with [who.their] toe, sees that you have seen it, and rubs it out. It was a fair likeness of the way in.
    Someone goes by, and [who] is at once another person, stooped and humming; when they've gone [who.they] straightens and picks up the sentence where [who.they] put it down.
    "You're being kept busy," says [who]. "Ask yourself by whom. Don't ask me; I'm one of the ones doing it." It's hard to tell how far [who.they] is joking.
  `),
]

/** Small scenes with anybody in them. */
export const companyScenes = lines(`
  "Here," says [who], and tosses you something small, which you catch. It's a walnut. "Good," [who.they] says. "Your hands are steadier than mine."
  There's a smudge on [who's] cheek that was not there before, and [who.they] is standing between you and something. When [who.they] sees that you have seen, [who.they] moves, sighing, and lets you have a look: a child's hiding place, with a whole kingdom in it of pegs and string.
  [who] starts to tell you about the year of the flood, and stops at the part where somebody has to be left behind. "Another time," [who.they] says.
  "I had a plan," says [who]. "It was a good one. Then you did that, and now I have a better one, and I'm cross about it."
  You hear [who] laugh, unguarded, at something a passer-by said; it takes ten years off. Then [who.they] remembers where [who.they] is and puts them all back on.
  [who] asks for your hand, turns it over, reads the palm by way of a joke, and then reads it again without joking. "Mind the stairs," is all [who.they] will say.
  @in "Swap," says [who], and gives you the side with the wall behind it. It is the first time anyone has looked after your back since this began.
  [who] and a stranger exchange three words as they pass, no more. "An old debt," [who.they] explains, though you hadn't asked. "I'm told I've paid it. I don't feel lighter."
  An argument has been going on, it seems, for some time, between [who] and [who.their] conscience; one can hear only the one side. "Yes, I know," mutters [who]. "I know. After supper."
  [who] is mending something as [who.they] waits, with quick small stitches. "It was my father's," [who.they] says. "He'd have hated you. He hated everyone useful."
  "Do you dream?" [who] wants to know. "I had one about this. You weren't in it. There was a sort of gap, your shape, and everybody walked round it."
  For no reason that you can see [who] has begun to walk on the outside, between you and the open. [^who.they] would deny it.
`)

/** Small scenes with nobody in them but the hero. */
export const aloneScenes = lines(`
  @alone A sheet of paper comes along on the draught, face down. When you turn it over there is nothing on the other side either, only the dent of writing from some page that lay on top: a *no*, underlined, and part of a name.
  @alone Somebody has left a lamp burning here and a meal half eaten. The spoon is still warm. Whoever it was had time to push in the chair.
  @alone @in Two voices go by beyond the wall, near enough to touch. "And if they ask?" says one. "Then we were never here," says the other, and laughs, and the laugh goes on into the distance longer than the steps do.
  @alone You have the place to yourself, and that is a strange thing to be given. It makes small noises, getting used to you. By and by it forgets you are there and goes on with what it was doing.
  @alone There is a bird in here, or something as light. It goes from one end to the other, beats twice against the brightness, and is still. When you look for it you find a feather, and a gap no bird came in by.
  @alone An old dog comes in, stiff in the hips, lies down across your feet as though you were expected, and sleeps. When it wakes it looks at you, apologises in the manner of dogs, and leaves by the way you had not noticed.
  @alone @in From a shelf or a ledge somewhere above, a single marble drops, bounces, rolls the whole width of the floor, and stops against your shoe. You look up. There is nothing up there that would need a marble.
  @alone A folded note has been stuck into a crack at eye level, meant for someone taller or shorter than you. *Not tonight*, it says. *They know. Tomorrow, and bring the other one.*
  @alone The quiet has layers. The first is only the lack of talk. Below that is a ticking, and below the ticking somebody, very far off, is moving furniture.
`)

/** What the story remembers aloud. '[did]' is an earlier deed in the past tense, '[then]' where it was done. */
export const memoryScenes = lines(`
  "You're the one who [did]," says [who]. "They're talking about it already. They've got it wrong, but they're talking."
  "Is it so," asks [who], "that at [then] you [did]? I had it from two people, and one of them was impressed."
  Word has got round of how you [did]. A boy, passing, does it again in dumb show for his friend, and does it badly, and the friend looks at you with round eyes.
  You think of [then], and of how you [did]. It seemed a small thing. It's the small things that get about.
  "After you [did]," says [who], "I made up my mind to trust you. It wasn't a large decision. I only mention it so that you know where it started."
  It comes to you that since you [did] nobody has called you by the wrong name.
  An old woman tells the story to a child, as you go by: how a stranger [did], and what came of it. She has put in a wolf.
  "They want to know at [then] if you're the same one," says [who]. "The one who [did]. I said there couldn't be two."
  You think of [then] oftener than you'd expected. It was there that you [did], and everything since has leaned on it a little.
  "My sister says that you never [did] at all," [who] remarks. "She says no one would. I said that you would."
  Someone has named a dog after you, at [then], on the strength of how you [did]. It's not a very good dog, but it's willing.
  There's a mark on your sleeve from when you [did]. You had thought that you'd got it all out.
  @in Somebody has chalked a picture on the wall: a figure, and a few lines to show what it is doing. It's you. It is how you [did], more or less, with a bigger hat.
`)

/** What the hero carries makes itself felt. */
export const carriedScenes = lines(`
  You shift [held] from one side to the other. By now [held.they] [held+feel] like something that has opinions.
  [^held] [held.is] still there when you feel for [held.them], which you have done, by now, a good many times.
  A stranger's eyes go to where you have [held] put away, and then, too casually, to the weather.
  "Is that what I think it is?" asks [who], of [held]. "No, don't tell me. Then I shan't have known."
  The light catches [held] where it shows. For an instant you would take [held.them] for someone else's.
`)

/** The matter in hand comes back to mind. */
export const threadScenes = lines(`
  You still have to [goal]. It hasn't got further off, exactly; it has only grown more sides.
  "And what about [motif]?" asks [who]. "Everybody is so busy with the rest that they step round [motif.them] like a dog in the road."
  Nobody has said a word about [motif] for some time, and they are not saying it rather loudly.
  [foe] was seen this morning, people say, and again at noon, in two places; in both of them [foe.they] asked after you by name and left a little money.
  Of all the people with a hand in [matter], it's [foe] whose hand one never sees.
  "[foe] isn't in any hurry," [who] says. "Have you noticed? I'd be easier if [foe.they] ran."
  So: [matter]. You set out what you know, in your head, like cups on a tray. There's one cup more than there are people.
  "If it were mine to do," says [who], "I'd begin with [lair]. But then I'm not the one who has to [goal]."
  @in On a wall somebody has written *ask about [motif]* and somebody else has tried to wash it off.
  It's [away] you keep coming back to. [^away.they] told you the truth, you are nearly sure of that. What you're not sure of is whether it was the whole of it, or just the part that could stand up by itself.
  "Tell me again why it has to be you," says [who]. You tell [who.them]: you have to [goal]. [^who.they] thinks. "That's what. I asked why."
  A woman you've never met stops you to say that it's about time. "Somebody had to [goal]," she says. "We'd all been waiting for somebody to be somebody else."
  Nobody here will say the name of [foe] without first putting something down.
  "I had a dream about [motif]," says [who]. "Nothing happened in it. I woke up all the same."
  You try it the other way round. Suppose [foe] weren't in it at all. Then nothing fits, not the hour, nor the place, nor the way that people look at the floor.
  A list is going about of those who have been seen with you. [who] is first on it. "I've never been first," [who.they] says. "I find I don't mind."
  "You could stop," says [who]. "Nobody would say a word. I only mention it because I was told to mention it, and I'd like to be able to say that I had."
  Someone has left a present for you with the first person you spoke to here: a box, and in the box a smaller one, and in that a card. *[^foe] presents compliments*, it says, *and hopes that it isn't tiring*.
  If [known], and there's no doubt of that now, then a good many kind people have been very carefully lying.
  "I've been thinking," says [who]. "You say that [known]. All right. Then whose idea was it to tell us all different?"
  Two old people are disputing, within your hearing, whether [known]. One says it's so. The other says it is so, but that it oughtn't to be said.
  All day long the thought has been walking behind you, that [known]. It catches up now and takes your arm.
  [away] has sent word. It's hardly a word: a twig, bent and tied. But you'd agreed on it. It means *still all right*, and it means *hurry*.
  There is talk of [lair]. There's always a bit more of it when you come in, and a bit less when you sit down.
  You'd give a good deal to know what [foe] is doing at this minute. Very likely [foe.they] is thinking the same of you, and has somebody to find out.
  "What will you do with yourself," [who] asks, "after? When you've managed to [goal]?" It's a strange thing to be asked. Nobody had talked of an after.
  It's the smallness of it that gets you. All this running about, and at the bottom it is about [motif], and somebody's feelings.
  "I've put my money on you," says [who]. "I'd like you to know that it's a small amount, and that it's all of it."
  The longer you're here the plainer it is: whoever holds [lair] holds the rest. And the only one who goes there and comes back is [foe].
  Somebody is selling, on a tray, little cakes with [foe's] face on. They're quite good. People eat the eyes first.
  "I saw [foe] this morning," says [who], "feeding the birds near [lair]. I thought how ordinary. Then I saw that the birds weren't eating."
  A message has come for [who], and [who.they] has burnt it, and is now pretending that the smell is something else. "It was only about [matter]," [who.they] says in the end. "It said that I needn't worry. I hadn't been."
  "Everyone asks me about [foe]," says [who]. "Nobody asks me about [friend]. I'd have thought that was the more interesting."
  @out Two children are playing in the dust. One of them is [foe]; one can tell by the walk. The other has to be you. "You can't win," the first explains, kindly. "You're only new."
  [friend] once told you something about [lair], in passing. You hadn't been listening. You'd give your boots, now, to have it back.
  They've started betting on it, [who] tells you. The odds on [foe] are short. The odds upon you are a joke that people tell each other. "I took some," says [who].
  You catch sight of your own name on a paper, on the far side of a counter, with [foe's] beneath it and a line drawn between the two. It's turned over before you can see what the line is for.
  "If you want to know about [matter]," says [who], "don't ask who did it. Ask who slept well."
  @out On a good day one can see [lair] from here, people say. They all say it with their backs to it.
  [who] has made a list of everyone who might have a hand in [matter], and put [who.self] on it, for fairness, third from the end.
  Somebody goes by whistling a tune that you last heard from [foe]. They can't have got it from anyone else. They don't look as if they knew that they had it.
  "I owe [foe] a favour," says [who] abruptly. "I thought you should hear it from me. I don't know what it'll be. I only know it'll be soon."
  The talk has turned against [friend]. It's done with shrugs, chiefly. You notice that those who shrug the best have all got something new: a hat, a clock, a good thick coat.
  Word is that [foe] has sent for [foe.their] things from [lair]. Either that's the end of something, or [foe.they] means to stay.
  "Suppose you get to the bottom of [matter]," [who] says. "Have you thought where you'd put it?"
  There is one person who's never been asked about [matter], and it's whoever sweeps the floor at [lair]. You turn that over. It's got a good weight.
  A purse has been left for you with a stranger. It's heavy, and it's from [foe], and all that the note says is *Well played so far*.
  [who] wakes from what had seemed to be a doze and says, quite distinctly, "[friend] has the key." Asked what key, [who.they] has no idea; and yet it sounds right, to both of you.
  @out Where the road bends one can look back upon all of it at once: where you met [friend], where you first heard of [matter], and, small and dark among the rest, [lair].
  "[foe] asked me what you're like," says [who]. "I said you were stubborn. [^foe.they] wrote it down, and underlined it, and thanked me. I don't think that I ought to have said stubborn."
  You count up who has told you the truth about [matter]. It comes to two; and one of those is [foe].
  A stranger lifts a hat to you. "For [friend's] sake," he says; and he has gone before you can ask what it was that [friend] did for him, or what he believes you have done.
  It's as if [matter] had a smell. You'd know it by now, with your eyes shut: cold wax, wet wool, and someone being careful.
  "One of us is working for [foe]," says [who], looking round at all the faces. "There's always one. It's generally the one who says so." [^who.they] thinks that over, and looks worried.
`)
