import { lines } from './line-list.ts'

/** An answer to questions of one form: one of the lines, or something of the story by `from`. */
interface Settled {
  asks: RegExp
  lines: string[]
  /** A find, what stands about, somebody's name, where it is beside what stands about, the words on something, those in a mouth, an hour, an age or a number. */
  from?: 'find' | 'thing' | 'name' | 'prop' | 'writing' | 'speech' | 'clock' | 'age' | 'count'
  /** Of people alone. */
  isOfBeing: boolean
}

/** Reads a pattern and below it, after a dash, the answers between bars; '@' leads where else an answer is from, or of whom it is. */
const table = (text: string): Settled[] =>
  text
    .trim()
    .split(/\n(?! *-)/)
    .map((entry) => {
      const [pattern = '', answers = ''] = entry.trim().split(/\s*\n\s*- /)
      const parts = answers.split(' | ')
      const from = parts.find((part) => /^@(?!being)/.test(part))?.slice(1) as Settled['from']
      return {
        asks: new RegExp(pattern, 'u'),
        lines: parts.filter((part) => !part.startsWith('@')),
        ...(from && { from }),
        isOfBeing: parts.includes('@being'),
      }
    })

/** What nobody has told yet is settled by the first form that a question has, or its first word and verb as 'what #carry'; an answer needs no more than the question. */
export const settled = table(String.raw`
  ^what (?:happens|would happen|will happen|happened) if\b|^what would happen$
  - nothing, at first; and then somebody comes to look | somebody would know of it within the hour
  ^what (?:brings|brought) \S+ here\b
  - the road, and nothing better to do | somebody who said that help was wanted here | a letter, of which only half can be read | bad weather, and a light in the window
  ^what if\b
  - then it is better to know it soon | then something else must be true, and you would have to begin again from there | then nobody has noticed so far, and there is time to mend it
  ^what (?:can|could|may|shall|should|will) (?:i|we) do for\b
  - nothing yet: only looking, thank you | a small thing, if there is a minute for it
  ^what (?:can|could|may|shall|should|would|will) (?:i|we) (?:get|bring|offer|fetch|serve|make|pour)\b|^what (?:will|would) (?:it be|you (?:have|like))\b
  - something warm, please | whatever is quickest, please | whatever you would have yourself
  ^what (?:is|was) (?:wrong|the matter|the problem|the trouble) with\b
  - something has come loose, by the sound of it | it has stopped, and will not start again | nothing that shows from outside
  ^what (?:do|should|shall|can|could) (?:we|i) do\b|^what now$
  - wait a little, and see | go on, before anybody comes | ask somebody who knows
  ^what (?:is|was) the (?:\p{L}+ )?temperature\b
  - nineteen degrees, and falling | a little above freezing
  ^what .*\b(?:talk|talks|talking|speak|speaking|argu\w+|whisper\w*|gossip\w*|discuss\w*) about\b|^what .*\bdiscussing\b
  - money | somebody who is not here | the weather, until you come nearer
  ^what .*\b(?:listen\w*) to\b|^what .*\bon the (?:radio|wireless)\b
  - an old song, with half of the words missing | somebody who talks about gardens
  ^what .*\breading\b
  - something thick, and near the end of it | the same page as an hour ago
  ^what .*\bwatching\b
  - the door | you, and not even in secret
  ^(?:which|what) (?:tune|song)\b|^what (?:(?:kind|sort|type) of )?(?:is |was |are )?(?:that |the |this )?(?:tune|song|melody|music)\b|^what .*\b(?:sing|sings|sang|singing|hum|hums|hummed|humming|whistl\w+)\b|^what (?:is|was|are) (?:(?:the )?(?:band|radio|piano|fiddler|pianist|orchestra|music box) )?playing\b
  - an old lullaby, with the end left off | a slow waltz, a little flat | a marching song that everybody knows and nobody can name
  ^what .*\b(?:game|playing)\b(?!.*\b(?:band|radio|piano|music))
  - something with a ball and no rules | cards, for very little
  ^what .*\b(?:learn|learns|learning|study|studies|studying)\b
  - how to write a letter to somebody one has never met | fractions, for the second time this week
  ^what (?:is|are|was|were|lies|hangs) (?:above|over) (?:me|us|you|it|him|her|them)\b
  - nothing that moves | a long crack, and a little light through it
  ^how (?:can|may|could) (?:i|we) help\b
  - by listening, to begin with | with a small thing, if there is time for it
  ^what (?:did|have|has) (?:i|we|you|he|she|it) (?:\p{L}+ )?(?:hit|run over|ran over|step\w* on|bump\w* into|trip\w* over|knock\w* (?:over|down))\b
  - a stone, and nothing worse | a branch
  ^(?:what|which) names?$
  - @name
  ^what .*\bplans?\b(?!.*\bshow)
  - to wait until dark, and then go | to ask first, and to run if that fails
  ^what (?:has |had )?(?:happened|became|become)(?: to| of) (?:the|your|my|his|her|our|their) (?!\p{L}+ (?:here|there))
  - nobody talks about it | went home one evening, and did not come back
  ^what (?:is|are) (?:the |your |my |their )?(?:working |opening |visiting )?hours\b
  - from eight until six | as long as there is work
  ^what .*\b(?:page|book|story|letter|song|film|play|dream|speech|meeting|lecture|article|poem|tale|novel)\b.* about$
  - a summer, and somebody who left | less than the title says
  ^what (?!.*\b(?:wish|wishes|hope|hopes|looks?|looking|asks?|asking|pray|prays|waits?|waiting|pay|here)\b).*\bfor$
  - to have something to do | for a day that may never come
  ^when (?:was|were) (?:that|it|this)$
  - the year before last | longer ago than one would think
  ^(?:what|which) spells?\b
  - the one for lost keys, said backwards | a small one, for warmth
  ^what .*\b(?:occasion)\b
  - none: only a change | a birthday
  ^what .*\bdecides?$|^what .*\b(?:verdict|ruling|decision)$
  - to think about it until tomorrow | that both have a point
  ^where to(?: (?:sir|madam|ma'am|mister|miss|love|boss|mate))?$
  - home, by the shortest way | to the other end of town
  ^what .*\bagainst (?:me|you|us|him|her|them|it)\b
  - an old quarrel, and a good memory | nothing that could not be forgiven
  ^what would (?:you|he|she|they) do$
  - go, and not look back | wait one more day, and then decide
  ^what (?:would|will|are|is|was|were) .*\b(?:you|he|she|they) (?:going to )?do\b(?!ing)
  - sleep for a day, and then see | go home | go on as if nothing had been
  ^what .*\bgoing to do\b
  - sleep for a day, and then see | go on as if nothing had been
  ^what .*\blikes? to play\b
  - hide and seek | cards, for matches
  ^what .*\b(?:want|wants|wanted|like) to (?:buy|order|eat|drink|have)\b|^what .*\b(?:order|orders|ordered|buy|buys|having)(?: instead| today| now)?$
  - whatever costs least | something sweet
  ^(?:what|which) (?:story|tale|book|novel|fairy ?tale)\b
  - one with a fox in it | a thick one, about the sea
  ^(?:what|which) (?:film|movie|show|play)\b
  - an old one, in which everybody sings | one with a great many doors
  ^what .*\bfavou?rite (?:\p{L}+ )?(?:animal|pet)\b
  - the fox | owls
  ^what .*\b(?:writes?|wrote|writing|carves?|scratch(?:es)?|engraved|written|carved|printed|scratched|stamped|inscribed|scrawled|painted on)\b
  - @writing
  ^what .*\b(?:spell|spells|spelling|spelt|signals?|signalling|taps?|tapping)\b
  - “WAIT”, and then the same again | “NOT HIM”, as far as it goes | “NO ONE LEFT”, or “NO ONE LEFT ALIVE”; the end is missing | “GO NOW”
  ^what .*\b(?:whisper|mutter|murmur|breathe)
  - @speech | “Not here. Wait until they have gone.” | “Trust nobody who smiles at you today.” | “They know. I don’t know how, but they know.” | “Whatever I say in there, do not look at me.”
  ^what .*\b(?:say|says|said|saying|tell|tells|told|think|thinks) (?:me |you |us |them |him |her )?(?:about|of|on) my\b
  - that it is better than it was, and still not good | that there is more in it than one would think | that it will do, with a little more patience
  ^what .*\b(?:called|named)$
  - @name
  ^what .*\b(?:word|name) (?:is there )?for\b
  - Ushuul | Terenai, with the weight on the end | Avokh, more breathed than spoken
  ^what .*\bask(?:s|ed)? .*\b(?:about|after)\b
  - whether it was long ago | how it ended
  ^what .*\b(?:ask|asks|asked|asking)(?: (?:me|you|us|him|her|them))?$
  - @speech | “And what happens now?” | “Is that all?” | “Why?”
  ^what (?!did\b).*\b(?:says?|thinks?) (?:about|of) (?!it\b|this\b|that\b)
  - very little, and that politely | that there is less to it than one hears
  ^what .*\b(?:say|says|said|saying|tell|tells|told|read|reads|answer|answers|answered|reply|replies|replied|shout|shouts|shouted) ?(?:back|out|to|about|of|on|then|there|next|when|me|you|us|him|her|them|in|at|$)
  - @speech | “I would have told you, if anybody had asked me.” | “Let me think about it until tomorrow.” | “All right, then.” | “We shall see.”
  ^which (?:(?:one|of (?:them|these|those|the \p{L}+)) )?(?:is|are)\b
  - the left one | the one in the middle
  ^what #(?:eat|cook|bake|drink)$|^what .*\blikes? to (?:eat|drink)\b|^what .*\bfor (?:dinner|lunch|breakfast|supper|tea)\b
  - bread, an onion, and what was left of the cheese | soup, and bread to go with it | two eggs, and nothing since
  ^what .*\bdid\b.*\b(?:for a living|for work|before)\b
  - kept bees, and a small shop with the honey | taught children to read, in a room over a bakery | mended clocks, and was never once on time
  ^what .*\bdo(?:es)?\b.*\b(?:for a living|for work|all day)\b|^what (?:is|was) (?:his|her|their|your) (?:job|trade|profession|work)\b
  - bees, and a small shop with the honey | clocks, mostly: they come to be mended
  ^what .*\bmade (?:of|from|out of)$
  - of thin old wood, with something darker under it | of tin, mostly, painted to look like more | of bone, by the feel of it, and very old | of paper, layer upon layer, and hard as a board
  ^what .*\b(?:smells?|stink|scent)\b
  - of wet wool | of cold smoke, with something sweet under it | of old milk
  ^what .*\btastes?\b
  - of salt first, and then of smoke | of very little, until one has swallowed
  ^what .*\bsounds?\b
  - like rain on a tin roof | like somebody who hums with the mouth shut
  ^what (?:is|was) (?:it|life) like (?:out|in|there|outside|inside|at|on|up|down|over)\b
  - quieter than one would think | busy, and nobody looks up
  ^what .*\blike(?: (?:in|at|on|under|beneath|from|here|there)\b.*)?$
  - like nothing you have met before | a little worn, and not unpleasant
  ^what .*\b(?:think|thinks|thought|make) of (?:it|this|that|them)$
  - not much, and nobody is rude enough to say so | well enough, though it takes a second look
  ^what .*\b(?:thinks?|thought|believes?|make of)\b
  - that it will end well, if nobody hurries it | that it has gone on quite long enough | that you are braver than you look
  ^(?:what|which) (?:\p{L}+ )?colou?r\b
  - green, a little faded | dark red | blue, and rather bright
  ^(?:what|at what) time\b|^when .*\b(?:tonight|today)\b
  - @clock
  ^what (?:is|was) (?:my|his|her|their|your) (?:best )?(?:time|score|record|pace|pulse)$
  - better than the last one, and not yet good enough | good so far: nobody has been faster
  ^what (?:is|was|are|were) (?:my|his|her|their|your|the) (?:\p{L}+ )?(?:lines?|words|motto)\b
  - “I had not thought to find you here.” | “Not a step further.”
  ^what (?:is|was|are) (?:my|his|her|their|your|the) (?:\p{L}+ )?(?:password|code|combination|pin)\b
  - four, nine, nine, two | a date, written backwards
  ^what .*\b(?:is|was|are|were) (?:there )?left\b
  - about half of what there was | enough for a week, and not a day longer
  ^what .*\b(?:stamp|picture|photo|photograph|painting|drawing|card|tattoo|poster|film|portrait|tapestry|mural|mirror)\b.* shows?\b|^what .*\b(?:draws?|drew|drawing|paints?|painting|sketch\w*)\b
  - a house with two doors, and a man with a sack coming out of the smaller one | a wheel with one spoke missing, and beside it a tall hat | a face: no mouth to it, and a scar over one eye
  ^what .*\b(?:knit\w*|sews?|sewing|weav\w*|wove)\b
  - a sock, red, and far too large for any foot you know | a long grey scarf, with a row of letters worked into the end of it
  ^what .*\b(?:remember|recall|forgot|forgotten|know|dream|dreamt) (?:of|about|from)\b|^what .*\bremembers?$
  - one voice calling you in, and the smell of it after rain | a light in a window, and which way the wind came | less than you thought: a door, a stair, somebody’s hands
  ^what .*\b(?:see|sees|saw|spot\w*|visible|there|out)\b.*\b(?:up|down|out|over|beyond|across|through|below|distance|horizon|other side)\b
  - a light, small and steady, a good way off | a thread of smoke, straight up, where nobody is said to live | a road, and nobody on it
  ^what .*\b(?:want|wants|wanted|need|needs|ask|asks|charge|cost|expect\w*|owe)\b.*\b(?:in return|in exchange|for (?:it|this|that|the|her|his))\b
  - a promise, and no money | the truth about one small thing, later, when it is asked for | half of whatever comes of it
  ^what .*\b(?:want|wants|wanted|have|like) (?:me|us|you|him|her|them) to do\b
  - the decent thing, and soon | to stay out of it | nothing, for once
  ^what (?:do|does|did|is|are|has|have|would)\b.*\b(?:want|wants|wanted|need|needs|needed|hope|hopes|hoping|wish|wished|wishes|pray|prayed|prays|(?:after|looking for)$)\b
  - @being | a plain answer, and soon | to be paid what is owed, to the penny | to be left in peace until the morning | to hear that it was all a mistake
  ^what (?:do|does|did) (?!i\b|we\b|you\b).*\b(?:own|owns|possess|have)\b(?!.*\b(?:against|in common|in mind|to (?:do|say)|to)\b)
  - not much: a few pots, and one good coat | one cow, and a clock that does not go | more than one would think, and all of it in one chest
  ^what .*\b(?:happens?|happened|comes?) (?:next|of it|then|now)\b
  - for three breaths nothing; then a small dry click, and it is warmer than before | something that had been stuck comes loose, and rolls a little way
  ^what #(?:give|bring|send|hand|show|hide|hold|carry|keep|drop|leave|pull|take|steal|get|pick|buy|find|offer)$|^what \p{L}+ (?:give|bring|show|send)s? (?:me|you|her|him|them)\b
  - @find
  ^what #(?:pay|cost|charge|earn|owe)$
  - forty, and not a penny more | less than one would think
  ^what (?:kind|sort|type|brand|make) of (?:person|man|woman|boy|girl|child|people)\b
  - a quiet one, who listens before speaking | one who laughs easily, and not for long
  ^what (?:kind|sort|type|brand|make) of\b
  - an old kind; one hardly sees it now | the ordinary kind, to look at | a good one, and not cheap
  ^what (?:falls|fell|drops|dropped|rolls|rolled|comes|came|slides) (?:out|off|down|up)\b
  - @find
  ^what .*\bteach(?:es)?\b
  - sums, and how to sit still | what was learnt the hard way
  ^(?:in )?what language\b
  - an old one, that nobody here was taught | one that is spoken further east
  ^(?:in )?what (?:condition|state|shape|mood)\b
  - better than it looks | worse than they say, and not past mending
  ^what .*\bbottom\b
  - mud, and an old boot | a shape, half sunk, and something that shines
  ^what .*\b(?:other side|horizon|far side|end of|valley|outside|beyond)\b
  - nobody, and nothing that moves | a light, a good way off | more of the same, as far as you can see
  ^what (?:stands|stood|towers|looms) |^what #stand$
  - @thing | a shape, and it has not moved yet
  ^what (?:is|was|are|were|lies|lay|stands|stood|sits|sat|hangs|hung|waits|hides|does \p{L}+ lie)(?: (?:stuck|caught|\p{L}+(?:ed|ing|en)))? (?:between|on|in|inside|under|underneath|behind|beneath|below|beside|beyond|above|over|at|inside)\b
  - @find
  ^what (?:did|was) .*\b(?:do|doing)\b
  - @being | nothing that anybody saw | waiting, for the most part, and listening
  ^what (?:is|are|was|were) .*\b(?:carrying|hiding|holding|bringing)\b|^what (?:he|she|they|i) (?:is|are|was|were|am) (?:carrying|hiding|holding|bringing)\b
  - @find
  ^what (?:is|are|was|were) (?:missing|gone)\b
  - one thing only, and not the dearest | less than one would think
  ^what (?:is|are|was|were) different\b
  - it is quieter, and somebody has swept | one thing stands where another stood
  ^what (?:is|are|was|were) (?:scratching|knocking|moving|rattling|rustling|banging|following|crying)\b
  - something no bigger than a hand | nothing that shows itself
  ^what .*\b(?:hear|hears|heard)(?: (?:there|then|last|that|on|in|at|from|outside)\b.*)?$
  - steps, and a door | somebody who laughed, and then nobody
  ^what .*\b(?:see|sees|saw|seen)(?: (?:there|then|last|that|on|in|at|outside)\b.*)?$
  - a light, where there should be none | somebody going, and no face
  ^what (?:do|does) (?!i\b|we\b|you\b).* do$
  - nothing, for a moment | a step back, and a look to the side
  ^what (?:do|can|did) (?:i|we) feel$
  - a little warmth, and something that moves close by | a draught, on one side
  ^what .*\b(?:weapons?|arms)\b
  - a short knife, and nobody knows of it | two fists, and a good deal of nerve
  ^(?:what|which) (?:number|page|floor|room|chapter|seat|platform|car|carriage|lane|gate|track|exit|bus|line|aisle|row|hole|cabin|bed|ward)\b
  - seven | the third | eleven
  ^(?:which|what) (?:way|direction) .*\bwind\b
  - from the west, and rising | off the land
  ^(?:which|what) (?:way|direction|road|path|turn)\b
  - left, and then straight on | straight on | back, the way you came
  ^(?:which|what) (?:god|goddess|saint|demon|devil|spirit|angel)\b
  - one of the older ones, to go by the manners | one of the smaller ones, and touchy about it
  ^which (?:one )?of you\b
  - not me | ask the other one
  ^what (?:should|shall|do|will) (?:i|we|they|she|he) (?:name|call) (?:him|her|it|them|the \p{L}+)\b
  - @name
  ^which .*\bshould\b
  - the plain one | the nearest | the one that costs least
  ^which (?:one )?of (?:them|us)\b|^which (?:king|queen|man|woman|boy|girl|brother|sister|uncle|aunt|cousin|teacher|guest|player|child|heiress)\b
  - @name
  ^which of\b
  - the oldest of them | the youngest | the one you would least have thought of
  ^who (?:wins?|won|is winning|is ahead|comes? first|came first)\b
  - you do, by very little | not you, and by very little
  ^who (?:is|was) (?!it\b|that\b|this\b|he\b|she\b|there\b|here\b|next\b|first\b|last\b|you\b|\p{L}+(?:ing|ed|est)\b)\p{L}+$
  - an old friend | somebody from a long time ago
  ^who else\b
  - two more, and nobody besides | nobody else
  ^who (?:is|are|was|were) (?:in|at|on|aboard|inside|outside|around)\b(?!.*\b(?:charge|love|fault|duty|command|photo\w*|picture|painting|portrait|poster|stamp|coin|phone|line|card|list)\b)
  - nobody whom you know | a handful of people, and none of them in a hurry | one man, with his back to you
  ^who .*\b(?:play|playing|fight|fighting|facing|up) against\b|^who .*\b(?:fighting|facing)$
  - the ones from across the river, who have not lost this year | the same as last time, with somebody new in front
  ^which\b
  - the second from the left | the oldest of them | the smallest, as it turns out
  ^when (?:do|does|will|is|are) .*\b(?:train|bus|ferry|boat|plane|flight|ship|tram|coach|shop|store|film|show|lesson|class|meeting|party|match|game)\b
  - @clock
  ^when .*\b(?:was|were|had|did|last|saw|went|came|got|left|met|\p{L}+ed)\b
  - yesterday evening, a little before dark | this morning, early | three days ago, in the morning
  ^when\b
  - tomorrow at noon | within the hour | tonight, after dark | the day after tomorrow, first thing
  ^where .*\bfrom$
  - the far side of the hills, two days off | a small place that nobody here has heard of | further off than anybody here has been
  ^where .*\b(?:hurt|hurts|hit|shot|bitten|wounded|bleeding|sore)\b
  - in the left shoulder | just above the knee | in the side, and it is not deep
  ^where .*\blook(?:s|ing|ed)?$
  - past you, at the door | at nothing that you can see
  ^where .*\b(?:go|goes|going|gone|went|run|ran|lead|leads|led|fled|flee|heads?|headed|heading)\b
  - home, by the look of it | down to the water | round the corner, and out of sight
  ^where (?!(?:do|should|shall|can|could|would) (?:i|we)\b).*\b(?:is|are|was|were|lie|lies|lay|stand|stands|stood|live|lives|lived|hide|hides|hid|hidden|keep|keeps|kept|put|puts|leave|leaves|left|find|found|happen|happens|happened|sit|sits|sleep|sleeps|get|got|have|take|taken|took|seen|see|buried|bury|land|landed|dig|held|stored)\b
  - @prop | behind the second door on the left | at the far end, where nobody goes | at the back, out of the way
  ^why .*\b(?:smil\w+|laugh\w*|grin\w*|cry\w*|sad|happy|angry|quiet|silent|pale|sigh\w*|blush\w*|shaking|trembling|nervous|afraid|scared|tired|late)\b
  - because of something that was said this morning | there was no sleep last night | it will pass
  ^why\b
  - @being | because of a promise | because somebody has to | because it seemed right at the time | out of habit, to begin with
  ^how (?:does|did|will|do) (?:it|this|that|the story|things) (?:all )?end\b
  - well, for most of them | quietly, and with the door left open
  ^how .*\b(?:dies?|died|perish(?:ed)?|pass(?:ed)? away)$|^how .*\bkilled$
  - of a fever, in a single night | by falling from a window that somebody else had opened | in the cold, waiting for somebody who never came
  ^how (?:did|do|does|has|have) .*\b(?:get|got|come|came|climb) (?:in|inside|out|up|here|there|past|through|away)\b
  - by the back way, in the dark | step by step, and with a good deal of help | by a way that nobody had thought of
  ^how (?:did|do|does) .*\b(?:meet|met|get to know|find each other|fall in love)\b
  - in a queue, in the rain | at a wedding, and both at the wrong table
  ^how (?:does|do|did) (?:it|that|this|he|she|they|the \p{L}+) work\b
  - with a handle at the back, and patience | better when nobody watches
  ^how far apart .*\b(?:contractions|pains|beats|flashes|rings|knocks|bells|waves)\b
  - four minutes | six minutes, or seven
  ^how far apart\b
  - ten steps | an arm’s length | a stone’s throw
  ^how far\b(?! (?:up|down)\b)
  - a quarter of an hour on foot | half an hour, and in sight for most of the way | ten minutes, or seven if you hurry
  ^how far (?:up|down)\b
  - further than anybody would care to fall | as far as a steeple is high
  ^how did .*\b(?:lose|win|fail|survive|escape)\b
  - by very little | to everybody’s surprise
  ^how (?:badly|seriously|deeply)\b
  - less than one would think | rather more than you had hoped
  ^how (?:is|are|was|were) .*\b(?:looking|going|doing|holding up)$|^how (?:is|are|was|were) (?:business|things|life|everything|trade|work)$
  - better than an hour ago | not good, and not yet bad
  ^how (?:is|was|are|were|did) (?:the |my |your |his |her )?(?:\p{L}+ )?(?:day|night|week|weekend|trip|journey|flight|shift|date|meeting|party|exam|school|work)(?: go)?$
  - long, and mostly quiet | better than the one before | one thing after another, until there was nothing left to go wrong
  ^how long (?:have|do) (?:i|we|you|they) (?:got|have)\b(?! (?:i|we|you|they|been|known|had|worked|lived)\b)|^how long (?:is|are) .*\bleft\b
  - about half an hour | twenty minutes at the least | an hour, near enough
  ^how long (?:has|have|had|was|were|am|is|are) (?!.*\b(?:work\w*|liv(?:e|es|ed|ing)|known|married|together|play\w*|teach\w*)\b).*\b(?:wait\w*|stand\w*|sit|sat|sitting|stuck|sleep\w*|slept|asleep|unconscious|gone|missing|out|up|awake|bleed\w*|ring\w*|rain\w*|snow\w*|burn\w*|walk\w*|driv\w+|here|there|in|on|at)\b
  - about an hour | forty minutes, near enough | since first light
  ^how long (?:has|have|had|was|were)\b
  - three years, come spring | a good six months | since the spring before last
  ^how long (?:he|she|it|they|you|the \p{L}+) (?:has|have|had|was|were)\b
  - three years, come spring | a good six months
  ^how (?:long|soon)\b
  - about half an hour | twenty minutes at the least | an hour, near enough
  ^how much .*\bleft\b
  - about half of what there was | enough for two days, if nobody wastes it
  ^how much (?:do|should|shall|can|could|would|will) (?:i|we) (?:ask|charge|want|sell)\b
  - forty would be fair | sixty, and not less than fifty
  ^how much .*\b(?:make|makes|made|earn\w*|win|won|sell|sold|put|gave|spend|spent|steal|stole|stolen|raised|collected|in the (?:safe|till|purse|bag|wallet))\b
  - eighty-two, counted twice | a little over a hundred | thirty-six, and some small change
  ^how much .*\b(?:rent|house|castle|ship|ransom|debt)\b|^how much .*\bowe
  - about a month’s pay | a year’s pay, or nearly
  ^how much .*\b(?:cost|costs|pay|paid|paying|charge|charges|worth|fetch|ask\w*|want|wants|offer\w*)|^how much (?:is|are|for|does)\b(?!.*\b(?:left|there|in)\b)
  - eight, or seven to a friend | twelve, and not a penny less | fifteen
  ^how much\b
  - enough, if nobody wastes it | about half of what there was | more than it looks
  ^how old\b
  - @age
  ^how many\b
  - @count
`)

