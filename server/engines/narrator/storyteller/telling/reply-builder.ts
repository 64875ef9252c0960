import { nounOf } from './noun.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { Random } from '#server/ground/random.ts'
import { hereOf, isBeing, type World, type Entity } from '../world/world.ts'
import { canSpeak, isSaidByMany, muteIn, speakerIn, withoutWords } from '../world/can-speak.ts'
import { isVoice, speaksAs } from '../world/voice.ts'
import { asBefore } from './as-before.ts'
import { fits, isMet, isTellable, softened } from './fits.ts'
import { isNameless, saidBy, withoutName } from './nameless.ts'
import { placed } from './placed.ts'
import { saidByMany } from './said-by-many.ts'
import { mend, sentencesOf, typeset, withoutDoubled, wordsOf } from './polish.ts'
import { type Slots, slotsOfScene } from './slots.ts'
import { expand, readLine } from './template.ts'
import type { UsedSentences } from './used-sentences.ts'

interface Desk {
  world: World
  random: Random
  preferences: Preferences
  used: UsedSentences
}

/** Set by the bench alone: told of each piece of a reply, the line of content it was made of and what came of that. */
export const trace: { told?: (line: string, text: string) => void } = {}

/** The reply in the making: takes lines of content and facts, and lets no sentence of the story come twice. */
export class ReplyBuilder {
  readonly #desk: Desk
  readonly #paragraphs: string[][] = [[]]
  /** What the player told, told back. */
  readonly #retold = new Set<string>()
  /** Sentences that were taken back, and may be told after all. */
  readonly #takenBack = new Set<string>()

  constructor(desk: Desk) {
    this.#desk = desk
  }

