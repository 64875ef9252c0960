import { parseSentence } from '#server/ground/grammar/parse-sentence.ts'
import type { Person } from './agreement.ts'
import { isNameOf, type ToldOf } from './hero-phrase.ts'
import { ToldSentence } from './told-sentence.ts'

const BESIDE = /^(?:opposite|beside|at|past|against|across|behind|towards?)$/i

interface Retold {
  text: string
  /** Who the hero is by the words that told it first, where the text does not say it any more: 'a nurse from Leeds'. */
  introduction?: string
  /** Whether a 'he' or 'she' may be somebody else's, or a phrase could not be told over whole. */
  isDoubtful: boolean
}

/** 'Marit sits down and takes off her shoes', where Marit is the hero: 'I sit down and take off my shoes'. What is said aloud stays. */
export const asFirstPerson = (turn: string, told: ToldOf): string => retold(turn, told, 'first', true).text

/** The same told to 'you'; who the hero is stands apart where it was told with a first mention. */
export const asSecondPerson = (text: string, told: ToldOf, isIntroduced: boolean): Retold =>
  retold(text, told, 'second', isIntroduced)

function retold(text: string, told: ToldOf, person: Person, isIntroduced: boolean): Retold {
  let isOtherMeant = told.isOtherMeant
  let introduction: string | undefined
  let isDoubtful = false
  const pieces = text
    .split(/("[^"]*"|“[^”]*”|(?<=(?<!\b(?:Mrs?|Ms|Dr|St|Prof|Capt|Sgt|Lt|Col|Gen))[.!?;])\s+)/)
    .map((part, at, parts) => {
      if (/^["“]|^\s*$/.test(part)) return part
      const tokens = parseSentence(part)
      // '"Come in," says Marit': whoever says it comes after the verb.
      const sayer = tokens[1]
      if (sayer && isNameOf(sayer, told.names) && /^["“]/.test(parts[at - 1] ?? parts[at - 2] ?? ''))
        Object.assign(sayer, { label: 'nsubj', head: 0 })
      // 'Sits down opposite her and pushes it across': she is not the one who pushes.
      for (const [index, each] of tokens.entries())
        if (
          /^(?:her|him)$/i.test(each.word) &&
          each.label === 'nsubj' &&
          BESIDE.test(tokens[index - 1]?.word ?? '')
        )
          Object.assign(each, { label: 'obl', head: tokens.findIndex(({ tag }) => tag === 'VERB') })
      const isKnown = isIntroduced || introduction !== undefined
      const sentence = new ToldSentence(part, tokens, { ...told, isOtherMeant }, person, isKnown)
      isOtherMeant = sentence.isOtherMeant
      introduction ??= sentence.introduction
      isDoubtful ||= sentence.isDoubtful
      return sentence.text
    })
  return { text: pieces.join(''), introduction, isDoubtful }
}
