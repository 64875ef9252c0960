import { outcomesIn } from './outcome-list.ts'

/** What comes of deeds without an object, of looks and steps, and of what the body does. */
export const onOneself = outcomesIn(`
  sit rest > self
    From there you can see who comes to [place] and who goes.
    Your feet thank you; it has been a long way to [place].
  kneel crouch > self
    From down here you see what one does not see at [place] standing up: a scrape in the dust, and the print of one heel.
    Low down there is a draught, and it comes from the side of [prop].
  lie_down lieDown > self
    With your ear that low you hear what nobody hears at [place] standing up: a slow scratching, close by.
    From here there is nothing above you but the air of [place], and you stay a moment longer than you have to.
  stand > self
    Up on your feet you can see over [prop], and that there is nobody behind it.
  lean reach bend > self
    Another inch, and another; and at [place], where you had expected nothing, your fingers touch something warm.
    You get as far as your arm goes, and find an edge that one would not see from the rest of [place].
  lean > side edge rail railing place
    Over [object], for as long as you can hold it, you see a pale shape turn over and go under.
  turn_round turn turn_around > self seat chair
    Now you have all of [place] before you, from one end to the other.
  reach > self drain hole gap
    Deep inside [object] something moves, and then pushes against your hand.
  hide > self
    For a long while nobody comes by [place]. Then somebody does, so close that you could touch a sleeve.
    From where you are you can see [place] without being seen.
  climb > self
    From up there you see all of [place] at once, and that somebody stands where nobody should.
  fire shoot > self shot bang
    It rolls away over [place] and comes back. Birds go up; and a good way off somebody who had kept very still moves.
  flee run > self
    @alone Nobody at [place] comes after you; you stop, and only your own breath is loud.
  stroll pace wander > self
    You see more of [place] that way than you had before: where people stop to talk, and where they do not.
  jump leap dive slide > self
    You come down harder than you had meant, and [place] [place.is] still all round you, and nothing is broken.
    For a moment [place] [place.is] above you, and then beside you, and then you have stopped.
  swim paddle row > self
    With each stroke the sounds of [place] are further off, until there is only water.
  fly soar > self
    From up here [place] [place.is] no larger than a tray, and you can see which way the road goes.
  dance > self
    You get through it without treading on anybody at [place].
  sing hum > self
    You know all the words of only this one, and it carries over [place] further than you had meant.
  clap > self
    Others at [place] take it up, here and there, until there is a beat to it.
  laugh smile grin > self
    That does you good, and [place] [place+look] a little less grim for it.
  cry weep sob > self
    Then it is over, and you see [place] more clearly than before.
  think ponder > self
    What is left of it in the end is one thing: you want to [want].
    You get no further with it than this: whoever knows more about it has been at [place].
  pray > self
    Nothing answers. But you are quieter than you were, and [place] [place.is] as well.
  sleep > self
    You wake with a blanket over you that you did not fetch, and [place] has been put in order.
    It is a good, deep sleep, and [place] [place+sound] another place when it is over.
    You wake once at [place], and are sure that somebody has just gone by.
  dream > self
    You dream of [place]: there was a door, and you had the key in your other hand all along.
  wait > self
    A while before [time] something creaks at [place], twice, and then does not again.
    By [time] nothing at [place] has changed but the light.
  shout yell call scream > self
    Your voice comes back to you from the far end of [place], a little late.
  whistle > self
    Two notes. From the far side of [place] they come back, in the right order.
  trip stumble slip fall > self
    [^place] [place.has] hard ground. Nothing is broken, and only one knee smarts.
  breathe calm > self
    In, and out; your hands are steady again, and [place] [place+stand] still.
  shower wash bathe > self
    You come back to [place] another person, or at least a cleaner one.
  work toil > self
    By [time] there is something to show for it: that much less is left to do.
  train exercise practise > self
    By [time] your arms shake, and it comes easier than it did.
  hunt fish > self
    Until [time] it is mostly waiting. Then comes a tug, and you are not going home with nothing.
  celebrate > self
    Until [time] nobody speaks of tomorrow.
  go approach enter run walk rush hurry dash head > thing
    You stand at [object] now, near enough to touch [object.them].
    From here you can see [object] from end to end.
  follow track > trail track print footprint mark line
    It goes by [prop], straight as a string, and stops at a place where the ground has been swept.
    You lose [object] once, and find [object.them] again ten steps on, fainter, and turning left.
  knot examine > self
    @alone You take your time over it, since nobody at [place] hurries you.
  shine > hole keyhole crack gap
    Behind [object] something throws the light back: a round eye of glass, or of water.
  look peer peek look_out > self
    Nobody to be seen from [place]; only, where the light ends, something that was not there yesterday.
  look peer > hole keyhole crack gap
    There is a room behind [object], very small, with a made bed in it and a lamp that burns.
  listen > thing device container instrument made
    [^object] [object+tick], slowly, like something that has time.
    There is a low hum in [object], and now and then it stops to draw breath.
  listen > door wall
    Behind [object] somebody puts down a cup, and does not pick it up again.
  touch feel > forehead head cheek skin brow
    [^object] [object.is] hot and dry under your hand, and then, a breath later, not so very hot.
  heal > body
    It hurts a little, and then [object] [object.is] steadier than before.
  steer drive fly > ship boat plane
    [^object] [object+answer] slowly, and then all at once; the bow comes round.
  roll > self
    You come up on one knee, facing the other way, and nobody at [place] is where they were.
  stretch yawn > self
    Everything cracks that can, and then [place] [place+look] a little easier.
  plan decide > self
    One thing after the other, then, and the first of them is here, at [place].
  remember > self
    It comes back with the smell of [place]: somebody stood just here, and said that you were to forget it.
  protest vote > self
    Somebody at [place] says the same, and then somebody else does.
  retreat back_away back_off > self
    One step at a time, and your eyes on it; and nothing at [place] comes after you.
  charge gallop > self
    For three breaths [place] [place.is] nothing but noise. Then the blow goes through you to the heels, and you are still up, and on the far side of it.
  aim squint > self
    Everything at [place] but the one thing goes out of sight, and your hand is steady.
  sneeze cough burp > self
    It is the only sound at [place], and it seems to go on for ever.
  blush > self
    By the heat of it everybody at [place] must see it from the far side.
  race speed accelerate > self
    It all blurs at the edges, and in the middle there is only the way ahead; [place] [place.is] behind you already.
  weave dodge swerve > self
    Left, right, a horn, a shout; and you are through, with a hand's breadth to spare on either side of [place].
  hold > breath
    You hear your heart go, four, five, six times, and nothing else at [place].
  iron cook bake > self
    By [time] it is done, and smells of home.
  scramble scale haul > self
    You get there on your hands as much as your feet, and look down on [place] from the top.
  roar growl howl bark > self
    It rolls over [place], and whatever had a voice there has none for a while.
  dive > self
    Under water there is no sound at all; you see a good way, and it is blue and empty but for one thing on the bottom, small and bright. [^place] [place+come] back with a gasp.
  build_a_fire make_a_fire start_a_fire make_a_campfire start_a_campfire > self
    The first flame is no larger than a leaf. Then it takes hold, and [place] [place+draw] in round it.
  make_tea make_coffee brew_tea put_the_kettle > self
    There is warmth in the cups, and for as long as it lasts nobody at [place] is in a hurry.
  try > door window handle lock gate
    [^object] [object+give] by a finger's breadth, and [object+stick]; there is something in the way on the other side.
  pound hammer > door wall
    Behind [object] there is giggling, or crying, and then somebody says: hush.
  check > end corner bottom
    Nobody in [object]. But something has been left there: a comb.
  plead > self thing
    It is so quiet at [place] that one can hear a pen go over paper.
  slip pull wriggle > wrist hand foot ankle
    [^object] [object+come] as far as the knuckle, and there [object.they] [object+stick]; but there is more play than there was.
`)
