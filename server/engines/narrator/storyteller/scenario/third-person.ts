import { capitalised } from '../language/letter-case.ts'
import { baseOfThird, verbsOf } from '../language/verb-forms.ts'
import type { Scenario, ScenarioPerson } from './scenario.ts'

type Gender = ScenarioPerson['gender']

const HE = /\b(?:he|him|his|himself)\b/i
const SHE = /\b(?:she|her|hers|herself)\b/i
const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/**
 * A premise that tells of its hero by name, told to 'you', sentence by sentence. Where a 'he' or 'she' may be somebody
 * else, or the hero is several, all of it stays in its own words: those are never wrong.
 */
export function heroAsYou(
  sentences: readonly string[],
  hero: Scenario['hero'],
  others: readonly ScenarioPerson[],
): string[] {
  const gender = hero.gender ?? genderIn(sentences)
  const isOther = sentences.some((_, at) => isDoubtful(sentences, at, gender, hero, others))
  if (hero.kind === 'group' || hero.gender === 'pl' || isOther) return [...sentences]
  const told = sentences.map((sentence) => asYou(sentence, hero, gender))
  // 'You in the service of the Dey has been told': where 'you' has no verb next, its own words are righter.
  const isWhole = told.every(
    (sentence) => !/(?:^|[.!?] )You (?:at|in|on|of|from|with|but|and|or|who)\b/.test(sentence),
  )
  return isWhole && told.some((sentence) => /\byou\b/i.test(sentence)) ? told : [...sentences]
}

const genderIn = (sentences: readonly string[]): Gender => {
  const text = sentences.join(' ')
  return HE.test(text) === SHE.test(text) ? undefined : HE.test(text) ? 'm' : 'f'
}

/** Whether the sentence has a pronoun of the hero's that may be of somebody named shortly before it. */
function isDoubtful(
  sentences: readonly string[],
  at: number,
  gender: Gender,
  hero: Scenario['hero'],
  others: readonly ScenarioPerson[],
): boolean {
  const sentence = sentences[at]!
  const own = gender === 'm' ? HE : gender === 'f' ? SHE : /\b(?:he|she|him|her|his)\b/i
  const pronoun = own.exec(sentence)
  if (!pronoun) return false
  if (gender === undefined) return true
  const names = [hero.name, hero.role, ...hero.aliases].filter((name) => name !== undefined)
  const isHeroIn = names.some((name) => sentence.slice(0, pronoun.index).includes(name))
  const before = isHeroIn
    ? sentence.slice(0, sentence.search(/[,;:—]/) + 1 || undefined)
    : `${sentences[at - 1] ?? ''} ${sentence.slice(0, pronoun.index)}`
  return others.some((other) => {
    const called = other.name ?? other.role
    const mayBe = other.gender === undefined || other.gender === gender
    // "Her mother": who is told of as the hero's is not the one that owns them.
    const isOwn =
      called !== undefined &&
      new RegExp(`\\b(?:his|her) (?:\\p{L}+ ){0,2}?${escaped(called)}`, 'iu').test(sentence)
    return (
      called !== undefined &&
      mayBe &&
      !isOwn &&
      before.slice(0, pronoun.index + (isHeroIn ? 0 : before.length)).includes(called)
    )
  })
}

