/**
 * Gathers first names of women and of men from all languages that Faker knows and that are written in Latin letters:
 * `node scripts/learn-first-names.ts <folder of @faker-js/faker>`. A name that both have is of those who have it twice as often.
 */
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { FIRST_NAMES_FILE } from '#server/ground/first-names/first-names.ts'

const folder = process.argv[2]
if (!folder) throw new Error('Usage: node scripts/learn-first-names.ts <folder of @faker-js/faker>')

interface Locale {
  person?: { first_name?: { female?: string[]; male?: string[] } }
}
const { allLocales } = (await import(pathToFileURL(resolve(folder, 'dist/index.js')).href)) as {
  allLocales: Record<string, Locale>
}

/** Usual in stories, and in none of Faker's lists. */
const FURTHER = {
  female:
    'Aoife Bea Bess Brigid Britta Cecily Ekaterina Emmeline Esme Gerta Ginny Guinevere Hild Isolde Jia Kasia Katya Keiko Kessa Kim Lin Meg Mei Mercy Mimi Nan Niamh Odalys Orla Ottoline Perpetua Roisin Rosamund Saffron Saoirse Sigrun Siobhan Sybil Tamsin Thandi Tove Xiu Ysolde Ysolt Yuki Yun Yusra Zadie',
  male: 'Alaric Aldous Alfie Anatoly Barnaby Boone Brutus Butch Cain Chen Corin Dell Dez Dick Dietrich Doc Edric Faisal Farid Fergus Fulk Gareth Garin Gawain Godric Halvard Hiro Hiroshi Humphrey Jeb Jiro Joss Jun Kaito Ketil Laurence Manny Mikhail Nikos Ogden Orm Orson Osric Piers Quintus Rafe Ragnar Rob Sal Sidney Takeshi Tarek Tariq Teddy Vikram Vinny Walt Wat Wei Zeke',
}

/** Counts the languages that give a name to women, or to men. */
function counted(sex: 'female' | 'male'): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { person } of Object.values(allLocales))
    for (const name of new Set(person?.first_name?.[sex] ?? []))
      if (/^\p{Lu}[\p{Script=Latin}’'-]+$/u.test(name))
        counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1)
  for (const name of FURTHER[sex].split(' ')) counts.set(name.toLowerCase(), 1)
  return counts
}

const [female, male] = [counted('female'), counted('male')]
const mostly = (own: Map<string, number>, other: Map<string, number>): string =>
  [...own.keys()]
    .filter((name) => own.get(name)! > 2 * (other.get(name) ?? 0))
    .toSorted()
    .join(' ')
writeFileSync(
  join(import.meta.dirname, '..', FIRST_NAMES_FILE),
  `${mostly(female, male)}\n${mostly(male, female)}\n`,
)
