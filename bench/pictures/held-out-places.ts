import { readEra } from '#server/engines/painter/sketch/reading/read-era.ts'
import { readPlace } from '#server/engines/painter/sketch/reading/read-place.ts'
import { hasPlate } from '#server/engines/painter/sketch/scene-facts.ts'
import { type LabelledScene, labelledScenes } from '../../scripts/learn-places/labelled-scenes.ts'

type Verdict = 'fit' | 'claims no place' | 'wrong'

function verdictOn({ fits, input }: LabelledScene): Verdict {
  const place = readPlace(input, readEra(input))?.place
  if (place !== undefined && fits.includes(place)) return 'fit'
  if (place !== undefined && place !== 'room' && place !== 'open') return 'wrong'
  // Of a place without a plate nothing is claimed, and that fits.
  return fits.includes('none') || !fits.some((each) => hasPlate(each)) ? 'fit' : 'claims no place'
}

/** Labelled scenes from which nothing was learned, by what comes of them. */
export function heldOutPlaces(): Record<Verdict, number> {
  const counts: Record<Verdict, number> = { fit: 0, 'claims no place': 0, wrong: 0 }
  for (const scene of labelledScenes()) if (scene.isHeldOut) counts[verdictOn(scene)]++
  return counts
}
