const temporal = String.raw`(?:the )?(?:dawn|dark|sunrise|daybreak|morning|noon|midday|evening|sunset|sundown|dusk|nightfall|night|midnight|tomorrow|tonight|today|(?:next |this )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|weekend|month|year|spring|summer|autumn|fall|winter|full moon|new moon|harvest|solstice|equinox)|(?:christmas|easter|halloween|new year|midsummer|midwinter|eclipse|hanging|wedding|trial|execution|deadline|coronation|funeral|feast|festival|election|thaw|monsoon|launch|ceremony|auction|tide)(?: \p{L}+)?|spring|summer|autumn|winter|\d+ ?(?:am|pm|o'?clock)|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) o'?clock|dinner(?: ?time)?|supper|lunch|bedtime|high tide|low tide|moonrise|the end of (?:the )?\p{L}+)`

const span = String.raw`(?:(?:the next|only|just|less than|under) )?(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|twenty-four|forty-eight|thirty|a hundred|\d+) (?:more )?(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?)`

const deadlines = [
  /\bbefore the \p{L}+ on \p{Lu}\p{L}+day\b/u,
  new RegExp(
    String.raw`\b(?:before|by|until|till|at|on) ${temporal}\b(?=\s*(?:[.,;:!?—)]|$|and\b|or\b|but\b|to\b|when\b|that\b|i\b|for\b|in\b|on\b))`,
    'iu',
  ),
  new RegExp(String.raw`\b(?:in|within|have|has) ${span}\b(?! (?:ago|old|now|later|of|year))`, 'iu'),
  /\bbefore (?:the |my |it|he|she|they|i |we |a |his |her |anyone|anybody|someone|everyone|time |winter |\p{Lu})[^.,;!?]{2,60}?(?= or |[.,;!?]|$)/iu,
  /\b(?:hangs?|executed|hanged|dies?|sails|leaves|wedding is|trial is|marries|opens|closes) (?:on |at |by |in )?(?:dawn|tomorrow|tonight|midnight|noon|friday|monday|tuesday|wednesday|thursday|saturday|sunday|(?:one|two|three|\d+) (?:days|hours))\b/i,
]

/** 'before dawn', 'in three days'; undefined where nothing presses. */
export function deadlineOf(text: string): string | undefined {
  for (const pattern of deadlines) {
    const found = pattern.exec(text)?.[0]
    if (
      found &&
      !/^(?:on|at) (?:night|morning|the night|winter|summer)|^for \w+ years?|^on trial|^(?:at|on) (?:the )?trial|^(?:at|on) (?:the )?(?:dinner|midnight feast|wedding)/i.test(
        found,
      )
    )
      return found.replace(/^(?:have|has) /i, 'in ').trim()
  }
  return undefined
}
