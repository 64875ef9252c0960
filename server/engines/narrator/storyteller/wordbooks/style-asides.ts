import { lines } from './wordbook.ts'

/** What a narrator of the old or the formal manner puts in, when a reply would else not show its manner. */
export const styleAsides = {
  archaic: lines(`
    Mark it well, good [role], for 'twill matter ere long.
    So it befell, and no soul there but wondered at it.
    'Tis said that such things go by threes, and verily there had been but two.
    Yonder a bell tolled, or mayhap 'twas naught but the wind.
    Ere one could have told a score, 'twas past.
    And lo, [prop] stood where it had ever stood, and yet 'twas not the same.
    Fain would a prudent [role] have turned hence.
    Betwixt one breath and the next, all was altered.
    Thus it is with those who venture hither: they come for one thing, and are given another.
    Full oft hath the like been told, and seldom believed.
    Nigh at hand some soul let fall a cup, and cursed it softly.
    Alack, there was naught to be done about the rest.
    Such was the way of it in those parts, and mayhap is yet.
    Perchance 'twas chance. Perchance 'twas not.
    What manner of errand brought thee hither, [place] did not ask; it seldom doth.
    Good [role], be not over-hasty: 'tis a place that loveth haste too well.
    And hearken: whilst all this went forward, [~sound], and then naught.
    Methinks the very stones gave ear.
    'Twas ever so with [matter]: the nigher one drew, the less one saw.
    Of [foe] there was neither sight nor tidings, and 'twas that which misliked the wise.
    Thence to [exit] was but a little way, and yet a weary one.
    No soul spake of it after, save in whispers, and then oft.
    Long was it told thereabouts, and never twice alike.
    Whoso hath stood in such a spot knoweth the chill of it.
    Anon the light shifted, and what had been plain was plain no longer.
    So [prop] kept its counsel, as such things are wont.
    Aye, and there was more to it than that, as shall be told.
    'Twere folly to linger, and worse than folly to flee.
  `),
  formal: lines(`
    It must be said that few in the position of a [role] would have done as much.
    One might, with some justice, have expected less of the place, and more of the people.
    The observant will have noted that [prop] was not where it had been.
    It should be remarked that nobody present raised the least objection.
    One would hesitate to call it an accident.
    Of the consequences it is perhaps too early to speak; that there would be consequences, no one present can have doubted.
    It would be discourteous to inquire further, and imprudent not to.
    One is obliged to record that [foe] had, by this time, been informed.
    It is to be regretted that the matter could not rest there.
    A person of less resolution might, at this point, have requested a chair.
    Permit the remark that matters stood, on the whole, rather better than one had feared.
    There is, one must allow, a certain dignity in [place], if one does not look too closely.
    As to [matter], opinion remained divided, and was expressed with great restraint.
    One could not, in fairness, describe it as a welcome; nor was it precisely a refusal.
    It is customary on such occasions to say something. Nobody did.
    One may suppose that [prop] had witnessed worse.
    The situation, in short, required tact, of which there was at that moment a general shortage.
    It must be admitted that the hour was ill chosen.
    That it was done civilly makes it, if anything, the more remarkable.
    One would have been forgiven for withdrawing at once to [exit].
    It ought in justice to be added that no one had thought to forbid it.
    A more exact account would be longer, and would, one fears, be no kinder to [foe].
    One must not exaggerate: it was merely extraordinary.
    For the present, it may be stated, there was nothing whatever to be done about the noise.
    In the opinion of those best qualified to judge, it might have gone a good deal worse.
    It is not, strictly speaking, permitted; one mentions it only for the sake of completeness.
    The respected [role] will appreciate that there are things one does not ask in [place].
    Such, at all events, was the impression made on everyone who afterwards consented to speak of it.
  `),
}