/** 'How deep', 'how heavy': an answer by what is measured; any other quality has the last. */
export const measures = table(String.raw`
  ^thick$
  - two fingers, and no more | a hand’s breadth, near enough
  ^deep$
  - deeper than anybody can stand | sixty feet, near enough
  ^high$
  - as high as a church tower | thirty feet, and a little over
  ^(?:tall|wide|long)$
  - about twelve feet, give or take | not quite twice your own height | thirty feet and a little over
  ^(?:fast|quick)$
  - a little faster than is wise | not fast enough to matter
  ^(?:far)$
  - nearer than it looks | half an hour off, and in sight for most of the way
  ^(?:hot|warm)$
  - so hot that you have to take your hand away again | too warm by a good deal, and growing warmer | not as hot as it will be in an hour
  ^(?:cold|cool)$
  - cold enough to see your breath | colder than it was this morning
  ^(?:big|large)$
  - as high as a door, and wider | not half as big as it sounds | bigger than you would like
  ^heavy$
  - as much as you can lift with both arms, and no more | not as heavy as it looks
  ^(?:bad|serious|ill|hurt|painful|sick)$
  - bad enough to slow things down, and no worse | not as bad as it looks | worse than it was an hour ago, and it will pass
  .
  - not as [quality] as you had feared | [quality] enough to be noticed | as [quality] as it looks
`)

