import type { Genre } from '#contract/genres.ts'
import { addPlace, addThing, connect, type Casting } from './cast-world.ts'
import type { Draft } from './draft.ts'
import { isPluralPhrase, type Noun } from './noun.ts'
import type { Scope } from './pen.ts'
import { exitTowards, type ResolvedDeed } from './resolve-deed.ts'
import { isFit } from './rating.ts'
import { tellArrival } from './tell-place.ts'
import { personScope, tellTalk } from './tell-talk.ts'
import { threadScope } from './threads.ts'
import { deedLines } from './wordbooks/deed-lines.ts'
import { talkLines } from './wordbooks/talk-lines.ts'
import { detailsOf } from './wordbooks/thing-kinds.ts'
import { mainThread, peopleHere, personNoun, placeHere, type Place, type World } from './world.ts'

export interface DeedTelling {
  draft: Draft
  world: World
  casting: Casting
  deed: ResolvedDeed
  /** A clue follows: answers and close looks are left to it. */
  isClueNext: boolean
  genre: () => Genre
}

/** Tells what the player did and what comes of it, and changes the world accordingly. */
export function tellDeed(telling: DeedTelling): void {
  const { draft, world, deed } = telling
  const scope = deedScope(telling)
  if (deed.act === 'talk' || deed.act === 'ask' || deed.act === 'say')
    return tellTalk(draft, world, deed, telling.isClueNext)
  if (deed.speech) return tellTalk(draft, world, deed, telling.isClueNext)
  if (deed.act === 'go' || deed.act === 'flee' || (deed.act === 'follow' && deed.newPlace))
    return tellGoing(telling, scope)
  tellPlainDeed(draft, deed, scope)
  applyDeed(telling)
  if (/^(?:look|search|touch|read|open|take|use|move)$/.test(deed.act) && !telling.isClueNext)
    tellDetail(draft, deed, scope)
  const reaction = deed.who && { help: talkLines.comfort, threaten: talkLines.threatened }[deed.act as string]
  if (reaction) draft.add(reaction, scope, { isApart: true, reserve: 12 })
}

function deedScope({ world, deed }: DeedTelling): Scope {
  const who =
    deed.who ?? (['give', 'show', 'threaten', 'trade'].includes(deed.act) ? peopleHere(world)[0] : undefined)
  return {
    ...threadScope(world, mainThread(world)),
    ...(who && personScope(who)),
    object: deed.noun ?? (who ? personNoun(who) : undefined),
    deed: deed.clause,
  }
}

/** The lines of the act; where the object or the clause can't be said, lines that need neither. */
function tellPlainDeed(draft: Draft, deed: ResolvedDeed, scope: Scope): void {
  const rating = draft.pen.preferences.contentRating
  const clause =
    deed.clause && isFit(deed.clause, rating) && deed.clause.split(' ').length > 1 ? deed.clause : undefined
  const pool = deedLines[deed.act].filter((line) => (deed.noun ? /\[\^?object|\[deed/.test(line) : true))
  if (draft.add(pool, { ...scope, deed: clause })) return
  if (draft.add(deedLines[deed.act], { ...scope, deed: clause })) return
  draft.add(deedLines.other, { ...scope, deed: clause })
}

function tellDetail(draft: Draft, deed: ResolvedDeed, scope: Scope): void {
  const object: Noun | undefined = deed.noun
  if (!object) return
  draft.add(detailsOf(deed.head ?? object.name, object.isPlural || isPluralPhrase(object.name)), scope, {
    reserve: 14,
  })
}

/** Taking, giving and letting go change hands. */
function applyDeed({ world, casting, deed, genre }: DeedTelling): void {
  const { act, noun, who } = deed
  if (!noun || noun.isProper || noun.gender) return
  if (act === 'take') {
    const thing = deed.thing ?? addThing(casting, genre(), 'hero', noun.name)
    thing.at = 'hero'
    world.focus.thing = thing.id
  } else if (act === 'give' && who && deed.thing) {
    deed.thing.at = { person: who.id }
    who.mood = Math.min(2, who.mood + 1) as typeof who.mood
  } else if ((act === 'drop' || act === 'throw') && deed.thing) {
    deed.thing.at = { place: world.here }
  }
}

function tellGoing(telling: DeedTelling, scope: Scope): void {
  const { draft, world, deed } = telling
  const goal = destination(telling)
  if (!goal) {
    tellPlainDeed(draft, deed, scope)
    return
  }
  const companion = peopleHere(world).find(({ mood, isMet }) => isMet && mood >= 0)
  tellPlainDeed(draft, deed, scope)
  world.here = goal.id
  goal.visits++
  if (companion && draft.pen.chance.isLucky(0.5)) {
    companion.at = goal.id
    draft.add(
      [
        '[who] comes with you.',
        '[who] falls in beside you, uninvited and welcome.',
        'After a moment you hear [who] following.',
        'You are not alone: [who] has come along, muttering.',
      ],
      { who: personNoun(companion) },
      { reserve: 40 },
    )
  }
  tellArrival(draft, world)
}

/** Where going leads: a named place, a new one the player names, a way out; undefined when it stays within the scene. */
function destination({ world, casting, deed, genre }: DeedTelling): Place | undefined {
  const here = placeHere(world)
  if (deed.place && deed.place.id !== here.id) {
    connect(here, deed.place)
    return deed.place
  }
  if (deed.newPlace) return addPlace(casting, genre(), here, deed.newPlace)
  if (deed.object && !deed.place && !deed.direction) return undefined
  const exit = exitTowards(world, deed.direction)
  if (exit && (exit.visits === 0 || deed.direction === 'back')) return exit
  return addPlace(casting, genre(), here)
}
