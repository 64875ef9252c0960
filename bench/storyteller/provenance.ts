import { readFileSync } from 'node:fs'
import { defaultPreferences } from '#contract/preferences.ts'
import { trace } from '../../server/engines/narrator/storyteller/telling/reply-builder.ts'
import { playStory } from './play.ts'

/** A piece of a reply: its text, the line of content it was made of, and the functions that chose it, the nearest first. */
interface Piece {
  text: string
  line: string
  by: string[]
}

const FRAMES = 6

/** Functions of the storyteller that stand on the stack, with their files. */
function callers(): string[] {
  const stack = new Error('where from').stack ?? ''
  return [...stack.matchAll(/at (?:async )?(?:([\w.#<>]+) )?\(?\S*\/storyteller\/(\S+?)\.ts:\d+/g)]
    .map(([, name = 'anonymous', file]) => `${file!.split('/').at(-1)}:${name.replace(/^.*[.#]/, '')}`)
    .filter((each) => !/^(?:reply-builder|provenance):/.test(each))
    .slice(0, FRAMES)
}

/** Plays the turns of a page ('## premise', then '> turn') and prints each reply with where its pieces come from. */
export async function printProvenance(file: string): Promise<void> {
  const page = readFileSync(file, 'utf8')
  Error.stackTraceLimit = 40
  for (const [number, part] of page.split(/^## /m).slice(1).entries()) {
    const [premise = '', ...lines] = part.split('\n')
    const typed = lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2))
    const byTurn: Piece[][] = [[]]
    trace.told = (line, text) => byTurn.at(-1)!.push({ text, line, by: callers() })
    const story = await playStory({
      premise,
      preferences: { ...defaultPreferences, contentRating: 'teen' },
      seed: 'judge',
      turns: typed.length,
      type: ({ turns }) => {
        byTurn.push([])
        return typed[turns.length - 1]
      },
    })
    for (const [at, { text }] of story.turns.entries())
      process.stdout.write(
        `${JSON.stringify({ s: number + 1, t: at, typed: typed[at - 1], reply: text, pieces: byTurn[at] })}\n`,
      )
  }
}
