import { outcomesIn } from './outcome-list.ts'

/** How somebody who looks on takes part in a deed, by what it is and by who they are: nothing that would fit another deed. */
export const ofOnlookers = outcomesIn(`
  look search examine inspect > seen
    "Anything?" asks [who].
    "What is it?" says [who], and tries to look past you.
    [who] [who+look] the same way, one hand over [who.their] eyes. "I can't see it. Can you?"
  look search examine open > companion child
    [who] [who+bend] over it beside you, head against head. "There," [who.they] [who+say], "what is that?"
  look search examine open take > foe
    "You will find nothing there," says [who], a little too soon.
    "That is none of yours," says [who], and [who.does] not come nearer.
  read > seen
    "Read it out," says [who].
    [who] [who+read] along over your shoulder, lips moving.
  count measure > seen
    [who] [who+count] along, and [who+come] to the same number.
  open unlock > seen
    [who] [who+hold] [who.their] breath until it is open, and [who+look] in past your arm.
  take steal > seen
    "Should you be taking that?" says [who], and [who+look] over one shoulder.
  take steal > companion
    "Have you got it?" whispers [who], and keeps an eye on the way in.
  break smash > seen
    "They will have heard that in the next street," says [who].
    [who] [who+push] the pieces aside with one foot. "Nobody liked it anyway."
  climb jump lean > seen
    "Mind how you go!" says [who], with one hand out, ready to catch you.
    [who] [who+look] away until it is over.
  hide > seen companion
    [who] [who+squeeze] in next to you, and [who+put] a finger to [who.their] lips.
  hide > foe
    "I know that you are there," calls [who], to the wrong side.
  hide bury > companion
    "And if somebody asks?" says [who]. "I never saw a thing."
  repair fix clean dig build make cut > seen companion friend
    [who] [who+hold] the other end for you, and [who+say] nothing until it is done.
    "Like this?" says [who], and takes half of the work off you.
  push pull lift carry drag > seen companion friend
    [who] [who+set] [who.their] shoulder to it next to yours, and [who+count] to three.
  cook bake stir > seen
    [who] [who+come] nearer by way of the smell. "Is there going to be enough?"
  taste > seen
    "Well?" says [who]. "What does it want?"
  eat > seen
    "Leave some," says [who].
  drink > seen
    [who] [who+lift] an empty hand to you as if there were a glass in it.
  brew make serve > seen
    [who] [who+close] both hands round what you have made, and [who.is] quiet for a moment.
    "Just what was wanted," says [who], and blows on it.
  wear dress disguise smear > seen
    [who] [who+look] you up and down. "I would not have known you."
    "It suits you," says [who]. "I never thought I would say so."
  light shine turn_on > seen
    "That's better," says [who]. In the light one can see how tired [who.they] [who.is].
    [who] [who+shade] [who.their] eyes.
  extinguish turn_off > seen
    "Where are you?" whispers [who], and finds your sleeve.
  write draw > seen
    [who] [who+turn] [who.their] head to see how it comes out. "That's good," [who.they] [who+say]. "That's really like."
  photograph > seen
    "Not me," says [who], a hand before [who.their] face. "I look a sight."
  juggle sing play dance perform > seen
    [who] [who+laugh] out loud, and [who+try] to look as if it had been somebody else.
    By the second time round [who] [who+know] how it goes, and [who+join] in.
  shout knock ring honk yell whistle > seen
    [who] [who+jump]. "You might have warned me!"
    [who] [who+hold] both ears. "They must have heard that," [who.they] [who+say].
  sit rest kneel lieDown > seen companion friend
    [who] [who+come] down beside you, and for a while you both look over [place].
  wait > seen companion
    [who] [who+wait] with you, first on one foot and then on the other.
  smile laugh wink > seen
    [who] [who+catch] it, and [who+bite] back a grin.
  cry > seen
    [who] [who+notice], and [who+move] a little closer without a word.
    "It's all right," says [who]. "Let it out."
  lock close tie bar > seen companion
    "That will hold," says [who], and tries it to be sure.
  lock close tie bar > foe
    "And how long do you think that will keep me?" says [who].
  free untie > seen
    "About time somebody did," says [who].
  attack threaten hit > seen
    "Stop it!" says [who], and steps between, hands up.
  attack threaten hit shoot > foe
    [who] [who+give] half a step, and [who+set] [who.their] feet. "Is that all?"
  go flee leave approach > foe
    [who] [who+move] with you, so as to stand between you and [prop].
  give offer > foe
    [who] [who+look] at it for a good while. "Perhaps," [who.they] [who+say].
  wait sit > foe
    "I have more time than you," says [who].
  cast pray > seen
    [who] [who+take] two steps back, and [who+shut] one eye.
  bury plant > seen
    [who] [who+tread] the earth down beside you, as gently as one can.
  burn > seen
    [who] [who+watch] until it has gone out. "Well, that's that."
  throw > seen
    [who] [who+follow] it with [who.their] eyes to where it lands. "Good arm," [who.they] [who+say].
  touch smell > seen
    "Careful," says [who]. "You don't know where it has been."
  drive ride steer > seen companion
    "Hold on," says [who], mostly to [who.self], and does.
  pay buy > seen
    "You have been had," says [who], when nobody else can hear it.
  use hack press turn > seen
    "Did it do anything?" says [who].
  feed pet > seen child
    "Can I too?" says [who].
  comfort hug > seen
    [who] [who+look] at the floor, and [who+swallow].
  think plan > companion
    "I know that face," says [who]. "You have an idea."
  load draw_weapon drawWeapon > seen
    "Do you have to?" says [who], and [who+look] at your hands.
  plate_up decorate > seen
    "It is almost too good to eat," says [who].
  trip stumble > seen
    [who] [who+laugh], a hand over [who.their] mouth, and then [who+help] you up.
  pull_over stop brake > seen
    "Why are we stopping?" says [who].
  turn_round turn_around > seen
    [who] [who+look] back at you, caught at something, and [who+put] it away.
`)
