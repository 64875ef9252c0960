import { lowerFirst } from '../language/letter-case.ts'
import type { FoundPerson } from './found-person.ts'
import type { ScenarioFoe } from './scenario.ts'
import { troubles, wayOut } from './troubles.ts'

export const stops =
  /(?:[.!?;]| or (?=(?:i|we|he|she|they|it|the|my|our|his|her|else|lose|be)\b)|, (?:but|while|who|which|when|as|though|although|where|or|so|because|with|yet|since|if|even|he|she|it|they|i|and (?:i|he|she|it|they|the|my|an?|now|then))\b| (?:but|because|although|though|while|since|yet|which)\b| — | and (?:i|he|she|it|they|the|my|his|her|now|someone|there|nobody)\b (?=\S+ (?:\S+ )?(?:is|are|has|have|was|will|can|must|wants?|won't|don't|do|does|keeps?)))/i

/** Where the scenario names no goal, its trouble makes one. */
export function madeWant(
  text: string,
  people: FoundPerson[],
  foe: ScenarioFoe | undefined,
  isRomance: boolean,
): string | undefined {
  const called = (person: FoundPerson) =>
    person.name ?? (person.relation ? `my ${person.role}` : `the ${person.role}`)
  const stuck =
    /\b(?:I|we|and (?:I|me)|me and [^.,;]{2,40}?) ?(?:'m |am |are |were |got |'re )?(?:trapped|locked in|stuck)\b(?: (in|on) ((?:the|an?|my|this) [\p{L} '’-]{3,30}?)(?= with | and | by | during |[.,;!?]|$))?/iu.exec(
      text,
    )
  if (stuck) return wayOut(stuck)
  const captive = people.find(({ state, isFoe }) => state === 'captive' && !isFoe)
  if (captive) return `free ${called(captive)}`
  const dead = people.find(({ state, by, isFoe }) => state === 'dead' && !by && !isFoe)
  if (dead && foe && foe.kind === 'person' && !/murderer|killer/.test(foe.name))
    return `bring ${foe.name} to justice`
  if (dead && /\b(?:murder\w*|killed|poisoned|stabbed|shot|found dead|body|suspects?|killer)\b/i.test(text))
    return `find out who killed ${called(dead)}`
  const absent = people.find(({ state, isFoe }) => state === 'absent' && !isFoe)
  if (absent) return `find ${called(absent)}`
  const stolen = NO_THING_LOST.test(text)
    ? null
    : (/\b((?:the|my|our|his|her) (?:[\p{L}'’-]+ ){0,3}?[\p{L}'’-]+) (?:has been|have been|was|were|is|are|has gone|have gone|went) (?:stolen|missing|taken|gone)\b/iu.exec(
        text,
      ) ??
      /\b(?:stole|stolen|missing|lost) ((?:the|my|our|his|her) [\p{L}'’-]+(?: (?!(?:from|in|on|at|by|and|but|or|to|for|with|who|that|which|while|when|last|this|before|after|is|are|was|were|has|have|had|during|right|just|away|again|yesterday|tonight|today|out|off|under|near|inside|into|so|because|since|until|as|than|I|we|you|he|she|they|it)\b)[\p{L}'’-]+){0,3})\b/iu.exec(
        text,
      ))
  if (stolen)
    return `find ${stolen[1]!.toLowerCase().startsWith('the') || /^(?:my|our|his|her)/i.test(stolen[1]!) ? stolen[1]!.replace(/^\w+/, (word) => word.toLowerCase()) : stolen[1]!}`
  const culprit =
    /\b(?:someone|somebody|something) ((?:is|has|keeps?|was|had) [^.,;!?]{3,60}|\w+ed\b[^.,;!?]{0,50}|(?:walks|cries|sings|knocks|calls|whispers|scratches|breathes|moves|follows|watches|lives|knows|steals|eats|leaves|takes|burns|kills|writes|plays|rings|opens)\b[^.,;!?]{0,50}|left [^.,;!?]{3,50}|took [^.,;!?]{3,50}|stole [^.,;!?]{3,50}|sent [^.,;!?]{3,50})/i.exec(
      text,
    )
  if (culprit) return `find out ${/something/i.test(culprit[0]) ? 'what' : 'who'} ${culprit[1]!.trim()}`
  const fitting = troubles
    .map(([sign, want]) => {
      const match = sign.exec(text)
      return match && want(match)
    })
    .find((want) => want !== null)
  if (fitting) return fitting
  // One's kin, a boss or a rival is somebody to live with: what comes of it is the player's.
  const one = foe?.person === undefined ? undefined : people[foe.person]
  if (one && (one.relation !== undefined || EVERYDAY.test(one.role ?? ''))) return undefined
  if (foe)
    return foe.kind === 'force'
      ? `survive ${foe.name}`
      : foe.kind === 'creature'
        ? `get the better of ${foe.name}`
        : `stop ${foe.name}`
  const beloved = isRomance
    ? people.find(
        ({ kind, isFoe, state, name }) =>
          name !== undefined && kind !== 'group' && kind !== 'animal' && !isFoe && state !== 'dead',
      )
    : undefined
  if (beloved) return `win the heart of ${called(beloved)}`
  if (/\b(?:trapped|stranded|shipwrecked|marooned|locked in|stuck|imprisoned|prisoner)\b/i.test(text))
    return /\b(?:stranded|shipwrecked|marooned|stuck)\b/i.test(text) ? 'get home' : 'get out'
  if (
    /\b(?:remember nothing|no memory|amnesia|lost my memory|can't remember|(?:don't|do not|dont) (?:know|remember) (?:who|anything|my name|how i))\b/i.test(
      text,
    )
  )
    return 'find out who I am'
  return riddleIn(text)
}

const EVERYDAY =
  /\b(?:boss|manager|colleague|co-?worker|rival|teacher|neighbou?r|ex|(?:mother|father|sister|brother)-in-law|landlord|landlady|classmate|roommate|flatmate|coach)$/

const odd =
  /\b(?:ha[sv]e? (?:begun|started|stopped)|began|begins?|started|starts|stopped|keeps?|every (?:night|day|morning|year)|each (?:night|day|morning)|is forbidden|are forbidden|(?:is|are) (?:getting|growing|becoming|shrinking|fading|changing|vanishing|disappearing|rising) ?\w*|wider|too many|no longer|by itself|rewritten|lies|hums?|glows?|whispers?|changed|opens|moves|refuses?|one .* too many|never (?:ends|stops|sleeps|opens|comes))\b/i

/** 'find out why the cellar door opens a little wider each night', of what is odd. */
function riddleIn(text: string): string | undefined {
  for (const sentence of text.split(/(?<=[.!?;])\s+/))
    for (const part of sentence
      .replace(/\b(?:who|that|which) (?=(?:has|have|is|are|lies|keeps)\b)/gi, '')
      .split(/, (?:and |but )?| and (?=(?:the|my|a|every|nobody|someone|all) )| (?=whose\b)| where /u)) {
      const told = part
        .replace(/^whose /i, 'the ')
        .replace(/[.!?]$/, '')
        .trim()
      if (
        odd.test(told) &&
        /^(?:the|my|our|his|her|a|an|every|one|all|nobody|everyone|each|music|magic|(?-i:\p{Lu}))/iu.test(
          told,
        ) &&
        !/^(?:i|we|has|is|are|have|was|were|it) /i.test(told) &&
        told.split(' ').length >= 3 &&
        told.split(' ').length <= 14
      )
        return `find out why ${lowerFirst(told)}`
    }
  return undefined
}

/** 'Lost her voice', 'lost his sense of taste': nothing that could be found. */
const NO_THING_LOST =
  /\blost (?:my|his|her|our|their) (?:sense|mind|way|voice|job|temper|memory|sight|hearing|nerve|faith|patience|balance|head|taste|appetite)\b/i
