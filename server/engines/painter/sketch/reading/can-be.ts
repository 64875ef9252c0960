import { listOf } from '../list-of.ts'
import { isIndoors, type ToldPlace } from '../scene-facts.ts'
import { readFires } from './read-fires.ts'
import { isFlooded, isInRuins } from './read-ruin.ts'
import { isToldNow, toldSentences } from './told-sentences.ts'

const of = (text: string): ReadonlySet<ToldPlace> => new Set(listOf(text) as ToldPlace[])
const shores = of('beach coast')
const waters = of('beach coast deck harbour island lake river sea swamp underwater')
const streets = of('city future-city market suburb village western-town')
const shallow = of('harbour lake river')
/** Places besides streets over which a sky stands. */
const open = of('camp castle fields forest garden graveyard orchard prairie road')

/** The last look at a place before it is drawn: whether nothing that is told speaks against what its plate shows. */
export function canBe(place: ToldPlace, moment: string): boolean {
  const told = toldSentences(moment)
  const tells = (sign: RegExp) => isToldNow(told, sign)
  const hasRoof = isIndoors(place)
  if (tells(ANOTHER[place] ?? /$^/)) return false
  if (tells(IN_HOLE) || (!waters.has(place) && tells(UNDER_WATER))) return false
  if (!hasRoof && !waters.has(place) && tells(LOOKED_OUT)) return false
  if (hasRoof ? isInRuins(moment) || tells(OUTSIDE) || tells(CLEARED) : streets.has(place) && tells(BURNT))
    return false
  if ((streets.has(place) || open.has(place) || shallow.has(place)) && tells(ENCLOSED)) return false
  if (waters.has(place) && !shores.has(place) && tells(DRY)) return false
  if (shallow.has(place) && tells(CITY)) return false
  if (!hasRoof && tells(UNDER_ROOF)) return false
  if (streets.has(place) && (readFires(moment).isDark || tells(BY_BOAT))) return false
  if (!waters.has(place) && !hasRoof && (isFlooded(moment) || tells(FLOOD))) return false
  if (place === 'room' || place === 'open') return !tells(NEVER[place])
  return true
}

/** Who is down a well sees nothing of what is around it. */
const IN_HOLE =
  /\b(?:you|i|we) (?:are|am|lie|stand|sit|wake|crouch|hang|hide|wait|tread|land)\b[^,]*\b(?:at the (?:very )?bottom of (?:it|an? (?:\w+ )?(?:well|pit|shaft|hole)|the (?:\w+ )?(?:well|pit|shaft|hole|crevasse))|(?:in|inside|down) (?:the|an?|your|this) (?:\w+ )?(?:well|pit|grave|cistern|coffin|crate|barrel|wardrobe|cupboard|crevasse))\b/
/** Who breathes from a hose sees a room through water. */
const UNDER_WATER =
  /\b(?:tether|regulator|air hose|your (?:fins?|flippers|mask|snorkel|wetsuit|air tank)|last of your air|bubbles (?:go|rise|stream|pour|trail)\w* (?:up|past|from)|the water moves|(?:metres|fathoms|feet) (?:down|under)\b.*\blight\b)\b/
/** What one sees through a door is not where one is. */
const LOOKED_OUT =
  /\bthrough the (?:\w+ ){0,2}(?:doors?|doorway|windows?|panes?|hatch|shutters?|curtains?)\b[^.]* (?:you|i|we) (?:can |could )?(?:see|saw|watch|look)\b|\b(?:you|i|we) (?:can |could )?(?:see|saw|watch|look)\b[^.]*\b(?:through|out of|from) the (?:\w+ ){0,2}(?:doors?|doorway|windows?|panes?|hatch|shutters?|curtains?)\b/
