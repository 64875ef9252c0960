import { outcomesIn } from './outcome-list.ts'

/** How somebody looks, is and behaves, decided when it is asked or looked at: by what they are, and by how they stand to the hero. */
export const ofPeople = outcomesIn(`
  look > guard soldier sentry constable officer military_personnel knight warrior police_officer
    [object] [object.has] a strap that has been mended with string, and boots polished on the front only.
    [object] [object+stand] so straight that it must hurt. There is jam on [object.their] cuff.
    A scar runs from [object's] ear down into the collar. It is old, and [object.they] [object+turn] that side away.
    [object] [object.is] younger than the uniform, and [object.has] been biting [object.their] thumb.
  look > child boy girl son daughter pupil
    [object] [object.has] one sock down, a scab on each knee, and a pocket that moves.
    There is ink on [object's] chin, and a front tooth missing.
    [object] [object.has] both fists shut round something, and [object+look] everywhere but at them.
  look > sovereign king queen noble nobleman aristocrat lord prince princess
    [object] [object.is] smaller than on the coins, and [object.has] not slept.
  look > merchant seller trader shopkeeper landlord innkeeper bartender waiter
    [object] [object.has] a pencil behind each ear, and hands that never stop putting things straight.
    [object] [object+wear] an apron with four pockets, and the lowest bulges.
    There is a burn on the back of [object's] hand, half healed, in the shape of a spoon.
  look > clergyman priest monk nun religious_person
    [object's] knees are worn shiny, and [object.their] fingers are brown from something that is not incense.
    [object] [object.has] a kind, tired face, and mud up to the shins.
  look > doctor nurse healer medical_practitioner scientist scholar professor teacher
    [object] [object.has] two pairs of spectacles, one of them pushed up and forgotten.
    There are five pens in [object's] shirt pocket, and one of them has leaked.
    [object's] hands are scrubbed red to the elbow.
  look > criminal thief pirate smuggler outlaw assassin spy
    [object] [object.has] a gold tooth, quick hands, and a ring that was made for somebody fatter.
    Two of [object's] fingers are shorter than they ought to be. [object.they] [object+smile] with the rest.
  look > sailor captain seaman mariner
    [object's] eyes are creased from looking at bright water, and there is a swallow on the back of [object.their] hand, badly done.
  look > spirit ghost spectre
    One can see the wall through [object], and the wall is straighter.
  look > robot android machine automaton
    One of [object's] eyes is a newer model than the other, and is always a little ahead.
  look > being person
    [object] [object.has] ink on both cuffs and a pencil behind one ear.
    [object] [object+wear] a coat a size too large, and both hands are lost in it.
    [object] [object.is] grey at the temples, quick with the hands, and a day unshaven or unwashed.
    [object] [object.has] freckles, one chipped tooth, and a laugh that is not used much.
    [object] [object+wear] a long scarf, dark red, with a burn-hole at the end.
    [object's] sleeves are rolled up past the elbow, and there is flour, or plaster, to the wrist.
    A key hangs on a cord round [object's] neck, outside of everything.
    [object] [object.is] tall, and [object+stoop] a little, as people do who have met too many low doors.
    [object] [object.has] a broad, friendly face, and a nose that has been broken at least once.
    [object's] hair has been cut by somebody in a bad light, or in a temper.
  manner > guard soldier sentry constable officer military_personnel captain leader commander
    [object] [object.is] one who counts things: men, doors, mistakes. Two people here owe [object.them] their lives, and one of them resents it.
    Fair, hard, and always a quarter of an hour early. [object.they] [object.has] been passed over twice, and [object+know] by whom.
    [object] never [object+raise] [object.their] voice. Those who know [object.them] begin to worry when it gets lower.
    A good officer until noon. After that it depends on the letters.
  manner > child boy girl pupil
    One who asks why, waits for the answer, and then asks why again. [object.they] [object.has] a tin full of things that [object.they] won't show.
    Stubborn, quick, and not nearly as afraid as [object.they] ought to be.
  manner > sovereign king queen noble nobleman aristocrat lord
    [object] [object+give] generously, and always in public. [object.they] [object.has] not paid the tailor since spring.
  manner > merchant seller trader shopkeeper landlord innkeeper bartender
    [object] [object+remember] what everybody owes, to the penny, and forgives it twice a year, when there is music.
    One who can't see a thing without picking it up to feel what it weighs.
  manner > clergyman priest monk nun
    Gentle with everybody but [object.self], and not to be trusted at cards.
    [object] [object+know] what half of them have done, and [object+greet] that half first.
  manner > being person
    Quiet, careful, and kinder than [object.they] [object+let] on.
    A talker. Three things in ten are true, and those are the ones [object.they] [object+tell] as jokes.
    [object] [object.has] a temper that is over in a minute, and an apology that takes a week.
    Honest, as far as anyone knows; proud; and never seen to finish a glass, or a plate.
    Clever, and tired of it. [object.they] [object+sleep] four hours, and [object+read] the rest.
    [object] [object+agree] with everybody, and then [object+do] as [object.they] [object+please].
    Patient as a stone, up to a point.
    A good liar, and out of practice: [object.they] [object+touch] [object.their] ear when [object.they] [object+do] it.
    [object] [object+like] to be asked, and likes it less to be thanked.
    One of those who stand at the back and leave first. [object.they] [object.has] missed nothing.
  now > foe
    [object] [object+smile], with the teeth only, and [object+put] both hands where you can see them.
    [object] [object+move] a step to the left, so that the way out is no longer quite free.
    A vein stands out at [object's] temple. When [object.they] [object+speak] it will be very politely.
  now > animal
    [object] [object+lay] [object.their] ears back, [object+sniff], and [object+sit] down where [object.they] can keep an eye on you.
    [object] [object+come] one step nearer, and [object+pretend] that it was to scratch.
    [object] [object+stare] at [prop] and not at you, and the hair on [object.their] back is up.
  now > group crowd people
    They have stopped talking. Two of them look at their feet, and one, at the back, has begun to grin.
    They wait to see who will be first, and nobody is.
  now > being person
    [object] [object.has] gone quite still, but for one thumb, which rubs along the edge of the other.
    [object] [object+nod] slowly, a few times too often, and [object+look] at [prop] while [object.they] [object+do] it.
    Colour has come up from [object's] collar to the ears. [object.they] [object+clear] [object.their] throat, and then [object+say] nothing.
    [object] [object+breathe] out, as one does who has waited for just that, and [object.their] shoulders come down by an inch.
    [object] [object+take] half a step back, and [object+make] it look like room for you to pass.
    One of [object's] eyebrows goes up. The rest of the face knows better.
    [object] [object+laugh], once, too high; then [object.they] [object+see] that nobody else does.
    [object] [object+begin] to put things straight that were straight already.
    [object] [object+look] from you to the door and back, as if there were a sum to be done.
    [object] [object+bite] [object.their] lip, and there is something very like relief in it.
    [object] [object+hold] your eye longer than is polite, and it is [object] who blinks first.
    [object] [object+fold] [object.their] arms, [object+unfold] them, and [object+find] no other place for them.
    [object] [object+turn] away to the light, so that you have only the back to read. It is not a calm back.
    [object] [object+seem] tired of a sudden, and ten years older, and then [object+smile] at you.
  minds > being person
    [object] won't say. But [object.their] eyes have gone to [prop], and stayed there a good while.
    Nothing that [object.they] would put into words before other people. [object.they] [object+look] at you, and then at your hands.
  does > animal
    [object] [object+turn] round three times, [object+lie] down across your way, and [object+sigh].
    [object] [object+wash] one paw, very thoroughly, with both eyes on you.
  does > group crowd people villager
    Most of them stand about and talk.
  does > being person
    [object] [object+go] over to [prop] and [object+run] a finger along it, as if to see whether it has been dusted.
    [object] [object+take] something out of a pocket, [object+look] at it in the hollow of the hand, and [object+put] it away again.
`)
