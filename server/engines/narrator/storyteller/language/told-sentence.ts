import type { Token } from '#server/ground/grammar/parse-sentence.ts'
import { agreed, finiteOf, type Person, PERSONS } from './agreement.ts'
import { isVehicleNoun } from './noun-kinds.ts'
import { isBare, isHadBefore, isOfAnother, isOfNearest, isOwed } from './whose-pronoun.ts'
import { capitalised, lowerFirst } from './letter-case.ts'
import { type HeroPhrase, heroPhraseAt, isHeading, isOtherOf, isSubject, type ToldOf } from './hero-phrase.ts'
import { baseOfThird, verbsOf } from './verb-forms.ts'

const PRONOUNS = {
  m: { he: 'subject', him: 'object', his: 'owner', himself: 'self' },
  f: { she: 'subject', her: 'object', hers: 'own', herself: 'self' },
  you: { you: 'object', your: 'owner', yours: 'own', yourself: 'self' },
} as const

/** One sentence told over, word by word. */
export class ToldSentence {
  readonly text: string
  introduction?: string
  isDoubtful = false
  isOtherMeant: boolean
  readonly #typed: string
  readonly #tokens: Token[]
  readonly #told: ToldOf
  readonly #person: Person
  readonly #isIntroduced: boolean
  readonly #changed = new Map<number, string>()
  #isBesideOther = false

  constructor(typed: string, tokens: Token[], told: ToldOf, person: Person, isIntroduced: boolean) {
    this.#typed = typed
    this.#tokens = tokens
    this.#told = told
    this.#person = person
    this.#isIntroduced = isIntroduced
    this.isOtherMeant = told.isOtherMeant
    for (let at = 0; at < tokens.length; at++) {
      const phrase = this.#changed.has(at)
        ? undefined
        : heroPhraseAt(tokens, at, told, isIntroduced || this.introduction !== undefined)
      if (phrase) {
        this.#tellPhrase(phrase)
        at = phrase.end - 1
      } else if (
        !this.#tellPronoun(at) &&
        isOtherOf(tokens, at, told) &&
        !this.#isOfHero(at) &&
        !this.#isOfVehicle(at)
      )
        this.isOtherMeant = true
    }
    this.text = this.#joined()
  }

