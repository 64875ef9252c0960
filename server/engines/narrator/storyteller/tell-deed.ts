import { addThing } from './cast-world.ts'
import type { DeedTelling } from './deed-telling.ts'
import type { Draft } from './draft.ts'
import { headOf } from './noun.ts'
import type { Scope } from './pen.ts'
import { isFit } from './rating.ts'
import type { ResolvedDeed } from './resolve-deed.ts'
import { personScope, sceneScope } from './scene.ts'
import { tellGoing } from './tell-going.ts'
import { tellOrder } from './tell-order.ts'
import { tellPlainDeed } from './tell-plain-deed.ts'
import { isFoe, partThing, threadScope } from './threads.ts'
import { summoned, tellTalk } from './tell-talk.ts'
import { tellUpshot } from './tell-upshot.ts'
import { isContainer } from './thing-at-hand.ts'
import { storyLines } from './wordbooks/story-lines.ts'
import { upshotLines } from './wordbooks/upshot-lines.ts'
import { talkLines } from './wordbooks/talk-lines.ts'
import { detailsOf } from './wordbooks/thing-kinds.ts'
import {
  mainThread,
  peopleHere,
  personNoun,
  thingsHeld,
  type Mood,
  type Person,
  type World,
} from './world.ts'

const GOING = new Set(['go', 'flee'])
const TALKING = new Set(['talk', 'ask', 'say'])
const TOWARDS_SOMEBODY = new Set(['give', 'show', 'threaten', 'trade', 'embrace'])
const TOWARDS_PERSON = new Set(['help', 'fight', 'shoot', 'follow', 'look', 'touch', 'hide', 'throw'])
/** Deeds for which somebody who is elsewhere comes. */
const COMING = new Set(['give', 'show', 'help', 'embrace', 'trade', 'threaten'])
/** Deeds one does to an enemy's face, or has carried to them. */
const CALLING_OUT = new Set(['threaten', 'fight', 'shoot', 'show'])
const CLOSE = new Set(['look', 'search', 'touch', 'read', 'open', 'take'])

/** Tells what the player did and what comes of it, and changes the world accordingly. */
export function tellDeed(telling: DeedTelling): void {
  const { draft, world, deed } = telling
  if (deed.ordered && deed.who) return tellOrder(telling, deed.who)
  if (TALKING.has(deed.act) || deed.speech) return tellTalk(draft, world, deed, telling.isClueNext)
  if (deed.who && COMING.has(deed.act)) summoned(draft, world, deed.who)
  const scope = deedScope(telling)
  if (GOING.has(deed.act) || (deed.act === 'follow' && (deed.newPlace || isElsewhere(world, deed.who))))
    return tellGoing(telling, scope)
  if (TO_SOMEBODYS_BODY.has(deed.act) && isMissing(world, deed.who) && tellMissing(draft, deed, scope)) return
  tellPlainDeed(draft, deed, scope)
  settleDeed(telling)
  if (deed.isInventory) tellCarried(draft, world)
  if (CLOSE.has(deed.act) && !telling.isBeatNext) tellDetail(draft, deed, scope)
  if (CALLING_OUT.has(deed.act) && isFoe(world, mainThread(world), deed.who) && isElsewhere(world, deed.who))
    draft.add(storyLines.calledout, scope, { isApart: true, reserve: 12 })
  const reaction = scope.who && reactionTo(deed)
  if (reaction) draft.add(reaction, scope, { isApart: true, reserve: 12 })
  if (!telling.isBeatNext) tellUpshot(telling)
}

function deedScope({ draft, world, deed }: DeedTelling): Scope {
  const who =
    presentIn(world, deed.who) ??
    (TOWARDS_SOMEBODY.has(deed.act) && !deed.who ? peopleHere(world)[0] : undefined)
  return {
    ...sceneScope(world, draft.pen.chance, who, deed.isByRole),
    ...(who ? personScope(who, deed.isByRole) : { who: undefined }),
    sought: deed.soughtNoun,
    object:
      deed.noun ??
      (who && TOWARDS_PERSON.has(deed.act) ? { ...personNoun(who), isGlossDue: deed.isByRole } : undefined),
  }
}

/** Deeds that need the one they are done to within reach; a fight with an enemy who is elsewhere is called out instead. */
const TO_SOMEBODYS_BODY = new Set(['embrace', 'evade', 'help', 'give', 'touch'])

const isMissing = (world: World, person: Person | undefined): person is Person =>
  person !== undefined && person.at !== world.here

function tellMissing(draft: Draft, { who, clause }: ResolvedDeed, scope: Scope): boolean {
  const isSayable = clause !== undefined && isFit(clause, draft.pen.preferences.contentRating)
  if (!who || !isSayable) return false
  return draft.add(talkLines.nothere, { ...scope, missing: personNoun(who), deed: clause }, { reserve: 12 })
}

const isElsewhere = (world: World, person: Person | undefined) =>
  person?.at !== undefined && person.at !== world.here

const presentIn = (world: World, person: Person | undefined) =>
  person?.at === world.here ? person : undefined

/** How the person takes it whom the deed concerns. */
function reactionTo({ act, who }: ResolvedDeed): string[] | undefined {
  if (act === 'embrace') return (who?.mood ?? 0) >= 1 || who?.isKin ? talkLines.dear : talkLines.notdear
  if (act === 'help') return talkLines.comfort
  return act === 'threaten' ? talkLines.threatened : undefined
}

/** What a closer look shows. */
function tellDetail(draft: Draft, { noun, head }: ResolvedDeed, scope: Scope): void {
  if (!noun || noun.gender) return
  draft.add(detailsOf(head ?? headOf(noun.name)), { ...scope, object: noun }, { reserve: 14 })
}

/** What the story is after isn't to be had by reaching for it; the plot gives it in its time. */
function isPrizeTooEarly(world: World, head: string | undefined): boolean {
  const prize = partThing(world, mainThread(world), 'prize')
  return prize?.at === 'gone' && head !== undefined && headOf(prize.name) === head.toLowerCase()
}

/** What the hero has, when the player wants to know. */
function tellCarried(draft: Draft, world: World): void {
  const held = thingsHeld(world).map(({ name }) => `your ${name}`)
  const list = held.length > 1 ? `${held.slice(0, -1).join(', ')} and ${held.at(-1)}` : held[0]
  draft.add(list ? storyLines.carried : storyLines.carriesNothing, { list }, { reserve: 12 })
}

/** Taking, giving and letting go change hands. */
export function settleDeed({ draft, world, casting, deed, genre }: DeedTelling): void {
  const { act, noun, who, thing, head } = deed
  if (act === 'help' && who) who.mood = Math.min(2, who.mood + 1) as Mood
  if (!noun || noun.isProper || noun.gender) return
  if (act === 'open' && thing && isContainer(thing)) world.focus.opened = thing.id
  if (act === 'take' && isPrizeTooEarly(world, head)) {
    draft.add(upshotLines.notyet, threadScope(world, mainThread(world)), { reserve: 12 })
  } else if (act === 'take') {
    const taken = thing ?? addThing(casting, genre(), 'hero', noun.name)
    taken.at = 'hero'
    world.focus.thing = taken.id
  } else if (act === 'give' && who) {
    if (thing) thing.at = { person: who.id }
    who.mood = Math.min(2, who.mood + 1) as Mood
  } else if ((act === 'drop' || act === 'throw') && thing) {
    thing.at = { place: world.here }
  }
}
