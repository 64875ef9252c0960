/** A voice as the browser names it; the name and the language together tell voices apart. */
export interface Voice {
  name: string
  lang: string
}

/** Chrome on Android writes `en_US`. */
const isEnglish = ({ lang }: Voice): boolean => /^en(?![a-z])/i.test(lang)
const isFine = ({ name }: Voice): boolean => /Premium|Enhanced|Neural|Google/.test(name)

/** The voice to begin with (SPEECH-11): a fine English one, else any English one, else the first. */
const ruledVoice = <V extends Voice>(voices: readonly V[]): V | undefined =>
  voices.find((voice) => isEnglish(voice) && isFine(voice)) ?? voices.find(isEnglish) ?? voices[0]

/** The reader's choice where this browser has it, else the site's own voice, else the rule's. */
export const voiceToUse = <V extends Voice>(
  voices: readonly V[],
  chosen: Voice | undefined,
  own?: V,
): V | undefined =>
  voices.find(({ name, lang }) => name === chosen?.name && lang === chosen.lang) ?? own ?? ruledVoice(voices)
