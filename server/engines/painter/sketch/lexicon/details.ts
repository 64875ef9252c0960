/** Words for what a place may have or lack. */
export const detailWords = {
  appliances:
    'fridge, refrigerator, microwave, linoleum, lino, toaster, dishwasher, sink, tap, cooker, freezer, worktop, countertop, cereal, freezer door',
  barrels: 'barrel, cask, keg, wine, crate, beer, ale, brewery, tun',
  bazaar:
    'bazaar, souk, medina, saffron, camel, minaret, carpet seller, turban, caliph, sultan, dhow, mosque',
  bars: 'bar, bars, cell, iron gate, grate, grating, portcullis, cage, jailer, gaoler, prisoner',
  bed: 'bed, pillow, coverlet, counterpane, mattress, bedclothes, bedpost, canopy bed, bedchamber, blanket',
  blossom: 'blossom, cherry tree, petal, spring, may, apple blossom, wisteria, magnolia',
  board: 'pinboard, corkboard, case board, photograph, cutting, clipping, thumbtack, red string',
  car: `car, van, truck, lorry, taxi, sedan, jeep, pickup, bonnet, chassis, bumper, gearbox, number plate, volvo, ford,
    convertible, limousine, jalopy, hearse`,
  carpet: 'carpet, hotel, runner, rug, mansion, inn, guest house, palace',
  church: 'church, chapel, steeple, spire, belfry, bell tower, church bell, churchyard',
  city: 'city, skyline, street, traffic, skyscraper, high-rise, downtown, avenue, neon',
  clocks: 'clock, watchmaker, clockmaker, pendulum, clockwork',
  crystals: 'crystal, gem, quartz, amethyst, glowing stone, mushroom',
  arena: 'arena, gladiator, amphitheatre, colosseum, trident, net-man, emperor, sand, bullring, matador',
  dancers: 'dancer, couple, waltz, quadrille, reel, polka, ball, minuet, dance floor, dancing',
  door: 'door, doorway, threshold, latch, doorknob, doorstep',
  drained:
    'empty pool, drained pool, dry pool, empty swimming pool, drained swimming pool, deep end is dry, leaves lie in the deep end, nobody has used, no one has used, pool is empty, pool is dry',
  fan: 'fan, ceiling fan',
  fire: 'fire, hearth, fireplace, grate, chimneypiece, mantelpiece',
  grass: 'grass, meadow, field, lawn, pasture, reed, heath, heather, hill, barley, wheat',
  hearth:
    'hearth, fireplace, spit, cauldron, cook, scullery, castle, lord, duke, herbs, cottage, scullion, inn, farmhouse, witch, range, rushlight, lantern, candle, goose fat, pot over the fire, kitchen fire, maid, housekeeper, baron, goblin',
  heights: 'roof, rooftop, balcony, parapet, ledge, skyline, penthouse, terrace, storey, floor',
  hull: 'bulkhead, airlock, hull, hatch, deck plate, crew quarters, spaceship, starship, station ring, gravity',
  ice: 'frozen lake, frozen harbour, frozen river, frozen canal, frozen pond, frozen sea, frozen fjord, thick ice, pack ice, black ice, skates, ice sheet, hole in the ice',
  lamp: 'lamp, bulb, light bulb, lightbulb, lantern, lamplight, ceiling light, street lamp, lamp-post, lamppost',
  lightning: 'lightning, thunderbolt',
  loom: 'loom, weaver, weaving, shuttle, warp',
  mountains: `mountain, peak, summit, alps, alp, range, massif, crag, ridge, mountainside,
    foothills, sierra, pass`,
  nightlife:
    'jukebox, pool table, cocktail, karaoke, dartboard, dance floor, dancers, cigarette machine, jazz, saxophone, neon, nightclub, motorcycle, pinball',
  pavilion:
    'pavilion, gazebo, folly, summerhouse, rotunda, palace, manor, statue, fountain, topiary, maze, terrace, estate, duchess, countess, ball, sundial',
  pitch:
    'pitch, goal, goalkeeper, football, soccer, penalty, striker, referee, kick-off, touchline, rugby, stadium light, floodlight',
  planet: 'planet, gas giant, ringed planet, orbit',
  ropes:
    'rope bridge, bridge of rope, rope-and-plank bridge, plank bridge, plank, hanging bridge, suspension bridge, rope handrail',
  sail: 'sail, mainmast, foremast, mizzenmast, rigging, bosun, boatswain, mainsail, topsail, jib, spar',
  smoke: 'smoke, burned house, smouldering, smoulder, smolder, charred, burning house',
  stars: 'star, asteroid, planet, orbit, nebula, thruster, hyperdrive, comet, galaxy, jump, docking, void',
  table: 'table, desk, tabletop, tablecloth, oilcloth, workbench, counter',
  train: 'train, locomotive, steam, carriage, railcar, express, engine',
  trees: `tree, fir, pine, spruce, forest, wood, woods, treeline, tree line, conifer, larch, taiga,
    woodland, branch, trunk, grove`,
  windscreen:
    'windscreen, windshield, steering wheel, dashboard, dash, wipers, rear-view mirror, handbrake, headlights',
  trestles:
    'monk, abbot, refectory, mead, lord, king, hound, minstrel, warrior, knight, feast, boar, trestle, goblet, trencher, abbess',
  water: 'lake, pool, water, stream, river, spring, pond, waterfall',
  wheel: "wheel, ship's wheel, helm",
  window: 'window, windowpane, pane, sash, sill, windowsill, window sill, shutter, curtain, skylight',
} as const satisfies Record<string, string>

export type Detail = keyof typeof detailWords
export const allDetails: readonly Detail[] = Object.keys(detailWords) as Detail[]
