import type { Token } from '#server/ground/grammar/parse-sentence.ts'
import type { Thing } from '../all-things.ts'
import { fixtureNames, fixtureOf, isFixture } from '../fixtures/fixtures.ts'
import { herdNames } from '../lexicon/names.ts'
import { thingWords } from '../lexicon/people-and-things.ts'
import { longestMatch, phrasesIn, singular } from '../word-finder.ts'
import { AFAR } from './absence-signs.ts'
import { presenceOf } from './presence.ts'
import { caseOf, childrenOf } from './told-trees.ts'

interface ThingMention {
  at: number
  thing: Thing
  phrase: string
  sureness: number
}

/** What makes of an animal or a thing an image of it, or another kind of thing. */
export const IMAGE =
  /^(?:carousel|merry-go-round|rocking|toy|teddy|bronze|stone|marble|painted|gilded|stuffed|wooden|carved|roast|dead|paper|clay|glass|plastic|iron|clockwork|mechanical|hobby|sea|cable|dining|sleeping|elevator|rail|box|mail|lift|freight|street|racing|tram|empty|model|china|brass|printed|embroidered|heraldic|tattooed|inked|chess|engine|side|window|eaten|half-eaten|roasted|cooked|fried)$/i
const IMAGE_OF_FIXTURE =
  /^(?:toy|model|painted|paper|printed|embroidered|tattooed|dressing|flower|river|sea|oyster|hot|family|olive|christmas|no|rock|chess|multiplication|water|ice)$/i
/** Boxes that are no chest. */
const OF_ANOTHER =
  /^(?:phone|telephone|music|witness|jury|lunch|signal|letter|post|car|train|carriage|oven|cupboard|trap|fridge|furnace|cage|stage|horse)$/i
/** What a noun has in a phrase that is about no thing. */
const IDLE = /^(?:case|punct|advmod|cc|conj)$/
const KIN = /^(?:family|life|knowledge|descent|contents|stars|elements|cards|music)$/
const OF_BODY =
  /^(?:hackles?|ears?|tail|eyes?|head|neck|flanks?|back|mane|breath|hooves|hoof|paws?|nose|nostrils?|legs?|reins?|saddle|bridle|belly|coat|feathers?|wings?|horns?)$/
const OF_SHIP = /^(?:ship|boat|vessel|schooner|trawler|galleon|brig|steamer|sea)$/
const FACES = /^(?:face|head|back|herd|pair|ring|flock)$/
/** What a thing has that is told of as its own: 'the wagon's left wheel has split'. */
const OF_THING =
  /^(?:wheels?|doors?|lid|roof|window|engine|bonnet|tailboard|hull|bow|stern|sail|mast|side|flap|drawers?|keys|legs?|arms?|rim|handle|top|edge|rail|shaft|canopy|horses)$/
/** Where no animal stands on its feet. */
const KEPT =
  /^(?:coat|greatcoat|cage|arms?|lap|bag|box|jar|pocket|basket|sack|crate|plate|oven|pot|dish|picture|window)s?$/
