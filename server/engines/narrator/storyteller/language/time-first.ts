/** 'Years later, when I am old, I come back': both say when. */
const GROWN =
  /^((?:(?:many|some|ten|twenty|thirty|forty|fifty|\d+) )?(?:years|months) (?:later|afterwards)),? when i(?:['’]m| am) ((?:(?!my\b|me\b)[^,.!?"“]){2,40}), (?=i )/iu

/** 'At night Tom comes in': the time is taken off, so that it is no part of the name; what happens is told with it. */
export function timeFirst(text: string): { time?: string; rest: string } {
  const grown = GROWN.exec(text)
  if (grown) return { time: `${grown[1]!}, when you are ${grown[2]!}`, rest: text.slice(grown[0].length) }
  const found =
    /^(?:and |but |then )?((?:(?:in|at|during|by|before|after|around|late at|early in) (?:the |that |this )?(?:night|morning|evening|afternoon|midnight|dawn|dusk|noon|sunset|sunrise)|(?:that|the next|the same|the following|one) (?:night|morning|evening|day|afternoon)|an? (?:hour|minute|moment|while|day|week|second) later|after an? (?:while|moment|minute)|suddenly|meanwhile|later that (?:day|night|evening)),?) (?=\p{L}+ )(?!of\b|and\b)/iu.exec(
      text,
    )
  return found ? { time: found[1]!.replace(/,$/, ''), rest: text.slice(found[0].length) } : { rest: text }
}
