import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { lowerFirst } from '../language/letter-case.ts'
import { nounsWhere } from '../content/place-families.ts'
import { isVehicleNoun } from '../language/noun-kinds.ts'
import type { ScenarioPlace } from './scenario.ts'
import { isPlaceOnMaps } from './typed-capitals.ts'

const indoors = nounsWhere(true)
const outdoors = `${nounsWhere(false)}|plains|valleys|swamps`
const kinds = new RegExp(String.raw`\b(${indoors}|${outdoors})\b`, 'i')
const isIndoorKind = new RegExp(`^(?:${indoors})$`, 'i')
const determiner = String.raw`(?:a|an|the|my|our|his|her|their|your|this|some|one of the)`
const adjective = String.raw`(?:(?!(?:in|on|of|at|to|from|through|for|with|and|or|by|an?|the|my|where|who|that|into|near|is|are|was|me|left|has|have)\b)[\p{L}'’-]+ ){0,4}?`
const nameWords = String.raw`(?-i:\p{Lu})[\p{L}'’-]*(?: (?:(?-i:\p{Lu})[\p{L}'’-]*|of(?= (?:the )?(?-i:\p{Lu}))|the(?= (?-i:\p{Lu}))))*`
const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'
const placePhrase = new RegExp(
  String.raw`\b(in|at|on|aboard|inside|into|near|by|behind|beside|under|below|above|beneath|outside|of|through|across|from|around|beyond|to|over) ((?:${determiner} )?${adjective}(?:${indoors}|${outdoors})s?\b(?:[ -](?:${indoors}|${outdoors})s?\b)*(?! (?:trip|bus|play|uniform|boys?|girls?|friends?|teacher|cook|keeper|master|rules?|(?:\p{L}+ )?(?:sale|final|match|race|rehearsal|audition|chase|crash|accident|thief|driver|keys?|owner))\b)(?:(?: of| called| named) (?:the )?${nameWords}| (?:on|at|in|of|near|by|orbiting|under|beneath|above) (?:a|an|the) [\p{L} '’-]{3,30}?(?=[.,;!?]|$| (?:and|where|when|with|who|that|whose|has|is|i|in)\b))?)`,
  'iu',
)
const startPhrase = new RegExp(
  String.raw`^\W*(?!(?:I|we|you|he|she|they|it)\b)((?:${determiner} )?${adjective}(?:${indoors}|${outdoors})\b(?:[ -](?:${indoors}|${outdoors})s?\b)*(?: (?:in|on|of|at) (?:a|an|the|my) [\p{L} '’-]+?)?)(?=[.,;!?]|$| (?:(?:at|by) (?:night|midnight|dawn|dusk|noon|sunset|sunrise|\d+)|in (?-i:\p{Lu})\p{L}*|where|in which|that|whose|when|and|with|during|is|was|has|are|lies|story|wakes|stands|holds|sails|drifts|burns|hides)\b)`,
  'iu',
)
const namedPlace = new RegExp(
  String.raw`\b(in|at|to|into|near|aboard|from|outside|on|off|orbiting) (?:the )?(?:\d{4}s? )?(?:(?!with |and |for )(?-i:\p{Ll})\p{L}* ){0,2}(?=\p{Lu})(${nameWords})`,
  'u',
)

