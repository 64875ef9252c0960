import { baseForms } from '#server/ground/wordnet/base-forms.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { personWords } from '../lexicon/people-and-things.ts'
import { phrasesIn, singular } from '../word-finder.ts'
import { onlySex, pronounAfter, sexOf, SPOKEN } from './pronouns.ts'
import type { Person } from '../scene-facts.ts'

/** Somebody whom a telling shows by what they say or do: by name where it tells one. */
export interface Acting {
  name?: string
  /** What somebody without a name is called: 'sexton'. */
  called?: string
  /** Whether a title stands before the name. */
  isTitled?: boolean
  /** Which paragraph first shows them. */
  paragraph?: number
  kind: Extract<Person, 'woman' | 'man' | 'child' | 'someone'>
}

const SAYING =
  '(?:says?|said|asks?|asked|answers?|answered|whispers?|whispered|murmurs?|murmured|calls?|called|shouts?|shouted|cries|cried|adds?|added|replies|replied|laughs?|laughed|mutters?|muttered|yells?|yelled|pants?|snaps?|growls?)'
/** 'Petrov coughs', 'Lou is asleep', 'Mara came in': the word is looked up whether it is a verb. */
const DOING =
  "(?:(?:is|was) (?:[\\p{Ll}]+ing|asleep|awake|already|still|beside|next to|on|at|in (?:the|your|his|her))|(?:does|did)n[’']t|(?!(?:his|its|this|was|is|as|us|has|less|across|red|need|perhaps|always|towards|sometimes)\\b)[\\p{Ll}]{2,}(?:s|ed)(?! (?:are|were|is|was|have|lie)\\b)|stood|sat|came|went|held|took|put|knelt|bent|caught|hung|shook|wrote|threw|rode|ran|rose|drew|lay|began|spoke|left|led|brought|swung|struck|fell|kept|let|set)"
const NAME = "\\p{Lu}\\p{Ll}[\\p{L}-]*(?![’'])"
/** Words that stand before a name and say something of its bearer. */
const TITLES =
  'Old|Young|Little|Big|Aunt|Uncle|Cousin|Captain|Dr|Doctor|Prince|Princess|Lady|Lord|Sir|Signor|Monsieur|Father|Brother|Sister|Miss|Mrs|Mr|Corporal|Commander|Director|Chancellor|Senator|Agent|Judge|Inspector|Colonel|Major|General|Master|Mistress|Bishop|Sheriff|Constable|Minister|Ambassador|Sergeant|Lieutenant|Professor|Nurse|Comte|Ser'
