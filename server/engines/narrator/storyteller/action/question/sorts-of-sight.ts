/** Which lines answer a question, by its words; 'being' where it must be about somebody, 'thing' where it must be about something. */
export const SORTS: [asks: RegExp, name: string, of?: 'being' | 'thing'][] = [
  [/^what .*\bsmells?\b(?! of\b)/, 'smell'],
  [/^what .*\bsounds? like\b/, 'hear'],
  [/^what .*\btastes?\b/, 'taste'],
  [
    /^(?:has|have|is|are|did|does|what (?:has|have|is|are|looks?)|anything)\b.*\b(?:changed?|different|altered|moved|new here|missing)\b(?!.*\b(?:my|your|his|her|their) mind)/,
    'changed',
  ],
  [
    /\b(?:any|some)thing (?:else )?(?:unusual|out of the ordinary|odd|strange|weird|interesting|special|useful|suspicious|out of place|wrong|off|amiss|noticeable|hidden|important)|\b(?:stands?|sticks?) out\b|\bwhat (?:is|looks|seems) (?:odd|strange|unusual|weird|wrong|out of place|off)\b/,
    'odd',
  ],
  [
    /^what (?:is|was|are|were) .*\b(?:noises?|sounds?|banging|knocking|scratching|humming)$|^what (?:is|was) (?:that|this|the) (?:\p{L}+ )?(?:noise|sound)\b|\bmak(?:es?|ing) (?:that|the|this) (?:noise|sound)\b|^what (?:do|can|did) (?:i|we|he|she|they) hear\b/u,
    'noise',
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
  [/^what (?:does|do|did|is|are) .*\blooks? like\b|^describe\b/, 'look', 'being'],
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
  [/^what (?:is|are|was|do i see|do i find|can i see) (?:there |hidden )?behind\b/, 'behind'],
  [/^what (?:is|are|was|do i see|do i find|can i see) (?:there |hidden )?(?:under|beneath)\b/, 'under'],
  [
    /^what (?:is|are|was|(?:do|does|can) (?:i|we|he|she) (?:see|find)) (?:there |hidden )?(?:in|inside|within)\b/,
    'within',
  ],
  [/^what (?:does|do|did|is|are) .*\b(?:say|read|written)\b/, 'read', 'thing'],
  [
    /^(?:what|how) (?!would\b|do (?:i|we)\b|did (?:i|we)\b).*\blike\b|^what (?:does|do) .*\blooks?\b|^describe\b/,
    'like',
  ],
]

/** Sorts of which what was told of the place before is no answer. */
export const FIRST = /^(?:changed|odd)$/
/** Sorts that are asked for only where nothing else knows. */
export const LAST = /^read$/
