import { bustFace } from './bust-face.ts'
import { headgear, hoodBehind, metalHead } from './bust-headgear.ts'
import { BEARD, hairBefore } from './bust-hair.ts'
import type { Feeling } from './cast-member.ts'
import type { FigureLooks } from './figure-looks.ts'

/** Face, hair and what is worn on the head, from back to front, around the middle of the face. */
export function bustHead(looks: FigureLooks, feeling: Feeling, isSpeaking: boolean): string {
  if (looks.garment === 'metal') return metalHead
  const { headwear, beard } = looks
  return `
    ${headwear === 'hood' ? hoodBehind : ''}
    ${bustFace(looks, feeling, isSpeaking)}
    ${headwear === 'helm' || headwear === 'hood' ? '' : EAR}
    ${beard ? BEARD : ''}
    ${headwear === 'hood' && looks.hair !== 'bald' ? UNDER_HOOD : hairBefore(looks)}
    ${headgear[headwear]}`
}

/** The same head seen from behind, as it looks away to the left. */
export function headFromBehind(looks: FigureLooks): string {
  const { headwear, hair, garment } = looks
  if (headwear === 'hood')
    return 'trim M-160 236C-140 100 -120 -176 16 -180C150 -172 150 100 186 236Q20 320 -160 236Z'
  const skull = garment === 'metal' ? 'dress' : hair === 'bald' ? 'skin' : 'hair'
  const nape = hair === 'long' ? NAPE_LONG : hair === 'bun' ? 'hair O44 -80 50 46' : ''
  return `
    skin M-58 -20C-74 20 -72 70 -54 100C-30 118 10 112 60 90L40 0Z
    ${skull} M-52 -60C-50 -152 110 -164 116 -40C120 30 106 84 86 108C66 118 40 112 24 94C14 70 6 50 -10 44C-32 34 -46 10 -50 -16Z
    skin O-14 26 14 24
    ${nape}
    ${headgear[headwear]}`
}
/** As much of the hair as a hood lets be seen. */
const UNDER_HOOD =
  'lock M-70 -60C-70 -120 -30 -140 10 -138C70 -136 100 -90 96 0L84 40C84 0 70 -50 30 -76C-10 -92 -50 -86 -70 -60Z'
const NAPE_LONG = 'hair M-30 -60C-50 60 -40 160 -50 236C0 262 90 262 140 230C118 150 130 40 112 -50Z'

const EAR = `
  skin M74 -16C92 -30 104 -10 96 14C92 32 84 42 76 38Z
  shade~3/0.7 M80 -8C90 -12 94 2 88 14C86 22 84 26 80 26`
