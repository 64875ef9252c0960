import type { FoundPerson } from '../found-person.ts'
import type { Cast, Scene } from './cast.ts'
import { isFirstPerson } from './entity.ts'
import { childOf, clauseOf } from './parsed-text.ts'
import type { Phrase } from './phrase.ts'
import { dealing, tending } from './verbs.ts'

const AT_ONES_SIDE =
  /^(?:companion|sidekick|ally|partner|deputy|familiar|apprentice|squire|steed|crew|crewmate|shipmate|copilot|co-pilot|bodyguard|mate|dog|cat|horse|mule|pony|parrot|robot|hound|raven|owl|assistant|navigator|cellmate|maid|batman|lawyer|accomplice)$/

/** Who is counted up with the hero, and who is told of in one breath with a hero of the third person. */
export function companyByLists(cast: Cast): void {
  for (const { phrases, isHero } of cast.entities)
    for (const { members, possessive } of phrases)
      if (
        isHero ||
        isFirstPerson(possessive) ||
        members.some(({ head, isBesideHero }) => isBesideHero || cast.isHero(head))
      )
        cast.join(...cast.meant(...members.map(({ head }) => head)))
  // Told of in the third person: 'Bramble the hare and Puddle'.
  if (cast.entities[0]!.pronouns.some(isFirstPerson)) return
  const told = cast.entities
    .flatMap(({ phrases }) => phrases)
    .toSorted((a, b) => a.words[0]!.at - b.words[0]!.at)
  for (const [at, phrase] of told.entries()) {
    const next = told[at + 1]
    const end = phrase.words.at(-1)!.at
    if (!next || next.head.sentence !== phrase.head.sentence || next.words[0]!.at - end > 3) continue
    if (cast.nodes[end + 1]?.plain !== 'and' || /^(?:obj|obl)/.test(phrase.head.label)) continue
    const isHero = cast.isHero(phrase.head)
    if (isHero !== cast.isHero(next.head)) cast.join(...cast.meant((isHero ? next : phrase).head))
  }
}

/** 'My companion', 'Lhakpa and me', 'with my brother Neil'. */
export function companyByPhrase(cast: Cast, person: FoundPerson, phrase: Phrase): void {
  const { head, noun, adjectives, possessive, isBesideHero } = phrase
  const isOwn = isFirstPerson(possessive)
  if (
    noun &&
    isOwn &&
    (AT_ONES_SIDE.test(noun.lemma) || (noun.lemma === 'friend' && adjectives.includes('best')))
  )
    cast.join(person)
  const verb = clauseOf(head)
  const isDealing = verb !== undefined && dealing.test(verb.lemma) && !childOf(verb, /^obj$/)
  if (isBesideHero && !isDealing) cast.join(person)
  const isKnown = person.name !== undefined || person.relation !== undefined || person.amount !== undefined
  if (isKnown && isAfterWith(cast, phrase.words[0]!.at)) cast.join(person)
}

/** 'I plan it with the thief Renn': after 'with', where the verb is the hero's and no meeting or fighting. */
function isAfterWith(cast: Cast, start: number): boolean {
  const own = cast.nodes.filter(({ sentence }) => sentence === cast.nodes[start]!.sentence)
  const at = own.findLastIndex((node) => node.at < start && /^(?:with|alongside|beside)$/.test(node.plain))
  const between = own.slice(at + 1).filter((node) => node.at < start)
  if (at < 0 || !between.every(({ tag }) => /^(?:DET|PRON|ADJ|NUM|NOUN|PROPN|CCONJ|PUNCT)$/.test(tag)))
    return false
  const rest = at === 0 ? own.filter((node) => node.at > start) : own.slice(0, at)
  const verbs = rest.filter(({ tag }) => tag === 'VERB')
  const verb = at === 0 ? verbs[0] : verbs.at(-1)
  return (
    !dealing.test(verb?.lemma ?? '') &&
    rest.some((node) => cast.isHero(node) && node.label.startsWith('nsubj'))
  )
}

/** Marks who goes with the hero by what a clause says. */
export function companyByClause({ frame, cast, subjects, toHero, isSo }: Scene): void {
  const { verb, lemma, obliques } = frame
  if (frame.isNegated || childOf(verb, /^cop$/)) return
  const isDealing = dealing.test(lemma)
  const isOfHero = frame.subjects.some((node) => cast.isWithHero(node))
  const isBeside = obliques.some(
    ([preposition, noun]) =>
      (/^(?:with|beside|alongside)$/.test(preposition) && cast.isHero(noun)) ||
      (noun.lemma === 'side' && cast.isHeros(noun)),
  )
  const isAlong =
    /^(?:come|ride|go|tag|travel|walk)$/.test(verb.lemma) &&
    verb.children.some(({ plain }) => plain === 'along')
  const isForHero =
    /^(?:speak|fight|stand)$/.test(lemma) &&
    obliques.some(([preposition, noun]) => preposition === 'for' && cast.isHero(noun))
  const isHelping =
    isSo && toHero && /^(?:help|accompany|follow|guide|join|assist|protect|serve|carry)$/.test(lemma)
  if ((!isDealing && (isBeside || (isOfHero && verb.tag === 'VERB'))) || isAlong || isForHero || isHelping)
    cast.join(...subjects)
  // 'I am babysitting two boys', 'I train a young pilot': they are with the hero.
  if (isOfHero && tending.test(lemma)) cast.join(...cast.meant(...frame.objects))
  if (isOfHero && /^(?:have|lead|bring|take|own|ride)$/.test(lemma))
    cast.join(...cast.meant(...frame.objects).filter(({ kind }) => kind === 'animal' || lemma !== 'have'))
}
