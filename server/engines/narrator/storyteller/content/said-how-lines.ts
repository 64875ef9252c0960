import { spoken } from './line-list.ts'

/** How it was done, is known, should be done. */
export const saidOfHow: [asks: RegExp, lines: string[]][] = [
  [
    /^how (?:do|did|can|could|would) you (?:know|be sure|tell|guess|hear|find out|learn)\b|^how you (?:knows?|knew|found out|heard)\b/,
    spoken(`
      I saw the boots. One doesn't get that kind of mud on the road.
      [other] talks when [other.they] is tired, and [other.they] was very tired.
      I counted. There were nine, and now look.
      My mother used to do it in just that way, when she had something to hide.
      @child I listened at the door. It has a good hole.
      @law Eleven years on the job. And somebody had written it down.
      @machine I heard it through the wall. I hear everything through the wall; nobody asks.
      I read it upside down, on somebody's table.
      You told me yourself, in your sleep. It was mostly about a goat, but not all of it.
    `),
  ],
  [
    /^how (?:did|do|have) (?:you|they|he|she) (?:\p{L}+ )?(?:meet|met|become friends|get to know|marry)\b|^how (?:you|he|she|they) (?:met|got to know|married)\b/u,
    spoken(`
      In a queue. There was one loaf left, and neither of us would take it.
      At a wedding, under a table. We'd both dropped something.
      By mistake: I'd knocked at the wrong door, and there was soup.
      Through [other]. We were both late, and there was only the one umbrella.
      @child I lent a pencil, and I didn't get it back, and now we're friends.
      In a storm, on a roof. One of us was stealing the lead, and I won't say which.
    `),
  ],
  [
    /^how (?:did|do|have) (?:you|he|she|they) (?:die|died|pass)\b|^how (?:you|he|she|they) (?:died|passed)\b/,
    spoken(`
      @ghost Quickly. I was still holding the cup when I noticed.
      @ghost Of a cold, and of being told that it was nothing.
      On the stairs, at four in the morning, in stockinged feet. Nobody's ever said what was at the top.
      Alone, they say. But there were two cups on the table, and both were warm.
      In the water. A good swimmer, too; that's what I can't get past.
    `),
  ],
  [
    /^how (?:did|have|do) you (?:\p{L}+ )?(?:get|got|come|came|find|found|escape|break|make it|end up|manage|survive|sneak)\b|^how you (?:got|came|found|escaped|made it|ended up)\b/u,
    spoken(`
      On foot, for the most part, and the last of it on my hands and knees.
      With a lie, to start with. I said that I was expected.
      I asked politely. You'd be surprised how seldom anybody does.
      By the back. [other] leaves it open, for the cat.
      @child It was easy. You just have to be small and not breathe.
      @rogue A hairpin, a boy to whistle, and no sense of shame.
      @noble One knows people. And the people know what one knows.
      @law I followed the lamp. It wasn't me who was carrying it.
      On the back of a cart, under the turnips. I can't look at a turnip now.
    `),
  ],
  [
    /^how (?:do|did|have|could|would) you\b|^how you \p{L}+/u,
    spoken(`
      @teen Slowly, and with a kitchen knife. I was rather proud of it.
      [other] showed me, one winter, with a piece of string.
      The way one does anything: badly, and then again.
      @learned From a footnote. Everything worth knowing is in a footnote.
    `),
  ],
  [
    /^how (?:can|could|do|should|shall|would|will|might|may) (?:i|we|one|somebody|anybody|it)\b|^how to\b/,
    spoken(`
      Begin with [other]. Nothing here happens unless [other.they] lets it.
      Quietly, and from the other side. They only watch this one.
      You could do something for me. There's a box that I can't open, and can't leave alone.
      With patience and a bit of wire. I have the wire.
      @child You say please, and if that doesn't work you run.
      @law By the book. Then, if that fails, ask me again when I'm off duty.
      @rogue The back way, after dark, with somebody else's hat on.
      @ghost Say my name where I can't hear it. That's all I've ever wanted.
      @close The way we did it the last time, without the part with the ladder.
      First eat something. Nobody ever had a good idea on an empty stomach.
      You find what it cost, and pay it back. There's no other way that I have seen.
    `),
  ],
  [
    /^how (?:are|were|have) you\b|^how (?:is|are|was) (?:things|everything|life|it going)\b|^how (?:do|did) you (?:feel|sleep)\b|^how you (?:is|are|feels?)\b/u,
    spoken(`
      Better than on Tuesday. On Tuesday there was shouting.
      @teen I've had soup, and nobody has died. So, well.
      The left knee hurts, and the right one is worried about it.
      Up at four, and down again at six. Ask me again after breakfast.
      @child I've got a loose tooth. Do you want to see?
      @law Still standing. The relief was due an hour ago.
      @ghost Cold, mostly. One gets used to being looked through.
      @machine Eighty-one in a hundred. Yesterday it was eighty-three.
      @noble Bored, until you came. One does like to be asked.
      Thinner. It's kind of you to ask; [other] never does.
      Well enough. I laughed yesterday, for the first time since the spring.
    `),
  ],
  [
    /^how (?:is|are|was|were|has) (?:your|his|her|their|the|my|old|little|he|she|they|\p{L}+$)\b(?!.*\b(?:made|done|work\w*|built|going to)\b)/u,
    spoken(`
      Taller. There's talk of a school, a good one, if I can find the money.
      Not speaking to me. It's about a hat. It isn't about the hat.
      Better, thank you. The fever broke on Sunday, and since then there's been nothing but eating.
      Gone away. A card comes at midwinter, with a donkey on it.
      @law Well, last I heard. I'd be obliged if you kept that name out of this.
      @noble Engaged, unfortunately. To a poet.
      @rogue You leave that name in your pocket, or I'll stop being pleasant.
      @child All right. But the legs are itchy.
      Much the same. The hands shake, but the tongue doesn't.
    `),
  ],
  [
    /^how (?:could|dare) you\b/,
    spoken(`
      I told myself that it was only the once. It was, for a while.
      You weren't there. You don't know what they had offered [other].
    `),
  ],
  [
    /^how (?:long|soon|far|often)\b/,
    spoken(`
      @teen Four hours, if nobody panics. So call it three.
      Until Thursday. After that it's bread, and then it's only good manners.
      Longer than [other] thinks, and not as long as I'd like.
      About as long as it takes to boil an egg, if one keeps taking off the lid.
      @child Ages. Till after my birthday, and that's in the winter.
      @machine Between nine hours and eleven. I've left out the part you'd find upsetting.
      @law As long as the lamp lasts. Then we go by ear.
      Not a minute more than it must. Ask [other], who timed it with a prayer.
    `),
  ],
  [
    /^how (?:much|many)\b/,
    spoken(`
      Eleven, after [other] had taken a share. It would've been fourteen.
      Enough to quarrel about, and too little to be worth it.
      @child Seven. I've seen six, and one was behind the others.
      Half of what was promised. It's always half.
      @rogue Nine and a bit. I ate the bit.
    `),
  ],
  [
    /^how (?:did|does|do|was|is)\b/,
    spoken(`
      Like everything here: with good intentions, and [other].
      One minute it was quiet, and the next there was water on the floor.
      You push where it says pull. It took us a year to find that out.
      Badly. There was a speech, and then there was a fire, a small one.
      @child First it went whoosh, and then it didn't any more.
      @law In three steps, according to the report. The second is a lie.
      It began with a quarrel over a chair. You wouldn't think so now.
      Slowly, and then all at once, on a Friday, with everybody looking.
    `),
  ],
]
