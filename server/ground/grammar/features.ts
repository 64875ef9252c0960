/** Features of one decision, as 32-bit hashes: which template it is and what fills it. */
export interface Features {
  hashes: Int32Array
  count: number
}

/** More templates than this no model has. */
const MOST = 160

export const newFeatures = (): Features => ({ hashes: new Int32Array(MOST), count: 0 })

/** Adds a feature: the number of a template, and up to four values that fill it. */
export function add(features: Features, template: number, a: number, b = 0, c = 0, d = 0): void {
  let hash = Math.imul(template + 1, 0x9e3779b1) ^ a
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) ^ b
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35) ^ c
  hash = Math.imul(hash ^ (hash >>> 16), 0x27d4eb2f) ^ d
  hash = Math.imul(hash ^ (hash >>> 15), 0x165667b1)
  features.hashes[features.count++] = hash ^ (hash >>> 13)
}