const CALLED = `(?:(?:${TITLES})\\.? )?(${NAME})(?: ${NAME})?`
const TITLED = new RegExp(`(?:^|[ ”"’'])(?:${TITLES})\\.? `, 'u')
const BY_NAME = [
  new RegExp(`[”"'’,] ${SAYING} ${CALLED}`, 'gu'),
  new RegExp(`\\b[Ii]t['’]s ${CALLED}`, 'gu'),
  new RegExp(`${CALLED} (?:\\w+ly )?(?:${SAYING}|${DOING})\\b`, 'gu'),
]
/** Voices that come from elsewhere. */
const FROM_AFAR =
  /^[^.!?”"]{0,24}\b(?:in your (?:ear|earpiece|headset|headphones)|over the (?:comm|radio|phone|line|intercom)|on the (?:radio|phone|line|screen|tape))\b/u
/** Words with a capital that call nobody. */
const NO_NAME =
  /^(?:I|It|He|She|They|You|We|Who|What|There|Here|This|That|These|Those|The|An?|But|And|Then|Now|Nobody|Nothing|Somebody|Someone|Everybody|Everyone|One|Two|Three|Something|Everything|Your|His|Her|Their|My|Our|Its|In|On|At|Behind|Beyond|Below|Above|Inside|Outside|Not|No|Yes|If|When|Where|Why|How|As|Old|Young|God|Control|Command|Street|Road|Avenue|Lane|Square|Hall|House)$/
const BY_SEX = [
  [
    new RegExp(`[”"’'] (?:she ${SAYING}|${SAYING} she)\\b|(?:^|[.!?”"] )She (?:\\w+ly )?${DOING}\\b`, 'u'),
    'woman',
  ],
  [
    new RegExp(`[”"’'] (?:he ${SAYING}|${SAYING} he)\\b|(?:^|[.!?”"] )He (?:\\w+ly )?${DOING}\\b`, 'u'),
    'man',
  ],
] as const

/** Everybody whom the moment shows saying or doing something, in the order in which it does. */
export function peopleWhoAct(told: string, story: string): Acting[] {
  const isByWire = BY_WIRE.test(told)
  // What is said aloud calls people who may be elsewhere.
  const moment = told.replaceAll(SPOKEN, '””')
  const found = new Map<string, Acting & { at: number }>()
  for (const pattern of BY_NAME)
    for (const match of moment.matchAll(pattern)) {
      const [whole, name = ''] = match
      if (!isDone(whole, name)) continue
      if (isByWire && SAYS.test(whole)) continue
      if (isPlaceName(moment, match.index, whole)) continue
      const after = moment.slice(match.index + whole.length)
      if (NO_NAME.test(name) || found.has(name) || FROM_AFAR.test(after) || !isName(name, story)) continue
      found.set(name, {
        name,
        kind: isYoung(name, story) ? 'child' : sexOf(name, whole, story),
        at: match.index,
        ...(TITLED.test(whole) && { isTitled: true }),
      })
    }
  // Where nothing else tells whether a name is hers or his, the telling's pronouns do when they are of one sort.
  const only = onlySex(moment)
  const named: (Acting & { at: number })[] = [...found.values()].map((each) =>
    each.kind === 'someone' && only ? { ...each, kind: only } : each,
  )
  for (const actor of calledIn(moment)) if (!isByWire) named.push(actor)
  const unnamed = BY_SEX.flatMap(([pattern, kind]) =>
    isPerson(pattern.exec(moment), moment) &&
    !isByWire &&
    !named.some((each) => each.kind !== (kind === 'man' ? 'woman' : 'man'))
      ? [{ kind }]
      : [],
  )
  const inOrder = named
    .sort((one, other) => one.at - other.at)
    .map(({ at, ...each }): Acting => ({ ...each, paragraph: moment.slice(0, at).split(/\n\s*\n/).length }))
  return [...inOrder, ...unnamed]
}

/** 'The dog pricks his ears. He looks at the door': who comes right behind an animal, and says nothing, is the animal. */
const isPerson = (match: RegExpExecArray | null, moment: string): boolean =>
  match !== null &&
  (/[”"’']/.test(match[0]) || !ANIMAL.test(moment.slice(Math.max(0, match.index - 140), match.index + 1)))
const ANIMAL =
  /\b(?:dog|hound|terrier|puppy|cat|kitten|tom|horse|mare|stallion|pony|mule|donkey|wolf|dragon|raven|crow|bear|goat|fox|owl|parrot|camel|bull|cow|pig|sow|bird|monkey|beast)(?:['’]s)?\b[^”"]*$/iu

const BY_CALLING = [
  new RegExp(`[”"'’,] ${SAYING} [Tt]he (?:\\p{Ll}+ )?(\\p{Ll}{3,})(?![\\p{L}])`, 'gu'),
  new RegExp(
    `\\b[TtAa]n?(?:he)? (?:\\p{Ll}+ )?(\\p{Ll}{3,})(?:, [^,.]{3,40},)? (?:\\p{Ll}+ly )?(?:${SAYING}|${DOING}|is [\\p{Ll}]+ing)\\b`,
    'gu',
  ),
]

/** Whether what follows somebody is a verb, and no plural of what only a noun is: 'Bristol docks'. */
function isDone(whole: string, who: string): boolean {
  const word = whole.split(' ').at(-1)!
  return (
    word === who ||
    !/(?:s|ed)$/.test(word) ||
    [word, ...baseForms(word, 'verb')].some((form) =>
      sensesOf(form, 'verb').some(({ words }) => words.includes(form)),
    )
  )
}

/** People of a calling that no list has, where they say or do something: 'the sexton is digging'. */
function calledIn(moment: string): (Acting & { at: number })[] {
  const found = new Map<string, Acting & { at: number }>()
  for (const pattern of BY_CALLING)
    for (const { 0: whole, 1: called = '', index } of moment.matchAll(pattern)) {
      if (!isDone(whole, called)) continue
      const [first] = sensesOf(called, 'noun')
      const isListed = phrasesIn(personWords).has(called)
      if (
        first?.field !== 'noun.person' ||
        isListed ||
        found.has(called) ||
        /^(?:one|other|man|dead|rest|first|last|monitor|star|speaker|reader|ruler|counter|double|cooler)$/.test(
          called,
        )
      )
        continue
      found.set(called, { called, kind: pronounAfter(called, moment) ?? 'someone', at: index })
    }
  for (const { index } of moment.matchAll(SOMEBODY))
    if (!FAR_OFF.test(moment.slice(Math.max(0, index - 40), index)))
      found.set('somebody', {
        called: 'somebody',
        kind: onlySex(sentenceAt(moment, index)) ?? 'someone',
        at: index,
      })
  return [...found.values()]
}

/** Somebody without a calling, where they are seen to stand or come. */
const SOMEBODY =
  /\b(?:[Ss]omebody|[Ss]omeone|[Aa] (?:\p{Ll}+ )?(?:figure|shape)) (?:(?:in|with|wearing) [^.,;:]{3,40}? )?(?:is (?:walking|standing|sitting|waiting|kneeling|lying|running|climbing|coming (?:toward|down|up|along))|stands|sits|waits|kneels|crouches|leans|steps out|comes (?:toward|down|up|along|out))\b/gu
const FAR_OFF =
  /\b(?:[Ss]omewhere|[Uu]pstairs|[Dd]ownstairs|[Aa]bove|[Bb]elow|[Oo]utside|[Oo]verhead|[Bb]ehind|next door|if|as though)\b[^.!?]*$/u
const sentenceAt = (text: string, at: number): string => /^[^.!?\n]*/.exec(text.slice(at))![0]

/** Who speaks through a wire is elsewhere. */
export const BY_WIRE =
  /\b(?:headphones|headset|earpiece|receiver|intercom|walkie-talkie|handset|on the phone|the phone rings|over the (?:comm|radio|phone|line))\b/u
const SAYS = new RegExp(`\\b${SAYING}\\b`, 'u')

/** 'Thornley Hall stands', 'the Gilded Mule looks small', 'in Prosper'. */
const isPlaceName = (moment: string, at: number, whole: string): boolean => {
  const [, second = ''] = new RegExp(`${NAME} (${NAME})`, 'u').exec(whole) ?? []
  const [first] = sensesOf(second.toLowerCase(), 'noun')
  return (
    /\b(?:the|of|in|at|from|on|to|near) $/iu.test(
      moment.slice(Math.max(0, at - 6), at + (/^[”"’',] /.exec(whole)?.[0].length ?? 0)),
    ) ||
    (first !== undefined && first.field !== 'noun.person' && !TITLED.test(whole))
  )
}

/** A name has its capital within sentences, too; a word that merely begins one is known, or stands without it. */
const isName = (word: string, story: string): boolean =>
  !new RegExp(`(?<![\\p{L}])${word.toLowerCase()}(?![\\p{L}])`, 'u').test(story) &&
  (new RegExp(`[\\p{Ll},] ${word}(?![\\p{L}])`, 'u').test(story) ||
    [word.toLowerCase(), singular(word.toLowerCase())].every(
      (each) => sensesOf(each, 'noun').length === 0,
    )) &&
  !/^(?:Children|Men|Women|People)$/u.test(word)

/** 'Theo. He is six'; who calls the hero their father is young, too. */
const isYoung = (name: string, story: string): boolean =>
  new RegExp(
    `\\b${name}\\b[^]{0,120}?\\b(?:he|she)(?: is|['’]s) (?:only |just )?(?:four|five|six|seven|eight|nine|ten|eleven|twelve)\\b(?! feet| foot)`,
    'iu',
  ).test(story) ||
  (/\b(?:daughter|son|child)\b/u.test(story) &&
    new RegExp(`${name}\\b[^]{0,300}[“"][^”"]*\\b(?:papa|daddy|mama|mommy)\\b`, 'iu').test(story))
