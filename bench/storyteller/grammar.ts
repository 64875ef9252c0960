/** LanguageTool-like rules: each finds one sort of fault in English prose. */
const rules: [name: string, fault: RegExp][] = [
  ['a before a vowel', /\b[Aa] (?=[aeio]|u(?!ni|se|su|ti|ro|r[aeiou]))(?!one\b|once\b|eu|ew)[a-z]+/g],
  ['a before a silent h', /\b[Aa] (?:hour|honest|heir|honou?r)/g],
  [
    'an before a consonant',
    /\b[Aa]n (?![aeiou]|hour|honest|heir|honou?r|8|11|18|[AEFHILMNORSX]\b)[a-z]+|\b[Aa]n (?:uni[^nm]|use|usu|eu|one\b|once\b)[a-z]*/g,
  ],
  [
    'a word twice',
    /\b(?!(?:had|that|no|very|now|many|so|far|come|hurrying|is|on|you|to|it|there|by|link|all|well)\b)([a-z]+) \1\b/gi,
  ],
  ['a space before a mark', / [,.;:!?](?!\.)/g],
  ['two spaces', / {2,}/g],
  ['no space after a mark', /[a-z][,;!?](?=[A-Za-z])|[a-z]\.(?=[A-Z])/g],
  ['marks in a heap', /,[.,;]|[.!?],|\.\.(?!\.)|[;:][.,;:]/g],
  ['a small letter at a start', /(?:^|[.!?]\s+)[a-z]/g],
  [
    'he or she with a plural verb',
    /\b(?<!\b(?:and|let|than|makes?|made|sees?|saw|hears?|heard|watch|does|did|do|can|could|would|will|should|must|may|might|has|have|had|if|lest|that|as|though|whether|where|wherever|than) )(?:he|she) (?:are|were|have|do|go|come|look|take|say|know|want|need|seem|think|make|keep|give|find|put|turn|stand|hold)\b/gi,
  ],
  [
    'they with a singular verb',
    /\b(?<!(?:of|none of|each of|one of) )(?:they|we) (?:is|was|has|does|goes|comes|looks|takes|says|knows|wants|needs|seems|thinks|makes|keeps|gives|finds|puts|turns|stands|holds)\b/gi,
  ],
  [
    'you with a singular verb',
    /\b(?<!(?:only|other|strikes|of|to|behind|for|with|and|before|about|round|beside|in|on|at|from|near|by|past|than|like|between|toward|towards|over) )you (?:is|was|has|does|goes|comes|looks|takes|says|knows|wants|needs|seems|makes|keeps|gives|finds|puts|turns|stands|holds)\b/gi,
  ],
  ['I with a wrong verb', /\bI (?:is|are|has|does|goes|says|knows|wants)\b/g],
  [
    'there is with several',
    /\bthere(?:’s| is) (?:two|three|four|five|six|seven|eight|nine|ten|many|several|few)\b/gi,
  ],
  [
    'this with several',
    /\bthis (?:people|men|women|children|things|boots|letters|papers|shelves|symbols|footprints)\b/gi,
  ],
  [
    'several with is',
    /(?:^|[.!?,;:“] )(?:the|these|those|your|his|her) (?:[a-z]+ )?(?:boots|letters|papers|shelves|symbols|footprints|people|lights|ruins|stones|keys|books) (?:is|was|has|does)\b(?! (?:to|not to))/gi,
  ],
  ['one with are', /\b(?:a|an|this|each|every) [a-z]+(?<!s|people|men|women) (?:are|were|have)\b/gi],
  [
    'you with a third person',
    /(?<=^|[.!?] |[“] ?)You (?!(?:pass|guess|press|cross|discuss|toss|kiss|dress|miss|confess|focus|bless|fuss|toss|chess|trespass|witness|possess|caress|undress|address|express|process|access|brass|toss|always|perhaps|sometimes|besides)\b)[a-z]+[a-rt-z]s\b(?! ?,? (?:who|that))/g,
  ],
  [
    'you without a verb',
    /(?<=^|[.!?] )You (?:the|a|an|of|to|with|is|was|has|it|them|him|my|this|that|at|in)\b/g,
  ],
  ['two determiners', /\b(?:the|an|your|my|our|their) (?:the|an|your|his|my|our|its|their)\b/gi],
  ['two prepositions of one sort', /\b(?:to to|of of|at in|for to)\b/g],
  ['a small i', /(?<=^| )i(?=[ ,.])/g],
  [
    'an article before a name with owner',
    /\b(?:the|a|an) [A-Z][a-z]+’s (?:house|room|flat|apartment|shop|office|place)\b/g,
  ],
  ['an open slot', /[[\]{}|]|\bundefined\b|\bnull\b|\bNaN\b/g],
]

/** Faults of grammar and print in a reply, as 'rule: the place'. */
export function grammarFaults(text: string): string[] {
  const faults: string[] = []
  for (const paragraph of text.split(/\n\n+/)) {
    const prose = paragraph.replace(/\*/g, '')
    for (const [name, fault] of rules)
      for (const found of prose.matchAll(fault))
        faults.push(
          `${name}: ${prose.slice(Math.max(0, found.index - 12), found.index + found[0].length + 12)}`,
        )
    const opened = (prose.match(/“/g) ?? []).length
    const closed = (prose.match(/”/g) ?? []).length
    if (!/[.!?…”’]$/.test(prose)) faults.push(`no end: ${prose.slice(-60)}`)
    if (opened !== closed) faults.push(`quotes don’t pair: ${prose.slice(0, 60)}`)
  }
  return faults
}
