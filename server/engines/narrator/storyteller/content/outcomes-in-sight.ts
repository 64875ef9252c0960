import { outcomesIn } from './outcome-list.ts'

/**
 * How it is to see what nothing narrower is known to come of: '+…' is the field of the verb in WordNet, '+far' and '+new' are
 * of what the player says is there, '+so' of what is said to be so. Whoever did it ('does', 'goes') is seen, or somebody
 * who is there ('seen') sees it with the hero, or the hero sees it 'alone'.
 */
export const inSight = outcomesIn(`
  +far > goes does
    More of [actor] cannot be told from here.
    [^actor] [actor.is] too far off yet to make out more.
  +new > by_track by_trail by_footprint by_path by_road by_corridor by_tunnel
    One could follow [actor] from here.
  +new > by_hole by_gap by_crack by_opening
    One could look into [actor], or feel with one hand.
  +new > by_door by_gate by_hatch by_trapdoor
    One could try [actor], or listen there first.
  +new > by_readable by_letter by_note by_sign
    What is on [actor] only has to be read.
  +new > by_made by_container by_garment by_tool by_furniture by_toy
    Nobody has touched [actor] yet, as far as you can see.
    One could have a closer look at [actor].
  is_green is_red is_orange is_purple is_yellow is_blue is_violet is_pink is_black > by_sky by_light by_lamp by_sun by_moon
    It lies on everything at [place], and on your own hands.
  +motion > does
    You follow [actor] with your eyes.
  +motion > goes
    For a moment you look at nothing but [actor].
    You follow [actor] with your eyes, as far as that goes.
  +perception +cognition > does
    What [actor] [actor+make] of it does not show.
  +body +emotion > does
    It does not escape you, and [actor] [actor+see] that.
    You have noticed, and [actor] [actor+know] it.
  +contact +possession +creation +change +social +competition +consumption > does
    [^actor] [actor+see] that you are watching.
    [^actor] [actor+go] about it as if nobody else were there.
  +any +so > seen
    [^who] [who.has] noticed it, too.
    [^who] [who+raise] both eyebrows at that.
    "What do you make of that?" says [who], quietly.
  +so > alone
    You look twice at [object], to be sure.
  +any +new > alone
    You wait a moment; nothing more comes of it at [place], not yet.
`)
