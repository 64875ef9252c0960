import { lines } from './line-list.ts'

const verbs = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** What somebody's deed in the player's words comes to, by the verbs that mean it: each changes the world in its own way. */
export const beingKinds = {
  cries: verbs('cry sob weep sniffle mourn grieve whimper'),
  agrees: verbs('agree accept consent approve obey comply join'),
  comes: verbs('come arrive gather appear enter approach return emerge land'),
  leaves: verbs(
    'leave go flee depart escape vanish disappear retreat exit withdraw run ride drive sail hurry rush storm',
  ),
  follows: verbs('follow accompany'),
  gives: verbs('give hand offer bring lend pass present deliver toss'),
  takes: verbs('take steal grab snatch seize pocket borrow swipe collect'),
  eats: verbs('eat devour swallow'),
  threatens: verbs('attack hit punch kick strike stab threaten charge shoot aim lunge corner'),
  falls: verbs('collapse faint die drown'),
  sleeps: verbs('sleep doze nap'),
  works: verbs('repair mend fix open close lock unlock light'),
} satisfies Record<string, ReadonlySet<string>>

export type BeingKind = keyof typeof beingKinds

/** What is left to the hero after it; nothing that the deed itself does not say. */
export const afterKinds: Partial<Record<BeingKind, string[]>> = {
  cries: lines(`
    [actor] would not mind a kind word, or somebody to lean on.
    You could ask [actor] what is wrong.
  `),
  comes: lines(`
    [actor] [actor.is] here with you now.
    [actor] [actor+stop] a few steps from you.
  `),
  leaves: lines(`
    [actor] [actor.is] not here any more. You could still go after [actor.them].
    If there was something to say to [actor], it will have to be said later.
  `),
  follows: lines(`
    From here on [actor] [actor.is] a step behind you, wherever you go.
  `),
  gives: lines(`
    You have [object] now.
    [object] [object.is] with you now.
  `),
  takes: lines(`
    [object] [object.is] with [actor] now.
    [actor] [actor+have] [object] now. You could ask for [object.them].
  `),
  threatens: lines(`
    [actor] [actor.is] in earnest, and it is you who must decide what to do.
    It is out in the open now between you and [actor]. You can stand, or talk, or get out of the way.
  `),
  falls: lines(`
    Somebody should see to [actor], and you are near.
  `),
  sleeps: lines(`
    You could let [actor] sleep, or wake [actor.them].
  `),
}

/** Where nothing may frighten without being put right in the same reply. */
export const harmlessLines = lines(`
  Then [actor] [actor+see] your face, and [actor+think] better of it. Nobody is hurt, and nobody will be.
  But it comes to nothing: [actor] [actor+back] off, and everyone here is safe, [actor] too.
`)

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
