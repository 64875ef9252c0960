import { parseSentence, type Token } from '#server/ground/grammar/parse-sentence.ts'
import { remembering } from '#server/ground/remembering.ts'

export interface DeedParse {
  /** Particles and adverbs of way that belong to the verb: 'up' of 'pulls the blind up', none of 'gives a leg up'. */
  particles: string[]
  /** It is done to its subject: 'has been wrapped'. */
  isPassive: boolean
  /** 'Make her a cup of tea'. */
  isForSomebody: boolean
  /** It goes on, or only begins: 'is selling', 'starts to sing'. */
  isUnfinished: boolean
  /** Something is done to: 'pushes one across'. */
  hasObject: boolean
  /** It is done, and is so from then on: 'has run out', 'can read minds'. */
  isPerfect: boolean
  /** Words are told by it: 'prays that it ends', not 'prays in a tongue nobody knows'. */
  isTelling: boolean
}

const WAY = /^(?:off|on|over|down|up|out|back|away|round|past|through|aboard)$/
const GOING_ON = /^(?:start|begin|keep|continue|stop|try|attempt|go)$/

/** What the parse of its own words says of a deed's verb; undefined where it sees no such verb in them. */
export const deedParse = ({ text, verb = '' }: { text: string; verb?: string }): DeedParse | undefined =>
  parsed(`${verb.split(' ')[0]}\n${text}`)

const parsed = remembering((key: string): DeedParse | undefined => {
  const [verb = '', text = ''] = key.split('\n')
  const tokens = parseSentence(text)
  const at = tokens.findIndex(({ lemma, tag }) => lemma === verb && /^(?:VERB|AUX)$/.test(tag))
  if (at < 0) return undefined
  const { form, label, head } = tokens[at]!
  const below = tokens.filter((token) => token.head === at)
  return {
    particles: tokens.filter((token) => isWayOf(tokens, token, at)).map(({ word }) => word.toLowerCase()),
    isForSomebody: below.some((token) => token.label === 'iobj'),
    isPassive: below.some((token) => token.label.endsWith(':pass')),
    isPerfect: below.some((token) => token.label === 'aux' && /^(?:have|can)$/.test(token.lemma)),
    hasObject: below.some((token) => token.label === 'obj'),
    isTelling: below.some((token) => /^(?:ccomp|xcomp|parataxis|dep)$/.test(token.label)),
    isUnfinished: form === 'VBG' || (label === 'xcomp' && GOING_ON.test(tokens[head]!.lemma)),
  }
}, 1000)

/** 'Kicks the ball off', and 'off the roof'; 'up to' is no way. */
function isWayOf(tokens: Token[], token: Token, verb: number): boolean {
  if (!WAY.test(token.word.toLowerCase())) return token.head === verb && token.label === 'compound:prt'
  if (token.head === verb) return /^(?:compound:prt|advmod|obl)$/.test(token.label)
  const noun = tokens[token.head]
  return (
    token.word !== 'on' &&
    /^(?:case|advmod)$/.test(token.label) &&
    noun?.head === verb &&
    noun.label.startsWith('obl')
  )
}