/** Words beside which another meaning is meant: a note that is sung, an elephant's calf. */
export const OTHER_SENSE: Readonly<Record<string, RegExp>> = {
  bow: /^(?![^]*\b(?:arrows?|quiver|archers?|bowstring|nock\w*|hunt\w*|shoot\w*|shot|string|draws?|shoulder)\b)/i,
  note: /\b(?:(?:long|high|low|single|first|last|clear) note|sings?|sang|soprano|tenor|song|music|piano|violin|voice|choir|organ|flute|trumpet|hums?|whistl\w+|tune|holds her|holds his)\b/i,
  cross: /\b(?:hot cross|angry|cross (?:the|over))\b/i,
  cup: /\bcups? of (?:instant|noodles|rice|flour|sugar)\b/i,
  comb: /\b(?:bees?|hives?|honey\w*|beekeep\w*|frames?|wax)\b/i,
  fan: /^(?![^]*\b(?:flutter\w*|lace|silk|ivory|folded|behind (?:her|the|your) fan|opens? (?:her|your|the) fan)\b)/i,
  file: /\b(?:single|line|rank)\b/i,
  fire: /\b(?:guns?|shots?|rifles?|muskets?|cannons?|artillery|opens? fire|under fire|ceasefire)\b/i,
  galley: /^(?![^]*\b(?:oars?|rowers?|slaves?|benches)\b)/i,
  needle: /^(?![^]*\b(?:thread\w*|sew\w*|stitch\w*|darn\w*|cloth|embroider\w*|mend\w*)\b)/i,
  van: /\b(?:train|baggage|guard|luggage|railway)\b/i,
  calf: /\b(?:elephants?|buffaloe?s?|bison|mammoths?|whales?|moose|rhino\w*|hippo\w*|giraffes?|leg|herd of)\b/i,
  bell: /\b(?:fool|jester|sleigh|bicycle|harness)\b/i,
  bull: /\b(?:elephants?|buffaloe?s?|bison|mammoths?|whales?|moose|seals?)\b/i,
  cow: /\b(?:elephants?|whales?|moose|seals?)\b/i,
  blade:
    /\b(?:spade|shovel|plough|knife|razor|axe|scythe|mill|windmill|propeller|helicopter|saw|shears|grass|scissors|rotor|oar|fan)\b/i,
  piano: /\b(?:music|played|plays|playing|tune|song|concerto|lessons?)\b/i,
  house: /\b(?:tea house|public house|full house|house of|on the house|opera house)\b/i,
  button: /\b(?:press\w*|push\w*|lift|machine|panel|console|screen)\b/i,
  card: /^(?![^]*\b(?:deck|deals?|dealt|dealing|poker|shuffl\w+|aces?)\b)/i,
  bat: /\b(?:cricket|baseball|innings|pitcher)\b/i,
  barrel: /\b(?:gun|rifle|pistol|shotgun|revolver)s?\b/i,
  box: /\b(?:theatre|opera|royal|magistrate|imperial|jury|witness|arena|stadium|circus|phone|telephone)\b/i,
  bridge: /\b(?:helm|puppets?|theatre|starship|captain|violin|nose)\b/i,
  cock: /\b(?:pistol|gun|rifle)s?\b/i,
  drip: /^(?![^]*\b(?:hospital|ward|nurse|patient)\b)/i,
  glasses:
    /\b(?:drink|wine|whisk(?:e)?y|pour\w*|toast|clink\w*|bar|champagne|brandy|beer|smell\w*|field|opera|magnifying|stained)\b/i,
  helmet: /^(?![^]*\b(?:knights?|armou?r|visor|sword|castle|squire|lance)\b)/i,
  horn: /^(?![^]*\b(?:band|orchestra|hunt\w*|musician\w*|brass)\b)/i,
  jet: /^(?![^]*\b(?:pilot|runway|airfield|squadron)\b)/i,
  key: /\b(?:piano|organ|keyboard|typewriter|accordion|harpsichord|telegraph|radio|dial|press\w*)\b/i,
  log: /\b(?:captain|entry|entries|ship)\b/i,
  match: /^(?![^]*\b(?:strik\w+|struck|light\w*|lit|flame|flares?|matchbox|box)\b)/i,
  mouse: /\b(?:computer|screen|click\w*|cursor|laptop)\b/i,
  pen: /^(?![^]*\b(?:ink|writ\w+|paper|sign\w*|page|nib)\b)/i,
  pan: /\b(?:creek|gravel|nuggets?|prospect\w*|gold)\b/i,
  plate: /^(?![^]*\b(?:eat\w*|fork|restaurant|chef|cook\w*|dinner|lunch|supper|waiter|food|bread)\b)/i,
  ray: /^(?![^]*\b(?:reef|fish\w*|aquarium|shark\w*)\b)/i,
  record: /^(?![^]*\b(?:gramophone|needle|turntable|music|vinyl|jukebox)\b)/i,
  scale: /^(?![^]*\bweigh\w*)/i,
  shuttle: /^/,
  spade: /\bcards\b/i,
  sun: /^/,
  bulb: /^(?![^]*\b(?:lamps?|lights?|electric\w*|socket|switch)\b)|\b(?:tulips?|perfum\w*|scents?|onions?|garlic)\b/i,
  caravan: /\b(?:camels?|deserts?|dunes?|salt|sahara|oas[ei]s|merchants?|pilgrims?)\b/i,
  mustang: /\b(?:engine|car|road|street|wheel|driv\w+|police|headlights?|brakes?|tyres?|tires?)\b/i,
  weight: /^(?![^]*\b(?:scales?|kilo\w*|pans?|weigh(?:s|ed|ing))\b)/i,
  tablet: /^(?![^]*\b(?:clay|stone|scribe|carved|wax)\b)/i,
  tank: /^(?![^]*\b(?:soldiers?|army|turret|battle\w*)\b)/i,
  tub: /^(?![^]*\b(?:bath\w*|soap\w*|wash\w*)\b)/i,
  trunks: /^/,
  trunk: /\b(?:tree|oak|pine|bark|elephant|forest|branch|cedar|wood|roots?|car)s?\b/i,
  volume: /\b(?:sound|radio|television|speaker|dial|turns? (?:it )?(?:up|down))\b/i,
  wave: /^(?![^]*\b(?:sea|ocean|ship|boat|shore|beach|deck)\b)/i,
  paper: /\b(?:wall|walls|shredd\w*|screen|lantern|lanterns|reads? the|newspaper)\b/i,
}
/** Things that are seen from afar. */
const FAR: ReadonlySet<Thing> = new Set<Thing>([
  'bird',
  'dragon',
  'lighthouse',
  'moon',
  'pyramid',
  'ship',
  'spaceship',
  'temple',
  'windmill',
  ...fixtureNames.filter((name) => fixtureOf(name).isFar),
])
const FLIES =
  /\b(?:sky|air|overhead|above|wings?|fly|flies|flying|circl\w+|wheel\w*|soar\w*|clouds?|swoop\w*|glid\w+|roofs?|tower)\b/i

