/** 'Ask the kid next to me if …': it is the kid who is asked. */
const BESIDE_ME =
  /\b(ask|tell) (?:the|an?) ((?:\p{L}+ ){1,2}?)(?:next to|beside|behind|opposite|in front of) me (?=(?:if|whether|what|who|why|how|where|when|that|to|about)\b)/giu

/** 'I want to say thank you but instead I say …': the first is not said. */
const KEPT_BACK =
  /\bi (?:want(?:ed)?|would like|was going|mean[t]?) to say ([^.!?"“]+?),? (?:but|and) (?:(?:then|instead),? )?(?:i )?(?:(?:just|only|instead) )?(?=(?:say|ask|tell|shout|whisper)\b)/i

/** 'A woman's voice says …': the woman does. */
const VOICE =
  /\b(an?|the|my) ((?:\p{L}+ )?\p{L}+)['’]s voice (?=(?:says?|asks?|answers?|whispers?|tells?|shouts?|calls?|cries|replies)\b)/giu
/** 'His second asks: pistols or swords?' */
const AFTER_COLON =
  /\b((?:asks?|says?|whispers?|shouts?|repl(?:y|ies)|answers?)(?: (?:me|us|him|her|them))?): ?([^"“”:]+)$/i

/** 'He says oh. hey. i didnt know': all of it is his. */
const OH =
  /^((?:[\p{L}'’-]+ ){1,3}?says?) ((?:oh|hey|hi|ok|okay|um|uh|well|wow|ugh|nah|yeah|yes|no)\b[.,!?]+ [^"“”]+)$/iu

/** Whom something is asked without where they stand, and what is said without what was only to be said. */
export const withSaidAlone = (text: string): string =>
  text
    .replace(BESIDE_ME, '$1 a $2')
    .replace(KEPT_BACK, 'i do not say $1. i ')
    .replace(VOICE, '$1 $2 ')
    .replace(AFTER_COLON, '$1 "$2"')
    .replace(OH, '$1 "$2"')
