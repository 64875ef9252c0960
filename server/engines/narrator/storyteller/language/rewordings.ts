import { isRole } from '../scenario/roles.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { asScript } from './slips.ts'
import { verbsOf } from './verb-forms.ts'
import { isRatherVerb, verbOfSense } from './verb-senses.ts'
import { asOneSpeech } from './one-speech.ts'
import { withSaidAlone } from './said-alone.ts'
import { plainer } from './spoken-ways.ts'
import { withTagAsked } from './tag-questions.ts'

/** 'I'm so tired': no 'so' that joins two sentences. */
const SO_TIRED =
  /\b(am|is|are|was|were|i['’]?m|feels?|looks?|(?:he|she|it)['’]s|(?:we|you|they)['’]re) so (?=\p{L}+\s*(?:[.!?,]|$))/giu

/** A typed turn in the order in which it can be read: who is who first, one speech in one. */
export const reworded = (text: string): string =>
  withoutApposition(
    asOneSpeech(
      withoutOwn(
        withPlaceFirst(
          withGloss(
            withSpeechMarked(
              withDeedAsked(withTagAsked(plainer(withSaidAlone(asScript(text)))))
                .replace(SO_TIRED, '$1 very ')
                .replace(SWORN, '$1')
                .replace(IF_IT_IS, 'if so ')
                .replace(WHOSE_NAME, "$1 $2's name")
                .replace(ANYTHING, 'is there $1?')
                .replace(SHORT_ANY, withHelper)
                .replace(WERE, '$1 we are ')
                .replace(YOU_TWO, 'you')
                .replace(LAST_TIME, (typed, who: string, verb: string, rest: string) => {
                  const [form] = verbsOf(verb.toLowerCase())
                  return form ? `when did ${who} last ${form.lemma}${rest}` : typed
                })
                .replace(AND_ME, (typed, first: string, last: string, verb: string) =>
                  isBase(verb) ? `${first ?? last} and i ${verb}` : typed,
                )
                .replace(THEN_ASKED, '$1. ')
                .replace(SO_HAS, '$2 $1, too')
                .replace(LIGHT, withoutLight)
                .replace(GO_AND, (typed, verb: string) => (isBase(verb) ? verb : typed))
                .replace(LIKE_NOUN, 'what is $1 like')
                .replace(/\bhow much longer\b/gi, 'how long')
                .replace(/\bsince when\b/gi, 'how long now')
                .replace(LIKE_WHAT, 'what does $1 ')
                .replace(WRITTEN, '$1 "$2"')
                .replace(WILL_YOU, ' please')
                .replace(ANY_IDEA, '')
                .replace(THOUGHT_BETTER, '')
                .replace(OR_WHAT, '?')
                .replace(TELL_ME, '')
                .replace(ASKED_AFTER, '$2 ask $3 "$1"')
                .replace(TO_KNOW, 'ask$2 ')
                .replace(SOMEONE_CALLED, 'a person $1 '),
            ),
          ),
        ),
      ),
    ),
  )

/** 'I go through the pockets. Anything?' */
const ANYTHING = /(?<=[.!?,] |^)(any(?:thing|one|body))\?/giu

/** 'Anyone tailing me?', 'any bite marks?': asked in short. */
const SHORT_ANY =
  /^((?:and |but |so )?)(any(?:one|body|thing)? )(?!(?:here|there|else|around|home|idea|ideas|chance|who|more|of)\b)(\p{L}+)([^?]*)\?/iu
const withHelper = (_: string, lead: string, any: string, word: string, rest: string): string =>
  any.length > 4 && verbOfSense(word.toLowerCase())?.form === 'base'
    ? `${lead}does ${any}${word}${rest}?`
    : any.length > 4
      ? `${lead}is ${any}${word}${rest}?`
      : `${lead}${isMany(`${word}${rest}`) ? 'are' : 'is'} there ${any}${word}${rest}?`

const isMany = (words: string): boolean =>
  words
    .split(/ (?:in|on|at|of|from|around|near|under)\b/)[0]!
    .trim()
    .endsWith('s')

/** 'The kids name' is what the kid is called. */
const WHOSE_NAME = /\b(the|my|her|his|our|that) (\p{L}{2,}[^s\P{L}])s name\b/giu

/** 'If it is I add cream' hangs on what was asked. */
const IF_IT_IS =
  /\bif (?:it|he|she|they|there|that)(?: (?:is|are|does|do|has|was)|['’]s),? (?=(?:then )?(?:i|we) )/giu

/** 'He reckons were being followed': we are. */
const WERE =
  /\b(think|thinks|reckons?|says?|believes?|guess|hope|sure|knows?) were (?=\p{L}+ing\b|not |all |in |on |too |almost |nearly )/giu

/** 'You two stay here'. */
const YOU_TWO = /\byou (?:two|three|all|both|lot|guys)\b/giu

/** 'When's the last time you saw him' asks when you last saw him. */
const LAST_TIME = /\bwhen(?:['’]?s| is| was) the last time (\p{L}+) (\p{L}+)\b(.*)/iu

/** 'Marcus and me grab sticks', 'me and my sister run': we do. */
const AND_ME =
  /(?<=^|[.,;!?] |\band |\bthen )(?:((?:my )?\p{L}+) (?:and|n|&) me|me (?:and|n|&) ((?:my )?\p{L}+)) (\p{L}+)/giu

/** 'I check the clock, how long till the bell?': done, and then asked. */
const THEN_ASKED =
  /^((?:i|we|my|the|he|she|they) (?!(?:ask|wonder|say|know|tell|think|shout|whisper|yell|call|murmur|mutter)s?\b)\p{L}+ [^,?"“:]+), (?=(?:how|what|where|who|whose|why|when|which)\b[^?,"“]*\?\s*$)/iu

/** 'And so has Captain Lyle': he has, too. */
const SO_HAS =
  /(?<=[,;.!] (?:and )?|^)so (has|have|had|is|are|was|were|did|does|do|will|can|could|would) ((?!i\b|it\b|that\b|this\b)(?:(?:the|my|your|our|his|her|their) )?\p{L}+(?: \p{Lu}\p{L}+)*)(?=\s*(?:[.!,;]|$))/giu

/** 'Have a good listen at the box' is to listen at it, and 'go knock' to knock. */
const LIGHT =
  /\b(?:have|take|having|taking) an? (?:(?:good|quick|long|little|close|careful|proper) )?(\p{L}+)(?= (?:at|of|to|from|through|under|behind|around)\b|[,.;]|$| and )/giu
const withoutLight = (typed: string, noun: string): string =>
  isBase(noun) &&
  isRatherVerb(noun) &&
  !/^(?:look|break|rest|drink|bite|seat|bath|shower|shot|sip)$/i.test(noun)
    ? noun
    : typed

const GO_AND =
  /(?<=^(?:i |we |then i |i will )?)go (?!(?:back|home|down|out|up|forward|near|still|quiet|on|off|over|about|round|through|in|after|around|along|past|by)\b)(\p{Ll}+)(?= (?!and\b))/giu
const isBase = (word: string): boolean =>
  verbOfSense(word.toLowerCase())?.form === 'base' && isRatherVerb(word.toLowerCase())

/** 'What's the ticking sound like' names a sound by two words, and asks what it is like. */
const LIKE_NOUN = /\bwhat(?:['’]?s| is) ((?:the|that|this|his|her|my|its) \p{L}+(?: \p{L}+)?) like\b/giu

/** 'What's it sound like' asks what it sounds like. */
const LIKE_WHAT =
  /\bwhat(?:['’]?s| is) (?!(?:that|this) (?:sound|look|smell|taste|feel)(?! like))(it|he|she|that|this|the (?!\p{L}+ing )\p{L}+) (?=(?:sound|look|smell|taste|feel|say|mean|want|think|do)\b(?!ing))/giu

/** 'Gargle salt water with her?' is done, with a shrug. */
const withDeedAsked = (text: string): string => {
  const [, verb = ''] =
    /^(\p{Ll}+) (?!(?:i|you|he|she|it|we|they|there|not|is|are|was|were|do|does|did|can|will|have|has|who|what|where|when|why|how)\b)[^?"“]+\?+$/iu.exec(
      text,
    ) ?? []
  return /^(?:do|have|can|will|is|are|was|did|does|has|had|may|must|could|would|should|shall|might|am|were|need|dare)$/i.test(
    verb,
  ) ||
    !(isRatherVerb(verb.toLowerCase()) || sensesOf(verb, 'noun').length < 3) ||
    verbOfSense(verb.toLowerCase())?.form !== 'base'
    ? text
    : text.replace(/\?+$/, '')
}

/** 'Where the hell is it' asks where it is. */
const SWORN =
  /\b(who|what|where|when|why|how) (?:the (?:hell|heck|fuck|devil|blazes)|on earth|in the world|in god['’]?s name)(?= \p{L})/giu

/** 'Would you tell me when you saw it' asks when. */
const TELL_ME =
  /\b(?:can|could|would|will) you (?:please )?tell me,? (?=(?:who|what|when|where|why|how|if|whether|which)\b)/i

/** 'Someone called Gavin' is a person of that name. */
const SOMEONE_CALLED = /\b(?:someone|somebody) (called|named) (?=\p{Lu})/giu

/** 'Why is it shut? I ask the boss' is asked of the boss. */
const ASKED_AFTER =
  /^([^.!?"“]+\?|(?:what|who|where|why|when|how) (?:is|are|was|were|do|does|did|can|will) [^.!?"“]+?),? (i|we) ask (the \p{L}+|my \p{L}+|him|her|them|\p{Lu}\p{L}+)\W*$/iu

/** 'She demands to know what is in it' asks it. */
const TO_KNOW =
  /\b(demand|insist on know)(s?)(?: to know|ing) (?=(?:who|what|when|where|why|how|if|whether|which)\b)/gi

/** 'Call my boss? nah' is thought better of. */
const THOUGHT_BETTER = /(?:^|(?<=[.!] ))[^.!?"“]+\? (?:nah|nope|no)\b[.,!]? ?(?=\S)/iu

/** 'I write a headline: goat on the roof': the words stand after the colon. */
const WRITTEN =
  /^([^:"“]*\b(?:write|type|text|scribble|paint|carve|chalk|scrawl|send|post|draft|tap|say|answer|whisper|shout)s?\b[^:"“]*): ?([^"“]+)$/iu

/** 'Hold it, will you' asks for it. */
const WILL_YOU = /(?<!^),? (?:will|would|can|could|won['’]?t) (?:you|ya|u)(?: please)?(?=[?.!]*["”]?$)/i

/** 'Any idea what it is' asks what. */
const ANY_IDEA =
  /\b(?:do you have |have you |got )?any (?:idea|clue),? (?=(?:who|what|when|where|why|how|if|whether|which)(?:['’]?s)?\b)/gi

/** 'Is it a raccoon or what' asks whether it is one. */
const OR_WHAT = /,? or (?:what|not|something|no)\W*$/i

/** 'The old mayor, Mrs Ito, comes in' is the old mayor Mrs Ito, and so is 'I greet the mayor, Mrs Ito'. */
const withoutApposition = (text: string): string =>
  text.replace(
    /(^|[.!?] |\b)((?:the|my|our|an?) (?:\p{L}+ )?\p{L}+), ((?:(?:mrs|mr|ms|miss|dr|frau|herr|madame|monsieur)\.? )?\p{L}+(?: \p{L}+)?)(, (?=\p{Ll})|(?=[.!?]?$))/giu,
    (whole: string, lead: string, role: string, name: string) =>
      /^\p{Lu}|^(?:mrs|mr|ms|miss|dr|frau|herr|madame|monsieur)\b/u.test(name) &&
      !/^I\b/.test(name) &&
      isRole(role.split(' ').at(-1)!.toLowerCase())
        ? `${lead}${role} ${name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())} `
        : whole,
  )

/** 'Who's cello is it' asks whose it is. */
export const WHOSE = /\bwho['’]?s (?=(?:\p{L}+ )?(?:is|are|was|were) (?:it|that|this|these|those)\b)/giu

/** 'The owner, a toaster, puts his hands up' says who the owner is, and what he does. */
const withGloss = (text: string): string =>
  text.replace(
    /^((?:the |my |our |his |her )?(?!and\b|but\b|then\b|so\b)\p{L}+), ((?:an?|the|my) (?:\p{Ll}+ ){0,2}\p{Ll}+), (?=(?!is\b|was\b)\p{Ll}+s\b)/iu,
    '$1 is $2. $1 ',
  )

/** 'The lady from the post office' is the post office lady, also when she has yet to come in. */
const withPlaceFirst = (text: string): string =>
  text.replace(
    /\b(ask|tell|thank|greet|call|follow|find|meet|see|pay) the (\p{Ll}+) from the ((?:\p{Ll}+ )?\p{Ll}+)(?=[.,!?]|$| (?:about|if|to|who|what|for|that|when|and)\b)/giu,
    (whole, act: string, role: string, place: string) =>
      isRole(role) ? `${act} the ${place} ${role}` : whole,
  )

/** 'Lucia herself comes out' is Lucia. */
const withoutOwn = (text: string): string =>
  text.replace(
    /(?<=^|[,.;] |\band )((?:\p{L}+ ){0,2}?\p{L}+) (?:himself|herself|itself) (?!as\b|is\b|was\b|its\b|his\b|this\b)(?=\p{L}+s\b)/giu,
    '$1 ',
  )

/** 'A poodle, she says, but nobody believes it' is her speech, and what goes with it. */
const withSpeechMarked = (text: string): string =>
  /["“]/.test(text)
    ? text
    : text
        .replace(
          /^([^,."“]{2,60}), (he|she|they) (says?|asks?|whispers?|shouts?|answers?|mutters?|repl(?:y|ies))(?=[,.!]|$),? ?(?:(?:but|and) (?=\p{L}))?/iu,
          '$2 $3 "$1". ',
        )
        .replace(/^your honou?r, (?!i\b)([^"]+)$/iu, 'I tell the judge "$1"')
        .replace(
          /^((?:your (?:majesty|highness|grace|excellency)|my (?:lord|lady|liege)|(?:ladies and )?gentlemen|officer|guys|dude)), (?!i\b)([^"]+)$/iu,
          '"$1, $2"',
        )
