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
    Every ring on [object's] hands has a stone in it but one, and that is the one [object.they] [object+turn].
    [object] [object.is] smaller than on the coins, and [object.has] not slept.
    [object's] collar is worth a farm. There is a darn in the stocking.
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
    [object] [object.has] a coat with eight buttons, no two of them alike.
  look > spirit ghost spectre
    One can see the wall through [object], and the wall is straighter.
    [object] [object.is] dressed for a summer that is a long time gone, and [object.is] wet to the knees.
  look > robot android machine automaton
    One of [object's] eyes is a newer model than the other, and is always a little ahead.
    There is a sticker on [object's] back, put on by a child: a whale.
  look > being person
    [object] [object.has] ink on both cuffs and a pencil behind one ear.
    [object] [object+wear] a coat a size too large, and both hands are lost in it.
    [object] [object.is] grey at the temples, quick with the hands, and a day unshaven or unwashed.
    [object] [object.has] freckles, one chipped tooth, and a laugh that is not used much.
    [object's] boots have walked a good way, and lately: the left one lets in water.
    [object] [object+wear] a long scarf, dark red, with a burn-hole at the end.
    [object] [object.has] mended gloves, and a habit of looking at them.
    [object's] sleeves are rolled up past the elbow, and there is flour, or plaster, to the wrist.
    [object] [object+favour] the left leg, and would rather you hadn't noticed.
    A key hangs on a cord round [object's] neck, outside of everything.
    [object] [object.is] tall, and [object+stoop] a little, as people do who have met too many low doors.
    One of [object's] eyes is brown and the other is nearly green.
    [object] [object.has] a broad, friendly face, and a nose that has been broken at least once.
    [object's] hair has been cut by somebody in a bad light, or in a temper.
    [object] [object.is] dressed for another occasion: a funeral, by the look of it, or a dance.
    There is a plaster, or a clean strip of rag, round [object's] thumb, and [object.they] [object+keep] picking at it.
    [object] [object.has] laid [object.their] best clothes on today. The fold from the chest is still in them.
    [object's] lips move a little when nobody is speaking.
  manner > guard soldier sentry constable officer military_personnel captain leader commander
    [object] [object.is] one who counts things: men, doors, mistakes. Two people here owe [object.them] their lives, and one of them resents it.
    Fair, hard, and always a quarter of an hour early. [object.they] [object.has] been passed over twice, and [object+know] by whom.
    [object] never [object+raise] [object.their] voice. Those who know [object.them] begin to worry when it gets lower.
    A good officer until noon. After that it depends on the letters.
  manner > child boy girl pupil
    One who asks why, waits for the answer, and then asks why again. [object.they] [object.has] a tin full of things that [object.they] won't show.
    Stubborn, quick, and not nearly as afraid as [object.they] ought to be.
  manner > sovereign king queen noble nobleman aristocrat lord
    Charming before witnesses. It is said that [object.they] once had a clock drowned for being slow.
    [object] [object+give] generously, and always in public. [object.they] [object.has] not paid the tailor since spring.
  manner > merchant seller trader shopkeeper landlord innkeeper bartender
    [object] [object+remember] what everybody owes, to the penny, and forgives it twice a year, when there is music.
    One who can't see a thing without picking it up to feel what it weighs.
  manner > clergyman priest monk nun
    Gentle with everybody but [object.self], and not to be trusted at cards.
    [object] [object+know] what half of them have done, and [object+greet] that half first.
  manner > being person
    Quiet, careful, and kinder than [object.they] [object+let] on: it is [object] who feeds the cats.
    A talker. Three things in ten are true, and those are the ones [object.they] [object+tell] as jokes.
    [object] [object.has] a temper that is over in a minute, and an apology that takes a week.
    People lend [object.them] money, and are a little surprised at themselves afterwards.
    Honest, as far as anyone knows; proud; and never seen to finish a glass, or a plate.
    One who fixes what is broken before anyone has noticed it, and minds when nobody notices.
    Clever, and tired of it. [object.they] [object+sleep] four hours, and [object+read] the rest.
    A coward, by [object.their] own account. By other accounts [object.they] once went back into a burning house for a canary.
    [object] [object+agree] with everybody, and then [object+do] as [object.they] [object+please].
    [object.they] [object+keep] lists. Nobody has seen what of.
    Patient as a stone, up to a point. The point has to do with a sister.
    A good liar, and out of practice: [object.they] [object+touch] [object.their] ear when [object.they] [object+do] it.
    [object] [object+like] to be asked, and likes it less to be thanked.
    One of those who stand at the back and leave first. [object.they] [object.has] missed nothing.
  now > foe
    [object] [object+smile], with the teeth only, and [object+put] both hands where you can see them.
    [object] [object+move] a step to the left, so that the way out is no longer quite free.
    A vein stands out at [object's] temple. When [object.they] [object+speak] it will be very politely.
    [object] [object+look] past you, once, at somebody or something behind.
  now > animal
    [object] [object+lay] [object.their] ears back, [object+sniff], and [object+sit] down where [object.they] can keep an eye on you.
    [object] [object+come] one step nearer, and [object+pretend] that it was to scratch.
    [object] [object+stare] at [prop] and not at you, and the hair on [object.their] back is up.
  now > group crowd people
    They have stopped talking. Two of them look at their feet, and one, at the back, has begun to grin.
    It goes through them like wind through barley; then one says something, low, and they close up.
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
    By the look of [object.them]: more than [object.they] would admit to, and not all of it kind.
    [object] [object+shrug], and the shrug comes too late to be a real one.
    To be somewhere else, if the feet are any guide: they point to the door.
    Nothing that [object.they] would put into words before other people. [object.they] [object+look] at you, and then at your hands.
    There is a line between [object's] brows that was not there before. It is worry, and it is about you.
    [object] [object+count] something off on three fingers, and [object+stick] at the third.
    It pleases [object.them] more than [object.they] [object+want] you to see: the corner of the mouth gives it away.
    That you are hiding something. It takes one to know one.
  goes > being person
    [object] [object+go] across without looking to either side, [object+stop] under the nearest light, and [object+write] something on the back of one hand.
    At the corner [object] [object+turn], and [object+look] up at exactly where you are. Then there is only the corner.
    Halfway over [object] [object+drop] something small and white, and [object+walk] on.
    A second figure falls into step with [object], and neither of them turns to see who the other is.
  does > animal
    [object] [object+turn] round three times, [object+lie] down across your way, and [object+sigh].
    [object] [object+carry] something small to [prop], [object+put] it down, and [object+sit] on it.
    [object] [object+wash] one paw, very thoroughly, with both eyes on you.
  does > group crowd people villager
    Most of them stand about and talk. Two are carrying a long table out of a door, and a third gives advice.
    They have formed a line, and are handing buckets, or it may be bread, from one to the next.
    They are looking up, all of them, each with a hand over the eyes.
    Some are packing. The others watch those who pack, and ask what they know.
  does > being person
    [object] [object+go] over to [prop] and [object+run] a finger along it, as if to see whether it has been dusted.
    [object] [object+take] something out of a pocket, [object+look] at it in the hollow of the hand, and [object+put] it away again.
    [object] [object+sit] down, [object+get] up, and [object+sit] down somewhere else, with a better view of you.
    [object] [object+pull] the nearest chair, or stone, or box, round with one foot and [object+nod] at it: you are to sit.
    [object] [object+tie] a bootlace that was tied already, and under the arm has a good look behind you.
    [object] [object+hum] something, [object+break] off, and [object+listen].
    [object] [object+write] one word on the back of [object.their] hand, and [object+turn] the hand over.
    [object] [object+break] a piece of bread in two, [object+weigh] the halves, and [object+hold] out the larger.
    [object] [object+go] to the window, or to where one can see furthest, and [object+wave] to somebody out there.
    [object] [object+whistle] softly, two notes. From somewhere not far off two notes come back.
`)
