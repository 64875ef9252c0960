import { kindOfNoun } from '../language/noun-kinds.ts'

/** Kinds of things by words that name something else first, or nothing in WordNet; all others it knows. */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

export const thingClasses = {
  door: words(
    'hatch trapdoor airlock entrance doorway lid shutter grille portal window cupboard shutters cabinet wardrobe safe vault drawer',
  ),
  container: words('chest case trunk barrel locker package coffer cupboard cabinet cart wagon wardrobe'),
  readable: words(
    'note paper page map statement confession pass telegram newspaper photograph photo poster chart card envelope parchment message receipt drawing sketch plan list postcard file register scroll log spellbook sign rune runes carving plaque label board notice timetable recipe will menu index screen panel mark marks',
  ),
  light: words('light fire hearth beacon campfire fireplace stove oven match'),
  weapon: words('knife bow axe blade club staff hammer mace blaster whip sling bat'),
  key: words('key keys keycard lockpick lockpicks passkey'),
  money: words(
    'gold silver dollars pounds crowns gems jewel jewels diamond diamonds treasure purse ruby pearls bill bills',
  ),
  food: words('batter cake fish stew fruit egg buns chocolate mushroom mushrooms nut nuts carrot banana'),
  drink: words('water juice drink cup mug glass flask elixir'),
  garment: words('cloak shoes gloves helmet armour armor ring crown glasses goggles hood disguise belt'),
  instrument: words('lute horn bell organ whistle pipe'),
  device: words(
    'console panel terminal radio generator clock watch device drone lever button transmitter monitor camera scanner instrument dial gauge reactor screen valve alarm press compass telescope',
  ),
  vehicle: words('car horse van train shuttle rover raft punt'),
} satisfies Record<string, ReadonlySet<string>>

export type ThingClass = keyof typeof thingClasses

const bodyParts = words(
  'hands eyes heart arms legs feet mouth throat breath voice mind thoughts teeth wings waist pulse temple nostrils claws beak',
)
const abstracts = words(
  'truth time way chance courage hope love fear idea plan luck attention mind name story song question answer help advice nothing silence trouble life death future past secret promise deal job work game joke lie day night morning evening moment rest sleep fight truth reason thing things stuff situation danger magic spell power strength peace war justice revenge direction surroundings scene area place everything weather order orders permission information directions news word words thanks apology forgiveness mercy friendship trust dream dreams feeling feelings smell sound noise voice conversation talk matter problem challenge offer bet wish prayer chorus dance step steps turn look bit lot kind sort half rest',
)
const grounds = words(
  'ground floor sky sun moon stars wind rain snow sea air water wall walls ceiling roof horizon street road path grass sand mud river lake mountain hill tree trees forest darkness dark shadow shadows fog mist cloud clouds storm wave waves stairs staircase stair corner earth dust smoke world',
)
const bigThings = words(
  'house tower castle building bridge fountain window fireplace hearth wall fence statue well table tree boulder fridge machine engine piano organ gate door oven stove pillar car van train rock cliff stage shelf shelves fire campfire reactor',
)

export const isBodyPart = (head: string): boolean =>
  bodyParts.has(head) ||
  (kindOfNoun(head) === 'body' && !/^(?:lids?|buns|organs?|bills?|shells?|bark)$/.test(head))
export const isAbstract = (head: string): boolean => abstracts.has(head)
export const isGround = (head: string): boolean => grounds.has(head)
export const isTooBig = (head: string): boolean =>
  bigThings.has(head) ||
  (/^(?:vehicle|furniture)$/.test(kindOfNoun(head) ?? '') &&
    !/^(?:bicycle|bike|sled|sledge|canoe|scooter|skateboard|kite|chair|stool|cushion|mattress|valve|mouth|throat)s?$/.test(
      head,
    ))

const PRECIOUS = new Set<ThingClass | undefined>(['weapon', 'key', 'money', 'vehicle'])

/** What nobody finds lying about only because they name it. */
export const isPrecious = (head: string): boolean =>
  PRECIOUS.has(classOf(head)) ||
  /^(?:amulet|wand|artifact|artefact|map|phone|potion|bomb|grenade|teleporter|helicopter|jetpack|dragon|army)$/.test(
    head,
  )

const wordsIn = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[\s-]+/)
    .map((word) => (listed.has(word) ? word : word.replace(/s$/, '')))

const listed = new Map<string, ThingClass[]>()
for (const [kind, list] of Object.entries(thingClasses) as [ThingClass, ReadonlySet<string>][])
  for (const word of list) listed.set(word, [...(listed.get(word) ?? []), kind])

/** The classes of a thing by its name, those that a list names first. */
function classesOf(name: string): ThingClass[] {
  const parts = wordsIn(name)
  const ofLists = parts.flatMap((word) => listed.get(word) ?? [])
  if (ofLists.length > 0) return ofLists
  const kind = kindOfNoun(parts.at(-1)!)
  return kind !== undefined && Object.hasOwn(thingClasses, kind) ? [kind as ThingClass] : []
}

export const isOfClass = (name: string, kind: ThingClass): boolean => classesOf(name).includes(kind)

/** The first class a thing's name belongs to. */
export const classOf = (name: string): ThingClass | undefined => classesOf(name)[0]
