/** A word, a sign, or a part of a contraction, and where it begins in the text. */
export interface Piece {
  word: string
  start: number
}

const PIECES = new RegExp(
  [
    String.raw`https?://\S+|[\w.]+@\w[\w.]*\w`,
    String.raw`(?:Mrs?|Ms|Dr|St|Prof|Capt|Sgt|Lt|Col|Gen|Mt|Jr|Sr|vs|etc)\.|\b(?:e\.g|i\.e|[ap]\.m)\.|(?:\b[A-Z]\.){2,}|\b[A-Z]\.(?= [A-Z])`,
    String.raw`\d+(?:[.,:]\d+)*(?:st|nd|rd|th)?(?![\p{L}\d])`,
    String.raw`['’](?:em|til|cause|tis|twas)(?!\p{L})`,
    String.raw`[\p{L}\p{N}]+(?:['’]\p{L}+)*`,
    String.raw`\.{2,}|…|-{2,}|[?!]+`,
    String.raw`\S`,
  ].join('|'),
  'giu',
)

const [NEGATED, SHORTENED] = [/^(\p{L}+)(n['’]t)$/iu, /^(\p{L}+)(['’](?:s|m|re|ve|ll|d))$/iu]
const NOT_LOST = /^(?:do|does|did|ca|wo|is|are|was|were|have|has|had|could|would|should|ai|must|need)(?=nt$)/i
const LOST =
  /^(?:i(?=m$|ve$)|you(?=re$|ve$|ll$|d$)|they(?=re$|ve$|ll$|d$)|we(?=ve$)|s?he(?=s$)|it(?=ll$)|(?:what|where|who|how|that|there|here)(?=s$))/i
const GROWN_TOGETHER =
  /^(?:can(?=not$)|gon(?=na$)|wan(?=na$)|got(?=ta$)|lem(?=me$)|gim(?=me$)|d(?=ye$)|du(?=nno$))/i
/** 'its cold' lacks an apostrophe, 'its lid' does not; so far these words tell. */
const AFTER_IT_IS =
  /^(?:an?|the|not|so|too|very|just|my|your|our|me|you|us|him|them|been|going|getting|over|time|ok|okay|no|here|there|really|still|always|only)$/i
/** Where a clause begins, 'ill' and 'id' are 'I will' and 'I would'. */
const BEFORE_A_CLAUSE = /^(?:[.,;:!?"“'‘—–]+|-+|and|but|or|so|then|if|that|maybe|ok|okay|yes|no|sure|fine)$/i
/** 'And lets the butler in', where 'lets go' is 'let us go'. */
const WHOM_ONE_LETS =
  /^(?:the|an?|my|your|his|her|its|our|their|him|it|them|me|you|out|in|down|slip|fall|\p{Lu}\p{Ll}+)$/u
const NO_CONTRACTION = /^(?:ma|o)['’]/i

/** Cuts a text into words and signs as the English Web Treebank does: 'n't', ''s' and ''ll' by themselves, also where the apostrophe is left out. */
export function tokenise(text: string): Piece[] {
  const whole = [...text.matchAll(PIECES)].map(({ 0: word, index }) => ({ word, start: index }))
  return whole.flatMap(({ word, start }, at) => {
    const cut = cutAt(word, whole[at - 1]?.word, whole[at + 1]?.word)
    if (cut === 0) return [{ word, start }]
    return [
      { word: word.slice(0, cut), start },
      { word: word.slice(cut), start: start + cut },
    ]
  })
}

/** Returns where a contraction comes apart; 0 where the word is none. */
function cutAt(word: string, before: string | undefined, after: string | undefined): number {
  if (NO_CONTRACTION.test(word)) return 0
  const spelt = NEGATED.exec(word) ?? SHORTENED.exec(word)
  if (spelt) return spelt[1]!.length
  const lost = NOT_LOST.exec(word) ?? LOST.exec(word) ?? GROWN_TOGETHER.exec(word)
  if (lost) return lost[0].length
  if (/^its$/i.test(word) && after && AFTER_IT_IS.test(after)) return 2
  const beginsClause = before === undefined || BEFORE_A_CLAUSE.test(before)
  if (/^lets$/i.test(word) && beginsClause && !WHOM_ONE_LETS.test(after ?? '')) return 3
  if (/^i(?:ll|d)$/.test(word) && beginsClause && after && /^\p{L}/u.test(after)) return 1
  return 0
}
