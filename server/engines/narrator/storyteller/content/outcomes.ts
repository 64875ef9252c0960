import { lines } from './line-list.ts'

/** To what a deed was done: its kind, else 'thing' or 'being'; 'self' where it has no object, and 'seen' where somebody looks on. */
export interface Outcome {
  /** Acts, and fields of WordNet for every act that has no line of its own. */
  senses: ReadonlySet<string>
  on: ReadonlySet<string>
  lines: string[]
}

const TABLE = `
  take steal pack > thing
    [^object] [object.is] yours now.
    You have [object], and nobody has asked for [object.them] back.
    [^object] [object+weigh] less than you had thought.
    [^object] [object+fit] in your hand as if made for it.
  drop put throw > thing
    [^object] [object+lie] where you wanted [object.them].
    [^object] [object+come] to rest, and [object+stay] there.
  throw > being
    [object] [object+duck], and [object+look] to see where that came from.
  smell > thing
    [^object] [object+smell] of smoke, faintly, and of something sweet under it.
    [^object] [object+smell] of rain and old iron.
    There is hardly a smell to [object] at all.
    [^object] [object+smell] sharp and fresh, like cut apples.
  taste eat > made thing
    [^object] [object.is] hard between your teeth, and [object+taste] of dust.
    [^object] [object+taste] of nothing that anybody would want twice.
  taste eat drink > drink food
    [^object] [object+taste] of salt first, and of pepper a good while after.
    [^object] [object.is] sweeter than you had thought.
    [^object] [object+taste] much as [object.they] [object+look].
    There is a little bitterness to [object], right at the end.
  touch measure use > thing
    [^object] [object.is] cool under your fingers, and a little rough.
    [^object] [object.is] smooth, and warmer than the air.
    [^object] [object+give] a little where you press.
    [^object] [object.is] sound, as far as a hand can tell.
  clean > thing
    [^object] [object.is] clean now.
    [^object] [object+shine] as [object.they] can't have done for a while.
    The dirt comes off [object] in grey streaks, and what is under it is brighter.
  cook > thing
    [^object] [object.is] done, and [object+smell] as [object.they] should.
    [^object] [object+come] out well.
    [^object] [object+turn] soft and even under your hands.
  make draw > thing
    [^object] [object.is] finished, and [object+hold].
    [^object] [object+stand] up to a second look.
    [^object] [object+come] out a little crooked, and good enough.
  repair > thing
    [^object] [object+work] again, with one new rattle.
    [^object] [object+hold] now.
  break cut > thing
    [^object] [object+give] way, and [object.has] a mark that will stay.
    There is no mending [object] in a hurry now.
    [^object] [object+crack] from one side to the other.
  open unlock untie undress > thing
    [^object] [object.is] open now.
    [^object] [object+come] loose in your hands.
  close lock tie hide defend > thing
    [^object] [object.is] safe like that.
    Nobody will get at [object] without some trouble now.
  burn > thing
    Of [object] nothing is left but ash.
    [^object] [object+curl] up and [object.is] gone.
  light > thing
    [^object] [object+burn] evenly, and the shadows move back.
  write > self
    There it stands now, in your own hand, for [hero] to stand by.
    The ink is dry before you, [hero], have thought better of it.
  plant > thing
    [^object] [object.is] in the earth now; the rest is up to the weather.
  bury dig > thing laid
    The ground is smooth over [object] again.
  push press knock attack > thing
    [^object] [object+give] by an inch, and then by another.
    [^object] [object+give] under your hands, a little at a time.
  pull lift > thing
    [^object] [object.is] heavier than [object.they] [object+look], and you shift your grip.
    [^object] [object.is] heavier on one side, and you hold on.
  turn > thing
    [^object] [object+turn] more easily than [object.they] [object+look].
    [^object] [object+turn] halfway and [object+stop] there.
  pour > drink food
    Not a drop of [object] goes astray.
    [^object] [object+run] where you want [object.them].
  wear > thing
    [^object] [object+fit] better than [object.they] [object+look].
  climb > thing
    [^object] [object+hold] your weight, and from up there you see further than before.
    Hand over hand, and [object] [object.is] under you.
  cross dodge jump > thing
    [^object] [object.is] behind you now, and you have all your limbs.
    You are past [object] before you have quite made up your mind.
  go approach enter follow track > thing
    You stand at [object] now, near enough to touch [object.them].
    From here you can see [object] from end to end.
  drive ride > thing
    [^object] [object+do] what you want, after a moment's thought.
    [^object] [object+pick] up speed under you.
  play sing > thing
    [^object] [object+sound] better than it has any right to.
  give feed > animal
    [object] [object+sniff] at it, and then it is gone, to the last crumb.
    [object] [object+eat], and [object+look] up for more.
  pet touch hug comfort kiss greet talk say tell ask beg praise > animal
    [object] [object+turn] an ear towards you, and [object+stay].
    [object] [object+come] half a step nearer.
    [object] [object+go] quite still under it, and then [object+breathe] out.
  attack steal push pull break cut threaten > animal
    [object] [object+start] back, and [object+keep] a good yard between you from then on.
    [object] [object+make] a noise that you would not have thought was in [object.them].
  go approach follow track flee sneak jump drive ride > animal
    [object] [object+see] you coming, and [object+wait] to see which way you go.
    [object] [object+lift] [object.their] head, and you are nearly level now.
  go approach follow track run flee > being
    You are level with [object] before [object.they] [object.has] gone ten steps.
    [object] [object+hear] your steps, and [object+look] round.
    [object] [object+slow] down for you, a little.
  sneak > being
    [object] [object.has] not noticed a thing.
  look > being
    [object] [object+notice] it, and [object+look] somewhere else.
  attack push break capture cut disarm > being
    [object] [object+stagger] back a step, and [object+catch] [object.their] balance.
    "Hey!" says [object], more surprised than hurt.
    [object] [object+pull] free of it, and now you stand face to face.
  touch hug kiss lift pull > being
    [object] [object.is] warm and a little stiff, and [object+let] it be.
    [object] [object+give] you a quick look, and [object+stay] where [object.they] [object.is].
    "Careful," says [object], and [object+hold] on to you.
  lead take invite help > being
    [object] [object+come] along without a fuss.
    [object] [object+let] you, and [object.is] a little steadier for it.
  heal clean wear feed wake teach > being
    [object] [object.is] the better for it already.
    "Thank you," says [object], quietly.
  beg persuade distract > being
    [object] [object+think] about it for longer than you like. "We'll see," [object.they] [object+say].
    "You do not ask for little," says [object], but it is no refusal.
  praise thank > being
    [object] [object+go] a shade pinker, and [object+stand] a little straighter.
    "Is that so?" says [object], not at all displeased.
  insult refuse accuse threaten > being
    [object] [object+draw] in a breath and [object+think] better of what was to come with it.
    "I'll remember that," says [object].
  joke play dance perform > being
    [object] [object+laugh] before [object.they] can help it.
    [object] [object+join] in, a beat behind.
  give show pay send > being
    [object] [object+take] a moment over it, and [object+nod].
  trade > thing
    Now you have the one, and [object] [object.is] where the other was.
  smile > seen
    [who] [who+smile] back, not quite sure at what.
    It is catching: [who] [who+bite] back a grin as well.
  cry feel > seen
    [who] [who+notice], and [who+move] a little closer without a word.
    "It's all right," says [who].
  sing play > seen
    By the second line [who] [who+know] it, and [who+join] in under [who.their] breath.
    [who] [who+listen] to the end of it, head on one side.
  shout cast break knock press honk > seen
    [who] [who+turn] round at the noise.
    [who] [who+start], and then [who+look] at you for the reason.
  knock > door
    Nobody comes, but behind [object] a board creaks.
    Something behind [object] goes quiet at the sound of it.
  sit lieDown rest stand kneel wait > self
    From there you see a little more of [place].
    It is quieter than you expected, there at [place].
  push press knock attack verb.contact > door
    [^object] [object+hold], but something on the other side of [object.them] has shifted.
    [^object] [object+give] by the width of a finger, and cold air comes through.
  write draw > readable
    [^object] [object.is] plain enough for anybody to read, and dry.
  drop give show send > readable
    [^object] [object+lie] face up, for whoever comes next to read.
  turn press push verb.contact verb.motion verb.perception > device
    [^object] [object+crackle], [object+hum], and [object+settle] on one low note.
    Something inside [object] catches, and begins to tick.
  drive ride verb.motion > vehicle
    [^object] [object+jolt] once and then [object+run] sweetly.
    [^object] [object+pull] a little to the left, and you correct for it.
  pour fill verb.change verb.contact > drink food
    There is a little of [object] over, and you leave it.
    [^object] [object+smell] stronger than you remember.
  verb.contact verb.change > garment
    [^object] [object.is] softer than [object.they] [object+look], and something crackles in the lining.
    There is a name sewn into [object], and two letters of it are left: a capital M and an e.
  touch > made
    That is when you see the mark on [object]: a small star, scratched in with a pin.
    Underneath, where nobody looks, [object] [object.has] a number painted on: forty-one.
    [^object] [object.has] been mended here before, and not by somebody who knew how.
  verb.change > thing
    Anybody can see at a glance what that has done to [object].
    [^object] will stay like that for as long as nobody undoes it.
    It takes you two tries, and then [object] [object.is] as you want [object.them].
  verb.contact verb.body verb.stative > thing
    [^object] [object.is] as you want [object.them] now, and [object+stay] so.
    You have the knack of [object] by now, and it is done.
    You look [object] over once more, and there is nothing left to do to [object.them].
  verb.creation > thing
    [^object] [object.is] done, and you can let [object.them] be seen.
    It is not the best you have made, but [object] [object.is] yours.
  verb.possession > thing
    [^object] [object.is] accounted for, and that is one thing less to see to.
  verb.motion > thing
    [^object] [object.is] where you want [object.them] now.
  verb.consumption > thing
    Half of [object] is gone before you notice.
    [^object] [object+go] down well, and you feel it as far as your toes.
  verb.perception > thing
    A corner of [object] is darker than the rest, as if it had been held there.
    From close by [object] [object.is] smaller than [object.they] seemed.
  learn think verb.cognition > idea thing
    There is more to [object] than you had hoped, and one part of it stays with you: it has happened before.
    The longer you go over [object], the plainer it is that somebody has left something out.
  verb.communication verb.creation verb.social > idea
    With that, [object] [object.is] out of the way.
  verb.communication verb.emotion verb.social verb.body > being
    [object] [object+take] it in, and [object+look] straight at you for the first time.
    "Well," says [object], and after a moment: "All right."
    [object] [object+open] [object.their] mouth, and [object+shut] it again.
  verb.contact verb.change verb.possession verb.competition verb.stative verb.creation > being
    [object] [object+let] it happen, and [object+hold] quite still.
    [object] [object+start], and then [object+lean] into it a little.
    "What are you doing?" says [object], but [object.does] not move away.
  verb.cognition > being
    [object] [object+seem] another since then, and you could not say in what.
  verb.contact verb.motion verb.perception verb.body verb.stative verb.possession verb.emotion > animal
    [object] [object+blink] at you, and [object+stay] where [object.they] [object.is].
    [object] [object+shake] [object.self], and [object+look] to see what comes next.
  shout verb.communication > heard
    Your voice comes back to you from the far end of [place], a little late.
  verb.communication > seen
    [who] [who+look] up at the sound of it.
    [who] [who+tilt] [who.their] head: every word of that was heard.
  verb.body verb.emotion verb.weather > self
    A breath later it is over, and [place] is as quiet as before.
  think verb.cognition > self
    What is left of it in the end is one thing: you want to [want].
    You get no further than [time] with it, but one thing is plain now: it has to be today.
  verb.contact verb.change verb.motion verb.body verb.possession > laid
    [^object] [object+lie] there as if asleep, and [place] is very quiet.
  go climb swim fly ride drive cross continue return leave flee run verb.motion > self
    Nobody stops you, and by [time] you have left the spot a good way behind you.
    By [time] you are where you meant to be, and nobody has asked you why.
    By [time] you have seen a little more of [place] than you had before.
  flee run > self
    Nobody at [place] comes after you; you stop, and only your own breath is loud.
  verb.contact verb.change verb.motion verb.body heal > body
    [^object] [object+feel] the better for it.
    It hurts a little, and then [object] [object.is] steadier than before.
  pour feed verb.change > light device vehicle container
    [^object] [object.is] full again, to within a finger of the rim.
  look search verb.perception > place
    A good way off along [object] something small and pale moves, and stops when you do.
    [^object] [object+lie] empty from one end to the other, but for one thin line of smoke.
  break cut open > readable
    Two things in [object] catch your eye at once: a date, and a name that is not yours.
    [^object] [object+come] apart in two uneven halves, and something pressed flat falls out: a leaf.
  listen > thing device container instrument made
    [^object] [object+tick], slowly, like something that has time.
    There is a low hum in [object], and now and then it stops to draw breath.
  smell taste > animal being idea
    Smoke and honey: that is what there is to [object], and a little of something bitter.
  wait > self
    By [time] nothing at [place] has changed but the light.
  verb.communication > watched
    "I heard you," says [who].
    [who] [who+turn] that over, and [who+nod].
    "Well, now it is said," says [who].
  verb.contact verb.change verb.creation verb.possession verb.motion verb.consumption verb.competition verb.stative verb.body verb.social > watched
    [who] [who+follow] it with [who.their] eyes, and [who+look] at [object] a moment longer than at you.
    "Careful with [object]," says [who].
    "That will do [object] no harm," says [who].
    [who] [who+lean] closer, so as to see what becomes of [object].
    "You have done that before," says [who], with a look at [object].
    [who] [who+wait] until you are done with [object]. "And now?"
  verb.perception verb.cognition > watched
    "What is it about [object]?" says [who].
    [who] [who+look] from you to [object], and back.
  verb.motion verb.contact verb.body verb.change verb.social verb.competition verb.stative > seen
    "Is that wise?" says [who], watching you.
    [who] [who+watch] you do it, and [who+look] none the worse for it.
    "All right," says [who], "and what comes after that?"
    [who] [who.has] seen you do it, and [who+raise] an eyebrow.
`
const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(' '))

/** What a deed comes to, by its sense and by what it was done to: said after the deed itself, and so from then on. */
export const outcomes: Outcome[] = TABLE.trim()
  .split(/\n(?=.* > )/)
  .map((block) => {
    const [head = '', ...told] = block.split('\n')
    const [senses = '', on = ''] = head.split(' > ')
    return { senses: set(senses), on: set(on), lines: lines(told.join('\n')) }
  })
