import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { remembering } from '#server/ground/remembering.ts'
import { type Tenor, tenorOfVerb } from '../content/deed-classes.ts'
import { kindOfNoun } from '../language/noun-kinds.ts'
import type { Clause } from '../language/clause.ts'
import { verbsOf } from '../language/verb-forms.ts'
import { deedParse } from './deed-parse.ts'

const MOST_KEPT = 2000

/** 'Turns the sign on the door': a place, and no switch. */
const ON_SOMETHING = /\bon (?:the|an?|my|our|his|her|their|its|your)\b/

/** 'Flings the wardrobe open'. */
const OPENED =
  /\b(?:fling|flung|throw|threw|push|pull|kick|force|pry|prise|break|slide|swing|yank|crack|wedge|burst|rip|tear|tore|cut|peel|slit|tug)\w* (?:\S+ )*open\b/

/** What is given or taken in turns of phrase that mean another verb: 'gives me a look', 'have a peek'. */
const LIGHT = /^(?:give|take|have|throw|cast|shoot|make|get)$/
const GESTURE =
  /^(?:look|glance|smile|wink|nod|kiss|hug|push|shove|kick|slap|pat|bow|wave|grin|frown|peek|bite|sip|sigh|laugh|stare|glare|punch|salute)$/

/** 'Bring him some bread', 'make her a cup of tea': it is given. */
const BROUGHT = /^(?:cut|draw|paint|knit|sew|bring|fetch|get|make|buy|cook|bake|pour|serve|hand|throw|toss)$/
const isForSomebody = (text: string, verb: string): boolean =>
  new RegExp(
    `\\b${verb}\\w* (?:him|her|them|it|the \\p{L}+|\\p{Lu}\\p{L}+) (?:an?|the|some|my|his|her|another|two|three|more) `,
    'u',
  ).test(text)

/** 'Buy everyone a sausage roll'. */
const TREATED = /\b(?:everyone|everybody|all of (?:us|them|you)|(?:us|them) all)\b/

const THROWN = /^(?:throw|toss|fling|hurl|chuck)$/

/** 'Throws a bucket of water over him'. */
const WETTING =
  /\b(?:pour|throw|tip|empt|dump|splash)\w* .*\b(?:water|milk|soup|tea|coffee|wine|beer|juice|chocolate)\b (?:over|down|on|at|in) (?:me|him|her|them|my|his|their|\p{Lu})/u

/** Who listens closely. */
export const EAR = /\b(?:put|press|lay|hold)\w* (?:my|his|her|their|an) ears? /

const MAKES = String.raw`\b(?:make|makes|made) (?:(?:the|my|his|her|their|its|our|an?) NOUN|it|him|her|them|me|us|every(?:one|body)|\p{Lu}\p{L}+) `
const CAUSES = [String.raw`\p{L}+`, String.raw`\p{L}+ \p{L}+`].map(
  (noun) => new RegExp(`${MAKES.replace('NOUN', noun)}(\\p{L}+)\\b(.*)$`, 'u'),
)

/** 'Make the tap drip': what is done by what one makes do it, and what follows. */
export function causedIn({ verb, text }: Clause): { verb: string; rest: string } | undefined {
  if (verb !== 'make' || /\bmakes? it (?:rain|snow|hail)\b/.test(text)) return undefined
  for (const pattern of CAUSES) {
    const [, done = '', rest = ''] = pattern.exec(text) ?? []
    const isVerb = verbsOf(done).some(({ form }) => form === 'base') && sensesOf(done, 'verb').length > 0
    if (isVerb && sensesOf(done, 'noun')[0]?.field !== 'noun.food' && sensesOf(done, 'adj').length === 0)
      return { verb: done, rest }
  }
  return undefined
}

