import { baseForms } from '#server/ground/wordnet/base-forms.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { actByVerb } from './acts.ts'

export type VerbForm = 'base' | 's' | 'ing' | 'past' | 'participle'

export interface KnownVerb {
  lemma: string
  form: VerbForm
}

/** Past tense and participle, where spelling does not tell. */
const irregular = `be was,were been|become became become|begin began begun|bend bent bent|bet bet bet|bid bid bid|bind bound bound|bite bit bitten|bleed bled bled|blow blew blown|break broke broken|breed bred bred|bring brought brought|build built built|burn burnt,burned burnt,burned|burst burst burst|buy bought bought|cast cast cast|catch caught caught|choose chose chosen|cling clung clung|come came come|cost cost cost|creep crept crept|cut cut cut|deal dealt dealt|dig dug dug|do did done|draw drew drawn|dream dreamt,dreamed dreamt,dreamed|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed fed|feel felt felt|fight fought fought|find found found|flee fled fled|fling flung flung|fly flew flown|forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got gotten,got|give gave given|go went gone|grind ground ground|grow grew grown|hang hung,hanged hung,hanged|have had had|hear heard heard|hide hid hidden|hit hit hit|hold held held|hurt hurt hurt|keep kept kept|kneel knelt,kneeled knelt,kneeled|know knew known|lay laid laid|lead led led|lean leant,leaned leant,leaned|leap leapt,leaped leapt,leaped|learn learnt,learned learnt,learned|leave left left|lend lent lent|let let let|lie lay lain|light lit,lighted lit|lose lost lost|make made made|mean meant meant|meet met met|pay paid paid|put put put|quit quit quit|read read read|ride rode ridden|ring rang rung|rise rose risen|run ran run|say said said|see saw seen|seek sought sought|sell sold sold|send sent sent|set set set|sew sewed sewn|shake shook shaken|shed shed shed|shine shone shone|shoot shot shot|show showed shown|shut shut shut|sing sang sung|sink sank sunk|sit sat sat|sleep slept slept|slide slid slid|sling slung slung|slink slunk slunk|slit slit slit|smell smelt,smelled smelt,smelled|sow sowed sown|speak spoke spoken|speed sped sped|spend spent spent|spill spilt,spilled spilt,spilled|spin spun spun|spit spat spat|split split split|spread spread spread|spring sprang sprung|stand stood stood|steal stole stolen|stick stuck stuck|sting stung stung|stride strode stridden|strike struck struck|string strung strung|swear swore sworn|sweep swept swept|swim swam swum|swing swung swung|take took taken|teach taught taught|tear tore torn|tell told told|think thought thought|throw threw thrown|tread trod trodden|understand understood understood|undo undid undone|wake woke,waked woken|wear wore worn|weave wove woven|weep wept wept|win won won|wind wound wound|withdraw withdrew withdrawn|wring wrung wrung|write wrote written|overhear overheard overheard|spell spelt,spelled spelt,spelled|sneak snuck,sneaked snuck,sneaked|dive dove,dived dived|plead pled,pleaded pled,pleaded|hew hewed hewn|slay slew slain|arise arose arisen|awake awoke awoken|foresee foresaw foreseen|mistake mistook mistaken|overcome overcame overcome|rebuild rebuilt rebuilt|shrink shrank shrunk|stink stank stunk|swell swelled swollen|thrust thrust thrust|upset upset upset|bear bore borne|behold beheld beheld|mow mowed mown|shear sheared shorn|wed wed wed|hold held held|will would would`

/** Verbs that no act names but that clauses turn on: what happens, what is the case, what is wanted. */
const furtherVerbs =
  'want need try happen occur seem appear belong contain mean matter cost know believe deserve owe prefer resemble rise fall sink glow shine flicker vanish disappear arrive grow shrink bloom sprout wilt rot rust leak drip echo rumble creak crumble collapse explode erupt melt freeze bark meow growl purr whinny neigh chirp squeak buzz hum tick strike rain snow thunder blow howl hurt ache itch wobble shiver tremble limp spread swell heal survive starve betray marry divorce elect haunt infect poison wound injure blind deafen save lose win fail succeed manage attempt intend hope wish expect decide keep stop start begin finish continue let help cause force order tell ask beg persuade allow forbid warn remind teach send bring live exist die bleed breathe sweat gasp live rule reign govern own rent inherit earn owe fade dim brighten darken fit suit work function break jam stick last end hang dangle wait swing droop smoke simmer sizzle pop flap flutter hatch lay gather form follow remain stay turn hold stretch reach lead point smell taste sound look feel wear admit deny agree refuse promise offer threaten pretend plan dare used deserve oversee become get make change shift ripple splash flow flood drown float drift surface circle land crash swoop dive attack raid invade retreat surround trap hunt chase gallop charge stampede graze feed nest migrate whirl twirl spiral twist curl bend bow nod wink frown blush faint yawn snore sneeze hiccup stutter stammer babble mumble splutter sputter clatter clank gush seep ooze flare whine whimper hoot croak rustle swirl gleam glitter gurgle fizz lurch keel buckle shudder yelp chirp cluck oink bleat bray clap chime screech screeches jingle whirr sag creep crawl loom hover linger fizzle blink notice refuse giggle chuckle grin smirk sob weep sniffle pout cough hiccup groan moan squeal crackle clang thump thud slam scrape caw mutter wince whir rattle honk hoot yowl'.split(
    ' ',
  )

