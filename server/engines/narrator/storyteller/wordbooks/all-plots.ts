import { comedyPlots } from './plots-comedy.ts'
import { fantasyPlots } from './plots-fantasy.ts'
import { historicalPlots } from './plots-historical.ts'
import { horrorPlots } from './plots-horror.ts'
import { mysteryPlots } from './plots-mystery.ts'
import { plotsOfAnyGenre } from './plots-of-any-genre.ts'
import { plotsOfScenarios } from './plots-of-scenarios.ts'
import { postapocalypticPlots } from './plots-postapocalyptic.ts'
import { romancePlots } from './plots-romance.ts'
import { scifiPlots } from './plots-scifi.ts'
import { thrillerPlots } from './plots-thriller.ts'
import { westernPlots } from './plots-western.ts'
import type { Plot } from './wordbook.ts'

/** Every plot; the id of a genre's own begins with the genre. */
export const allPlots: Plot[] = [
  ...plotsOfAnyGenre,
  ...plotsOfScenarios,
  ...fantasyPlots,
  ...scifiPlots,
  ...mysteryPlots,
  ...horrorPlots,
  ...westernPlots,
  ...postapocalypticPlots,
  ...comedyPlots,
  ...historicalPlots,
  ...romancePlots,
  ...thrillerPlots,
]
