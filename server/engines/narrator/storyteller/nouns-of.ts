import type { Phrase } from './noun-phrase.ts'
import type { Noun } from './noun.ts'
import { thingsHeld, type Thing, type World } from './world.ts'

/** A thing of the world as a sentence names it: what the hero carries is 'your lantern'. */
export const nounOfThing = (world: World, thing: Thing): Noun => ({
  name: thing.name,
  isProper: false,
  isPlural: thing.isPlural,
  owner: thingsHeld(world).includes(thing) ? 'your' : undefined,
})

const OWNERS: Record<string, string> = {
  my: 'your',
  our: 'your',
  your: 'your',
  his: 'his',
  her: 'her',
  their: 'their',
  its: 'its',
}

/** What the player wrote, as a sentence names it: 'my map' is 'your map', 'a rope' has become 'the rope'. */
export const nounOfPhrase = ({ name, lead, isPlural, isProper }: Phrase): Noun => ({
  name,
  isProper,
  isPlural,
  owner: lead.endsWith("'s") ? lead : OWNERS[lead],
})
