import type { DeedTelling } from './deed-telling.ts'
import { isFit } from './rating.ts'
import { spokenForms } from './spoken-forms.ts'
import { settleDeed } from './tell-deed.ts'
import { moveHero } from './tell-going.ts'
import { tellOrder } from './tell-order.ts'
import { sayableClause } from './tell-plain-deed.ts'
import { briefLines } from './wordbooks/brief-lines.ts'

/** What the player did on the way to the deed that counts: told in a line, but as true as the rest. */
export function tellBriefly(telling: DeedTelling): void {
  const { draft, deed } = telling
  if (deed.ordered && deed.who) return tellOrder(telling, deed.who)
  const rating = draft.pen.preferences.contentRating
  const clause = sayableClause(draft, deed)
  const reserve = draft.limits.most * 0.55
  if (deed.speech && isFit(deed.speech, rating))
    draft.add(briefLines.spoken, { ...spokenForms(deed.speech), deed: clause }, { reserve })
  else if (clause) draft.add(briefLines.done, { deed: clause }, { reserve })
  if (deed.who) telling.world.focus.person = deed.who.id
  if (deed.act === 'go' || deed.act === 'flee') moveHero(telling)
  else settleDeed(telling)
}
