import { spoken } from './line-list.ts'

const Y = 'you'
const OTHER = '(?:he|she|they|we|(?:the|my|your|his|her|our|their) (?:\\p{L}+ ){0,2}?\\p{L}+)'

const by = (pattern: string): RegExp => new RegExp(pattern, 'u')

/** What whoever is asked says of what it was, is or will be: the first that the question fits. */
export const saidOfWhat: [asks: RegExp, lines: string[]][] = [
  [
    by(
      `^what (?:(?:did|does|do|was|were|is|are|has|had|have) )?${OTHER} (?:(?:was|were|is|are|has|had) )?(?:last )?(?:say|says|said|tell|tells|told|write|wrote|promise|promised|whisper|shout|ask|asked|saying|telling)\\b`,
    ),
    spoken(`
      Not much. 'Not tonight,' and then something about a train, or a boat. I had my hands in water.
      That it was all arranged. Then there was a look over the shoulder, and no more.
      A name I'd never heard: [other]. And that I should forget it.
      'Leave it where it is.' I've wondered since what it was, and where.
      @law I took it down word for word: 'I won't be long.' That was nine hours ago.
      @child A bad word, and then sorry, and then the bad word again.
      The same as always: that there was plenty of time.
    `),
  ],
  [
    by(
      `^what (?:(?:did|does|do|was|were|is|are|has|had|have) )?${OTHER} (?:(?:was|were|is|are|has|had) )?(?:do|doing|done|did|working on|work on|up to|after|looking for|want|wants|wanted|need|needs|needed|make|made|making|planning|plan|hiding|find|found|see|saw|take|took)\\b`,
    ),
    spoken(`
      Something with a lot of paper. There was a second notebook, with a red cover, that went home every night.
      [other] knows more than I do. I only saw the light on, at three in the morning, four nights running.
      Money, to begin with. By the end I think it was only to be left alone.
      Looking for something small. Every drawer was out, and every pocket.
      @law We found a list. Eleven names, and nine of them crossed out.
      @child Digging. But not for worms.
      Nothing that was finished. There's half of it on the bench still; I haven't liked to move it.
      Settling things, it looks like now. Debts, letters, a haircut.
    `),
  ],
  [
    by(
      `^what (?:just |has |had |really )*(?:happened to|became of)\\b|^what (?:is )?wrong with (?!you\\b)|^what is the (?:matter|trouble|problem) with (?!you\\b)`,
    ),
    spoken(`
      Too much water, and then none at all. [other] was meant to see to it.
      I caught it on a nail, running. Don't ask from what: I didn't look round.
      It was dropped, and put back, and nobody said a word. I found the piece under [prop].
      Somebody tried to mend it. One can tell by the glue.
      @child It was like that when I came. It was a bit less like that.
      @law That's what I'd like to know. There was a lock on it on Sunday.
      [other] left it out in the frost. It has never been the same, and neither have we.
      Age, mostly. And [other], with a hammer.
    `),
  ],
  [
    by(
      `^what (?:(?:would|will|are|is|shall) )?(?:you|we|they|he|she) (?:(?:are|is|will|would) )?(?:be )?(?:going to )?(?:call|name)\\b`,
    ),
    spoken(`
      [other], after somebody who was kind to me once, on a very bad day.
      My mother wants [other]. So it won't be that.
    `),
  ],
  [
    by(
      `^what (?:exactly )?(?:did|do|have|has|had|can|could) ${Y} (?:last )?(?:see|seen|notice|noticed|hear|heard|find|found|smell|witness|witnessed)\\b|^what ${Y} (?:saw|heard|found|noticed|sees|hears)\\b`,
    ),
    spoken(`
      Two people carrying something flat. They stopped whenever the dog did.
      A light, low down, where there's no lamp. It went out when I coughed.
      [other], with no hat on, running. I've never seen [other.them] run before.
      Somebody said my name. When I turned round there was only a wet footprint.
      @child A man with a bag, and the bag moved. He gave me a sweet so I'd forget.
      @law A cart, or a car, without lights, going faster than it needed to.
      @today A car without lights. I have half of the number: two sevens and a K.
      @ghost A hand, on the banister, with no ring where there used to be one.
      @machine Four voices. Three of them are on the list. The fourth is not.
      Only the end of it: a door, and then somebody laughing who did not mean it.
      A name, said three times, each time a little further off.
    `),
  ],
  [
    by(
      `^what (?:exactly )?(?:did|have|had|do|are|were) you (?:say|said|tell|told|telling|saying|promise|promised|write|write to|writing|written|talk|talking|argue|whisper|ask|answer|mean by)\\b|^what you (?:said|told|promised|wrote|were promised)\\b|^what (?:was|were) you promised\\b`,
    ),
    spoken(`
      That I'd be sorry. And then, at the door, that it need not come to that.
      'Thursday, and come alone.' I said I never go anywhere alone.
      That there'd be a house in it for me, with a green door. I never even saw the door.
      That all is well, the food is good, and I'm not to be worried about. Two of those are lies.
      @child I mustn't say. It had a bad word in it. It begins with B.
      @law It's all in my notes: 'He knew', and then something about a boat.
      @ghost The same three words every night. I've never caught the third.
      My name, to begin with. Nobody had used it in a year.
      That [other] is not to hear of it. So of course [other.they] has.
      Something about money, and then something about my mother. I only minded the second.
      That it would be over by Friday, one way or the other.
    `),
  ],
  [
    by(
      `^what (?:exactly |else )?(?:(?:do|does|did|would) )?${Y} (?:really |actually |truly )?(?:wants?|needs?|wanted|needed|wish|hope|like to have|expect)\\b|^what (?:are|were|is|was) ${Y} (?:after|looking for|searching for|hoping for|waiting for)\\b|^what (?:can|may|could) (?:i|we) (?:do|get|bring|offer|give|fetch)\\b|^what will it take\\b`,
    ),
    spoken(`
      One hour with the door locked and nobody asking how I feel.
      What I was promised: a third of it, and my brother's watch back.
      To hear you say that it was not my fault. Nothing else.
      My name taken off that list. [other] has the list.
      A bowl of something hot, and for [other] to stop humming.
      @child A dog. But if I can't have a dog, a long stick.
      @child I want to go home, but not by the stairs.
      @law The truth, in short sentences, and your hands where I can see them.
      @noble An apology. In writing, and read out to people I dislike.
      @rogue Half now, half after, and a head start.
      @ghost Somebody left something of mine in the wall. I want it said aloud that it was mine.
      @machine To be asked before I am switched off. Nobody has ever asked.
      @foeman What you have in your pocket. You know that; why else keep your hand on it?
      A day that's like the day before. You don't know how rare that is.
      Respect would be good. Failing that, the money.
    `),
  ],
  [
    by(
      `^what (?:do|did|does) ${Y} (?:think|make|reckon|suppose|believe)\\b|^what (?:is|was) (?:your|his|her|their) (?:opinion|view|guess|theory|feeling|impression)\\b|^what you (?:thinks?|makes?|thought)\\b`,
    ),
    spoken(`
      I think somebody is lying, and that it's the one who brought cake.
      That we've been looking at the wrong end of it. Ask who paid, and not who came.
      I think [other] knows. [other.they] has been too polite all week.
      I don't like it. Last time it was this quiet, we lost the roof.
      That it will end in tears, and that I'd like to be there.
      @child I think it's a monster. A small one, that's ashamed.
      @law I think it was somebody who'd been here before. They knew about the third step.
      @learned I've three theories. You'd like the second; the first is true.
      @machine I give it four chances in ten. I gave it six this morning.
      @noble I think it's vulgar, and that I wouldn't have missed it.
      @rogue Too easy. When it's this easy, somebody's waiting round the corner.
      Honestly? I'd leave tonight, and write to apologise.
      That you've made up your mind, and want company. Well: I would do it too.
    `),
  ],
  [
    by(
      `^what (?:should|shall|do|can|could|will|would|must|are) (?:i|we)\\b|^what (?:is|are) (?:the|our|your|my) (?:\\p{L}+ )?(?:plan|plans|next step|idea|move|chances?)\\b|^(?:and )?(?:now )?what (?:now|next|then|happens)\\b|^what is next\\b|^what (?:the|our|your) plan\\b`,
    ),
    spoken(`
      We ask [other] what [other.they] wants for it, and then we look shocked.
      You keep them talking, and I'll have a look at what's behind [prop].
      First we eat. Then we make two lists, and burn the longer one.
      We wait until it is dark, and go out by the way nobody sweeps.
      We split up. You talk to whoever's friendly, and I'll take [other].
      @child We hide! And then when they come, we say boo.
      @child We set a trap, with jam.
      @law You stay behind me. I knock; if nobody answers, I knock harder.
      @noble We behave as if nothing had happened. It has carried my family through two wars.
      @rogue I trip, you catch me, and his purse changes hands on the way down.
      @learned We begin at the beginning. Somebody must have written it down.
      @machine There are three ways. You'd enjoy none of them. The second has the fewest stairs.
      @ghost You go to bed. I'll go through the wall, and tell you what I saw.
      The truth, I suppose. We've tried everything else.
      Nothing until morning. Then we go and see [other], with our hats in our hands.
    `),
  ],
]
