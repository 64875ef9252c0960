import { lines } from './line-list.ts'

/** To what a deed was done; 'self' where it has no object, and somebody may look on. */
export type OutcomeFor = 'thing' | 'being' | 'animal' | 'self' | 'seen'

interface Outcome {
  acts: ReadonlySet<string>
  on: OutcomeFor
  lines: string[]
}

const of = (acts: string, on: OutcomeFor, text: string): Outcome => ({
  acts: new Set(acts.split(' ')),
  on,
  lines: lines(text),
})

/** What a deed comes to, by act and by what it was done to: said after the deed itself, and so from then on. */
export const outcomes: Outcome[] = [
  of(
    'take steal pack',
    'thing',
    `
    [^object] [object.is] yours now.
    You have [object], and nobody has asked for [object.them] back.
    [^object] [object+weigh] less than you had thought.
    [^object] [object+fit] in your hand as if made for it.
    `,
  ),
  of(
    'drop put throw',
    'thing',
    `
    [^object] [object+lie] where you wanted [object.them].
    [^object] [object+come] to rest, and [object+stay] there.
    There [object.they] [object+stay] for whoever comes next: [object].
    `,
  ),
  of(
    'throw',
    'being',
    `
    [object] [object+duck], and [object+look] to see where that came from.
    `,
  ),
  of(
    'smell',
    'thing',
    `
    [^object] [object+smell] of smoke, faintly, and of something sweet under it.
    [^object] [object+smell] of rain and old iron.
    There is hardly a smell to [object] at all.
    [^object] [object+smell] sharp and fresh, like cut apples.
    `,
  ),
  of(
    'taste eat drink',
    'thing',
    `
    [^object] [object+taste] of salt first, and of pepper a good while after.
    [^object] [object.is] sweeter than you had thought.
    [^object] [object+taste] much as [object.they] [object+look].
    There is a little bitterness to [object], right at the end.
    `,
  ),
  of(
    'touch measure use',
    'thing',
    `
    [^object] [object.is] cool under your fingers, and a little rough.
    [^object] [object.is] smooth, and warmer than the air.
    [^object] [object+give] a little where you press.
    [^object] [object.is] sound, as far as a hand can tell.
    `,
  ),
  of(
    'clean',
    'thing',
    `
    [^object] [object.is] clean now.
    [^object] [object+shine] as [object.they] can't have done for a while.
    The dirt comes off [object] in grey streaks, and what is under it is brighter.
    `,
  ),
  of(
    'cook',
    'thing',
    `
    [^object] [object.is] done, and [object+smell] as [object.they] should.
    [^object] [object+come] out well.
    [^object] [object+turn] soft and even under your hands.
    `,
  ),
  of(
    'make draw',
    'thing',
    `
    [^object] [object.is] finished, and [object+hold].
    [^object] [object+stand] up to a second look.
    [^object] [object+come] out a little crooked, and good enough.
    `,
  ),
  of(
    'repair',
    'thing',
    `
    [^object] [object+work] again, with one new rattle.
    [^object] [object+hold] now.
    `,
  ),
  of(
    'break cut',
    'thing',
    `
    [^object] [object+give] way, and [object.has] a mark that will stay.
    There is no mending [object] in a hurry now.
    [^object] [object+crack] from one side to the other.
    `,
  ),
  of(
    'open unlock untie undress',
    'thing',
    `
    [^object] [object.is] open now.
    [^object] [object+come] loose in your hands.
    `,
  ),
  of(
    'close lock tie hide defend',
    'thing',
    `
    [^object] [object.is] safe like that.
    Nobody will get at [object] without some trouble now.
    `,
  ),
  of(
    'burn',
    'thing',
    `
    Of [object] nothing is left but ash.
    [^object] [object+curl] up and [object.is] gone.
    `,
  ),
  of(
    'light',
    'thing',
    `
    [^object] [object+burn] evenly, and the shadows move back.
    `,
  ),
  of(
    'write',
    'self',
    `
    There it stands now, in your own hand, for [hero] to stand by.
    The ink is dry before you, [hero], have thought better of it.
    `,
  ),
  of(
    'plant',
    'thing',
    `
    [^object] [object.is] in the earth now; the rest is up to the weather.
    `,
  ),
  of(
    'bury dig',
    'thing',
    `
    The ground is smooth over [object] again.
    `,
  ),
  of(
    'push press knock attack',
    'thing',
    `
    [^object] [object+move] a good way before [object.they] [object+stop].
    [^object] [object+give] by an inch, and then by another.
    [^object] [object+answer] with a dull sound, and [object+shift].
    `,
  ),
  of(
    'pull lift',
    'thing',
    `
    [^object] [object+come] towards you, slowly and then all at once.
    [^object] [object.is] heavier on one side, and you shift your grip.
    `,
  ),
  of(
    'turn',
    'thing',
    `
    [^object] [object+turn] more easily than [object.they] [object+look].
    [^object] [object+turn] halfway and [object+stop] there.
    `,
  ),
  of(
    'pour',
    'thing',
    `
    Not a drop of [object] goes astray.
    [^object] [object+run] where you want [object.them].
    `,
  ),
  of(
    'wear',
    'thing',
    `
    [^object] [object+fit] better than [object.they] [object+look].
    `,
  ),
  of(
    'climb',
    'thing',
    `
    [^object] [object+hold] your weight, and from up there you see further than before.
    Hand over hand, and [object] [object.is] under you.
    `,
  ),
  of(
    'cross dodge jump',
    'thing',
    `
    [^object] [object.is] behind you now, and you have all your limbs.
    You are past [object] before you have quite made up your mind.
    `,
  ),
  of(
    'go approach enter follow track',
    'thing',
    `
    It takes no time at all: you stand at [object] now.
    [^object] [object.is] nearer than [object.they] seemed.
    `,
  ),
  of(
    'drive ride',
    'thing',
    `
    [^object] [object+do] what you want, after a moment's thought.
    [^object] [object+pick] up speed under you.
    `,
  ),
  of(
    'play sing',
    'thing',
    `
    [^object] [object+sound] better than it has any right to.
    `,
  ),
  of(
    'give feed',
    'animal',
    `
    [object] [object+sniff] at it, and then it is gone, to the last crumb.
    [object] [object+eat], and [object+look] up for more.
    `,
  ),
  of(
    'pet touch hug comfort kiss greet talk say tell ask beg praise',
    'animal',
    `
    [object] [object+turn] an ear towards you, and [object+stay].
    [object] [object+come] half a step nearer.
    [object] [object+go] quite still under it, and then [object+breathe] out.
    `,
  ),
  of(
    'attack steal push pull break cut threaten',
    'animal',
    `
    [object] [object+start] back, and [object+keep] a good yard between you from then on.
    [object] [object+make] a noise that you would not have thought was in [object.them].
    `,
  ),
  of(
    'go approach follow track flee sneak jump drive ride',
    'animal',
    `
    [object] [object+see] you coming, and [object+wait] to see which way you go.
    [object] [object+lift] [object.their] head, and you are nearly level now.
    `,
  ),
  of(
    'go approach follow track run flee',
    'being',
    `
    You are level with [object] before [object.they] [object.has] gone ten steps.
    [object] [object+hear] your steps, and [object+look] round.
    [object] [object+slow] down for you, a little.
    `,
  ),
  of(
    'sneak',
    'being',
    `
    [object] [object.has] not noticed a thing.
    `,
  ),
  of(
    'look',
    'being',
    `
    [object] [object+notice] it, and [object+look] somewhere else.
    `,
  ),
  of(
    'attack push break capture cut disarm',
    'being',
    `
    [object] [object+stagger] back a step, and [object+catch] [object.their] balance.
    "Hey!" says [object], more surprised than hurt.
    [object] [object+pull] free of it, and now you stand face to face.
    `,
  ),
  of(
    'touch hug kiss lift pull',
    'being',
    `
    [object] [object.is] warm and a little stiff, and [object+let] it be.
    [object] [object+give] you a quick look, and [object+stay] where [object.they] [object.is].
    "Careful," says [object], and [object+hold] on to you.
    `,
  ),
  of(
    'lead take invite help',
    'being',
    `
    [object] [object+come] along without a fuss.
    [object] [object+let] you, and [object.is] a little steadier for it.
    `,
  ),
  of(
    'heal clean wear feed wake teach',
    'being',
    `
    [object] [object.is] the better for it already.
    "Thank you," says [object], quietly.
    `,
  ),
  of(
    'beg persuade distract',
    'being',
    `
    [object] [object+think] about it for longer than you like. "We'll see," [object.they] [object+say].
    "You do not ask for little," says [object], but it is no refusal.
    `,
  ),
  of(
    'praise thank accept greet',
    'being',
    `
    [object] [object+go] a shade pinker, and [object+stand] a little straighter.
    "Is that so?" says [object], not at all displeased.
    `,
  ),
  of(
    'insult refuse accuse threaten',
    'being',
    `
    [object] [object+draw] in a breath and [object+think] better of what was to come with it.
    "I'll remember that," says [object].
    `,
  ),
  of(
    'joke play dance perform',
    'being',
    `
    [object] [object+laugh] before [object.they] can help it.
    [object] [object+join] in, a beat behind.
    `,
  ),
  of(
    'give show pay send',
    'being',
    `
    [object] [object+take] a moment over it, and [object+nod].
    `,
  ),
  of(
    'trade',
    'thing',
    `
    Now you have the one, and [object] [object.is] where the other was.
    `,
  ),
  of(
    'smile',
    'seen',
    `
    [who] [who+smile] back, not quite sure at what.
    It is catching: [who] [who+bite] back a grin as well.
    `,
  ),
  of(
    'cry feel',
    'seen',
    `
    [who] [who+notice], and [who+move] a little closer without a word.
    "It's all right," says [who].
    `,
  ),
  of(
    'sing play perform',
    'seen',
    `
    By the second line [who] [who+know] it, and [who+join] in under [who.their] breath.
    [who] [who+listen] to the end of it, head on one side.
    `,
  ),
  of(
    'dance celebrate exercise jump',
    'seen',
    `
    [who] [who+make] room for you, and [who+tap] a foot to it.
    `,
  ),
  of(
    'shrug greet kneel refuse surrender',
    'seen',
    `
    [who] [who+take] that for an answer, and [who+nod].
    [who] [who+raise] both eyebrows at it.
    `,
  ),
  of(
    'shout cast break knock press honk',
    'seen',
    `
    [who] [who+turn] round at the noise.
    [who] [who+start], and then [who+look] at you for the reason.
    `,
  ),
  of(
    'hide sneak flee dodge lie distract',
    'seen',
    `
    [who] [who+look] the other way just then.
    [who] [who+see] nothing of it.
    `,
  ),
  of(
    'work make repair cook clean dig plant write draw light',
    'seen',
    `
    [who] [who+watch] your hands for a while, and [who+ask] nothing.
    "You've done that before," says [who].
    `,
  ),
  of(
    'go climb swim fly ride drive follow approach cross enter continue return leave lead',
    'self',
    `
    You get there a little out of breath, and it is [time].
    The way is shorter than it looked: [time], and you are there.
    `,
  ),
  of(
    'sit lieDown rest stand kneel wait',
    'self',
    `
    From there you see a little more of [place].
    It is quieter than you expected, there at [place].
    `,
  ),
]