/** Where the story stands, and where it has to go, as the scenario says. */
export function placesOf(
  text: string,
  isSomebody: (name: string) => boolean,
): { here?: ScenarioPlace; far?: ScenarioPlace; home?: string } {
  let here: ScenarioPlace | undefined
  let far: ScenarioPlace | undefined
  const opening = new RegExp(
    String.raw`^\W*(?:Set in )?(${nameWords}(?:, (?!${MONTHS})${nameWords})?)(?:,|\.| in)? (?:in )?(?:the )?(?:year )?(?:\p{Lu}\p{L}+ )?\d{3,4}s?\b`,
    'u',
  ).exec(text)
  if (
    opening &&
    !/^I(?:['’]m)?\b/.test(opening[1]!) &&
    !/^(?:In|The|It(?:['’]?s)?|A|On|At|Year)$/.test(opening[1]!) &&
    !isSomebody(opening[1]!)
  )
    here = { name: opening[1]!, phrase: opening[1]! }
  const vessel =
    /\b(?:HMS|USS|RMS|SS|ISS) \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?/u.exec(text)?.[0] ?? vesselIn(text)
  if (vessel) here ??= { name: vessel, kind: 'ship', isIndoors: true, phrase: vessel }
  const start = startPhrase.exec(text)
  if (start) here ??= placeFrom(uncapitalised(start[1]!))
  const bare = text.split(/[.!?;]\s*/).find((part) => BARE.test(part.trim()))
  if (bare) here ??= placeFrom(uncapitalised(bare.trim()))
  const isOfSpeaker = /\b(?:I|I'm|my|we|our|you|your)\b/i.test(text)
  for (const sentence of text.split(/(?<=[.!?])\s+|;\s+/)) {
    const reached = reachedIn(sentence)
    if (reached && !(isOfSpeaker && /^(?:lives|haunts|guards) /i.test(reached[0]))) {
      const place = placeFrom(reached[1]!)
      if (
        /^(?:reach|find|enter|cross|escape)/i.test(reached[0]) &&
        /\b(?:must|need|want|has to|have to|to)\b/i.test(sentence)
      )
        far ??= place
      else here ??= place
    }
    for (const found of sentence.matchAll(new RegExp(placePhrase.source, 'giu'))) {
      const [, preposition, phrase] = found
      if (
        /^(?:for|of|to|over)$/i.test(preposition!) &&
        !new RegExp(`^${determiner} `, 'i').test(phrase!) &&
        !/\p{Lu}/u.test(phrase!)
      )
        continue
      const place = placeFrom(phrase!)
      if (!place) continue
      const before = sentence.slice(0, found.index)
      const isAim =
        /\b(?:must|need|needs|want|wants|have to|has to|trying|to (?:reach|go|travel|carry|deliver|bring|get|return|sail|escape)|reach|journey|quest|on (?:my|his|her|the|our) way|travel\w*|head(?:ed|ing)|going|map|road|path|search|looking|seek\w*|find)\b[^.]*$/i.test(
          before,
        ) && /^(?:to|into|for|of|in|across|through|beyond|at)$/i.test(preposition!)
      const isReached = /\b(?:reach|find|leave|escape|cross)\s*$/i.test(before)
      // 'A banker who keeps a diamond in his villa': that is not where the hero is.
      const isOthers =
        (/^(?:his|her|their) /i.test(phrase!) && /\b(?:I|my|me|I'm)\b/.test(text)) ||
        (THEIRS.test(before) && isOfSpeaker) ||
        (othersVerb.test(before) && !/^(?:my|our|your) /i.test(phrase!) && isOfSpeaker)
      if (isOthers || (PUT_AWAY.test(before) && CLOSET.test(phrase!))) far ??= place
      else if ((isAim && /^(?:to|into|for|beyond)$/i.test(preposition!)) || isReached) far ??= place
      else if (
        /^(?:to|for)$/i.test(preposition!) &&
        !/\b(?:come|comes|came|arriv\w+|return\w*|mov\w+|called|sent|invited|back|brought|taken|get|gets|welcome|new|walk\w*|step\w*|wake\w*|drift\w*|sail\w*|home)\s*$/i.test(
          before,
        )
      )
        far ??= here && place.kind === here.kind ? far : place
      else if (!(preposition!.toLowerCase() === 'from' && here))
        here ??= preposition!.toLowerCase() === 'from' && !/\bescape\w*\s*$/i.test(before) ? undefined : place
    }
  }
  const named = [...text.matchAll(new RegExp(namedPlace.source, 'gu'))].find(
    ([, , name]) =>
      !/['’]s$/.test(name!) &&
      !/^(?:English|French|German|Spanish|Italian|Latin|Greek|Russian|Chinese|Japanese|Dutch|Arabic|Morse)$/.test(
        name!,
      ) &&
      !isSomebody(name!) &&
      !/^(?:I|In|On|At|My|The|A|He|She|It|We|They|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Winter|Christmas|Eve|God)\b/.test(
        name!,
      ),
  )
  if (named) {
    const [, preposition, whole] = named
    const name = whole!.replace(/ I$/, '')
    const kind = kinds.exec(name)?.[1]
    const place: ScenarioPlace = {
      name,
      kind: kind?.toLowerCase(),
      isIndoors: kind ? isIndoorKind.test(kind) : undefined,
      phrase: name,
    }
    if (
      here &&
      !here.name &&
      isSettlement.test(here.kind ?? '') &&
      /^(?:in|at|aboard|on)$/.test(preposition!) &&
      !here.phrase.includes(name)
    )
      here = { ...here, name }
    else if (here && !here.name && /^(?:at|to)$/.test(preposition!)) far ??= place
    if (!here && /^(?:in|at|into|aboard|near|outside|on|off|orbiting)$/.test(preposition!)) here = place
    else if (
      preposition === 'to' &&
      /\b(?:come|comes|came|arrived?|arrives?|returned|returns?|moved|moves|back|new) $/i.test(
        text.slice(0, named.index),
      )
    )
      here ??= place
    else if (preposition === 'to') far ??= place
  }
  const ruled = new RegExp(
    String.raw`\b(?:[Ss]heriff|[Mm]ayor|[Kk]ing|[Qq]ueen|[Ll]ord|[Ll]ady|[Gg]overnor|[Mm]arshal|[Dd]uke|[Pp]rince|[Pp]rincess|people|village|town)(?: ${nameWords})?? of (${nameWords})`,
    'u',
  ).exec(text)
  if (ruled && !isSomebody(ruled[1]!)) here ??= { name: ruled[1]!, phrase: ruled[1]! }
  const left = /\b(?:from|leave|escape) /i.test(text) ? far : undefined
  if (!here && left && /\bescape/i.test(text)) here = left
  const home =
    /\b(?:my|our|his|her|the) (?:home|house|cottage|village|home ?town|farm|apartment|flat|cabin)(?: (?:in|on|of|called) (?:the )?[\p{L} '-]+?(?=[.,;!?]|$))?/iu.exec(
      text,
    )?.[0]
  const [stand, end] = [here && inFull(here, text), far && inFull(far, text)]
  return { here: stand, far: end?.name !== undefined && end.name === stand?.name ? undefined : end, home }
}

/** 'An old barn.': a sentence of nothing else. */
const BARE = new RegExp(
  `^(?:an? |the |in (?:an? |the ))?(?:abandoned |old |big |empty |small )?(?:${indoors}|${outdoors})$`,
  'i',
)

/** 'Witch school' is not called Witch: a common word that only begins the text. */
const uncapitalised = (phrase: string): string => {
  const first = /^\p{Lu}\p{Ll}+(?= \p{Ll}|$)/u.exec(phrase)?.[0].toLowerCase()
  const isCommon = (word: string) => sensesOf(word, 'noun').length + sensesOf(word, 'adj').length > 0
  return first && isCommon(first) && !isPlaceOnMaps(first) ? lowerFirst(phrase) : phrase
}

/** 'She has locked the star in the wardrobe': the hero is not in there. */
const PUT_AWAY =
  /\b(?:lock|hid|put|stor|buri|stuff|trap|kept|keep|left|found|find|saw|see)\p{L}* (?:an?|the|my|our|his|her|their|\p{Lu}\p{L}+) ?[^,;.]*$/u
const CLOSET =
  /\b(?:wardrobe|closet|car|trunk|boot|vault|lift|elevator|garage|shed|cellar|attic|well|pit|hole)\b/i

/** 'They have been in the bank for eleven minutes', says who waits outside. */
const THEIRS =
  /(?:^|[,;:] |\b(?:and|but|while|because) )(?:they|he|she)(?:['’](?:ve|re|s)|\b)(?![^.,;]*\b(?:me|us|you|my|our|your)\b)[^.,;]*$/iu

/** 'A witch lives in the marsh', told by the hero or to them: the hero is not there. */
const othersVerb = /\b(?:lives|dwells|grows|hides|lurks|waits|sleeps|hunts) (?:deep )?$/

/** 'The whaler Persistence', that one is on or commands. */
const vesselIn = (text: string): string | undefined => {
  const found =
    /\b(?:on|aboard|commands?|captains?|sails?|pilots?|crews?) (?:the|my|our|her|his) (?:\p{Ll}+ ){0,2}?(\p{Ll}+) (?:called |named )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/u.exec(
      text,
    )
  return found && isVehicleNoun(found[1]!) && !/train|bus|car|van/.test(found[1]!)
    ? `the ${found[2]}`
    : undefined
}

/** 'Port' of 'Port Harrow', 'Vale' of 'Hollow Vale' with the rest of its name. */
function inFull(place: ScenarioPlace, text: string): ScenarioPlace {
  const word = /\p{Lu}[\p{L}'’-]+$/u.exec(place.name ?? place.phrase)?.[0]
  if (!word) return place
  const whole = new RegExp(
    String.raw`(?:\p{Lu}[\p{L}'’-]+ )*${word}(?: (?:of )?\p{Lu}[\p{L}'’-]+)*`,
    'u',
  ).exec(text)?.[0]
  const name = whole?.replace(/^(?:The|In|At|On|I|My|A|An|From|To) /, '')
  return name &&
    name.length > word.length &&
    !/^(?:Detective|Captain|Sergeant|Doctor|King|Queen|Lord|Lady|Mayor|Sheriff)\b/.test(name)
    ? { ...place, name, phrase: place.phrase.includes(name) ? place.phrase : name }
    : place
}

const isSettlement =
  /^(?:village|town|city|kingdom|island|valley|port|harbou?r|settlement|colony|parish|hamlet|district|county|province|realm|land|country|planet|moon|outpost|suburb|neighbou?rhood|station|space station|starship|ship)$/

const reachedIn = (sentence: string) =>
  new RegExp(
    String.raw`\b(?:reach|find|enter|cross|leave|escape|run|runs|keep|keeps|own|owns|inherit|inherits|inherited|bought|built|opened|ran|moved into|live in|lives in|left me|stuck in|trapped in|open|opens|guard|guards|hold|holds|defend|defends|manage|manages|haunt|haunts|(?:runn|keep|guard|hold|defend|manag|haunt|robb|raid|clean|explor|renovat|surviv)ing|rob|raid|clean|explore|survive|(?:share|rent|drive|command|sail|pilot|steer|captain)s?|fly|flies|occup(?:y|ies)) ((?:${determiner} )?${adjective}(?:${indoors}|${outdoors})\b(?:[ -](?:${indoors}|${outdoors})s?\b)*)`,
    'iu',
  ).exec(sentence)

/** 'A German forest' is not called German, nor a Viking funeral Viking: the name has no noun after it. */
const isAdjective = (name: string, own: string): boolean => new RegExp(`${name} \\p{Ll}`, 'u').test(own)

function placeFrom(phrase: string): ScenarioPlace | undefined {
  const own = phrase.replace(/ (?:of|on|at|in|near|by|called|named) .*$/, '')
  const kind = [...own.matchAll(new RegExp(kinds.source, 'gi'))].at(-1) ?? kinds.exec(phrase)
  if (!kind || /\b(?:the|a) (?:moon|world|sea|land)$/i.test(own)) return undefined
  // The village of Low Barrow is Low Barrow; the temple of Thoth is no place called Thoth.
  const isOfSomebody = / of /.test(phrase) && !isSettlement.test(kind[1]!.toLowerCase())
  const name =
    (isOfSomebody
      ? undefined
      : new RegExp(String.raw`(?:of|called|named) (?:the )?(${nameWords})`, 'u').exec(phrase)?.[1]) ??
    /(?<=^|\s)(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*)/u.exec(
      own.replace(/^(?:The|A|An|My|Our|His|Her|Your|This)\b/, ''),
    )?.[1]
  return {
    kind: kind[1]!.toLowerCase(),
    name:
      name === undefined || /^(?:The|A|I)$|['’]s$/.test(name) || isAdjective(name, own) ? undefined : name,
    isIndoors: isIndoorKind.test(kind[1]!),
    phrase: phrase.trim(),
  }
}
