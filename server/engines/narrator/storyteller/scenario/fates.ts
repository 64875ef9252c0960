import type { Actor, Clause, Mention } from '../language/clause.ts'
import type { FoundPerson } from './found-person.ts'
import { personMeant } from './found-person.ts'
import type { ScenarioFoe } from './scenario.ts'
import { settleCompanions } from './companions.ts'
import { foeOf, killing } from './foe.ts'
import { markName, NAME } from './name-marks.ts'

const taking =
  /^(?:take|kidnap|capture|imprison|arrest|abduct|seize|snatch|jail|hold|lock|trap|detain|enslave|steal)$/

/** Marks who is dead, captive, absent, with the hero or against them, and returns the foe. */
export function settleFates(
  people: FoundPerson[],
  clauses: Clause[],
  text: string,
  plain: string,
  isHero: (actor: Actor | Mention | undefined) => boolean,
): ScenarioFoe | undefined {
  const meant = (mention: Actor | Mention | undefined) =>
    typeof mention === 'object' && !isHero(mention) ? personMeant(people, mention) : undefined
  const all = clauses.flatMap(flat)
  /** 'free him' means who is captive, rather than who was named last. */
  const meantByPronoun = (mention: Mention | undefined) =>
    mention?.pronoun && /^(?:him|her|them)$/.test(mention.pronoun)
      ? people.find(
          ({ state, gender }) =>
            state === 'captive' && (gender === undefined || (gender === 'm') === (mention.pronoun === 'him')),
        )
      : undefined
  for (const clause of all) {
    const { verb = '' } = clause
    const actor = meant(clause.actor)
    const object =
      meantByPronoun(clause.object) ??
      meant(clause.object) ??
      (/^(?:search|look|wait)$/.test(clause.act ?? '') && !clause.object ? meant(clause.target) : undefined)
    const target = meant(clause.target)
    const because = clause.text
    const isDoneByOther = !isHero(clause.actor)
    if (clause.polarity === 'negated' && !/^(?:return|come|be|find|see|hear|wake|answer)$/.test(verb))
      continue
    const isGoingOn = /\b(?:is|are|keeps?|be) \w+ing\b/.test(clause.text)
    if (object && killing.test(verb) && isDoneByOther && clause.modality === 'does' && !isGoingOn)
      mark(object, 'dead', because, actor)
    const isDriven =
      typeof clause.actor === 'object' &&
      /\b(?:ambulance|train|bus|taxi|cab|plane|helicopter|boat)\b/.test(clause.actor.text)
    if (object && isDriven && taking.test(verb)) mark(object, 'absent', because)
    else if (object && taking.test(verb) && isDoneByOther && clause.modality !== 'wants')
      mark(object, 'captive', because, actor)
    if (
      object &&
      /^(?:free|rescue|save|ransom|release|liberate)$/.test(verb) &&
      /\b(?:rescue|free|ransom|release|liberate)\b|\bsave\b.*\bfrom\b/i.test(clause.text)
    )
      mark(object, 'captive', because)
    if (
      object &&
      /^(?:find|seek|search|trace|locate|track|miss|look|recover|reach|wait)$/.test(verb) &&
      isHero(clause.actor)
    )
      mark(object, object.state === 'near' ? 'absent' : object.state, because)
    if (
      object?.relation === undefined &&
      actor?.relation !== undefined &&
      verb === 'leave' &&
      clause.tense === 'past' &&
      /\bleft (?:me|us) (?:her|his|their|the|an?)\b/i.test(clause.text)
    )
      mark(actor, 'dead', because)
    if (!actor) continue
    // Who has sent a letter is not here with it.
    if (
      /\b(?:sent|wrote|written|mailed|texted|emailed|posted)\b.*\b(?:me|us)\b/i.test(clause.text) &&
      actor.state === 'near'
    )
      mark(actor, 'absent', because)
    const quality = clause.complement ?? ''
    if (
      /\b(?:asleep|sleeping)\b/.test(`${quality} ${clause.text}`) &&
      clause.polarity === 'affirmed' &&
      clause.modality === 'does'
    )
      actor.isAsleep = true
    if (/^(?:die|perish|drown|starve)$/.test(verb) && clause.tense === 'past') mark(actor, 'dead', because)
    if (
      /\b(?:dead|murdered|killed|slain|poisoned|assassinated|hanged yesterday)\b/.test(quality) &&
      clause.tense !== 'future'
    )
      mark(actor, 'dead', because)
    if (
      clause.tense === 'future'
        ? /^(?:die|hang)$/.test(verb) ||
          /\b(?:hanged|executed|beheaded|killed|sold|burned)\b/.test(quality + clause.text)
        : /^hang$/.test(verb) && clause.tense === 'present'
    )
      mark(actor, 'captive', because)
    if (
      /\b(?:captured|kidnapped|taken|imprisoned|arrested|jailed|abducted|trapped|locked|held|prisoner|hostage|captive|stuck|enslaved|sold|caught)\b/.test(
        quality,
      ) ||
      (/^(?:sit|rot|lie|languish|wait)$/.test(verb) &&
        /\b(?:prison|jail|dungeon|cell|tower|gallows)\b/.test(clause.text))
    )
      mark(actor, 'captive', because)
    if (
      (/^(?:vanish|disappear|go|flee|escape|depart|emigrate|wander|desert|elope)$/.test(verb) ||
        (verb === 'leave' && !clause.object && !clause.target) ||
        clause.act === 'flee') &&
      clause.tense === 'past' &&
      !/\bwith (?:me|us)\b/.test(clause.text)
    )
      mark(actor, 'absent', because)
    if (
      /\b(?:missing|gone(?! (?:mad|crazy|insane|silent|quiet))|lost|away|absent|abroad|overdue|disappeared|vanished)\b/.test(
        quality,
      ) ||
      (/^(?:return|come)$/.test(verb) && clause.polarity === 'negated') ||
      (verb === 'go' && /\bmissing\b/.test(clause.text))
    )
      mark(actor, 'absent', because)
    if (target && /^(?:vanish|leave)$/.test(verb)) continue
  }
  settlePhrases(people, text)
  settleByPronoun(people, text)
  // 'Me and Dunja are trapped': she is with the hero, not to be freed by one.
  for (const person of people)
    if (
      person.state === 'captive' &&
      person.name &&
      new RegExp(
        `\\b(?:me and (?:my )?(?:[\\p{L}-]+ ){0,3}${person.name}|${person.name} and (?:I|me)|we) (?:are|were|got|am)?\\s?(?:trapped|stuck|locked|caught|stranded)`,
        'iu',
      ).test(text)
    ) {
      person.state = 'present'
      person.isCompanion = true
    }
  settleCompanions(people, all, plain, isHero, meant)
  // Whoever took it from the hero does not stand beside them.
  for (const person of people) {
    const called = (person.name ?? person.role ?? '').replace(/[^\p{L} ]/gu, '.')
    if (
      called &&
      new RegExp(
        `\\b(?:stolen|taken|betrayed|robbed|kidnapped) by (?:my |the |a |his |her )?(?:[\\p{L}-]+,? )?${called}\\b`,
        'iu',
      ).test(text)
    ) {
      person.isCompanion = false
      person.isFoe = true
    }
  }
  return foeOf(people, all, text, isHero, meant)
}

