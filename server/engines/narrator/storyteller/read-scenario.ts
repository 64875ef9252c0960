import type { Genre, GenreMix } from '#contract/genres.ts'
import { genres } from '#contract/genres.ts'
import { cleanInput } from './clean-input.ts'
import type { Phrase } from './noun-phrase.ts'
import { phraseAt } from './noun-phrase.ts'
import { wordsOf } from './polish.ts'
import type { ReadLanguage, Word } from './read-language.ts'
import { isA } from './read-language.ts'
import { readCast, type ReadPerson } from './read-cast.ts'
import { type HeroPhrase, heroOf } from './read-hero.ts'
import { fromFirstPerson, fromThirdPerson } from './second-person.ts'
import { genreOfWord } from './wordbooks/genre-words.ts'
import { placeWords } from './wordbooks/place-words.ts'

/** What a scenario says, as far as the storyteller understands it. */
export interface Scenario {
  hero?: { role: string; name?: string }
  /** The scenario's own sentences, told to 'you'. */
  lines: string[]
  place?: { name: string; prep: string; isProper: boolean }
  /** An infinitive without 'to'. */
  goal?: string
  /** What the goal is about. */
  aim?: Phrase
  people: ReadPerson[]
  things: string[]
  /** Read from the words; empty when they tell no genre. */
  mix: GenreMix
  shape: Shape
}

export type Shape = 'seek' | 'solve' | 'defend' | 'reach' | 'strange'

