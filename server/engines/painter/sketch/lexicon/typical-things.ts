import type { ToldPlace } from '../scene-facts.ts'

/**
 * Things that one has about oneself at a place, besides those of its entry. One of them tells little, several tell the
 * place: a word that is typical of many places weighs less for each.
 */
export const typicalThings: Partial<Record<ToldPlace, string>> = {
  arcade:
    'escalator, shop front, storefront, shoe store, food court, kiosk, carousel, mannequin, atrium, fountain, shutter, shop window',
  attic: 'rafter, cobweb, dust sheet, skylight, old trunk, hatbox',
  bakery: 'loaf, dough, flour, oven, yeast, bun, crust, rolling pin, peel, raisin, knead, pastry',
  ballroom:
    'violin, waltz, orchestra, dancer, candelabra, fan, champagne, glove, mirror, dance, quartet, partner',
  battlefield: 'banner, pike, volley, cavalry, drum, shield wall, arrow, cannon, regiment, musket, smoke',
  bedroom: `bed, pillow, blanket, wardrobe, closet, night-light, nightlight, bedside, duvet, mattress, quilt, pajamas,
    dresser, crib, sheet, curtain, nightgown`,
  bridge: 'parapet, span, plank, arch, railing, toll, keystone',
  cafe: `waiter, waitress, teacup, scone, menu, espresso, saucer, teapot, croissant, barista, coffee, table by the window,
    cake, sugar bowl, tip, napkin, pancake, booth, milkshake`,
  camp: 'tent, fire, campfire, bedroll, ember, log, firewood, kettle, stew, sleeping bag, blanket, sentry, lentil',
  canyon: 'rim, red wall, rock, cottonwood, cliff, boulder, echo, gully',
  car: `windscreen, windshield, dashboard, steering wheel, rear-view mirror, glove box, wiper, gearshift, passenger seat,
    back seat, seat belt, the wheel, gas pedal, brake, ignition, horn, tail light, handbrake, visor, dash, rig, gas, highway`,
  'cargo-bay': 'crate, container, pallet, forklift, strap, loading door, tarpaulin, racking',
  castle:
    'moat, battlement, rampart, drawbridge, portcullis, turret, tower, banner, wall walk, gatehouse, keep',
  cave: 'stalactite, stalagmite, flowstone, drip, headlamp, squeeze, chamber, echo, darkness, pool, rock, boulder',
  cellar: 'barrel, cask, wine rack, damp, stone step, trapdoor, shelf of jars, potato, coal',
  chamber: 'tapestry, gilt, marble, canopy bed, courtier, brocade, silk, velvet, antechamber',
  church: `pew, altar, organ, nave, aisle, saint, stained glass, hymn, choir, candle, incense, priest, pulpit, prayer,
    crucifix, vicar, font, bench, sermon, reed stop, bellows`,
  city: `lamppost, gaslight, hansom, cab, kerb, pavement, policeman, shop window, traffic light, puddle, bus, tram, awning,
    cobble, doorway, crowd, horn, fire escape, dumpster, streetlight, newspaper stand, embankment, constable, passer-by, square`,
  classroom:
    'blackboard, chalk, desk, pupil, front row, lesson, homework, register, ruler, maths, teacher, textbook, class',
  coast: `gull, surf, tide, rock, cliff, seaweed, pebble, wave, lighthouse, sand, driftwood, shell, spray, boatman, breaker,
    lamp room, foam, tide line`,
  corridor: `door, doors, carpet, trolley, linoleum, strip light, fire door, light switch, footstep, landing, room number,
    lift, crate, swing door, service stairs`,
  courtroom: 'judge, jury, gavel, witness, dock, bench, clerk, wig, verdict, counsel, bailiff, oath, gallery',
  desert:
    'dune, sand, camel, canteen, heat, salt, sun, mirage, well, scorpion, thirst, flat and white, shimmer',
  'dining-hall':
    'long table, goblet, roast, platter, toast, feast, candlestick, wine, banquet, dish, chandelier',
  dungeon: 'chain, shackle, straw, rat, torch, gaoler, iron ring, grate, damp, cell, rack',
  'engine-room': `piston, gauge, catwalk, valve, boiler, engine, hot oil, casing, pump, turbine, pipe, dial, hammering,
    generator, flywheel, steam, furnace, bearing, toolbag, reactor`,
  fields:
    'wheat, hedge, cow, sheep, furrow, barn, fence, corn, hay, stile, scarecrow, grass, pylon, plough, tractor, clover',
  flat: `sofa, television, laptop, fridge, kettle, camp bed, ninth floor, block, cable, radiator, stairwell, takeaway,
    remote, doorbell, intercom, microwave, cushion, coffee table, lampshade`,
  forest: `tree, branch, moss, trail, trunk, oak, pine, undergrowth, fern, root, leaf, needle, birch, bark, path, bracken,
    canopy, stump, thorn, deer, acorn, toadstool, owl, brook, twig`,
  'future-city': `neon, drone, noodle stall, hologram, level, chrome, rain, hoverbike, skyway, billboard, lift, pod, puddle,
    shutter, maglev, augment, holo`,
  garden: `rose, hedge, lawn, fountain, marquee, arch, gazebo, flower bed, trellis, gravel, bench, terrace, blossom, bee,
    hive, orchard, apple tree, sundial, cloister, sprinkler, hydrangea, pond, bandstand, swing`,
  graveyard:
    'gravestone, headstone, grave, cross, yew, coffin, spade, angel, mourner, hearse, wreath, crow, undertaker, wooden cross, pine box, grass over, plot',
  greenhouse:
    'orchid, pot, pane, palm, lemon tree, seedling, vine, tomato, parrot, humid, compost, watering can, potting table',
  'guest-room':
    'bed, suitcase, luggage rack, room key, wardrobe, bedspread, washstand, minibar, number on the door',
  guardroom: 'guard, halberd, dice, weapon rack, armour, sentry, shift, mess table, pike',
  harbour: `quay, boat, net, fishing net, gull, rope, crate, mast, ferry, fisherman, bollard, crane, gangplank, barge, pier,
    boards, foghorn, sailor, warehouse, dockworker, customs`,
  hut: 'hearth, stove, latch, stool, smoke hole, peat, rug, pelt, earth floor, herb, plank, kettle, tin roof, log',
  island: 'palm, lagoon, coconut, reef, sand, raft, wreck, parrot, turtle',
  jungle:
    'vine, canopy, orchid, machete, parrot, monkey, mosquito, jaguar, liana, howling, canoe, creeper, orchid',
  kitchen: `stove, kettle, pan, sink, pantry, oven, cupboard, cook, plate, breakfast, toast, spoon, bowl, apron,
    counter, spit, knife, milk jug, toast rack, basin, coffee pot, fridge, ladle, recipe, onion, soup, dresser`,
  laboratory:
    'vial, beaker, microscope, sample, cylinder, rack, tube, console, white coat, centrifuge, specimen, glass jar, test',
  lake: 'reed, punt, rowboat, oar, ripple, water lily, bank, willow, creek, pool, fall, current, ford, trout, paddle, jetty',
  library: `shelf, spine, bookshelf, ladder, reading desk, catalogue, volume, novel, scroll, librarian, stack,
    gallery, manuscript, folio, filing cabinet`,
  manor: `gravel, avenue, every window, doorstep, gable, ivy, portico, chimney, maid, butler`,
  market:
    'stall, vendor, basket, spice, awning, haggle, fruit, fish, lantern, crowd, merchant, silk, coin, cloth, seller, square',
  mountains:
    'pass, snow, peak, rock, goat, ledge, ridge, boulder, climb, valley, cairn, scree, rope, rockfall, drop, summit',
  museum:
    'plinth, glass case, exhibit, statue, gallery, sarcophagus, marble, label, guard, painting, skeleton, display case',
  office: `desk, monitor, stapler, filing cabinet, folder, blind, typewriter, phone, secretary, computer, spreadsheet,
    in-tray, coffee machine, badge, file, swivel chair, cubicle, ledger, meeting, keyboard, whiteboard, case`,
  parlour: `armchair, fireplace, mantelpiece, piano, carpet, sherry, sideboard, clock, settee, hearth, decanter, rug, tea tray,
    cushion, poker, portrait, cigar, bookcase, curtain, french window`,
  plane: `seat, wing, cloud, descent, flight attendant, overhead locker, row, aisle, tray table, passport, captain,
    seat back, boarding pass, runway, turbulence, altitude, cabin`,
  quarters: 'bunk, locker, strip light, hatch, mess, slipper, pouch, fold-down, vent',
  road: 'dust, wheel, milestone, ditch, signpost, wagon, rider, rut, hedge, telephone pole, truck, hoofprint, verge, mule',
  'ruined-city': `overpass, rubble, rusted car, weed, broken window, ash, crater, girder, guardrail, tower, dust, dog,
    settlement, scavenger, collapsed, graffiti`,
  ruins: `column, ivy, mosaic, inscription, pillar, moss, archway`,
  'ship-cabin': 'porthole, hammock, chart, lantern, sea chest, bunk, hull, captain, bulkhead, rum, creak',
  shop: `counter, till, shelf, bell above, customer, stock, clock, lampshade, shopkeeper, price tag, receipt, display, sign,
    window display, curio, doll, parcel, scale, chair`,
  smithy: 'anvil, hammer, forge, bellows, tongs, horseshoe, iron, spark, ember, blade, furnace',
  snowfield: 'snow, ice, sled, sledge, drift, mitten, frost, white, wind, ski, crevasse, sleigh, husky, ice',
  space:
    'tether, star, derelict, hull, suit, glove, airlock, visor, planet, orbit, thruster, comm, oxygen, satellite, void',
  spaceship: `bunk, console, hull, bulkhead, airlock, viewport, reactor, crew, captain, strip light, mess, hatch, alarm, deck,
    corridor, engine, star, screen, comm, course, autopilot, jump, sensor, galley, pouch`,
  stable: 'straw, mare, foal, horse, stall, bridle, saddle, hay, manger, pitchfork, hoof, groom, lantern',
  station:
    'platform, train, clock, bench, suitcase, porter, newsstand, track, whistle, conductor, ticket, announcement, rail, carriage, pram, luggage',
  swamp: 'reed, mist, frog, punt, heron, mud, alder, stilt, mosquito, causeway, root, alligator, water, peat',
  tavern: `mug, ale, hearth, bar, piano, stew, tankard, whiskey, barmaid, innkeeper, guest, stool, card, glasses, corner table,
    bottle, drinker, beer, keg, landlord, billiard table, pint, poker, mirror behind the bar`,
  'temple-hall': 'altar, incense, pillar, priest, idol, flame, chant, gong, step, offering, brazier',
  theatre:
    'stage, curtain, audience, seat, rope, painted flat, spotlight, applause, stalls, prompter, dressing room, costume, actor, wings, balcony, aria',
  'throne-room':
    'throne, king, queen, courtier, herald, dais, crown, chamberlain, petitioner, banner, guard, carpet, audience',
  tomb: 'sarcophagus, hieroglyph, painted wall, seal, torch, mummy, dust, burial, canopic jar, gods, tunnel, inscription, coffin',
  train:
    'seat, conductor, window, ticket, luggage, rail, carriage, wheel, whistle, aisle, compartment, passenger, mail sack, coach',
  underwater:
    'bubble, fish, coral, seaweed, silt, mask, oxygen, current, wreck, kelp, fin, pressure, depth, lamp, diver',
  village:
    'cottage, well, green, thatch, church, roof, square, goose, miller, inn, chimney, lane, bunting, shutter, villager, slate-roofed, baker, square',
  volcano: 'lava, ash, ember, smoke, crater, sulphur, heat, glow, magma',
  ward: `bed, nurse, patient, curtain, monitor, drip, bandage, cot, pulse, chart, stethoscope, thermometer, bed three, doctor,
    call light, visitor, pillow, wheelchair, surgeon, syringe, oxygen, stretcher`,
  'western-town': `saloon, porch, hitching post, boardwalk, dust, sheriff, assay office, livery, feed store, water tower, wagon,
    barrel, stage, bank, church, undertaker, deputy, storefront, horse, tumbleweed, blacksmith`,
  workshop: `bench, workbench, tool, hammer, vice, glass, furnace, pipe, saw, lathe, plane, shaving, apron, bolt, lamp,
    glue, thread, soldering iron, screwdriver, toolbox, wrench, mould, garage`,
  belfry: 'bell, great bell, bell rope, clapper, trapdoor, owl, pigeon, bronze, clock tower',
  bathroom: `bathtub, tub, basin, tap, shower, toilet, tile, soap, faucet, medicine cabinet, sink, bath towel`,
  'car-park':
    'bay, ramp, concrete, level, van, bumper, pillar, ticket machine, hazard light, exhaust, barrier',
  cell: 'bar, bunk, cell door, inmate, guard, slot, warden, visiting, lock, shackle, basin, prison',
  compartment: `berth, sleeping car, conductor, luggage rack, compartment, blanket, train, field, rail, carriage, sleeper,
    dining car, opposite seat`,
  deck: `rail, mast, sail, rigging, helm, wake, prow, bow, stern, deck chair, steamer rug, funnel, oar, steering board,
    bosun, crow’s nest, shroud, tiller, anchor, lifeboat, sea chest, swell, horizon, spray, hull, crew, gull, sailor`,
  mine: 'rail, cart, timber, pick, shaft, lamp, ore, seam, vein, tunnel, dynamite, canary, pit, candle, rock',
  rooftop:
    'chimney, parapet, tile, gutter, skylight, water tank, ledge, aerial, antenna, weathervane, hive, chimney pot, slate, drainpipe',
  supermarket:
    'aisle, trolley, shelf, freezer, checkout, shopper, can, tin, cereal, cart, price, garlic bread, basket, till, frozen',
  trench:
    'mud, duckboard, sandbag, wire, flare, parapet, rifle, stretcher, shell, gun, dugout, bayonet, whistle, rat, periscope',
  lift: 'button, floor indicator, steel door, shaft, lift, cable',
  lobby: 'chandelier, key rack, suitcase, bell on the desk, armchair, lift, marble, porter',
  tent: 'cot, canvas, lantern, map table, stove, stretcher, tent pole',
}
