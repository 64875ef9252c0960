import type { KeptFigure } from '../../painter.ts'
import type { FigureLooks } from '../figures/figure-looks.ts'
import { personNames } from '../lexicon/names.ts'
import type { CastMember, Person } from '../figures/cast-member.ts'

interface KeptLooks {
  kind: Person
  looks: FigureLooks
}

/** The looks of somebody as an earlier picture decided them. */
export function toKeptLooks(figures: readonly KeptFigure[] | undefined, key: string): KeptLooks | undefined {
  const text = figures?.find((figure) => figure.key === key)?.looks
  if (text === undefined) return undefined
  const kept = JSON.parse(text) as Partial<KeptLooks>
  return kept.kind && kept.kind in personNames && kept.looks
    ? { kind: kept.kind, looks: kept.looks }
    : undefined
}

/** Figures of a picture, to be kept for the next ones. */
export const toKept = (cast: readonly CastMember[]): KeptFigure[] =>
  cast.map(({ key, kind, looks }) => ({ key, looks: JSON.stringify({ kind, looks } satisfies KeptLooks) }))