const flat = (clause: Clause): Clause[] => [
  clause,
  ...(clause.said ?? []).flatMap(flat),
  ...(clause.purpose ? flat(clause.purpose) : []),
]

function mark(person: FoundPerson, state: FoundPerson['state'], because: string, by?: FoundPerson): void {
  const rank = { near: 0, present: 0, absent: 1, captive: 2, dead: 3 }
  if (rank[state] < rank[person.state]) return
  person.state = state
  person.because ??= because
  if (by) person.by ??= by.name ?? by.role
}

const gap = String.raw`(?:(?!(?:by|with|and|to|from|before|of|for|when|who|in|on|at)\b)\p{L}+ ){0,2}?`
const around = (source: string) => new RegExp(source.replaceAll('%', `${gap}${NAME}`), 'iu')

const signsOfDeath = around(
  String.raw`\b(?:late|dead|murdered|deceased|slain|departed) %(?!'s killer)|\b(?:body|corpse|murder|drowning|poisoning|stabbing|shooting|hanging|funeral|death|grave|ashes|killer|murderer|loss|will|ghost|killing) of (?:the |my |our |his |her |old |a )?%|\b(?:killed|murdered|poisoned|shot|stabbed|slew|assassinated|executed|hanged) (?:the |my |our |his |her |a )?%(?! with| before)|%'s (?:murder|death|funeral|killer|murderer|body|corpse|grave|wake|will)\b|%,? (?:is|was|has been|was found|is found|were|lies|found) (?:dead|murdered|killed|poisoned|stabbed|shot)\b|% (?:just |suddenly )?(?:fell|fell down|dropped|dropped down|falls|drops) dead\b|\bavenge (?:the |my |his |her )?%|\binherited [^.,;]{2,50} from (?:my |our |his |her )?%|% (?:is|was) (?:said|believed|thought|presumed|rumou?red)(?: to be)? dead|% (?:died|passed away|was buried|drowned)\b`,
)
const signsOfCapture = around(
  String.raw`\b(?:collapsed|sank|closed|locked|burned|caved in|crashed|fell) with %(?: still)? (?:inside|in it|in there|underneath|aboard|under it)\b|\b(?:captured|kidnapped|imprisoned|stolen|abducted|captive|jailed) %|\b(?:took|kidnapped|captured|abducted|arrested|stole|imprisoned|seized|snatched|takes|kidnaps|is holding|hold|holds|locked up|taken) (?:away )?(?:the |my |our |his |her |a )?%|% (?:hangs|is to hang|will hang|will be (?:hanged|executed|sold|beheaded|sacrificed|burned)|is (?:to be|being) (?:hanged|executed|held|sold|sacrificed)|(?:is|was|were|has been|have been|are) (?:taken|kidnapped|captured|arrested|imprisoned|abducted|snatched|locked|held|trapped|jailed|carried off))\b|\b(?:has|have|keeps?|holds?) (?:the |my |our |his |her |a )?% (?:in|under) (?:his|her|their|the|a) (?:dungeon|prison|jail|cell|cellar|tower|camp|vault|basement|lock)|\b(?:rescue|free|ransom|break) (?:the |my |our |his |her |a )?%(?: out)?\b`,
)
const signsOfAbsence = around(
  String.raw`\b(?:missing|lost|vanished|absent|runaway|long-lost|estranged|disappeared) %|\b(?:search(?:ing|es)? for|look(?:ing|s)? for|hunt(?:ing)? for|in search of|find|track(?:ing)? down|waiting for|disappearance of|seek(?:ing|s)?|miss|trail of|letters? from|message from|return of|in the footsteps of) (?:the |my |our |his |her |a )?%(?! ?'s)|%,? (?:has |just |has just )?(?:escaped(?! (?:from )?(?:the|a|my|our)\b)|bolted|wandered off)|% (?:is|are|has been|have been) (?:still |now |already )?(?:missing|gone(?! (?:mad|crazy|insane|quiet))|lost|away|nowhere)|%(?: (?:has|have))? (?:just |already )?(?:quit|resigned|driven off|called in sick|taken (?:it|him|her|them|(?:the|my|our|his|her) \p{L}+) (?:for|out|away|off)\b)|% (?:vanished|disappeared|deserted|went missing|has vanished|has disappeared|has gone(?! (?:mad|crazy|insane|silent|quiet|bad|wrong|rogue|blind|deaf|cold|to (?:sleep|bed)))|has run (?:away|off)|is missing|is gone|left(?! (?:it|me|us|him|her|them|the|a|his|behind))|ran away|got lost|gets lost|went after|went looking|swam (?:off|away)|sailed off|rode off|walked off|ran off|did not come|never (?:came|returned|arrived|comes)|did not (?:come|return)|didn't (?:come|return)|(?:has not|hasn't|did not|didn't) (?:come|return|returned|been|show|shown|turned|turn|called|checked|answered)|went (?:to|out|into|up|down)|is away|has been (?:missing|gone)|fled|moved|sailed|was last seen|walked out)\b`,
)

