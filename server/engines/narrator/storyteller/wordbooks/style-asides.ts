import { lines } from './wordbook.ts'

/** What a narrator of the old or the formal manner puts in, when a reply would else not show its manner. */
export const styleAsides = {
  archaic: lines(`
    Mark it well, good [role], for 'twill matter ere long.
    So it befalleth, and there is no soul here but wondereth at it.
    'Tis said that such things go by threes, and verily there have been but two.
    Yonder a bell tolleth, or mayhap 'tis naught but the wind.
    Ere one might tell a score, 'tis past.
    And lo, [prop] standeth where it ever stood, and yet 'tis not the same.
    Fain would a prudent [role] turn hence.
    Betwixt one breath and the next, all is altered.
    Thus it is with those who venture hither: they come for one thing, and are given another.
    Full oft hath the like been told, and seldom believed.
    Nigh at hand some soul letteth fall a cup, and curseth it softly.
    Alack, there is naught to be done about the rest.
    Such is the way of it in these parts, and mayhap ever shall be.
    Perchance 'tis chance. Perchance 'tis not.
    What manner of errand brought thee hither, [place] did not ask; it seldom doth.
    Good [role], be not over-hasty: 'tis a place that loveth haste too well.
    And hearken: whilst all this goeth forward, [~sound], and then naught.
    Methinks the very stones give ear.
    'Tis ever so with [matter]: the nigher one draweth, the less one seeth.
    Of [foe] there is neither sight nor tidings, and 'tis that which misliketh the wise.
    Thence to [exit] is but a little way, and yet a weary one.
    No soul shall speak of it after, save in whispers, and then oft.
    Long shall it be told hereabouts, and never twice alike.
    Whoso hath stood in such a spot knoweth the chill of it.
    Anon the light shifteth, and what was plain is plain no longer.
    So [prop] keepeth its counsel, as such things are wont.
    Aye, and there was more to it than that, as shall be told.
    'Twere folly to linger, and worse than folly to flee.
  `),
  formal: lines(`
    It must be said that few in the position of a [role] would do as much.
    One might, with some justice, expect less of the place, and more of the people.
    The observant will have noted that [prop] is not where it was.
    It should be remarked that nobody present raises the least objection.
    One would hesitate to call it an accident.
    Of the consequences it is perhaps too early to speak; that there would be consequences, no one present can doubt.
    It would be discourteous to inquire further, and imprudent not to.
    One is obliged to record that [foe] has, by this time, been informed.
    It is to be regretted that the matter cannot rest there.
    A person of less resolution might, at this point, request a chair.
    Permit the remark that matters stand, on the whole, rather better than one had feared.
    There is, one must allow, a certain dignity in [place], if one does not look too closely.
    As to [matter], opinion remains divided, and is expressed with great restraint.
    One could not, in fairness, describe it as a welcome; nor is it precisely a refusal.
    It is customary on such occasions to say something. Nobody does.
    One may suppose that [prop] has witnessed worse.
    The situation, in short, requires tact, of which there is at this moment a general shortage.
    It must be admitted that the hour is ill chosen.
    That it is done civilly makes it, if anything, the more remarkable.
    One would be forgiven for withdrawing at once to [exit].
    It ought in justice to be added that no one has thought to forbid it.
    A more exact account would be longer, and would, one fears, be no kinder to [foe].
    One must not exaggerate: it is merely extraordinary.
    For the present, it may be stated, there is nothing whatever to be done about the noise.
    In the opinion of those best qualified to judge, it might be going a good deal worse.
    It is not, strictly speaking, permitted; one mentions it only for the sake of completeness.
    The respected [role] will appreciate that there are things one does not ask in [place].
    Such, at all events, is the impression it makes on everyone who will afterwards consent to speak of it.
  `),
}
