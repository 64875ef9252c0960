import type { Draft } from './draft.ts'
import { nounOfThing } from './nouns-of.ts'
import { isFit } from './rating.ts'
import type { ResolvedDeed } from './resolve-deed.ts'
import { sceneScope } from './scene.ts'
import { speechKindOf } from './speech-kind.ts'
import { spokenForms } from './spoken-forms.ts'
import { openedHere } from './thing-at-hand.ts'
import { beingLines } from './wordbooks/being-lines.ts'
import { talkLines } from './wordbooks/talk-lines.ts'
import type { Thing, World } from './world.ts'

/** What the hero has just opened, if that is what is spoken to: nobody else is named. */
export function beingMeant(world: World, { text, pronoun, act }: ResolvedDeed): Thing | undefined {
  const isToSomebody =
    /^(?:him|her|he|she)$/.test(pronoun ?? '') ||
    /\b(?:everyone|everybody|crew)\b/i.test(text) ||
    world.people.some(({ name }) => name.split(' ').some((part) => part.length > 2 && text.includes(part)))
  const isSpeaking = act === 'say' || act === 'talk' || pronoun === 'it'
  return isSpeaking && !isToSomebody ? openedHere(world) : undefined
}

/** The hero's words into an opened thing, and what comes of them out of it. */
export function tellBeing(draft: Draft, world: World, deed: ResolvedDeed, thing: Thing): void {
  deed.who = undefined
  const rating = draft.pen.preferences.contentRating
  const speech = deed.speech && isFit(deed.speech, rating) ? deed.speech : undefined
  const clause = deed.clause && isFit(deed.clause, rating) ? deed.clause : undefined
  const scope = {
    ...sceneScope(world, draft.pen.chance),
    ...spokenForms(speech),
    who: undefined,
    deed: clause,
    object: nounOfThing(world, thing),
  }
  if (speech) draft.add(beingLines.said, scope)
  else if (clause) draft.add(talkLines.asked, scope)
  draft.add(answersTo(speech ?? deed.text), scope, { isApart: true, reserve: 10 })
}

function answersTo(words: string): string[] {
  const kind = speechKindOf(words)
  if (/\bname\b|\bwho (?:are|is|were)\b|\bwhat are you\b/i.test(words) || kind === 'naming')
    return beingLines.name
  if (/\bwhere\b/i.test(words)) return beingLines.where
  return /\b(?:why|how come|who (?:put|did|sent))\b/i.test(words) ? beingLines.why : beingLines.talk
}
