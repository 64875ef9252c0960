import { outcomesIn } from './outcome-list.ts'

/**
 * What comes at once of what others do ('does', 'beast') and of what things do ('goes') in the player's words, by its
 * class; a kind of thing stands for what it is done to. Whoever did it 'says' a word to it, or an onlooker does.
 * '[doing]' is the verb of the player as a noun.
 */
export const ofClasses = outcomesIn(`
  =loud > hidden
    Whoever is near has heard the [doing], and knows now where to look for you.
    You hold your breath. The [doing] was louder than you could wish.
  =loud > heard
    [foe] [foe.has] heard the [doing], and [foe+come] to see what it was.
  =loud > companion friend
    "Shh!" breathes [who]. "That [doing] will give us away."
    "They must have heard [actor]," whispers [who].
  =warn > door
    [^actor] [actor.does] not let [object] out of sight, and will not be called off.
  =warn > beast
    [^actor] [actor+stand] stiff from nose to tail, and [actor+look] to you for what to do.
  =warn > companion friend neutral
    "What has [actor] got against [object]?" says [who].
  =call > beast
    [^actor] [actor+look] round at you between one [doing] and the next.
    All [place] can hear the [doing].
  =call > companion friend neutral
    "What is it, [actor]?" says [who]. "What is there?"
    "Somebody make [actor] stop," says [who]. "That [doing] goes right through me."
    "[^actor] [actor+want] something," says [who].
  =outcry > does beast
    By the time the [doing] is over nobody at [place] can say that they have not heard it.
  =outcry > goes
    You have both hands over your ears before the [doing] is over.
  =outcry > companion friend neutral
    "What was that?" says [who]. "Was that [actor]?"
    "[^actor]!" says [who]. "What on earth has happened?"
  =sound > does beast
    The [doing] can be heard from end to end of [place].
  =sound > goes
    The [doing] can be heard all over [place].
    There was no missing that [doing].
  =sound > companion friend neutral
    "Did you hear [actor]?" says [who]. "What does it mean?"
  =flee > does
    [^actor] [actor.has] a good start already, and [actor.does] not look round.
  =flee > beast
    All that is to be seen of [actor] is the tail, and then not even that.
  =flee > companion friend
    "After [actor.them]!" says [who].
  =flinch > says
    "Tell me when it's over," says [actor].
    "I can't bear it," says [actor]. "Make it stop."
  =burn > goes
    It runs up [actor] from one end to the other, and it grows bright and hot round [actor.them].
  =burn > companion friend neutral
    "Water!" says [who]. "Or a coat, quick, before [actor] [actor.is] gone!"
    "Get away from [actor]!" says [who].
  =hush > goes
    Without [actor] it is quieter.
  =hush > companion friend neutral
    "Why has [actor] stopped?" whispers [who].
  =appear > companion friend neutral
    "Do you see [actor]?" whispers [who]. "Tell me that you see it too."
  =answer > says
    "Here!" says [actor]. "Over here! Who is that?"
    "I hear you," says [actor]. "Be quick, will you?"
  =nervous > says
    "Don't ask me," says [actor]. "Not here, and not in front of everybody."
    "It's nothing," says [actor], much too quickly.
  =dig > does beast
    The earth flies to all sides from under [actor].
  =small > says
    "Excuse me," says [actor]. "Where were we?"
    "Don't mind me," says [actor], and [actor+go] a little red.
  =fall > elevator lift plane aeroplane
    For a moment nobody in [actor] weighs anything.
  =fall > goes
    [^actor] [actor+lie] there now, for all to see.
  =slip > does
    [^actor] [actor+sit] there with a hand on one knee, and [actor.does] not get up at once.
    It has taken the breath out of [actor]. A hand would help.
  =slip > says
    "I'm all right," says [actor]. "Give me a hand up, that's all."
    "Nothing broken," says [actor], and [actor+try] one foot. "I think."
  =slip > goes
    [^actor] [actor+lie] where [actor.they] [actor.has] fallen.
  =slip > companion friend neutral
    "Mind [actor]!" says [who], and [who+jump] back.
    "That could have been one of us," says [who], with a look at [actor].
  =drop > thing
    [^object] [object+lie] where [object.they] fell, a step away from you.
  =drop > says
    "Sorry," says [actor], and [actor+look] from [object] to you.
    "It slipped," says [actor]. "I had [object], and then I had not."
  =drop > companion friend neutral
    "Leave [object]," says [who]. "That can wait."
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
  =halt > goes
    [^actor] [actor+stand] still now, and it is quieter by as much.
  =snore > does beast
    As long as that goes on [actor] [actor.is] fast asleep, and hears nothing.
  =broken > twig branch stick
    Then it is quiet. Somebody or something has set a foot on [actor].
  =fail > goes
    [^actor] will not go on without help; somebody has to see what is wrong with [actor.them].
  =fail > companion friend neutral
    "Was that [actor]?" says [who]. "That did not sound good."
    "Can you get [actor] to go again?" says [who].
  =broken > rope cord chain cable string wire thread
    Both ends of [actor] hang loose.
  =broken > glass window mirror bottle cup plate vase dish
    There are pieces of [actor] as far as one can see.
  =broken > wave surf
    All of [actor] comes down white, and runs off again.
  =broken > goes
    [^actor] will not be whole again so soon.
  =broken > companion friend neutral
    "That was [actor]," says [who]. "Mind where you step."
  =crack > goes
    A line runs through all of [actor] now, and grows while you look.
  =crack > companion friend neutral
    "That was [actor]," says [who], without moving. "Not one step further."
  =spread > goes
    There is more of [actor] from one breath to the next.
  =spread > companion friend neutral
    "Quick," says [who], "before [actor] [actor+get] any worse!"
    "Where [actor.does] [actor] come from?" says [who], already on the way to see.
  =dislike > does
    So much for [thing]: [actor] will not have any more of [thing.them].
    One need not ask [actor] about [thing].
  =dislike > says
    "Too [flavour]," says [actor]. "Much too [flavour]. What did you put in [thing]?"
    "Nobody can eat that," says [actor]. "[^thing] [thing.is] far too [flavour]."
  =upset > beast
    [^actor] [actor+press] close to you, and will not be left alone.
  =upset > does
    [^actor] [actor+need] a moment, and perhaps a kind word.
  =upset > says
    "Don't look at me," says [actor]. "It will pass."
  =amused > does
    It is some time before [actor] [actor.has] a straight face again.
  =hint > does
    [^actor] [actor+have] something in mind, and [actor+mean] you to be part of it.
  =hint > says
    "A word," says [actor], under [actor.their] breath. "When nobody is listening."
    "You know what I mean," says [actor], hardly moving [actor.their] lips.
  =knocked > does
    [^actor] [actor+lie] quite still, but for the breath. Somebody has to see to [actor.them].
  =knocked > companion friend neutral
    "Air!" says [who]. "Give [actor] some air, and hold up [actor.their] head."
  =bump > thing
    The blow goes all through [object], and one hears it go.
  =shine > hidden
    The light from [actor] comes nearer, stops, and goes on; you hold your breath until it has passed.
  =shine > thing body
    In the light one can see all of [object], down to the last thread.
  =shine > companion friend
    "Don't move," breathes [who]. "Not a hair."
  =fetch > thing
    [^object] [object.is] here now, within your reach.
  =fetch > says
    "Here," says [actor]. "Will [object] do?"
  =defy > does beast
    One moment more, and [actor] will have got away from you.
  =defy > says
    "Let me go!" says [actor]. "You have no right!"
  =cover > does
    Of [actor] there's nothing to be seen any more but the toes.
  =cover > says
    "I'm not here," says [actor], from out of sight.
    "Tell me when it's over," whispers [actor].
  =point > thing place idea
    Whatever [actor] [actor+mean] by that, it has to do with [object].
  =point > says
    "There," says [actor]. "Don't you see it?"
  =summon > animal being person
    It isn't long before [object] [object.is] there.
  =summon > says
    "Now we are more," says [actor].
  =seize > thing
    A short struggle, hand over hand, and it is [actor] who holds [object].
  =seize > says
    "Got it," says [actor], out of breath. "Now we can talk."
    "That's that," says [actor], and [actor+hold] [object] well out of reach.
  =work > thing
    Bit by bit [object] [object+give].
  =work > says
    "There," says [actor], a little out of breath. "What now?"
  =work:tries > thing
    [^object] [object+creak], [object+give] a little, and then [object+hold].
  =work:tries > says
    "Nearly," says [actor]. "Once more, and I have it."
  =work > companion friend
    "Look at that," says [who]. "[^actor] will do it yet."
  =pray > does
    The words come fast and low, one after the other, and it is quieter at [place] while they last.
  =pray > says
    "Amen to that," says [actor] at the end.
  =nothing > says
    "Is that all?" says [actor]. "I had thought there was more to [thing]."
    "What is this?" says [actor], and [actor+look] from [thing] to you. "A joke?"
  =nothing > companion friend neutral
    "Not a thing," says [who], with a look at [thing]. "What did you expect?"
    "Give it a moment," says [who]. "Or try something else."
`)
