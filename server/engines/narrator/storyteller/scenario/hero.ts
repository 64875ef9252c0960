import { capitalised, lowerFirst } from '../language/letter-case.ts'
import type { Mention } from '../language/clause.ts'
import { verbsHere } from '../language/verb-signs.ts'
import { phraseAt } from '../language/noun-phrase.ts'
import type { Word } from '../language/words.ts'
import { actorOf } from './actor.ts'
import { type Apposition, isName, nameIn } from './appositions.ts'
import { genderOf, isGivenName, isRole, kindOfRole } from './roles.ts'
import type { Scenario } from './scenario.ts'

export interface FoundHero {
  hero: Scenario['hero']
  /** Told of in the third person: 'A young knight must …'. */
  isThirdPerson: boolean
  /** Phrases that mean the hero, in the third person. */
  mentions: Mention[]
}

const count =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** Who the hero is: 'I am …', 'As a …', 'My name is …', else the first somebody of a sentence that acts. */
export function heroOf(text: string, words: Word[], appositions: Apposition[]): FoundHero {
  const hero: Scenario['hero'] = { aliases: [], traits: [], possessions: [] }
  const take = (mention: Mention) => {
    const named = nameIn(mention)
    // 'Soldier comes home': only the capital of a sentence.
    const isRoleFirst =
      named !== undefined && isRole(named.toLowerCase()) && !isGivenName(named) && text.startsWith(named)
    const name = isRoleFirst ? undefined : named
    const role = isRoleFirst ? named.toLowerCase() : roleText(mention, name)
    if (name && !hero.name) hero.name = name
    if (role && !hero.role) hero.role = role
    for (const adjective of mention.adjectives ?? [])
      if (!name?.toLowerCase().includes(adjective) && !isRole(adjective)) hero.traits.push(adjective)
  }
  for (const { of, is } of appositions) if (of.pronoun === 'i') take(is)
  const isFirst = /\b(?:I|i|my|My|me|Me|we|We|our|Our|us)\b/.test(text.replace(/"[^"]*"/g, ''))
  const named =
    /(?:\b[Mm]y |(?<=^|[:.,] )|^)[Nn]ame(?: is|'s) ((?:\p{L}|['’-])+(?: (?!I\b|I')\p{Lu}[\p{L}'’-]+)*)/u.exec(
      text,
    ) ??
    /\b(?:I(?:'m| am) (?:called|named)|call me|known as|everyone calls me|they call me|people call me) (?!the\b|a\b|an\b)((?:\p{L}|['’-])+(?: (?-i:\p{Lu})[\p{L}'’-]+)*)/iu.exec(
      text,
    )
  if (named) hero.name = capitalised(named[1]!)
  // 'I'm a baker in Oslo called Ragna.'
  const trade =
    /\bI(?:'m| am) an? (?:\p{L}[\p{L}'’-]* ){1,6}?(?:called|named) (\p{Lu}\p{Ll}+)(?=[.,;!]|$| and | who )/u.exec(
      text,
    )
  if (trade && !/ (?:with|and|my|for|to|whose|who) /.test(trade[0])) hero.name ??= trade[1]!
  const age =
    /\b(?:i am|i'm|aged?|(?=\d+[- ]year)) ?(\d{1,3})(?:[- ]years?[- ]old|\b(?= and\b|,|\.| years))/i.exec(
      text,
    ) ??
    /\b(\d{1,3})[- ]years?[- ]old\b/i.exec(text) ??
    new RegExp(`\\b(${count.join('|')})[- ]years?[- ]old\\b`, 'i').exec(text)
  if (age && !/\b(?:for|tell) (?:my|a)\b[^.]{0,20}$/i.test(text.slice(0, age.index)))
    hero.age = Number(age[1]) || count.indexOf(age[1]!.toLowerCase())
  for (const [at, word] of words.entries()) {
    const isI =
      /^(?:i|we)$/.test(word.plain) &&
      /^(?:am|are|was|play|become|became|have)$/.test(words[at + 1]?.plain ?? '')
    const isAs =
      (word.plain === 'as' &&
        /^(?:a|the|an)$/.test(words[at + 1]?.plain ?? '') &&
        (words[at - 1] === undefined ||
          words[at - 1]!.kind === 'mark' ||
          /^(?:work|works|worked|play)$/.test(words[at - 1]!.plain))) ||
      (/^(?:being|playing)$/.test(word.plain) && at < 3)
    if (!isI && !isAs) continue
    // 'I am babysitting twins': what the hero does, and not who that is.
    if (isI && verbsHere(words[at + 2]).some(({ form }) => form === 'ing')) continue
    let from = at + (isI ? 2 : 1)
    while (
      /^(?:now|just|still|only|once|the-new|been|working|secretly|actually|not)$/.test(
        words[from]?.plain ?? '',
      )
    )
      from++
    const phrase = phraseAt(words, from)
    if (!phrase || phrase.mention.pronoun) continue
    if (words[at + 1]?.plain === 'have' && isI) continue
    if (
      isName(phrase.mention) ||
      isRole(phrase.mention.head) ||
      ((isAs || /^(?:a|the|an|owner)$/.test(phrase.mention.determiner ?? '')) &&
        words[at + 1]!.plain !== 'play' &&
        !/^(?:one|only|way|bit|lot|night|middle|edge|end|end|verge|front|reason)$/.test(phrase.mention.head))
    )
      take(phrase.mention)
  }
  const styled =
    /\bI(?:'m| am) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?), ((?:\p{Ll}[\p{L}-]* ){0,3}?\p{Ll}[\p{L}-]*)(?=[,.;]| (?:in|at|on|of|for|who|with) )/u.exec(
      text,
    )
  if (styled && isRole(styled[2]!.split(' ').at(-1)!)) {
    hero.name = styled[1]!
    hero.role ??= styled[2]!.replace(/^(?:an?|the) /, '')
  }
  for (const { of, is } of appositions)
    if (hero.name !== undefined && of.text === hero.name) take(is)
    // 'I am a telegraph boy, Alfie.'
    else if (isFirst && of.determiner === 'a' && of.text.toLowerCase() === hero.role) hero.name ??= nameIn(is)
  const bareRole = /^(?:we) (?:are|'re)/i.test(text)
  if (bareRole) hero.kind = 'group'
  let mentions: Mention[] = []
  if (!isFirst) {
    const found =
      actorOf(text, words) ??
      appositions.find(({ of, is }) => (isName(is) || isName(of)) && isRole((isName(is) ? of : is).head))?.is
    if (found) {
      take(found)
      mentions = [found]
      for (const { of, is } of appositions) if (of.text === found.text) take(is)
      const name = hero.name
      if (name)
        hero.aliases.push(
          ...name
            .split(' ')
            .filter(
              (part) =>
                part !== name &&
                /^\p{Lu}/u.test(part) &&
                !/^(?:Captain|Sir|Lady|Lord|Mr|Mrs|Dr|King|Queen|The|Of)$/.test(part),
            ),
        )
      if (hero.role) hero.aliases.push(hero.role, hero.role.split(' ').at(-1)!)
    }
  } else if (hero.name?.includes(' '))
    hero.aliases.push(
      ...hero.name
        .split(' ')
        .filter(
          (part) =>
            /^\p{Lu}/u.test(part) &&
            part.length > 2 &&
            !/^(?:Captain|Sir|Lady|Lord|King|Queen|Sheriff|Doctor)$/.test(part),
        ),
    )
  hero.aliases = [...new Set(hero.aliases)].filter((alias) => alias !== hero.name)
  const head = hero.role?.split(' of ')[0]!.split(' ').at(-1)
  if (head)
    hero.kind ??= kindOfRole(
      head,
      /^(?:four|three|two|five|six)\b/i.test(hero.role ?? '') ||
        (hero.name === undefined && mentions[0]?.isPlural === true),
    )
  if (head || hero.name) hero.kind ??= 'person'
  hero.gender = hero.kind === 'group' ? 'pl' : (genderOf(head, hero.name) ?? pronounGender(text, isFirst))
  return { hero, isThirdPerson: mentions.length > 0, mentions }
}

/** 'retired astronaut' of 'a retired astronaut'; without the name. */
export function roleText(mention: Mention, name: string | undefined): string | undefined {
  const own = mention.owner ? `${mention.owner.text}'s ${mention.text}` : mention.text
  const role = (name && mention.named === undefined ? own.replace(name, '') : own).trim()
  if (role === '' || role.startsWith('of ')) return titleOf(name)
  return lowerFirst(role)
}

const titleOf = (name: string | undefined) => {
  const title = name?.split(' ')[0]!.toLowerCase()
  return name?.includes(' ') && title && isRole(title) ? title : undefined
}

function pronounGender(text: string, isFirst: boolean): 'm' | 'f' | undefined {
  if (isFirst) return undefined
  const he = text.match(/\b(?:he|his|him)\b/gi)?.length ?? 0
  const she = text.match(/\b(?:she|her)\b/gi)?.length ?? 0
  // As many of each: whoever is told of first is 'he' or 'she' first.
  const [first] = /\b(?:he|his|him|she|her)\b/i.exec(text) ?? []
  const isHe = he === she ? first?.toLowerCase().startsWith('h') && !/^her$/i.test(first) : he > she
  return first === undefined ? undefined : isHe ? 'm' : 'f'
}
