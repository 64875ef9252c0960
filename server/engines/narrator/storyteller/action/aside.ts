import { lookAround } from './look-around.ts'
import { asideReplies } from '../content/asides.ts'
import type { Clause } from '../language/clause.ts'
import type { Prohibition } from '../scenario/scenario.ts'
import { adviceFor } from './advice.ts'
import { recap } from './question/recap.ts'
import type { Scene } from './scene.ts'
import { skipAhead } from './skip-ahead.ts'

const TONES: [RegExp, Prohibition][] = [
  [
    /\bless (?:scary|creepy|frightening)|\bnot? (?:so )?scary|\btoo scary|\bnothing scary|\bno (?:horror|fear)/i,
    'scary',
  ],
  [/\bless violen|\bno (?:more )?violence|\btoo violent|\bnon-?violent/i, 'violence'],
  [/\bno (?:more )?romance|\bless romantic|\bnot romantic/i, 'romance'],
  [/\bno (?:more )?(?:villains?|bad guys?|enem)/i, 'villains'],
  [/\bno (?:more )?magic/i, 'magic'],
  [/\bno (?:more )?(?:death|dying)/i, 'death'],
  [/\bno (?:more )?(?:blood|gore)/i, 'blood'],
  [/\bno (?:more )?(?:swear|curs)/i, 'swearing'],
]

const TASTES: [RegExp, keyof typeof tasteNames][] = [
  [/\b(?:funn(?:y|ier)|humou?r|comed|jokes?|silly|sillier)\b/i, 'comedy'],
  [/\b(?:scar(?:y|ier)|creep(?:y|ier)|spook(?:y|ier)|horror)\b/i, 'horror'],
  [/\b(?:romance|romantic|love)\b/i, 'romance'],
  [/\b(?:myster(?:y|ious)|clues)\b/i, 'mystery'],
  [/\b(?:suspense|thrill|exciting|tension)\b/i, 'thriller'],
  [/\b(?:magic|magical|fantasy)\b/i, 'fantasy'],
]
const tasteNames = {
  comedy: 'the funny side',
  horror: 'the uncanny',
  romance: 'romance',
  mystery: 'riddles',
  thriller: 'suspense',
  fantasy: 'wonder',
}

/** A wish about how it is told holds from the next reply on. */
function tellStyle({ reply, world }: Scene, text: string): void {
  world.style = /\b(?:shorter|less detail|faster|speed up|concise|brief)\b/i.test(text)
    ? 'concise'
    : /\b(?:dialogue|action|drama)/i.test(text)
      ? 'dramatic'
      : 'descriptive'
  reply.tell(asideReplies.style[world.style])
}

/** Something said to the author of the story: answered as such, briefly. */
export function performAside(scene: Scene, clause: Clause): void {
  const { reply, world } = scene
  const text = clause.speech ?? clause.text
  scene.isAnswered = true
  const tone = TONES.find(([words]) => words.test(text))?.[1]
  if (tone) {
    if (!world.prohibitions.includes(tone)) world.prohibitions.push(tone)
    scene.hasChanged = true
    return reply.tell(asideReplies.tone)
  }
  if (/\b(?:restart|start (?:over|again)|begin again|reset)\b/i.test(text))
    return reply.tell(asideReplies.restart)
  if (/\b(?:undo|go back|take that back|redo|retry)\b/i.test(text)) return reply.tell(asideReplies.undo)
  if (
    /\b(?:are you|is this) (?:an? )?(?:ai|bot|robot|human|real|gpt|chatgpt|llm|language model|computer)\b|\bwho (?:are you|wrote|made)|\bwhat (?:are you|model)\b/i.test(
      text,
    )
  )
    return reply.tell(asideReplies.who)
  if (
    /\b(?:help|how (?:do|does|can) (?:i|this|it)|what can i (?:do|type|say)|commands?|instructions|rules)\b/i.test(
      text,
    )
  ) {
    reply.tell(asideReplies.help)
    return adviceFor(scene)
  }
  if (/\b(?:recap|summar|so far|what happened|catch me up|remind me)\b/i.test(text)) return recap(scene)
  if (skipAhead(scene, text)) return
  if (/\bdescribe\b/i.test(text)) return lookAround(scene, world.here)
  // 'More spooky than funny': what is named first is wanted.
  const at = ([words]: [RegExp, string]) => text.search(words)
  const taste = TASTES.filter((each) => at(each) >= 0).toSorted((a, b) => at(a) - at(b))[0]?.[1]
  if (taste) {
    world.mix = { ...world.mix, [taste]: Math.max(...Object.values(world.mix), 50) + 25 }
    scene.hasChanged = true
    return reply.tell('Noted: from here on there is more of [taste] in the story at [place].', {
      taste: tasteNames[taste],
    })
  }
  if (
    /\b(?:longer|shorter|concise|brief(?:er)?|more detail|describe more|less detail|faster|slower|speed up|more (?:action|dialogue|humou?r|drama\w*|description))\b/i.test(
      text,
    )
  )
    return tellStyle(scene, text)
  if (
    /\b(?:great|love|nice|good|fun|cool|awesome|thanks|thank you|like this|haha|lol|brilliant)\b/i.test(text)
  )
    return reply.tell(asideReplies.thanks)
  if (
    /\b(?:boring|bad|stupid|hate|dumb|wrong|makes no sense|confus|sucks|mistake|not what i)\b/i.test(text)
  ) {
    reply.tell(asideReplies.sorry)
    return adviceFor(scene)
  }
  if (/\b(?:brb|afk|back in|gotta go|good ?night|bye|pause|stop here)\b/i.test(text))
    return reply.tell(asideReplies.pause)
  if (/\bwhat (?:do|should|can|could) (?:i|we)\b|\bwhat now\b|\boptions\b/i.test(text))
    return adviceFor(scene)
  reply.tell(asideReplies.other)
}