/** Who is under or beside a vehicle is not in it. */
const UNDER_VEHICLE = String.raw`\b(?:beneath|under|in the shade of|on top of) (?:the|a|your|its) (?:\w+ )?(?:bus|van|truck|car|coach|engine|chassis|axle)\b|\b(?:bus|van|truck|car|coach) (?:laid|lies|lying) on its (?:side|roof)\b`
/** What tells of another place than the one of which there is a plate. */
const ANOTHER: Partial<Record<ToldPlace, RegExp>> = {
  underwater: /\b(?:river|canal|lake|pool|tank|reservoir|pond|well)\b/,
  river: /\b(?:canals?|lock gates?|towpath)\b/,
  desert: /\bsalt (?:pans?|flats?|works|crust|lake|bed)\b|\bthe salt\b/,
  gym: /\b(?:changing room|locker room|lockers?|showers?|dressing room)\b/,
  backstage: /\b(?:dressing (?:room|table)|green room)\b/,
  road: /\b(?:motorway|freeway|interstate|highway|(?:two|four|six|eight) lanes)\b/,
  workshop:
    /\b(?:studio|microphones?|receptionist|headphones|on air|presenter|transmitter|photocopier|undertaker|coffins?)\b/,
  office: /\b(?:basement|archives?|storeys? underground|attic|tent|ship|train)\b/,
  library: /\b(?:bookshop|counter|opium|poppy|windmill)\b/,
  'western-town': /\b(?:his|her|the|your) (?:wall|ceiling|floor|counter|bar)\b/,
  car: new RegExp(`\\b(?:car park|parking garage|multi-storey)\\b|${UNDER_VEHICLE}`),
  bus: new RegExp(UNDER_VEHICLE),
  deck: /\b(?:lifeboat|thwart|dinghy|row(?:ing )?boat|raft|canoe|kayak)\b/,
  cave: /\b(?:carpet|wallpaper|linoleum|curtains|doorbell)\b/,
  stadium: /\b(?:street|village|schoolyard|alley|lane|park)\b/,
  space: /\b(?:airlock|cockpit|galley|bunks?|bulkheads?)\b/,
  'ship-cabin': /\b(?:airship|zeppelin|dirigible)\b/,
  plane: /\b(?:cockpit|co-?pilot|altimeter|windscreen|yoke|joystick|throttle|flight deck)\b/,
}
/** Whether the hero is told to be before a house and not in it. */
const OUTSIDE =
  /\b(?:on|onto|along) the (?:fire escape|scaffold\w*|window ledge)\b|\b(?:on|along|across) the (?:pavement|sidewalk|kerb|terrace)\b|\bunder the (?:awning|vines?|trees?|lindens?|oaks?|apple trees|open sky|stars)\b|\b(?:you|i|we) (?:\w+ ){0,2}(?:park|pull up|pull over|draw up|stop|stand|wait|crouch|lie) (?:\w+ ){0,2}(?:outside|beside|across (?:the street )?from|in front of|opposite|behind) (?:the|a|an) (?:\w+ )?(?:house|diner|cafe|café|shop|bar|tavern|inn|station|school|hotel|church|office|hospital|bank|museum|library|theatre|theater|barn|cottage|hall|mansion|motel|store|saloon)\b/

/** A room without what such rooms have. */
const CLEARED =
  /\b(?:empty|bare|unfurnished|emptied|cleared|stripped) (?:(?:living|dining|sitting|drawing|front) )?(?:room|house|flat|apartment|bedroom|parlou?r|kitchen|classroom|office|shop|cottage|ward)\b/

/** What is not seen in a room, unless through its window, nor under the sky. */
const NEVER = {
  room: /^(?!.*\b(?:window|pane|glass|door|view)s?\b).*\b(?:quay|pavement|sidewalk|awning|towpath|shore|tide|sky|meadow|hedges?|roadside|field|boats|riverbank|footpath|treeline|tunnel|shaft)\b/,
  open: /\b(?:ceiling|carpet|corridor|curtains?|desk|sofa|couch|wardrobe|parquet|floorboards|chandelier|upstairs|bedroom|hallway|doormat|mantelpiece|roof of|aisle|tunnel|laundry|vats|lobby|foyer)\b/,
} as const

/** What stands in water that is no river's or lake's. */
const CITY =
  /\b(?:skyscrapers?|storeys?|traffic lights?|canal street|megacity|(?:upper|tenth|top) floors?|floating market|towers standing)\b/
/** Streets of water. */
const BY_BOAT = /\b(?:the|your) (?:skiff|gondola|tiller|oars?|punt pole|canal)\b/
/** What is seen only by whoever is inside. */
const UNDER_ROOF =
  /\b(?:over|across|on|from|along|at|to|against) the (?:\w+ )?ceiling\b(?! of (?:leaves|cloud|ice|branches))|\bbooth (?:one|two|three|four|five|\d+)\b/

/** Where no sky is seen. */
const ENCLOSED =
  /\b(?:under|beneath|below) (?:the|a) (?:ice|sea|lake|glacier|mountain|dome|big top|streets?)\b(?! of)|\bice (?:ceiling|overhead|above)\b|\b(?:green|stone|rock|glass|ice) ceiling\b|\bunderground\b|\b(?:in|into|across) the cistern\b/
/** Water that is no longer there. */
const DRY =
  /\b(?:dry|dried|dried[- ]up|drained|empty|vanished|former) (?:\w+ )?(?:river|river ?bed|lake|lake ?bed|sea|sea ?bed|canal|harbour|reservoir|pool)\b|\b(?:river|lake|sea|water|harbour|canal|reservoir) (?:has|had|is|was) (?:all |long )?(?:dried|gone|drained|left)\b|\bwhere the (?:\w+ )?(?:river|lake|sea|harbour|canal|water|bay) (?:was|used to be|had been)\b|\bthe tide has gone out (?:farther|further|so far)\b/
/** Water that is where there was none. */
const FLOOD =
  /\bthe flood\b(?! plain|light)|\b(?:brown|black|grey) water (?:\w+ ){0,3}(?:carries|up to|to the)\b/
/** Houses of which no plate of streets has any. */
const BURNT =
  /\b(?:burn(?:t|ed)(?:[- ](?:out|down))?|charred|blackened|roofless|smoking|smouldering|gutted|bombed|ruined|shelled) (?:\w+ )?(?:houses?|village|town|street|walls?|beams?|roofs?|timbers?|city|shops?)\b|\b(?:village|town|street|city|houses?) (?:is|are|was|were|has|have|lies|lie) (?:been )?(?:burn(?:t|ed|ing)|in ruins|rubble|destroyed|razed|ash|ashes)\b|\bchimneys? (?:is|are) all that\b/
