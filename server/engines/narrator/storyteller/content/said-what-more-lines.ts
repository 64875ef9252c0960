import { spoken } from './line-list.ts'

const Y = 'you'
const by = (pattern: string): RegExp => new RegExp(pattern, 'u')

/** What whoever is asked says of what is meant, liked, held or to come. */
export const saidOfMore: [asks: RegExp, lines: string[]][] = [
  [
    by(
      `^what (?:is|was|are|were)(?: \\p{L}+)? .+ like\\b|^what (?:sort|kind) of (?:a )?(?:man|woman|person|boss|people|boy|girl|mother|father|teacher)\\b|^what .+ (?:is|was|were|are) like\\b`,
    ),
    spoken(`
      @teen Fair, on a good day. On the other days one counts the knives.
      First at work and last at table. Nobody ever saw a temper, only the plate afterwards.
      Kind to dogs, short with people, and never once late.
      Loud. One gets used to it, as one does to living beside a mill.
      Quiet, in the way that makes you check your pockets.
      @child Nice. But there's a drawer you're not allowed to open.
      @law No trouble at all, until Tuesday. They're always no trouble until Tuesday.
      @learned A first-rate mind, and always the same sandwich.
      Like a wet Sunday with a good book in it.
      You'd be told you were doing it wrong, and then be shown, with great patience, until midnight.
      Worse than they say, and better than you'd think.
    `),
  ],
  [
    by(
      `^what (?:just |has |had |really |else )*(?:happened|went wrong|is going on|is happening|became of|happens)\\b|^what is (?:wrong|the matter|up|the trouble|the problem|it)\\b|^what (?:is )?wrong with\\b|^what (?:was|is) (?:all )?(?:that|this) about\\b`,
    ),
    spoken(`
      There was a quarrel over a key, and then the lamp went over. After that it's only guessing.
      [other] came in without knocking, said four words, and took the good umbrella.
      It began on Tuesday, with a smell. By Thursday nobody would go in there alone.
      @law A window, forced from the inside. That's what I can't make fit.
      @machine At four minutes past two something that should be hot was cold. I reported it. It was filed.
      @ghost I fell. I've told it as a push for so long that I am nearly sure.
      Somebody told the truth at dinner. We're still clearing up.
      [other] found out. I don't know from whom, but the door's off its hinges.
    `),
  ],
  [
    by(
      `^what (?:(?:are|were|was|is) ${Y} (?:doing|working on|up to|making|planning|building|cooking|reading|hiding|playing)|you (?:is|was|were|are) (?:doing|working on|up to|making|planning|hiding))\\b|^what brings\\b|^what brought\\b`,
    ),
    spoken(`
      Mending what [other] broke, and saying nothing about it. It's most of what I do.
      I'm waiting for somebody who's an hour late, and I'm beginning to be glad.
      A letter, to a person who won't answer it. I've got as far as the date.
      @child Nothing! It's a surprise, and it's sticky.
      @law My rounds. Same as every night, only tonight somebody's moved the bench.
      @rogue Admiring the lock. It's a hobby.
      @ghost The same as every night: up the stairs, along, and down. I can't remember what for.
      I was only going to look. Then it was open, and then I had it in my hand.
      A promise to my mother. She made me swear on the good plates.
      Something for [other], who pays late, and never asks how it's going.
    `),
  ],
  [
    by(
      `^what (?:do|did|does) ${Y} do(?: \\p{L}+)? (?:for a living|for work|before|all day|around here|round here|here|in)\\b|^what (?:do|did) ${Y} do$|^what (?:is|was) (?:your|his|her|their) (?:job|trade|profession|work|line)\\b|^what you (?:did|do|does) (?:for a living|before|around here|here|all day)\\b`,
    ),
    spoken(`
      I mend what other people give up on: clocks, chairs, a nose once.
      I kept the books for a man who sold fish. I can still smell a wrong sum.
      Carpentry. I made doors; it's a good trade, people will always want to shut something.
      This and that. Mostly I carry things from where they are to where they're wanted.
      @child I go to school, but only because they count us.
      @rogue I find things. Sometimes before they're lost.
      @noble I was brought up to do nothing, and I do it very well.
      @teen @law I stand where I'm put. Before that I was a pastry cook; I still have the knives.
      I taught small children to read. Nothing has frightened me since.
      I played the piano, in places where nobody listened. One learns a lot about people.
    `),
  ],
  [
    by(
      `^what (?:exactly |else )?(?:(?:did|have|has|had) ${Y} (?:done|do|take|took|taken|steal|stolen|give|gave|bring|brought|eat|eaten|drop|lose|lost|hide|hidden|buy|bought|sell|sold|leave|left|change|make|made|use|used|put)|${Y} (?:did|took|gave|brought|dropped|lost|hid|bought|sold|left|changed|made|used|put|had done))\\b`,
    ),
    spoken(`
      A box, so long and so wide. I was told not to shake it, so I know that it rattles.
      What I always do; only that I was tired, and hummed. I don't hum, as a rule.
      Nothing that wasn't owed to me. It came to eleven coins and a comb.
      @child Only a little bit of it. The rest was [other].
      @child I put it back! I just put it back somewhere else.
      @rogue Less than they say, and more than they've missed.
      @law I wrote it up, and then I was asked to write it up again, shorter.
      @noble What anybody in my place would: I sent flowers, and changed the locks.
      @ghost I shut a door on somebody. I've been opening it ever since.
      A letter that wasn't addressed to me. I've read it, and I wish I hadn't.
      Half of it I gave to [other]. The other half is where you're standing.
    `),
  ],
  [
    by(
      `^what (?:(?:do|did|does|are|were|would|is) )?${Y} (?:(?:most|really|still|so|is|are|were|was|be|you) )*(?:fear|fears|afraid|scared|frightened|dread|miss|misses|love|loves|hate|hates|enjoy|like|likes|dreams?|dreaming|regret|remember|remembers)\\b|^what is your (?:favou?rite|dream|name for|greatest|biggest|worst|best)\\b`,
    ),
    spoken(`
      The smell of bread, from two streets off, before anybody's up.
      Deep water. I know it's only more of the shallow kind.
      My father's whistle. Three notes. I would give a good deal to be called home by it once more.
      Being told that somebody will be right back.
      Snow, when it's new, and I'm the first one out. I've never told anybody that.
      @child The thing in the cupboard. I've drawn it, so you'll know.
      @child Pancakes, and being picked up, and frogs.
      @ghost Being in somebody's way. You don't know how pleasant it is, to be bumped into.
      @machine There's a hum, low down, just before I'm needed. I would call it liking.
      @law A quiet street. It's never quiet for a good reason.
      @noble A room with nobody in it who wants something signed.
      @rogue Dogs. And honest people; one can't tell what they'll do.
      One summer, with [other]. We had a boat, and it leaked, and we didn't care.
    `),
  ],
  [
    by(
      `^what (?:would|will|might) ${Y}\\b|^what (?:are|is) ${Y} (?:going to|gonna)\\b|^what you (?:will|would|are going to)\\b`,
    ),
    spoken(`
      Buy back my mother's house, and paint the door a colour she would have hated.
      Sleep for a week, and then tell [other] what I think.
      Whatever [other] does, but slower, and with a better hat.
      @child Build a house in a tree, with a bell, and only you may come up.
      @noble Nothing, magnificently. I've had practice.
      @rogue Spend half, bury half, and forget where.
      @ghost Lie down. It sounds like little. You've never stood for eighty years.
      @machine Finish what I was doing. I've been doing it for a very long time.
      Something I should've done in the spring. I've bought the rope and the good shoes.
      I'd sit with it first. Then I'd give it away, before I could get used to it.
    `),
  ],
  [
    /^what (?:is|was) (?:in|inside) (?:the|this|that|my|your|his|her) (?:\p{L}+ )?(?:soup|stew|tea|coffee|drink|cup|glass|bottle|pie|cake|dish|pot|bread|potion|sauce|food|sandwich|pan|kettle)\b/u,
    spoken(`
      Leeks, a bone, and something that [other] brings in a twist of paper and won't name.
      What was left of yesterday, and a good deal of pepper, so that nobody asks.
      Honey, to begin with. The rest is there to hide the honey.
      @child Sugar. And my tooth, but that was by mistake.
      @learned Two parts of what it says on the label. The third part's what I'd have left out.
      @law That's what they're finding out, with a dog. The dog's all right so far.
      Nothing you can't say aloud. Try it: I've had two, and I'm standing.
    `),
  ],
  [
    /^what (?:is|was|are|were) (?:in|inside|under|behind|beneath|on|there|that|this|those|these|it|(?:the|your|his|her|their|a|an) \p{L}+)(?: \p{L}+)*$/u,
    spoken(`
      It's older than the house. My grandmother used it to keep a door open, and never said why.
      Letters, mostly, tied up with string. I know the hand on them.
      Something of [other]'s. I only look after it.
      Mine. I'd rather you didn't shake it.
      @child It's a secret. It's got legs, but not all of them.
      @law Evidence. It was something else before that, I daresay.
      @learned It's what they used before they had a word for it.
      @rogue Insurance. As long as I have it, [other] is polite.
      Bread, a shirt, and a picture of somebody. I was in a hurry when I packed.
      You'd call it junk. I would've called it that myself, until I saw what it was worth to [other].
      The only thing they let me keep.
    `),
  ],
  [
    /^what (?:kind|sort|type|make|brand) of\b|^which\b/,
    spoken(`
      The old kind. They don't make them any more, and one sees why.
      The second one. I'd know it anywhere by the dent.
      The cheap sort, with an expensive handle.
      The one on the left. [other] always goes for the right, and look at [other.them].
      @child The best one. The blue one. It's got a face.
      @law The sort one doesn't buy in a shop.
      The kind that [other] swears by. I'd have taken the plain one.
    `),
  ],
  [
    /^what if\b/,
    spoken(`
      Then we run, and you don't stop for me. I've a cousin on the other side who'll hide us both.
      Then it was worth a try, and [other] owes me a hat.
      Then we say that it was [other]'s idea. It's what [other.they] would say of us.
      @child Then I'd bite them. I've got a good one here at the side.
      @law Then I was never told, and you were never here.
      @machine Then there are two ways left. I've warmed up both.
      @noble Then we shall be rude to them, until it stops.
      Don't. I've thought of that one since four this morning, and it has no bottom.
    `),
  ],
  [
    /^what year\b/,
    spoken(`
      @ghost It was the winter with the two frosts. I stopped counting when they cut down the pear tree.
      The year of the big flood, as people here still call it.
    `),
  ],
  [
    /^what\b/,
    spoken(`
      Nothing you could put a name to. It's like a step that isn't there in the dark.
      It has to do with [other], and with money. It mostly has.
      It comes down to this: somebody promised, and somebody else has to pay.
      I used to know. It was written on a card by the bed, and [other] tidied.
      @child It's when you want to, but you aren't allowed, but you do.
      @law That's the second thing on my list. The first is why you're asking.
      @learned There's a word for it, and the word is longer than the thing.
      @machine The answer's short. You won't like it: less than there was.
      @noble One never used to ask. I suppose that's why we are where we are.
      @ghost The cold part of the stairs. You've felt it; you walk round it.
      Ask me what it cost. That I can tell you: eleven years and a good dog.
      The same as last time, I'd say, only that last time we had a lamp.
    `),
  ],
]
