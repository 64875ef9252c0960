import { verbsOf } from '../language/verb-forms.ts'

const EMPTY = new Set(
  'the a an my your his her their our its this that these those some any and or but then so to of in on at by for from with into onto out up down off over i you he she it we they me him us them myself himself herself is are was were be been do does did not no will would can could very just too again once there here now all one two what who how why where when which if as than about around back away through cuz coz bc lol haha omg im'.split(
    ' ',
  ),
)

/** Words cut to a stem, so that 'notes' is 'note' and 'opened' 'opens'. */
export const carriedWords = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((word) => !EMPTY.has(word) && !word.endsWith('ly'))
      .map((word) => verbsOf(word)[0]?.lemma ?? word.replace(/(?:ies|es|s|y)$/, '')),
  )
