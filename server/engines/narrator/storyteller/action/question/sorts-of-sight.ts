/** Which lines answer a question, by its words; 'being' where it must be about somebody, 'thing' where it must be about something. */
export const SORTS: [asks: RegExp, name: string, of?: 'being' | 'thing'][] = [
  [/^what .*\bsmells?\b(?! of\b)/, 'smell'],
  [/^what .*\bsounds? like\b/, 'hear'],
  [/^what .*\btastes?\b/, 'taste'],
  [
    /^(?!how\b|who\b|why\b|when\b|where\b).*\b(?:changed?|different|altered|moved|new here|missing)\b(?!.*\b(?:my|your|his|her|their) mind)/,
    'changed',
  ],
  [
    /\b(?:any|some)thing (?:else )?(?:unusual|out of the ordinary|odd|strange|weird|interesting|special|useful|suspicious|out of place|wrong|off|amiss|noticeable|hidden|important)|\b(?:stands?|sticks?) out\b|\bwhat (?:is|looks|seems) (?:odd|strange|unusual|weird|wrong|out of place|off)\b/,
    'odd',
  ],
  [
    /\b(?:noises?|sounds?|that sound|banging|knocking|scratching|humming|music)$|^what (?:is|was) (?:that|this|the) (?:\p{L}+ )?(?:noise|sound)\b|\bmak(?:es?|ing) (?:that|the|this) (?:noise|sound)\b|^what (?:do|can|did) (?:i|we|he|she|they) hear\b/u,
    'noise',
  ],
  [/^what (?:has |had |just )*happened (?:here|there|to (?:it|the .+|this .+))\b/, 'happened'],
  [
    /^what (?:is|are|was|were) .*\b(?:talk|whisper|argu|chatt|gossip|discuss|say)\p{L}*ing(?: about)?\b|^what do .* (?:talk|whisper) about/u,
    'talk',
  ],
  [
    /^(?:what|which) (?:sort|kind|type)s? of (?:\p{L}+ )?(?:man|woman|person|people|guy|boy|girl|captain|king|queen|boss|neighbou?r)\b|^what (?:is|was) .*\blike as an?\b/u,
    'manner',
    'being',
  ],
  [
    /^how (?:does|do|is|are|did) .*\b(?:react|respond|behav|act|take|look|seem|answer)\p{L}*\b(?!.*\blike\b)|^what (?:is|was) .*\b(?:reaction|response|expression)\b|^what does .*\bface\b/u,
    'now',
    'being',
  ],
  [
    /^what (?:does|do|did|is|are) .*\blooks? like\b|^what (?:is|are|was) .*\bwearing\b|^describe\b/,
    'look',
    'being',
  ],
  [/^what (?:is|are|was) .*\blike\b|^how (?:is|are) .*\b(?:character|personality)\b/, 'manner', 'being'],
  [
    /^what (?:is|are) .*\b(?:doing|up to)\b|^what (?:does|do) .*\bdo(?: (?:now|then|next|about it))?$/,
    'does',
    'being',
  ],
  [
    /^what (?:does|do|is|are|did) .*\b(?:think|want|feel|mean|hid|plan|hop|fear|know)\p{L}*\b|^how (?:does|do|is) .*\bfeel/u,
    'minds',
    'being',
  ],
  [
    /^(?:what|which) (?:sort|kind|type|breed|make)s? of\b|^what (?:weapons?|drinks?|food|music|flowers?|animals?)\b/,
    'sort',
  ],
  [/^what (?:is|are|was|do i see|do i find|can i see) .*\bbehind\b/, 'behind'],
  [/^what (?:is|are|was|do i see|do i find|can i see) .*\b(?:under|beneath)\b/, 'under'],
  [
    /^what (?:is|are|was|(?:do|does|can) (?:i|we|he|she) (?:see|find)) (?:.*\b)?(?:in|inside|within)\b/,
    'within',
  ],
  [/^what (?:does|do|did|is|are) .*\b(?:say|read|written)\b/, 'read', 'thing'],
  [
    /^(?:what|how) (?!would\b|do (?:i|we)\b|did (?:i|we)\b).*\blike\b|^what (?:does|do) .*\blooks?\b|^describe\b/,
    'like',
  ],
  [/^what (?:does|do|is) .*\b(?:do|for|used for)$/, 'use', 'thing'],
  [/^who(?:se| is| was)? .*\bwhose\b|^whose\b|^who .*\bbelong/, 'whose'],
  [
    /^who else\b|^who (?:was|were|has been|had been)\b.*\b(?:here|there|in|on|at|aboard|around|about|inside|nearby)\b/,
    'others',
  ],
  [
    /^who (?:saw|heard|found|told|gave|sent|left|brought|called|wrote|put|opened|closed|locked|knows?|knew|invited|hired|owns?|built|made|paid|took him|came)\b/,
    'whoDid',
  ],
  [
    /^who\b.*\b(?:did (?:it|this|that)|stole|took|killed|murdered|poisoned|robbed|broke|burn(?:ed|t)|hid|swapped|forged|framed|betrayed|lied|attacked|kidnapped|sabotaged|cheated|is (?:to blame|lying|behind)|was behind)\b/,
    'blame',
  ],
  [/^who (?:is|are) missing\b/, 'missing'],
  [/^who (?:is|are)\b/, 'whoIs'],
  [/^who\b/, 'whoDid'],
  [
    /^why (?:did|has|have|had|does|do) (?:nobody|no one|none|.*\b(?:never|not)\b)|^why .*n['’]t\b|^why (?:is|was) (?:nobody|no one)\b/,
    'whyNot',
  ],
  [/^why (?:is|are|was|were)\b/, 'whyIs', 'thing'],
  [/^why\b/, 'why'],
  [/^how (?!many|much|long|far|old|big|tall)\p{L}/u, 'how'],
  [/^where\b/, 'where'],
  [/^(?:what|which) (?:floor|number|room|page|deck|level|platform|gate)\b/, 'number'],
  [/^which\b/, 'which'],
  [/^what .*\bmean(?:s|ing)?\b/, 'means', 'thing'],
  [/^what (?:is|are|was|were|does|do|did) .*\bfor$/, 'why'],
  [/^what\b/, 'what'],
]

/** Sorts of which what was told of the place before is no answer. */
export const FIRST = /^(?:changed|odd|others)$/
/** Sorts that are asked for only where nothing else knows. */
export const LAST =
  /^(?:missing|number|means|called|which|said|whoIs|whose|whoDid|blame|whyNot|whyIs|why|how|where|what|use|sort|read)$/
