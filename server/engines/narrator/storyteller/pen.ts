import type { Genre, GenreMix } from '#contract/genres.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { Chance } from './chance.ts'
import { hashText } from './chance.ts'
import { LASTING_SHARPNESS, pickGenre } from './genre-share.ts'
import { expand } from './grammar.ts'
import { addressed, addressFor, speakIn } from './language-style.ts'
import type { Noun } from './noun.ts'
import { formOf } from './noun.ts'
import { mend, sentencesOf, typeset, wordsOf } from './polish.ts'
import { isFit } from './rating.ts'
import type { UsedSentences } from './used-sentences.ts'
import type { World } from './world.ts'
import { peopleHere, placeHere, placeNoun } from './world.ts'
import { drawFrom } from './draw.ts'
import { wordbooks } from './wordbooks/wordbooks.ts'

/** What slots can name; an undefined entry makes the templates that need it unusable. */
export type Scope = Record<string, Noun | string | undefined>

const RUN = 4
const TRIES = 14
const LATELY = 300
const MOST_MARKS = 20_000
/** So many templates must be told before one may come again. */
const RESTING = 220
/** Share of spoken lines that carry a form of address, in a style that has them. */
const ADDRESSED = 0.75

export interface PenSettings {
  world: World
  chance: Chance
  preferences: Preferences
  mix: GenreMix
  used: UsedSentences
  /** The last replies, newest last: their wording is kept away from. */
  lastReplies: string[]
}

/** Writes prose from templates so that no sentence comes twice and no phrase comes again soon. */
export class Pen {
  readonly chance: Chance
  readonly preferences: Preferences
  readonly world: World
  /** Genre that wordbook draws come from, unless a template's scope says otherwise. */
  private readonly mix: GenreMix
  private readonly used: UsedSentences
  private readonly runs = new Set<number>()
  private readonly lately: string[]
  /** Where in `lately` a mark stands last. */
  private readonly toldAt = new Map<string, number>()
  private readonly lastReplies: string[]
  private readonly named = new Set<string>()
  /** Somebody has addressed the hero in this reply: once is enough. */
  private hasAddressed = false

  constructor(settings: PenSettings) {
    this.world = settings.world
    this.chance = settings.chance
    this.preferences = settings.preferences
    this.mix = settings.mix
    this.used = settings.used
    this.lastReplies = settings.lastReplies
    this.lately = settings.world.lately.match(/.{3}/g) ?? []
    this.lately.forEach((mark, at) => this.toldAt.set(mark, at))
    for (const reply of settings.lastReplies) for (const run of runsOf(reply)) this.runs.add(run)
  }

  /** Genre whose words have come too seldom so far for the mix. */
  genre(): Genre {
    return pickGenre(this.mix, this.world.genreWords, this.chance)
  }

  /** Genre for what stays with the story. */
  lastingGenre(): Genre {
    return pickGenre(this.mix, this.world.genreWords, this.chance, LASTING_SHARPNESS)
  }

  /** A passage from one of `pool`'s templates; undefined when none can be told here and now. */
  write(pool: readonly string[], scope: Scope = {}, mostWords = Infinity): string | undefined {
    let best: { text: string; template: string; repeats: number } | undefined
    for (const template of this.inOrder(pool).slice(0, TRIES)) {
      const text = this.render(template, scope)
      if (text === undefined || (mostWords < 200 && wordsOf(text).length > mostWords)) continue
      const repeats = runsOf(text).filter((run) => this.runs.has(run)).length
      if (!best || repeats < best.repeats) best = { text, template, repeats }
      if (repeats === 0) break
    }
    if (!best) return undefined
    this.keep(best.text, best.template)
    return best.text
  }

  /** One template told in this story's language, or undefined when its slots, its rating or its novelty fail. */
  render(template: string, scope: Scope): string | undefined {
    const body = this.bodyOf(template)
    if (body === undefined) return undefined
    const genre = this.genre()
    const told = new Set<string>()
    const raw = isOneInTwoParts(body, scope)
      ? undefined
      : expand(body, (slot) => this.fill(slot, scope, genre, told), this.chance)
    if (raw === undefined) return undefined
    const text = typeset(mend(this.inManner(raw)))
    const sentences = sentencesOf(text)
    if (
      hasDoubles(sentences, scope.speech !== undefined) ||
      sentences.some((sentence) => this.used.has(sentence))
    )
      return undefined
    return isFit(text, this.preferences.contentRating) ? text : undefined
  }

  /** In the language style of the story; where that is not the modern one, people often address the hero. */
  private inManner(raw: string): string {
    const style = this.preferences.languageStyle
    const told = speakIn(style, raw)
    const address =
      style === 'modern' || this.hasAddressed || !this.chance.isLucky(ADDRESSED)
        ? undefined
        : addressFor(style, this.world.hero, this.chance)
    return address && !raw.includes(address) ? addressed(told, address) : told
  }

