import type { Deed } from './deed.ts'

const LOOKING =
  /^(?:where am i|what (?:do|can) i see|what(?:'s| is) (?:here|around|this place|in (?:here|the room))|describe\b|who(?:'s| is) (?:here|around|with me|there)\b)/i
const CARRYING =
  /^(?:inventory|what (?:do i have|am i carrying|have i got)|(?:i )?(?:check|search|look in|empty|go through) my (?:bag|pockets?|inventory|backpack|things))\b/i

/** What a player asks of the teller rather than of anybody in the story is a deed of the hero's. */
export function deedOfAside(text: string): Pick<Deed, 'act' | 'clause' | 'isInventory'> | undefined {
  if (LOOKING.test(text)) return { act: 'look', clause: 'look about you' }
  if (CARRYING.test(text)) return { act: 'search', clause: 'go through your pockets', isInventory: true }
  return undefined
}

const INTENT =
  /^(?:(?:we|i)(?: (?:should|could|can|will|would|must|might|shall|want to|have to|need to|am going to|are going to|would like to|wanna|gonna)|'ll|'m going to|'d like to)(?: all| just| now| maybe)*|let's|let us|(?:can|could|may|shall) (?:i|we)) (?!you\b|not\b|be\b)/i

/** 'We should all look at it', 'let's look', 'can I look?' are looking. */
export const withoutIntent = (text: string): string => text.replace(INTENT, 'I ')
