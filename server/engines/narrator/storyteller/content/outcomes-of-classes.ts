import { outcomesIn } from './outcome-list.ts'

/**
 * What comes at once of what others do ('does', 'beast') and of what things do ('goes') in the player's words, by its
 * class; a kind of thing stands for what it is done to. Whoever did it 'says' a word to it, or an onlooker does.
 * '[doing]' is the verb of the player as a noun.
 */
export const ofClasses = outcomesIn(`
  =warn > door
    [^actor] [actor.does] not let [object] out of sight, and will not be called off.
  =warn > beast
    [^actor] [actor+stand] stiff from nose to tail, and [actor+look] to you for what to do.
  =call > beast
    [^actor] [actor+look] round at you between one [doing] and the next.
    All [place] can hear the [doing].
  =outcry > does beast
    By the time the [doing] is over nobody at [place] can say that they have not heard it.
  =outcry > goes
    You have both hands over your ears before the [doing] is over.
  =sound > does beast
    The [doing] can be heard from end to end of [place].
  =sound > goes
    The [doing] can be heard all over [place].
    There was no missing that [doing].
  =flee > does
    [^actor] [actor.has] a good start already, and [actor.does] not look round.
  =flee > beast
    All that is to be seen of [actor] is the tail, and then not even that.
  =burn > light lamp candle torch fire lantern
    One can see [actor] from far off.
  =burn > goes
    It runs up [actor] from one end to the other, and it grows bright and hot round [actor.them].
  =burn > companion friend neutral
    "Water!" says [who]. "Or a coat, quick, before [actor] [actor.is] gone!"
    "Get away from [actor]!" says [who].
  =hush > goes
    Without [actor] it is quieter.
  =answer > says
    "Here!" says [actor]. "Over here! Who is that?"
    "I hear you," says [actor]. "Be quick, will you?"
  =nervous > says
    "Don't ask me," says [actor]. "Not here, and not in front of everybody."
    "It's nothing," says [actor], much too quickly.
  =dig > does beast
    The earth flies to all sides from under [actor].
  =small > says
    "Don't mind me," says [actor], and [actor+go] a little red.
  =fall > goes
    [^actor] [actor+lie] there now, for all to see.
  =slip > does
    [^actor] [actor+sit] there with a hand on one knee, and [actor.does] not get up at once.
    It has taken the breath out of [actor]. A hand would help.
  =slip > goes
    [^actor] [actor+lie] where [actor.they] [actor.has] fallen.
  =drop > thing
    [^object] [object+lie] on the ground now.
  =drop > says
    "Sorry," says [actor], and [actor+look] from [object] to you.
    "It slipped," says [actor]. "I had [object], and then I had not."
  =stick > thing
    [object] [object+hold] [actor] fast: there is no going on, and no going back.
  =stick > does beast goes
    [^actor] [actor.does] not get on any more, and not back either. Somebody will have to pull.
    The more [actor] [actor+try], the tighter it gets.
  =stick > says
    "I can't move," says [actor]. "Pull, or push, but do something."
  =stick > companion friend neutral
    "Take hold of [actor]," says [who]. "I'll push from this side."
    "[^actor] won't get out of there without help," says [who].
  =halt > light searchlight spotlight beam
    There is no shadow left at [place] to stand in.
  =halt > goes
    [^actor] [actor.is] still now, and it is quieter by as much.
  =snore > does beast
    As long as that goes on [actor] [actor.is] fast asleep, and hears nothing.
  =fail > goes
    [^actor] will not go on without help; somebody has to see what is wrong with [actor.them].
  =broken > rope cord chain cable string wire thread
    Both ends of [actor] hang loose.
  =broken > glass window mirror bottle cup plate vase dish
    There are pieces of [actor] as far as one can see.
  =broken > goes
    [^actor] will not be whole again so soon.
  =crack > goes
    A line runs through all of [actor] now, and grows while you look.
  =spread > goes
    There is more of [actor] from one breath to the next.
  =upset > beast
    [^actor] [actor+press] close to you, and will not be left alone.
  =upset > does
    [^actor] [actor+need] a moment, and perhaps a kind word.
  =upset > says
    "Don't look at me," says [actor]. "It will pass."
  =amused > does
    It is some time before [actor] [actor.has] a straight face again.
  =knocked > does
    [^actor] [actor+lie] quite still, but for the breath. Somebody has to see to [actor.them].
  =knocked > companion friend neutral
    "Air!" says [who]. "Give [actor] some air, and hold up [actor.their] head."
  =bump > thing
    The blow goes all through [object], and one hears it go.
  =shine > thing body
    In the light one can see all of [object], down to the last thread.
  =fetch > thing
    [^object] [object.is] here now, within your reach.
  =defy > does beast
    One moment more, and [actor] will have got away from you.
  =defy > says
    "Let me go!" says [actor]. "You have no right!"
  =summon > animal being person
    It isn't long before [object] [object.is] there.
  =seize > thing
    A short struggle, hand over hand, and it is [actor] who holds [object].
  =work > thing
    Bit by bit [object] [object+give].
  =work:tries > thing
    [^object] [object+creak], [object+give] a little, and then [object+hold].
  =pray > does
    The words come fast and low, one after the other, and it is quieter at [place] while they last.
`)
