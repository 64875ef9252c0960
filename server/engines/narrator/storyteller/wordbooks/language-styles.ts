type Turn = readonly [from: RegExp, to: string]

const turn = (from: string, to: string): Turn => [new RegExp(`\\b${from}\\b`, 'gi'), to]

/** Short forms written out; only the apostrophes that stand for letters, never a possessive. */
export const contractions: Turn[] = [
  turn("can't", 'cannot'),
  turn("won't", 'will not'),
  turn("shan't", 'shall not'),
  turn("ain't", 'is not'),
  turn("([a-z]+)n't", '$1 not'),
  turn("let's", 'let us'),
  turn("(I)'m", '$1 am'),
  turn("(you|we|they|who|what|there)'re", '$1 are'),
  turn("(I|you|we|they|who|would|could|should|might|must)'ve", '$1 have'),
  turn("(I|you|he|she|it|we|they|who|that|there|this|nobody|somebody)'ll", '$1 will'),
  turn("(I|you|he|she|we|they)'d better", '$1 had better'),
  turn("(I|you|he|she|it|we|they|who|there|nobody|somebody)'d", '$1 would'),
  turn(
    "(he|she|it|that|who|what|where|there|here|how|when)'s (been|got|gone|had|come|taken|made|done|kept|seen|lost|left|found)",
    '$1 has $2',
  ),
  turn("(he|she|it|that|who|what|where|there|here|how|when)'s", '$1 is'),
  turn('gonna', 'going to'),
  turn('wanna', 'want to'),
  turn('okay', 'very well'),
]

/** Words of an older English. Only those that are safe in any sentence. */
export const archaicTurns: Turn[] = [
  turn('it is not', "'tis not"),
  turn('it is', "'tis"),
  turn('it was', "'twas"),
  turn('it will', "'twill"),
  turn('perhaps', 'mayhap'),
  turn('maybe', 'perchance'),
  turn('nothing', 'naught'),
  turn('anything', 'aught'),
  turn('often', 'oft'),
  turn('between', 'betwixt'),
  turn('(?<!a |worth |the )while', 'whilst'),
  turn('yes', 'aye'),
  turn(
    'before (you|he|she|they|it|anyone|the) (can|could|is|are|was|were|has|have|know|knows|comes?|goes|leaves?)',
    'ere $1 $2',
  ),
  turn('until', 'till'),
  turn('near the', 'nigh the'),
  turn('nearly', 'well-nigh'),
  turn('almost', 'well-nigh'),
  turn('truly', 'verily'),
  turn('listen', 'hearken'),
  turn('somebody', 'some soul'),
  turn('someone', 'some soul'),
  turn('nobody', 'no soul'),
  turn('no one', 'no soul'),
  turn('anyone', 'any soul'),
  turn('anybody', 'any soul'),
  turn('over there', 'yonder'),
  turn('among', 'amongst'),
  turn('evening', 'eventide'),
  turn('a moment', 'a trice'),
  turn('at once', 'straightway'),
  turn('immediately', 'forthwith'),
  turn('clothes', 'raiment'),
  turn('toward', 'towards'),
  turn('on the', 'upon the'),
  turn('on a', 'upon a'),
]

export const formalTurns: Turn[] = [
  turn('a lot of', 'a good deal of'),
  turn('lots of', 'a great many'),
  turn('kids', 'children'),
  turn('sure', 'certain'),
  turn('guess', 'suppose'),
  turn('yes', 'indeed'),
  turn('hello', 'good day'),
  turn('thanks', 'thank you'),
  turn('begins', 'commences'),
  turn('begin', 'commence'),
  turn('somebody', 'someone'),
  turn('nobody', 'no one'),
]

/** '*' is the hero's trade. */
export const formsOfAddress = {
  modern: { plain: ['friend', 'stranger'], titled: ['*'] },
  archaic: {
    plain: ['good stranger', 'traveller', 'good friend'],
    titled: ['good *', 'master *', 'honest *'],
  },
  formal: { plain: ['my dear friend', 'my esteemed guest'], titled: ['my dear *', 'good *', 'respected *'] },
} as const

export const marksOfStyle = {
  archaic:
    /\b(?:mayhap|perchance|naught|aught|oft|betwixt|whilst|aye|ere|nigh|well-nigh|verily|hearken|yonder|straightway|forthwith|prithee|raiment|eventide|trice|soul|upon|amongst|thither|hither|thence|hence|anon|lo|good (?:stranger|friend)|traveller|master|honest|behold|fain|quoth|twain|alack|thee|thou|thy)\b|’t(?:is|was|will)\b/i,
  formal:
    /\b(?:my (?:dear|esteemed)|respected|permit|indeed|it may be that|one (?:may|might|must|would)|if you please|I beg|I should|shall|whom|concerning|commences?|a good deal|a great many|it must be (?:said|noted)|allow|kindly|I regret|obliged|with respect|pray|good [a-z]+)\b/i,
}
