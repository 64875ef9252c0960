import { isKindOf } from '#server/ground/wordnet/wordnet.ts'
import { asFirstPerson, asSecondPerson } from '../language/as-first-person.ts'
import { inAgreement } from '../language/in-agreement.ts'
import { foreignLanguageOf } from '../language/languages.ts'
import { capitalised, lowerFirst } from '../language/letter-case.ts'
import { articleFor } from '../telling/polish.ts'
import { toldToYou } from '../language/told-to-you.ts'
import { withOwners } from '../language/lost-owners.ts'
import { cleanText } from '../language/words.ts'
import { eraOf } from './eras.ts'
import { inFirstPerson, sentencesFromLabels } from './first-person.ts'
import { genreHintsOf } from './genre-signs.ts'
import { peopleOfPremise } from './people/people-of-premise.ts'
import { foeAmong } from './people/foe.ts'
import { prohibitionsIn, withoutRules } from './prohibitions.ts'
import { withoutRequest } from './request-to-author.ts'
import type { Scenario, ScenarioPerson } from './scenario.ts'
import { GOING_ON, seasonOf, timeOf, weatherOf } from './hours.ts'
import { placesOf } from './places.ts'
import { deadlineOf } from './deadline.ts'
import { playedIn, withHeroSaid } from './left-out-hero.ts'
import { withPartsSaid } from './parts-played.ts'
import { heroAsYou, isEitherPlayed, toldOfHero } from './third-person.ts'
import { withCapitals } from './typed-capitals.ts'
import { thingsNamed } from './things-named.ts'
import { wantOf } from './wants.ts'

