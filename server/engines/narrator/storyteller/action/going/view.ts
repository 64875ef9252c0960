import { kindOfKnown } from '../../content/places.ts'
import type { Mention } from '../../language/clause.ts'
import { hereOf } from '../../world/world.ts'
import type { Scene } from '../scene.ts'
import { improvise, keyFor } from './improvise.ts'

export const KEYHOLE = /^(?:keyhole|peephole)s?$/
export const GAP = /^(?:crack|slat|gap|hole|knothole|bar|fence|grille|grate|vent)s?$/

const TOWN =
  /^(?:city|town|street|office|shop|apartment|downtown|suburb|avenue|mall|bank|station|police|hospital|hotel|café|cafe)$/
const COUNTRY =
  /^(?:village|farm|forest|wood|woods|field|mountain|mountains|valley|hill|hills|moor|country|countryside|island|desert|river|lake|cottage)$/

/** What is looked over by its name. */
const SEEN: [RegExp, string][] = [
  [/^(?:sky|heavens)$/, 'sky'],
  [/^(?:tunnel|corridor|passage|hallway)s?$/, 'tunnel'],
  [/^(?:sea|ocean|wave|rail|railing)s?$/, 'sea'],
  [/^(?:star|space)s?$/, 'starship'],
  [/^(?:street|town|city|square|rooftop|roof)s?$/, 'town'],
  [/^(?:valley|hill|forest|field|village|land|country|countryside|mountain)s?$/, 'village'],
]

/** What lies round about: by the family of the place, else by what the scenario speaks of, else by whether one looks out from within. */
export function tellView(scene: Scene, mention?: Mention): boolean {
  const { world } = scene
  const here = hereOf(world)
  const own = kindOfKnown(here)?.id ?? here.placeKind
  const head = mention?.head ?? ''
  const isGap = KEYHOLE.test(head) || GAP.test(head)
  const isTown = world.premiseWords.some((word) => TOWN.test(word))
  const setting = world.premiseWords.some((word) => COUNTRY.test(word))
    ? 'village'
    : isTown
      ? 'town'
      : undefined
  const isMoving = /^(?:ship|starship|train|vehicle|sea|alien|castle|jail|lighthouse)$/.test(own ?? '')
  const wide = here.isInside === false ? ['any'] : ['in', 'any']
  const seen = SEEN.find(([words]) => words.test(head))?.[1]
  const kinds = isGap
    ? [KEYHOLE.test(head) ? 'keyhole' : 'gap']
    : seen
      ? [seen, ...wide]
      : isMoving
        ? [own!]
        : [...((setting ?? own) ? [setting ?? own!] : []), ...wide]
  const key = keyFor(scene, world.here, isGap ? 'gap' : 'view')
  return improvise(scene, { name: 'view', about: world.here, key, kinds, isFar: true })
}
