import { spoken } from './line-list.ts'

/** What whoever is asked says of themselves: the first that the question fits, and only what it fits whatever the story. All else is settled by its sort, or is not known. */
export const saidLines: [asks: RegExp, lines: string[]][] = [
  // Who.
  [
    /^who(?: has| had| have| was it)? (?:told|asked|sent|taught|hired|paid|invited|ordered) (?:you|them)\b/,
    spoken(`
      Somebody who asked me not to say.
    `),
  ],
  [
    /^who\b.*\b(?:did (?:it|this|that)|stole|killed|murdered|poisoned|robbed|framed|betrayed|attacked|kidnapped|is (?:to blame|lying|behind)|was behind)\b/,
    spoken(`
      I have no proof against anybody.
      I only know that it was not me.
    `),
  ],
  [
    /^who (?:is )?else\b/,
    spoken(`
      Nobody else, that I know of.
    `),
  ],
  [
    /^who(?:m)? (?:do|did) you (?:trust|love|miss|admire)\b/,
    spoken(`
      Somebody from long ago. You won't know the name.
    `),
  ],
  [
    /^whose (?:idea|plan|fault|decision|doing|choice)\b/,
    spoken(`
      Mine, I'm afraid.
      Mine. I'm not proud of it.
    `),
  ],
  // Where.
  [
    /^where (?:should|shall|do|can|will) we\b/,
    spoken(`
      I was about to ask you that.
      That's for you to say.
    `),
  ],
  // Why.
  [
    /^why (?:did|have|had|were|was)n['’]?t you\b|^why (?:did|have|had) you (?:not|never)\b|^why you (?:did|had|have)(?:n['’]t| not| never)\b/,
    spoken(`
      I wanted to. I didn't dare.
      I kept waiting for the right moment.
      Would you have, in my place?
    `),
  ],
  [
    /^why (?:should|must) (?:i|we)\b|^why me\b|^why us\b/,
    spoken(`
      Because nobody else will.
      You needn't. But I'd be glad of it.
      Because I'm asking you.
    `),
  ],
  [
    /^why (?:did|have|had) you\b|^why you (?:did|had|have|\p{L}+ed|went|came|left|took|made|said|told|hid|ran|broke|sold|kept|gave)\b/u,
    spoken(`
      It seemed right at the time.
      Because I could think of nothing better.
      I thought I had no choice.
      It's a long story, and I don't come out of it well.
      @child I don't know. I just did.
    `),
  ],
  [
    /^why (?:will|would|must|can|should) (?:not (?:you|i|we)|(?:you|i|we) (?:not|never))\b|^why you (?:won['’]t|will not)\b/,
    spoken(`
      Because no good would come of it.
    `),
  ],
  // How.
  [
    /^how (?:do|did|can|could) you (?:know|be sure|tell|find out)\b|^how you (?:knows?|knew|found out)\b/,
    spoken(`
      Somebody told me who ought to know.
      I kept my eyes open, that's all.
    `),
  ],
  [
    /^how (?:are|were|have) you(?: (?:been|feeling|doing|holding up|keeping))?$|^how (?:is|are|was) (?:things|everything|life|it going)\b|^how (?:do|did) you (?:feel|sleep)$|^how you (?:is|are|feels?)$/u,
    spoken(`
      Well enough. And you?
      I've been better.
      Better than yesterday.
      Tired, to be honest.
    `),
  ],
  [
    /^how (?:is|are) (?:your|his|her|the) \p{L}+$/u,
    spoken(`
      Much the same, thank you.
      Better than I feared.
    `),
  ],
  [
    /^how (?:could|dare) you\b/,
    spoken(`
      I've asked myself that, more than once.
    `),
  ],
  [
    /^how (?:did|have) you\b(?!.*\b(?:meet|met)\b)/,
    spoken(`
      It wasn't easy.
      With more luck than skill.
      Slowly, and not at the first try.
    `),
  ],
  [
    /^how (?:can|could|may) (?:i|we) help\b/,
    spoken(`
      Stay with me a while. That would help.
      You could begin by listening.
    `),
  ],
  // What.
  [
    /^what (?:do|did) you mean\b/,
    spoken(`
      Just what I said.
      You know what I mean.
    `),
  ],
  [
    /^what (?:did|had|have) (?:you|he|she|they) (?:say|said|tell|told|talk about|write)\b|^what (?:you|he|she|they) (?:said|told|wrote)\b/,
    spoken(`
      Nothing that I care to repeat.
      No more than was needed.
    `),
  ],
  [
    /^what (?:did|have|had) you (?:last )?(?:see|seen|notice|noticed|hear|heard)\b|^what you (?:saw|heard|noticed)\b/,
    spoken(`
      Nothing that I'd swear to in court.
      Less than you hope.
    `),
  ],
  [
    /^what (?:do|does|did) you (?:really |actually )?(?:want|need)(?: from (?:me|us))?$|^what you (?:wants?|needs?)$/,
    spoken(`
      @foeman You know that very well.
      The truth, to begin with.
      To be heard out, first of all.
    `),
  ],
  [
    /^what (?:would|do) you (?:like|want|prefer)\b.+/,
    spoken(`
      Whatever you think best.
      I leave that to you.
    `),
  ],
  [
    /^what (?:do|did) you (?:think|make of|reckon)(?: (?:of|about) .*)?$|^what is your (?:opinion|view)\b|^what you thinks?$/,
    spoken(`
      I haven't made up my mind.
      I'd like to hear what you think, first.
    `),
  ],
  [
    /^what (?:should|shall|do|can|could|will|would|must|are) we (?:do|going to do)\b|^what (?:is|are) (?:the|our) (?:plan|plans|next step|next move)$|^(?:and )?what (?:now|next)\b|^what is next\b/,
    spoken(`
      I was going to ask you.
      First we keep calm.
      We wait, and we keep our eyes open.
      What would you do?
    `),
  ],
  [
    /^what is (?:wrong|the matter|up|the trouble)(?: with you)?$/,
    spoken(`
      Nothing. It will pass.
      I'd rather not talk about it just now.
    `),
  ],
  [
    /^what are you (?:doing|up to)$|^what you (?:is|are) doing$/,
    spoken(`
      Nothing that can't wait.
      What does it look like?
    `),
  ],
  [
    /^what (?:brings|brought)\b/,
    spoken(`
      I could ask you the same.
      Nothing that I'd shout about.
    `),
  ],
  [
    /^what (?:have|did) you (?:do|done)$|^what you (?:did|had done|have done)$/,
    spoken(`
      Only what I had to.
      Less than people say.
    `),
  ],
  [
    /^what (?:are|were|is) you (?:so |most )?(?:afraid|scared|frightened) of\b|^what do you (?:most )?fear\b|^what you (?:are|is|fears?)\b.*\b(?:afraid|fears?)\b/,
    spoken(`
      Of what I can't see.
      The same things as you, I should think.
      Of being left alone with it.
    `),
  ],
  [
    /^what do you (?:most )?(?:miss|love|hate|regret|like)(?: (?:most|best))?$/,
    spoken(`
      More than I could name in one breath.
    `),
  ],
  [
    /^what (?:would|will) you do\b|^what (?:are|is) you (?:going to|gonna) do\b|^what you (?:will|would|are going to) do\b/,
    spoken(`
      I haven't thought that far.
      I'll know when the time comes.
    `),
  ],
  [
    /^what if\b|^what (?:do|will|should|shall) we do if\b/,
    spoken(`
      Then we think of something else.
      Then at least we tried.
      Don't say that aloud.
      @machine There are other ways. I have counted them.
    `),
  ],
]
