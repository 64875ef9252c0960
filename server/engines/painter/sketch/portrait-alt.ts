import type { FigureLooks } from './figures/figure-looks.ts'
import type { CastMember } from './figures/cast-member.ts'

const garments: Record<FigureLooks['garment'], string> = {
  trousers: 'shirt',
  coat: 'coat',
  gown: 'gown',
  robe: 'robe',
  tunic: 'tunic',
  armour: 'armour',
  suit: 'pressure suit',
  metal: '',
}
const headwears: Record<FigureLooks['headwear'], string> = {
  none: '',
  hood: 'a hood',
  brim: 'a broad hat',
  peak: 'a pointed hat',
  fedora: 'a hat',
  tricorn: 'a tricorn',
  helm: 'a helmet',
  crown: 'a crown',
  cap: 'a cap',
  bowl: 'a glass helmet',
}
const hues: [below: number, name: string][] = [
  [40, 'red'],
  [72, 'orange'],
  [112, 'yellow'],
  [170, 'green'],
  [215, 'teal'],
  [280, 'blue'],
  [328, 'purple'],
  [361, 'pink'],
]

/** One plain sentence that says what a portrait shows, at most 200 characters. */
export function portraitAlt({ name, kind, looks }: CastMember): string {
  const who = kind === 'someone' ? 'somebody' : `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`
  const parts = [`${who}${hairOf(looks)}`, dressOf(looks)].filter(Boolean)
  return `A portrait of ${name ?? 'the hero'} by lamplight: ${parts.join(', ')}.`
}

function hairOf({ hair, hairTone, headwear, garment, beard }: FigureLooks): string {
  if (garment === 'metal') return ''
  const isHidden = headwear === 'hood' || headwear === 'helm'
  const seen =
    hair === 'bun'
      ? `${hairTone} hair in a bun`
      : hair === 'braid'
        ? `braided ${hairTone} hair`
        : `${hair} ${hairTone} hair`
  const parts = [
    !isHidden && hair === 'bald' && 'a bald head',
    !isHidden && hair !== 'bald' && seen,
    beard && 'a beard',
  ].filter(Boolean)
  return parts.length > 0 ? ` with ${parts.join(' and ')}` : ''
}

function dressOf({ garment, headwear, cloak, hue, chroma }: FigureLooks): string {
  const isBrown = chroma < 0.06 && hue === 60
  const colour = chroma < 0.04 ? 'grey' : isBrown ? 'brown' : hues.find(([below]) => hue < below)?.[1]
  const worn =
    garment === 'armour'
      ? 'armour'
      : garment === 'suit'
        ? 'a pressure suit'
        : garments[garment] && `${colour === 'orange' ? 'an' : 'a'} ${colour} ${garments[garment]}`
  const all = [worn, cloak && garment !== 'metal' && 'a cloak', headwears[headwear]].filter(Boolean)
  return all.length > 0
    ? `in ${all.slice(0, -1).join(', ')}${all.length > 1 ? ' and ' : ''}${all.at(-1)}`
    : ''
}
