import { spoken } from './line-list.ts'

/** What whoever is asked says of who it was, whose it is, which of them, where and when: the first that the question fits. */
export const saidOfWho: [asks: RegExp, lines: string[]][] = [
  [
    /^who(?: else)?(?: has| had)? (?:\p{L}+ly )?(?:saw|seen|found|noticed|noticed|heard|discovered|spotted|met|was the last)\b/u,
    spoken(`
      I did. I was on my way to wash my hands, and then I needed to wash them again.
      [other] did. [other.they] [other.has] been sitting down ever since, with a glass of water.
      [other], who was up early for once. Ask why, and [other.they] will talk about the weather.
      @child I did! Nobody asked me, because I was supposed to be in bed.
      @child [other] did, but [other.they] told me not to say. I've said it now.
      @law [other], at ten past six. I have it in writing, with two spelling mistakes.
      @law I was first on the spot. Before me it was [other], who touched everything.
      [other] did, and then half of the others came to look. Whatever there was to see has been stepped on.
      Two of us: I, and [other]. We do not agree about what we saw.
      [other], so [other.they] says. I was ten steps behind, and I'd say it was me.
    `),
  ],
  [
    /^who(?: has| had| have| was it)? (?:told|asked|sent|gave|taught|hired|paid|invited|brought|called|ordered|let|put|made you|wrote (?:you|me|us|to))\b|^who(?:m)? (?:did|do) (?:you|he|she|they) .*\b(?:from|it to)$/,
    spoken(`
      [other] did. [other.they] only asks once, and I have never heard anybody say no.
      A man in a grey coat. He paid in small coins, and counted them twice.
      [other]. We met on the stairs, and I couldn't think of an excuse in time.
      My own brother. He thinks I owe him one, and he is right.
      @child The lady with the umbrella. She said you would have biscuits.
      @child [other] did. I wasn't going to, and then [other.they] said I was too small.
      @rogue Somebody who signs with an X, and pays in advance. I like a person who pays in advance.
      @law That came from above. The signature says [other], but the hand is not [other.their]s.
      A woman with a burn on her wrist. She wouldn't sit down, and she wouldn't give a name.
      [other], and [other.they] made me repeat it until I had it by heart.
    `),
  ],
  [
    /^who\b.*\b(?:did (?:it|this|that)|stole|took|killed|murdered|poisoned|robbed|broke|burn(?:ed|t)|hid|swapped|forged|framed|betrayed|sold|lied|attacked|kidnapped|sabotaged|cheated|ate|is (?:to blame|lying|behind)|was behind)\b/,
    spoken(`
      I'd look at [other]'s shoes first. [other.they] said [other.they] had not been out, and they were wet.
      If you ask me, [other]. Nobody else was so quick to say how sad it was.
      I have no proof. But [other] stopped whistling that day, and has not started again.
      Ask [other] where the second key is. Watch [other.their] hands while you ask.
      @child [other] did it. I can tell because [other.they] was nice to me afterwards.
      @law I have two names, and only one of them has a reason. [other] owed money.
      @rogue Not one of mine. Mine would have taken the spoons as well. Try [other].
      Somebody who knew the house. The dog did not bark, and the dog barks at me. [other] feeds it.
      It wasn't me, if that is what you want to hear first. [other] left early, and by the back.
    `),
  ],
  [
    /^who(?: else)?(?: (?:is|was|were|are))? (?:else )?(?:in|at|on|there|here|with|inside|around|about|aboard|coming|home|nearby|out)\b|^who else\b/,
    spoken(`
      [other], and a man with a stick whom I didn't know. They did not sit together.
      Three that I saw. [other] was one, by the wall, with [other.their] coat still on.
      Only [other]. [other.they] came for a forgotten glove, and took a long time to find it.
      @child [other], and [other]'s dog, and somebody with squeaky shoes.
      @law I counted four. [other] was the only one who did not ask what had happened.
      @learned [other], whom one sees everywhere and never at work.
      The usual ones, and [other], who is never there on a weekday.
      [other], from beginning to end. If anything was moved, ask [other.them].
    `),
  ],
  [
    /^who(?:m)?\b.*\b(?:with|for|to|about|see|meet|meeting|seeing|visit|visiting|calling|after|trust|like|love|marry|miss|blame|suspect|expecting|expect)$|^who(?:m)? (?:do|did|are|were|have|will|would) you\b/,
    spoken(`
      [other]. You would like [other.them], and then you would count your spoons.
      Somebody I have not seen for nine years. I'm not sure I would know the face.
      [other], and I would be glad if it went no further than this.
      My sister. We haven't spoken since the funeral, and one of us has to begin.
      @child [other]. We have a secret knock, and I can't do it properly yet.
      @rogue [other], who still thinks I'm called something else.
      @noble [other], though the family calls it something more respectable.
      @ghost The one with the candle. She used to come every evening, and now it is somebody else's candle.
      [other]. There, I've said it, and the roof is still on.
      Nobody you know. [other], from before. There was a before, you know.
    `),
  ],
  [
    /^who (?:will|would|can|could|should|wants|is (?:going|ready|able|brave))\b/,
    spoken(`
      I will, if somebody holds my coat.
      [other] might. [other.they] has done worse for less.
      Not I. Ask me for anything but that; I was no good at it the last time.
      @child Me! I can do it with my eyes shut. I have done it with my eyes shut.
      @close I will. You knew that before you asked.
      Whoever draws the short straw. I'll hold the straws.
      [other], for a hot meal. [other.they] has said so often enough.
    `),
  ],
  [
    /^who (?:owns|runs|keeps|lives|lived|made|makes|built|wrote|painted|works|worked|owned|ran|rules|leads|pays)\b/,
    spoken(`
      [other], for the last eleven years. Before that it was nobody, and you could tell.
      [other], on paper. It is the wife who does the work.
      A family from the other side of the water. One only ever sees [other], the youngest.
      Old [other]. If you want to see [other.them], come early; by noon [other.they] sees nobody.
      @child [other]. [other.they] gave me an apple once, but it had a face in it.
      [other], and nobody has dared to say that it could be done better.
    `),
  ],
  [
    /^who(?: (?:is|was|are|were)|['’]s)\b/,
    spoken(`
      [other], the one with the mended collar. You'll know [other.them] by the cough.
      That would be [other]. Lends money, forgets nothing, and never eats in company.
      [other]. Came here nine years ago for a week, and is still unpacking.
      @child [other]. [other.they] is old, about thirty.
      @rogue Goes by [other], this month.
      @law [other]. We have had [other.them] in twice, and both times it was somebody else.
      [other], the cousin of somebody who matters. That is all one has to know.
      They say [other]. I have heard two other names, and that one suits best.
    `),
  ],
  [
    /^(?:who|which (?:\p{L}+ )?(?:man|woman|doctor|nurse|guard|boy|girl|person|teacher|officer|sister|brother|brothers|sisters|one of (?:you|them|us|these|those))|which of)\b/u,
    spoken(`
      [other]. I'd put a week's pay on it.
      [other], and I say that as somebody who likes [other.them].
      @child [other]! Everybody knows that, except the grown-ups.
      [other], or so [other.they] would like us to think.
      [other]. You need only look at the hands.
      Ask three people and you hear three names. I say [other].
      It used to be me. Since the spring it is [other].
    `),
  ],
  [
    /^whose (?:idea|plan|fault|decision|doing|choice|turn|job)\b/,
    spoken(`
      Mine. I said it as a joke, and nobody laughed, and then it was a plan.
      [other]'s, to begin with. I only failed to say no.
      Mine, and I would like it to be remembered that I was tired.
      @child [other]'s! I just carried the bucket.
      [other]'s. Mine would have been cheaper.
    `),
  ],
  [
    /^whose\b.*\b(?:blood|hair|voice|hand|handwriting|writing|face|footprints?|prints|steps|baby|child|body)\b/,
    spoken(`
      Not mine. That's all I'm sure of.
      [other]'s. We carried [other.them] as far as the door, and the door was shut.
      It's mine. It looks like more than it is. I caught it on the gate, climbing over.
      I've asked myself that. I know four people it could be, and I like three of them.
      @child [other]'s! I can tell, because mine's smaller.
      @law [other]'s, most likely. We've nothing to hold it against but a glove.
      @ghost Mine, I'm afraid. One leaves it lying about.
    `),
  ],
  [
    /^whose\b/,
    spoken(`
      [other]'s. See the corner, where it was mended with the wrong colour.
      It was my mother's, and before that nobody asked.
      [other]'s, or so [other.they] says when it suits [other.them].
      Mine, since Monday. I won it, and I would rather I had lost.
      [other]'s. [other.they] has been looking for it everywhere but here.
      @child Finders keepers. But it says [other] on the bottom.
    `),
  ],
]
