import type { Actor, Clause, Mention } from '../language/clause.ts'
import { nameIn } from './appositions.ts'
import type { FoundPerson } from './found-person.ts'
import { markName, NAME } from './name-marks.ts'
import { isRelation } from './roles.ts'
import type { ScenarioFoe } from './scenario.ts'

export const killing =
  /^(?:kill|murder|assassinate|poison|slay|execute|behead|stab|shoot|strangle|drown|hang)$/

const hostile =
  /^(?:hunt|chase|pursue|attack|threaten|kidnap|capture|murder|poison|besiege|raid|invade|betray|frame|imprison|enslave|rob|haunt|stalk|terrorize|terrorise|torment|curse|arrest|abduct|burn|destroy|blackmail|sabotage|cheat|oppress|ambush|plague|swindle|bully|evict|plunder|conquer|overrun|devour|prey|conspire|plot|menace|scheme|track|trail|ruin|shoot|snatch|seize|usurp|exile|banish|accuse|humiliate|outlaw)$/

export const against =
  /^(?:defeat|kill|slay|outwit|overthrow|destroy|escape|flee|evade|confront|resist|beat|expose|avenge|vanquish|banish|catch|stop|fight|hunt|outsmart|outrun|assassinate|outfox|dethrone|oppose|bring|arrest|elude|repel|battle|face|exorcise|trick|duel|drive)$/

const evil =
  /^(?:evil|wicked|cruel|corrupt|ruthless|villainous|tyrannical|sinister|vicious|greedy|treacherous|bloodthirsty|murderous|dark|malevolent|vengeful|merciless|heartless|rival|enemy)$/

export const evilRole =
  /^(?:enemy|enemies|villain|nemesis|rival|tyrant|warlord|usurper|murderer|killer|kidnapper|thief|assassin|traitor|raiders?|bandits?|zombies?|invaders?|poachers?|slavers?|cultists?|captor|blackmailer|saboteur|oppressor|archenemy|stalker|impostor|marauders?|hangman)$/

const force =
  /\b(storm|plague|flood|winter|drought|wild ?fire|fire|curse|comet|asteroid|meteor|avalanche|virus|famine|hunger|starvation|darkness|blizzard|tide|volcano|sandstorm|earthquake|epidemic|pandemic|disease|sickness|hurricane|tornado|tsunami|blight|frost|radiation|black hole|solar flare|fog|thirst|cold|sea|the deep|war)\b/i

