import type { ToldPlace } from '../scene-facts.ts'

/** Kinds of WordNet by which a trade is known, and where it is done; the nearest kind holds. */
export const tradePlaces: Partial<Record<ToldPlace, string>> = {
  bakery: 'baker confectioner',
  car: 'driver cabman coachman',
  church: 'clergyman priest',
  classroom: 'teacher schoolteacher schoolmaster',
  courtroom: 'judge',
  'engine-room': 'stoker submariner machinist',
  fields: 'shepherd farmer herder',
  garden: 'gardener',
  graveyard: 'gravedigger sexton',
  kitchen: 'cook',
  lake: 'ferryman angler',
  laboratory: 'scientist chemist alchemist inventor',
  library: 'librarian archivist',
  mine: 'miner prospector',
  office: 'detective clerk accountant secretary',
  plane: 'stewardess aviator',
  shop: 'shopkeeper pharmacist bookseller',
  smithy: 'smith',
  tavern: 'bartender barkeeper innkeeper',
  theatre: 'actor actress understudy',
  ward: 'doctor nurse surgeon physician',
  workshop: `craftsman printer typesetter weaver tailor cobbler carpenter potter sculptor painter clockmaker watchmaker tanner
    glassblower luthier bookbinder candlemaker maker seamstress dressmaker`,
}
