import type { TurnReading } from './clause.ts'
import { foreignLanguageOf } from './languages.ts'
import { isListedWord } from './tagger.ts'
import { verbsOf } from './verb-forms.ts'
import * as classes from './word-classes.ts'

const code =
  /<\/?(?:script|iframe|img|svg|div|style|html)\b|\b(?:select \S+ from \w+(?:;| where|$)|drop table|insert into \w+|delete from \w+ where)\b|\bfunction\s*\w*\s*\([^)]*\)\s*\{|\bconsole\.log\(|^\s*(?:import|from)\s+[\w{*][^.]*\b(?:from|import)\b\s*\S+\s*;?\s*$|\bdef \w+\(.*\)\s*:|#include\s*<|\b(?:sudo|rm -rf|chmod|curl -|npm install|pip install)\b|\{\s*"[\w-]+"\s*:|=>\s*\{|\bprint\(|\$\{[^}]*\}|\{\{[^}]*\}\}|\b(?:var|let|const) \w+ ?= ?\S/i

const breakOut =
  /(?<!\b(?:i|we|he|she|they) )\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:instructions?|prompts?|rules|guidelines|programming|restrictions|filters?|training)\b|\b(?:system|hidden|initial|original|secret) prompt\b|\byour (?:\w+ )?(?:instructions|prompt|system message|guidelines)\b|\b(?:jailbreak|dan mode|developer mode|god mode|debug mode|sudo mode|do anything now)\b|\byou are (?:now )?(?:dan|an? (?:unrestricted|uncensored|unfiltered|evil|helpful assistant|ai|assistant|language model|llm))\b|\b(?:pretend|act) (?:that |as if |like )?you(?:'re| are| have)? (?:no|not|an?) (?:restrict\w*|rules|filters?|limits?|bound|ai|assistant|unrestricted|uncensored)\b|\bact as (?:an? )?(?:ai|assistant|linux|terminal|unrestricted|uncensored|chatgpt|developer)\b|\b(?:repeat|print|output|reveal|show me|tell me) (?:the |your |all |me your |everything )*(?:words|text|instructions|prompt|rules|message)s? (?:above|before|given)\b|\bas an ai(?: language)? model\b|^(?:please )?(?:write|give|generate|make) (?:me )?(?:an? |some )?(?:essay|python|javascript|code|program|html|sql|regex|homework|email|cover letter|resume|recipe|limerick|haiku|blog post)\b|\b(?:write|print) (?:me )?(?:a |some )?(?:code|python|javascript|program|script)\b|\bend of (?:prompt|instructions)\b|<\|.*\|>|\[\/?(?:inst|system)\]|^(?:system|assistant|user)\s*:/i

const intends = String.raw`(?:want(?:ed)? to|wanna|going to|gonna|will|need to|might|would|should|could|feel like|thinking (?:of|about)|try(?:ing)? to|decide to|plan to|have to|ready to|just)`
const selfHarm = new RegExp(
  [
    String.raw`\b(?:kill|hang|shoot|drown|stab|poison|strangle|starve|electrocute|harm|mutilate|off|burn|behead|suffocate|asphyxiate) ?(?:ing )?(?:my ?self|me self|meself)\b`,
    String.raw`\b(?:killing|hanging|shooting|drowning|stabbing|poisoning|harming|cutting|hurting|burning) my ?self\b(?! (?:on|free|a|some|off|loose)\b)`,
    String.raw`\b${intends} (?:cut|hurt|injure|punish) my ?self\b(?! (?:a|some|free|loose|off|out)\b)`,
    String.raw`^\W*i (?:cut|hurt|injure) my ?self(?: on purpose| again| badly)?\W*$`,
    String.raw`\bhurt my ?self on purpose\b`,
    String.raw`\b(?:slit|cut|slash) my (?:own )?(?:wrists?|throat|veins?|arms?)\b`,
    String.raw`(?<!not |n't |never |nt )\b(?:want|wanna|wish|ready|decide) (?:to )?(?:die|be dead|not exist|disappear forever)(?:\W*$| (?:right )?(?:now|already|please|today|tonight|so bad|rn)\b)`,
    String.raw`\bwish i (?:was|were) (?:dead|never born|not alive)\b`,
    String.raw`\b(?:end|take|ending|taking) my (?:own )?life\b|\bend it all\b|^\W*(?:i |(?:i )?want to |to )?commit(?:ting)? suicide\b|\b(?:i|i'?m|im|me|my)\b.{0,30}\bsuicid(?:e|al)\b|^\W*suicid(?:e|al)\W*$|\bunalive my ?self\b`,
    String.raw`\b(?:do(?:n'?t| not)|no longer) want to (?:live|be alive|exist|be here)(?: anymore| any more| any longer)?\W*$|\bno (?:reason|point) (?:to|in) (?:live|living|going on)\b|\bbetter off (?:dead|without me)\b|\b(?:can'?t|cannot) (?:go on|do this) (?:living|any ?more|like this)\b.*\b(?:life|live|die)\b`,
    String.raw`\bjump (?:off|from|in front of|under|out of) .{0,40}\b(?:to die|to my death|to end|and die)\b|\bthrow my ?self (?:off|under|in front of|from|out of|into the fire)\b|\boverdose\b`,
    String.raw`\bshoot (?:me|my ?self) in the (?:head|mouth|temple)\b|\b(?:i|my) (?:\w+ ){0,5}(?:gun|pistol|revolver) to my (?:own )?(?:head|temple)\b|\bput a bullet in my (?:own )?(?:head|brain)\b`,
    String.raw`\b(?:ich (?:will|möchte) (?:sterben|nicht mehr leben)|bringe? mich um|mich umbringen|je veux mourir|me suicider|quiero morir(?:me)?|me quiero matar|suicidarme|voglio morire|uccidermi|quero morrer|me matar|ik wil dood|chcę umrzeć|хочу умереть|убить себя|我想死|自杀|死にたい|죽고 싶)`,
  ].join('|'),
  'i',
)
const fictionalDanger =
  /\b(?:don'?t|do not|never|dont) want to (?:die|kill my ?self)\b|\b(?:won'?t|will not|wouldn'?t|would never|am not (?:going|gonna)|not going to|refuse to) (?:\w+ )?(?:kill|hang|shoot|harm|cut|hurt) my ?self\b|\bkill (?:him|her|it) myself\b|\bpretend\b.{0,20}\b(?:dead|die)\b/i

const mashed =
  /^(?:[^aeiouy\d]{4,}|.*[^aeiouy\d']{6,}.*|.*(?:asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert|erty|zxcv|xcvb|cvbn|vbnm|lkjh|jkl).*|(.)\1{3,}|(..)\2{2,}|(...)\3{2,})$/

/** Why the text cannot be read as a turn; undefined where it can. `known` are the words of the story's names. */
export function conditionOf(
  text: string,
  known: ReadonlySet<string>,
): Pick<TurnReading, 'condition' | 'language'> | undefined {
  const trimmed = text.normalize('NFKC').replace(/[’‘]/g, "'").trim()
  if (!/[\p{L}\p{N}]/u.test(trimmed))
    return {
      condition: /\p{Extended_Pictographic}|[:;=8xX]-?[)(DPpOo3]|<3/u.test(trimmed) ? 'emoji' : 'empty',
    }
  if (
    /^(?:[\s\p{P}\p{Extended_Pictographic}]|\u{fe0f}|\u{200d}|[\u{1f3fb}-\u{1f3ff}]|[:;=xX]-?[dDpPoO3)(]|<3)+$/u.test(
      trimmed,
    )
  )
    return { condition: 'emoji' }
  if (selfHarm.test(trimmed) && !fictionalDanger.test(trimmed)) return { condition: 'selfHarm' }
  if (code.test(trimmed)) return { condition: 'code' }
  if (breakOut.test(trimmed)) return { condition: 'breakOut' }
  if (isNonsense(trimmed, known)) return { condition: 'nonsense' }
  const language = foreignLanguageOf(trimmed, known)
  return language ? { condition: 'foreign', language } : undefined
}

function isNonsense(text: string, known: ReadonlySet<string>): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}']+/gu) ?? []
  if (words.every((word) => /^\d+$/.test(word))) return words.join('').length > 4
  const strange = words.filter((word) => isMash(word, known)).length
  return strange > 0 && strange / words.length >= 0.6
}

const isMash = (word: string, known: ReadonlySet<string>) =>
  /^\p{Script=Latin}+$/u.test(word) &&
  !known.has(word) &&
  mashed.test(word) &&
  verbsOf(word).length === 0 &&
  !isListedWord(word) &&
  !classes.interjections.has(word) &&
  !/^(?:h?m+|a+h+|o+h*|br+|ps+t|sh+|z+|gr+|ha(?:ha)+h?|he(?:he)+|no+|ye+s+|nooo+|yesss*|pfft|tsk|hmph|shh+|u+h+|hymn|rhythm|lynx|myth|nymph)$/.test(
    word,
  )
