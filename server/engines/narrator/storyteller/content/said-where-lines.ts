import { spoken } from './line-list.ts'

/** Where and when: in the mouth of whoever is asked. */
export const saidOfWhere: [asks: RegExp, lines: string[]][] = [
  [
    /^where (?:did you|you|do you|have you) (?:sleep|slept|been sleeping|stay|stayed|spend|spent)\b/,
    spoken(`
      On [other]'s floor, with my boots for a pillow. You can ask; [other.they] talks in [other.their] sleep.
      In the hay, with somebody's goat. I've still got some of both on me.
      I didn't. I walked until the lamps went out, and then I walked back.
      @child Under the table, because of the thunder. There wasn't any, but there could've been.
      @law In the chair by the door. It's in the rules, and so is the chair.
      @noble At an inn. There was something in the bed before me.
      @rogue Up a tree. It's safer than it looks, and it looks safe from below.
      Where it was dry. I'd rather not have known what the place was for.
    `),
  ],
  [
    /^where (?:were|was|have|had|has) you\b|^where you (?:were|was|have|had|has|slept|hid|went)\b|^where (?:did|do) you (?:go|sleep|hide|went|stay)\b/,
    spoken(`
      In bed, with a fever and a wet cloth. Ask [other], who wrung it out.
      Where I always am at that hour: at the table, with the accounts, and cursing.
      Outside, getting some air. I saw nobody, and I'm afraid nobody saw me.
      @child Under the table. You hear a lot under a table.
      @child With [other]. We were looking for frogs, and then it was late.
      @law At my post. There is a gap of ten minutes, and I have wished it back since.
      @rogue Somewhere warm, with a person who would be sorry to have to say so.
      @ghost Behind the wall. It is not so narrow as you would think.
      With [other], until late. [other.they] talked; I can repeat all of it, unfortunately.
      On my way home, the long way, on account of the dog.
      At [other]'s door, if you must know. I didn't knock.
    `),
  ],
  [
    /^where\b(?=.*\byou\b).*\b(?:get|got|buy|bought|come by|came by|find|found|learn|learned|learnt|meet|met|hear|heard|see|saw|seen)\b/,
    spoken(`
      From [other], in a game of cards. [other.they] lost four hands running, and I stopped asking for money.
      In a market, from a woman who was glad to be rid of it.
      My uncle left it to me, with eleven debts and a parrot.
      Under a floorboard, when I was nine. I put it back three times.
      @child I found it. It was only a bit buried.
      @rogue It fell out of somebody's pocket. I helped it a little.
      @noble It came with the title. So did the draughts.
      By the water, the morning after the storm. There were two; somebody else had the other.
      From [other], who taught me everything else as well, and most of it wrong.
      Far away from here, and in better weather. I was nineteen.
    `),
  ],
  [
    /^where\b.*\b(?:from|born|grow up|grew up)\b|^where (?:is|was) (?:your )?home\b/,
    spoken(`
      A village with one street and two opinions. You go north until you're sorry.
      Down by the water, in a house that was sold when I was six.
      The other side of the hills. We say it is flatter there, and that is all we say.
      @machine I was first switched on in a cellar. There was a calendar on the wall, with a kitten.
      @ghost Three doors down. It seemed far enough at the time.
      Here. I left twice, and both times I had forgotten something.
      From the same place as [other], though [other.they] tells people otherwise.
    `),
  ],
  [
    /^where (?:is|are|was|were) (?:your|his|her|the|their) (?:\p{L}+ )?(?:parents?|mother|father|mum|mom|dad|family|wife|husband|son|daughter|brother|sister|children|master|friends?|owner|boss)\b|^where (?:your|his|her|their) (?:parents?|mother|father|mum|dad|family) (?:is|are)\b/u,
    spoken(`
      Upstairs, asleep, the last time I looked. I've stopped looking.
      Across the water. There was to be money for the crossing; there's always going to be.
      With [other], since the quarrel. I'm told they've got a piano.
      @child They said to count to a hundred. I've done it nine times.
      @child @today In the car. No, not that one. They were having a talk, with the windows up.
      @noble In the country, with the good silver.
      @law Safe. That's as much as I can give you in a room with a door.
      @ghost On the hill, side by side. I'm the only one who came in by myself.
      @teen Dead, these six years. I set the table for it now and again, by mistake.
    `),
  ],
  [
    /^where\b.*\b(?:hurts?|hit|shot|bitten|wounded|bleeding)\b/,
    spoken(`
      Here, in the side, when I breathe in. So I try not to.
      The left knee. It's the same one as last time, and it was never friendly.
      The shoulder. I can move the fingers: look, four, and the thumb.
      @child Here. And here. But if you count to ten it gets better.
    `),
  ],
  [
    /^where (?:should|shall|can|could|do|would|will|are|is|must|might) (?:i|we|you|he|she|they|it)\b/,
    spoken(`
      Start with whatever is closest to the door. People hide things when they're leaving.
      [other]'s place. There's a back room there, and nobody asks for a name.
      Uphill. Whatever else goes wrong, we'll see it coming.
      Where there are people. It's harder to be found in company.
      @child I know a place! You have to crawl, and you mustn't mind spiders.
      @rogue Where the light's worst and the exits are two.
      @law Somewhere with one door, and I stand in it.
      Not far. I've my mother to think of, and my knees.
      To [other] first. If [other.they] won't help, nobody will, and then we know.
    `),
  ],
  [
    /^where\b/,
    spoken(`
      Not where it should be. I looked there first, and so had somebody else.
      The last I heard, with [other]. That was on Thursday.
      Behind [prop], the last time I looked; but I'm not the only one who looks.
      Gone since the morning. Only the warm cup was left.
      @child I know, but it's a secret. It's over there, behind [prop].
      @law Last seen heading for the water, in a hurry, with something under the coat.
      Close by, I'd say. There was a light under the door that I had not lit.
      At [other]'s, unless [other.they] has thrown it out by now.
    `),
  ],
  [
    /^when\b.*\b(?:last|did|was|were|had|have)\b|^(?:at )?what time (?:did|was|were)\b/,
    spoken(`
      Three days ago, just before dark. I remember because the soup boiled over.
      On Tuesday. [other] was there, and will tell you Wednesday, and be wrong.
      Four months back, at a funeral. We stood on different sides.
      @child When it was still light but nearly not.
      @law A quarter to five, by my own watch, which loses two minutes.
      @machine Nine days, four hours and some minutes ago. I can be more exact, if it helps to be.
      The night the wind took the shutter. I was holding the ladder.
      This morning, early. I had one shoe on.
      So long ago that I had all my teeth.
    `),
  ],
  [
    /^when\b/,
    spoken(`
      Before the light goes. After that I promise nothing.
      As soon as [other] is back, and not a minute sooner.
      Give it an hour. Things look different when one has eaten.
      @child After supper. Everything good is after supper.
      @law At the change of the watch. There are four minutes when nobody looks.
      Tomorrow, first thing, while everybody is still in a temper.
      When [other] gives the sign: two knocks, and then one.
    `),
  ],
]