/** Said after a yes and after a no, where it is sure; a dash where nothing is. */
export const whetherAsides = table(String.raw`
  \b(?:look|looking|watching|staring)(?: at (?:me|us))?$
  - straight at you | for the moment the other way
  \b(?:breathes?|breathing)$
  - slowly, but steadily | not that you can see
  \bdead$
  - beyond doubt | alive, as far as anybody knows
  \balive$
  - breathing, if only just | past all help
  \bblink\w*$
  - once, slowly | not once while you watch
  \b(?:laugh\w*|smil\w*|grin\w*|crack a smile)$
  - with one corner of the mouth | not even with the eyes
  \b(?:cry|cries|crying|weep\w*)$
  - without a sound | both eyes are dry
  \bunderstand\w* (?:me|us|you|it|that)$
  - every word | not a word
  \b(?:notice|notices|noticed)$
  - and it shows | not so far
  \b(?:like|likes|liked|enjoy\w*|love|loves|loved) (?:it|that|this|the|my|his|her|their)\b
  - that much shows | the face says as much
  \bfar\b
  - a good half-hour on foot | no more than a few minutes
  \b(?:dangerous|violent|a threat)$
  - best keep out of arm’s reach | only worn out, by the look of it
  \b(?:nervous|afraid|scared|frightened|worried|upset|tense|anxious)\b
  - the hands give it away | quite calm, to look at
  \b(?:angry|mad|cross|furious)\b
  - it is plain to see | only tired
  \b(?:sad|unhappy|lonely)\b
  - and trying not to show it | in good spirits, by the look of it
  \b(?:happy|pleased|glad)\b
  - it is plain to see | something weighs on the mind
  \balone$
  - there is nobody else in sight | there is somebody close by
  \b(?:know|knows|knew)\b
  - and for some time | nobody has said a word of it
  \b(?:remember|remembers|remembered)\b
  - as if it were yesterday | it is all gone
  \b(?:tip|tips|tipped)\b
  - a good one | not a coin
  \b(?:hurt|injured|wounded|bleeding)\b
  - it is not deep | there is not a scratch to be seen
  \b(?:asleep|sleeping)$
  - fast asleep | wide awake
  \bawake$
  - wide awake | fast asleep
  \b(?:follow|follows|following|followed)\b
  - at some distance | there is nobody behind
  \bmarried\b
  - for years | not any more
  \b(?:heavy)$
  - it takes both arms | it can be lifted with one hand
  \b(?:work|works|working)$
  - as it should | it has stopped
  \b(?:full|crowded|busy)$
  - there is hardly room to stand | there is room enough
  \bopen$
  - by a hand’s breadth | it is shut
  \b(?:shut|closed)$
  - and fast | it stands open
  \blocked$
  - and the key is not in it | it gives when you push
  \bon$
  - and warm to the touch | it is off, and cold
  \bempty$
  - there is nothing in it at all | there is a little left in it
  \b(?:any|some)(?:one|body) (?:\p{L}+ )?(?:see|saw|seen|hear|heard|notice|noticed|know|knows|watching|following)\b
  - and looks away again | not that you can tell
  ^(?:has|have|did|does|do) .*\b(?:have|got|own|\p{L}+ed|go|come|come back|say|tell|eat|take|leave|find|get)\b
  - - | not that anybody knows of
  ^(?:am i|are (?:i|we)|was i|were we|do (?:i|we))\b
  - - | not so far
  ^(?:is|are|does|do|was|were) (?!you\b|there\b)
  - - | not that you can see
`)

/** Names of inns, hotels and ships. */
export const houseNames = ['The Golden Anchor', 'The Three Keys', 'The Swan', 'The Morning Star']

/** Of somebody who was asked something of their own. */
export const plainAnswers = {
  yes: lines(`
    "Yes," says [who], without having to think.
    [who] [who+nod]. "Yes. Since you ask."
    "I would say yes," says [who].
  `),
  no: lines(`
    "No," says [who], and [who+shake] [who.their] head as well.
    "No," says [who]. "But it is kind of you to ask."
    "Not that I know of," says [who].
  `),
  open: lines(`
    "Ask me that again when I have had time to think," says [who].
    "If I knew, you would be the first I told," says [who].
  `),
}