  #tellPhrase({ from, head, end, isOwner, isNamed }: HeroPhrase): void {
    const words = PERSONS[this.#person]
    const token = this.#tokens[head]!
    this.isOtherMeant = false
    // 'Sam runs', where the parse took 'runs' for a noun.
    const isLead = from === 0 || /^(?:CCONJ|SCONJ)$/.test(this.#tokens[from - 1]!.tag)
    const isTold =
      isSubject(token) || (this.#person === 'first' && isLead && !isOwner && isThird(this.#tokens[end]))
    // 'Detective but he's a moth', 'A widow at the salt works.'
    if (
      this.#person === 'second' &&
      !this.#isIntroduced &&
      from === 0 &&
      (token.head === -1 || isHeading(this.#tokens, end))
    ) {
      const isOneOfTwo =
        this.#tokens.some(
          (each, at) =>
            each.head === head &&
            each.label === 'conj' &&
            this.#tokens.slice(head, at).some(({ word }) => word === 'and') &&
            this.#tokens.slice(head, at).some(({ lemma }) => lemma === 'a'),
        ) || LISTED.test(this.#typed)
      if (!isHeading(this.#tokens, end) && (isOneOfTwo || !this.#isOnlyNamed(end)))
        return void (this.isDoubtful = true)
      this.introduction = ''
      const first = this.#tokens[0]!.word
      const article = isNamed || /^(?:an?|the)$/i.test(first) ? '' : 'a '
      return void this.#changed.set(0, `You are ${article}${isNamed ? first : lowerFirst(first)}`)
    }
    // 'Its strongwoman Magda takes them': the name is within a phrase of another kind.
    if (this.#person === 'second' && isNamed && /^(?:flat|appos|compound)/.test(token.label))
      return void (this.isDoubtful = true)
    if (this.#person === 'second' && !isOwner) {
      const verb = isTold ? finiteOf(this.#tokens, token.head) : -1
      if (isTold && verb < end) return void (this.isDoubtful = true)
      // 'A cartographer in the service of the Dey, has been told': all before the verb says who it is.
      const isJoined = isTold && this.#tokens[end]?.word === 'and'
      const last = isTold && !isJoined ? this.#lastBefore(verb, end) : end
      const isTelling = last > end || (!isNamed && !this.#isIntroduced)
      if (isTelling) {
        const description = this.#typed.slice(this.#tokens[from]!.start, this.#endOf(last - 1))
        if (this.#isIntroduced || !isTold || CUT.test(description)) return void (this.isDoubtful = true)
        if (last > end || !/^(?:its|his|her|their)\b/i.test(description)) this.introduction = description
        if (!isJoined) this.#blank(end, verb - this.#adverbsBefore(verb))
      }
    }
    this.#blank(from, end)
    this.#changed.set(from, isOwner ? words.owner : isTold ? words.subject : words.object)
    if (isOwner || !isTold) return
    this.#agree(token.head, from)
    // 'Marta parks by the church': the word after her name, whatever the parse took it for.
    if (!this.#changed.has(end) && isThird(this.#tokens[end]))
      this.#changed.set(end, baseOfThird(this.#tokens[end]!.word)!)
  }

  /** Whether a sentence only names somebody, and tells what else is in it of others: not 'a boy and his drum'. */
  #isOnlyNamed(end: number): boolean {
    const finite = [...this.#tokens.keys()].filter((at) =>
      /^(?:VBZ|VBP|VBD|MD)$/.test(this.#tokens[at]!.form),
    )
    if (finite.length === 0) return this.#tokens[end]?.word !== 'and'
    // 'A knight who lost a duel must serve': two verbs, and no second clause.
    const starts = [end, ...finite.slice(0, -1)]
    return finite.every((verb, index) =>
      this.#tokens
        .slice(starts[index], verb)
        .some(
          (token) =>
            /^(?:CCONJ|PUNCT|SCONJ)$/.test(token.tag) || /^(?:who|that|which|whose)$/.test(token.word),
        ),
    )
  }

  #tellPronoun(at: number): boolean {
    const { gender } = this.#told
    const token = this.#tokens[at]!
    const word = token.word.toLowerCase()
    const own: Record<string, keyof typeof PERSONS.first> = gender ? PRONOUNS[gender] : {}
    if (isOfAnother(this.#tokens, at, own[word], (each) => this.#changed.get(each))) {
      this.#isBesideOther = true
      return true
    }
    if (this.#isBesideOther && own[word] !== undefined && isOfNearest(this.#tokens, at)) return true
    if (own[word] === undefined) {
      if (gender === undefined && /^(?:he|she|him|his|her)$/.test(word)) this.isDoubtful = true
      return false
    }
    // 'Hobb gives her his own sandwich': it is the subject's.
    if (
      this.isOtherMeant &&
      !isHadBefore(this.#tokens, at, this.#changed) &&
      !/^own$/i.test(this.#tokens[at + 1]?.word ?? '') &&
      !this.#isObjectOfOther(token)
    ) {
      this.isDoubtful = true
      return true
    }
    const words = PERSONS[this.#person]
    const [after, noun] = this.#tokens.slice(at + 1, at + 3)
    // 'Take her wet umbrella', where the parse saw two who take.
    const isOfOne =
      word === 'her' &&
      after?.tag === 'ADJ' &&
      (/^NNS?$/.test(noun?.form ?? '') || token.label === 'nmod:poss')
    // 'Her mother wants her married': of nothing that could be hers.
    const isOwner =
      isOfOne ||
      (token.label === 'nmod:poss' &&
        !(word === 'her' && isBare(this.#tokens, at)) &&
        !isOwed(this.#tokens, at) &&
        (word !== 'her' || /^(?:NOUN|PROPN|PRON)$/.test(this.#tokens[token.head]?.tag ?? '')))
    const role = own[word] === 'owner' && token.label !== 'nmod:poss' ? 'own' : own[word]
    this.#changed.set(at, isOwner ? words.owner : isSubject(token) ? words.subject : words[role])
    if (isSubject(token)) this.#agree(token.head, at)
    return true
  }

  /** 'The salvage ship Patient Margaret' is no 'she' beside the hero. */
  #isOfVehicle(at: number): boolean {
    let first = at
    while (this.#tokens[first]?.tag === 'PROPN') first--
    return first < at && isVehicleNoun(this.#tokens[first]?.lemma ?? '')
  }

  /** 'A customer brings him a hat': whoever brings it is another. */
  #isObjectOfOther({ label, head }: Token): boolean {
    const doer = this.#tokens.findIndex((each) => each.head === head && isSubject(each))
    const other = this.#tokens[/^(?:who|that)$/.test(this.#tokens[doer]?.word ?? '') ? doer - 1 : doer]
    return (
      this.#person === 'second' &&
      /^(?:obj|iobj|obl)/.test(label) &&
      other !== undefined &&
      isOtherOf(this.#tokens, this.#tokens.indexOf(other), this.#told)
    )
  }

  /** 'Her mother', 'like her grandma taught her': 'she' stays the hero after it. */
  #isOfHero(at: number): boolean {
    return (
      (this.#person === 'second' ||
        /^(?:advcl|acl)/.test(this.#tokens[this.#tokens[at]!.head]?.label ?? '')) &&
      this.#tokens.some(
        ({ head, label }, own) => head === at && label === 'nmod:poss' && this.#changed.has(own),
      )
    )
  }

  #agree(verb: number, subject: number): void {
    // 'Where the money is if she takes it': the first verb is the money's.
    const others = this.#tokens.slice(0, subject)
    const isOfOther = others.some((each) => each.head === verb && isSubject(each))
    for (const [at, word] of agreed(this.#tokens, verb, this.#person))
      if (at > subject || !isOfOther) this.#changed.set(at, word)
    if (isOfOther && isThird(this.#tokens[verb]))
      this.#changed.set(verb, baseOfThird(this.#tokens[verb]!.word)!)
  }

  #adverbsBefore(verb: number): number {
    let count = 0
    while (this.#tokens[verb - count - 1]?.tag === 'ADV') count++
    return count
  }

  /** Where the words between a subject and its verb end, without adverbs of the verb and a comma. */
  #lastBefore(verb: number, end: number): number {
    let last = verb - this.#adverbsBefore(verb)
    while (last > end && this.#tokens[last - 1]!.tag === 'PUNCT') last--
    return last
  }

  #endOf(at: number): number {
    return this.#tokens[at]!.start! + this.#tokens[at]!.word.length
  }

  #blank = (from: number, end: number) => {
    for (let at = from; at < end; at++) this.#changed.set(at, '')
  }

  #joined(): string {
    const pieces = this.#tokens.toReversed().reduce((line, { start = 0, word }, back) => {
      const by = this.#changed.get(this.#tokens.length - 1 - back)
      return by === undefined ? line : line.slice(0, start) + by + line.slice(start + word.length)
    }, this.#typed)
    const whole = pieces.replace(/(?<=\S) {2,}/g, ' ')
    return /^\p{Lu}/u.test(this.#typed) ? capitalised(whole) : whole
  }
}

const isThird = (token?: Token) => verbsOf(token?.word ?? '').some(({ form }) => form === 's')

/** 'Noor, her father, and three smugglers share a boat'. */
const LISTED = /^[^,.]+, (?:his|her|their) [^,.]+, and /iu

/** A description that breaks off was read wrongly. */
const CUT =
  /\b(?:after|before|when|while|because|until|if) |\b(?:who|that|which|and|or|but|with|of|in|at|on|from|to|the|an?|is|was|has)$/i
