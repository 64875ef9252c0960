import { capitalised, lowerFirst } from '../language/letter-case.ts'
import { isRole } from './roles.ts'
import { verbsOf } from '../language/verb-forms.ts'

const labels: [RegExp, (value: string) => string][] = [
  [
    /^(?:hero|heroine|character|main character|protagonist|player|mc|i am|who am i|role|you|me|job|occupation|profession|species)$/i,
    (value) =>
      /^(?:i|you|he|she|they|my|an? .+ (?:who|must))\b/i.test(value)
        ? value
        : `I am ${/^(?!(?:an?|the|one|two|three|my) )\p{Ll}/u.test(value) ? 'a ' : ''}${value}`,
  ],
  [/^(?:name|my name)$/i, (value) => `My name is ${value}`],
  [
    /^(?:goal|quest|mission|aim|task|objective|want)$/i,
    (value) =>
      /^(?:to )/i.test(value)
        ? `I must ${value.slice(3)}`
        : /^(?:i|you|we)\b/i.test(value)
          ? value
          : `I must ${value[0]!.toLowerCase()}${value.slice(1).replace(/ (?:his|her|their)(?= \p{L})/u, ' my')}`,
  ],
  [/^(?:villain|enemy|antagonist|foe|bad guy|opponent|enemies|rival)$/i, (value) => `My enemy is ${value}`],
  [
    /^(?:companions?|(?:my )?partner|sidekick|friends?|allies|ally|with|party|pet|helper)$/i,
    (value) => `My companion is ${value}`,
  ],
  [/^victim$/i, (value) => `${value.replace(/[.!]$/, '')}, the victim, is dead`],
  [/^(?:problem|trouble|conflict|premise|plot|situation|story|idea|hook)$/i, (value) => capitalised(value)],
  [
    /^(?:setting|place|location|where|world|scene|time|era|when|year|period)$/i,
    (value) =>
      /^(?:in|at|on|aboard|inside)\b/i.test(value)
        ? value
        : `In ${/^(?:\p{Lu}|the|an?|my|\d)/u.test(value) ? value : `the ${value}`}`,
  ],
]

/** 'Cook: Rosa', 'suspects: Ann, Bo and the maid'. */
const asCast = (role: string, names: string): string => {
  const said = `The ${lowerFirst(role)} ${role.endsWith('s') ? 'are' : 'is'} ${names}`
  return /[.!?]$/.test(said) ? said : `${said}.`
}

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
        : found && isRole(found[1]!.trim().toLowerCase())
          ? asCast(found[1]!.trim(), found[2]!.trim())
          : /[.!?…"]$/.test(line) || lines.length === 1
            ? line
            : `${line}.`
    })
    .join(' ')
}

/** Told of 'you' as told by 'I': 'You are the keeper' → 'I am the keeper'. */
export function inFirstPerson(typed: string): string {
  const text = typed.replace(
    /^(?:you (?:will |are )?play(?:ing)?|(?:i want to|i'd like to|i wanna|let me) (?:play|be))(?: as)? (?=an? |the |\p{Lu})/iu,
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
