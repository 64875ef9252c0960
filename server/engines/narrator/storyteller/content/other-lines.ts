const verbs = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** What somebody's deed in the player's words comes to, by the verbs that mean it: each changes the world in its own way. */
export const beingKinds = {
  cries: verbs('cry sob weep sniffle mourn grieve whimper'),
  agrees: verbs('agree accept consent approve obey comply join'),
  comes: verbs('come arrive gather appear enter approach return emerge land'),
  follows: verbs('follow accompany'),
  gives: verbs('give hand bring lend pass present deliver toss'),
  takes: verbs('take steal grab snatch seize pocket borrow swipe collect'),
  eats: verbs('eat devour swallow'),
  threatens: verbs('attack hit punch kick strike stab threaten charge shoot aim lunge corner'),
  falls: verbs('collapse faint die drown'),
  sleeps: verbs('sleep doze nap'),
  works: verbs('repair mend fix open close lock unlock light'),
} satisfies Record<string, ReadonlySet<string>>

export type BeingKind = keyof typeof beingKinds

/** What something does in the player's words, by the state it is left in. */
export const thingKinds: Record<string, ReadonlySet<string>> = {
  stopped: verbs('stop die fail splutter cease end stall expire quit'),
  working: verbs('start begin hum glow whir work'),
  broken: verbs('break snap crack shatter burst explode tear split collapse crumble'),
  open: verbs('open unlock'),
  shut: verbs('close shut slam lock seal'),
  fallen: verbs('fall topple tumble'),
  away: verbs('vanish disappear leave melt'),
  burning: verbs('burn ignite'),
}
