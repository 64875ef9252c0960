import { isBeingNoun, isCreatureNoun, isGroupNoun } from '../language/being-nouns.ts'
import { pluralOf } from '../language/plural-of.ts'

/** Who is in a place because of what it is, by the last word of its name. */
const crowds: [RegExp, string][] = [
  [
    /(?:bus|train|tram|express|sleeper|ferry|liner|plane|coach|carriage|cable car|airship|zeppelin)$/,
    'passengers',
  ],
  [/(?:airport|terminal|station|bus stop)$/, 'travellers'],
  [
    /(?:ship|galleon|submarine|schooner|frigate|whaler|trawler|freighter|galley|boat|space station|oil rig)$/,
    'crew',
  ],
  [/(?:mall|supermarket|market|bazaar|department store)$/, 'shoppers'],
  [/(?:shop|store|bookstore|laundromat|bakery|salon|pharmacy)$/, 'customers'],
  [/(?:school|academy|classroom|kindergarten)$/, 'pupils'],
  [/(?:university|college|campus)$/, 'students'],
  [/(?:hospital|ward|clinic|infirmary)$/, 'patients'],
  [
    /(?:inn|hotel|motel|hostel|restaurant|diner|café|cafe|bar|pub|tavern|saloon|nightclub|casino|wedding|banquet|feast|reunion|gala|prom|party|masquerade)$/,
    'guests',
  ],
  [/(?:funeral|wake)$/, 'mourners'],
  [/auction$/, 'bidders'],
  [/(?:tournament|competition|contest|parade)$/, 'onlookers'],
  [/(?:museum|gallery|zoo|fair|fairground|carnival|theme park|festival)$/, 'visitors'],
  [/(?:theatre|theater|opera|opera house|cinema|concert hall)$/, 'people in the seats'],
  [/(?:prison|jail|gaol)$/, 'prisoners'],
  [/(?:office|newsroom|agency|call cent(?:re|er))$/, 'colleagues'],
  [/(?:factory|mill|works|quarry|shipyard|plantation)$/, 'workers'],
  [/(?:monastery|abbey)$/, 'monks'],
  [/convent$/, 'nuns'],
  [/(?:cult|sect)$/, 'cultists'],
  [/(?:retirement|nursing|old people['’]s|children['’]s) home$|orphanage$/, 'residents'],
  [/village$/, 'villagers'],
  [/(?:town|city)$/, 'townspeople'],
]

const EMPTY =
  /\b(?:abandoned|empty|deserted|ruined|lost|dead|last|sunken|sinking|drowned|forgotten|ghost|nowhere|alone|nobody|no one|closed|derelict|disused|wrecked|haunted|only one|gone|apocalypse|after (?:hours|closing)|closing down|[1-5] ?a\.?m)\b/i

/** Who is about in a place, as far as its name tells: passengers on a bus, witches in a witch school. */
export function crowdOf(kind: string, name: string, premise: string): string | undefined {
  if (EMPTY.test(premise)) return undefined
  const being = name
    .split(' ')
    .slice(0, -1)
    .find((word) => isBeingNoun(word) && word !== 'taco')
  if (being && isGroupNoun(being)) return being
  if (being && !isCreatureNoun(being)) return pluralOf(being)
  return crowds.find(([nouns]) => nouns.test(name.toLowerCase()) || nouns.test(kind))?.[1]
}
