import { formOf } from './noun.ts'
import type { Language } from './read-language.ts'
import type { ResolvedDeed } from './resolve-deed.ts'
import { placeHere, placeNoun, type World } from './world.ts'

const NOTABLE = new Set([
  'fight',
  'cook',
  'shoot',
  'hide',
  'take',
  'break',
  'open',
  'cast',
  'help',
  'throw',
  'perform',
  'threaten',
  'follow',
  'flee',
  'make',
  'search',
  'move',
  'read',
  'pray',
])
const MOST = 8
const LONGEST_WORDS = 8

/** Notes a deed that people may speak of later: 'hid behind the rocks', at 'the mountain path'. */
export function rememberDeed(world: World, deed: ResolvedDeed, language: Language, isSayable: boolean): void {
  const [verb, ...rest] = (deed.clause ?? '').split(' ')
  if (!isSayable || !verb || !NOTABLE.has(deed.act) || rest.length < 2 || rest.length >= LONGEST_WORDS) return
  if (/\b(?:and|then|you|your|it|them|him|her|this|that|here|there|back|again)\b|,/.test(rest.join(' ')))
    return
  const did = [language.pastOf(verb), ...rest].join(' ')
  if (world.hero.deeds.some((earlier) => earlier.did === did)) return
  world.hero.deeds = [...world.hero.deeds, { did, at: formOf(placeNoun(placeHere(world)), '')! }].slice(-MOST)
}
