/** Marks that models and their servers leave in a text, each as it has been seen. */

const thoughtNames = 'think|thinking|thought|thoughts|reasoning|reflection|analysis|seed:think'

/** Marks by which a thought begins, at the beginning of a reply. */
export const openers = new RegExp(
  `^(?:<(?:${thoughtNames})>|\\[THINK\\]|<\\|begin_of_thought\\|>|◁think▷|(?:<\\|start\\|>assistant)?<\\|channel\\|>(?:analysis|commentary)(?:<\\|message\\|>)?|analysis(?=[A-Z]))`,
  'i',
)

/** A thought between two parts of a story: at the beginning of a line, or the story speaks of the mark itself. */
export const innerThought = /(?<=^|\n)<(?:think|thinking|thought|reasoning)>/i

/** Marks by which a thought ends, wherever they stand. */
export const closers = new RegExp(
  `</(?:${thoughtNames})>|\\[/THINK\\]|<\\|end_of_thought\\|>|◁/think▷|(?:<\\|end\\|>)?(?:<\\|start\\|>assistant)?<\\|channel\\|>final<\\|message\\|>|assistantfinal`,
  'i',
)

/** Marks that a chat template puts in front of a reply. */
export const leadIns =
  /^(?:<s>|<\|im_start\|>(?:assistant)?|<\|start_header_id\|>(?:assistant)?<\|end_header_id\|>|<start_of_turn>(?:model)?|<\|begin_of_solution\|>|(?:<\|start\|>assistant)?<\|channel\|>final<\|message\|>|<\|start\|>assistant)\s*/i

/** Where a reply is over: the mark of its end, or the player's next turn, made up. */
export const endMarks =
  /<\|(?:im_end|eot_id|end|return|call|endoftext|end_of_text|end_of_turn|end_of_solution|im_start|start_header_id|eom_id|user)\|>|<end_of_turn>|<\/s>|<｜[^｜]{1,30}｜>|\[\/?INST\]|<\/?player>|<\/?scenario>|\n\s*(?:#{2,3} ?(?:Instruction|User|Human)|Human|USER|User):/i

/** Beginning of a thought in plain words, where neither tag is left. */
export const THOUGHTFUL_START =
  /^\s*(?:ok(?:ay)?\b|alright\b|hmm\b|let me\b|let['’]s\b|we (?:need|have|should|must)\b|i (?:need|should|must|have|will|am)\b|i['’](?:ll|m)\b|the (?:user|player|scenario|task|prompt)\b|first\b|so\b|now\b|this is\b|thinking\b|analy|好|嗯|首先|用户|玩家|我(?:需要|应该))/i
const THOUGHTFUL_WORDS =
  /\b(?:the (?:user|player|scenario|narrator|prompt|rules?|rating|story)|(?:i|we) (?:need|should|must|have to)|second person|present tense)\b|\[\[|用户|玩家/i
/** So many characters into a reply, a thought has betrayed itself. */
const SURE_AFTER = 200

/** Whether the first sentences of a reply are a story's, and no thought about one. */
export const looksLikeStory = (text: string): boolean =>
  text.trimStart().length >= SURE_AFTER && !THOUGHTFUL_START.test(text) && !THOUGHTFUL_WORDS.test(text)

const literals = [
  ...thoughtNames.split('|').flatMap((name) => [`<${name}>`, `</${name}>`]),
  '[think]',
  '[/think]',
  '<|begin_of_thought|>',
  '<|end_of_thought|>',
  '<|begin_of_solution|>',
  '<|end_of_solution|>',
  '◁think▷',
  '◁/think▷',
  '<|start|>assistant<|channel|>analysis<|message|>',
  '<|end|><|start|>assistant<|channel|>final<|message|>',
  '<|start|>assistant<|channel|>final<|message|>',
  '<|channel|>analysis<|message|>',
  '<|channel|>commentary<|message|>',
  '<|channel|>final<|message|>',
  'analysisa',
  'assistantfinal',
  '<s>',
  '</s>',
  '<|im_start|>assistant',
  '<|im_end|>',
  '<|eot_id|>',
  '<|eom_id|>',
  '<|return|>',
  '<|call|>',
  '<|user|>',
  '<|endoftext|>',
  '<|end_of_text|>',
  '<|end_of_turn|>',
  '<|start_header_id|>assistant<|end_header_id|>',
  '<start_of_turn>model',
  '<end_of_turn>',
  '<｜end▁of▁sentence｜>',
  '<｜begin▁of▁sentence｜>',
  '[inst]',
  '[/inst]',
  '<player>',
  '</player>',
  '<scenario>',
  '</scenario>',
  '\n### instruction:',
  '\n### user:',
  '\n### human:',
  '\n## user:',
  '\nhuman:',
  '\nuser:',
]

const firstCharacters = new Set(literals.map((mark) => mark.charAt(0)))

/** Whether a text may become a mark as more of it comes: it is the beginning of one, and not yet all of it. */
export function couldBegin(text: string): boolean {
  // Asked at dozens of places of each piece, where nearly always no mark begins.
  if (text !== '' && !firstCharacters.has(text.charAt(0).toLowerCase().charAt(0))) return false
  const start = text.toLowerCase().replace(/^\n\s+/, '\n')
  return literals.some((mark) => mark.length > start.length && mark.startsWith(start))
}
