import { lines } from './line-list.ts'

export type OtherFamily =
  | 'threat'
  | 'leaves'
  | 'comes'
  | 'gives'
  | 'takes'
  | 'speaks'
  | 'tender'
  | 'sorrow'
  | 'falls'
  | 'changes'
  | 'seeks'
  | 'gesture'

/** What comes of what somebody else does in the player's words. */
export const otherLines: Record<OtherFamily | 'declines' | 'wants' | 'thing' | 'harmless', string[]> = {
  threat: lines(`
    Nobody at [place] moves. [^actor's] hand is quite steady, and it is yours that has to decide.
    It is out in the open now between you and [actor]. [^prop] would stop one blow, perhaps.
    [actor] [actor+come] on by one step. You have the width of [prop] in which to do something about it.
    So [actor] [actor+mean] it. Everyone at [place] has become very careful with their hands.
  `),
  leaves: lines(`
    With [actor] gone there's more room at [place], and more of it is quiet.
    You hear [actor's] steps a good way past [prop]; then you don't.
    The spot where [actor] stood stays empty. Whatever comes next, [actor] will not see it.
  `),
  comes: lines(`
    [actor] [actor.is] here now, a little out of breath, looking from you to [prop].
    So now there is [actor] at [place], too, and the air has one more opinion in it.
    [actor] [actor+stop] an arm's length off and [actor+wait] for you to begin.
  `),
  gives: lines(`
    [object] [object+lie] in your hand, warm still from [actor's].
    You hold [object] now. [actor] [actor+look] lighter without [object.them], and a little sorry.
    "There," says [actor]. "It was never really mine."
  `),
  takes: lines(`
    [object] [object.is] with [actor] now, and [actor.they] [actor.does] not look like giving [object.them] back.
    Where [object] [object.was] there is a gap, and all of [place] can see who fills it.
    [actor] [actor+have] [object]. You could ask for [object.them], or see what [actor] [actor+mean] by it.
  `),
  speaks: lines(`
    [actor] [actor+mean] it; you can hear as much. It is your turn to say something to that.
    You take [actor] at [actor.their] word, and so does everyone at [place].
    That is what [actor] [actor+say], and [actor.they] [actor+keep] to it.
  `),
  tender: lines(`
    You let it be, and so [actor] [actor+do] not hurry. [^place] can wait that long.
    It is kindly meant, and [actor] [actor+see] that you know it.
    Something in your chest sits down. [actor] [actor+notice], and [actor+say] nothing of it.
  `),
  sorrow: lines(`
    [actor] [actor+turn] half away, so as not to be seen at it. You see it all the same.
    There is nothing at [place] that would help [actor] just now, except that somebody stays.
  `),
  falls: lines(`
    [actor] [actor+lie] by [prop] and [actor+do] not stir. It is for you, now, to see to it.
    It takes [place] a moment to understand, and then everybody does: [actor] [actor.is] down.
  `),
  changes: lines(`
    [actor] [act]. It is done before you can say anything for or against it.
    So [actor] [act]; you stand by and see how it turns out.
    [actor] [act], and looks round at you to see what you make of it.
    [actor] [act]. From now on that is how things are at [place].
  `),
  seeks: lines(`
    [actor] [actor+go] over [object] twice, and [actor+stop], and [actor+look] round at you.
    [actor] [actor.has] found something by [prop], and will not leave it.
    It takes [actor] less than a minute. Then [actor.they] [actor+look] up, sure of something.
  `),
  harmless: lines(`
    Then [actor] [actor+see] your face, and [actor+think] better of it. Nobody is hurt, and nobody will be.
    But it comes to nothing: [actor] [actor+lower] it again, and is sorry. Everyone at [place] is safe.
    It lasts a breath. Then [actor] [actor+back] off, and all that is left of it is a quick heart.
  `),
  gesture: lines(`
    [actor] [actor+stay] like that, by [prop], waiting for what you will do.
    You see it, and [actor] [actor+see] you see it. Nothing needs to be said about it at [place].
    It's a small thing for [actor] to do. It changes the air between you.
    [actor] [actor.is] in earnest; that much can be read from where you stand.
    You had not looked for that from [actor]. Neither, by the look of it, had [prop].
  `),
  declines: lines(`
    No, not [actor]. [^actor.they] [actor+leave] it, and nothing of the kind happens at [place].
    [actor] will not, and shows it by standing still.
    It does not come to that: [actor] [actor+let] it be.
  `),
  wants: lines(`
    You can see it in how [actor] [actor+stand]. It has not come to anything yet.
    [actor] would, plainly, if somebody made it easy. You could be that somebody.
    It's there in [actor's] face. Whether anything comes of it is between the two of you.
  `),
  thing: lines(`
    [actor] [act], and everything at [place] has to make room for that.
    You see it happen: [actor] [act]. [^prop] will not be the same for it.
    [actor] [act] before you can say a word.
    So it is: [actor] [act], there at [place], and you are the one to see it.
  `),
}
