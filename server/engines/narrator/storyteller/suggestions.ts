import type { Chance } from './chance.ts'
import { formOf } from './noun.ts'
import { placeBook } from './place-book.ts'
import { partPerson } from './threads.ts'
import { mainThread, peopleHere, placeHere, placeNoun, placeOf, thingsHeld, type World } from './world.ts'

const LONGEST = 60

/** Three next actions that fit the scene, as the player would type them. */
export function suggestActions(world: World, chance: Chance): string[] {
  const here = placeHere(world)
  const thread = mainThread(world)
  const foe = partPerson(world, thread, 'foe')
  const people = peopleHere(world).filter(({ isMet }) => isMet)
  const props = chance.shuffle(placeBook(here).props)
  const exits = chance
    .shuffle(here.exits)
    .map((id) => placeOf(world, id))
    .filter((place) => place !== undefined)
  const groups: (string | undefined)[][] = [
    people.length > 0
      ? chance
          .shuffle(people)
          .flatMap(({ name }) => [
            thread && `Ask ${name} about ${thread.matter}`,
            `Tell ${name} what I have seen`,
            `Ask ${name} what to do next`,
          ])
      : ['Call out and wait for an answer', 'Listen'],
    props.flatMap((prop) => [`Look closely at the ${prop}`, `Search behind the ${prop}`]),
    exits.map((place) => `Go to ${formOf(placeNoun(place), '')}`),
    thingsHeld(world).map(({ name }) => `Use the ${name}`),
  ]
  if (world.arc.beat === 'climax' && foe?.at === world.here)
    groups.unshift([`Stand firm against ${foe.name}`], [`Talk ${foe.name} out of it`], [`Trick ${foe.name}`])
  const picked: string[] = []
  for (const group of world.arc.beat === 'climax' ? groups : chance.shuffle(groups)) {
    const fitting = group.filter(
      (text): text is string => text !== undefined && text.length <= LONGEST && !picked.includes(text),
    )
    const choice = chance.pick(fitting)
    if (choice && picked.length < 3) picked.push(choice)
  }
  for (const spare of ['Look around', 'Wait and listen', 'Think it over'])
    if (picked.length < 3) picked.push(spare)
  return picked
}
