import { isKindOf, sensesOf } from '#server/ground/wordnet/wordnet.ts'

const NAME = String.raw`(?<name>\p{Lu}[\p{L}’'-]+)`
const NOUN = String.raw`(?<noun>\p{Ll}+)`
/** Ways in which a story says of whom a name is: 'a goose called Brutus', 'Brutus is a goose', 'your dog, Biscuit'. */
const ways = [
  String.raw`\b${NOUN} (?:is |was )?(?:called|named) ${NAME}`,
  String.raw`\b${NAME}(?:,| is| was) (?:an?|the|your|my|our|his|her|their) (?:\p{L}+ ){0,2}${NOUN}(?=[,.;!?]| (?:who|that|with|of)\b)`,
  String.raw`\b(?:[Mm]y|[Yy]our|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) (?:\p{Ll}+ ){0,2}?${NOUN},? ${NAME}`,
].map((way) => new RegExp(way, 'gu'))

/** Names, in lower case, of beasts and of beings that never were, of whom there is no figure. */
export const beastNames = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) =>
      ways.flatMap((way) =>
        [...text.matchAll(way)]
          .filter(({ groups }) => isBeast(groups!.noun!))
          .map(({ groups }) => groups!.name!.toLowerCase()),
      ),
    ),
  )

const isBeast = (noun: string): boolean =>
  sensesOf(noun, 'noun')[0]?.field === 'noun.animal' || isFabulous(noun)

/** Whether a noun calls a being of tales: the dictionary has it among people, and it is none. */
export const isFabulous = (noun: string): boolean =>
  sensesOf(noun, 'noun')[0]?.field === 'noun.person' && !isKindOf(noun, 'person')
