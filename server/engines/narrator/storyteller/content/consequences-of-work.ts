import { outcomesIn } from './outcome-list.ts'

/** What one sees of a thing after the hero's hands were at it, by the class of the verb; ':other' is what somebody beside says. */
export const ofWork = outcomesIn(`
  +furl > thing
    [^object] [object+go] under one arm now, and nobody could say what it is.
  +shape > dough clay food thing
    [^object] [object+turn] smooth under your hands, and [object+keep] the print of your thumb.
    By and by [object] [object.does] as you want, and no longer [object+stick].
  +stir > food drink thing
    Round and round goes [object], thicker with every turn, and [object+smell] as [object.they] should.
  +grind > thing
    [^object] [object.is] down to powder, fine enough to blow away.
    Nothing is left of [object] that would not go through a sieve.
  +chop > food thing
    [^object] [object+lie] before you in a neat row, all of one size.
    The blade goes through [object] as if [object.they] [object.was] nothing; in a minute all is done.
  +heat > thing
    First there is one bubble, then there are many, and [object] [object.is] hot right through.
    The warmth of [object] can be felt from a yard off.
  +board > window door gate hatch shutter
    No light comes through [object] any more, and nobody else will either.
  +board > thing
    Six nails hold [object] now, and nobody gets past without an axe.
  +board:other > companion friend
    "Will that hold?" says [who], and [who+give] [object] a tug.
  +connect > thing
    With a click [object] [object+sit] where [object.they] [object+belong]. A small light comes on.
  +lower > thing
    Hand over hand [object] [object+go] down, until the weight is gone: the end has come to the ground.
  +lower:other > companion friend
    "Give me the end," says [who]. "I'll hold it."
  +strip > thing
    [^object] [object+come] off in flakes. What is underneath is as bright as new.
  +press > thing self
    A click; then something at [place] begins to turn, slowly at first, and then not slowly at all.
  +press:other > companion friend neutral
    "Is it meant to do that?" says [who].
  +mark > thing
    There it stands in plain letters, and nobody can say later that it was not written on [object].
  +fasten > thing
    Pull at [object] as one will, [object.they] [object+hold].
    [^object] [object+sit] fast; it would take more than two hands to undo that.
  +fasten:other > companion friend
    "And you trust [object]?" says [who], and [who+try] how tight it sits.
  +unfasten > thing
    With a small crack [object] [object+come] away, and you can see what is behind.
    One last turn, and [object] [object.is] loose in your hand.
  +unfasten:other > companion friend neutral
    "What's under [object]?" says [who], and [who+bend] closer.
  +stow > thing animal being
    [^object] [object.is] out of sight; only a bulge shows that there is something.
    Nobody would guess now where [object] [object.is].
  +stow:other > companion friend neutral
    "Is there room for [object] in there?" says [who].
  +shift > lock handle door lid
    Something inside [object] clicks. It is not open yet, but [object] [object+give] more than before.
  +shift > thing
    [^object] [object+move], a little further each time.
  +shift:other > companion friend
    "Once more," says [who]. "I think [object] [object+give]."
  +push > vehicle
    First it is a hand's breadth, then a yard, and then [object] [object+roll] by [object.self].
  +push > thing
    [^object] [object+scrape] over the ground, and [object.is] where you want [object.them].
    It takes all you have, and then [object] [object+give] way.
  +push:other > companion friend
    "Mind my feet!" says [who], and [who+lean] into it beside you.
  +bail > thing place
    By and by there is less of it; one can see the bottom of [object].
  +flood > thing place
    [^object] [object.is] wet from end to end, and water stands where there was none.
  +flood:other > companion friend neutral
    "Where does all that water come from?" says [who]. "Somebody has to see to [object]!"
  +copy > thing
    Line by line it is all there now, and nobody could tell that you had [object] before you.
  +inspect > thing place
    From end to end [object] [object.is] sound but for one place. That is no wider than a finger, and can be mended.
    [^object] [object.is] sound, all but one corner, where somebody has been before you.
    There is nothing on [object] that would not hold, and now you know it.
  +inspect:other > companion friend
    "Well?" says [who]. "How does it look, [object]?"
  +sharpen > thing
    [^object] would take a hair off your arm now.
  +oil > thing
    [^object] [object+run] smoothly again, with hardly a sound.
  +polish > thing
    Your own face looks out of [object] at you, a little bent.
    What was dull in [object] is bright again, and throws a spot of light on the wall.
  +brush > thing place
    Under the dust [object] [object+look] younger than you had thought.
    When the dust has come down again, a mark is left to be seen on [object]: the print of a thumb.
  +paint > thing
    The colour is wet and bright, and [object] can be seen from far away.
  +patch > thing
    [^object] [object+hold], and with luck [object+go] on holding.
  +patch:other > companion friend
    "As good as new," says [who]. "Or nearly."
  +throw > being animal
    [^object] [object+fly] past [target] by a hand. [^target] [target+start], and [target+look] round for you.
  +throw > thing
    [^object] [object+land] further off than you had thought, with a clatter that nobody can have missed.
    Away [object+go] [object], and after a long moment one hears the fall.
  +throw > hidden
    Far off [object] [object+come] down with a clatter; a step turns, and goes to see. For a moment nobody looks your way.
  +smother > thing
    A hiss, a cloud of smoke, and there's nothing left of [object] but the smell.
  +smother:other > companion friend neutral
    "Is it out?" says [who], still holding [who.their] breath.
  +perform > thing
    A crackle, and then [object] [object+begin]: every note as you remember it, wrong ones and all.
  +perform:other > companion friend neutral
    "I had forgotten that one," says [who], and [who.is] nearly smiling.
  +reroute > thing
    Something clunks, a needle climbs, and [object] [object.is] where you want [object.them].
  +wrap > thing
    [^object] [object+go] all the way round, and once more.
  +swap > thing
    Done: something else lies where [object] lay, and one would have to look twice.
  +swap:other > companion friend
    "Nobody will know the difference," whispers [who].
  +crush > thing
    [^object] [object.is] as flat as a letter.
  +effort:other > companion friend
    "Nicely done," says [who], with a look at [object].
    "Let me see," says [who], and [who+bend] over [object].
    "What will you do with [object]?" says [who].
    "I would not have thought of [object]," says [who].
    [^who] [who+look] from [object] to you. "And that will help us?" [who.they] [who+say].
    "[^object]? Now?" says [who]; but [who.they] [who+make] room for you.
    "Show me that again," says [who], with both eyes on [object].
  +any:other > companion friend
    "I'm with you," says [who].
    "Right," says [who]. "And now?"
    "Are you sure about this?" says [who].
    "You might have told me before," says [who].
    "If you say so," says [who], and [who+look] about.
    "I hope you know what you are doing," says [who].
  +effort:other > neutral
    "What is it with [object]?" says [who].
    [^who] [who+watch] what you do with [object], and [who+say] nothing.
  +any:other > neutral
    [^who] [who+look] on, head on one side.
    "As you like," says [who].
    "And what is that supposed to be?" says [who].
  +motion:other > companion friend
    "Careful!" says [who]. "Look where you put your feet."
    "I'm right behind you," says [who].
    "Not so fast," says [who]. "Wait for me."
  +treat:other > companion friend neutral
    "[^object.a]? For me?" says [who]. "You have saved my life."
    "I could have eaten three of those," says [who] when [object] [object.is] gone.
  +motion:other > foe
    "Where do you think you are going?" says [who].
`)
