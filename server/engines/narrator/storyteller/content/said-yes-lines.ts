import { spoken } from './line-list.ts'

/** What follows a yes and a no in the mouth of whoever is asked, by what is asked: the first that the question fits. */
export const saidOfWhether: [asks: RegExp, yes: string[], no: string[]][] = [
  [
    /^\W*(?:(?:and|but|so),? )*(?:do|does|would|if) (?:you|he|she|they) (?:still |really )?(?:need|want|like) (?:any |some |my |our )?(?:help|a hand|a doctor|a lift|to sit|to talk|to rest)\b|\bneeds? help\b/,
    spoken(`
      Yes. It's not easy to say, so I'm only going to say it the once.
      If you could hold this, and not ask what it is. Just for a minute.
      Would you? Everybody's walked past. There was one who stopped, and that was to look.
      @child Yes. My shoe's come undone, and everything else.
      @noble I suppose that I do. How does one go about it?
    `),
    spoken(`
      No. If I sit down I'll not get up again. But walk beside me, on that side.
      Not I. See to [other], who's stopped complaining. That's the one I'd worry about.
      No. I did an hour ago. I've thought of something since.
    `),
  ],
  [
    /\b(?:wants?|would like|like) me to\b/,
    spoken(`
      Yes. And shut the door softly, or I'll change my mind.
      Yes. Go as far as the corner, count to a hundred, and see if you still have to.
      I do. I've wanted it since before supper, and hadn't the courage.
      @child Yes! But come back.
      @law I'd call it an order, if I were asked.
    `),
    spoken(`
      No. Sit down. I want to be angry with somebody who's in the room.
      No. If you do that, then [other] has won.
      No. I thought I did, until I saw you reach for your coat.
      @child No! Stay till it's my turn.
    `),
  ],
  [
    /^\W*(?:(?:and|but|so),? )*(?:do|can|did) you (?:really )?(?:understand|follow|hear me|see me)\b/,
    spoken(`
      Every word. It's what stands between them that frightens me.
      Enough to know that you've left something out.
      Yes. Say it more slowly, all the same, and put down what you're holding.
      @child Yes. But not the long one.
      @machine Perfectly. I was hoping that I'd misheard.
      @ghost As through a wall. Come closer.
    `),
    spoken(`
      Not a word. But you've an honest way of waving your arms.
      No. Draw it for me, there, in the dust.
      The first half. Then you said a name, and I stopped listening.
      @child No. Do it with voices.
    `),
  ],
  // Something that nobody owns up to.
  [
    /\b(?:steal|stole|stolen|take it|took it|kill\p{L}*|murder\p{L}*|lie to|lied|lying|break|broke|broken|hide|hid|hiding|betray\p{L}*|poison\p{L}*|burn\p{L}*|push\p{L}*|cheat\p{L}*|eat the|ate|do it|did it|done it|follow\p{L}* me|spy\p{L}*)\b/u,
    spoken(`
      Yes. I've been waiting for somebody to ask. It was over before I knew I'd begun.
      Yes, and [other] knew. Now you have the two of us.
      @child Only a bit. And I was going to say, but then everybody was so loud.
    `),
    spoken(`
      No. Ask [other]: we were together until it was over, and [other.they] won't lie for me.
      No, and I know what it looks like. I was there because of a cough.
      No. If I had, I would've done it better than that.
      @child No! I was holding the rope, or the door, or something. I was holding something.
      @child No. And if I did, it was an accident.
      @law No. And I'd put it to you that I'm the one who asks that.
      @machine No. I left something out, which isn't the same. Nobody had asked for it.
      @noble No. One has people for that, and they've been dismissed.
      @rogue Not this one. I was busy with another, two streets off.
      "No," says [who], a little too fast, and [who+pull] a sleeve down over [who.their] wrist.
    `),
  ],
  [
    /^\W*(?:(?:and|so|well),? )?(?:(?:do|would|will|could|can) (?:you|he|she|they|i) (?:want|like|care for|fancy|get you|offer you|bring you|interest you)|(?:would|will) (?:you|he|she|they) have|want|care for|fancy)\b(?! to (?:know|hear|tell|see|die))/,
    spoken(`
      Yes, please. I've had nothing since yesterday but an apple, and that wasn't a good one.
      Yes. With plenty of sugar, if there's any; it's been that sort of day.
      Gladly. Half for me and half for later. One never knows.
      @child Yes please! Is there one with a face?
      @law I shouldn't, on duty. Put it down here, and I'll not look.
      @ghost I'd like to hold it. That's as far as I get, but it's the warm I miss.
      If you're having one. I don't like to be watched.
    `),
    spoken(`
      No, thank you. I couldn't keep it down; but stay a minute, will you?
      No. Give it to [other], who needs it more and won't ask.
      Not now. Afterwards, when my hands are steady.
      @child No thank you. My mother says not from people who want something.
      @noble How kind. No.
      @machine No. It'd be wasted on me, but I've noted that you asked.
      No. The last time I said yes to that I woke up in another town.
    `),
  ],
  [
    /^\W*(?:(?:and|but|so|please),? )*(?:(?:can|could|will|would) (?:you|he|she|they) (?:please |just |maybe )?(?!(?:really |still |even )?(?:see|hear|feel|smell|remember|understand|believe|trust|speak|play|read|swim|ride|fly|drive|sing|cook|dance|write|ever|be|come back|know|imagine|die|live|miss|love|survive)\b)|if (?:he|she|they) (?:would|could|will|can)\b)/,
    spoken(`
      I will. Give me the time to find my other shoe.
      Yes. But then you do something for me, and don't ask what until it's done.
      If you hold this for a moment, and don't open it, yes.
      All right. Not for you, mind: for [other], who'd have done it without asking.
      @child Yes! I've done it before, only with a smaller one.
      @law I can. There'll be a form, and I can lose the form.
      @noble I suppose I could. One so seldom gets asked to do anything.
      @rogue For you, at half price. That's nearly what it costs me.
      @machine Yes. It will take four minutes. You may watch; people like to.
      @ghost Leave the door open a crack, then, and don't look round.
      @close Of course I will. You needn't have used that voice.
      Consider it done. I was only waiting for somebody to say it out loud.
    `),
    spoken(`
      No. I promised [other], and I've only ever kept the one promise.
      I can't, and it isn't that I don't want to. Look at my hand.
      Ask me in an hour. Until then I've somebody to keep an eye on.
      @child I'm not allowed. But I could show you how, and then you do it.
      @law Not without a signature, and the one who signs is asleep.
      @noble I could. I find I'd rather not, and that it surprises me.
      @rogue Not for love. How much have you got?
      @machine I am not permitted. I could, however, look away.
      Not again. The last time I was sorry for a year.
      No. But I know who will: [other], if you mention the boat.
    `),
  ],
  [
    /^\W*(?:(?:and|but|so),? )*(?:do|does|are) (?:you|he|she|they) ever\b/,
    spoken(`
      Every winter, about this time. You're the first who has noticed.
      On Sundays, mostly, when there is nothing to do with one's hands.
      When it rains, and there's a light on in somebody else's window.
      @child Yes, but only till supper.
      @ghost Always on the anniversary. I hear it coming up the stairs.
      @machine Between two and four, when nobody asks for anything.
      @noble Daily. It's what the dogs are for.
    `),
    spoken(`
      Not since I gave up listening at the end of the day.
      Never. I haven't the time; look at that heap.
      @child No. I've got a stick.
      No. I did, and then [other] moved in below and took up the trombone.
    `),
  ],
  [
    /^\W*(?:(?:and|but|so),? )*were (?:you|they)\b/,
    spoken(`
      I was. I never said it aloud; I only ever mended things that weren't broken.
      Yes. I thought nobody could tell. I wore the good shirt every day for a year.
      I was, up to the day with the boat. After that it was only habit.
      @child Yes, but I was little then.
      @law I was. It's in the file, if you know which page sticks to which.
      @noble I was. One didn't speak of it, except to the horse.
    `),
    spoken(`
      No. Everybody took it for granted, and I hadn't the heart to say.
      No. I was the one who made the tea.
      No. Near enough to hear, I grant you, and I wish that I'd been further.
    `),
  ],
  [
    /\bever\b/,
    spoken(`
      Once, years ago. It was raining, and neither of us ever spoke of it again.
      Twice. The first time I thought it was the heat.
      @child Once, and I was very brave, and then I was sick.
      @law Once, in my second week. I gave back the boots afterwards.
      @learned Once. I wrote it up, and nobody printed it.
      There was a night, nine years back. Room four. I still can't pass it without holding my breath.
    `),
    spoken(`
      Never. I came close once, and then somebody called me in to supper.
      Not in my life, and I've had opportunities.
      Never. My brother did, and he's not the same.
      @child No. But I've pretended to, for a whole afternoon.
      @noble Never. My grandmother did, and it's why we no longer have the island.
    `),
  ],
  [
    /^\W*(?:(?:and|but|so),? )*(?:do|did|if|can|does) (?:you|he|she|they) (?:still |even |really )*(?:know|knows|knew|remember|remembers|recogni[sz]e|recall)\b/,
    spoken(`
      Better than I'd like. We shared a bench for three years, and one pair of gloves.
      By heart. I could say it backwards, and once I had to.
      I do. It was a Sunday, and there were plums.
      @child Yes, but I'll only whisper it.
      @law I do. It's a name that comes up.
      @ghost Every word of it. What I can't remember is my own middle name.
      @machine All of it, since the first day. I've been asked to forget some.
      I remember the hands. They were always cold, and always busy.
      More than is good for me. Ask [other]; we learned it on the same night.
    `),
    spoken(`
      No, but I know who does. Ask [other], and bring something to drink.
      Not any more. I took some trouble to forget it.
      I knew it this morning. It was something with an M.
      @child No. I wasn't listening, there was a beetle.
      @law If I did I would have to write it down. So no.
      @ghost It was on the tip of my tongue, when I had one.
      No. And if somebody told you that I did, I'd like to know who.
    `),
  ],
  [
    /^\W*(?:(?:and|but|so),? )*(?:do|did|are|if) (?:you|he|she|they) (?:still |even |really |ever |all )*(?:trust|believe|love|loves|like|likes|hate|miss|misses|care|enjoy|in love|fond|lonely|get lonely|forgive)\b/,
    spoken(`
      More than I let on. I kept the ticket, which tells you everything.
      I did from the first day, when the bag burst and nobody laughed.
      God help me, yes. It has been very bad for my sleep.
      @child Yes. This much. But not when there's singing.
      @noble I'm told it's obvious. I had hoped only to the servants.
      @ghost Enough to have stayed.
      @machine There's no setting for it. I've found a way round that.
      Against my better judgement, and [other] has told me so twice.
    `),
    spoken(`
      No. I thought I did, until I saw how easily it went.
      Not for a long time. But I still look up when the door goes.
      Not since [other] told me where the money came from.
      @child No! Only a bit. Don't say.
      @law It isn't my job to. I only write it down.
      Not yet. Ask me again when I've seen you carry something heavy.
    `),
  ],
  [
    /^\W*(?:(?:and|but|so),? )*(?:do|does|if) (?:you|he|she|they) (?:think|reckon|suppose|mean)\b|\bsure\b|\bcertain\b/,
    spoken(`
      I do. I've thought of nothing else since breakfast, and there was no breakfast.
      Yes. I wish that I didn't. I had it from [other], who can't lie, for want of imagination.
      I'd swear to it, and I don't swear to much.
      @child Yes. Because of the noise. And because of the other noise.
      @law It's what I'd put in the report. In pencil.
      @machine With nine chances in ten. I keep the tenth for manners.
      It's what they say in the kitchen, and the kitchen's never been wrong yet.
    `),
    spoken(`
      No. It's too neat. Somebody has swept up behind it.
      No. That's what [other] wants us to think, and [other.they] isn't even good at it.
      I did, until you said it out loud.
      @child No. That's only what they tell you so you'll eat.
      @law No. I've heard it from three people, in the very same words.
    `),
  ],
]
