import { openingLines } from '../content/opening-lines.ts'
import { furnish } from '../action/place-named.ts'
import { articled, listed } from '../telling/phrases.ts'
import type { Scene } from '../action/scene.ts'
import {
  companionsOf,
  type Entity,
  entityOf,
  heldBy,
  HERO,
  heroOf,
  hereOf,
  talkersHere,
} from '../world/world.ts'

/** Begins the story: who the hero is, where, with whom, what is wanted and by when, and somebody or something to begin with. */
export function tellOpening(scene: Scene): void {
  const { world, reply } = scene
  const hero = heroOf(world)
  const here = hereOf(world)
  furnish(scene, here)
  const isInName = hero.role !== undefined && hero.name.toLowerCase().includes(hero.role)
  const who =
    hero.role && !isInName
      ? `You are ${hero.isProper ? `${hero.name}, ` : ''}${articled(hero.role)}`
      : hero.isProper
        ? `You are ${hero.name}`
        : 'You are'
  const isSomebody = hero.role !== undefined || hero.isProper === true
  const isSelfTold = world.facts.some(({ key, text }) => key === 'stated' && SELF_TOLD.test(text))
  if (
    isSelfTold &&
    !here.isUnnamed &&
    !world.facts.some(({ key, text }) => key === 'stated' && text.includes(here.name))
  )
    reply.tell(`You are ${here.preposition ?? 'at'} [place].`)
  else if (isSelfTold) void 0
  else if ((here.isUnnamed || hero.role?.includes(here.name.replace(/^the /, ''))) && isSomebody)
    reply.tell(`${who}.`)
  else if (!here.isUnnamed) reply.tell(`${who}${isSomebody ? ', ' : ' '}${here.preposition ?? 'at'} [place].`)
  const stated = world.facts
    .filter(
      ({ key, text }) =>
        key === 'stated' &&
        text.length < 170 &&
        text.split(' ').length > 3 &&
        (isSelfTold || !isOnlyWhoYouAre(text, hero)),
    )
    .map(({ text }) => text)
  for (const text of stated.slice(0, 2)) reply.tell(/[.!?…]["”’]?$/.test(text) ? text : `${text}.`)
  const friends = companionsOf(world).slice(0, 3)
  if (friends.some(({ name }) => !stated.slice(0, 2).some((text) => text.includes(name)))) {
    const slots = Object.fromEntries(friends.map((friend, at) => [`f${'abc'[at]}`, friend]))
    reply.tell(
      `With you ${friends.length > 1 || friends[0]!.isPlural ? 'are' : 'is'} ${listed(friends.map((_, at) => `[f${'abc'[at]}]`))}.`,
      slots,
    )
  }
  reply.paragraph()
  reply.say(openingLines.setting)
  const held = heldBy(world, HERO)[0]
  if (held && reply.words < 70 && !stated.some((text) => text.includes(held.name)))
    reply.tell('You have [held.a] with you.', { held })
  const talkers = talkersHere(world)
  const witness =
    entityOf(world, world.plot.witness) ?? talkers.find(({ isProper }) => isProper) ?? talkers[0]
  const isWantTold = stated.slice(0, 2).some((text) => overlap(text, world.plot.want) > 0.6)
  if (!isWantTold && !world.plot.isOpen && world.plot.want !== 'find out what is behind it')
    reply.tell(
      world.plot.deadlineText && !world.plot.want.includes(world.plot.deadlineText)
        ? 'You want to [want], [deadline].'
        : 'You want to [want].',
    )
  if (witness && witness.stance !== 'companion' && reply.words < 80)
    reply.say(openingLines.witness, { who: witness })
}

/** The scenario's own words say who the hero is, so that nothing need say it before them. */
const SELF_TOLD =
  /^(?:(?:\p{L}+ )+\d*[,.:] )?(?:[\p{L}\p{N}, ]{0,40}\. )?You are (?:\p{Lu}|an? |the |one of )/u

/** 'You are Tamsin, a hedge witch' is told already; 'You are stuck on a roof' is not. */
const isOnlyWhoYouAre = (text: string, { name, role, isProper }: Entity): boolean =>
  /^you are\b/i.test(text) &&
  text.split(' ').length < (role ?? '').split(' ').length + 7 &&
  ((isProper === true && text.includes(name)) ||
    (role !== undefined && text.toLowerCase().includes(role.toLowerCase()))) &&
  !/[,;] (?:and|but|who) |\bhave\b| and (?:your|the|there|nobody|everyone|no one|now)\b/.test(text)

/** How much of what `part` says `text` says already, from 0 to 1. */
function overlap(text: string, part: string): number {
  const words = part
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => word.length > 3)
  const said = text.toLowerCase()
  return words.length === 0 ? 0 : words.filter((word) => said.includes(word)).length / words.length
}
