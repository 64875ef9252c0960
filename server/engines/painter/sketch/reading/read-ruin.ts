import { clausesOf } from './clauses.ts'

const tells = (moment: string, sign: RegExp): boolean =>
  clausesOf(moment).some(({ words, isSpoken }) => !isSpoken && sign.test(words.join(' ')))

/** Whether what stood there is in ruins or stripped, as no plate of a room is. */
export const isInRuins = (moment: string): boolean => tells(moment, RUINED)
const RUINED =
  /\b(?:(?:shelves?|aisles?|store|shop|racks?) (?:\w+ ){0,3}(?:stripped|looted|bare|ransacked)|(?:only|nothing but|what is left of) (?:the |its |four )?walls?|(?<!\b(?:fire|hearth|stove|candle|lamp|log|torch|cigarette)(?:e?s)?\b[^,.;]{0,40})burn(?:t|ed)[ -](?:out|down)|(?:empty|fallen|toppled) (?:shelves?|racks?|aisles?)|picked clean|gutted|roofless|in (?:the|what is left of the) (?:shell|ruins?|remains|wreck) of|(?:ceiling|skylight|wall|floor)s? (?:has|have|had) (?:fallen|caved|come)|came (?:in )?through the (?:\w+ )?(?:windows?|wall)|ransacked|looted|(?:has|have) been (?:turned (?:over|out|upside down)|torn apart|smashed|wrecked)|lies? (?:on the \w+ )?(?:upside down|overturned|smashed|in pieces)|roof (?:has |had |is |was )?(?:gone|fallen|went|came down|caved)|no roof|dust sheets|boarded[ -]up|blackened (?:walls?|beams?|tiles?|timbers?)|since the fire|rubble|cave in|drowned (?:streets?|city|town|village|world|quarter)|under (?:\w+ ){0,4}(?:fathoms|metres|meters) of water)\b/

/** Whether water stands in the room that is told of. */
export const isFlooded = (moment: string): boolean => tells(moment, FLOODED)
const FLOODED =
  /\b(?:flooded|floodwaters?|submerged|drowned (?:halls?|rooms?|house|church|nave|library|temple)|under (?:\w+ ){0,4}(?:feet|foot|inches) of water|(?:knee|waist|chest|ankle)-deep in (?:\w+ ){0,2}water|up to your (?:knees|waist|thighs) in (?:the )?(?:black |cold |dark )?water)\b/
