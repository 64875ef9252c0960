import type { PainterInput } from '../../painter.ts'
import { parseSentence } from '#server/ground/grammar/parse-sentence.ts'
import { isKindOf } from '#server/ground/wordnet/wordnet.ts'
import type { Person } from '../figures/cast-member.ts'
import type { Era } from '../scene-facts.ts'
import { isAnimal } from './beast-names.ts'
import { bySex, type NamedPerson } from './named-people.ts'

/** The words in which a premise says who the hero is: 'I am a young knight who …', 'As the last apprentice of …', 'A librarian discovers …'. */
export const heroSentence = (premise: string): string =>
  (
    /\b(?:I am|I'm|I’m|You are|You're|You’re|I play) ([^.!?]{0,90})/i.exec(premise)?.[1] ??
    /^(?:As )?(?:an?|the) ([^.!?,]{0,60})/i.exec(premise)?.[1]?.split(DOES)[0] ??
    ''
  )
    .split(
      / (?:of|who|whose|where|when|that|which|with|in|at|on|by|for|to|under|against|about|near|after|from|aboard|must|and|following) |; /,
    )[0]
    // A knight's squire is no knight.
    ?.replace(/\b[\w-]+['’]s /g, '') ?? ''

/** The verb of a scenario that tells of its hero: 'a teenager repairs old robots'. */
const DOES = / (?=[a-z]+s (?:an?|the|her|his|their|its|old|to|that|from|through|into|by|up)\b)/

/** What a premise says of the hero's looks: all of the sentence that says who they are, up to anybody else in it. */
export const heroLooks = (premise: string): string =>
  (
    /\b(?:I am|I'm|I’m|You are|You're|You’re|I play) ([^.!?;]{0,240})/i.exec(premise)?.[1] ??
    heroSentence(premise)
  ).split(/ (?:my|our|whose|his|her|hers|their|for|against|hunting|seeking) /)[0] ?? ''

const CALLED_MAN =
  /[“"][^”"]*\b(?:sir|mister|young man|lad|my boy|monsieur|signor|señor|cap'n|pa|papa|dad|grandpa|herr)\b(?=[,.!?”"—…])[^”"]*[”"]/i
const CALLED_WOMAN =
  /[“"][^”"]*(?<!\b(?:I|you|we|they|to|not|never|will|would|might|shall|must|['’]d|['’]ll) )\b(?:miss|ma'am|ma’am|madam|madame|mademoiselle|signora|signorina|señora|my girl|young lady|mama|mum|mom|grandma|frau|fräulein)\b(?=[,.!?”"—…])[^”"]*[”"]/i

/** “Miss Marsh,” you say. */
const ITS_MISS =
  /[“"](?:I['’]m |I am )?(?:Miss|Mrs\.?|Ms\.?|Lady|Madame) \p{Lu}[^”"]{0,40}[”"] (?:you|I) (?:say|said|answer)/u
const ITS_MR =
  /[“"](?:I['’]m |I am )?(?:Mr\.?|Herr|Monsieur) \p{Lu}[^”"]{0,40}[”"] (?:you|I) (?:say|said|answer)/u

/** The hero as a woman or a man, where the scenario says 'her' or 'his' of them or somebody calls them so. */
export function addressed(
  hero: NamedPerson | undefined,
  { premise, moment, earlier }: PainterInput,
): NamedPerson | undefined {
  if (hero?.kind !== 'someone') return hero
  const isTold = /^(?:As )?(?:an?|the|my|our) /i.test(premise)
  const said = isTold ? bySex(premise) : 'someone'
  if (said !== 'someone') return { ...hero, kind: said }
  const told = [...earlier, moment].join('\n')
  const [isMan, isWoman] = [
    CALLED_MAN.test(told) || ITS_MR.test(told),
    CALLED_WOMAN.test(told) || ITS_MISS.test(told),
  ]
  return isMan === isWoman ? hero : { ...hero, kind: isMan ? 'man' : 'woman' }
}

/** Heroes whom the painter has no figure for. */
const NO_PERSON =
  /\b(?:I am|I'm|I’m|You are|You're|You’re|I play|^) ?(?:\w+, )?(?:an? |the )?(?:(?!whose|with|who|of|and)[\w’']+ ){0,2}(?:cat|dog|goose|dragon|wolf|horse|bird|crow|mouse|rat|fox|bee|ant|tree|ship|house(?!-| sitter)|ai|computer|octopus|whale|bear|goat|sheep|fish|frog|spider|snake|chicken|duck|penguin|pig|cow|rabbit|owl|toaster|bell|river|mountain|ghost|spirit|android|golem|machine|automaton|drone|probe|statue|tiger|lion|monkey|ape|parrot|heron|squid|lizard|demon|angel|gargoyle|doll|puppet|scarecrow|skeleton|skull|monster|gnome|troll|imp|sprite|snail|hedgehog)\b(?!['’]s)/i

/** Whether the hero is a beast, by the noun that says what they are. */
export function isBeastly(premise: string): boolean {
  const tokens = parseSentence(`You are ${heroSentence(premise)}.`)
  const { tag, lemma = '' } =
    tokens[tokens.find(({ label, word }) => label === 'nsubj' && word === 'You')?.head ?? -1] ?? {}
  return tag === 'NOUN' && isAnimal(lemma.toLowerCase())
}

/** Whether the hero is something of which there is no figure. */
export function isNobody(premise: string): boolean {
  const creature = NO_PERSON.exec(premise)
  const [next = ''] =
    /[\p{L}]+/u.exec(premise.slice((creature?.index ?? 0) + (creature?.[0].length ?? 0))) ?? []
  if (isBeastly(premise)) return true
  // A dragon hunter is no dragon.
  return creature !== null && !isKindOf(next.toLowerCase(), 'person')
}

const SLEUTH = /\b(?:detective|inspector|sleuth|private eye)\b/i
/** A guard wears armour where that is worn, and nobody is dressed as a sleuth, a rider or a wanderer where no age is told. */
export const armed = (kind: Person, called: string, era: Era | undefined): Person =>
  (kind === 'man' || kind === 'someone') &&
  era === 'old' &&
  /(?<!\bcaravan )\b(?:guards?|sentinels?)\b/i.test(called)
    ? 'knight'
    : !era && (/^(?:cowboy|traveller)$/.test(kind) || (kind === 'detective' && !SLEUTH.test(called)))
      ? 'someone'
      : kind

/** Figures in dress of one age do not walk through another. */
const dressOf: Partial<Record<Person, readonly Era[]>> = {
  knight: ['old'],
  wizard: ['old'],
  cowboy: ['west'],
  explorer: ['old', 'steam', 'west', 'modern', 'ruin'],
  pirate: ['old'],
  detective: ['steam', 'modern', 'ruin', 'west', 'future'],
  astronaut: ['future', 'modern'],
  lady: ['old', 'steam', 'west', 'modern'],
  robot: ['future', 'ruin', 'steam', 'old'],
  goblin: ['old'],
  dwarf: ['old'],
}
export const isOfAge = (person: Person, era: Era | undefined): boolean =>
  !era || (dressOf[person]?.includes(era) ?? true)
