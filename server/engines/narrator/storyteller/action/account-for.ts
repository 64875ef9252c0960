import { unplacedLines } from '../content/asides.ts'
import type { Clause } from '../language/clause.ts'
import { reworded } from '../language/rewordings.ts'
import { isTypoOf } from '../language/typos.ts'
import { carriedWords } from '../telling/carried-words.ts'
import { softened } from '../telling/fits.ts'
import type { Scene } from './scene.ts'

/** Acts that are told by the answer they get, so that the words of them need not be in it. */
const ANSWERED =
  /^(?:say|tell|ask|talk|whisper|shout|answer|greet|phone|lie|warn|promise|thank|accuse|beg|persuade|confess|call|look|search|listen|think|wait|read|remember)$/

const isAnswered = ({ kind, act, actor, link, text }: Clause): boolean =>
  /^(?:question|aside|order|wish)$/.test(kind) ||
  /^(?:what|which|who|whose|where|when|why|how)\b/i.test(text) ||
  ((kind === 'speech' || ANSWERED.test(act ?? '')) && typeof actor !== 'object' && link === undefined)

/** The last look at a reply: words that were typed and came to nothing in it are owned up to, and not passed over. */
export function accountFor(scene: Scene, typed: string, clauses: Clause[]): void {
  const { reply, world } = scene
  if (scene.isRefused || reply.words === 0 || clauses.length === 0) return
  const ofAnswers = clauses.filter(isAnswered)
  const isAllAnswered = ofAnswers.length === clauses.length
  if (isAllAnswered) return
  const told = reply.text
  const heard = carriedWords(spelled(told))
  for (const clause of ofAnswers) for (const word of carriedWords(spelled(clause.text))) heard.add(word)
  for (const { name, role, aliases = [] } of world.entities)
    if (told.toLowerCase().includes(name.toLowerCase()))
      for (const word of carriedWords([role, ...aliases].join(' '))) heard.add(word)
  for (const { verb, act, particle } of clauses)
    for (const word of carriedWords(`${verb ?? ''} ${act ?? ''} ${particle ?? ''}`)) heard.add(word)
  const known = [...heard]
  const isHeard = (word: string) =>
    heard.has(word) ||
    /^(?:mine|yours|while|until|unless)$/.test(word) ||
    (word.length > 3 && known.some((each) => isTypoOf(word, each)))
  const lost = partsOf(softened(spelled(reworded(typed)), scene.rating)).find((part) => {
    const words = [...carriedWords(part)]
    const missing = words.filter((word) => !isHeard(word))
    return missing.length > 2 && missing.length * 2 >= words.length
  })
  if (!lost) return
  const words = lost.length > LONGEST ? `${lost.slice(0, LONGEST).replace(/\s\S*$/, '')} …` : lost
  scene.isAdmitted = true
  if (!reply.say(unplacedLines, { words }))
    reply.tell('That leaves "[words]", which I did not follow.', { words })
}

const LONGEST = 70

/** 'Isn't' as 'is not', so that the two are the same words. */
const spelled = (text: string): string =>
  text
    .replace(/\bwo(?:n['’]t|nt)\b/gi, 'will not')
    .replace(/\bca(?:n['’]t|nt|nnot)\b/gi, 'can not')
    .replace(/n['’]?t\b/gi, (end, at: number, whole: string) =>
      /(?:is|are|was|were|do|does|did|has|have|had|could|would|should)$/i.test(whole.slice(0, at))
        ? ' not'
        : end,
    )
    .replace(/['’](?:s|re|m|ll|d|ve)\b/gi, '')

/** The stretches of a turn between its joints, without what was said in quotes. */
const partsOf = (typed: string): string[] =>
  typed
    .replace(/["“][^"“”]*["”]?|\([^)]*\)|\[[^\]]*\]/g, ', ')
    .split(
      /[,.;:!?…]+\s*|\s+(?=(?:and|but|so|because|then|while|until|since|though|before|after|when|if|who|which)\s)/i,
    )
    .map((part) =>
      part
        .replace(
          /^(?:(?:and|but|so|then|ok|okay|oh|ah|hey|well|now|please|god|man|let(?:['’]?s| us))\b\s*)+/i,
          '',
        )
        .trim(),
    )
    .filter((part) => part !== '')
