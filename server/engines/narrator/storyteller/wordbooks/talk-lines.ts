import { lines } from './wordbook.ts'

/** How talk goes, apart from what is answered: meeting, speaking, being heard. '[who]' is the person spoken to. */
export const talkLines = {
  /** First time a person is met. */
  meet: lines(`
    [who], [look], looks up as if you had been expected, though not so soon.
    [who] turns out to be somebody [look].
    You find yourself facing [who], [look].
    Before anything is said you have time to take [who] in: [who.they] is a person [look].
    [who] makes room for you with a movement of the chin: a person [look], the sort one remembers.
    You don't need to be told that this is [who]. There can't be two people here [look].
    [who], [look], has been watching you make up your mind.
    The one who turns round is [who], [look].
  `),
  /** Somebody is already in a place the hero comes to. */
  found: lines(`
    There's somebody here: [who], [look].
    You aren't the first. [who], [look], nods without getting up.
    [who] is here before you, [look].
    A figure detaches itself from the general dimness and becomes [who], [look].
    "Shut the door," says a voice, door or no door. It belongs to [who], [look].
    Against the far side leans [who], [look].
    At first you take [who], [look], for a part of the place.
  `),
  foundAgain: lines(`
    [who] is here too, as if the two of you had arranged it.
    "You again," says [who], making room.
    And there's [who], who lifts a hand.
    [who] has got here ahead of you, and won't say how.
  `),
  joins: lines(`
    [who] comes up at your elbow, a little out of breath.
    "I thought I heard you," says [who], stepping in from nowhere much.
    As if the word had called [who.them], [who] appears.
    You are not alone as long as you thought: here is [who].
  `),
  /** Somebody is spoken to who isn't there. */
  absent: lines(`
    But [missing] isn't here to be spoken to. Nobody you ask has seen [missing.them] since it got so quiet.
    There's no [missing.bare] to hear it. There is the place where [missing.they] would be standing, and you catch yourself leaving room.
    You speak to [missing] as though [missing.they] were here. It's a way of thinking. Nothing answers, but you know now what you would say.
    For [missing] you would have to go and look, or wait until [missing.they] wants to be found.
    You say it to [missing], under your breath, wherever [missing.they] may be.
  `),
  /** Something is done to somebody who isn't there. */
  nothere: lines(`
    You would [deed], if [missing] were here. There's only the place where [missing.they] would be standing.
    You are quite ready to [deed]; but it isn't [missing] after all. It's a coat on a nail, and a trick of the light.
    To [deed] you'd have to find [missing.them] first. All that there is here of [missing] is the mark of a heel, going the other way.
    You've seen yourself [deed] a dozen times over. But [missing] isn't here, and it will have to keep.
    Not yet. [^missing] is somewhere else, under the same sky; and until you have found [missing.them], to [deed] is one thing more that you're saving up.
    You mean to [deed]. It's as well to know it. What's wanting is [missing], of whom there's nothing here but the talk.
  `),
  comes: lines(`
    [who] comes with you.
    [who] falls in beside you, uninvited and welcome.
    After a moment you hear [who] following.
    You are not alone: [who] has come along, muttering.
    "Wait," says [who], and catches up.
    Behind you [who] locks, or closes, or blows out something, and comes after.
    You don't ask [who] to come. [^who.they] comes.
  `),
  stays: lines(`
    [who] stays where [who.they] is, and watches you out of sight.
    "I'll be here," says [who].
    You leave [who] behind with a look that says most of it.
  `),
  /** The player has the hero say something to somebody. */
  spoken: lines(`
    [spoken] you say.
    [spoken] you say, and it comes out steadier than you expected.
    [spokenfull] The words are out before you have weighed them.
    You say it straight: [spokenfull]
    [spoken] you say, to [who] and to whoever else may be listening.
    [spoken] you tell [who].
    [spokenfull] [who] lets the words lie for a moment before picking them up.
    [spokenfull] Your voice carries further here than it ought to.
    [spokenfull] It is not what [who] was braced for.
    [spoken] you say, keeping your eyes on [who's] hands.
    [spokenfull] You see it arrive.
    [who] waits, and you give [who.them] something to wait for. [spokenfull]
    [spokenfull] There. It has been said, and the roof has stayed on.
  `),
  spokenasked: lines(`
    [spoken] you ask.
    [spoken] you ask [who].
    [spokenfull] You try to make it sound like nothing much.
    [spokenfull] It has been on your tongue for some time.
    [spokenfull] [who] had seen it coming, by the look of [who.them].
    [spokenfull] You ask it lightly, as one tests ice.
    You put it to [who] in so many words: [spokenfull]
    [spoken] you want to know.
    [spokenfull] The question hangs about.
  `),
  spokenAlone: lines(`
    [spoken] you say. There is nobody to hear it, or nobody who owns to hearing.
    [spokenfull] Your voice goes out, touches the far side of things, and comes back a little changed.
    [spoken] you say, and the quiet closes over it like water over a coin.
    You say it aloud: [spokenfull] Something about the silence afterwards is different.
    [spokenfull] The words hang where you left them.
    [spokenfull] It does you good to hear a voice, even that one.
    [spokenfull] For an answer there is a small sound, some way off, like a page being turned.
    [spokenfull] It isn't that nothing answers. It's that it takes so long to decide.
  `),
  asked: lines(`
    You [deed].
    You [deed], without raising your voice.
    You [deed], and wait.
    You choose your moment, and [deed].
    You [deed]. It takes a second try, since the first comes out as a cough.
    You [deed], in the tone one keeps for people one hopes to see again.
    You [deed], plainly, since plain is quickest.
    You [deed], and try not to look as though it mattered.
  `),
  takenangry: lines(`
    [who] does not raise [who.their] voice to match. If anything it sinks.
    A muscle moves in [who's] jaw.
    [who] waits for the echo to finish before [who.they] speaks.
    "There's no call to shout," says [who], and puts down what [who.they] was holding.
    [who] takes one step back, and it is the last one [who.they] means to take.
  `),
  takengentle: lines(`
    Something in [who's] face unlatches.
    [who] was ready for another tone; it takes [who.them] a moment to put the other answer away.
    "That's kindly said," [who] tells you, almost crossly.
    [who] looks down, and when [who.they] looks up again [who.they] is easier to look at.
    People have not, on the whole, spoken to [who] like that.
  `),
  takenplayful: lines(`
    [who] tries not to smile, which is a battle lost before it is joined.
    "Very droll," says [who], but the corner of the mouth has gone.
    [who] snorts, looks surprised at the sound, and snorts again.
    It takes [who] a moment to see that it was a joke, and another to see that it was a good one.
  `),
  takenafraid: lines(`
    [who] hears the shake in it and comes half a step nearer.
    "Breathe," says [who]. "Then say it again, slower."
    [who] glances where you glanced, and frowns.
    "You're frightened," says [who], not as a reproach. "Good. I was beginning to feel silly."
  `),
  takenbold: lines(`
    [who] looks you over anew, like somebody who has misread a price.
    "Well," says [who], "nobody could call that mumbling."
    You have [who's] whole attention now, for good or ill.
    [who's] eyebrows go up, and stay there for the rest of it.
  `),
  takencareful: lines(`
    [who] has to lean in to catch it, and so do the walls.
    "You needn't whisper," whispers [who].
    [who] matches your tone without seeming to notice.
    Whatever you were treading round so lightly, [who] has seen its edges.
  `),
  /** Before a clue is told. */
  answer: lines(`
    "[^topic]?" [who] checks who is near.
    [who] thinks about it for the length of a breath.
    "Since you ask{, [sir]|}," says [who].
    At the mention of [topic] [who] stops what [who.they] was doing.
    [who] takes a while to begin.
    "I wondered when somebody would ask about [topic]," says [who].
    "Not so loud," says [who]; and then, since you wait, [who.they] goes on.
    [who] looks at you for some time, adding something up.
    "You'll think I'm making it up," says [who].
    [who] shuts [who.their] eyes, as one does to read something off the inside of the lids.
    "[^topic]," says [who] slowly. "Yes. Somebody ought to know."
  `),
  /** How a tender deed is taken, by one who likes the hero and by one who doesn't know yet. */
  dear: lines(`
    [who] doesn't draw back. After a while [who.they] says, into your collar, "I'd begun to think that I should have to do it."
    "Oh," says [who]; and then nothing; and then, laughing, and wiping [who.their] eyes with the back of a hand, "Oh."
    [who] holds on a little longer than one holds on to a friend. When [who.they] lets go [who.they] looks round, as though the furniture ought to have changed.
    It's returned. There's no mistaking it. [who] has a smear of dust on one cheek, and it's now, you find, on yours.
    "Again, some time," says [who], very low, "when there isn't so much going on."
  `),
  notdear: lines(`
    [who] steps back, not unkindly, and takes your hand, and gives it back to you. "Not yet," [who.they] says. "I don't say never. I only say not yet."
    [who] has gone quite still. "I'd sooner you'd asked," [who.they] says. You step back; and it's better at once, for both of you.
    "You're tired," says [who] gently, and puts a little air between you. "So am I. Let's be friends until we've slept."
    [who] turns [who.their] head, so that it doesn't land, and pats your sleeve. "You'd be sorry," [who.they] says. "I snore."
  `),
  foundfoe: lines(`
    [who] is here, and isn't surprised to see you. It's that which you notice first.
    The last person you had looked for turns round: [who].
    [who] has got here ahead of you, and taken the good place, with the wall behind it.
    "I wondered how long you'd be," says [who].
    There's no need to ask who has been expecting you. [who] moves a hat off the place beside [who.them].
  `),
  comfort: lines(`
    [who] lets out a breath [who.they] must have been holding since before you met.
    "No one's asked me that in a while," says [who], though you had asked nothing, only helped.
    [who] wipes [who.their] nose on the back of a wrist. "Right," [who.they] says. "Right. What's next?"
    "You didn't have to," says [who]. Then, when it has had time to sound ungrateful: "That's why it counts."
    Something [who] has been carrying, not in the hands, gets put down for a while.
  `),
  threatened: lines(`
    "I've been threatened by experts," says [who], "and you're not enjoying it enough."
    [who] goes a shade paler. "Very well, then. There was no need for that."
    "You wouldn't," says [who]. [^who.they] studies you. "No, perhaps you would."
    [who] does what people do who have been leaned on before: [who.they] gives a little, to see how much will do.
    "Put it away," says [who] tiredly, of the look on your face. "I'd have told you for nothing."
  `),
  want: lines(`
    "Do you know what I want?" says [who], when you are about to turn away. "It's a small thing. I want to [want]. There. You may laugh."
    [who] hesitates. "If I help you," [who.they] says, "will you help me [want]? I don't need it today. I just need somebody to have said yes."
    "Everybody has something," [who] says. "Mine is that I'd like to [want]. It won't mend [matter]. But you asked, or you looked as if you might."
    It comes out sideways, while [who] is looking at something else: all [who.they] has ever wanted is to [want].
    "When this is over," says [who], "I'm going to [want]. I've never said it aloud before. It sounds smaller than it did inside."
  `),
  aside: lines(`
    [who] picks at a thread on [who.their] sleeve and watches you do it.
    "That's one way," murmurs [who].
    [who] says nothing, in the manner of someone saving it for later.
    You can feel [who] wanting to speak, and thinking better of it, and wanting to again.
    "I'd have done that the other way about," remarks [who], "but then I'd have been wrong."
    [who] has moved a little closer without seeming to walk.
    "Careful," says [who], to you or to the air.
    [who] counts something on [who.their] fingers, gets a different answer, and starts again.
    From the corner of your eye you see [who] smile, the first real one so far.
    "You do that as if you'd done it before," says [who].
    "My mother used to say," [who] begins, and then seems to recall what it was she used to say, and stops.
    [who] hums two bars of something and breaks off.
    "Whatever that was," says [who] after a moment, "I think it worked."
    [who] shifts from foot to foot, like someone in a queue.
    [who] opens [who.their] mouth, looks at your face, and eats the remark.
    "I'd not have thought of that," says [who]. There's no telling if it is praise.
    [who] nods slowly, as though you had answered something.
    It earns you a look from [who] that you could not have got by asking.
    "Hm," says [who], which in [who.their] mouth is a whole paragraph.
    [who] edges round to see better, and wishes [who.they] hadn't, and goes on looking.
  `),
  asidefoe: lines(`
    [foe] is watching, and makes no secret of it.
    A little way off [foe] takes out a watch, consults it, and looks sorry for you.
    "Do go on," says [foe].
    [foe] has stopped smiling; it isn't an improvement.
    [foe] turns something over in one hand, again and again, without looking at it.
    "I had heard you were quick," says [foe]. "I hadn't heard the rest."
    You are aware of [foe] the way one is aware of an open window.
  `),
} satisfies Record<string, string[]>
