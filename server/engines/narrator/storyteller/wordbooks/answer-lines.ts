import { matterAnswers } from './matter-answers.ts'
import { smallAnswers } from './small-answers.ts'
import { lines } from './wordbook.ts'

/** What people answer when they are asked about something, by what it is to them. All of it is true of the world. */
export const topicAnswers = {
  /** About the enemy of the story. */
  foe: lines(`
    "[foe]?" [who] looks at the door first. "Wants to [foewant]. That's all, and that's plenty. Begin from there and nothing [foe.they] does will surprise you."
    "I worked for [foe] one winter," says [who]. "[^foe.they] never raised [foe.their] voice. You found yourself wishing [foe.they] would."
    "People will tell you [foe] is a monster," [who] says. "It would be easier. [^foe.they] sends my neighbour money, every month, and nobody has dared to ask what for."
    "You've seen [foe.them]: [foelook]," says [who]. "Now picture that across a table, being patient."
    "[foe] means to [foewant]," says [who], "and has been at it so long that [foe.they] has forgotten why. That's what makes [foe.them] dangerous. You can't bargain with a habit."
  `),
  /** About somebody else. */
  other: lines(`
    "[other]?" says [who]. "You'd not think it, but all [other.they] wants is to [otherwant]. I've known wars with less behind them."
    "I'd trust [other] with my purse," [who] says, "and my cat. Secrets, I'd keep to things [other.they] knows already."
    "[other] and I don't speak," says [who]. "We nod. It has taken years to get it down to a nod, and I'd thank you not to disturb it."
    [who] smiles at the name. "[other]! If you see [other.them], say that I still have the umbrella."
    "Ask [other] yourself," says [who]. "[^other.they] tells the truth if you catch [other.them] carrying something."
    "There's no harm in [other]," [who] says, and then, having examined the sentence, says it again with a different weight: "There's no *harm* in [other.them]."
  `),
  /** Who somebody is. */
  whois: lines(`
    "[other]?" says [who]. "The [otherrole]. You'll know [other.them] when you see [other.them]; everybody thinks that they've met [other.them] before."
    "That's the [otherrole]," [who] says. "I'd tell you more, but it'd be gossip, and I've given it up for the week."
    "[other] is the [otherrole] here," says [who], "and what [other.they] wants is to [otherwant], and I don't know another harmless thing about [other.them]."
    "Haven't you met [other]?" [who] asks. "The [otherrole]. Keep your hat on, and don't admit to anything."
  `),
  /** Where somebody is: '[whereabouts]' is a place of this world. */
  whereis: lines(`
    "[^asked]? You'd find [asked.them] at [whereabouts]," says [who]. "I don't say that you'd want to."
    "At [whereabouts], the last I heard," [who] says, "and I heard it from somebody who was coming away."
    [who] nods towards [whereabouts]. "You'll know by the quiet," [who.they] says.
    "[^asked] doesn't go far from [whereabouts]," says [who]. "It's everybody else that does."
  `),
  /** Who the enemy is. */
  whoisfoe: lines(`
    "[foe]? The [foerole], they'll tell you, if you ask at a desk," says [who]. "If you ask in a kitchen they'll tell you to shut the door."
    "[foe] is somebody who means to [foewant]," says [who]. "[^foe.they] is very polite about it. I've seen people move house to get away from how polite."
    "You really aren't from here," says [who]. "[foe] is the [foerole]. There's not a roof in the place that doesn't owe [foe.them] a slate."
  `),
  /** About a place of this world. */
  place: lines(`
    "[^asked]?" says [who]. "You can get there from here{ by [exit]|}. Getting back is a matter of what you touch."
    "I don't go to [asked]," [who] says. "It isn't that I'm afraid. It's that I was happy there once, and it has no business looking just the same."
    "People leave things in [asked]," says [who]. "Then other people go and fetch them. I've always thought that there must be a simpler way to run a secret."
    "It isn't far to [asked]," says [who]. "It only feels so, on account of nobody coming back in a good mood."
  `),
  /** About a thing of this world. */
  thing: lines(`
    [who] looks [asked] over without touching. "It's been in more hands than a hymn book. Mine, once. I gave it up, and slept better, and I've missed it ever since."
    "Don't wave it about," says [who], of [asked]. "There are people here who'd know what it was, and two who'd know whose."
    "[^asked]," says [who], and weighs the words. "I could tell you what I'd been told it was for. But you've a sensible face, so I shan't."
    "I'd put [asked] back where it came from," says [who]. "And then I'd lie awake. So perhaps I'm not the one to ask."
  `),
  /** About the person asked. */
  self: lines(`
    "Me?" says [who]. "I'm the [whorole]. It isn't a secret, it's just that no one has ever wanted it repeated."
    [who] is taken aback. "There's not much. I was born near here, I've been further than I meant to, and what I'd like is to [want]. You're the first to ask, so I've had no practice."
    "Oh, I'm nobody," [who] says. "It's quite good work. You see everything, and they talk across you."
    "Ask me what I do and I'll tell you," says [who]. "Ask me who I am and we'll need chairs."
    "I'm called [whoname]," says [who], "by people who like me. The others call me when they want something. You may choose."
  `),
  /** About what the hero is after. */
  goal: lines(`
    "So you mean to [goal]," says [who]. [^who.they] doesn't laugh, which is more than you had looked for. "Then you'd better know that you're not the first. You may be the first to say it out loud."
    "To [goal]," [who] repeats, trying it for weight. "It can be done. I never heard that it could be done and the person be quite the same after."
    "I'd start with [lair]," says [who]. "If I had to [goal], and if I had your knees."
    "People who try to [goal]," says [who], "all make the one mistake. They hurry at the beginning and dawdle at the end. Do it the other way about."
  `),
  /** About something of the scenario. */
  motif: lines(`
    "[^topic]?" [who's] face changes. "It was the first thing that went wrong. Everyone argues about when, but nobody argues that it was the first."
    "I was there when it began with [topic]," says [who]. "I remember what I was eating. It's odd, what one keeps."
    "Leave [topic] be until you know more," says [who]. "I don't say that because I know more. I say it since I've seen three people not leave it be."
    "They say it's the same with [topic] in the next place over," says [who], "and the next. If that is so, it isn't ours at all. It's only passing through us."
    "[^topic]?" [who] gives a short laugh. "I used to have a theory. Then I had evidence, and I had to give up the theory."
  `),
  /** About the question the story has opened. */
  matter: lines(`
    "About [matter] there are two things to know," says [who]. "One is that [foe] is in it up to the elbows. I was hoping somebody would tell me the other."
    "Ask at [lair]," says [who]. "If it's anywhere, it begins there. I'd come too, but I should like to be able to say I hadn't."
    "I've lain awake over [matter]," says [who], "and all I've got for it is a good knowledge of the ceiling."
    "There's more to it than [matter]," says [who]. "That's only the half that shows."
    [who] lowers [who.their] voice. "When it comes to [matter], watch who's helpful. I've nothing against helpful people. I just like to see what they've got in the other hand."
    "You might as well ask the rain about [matter]," says [who], "but you'd have to ask the rain on a day when [foe] wasn't listening."
    "It was all quiet about [matter]," [who] says, "till somebody began asking. I don't say stop. I say, if I were [foe], I'd know your name by now."
    "What do I think?" [who] seems surprised. "Some things are like a tooth. You can go round by the other side for years."
  `),
  /** About anything else. */
  unknown: lines(`
    "[^topic]?" [who] turns the words over like a coin from abroad. "I've heard it spoken of. Never by anybody I'd believe."
    "You'd do better to ask somebody who sleeps at night," says [who]. "I don't let [topic] into the house."
    [who] shakes [who.their] head. "I could tell you something about [topic], and it might even be so. But I'd be making it up to please you{, [sir]|}."
    "If I knew about [topic]," [who] says, "do you suppose I'd still be standing here{, [sir]|}?"
    "Ask me that again when there are fewer of us," says [who], and talks instead, with some firmness, of soup.
    "[^topic]," [who] repeats, and is silent so long that you think that is the answer. "No. Not me. But somebody does know, because somebody keeps asking me not to wonder."
    [who] lifts one shoulder. "People say a lot of things about [topic]. They say them quietly, which is the only part that interests me."
    "That's an odd thing to bring up," says [who]. "You're the second this week to want to hear about [topic]."
    "My uncle wouldn't say the word," [who] tells you. "He'd say *that business*, and spill his tea. So all I know of [topic] is a stain on a tablecloth."
    "Three people have asked me about [topic] since this morning," says [who], "and two of those were [foe's]."
    "There was a song about [topic]," says [who]. "It had nine verses. We were only ever taught eight."
    "I used to know all there was to know about [topic]," [who] says. "Then I met someone who did."
    "Depends who's paying for the answer," says [who], and then looks ashamed of it. "Sorry. That's how they talk here, and one picks it up. I don't know. I'd tell you."
    [who] considers. "I know one thing about [topic], and it's this: whoever brings it up first always leaves first, too."
    "Not my street," says [who]. "But I'll say this. When [topic] comes into it, somebody is about to lose an argument."
    "Is that what you came about? [^topic]?" [who] sounds almost let down. "I had got ready for something worse."
  `),
} satisfies Record<string, string[]>

