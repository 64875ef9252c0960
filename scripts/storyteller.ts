// Plays the built-in storyteller in the terminal, so that whoever changes it can feel it:
//   npm run storyteller -- "You are the keeper of a lighthouse …" [--rating=teen] [--language=archaic] [--seed=7]
// A number takes up a suggestion; an empty line ends the game.
import { createInterface } from 'node:readline/promises'
import { stdin, stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { defaultPreferences, Preferences } from '#contract/preferences.ts'
import type { NarrationEnd, NarratorInput, PromptMessage } from '../server/engines/narrator/narrator.ts'
import { createStoryteller } from '../server/engines/narrator/storyteller/storyteller.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rating: { type: 'string', default: defaultPreferences.contentRating },
    style: { type: 'string', default: defaultPreferences.narrativeStyle },
    language: { type: 'string', default: defaultPreferences.languageStyle },
    seed: { type: 'string', default: String(Date.now()) },
  },
})
const preferences = Preferences.parse({
  contentRating: values.rating,
  narrativeStyle: values.style,
  languageStyle: values.language,
})
const narrator = createStoryteller()
const terminal = createInterface({ input: stdin, output: stdout })
const premise = positionals.join(' ') || (await terminal.question('Who are you, and what do you want?\n> '))
const path: PromptMessage[] = []

let end: NarrationEnd | undefined = await tell(0)
for (let number = 1; ; number++) {
  const chips = end?.suggestions ?? []
  stdout.write(`\n${chips.map((chip, at) => `  ${at + 1} ${chip}`).join('\n')}\n`)
  const typed = await terminal.question('> ').catch(() => '')
  if (typed.trim() === '') break
  path.push({ role: 'user', content: chips[Number(typed) - 1] ?? typed })
  end = await tell(number)
}
terminal.close()

async function tell(number: number): Promise<NarrationEnd | undefined> {
  const input: NarratorInput = {
    storyId: 'terminal',
    seed: `${values.seed}/${number}`,
    premise,
    preferences,
    number,
    path,
    memory: number > 0 ? end?.memory : undefined,
  }
  let told = ''
  let last: NarrationEnd | undefined
  stdout.write('\n')
  for await (const event of narrator.generateReply(input, new AbortController().signal)) {
    if (event.type === 'end') last = event
    else if (event.type === 'text') {
      stdout.write(event.text)
      told += event.text
    }
  }
  stdout.write('\n')
  path.push({ role: 'assistant', content: told })
  return last
}