/** The names of a deed, the narrowest first: 'pick_up', 'pick', and the act that it is without any doubt. */
export function sensesOfDeed(clause: Clause): string[] {
  const { verb = '', particle, direction, phrase, act, complement, text, object, actor } = clause
  if (act === 'be' && complement) return statesOf(complement)
  if (
    /^(?:draw|pull|whip|reach|unsheathe)$/.test(verb) &&
    (act === 'drawWeapon' || kindOfNoun(object?.head ?? '') === 'weapon' || WEAPON.test(object?.text ?? ''))
  )
    return ['draw_weapon']
  if (
    verb.startsWith('pull') &&
    (!object || object.determiner === undefined) &&
    /\bpull(?:s|ed)? up\b/.test(text)
  )
    return ['stop']
  const parse = deedParse(clause)
  // 'The bell has been wrapped in a shawl': it wraps nothing.
  if (parse?.isPassive) return []
  const [first = '', ...more] = verb.split(' ')
  if (OPENED.test(text)) return [`${first}_open`, 'open']
  if (first === 'kneel' && /\b(?:beside|by|next to|down with|at)\b/.test(text)) return ['sit']
  if (/^(?:throw|fling|hurl)$/.test(first) && /sel(?:f|ves)\b/.test(text)) return ['throw_oneself']
  // 'I feel the bombs in my feet': nothing is felt over.
  if (/^(?:smell|taste|reek|stink)$/.test(first) && /\bof\b/.test(text)) return []
  if (first === 'feel' && object && !/\b(?:along|around|about|over|under|inside|for)\b/.test(text)) return []
  if (first === 'give' && /\ba leg up\b/.test(text)) return ['lift']
  if (first === 'make' && /\bmakes? it (?:rain|snow|hail)\b/.test(text)) return ['rain']
  if (first === 'tip' && /^(?:hat|cap)$/.test(object?.head ?? '')) return ['nod']
  if (object?.head === 'hand' && first === 'shake') return ['shake_hand', 'take_hand']
  if (object?.head === 'hand' && /^(?:take|hold)$/.test(first)) return ['take_hand', first]
  if (object?.head === 'hand' && /^(?:put|lay|place|rest)$/.test(first)) return ['lay_hand', first]
  if (/\bl(?:et|ets|etting) (?:me|us|him|her|it|them|\p{Lu}\p{L}+|the \p{L}+) go\b/u.test(text))
    return ['release']
  // The eyes of the dead.
  if (
    /^(?:close|shut)$/.test(first) &&
    object?.head === 'eye' &&
    actor === 'hero' &&
    object.determiner !== 'my'
  )
    return ['close_for']
  if (WETTING.test(text)) return ['drench', first]
  if (/^(?:set|light)$/.test(first) && object && /\b(?:on fire|alight|ablaze)\b/.test(text))
    return ['set_on_fire']
  if (/^(?:turn|transform|change|transfigure|morph)$/.test(first) && object && /\binto\b/.test(text))
    return ['turn_into']
  if (act === 'photograph') return [/^(?:film|record|video)/.test(first) ? 'record' : 'photograph']
  if (/\bout of the way\b|\baside$/.test(text) && !object) return ['dodge']
  if (
    /\bon(?:to)? (?:the \p{L}+ of )?my (?:\p{L}+ )?(?:shoulder|lap|head|back|arm|hand|knee|chest|foot|leg|stomach)s?$/u.test(
      text,
    ) &&
    !object &&
    actor !== 'hero' &&
    /^(?:fly|flutter|hop|jump|leap|climb|sit|perch|settle|curl|land)$/.test(first)
  )
    return ['land_on_me']
  if (EAR.test(text)) return ['listen']
  if (first === 'play' && /\bplay\w* (?:possum|dead|along|tricks|it)\b/.test(text)) return []
  if (first === 'hide' && !object) return ['hide_away']
  if (first === 'catch' && object?.head === 'fire') return ['catch_fire']
  if (/^(?:pull|make)$/.test(first) && /^faces?$/.test(object?.head ?? '')) return ['make_a_face']
  if (first === 'make' && object && causedIn(clause)) return []
  const made = /\b(?:make|turn)s? (?:my|him|her|it|them|our)sel(?:f|ves) (\p{Ll}+)$/u.exec(text)?.[1]
  if (made) return statesOf(made)
  // 'Have breakfast': it is eaten.
  const meal =
    first === 'have'
      ? /\b(?:breakfast|lunch|dinner|supper|tea|brunch|a (?:drink|meal|picnic|snack))\b/.exec(text)?.[0]
      : undefined
  if (meal) return [/drink|tea/.test(meal) ? 'drink_up' : 'dine']
  if (/\bf(?:oo|ee)t off the (?:gas|pedal|accelerator|throttle)\b/.test(text)) return ['slow_down']
  // Who holds a mirror up behind somebody holds nobody.
  if (
    first === 'hold' &&
    object &&
    !object.pronoun &&
    /\b(?:up|out|behind|over|against|to|under|near|before|in|between|from|above)\b/.test(text)
  )
    return [`hold_${particle ?? direction ?? 'out'}`]
  if (/\bf[ae]lls? asleep\b|\bdoz\w+ off\b/.test(text)) return ['sleep']
  if (/^(?:take|draw)$/.test(first) && object?.head === 'breath') return ['breathe']
  const burst = /\bbursts? out (\p{L}+ing)\b/u.exec(text)?.[1]
  if (burst) return verbsOf(burst).map(({ lemma }) => lemma)
  if (object && BROUGHT.test(first) && TREATED.test(text)) return [first, 'treat_all']
  if (object && BROUGHT.test(first) && isForSomebody(text, first))
    return /^(?:buy|bake|cook|make)$/.test(first) ? ['give', first] : ['give']
  if (act === 'draw' && first === 'draw') return ['sketch', 'draw']
  // Who climbs down does not get to the top.
  const below = first === 'climb' ? /\b(down|out|into|in|through|aboard|under)\b/.exec(text)?.[1] : undefined
  if (below) return [`climb_${below}`]
  if (LIGHT.test(first) && object && GESTURE.test(object.head)) return [object.head]
  const way = (particle ?? (more.join(' ') || direction) ?? '').replaceAll(' ', '_')
  const phrasal = way === '' ? undefined : `${first}_${way}`
  // To pull up is no kind of pulling, and whoever steps inside does more than a step.
  const isOther =
    phrasal !== undefined &&
    (!object || sensesOf(phrasal, 'verb').length > 0) &&
    !/^(?:up|down|still|back)$/.test(way)
  // 'Knock the flour off the shelf': the particle may stand further on.
  const aimed = THROWN.test(first) && / at /.test(text) ? [`${first}_at`] : []
  const isNone =
    /^(?:turn|switch|flick|flip)$/.test(first) &&
    !/_o(?:n|ff)$/.test(phrasal ?? '') &&
    ON_SOMETHING.test(text)
  const apart = isNone ? [] : (parse?.particles ?? [])
  // 'He shakes his head' says no, whatever else is shaken.
  if (/\b(?:shake|shook)\w* (?:his|her|their|its|my) heads?\b/.test(text)) return ['shake_head']
  const become = BECOMES.exec(text)?.slice(1).filter(Boolean).join(' ')
  const states = become ? statesOf(become) : []
  const names = [
    phrase && `${first}_${phrase.replaceAll(' ', '_')}`,
    ...aimed,
    phrasal,
    ...apart.map((word) => `${first}_${word}`),
    ...states,
    ...(isOther ? [] : [first]),
  ]
  return [...new Set(names)].filter((each): each is string => !!each)
}

