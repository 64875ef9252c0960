import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { verbOfSense } from './verb-senses.ts'

/** A typed turn without what only leads on, and with the word that was meant where another of its sound was typed. */
export const plainWords = (text: string): string =>
  text
    .replace(LEADS_ON, '')
    .replace(LEADS_ON_TO_ORDER, (typed, verb: string) => (isBase(verb) ? verb : typed))
    .replace(LET_ME, (typed, verb: string) => (isBase(verb) ? `i ${verb}` : typed))
    .replace(KINDA, (typed, before: string | undefined, verb: string, cutOff: string) =>
      isBase(verb ?? cutOff) ? `${before ?? 'i just '}${verb ?? cutOff}` : typed,
    )
    .replace(YOUR, '$1you are ')
    .replace(THERE, '$1they are ')
    .replace(TO, (typed, before: string, quality: string) =>
      isQualityAlone(quality) ? `${before} too ${quality}` : typed,
    )
    .replace(OF, '$1 have')
    .replace(THEM, 'those ')
    .replace(HOLD_ON, '')
    .replace(SHES, '$1 $2')

const isBase = (word: string): boolean => verbOfSense(word.toLowerCase())?.form === 'base'

const isQualityAlone = (word: string): boolean =>
  sensesOf(word.toLowerCase(), 'adj').length > 0 && sensesOf(word.toLowerCase(), 'verb').length === 0

/** 'Ok so i walk in', 'honestly i just look', 'so like i grab it'. */
const LEADS_ON =
  /^(?:(?:ok(?:ay)?|so|well|u[hm]+|h+m+|erm*|alr(?:igh)?t|right|fine|honestly|idk|anyways?|yea[hp]?|yep|actually|basically|like|i guess|(?:ha)+h?|lo+l|lmao|omg|oh|wow|aw+|now|hey)[,.…!]*\s+)+(?=(?:i|we|im|i['’]m|lemme|let)\b)/iu

/** 'Ok run', 'idk maybe ask the girl'. */
const LEADS_ON_TO_ORDER =
  /^(?:(?:(?:ok(?:ay)?|alr(?:igh)?t|idk|maybe|anyways?|yea[hp]?|(?:ha)+h?|lo+l|lmao|omg|now)[,.…!]*|fine[,.…]+)\s+)+(\p{L}+)(?= \p{L}|\W*$)/iu

/** 'Lemme see the list' sees it; 'let me go' asks for it. */
const LET_ME =
  /^(?:lemme|let me) (?!go\b|out\b|in\b|live\b|leave\b|be\b|help\b|know\b)(\p{L}+)(?= \p{L}|\W*$)/iu

/** 'I kinda lean on it', 'i just. leave'. */
const KINDA =
  /(^|\b(?:i|we|they|and|then|just) )(?:kinda|sorta|kind of|sort of) (\p{L}+)|\bi just[.…]+ (\p{L}+)/giu

/** 'Your not alone', 'your kidding', 'your all getting detention'. */
const YOUR =
  /(^|[\s"“(])your (?=(?:not|never|too|so|such|the|an?|gonna|welcome|kidding|joking|all \p{L}+ing)\b|\p{L}+ing (?:me|him|us|them|it|to|at|on|in|the|an?|my)\b)/giu

/** 'There looking at me', 'there all dead'. */
const THERE =
  /(^|[.,;!?"“] ?|\b(?:and|but|because|that|think|know) )there (?=(?:all |both )?\p{L}+ing (?:at|me|us|him|her|it|to|for|on|in|the|my|after)\b(?!.*\b(?:is|are|was|were)\b)|(?:all|both|not) (?:dead|gone|asleep|here|there|mad|crazy|coming)\b)/giu

/** 'Its to late', 'it is way to dark'. */
const TO =
  /\b((?:is|are|was|were|am|it['’]?s|i['’]?m|be|way|far|get|gets|getting|feel|feels|looks?|seems?)) to (\p{L}+)(?=\W*$|[,.!?;]| (?:to|for|now|and|but|so|in)\b)/giu

/** 'I should of stayed home'. */
const OF = /\b(should|could|would|must|might) of\b/giu

/** 'Them kids laugh'. */
const THEM = /^them (?=\p{L}+s\b)/iu

/** 'Wait whos that': asked, and nobody waits. */
const HOLD_ON =
  /^(?:wait|hold on|hang on)[,.…]*\s+(?=(?:who|what|where|why|how|is|are|did|does|do)(?:['’]?s)?\b)/iu

/** 'Shes says she never wanted to'. */
const SHES =
  /\b((?:s?he))['’]?s (says|asks|looks|walks|takes|tells|goes|comes|gives|turns|smiles|runs|gets|wants|knows|sits|stands|puts)\b/giu
