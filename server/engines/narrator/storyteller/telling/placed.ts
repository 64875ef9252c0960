import { thirdPerson } from '../language/verb-forms.ts'
import type { Entity } from '../world/world.ts'

/** A line that names the place, for where it has no name. */
export const withoutPlace = (line: string): string =>
  line
    .replace(/\[\^place\]/g, 'The place')
    .replace(/\[place\.(is|has|was|does)\]/g, '$1')
    .replace(/\[place\+(\w+)\]/g, (_, verb: string) => thirdPerson(verb))
    .replace(/(?<!\b[Aa]t )\[place\]/g, 'the place')

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
