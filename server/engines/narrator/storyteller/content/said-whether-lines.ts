import { spoken } from './line-list.ts'

/** What follows a yes and a no to what is asked of somebody else. */
export const saidOfPeople: [asks: RegExp, yes: string[], no: string[]][] = [
  [
    /\b(?:seeing|courting|in love|love|loved|married|engaged|affair|lover|sleeping with)\b/,
    spoken(`
      There was somebody, yes. I only ever saw the coat on the hook.
      Yes. One doesn't buy that much soap for oneself.
      On Thursdays. We all pretended that it was choir.
    `),
    spoken(`
      No. There was a picture in the drawer, once, face down. Then there wasn't.
      No. Asked, yes; more than once. [other] asked on the stairs, in front of everybody.
    `),
  ],
  [
    /^\W*(?:(?:and|but|so|if|whether),? )*(?:did|was|were|has|had|have)\b|^(?:if|whether) \S+(?: \S+)? (?:\p{L}+ed|was|were|had|saw|took|went|came|left|said|knew|heard|told)\b/u,
    spoken(`
      Yes. I saw it from across the way, and I wasn't the only one: [other]'s curtain moved.
      Yes, the night before. With a bag, and without a word.
      Twice that I know of. The second time the shoes were left behind.
      Yes, poor soul. It showed in the hands.
      @child Yes. I saw. I was in the tree.
      @law So it says here. I'd like it better if the ink were dry.
      @learned Beyond doubt. I found the receipt; it had been used to mark a page.
      @machine Yes: at nine minutes to six. I have the sound of it.
      @noble Naturally. One found it best to say nothing, and to have the silver counted.
      @rogue Yes, and badly. I'd have come away with the frame as well.
    `),
    spoken(`
      No. I'd have heard the stair. One always hears the stair.
      Not that day. [other] would say so too, if you could get [other] to talk.
      No. That was put about afterwards, by people who weren't asked to the funeral.
      @child No. I waited and waited.
      @law No. It's the one thing that all four of them agree on.
      @machine No. I've looked for it, and for any place where it may have been taken out.
      @noble No. There was talk. There's always talk; it's how they keep warm.
    `),
  ],
  [
    /^\W*(?:(?:and|but|so|if|whether),? )*(?:will|would|can|could)\b|going to\b/,
    spoken(`
      Yes, if it's [other] who asks. And if there's something warm to be had at the end of it.
      You can count on it. I've never known a year without.
      @machine Seven times out of ten.
      @child Yes! Because of the promise.
    `),
    spoken(`
      No. Not after what [other] said about the boots.
      Not while there's breath. I know that family.
      No, and I'd not ask. It only makes for a bad evening.
    `),
  ],
  [
    /./,
    spoken(`
      Yes. It's not talked of, but look at who gets up when the door goes.
      To the marrow. Drop a spoon, and you'll see.
      Since the spring, yes. Before that you'd not have known the face.
      @child Yes. And there's a dog, too.
      @law Yes. We've a drawer with nothing else in it.
      @learned One would have to say so. I did, in a footnote.
      @noble It's an open secret. One drives round by the other gate.
    `),
    spoken(`
      No. People think so because of the eyebrows.
      Not a bit. That was [other], and it was years ago.
      Not any more. There was a talk, behind a door, and after that no more of it.
      @child No! Only when there's shouting.
      @law No. I'd know. It's more or less all that I do know.
    `),
  ],
]

/** And to what is asked of a thing, or of how it stands. */
export const saidOfThings: [asks: RegExp, yes: string[], no: string[]][] = [
  [
    /^\W*(?:(?:and|but|so|if|whether),? )*(?:is|was|are|were) (?:it|this|that|these|those)(?: \p{L}+)? (?:your|yours|his|hers|theirs|mine)\b/u,
    spoken(`
      It is. I'd know the scratch: I was there when it was made.
      Yes, for now. There's somebody who says otherwise, and has a paper.
      Yes. My first. I don't know what to do with my hands.
      @child Yes! I found it, and I named it.
      @noble It is, and the three before it, and the hill.
      @rogue It is since this morning.
    `),
    spoken(`
      No. I'm keeping an eye on it for [other], who's keeping out of sight.
      No. Mine had both its ears.
      No; it was left here, with a note. The note only said sorry.
    `),
  ],
  [
    /\b(?:safe|dangerous|poison\p{L}*|cursed|haunted|deep|bite|bites|locked|guarded|trap|loaded)\b/u,
    spoken(`
      Yes. Ask [other], and mind you ask on the side with the good ear.
      It is if you go at it from the left. Nobody tells you that; you lose a glove, and then you know.
      So they say, and nobody's offered to prove it since the business with [other].
      @child Yes. You have to hold your breath till the gate.
      @law Yes. There's a sign. It's been turned to the wall.
    `),
    spoken(`
      Not if you're polite to it.
      No. It only looks like that because nobody's swept.
      No. [other] sat on it for a whole winter, and nothing happened but a cold.
      @child No. I licked it.
    `),
  ],
  [
    /./,
    spoken(`
      Yes. I had it from [other], who can't lie, for want of imagination.
      It is, and I was the one who had to carry it upstairs.
      Yes, since the spring. There was talk, and then people got used to it.
      Yes. You can tell by the way that everybody walks round it.
      @child Yes. And it's bigger when it's dark.
      @law Yes. I looked myself, and then I had [other] look.
      @learned In the strict sense, yes. In any other sense it's worse.
      @machine Yes. I'd be happier if it weren't.
      @noble I'm afraid so. One has stopped having people in.
      @ghost Yes. It was so when I was warm.
      It is, for another hour. Then it's somebody else's, and so are we.
    `),
    spoken(`
      No. People say so because it makes a better story.
      No, and I'd be the first to know: I've got the draughty chair.
      No. That's [other]'s story, and it gets longer every time.
      Not since they moved the wall. Before that, I couldn't have sworn.
      @child No. I looked. I looked twice, and once from underneath.
      @law No. I'd have been told. They always tell me, so as to blame me.
      @machine No. I have looked in every place where it'd leave a mark.
      @noble Not in my lifetime. I should have been sent the bill.
    `),
  ],
]
