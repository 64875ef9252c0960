// `npm run bench -- turns …`: runs bench/turns.bench.ts with the further arguments; without a name, lists them.
import { existsSync, globSync } from 'node:fs'
import { basename } from 'node:path'
import { attach } from './test-run/step.ts'

const [name, ...args] = process.argv.slice(2)
const file = `bench/${name}.bench.ts`

if (name && existsSync(file)) {
  process.exitCode = await attach([file, ...args], { SERVER_PROGRAM: 'dist/server/main.js' })
} else {
  const names = globSync('bench/*.bench.ts').map((found) => basename(found, '.bench.ts'))
  console.log(name ? `There is no benchmark '${name}'.` : 'Say which: npm run bench -- <name>')
  console.log(names.sort().join('\n'))
  process.exitCode = name ? 2 : 0
}
