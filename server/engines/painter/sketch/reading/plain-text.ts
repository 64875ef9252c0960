import { remembering } from '#server/ground/remembering.ts'

/** Where a piece of a sentence ends. */
const END = String.raw`(?=[,.;:!?…—–”"\n]| (?:while|when|until|but)\b| and (?:the|a|an|you|your|he|his|she|her|it|its|they|their|there|then|i|we)\b|$)`
const REST = String.raw`[^,.;:!?…—–”"\n]*?`

/** What is only likened, remembered, thought of, or would be: told, and not there to be seen. */
const UNSEEN = [
  // 'Like a bride who has changed her mind', and not 'you like the bride'.
  String.raw`(?<!\b(?:i|you|we|they|who|would|not|don['’]t|to|also|really|people|['’]d) )\b(?<!-)like (?!to\b|that[ ,.]|this[ ,.])${REST}${END}`,
  String.raw`\bas (?:if|though)\b${REST}${END}`,
  String.raw`\b(?:as|the way) (?:one|people|men|women|children) (?!sees?\b)\w+\b${REST}${END}`,
  String.raw`\bthe way an? (?:\w+ ){1,2}(?:does|do|did|might|would|will)\b${REST}${END}`,
  // 'As a guest lays them', 'as a cat might'.
  String.raw`\bas an? \w+ (?:\w+s (?:them|it|one)|might|would|does|will)\b${REST}${END}`,
  // 'As calm as a magistrate', 'stubborn as a bishop'.
  String.raw`(?<=\b[a-z]{3,} )as (?:an? |any )(?!result|rule|child|boy|girl|guest|matter|whole|group|man\b|woman\b)${REST}(?= (?:in|at|on|under) the\b|${END.slice(3)}`,
  String.raw`\b(?:than|the colou?r of|the size of|the shape of|reminds you of) (?:an?|the|any|one)\b${REST}(?: (?=(?:is|are|was|were|has|had|can|will)\b)|${END})`,
  // 'You think of the farm that your father lost, the apple trees, the well.'
  String.raw`\b(?:you|i|we|he|she) (?:\w+ ){0,2}?(?:think|thinks|thinking|thought|remember|remembers|remembered|remembering|dream|dreams|dreamt|imagine|imagines|imagined)(?:,| (?:of|about|that|how|the|your|my|his|her|him)\b)[^.!?”"\n]*`,
  String.raw`\b(?:thinking|dreaming) (?:of|about)\b[^.!?”"\n]*`,
  // 'It could be raiders.'
  String.raw`\b(?:could|might|may) (?:only )?be\b${REST}${END}`,
  // 'Children must have screamed here', 'there will be oil for two winters'.
  String.raw`(?<=^|[,.;:!?”"\n] ?)[^,.;:!?“”"\n]*\b(?:(?:must|might|may|could|would|should) have|used to (?!it\b|the\b|be\b|being\b)|there (?:will|would) be)\b[^.!?”"\n]*`,
].map((sign) => new RegExp(sign, 'gimu'))

/** A text with blanks for what is only likened, remembered or supposed; each word stays where it stood. */
export const plainText = remembering(
  (text: string): string =>
    UNSEEN.reduce((rest, sign) => rest.replaceAll(sign, (found) => ' '.repeat(found.length)), text),
  8,
)
