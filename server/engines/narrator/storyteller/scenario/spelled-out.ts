import type { FoundPerson } from './found-person.ts'

/** 'I was asked to copy a scroll, and now my master has vanished': the newer trouble is the greater. */
export function wantGone(text: string, people: FoundPerson[]): string | undefined {
  if (!/\bnow\b[^.;]{0,40}\b(?:vanished|disappeared|missing|gone)\b/i.test(text)) return undefined
  const absent = people.find(({ state, isFoe }) => state === 'absent' && !isFoe)
  return absent && `find ${absent.name ?? (absent.relation ? `my ${absent.role}` : `the ${absent.role}`)}`
}

/** Where there is a crew, a safe and a mark, what is kept is to be stolen. */
export function wantKept(text: string): string | undefined {
  if (
    !/\b(?:heist|robbery|safecracker|burglars?|cat burglar|thieves|master thief|con artist|con men)\b/i.test(
      text,
    )
  )
    return undefined
  const kept =
    /\b(?:keeps?|owns?|has|hides?|guards?|steal|stealing|robbing|rob) ((?:an?|the|his|her|their) (?:[\p{L}'’-]+ ){0,3}?[\p{L}'’-]+)(?= (?:in|from|at|on|under|behind|of)\b|[.,;!?]|$)/iu.exec(
      text,
    )?.[1]
  return kept && `steal ${kept.replace(/^an? /i, 'the ')}`
}

/** 'find out who it is' and 'get them back' say whom and what, where the sentence before does. */
export function inFull(phrase: string | undefined, text: string): string | undefined {
  if (!phrase) return phrase
  const culprit =
    /\b(?:someone|somebody|some\s?one) ((?:is|has been|has|keeps) [^.,;!?]{3,50}?)(?= and |[.,;!?]|$)/i.exec(
      text,
    )?.[1]
  if (
    culprit &&
    /^find out who (?:it is|it was|did it|is (?:behind|doing) (?:it|this)|they are)\b/i.test(phrase)
  )
    return phrase.replace(/^(find out who) .*?(?= before| by | in time|$)/i, `$1 ${culprit}`)
  const taken =
    /\b(?:has|have|had|took|taken|stole|stolen|seized|confiscated|keeps?|lost|hid(?:den)?) ((?:my|our|the) (?:[\p{L}'’-]+ ){0,2}?[\p{L}'’-]+)(?= and | from | in | at |[.,;!?]|$)/iu.exec(
      text,
    )?.[1]
  return taken && /^get (?:it|them) back\b/i.test(phrase)
    ? phrase.replace(/^get (?:it|them) back/i, `get back ${taken}`)
    : phrase
}

/** 'free him' is 'free my father', where one such is captive or gone. */
export function spelledOut(
  phrase: string | undefined,
  people: FoundPerson[],
  text: string,
): string | undefined {
  const found =
    phrase &&
    /^(?!get (?:them|it)\b)(\p{L}+(?: (?:for|out|back|home))?) (him|her|them)\b(?! (?!(?:from|to|back|home|before|by|in|at|and|or|out|with|for|on|until|alive|safe|free|up|down|off|away)\b)\p{L}+)(?! \p{L}+(?:er|or|end|ing|ld|ther)\b)/u.exec(
      phrase,
    )
  if (!found) return phrase
  const fits = (gender: FoundPerson['gender']) =>
    found[2] === 'him'
      ? gender !== 'f' && gender !== 'pl'
      : found[2] === 'her'
        ? gender !== 'm' && gender !== 'pl'
        : true
  const low =
    /\bmy (\p{L}+) (?:is|has been|feels|gets?) (?:so |very |really )?(?:depressed|sad|sick|ill|lonely|unhappy|hurt|dying|worried|heartbroken)\b/iu.exec(
      text,
    )?.[1]
  const pitied = low && people.find(({ role, relation }) => relation === low || role === low)
  if (pitied && fits(pitied.gender) && /^(?:cheer|help|heal|cure|comfort|save|make)\b/.test(phrase))
    return phrase.replace(/\b(?:him|her|them)\b/, `my ${low}`)
  const asleep =
    /\b(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)(?: and [^.,]{3,30})? (?:has been|have been|is|are|lies|won't|cannot|can't) (?:asleep|unconscious|in a coma|wake)/u.exec(
      text,
    )?.[1]
  if (asleep && /^wake\b/.test(phrase)) return phrase.replace(/\b(?:him|her|them)\b/, asleep)
  const sought =
    people.find(
      ({ state, gender, isFoe }) => (state === 'captive' || state === 'absent') && !isFoe && fits(gender),
    ) ?? people.find(({ gender, state, isFoe }) => fits(gender) && state !== 'dead' && !isFoe)
  return sought
    ? phrase.replace(
        found[0],
        `${found[1]} ${sought.name ?? (sought.relation ? `my ${sought.role}` : `the ${sought.role}`)}`,
      )
    : phrase
}