  get isConcise(): boolean {
    return (this.#desk.world.style ?? this.#desk.preferences.narrativeStyle) === 'concise'
  }

  get words(): number {
    return this.#paragraphs.reduce((sum, sentences) => sum + wordsOf(sentences.join(' ')).length, 0)
  }

  get text(): string {
    return this.#paragraphs
      .map((sentences) => sentences.join(' '))
      .filter((paragraph) => paragraph !== '')
      .join('\n\n')
  }

  /** Where the reply stands now. */
  mark = (): number[] => this.#paragraphs.map((sentences) => sentences.length)

  /** What was told since a mark. */
  since = (mark: number[]): string => this.#toldSince(mark).join(' ')

  /** What of the player's words was told back since a mark. */
  retoldSince = (mark: number[]): string[] => this.#toldSince(mark).filter((text) => this.#retold.has(text))

  /** Puts one sentence in the place of all that was told back since a mark, and before what came of an order. */
  retellSince(mark: number[], given: string, order?: number[]): void {
    const plain = softened(typeset(mend(given)), this.#desk.preferences.contentRating)
    const parts = this.retoldSince(mark)
    if (parts.join(' ') === plain) return
    // What differs by a comma is the same.
    const isNew = parts.some((part) => wordsOf(part).join() === wordsOf(plain).join()) || !this.isTold(plain)
    const whole = !isNew ? asBefore(plain, this.#desk.world, (told) => !this.isTold(told)) : plain
    const left = [whole]
    for (const [at, told] of this.#paragraphs.entries())
      this.#paragraphs[at] = told.flatMap((text, index) => [
        ...(at + 1 === order?.length && index === order[at] ? left.splice(0) : []),
        ...(index < (mark[at] ?? 0) || !parts.includes(text) ? [text] : left.splice(0)),
      ])
    this.#retold.add(whole)
    this.#desk.used.add(whole)
  }

  /** Takes back what was told since a mark. */
  rewind(mark: number[]): void {
    for (const sentence of sentencesOf(this.since(mark))) this.#takenBack.add(sentence)
    this.#paragraphs.length = mark.length
    for (const [at, length] of mark.entries()) this.#paragraphs[at]!.length = length
  }

  /** What is told meanwhile is said by somebody: the same facts, in quotes. */
  speakAs(who: Entity, tell: () => void): void {
    const before = this.mark()
    if (isBeing(who) && !canSpeak(who) && this.say(withoutWords(who), { mute: who })) return
    tell()
    if (!canSpeak(who)) return
    let isNamed = false
    for (const [at, sentences] of this.#paragraphs.entries())
      for (let i = before[at] ?? 0; i < sentences.length; i++) {
        if (sentences[i]!.includes('“')) isNamed = true
        else if (isNamed) sentences[i] = `“${sentences[i]}”`
        else {
          const [first = '', ...rest] = sentencesOf(sentences[i]!)
          const more = rest.length > 0 ? ` “${rest.join(' ')}”` : ''
          sentences[i] = saidBy(first.replace(/\.$/, ','), nounOf(who)) + more
          isNamed = true
        }
      }
  }

  paragraph(): void {
    if (this.#paragraphs.at(-1)!.length > 0) this.#paragraphs.push([])
  }

  /** Adds one line of the pool whose wording the story has not had in any form; returns whether there was one. */
  sayNew(pool: readonly string[] | undefined, slots: Slots = {}, suits?: (told: string) => boolean): boolean {
    return this.say(
      pool?.filter((line) => !this.#desk.used.has(`#${line}`)),
      slots,
      suits,
    )
  }

  /** Adds one line of the pool that fits, suits, and was not told yet; returns whether there was one. */
  say(pool: readonly string[] | undefined, slots: Slots = {}, suits?: (told: string) => boolean): boolean {
    const shuffled = this.#inStyle(this.#desk.random.shuffle(pool ?? []))
    // A line of another wording comes before the same line with other names in it.
    const isNew = (line: string) => !this.#desk.used.has(`#${line}`)
    // What is only for the voice of whoever says it comes before what anybody may say.
    const rank = (line: string) => (!isNew(line) ? 2 : readLine(line).conditions.some(isVoice) ? 0 : 1)
    return shuffled.toSorted((a, b) => rank(a) - rank(b)).some((line) => this.#sayLine(line, slots, suits))
  }

  /** Of the lines that fit, a concise style takes the shortest first, a dramatic one those in which somebody speaks. */
  #inStyle(lines: string[]): string[] {
    const style = this.#desk.world.style ?? this.#desk.preferences.narrativeStyle
    if (this.isConcise) return lines.toSorted((a, b) => a.length - b.length)
    return style === 'dramatic'
      ? lines.toSorted((a, b) => Number(b.includes('"')) - Number(a.includes('"')))
      : lines
  }

  #sayLine(line: string, slots: Slots, suits?: (told: string) => boolean): boolean {
    const { world, random, preferences, used } = this.#desk
    const { conditions, template } = readLine(line)
    const who = typeof slots.who === 'object' ? slots.who : undefined
    const isFit = (condition: string) =>
      isVoice(condition) ? speaksAs(condition, who) : isMet(condition, world, preferences.contentRating)
    if (!conditions.every(isFit)) return false
    if (this.#muteIn(template, slots)) return false
    const withPlace = placed(template, hereOf(world), this.text)
    if (world.plot.isOpen && /\[\^?(?:want|goal|question)\b/.test(template)) return false
    if (hereOf(world).isUnnamed && /\[\^?place[\].+']/.test(withPlace)) return false
    const whole = expand(withPlace, slotsOfScene(world, random, slots))
    const named = whole && isSaidByMany(template, slots) ? saidByMany(whole) : whole
    const filled = named && isNameless(slots) ? withoutName(named) : named
    if (filled === undefined || suits?.(filled) === false) return false
    const text = softened(filled, preferences.contentRating)
    if (world.isOfOthers && /\byou(?:r|rs|rself)?\b/i.test(text.replace(/“[^”]*”/g, ''))) return false
    if (this.isTold(text) || !fits(text, world, preferences.contentRating)) return false
    used.add(`#${line}`)
    trace.told?.(line, text)
    this.#add(text)
    return true
  }

  /** Who is to speak in a template and cannot: the one gate that every spoken line goes through. */
  #muteIn(template: string, slots: Slots): Entity | undefined {
    const slot = speakerIn(template)
    return slot === undefined ? undefined : muteIn(this.#desk.world, slots[slot])
  }

  /** Adds a sentence made from facts; one that was told before is told as what it is: still so. */
  tell(template: string, slots: Slots = {}): void {
    const { world, random } = this.#desk
    const { contentRating } = this.#desk.preferences
    const mute = this.#muteIn(template, slots)
    if (mute) return void this.say(withoutWords(mute), { mute })
    const withPlace = placed(template, hereOf(world), this.text).replace(
      /\bover \[place\]/g,
      hereOf(world).isUnnamed ? 'all round' : 'over [place]',
    )
    const lookup = slotsOfScene(world, random, slots)
    // Where nothing is built in there is nothing to stand by.
    const filled =
      expand(withPlace, lookup) ??
      expand(
        withPlace.replace(/,? (?:by|behind|with|from|or search|and|over) \[prop\](?: before you)?/g, ''),
        lookup,
      )
    const said = filled && isNameless(slots) ? withoutName(filled) : filled
    if (said === undefined || said === '') return
    const text = softened(said, contentRating)
    if (!isTellable(text, contentRating)) return
    // What this very reply has said is not said again.
    if (this.text.includes(text)) return
    trace.told?.(template, text)
    const told = !this.isTold(text)
      ? text
      : asBefore(text, this.#desk.world, (variant) => !this.isTold(variant))
    const added = this.#add(told)
    if (template === '[told]') this.#retold.add(added)
  }

  /** Adds an answer so short that it may well have been told before, of something else. */
  answer(given: string): void {
    const text = softened(given, this.#desk.preferences.contentRating)
    trace.told?.(given, text)
    this.#add(text)
  }

  #add(given: string): string {
    const text = withoutDoubled(given)
    for (const sentence of sentencesOf(text)) {
      this.#takenBack.delete(sentence)
      this.#desk.used.add(sentence)
    }
    this.#paragraphs.at(-1)!.push(text)
    for (const entity of this.#desk.world.entities)
      if (!entity.isTold && text.includes(entity.name)) entity.isTold = true
    return text
  }

  #toldSince = (mark: number[]): string[] =>
    this.#paragraphs.flatMap((sentences, at) => sentences.slice(mark[at] ?? 0))

  /** Whether the story has told it in these very words. */
  isTold(text: string): boolean {
    return sentencesOf(text).some(
      (sentence) => !this.#takenBack.has(sentence) && this.#desk.used.has(sentence),
    )
  }
}
