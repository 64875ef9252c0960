import type { Random } from '#server/ground/random.ts'
import { openAnswers } from '../../content/open-answers.ts'
import { verbsOf } from '../../language/verb-forms.ts'
import { capitalised } from '../../language/letter-case.ts'
import { isWritten, writingsOn } from './writing.ts'

const BE = '(?:is|are|was|were)'
const SEEMS = '(?:looks?|sounds?|smells?|tastes?|feels?|is|are|was|were)'
const PLACED = '(?:on|in|inside|under|behind|from|at|with|into|over|above|beneath)'

const form = (source: string, sentence: string): [RegExp, string] => [
  new RegExp(`^${source}$`, 'u'),
  sentence,
]

/** What is left open after 'what', each form with the sentence that settles it: an answer of the pool in braces stands in it. */
const FORMS: [RegExp, string][] = [
  form(
    `${BE} ((?:engraved|written|carved|printed|scratched|stamped|painted|embroidered|inscribed|scrawled) ${PLACED} .+)`,
    '$1: {inscription}',
  ),
  form(
    `${BE} ((?:in|inside) (?:\\p{L}+ ){0,3}(?:hands?|fist|pockets?|bag|box|drawer|purse|envelope|chest|locker|trunk|basket|sack|case|suitcase))`,
    '$1 is {item}',
  ),
  form(`${BE} (\\p{L}+(?:ed|en|wn|ing) ${PLACED} .+)`, '$1 is {item}'),
  form(
    `${BE} ((?:at|in|on|under|behind|inside|beyond|down|up|below|beneath|above|over|outside) .+)`,
    '$1 is {found}',
  ),
  form('(?:tune|song|melody|music)(?: is| was)? (?:playing|on|this|that|it).*', 'It is {tune}'),
  form('(.+ likes?) to (?:eat|drink)', '$1 {meal}'),
  form(`(.+) (?:does|did|do) ((?:before|after|during|for a living|all day|in the).*)`, '$2 $1 {trade}'),
  form(`(.+ ${BE} made) (?:of|from|out of)`, '$1 {material}'),
  form('(.+ smells?)(?: like| of)', '$1 {smell}'),
  form('(.+ tastes?)(?: like| of)', '$1 {taste}'),
  form('(.+ sounds?) like', '$1 {sound}'),
  form(`(.+ ${SEEMS}) like`, '$1 {like}'),
  form(`(.+ (?:thinks?|thought|believes?))(?: (?:of|about|on) .+)?`, '$1 {opinion}'),
  form(`((.+) (?:says?|said|reads?|answers?|answered|replied|replies|wrote|writes))(?: .*)?`, '$1: {said}'),
  form('(?:that|this|the) (?:smell|stink|scent)(?: is| was)?', 'It smells {smell}'),
  form('(?:that|this|the) (?:noise|sound)(?: is| was)?', 'It sounds {sound}'),
  form('time (.+)', '$1 {clock}'),
  form(`${BE} left(?: .*)?`, 'Left: {remainder}'),
  form('(.+ (?:draws?|drew|drawing|paints?|painted|painting|sketch(?:es|ed|ing)?))', '$1 {drawn}'),
  form('(.+ (?:knits?|knitted|knitting|sews?|sewed|sewing|weaves?|wove|weaving))', '$1 {knitted}'),
  form('(.+ (?:plays|played|playing|sings?|sang|singing|hums?|hummed|humming|whistling))', '$1 {tune}'),
  form(
    '(.+ (?:sees?|saw|spots?|spotted) (?:(?:from )?(?:up|down|out|over)\\b.*|through .+|in the distance))',
    '$1: {sight}',
  ),
  form('(.+ (?:cooks?|cooked|cooking|bakes?|baked|baking|eating))', '$1 {meal}'),
  form('(.+ (?:had|ate|eats|got|gets) for (?:dinner|lunch|breakfast|supper|tea))', '$1 {meal}'),
  form('(.+ (?:ate|eats))', '$1 {meal}'),
  form('(.+ (?:wants?|wanted|needs?|needed))(?: (?:with|from|of) .+)?', '$1 {wish}'),
  form('(?:happens?|happened|will happen|comes? (?:next|of it))\\b(?!.* if ).*', '{event}'),
  form('(?:(?:kind|sort|type) of )?(?:tune|song|melody|music) (.+)', '$1 {tune}'),
  form('(?:(?:kind|sort|type) of )?colou?r (.+)', '$1 {colour}'),
]

const NO_SUBJECT = new RegExp(`^${BE} `, 'u')

/** What the words after 'what' leave open, settled in a whole sentence; undefined where they are of no form that tells what is asked. */
export function whatForm(rest: string, random: Random): string | undefined {
  const pick = (pool: string[]) => random.pick(pool)!
  for (const [pattern, sentence] of FORMS) {
    const match = pattern.exec(rest)
    if (!match) continue
    const [, , writer = ''] = match
    const isOnPaper = sentence.endsWith('{said}') && isWritten(writer)
    // 'What is playing': what it is stands first.
    const [, answer = ''] = /^\$1 (\{\w+\})$/.exec(sentence) ?? []
    const told = (answer !== '' && NO_SUBJECT.test(match[1] ?? '') ? `${answer} $1` : sentence)
      .replace(/\$(\d)/g, (_, at: string) => match[Number(at)] ?? '')
      .replace(/\{(\w+)\}/, (_, pool: string) =>
        isOnPaper || pool === 'inscription'
          ? pick(writingsOn(isOnPaper ? writer : pool))
          : pick(openAnswers[pool as keyof typeof openAnswers]),
      )
    return capitalised(told).replace(/([^.”])$/, '$1.')
  }
  return somethingHad(rest, pick)
}

/** 'What she hides', 'what the boy holds': something that one can have. */
function somethingHad(rest: string, pick: (pool: string[]) => string): string | undefined {
  const [, doer, deed = '', how = ''] =
    /^((?:\p{L}+ ){1,3}?)(\p{L}+)( (?:in|on|under|behind|to|from|with|there|now)\b.*)?$/u.exec(rest) ?? []
  const isHandled = verbsOf(deed).some(
    (each) =>
      each.form !== 'base' &&
      /^(?:hide|hold|carry|find|keep|bring|drop|leave|pull|take|steal|have|get|pick)$/.test(each.lemma),
  )
  return doer && isHandled ? `${capitalised(doer + deed)}${how} ${pick(openAnswers.item)}.` : undefined
}
