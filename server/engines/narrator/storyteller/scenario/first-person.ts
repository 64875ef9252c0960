import { capitalised } from '../language/letter-case.ts'
import { verbsOf } from '../language/verb-forms.ts'

const leadIn =
  /^(?:please|hey|ok|okay|hi|hello|can you|could you|so)?[ ,!.]*(?:(?:i want|i'd like|i would like|i wanna|give me|tell me|tell us|tell|write me|write|create|make me|make up|make|generate|let's play|let's do|let's have|start|begin|play|run)\s+)?(?:to (?:play|hear|read|have)\s+)?(?:(?:a|an|the|some|my|another)\s+)?(?:[\w'-]+,? ){0,4}?(?:story|tale|adventure|game|scenario|campaign|roleplay|role-play|rpg|novel|whodunit|whodunnit|fanfic|fable|legend)s?\b(?: for (?:my|a) [\w -]{2,40}?(?= about|[,:.]))?\s*(?:,|:|-|—)?\s*(?:about|of|in which|where|set in|with|featuring|that is set in|starring)?\s*(?:me being |me as |me, )?/i

const labels: [RegExp, (value: string) => string][] = [
  [
    /^(?:hero|heroine|character|main character|protagonist|player|mc|i am|who am i|role|you|me)$/i,
    (value) => (/^(?:i|you|he|she|they|my|an? .+ (?:who|must))\b/i.test(value) ? value : `I am ${value}`),
  ],
  [/^(?:name|my name)$/i, (value) => `My name is ${value}`],
  [
    /^(?:goal|quest|mission|aim|task|objective|want)$/i,
    (value) =>
      /^(?:to )/i.test(value)
        ? `I must ${value.slice(3)}`
        : /^(?:i|you|we)\b/i.test(value)
          ? value
          : `I must ${value[0]!.toLowerCase()}${value.slice(1)}`,
  ],
  [/^(?:villain|enemy|antagonist|foe|bad guy|opponent|enemies|rival)$/i, (value) => `My enemy is ${value}`],
  [
    /^(?:companions?|(?:my )?partner|sidekick|friends?|allies|ally|with|party|pet|helper)$/i,
    (value) => `My companion is ${value}`,
  ],
  [
    /^(?:setting|place|location|where|world|scene|time|era|when|year|period)$/i,
    (value) =>
      /^(?:in|at|on|aboard|inside)\b/i.test(value)
        ? value
        : `In ${/^(?:\p{Lu}|the|an?|my|\d)/u.test(value) ? value : `the ${value}`}`,
  ],
]

/** 'Goal: find the bell' and the like as sentences, without 'tell me a story about'. */
export function sentencesFromLabels(text: string): string {
  const lines = text
    .split(
      /\n+|(?<=[.;])\s+(?=(?:\p{Lu}[\p{L} ]{1,18}|me|partner|sidekick|villain|enemy|goal|setting|friend):)/u,
    )
    .map((line) => line.trim())
    .filter(Boolean)
  return lines
    .map((line) => {
      const found = /^[-*•]?\s*([\p{L} ]{2,18})\s*:\s*(.+)$/u.exec(line)
      const label = found && labels.find(([name]) => name.test(found[1]!.trim()))
      return label
        ? label[1](found[2]!.trim()).replace(/(?<![.!?])$/, '.')
        : /[.!?…"]$/.test(line) || lines.length === 1
          ? line
          : `${line}.`
    })
    .join(' ')
}

export const withoutLeadIn = (given: string): string => {
  // 'Regency romance: …', 'A comedy. …'
  const text = given.replace(
    /^(?:an? )?(?:[\p{L}-]+ ){0,2}?(?:romance|comedy|fantasy|mystery|thriller|western|horror|drama|sci-?fi|noir|whodunn?it|detective noir|love story|fairy ?tale|adventure|sports?|modern|everyday|time travel|space opera|cyberpunk|steampunk|superheroe?s?|slice of life|survival|courtroom drama|dystopia|heist|spy story)(?: (?:story|everyday|day))?(?:\s*[:.]|,(?= (?:i['’ ]|my\b|you\b|\p{Lu}[\p{L} ]{1,15} \d{4}:)))\s+(?=\S)/iu,
    '',
  )
  const found = leadIn.exec(text)
  const rest = found ? text.slice(found[0].length).trim() : text
  return found && found[0].trim() !== '' && rest.length > 2 ? rest : text
}

/** Told of 'you' as told by 'I': 'You are the keeper' → 'I am the keeper'. */
export function inFirstPerson(typed: string): string {
  const text = typed.replace(
    /^(?:i want to|i'd like to|i wanna|let me) (?:play|be)(?: as)? (?=an? |the |\p{Lu})/iu,
    'I am ',
  )
  if (!/\byou(?:'(?:re|ve|ll|d)|r|rself)?\b/i.test(text)) return text
  return text
    .replace(/\byou(?: a|'|’)re\b/gi, 'I am')
    .replace(/\byou (were|was)\b/gi, 'I was')
    .replace(/\byou('|’)(ve|ll|d)\b/gi, "I'$2")
    .replace(/\byourself\b/gi, 'myself')
    .replace(/\byours\b/gi, 'mine')
    .replace(/\byour\b/gi, (word) => (word[0] === 'Y' ? 'My' : 'my'))
    .replace(/(\S*)(\s*)\byou\b(?=\s*(\S*))/gi, (_, before: string, space: string, next: string) => {
      const plain = before.toLowerCase().replace(/[^a-z,.;!?]/g, '')
      const isSubject =
        plain === '' ||
        /[,.;!?:]$/.test(before) ||
        /^(?:and|but|or|so|when|while|if|because|that|where|what|who|how|until|before|after|then|which|as|once|unless|why|now|only|day|night|time)$/.test(
          plain,
        ) ||
        (verbsOf(plain).length === 0 &&
          verbsOf(next.toLowerCase().replace(/[^a-z]/g, '')).some(
            ({ form }) => form === 'base' || form === 'past',
          ) &&
          !/^(?:to|for|with|at|by|from|of|in|on|about|near|behind|around|against|like|than)$/.test(plain))
      return `${before}${space}${isSubject ? 'I' : 'me'}`
    })
}

/** A sentence of the scenario told to 'you'; `names` are descriptions of the hero in the third person. */
export function toldToYou(
  sentence: string,
  names: string[],
  isThirdPerson: boolean,
  gender?: 'm' | 'f' | 'n' | 'pl',
): string {
  let told = sentence
    .replace(/\b[Ii](?:'m| am)\b/g, 'you are')
    .replace(/\b[Ii] was\b/g, 'you were')
    .replace(/\bI('ve| have)\b/g, 'you have')
    .replace(/\bI'll\b/g, 'you will')
    .replace(/\bI'd\b/g, 'you would')
    .replace(/\b(?:I|[Mm]e)\b/g, 'you')
    .replace(/(?<!['’])\bi\b(?!')/g, 'you')
    .replace(/\bi'm\b/g, 'you are')
    .replace(/\b(?:my)\b/gi, 'your')
    .replace(/\bmyself\b/gi, 'yourself')
    .replace(/\bmine\b(?=[.,;!?)]|$)/gi, 'yours')
    .replace(/\b[Ww]e(?:'re| are)\b/g, 'you are')
    .replace(/\b[Ww]e(?:'ve| have)\b/g, 'you have')
    .replace(/\b[Ww]e'll\b/g, 'you will')
    .replace(/\b(?:[Ww]e|us)\b/g, 'you')
    .replace(/\b[Oo]ur\b/g, 'your')
    .replace(/\bours\b/g, 'yours')
    .replace(/\bourselves\b/g, 'yourselves')
  if (isThirdPerson) {
    told = withOneName(told, names)
    for (const name of names.toSorted((a, b) => b.length - a.length)) {
      const pattern = new RegExp(
        `\\b(?:(?:an?|the|one|two|three|four|five) )?${escapeForPattern(name)}\\b(?!['’]s)( \\w+)?`,
        'giu',
      )
      told = told.replace(
        pattern,
        (_, next: string | undefined) => `you${next ? ` ${secondPersonOf(next.trim())}` : ''}`,
      )
    }
    const [he, his, him] =
      gender === 'm'
        ? ['he', 'his', 'him|himself']
        : gender === 'f'
          ? ['she', 'her', 'herself']
          : ['he|she', 'his|her', 'him|herself|himself']
    told = told
      .replace(
        new RegExp(`\\b(?:${he})\\b( (?:still|never|always|now|also|only|just|really))?( \\w+)?`, 'gi'),
        (_, adverb: string | undefined, next: string | undefined) =>
          `you${adverb ?? ''}${next ? ` ${secondPersonOf(next.trim())}` : ''}`,
      )
      .replace(new RegExp(`\\b(?:${his})\\b(?= \\p{L})`, 'giu'), 'your')
      .replace(new RegExp(`\\b(?:${him})\\b`, 'gi'), 'you')
      .replace(/^you(?: named you)?,? who (\w+)/i, (_, verb: string) => `you ${secondPersonOf(verb)}`)
  }
  // 'Margaret, a nurse from Leeds, arrives': set apart by commas.
  if (isThirdPerson)
    told = told.replace(
      /\byou (from [^,.;]{2,30}), (\p{L}+)/iu,
      (whole: string, from: string, verb: string) => `${whole.slice(0, 3)}, ${from}, ${secondPersonOf(verb)}`,
    )
  if (isThirdPerson && /^you\b/i.test(told))
    told = told.replace(
      /\b(and|but) (has|is|was|does)\b/g,
      (_, joint: string, verb: string) => `${joint} ${secondPersonOf(verb)}`,
    )
  told = told
    .replace(/\s+/g, ' ')
    .replace(/\byou you\b/gi, 'you')
    .trim()
  return told === '' ? '' : capitalised(told).replace(/(?<![.!?…"])$/, '.')
}

/** 'A hedgehog named Pim' is one and the same: told by its name alone. */
function withOneName(text: string, names: string[]): string {
  const parts = names.map(escapeForPattern).join('|')
  return text.replace(
    new RegExp(
      `\\b(?:(?:an?|the) )?(?:${parts})(?:,| named| called)? (?:(?:an?|the) )?(${parts})\\b(?!['’]s),?`,
      'giu',
    ),
    '$1',
  )
}

const escapeForPattern = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** 'leads' → 'lead', 'is' → 'are'; other words stay. */
function secondPersonOf(word: string): string {
  if (word === 'is' || word === 'am') return 'are'
  if (word === 'was') return 'were'
  if (word === 'has') return 'have'
  if (word === 'does') return 'do'
  return verbsOf(word).find(({ form }) => form === 's')?.lemma ?? word
}
