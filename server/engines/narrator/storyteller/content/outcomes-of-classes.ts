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
    [^actor] will not be moved from [object], hackles up: there is something, and it is near.
    [^actor] [actor+stand] stiff from nose to tail, and [actor+look] to you for what to do.
  =warn > companion friend neutral
    "[^actor] can hear somebody," says [who], with a look at [object].
    "What has [actor] got against [object]?" says [who].
    "When [actor] [actor+do] that, somebody is coming," says [who].
  =call > beast
    [^actor] will not leave [object] until you come and see: there is something about [object.them].
    [^actor] [actor+look] round at you between one [doing] and the next, as if you had to know what it is about.
    All [place] can hear the [doing], and [actor] [actor.does] not mean to stop by [actor.self].
  =call > companion friend neutral
    "What is it, [actor]?" says [who]. "What is there?"
    "Somebody make [actor] stop," says [who]. "That [doing] goes right through me."
    "[^actor] [actor+want] something," says [who].
  =call > foe
    "Is there no way to stop that [doing]?" says [who].
  =outcry > does beast
    The [doing] goes all through [place]; doors open, and steps come nearer.
    By the time the [doing] is over nobody at [place] can say that they have not heard it.
  =outcry > says
    "There!" says [actor], as soon as there is breath for it. "Did you not see it?"
    "I can't help it," says [actor], and [actor+shake]. "Something touched me."
  =outcry > goes
    The [doing] comes from all sides, and stops as if cut off.
    You have both hands over your ears before the [doing] is over.
  =outcry > companion friend neutral
    "What was that?" says [who]. "Was that [actor]?"
    "[^actor]!" says [who]. "What on earth has happened?"
  =sound > door
    It comes from the other side of [object], and it does not stop.
  =sound > does beast
    It is quiet after the [doing], and everybody waits for what comes of it.
    The [doing] can be heard from end to end of [place].
  =sound > goes
    The [doing] can be heard all over [place].
    There was no missing that [doing].
  =sound > companion friend neutral
    "Did you hear [actor]?" says [who]. "What does it mean?"
    "[^actor] never did that before," says [who].
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
    A bright line eats its way along [actor]. In a minute it will have found something else.
  =burn > companion friend neutral
    "Water!" says [who]. "Or a coat, quick, before [actor] [actor.is] gone!"
    "Get away from [actor]!" says [who].
  =hush > goes
    Without [actor] it is quieter.
  =hush > companion friend neutral
    "Why has [actor] stopped?" whispers [who].
  =appear > goes
    [^actor] [actor.is] there as if [actor.they] had been there all along; then [actor.they] [actor+move].
  =appear > companion friend neutral
    "Do you see [actor]?" whispers [who]. "Tell me that you see it too."
  =slam > door thing
    The whole wall round [object] shakes with it, and what hung there hangs crooked.
  =slam > says
    "Now," says [actor], "we are going to talk."
    "I have had enough of this," says [actor].
  =answer > says
    "Here!" says [actor]. "Over here! Who is that?"
    "I hear you," says [actor]. "Be quick, will you?"
  =nervous > does
    One can see that [actor] [actor+know] more than [actor.they] [actor.has] said.
  =nervous > says
    "Don't ask me," says [actor]. "Not here, and not in front of everybody."
    "I never meant it to come to this," says [actor].
    "It's nothing," says [actor], much too quickly.
  =dig > does beast
    It flies to all sides; then [actor] [actor+stop], and [actor+stand] quite still over something.
  =dig > companion friend neutral
    "There's something there," says [who]. "Let me see!"
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
    The noise of it goes through all of [place], and then there is dust, and [actor] in the midst of it.
  =slip > companion friend neutral
    "Mind [actor]!" says [who], and [who+jump] back. "Are you hurt?"
    "That could have been one of us," says [who], with a look at [actor].
  =drop > glass dish plate bowl cup bottle vase mirror crockery
    [^object] [object.is] in pieces, and the crash has gone through all of [place].
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
    "Don't laugh," says [actor]. "I can't get out of this by myself."
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
    You listen, but from [actor] there is nothing more, only a smell of something hot.
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
    [^actor] won't hold much longer: one can see from here where [actor.they] [actor+give].
    A line runs through all of [actor] now, and grows while you look.
  =crack > companion friend neutral
    "That was [actor]," says [who], without moving. "Not one step further."
    "Look at [actor]," says [who]. "How long will that hold?"
  =spread > goes
    There is more of [actor] from one breath to the next.
  =spread > companion friend neutral
    "Quick," says [who], "before [actor] [actor+get] any worse!"
    "Where does [actor] come from?" says [who], already on the way to see.
  =spread > foe
    "And what is [actor] supposed to mean?" says [who].
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
    "I don't know what to do any more," says [actor]. "You tell me."
    "Don't look at me," says [actor]. "It will pass."
  =amused > says
    "I can't help it," says [actor], and [actor+hold] [actor.their] sides. "Your face!"
    "Go on," says [actor]. "Do that again."
  =hint > does
    [^actor] [actor+have] something in mind, and [actor+mean] you to be part of it.
    [actor's] eyes go to the way out, and back to you.
  =hint > says
    "A word," says [actor], under [actor.their] breath. "When nobody is listening."
    "You know what I mean," says [actor], hardly moving [actor.their] lips.
  =knocked > does
    [^actor] [actor+lie] quite still, but for the breath. Somebody has to see to [actor.them].
  =knocked > companion friend neutral
    "Air!" says [who]. "Give [actor] some air, and hold up [actor.their] head."
  =bump > thing
    The blow goes all through [object], and one hears it go.
  =bump > companion friend neutral
    "What was that?" says [who]. "Something is out there."
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
  =fetch > companion friend
    "Good," says [who]. "With [object] we can do it."
  =defy > does beast
    One moment more, and [actor] will have got away from you.
  =defy > says
    "Let me go!" says [actor]. "You have no right!"
  =cover > beast
    [^actor] will not come out again as long as there is anybody about.
  =cover > does
    Of [actor] there's nothing to be seen any more but the toes.
  =cover > says
    "I'm not here," says [actor], from out of sight.
    "Tell me when it's over," whispers [actor].
  =point > thing place idea
    Whatever [actor] [actor+mean] by that, it has to do with [object].
    There is nothing out of the way about [object], until you look once more.
  =point > says
    "There," says [actor]. "Don't you see it?"
  =summon > animal being person
    It isn't long before [object] [object.is] there.
  =summon > says
    "Now we are more," says [actor].
  =seize > thing
    [^object] [object.is] in [actor's] hands now, and everybody looks at it, and nobody moves.
    A short struggle, hand over hand, and it is [actor] who holds [object].
  =seize > says
    "Got it," says [actor], out of breath. "Now we can talk."
    "That's that," says [actor], and [actor+hold] [object] well out of reach.
  =work > thing
    Bit by bit [object] [object+give].
  =work > says
    "There," says [actor], a little out of breath. "What now?"
    "Done," says [actor]. "That was the worst of it."
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
