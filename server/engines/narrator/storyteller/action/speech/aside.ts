import { lookAround } from '../going/look-around.ts'
import { asideReplies, conditionReplies } from '../../content/asides.ts'
import { asideOf } from '../../language/asides.ts'
import { readTurn } from '../../language/read-turn.ts'
import { referentsOf } from '../../world/referents.ts'
import type { AsideKind, Clause, TurnReading } from '../../language/clause.ts'
import type { Prohibition } from '../../scenario/scenario.ts'
import { grantWish } from './author-wish.ts'
import { adviceFor } from '../plot/advice.ts'
import { goOnByItself } from '../plot/go-on-by-itself.ts'
import { beginChapter, endByPlayer } from '../plot/chapter.ts'
import { answerQuestion } from '../question/question.ts'
import { recap } from '../question/recap.ts'
import type { Scene } from '../scene.ts'
import { skipAhead } from '../going/skip-ahead.ts'

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
  [/\b(?:romance|romantic|love story)\b/i, 'romance'],
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

/** More of what is asked for stands in the story's mix from now on; false where no such thing is named. */
function tellTaste(scene: Scene, text: string): boolean {
  const { reply, world } = scene
  // 'More spooky than funny': what is named first is wanted.
  const at = ([words]: [RegExp, string]) => text.search(words)
  const taste = TASTES.filter((each) => at(each) >= 0).toSorted((a, b) => at(a) - at(b))[0]?.[1]
  if (!taste) return false
  world.mix = { ...world.mix, [taste]: Math.max(...Object.values(world.mix), 50) + 25 }
  scene.hasChanged = true
  reply.tell('Noted: from here on there is more of [taste] in the story at [place].', {
    taste: tasteNames[taste],
  })
  return true
}

type Answer = (scene: Scene, text: string) => boolean | void

/** What is answered, by what the address was read as; one in brackets is known by its words. The first whose answer is not false answers. */
const answers: [kind: AsideKind | undefined, words: RegExp, answer: Answer][] = [
  ['onward', /$^/, goOnByItself],
  ['end', /$^/, endByPlayer],
  [
    'restart',
    /\b(?:restart|start (?:over|again)|begin again|reset)\b/i,
    (scene) => {
      if (scene.world.plot.stage !== 'over') return scene.reply.tell(asideReplies.restart)
      beginChapter(scene)
      goOnByItself(scene)
    },
  ],
  ['undo', /\b(?:undo|go back|take that back|redo|retry)\b/i, ({ reply }) => reply.tell(asideReplies.undo)],
  [
    'identity',
    /\b(?:are you|is this) (?:an? )?(?:ai|bot|robot|human|real|gpt|chatgpt|llm|language model|computer)\b|\bwho (?:are you|wrote|made)|\bwhat (?:are you|model)\b/i,
    ({ reply }) => reply.tell(asideReplies.who),
  ],
  [
    undefined,
    /\b(?:help|how (?:do|does|can) (?:i|this|it)|what can i (?:do|type|say)|commands?|instructions|rules)\b/i,
    (scene) => {
      scene.reply.tell(asideReplies.help)
      adviceFor(scene)
    },
  ],
  ['help', /\bwhat (?:do|should|can|could) (?:i|we)\b|\bwhat now\b|\boptions\b/i, adviceFor],
  ['summary', /\b(?:recap|summar|so far|what happened|catch me up|remind me)\b/i, recap],
  ['skip', /\b(?:skip|jump|fast[- ]forward|later|next (?:morning|day|night|week|scene))\b/i, skipAhead],
  [undefined, /\bdescribe\b/i, (scene) => lookAround(scene, scene.world.here)],
  ['style', /./, tellTaste],
  [
    'style',
    /\b(?:longer|shorter|concise|brief(?:er)?|more detail|describe more|less detail|faster|slower|speed up|more (?:action|dialogue|humou?r|drama\w*|description))\b/i,
    tellStyle,
  ],
  [
    'praise',
    // 'Can she be grumpier? She is too nice' praises nothing.
    /^(?!.*\b(?:can|could|pls|please|maybe|no|not|too|more|less)\b).*\b(?:great|love|nice|good|fun|cool|awesome|thanks|thank you|like this|haha|lol|brilliant)\b/i,
    ({ reply }) => reply.tell(asideReplies.thanks),
  ],
  ['complaint', /\b(?:bad|stupid|hate|dumb|wrong|makes no sense|confus|sucks|mistake|not what i)\b/i, sorry],
  ['correction', /$^/, sorry],
  [
    undefined,
    /\b(?:brb|afk|back in|gotta go|good ?night|bye|pause|stop here)\b/i,
    ({ reply }) => reply.tell(asideReplies.pause),
  ],
  [undefined, /./, ({ reply }) => reply.words === 0 && reply.tell(asideReplies.other)],
]

function sorry(scene: Scene): void {
  scene.reply.tell(asideReplies.sorry)
  adviceFor(scene)
}

/** What is asked about the story, and not of how it is told. */
const questionIn = ({ world }: Scene, text: string): Clause | undefined =>
  answers.some(
    ([kind, words]) => kind !== 'skip' && kind !== 'style' && words.source !== '.' && words.test(text),
  )
    ? undefined
    : readTurn(text, referentsOf(world)).clauses.find(({ kind }) => kind === 'question')

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
  const [first = '', ...more] = text.split(/(?<=[.!?])\s+/)
  if (more.length > 0 && clause.aside === 'other') {
    for (const each of [first, ...more])
      performAside(scene, { ...clause, speech: each, aside: asideOf(each) ?? 'other' })
    return
  }
  if (/^(?:other|style)$/.test(clause.aside ?? '') && grantWish(scene, text)) return
  const asked =
    clause.aside === 'other' && /^(?!.*\b(?:you|we)\b).*\?$/i.test(text) ? questionIn(scene, text) : undefined
  if (asked) return answerQuestion(scene, asked)
  const byKind = answers.filter(([kind]) => kind !== undefined && kind === clause.aside)
  const byWords = answers.filter(([, words]) => words.test(text))
  ;[...byKind, ...byWords].some(([, , answer]) => answer(scene, text) !== false)
}

/** What is no turn gets its own honest answer; false for a turn. */
export function answerCondition({ reply }: Scene, { condition, language, clauses }: TurnReading): boolean {
  if (condition === 'selfHarm') for (const line of conditionReplies.selfHarm) reply.tell(line)
  if (condition === 'selfHarm') return true
  if (!condition || (clauses.length > 0 && !/^(?:foreign|breakOut|code)$/.test(condition))) return false
  const { foreign } = conditionReplies
  const pool =
    condition === 'foreign' ? (foreign[language ?? 'other'] ?? foreign.other!) : conditionReplies[condition]
  if (!reply.say(pool)) reply.tell(pool[0]!)
  return true
}
