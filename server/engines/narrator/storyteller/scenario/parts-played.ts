import { inEitherCase } from '../language/letter-case.ts'
import { isForm, thirdPerson } from '../language/verb-forms.ts'

const WHOM = String.raw`(?=\p{Lu}\p{Ll}+|${inEitherCase('(?:an?|the|my|your|our)')} \p{L})`
const MINE = inEitherCase(
  String.raw`my (?:character|oc|pc)(?: is|['’]s)|me ?[:=]|(?:and )?i(?:['’]ll| will)? (?:play|be)(?: as)?|(?:i['’]?m|i am)(?: playing(?: as)?)?`,
)
const ASKED = inEitherCase(
  String.raw`(?:can|could|will|would) you (?:please )?(?:be|play)|i(?:['’]d like| want) you to (?:be|play)`,
)
const THEIRS = inEitherCase(
  String.raw`(?:you|u)(?:['’]ll| will)? (?:play|be)(?: as)?|you ?[:=]|(?:you(?:['’]?re| are)|u r)(?: playing)?`,
)
const PART = new RegExp(
  String.raw`(?:^\W*|(?<=[.!?*:;…)] )|,? (?:and|while|but) |, |; ?)(?:(?<mine>${MINE})|(?<asked>${ASKED})|(?<theirs>${THEIRS})) ${WHOM}`,
  'gu',
)
const ROLEPLAY =
  /^\W*(?:(?:let['’]?s|hi|hello|hey|ok|can we|want to)[ ,!]+)*(?:do an? )?(?:rp|role-?play)\b\W*/iu

/** A premise that gives out both parts, with each told in a sentence of its own and the other one as somebody who is there. */
export function withPartsSaid(given: string): { text: string; opposite?: string } {
  const isRoleplay = ROLEPLAY.test(given)
  const text = given.replace(ROLEPLAY, '')
  const cuts = [...text.matchAll(PART)].filter(
    ({ index }) => (text.slice(0, index).match(/["“”]/g)?.length ?? 0) % 2 === 0,
  )
  const isOther = ({ groups, index }: RegExpExecArray) =>
    groups!.theirs !== undefined &&
    (isRoleplay || cuts.some((each) => each.groups!.mine) || (index > 0 && /play/i.test(groups!.theirs)))
  const other = cuts.find((each) => each.groups!.asked ?? isOther(each))
  if (!other) return { text: given }
  const from = other.index + other[0].length
  const label =
    /^[^.,;:!?(]+?(?=[.,;:!?(]|\s(?:who|whom|that|which|of|from|on|in|at|with|and|i|i['’]ve|you)\b|$)/iu.exec(
      text.slice(from),
    )![0]
  const name = /(?:\p{Lu}[\p{L}'’-]+ ?)+$/u.exec(label)?.[0]
  const short = name ?? `${/^(?:my|our) /i.exec(label)?.[0] ?? 'the '}${label.split(' ').at(-1)!}`
  const parts = cuts
    .filter((each) => each === other || each.groups!.mine)
    .map((each, at, all) => {
      const said = text.slice(each.index + each[0].length, all[at + 1]?.index)
      const isPlayed = /char|play|oc|pc/i.test(each.groups!.mine ?? '') && /^\p{Lu}/u.test(said)
      const lead = each === other ? 'With me is' : isPlayed ? 'My character is' : 'I am'
      const sentence = `${lead} ${said.trim()}`.replace(/[,;?]$/, '')
      return sentence.replace(/(?<![.!?…"”*)])$/, '.').replace(/(?<=^[^.]*)\?/, '.')
    })
  const before = text.slice(0, cuts[0]!.index).trim()
  return {
    text: ofOther([before, ...parts].filter(Boolean).join(' '), short),
    opposite: label.replace(/^.*['’]s /, ''),
  }
}

/** Whoever plays 'you' is somebody beside the reader: 'the stowaway you have just found'. */
function ofOther(text: string, who: string): string {
  const bent: Record<string, string> = {
    are: 'is',
    "'re": ' is',
    were: 'was',
    have: 'has',
    "'ve": ' has',
    do: 'does',
  }
  return text
    .replace(/\byou(?: (are|were|have|do)|['’](re|ve))\b/giu, (_, verb?: string, short?: string) =>
      verb ? `${who} ${bent[verb.toLowerCase()]!}` : `${who}${bent[`'${short}`]!}`,
    )
    .replace(
      /(?<!\b(?:to|for|at|with|of|about|from|let|make|see|hear|than) )\byou ((?:\p{L}+ly|just|also|never|always) )?(\p{L}+)/giu,
      (_, how: string | undefined, verb: string) =>
        `${who} ${how ?? ''}${isForm(verb, 'base') && !isForm(verb, 'past') ? thirdPerson(verb) : verb}`,
    )
    .replace(/\byours?\b/giu, `${who}'s`)
    .replace(/\byou(?:rself)?\b/giu, who)
}
