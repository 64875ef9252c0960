import { lines, spoken } from './line-list.ts'

/** What whoever is asked does not say, because the story keeps it or they are against the hero; something in how they do not say it gives a little away. */
export const keptLines = spoken(`
  "You'd better ask [other]," says [who], and for an instant looks at [prop].
  "I know nothing of that," says [who], who had said a moment ago that there was nothing to know.
  "That I can't say," says [who], and [who+lay] a hand flat on a pocket, as if something in there might answer.
  "Not here," says [who], with a look at whoever is nearest. "And not before I have spoken to [other]."
  "Ask me anything else," says [who]. The voice is steady; the hands are not.
  "Somebody has told you to ask me that," says [who]. "Was it [other]? It was [other]."
  "I gave my word," says [who], and [who+go] a little pale. "To somebody who is still near enough to hear."
  @foeman "Come closer, and I'll whisper it," says [who]. Whoever laughs like that has not long to wait for something.
  @foeman "You will find out on Thursday," says [who], and then [who+shut] [who.their] mouth hard, as if that was one word too many.
  @foeman "Does [other] know that you are here?" says [who]. So [other] is in it as well.
  @foeman "Keep asking," says [who], and [who+look] past you at the way you came in. "It passes the time."
  @foeman "I did what I had to," says [who]. "It cost me a brother. What has it cost you?"
  @child "I promised," says [who], and [who+look] at the floor, and then at [prop], and quickly at the floor again.
  @law "That is not for your ears," says [who], and [who+turn] a page face down. The name at the top begins with the same letter as [other]'s.
`)

/** How somebody says their name. */
export const namedLines = spoken(`
  [name]. It was my grandmother's to begin with, and I haven't worn it out yet.
  [name]. People forget it, so I don't expect much.
  [name]. I've been called worse, mostly by relations.
  [name]. It means something in another tongue; I was told it was 'patience'.
  @child [name]. I can write it too, but the middle goes the wrong way.
  @child [name]. But my real name's a secret.
  @law [name]. You'll find it on the badge, under the soup.
  @noble [name]. There's a good deal more of it, for official use.
  @rogue [name], today.
  @ghost [name]. It's been so long since anybody wanted to know.
  @machine [name]. The number's longer, and nobody has ever asked it twice.
  @learned [name]. It's on the spine of a very thin book.
`)

/** What people say of what nobody has told yet. */
export const topicLines = spoken(`
  [topic]? [other] spoke of nothing else, all through supper, and then not at all.
  I've heard of [topic] twice: once as a joke, and once from somebody who was packing.
  @child [topic]? I know a song about that, but it's rude.
  @law There's a file on [topic]. It used to be thicker.
  @learned There's a chapter on [topic], in a book that [other] has never brought back.
  @ghost In my day [topic] was something one whispered.
  @rogue There's money in [topic], for whoever is second. The first one gets caught.
  [topic]? My mother would leave the room. She never said why, but she took her tea with her.
  If it's about [topic], see [other], and don't go before noon.
  I stay out of [topic]. I had a cousin who didn't.
`)

/** What people say of a thing that the story has, and of somebody. */
export const topicLinesOf = {
  thing: spoken(`
    I've seen [topic] before, in [other]'s hands, and [other.they] was in a hurry.
    Keep an eye on [topic]. Somebody asked me what I'd take for [topic.them], and I had not said a word.
    [topic]? [other] will come for [topic.them], sooner or later. [other.they] always knocks twice.
    I'd not part with [topic] for less than forty. And I would count the forty.
    @child [topic]? I touched [topic.them] once. Only with a stick.
    @law I've a description of [topic] in my book. It fits, down to the scratch.
    @learned [topic], yes. Older than it looks, and not from here; see how it's joined.
    @rogue I could find a buyer for [topic] before breakfast. I wouldn't trust him, mind.
  `),
  /** What is theirs: 'her husband'. */
  own: spoken(`
    My [topic.bare]? It's nine years now. I still say good night, out of habit.
    My [topic.bare] is the one subject on which [other] and I agree, and we agree not to speak of it.
    @child My [topic.bare]'s at home. I think so. It was dark when I looked.
    @noble My [topic.bare] was chosen for me, like the curtains. One grows fond.
    I don't often get asked about my [topic.bare]. People remember the last time.
  `),
  being: spoken(`
    [topic] owes me four days' work and an apology. I'd settle for the apology.
    I saw [topic] on Thursday, talking to [other]. They stopped when they saw me.
    [topic]? Always polite. I've never been able to forgive that.
    You can rely on [topic], as long as nothing's at stake.
    @child [topic] can wiggle one ear. You have to ask nicely.
    @law [topic] was asked to account for an hour, and accounted for two.
    @learned [topic] reads other people's letters. I know, because mine are always better folded afterwards.
    @noble [topic] is not received. Naturally one meets.
    @rogue [topic] once let me go when it would have been easier not to. I've not forgotten.
    @close Between us: [topic] cries at night. I've never said that I can hear it.
    Ask [other] about [topic]. I only know that there was a boat, and then there was half a boat.
  `),
}

/** What people perceive just now, when they are asked. */
export const perceivedNow = {
  see: lines(`
    "The same as you," says [who], "and one thing more: there are prints by [prop], and they end there."
    "Not much," says [who]. "Only, [prop] [prop.was] not like that when we came."
    [who] [who+look] for a good while. "Something moves, over by [prop]. It is smaller than I feared."
    "[prop]," says [who]. "Somebody has been at [prop.them], and not to clean [prop.them]."
    "Your collar is up on one side," says [who]. "Apart from that: nothing that was not here before."
  `),
  hear: lines(`
    [who] [who+hold] up a hand. "There. A hum, and then a stop; and now it comes from [prop]."
    "Water," says [who], "and behind it something slower, that keeps time."
    "Steps," says [who], "two of them, or one and a stick. They have stopped by [prop]."
    "Nothing but us," says [who], and then: "No. There. Somebody sings, a long way off."
  `),
  smell: lines(`
    "Smoke," says [who], "but cold: from yesterday, by [prop]."
    [who] [who+sniff] twice. "Wet stone. And under it somebody's supper."
    "Soap," says [who]. "Somebody here has washed who does not do it every day."
  `),
  feel: lines(`
    "A draught," says [who]. "It comes from [prop], so there is a way through."
    "Warm," says [who], with one hand on [prop], "and it should not be."
    "My own heart," says [who]. "I could do without."
  `),
}
