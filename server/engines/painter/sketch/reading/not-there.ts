/** Ways of a sentence to tell of people who are not there to be seen. */

/** Somebody in a picture, a song or a tale: what shows them leads to them. */
const SHOWN =
  /\b(?:portrait|statue|photograph|photo|snapshot|picture|painting|bust|tapestry|mural|fresco|relief|figurine|doll|mask|ghost|memory|song|ballad|story|tale|legend|film|poster|icon|carving|engraving|drawing|sketch|effigy|stamp|card|voice|footstep|scream|laugh|smell|name|grave|tomb|letter|word|news|sign|sound|dream) (?:\w+ ){0,2}?(?:of|about|show|from|by|for)\b/
/** Somebody who is only heard, sought or waited for. */
const SOUGHT =
  /\b(?:hear|heard|hearing)(?: (?:a|an|the|your|my|his|her|some|two|three|old|young|little)){0,3}$|\b(?:look|looking|wait|waiting|search|searching|listen|listening|ask|asking|asked|call|calling|send|sent|pray|praying|watch out|mistake\w*|mistook|take|took)(?: \w+)? (?:for|after)(?: (?:a|an|the|your|my|his|her|some|old|young)){0,3}$/
const BY_MACHINE =
  /\b(?:on|over|through|from|in) (?:the|your|my|a) (?:radio|receiver|telephone|phone|intercom|speaker|loudspeaker|tannoy|screen|television|tv|tape|recording|line|wire|headset|earpiece|headphone|comm|gramophone)\b/
/** Once, one day, as they say. */
const ANOTHER_TIME =
  /\b(?:(?<!at )once(?! (?:more|again|they|you|he|she|it))|ago|used to|in those days|yesterday|said to|they say|people say|legend has|last (?:week|month|year|summer|winter|autumn|spring))\b/
/** Predicates say what somebody is: 'she was a nurse'; 'there is a nurse' shows one. */
const CALLED =
  /(?<!\b(?:there|here)) (?:is|was|are|were|be|been|become|became|being)(?: only| just| still| not| no)? (?:an?|the|your|my)(?: \w+)?$/
const KIN_HAD = /\b(?:has|have|had)(?: (?:a|an|no|two|three|four|five|six|seven|several|many))?(?: \w+)?$/
const KIN =
  /^(?:mother|father|grandmother|grandfather|aunt|uncle|brother|sister|wife|husband|son|daughter|children|child|girl|boy)$/
const DETERMINERS = /^(?:the|a|an|your|my|his|her|their|our|this|that|its)$/

/** Whether a clause, by its words before and behind somebody, tells of them as elsewhere, at another time or in a picture. */
export function isNotThere(lead: readonly string[], phrase: string, rest: readonly string[]): boolean {
  const [before, behind] = [lead.join(' '), rest.join(' ')]
  const [next = '', second = '', third = ''] = rest
  return (
    SHOWN.test(before) ||
    SOUGHT.test(before) ||
    BY_MACHINE.test(`${before} ${behind}`) ||
    ANOTHER_TIME.test(`${before} ${phrase} ${behind}`) ||
    CALLED.test(` ${before}`) ||
    /^(?:alway|used|once|will|would|voice|singing|[a-z]+'ll)$/.test(next) ||
    (KIN.test(phrase) &&
      (KIN_HAD.test(before) || (next === 'is' && second === 'in' && !DETERMINERS.test(third)))) ||
    // 'A knight guards the door.'
    (lead.length > 1 &&
      !DETERMINERS.test(lead.at(-1)!) &&
      DETERMINERS.test(lead.at(-2)!) &&
      isVerbLike.test(phrase) &&
      DETERMINERS.test(next))
  )
}

const isVerbLike = /^(?:guard|cook|guide|nurse|judge|pilot|scout|mother|father)$/
