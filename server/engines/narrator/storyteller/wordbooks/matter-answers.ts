import { lines } from './wordbook.ts'

/** What people say to a question about the matter in hand: as much of the truth as they have. */
export const matterAnswers = {
  who: lines(`
    "[foe]," says [who] at once, and looks round, as though somebody else had said it. "I've no proof. I've only watched [foe.them] not be surprised."
    "If I say a name you'll go and knock on its door," says [who]. "Well. It's [foe]. Knock softly."
    "Ask yourself who was kind afterwards," [who] says. "A good many were. There's only one who was kind before they could have heard, and that was [foe]."
    "I can tell you who it wasn't," says [who]. "It wasn't anybody who has lost sleep over it. [foe] sleeps like a cat."
    [who] writes it in the dust with a finger, and rubs it out with a heel. You've had time to read it. It said [foe].
    "I've only the one name," says [who], "and it's [foe's]. I wouldn't say so in front of [foe.them]. I'd hardly say so in front of you."
    "People say [foe]," says [who]. "I used to think that they said it because it was easy. Then I noticed that none of them says it twice."
  `),
  where: lines(`
    "[^lair]," says [who]. "It all goes back there, if you follow it far enough."
    "You'd want to have a look at [lair]," [who] says. "Go by daylight, and come at it from behind."
    "There's one place that people stop talking in front of," says [who], "and it's [lair]. I'd begin by standing in it."
    "Not here. Here is only where they keep the talk," says [who]. "What you're after is at [lair]."
    [who] doesn't point. [^who.they] just turns [who.their] back on one particular direction, rather firmly; and that way lies [lair].
    "If I'd lost a thing like that," says [who], "and I hoped nobody would find it, I would have lost it at [lair]."
  `),
  why: lines(`
    "Because [foe] means to [foewant]," says [who]. "It doesn't sound like much. It never does, until you're what stands in the way of it."
    "They'll tell you it was money," says [who]. "I'd say that [foe] can't bear to be seen wanting a thing. And what [foe.they] wants is to [foewant]."
    "You might ask why now," [who] says. "It could have been done any time these ten years. I think that somebody was going to say something. I think it may have been going to be me."
    "Why does anyone?" says [who]. "[foe] started out to [foewant]. Then there was the one small thing to be hushed up, and then there was the hushing."
    "I've turned that over till it's smooth," says [who]. "It has something to do with [lair]. Nobody ever minded about anything else."
  `),
  how: lines(`
    "With [foe's] blessing," says [who], "and everybody looking the other way. I was one of those. I could draw you the other way from memory."
    "At night, by the back, from [lair]," [who] says. "It's not that I saw it. It's that I was asked so nicely what I'd seen."
    "There'd have to be two in it," says [who]. "One to do the thing, and one to be somewhere else with the first one's hat on. I know who'd wear the hat. I don't know who'd lend it to [foe]."
    "A little at a time," says [who]. "You'd not have noticed. I didn't, and I live here. First it was only that one couldn't get to [lair] on Sundays."
  `),
  when: lines(`
    "It'd be the night that [foe] lent everyone an umbrella," says [who]. "It hadn't even begun to rain."
    "After supper, and before the dogs," [who] says. "I'd be certain of it, only that's just when [foe] says it was, too."
    "I can't give you the hour," says [who]. "I can tell you that there was a light over at [lair] until it was done, and none from then on."
  `),
  what: lines(`
    "I'll tell you what I would swear to," says [who]. "[^known]. All the rest is what people tell each other to get to sleep."
    "What I know would go in a thimble," says [who], "and it's this: there's something at [lair], and [foe] doesn't like to have it looked at."
    "You've got hold of the right end," says [who]. "You know that [known]. I'd pull, gently, and watch [foe's] face."
    "Only what I saw," [who] says. "I saw [foe] come away from [lair] with [foe.their] coat buttoned wrong. I've known [foe.them] nine years. It was the first time that I'd ever seen [foe.them] hurry."
    "You'll have had it from all of them that nothing happened," says [who]. "I was there for the nothing. It took about an hour, and it broke a chair."
    "What I think isn't worth much," says [who]. "I think that if [foe] were to go away for a month we'd all discover that we remembered something."
  `),
  /** What to do next. */
  advice: lines(`
    "If it were me," says [who], "I'd go to [lair], and I'd go before [foe] thinks of it."
    "I'd leave [foe] for last," [who] says. "One should know the answer before one asks that sort of person the question. Try [lair] first."
    "Eat something," says [who]. "Then go and see what there is at [lair]. In that order. I've seen it done in the other."
    "You know what you've got," says [who]: "that [known]. I should walk up to the next person who won't look at you, and say it out loud."
    "I'd do what [foe] least expects," says [who], "only I've no idea what that would be. I expect I'd turn up, and be polite, and not go away."
    "There's [exit] that you've not tried," says [who]. "It may be nothing. But nobody has told you to keep away from it, and that's odd in itself."
  `),
  /** How somebody is. */
  feeling: lines(`
    "I'm as you see me," says [who]. "It's good of you to look."
    "Frightened," [who] says, "but I've been frightened for so long now that I get things done in it."
    "All in one piece," says [who], after checking. "Ask me tomorrow. I'm never anything till tomorrow."
    "I'd be better if I knew how this ends," says [who], "and if you tell me that it ends well I'll pretend."
    "Tired," says [who]. "Not sleepy. It's the other sort. You have it as well; I can tell by the way you stand."
    "Nobody has asked me that since it began," [who] says. There's a pause, while [who.they] finds out. "Angry, I think. How interesting."
  `),
} satisfies Record<string, string[]>