const vowel = /[aeiou]/
const doubles =
  /^(?:(?:[^aeiou]*|[^aeiou]*qu)[aeiou][bdglmnprtkcfvz]|.*[^aeiou](?:mit|cur|gin|gret|pel|trol|trap|nap|top|map|zip|rag|bot)|(?:pre|re|in|con|de|trans)fer|handcuff?)$/

function formsOf(lemma: string): [string, VerbForm][] {
  const stem = /[^aeiou]y$/.test(lemma) ? lemma.slice(0, -1) : lemma
  const isSilentE = lemma.endsWith('e')
  const doubled = doubles.test(lemma) && !/[wxy]$/.test(lemma) ? lemma + lemma.at(-1)! : lemma
  const hard = /[^aeiou]?ic$/.test(lemma) && lemma.length > 4 ? `${lemma}k` : doubled
  const past = stem !== lemma ? `${stem}ied` : isSilentE ? `${lemma}d` : `${hard}ed`
  const ing = lemma.endsWith('ie')
    ? `${lemma.slice(0, -2)}ying`
    : isSilentE && !/(?:ee|oe|ye)$/.test(lemma)
      ? `${lemma.slice(0, -1)}ing`
      : `${hard}ing`
  const s =
    stem !== lemma ? `${stem}ies` : /(?:s|x|z|ch|sh|[^aeiou]o)$/.test(lemma) ? `${lemma}es` : `${lemma}s`
  return [
    [lemma, 'base'],
    [s, 's'],
    [ing, 'ing'],
    [past, 'past'],
  ]
}

function buildForms(): Map<string, KnownVerb[]> {
  const forms = new Map<string, KnownVerb[]>()
  const add = (word: string, lemma: string, form: VerbForm) => {
    const known = forms.get(word) ?? []
    if (!known.some((each) => each.lemma === lemma && each.form === form))
      forms.set(word, [...known, { lemma, form }])
  }
  const irregulars = new Map(irregular.split('|').map((line) => [line.split(' ')[0]!, line.split(' ')]))
  const lemmas = new Set([...actByVerb.keys()].map((verb) => verb.split(' ')[0]!).concat(furtherVerbs))
  for (const lemma of lemmas)
    if (/^[a-z-]+$/.test(lemma) && vowel.test(lemma.replaceAll('y', 'i'))) addForms(lemma)
  function addForms(lemma: string) {
    const parts = irregulars.get(lemma)
    for (const [word, form] of formsOf(lemma)) if (!(parts && form === 'past')) add(word, lemma, form)
    for (const past of parts?.[1]?.split(',') ?? []) add(past, lemma, 'past')
    for (const participle of parts?.[2]?.split(',') ?? []) add(participle, lemma, 'participle')
  }
  for (const [word, form] of [
    ['is', 's'],
    ['am', 'base'],
    ['are', 'base'],
  ] as const)
    add(word, 'be', form)
  add('has', 'have', 's')
  add('does', 'do', 's')
  add('lied', 'lie', 'past')
  for (const wrong of ['bes', 'haves', 'dos', 'thing', 'bing', 'needs must', 'does'])
    if (wrong !== 'does') forms.delete(wrong)
  return forms
}

const forms = buildForms()

/** Verbs that a word can be a form of; none for a word that is no verb the storyteller knows. */
export const verbsOf = (word: string): KnownVerb[] => forms.get(word) ?? []

/** Whether a word can be one of these forms of a verb. */
export const isForm = (word: string, ...which: VerbForm[]): boolean =>
  verbsOf(word).some(({ form }) => which.includes(form))

/** All verb forms, for the reading of typos. */
export const verbForms: Iterable<string> = forms.keys()

/** 'dismounts' → 'dismount', by the verbs known here, else by WordNet's; undefined for what is no such form. */
export const baseOfThird = (word: string): string | undefined =>
  verbsOf(word).find(({ form }) => form === 's')?.lemma ??
  (word.endsWith('s') ? baseForms(word, 'verb').find((base) => sensesOf(base, 'verb').length > 0) : undefined)

const pasts = new Map<string, string>()
for (const [word, verbs] of forms)
  for (const { lemma, form } of verbs) if (form === 'past' && !pasts.has(lemma)) pasts.set(lemma, word)

/** 'see' → 'saw', 'work' → 'worked'. */
export const pastOf = (lemma: string): string =>
  lemma === 'be' ? 'was' : (pasts.get(lemma) ?? formsOf(lemma)[3]![0])

/** 'can' → 'can’t', 'will' → 'won’t', 'is' → 'isn’t'. */
export const contracted = (helper: string): string =>
  ({ can: 'can’t', will: 'won’t' })[helper] ?? `${helper}n’t`

/** 'carry' → 'carries', 'watch' → 'watches', 'glow' → 'glows'. */
export function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has'
  if (verb === 'be') return 'is'
  if (verb === 'used') return verb
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`
  return `${verb}s`
}

/** Whether a word is a bare verb and nothing else: 'get' and not 'put', which may be past. */
export const isOnlyBase = (word: string): boolean => {
  const found = verbsOf(word)
  return found.length > 0 && found.every(({ form }) => form === 'base')
}