  /** Notes a passage as told, so that nothing of it comes again. */
  keep(text: string, template?: string): void {
    if (/, (?:my dear|my esteemed|good|respected|honest|master|traveller)\b[^”]{0,30},?”/.test(text))
      this.hasAddressed = true
    for (const sentence of sentencesOf(text)) this.used.add(sentence)
    for (const run of runsOf(text)) this.runs.add(run)
    if (template) this.toldAt.set(markOf(template), this.lately.push(markOf(template)) - 1)
  }

  packLately = (): string => this.lately.slice(-LATELY).join('')

  /** Templates not told lately come first, then those told longest ago; the latest ones are left alone. */
  private inOrder(pool: readonly string[]): string[] {
    const rested = this.lately.length - RESTING
    return this.chance
      .shuffle(pool)
      .map((template) => ({ template, age: this.toldAt.get(markOf(template)) ?? -1 }))
      .filter(({ age }) => age < 0 || age < rested)
      .sort((a, b) => a.age - b.age)
      .map(({ template }) => template)
  }

  /** A template without its tags; undefined when a tag says it doesn't belong here. */
  private bodyOf(template: string): string | undefined {
    let body = template
    for (;;) {
      const tag = /^@(\w+) /.exec(body)
      if (!tag) return body
      if (!this.holds(tag[1]!)) return undefined
      body = body.slice(tag[0].length)
    }
  }

  private holds(tag: string): boolean {
    const { world, preferences } = this
    if (tag === 'in') return placeHere(world).isInside
    if (tag === 'out') return !placeHere(world).isInside
    if (tag === 'night') return world.hour === 5 || world.hour === 0
    if (tag === 'day') return world.hour > 0 && world.hour < 4
    if (tag === 'teen') return preferences.contentRating !== 'general'
    if (tag === 'mature') return preferences.contentRating === 'mature'
    if (tag === 'alone') return peopleHere(world).length === 0
    if (tag === 'tense') return world.arc.tension >= 5
    if (tag === 'calm') return world.arc.tension < 5
    if (tag === preferences.narrativeStyle || tag === preferences.languageStyle) return true
    return tag === world.weather
  }

  private fill(slot: string, scope: Scope, genre: Genre, told: Set<string>): string | undefined {
    if (slot.startsWith('~'))
      return drawFrom(wordbooks[genre], slot.slice(1), this.chance, this.preferences.contentRating)
    const isCapital = slot.startsWith('^')
    const [, name = '', form = ''] = /^\^?([a-z]+\d?)(.*)$/i.exec(slot) ?? []
    const value = this.valueOf(name, form.replace(/^\./, ''), scope, told)
    return isCapital && value ? value[0]!.toUpperCase() + value.slice(1) : value
  }

  private valueOf(name: string, form: string, scope: Scope, told: Set<string>): string | undefined {
    if (name === 'sir') return addressFor(this.preferences.languageStyle, this.world.hero, this.chance)
    if (name === 'role') return this.world.hero.role
    if (name === 'place' && !('place' in scope)) return formOf(placeNoun(placeHere(this.world)), form)
    const value = scope[name]
    if (typeof value !== 'object') return form === '' ? value : undefined
    if (form === '' && value.glossed && this.needsGloss(value) && !told.has(value.name)) {
      told.add(value.name)
      return value.glossed
    }
    return formOf(value, form)
  }

  /** Whether readers may no longer have in mind who bears this name. */
  private needsGloss({ name, isGlossDue }: Noun): boolean {
    if (this.named.has(name)) return false
    return isGlossDue === true || !this.lastReplies.slice(-3).some((reply) => reply.includes(name))
  }

  /** Says that a name stands in the reply already. */
  noteNames(text: string): void {
    for (const { name } of this.world.people) if (text.includes(name)) this.named.add(name)
  }
}

/** '"[friend] has the key," says [who]' can't be told where both are the same person. */
function isOneInTwoParts(body: string, scope: Scope): boolean {
  const parts = new Map<string, string>()
  for (const [, name = ''] of body.matchAll(/\[\^?([a-z]+)/g)) {
    const noun = scope[name]
    if (typeof noun !== 'object' || noun.gender === undefined) continue
    const other = parts.get(noun.name)
    if (other !== undefined && other !== name) return true
    parts.set(noun.name, name)
  }
  return false
}

/** Only the player's own words can come twice under different marks. */
const hasDoubles = (sentences: string[], isSpoken: boolean) =>
  sentences.length > 1 &&
  new Set(isSpoken ? sentences.map((sentence) => wordsOf(sentence).join(' ')) : sentences).size <
    sentences.length

const marks = new Map<string, string>()

/** Three letters that stand for a template; the templates are the wordbooks', so the marks are made once. */
function markOf(template: string): string {
  let mark = marks.get(template)
  if (mark === undefined) {
    const hash = hashText(template)
    mark = Buffer.from([hash & 255, (hash >>> 8) & 255])
      .toString('base64')
      .slice(0, 3)
    if (marks.size < MOST_MARKS) marks.set(template, mark)
  }
  return mark
}

function runsOf(text: string): number[] {
  const hashes = wordsOf(text).map(hashText)
  return hashes.slice(RUN - 1).map((_, from) => {
    let run = 0
    for (let at = from; at < from + RUN; at++) run = (Math.imul(run, 0x01000193) ^ hashes[at]!) >>> 0
    return run
  })
}