const passiveBy =
  /\b(hunted|pursued|chased|followed|stalked|haunted|threatened|besieged|ruled|betrayed|framed|cursed|stolen|taken|kidnapped|captured|attacked|trapped|raided|enslaved|wanted|terrori[sz]ed|surrounded|blackmailed|overrun|imprisoned|killed|murdered|arrested|held|controlled|invaded|oppressed|locked up|run|snatched|abducted|poisoned) by (?:the |a |an |my |our |his |her )?((?:[\p{L}'’-]+ ?){1,4})/giu

/** What a text says of a foe; '%' stands for the name. */
const of = (source: string) => new RegExp(source.replaceAll('%', NAME), 'iu')
const signsOfHostility = of(
  String.raw`% (?:is|are) (?:\p{L}+ )?(?:after|hunting|chasing|coming for|onto|looking for|against|on (?:my|our|his|her) (?:tail|trail|heels)) (?:me|us|him|her|them)\b|% (?:stands?|is|are) in (?:the|my|our|his|her) way|% (?:controls?|rules?|terrori[sz]es?|has sworn|have sworn|swore|runs?) (?:the|our|my|to|this|everything)|% (?:\p{L}+ ){0,3}?(?:is|are) (?:watching|following|tailing|stalking) (?:me|us|our|my)|% hates (?:me|us)\b|\bowe (?:\p{L}+ ){1,4}to (?:an? (?:\p{L}+ ){1,3}(?:named|called) )?%|% (?:is|are) behind (?:it|this|all)\b|% (?:blames?|has blamed) (?:me|us)\b|\bthe mark is %|% has gone (?:mad|insane|rogue)|\b(?:hunters?|rid(?:es?|ing)|rode|goes|going|posse|sets? out) after (?:the |my |a )?%|\b(?:opponent|enemy|nemesis|foe|villain|antagonist|adversary|rival) (?:is|are|was)?,? ?(?:the |a |an )?%|% (?:does not|doesn't|do not|don't|won't|will not) (?:want|let|allow)|%,? (?:forbids?|refuses?|accuses?|has accused|hunts?|demands?|stole|has stolen|cheated|betrayed|burned|framed|ruined|destroyed|threatens?|attacks?|poisons?|plots?)\b|\b(?:face|fight|defeat|outwit|beat|confront|outrun|overthrow|resist|hunt down|take on|stand up to|get past|stop|slay|escape from|flee from|hide from|revenge on) (?:the |my |old )?(?:\p{L}+ ){0,1}?%`,
)
const signsOfClaims = of(
  String.raw`% (?:wants?|claims?|covets?) (?:the|my|our|me|us|a child|it|them)\b(?! (?:to|back|home|for))`,
)
const signsOfRivalry = of(
  String.raw`% (?:is back|returns|returned|came back|has come back|opens?|opened)[^.]{0,40}\b(?:rival|competing)`,
)
const signsOfFeud = of(
  String.raw`\b(?:against|before|revenge on|vengeance on|feud with|war with|from) (?:the |my |a |his |her |our )?(?:\p{L}+ ){0,2}?%(?! (?:wakes|dies))`,
)
const signsOfHaste = of(
  String.raw`\bbefore (?:the |my |a )?(?:\p{L}+ ){0,2}?% (?:wakes|returns|finds|arrives|does|gets|comes|reaches|discovers|strikes|attacks|catches)`,
)

/** 'My boss wants it fixed' takes nothing of the hero's. */
const withoutSubject = ({ text, verb = '' }: Clause): string => text.slice(Math.max(0, text.indexOf(verb)))

export function foeOf(
  people: FoundPerson[],
  clauses: Clause[],
  text: string,
  isHero: (actor: Actor | Mention | undefined) => boolean,
  meant: (mention: Actor | Mention | undefined) => FoundPerson | undefined,
): ScenarioFoe | undefined {
  const scores = new Map<FoundPerson, number>()
  const add = (person: FoundPerson | undefined, score: number) => {
    if (!person || person.isCompanion || /^(?:someone|somebody)$/.test(person.role ?? '')) return
    scores.set(person, (scores.get(person) ?? 0) + score)
  }
  for (const clause of clauses) {
    const { verb = '' } = clause
    if (clause.polarity === 'negated') continue
    const actor = meant(clause.actor)
    if (actor && hostile.test(verb)) add(actor, 3)
    if (actor && actor.state === 'near' && killing.test(verb) && verb !== 'hang' && clause.object)
      add(actor, 3)
    if (
      actor &&
      /^(?:take|steal|want|claim|hold|rule|demand|lock|keep|burn|own|buy|cut|forbid|ban|refuse|close|plan|threaten|seek|need)$/.test(
        verb,
      ) &&
      (/\b(?:my|me|us|our|the (?:town|village|farm|throne|land|creek|valley|kingdom|crown|forest))\b/i.test(
        withoutSubject(clause),
      ) ||
        meant(clause.object)) &&
      !/\b(?:wants?|needs?) me to\b/i.test(clause.text)
    )
      add(actor, /^(?:want|need|own|keep)$/.test(verb) && clause.purpose ? 1 : 2)
    if (
      actor?.kind === 'group' &&
      /^(?:want|claim|demand|take|seize|steal)$/.test(verb) &&
      /\bthe\b/.test(clause.text)
    )
      add(actor, 2)
    if (isHero(clause.actor) && against.test(verb)) {
      add(meant(clause.object), /^(?:catch|face|bring|drive|hunt)$/.test(verb) ? 2 : 3)
      add(
        meant(clause.target),
        /^(?:escape|flee|hide|protect|fight|save|take|steal|avenge)$/.test(verb) || clause.act === 'hide'
          ? 3
          : 0,
      )
    }
    if (
      /\b(?:from|against)\b/.test(clause.text) &&
      /^(?:protect|defend|save|guard|rescue|shield|free|win|keep|steal|hide|take|rob|run|reclaim|recover|retrieve|get)$/.test(
        verb,
      )
    )
      add(meant(clause.target), 3)
    if (
      clause.verb === 'be' &&
      clause.complement &&
      /\b(?:enemy|villain|nemesis|rival|foe|antagonist)\b/i.test(
        `${clause.complement} ${typeof clause.actor === 'object' ? clause.actor.text : ''}`,
      )
    ) {
      add(meant(clause.object), 5)
      add(actor, 5)
    }
  }
  for (const found of text.matchAll(passiveBy)) {
    const phrase = found[2]!.trim().toLowerCase()
    const person = people.find(({ keys }) =>
      [...keys].some(
        (key) =>
          key.length > 2 &&
          new RegExp(`(?:^|\\s)${key.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}(?:$|\\s)`).test(phrase),
      ),
    )
    if (person) add(person, 4)
    else if (/^\p{Lu}/u.test(found[2]!) && / by (?:the |our )/.test(found[0]))
      return {
        name: `the ${/^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*/u.exec(found[2]!)![0]}`,
        kind: 'group',
      }
    else if (force.test(phrase)) return { name: `the ${force.exec(phrase)![1]!}`, kind: 'force' }
  }
  const back =
    /\b(?:[Hh]e|[Ss]he|[Tt]hey) wants? (?:it|them|him|her|me|us|(?:the|my) \p{L}+)(?: back| dead)\b/u.exec(
      text,
    )
  if (back) {
    const before = text.slice(0, back.index)
    const last = people
      .filter(({ name }) => name !== undefined && before.includes(name))
      .toSorted((a, b) => before.lastIndexOf(b.name!) - before.lastIndexOf(a.name!))[0]
    add(last, 3)
  }
  for (const person of people) {
    const head = person.role?.split(' ').at(-1) ?? ''
    if (evilRole.test(head)) add(person, 2)
    if (person.traits.some((trait) => evil.test(trait))) add(person, 2)
    const marked = markName(text, (person.name ?? person.role ?? '').replace(/^the /, ''))
    if (marked === undefined) continue
    if (signsOfHostility.test(marked)) add(person, 3)
    const isClose =
      /client|boss|chief|captain|teacher|partner|colleague|friend|mother|father|sister|brother|wife|husband/.test(
        person.relation ?? '',
      )
    if (!isClose && signsOfClaims.test(marked)) add(person, 2)
    if (signsOfRivalry.test(marked)) add(person, 3)
    const isOpposed = evilRole.test(head) || /\b(?:revenge|feud|war with|against)\b/i.test(text)
    if (isOpposed && signsOfFeud.test(marked)) add(person, 2)
    if (!person.relation && !isRelation(head) && signsOfHaste.test(marked)) add(person, 3)
  }
  const best = [...scores]
    .filter(
      ([person, score]) =>
        score > 0 &&
        !(person.state === 'absent' && score < 3 && !evilRole.test(person.role?.split(' ').at(-1) ?? '')) &&
        person.state !== 'captive' &&
        !(person.state === 'dead' && score < 4),
    )
    .toSorted((a, b) => b[1] - a[1])[0]
  if (best && best[1] >= 2) {
    const [person] = best
    person.isFoe = true
    return {
      name: person.name ?? (person.relation ? `your ${person.role}` : `the ${person.role}`),
      kind: person.kind === 'animal' ? 'creature' : person.kind,
      person: people.indexOf(person),
    }
  }
  const unknown =
    /\b(?:find|catch|discover|learn|unmask|expose|find out who|who (?:is|was)) (?:the |my |his |her )?(?:\p{L}+'s )?(killer|murderer|thief|culprit|poisoner|kidnapper|traitor|saboteur|arsonist|blackmailer|spy)\b/iu.exec(
      text,
    )
  if (unknown) return { name: `the ${unknown[1]!.toLowerCase()}`, kind: 'person' }
  const forced = new RegExp(
    String.raw`\b(?:before|until|survive|outrun|escape|stop|against|from|end|break|lift|fight) (?:the |this |a |an )?(?:\p{L}+ ){0,2}?${force.source}|${force.source} (?:is|are|has|comes|hits|strikes|spreads|threatens|approaches|rises|closes|swallow|destroy|destroyed|killed|trapped|took|cut|will|nears|looms|rages)`,
    'iu',
  ).exec(text)
  const name = forced?.slice(1).find((each) => each !== undefined)
  return name && !people.some((person) => nameIn({ text: name, head: name }) === person.name)
    ? { name: `the ${name.toLowerCase()}`, kind: 'force' }
    : undefined
}
