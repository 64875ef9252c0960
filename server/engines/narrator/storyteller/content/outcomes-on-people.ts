import { outcomesIn } from './outcome-list.ts'

/** What comes of a deed for the person or animal it was done to, and of what others do to the hero. */
export const onPeople = outcomesIn(`
  give hand feed show share offer > animal
    [object] [object+sniff] at it, and then it is gone, to the last crumb.
    [object] [object+take] it out of your hand, and [object+look] up for more.
  pet touch hug comfort kiss stroke > animal
    [object] [object+lean] against you with all [object.their] weight, and you can feel the heart slow down.
    [object] [object+turn] an ear towards you, and [object+stay].
    [object] [object+go] quite still under your hand, and then [object+breathe] out.
  greet talk say tell ask beg praise call whisper sing > animal
    [object] [object+lift] [object.their] head at your voice, and [object+come] half a step nearer.
    At the sound of you [object's] ears go up, and stay up.
  attack steal push pull break cut threaten > animal
    [object] [object+start] back, and [object+keep] a good yard between you from then on.
  go approach follow track > animal
    [object] [object+see] you coming, and [object+wait] to see which way you go.
    [object] [object+let] you come as near as an arm's length, and not a step nearer.
  wrap cover lift carry pick_up > animal
    [object] [object.is] shaking, and then, against your chest, a little less.
    [object] [object+push] a cold nose into your neck, and [object+leave] it there.
  ride saddle mount > animal
    [object] [object+shift] under you, [object+blow] once, and [object.is] ready to go.
  free let_loose untie > animal
    [object] [object+stand] a moment longer, as if the rope were still there, and then [object.is] off, head high.
  cling hold grip clutch > mane neck animal
    [^object] [object.is] wet and coarse round your fingers, and everything under you is one long pull of muscle.
  brush groom clean wash > animal
    [object] [object+close] both eyes, and [object.is] cleaner by the minute.
  go approach follow track chase run_after > being
    You are level with [object] before [object.they] [object.has] gone ten steps.
    [object] [object+hear] your steps, and [object+look] round.
  sneak slip_past > being
    You are past, and [object] [object.has] not so much as turned [object.their] head.
    [object] [object.is] looking the other way just then, and that is all you need.
  watch eye > being
    [object] [object+notice] it, and [object+look] somewhere else; but one foot keeps tapping.
    For a while [object] [object+do] nothing. Then [object.they] [object+feel] for something in one pocket, and [object.is] easier once it has been found.
  search frisk scan pat_down > being
    In [object's] coat there is a folded slip with an hour on it, and no place.
    [object] [object+hold] still for it. There is nothing on [object.them] that should not be there, but for one small key.
  attack push hit kick > being
    [object] [object+stagger] back a step, and [object+catch] [object.their] balance.
    "Hey!" says [object], more surprised than hurt.
  capture tie seize arrest > being
    [object] [object+pull] once, to see whether it would give, and then [object+stand] still.
    "All right," says [object], "all right. I'm not going anywhere."
  touch nudge poke > being
    "What is it?" says [object], and [object+turn] to you.
  take hold grip > hand
    [^object] [object.is] cold, and a little damp, and then [object+close] round yours.
  pat rub stroke > arm shoulder back
    There is a long breath, and then [object] under your hand [object.is] not so stiff any more.
  hug hold kiss > being
    [object] [object.is] warm and a little stiff, and then [object+hold] on.
    [object] [object+let] it be, and after a breath [object+lean] into it.
  lift pull carry help_up sit > being
    [object] [object.is] lighter than you thought, and [object+let] you.
    "Thank you," says [object], once [object.they] [object.is] where you wanted [object.them].
  lead take invite > being
    [object] [object+come] along without a fuss.
    [object] [object+let] you go first, and [object+keep] close.
  heal bandage wash clean > being
    [object] [object+draw] in air between [object.their] teeth, and then it is over, and better.
    There is some colour in [object's] face again.
  wrap cover tuck > being
    [object] [object+pull] it closer, and by and by the shivering stops.
  feed serve > being
    [object] [object+eat] as one does who has not since yesterday.
  dress > being
    "How do I look?" says [object], and [object+turn] once round.
  wake > being
    [object] [object+blink] at you. "How long was I gone?"
  teach show_how train > being
    The third time [object] [object+do] it alone, and [object+look] up to see whether you saw.
    [object] [object+get] it wrong twice, with great care, and then right.
  beg > being
    "You do not ask for little," says [object], but it is no refusal.
  persuade convince > being
    [object] [object+think] about it for longer than you like. "We'll see," [object.they] [object+say].
  bribe > being
    [object] [object+look] left, and right, and then there is nothing to be seen any more in [object's] hand. "I never saw you," [object.they] [object+say].
  flirt charm > being
    "Is that so," says [object], and [object+forget] for a moment what [object.they] [object.was] there for.
  distract > being
    [object] [object+look] where you want [object.them] to, and for as long as that lasts nobody has an eye on anything else.
  deceive fool trick > being
    [object] [object+believe] it. It is almost a pity.
  compliment praise flatter > being
    "You think so?" says [object], and [object+try] not to smile.
    [object] [object+go] a shade pinker, and [object+stand] a little straighter.
  thank > being
    "Don't mention it," says [object], and means that you may.
  insult mock > being
    "I'll remember that," says [object].
  accuse blame > being
    [object] [object+draw] in a breath. "And who told you so?"
  threaten warn growl glare > being
    [object] [object+take] half a step back, and [object+stop] there. "I'm not afraid of you," [object.they] [object+say], a little too fast.
  refuse > being
    "Then that is how it is," says [object], and [object+look] at you for a while longer.
  joke tease > being
    [object] [object+laugh] before [object.they] can help it.
  play dance perform juggle sing > being
    [object] [object+clap] along, a beat behind.
    One corner of [object's] mouth goes up, and then the other.
  give hand offer pay share > being
    [object] [object+take] it in both hands. "For me?"
    [object] [object+look] at it, and at you, and [object+put] it away where it will be safe.
  show > being
    [object] [object+bend] over it, and [object+look] for a good while. "I know that," [object.they] [object+say] slowly.
  send > being
    "I'm on my way," says [object], and is gone before you can add to it.
    You hear [object's] steps go off, quick and even.
  hush calm soothe quiet > being
    It works: [object] [object.is] quiet, and only the breathing can be heard.
  comfort > being
    [object] [object+say] nothing, and [object+nod], and [object+dry] both eyes on one sleeve.
  smile wink laugh > being
    [object] [object+smile] back, not quite sure at what.
  wave signal beckon > being crowd people everyone everybody
    One after another they see you, and here they come, up to where you are at [place].
  wave signal > being
    [object] [object+lift] a hand in answer.
  bow curtsy > being
    [object] [object+nod], as one nods to somebody who knows how it is done.
  leave abandon > being
    When you look back [object] [object.is] still standing there.
  interview question interrogate > being
    "I have told it all once already," says [object], and then [object+tell] it again, with one thing different: it was earlier.
  grab seize hold pull > hero
    [actor's] grip is hard, and does not let go until you have looked round.
    That stops you, as [actor] meant it to.
  hug embrace kiss > hero
    For a moment there is nothing else at [place] but that.
  hit kick push attack > hero
    You take a step back from [actor] to keep your feet, and nothing worse comes of it.
  block > hero way door path
    There is no getting past [actor] without a word, or a push.
  offer > hero
    [actor] [actor+wait] for your answer; it is for you to take it or not.
    "Well?" says [actor]. "Yes or no?"
  give hand pass throw > hero
    [actor] [actor+let] go of it, and now it is you who has it.
  nudge poke tap touch > hero
    You turn, and [actor] [actor+look] at you as if there were something you ought to have seen.
  stare look watch glare > hero
    You hold it for as long as you can. It is [actor] who looks away first.
  smile wink nod wave > hero
    [actor] [actor+mean] it for you, and nobody else has seen it.
  follow chase > hero
    Whenever you look round, [actor] [actor.is] there, and no further off.
  ignore > hero
    You might be air, for all that [actor] [actor+let] on.
  look watch glance stare peek peer > being
    [object] [object+look] back, a moment longer than one would who has nothing to hide.
    One hand of [object's] is never still: it goes to the same pocket again and again.
  save rescue free help catch > being
    You have [object] by the wrist, and then by both, and then [object.they] [object.is] on your side of it.
    "I had given up on anybody coming," says [object].
  save rescue free help catch > animal
    [object] [object+fight] you until [object.they] [object+see] that you help, and then [object+go] limp in your arms.
  defend guard shield > being
    Whoever wants [object] now will have to come past you, and everybody at [place] knows it.
  surrender > being
    "Wise," says [object], and is in no hurry to be kind about it.
  tame lure bait call > animal
    [object] [object+come] a step, and a step back, and then two steps.
  tickle > being
    [object] [object+shriek], and [object+beg], and [object.is] still laughing when you have long stopped.
  whisper > being
    [object] [object+bend] [object.their] head to you, and [object+nod], once.
  salute nod > being
    [object] [object+give] it back, and [object+stand] a little straighter.
  join > being
    [object] [object+make] room for you without being asked.
  comb braid shave wash > being
    [object] [object+shut] both eyes, and for once [object+have] nothing to say.
  take hold grip grab squeeze clasp > hand
    [^object] [object+close] round yours, hard, and there is no telling any more which of you is holding on.
  cut break tear burn hurt > being
    "Don't!" says [object], and has got out of your reach.
  tie bind tape > wrist hand leg ankle foot
    It goes round three times, and then once more for luck, and [object] [object.is] fast.
  hiss growl > animal being
    [object] [object+freeze], one foot in the air.
  race > being
    You are level, you are a nose ahead, and then [object] [object+laugh] and it is anybody's.
  catch capture > thing
    Once, twice it slips through your fingers; then you have [object].
  fly carry drive lead walk ride row > being
    [object] [object+hold] on with both hands, and [object+say] nothing until it is over.
    Half of the way [object] [object+talk], and the other half [object.they] [object.is] asleep.
  carry drive lead > animal
    [object] [object+put] up with it, eyes wide, all the way.
  smell sniff > being
    [object] [object+smell] of soap and old wool, and not in the least afraid.
  bandage splint wrap bind > ankle arm leg wrist knee foot hand body
    [^object] [object+hold], and when some weight is put on it nobody cries out.
  bandage splint > being
    "That's better," says [object], between two breaths. "I think I can stand."
`)
