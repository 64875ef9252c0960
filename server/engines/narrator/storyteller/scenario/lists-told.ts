import { isGroupNoun } from '../language/being-nouns.ts'
import { isRole } from './roles.ts'

const NAME = String.raw`\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?`
const isOneRole = (words: string): boolean => {
  const head = words.split(' ').at(-1)!.toLowerCase()
  return isRole(head) && !isGroupNoun(head)
}
const roleOf = (bracket: string): string | undefined =>
  bracket
    .split(/[,;] /)
    .map((part) => part.replace(/^(?:the|an?|my|our) /i, '').trim())
    .find((part) => /^\p{Ll}/u.test(part) && isOneRole(part))

/** People who are counted up with marks told in words: 'Tomas (pilot)' and 'pilot: Tomas' as 'the pilot Tomas'. */
export function withListsTold(text: string): string {
  const added: string[] = []
  const told = text
    // 'One of the lamps, the ugly brass one, talked'.
    .replace(/, (?:the|an?) (?:\p{Ll}+ ){0,3}one(?=,)/gu, '')
    .replace(/(\bone of (?:the|my|his|her|our) \p{Ll}+),(?= \p{Ll}+ )/giu, '$1')
    // 'Me (Priya, nurse)'.
    .replace(
      new RegExp(String.raw`\b([Mm]e|I|[Mm]yself) \((${NAME})?(?:, ?)?([^()]*)\)`, 'gu'),
      (_, me: string, name: string | undefined, rest: string) => {
        const role = roleOf(rest)
        if (name !== undefined) added.push(`My name is ${name}.`)
        if (role !== undefined) added.push(`I am a ${role}.`)
        return me
      },
    )
    // 'One kid's missing: Darren'.
    .replace(
      new RegExp(
        String.raw`\b(?:[Oo]ne|[Aa]n?|[Tt]he|[Mm]y) \p{L}+(?:['’]s| is) (missing|gone|dead|asleep|late|lost|hurt|ill): (${NAME})`,
        'gu',
      ),
      '$2 is $1',
    )
    // 'The kids (Tia, Omar and little Fred)'.
    .replace(
      new RegExp(
        String.raw`\b(\p{Ll}+s) \(((?:(?:and |little |old )*${NAME}(?:, | and |, and )?){2,8})\)`,
        'gu',
      ),
      (whole: string, many: string, names: string) => {
        const role = many.replace(/s$/, '')
        if (!isRole(role)) return whole
        for (const [name] of names.matchAll(new RegExp(NAME, 'gu')))
          added.push(`The ${role} ${name} is here.`)
        return many
      },
    )
    .replace(new RegExp(String.raw`(${NAME}) \(([^()]+)\)`, 'gu'), (_, name: string, rest: string) => {
      const role = roleOf(rest)
      return role === undefined ? name : `the ${role} ${name}`
    })
    .replace(
      new RegExp(String.raw`(?<=^|[.;,:] )((?:\p{L}+ )?\p{L}+): (${NAME})(?=[.,;]|$)`, 'gu'),
      (whole: string, role: string, name: string) =>
        isOneRole(role) ? `the ${role.toLowerCase()} ${name}` : whole,
    )
  return added.length > 0 ? `${told.replace(/(?<![.!?])$/, '.')} ${added.join(' ')}` : told
}
