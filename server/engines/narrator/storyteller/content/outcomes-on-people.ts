import { outcomesIn } from './outcome-list.ts'

/** What comes of a deed for the person or animal it was done to, and of what others do to the hero. */
export const onPeople = outcomesIn(`
  pet touch hug comfort kiss stroke > animal
    [object] [object+lean] against you with all [object.their] weight, and you can feel the heart slow down.
    [object] [object+go] quite still under your hand, and then [object+breathe] out.
  greet talk say tell ask beg praise call whisper sing > animal
    [object] [object+lift] [object.their] head at your voice, and [object+come] half a step nearer.
    At the sound of you [object's] ears go up, and stay up.
  attack steal threaten > animal
    [object] [object+start] back, and [object+keep] a good yard between you from then on.
  capture tie seize arrest cuff handcuff chain bind > being
    [object] [object+pull] once, to see whether it would give, and then [object+stand] still.
    "All right," says [object], "all right. I'm not going anywhere."
  grab catch seize hold_back collar > being
    [object] [object+twist] in your hand, and then [object+hold] still. "All right! Let go of me!"
    "What do you want of me?" says [object], and [object+stop] pulling.
    [object] [object+stand] quite still, and [object+look] from your hand to your face.
  shush silence > being
    [object] [object+shut] [object.their] mouth, and [object+look] at you with round eyes.
  pull_a_face make_a_face > being
    [object] [object+press] both lips together, and it is no use: out it comes, a snort.
  kneel kneel_down > being
    [object] [object+look] down at you. "Get up," [object.they] [object+say]. "Nobody ever did that for me."
    [object] [object.does] not know where to look, and then [object.they] [object+put] a hand on your shoulder.
  sit sit_down crouch > being
    [object] [object+make] room for you, and for a while neither of you says a word.
    [object] [object+look] sideways at you, and some of the stiffness goes out of [object.them].
  challenge dare > being
    "I have waited for somebody to ask," says [object]. "And if I win?"
    [object] [object+look] you up and down. "You?" [object.they] [object+say]. "Very well. You begin."
  pat rub stroke > arm shoulder back
    There is a long breath, and then [object] under your hand [object.is] not so stiff any more.
  hug hold kiss > being
    [object] [object.is] warm and a little stiff, and then [object+hold] on.
    [object] [object+let] it be, and after a breath [object+lean] into it.
  lift pull carry help_up sit > being
    "Thank you," says [object], once [object.they] [object.is] where you wanted [object.them].
  heal bandage wash clean > being
    [object] [object+draw] in air between [object.their] teeth, and then it is over, and better.
  wrap cover tuck > being
    Of [object] there is not much more to be seen than the face.
  bark growl meow howl whine squeak > being
    [object] [object+look] round, and then down at you.
  tie tie_up bind > hero
    [actor] [actor+pull] the knot tight, and [actor+look] at you.
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
  splash drench spray squirt hose soak > being
    [object] [object+gasp], wet from head to foot.
  drag haul > being
    [object] [object+go] along, heels dug in.
  lick > being
    [object] [object+wipe] it off on a sleeve.
  thank > being
    "Don't mention it," says [object], and [object+mean] that you may.
  accuse blame > being
    [object] [object+draw] in a breath. "And who told you so?"
    "You have it the wrong way round," says [object], a little too fast.
    [^object's] mouth opens, and no word comes out of it.
  joke tease > being
    [object] [object+laugh] before [object.they] can help it.
  play dance perform juggle sing > being
    [object] [object+clap] along, a beat behind.
    One corner of [object's] mouth goes up, and then the other.
  wave signal > being
    [object] [object+lift] a hand in answer.
  bow curtsy > being
    [object] [object+nod], as one nods to somebody who knows how it is done.
  save rescue free > being
    You have [object] by the wrist, and then by both, and then [object.they] [object.is] on your side of it.
    "I had given up on anybody coming," says [object].
  save rescue free catch > animal
    [object] [object+fight] you until [object.they] [object+see] that you help, and then [object+go] limp in your arms.
  tickle > being
    [object] [object+shriek], and [object+beg], and [object.is] still laughing when you have long stopped.
  whisper > being
    [object] [object+bend] [object.their] head to you, and [object+nod], once.
  cut burn hurt > being
    "Don't!" says [object], and [object.has] got out of your reach.
  approach follow > being
    [object] [object+hear] your steps, and [object+look] round.
  wave signal beckon > crowd people everyone everybody
    One after another they see you, and here they come, up to where you are at [place].
  greet > being
    [object] [object+look] up. "There you are," [object.they] [object+say].
    "And to you," says [object], with a nod.
  apologize > being
    [object] [object+hear] you out. "Well," [object.they] [object+say] at last. "It's said. Leave it at that."
    "I'd sooner have that than a reason," says [object], and [object+mean] it.
  forgive > being
    [object] [object+breathe] out as if that had been held since morning.
  lie > being
    [object] [object+believe] you, or [object+do] you the kindness.
  promise > being
    "I'll hold you to that," says [object], and there is no joke in it.
    [object] [object+nod] once, slowly.
  confess > being
    [object] [object+say] nothing for as long as it takes to sit down.
  invite > being
    "With you?" says [object]. "I thought you'd never ask."
  hire > being
    [object] [object+shake] hands on it. From now on where you go [object.they] [object+go].
  surrender > being
    "Wise," says [object], and [object.is] in no hurry to be kind about it.
  defend guard shield > being
    Whoever wants [object] now will have to come past you.
  free untie release > animal
    [object] [object+stand] a moment longer, as if the rope were still there, and then [object.is] off, head high.
  show > being
    [object] [object+bend] over it, and [object+look] for a good while.
  interview question interrogate > being
    "I have told it all once already," says [object], and then [object+tell] it again, more slowly.
  pay > being
    [object] [object+count] it again, out of respect.
  shake_hand > hand
    [^object] [object.is] warm, and lets go again.
  bow > group
    Somebody among [object] claps, and then more and more do.
  call phone alert summon > police ambulance doctor truck taxi cab fire_brigade fire_department coastguard guard lifeguard
    [^object] [object.is] on the way.
  call > animal
    [^object] [object+look] this way at the sound.
  fire sack dismiss > being
    "Just like that?" says [object].
  pull drag tug > animal
    [^object] [object+lean] back with all [object.their] weight.
  lose > being animal
    Nobody at [place] has seen [object].
  load load_up > animal
    [^object] [object+shift] under the weight.
  paint sketch > being animal
    [^object] [object+hold] still for it, as well as [object.they] can.
  trip > being
    [^object] [object+go] down at full length.
  groom brush comb > animal
    There is a shine on [object] now.
  defeat outrun outwit checkmate > being
    "Again," says [object]. "I want my revenge."
  pull_out fish_out > being
    [^object] [object.is] out, and [object+get] [object.their] breath back.
  find > being
    [object] [object+look] up, and [object+see] [actor].
  find > animal
    [object] [object+lift] [object.their] head, and [object+see] [actor].
`)
