import type { Entity } from './world.ts'

/** How somebody speaks, by what they are called. */
const VOICES: Record<string, RegExp> = {
  child:
    /\b(?:child|boy|girl|kid|toddler|pupil|schoolgirl|schoolboy|urchin|(?:little|baby|younger) (?:brother|sister))\b/i,
  ghost: /\b(?:ghost|spirit|spectre|specter|phantom|shade|wraith|apparition)\b/i,
  law: /\b(?:guards?|constable|sheriff|deputy|police\w*|officer|inspector|detective|sergeant|corporal|captain|soldier|warden|lieutenant|marshal|sentry|customs|bailiff|cop)\b/i,
  noble:
    /\b(?:Lady|Lord|Majesty|[Dd]uke|[Dd]uchess|[Cc]ount|[Cc]ountess|[Bb]aron|[Bb]aroness|[Kk]ing|[Qq]ueen|[Pp]rince|[Pp]rincess|[Ee]arl|[Mm]arquis|[Vv]iscount|[Ee]mperor|[Ee]mpress|[Gg]od|[Gg]oddess)\b/,
  kin: /\b(?:mother|mum|mom|mama|father|dad|papa|grand\p{L}+|nan|gran|granny|aunt|auntie|uncle)\b/iu,
  rogue: /\b(?:thief|smuggler|pirate|outlaw|bandit|pickpocket|fence|gambler|burglar|robber|crook|rogue)\b/i,
  learned:
    /\b(?:doctor|dr|professor|teacher|priest|monk|abbot|nun|scholar|wizard|librarian|scientist|clerk|vicar|mage)\b/i,
  machine: /\b(?:computer|robot|android|ai|drone|machine|program|terminal|probe|automaton)\b/i,
}

export const isVoice = (condition: string): boolean =>
  condition in VOICES || /^(?:close|foeman)$/.test(condition)

/** Whether a line that is only for a child, the law or a friend is for whoever says it. */
export function speaksAs(condition: string, who: Partial<Entity> | undefined): boolean {
  if (condition === 'close') return /^(?:companion|friend)$/.test(who?.stance ?? '')
  if (condition === 'foeman') return who?.stance === 'foe'
  // Nobody's mother but one's own.
  if (condition === 'kin' && who?.owner !== 'your') return false
  const called = [who?.name, who?.role, ...(who?.aliases ?? [])].filter(Boolean).join(' ')
  return VOICES[condition]?.test(called) === true
}
