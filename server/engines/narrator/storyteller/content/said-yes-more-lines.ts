import { spoken } from './line-list.ts'

/** The same, of what is owned, felt, done and able to be done. */
export const saidOfWhetherMore: [asks: RegExp, yes: string[], no: string[]][] = [
  [
    /^\W*(?:(?:and|but|so),? )*(?:have|has|had|do|does|if) (?:you|he|she|they|any(?:body|one)|some(?:body|one)) (?:still |really |ever )*(?:got|have|has|own|owns|keep|keeps|need|needs|any)\b|\bis there (?:any|some|a|an)\b|\bare there (?:any|some)\b/,
    spoken(`
      One, and it's bent. You can have it if you bring it back.
      Yes. In a tin, under the other tin. [other] thinks that I don't know about the second tin.
      I have. Not on me; I'm not such a fool as that.
      @child Two. But one's for me, and one's for the dog.
      @law I do, and a receipt for it.
      @rogue I can have, by midnight. What colour?
      @noble Several. One inherits them.
      @ghost In the wall, third stone from the left. Nobody has looked there since my time.
      Yes: the old one. It's deaf now, and sleeps on my feet.
      There is. It's just that nobody's been brave enough to ask for it.
    `),
    spoken(`
      Not since Wednesday. I swapped it for a pair of boots.
      No. There was one, and [other] had it, and now there's [other].
      None. I turned out every drawer, and all I found was this button.
      @child No. I had one, but it got away.
      @noble Not any more. We sold it when the roof went.
      @machine None on the list. The list, I ought to say, is old.
    `),
  ],
  [
    /^\W*(?:(?:and|but|so),? )*(?:(?:are|were|is|was) (?:you|he|she|they|everybody|everyone)|if (?:he|she|they) (?:is|are|was|were)|do (?:you|they) feel|have you been|does it|(?:if|whether) it) (?:really |still |so |all |very |feeling |even |a bit |a little )*(?:afraid|scared|frightened|nervous|worried|sad|lonely|unhappy|happy|angry|mad|tired|hungry|thirsty|cold|ill|sick|hurts?|wounded|bleeding|ok|okay|all right|alright|fine|well|lost|alone|crying|upset|jealous|ashamed|drunk|bored|safe|comfortable)\b/,
    spoken(`
      A little. It's worse when nobody asks.
      As anybody would be, with that on the stairs. I'll manage.
      Yes. Since the letter. I thought that it didn't show.
      @child Yes. But only in my tummy.
      @child I'm not lost. I know where I am. I don't know where everybody else is.
      @law I've been worse, and had to run as well.
      @ghost It's the first thing that one forgets, and the last.
      @noble One doesn't say so. Yes.
      @machine I've a warning lamp for that. It's been on since noon.
      Yes, and it is none of your fault. It's the shoes, and my whole life.
      I was. Then you asked, and it's gone down as far as the knees.
    `),
    spoken(`
      No. I was this morning, and I used it all up.
      No. That's only my face; [other] used to say so too.
      Not so that it matters. See to [other] first.
      @child No. My bear is, though.
      @law Not on duty. Afterwards I go home and shout at the cat.
      @ghost Not for eighty years. I'd almost like to be.
      No. It looks worse than it is; most of this is jam.
    `),
  ],
  [
    /^\W*(?:(?:and|but|so),? )*(?:did|have|had|if) (?:you|any(?:body|one)|some(?:body|one))\b|^\W*(?:have|had) you\b/,
    spoken(`
      Twice. The second time I wished that I hadn't.
      Yes, on Tuesday, and nobody thanked me for it.
      Yes. I had my reasons, and one of them was [other].
      With my own eyes, and I had to sit down afterwards.
      @child Yes, but I wasn't alone, I had my stick.
      @child Yes. All by myself. It was dark, and something went plop.
      @law Yes. It's in the book, with the time beside it.
      @learned I did. I made a note of it, and the note has gone.
      @ghost I did, when I still cast a shadow.
      @machine Yes. It was logged. The log was edited at four this morning, and not by me.
      @rogue Yes, and I left it tidier than I found it.
      Somebody did. I only held the lamp.
      Yes. It was a grey one, with a dent over the wheel, and it didn't stop.
    `),
    spoken(`
      No. I meant to. I'd got as far as the gate.
      No. I was looking the other way: [other] had dropped a tray.
      I didn't. I would remember; I had the good shoes on.
      @child No. I was hiding, and I hid too well.
      @law No. I was told to stay where I was, and I stayed.
      @learned No. I was reading. I'm always reading when it happens.
      @rogue No, more's the pity. [other] got there first.
      @ghost No. Nobody ever does, where I am.
      Never got the chance. They had cleared it all away by the time I came.
    `),
  ],
  [
    /^\W*(?:(?:and|but|so),? )*do you\b/,
    spoken(`
      I do, since the spring. One can get used to anything that has a window.
      Yes. I've been told to stop, by people who do it as well.
      Most days. On the others I've an excuse.
      @child Yes, but only when I'm told.
      @law I do. And I'd rather that you asked me than the neighbours.
      @noble I do. It began as a cure.
      @rogue When the rent's due.
      @ghost As far as one can, in my state.
      I do. [other] showed me how, and then did it better, out of spite.
    `),
    spoken(`
      Not any more. I gave up the key in the spring, with the rest.
      No. I used to, before [other]. It's a long story, and I come out of it badly.
      No, though I've let people think so.
      @child No, but I'm going to, when I'm eight.
      @noble No. One is spared that.
      @rogue Not where anybody can see it.
    `),
  ],
  [
    /^\W*(?:(?:and|but|so),? )*(?:can|could) (?:you|he|she|they)\b/,
    spoken(`
      I can, if nobody watches.
      Since I was six. My aunt saw to it, with a wooden spoon.
      Well enough to get away with it. Not well enough to be asked twice.
      @child Yes! Watch. No, watch properly.
      @machine In nine ways. People mostly ask for the first.
      @noble One was taught. One was never told what for.
      @ghost Better than when I was alive. There's less to get in the way.
    `),
    spoken(`
      No. I told my mother that I'd practise, and I looked out of the window instead.
      Not with this hand. Before, you should have heard me.
      No, but I can look as if I could, and that has always been enough.
      @child Not yet. I can do the beginning.
      Not a note, not a word. [other] is the one you want.
    `),
  ],
  [
    /^\W*(?:(?:and|but|so),? )*(?:should|shall|may|can|could|must|do|am|are|will) (?:i|we)\b/,
    spoken(`
      I would. And I'd do it before [other] is up.
      If you wipe your feet. Yes.
      You'd better. It won't get any easier by looking at it.
      @child Yes! Can I come? I'll be quiet. I'm nearly always quiet.
      @law Go ahead. I'm going to look at that wall for a minute.
      @noble By all means. Somebody has to.
      @ghost You may. It's only cold the first time.
      @close You know you will. I'll get my coat.
    `),
    spoken(`
      Better not. The last one who did is still being looked for.
      Not today. Today there's somebody watching who counts.
      @child No. You'll get shouted at, and then I will.
      @law Not while I'm standing here. I go off at six.
      @noble I'd rather you didn't. The carpet's older than either of us.
      I wouldn't. But then I'm the one who stayed at home, and see where that got me.
    `),
  ],
  [
    /^\W*(?:(?:and|but|so),? )*(?:will|would|are you going to)\b/,
    spoken(`
      Before the week is out. You can smell it, as you can smell snow.
      Yes, if [other] has a say in it, and [other.they] always has.
      I'd bet the good shoes on it.
      @child Yes. They promised. They promised with their hand up.
      @machine Seven times out of ten. I wouldn't stand under it.
    `),
    spoken(`
      Not while [other] draws breath.
      No. It never has, and it's had every chance.
      I doubt it. There'd have been a sign, and all there's been is rain.
      @child No, because I'd cry, and then they don't.
    `),
  ],
  [
    /\b(?:ready|coming|free|busy|done|finished|open|still open)\b/,
    spoken(`
      Yes. I've been standing here with my coat on, wondering who'd say it first.
      As soon as I've found the other one. It was here; it was in my hand.
      Since before you were up. Come on.
      @child Yes! I've got my boots on, and they're the right way round.
      @law Since six. It's you we're waiting for.
      @noble One is always ready. It's only a matter of being buttoned.
      @close For you, yes. For anybody else I'd have had a cold.
    `),
    spoken(`
      No. Give me as long as it takes to write two lines to [other].
      Not yet. There's still the thing with the strap.
      Not until I've eaten. I've done it on an empty stomach, and I was rude to a magistrate.
      @child No! I have to say goodbye to everything first.
    `),
  ],
  [
    /^\W*(?:(?:and|but|so),? )*(?:are|were) (?:you|they)\b|^if (?:he|she|they) (?:is|are|was|were)\b/,
    spoken(`
      I am. It isn't written on my forehead, but it's sewn into my collar.
      Since Monday. I'm not used to it yet.
      I am, on my mother's side. We don't talk about the other side.
      @child Yes. I'm nearly the best at it in my street.
      @law That's what it says on the door.
      @noble For nineteen generations. It hasn't helped.
      @rogue On my good days.
      @ghost I was. I suppose it still counts.
    `),
    spoken(`
      No. People think so because of the hat.
      Not any more. I handed in the key in spring.
      No. You mean [other]; we get taken for each other, and only one of us minds.
      @child No, I'm only small for it.
      @law No. If I were, you'd be sitting down.
    `),
  ],
  [
    /\byou\b/,
    spoken(`
      Yes. I'd hoped that somebody would notice.
      I'd say so, and I've no reason to flatter myself.
      Yes, and it's cost me more than you'd think.
      @child Yes. And I'm not even tired.
      @law Yes. You can check.
    `),
    spoken(`
      No. You've got me mixed up with [other]; it's the ears.
      No, though I've been asked before, and by somebody who shouted.
      @child No! Why does everybody always think it's me?
      @law No. Next question.
    `),
  ],
]