const NO_STORY =
  /^(?:please |now )?(?:create|write|tell|make|give|generate|surprise|mix|start|begin|invent|come up|i want (?:you|a story|to play)|let's play)\b/i

/** Reads a scenario; always gives something, if only a mood. */
export function readScenario(premise: string, readLanguage: ReadLanguage): Scenario {
  const text = cleanInput(premise.replace(/^\s*(?:a|the) story (?:about|of|in which|where) /i, ''))
  const sentences = readLanguage(text).filter((words) => !NO_STORY.test(textOf(words)))
  const hero = heroOf(sentences)
  const goal = goalOf(sentences)
  const lines = sentences
    .map((words, at) => lineOf(words, at === 0 ? hero : undefined))
    .filter((line) => line !== undefined)
  const { people, things } = readCast(sentences, hero)
  return {
    hero: hero && { role: hero.role, name: hero.name },
    lines: lines.slice(0, 5),
    place: placeIn(sentences),
    goal: goal?.clause,
    aim: goal?.aim,
    people,
    things,
    mix: mixOf(text),
    shape:
      goal?.aim === undefined && shapeOf(goal?.clause, text) === 'seek'
        ? 'solve'
        : shapeOf(goal?.clause, text),
  }
}

const textOf = (words: Word[]) => words.map(({ before, text, after }) => before + text + after).join('')

function lineOf(words: Word[], hero: HeroPhrase | undefined): string | undefined {
  if (words.length < 3 || words.length > 45) return undefined
  if (words.some(({ plain }) => /^(?:i|i'm|i've|my|me|we|us|our|mine|myself)$/.test(plain)))
    return ended(fromFirstPerson(words))
  if (words.some(({ plain }) => /^(?:you|your|you're)$/.test(plain))) return ended(textOf(words))
  if (hero?.person === 'third' && hero.verbAt > 0) {
    const subject = textOf(words.slice(0, hero.verbAt)).trim().replace(/,$/, '')
    const first =
      hero.name && !/^(?:a|an|the) /i.test(subject)
        ? subject
        : subject.replace(/^The /, 'the ').replace(/^An? /, (a) => a.toLowerCase())
    const told = fromThirdPerson(words, hero.verbAt)
    return /^You (?:are|were) /.test(told)
      ? ended(told)
      : `You are ${first.replace(/^as /i, '')}. ${ended(told)}`
  }
  return words.some(({ tags, plain }) => tags.has('Verb') && !plain.endsWith('ing'))
    ? ended(textOf(words))
    : undefined
}

const ended = (line: string) => {
  const text = line.trim().replace(/[,;:]$/, '')
  return (text[0] ?? '').toUpperCase() + text.slice(1) + (/[.!?…"]$/.test(text) ? '' : '.')
}

const WANTING =
  /^(?:must|want|wants|wish|need|needs|have|has|hope|hopes|hired|hires|sent|tasked|determined|decide|decides|set|trying|try|asked|asks|quest|mission|job|order|out|vow|vows|take|plan|plans|swear|sworn|ordered|chosen)$/

function goalOf(sentences: Word[][]): { clause: string; aim?: Phrase } | undefined {
  for (const words of sentences) {
    for (let at = 0; at < words.length - 1; at++) {
      const isMust = words[at]!.plain === 'must'
      const isTo =
        words[at]!.plain === 'to' &&
        words.slice(Math.max(0, at - 5), at).some(({ plain }) => WANTING.test(plain))
      if (!isMust && !isTo) continue
      const verb = words[at + 1]!
      if (isA(verb, 'determiner') || isA(verb, 'pronoun') || /^(?:be|have)$/.test(verb.plain)) continue
      const end = words.findIndex(
        (word, i) =>
          i > at + 1 &&
          (/^(?:before|but|while|until|unless|because|and|or|so)$/.test(word.plain) ||
            /[.;,:]/.test(words[i - 1]!.after)),
      )
      const part = words.slice(at + 1, end < 0 ? at + 12 : Math.min(end, at + 12))
      const clause = fromFirstPerson(part).replace(/[.,;:!?]+$/, '')
      return { clause: clause[0]!.toLowerCase() + clause.slice(1), aim: aimOf(part) }
    }
  }
  return undefined
}

const aimOf = (part: Word[]): Phrase | undefined => {
  const from = /^(?:out|up|down|back|who|what|why|where|how)$/.test(part[1]?.plain ?? '') ? 2 : 1
  return /^(?:who|what|why|where|how)$/.test(part[from]?.plain ?? part[1]?.plain ?? '')
    ? undefined
    : phraseAt(part, from)
}

function shapeOf(goal: string | undefined, text: string): Shape {
  const about = goal ?? text
  if (
    /^(?:find out|learn|discover (?:who|what|why|how)|solve|investigate|uncover|prove|figure out|identify|catch)\b/i.test(
      about,
    )
  )
    return 'solve'
  if (
    /\b(?:defend|protect|save|guard|stop|prevent|defeat|destroy|hold|survive|stay|keep|win|stand)\b/i.test(
      about,
    )
  )
    return 'defend'
  if (
    /\b(?:reach|deliver|cross|return|escape|flee|carry|bring|escort|get (?:home|out|to|back)|travel|go|sail|climb|leave)\b/i.test(
      about,
    )
  )
    return 'reach'
  if (
    /\b(?:find|steal|recover|retrieve|seek|fetch|rescue|free|win|claim|get|take|collect|hunt|search|treasure|artifact)\b/i.test(
      about,
    )
  )
    return 'seek'
  if (/\b(?:murder|vanish\w*|missing|stolen|theft|crime|detective|disappear\w*)\b/i.test(text)) return 'solve'
  return 'strange'
}

function placeIn(sentences: Word[][]): Scenario['place'] {
  let fallback: Scenario['place']
  for (const words of sentences) {
    for (let at = 0; at < words.length - 1; at++) {
      const prep = words[at]!.plain
      if (!/^(?:in|on|at|aboard|inside|under|beneath|of|to|into|near|through)$/.test(prep)) continue
      const phrase = phraseAt(words, at + 1)
      if (!phrase || phrase.end - at > 7) continue
      const known = placeWords.get(phrase.head.toLowerCase())
      const tagged = words.slice(at + 1, phrase.end).some(({ tags }) => tags.has('Place'))
      if (!known && !tagged) continue
      const [name = phrase.name] = phrase.name.split(/ of (?!the )/)
      const found = {
        name: phrase.isProper ? phrase.name : name,
        prep: known?.prep ?? 'in',
        isProper: phrase.isProper,
      }
      if (prep !== 'to' && prep !== 'into' && prep !== 'through') return found
      fallback ??= found
    }
  }
  return fallback
}

function mixOf(text: string): GenreMix {
  const mix: GenreMix = {}
  for (const word of wordsOf(text)) {
    const genre: Genre | undefined =
      genreOfWord(word) ?? genres.find((name) => word === name || (name === 'scifi' && word === 'sci-fi'))
    if (genre) mix[genre] = Math.min(100, (mix[genre] ?? 0) + 30)
  }
  return mix
}
