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

/** 'free him' is 'free my father', where one such is captive or gone. */
export function spelledOut(phrase: string | undefined, people: FoundPerson[]): string | undefined {
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