/** What stands before a name tells: 'my late wife', 'the missing heir', 'the body of', 'in search of'. */
function settlePhrases(people: FoundPerson[], text: string): void {
  for (const person of people) {
    const words = (
      person.name
        ? [person.name.replace(/^the /, ''), person.name.split(' ').at(-1), person.relation && person.role]
        : [person.role, person.role?.split(' ').at(-1)]
    ).filter((word): word is string => word !== undefined)
    for (const word of words) {
      const marked = markName(text, word)
      if (marked === undefined) continue
      const because = (found: RegExpExecArray) => found[0].replaceAll(NAME, word)
      const dead = signsOfDeath.exec(marked)
      const captive = signsOfCapture.exec(marked)
      const absent = signsOfAbsence.exec(marked)
      if (dead && !/\bbefore\b/.test(dead[0])) mark(person, 'dead', because(dead))
      if (captive) mark(person, 'captive', because(captive))
      const isCulprit =
        absent && /^(?:find|seek)/i.test(absent[0]) && /^(?:murderer|killer|thief|culprit)/.test(word)
      if (absent && !isCulprit && !/\b(?:a|an) $/.test(absent[0].slice(0, -1)))
        mark(person, 'absent', because(absent))
    }
  }
}

/** 'A man called Tiago buys a rose. Today he did not come.': he is the one named last. */
function settleByPronoun(people: FoundPerson[], text: string): void {
  const found =
    /(?:^|[.,;] )(?:but |and |now |today |this morning |tonight |yesterday |last night |then ){0,2}(he|she) (?:has |did |is |was )?(?:not come|not returned|not come (?:home|back)|never came(?: back| home)?|never returned|gone|missing|vanished|disappeared|didn't come|hasn't come)\b/i.exec(
      text,
    )
  if (!found) return
  const before = text.slice(0, found.index + 1)
  const last = people
    .filter(
      ({ name, role, gender, state }) =>
        state === 'near' &&
        (gender === undefined || (gender === 'm') === (found[1]!.toLowerCase() === 'he')) &&
        before.includes(name ?? role ?? '\0'),
    )
    .toSorted((a, b) => before.lastIndexOf(b.name ?? b.role!) - before.lastIndexOf(a.name ?? a.role!))[0]
  if (last) mark(last, 'absent', found[0].replace(/^[.,; ]+/, ''))
}
