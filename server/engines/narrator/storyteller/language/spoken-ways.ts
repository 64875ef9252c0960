/** Ways of speaking that are no deeds, and signs that are no letters: taken out or spelled out before a turn is read. */
export const plainer = (text: string): string =>
  text
    .replace(OUT_THERE, '')
    .replace(TAKEN_BACK, (_, deed: string, who?: string) => (who ? `${who} to ${deed}` : ''))
    .replace(HOLD_ON, '$1')
    .replace(/(?<=^|[.!?] )(?:first|instead),? (?=(?:i|we) )/giu, '')
    .replace(/(\d) ?%/g, '$1 percent')
    .replace(ENDEARED, '$1, ')
    .replace(WHY_NOT, (_, helper: string, who: string) => `why ${HELPERS[helper.toLowerCase()]} ${who} not`)
    .replace(LAID, 'laid ')
    .replace(FIRST_VERB, (verb) => `i ${verb.toLowerCase()}`)

/** 'Outside, the mob shouts': where it is heard, and not where one goes. */
const OUT_THERE =
  /(?<=^|[.!?] )(?:outside|inside|upstairs|downstairs|meanwhile|nearby|overhead), (?=(?:the|a|an|my|our|someone|somebody|something|two|three) )/giu

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
const LAID = /\blay (?=(?:my|the|a|an|our|it|him|them|both|two)\b)/giu

/** 'Pack dried fish' is done, and nobody of that name dries it. */
const FIRST_VERB =
  /^(?:Pack|Take|Grab|Buy|Eat|Bring|Cook|Fetch|Sell|Gather|Collect|Mix|Pick|Use|Boil|Serve)(?= (?:dried|smoked|salted|boiled|baked|fried|frozen|broken|torn|used|wrapped|roasted|stolen|burnt|sliced|cooked)\b)/u
