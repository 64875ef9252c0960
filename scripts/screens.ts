// `npm run screens`: photographs every screen in each of its states, in both themes and sizes, and lets axe look at
// each. The pictures go to `screens/`, with sheets that show many at once.
// All of them: the README's pictures are remade as well.
// `npm run screens -- readme`: only the screens of the README's pictures, which are remade.
// `npm run screens -- story`: only the screens whose name holds that word.
import { mkdirSync, rmSync } from 'node:fs'
import { provideChromium } from './find-chromium.ts'
import { laySheets } from './screens/lay-sheets.ts'
import { readmeScreens, writeReadmePictures } from './screens/readme-pictures.ts'
import { attach } from './test-run/step.ts'

const folder = 'screens'

async function photograph(pattern: string): Promise<number> {
  const chromium = provideChromium()
  if (!chromium) {
    console.error('The screens need a Chromium: install one, or name one in CHROMIUM_PATH.')
    return 1
  }
  const wanted = pattern === '' ? [] : ['--grep', pattern]
  const command = ['node_modules/@playwright/test/cli.js', 'test', 'e2e/gallery', '--reporter=dot', ...wanted]
  return attach(command, { CHROMIUM_PATH: chromium, PICTURES_DIR: folder })
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const names = process.argv.slice(2)
const isForReadme = names.join() === 'readme'
process.exitCode = await photograph(isForReadme ? ` (${readmeScreens().join('|')})$` : names.join('|'))
if ((isForReadme || names.length === 0) && process.exitCode === 0) await writeReadmePictures(folder)
const sheets = await laySheets(folder)
console.log(`The pictures are in ${folder}/, ${sheets} sheets of them in ${folder}/sheets/.`)
