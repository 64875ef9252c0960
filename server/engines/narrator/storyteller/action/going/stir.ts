import { kindOfKnown } from '../../content/places.ts'
import { headOf } from '../../telling/noun.ts'
import { entityOf } from '../../world/world.ts'
import type { Scene } from '../scene.ts'
import { improvise, keyFor } from './improvise.ts'

/** 'throne_room' and 'room', 'police_station' and 'station'. */
export const namesOfPlace = (name: string): string[] => {
  const words = name.toLowerCase().split(' ')
  return [...new Set([words.slice(-2).join('_'), headOf(name.toLowerCase())])]
}

/** Of a kind that only shares its family's neighbours: a plane among trains, a gym in a school. */
const UNLIKE =
  /\b(?:plane|airplane|aeroplane|jet|airliner|helicopter|flight|airship|zeppelin|balloon|ski lift|cable car|tram|bus|coach|minibus|stagecoach|wagon|sleigh|hotel|motel|hostel|club|nightclub|casino|museum|gallery|university|campus|observatory|court|courtroom|courthouse|bank|hall|parliament|gym|gymnasium|pool|playground|tent|igloo|caravan|trailer|bathroom|restroom|lift|elevator|sauna|arena|stadium|pitch|cemetery|graveyard|maze|quarry|battlefield|runway|airfield|bunker|vault|orphanage|morgue|submarine|kingdom|empire|country|planet|world|road|highway|farm|ranch|car park|junkyard)\b/
export const isTypical = (name: string): boolean => !UNLIKE.test(name.toLowerCase())

/** What goes on where the hero has come to or looks about. */
export function tellStir(scene: Scene, at: string): boolean {
  const { world } = scene
  const place = entityOf(world, at)!
  const family = place.isLikely ? undefined : (kindOfKnown(place)?.id ?? place.placeKind)
  const side = place.isInside === undefined ? [] : [place.isInside ? 'in' : 'out']
  const kinds = [
    ...namesOfPlace(place.name),
    ...(family && isTypical(place.name) ? [family] : []),
    ...side,
    'any',
  ]
  return improvise(scene, { name: 'stirs', about: at, key: keyFor(scene, at, 'stirs'), kinds })
}
