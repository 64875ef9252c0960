import { kindNamed, kindOfKnown } from '../../content/places.ts'
import { isBodyPart } from '../../content/things.ts'
import { singularOf } from '../../language/phrase-end.ts'
import { headOf, nounOf } from '../../telling/noun.ts'
import { kindsOf } from '../../telling/outcome-table.ts'
import { type Entity, factAbout, HERO, hereOf, isBeing } from '../../world/world.ts'
import { isPresent } from '../../world/presence.ts'
import { improvise } from '../going/improvise.ts'
import { isWritten } from '../going/reveal.ts'
import { kindsSensed, thingOf } from '../going/sense.ts'
import type { Scene } from '../scene.ts'
import type { Asked } from './asked.ts'
import { askedWords } from './settle-open.ts'

/** Which lines answer a question, by its words; 'being' where it must be about somebody, 'thing' where it must be about something. */
const SORTS: [asks: RegExp, name: string, of?: 'being' | 'thing'][] = [
  [/^what .*\bsmells?\b(?! of\b)/, 'smell'],
  [/^what .*\bsounds? like\b/, 'hear'],
  [/^what .*\btastes?\b/, 'taste'],
  [
    /^(?!how\b|who\b|why\b|when\b|where\b).*\b(?:changed?|different|altered|moved|new here|missing)\b(?!.*\b(?:my|your|his|her|their) mind)/,
    'changed',
  ],
  [
    /\b(?:any|some)thing (?:else )?(?:unusual|odd|strange|weird|interesting|special|useful|suspicious|out of place|wrong|off|amiss|noticeable|hidden|important)|\b(?:stands?|sticks?) out\b|\bwhat (?:is|looks|seems) (?:odd|strange|unusual|weird|wrong|out of place|off)\b/,
    'odd',
  ],
  [
    /\b(?:noises?|sounds?|that sound|banging|knocking|scratching|humming|music)$|^what (?:is|was) (?:that|this|the) (?:\p{L}+ )?(?:noise|sound)\b|\bmak(?:es?|ing) (?:that|the|this) (?:noise|sound)\b|^what (?:do|can|did) (?:i|we|he|she|they) hear\b/u,
    'noise',
  ],
  [/^what (?:has |had |just )*happened (?:here|there|to (?:it|the .+|this .+))\b/, 'happened'],
  [
    /^what (?:is|are|was|were) .*\b(?:talk|whisper|argu|chatt|gossip|discuss|say)\p{L}*ing(?: about)?\b|^what do .* (?:talk|whisper) about/u,
    'talk',
  ],
  [
    /^(?:what|which) (?:sort|kind|type)s? of (?:\p{L}+ )?(?:man|woman|person|people|guy|boy|girl|captain|king|queen|boss|neighbou?r)\b|^what (?:is|was) .*\blike as an?\b/u,
    'manner',
    'being',
  ],
  [
    /^how (?:does|do|is|are|did) .*\b(?:react|respond|behav|act|take|look|seem|answer)\p{L}*\b(?!.*\blike\b)|^what (?:is|was) .*\b(?:reaction|response|expression)\b|^what does .*\bface\b/u,
    'now',
    'being',
  ],
  [/^what (?:does|do|did) .*\blook like\b|^what (?:is|are|was) .*\bwearing\b|^describe\b/, 'look', 'being'],
  [/^what (?:is|are|was) .*\blike\b|^how (?:is|are) .*\b(?:character|personality)\b/, 'manner', 'being'],
  [
    /^what (?:is|are) .*\b(?:doing|up to)\b|^what (?:does|do) .*\bdo(?: (?:now|then|next|about it))?$/,
    'does',
    'being',
  ],
  [
    /^what (?:does|do|is|are|did) .*\b(?:think|want|feel|mean|hid|plan|hop|fear|know)\p{L}*\b|^how (?:does|do|is) .*\bfeel/u,
    'minds',
    'being',
  ],
  [
    /^(?:what|which) (?:sort|kind|type|breed|make)s? of\b|^what (?:weapons?|drinks?|food|music|flowers?|animals?)\b/,
    'sort',
  ],
  [/^what (?:is|are|was|do i see|do i find|can i see) .*\bbehind\b/, 'behind'],
  [/^what (?:is|are|was|do i see|do i find|can i see) .*\b(?:under|beneath)\b/, 'under'],
  [
    /^what (?:is|are|was|(?:do|does|can) (?:i|we|he|she) (?:see|find)) (?:.*\b)?(?:in|inside|within)\b/,
    'within',
  ],
  [/^what (?:does|do|did|is|are) .*\b(?:say|read|written)\b/, 'read', 'thing'],
  [
    /^(?:what|how) (?!would\b|do (?:i|we)\b|did (?:i|we)\b).*\blike\b|^what (?:does|do) .*\blooks?\b|^describe\b/,
    'like',
  ],
  [/^what (?:does|do|is) .*\b(?:do|for|used for)$/, 'use', 'thing'],
  [/^who(?:se| is| was)? .*\bwhose\b|^whose\b/, 'whose'],
  [
    /^who else\b|^who (?:was|were|has been|had been)\b.*\b(?:here|there|in|on|at|aboard|around|about|inside|nearby)\b/,
    'others',
  ],
  [
    /^who (?:saw|heard|found|told|gave|sent|left|brought|called|wrote|put|opened|closed|locked|knows?|knew|invited|hired|owns?|built|made|paid|took him|came)\b/,
    'whoDid',
  ],
  [/^who\b/, 'blame'],
  [
    /^why (?:did|has|have|had|does|do) (?:nobody|no one|none|.*\b(?:never|not)\b)|^why .*n['’]t\b|^why (?:is|was) (?:nobody|no one)\b/,
    'whyNot',
  ],
  [/^why (?:is|are|was|were)\b/, 'whyIs', 'thing'],
  [/^why\b/, 'why'],
  [/^how (?!many|much|long|far|old|big|tall)\p{L}/u, 'how'],
  [/^where\b/, 'where'],
  [/^what\b/, 'what'],
]

/** What a question of the narrator's asks for and nobody has told is decided by its sort; false where nothing fits, or where it is the hero's own to say. */
export function improviseAnswer(scene: Scene, asked: Asked, when: 'first' | 'early' | 'last'): boolean {
  const { world, reply } = scene
  const words = askedWords(asked)
  const about = aboutOf(scene, asked, words)
  if (
    /\b(?:should|shall|can|could|may|might|must|would) (?:i|we)\b|\bmy (?:name|goal|mission|plan)\b/.test(
      words,
    )
  )
    return false
  const isOfBeing = about !== undefined && isBeing(about)
  const found = SORTS.find(
    ([asks, , of]) => asks.test(words) && (of === undefined || (of === 'being' ? isOfBeing : !isOfBeing)),
  )
  if (!found) return false
  const [, name] = found
  if (when === 'first' ? !FIRST.test(name) : when === 'early' && LAST.test(name)) return false
  if (isOfBeing && about.kind !== 'animal' && /^(?:does|minds|now)$/.test(name) && !isPresent(world, about))
    return false
  if (name === 'like' && about && !isOfBeing && (about.kind === 'place' || kindNamed(about.name)))
    return tellLike(scene, about)
  const own =
    name === 'like'
      ? isOfBeing
        ? 'look'
        : 'see'
      : name === 'within' && about && isWritten(about.name)
        ? 'read'
        : name
  const kinds = kindsFor(scene, own, about, words)
  const key = /^(?:look|manner|see|like|sort|why|whose|read|who|within|under|behind)$/.test(own)
    ? own
    : `${own} ${world.turn}`
  scene.isSettled = true
  const id =
    about && about.id !== 'abstract'
      ? about.id
      : `any ${singularOf(headOf(asked.name ?? '') || words.split(' ').at(-1)!)}`
  const isKnown = about && own === 'look' && factAbout(world, id, 'look') !== undefined
  if (isKnown && reply.isTold(factAbout(world, id, 'look')!.text) && isPresent(world, about))
    return improvise(scene, {
      name: 'now',
      about: id,
      key: `now ${world.turn}`,
      kinds,
      slots: { object: about },
    })
  return improvise(scene, { name: own, about: id, key, kinds, slots: { object: about && nounOf(about) } })
}

/** Sorts of which what was told of the place before is no answer. */
const FIRST = /^(?:changed|odd|others)$/
/** Sorts that are asked for only where nothing else knows. */
const LAST = /^(?:whose|whoDid|blame|whyNot|whyIs|why|how|where|what|use|sort|read)$/

/** 'The captain' of 'what sort of man is the captain', 'the greenhouse' of 'the rest of the greenhouse'. */
function aboutOf({ world }: Scene, { about, other, name }: Asked, words: string): Entity | undefined {
  const named = world.entities.find(
    (each) =>
      each.id !== HERO &&
      each.name.length > 2 &&
      new RegExp(
        `\\b(?:the |my |your )${headOf(each.name.toLowerCase()).replace(/[^\p{L}]/gu, '.')}\\b`,
        'u',
      ).test(words),
  )
  const meant = [other, about].find((each) => each && each.id !== HERO && each.id !== 'abstract')
  if (meant && !/^(?:rest|place|man|woman|person|sort|kind)$/.test(meant.name)) return meant
  if (named) return named
  if (/\b(?:it|this place|this|here|place)\b/.test(words) && !name) return hereOf(world)
  return name
    ? {
        id: 'abstract',
        kind: kindNamed(name) && !isBodyPart(name) ? 'place' : 'thing',
        name: name.toLowerCase(),
        since: 0,
      }
    : undefined
}

function kindsFor(scene: Scene, name: string, about: Entity | undefined, words: string): string[] {
  const { world } = scene
  const here = hereOf(world)
  const side = here.isInside === undefined ? [] : [here.isInside ? 'in' : 'out']
  if (name === 'noise') {
    const from = kindNamed(words)
    return [
      ...(from ? [from.id, from.isInside ? 'in' : 'out'] : [kindOfKnown(here)?.id ?? 'any', ...side]),
      'any',
    ]
  }
  if (/^(?:within|changed)$/.test(name) && about && isBeing(about))
    return name === 'changed' ? ['being'] : ['any']
  if (name === 'changed')
    return about && about.kind === 'thing' && about.id !== 'abstract' ? ['thing'] : ['any']
  if (name === 'sort') {
    const noun = /\bof ((?:\p{L}+ )?\p{L}+)|^what (\p{L}+)/u.exec(words)
    const head = singularOf(
      headOf(noun?.[1]?.replace(/ (?:is|are|was|does|do|did|has)$/, '') ?? noun?.[2] ?? ''),
    )
    return [...kindsOf(thingOf(head)), 'any']
  }
  if (/^(?:why|where)$/.test(name))
    return about && isBeing(about) ? ['being'] : name === 'where' ? ['thing'] : ['any']
  return [...kindsSensed(scene, name, about), 'any']
}

/** What a place is like: what such a place has, and what strikes one about it. */
function tellLike(scene: Scene, place: Entity): boolean {
  const kind = kindOfKnown(place)
  scene.isSettled = true
  return improvise(scene, {
    name: 'like',
    about: place.id === 'abstract' ? `any ${place.name}` : place.id,
    kinds: [headOf(place.name.toLowerCase()), ...(kind ? [kind.id] : []), 'place', 'any'],
    slots: { object: nounOf(place) },
  })
}

/** What makes a yes or a no more than a word: some sign of it. */
export function tellSign(scene: Scene, { about }: Asked, isSo: boolean): boolean {
  if (about?.id === HERO || scene.speaker) return false
  const isOfBeing =
    about && isBeing(about) && about.kind === 'person' && !about.isPlural && isPresent(scene.world, about)
  const name = isSo ? 'yes' : 'no'
  return improvise(scene, {
    name,
    about: 'story',
    key: `${name} ${scene.world.turn} ${scene.reply.words}`,
    kinds: isOfBeing ? ['being'] : ['any'],
    slots: { object: about && nounOf(about) },
  })
}
