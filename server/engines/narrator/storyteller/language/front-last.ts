/** 'She reads the loaf: storm by noon', 'her rule is plain: never look back': words, and no deed of the hero. */
const WORDS_AFTER =
  /(?<=^|[.!?] )(?!(?:i|we|you)\b)([^:"“.?!]{3,60}): (?!(?:i|we|he|she|it|they|you|the|an?|my|there|one|two|three|that|because|whether|if|how|what|who|where|when)\b)(\p{Ll}[^:"“.?!,]*)(?=[.!?]|$)/gu

/** 'Upstairs somebody runs a bath', 'shelf by shelf it comes down': where and how, said after who does it. */
export const withFrontLast = (text: string): string =>
  text
    .replace(/\b(he|she)s (?=\p{L})/giu, "$1's ")
    .replace(WORDS_AFTER, '$1: "$2"')
    .replace(HEARD_ABOVE, (_, where: string, told: string) => `${told} ${where.toLowerCase()}`)
    .replace(OUT_THERE, '')
    .replace(
      OUT_COMES,
      (_, where: string, verb: string, who: string) => `${who} ${verb} ${where.toLowerCase()}`,
    )
    .replace(BIT_BY_BIT, (_, how: string, __: string, told: string) => `${told} ${how.toLowerCase()}`)

/** 'Upstairs somebody is running a bath': where it is heard, and not where one goes. */
const HEARD_ABOVE =
  /(?<=^|[.!?] )(upstairs|downstairs|overhead|outside(?=,)|nearby(?=,)),? ((?:the|a|an|my|our|someone|somebody|something|two|three) [^.,;!?"“]+)(?=[.!?]|$)/giu

/** 'Out of the fog comes a white hull': who comes stands first. */
const OUT_COMES =
  /(?<=^|[.!?] )((?:out of|from|through|into|down|up|across|over|along|round|around|behind|in) (?:[\p{L}'’]+ ){1,4}?[\p{L}'’]+) (comes?|came|steps?|crawls?|climbs?|rises?|appears?|runs?|walks?|falls?|rolls?|drifts?|floats?|emerges?|flies|swims?|rides?|marche?s?) ((?:an?|the|two|three|my|our|someone|somebody|something|one) [^.,;!?"“]+)(?=[.!?]|$)/giu

/** 'Shelf by shelf the poetry comes down the stairs': nobody called Shelf does. */
const BIT_BY_BIT =
  /(?<=^|[.!?] )((\p{L}+) by \2),? ((?:the|a|an|my|our|his|her|they|we|i|he|she|it) [^.,;!?"“]+)(?=[.!?]|$)/giu

/** 'Outside, the mob shouts, and so do we'. */
const OUT_THERE =
  /(?<=^|[.!?] )(?:outside|inside|upstairs|downstairs|meanwhile|nearby|overhead), (?=(?:the|a|an|my|our|someone|somebody|something|two|three) )/giu
