import { replaced } from '../language/told-to-you.ts'

const MANY: [RegExp, string][] = [
  [/\bI(?: am|['’]m)\b/g, 'we are'],
  [/\bI was\b/g, 'we were'],
  [/\bI\b/g, 'we'],
  [/\bme\b/g, 'us'],
  [/\bmy\b/g, 'our'],
  [/\bmyself\b/g, 'ourselves'],
  [/(^|[.!?] )we\b/g, '$1We'],
]

/** What one says of oneself, in the mouths of many: 'I’ll come' is 'we’ll come'. */
export const saidByMany = (text: string): string =>
  text.replace(/“([^”]*)”/g, (_, said: string) => `“${replaced(said, MANY)}”`)
