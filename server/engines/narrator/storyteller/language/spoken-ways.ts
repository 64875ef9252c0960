import { isRatherVerb, verbOfSense } from './verb-senses.ts'
import { capitalised } from './letter-case.ts'
import { thirdPerson, verbsOf } from './verb-forms.ts'
import { plainWords } from './slack-words.ts'
import { withTagAsked } from './tag-questions.ts'

/** A typed turn in words that can be read: without oaths and slack forms, speech in quotes. */
export const reworded = (text: string): string =>
  asOneSpeech(withQuotes(withTagAsked(plainer(plainWords(withDeedBeside(saidByWhom(text)))))))

/** '"Take it," she says, handing him my apron': what is done beside it has a sentence of its own. */
const withDeedBeside = (text: string): string =>
  text.replace(DEED_BESIDE, (typed, says: string, one = '', other = '', doing: string) => {
    const who = one || other
    const lemma = verbsOf(doing).find(({ form }) => form === 'ing')?.lemma
    if (!lemma || lemma === 'be') return typed
    return `${says}. ${capitalised(who)} ${/^(?:i|we|they|you)$/i.test(who) ? lemma : thirdPerson(lemma)}`
  })

const plainer = (text: string): string =>
  text
    .replace(HAS_GOT, (_, who: string) => `${who} ${/^(?:he|she|it|who|that)$/i.test(who) ? 'has' : 'have'} `)
    .replace(OPENING, '')
    .replace(TOLD_THERE, '$1 that $2')
    .replace(TO_NARRATOR, (_, asked: string, mark?: string) => `${asked}${mark ?? '?'}`)
    .replace(SAID_OVER, '$1')
    .replace(ASKED_LAST, (typed, told: string, asked: string) =>
      /[.!;:]$/.test(told) || /^\p{Lu}{2}/u.test(asked) ? typed : `${told}. ${asked}?`,
    )
    .replace(SCRIPT, (_, who: string) => (/^(?:me|i)$/i.test(who) ? 'i say ' : `${who} says `))
    .replace(SWORN, '$1')
    // '"I am Hana. And you are?"'
    .replace(/(?<=^|["“.!?,] ?)and you are\?/giu, 'Who are you?')
    // 'Like a bug, not an insect': only says what was meant.
    .replace(/(?<=[.!?] )like an? [^.!?"“]+[.!?]?$/iu, '')
    .replace(/\bsince when\b/gi, 'how long now')
    .replace(ASIDE, (_, aside: string, more?: string) => (more ? `, ${aside},` : `, ${aside}`))
    .replace(GOES, (_, one?: string) => (one ? 'says ' : 'say '))
    .replace(WILL_YOU, ' please')
    .replace(SHORT_ANY, (_, any: string, what: string) => `is ${any.length > 3 ? '' : 'there '}${any}${what}`)
    .replace(SO_TIRED, '$1 very ')
    .replace(SHORT_ASKED, (_, verb: string) => `do you ${verb.toLowerCase().replace('got', 'have')} `)
    .replace(AND_ME, (typed, first: string | undefined, last: string, verb: string) =>
      isRatherVerb(verb.toLowerCase()) && verbOfSense(verb.toLowerCase())?.form === 'base'
        ? `${first ?? last} and i ${verb}`
        : typed,
    )

/** 'I meet Captain Varga, who smiles and says, “…”': a sentence of hers. */
const WHO_SAYS =
  /(?<=\p{L} )(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*|(an?|the|my|her|his) ((?:\p{L}+ ){0,2}\p{L}+)), who ((?:[\p{L}']+ )*?(?:says?|said|asks?|asked|whispers?|whispered|shouts?|shouted)\b[^"“]*)(?=["“])/u

const saidByWhom = (text: string): string =>
  text.replace(
    WHO_SAYS,
    (_, who: string, article?: string, noun?: string, says = '') =>
      `${who}. ${/^an?$/.test(article ?? '') ? `The ${noun}` : who} ${says}`,
  )

/** 'He's got no face', 'weve got two lamps'. */
const HAS_GOT =
  /\b(i|we|you|they|he|she|it|who|that)(?:['’]?(?:ve|s)| have| has) got (?=(?:an?|the|no|some|any|my|his|her|our|their|one|two|three|it|nothing|something)\b)/giu

/** 'I tell the pirate there is gold in it'. */
const TOLD_THERE =
  /\b((?:tell|warn|remind)s? (?:(?:the|my|his|her|our|an?) )?(?:\p{L}+ ){0,2}?\p{L}+) (there(?:['’]s| is| are| was| were)\b)/giu

/** 'Prisoner: "my name is Anton"' */
const SCRIPT = /^((?:the )?\p{L}+): (?=["“])/iu

/** 'You know what, I offer my jacket': only leads on. */
const OPENING =
  /^(?:you know what|know what|guess what|tell you what|i mean|the thing is),? (?=(?:i|we|let)\b)/iu

/** 'Where the hell is it' asks where it is. */
const SWORN =
  /\b(who|what|where|when|why|how) (?:the (?:hell|heck|fuck|devil)|on earth|in the world|in god['’]?s name)(?= \p{L})/giu

/** 'The reindeer (the mean one) sneers'. */
const ASIDE = /(?<=\p{L}) \(([^()"“?!]{3,60})\)(?=( \p{Ll})?)/gu

const HELPER = String.raw`(?:do|does|did|is|are|am|was|were|has|have|can|could|will|would|should)`
/** 'Narrator, be honest, am I the bad guy': asked of the narrator. */
const BE_HONEST = String.raw`be (?:honest|real|straight)(?: with (?:me|us))?`
const TO_NARRATOR = new RegExp(
  String.raw`(?<=^|[.!?] )(?:(?:ok(?:ay)?|hey|so|please|dear|tell (?:me|us)),? )*(?:narrator|${BE_HONEST})\b(?:,? (?:please|honestly|narrator|tell (?:me|us)|${BE_HONEST}))*,? ((?:who|what|where|when|why|how|which|${HELPER})\b[^.?!"“]*)([.?!])?(?![.?!])`,
  'giu',
)
/** 'Follow it follow it follow it', 'ok ok ok': once is enough. */
const SAID_OVER = /(?<=^|[.!?,] )((?!(?:\p{L}+ )*and\b)\p{L}+(?: \p{L}+){0,3})(?:,? \1)+(?= \p{L}|[.!?]*$)/giu
/** 'There are four of them and three biscuits what do they do': a question without its mark. */
const ASKED_LAST = new RegExp(
  String.raw`^([^?"“]{8,}(?<!\b(?:and|or|but|so|then|know|knows|see|sees|ask|asks|say|says|tell|tells|me|him|her|them|us|wonder|wonders|is|are|of|about|that|idea))),? ((?:who|what|where|when|why|how) ${HELPER} (?:i|you|he|she|it|they|we)\b[^.?!,"“]*)$`,
  'iu',
)

/** 'He goes "hey"', 'I'm like "no"'. */
const GOES = /\b(?:go(es)?|(?:am|are|['’]m|['’]re|(is|['’]s)) (?:all |just )?like),? (?=["“])/giu

/** 'Hold it, will you' asks for it. */
const WILL_YOU = /(?<!^),? (?:will|would|can|could|won['’]?t) you(?: please)?(?=[?.!]*["”]?$)/i

/** 'Anyone following us?', 'any bite marks?' */
const SHORT_ANY = /^(any(?:one|body|thing)?)( (?!chance|idea|more|who|else)\p{L}+[^?]*)(?=\?)/iu

/** 'I'm so tired': no 'so' that joins two sentences. */
const SO_TIRED =
  /\b(am|is|are|was|were|i['’]?m|feels?|looks?|(?:he|she|it)['’]s|(?:we|you|they)['’]re) so (?=\p{L}+\s*(?:[.!?,]|$))/giu

/** 'Got any more?' */
const SHORT_ASKED =
  /(?<=^["“]?|["“]|[.!?] )(want|need|got|know|see|hear|like|remember) (?=(?:any\p{L}*|some\p{L}*|to|an?|the|it|that|this|me|him|her)\b[^?.!"“]*\?)/giu

/** 'Marcus and me grab sticks', 'me and my sister run': we do. */
const AND_ME =
  /(?<=^|[.,;!?] |\band |\bthen )(?:((?:my )?\p{L}+) (?:and|n|&) me|me (?:and|n|&) ((?:my )?\p{L}+)) (\p{L}+)/giu

/** Speech that lacks its quotes: what follows a colon or begins like an order, and what stands before who says it. */
const withQuotes = (text: string): string =>
  /["“]/.test(text)
    ? text
    : text
        .replace(AFTER_COLON, '$1 "$2"')
        .replace(WORDS_AFTER, '$1: "$2"')
        .replace(ASKED_ALOUD, '$1 "$2"')
        .replace(BARELY_SAID, '$1$2 "$3"')
        .replace(CRIED, '$1 "$2"')
        .replace(SAID_BY, '"$1," $2')
        .replace(
          SAYS_BARELY,
          (_, who: string, said: string, asks?: string) =>
            `${who} "${said.replace(/[.?!]+$/, '')}${asks ? '?' : '.'}"`,
        )
        .replace(
          SAID_LAST,
          (_, said: string, who: string) => `"${said}${/\bask/i.test(who) ? '?' : ','}" ${who}`,
        )
        .replace(SAID_TO_ONE, '"$&"')
        .replace(SWORN_TO, '"$1, I $2."')

/** 'His second asks: pistols or swords?', 'I write in the log: wind from underneath'. */
const AFTER_COLON =
  /^([^:]*\b(?:write|type|text|scribble|paint|send|say|ask|answer|whisper|shout|repl(?:y|ie)|read|mean)s?\b[^:]*): ?(.+?)\.?$/iu

/** 'Her rule is plain: never look back': words, and no deed of the hero. */
const WORDS_AFTER =
  /(?<=^|[.!?] )(?!(?:i|we|you)\b)([^:.?!]{3,60}): (?!(?:i|we|he|she|it|they|you|the|an?|my|there|one|two|three|no|that|because|whether|if|how|what|who)\b)(\p{Ll}[^:.?!,]*|\p{Lu}{2}[^\p{Ll}:.?!,]*)(?=[.!?]|$)/gu

/** 'I whisper don't move': what is said begins like an order, a greeting or a question. */
const BARELY_SAID =
  /(?<!(?:n['’]?t|not|never|can|could|to|would) )\b((?:whisper|shout|yell|mutter|murmur|scream|say|reply|answer|write back|text \p{L}+|(?:call|cry)(?= out\b)))((?: (?:softly|quietly|loudly|back|out))?(?: (?:to|at) \p{L}+)?),? (?=(?:do not|don['’]?t|hello|hi|hey|goodbye|help|please|stop|run|wait|come|let['’]?s|sorry|thank|fine|alright|it['’]?s|that['’]?s|there['’]?s|i['’]?m|(?<!say )i|we|you|(?:who|what|where|why|how) (?:are|r|is|was|do|does|did|can|will) (?:you|u|it|this|that|we|he|she|they|i))\b)(?![^.!?]* but instead\b)([^.!?]+?\??)[.!]?$/iu

/** 'He says dont thank me yet', 'she says no way': words that only somebody says so. */
const SAYS_BARELY =
  /^((?:[^"“.!?]* )?(?:says|whispers|shouts|yells|screams|replies|answers)),? ((?:then |so |well |but )?(?:don['’]?t|do not|not now|hello|hi|hey|goodbye|please|stop|run|wait|let['’]?s|sorry|thanks?|no(?! one|body)|yes|yeah|sure|never|ok(?:ay)?|((?:who|what|where|why|how) (?:is|are|was|were|do|does|did|can|will) (?:it|he|she|they|you|the|this|that)))\b(?:(?! and \p{L}+s\b)[^"“])*)$/iu

/** 'Buck whispers, do you trust him?' */
const ASKED_ALOUD =
  /^((?:i|we|he|she|they|(?:the|my) \p{L}+|\p{Lu}\p{L}+) (?:whisper|shout|ask|say|yell|murmur|call)s?(?: (?:out loud|out|aloud|back|\p{L}+ly))?), ((?:who|what|where|why|how|is|are|do|does|did|can|will)\b[^,]+\?)$/iu

/** 'There are sails on the water, says the boy from the gatehouse.' */
const SAID_BY =
  /^([^?]+?), ((?:says?|said|asks?|whispers?|shouts?|yells?|calls?|cries|answers?|replies|warns?) (?:(?:the|an?|my|his|her|our) \p{L}+|\p{Lu}\p{L}+)(?: [^,.!?]+)?)[.!]?$/u

/** 'Shout HELLOOO', 'i yell FIRE'. */
const CRIED = /\b(shout|yell|scream|cry out|call out) ((?:\p{Lu}{3,}[!?]* ?)+)(?=$|[ ,.])/u

/** 'Go away im calling the police', 'get off me': done by nobody, and said to somebody. */
const SAID_TO_ONE =
  /^(?:please |just )?(?:do it(?= now\b|\W*$)|don['’]?t\W*$|(?:(?:whoa|hey|no|wait|oh)[,!]? )?don['’]?t (?!know\b|think\b|care\b|want\b|believe\b|have\b|see\b|like\b|get\b)(?=\p{L}[^,]*$)|(?<=please )(?:no|stop)\W*$|stop (?:it|that)|shut up|go away|back off|calm down|hurry up|cut it out|knock it off|get lost|(?:piss|fuck) off|leave (?:me|us|him|her|them) alone|(?:get|stay) away from (?:me|us|him|her|them)|get off (?:me|us|him|her|them))(?! (?:and|then)\b)\b.*$/iu

/** 'You can do this i promise'. */
const SWORN_TO = /^(?!i (?:promise|swear)\b)([^"“?]{8,}?),? i (promise|swear)[.!]*$/iu

/** 'Whats wrong she asks', 'im not going he says': who says it stands last, and without a comma. */
const SAID_LAST =
  /^((?!(?:and|then|when|while|as|if|because|before|after|until)\b)[^,:]*?(?<!\b(?:what|whatever|everything|anything|something|nothing|all|as|than|how|like|that|thing|things|words?|when|if|because|before|after|until|while|till|once|since|unless|where|why|who|do|does|did|is|are|was|were|has|have|can|could|will|would|should|might|must|and|but|then))),? ((?:he|she|they) (?:asks?|asked|says?|said|whispers?|yells?|shouts?|screams?|mutters?|repl(?:y|ies)|answers?)(?: (?:to )?(?:me|us))?)[.!?]*$/iu

const SAYS = String.raw`(?:says?|said|(?:ask|whisper|shout|answer|mutter|murmur|add|call|yell|scream|repeat|continue|snap|growl|hiss)(?:s|e[ds])?|repl(?:y|ies|ied)|cr(?:y|ies|ied)|tells?|told)`
const TELLER = String.raw`(?:I|he|she|they|(?:the |my )?\p{L}+(?: \p{Lu}\p{L}+)?)`
const DEED_BESIDE = new RegExp(
  String.raw`((?<=["”] )(?:(${TELLER}) ${SAYS}(?: \p{L}+ly)?|${SAYS} (${TELLER}))), (\p{Ll}+ing)(?= \p{L})`,
  'u',
)
const WHO = String.raw`(?:(?:the|an?|my|her|his|our) )?\p{L}+(?:(?! \p{L}+ly\b| (?:to|at|in|from|with|as|softly)\b) \p{L}+)?`

/** '"Sir," I say kindly, "is it you?"', '"Go," she told Kogiku. "Run."' is one speech. */
const ONE_SPEECH = new RegExp(
  String.raw`["“]([^"“”]+?),?["”],? (?:(${WHO}) (${SAYS})|(${SAYS}) (${WHO}))(?: \p{L}+ly)?( (?:to |at )?(?:it|him|her|them|me|us|(?:(?:the|my|her|his) )?\p{L}+))?(?:,? (?:from|into|in|through|over|with|without|as) [^."“”]{2,60})?[,.]? ["“]([^"“”]+)["”]`,
  'iu',
)

const asOneSpeech = (text: string): string =>
  text.replace(
    ONE_SPEECH,
    (
      typed,
      first: string,
      subject?: string,
      verb = '',
      verbFirst = '',
      subjectLast = '',
      to = '',
      rest = '',
    ) => {
      const says = (subject ? verb : verbFirst)
        .replace(/^tell|^add(?:e?d)?/i, 'say')
        .replace(/^told/i, 'said')
      // 'Beck of the Watch says': no name.
      if (/^(?:and|but|then|as|when)$/i.test((subject ?? subjectLast).split(' ')[0])) return typed
      const heard = to && !/^ (?:to|at) /i.test(to) ? ` to${to}` : to
      const joint = /[.!?]$/.test(first) ? '' : /^\p{Lu}/u.test(rest) && !/^I\b/.test(rest) ? '.' : ','
      return `${subject ?? subjectLast} ${says}${heard} "${first}${joint} ${rest}"`
    },
  )
