import type { Entity } from '../world/world.ts'

/** 'at [place]' with the word that the place takes; said once in a reply, it is 'here' from then on. */
export function placed(template: string, here: Entity, told: string): string {
  const isTold = here.isUnnamed || (told.includes(here.name) && /\[(?!\^?place\])/.test(template))
  const preposition = here.preposition ?? 'at'
  return template
    .replace(/\b(?:there )(?=at \[place\])/g, isTold ? '' : 'there ')
    .replace(/\bhere at \[place\]/g, isTold ? 'here' : 'here at [place]')
    .replace(/(?<!\b(?:here|in|up|out) )\bat \[place\]/g, isTold ? 'here' : `${preposition} [place]`)
    .replace(
      /\bAt \[place\]/g,
      isTold ? 'Here' : `${preposition[0]!.toUpperCase()}${preposition.slice(1)} [place]`,
    )
    .replace(/\bhere, here\b/g, 'here')
}
