/** Kinds of things by the words that name them. */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

export const thingClasses = {
  door: words(
    'door gate hatch trapdoor airlock entrance doorway lid shutter grille portal window cupboard shutters gates doors cabinet wardrobe safe vault drawer',
  ),
  container: words(
    'chest box case crate trunk bag satchel basket barrel sack pouch casket locker package parcel coffer suitcase briefcase jar urn bin pocket backpack bottle vial bucket pot cupboard cabinet drawer safe purse envelope cart wagon wardrobe',
  ),
  readable: words(
    'letter note paper page map statement confession pass telegram newspaper photograph photo poster chart card envelope parchment message receipt ticket drawing sketch plan list contract deed postcard warrant book diary journal ledger file manuscript register scroll log logbook notebook spellbook inscription sign rune runes carving plaque label board notice timetable recipe will pamphlet menu book index screen panel mark marks',
  ),
  light: words(
    'lamp lantern light candle torch fire hearth beacon campfire fireplace stove oven flashlight match lamps candles',
  ),
  weapon: words(
    'sword knife dagger gun pistol rifle revolver bow spear axe blade crossbow club staff shotgun weapon hammer mace blaster musket sabre cutlass rapier whip sling',
  ),
  key: words('key keys keycard lockpick lockpicks passkey'),
  money: words(
    'gold silver coin coins money cash dollars pounds crowns gems jewel jewels diamond diamonds treasure purse ruby pearls bill bills banknotes',
  ),
  food: words(
    'flour sugar butter honey batter dough bread apple soup cake pie meat cheese fish meal dinner breakfast lunch supper stew sandwich biscuit biscuits cookie berry berries fruit egg eggs porridge bun buns chocolate pastry ration rations food mushroom mushrooms nut nuts honey jam carrot potato pear banana',
  ),
  drink: words(
    'water tea coffee milk wine ale beer juice cider potion mead cocoa whiskey rum drink cup mug glass flask elixir lemonade',
  ),
  garment: words(
    'coat cloak hat boots shoes dress shirt gloves scarf jacket robe uniform apron cap mask helmet suit armour armor ring necklace crown glasses goggles costume trousers hood disguise belt',
  ),
  instrument: words(
    'violin fiddle flute guitar piano drum lute harp horn trumpet bell accordion organ harmonica banjo whistle pipe',
  ),
  device: words(
    'machine engine console panel computer terminal radio generator pump clock watch mechanism device robot drone lever switch button wheel transmitter monitor camera phone telephone scanner instrument dial gauge reactor screen valve motor alarm press loom compass telescope',
  ),
  vehicle: words(
    'car boat ship horse cart wagon bicycle bike truck van motorcycle train carriage sled rowboat shuttle rover plane raft canoe punt',
  ),
} satisfies Record<string, ReadonlySet<string>>

export type ThingClass = keyof typeof thingClasses

const bodyParts = words(
  'hand hands eye eyes head heart arm arms leg legs foot feet face hair ear ears mouth nose finger fingers shoulder shoulders back knee knees throat breath voice lips tongue chest fist fists stomach mind thoughts skin neck teeth tail wing wings paw paws lap cheek cheeks forehead chin wrist waist hip hips belly pulse thigh ankle elbow elbows toe toes eyebrow eyebrows temple nostrils whiskers claws beak',
)
const abstracts = words(
  'truth time way chance courage hope love fear idea plan luck attention mind name story song question answer help advice nothing silence trouble life death future past secret promise deal job work game joke lie day night morning evening moment rest sleep fight truth reason thing things stuff situation danger magic spell power strength peace war justice revenge direction surroundings scene area place everything weather order orders permission information directions news word words thanks apology forgiveness mercy friendship trust dream dreams feeling feelings smell sound noise voice conversation talk matter problem challenge offer bet wish prayer chorus dance step steps turn look bit lot kind sort half rest',
)
const grounds = words(
  'ground floor sky sun moon stars wind rain snow sea air water wall walls ceiling roof horizon street road path grass sand mud river lake mountain hill tree trees forest darkness dark shadow shadows fog mist cloud clouds storm wave waves stairs staircase stair corner earth dust smoke world',
)
const bigThings = words(
  'house tower castle ship building statue bridge well fountain table bed wardrobe tree boulder machine engine piano organ altar gate door window counter throne bench fireplace oven stove hearth pillar cart wagon car truck van train boat rock cliff stage desk shelf shelves bookcase wall fence fire campfire reactor',
)

export const isBodyPart = (head: string): boolean => bodyParts.has(head)
export const isAbstract = (head: string): boolean => abstracts.has(head)
export const isGround = (head: string): boolean => grounds.has(head)
export const isTooBig = (head: string): boolean => bigThings.has(head)

/** What nobody finds lying about only because they name it. */
export const isPrecious = (head: string): boolean =>
  thingClasses.weapon.has(head) ||
  thingClasses.key.has(head) ||
  thingClasses.money.has(head) ||
  thingClasses.vehicle.has(head) ||
  /^(?:amulet|wand|artifact|artefact|map|phone|potion|bomb|grenade|teleporter|helicopter|jetpack|dragon|army)$/.test(
    head,
  )

export const isOfClass = (name: string, kind: ThingClass): boolean => {
  const list: ReadonlySet<string> = thingClasses[kind]
  return name
    .toLowerCase()
    .split(/[\s-]+/)
    .some((word) => list.has(word) || list.has(word.replace(/s$/, '')))
}

/** The first class a thing's name belongs to. */
export const classOf = (name: string): ThingClass | undefined =>
  (Object.keys(thingClasses) as ThingClass[]).find((kind) => isOfClass(name, kind))