/** How people answer what the hero says to them, by the kind of speech. */
export const speechAnswers = {
  advice: matterAnswers.advice,
  feeling: matterAnswers.feeling,
  wish: smallAnswers.wish,
  greeting: lines(`
    "You'll be the [role]," says [who]. "I thought you would be taller, or shorter. Something."
    "Good," says [who], as though ticking you off a list. "I was hoping it would be you and not the other one."
    [who] nods you nearer. "Mind where you stand. That bit's new."
    "There you are{, [sir]|}," [who] says. "I'd begun to talk to myself, and I wasn't winning."
    "If it's about [matter]," says [who], "I know nothing. If it's about anything else, sit down."
    "You have a look about you," [who] says, "of someone who is going to ask me something."
    [who] holds up a finger for silence, listens to something beyond you, and then gives you the whole of [who.their] attention.
    "Well met," says [who]. "Or met, anyway. We'll see about the other half."
    "Don't tell me," says [who]. "You want directions, money, or the truth. I can do you the first."
  `),
  who: lines(`
    "Who?" says [who]. "That's the question, isn't it? I could give you a name. I could give you three. They'd all be at home when you called, with clean hands."
    "Somebody who knew which stair creaks," says [who]. "That's all I'll swear to. It narrows it down to those of us who were ever late."
    "I've asked myself," [who] says, "and each time it comes out as a person I'd sooner it wasn't."
    "The one nobody is looking at," says [who]. "It generally is."
  `),
  what: lines(`
    "What it is," says [who], "I can't tell you. What it does I've seen, and I moved my bed to the other wall."
    "Nothing that has a name in the daytime," [who] says, "and nothing you'd thank me for guessing at."
    "Just what it looks like," says [who], "only more so. It's the looking like it that puts people off."
    "Whatever it was, it's something else by now," says [who]. "That's the trouble. You get here with the right answer and they've changed the question."
  `),
  where: lines(`
    "Try [exit]," says [who]. "If it isn't there, somebody there will have seen it go by."
    "Not here," [who] says. "I'd have tripped on it. There's [exit], and after that there's only guessing."
    [who] points, changes [who.their] mind, and points somewhere else. "[^exit]. Yes. Everything ends up there that doesn't want to be found on its own."
    "Closer than you'd like," says [who], "and not so close as you could reach."
  `),
  why: lines(`
    "Why," says [who], as if it were a street [who.they] used to live in. "Because somebody could, I expect. Then because they had. Then because it was too late to have not."
    "For love," says [who], "or else money. I've never been able to tell the difference from outside."
    "You're the first to ask that," [who] says. "The rest of them only ask who. I think it's the better question, and I think that it's why you'll be unpopular."
    "Because nobody stopped it when it was small," says [who].
  `),
  how: lines(`
    "Slowly," says [who], "and then someone noticed, and then quickly."
    "The usual way," [who] says. "A key, a lie, and a person standing where they always stand."
    "I could show you sooner than say it," says [who], and shapes something in the air that has a lid.
    "With help," says [who]. "Look at the size of it. Nobody could do that on their own and be home for supper."
  `),
  when: lines(`
    "Before the bells," says [who], "or after. I remember thinking how quiet it was, and you only think that when it has just stopped being something else."
    "Soon," [who] says. "I don't know more than that. I've started sleeping in my boots."
    "It was the night we ran out of lamp oil," says [who]. "I know, because I had nothing to see it by."
  `),
  closed: lines(`
    "Yes," says [who]. Then, after a moment in which you can hear it being weighed, "Mostly."
    "No," [who] says, "and I'd ask you not to ask it louder."
    "I'd like to say so," says [who]. "I've been trying all week to be the sort of person who'd say so."
    "Would it help you if I had?" asks [who]. "Then let's say I might have."
    "Not that I know," says [who]; "but the list of things I'm not told gets longer every day."
    [who] makes a see-saw of one hand.
  `),
  come: lines(`
    "With you?" says [who]. "I'd thought you would never ask. I had, in fact, a list of reasons ready."
    [who] looks back once, the way one checks a stove, and nods. "Lead on."
    "I'll come as far as I'm useful," says [who], "and one step after, to be sure."
  `),
  helpme: lines(`
    "Tell me what to hold," says [who], "and tell me when to let go."
    [who] rolls up [who.their] sleeves before [who.they] has said yes. "I'm not promising to be any good."
    "I was going to anyway," says [who]. "I was only waiting to be asked, so that it'd be your fault."
  `),
  giveme: lines(`
    [who] hesitates with a hand on the thing itself. "I'd get it back?" [^who.they] sees that you can't promise. "No. Well. Take it or don't, but don't thank me."
    "It isn't mine to give," says [who]. "I'll be looking the other way for the next little while, if that's any use."
    "Everyone wants something out of my pockets today," [who] says, but good-humouredly, and turns one of them out: string, a stub of pencil, a key. "Help yourself to the string."
  `),
  tellme: lines(`
    "All of it?" says [who]. "I haven't got all of it. I've got a corner. I'll give you my corner, if you'll put it next to yours."
    "Sit," [who] says. "No, there, where I can see past you. It starts with a light being on that was always off."
    "I'll tell you what I saw," says [who], "and you can decide if I'm a liar: two of them, one carrying, and the one who wasn't carrying was crying."
  `),
  stop: lines(`
    [who] stops, with one foot still thinking about it.
    "As you wish," says [who], showing both hands. "I've stopped. Now what?"
    Whatever [who] had been about to do, it goes back up [who.their] sleeve.
  `),
  naming: lines(`
    "That's a good name," says [who]. "I shall try not to tell it to anybody."
    "I know who you are," [who] says. "Everyone does, since about noon."
    "And I'm [whoname]," says [who]. "There. Now each of us has something to shout if the other falls in."
  `),
  promise: lines(`
    "I've had promises," says [who]. "I've a drawer of them. But I'll put yours on top."
    [who] takes you at your word; you can see it happen, and it makes the word heavier.
    "Then I'll hold you to it," says [who]. "I don't mean that as a threat. I mean that I'll be holding."
  `),
  plea: lines(`
    [who] looks at you, and past you, and at you again. "Oh, very well. Don't say *please* at me. I've no defence against it."
    "I can't," says [who]; but [who.they] has said it too quickly, and both of you listen to the door that leaves open.
    "You'd do as much for me," says [who], not quite asking. "So. Yes."
  `),
  threat: lines(`
    "I've been threatened by experts," says [who], "and you're not enjoying it enough."
    [who] weighs it. "You might," [who.they] says. "I don't think that you will. But I'll answer as though you would, to save time."
    "Do you know," [who] says, "you are the politest so far."
  `),
  insult: lines(`
    "Quite possibly," says [who]. "And yet here you are, asking me."
    [who] goes red, then white, then, of all things, laughs. "My sister says so too. She puts it better."
    "I've been called that by people with more teeth," says [who]. The talk has got colder by a coat.
  `),
  praise: lines(`
    [who] looks behind [who.them] to see whom you mean.
    "You want something," says [who], pleased all the same. "Nobody says that for nothing. Go on. Say it again first."
    "Well," says [who]. "Well, now." It appears that [who.they] has nothing to put it in.
  `),
  apology: lines(`
    "It's done," says [who]. "I'd sooner have that than not, mind. I'll put it by."
    "You weren't to know," [who] says. "You might have asked. But you weren't to know."
    [who] shakes [who.their] head, not in refusal; more like somebody clearing it of water.
  `),
  love: lines(`
    [who] looks at you so long that you have time to learn the face by heart. "Say that again," [who.they] says, "when this is over, and I'll know what to do with it."
    "Don't," says [who]; and then, "No, do. Only not so that I can hear it. I've things to carry."
    The colour comes up in [who's] face, from the collar. "Well," [who.they] says. "Well. I'd a remark all ready, and it's gone."
    "I know," says [who]. "I've known since you got the name of the street wrong. I was only waiting to see if you did."
    [who] doesn't answer. But [who.they] does, after a while, move over, so that there's room.
  `),
  farewell: lines(`
    "Go carefully," says [who]. "There's more of it out there than there was."
    "Till next time, then," says [who], as though there were going to be one.
    [who] raises a hand and keeps it up until you have looked away.
  `),
  agree: lines(`
    "Just like that?" says [who]. "Well. I had a whole speech ready."
    [who] takes that in. "Good. I prefer a short answer; there's less of it to go bad."
    "I'll hold you to it," says [who], not smiling.
  `),
  disagree: lines(`
    "As you like," [who] says, and you can see [who.them] alter some small plan.
    "No?" [who] seems relieved, if anything. "I only asked because I'd been told to."
    "I thought you'd say that," says [who]. "I had a bet on it. Don't ask who with."
  `),
  thanks: lines(`
    "Don't thank me yet," says [who]. "You haven't seen the rest."
    [who] waves it off, pleased, and pretends to look for something.
    "It was nothing," [who] says, and then, being honest, "It was something. You're welcome."
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
    "I heard it otherwise," says [who]. "But I heard it from somebody who was selling something."
    "Now that," says [who], "is the first thing anyone has told me all day that I hadn't already been told to think."
    [who] repeats it under [who.their] breath, the way one does with an address.
    "You'd better mean that," says [who], "because I'm about to act on it."
  `),
  foe: lines(`
    "Why me?" says [who]. "You might as well ask why the tide. I only want to [want]. Everybody else seems to have been standing on the beach."
    "You've been talking to people," [who] says. "Good. It's healthy. Which of them cried?"
    [who] considers the question, and you, and seems to find the one rather better made than the other. "Ask me when it's over," [who.they] says.
    "I shall be quite honest with you," says [who], and you would swear that [who.they] is. "I'd hoped you'd be stupid. I'm so glad that you're not. It does make it longer."
    "I could have you put out," says [who], "and I find I'd miss it. Do go on."
    "Nobody is hurt who wasn't going to be," [who] says. [^who.they] hears how that sounds, and for an instant looks merely tired.
    [who] hears you out with [who.their] head on one side. "You are wasted on them," [who.they] says. "Come and see me when you are tired of it."
    "What a lot you have noticed," says [who] softly. "I should stop, in your place. I say it as one who never could."
    "No," says [who], pleasantly, to something you hadn't yet asked.
    [who] smiles as one smiles at a clock that is nearly right.
    "You and I want the same thing," [who] says. "It's a pity there's only one of it."
    "[^topic]? I've never given it a thought," says [who], who plainly gives it very little else.
    "Shall I tell you what I'd do with you," asks [who], "if I had you on my side? I'd let you sleep. You look as if nobody had."
    "You speak as if this were about right and wrong," [who] says. "It's about who gets up earlier."
  `),
} satisfies Record<string, string[]>
export type SpeechKind = keyof typeof speechAnswers
