import { outcomesIn } from './outcome-list.ts'

/** How a person or an animal takes what is done to them, and the hero what is done to the hero: '~…' is the tenor of the deed. */
export const onBeings = outcomesIn(`
  ~harm > being
    "Ow!" says [object], and [object+step] back with a hand where it hurts.
    It hurts, and [object] [object.does] not hide it. "Enough!" [object.they] [object+say].
  ~harm > animal
    [object] [object+start] back, and [object+keep] a good yard between you from then on.
  ~harm > hero
    It hurts.
    You feel it, and not a little.
    That hurts, and it does not stop at once.
  ~gift > being
    [object] [object+take] it, and [object+look] at it, and then at you.
    [object] [object+take] it with both hands.
    [object] [object+reach] for it at once.
    [object] [object+accept] it with a nod.
  ~gift > animal
    [object] [object+sniff] at it, and [object+take] it, and [object+look] for more.
  ~aimed > being animal
    [^thing] [thing+hit] [object], and [object.they] [object+start] back.
    [object] [object+flinch], and [thing] [thing+hit] [object.them] all the same.
    [object] [object+duck] too late: [thing] [thing.has] hit [object.them].
  ~thrown > being animal
    [object] [object+catch] [thing] out of the air.
    [object] [object.has] [thing] before [thing.they] can fall.
  ~passed > being
    [object] [object+take] [thing].
    [thing] [thing.is] with [object] now.
  ~spell > being animal
    The spell takes hold of [object].
  ~touch > being
    [object] [object+feel] it, and [object+turn] to you.
    [object] [object+look] round at you.
  ~touch > animal
    [object] [object+hold] still for it, and [object+want] more.
  ~blow > self
    It goes home.
    You hit what you meant to hit.
    It does not miss.
  ~help > being
    "Thank you," says [object].
    "That is kind of you," says [object].
    [object] [object+nod], and it goes more easily with two.
  ~affection > being
    [object] [object+hold] still in surprise, and then [object+lean] closer.
    "Oh," says [object], and for a moment nothing else.
  ~affection > hero
    [actor] [actor+stay] close a moment longer than [actor.they] [actor+need].
  ~affection > animal
    [object] [object+go] quite still under your hand, and then [object+breathe] out.
    [object] [object+lean] against you with all [object.their] weight.
  ~warmth > being
    [object] [object+answer] it in kind, a little late.
    [object] [object+look] up, and [object+do] the same.
  ~praise > being
    [object] [object+go] pink with pleasure. "You are too good," [object.they] [object+say].
    "Do you mean that?" says [object], and [object+stand] a little straighter.
  ~mock > being
    "How dare you," says [object], very quietly.
  ~mock > hero
    "Nothing to say?" says [actor], and [actor+wait].
  ~menace > being
    [object] [object+raise] both hands. "Easy," [object.they] [object+say]. "Nobody has to get hurt."
    "All right," says [object], not moving at all. "What do you want?"
  ~menace > animal
    [object] [object+lower] [object.their] head, and [object+give] way a step.
  ~distrust > being
    [object] [object+see] it in your face. "Why do you look at me like that?" [object.they] [object+say].
    "You can believe me or not," says [object], and [object.does] not quite meet your eyes.
  ~chase > being animal
    [object] [object+run], and [object+look] back, and [object+run] faster.
    [object] [object+dodge] left, then right, and [object+keep] just ahead.
  ~chase > hero
    [actor] [actor.is] close behind you, and no slower than you are.
  grab catch seize tie arrest handcuff > being
    [object] [object+twist] in your hand, and then [object+hold] still. "All right! Let go of me!"
    [object] [object+stand] quite still, and [object+look] from your hand to your face.
  sit sit_down > being
    [object] [object+make] room for you, and for a while neither of you says a word.
  take_hand > hero
    [actor's] hand is in yours now.
  wave signal bow curtsy > being
    [object] [object+lift] a hand in answer.
  show > being
    [object] [object+bend] over it, and [object+look] for a good while.
  wake > being
    [object] [object+blink] at you. "What is it?" [object.they] [object+say].
  play dance perform juggle sing > being
    [object] [object+clap] along, a beat behind.
  beg persuade convince > being
    [object] [object+think] about it for longer than you like. "We'll see," [object.they] [object+say].
  accuse blame > being
    [object] [object+draw] in a breath. "And who told you so?"
    "You have it the wrong way round," says [object], a little too fast.
  thank > being
    "Don't mention it," says [object].
  apologize > being
    [object] [object+hear] you out. "Well," [object.they] [object+say] at last. "It's said. Leave it at that."
  forgive > being
    [object] [object+breathe] out as if that had been held since morning.
  promise > being
    "I'll hold you to that," says [object], and there is no joke in it.
  call alert summon hail flag_down > police ambulance doctor truck taxi cab fire_brigade fire_department coastguard guard lifeguard
    [^object] [object.is] on the way.
  call talk say tell ask > animal
    [object] [object+lift] [object.their] head at your voice.
  lead > horse mare pony mule donkey camel
    [^object] [object+come] after you, one ear turned back.
  milk shear groom brush saddle > animal
    [^object] [object+stand] still for it.
  tie hitch tether moor > animal
    [^object] [object+stand] where [object.they] [object.is] tied.
  pull drag haul pull_up > hero
    You have to go where [actor] [actor+pull] you.
  pick_up lift lift_up hoist > hero
    Your feet are off the ground, and [actor] [actor+feel] how light you are.
  block > hero way door path stair
    There is no getting past [actor] without a word, or a push.
  offer > hero
    [actor] [actor+wait] for your answer; it is for you to take it or not.
`)