/** 'Goes pale', 'got very cold and wet'. */
const BECOMES =
  /\b(?:go(?:es)?|went|gone|turn(?:s|ed)?|gets?|got|grows?|grew|becomes?|became|fe(?:el|els|lt)|looks?|looked|seems?|seemed|falls?|fell|fallen) (?:(?:very|so|all|quite|rather|really|a bit) )*(?!the |an? )(\p{Ll}+)(?: and (\p{Ll}+))?(?: (?:now|again|actually|too|suddenly))?\W*$/iu

/** What a deed is like for whoever is concerned; none where that is not plain. */
export function tenorOf(clause: Clause): Tenor | undefined {
  const { actor, polarity, text, verb = '', object } = clause
  if (polarity === 'negated')
    return /^(?:trust|believe|like|love)$/.test(verb) || /\bbuy (?:it|that|this)\b/.test(text)
      ? 'distrust'
      : undefined
  const feeling = /^feel$/.test(verb) ? text.toLowerCase() : ''
  if (/\b(?:bad|sorry|guilty|ashamed)\b/.test(feeling)) return 'pity'
  if (/\b(?:happy|glad|proud|great)\b/.test(feeling)) return 'joy'
  if (
    WEAPON.test(text) &&
    (/^(?:reach|draw|pull|point|aim|raise|level|cock|grab)\b/.test(verb) ||
      /\bhands? on (?:his|her|my|the|their)\b/.test(text))
  )
    return 'menace'
  if (/\blaugh\w* at (?:me|us)\b/.test(text)) return 'mock'
  if (actor !== 'hero' && /^(?:drop|spill)$/.test(verb) && object) return 'mishap'
  if (/^(?:pour|dump|tip|empty)$/.test(verb) && /\bover (?:him|her|them|me|his|my|\p{Lu})/u.test(text))
    return 'harm'
  if (/\bburst\w* into\b/.test(text)) return /tears/.test(text) ? 'sorrow' : undefined
  // 'Slip my card into his pocket' is no mishap.
  if (object && /^(?:hide|duck|slip)$/.test(verb)) return undefined
  if (/\blet (?:\p{L}+ ){1,3}win\b/iu.test(text)) return 'yielding'
  if (/\b(?:cuts?|breaks?|pulls?|sets?) (?:\p{L}+ )?(?:loose|free)\b/iu.test(text)) return 'help'
  return namesOf(clause)
    .map((name) => tenorOfVerb(name))
    .find((each) => each !== undefined)
}

/** The names of a deed, and after them words that mean first of all the same. */
export function namesOf(clause: Clause): string[] {
  const names = sensesOfDeed(clause)
  return [
    ...names,
    ...(clause.verb && names.includes(clause.verb)
      ? sameWords(clause.verb).filter((word) => word !== 'cry')
      : []),
  ]
}

const WEAPON =
  /\b(?:gun|pistol|revolver|rifle|firearm|shotgun|sword|knife|dagger|blade|axe|spear|bow|blaster|six-shooter|holster|colt)s?\b/i

/** Verbs that mean first of all what this one means first of all. */
const sameWords = remembering((verb: string): string[] => {
  const american = verb.replace(/ise$/, 'ize')
  if (american !== verb && sensesOf(american, 'verb').length > 0) return [american]
  const [sense] = sensesOf(verb, 'verb')
  return (sense?.words ?? []).filter((word) => word !== verb && sensesOf(word, 'verb')[0] === sense)
}, MOST_KEPT)

/** 'Is scared', 'goes pale', 'is curled up crying': states by all their names, and what somebody is doing in them. */
const statesOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .flatMap((word, at, all) =>
      word.endsWith('ing') && word.length > 5 && at === all.length - 1
        ? verbsOf(word).map(({ lemma }) => lemma)
        : [word, ...(sensesOf(word, 'adj')[0]?.words ?? [])].map((each) => `is_${each}`),
    )
