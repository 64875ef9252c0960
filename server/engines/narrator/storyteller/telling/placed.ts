import type { Entity } from '../world/world.ts'

/** Where nobody has named the place, it is told of without a name. */
const UNNAMED: [RegExp, string][] = [
  [/\b(rolls?|rings?|looks?|goes|goes out|carries) over \[place\]/g, '$1 all round'],
  [/\ball of \[place\]/g, 'everything round you'],
  [/\bfrom (?:the far (?:side|end) of )?\[place\]/g, 'from here'],
  [/\bthe (?:far (?:side|end)|rest) of \[place\]/g, 'anywhere else here'],
]

/** 'at [place]' with the word that the place takes; said once in a reply, it is 'here' from then on. */
export function placed(template: string, here: Entity, told: string): string {
  const isTold = here.isUnnamed || (told.includes(here.name) && /\[(?!\^?place\])/.test(template))
  const preposition = here.preposition ?? 'at'
  const named = here.isUnnamed
    ? UNNAMED.reduce((text, [from, to]) => text.replace(from, to), template)
    : template
  return named
    .replace(/\b(?:there )(?=at \[place\])/g, isTold ? '' : 'there ')
    .replace(/\bhere at \[place\]/g, isTold ? 'here' : 'here at [place]')
    .replace(/(?<!\b(?:here|in|up|out) )\bat \[place\]/g, isTold ? 'here' : `${preposition} [place]`)
    .replace(
      /\bAt \[place\]/g,
      isTold ? 'Here' : `${preposition[0]!.toUpperCase()}${preposition.slice(1)} [place]`,
    )
    .replace(/\bhere, here\b/g, 'here')
}
