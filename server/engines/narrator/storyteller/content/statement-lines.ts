import type { ActName } from '../language/acts.ts'
import { lines } from './line-list.ts'

/** For a statement that becomes a fact. */
export const statementLines = lines(`
  So it is, then; nobody at [place] knows better, and it stays so.
  That is how it stands. [^place] [place+take] it in and keeps it.
  True enough, and it changes how one looks at [prop].
  You say it, and so it is. [who] [who+nod], as at a thing long known.
  It's as good as written now, there at [place].
`)

/** For what is there, held, happening, because the player says so. */
export const sceneryLines = {
  held: lines(`
    [object] [object.is] with [owner], then: a weight one knows without looking.
    That's so: [owner] [owner+have] [object.a], and not since yesterday.
    [owner's] hand goes to where [object] [object.is] kept, and [object.they] [object.is] there.
  `),
  weather: lines(`
    The weather turns over [place]; within a minute it is [weather], and [prop] has the look of it.
    @out Overhead it goes [weather]. Everyone at [place] looks up, and then for a roof.
    @in Outside it has turned [weather]; one hears it from [place] as through a coat.
  `),
  arrives: lines(`
    There [object.is] [object.a] at [place] now. Nobody saw where [object.they] came from.
    [object.a] [object+stand] by [prop], looking about, and [object+find] you.
    All at once [object.a] [object.is] here. [^place] had room for that, it seems.
  `),
  there: lines(`
    There [object.is] [object.a] by [prop]; now that you look, it could hardly be missed.
    Sure enough: [object.a], where [place] had only a shadow before.
    You see [object.them] now, [object.a], a few steps past [prop].
  `),
  heroIs: lines(`
    You are [quality], and [place] will have to reckon with it.
    So you are: [quality]. It explains a look or two that you have had here at [place].
    [quality]: that's you, then. [^prop] does not seem surprised.
  `),
  is: lines(`
    [object] [object.is] [quality]; seen from here at [place] there's no doubt of it.
    [quality], then: you look at [object] with that in mind, and it fits.
    So [object] [object.is] [quality]. It had been there to be seen.
  `),
}

/** How somebody carries out what they are told. */
export const orderLines: {
  done: string[]
  refused: string[]
  refrains: string[]
  byAct: Partial<Record<ActName, string[]>>
} = {
  done: lines(`
    [who] [who+do] it, no faster and no slower than it takes. "There."
    "Right," says [who], and sets about it by [prop]; by the time you have looked round it's done.
    [who] [who+look] at you to see whether you mean it, and then [who+do] as you say.
    [who] [who+nod], and it is seen to.
    "Consider it done," says [who]; and after a minute one may.
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