/** Things of a sentence that are there to be seen, each in the sense that the painter has of it. */
export function thingsIn(tokens: readonly Token[], isPastTold: boolean, text: string): ThingMention[] {
  const words = tokens.map(({ word }) => singular(word.toLowerCase()))
  const phrases = phrasesIn(thingWords)
  return tokens.flatMap((_, from): ThingMention[] => {
    const match = longestMatch(words, from, phrases)
    if (!match) return []
    const at = from + match.length - 1
    const phrase = words.slice(from, at + 1).join(' ')
    // A 'campfire' within 'oil lamp' has been counted with it.
    if (from > 0 && longestMatch(words, from - 1, phrases)?.length === match.length + 1) return []
    // Who plays a piano sits at one; a piano that plays is heard.
    const isPlayed = phrase === 'piano' && tokens[at]!.label === 'obj'
    if (!isPlayed && OTHER_SENSE[phrase]?.test(text)) return []
    return match.names.flatMap(({ name: thing, sureness }) =>
      isSeen(tokens, at, thing, isPastTold) ? [{ at, thing, phrase, sureness }] : [],
    )
  })
}

function isSeen(tokens: readonly Token[], at: number, thing: Thing, isPastTold: boolean): boolean {
  const { tag, label, head } = tokens[at]!
  const own = childrenOf(tokens, at)
  if (!/^(?:NOUN|PROPN|ADJ)$/.test(tag)) return false
  if (!FAR.has(thing) && AFAR.test(tokens.map(({ word }) => word).join(' '))) return false
  const image = isFixture(thing) ? IMAGE_OF_FIXTURE : IMAGE
  if (own.some((i) => image.test(tokens[i]!.word)) || image.test(tokens[at - 1]?.word ?? '')) return false
  if (/^(?:without|instead of|like|than)\b/.test(caseOf(tokens, at))) return false
  // 'Gone to bed', 'at table', 'out of house and home'.
  if (isFixture(thing) && tokens[at]!.form === 'NN' && own.every((i) => IDLE.test(tokens[i]!.label)))
    return false
  if (
    thing === 'chest' &&
    [...own.map((i) => tokens[i]!.word), tokens[at - 1]?.word ?? ''].some((word) => OF_ANOTHER.test(word))
  )
    return false
  // 'Pinned to your chest', 'his bench' is his, 'the tree of his family' is none.
  // The wreck of a caravan is no ship's.
  if (thing === 'wreck' && own.some((i) => caseOf(tokens, i) === 'of' && !OF_SHIP.test(tokens[i]!.lemma)))
    return false
  if (thing === 'chest' && own.some((i) => tokens[i]!.label === 'nmod:poss')) return false
  if (
    isFixture(thing) &&
    own.some((i) => tokens[i]!.label === 'nmod' && caseOf(tokens, i) === 'of' && KIN.test(tokens[i]!.lemma))
  )
    return false
  // 'Horse trough', 'the cat's bowl'; an animal whose tail is told of is there.
  if (label === 'compound' && tokens[head]!.tag === 'NOUN' && !isVerbal(tokens, at)) return false
  if (/^not an?$/i.test(`${tokens[at - 2]?.word} ${tokens[at - 1]?.word}`)) return false
  if (own.some((i) => /^(?:no|every|any|each|another)$/i.test(tokens[i]!.word))) return false
  if (
    herdNames[thing] &&
    [...own, ...childrenOf(tokens, head)].some(
      (i) =>
        KEPT.test(tokens[i]!.word) &&
        /^(?:in|into|inside|under|on)$/.test(caseOf(tokens, i)) &&
        caseOf(tokens, i).startsWith('in'),
    )
  )
    return false
  // What swims is not on its feet.
  if (herdNames[thing] && head >= 0 && /^(?:swim|float|drown|fly|fall)$/.test(tokens[head]!.lemma))
    return false
  if (thing === 'dragon' && !FLIES.test(tokens.map(({ word }) => word).join(' '))) return false
  // The horses of a carousel, the tracks of a wolf, and those that are a wolf's.
  if (
    herdNames[thing] &&
    ((/^['’]s$/.test(tokens[at + 1]?.word ?? '') && !/^(?:NOUN|ADJ)$/.test(tokens[at + 2]?.tag ?? '')) ||
      own.some((i) => /^its$/i.test(tokens[i]!.word)) ||
      /^(?:track|print|spoor|trail)s?$/.test(tokens[at + 1]?.word ?? ''))
  )
    return false
  // Horses that somebody draws in a margin.
  if (
    herdNames[thing] &&
    label === 'obj' &&
    /^(?:draw|paint|sketch|carve|embroider)$/.test(tokens[head]!.lemma)
  )
    return false
  // 'The broad faces of nine cows.'
  if (herdNames[thing] && label === 'nmod' && caseOf(tokens, at) === 'of' && FACES.test(tokens[head]!.lemma))
    return true
  if (label === 'nmod:poss') return (herdNames[thing] ? OF_BODY : OF_THING).test(tokens[head]!.lemma)
  if (
    (label === 'obj' || (label === 'obl' && caseOf(tokens, at) === '')) &&
    /^(?:have|own|carry|hold|light|hide|thank|name|play)$/.test(tokens[head]!.lemma)
  )
    return true
  if (label.startsWith('nmod') && caseOf(tokens, at) === 'of' && thing === 'moon') return true
  // 'A crate with the Kaiser's eagle.'
  if (thing === 'bird' && own.some((i) => tokens[i]!.label === 'nmod:poss' && tokens[i]!.tag !== 'PRON'))
    return false
  // 'The only thing that moves is a dog.'
  if (
    own.some((i) => tokens[i]!.label === 'cop') &&
    own.some((i) => tokens[i]!.label === 'nsubj' && tokens[i]!.lemma === 'thing')
  )
    return true
  // 'You lower the lantern into the well.'
  if (
    isFixture(thing) &&
    label === 'obl' &&
    /^(?:into|inside|onto)$/.test(caseOf(tokens, at)) &&
    tokens[head]!.tag === 'VERB'
  )
    return true
  const presence = presenceOf(tokens, at, isPastTold, FAR.has(thing))
  return presence === 'acts' || presence === 'there'
}

/** 'The dog barks', where the verb is read as a noun. */
const isVerbal = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.head === at + 1 &&
  tokens[at + 1]?.form === 'NNS' &&
  caseOf(tokens, at + 1) === '' &&
  !/^(?:obj|obl|nsubj)/.test(tokens[at + 1]!.label)
