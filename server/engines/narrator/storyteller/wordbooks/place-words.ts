/** Nouns that name places: which word stands before them, and whether they have a roof. */
export interface PlaceWord {
  prep: string
  isInside: boolean
}

const groups: [prep: string, isInside: boolean, nouns: string][] = [
  [
    'in',
    true,
    `house room hall chapel church cathedral temple shrine library kitchen cellar attic basement bedroom study parlour parlor office shop store bakery workshop
    laboratory lab hospital ward clinic school classroom museum gallery theatre theater palace castle tower fortress keep dungeon prison cell jail manor mansion hotel
    inn lodge cabin cottage hut barn stable mill warehouse factory bunker vault crypt tomb cave cavern tunnel mine hangar cockpit bridge airlock bay chamber lobby
    corridor hallway passage café cafe restaurant diner bar tavern saloon pub club casino bank courtroom court archive bookshop greenhouse conservatory boathouse
    lighthouse observatory monastery abbey convent pyramid catacomb catacombs sewer sewers apartment flat elevator lift closet wardrobe pantry nursery ballroom
    forge smithy bathhouse tent wagon carriage car van bus submarine cabin garage morgue station sanctum throne-room armoury armory infirmary mess brig reactor`,
  ],
  [
    'in',
    false,
    `city town village hamlet kingdom realm land country valley forest wood woods jungle desert garden orchard courtyard yard square plaza alley lane street market marketplace
    graveyard cemetery churchyard meadow swamp marsh bog canyon gorge ravine ruins ruin wasteland wilderness park district quarter harbour harbor port bazaar camp glade grove
    clearing thicket vineyard maze labyrinth crater galaxy system colony settlement neighborhood neighbourhood oasis tundra river lake sea ocean pool fountain Wild world empire`,
  ],
  [
    'on',
    false,
    `island beach shore coast hill hillside mountain cliff cliffs ridge summit peak road path trail bridge dock docks pier quay wharf roof rooftop balcony terrace deck field plain plains
    prairie steppe moor heath planet moon asteroid glacier ice ledge platform battlement battlements wall stairs stairway staircase steps promenade highway overpass farm ranch frontier`,
  ],
  [
    'at',
    false,
    `gate gates crossroads crossing well border edge entrance fair carnival circus stall campfire fire waterfall spring mouth front`,
  ],
  [
    'aboard',
    true,
    `ship boat vessel spaceship starship spacecraft shuttle train airship ferry liner yacht galleon frigate steamer freighter zeppelin submarine plane airplane aeroplane`,
  ],
]

export const placeWords: ReadonlyMap<string, PlaceWord> = new Map(
  groups.flatMap(([prep, isInside, nouns]) =>
    nouns.split(/\s+/).map((noun): [string, PlaceWord] => [noun, { prep, isInside }]),
  ),
)
