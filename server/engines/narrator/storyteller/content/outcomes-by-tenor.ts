import { outcomesIn } from './outcome-list.ts'

/** How whoever is concerned takes a deed, by what it is like for them: told where nothing narrower is known of it. */
export const byTenor = outcomesIn(`
  ~harm > being
    "Ow!" says [object], and [object+step] back with a hand where it hurts.
    [object] [object+flinch], and [object+keep] out of reach from then on.
    "Do that once more," says [object], "and I will not be so patient."
    It hurts, and [object] [object.does] not hide it. "Enough!" [object.they] [object+say].
  ~harm > animal
    [object] [object+yelp], and [object.is] out of reach in one bound.
    [object] [object+back] off, teeth showing.
  ~harm > hero
    It hurts, and [actor] can see that it does. "Well?" says [actor]. "What now?"
    You feel that. [actor] [actor+step] back, and [actor+wait] for what you will do.
    It smarts. "Come on, then," says [actor]. "Or had you enough?"
    You can't help a gasp, and [actor] [actor+look] pleased with it.
  ~rob > being
    "Where is it?" says [object], and [object+feel] about; it is gone.
    [object] [object.has] not felt a thing, not yet.
  ~rob > hero
    It is gone before you can close your hand; [actor] [actor.has] it now.
    You grasp after it, too late. [actor] [actor+hold] it out of your reach.
  ~rob > does
    It is [actor] who has it now.
  ~gift > being
    "For me?" says [object], and [object+take] it. "Thank you."
    [object] [object+take] it with both hands, and [object+look] at it, and then at you.
    "That is kind," says [object]. "I will not forget it."
    [object] [object+accept] it with a nod, and [object+look] the better for it.
  ~gift > animal
    [object] [object+sniff] at it, and [object+take] it, and [object+look] for more.
  ~gift > hero
    "Here," says [actor]. "For you."
    [actor] [actor+wait] to see how you like that.
    "Go on," says [actor], "take it."
  ~any > animal
    [object] [object+put] [object.their] head on one side, and [object+wait] for more.
  ~help > being
    "Thank you," says [object], and [object+breathe] more easily.
    [object] [object+let] it happen, and is the better for it. "I needed that," [object.they] [object+say].
    [object] [object+shut] both eyes for a moment, and [object+let] it be done.
    Some of the strain goes out of [object]. "That helps," [object.they] [object+say].
  ~help > animal
    [object] [object+hold] still for it, and [object+look] at you with less fear.
  ~help > hero
    That does you good. "Better?" says [actor].
    You can do with it, and [actor] [actor+know]. "Say when it is enough," says [actor].
  ~affection > being
    [object] [object+hold] still in surprise, and then [object+lean] closer.
    [object] [object+turn] red, and does not move away.
    "Oh," says [object], and for a moment nothing else.
    [object] [object+smile], and [object+look] down, and up again.
  ~affection > hero
    It takes you by surprise, and [actor] [actor+see] that. "Too much?" [actor.they] [actor+say].
    [actor] [actor+stay] close a moment longer than [actor.they] need.
  ~warmth > being
    [object] [object+answer] it in kind, a little late.
    One corner of [object's] mouth goes up.
    [object] [object+nod] to you; that much is friendly.
  ~warmth > hero
    It is meant for you, and [actor] [actor+wait] for you to answer it.
    You cannot help but answer [actor] in kind.
  ~praise > being
    [object] [object+go] pink with pleasure. "You are too good," [object.they] [object+say].
    "Do you mean that?" says [object], and [object+stand] a little straighter.
    "Well," says [object], "somebody had to say it." But it has pleased [object.them].
  ~praise > hero
    [actor] [actor+mean] it; there is no mistaking that.
    It does you good to hear, and [actor] [actor+know] it.
  ~mock > being
    [object] [object+go] stiff. "Say that again," [object.they] [object+say].
    "How dare you," says [object], very quietly.
    That has struck home: [object] [object+look] away, and red comes up from [object.their] collar.
    [object] [object+draw] in a breath. "I shall remember that," [object.they] [object+say].
  ~mock > hero
    It stings, and [actor] [actor+see] to it that everybody heard.
    "Nothing to say?" says [actor], and [actor+wait].
  ~menace > being
    [object] [object+raise] both hands. "Easy," [object.they] [object+say]. "Nobody has to get hurt."
    [object] [object+take] a step back. "You wouldn't," [object.they] [object+say].
    "All right," says [object], not moving at all. "What do you want?"
  ~menace > does
    [actor] [actor.has] eyes for nobody but you. One word, or one move, and it begins.
    For a breath [actor] and you look at each other, and nobody moves.
    "Don't," says [actor], before you have done anything.
  ~menace > animal
    [object] [object+lower] [object.their] head, and [object+give] way a step.
  ~menace > hero
    [actor] [actor+let] you see that it is meant. "Your turn," says [actor].
    There is no getting past [actor] without a word, or worse.
    [actor] [actor+come] no nearer, and [actor.does] not give way either.
  ~mishap > seen
    "Are you all right?" says [who].
    [who] [who+catch] [who.their] breath, and then [who+try] not to laugh. "Nothing broken?"
    "Careful!" says [who], too late.
  ~mishap > foe
    [who] [who+laugh], and not kindly.
    "Clumsy," says [who], and [who+look] the happier for it.
  ~mishap > does
    "I'm all right," says [actor], before you can ask, and [actor.is] red to the ears.
    [actor] [actor+look] round to see who saw it. You did.
    "Don't say anything," says [actor].
  ~ruin > seen
    "We have to do something!" says [who], and [who+look] to you for what.
    "Get back!" [who+cry] [who], and [who+pull] you a step away from it.
    [who] [who+go] white. "How long have we got?" [who.they] [who+ask].
  ~ruin > animal
    [who] [who+start] up, ears flat, and [who+keep] close to you.
  ~flight > being
    "Wait!" calls [object], and is left behind.
    [object] [object+start] after you, and [object+give] it up.
  ~flight > companion
    [who] [who+run] at your side, and [who+look] back once. "Faster!"
    [who] [who+keep] up with you, breath for breath.
  ~stealth > companion
    [who] [who+do] as you do, and [who+hold] [who.their] breath.
    "Did they see us?" whispers [who], close to your ear.
  ~joy > seen
    [who] [who+laugh] with you, a little late.
    It is catching: [who] [who+have] to smile.
  ~joy > does
    [actor] [actor+look] happier than you have seen [actor.them] yet.
  ~sorrow > seen
    "Hey," says [who], and [who+put] a hand on your arm.
    [who] [who+say] nothing, and [who+stay] close.
  ~yielding > being
    [object] [object+stare], and then [object+throw] both arms up. "I won!" [object.they] [object+cry].
    "Ha!" says [object], as if [object.they] had never doubted it, and stands a head taller.
    [object] [object+take] it for real, and beams. "So you do give in!"
  ~distrust > being
    [object] [object+see] it in your face. "Why do you look at me like that?" [object.they] [object+say].
    "You can believe me or not," says [object], and [object.does] not quite meet your eyes.
    [object] [object+shift] from one foot to the other, which does not make it better.
  ~pity > being
    [object] [object+see] it in your face. "Don't pity me," [object.they] [object+say], less sharply than before.
    "You need not look like that," says [object]; but [object.they] [object+soften].
    [object] [object+notice], and some of the fight goes out of [object.them].
  ~wonder > seen
    "Did you see that?" whispers [who].
    [who] [who+take] a step back, and then one nearer. "How can that be?" [who.they] [who+ask].
    [who] [who+stare], mouth open.
  ~wonder > does
    You blink, and look at [actor] again. It is as you saw it.
  ~chase > being animal
    [object] [object+run], and [object+look] back, and [object+run] faster.
    [object] [object+dodge] left, then right, and [object+keep] just ahead.
  ~chase > hero
    [actor] [actor.is] close behind you, and no slower than you are.
  ~asked > does
    [actor] [actor+look] at you for the answer.
    [actor] [actor+wait], head on one side, for what you will say.
    It is plain from [actor's] face that the answer matters.
    "I would like to know," [actor+add] [actor], and waits.
  knock_out stun > being
    One look, and then [object's] knees give; [object.they] will be out for a while.
  ~fright > companion friend seen
    "What was that?" whispers [who].
    [who] [who+move] closer to you, and [who+listen].
    [who] [who+take] hold of your sleeve. "Did you notice that?"
  ~fright > alone
    Then it is quiet at [place], and nothing more comes, not yet.
    For a breath nothing at [place] moves.
`)
