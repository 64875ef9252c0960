import type { Genre } from '#contract/genres.ts'

const list = (text: string): string[] => text.trim().split(/\s*,\s*/)

/** Small things that turn up, by genre; any story may hold those of 'any'. */
export const finds: Record<Genre | 'any', string[]> = {
  any: list(
    'brass button, length of twine, child’s glove, folded note, tin whistle, chipped cup, stub of candle, walking stick, blue feather, wooden spoon, copper ring, small mirror, acorn on a thread, pressed flower, empty frame, bone comb, leather pouch, broken seal, smooth stone, bundle of letters, wax tablet, bit of red ribbon, old coin',
  ),
  fantasy: list(
    'rune stone, raven quill, silver thimble, vial of moonwater, oak amulet, witch’s knot, star map, enchanted bell',
  ),
  scifi: list(
    'data wafer, spare relay, crew tag, coolant valve, star chart, cracked visor, signal mirror, ration tube',
  ),
  mystery: list(
    'monogrammed handkerchief, unsigned letter, railway ticket, hairpin, torn photograph, pocket diary, glass eye, visiting card',
  ),
  horror: list(
    'porcelain doll, cracked locket, jar of teeth, music box, black candle, nursery key, salt pouch, unlit lantern',
  ),
  western: list(
    'horseshoe nail, deputy’s star, playing card, spur, wanted poster, harmonica, claim deed, cartridge',
  ),
  postapocalyptic: list(
    'crank torch, seed packet, bicycle bell, dented canteen, patched map, fuse, licence plate, tin of peaches',
  ),
  comedy: list(
    'rubber duck, left-hand glove, raffle ticket, false moustache, biscuit tin, trombone mute, laminated badge, jam spoon, wig, whistle without a pea, very small umbrella',
  ),
  historical: list(
    'signet ring, sealed letter, tally stick, quill case, pilgrim badge, purse of pennies, psalter, wool sample',
  ),
  romance: list(
    'dance card, pressed violet, unsent letter, silver locket, concert ticket, lace glove, sheet of music, ribbon',
  ),
  thriller: list(
    'burner phone, passport, microchip, key with a number on it, photograph of a house, train ticket, earpiece, code book, coded letter, wax print of a key, purse with a false bottom, map on silk',
  ),
}

/** What turns up where something of a kind is looked for, by the words that ask for it; the era vetoes. */
export const findsByKind: Record<string, string[]> = {
  'food eat meal snack groceries provisions ration': list(
    'heel of bread, bag of nuts, jar of honey, wrinkled apple, piece of hard cheese, strip of dried meat',
  ),
  'drink water beverage': list('jug of water, half-full flask, small cask of water'),
  'weapon arms': list('iron bar, heavy club, axe with a split handle, stout stick, old spade'),
  'tool equipment gear': list('hammer, coil of rope, box of nails, hand drill, saw'),
  'light torch lamp': list('lantern with a little oil, stub of candle, bundle of dry kindling'),
  'medicine bandage drug': list('roll of bandage, jar of salve, bundle of clean linen'),
  'clothes clothing blanket': list('woollen blanket, coat that is too big, pair of boots, knitted cap'),
  'money cash valuable loot treasure': list('purse with coins in it, silver spoon, thin gold ring'),
  'clue evidence trace hint': list(
    'scrap of torn cloth, muddy footprint, burnt corner of a letter, single long hair, button with a thread in it',
  ),
}

/** What one keeps in something, by what it is called. */
export const contents: Record<string, string> = {
  'closet wardrobe armoire': 'In [object] hang coats and shirts, with shoes in a row under them.',
  'fridge refrigerator icebox freezer': 'In [object] there is milk, half a lemon, and something under foil.',
  'drawer desk bureau': 'In [object] lie string, pencils, and a few old papers.',
  'cupboard cabinet pantry larder': 'In [object] stand jars and tins, and a cup without a handle.',
  'trunk chest coffer': 'In [object] lie folded clothes and a blanket.',
  'safe vault strongbox': 'In [object] lie papers, and a little money.',
  'basket hamper': 'In [object] are bread and apples.',
  'till register': 'In [object] lie a few notes, and coins in their trays.',
  'suitcase bag backpack satchel handbag rucksack': 'In [object] are clothes and a comb.',
}
