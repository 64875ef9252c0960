import type { ActName } from '../language/acts.ts'
import { lines } from './line-list.ts'

/** For a statement that becomes a fact, by whom or what it is about. */
export const statementLines = {
  present: lines(`
    [object] [object+see] that you have noticed. "Well?" [object.they] [object+say]. "What do you make of it?"
    It explains a good deal about [object], and [object.they] [object+know] that you know.
    That is how it is with [object]. You could use it, or let it be.
  `),
  absent: lines(`
    It is worth knowing of [object], wherever [object.they] [object.is]. You will remember it.
    That is as much as you know of [object] by now. The rest you would have to find out.
  `),
  thing: lines(`
    That is how it is with [object], and it changes what can be done with [object.them].
    You have made sure of it. Whatever you plan with [object] will have to reckon with that.
  `),
  hero: lines(`
    "I know," says [who]. "I have known it for a while. What are you going to do about it?"
    "Then you had better say so to more people than me," says [who]; but it's kindly meant.
    "That makes two of us," says [who], "or near enough."
    @alone You say it to nobody, and it is true all the same: it will count for something before you [want].
    @alone There it is, said and settled. What it means for you, and for [goal], remains to be seen.
  `),
  story: lines(`
    That is settled, then, and what comes will have to come to terms with it. You still want to [want].
    "So I have heard," says [who]. "It is different when somebody says it aloud."
    "I can see that," says [who]. "And what do we do about it?"
    @alone You keep it in mind. It may be of use, when it comes to [goal].
  `),
}

/** The sky changes. */
export const weatherLines = lines(`
  The weather turns over [place]; within a minute it is [weather], and [prop] has the look of it.
  @out Overhead it goes [weather]. Everyone at [place] looks up, and then for a roof.
  @in Outside it has turned [weather]; one hears it from [place] as through a coat.
`)

/** How somebody carries out what they are told. */
export const orderLines: {
  done: string[]
  refused: string[]
  refrains: string[]
  byAct: Partial<Record<ActName, string[]>>
} = {
  done: lines(`
    [who] [who+look] at you to see whether you mean it, and then sets to. It doesn't take long. "There," [who.they] [who+say]. "What next?"
    "Right," says [who], and does it. "Like that?"
    "Done," says [who].
    "As you say," says [who].
  `),
  refused: lines(`
    "I take orders," says [who], "but not from this side of [prop]."
    [who] [who+hear] it as one hears weather, and [who+stay] exactly as [who.they] [who.is].
    "No," says [who]. It has no edges to get hold of.
  `),
  refrains: lines(`
    [who] [who+stop] with one hand out. "As you like," [who.they] [who+say].
    "I won't, then," says [who], and [who+step] back from it.
  `),
  byAct: {
    go: lines(`
      [who] [who+go], looking back once from the far side of [prop].
      "On my way," says [who], and is.
    `),
    leave: lines(`
      [who] [who+take] a last look at [place] and [who.is] gone.
    `),
    flee: lines(`
      You do not have to tell [who] twice. [^place] [place+emptie] of [who.them] in three strides.
    `),
    follow: lines(`
      "Lead on," says [who], and falls in a step behind you.
      [who] [who+come] along, as if [who.they] had only been waiting to be asked.
    `),
    wait: lines(`
      "I'll be here," says [who], and [who+settle] by [prop].
      [who] [who+stay] where [who.they] [who.is], hands in sleeves.
    `),
    look: lines(`
      [who] [who+look], and [who+take] [who.their] time. "Somebody has been at [prop]," [who.they] [who+say]. "Today."
      "Nothing," says [who]; and then, more slowly, "except that [prop] has been moved."
    `),
    search: lines(`
      [who] [who+go] through [place] from one end to the other. "It's [prop] I don't like," [who.they] [who+say].
    `),
    open: lines(`
      [who] [who+open] [object] and [who+stand] aside for you to see.
    `),
    take: lines(`
      [who] [who+take] [object] and [who+keep] [object.them] close.
    `),
    give: lines(`
      [who] [who+part] with [object] after the smallest of pauses.
    `),
    attack: lines(`
      [who] [who+go] in low and quick. There's a scuffle by [prop], and then more room than before.
    `),
    tell: lines(`
      "You first," says [who], and then tells it anyway, with [who.their] eyes on [prop].
    `),
  },
}