function asYou(sentence: string, hero: Scenario['hero'], gender: Gender): string {
  const { name, role } = hero
  const names = [name, ...hero.aliases.filter((alias) => /^\p{Lu}/u.test(alias))].filter(
    (each) => each !== undefined,
  )
  const roles = [role, ...hero.aliases].filter((each) => each !== undefined && /^\p{Ll}/u.test(each))
  const any = (list: (string | undefined)[]) =>
    list
      .map((each) => escaped(each!))
      .toSorted((a, b) => b.length - a.length)
      .join('|')
  const byRole = roles.length > 0 ? `(?:an?|the) (?:\\p{Ll}[\\p{L}-]* )??(?:${any(roles)})` : ''
  const byName = names.length > 0 ? `(?:(?:the )?(?:${any(roles) || '(?!)'}) )?(?:${any(names)})` : ''
  // 'A rooster named Generalissimo', 'Tomas, a Czech violinist,', 'the thief'.
  const phrase = [
    byRole && byName && `${byRole},? (?:named|called) ${byName}`,
    byRole && byName && `${byRole}, ${byName},?`,
    byRole && byName && `${byName} ${byRole}`,
    byName && byRole && `${byName}, ${byRole},`,
    byName,
    byRole,
  ].filter(Boolean)
  const isFirst = (text: string, index: number) =>
    /(?:^|[.!?:;—]["”]? )$/.test(text.slice(0, index)) || index === 0
  let told = sentence.replace(
    new RegExp(
      `(?<![\\p{L}-]|\\b(?:[Ii]n|is|was) )(?:${phrase.join('|')})(?![\\p{L}-])(['’]s?(?= \\p{L}))?`,
      'giu',
    ),
    (_, own: string | undefined, index: number, text: string) => {
      const you =
        own !== undefined &&
        !/^['’]s (?:the|an?|not|\p{L}+ing|been|just)\b/iu.test(text.slice(index).replace(/^[^'’]*/, ''))
          ? 'your'
          : own
            ? 'you are'
            : 'you'
      return isFirst(text, index) ? capitalised(you) : you
    },
  )
  told = told.replace(/\b(you), you (?=(?:in|of|from|at|on)\b)/gi, '$1, ')
  const [he, his, him] = gender === 'm' ? ['he', 'his', 'him'] : ['she', 'her', 'her']
  told = told
    .replace(new RegExp(`\\b${he}['’]s(?= (\\p{L}+))`, 'giu'), (_, next: string) =>
      /(?:ed|en)$/.test(next) ||
      verbsOf(next).some(({ form }) => form === 'past' || form === 'participle') ||
      next === 'got'
        ? 'you’ve'
        : 'you’re',
    )
    .replace(new RegExp(`\\b${he}['’](d|ll)\\b`, 'gi'), 'you’$1')
    .replace(new RegExp(`\\b${he}\\b`, 'gi'), 'you')
    .replace(new RegExp(`\\b${him}self\\b`, 'gi'), 'yourself')
    .replace(/\bhers\b/gi, (word) => (gender === 'f' ? 'yours' : word))
  told =
    gender === 'f'
      ? told
          .replace(
            /\bher\b(?= (?!\p{L}+ed(?:[;.,!?]|$)|(?:to|the|an?|in|on|at|from|with|that|and|but|for|of|by|as|if|when|into|up|down|out|is|was|has|how|what|why|who)\b)\p{L})/giu,
            'your',
          )
          .replace(/\bher\b/gi, 'you')
      : told
          .replace(new RegExp(`\\b${his}\\b`, 'gi'), 'your')
          .replace(new RegExp(`\\b${him}\\b`, 'gi'), 'you')
  return capitalised(withVerbs(told).replace(/(?<=[.!?] )your?\b/g, (word) => capitalised(word)))
}

const ADVERB = '(?: (?:still|never|always|now|also|only|just|really|once|again|secretly|\\p{L}+ly)){0,2}'
const SHORT: Record<string, string> = { hasn: 'haven', doesn: 'don', isn: 'aren', wasn: 'weren' }

/** 'You drives and sings' → 'You drive and sing'. */
const withVerbs = (text: string): string =>
  text
    .replace(
      new RegExp(`(\\byou(?:,? who)?${ADVERB}) (hasn|doesn|isn|wasn)(?=['’]t)`, 'giu'),
      (_, you: string, verb: string) => `${you} ${SHORT[verb.toLowerCase()]}`,
    )
    .replace(
      new RegExp(`(\\byou${ADVERB}) (\\p{L}+)`, 'giu'),
      (_, you: string, verb: string) => `${you} ${secondPerson(verb)}`,
    )
    .replace(
      /(\byou\b[^.,;:!?]*? (?:and|but)) (has|is|was|does)\b/giu,
      (_, lead: string, verb: string) => `${lead} ${secondPerson(verb)}`,
    )
    .replace(
      /(\byou (?:at|in|on|from|of|with|aboard) (?:[\p{L}'’-]+ ){1,5}?)(has|is|was|does)\b/giu,
      (_, lead: string, verb: string) => lead + secondPerson(verb),
    )
    .replace(
      new RegExp(
        `(\\byou\\b[^.;:!?]*?(?:,| and| but)${ADVERB}) (is|was|has|does|doesn|hasn|isn|must|wants|needs|\\p{Ll}+s)(?=['’]t| (?:the|an?|your|you|to|it|in|on|at|that|who|how|what|not|no|every|all|up|out|away|for|from|with)\\b)`,
        'giu',
      ),
      (whole: string, lead: string, verb: string) =>
        /\b(?:they|it|who|he|she|which|that)(?:,| and| but)?$/i.test(lead)
          ? whole
          : `${lead} ${SHORT[verb] ?? secondPerson(verb)}`,
    )

/** 'leads' → 'lead', 'is' → 'are'; other words stay. */
function secondPerson(word: string): string {
  const known: Record<string, string> = { is: 'are', am: 'are', was: 'were', has: 'have', does: 'do' }
  return known[word] ?? baseOfThird(word) ?? word
}
