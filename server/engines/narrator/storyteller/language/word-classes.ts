const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Closed classes of English words, in lower case. */
export const determiners = setOf(
  'the a an some any no every each all both another other either this that these those my your his her its our their whose which what such one',
)
export const quantities = setOf(
  'many much few several more most less enough plenty half dozen dozens couple pair hundreds thousands lots bit',
)
export const subjectPronouns = setOf(
  'i you he she it we they who someone somebody everyone everybody nobody anyone anybody something nothing everything anything none',
)
export const objectPronouns = setOf(
  'me you him her it us them myself yourself himself herself itself ourselves themselves yourselves one this that these those mine yours hers ours theirs here there someone somebody everyone everybody nobody anyone anybody something nothing everything anything none each-other both all',
)
export const prepositions = setOf(
  'in on at to from with without into onto under beneath below over above behind beside besides between among through across along around round about against near by of off for toward towards inside outside up down past beyond after before until during within upon via despite except like as onto atop underneath alongside amid beneath out using than per since',
)
export const particles = setOf(
  'up down in out on off away back over around through along forward aside open shut loose together apart under by ahead across past onward onwards forth',
)
export const auxiliaries = setOf(
  'am is are was were be been being do does did have has had will would shall should can could may might must ought',
)
export const modals = setOf('will would shall should can could may might must ought')
export const coordinators = setOf('and but or so then yet nor plus')
export const subordinators = setOf(
  'when whenever while if because since until till unless before after once although though whereas as so that whether lest',
)
export const whWords = setOf('who whom whose what which where when why how')
export const negations = setOf('not never neither no-longer hardly barely scarcely')
export const numbers: ReadonlyMap<string, number> = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, value): [string, number] => [word, value])
    .concat([
      ['thirty', 30],
      ['forty', 40],
      ['fifty', 50],
      ['sixty', 60],
      ['seventy', 70],
      ['eighty', 80],
      ['ninety', 90],
      ['hundred', 100],
      ['thousand', 1000],
      ['dozen', 12],
      ['couple', 2],
      ['both', 2],
    ]),
)
/** Adverbs that stand anywhere in a clause and change nothing of who does what. */
export const adverbs = setOf(
  'now then just also too again really very quite still always often sometimes soon suddenly finally first next later maybe perhaps quickly slowly quietly carefully gently softly silently loudly immediately instantly instead only even already almost nearly simply once twice together alone please well fast hard far closer close meanwhile afterwards anyway however otherwise therefore somehow somewhere anywhere everywhere nowhere here there today tonight tomorrow yesterday eventually probably definitely certainly actually basically literally honestly kindly ever yet sort-of kind-of briefly straight right directly nervously cautiously indeed thereby thus likewise currently presently deliberately accidentally indoors outdoors upstairs downstairs abroad aboard overhead overboard nearby ahead forward backward backwards forwards aloud though bravely hastily happily sadly angrily calmly sharply wildly boldly firmly tightly deeply lightly closely thoroughly desperately hopefully secretly stealthily cheerfully politely sternly eagerly reluctantly swiftly more less most least rather pretty apparently obviously clearly recently lately long away back home so',
)
export const directions = setOf(
  'north south east west northeast northwest southeast southwest up down left right back forward forwards backwards ahead inside outside upstairs downstairs in out home away onward open shut apart loose aside n s e w ne nw se sw',
)
export const interjections = setOf(
  'oh ah hmm hm um uh er well wow whoa hey yikes ugh ok okay alright right yeah yep yes no nope nah sure fine huh aha oops damn dammit crap shit god gosh jeez lol haha hah ha hehe lmao omg wtf anyway anyways listen look so please thanks hi hello sorry man dude bro hmmm ohh ooh eek phew gee golly hell fuck fuckin yay meh pff tsk ahem aw aww shh shhh sshh ssshh ssshhh psst pst argh arg ugh ew eww ouch oi hoy aye boo bah brr brrr grr ahoy goodbye bye goodnight greetings congratulations congrats hooray hurray hurrah yippee bravo alas',
)
/** Verbs that say how things stand rather than what is done. */
export const stativeVerbs = setOf(
  'be have own possess know believe love like hate need want contain belong seem cost mean matter live exist resemble deserve owe prefer doubt fear trust hope wish lack hear-of understand remember forget recognize consist feel look-like sound smell-like love adore despise miss suppose guess reckon suspect agree work-as lie-in dislike remain',
)
/** What is commonly a thing even where it could be done: in 'bread and water' nobody waters. */
export const nounsFirst = setOf(
  'water book fire light rope hand trap ship map cover drink rest plan guard arm paper bar board name hook net nail pin tape wire salt oil butter flower plant box bag pack spear club knife mask blanket ring bell horn drum pipe iron stone rock dust mail text film note sign place store shop house park garden farm mine tunnel bridge ford land dock port water-skin food fish pet milk cage chain lock bolt bar plug dress button strap lash sail anchor cycle bike pilot crew coach train tutor lecture model rain snow storm whip sock deck shank film bank host judge witness address question answer order promise deal bargain copy wax dress cloth train hammer saw rake shovel hoe spade brush comb mop broom sponge shower bath iron salt pepper spice sugar tea coffee soup bread supper dinner lunch breakfast camp tent fort shield sword gun bow staff ration supply document contract letter shadow voice sound head face eye nose mouth ear back foot finger shoulder heart number mark list log record pump float ward spell curse divine charm magic beam reward tip cash coin cover peel skin bone crown dream wish hope trust love respect envy pity rage fear doubt care regret notice attention view wind time date age color colour chart signal radio post email message torch stick stack gift bandage bait whistle fight race fan fuel gear haul drift trail track tail court bed form position reason vote scheme plot script resort',
)
/** Things and places that end like what is being done. */
export const nounsInIng = setOf(
  'building painting clearing landing opening ceiling railing wedding evening morning meeting dwelling crossing writing carving drawing clothing lightning hearing feeling being gathering training warning blessing offering stocking saying beginning ending reading lighting wiring bedding lining siding shopping fighting washing',
)
/** Verbs that are hardly ever nouns, whatever a tagger thinks. */
export const neverNouns = setOf(
  'tell ask give take go get say see hear bring put open eat find keep make come sit stand throw pull push grab follow listen wait speak leave enter kneel hide knock steal sell buy pay kiss hug kick tie untie lift carry pick pour climb jump swim ride whisper shout scream yell apologize thank greet explain show let begin start stop try become turn walk run look watch examine inspect read write sing dance sleep wake rest think remember decide choose kill attack stab shoot save rescue free help heal light extinguish close shut unlock lock search return smile laugh cry nod bow wave point stare glance gaze drop drag lower raise crawl creep sneak tiptoe step stumble slip slide lean crouch duck dodge flee escape offer refuse accept agree admit confess promise swear pray beg plead order invite join meet introduce convince persuade warn threaten accuse blame scold mock tease comfort wipe wash clean sweep',
)
export const weatherVerbs = setOf('rain snow hail drizzle pour thunder storm freeze')
/** Weather that is a thing too, so that nobody does it: 'rain.', and not 'pour'. */
export const weathers = setOf('rain snow hail drizzle thunder')

export const isPunctuation = (text: string) => /^[.,;:!?…—–()"\-/]+$/.test(text)
