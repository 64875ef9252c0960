import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { withFrontLast } from './front-last.ts'
import { isRatherVerb } from './verb-senses.ts'

/** Ways of speaking that are no deeds, and signs that are no letters: taken out or spelled out before a turn is read. */
export const plainer = (text: string): string =>
  withFrontLast(text)
    .replace(/, whose name(?: is|['’]s) (\p{Lu}[\p{L}'-]+),?/gu, ' $1')
    // 'The reindeer (the mean one) sneers', 'he goes "hey"'.
    .replace(/(?<=\p{L}) \(([^()"“?!]{3,60})\)(?=( \p{Ll})?)/gu, (_, aside: string, more?: string) =>
      more ? `, ${aside},` : `, ${aside}`,
    )
    .replace(
      /\b(?:go(es)?|went|(?:am|are|was|were|['’]m|['’]re|(is|['’]s)) (?:all |just )?like),? (?=["“])/giu,
      (_, goes?: string, is?: string) => (goes || is ? 'says ' : 'say '),
    )
    .replace(
      /(?<=^["“]?|["“]|[.!?] )(want|need|got|know|see|hear|like|remember) (?=(?:any\p{L}*|some\p{L}*|to|an?|the|it|that|this|me|him|her)\b[^?.!"“]*\?)/giu,
      (verb) => `do you ${verb.toLowerCase().replace('got', 'have')}`,
    )
    .replace(/(?<=^|[.!?] )(\p{L}+s) everywhere\b/giu, 'there are $1 everywhere')
    .replace(/\bwhich way (?:is it )?to (?=\p{L})/giu, 'how do i get to ')
    // 'He did them already??' is told, and wondered at.
    .replace(
      /^((?:he|she|it|they|we|the \p{L}+) (?:did|has|have|was|were|is|are|had|\p{L}+ed) [^?"“]*)(?:\?{2,}|\?!+|!\?+)/iu,
      '$1.',
    )
    .replace(/\b(mother|father|sister|brother|son|daughter)(s?) in law\b/giu, '$1$2-in-law')
    .replace(/\bcan (i|we) (see|hear|smell|feel) anything(?! wrong| else)\b/giu, 'what do $1 $2')
    .replace(/\b(look|stare|peer|glance) (?:at|in|into) (?=(?:what|who|whose|where|how)\b)/giu, '$1 to see ')
    .replace(/(?:,( \p{L}+ly))?, (\p{L}+) (by|after) \2\b/giu, '$1 $2 $3 $2')
    .replace(/\bcan (?:i|we|you) (?:see|hear|smell) (?=(?:any|an?|some|somebody|someone)\b)/giu, 'is there ')
    .replace(/(["“]\W*|^)(where|what|why|how|who) you (?=\p{L}+(?:ing|ed)\b)/giu, '$1$2 are you ')
    .replace(/\bthe other one, (?=the \p{L}+)/giu, '')
    .replace(/(\p{L})\?+ like [^?.!"“]+(?=[?.!]*$)/iu, '$1?')
    .replace(/^((?:i|we) [^:"“?]+): (?=(?:the|an?|my|some|no|two|three|four|five) )/iu, '$1, ')
    .replace(
      /\b(?:and )?in whose hand(?:writing)? is (?:it|this|that)(?: written)?(?=\W*$)/iu,
      'who wrote it',
    )
    .replace(
      /\bask to (?:see|speak (?:to|with)|talk (?:to|with)) (?=(?:the|my|our|an?|\p{Lu}))/giu,
      'ask for ',
    )
    .replace(SET_GOING, 'start $1')
    .replace(/\bid (?=(?:like|love|rather|prefer|hate|say|never|have to)\b)/giu, 'i would ')
    .replace(WEATHER_WISHED, 'it is $1ing')
    .replace(SAID_TO, '$1 to $2')
    .replace(
      /(?<=^|[.!?,;] |\bthen )back to (?=(?:the|my|our|his|her|town|work|bed|\p{Lu}))/giu,
      'go back to ',
    )
    .replace(
      /^(?:(?:ok|okay|alright|right|now),? )?(?:everybody|everyone|nobody|all of you),? (?:please )?(?:freeze|move|run|stop|stay|hide|listen|wait|duck|quiet|out|down|relax|calm down|sit|stand)\b[^"“]*$/iu,
      '"$&"',
    )
    .replace(/(?<=^|[,.!?"“] ?)(?:psst,? )?((?:\p{Lu}\p{L}+,? )?)wanna (?=\p{L})/giu, '$1do you want to ')
    .replace(/\blet(?:['’]?s| us) not (?=\p{L})/giu, 'we do not ')
    .replace(/\bwanna\b/giu, 'want to')
    .replace(HAS_GOT, (_, who: string) => `${who} ${/^(?:he|she|it|who|that)$/i.test(who) ? 'has' : 'have'} `)
    .replace(/\bgonna\b/giu, 'going to')
    .replace(/\bgotta\b/giu, 'have to')
    .replace(/\b(?:step|stepping|hit|floor) (?:on )?(?:it|the gas|the accelerator)(?=\W|$)/giu, (typed) =>
      /gas|accel|floor/i.test(typed) ? 'speed up' : typed,
    )
    .replace(/\b(?:hit|slam on|slam) the brakes?\b/giu, 'brake hard')
    .replace(LISTED, (typed, lead: string, noun: string) =>
      sensesOf(noun, 'noun').length > 0 && sensesOf(noun, 'verb').length > 0
        ? `${lead}some ${noun} and `
        : typed,
    )
    .replace(HELD_SO, ', with $1 $2 $3 ')
    .replace(
      /\btill (?=(?:sun|dawn|dusk|noon|mid|morning|dark|night|next|the (?:end|morning)|\d|she|he|they|i|we|it)\b|sun)/giu,
      'until ',
    )
    .replace(/^(?:fine|ok|okay|alright|all right|right|anyway)[.,!]+ (?=\S+ \S)/iu, '')
    .replace(/\bwho(?: is|['’]?s) (?:all )?(?:in |out |up |down )?here with (?:me|us)\b/giu, 'who is here')
    .replace(/\bset sail for\b/giu, 'sail to')
    .replace(/,? (?:pls|plz)\b/giu, ' please')
    .replace(
      /\b(say|says|answer|reply) (ow|ouch|boo|huh|nope|yep|me neither|me too|no way(?: jose)?|never mind|not a chance|of course|why not)(?=\W|$)/giu,
      '$1 "$2"',
    )
    .replace(
      /\bcall (everyone|everybody|them all|all of them|all hands) (?:in)?to (?=the |my |our )/giu,
      'gather $1 in ',
    )
    .replace(/\bupside down\b/giu, 'upside-down')
    .replace(/\bcall (.{3,40}?) to the stand\b/giu, 'ask $1 to take the stand')
    .replace(
      /\ball (?:of )?(?=(?:the (?!time|way|same|more|better|day|night|others?|rest)|my |his |her |their |our )\p{L}|\p{Lu}\p{L}+['’]s )/gu,
      '',
    )
    .replace(/^([^,"“”?]{2,40}), i (?:say|answer|reply|whisper|murmur)\W*$/iu, 'I say "$1"')
    .replace(
      /\b(?:put|press|lay|hold) (?:my|an) ear (?:against|to|on) (\p{L}+ \p{L}+)(?: and listen)?/giu,
      'listen at $1',
    )
    .replace(
      /\bdo(es)? (he|she|they) (?:buy|fall for|swallow) (?:it|that|this)(?=\W*$)/giu,
      'do$1 $2 believe me',
    )
    .replace(TITLED_LAST, '$1')
    .replace(SAID_SO, 'I say "$1"')
    .replace(TOLD_AND, (typed, told: string, verb: string, rest: string) =>
      isDeed(verb, rest) ? `${told}. I ${verb}${rest}` : typed,
    )
    .replace(TAKEN_BACK, (_, deed: string, who?: string) => (who ? `${who} to ${deed}` : ''))
    .replace(HOLD_ON, '$1')
    .replace(/(?<=^|[.!?] |\b(?:ok|okay|so|well),? )(?:first|instead),? (?=(?:i|we) )/giu, '')
    .replace(
      /(?<=^|[.!?] )((?:hole|round|day|night|level|floor|chapter|act|scene|week|year|take) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten))(?=[.!:](?: |$))/giu,
      'it is $1',
    )
    .replace(
      /(?<=["”] ?)((?:the |my |our )?\p{L}+) (?:wants to know|would like to know|demands to know)\b/giu,
      '$1 asks',
    )
    .replace(
      /^no (comment|thanks|thank you|chance|way|deal|idea)(?: lol| haha|,? sorry)?\W*$/iu,
      (_, what: string) => SAYING_NO[what.toLowerCase()] ?? '"No."',
    )
    .replace(/^(?:please )?let (?:me|us) be (?=\p{L})/iu, 'I am ')
    .replace(
      /(?<=^|[.!?] )((?:when|once|as soon as|after|before) (?:[\p{L}'’]+ ){2,7}?)(?=there (?:is|are|was|were) )/giu,
      (lead) => `${lead.trimEnd()}, `,
    )
    .replace(ASKED_ON, '. $1?')
    .replace(
      /(?<=^|[.!?] |\b(?:ok|okay|so),? )(nobody|everybody|everyone) (ask|tell|touch|leave|open|say|talk|eat|drop|let)(?= )/giu,
      '$1 $2s',
    )
    // 'Nope. Nope nope nope. Back to the desk': said to nobody.
    .replace(/^(?:(?:nope|nah|no|yes|yeah|yep|ha|haha|ugh|argh|omg|ow|boing|shh)[.,!… ]+){2,}(?=\p{L})/iu, '')
    .replace(
      /\bthen, ((?:after|before|in|at|by|for|with|without) [^,.;"“]+), (?=(?:i|we|you|he|she|it|they|the)\b)/giu,
      '$1 ',
    )
    .replace(/^(?:it'?s )?(rain|snow|hail|thunder)[.!… ]*$/iu, 'it starts to $1')
    .replace(/(\d) ?%/g, '$1 percent')
    .replace(ENDEARED, '$1, ')
    .replace(WHY_NOT, (_, helper: string, who: string) => `why ${HELPERS[helper.toLowerCase()]} ${who} not`)
    .replace(OF_TRADES, '$1 the $2 shop')
    .replace(IN_COLOURS, '$1 clothes ')
    .replace(LAID, 'laid ')
    .replace(FIRST_VERB, (verb) => `i ${verb.toLowerCase()}`)

/** 'He's got no face', 'weve got two lamps'. */
const HAS_GOT =
  /\b(i|we|you|they|he|she|it|who|that)(?:['’]?(?:ve|s)| have| has) got (?=(?:an?|the|no|some|any|my|his|her|our|their|one|two|three|four|five|six|\d+|it|nothing|something|only|plenty|lots|enough|all) )/giu

/** 'Get the lamp going', 'get it running again': started, and not taken. */
const SET_GOING =
  /\bget ((?:it|this|that|(?:the|my|our|this|that|his|her|their) (?:\p{L}+ ){0,2}?\p{L}+)) (?:going|running|started)(?= again\b|\W*$|,| and\b| before\b)/giu

/** 'I'd like it to be raining': whoever tells the story has the weather of it. */
const WEATHER_WISHED =
  /\b(?:i(?:['’]?d| would) like|i want) (?:for )?it to (?:be )?(rain|snow|pour|thunder)(?:ing)?\b(?= outside| now| too|\W*$)/giu

/** 'I say him: …', 'I explain her that …'. */
const SAID_TO = /\b(say|says|said|explain|explains|explained) (him|her|them)(?=:| that\b|,? ["“])/giu

/** 'Why are you doing this mr. dubois'. */
const TITLED_LAST =
  /^((?:why|what|where|when|how|are|is|do|did|can|will|would|could|have) (?:[^"“]+? )?(?:you|this|that|it)(?: [^"“]+?)?),? (?:mr|mrs|ms|miss|dr|professor|captain|officer|inspector)\.? \p{L}+\W*$/iu

/** 'A woman in red steps in'. */
const IN_COLOURS =
  /\b((?:woman|man|girl|boy|lady|stranger|figure|person|child) in (?:red|black|white|green|blue|grey|gray|yellow|gold|silver|pink|purple|brown)) (?=\p{L}+s\b)/giu

/** 'Into the butcher's': that is the shop. */
const OF_TRADES =
  /\b(in|into|to|at|from|inside|past) the (butcher|baker|barber|tailor|florist|chemist|grocer|jeweller|hairdresser|fishmonger|greengrocer)['’]s(?! \p{L})/giu

/** 'Say that was my grandma': those are the words. */
const SAID_SO =
  /^(?:i )?say ((?:that(?:['’]s| is| was)|it(?:['’]s| is| was)|he(?:['’]s| is| was)|she(?:['’]s| is| was)|they|we(?:['’]re| are)|i(?:['’]m| am)|there(?:['’]s| is)) (?:(?! and )[^"“])+)$/iu

/** 'Tell him there is no such thing and tuck him in': the second is done. */
const TOLD_AND =
  /^((?:i |we )?(?:(?:tell|assure|promise|remind|warn) [^"“]+? (?:(?:there|it|that|he|she)(?:['’]s| is|['’]ll| will)|nobody|nothing) [^"“]+?|say [^"“]+?,)) and (?:then )?(\p{Ll}+)((?: [^"“]*)?)$/iu
const isDeed = (verb: string, rest: string): boolean =>
  /^verb\.(?:motion|contact|possession|body|consumption|creation)$/.test(
    sensesOf(verb, 'verb')[0]?.field ?? '',
  ) &&
  (isRatherVerb(verb) || /^ (?:him|her|them|it|the|my|a|an)\b/i.test(rest)) &&
  sensesOf(verb, 'verb')[0]!.words.includes(verb)

/** 'Pack rope, oil and a lantern' oils nothing. */
const LISTED =
  /((?:^|[.!?,] |\b(?:i|we|and|then) )(?:pack|take|bring|buy|grab|get|gather|collect|order|fetch|carry|need) [^.!?"“]*, )(\p{Ll}+) and (?=(?:a|an|the|some|my|two|three) )/iu

/** 'I say, flour all over my face': how one looks, and nothing that is done. */
const HELD_SO =
  /, (?!with\b|and\b|then\b|i\b|put\b)(\p{Ll}+(?: \p{Ll}+)?) (all over|in|on|across|round|around|behind) (my|his|her|their) (?=(?:face|hair|hands?|arms?|eyes|neck|shoulders?|mouth|head|pockets?|back|lips|cheeks?)\W*$)/iu

/** 'Bite through it … no wait, ask him': what comes before is not done. */
const TAKEN_BACK =
  /^([^"“]*?)(?:\.{2,}|[…,.;—])\s*(?:oh,? )?no,? wait\b[,.!… ]+(?:((?:tell|ask|let|order) .+?) to do (?:it|that)(?=\W*$)|(?=\p{L}))/iu

/** 'Wait, I know him' waits for nothing. */
const HOLD_ON =
  /((?:^|[.!?"“] ?))(?:no,? |oh,? |hey,? )?(?:wait|hold on)(?:,|\.{2,}|…|!)+ ?(?=(?:i|he|she|it|they|we|you|that|this|is|are|what|who|where|why|how|first|instead|the|my|isn)\b)/giu

/** 'Honey it's me': called without a comma. */
const ENDEARED =
  /(?<=^|["“] ?|[.!?] )(honey|darling|sweetheart|babe|dear|mum|mom|dad|mate|dude|sir) (?=(?:it|i|you|we|where|what|why|how|please|that|are|is|do|did|can)\b)/giu

/** 'Why don't you want to go' asks for a reason; 'why don't you sit down' does not. */
const WHY_NOT =
  /\bwhy (don['’]?t|do not|didn['’]?t|did not|won['’]?t|can['’]?t|doesn['’]?t) (you|we|they|i|he|she|it)\b(?= (?:want|like|love|know|believe|trust|care|think|need|understand|remember|answer|talk|sleep|eat|see|hear|have|work|let|move|open|come with)\b)/giu
const HELPERS: Record<string, string> = {
  "don't": 'do',
  'don’t': 'do',
  dont: 'do',
  'do not': 'do',
  "didn't": 'did',
  'didn’t': 'did',
  didnt: 'did',
  'did not': 'did',
  "won't": 'will',
  'won’t': 'will',
  wont: 'will',
  "can't": 'can',
  'can’t': 'can',
  cant: 'can',
  "doesn't": 'does',
  'doesn’t': 'does',
  doesnt: 'does',
}

/** 'I lay my sword down' lays it, and does not lie. */
const LAID = /\blay (?=(?:down )?(?:my|the|a|an|our|it|him|them|both|two)\b)/giu

/** 'Pack dried fish' is done, and nobody of that name dries it. */
const FIRST_VERB =
  /^(?:Pack|Take|Grab|Buy|Eat|Bring|Cook|Fetch|Sell|Gather|Collect|Mix|Pick|Use|Boil|Serve)(?= (?:dried|smoked|salted|boiled|baked|fried|frozen|broken|torn|used|wrapped|roasted|stolen|burnt|sliced|cooked)\b)/u

/** 'We are on in 5 minutes where is he': a question begins where its verb comes before its subject. */
const ASKED_ON =
  /(?<!\b(?:know|knows|see|sees|ask|asks|tell|tells|wonder|wonders|show|shows|say|says|whisper|shout|about|of|find out|remember|guess|and|or|but|me|him|her|them|us))(?<=\p{L}{3}|\d) ((?:where|why|how|who|what)(?:['’]s| (?:is|are|was|were|did|does) (?:he|she|it|they|we|everyone|everybody|that|this|the \p{L}+|my \p{L}+))\b[^.!?"“]*)$/iu

const SAYING_NO: Record<string, string> = { comment: '"I would rather not say."', idea: '"I don\'t know."' }
