import type { Era } from '../scenario/scenario.ts'

/** How late a word may be: everything of the levels above the story's own is kept out. */
export type VetoLevel =
  | 'ancient'
  | 'medieval'
  | 'earlyModern'
  | 'nineteenth'
  | 'early20'
  | 'modern'
  | 'future'

const since1400 = `printing-press printers? pistols? muskets? rifles? guns? gunpowder cannons? clocks? watch(?:es)? spectacles newspapers? potato(?:es)? tomato(?:es)? tobacco coffee tea chocolate telescopes? pencils? envelopes? umbrellas?`
const since1750 = `cabs? trains? railways? railroads? locomotives? stations? telegraph\\w* telegrams? photograph\\w* matches matchbox steam(?:boats?|ships?|ers?)? engines? boilers? revolvers? gaslights? gas-lamps? lamp-?posts? postmen stamps? bicycles? factor(?:y|ies) police(?:man|men)? detectives? cigarettes? gramophones? pistons? kettle-drum timetables? washbasins? blackboards? magazines? trombones? raffle drainpipes? lifebelts? lamp\\sposts? notice\\sboards? (?:shop|display)\\swindows? rubber`
const since1890 = `telephones? phones? cars? motor(?:s|cars?|ways?)? lorr(?:y|ies) trucks? vans? bus(?:es)? taxis? garages? petrol electric(?:ity|al)? radios? wireless aeroplanes? airplanes? planes? aircraft airports? cinemas? films? elevators? lifts? neon plastic flashlights? switchboards? bulbs? headlamps? batter(?:y|ies) x-rays? zips? tarmac asphalt parking passports? linoleum microphones? escalators? scoreboards? dryers? conveyor periscopes? torpedo(?:es)? windsocks? hangars? lockers trolleys? gas\\srings? (?:folding|bedside)\\stables? sleeping\\sbags? washing\\smachines? rear-view steering\\swheels? seat\\sbelts? glove\\scompartments? filing\\scabinets? swivel\\schairs? litter\\sbins? exit\\ssigns? cement\\smixers? kitchen\\scounters? air\\shoses? row\\sof\\spumps`
const since1950 = `computers? laptops? internet wifi email e-mail texts? smartphones? mobiles? screens? televisions? tv lasers? robots? androids? satellites? helicopters? microwaves? dvds? videos? websites? online apps? keycards? cctv drones? credit-cards? jeans t-shirts? supermarkets? printouts? sensors? scanners? hackers? usb codes? passwords? earpieces? microchips? laminated hologr\\w+ cyborgs? whiteboards? paper\\scups? checkouts? drinks\\sfridges?`
const sinceFuture = `starships? spaceships? warp hyperspace androids? plasma airlocks? cryo\\w* holograms? cyborgs? teleporters? gravity-plates? asteroids? hydroponics? telemetry docking viewports? status\\spanels? pressure\\ssuits? sealed\\shatch(?:es)?`
const onlyPast = `horse-drawn carriages? candlelit quills? tapers? squires? knights? parchment`

export const eraVetoes: Record<VetoLevel, string> = {
  ancient: [
    since1400,
    since1750,
    since1890,
    since1950,
    sinceFuture,
    'knights? castles? parchment stirrups? quills? cathedrals? monks? bishops? vicars? cups-and-saucers',
  ].join(' '),
  medieval: [since1400, since1750, since1890, since1950, sinceFuture].join(' '),
  earlyModern: [since1750, since1890, since1950, sinceFuture].join(' '),
  nineteenth: [since1890, since1950, sinceFuture].join(' '),
  early20: [since1950, sinceFuture].join(' '),
  modern: sinceFuture,
  future: onlyPast,
}

const byEra: Record<Era, VetoLevel | undefined> = {
  prehistoric: 'ancient',
  ancient: 'ancient',
  medieval: 'medieval',
  renaissance: 'earlyModern',
  earlyModern: 'earlyModern',
  nineteenth: 'nineteenth',
  earlyTwentieth: 'early20',
  midTwentieth: 'early20',
  contemporary: 'modern',
  nearFuture: undefined,
  farFuture: 'future',
  ruins: undefined,
}

/** The words an era keeps out; a year, where there is one, decides. */
export function vetoLevelOf(era: Era, year?: number): VetoLevel | undefined {
  if (year === undefined || year > 2100) return byEra[era]
  if (year < 500) return 'ancient'
  if (year < 1400) return 'medieval'
  if (year < 1780) return 'earlyModern'
  if (year < 1895) return 'nineteenth'
  return year < 1960 ? 'early20' : 'modern'
}
