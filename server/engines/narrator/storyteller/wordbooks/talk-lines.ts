import { lines } from './wordbook.ts'

/** What people say and how they take it, by purpose. '[who]' speaks; '[topic]' is what the player asked about. */
export const talkLines = {
  /** First time a person speaks or is met. */
  meet: lines(`
    [who], [look], looks up as if you had been expected, though not so soon.
    [who] turns out to be someone [look].
    You find yourself facing [who], [look].
    A word about [who]: [look], and not easily surprised.
    Before anything is said you have time to take in [who], [look].
    [who] makes room for you with a movement of the chin; [look], [who.they] is the sort one remembers.
  `),
  /** The player has the hero say something. */
  spoken: lines(`
    [spoken] you say.
    [spoken] you say, and it comes out steadier than you expected.
    [spoken] The words are out before you have weighed them.
    "[speech]" It sounds different aloud.
    You say it straight: [spokenfull]
    [spoken] you say, to [who] and to whoever else may be listening.
    [spoken] you tell [who].
    [spokenfull] [who] lets the words lie for a moment before picking them up.
    [spokenfull] Your voice carries further here than it ought to.
  `),
  spokenAlone: lines(`
    [spoken] you say. There is nobody to hear it, or nobody who owns to hearing.
    [spokenfull] Your voice goes out, touches the far side of things, and comes back a little changed.
    [spoken] you say, and the quiet closes over it like water over a coin.
    You say it aloud: [spokenfull] Something about the silence afterwards is different.
    [spokenfull] The words hang where you left them.
  `),
  /** How a tone is taken, before any answer. */
  takenangry: lines(`
    [who] does not raise [who.their] voice to match. If anything it sinks.
    A muscle moves in [who's] jaw.
    [who] waits for the echo to finish before [who.they] speaks.
    "There's no call to shout," says [who], and puts down what [who.they] was holding.
  `),
  takengentle: lines(`
    Something in [who's] face unlatches.
    [who] was ready for another tone; it takes [who.them] a moment to put the other answer away.
    "That's kindly said," [who] tells you, almost crossly.
    [who] looks down, and when [who.they] looks up again [who.they] is easier to look at.
  `),
  takenplayful: lines(`
    [who] tries not to smile, which is a battle lost before it is joined.
    "Very droll," says [who], but the corner of the mouth has gone.
    [who] snorts, looks surprised at the sound, and snorts again.
  `),
  takenafraid: lines(`
    [who] hears the shake in it and comes half a step nearer.
    "Breathe," says [who]. "Then say it again, slower."
    [who] glances where you glanced, and frowns.
  `),
  takenbold: lines(`
    [who] looks you over anew, like somebody who has misread a price.
    "Well," says [who], "nobody could call that mumbling."
    You have [who's] whole attention now, for good or ill.
  `),
  takencareful: lines(`
    [who] has to lean in to catch it, and so do the walls.
    "You needn't whisper," whispers [who].
    [who] matches your tone without seeming to notice.
  `),
  /** The topic is nothing this person knows. */
  deflect: lines(`
    "[^topic]?" [who] turns the words over like a coin from abroad. "I've heard it spoken of. Never by anybody I'd believe."
    "You'd do better to ask somebody who sleeps at night," says [who]. "[^topic] isn't a thing I let in the house."
    [who] shakes [who.their] head. "I could tell you something about [topic], and it might even be so. But I'd be making it up to please you{, [sir]|}."
    "If I knew about [topic]," [who] says, "do you suppose I would still be standing here{, [sir]|}?"
    "Ask me that again when there are fewer of us," says [who], and changes the subject to [~smell].
    "[^topic]," [who] repeats, and is silent so long that you think that is the answer. "No. Not me. But somebody does know, because somebody keeps asking me not to wonder."
    [who] lifts one shoulder. "People say a lot of things about [topic]. They say them quietly, which is the only part that interests me."
    "That's an odd thing to bring up," says [who]. "You're the second this week to want to hear about [topic]."
  `),
  answer: lines(`
    "[^topic]?" [who] checks who is near.
    [who] thinks about it for the length of a breath.
    "Since you ask{, [sir]|}," says [who].
    At the mention of [topic] [who] stops what [who.they] was doing.
    [who] takes a while to begin.
    "I wondered when somebody would ask about [topic]," says [who].
    "Not so loud," says [who]; and then, since you wait, [who.they] goes on.
    [who] looks at you for some time, adding something up.
  `),
  greet: lines(`
    "You'll be the [role]," says [who]. "I thought you would be taller, or shorter. Something."
    "Good," says [who], as though ticking you off a list. "I was hoping it would be you and not the other one."
    [who] nods you nearer. "Mind where you stand. That bit's new."
    "There you are{, [sir]|}," [who] says. "I'd begun to talk to myself, and I wasn't winning."
    "If it's about [matter]," says [who], "I know nothing. If it's about anything else, sit down."
    "You have a look about you," [who] says, "of someone who is going to ask me something."
    "Back again?" says [who]. "I'd have bet against it. It's a pleasure to lose."
    [who] holds up a finger for silence, listens to something beyond you, and then gives you the whole of [who.their] attention.
  `),
  statement: lines(`
    [who] considers this. "I'd like to believe that," [who.they] says. "It would make tomorrow a good deal simpler."
    "So that's how it stands," says [who], and for a moment seems to be rearranging something heavy behind the eyes.
    "Say that to the wrong person," [who] tells you, "and they'll write it down."
    "Hm." [who] looks at the ground between you. "I'd have said it differently. I wouldn't have said it better."
    "I'll remember you said so," says [who]. It isn't clear whether that is a promise or a warning.
    [who] opens [who.their] mouth, shuts it, and in the end merely nods, twice.
    "And you came all this way to say it to me," says [who]. "People usually just send a note."
    "Then we're two," says [who]. "It's a start. I've seen worse things begun by fewer."
  `),
  yesno: lines(`
    "Just like that?" says [who]. "Well. I had a whole speech ready."
    [who] takes that in. "Good. I prefer a short answer; there's less of it to go bad."
    "I'll hold you to it," says [who], not smiling.
    "As you like," [who] says, and you can see [who.them] alter some small plan.
  `),
  thanks: lines(`
    "Don't thank me yet," says [who]. "You haven't seen the rest."
    [who] waves it off, pleased, and pretends to look for something.
    "It was nothing," [who] says, and then, being honest, "It was something. You're welcome."
  `),
  comfort: lines(`
    [who] lets out a breath [who.they] must have been holding since before you met.
    "No one's asked me that in a while," says [who].
    [who] wipes [who.their] nose on the back of a wrist. "Right," [who.they] says. "Right. What's next?"
  `),
  threatened: lines(`
    "I've been threatened by experts," says [who], "and you're not enjoying it enough."
    [who] goes a shade paler. "All right. All right. There was no need for that."
    "You wouldn't," says [who]. [^who.they] studies you. "No, perhaps you would."
  `),
  foe: lines(`
    [who] hears you out with [who.their] head on one side. "You are wasted on them," [who.they] says. "Come and see me when you are tired of it."
    "What a lot you have noticed," says [who] softly. "I should stop, in your place. I say it as one who never could."
    "No," says [who], pleasantly, to something you hadn't yet asked.
    [who] smiles as one smiles at a clock that is nearly right.
    "You and I want the same thing," [who] says. "It's a pity there's only one of it."
    "[^topic]? I've never given it a thought," says [who], who plainly gives it very little else.
  `),
  want: lines(`
    "Do you know what I want?" says [who], when you are about to go. "It's a small thing. I want to [want]. There. You may laugh."
    [who] hesitates. "If I help you," [who.they] says, "will you help me [want]? I don't need it today. I just need somebody to have said yes."
    "Everybody has something," [who] says. "Mine is that I'd like to [want]. It won't mend [matter]. But you asked, or you looked as if you might."
    It comes out sideways, while [who] is looking at something else: all [who.they] has ever wanted is to [want].
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
  `),
  asidefoe: lines(`
    [who] is watching, and makes no secret of it.
    A little way off [who] takes out a watch, consults it, and looks sorry for you.
    "Do go on," says [who].
    [who] has stopped smiling; it isn't an improvement.
  `),
} satisfies Record<string, string[]>