/** Reads a scenario as typed; never fails, and leaves open what it does not say. */
export function readScenario(typed: string): Scenario {
  const { text: given, opposite } = withPartsSaid(
    typed
      .replace(
        /(?<=[.!?*;] )(?:you|u)(?:['’]ll| will)? play (?:every(?:one|body)|all the) (?:else|others)[.]?/giu,
        '',
      )
      .replace(/ and everyone else(?=[.!?]|$)/iu, ''),
  )
  const scenario = opposite === undefined ? readPlayed(given) : read(given)
  return { ...scenario, opposite }
}

function readPlayed(given: string): Scenario {
  const played = playedIn(given)
  if (!played) return read(given)
  const plain = read(played.rest)
  const isSaid =
    plain.facts[0]?.startsWith('You ') && plain.hero.name?.split(' ')[0] === played.who.split(' ')[0]
  return isSaid
    ? { ...plain, hero: { ...plain.hero, isOpen: undefined, isEither: undefined } }
    : { ...read(`I am ${played.who}. ${played.rest}`), text: plain.text }
}

function read(given: string): Scenario {
  const dated = given
    .replace(CAST, (_, list: string) =>
      list.replace(
        /(\p{L}[\p{L} ]*?) (?:\(|- )([^,()]+)\)?(?:, |$)/gu,
        (__, who: string, role: string) => `${/^(?:me|i)$/i.test(who) ? 'I am' : `${who} is`} ${role}. `,
      ),
    )
    .replace(/^\W*pov:?,? /i, '')
    .replace(/\b([Ii])ts (?=\d)/g, "$1t's ")
    // 'Once upon a time there was a very small hedgehog named Tuppence who …': she is played.
    .replace(
      /^((?:once upon a time|once|long ago|one day),? )?there (?:once )?(?:was|lived) (?:once )?(an? (?:\p{Ll}+ ){1,4}?)(?:named|called) (\p{Lu}\p{L}+),?(?= who\b|[.])(?!.*\b(?:i|my|me|you|your)\b)/isu,
      (_, when: string | undefined, what: string, name: string) => `${when ?? ''}${name} was ${what.trim()}`,
    )
    // 'Lou "Dutch" Vandermeer' is one name.
    .replace(/(?<=\p{Lu}\p{L}+ )["“](\p{Lu}\p{L}+)["”](?= \p{Lu})/gu, '$1')
    // 'My character is Wren', 'I play Gordon', 'you play the ghost': the other one is there.
    .replace(/\bmy (?:oc|pc) is (?=\p{Lu})/giu, 'My character is ')
    .replace(
      CHARACTER,
      (typed, said: string, ...[, whole]: [number, string]) =>
        typed.slice(0, -said.length) + asPlayed(said, whole.includes('With me is ')),
    )
    .replace(
      /(?<=^|[.!?*] |^\W+)(?:[Mm]y [Cc]haracter is (?=\p{L})|(?:[Ii](?:['’]ll| will)? [Pp]lay(?: as)?|[Ii]['’]?[Mm] [Pp]laying(?: as)?) (?=\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*[,.(]))/gu,
      'I am ',
    )
    // 'A story about two sisters. I play Fern. You play Hazel': those are the two.
    .replace(/^\W*(?:(?:a |the )?story (?:about|of) )?two \p{L}+[.!] (?=.*\bWith me is )/isu, '')
    .replace(/\b(With me is )(\p{Lu}\p{L}+), who (?=(?:\p{L}+ed|left|went|came|has|is|was) )/u, '$1$2. $2 ')
    .replace(/(?<=\ban? (?:[\p{L}-]+ ){1,3})name (?=\p{Lu})/gu, 'named ')
    // 'Rescue dog POV.', 'Hansel here.', 'The hero is a boy called Tom'.
    .replace(
      /^\W*((?!the )[\p{L} -]+?)(?:['’]s)? pov\b\W*/iu,
      (_, who: string) => `I am ${articleFor(who)} ${lowerFirst(who)}. `,
    )
    .replace(/^(\p{Lu}\p{L}+) here(?=[.!,])/u, 'I am $1')
    .replace(
      /(?:^\W*|(?<=[.!?] ))(?:the|our|my) (?:hero|heroine|protagonist|main character|player(?: character)?|pc) is (?:called )?(?=\p{Lu}|an? )/iu,
      'I am ',
    )
    .replace(/^(In (?:the year )?\d{3,4}) (?=\p{Lu})/u, '$1, ')
    // 'In the third year of the drought, Ninlil, a scribe's daughter, finds': she is no drought.
    .replace(
      /^(?:In|On|At) (the (?:\p{L}+ )?(?:year|summer|winter|spring|autumn|month|week|day|night|eve|morning|hour) of [^,.]+), (?=\p{Lu}[\p{L} '’-]*, (?:an?|the) )/u,
      'It is $1. ',
    )
    .replace(MONTH_AHEAD, (_, month: string) => `It is ${month}. A`)
    .replace(/\bur(?= (?:an?|the|not|so|all|on|in|at|just|only)\b| \p{L}+ing\b)/giu, 'you are')
    .replace(/\bur\b/g, 'your')
    // 'Me my best friend zoe and her brother'.
    .replace(/(?<=^|[.!?] )me (?=my \p{L}+)/giu, 'me, ')
    // 'Western: name's Cass', 'detective noir, LA 1947: I walk in'.
    .replace(GENRE_AHEAD, (_, where: string | undefined) => (where ? `${where.trim()}. ` : ''))
    .replace(/(?<= )u(?= |\W*$)/g, 'you')
    // 'My roommate (a vampire)', 'my sister (Ana)': told with commas, or as one name.
    .replace(
      /(?<=\p{L}) \(((?:an?|the|my|our) [\p{L}' -]+|\d+|\p{Ll}+ed)\)(?=( |\W|$))/gu,
      (_, said: string, next: string) => `, ${said}${next === ' ' ? ',' : ''}`,
    )
    .replace(/(?<=\p{Ll}) \((\p{Lu}\p{Ll}+)\)/gu, ' $1')
  const clean = withOwners(
    cleanText(nameAhead(withCapitals(inAgreement(sentencesFromLabels(dated.normalize('NFKC')))))),
  )
  const language = foreignLanguageOf(clean, new Set())
  if (language)
    return {
      text: given,
      language,
      hero: { aliases: [] },
      people: [],
      prohibitions: [],
      forbiddenWords: [],
      things: [],
      genreHints: genreHintsOf(clean),
      facts: [],
    }
  const { prohibitions, forbiddenWords } = prohibitionsIn(clean)
  const bare = withHeroSaid(withoutRules(withoutRequest(clean)))
  const story = inFirstPerson(bare)
  const { hero, isThirdPerson, people: found, aims, phrases, cast, scenes } = peopleOfPremise(story)
  const places = placesOf(cast, phrases, aims)
  const people = found.filter(
    ({ name, role }) =>
      (name ?? role) !== places.here?.name &&
      // 'Lorcan Bay is a small seaside town'.
      !isKindOf(role?.split(' ').at(-1) ?? '', 'geographical_area') &&
      !(name === undefined && role?.split(' ').at(-1) === places.here?.kind),
  )
  const foe = foeAmong(people, cast.enmity, story)
  const told = toldOfHero(hero, people)
  const tell = (sentence: string) =>
    isThirdPerson ? asSecondPerson(sentence, told, true).text : toldToYou(sentence)
  const isRomance =
    !prohibitions.includes('romance') &&
    /\b(?:love story|romance|romantic|in love|love|crush|fall(?:s|ing)? for)\b/i.test(clean)
  const isEither = isThirdPerson && isEitherPlayed(story, hero, people)
  const facts = (isThirdPerson && !isEither ? heroAsYou(story, hero, people) : toldToYou(story))
    .split(SENTENCE_END)
    .map(finished)
    .filter((sentence) => sentence.length > 3)
  return {
    text: bare,
    hero: isThirdPerson
      ? { ...hero, isOpen: true, isEither }
      : { ...hero, told: sexIn(CHARACTER.exec(given)?.[1]) },
    people: people.map(withoutKeys),
    foe,
    want: wantOf(story, cast, scenes, aims, foe, people, isRomance, tell),
    deadline: deadlineOf(story.replace(GOING_ON, '')),
    trouble: troubleIn(story.split(SENTENCE_END), tell),
    prohibitions,
    forbiddenWords,
    ...eraOf(story),
    place: places.here,
    farPlace: places.far,
    home: places.home,
    things: thingsNamed(facts.join(' ')),
    season: seasonOf(story),
    // 'A ferry at night' is at night; a ferry that leaves at night may leave later.
    time: timeOf(scenes.length === 0 ? story.replace(/\bat (?=\p{L}+\W*$)/u, '') : story),
    weather: weatherOf(story),
    genreHints: genreHintsOf(clean),
    facts,
  }
}

/** 'I am contestant 5, Deniz': Deniz, contestant 5. */
const nameAhead = (text: string): string =>
  text.replace(
    /(?<=(?:^|[.!?] )I(?:['’]m| am) )((?:an?|the|\p{Ll}+) (?:(?!(?:of|with|and|to|my|for)\b)[\p{L}\d-]+ ?){0,3}), (\p{Lu}\p{Ll}+)(?=[.!?]|$)/gu,
    '$2, $1',
  )

/** What is told of whom the reader plays, up to whom the story plays: 'My character is Wren. She is late'. */
const CHARACTER =
  /\b(?:[Mm]y [Cc]haracter is|[Ii](?:['’]ll| will)? [Pp]lay(?: as)?|[Ii]['’]?[Mm] [Pp]laying(?: as)?) (\p{Lu}.*?)(?=(?<=[.!?*] )[Ww]ith me is\b|$)/su

/** The same in the first person, as the hero would tell it. */
function asPlayed(said: string, isWithOther: boolean): string {
  const [name] = /^\p{L}+/u.exec(said)!
  const gender = sexIn(isWithOther ? said.replace(/\b(?:his|him|her)\b/gi, '') : said)
  const rest = said
    .slice(name.length)
    .replace(/\b(s?he)s\b/gi, "$1's")
    .replace(/\b(the two|both) of them\b/gi, '$1 of us')
  return gender
    ? name + asFirstPerson(rest, { names: [name], gender, isOtherMeant: false, others: [] })
    : said
}

const sexIn = (said = ''): 'm' | 'f' | undefined => {
  const [, he, she] = /\b(?:(he|him|his)|(she|her))(?:['’]?s)?\b/i.exec(said) ?? []
  return he ? 'm' : she ? 'f' : undefined
}

/** 'Cast: Oona (the captain), me (the stowaway).' */
const CAST = /\b(?:the )?(?:cast|characters|party|players): ([^.]*(?:\(| - )[^.]*)(?:\.|$)/iu

const GENRE_AHEAD =
  /^\W*(?:[\p{L}-]+ ){0,2}(?:romance|comedy|fantasy|mystery|thriller|western|horror|drama|sci-?fi|noir|heist|space opera|cyberpunk|steampunk|dystopia|slice of life|rp|role-?play)(?:[ ,]+((?:in )?[\p{L}\d' ]+))?: (?=\S)/iu

/** 'January, a woman named Sunniva opens a bakery': when it is, and nobody. */
const MONTH_AHEAD =
  /^\W*(?:In )?((?:January|February|March|July|September|October|November|December|(?:May|June|April|August)(?=(?: \d+)?, an? (?:\p{Ll}+ ){1,3}(?:named|called)\b))(?: \d{3,4})?), a(?=n? )/u

const SENTENCE_END = /(?<=[.!?…"])\s+(?=\S)/

/** With its capital and its stop. */
const finished = (sentence: string): string => capitalised(sentence.trim()).replace(/(?<![.!?…"”])$/, '.')

const wrong =
  /\b(?:stopped|vanish\w*|disappear\w*|missing|stolen|stole|dead|dying|died|murder\w*|killed|broke\w*|lost|gone|curse\w*|threat\w*|attack\w*|hunt\w*|trapped|dry|fail\w*|resign\w*|refuses?|forbidden|locked|poison\w*|fire|burn\w*|war|sick\w*|ill|strange|whisper\w*|knock\w*|someone|nobody|never|too many|wrong|no longer|cannot|can't|must|taken|kidnapped|captured|hangs?|rewritten|wider|lies|evil|escaped?|storm|flood\w*|rival|enemy|betray\w*)\b/i

const troubleIn = (sentences: string[], tell: (sentence: string) => string) => {
  const found =
    sentences.find(
      (sentence) => wrong.test(sentence) && !/^\W*(?:i|we) (?:am|are|must|need|want)\b/i.test(sentence),
    ) ?? sentences.find((sentence) => wrong.test(sentence))
  return found && finished(tell(found))
}

/** Somebody as the scenario has them, without the words they were found by. */
function withoutKeys(person: ScenarioPerson & { keys?: unknown }): ScenarioPerson {
  const told = { ...person }
  delete told.keys
  return told
}
