import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeMachine, table } from './machine.ts'
import { languages } from './prompt/counted-texts.ts'
import { playPrompts, settingFor, type PlayedPrompt, type Vocabulary } from './prompt/play-prompts.ts'

const turns = 300
const contexts = [4_096, 8_192, 32_768]
const vocabularies: Vocabulary[] = ['o200k', 'cl100k']
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

/** The characters with which both begin. */
function sharedLength(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}

function prefixOf(prompts: PlayedPrompt[]) {
  const shares = prompts.slice(1).map(({ text }, at) => sharedLength(text, prompts[at]!.text) / text.length)
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  const cuts = prompts.filter(({ text }, at) => at > 0 && text.length < prompts[at - 1]!.text.length).length
  return { mean, cuts }
}

const prefixRows: (string | number)[][] = []
for (const contextTokens of contexts) {
  const played = await playPrompts('English', { turns, contextTokens, vocabulary: 'o200k' })
  const { mean, cuts } = prefixOf(played)
  prefixRows.push([contextTokens, percent(mean), cuts])
}

/** The fullest prompts of a story, once the provider has counted a few: those right before a cut. */
function fullest(prompts: PlayedPrompt[]): number {
  const late = prompts.slice(turns / 3)
  const beforeCuts = late.filter(({ text }, at) => text.length > (late[at + 1]?.text.length ?? Infinity))
  return beforeCuts.reduce((sum, { tokens }) => sum + tokens, 0) / beforeCuts.length
}

const sentRows: (string | number)[][] = []
for (const language of Object.keys(languages)) {
  for (const contextTokens of contexts) {
    const cells: string[] = []
    for (const vocabulary of vocabularies) {
      const played = await playPrompts(language, { turns, contextTokens, vocabulary })
      const setting = settingFor(contextTokens)
      const most = Math.max(...played.map(({ tokens }) => tokens))
      cells.push(percent(fullest(played) / setting), percent(most / setting))
    }
    sentRows.push([language, contextTokens, settingFor(contextTokens), ...cells])
  }
}

const page = `# What a prompt is made of

Measured by \`npm run bench -- prompt\` on ${describeMachine()}: stories of ${turns} turns, each reply three paragraphs of
about 180 tokens; the model counts its input. The paragraphs' tokens were counted beforehand with the vocabularies of
GPT-4o (o200k) and GPT-4 (cl100k); our own English rules count 4.42 characters a token.

Share of each prompt that is an unchanged beginning of the one before it, on average over the story (aim: 80 %), and
how often the window was cut:

${table(['context (tokens)', 'unchanged beginning', 'cuts'], prefixRows)}

Tokens sent against what the setting lets in (the context's part for the prompt): of the prompts right before a cut, on
average (aim: 90 to 110 %), and of the largest prompt of the story:

${table(['language', 'context', 'for the prompt', 'o200k, before a cut', 'o200k, largest', 'cl100k, before a cut', 'cl100k, largest'], sentRows)}
`
writeFileSync(join(import.meta.dirname, 'results/prompt.md'), page)
console.log(page)
