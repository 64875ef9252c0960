import { phraseAt, type Phrase } from './noun-phrase.ts'
import type { Word } from './read-language.ts'
import { isA } from './read-language.ts'
import { fromFirstPerson } from './second-person.ts'

export interface Goal {
  /** An infinitive without 'to'. */
  clause: string
  /** What it is about. */
  aim?: Phrase
}

const WANTING =
  /^(?:must|want|wants|wish|need|needs|have|has|hope|hopes|hired|hires|sent|tasked|determined|decide|decides|set|trying|try|asked|asks|quest|mission|job|task|duty|dream|goal|order|out|vow|vows|plan|plans|swear|sworn|ordered|chosen|shuttle|here|back|come|came)$/

const LONGEST_WORDS = 12
/** A clause that wants what it no longer has: 'find out' before a comma. */
const UNSAID = /^(?:find out|learn|discover|find|reach|stop|decide|choose|get|make|know)$/

/** What the hero is after: the clause after 'must' or 'want to', or what is searched for. */
export function goalOf(sentences: Word[][]): Goal | undefined {
  for (const words of sentences) {
    for (let at = 0; at < words.length - 1; at++) {
      if (words[at]!.plain !== 'must' && !(words[at]!.plain === 'to' && isWanting(words, at))) continue
      const verb = words[at + 1]!
      if (isA(verb, 'determiner') || isA(verb, 'pronoun') || /^(?:be|have|not)$/.test(verb.plain)) continue
      const goal = goalFrom(words.slice(at + 1))
      if (!UNSAID.test(goal.clause)) return goal
    }
  }
  return searchedFor(sentences)
}

/** 'I want to', 'she hires me to', 'my task is to', 'take the shuttle to find out'. */
const isWanting = (words: Word[], at: number) =>
  WANTING.test(words[at - 1]?.plain ?? '') ||
  /^(?:find|avenge|rescue|save|steal|kill|deliver|defeat|stop|win|bring|escape)$/.test(
    words[at + 1]?.plain ?? '',
  ) ||
  (/^(?:me|us|him|her|you|them|is|was)$/.test(words[at - 1]?.plain ?? '') &&
    WANTING.test(words[at - 2]?.plain ?? ''))

function goalFrom(words: Word[]): Goal {
  const stop = words.findIndex(
    (word, i) =>
      i > 0 &&
      (/^(?:before|but|while|until|unless|because|and|or|so)$/.test(word.plain) ||
        /[.;,:]/.test(words[i - 1]!.after)),
  )
  const part = words.slice(0, Math.min(stop < 0 ? LONGEST_WORDS : stop, LONGEST_WORDS))
  const clause = fromFirstPerson(part).replace(/[.,;:!?]+$/, '')
  return { clause: clause[0]!.toLowerCase() + clause.slice(1), aim: aimOf(part) }
}

/** 'I search for the grail' is wanting to find it. */
function searchedFor(sentences: Word[][]): Goal | undefined {
  for (const words of sentences) {
    const at = words.findIndex(
      ({ root }, i) =>
        /^(?:seek|hunt|search|quest|look)$/.test(root) &&
        (words[i + 1]?.plain === 'for' || (/^(?:seek|hunt)$/.test(root) && words[i + 1]?.plain !== 'by')),
    )
    const aim = at < 0 ? undefined : phraseAt(words, at + 1)
    if (aim) return { clause: `find ${spoken(aim)}`, aim }
  }
  return undefined
}

/** 'my brother Tom' is 'your brother Tom'. */
function spoken({ name, lead, isProper }: Phrase): string {
  if (isProper) return name
  if (/^(?:my|our)$/.test(lead)) return `your ${name}`
  return `${lead === 'a' || lead === 'an' ? lead : 'the'} ${name}`
}

function aimOf(part: Word[]): Phrase | undefined {
  const from = /^(?:out|up|down|back)$/.test(part[1]?.plain ?? '') ? 2 : 1
  return /^(?:who|what|why|where|how|whether|if)$/.test(part[from]?.plain ?? '')
    ? undefined
    : phraseAt(part, from)
}
