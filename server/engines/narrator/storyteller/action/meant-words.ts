import type { ActName } from '../language/acts.ts'

export const DIGITAL =
  /^(?:database|system|network|files?|account|mainframe|computer|server|program|net|website|code|grid)$/

/** Whom one calls by telephone. */
export const CALLED_UP =
  /^(?:ambulance|police|doctor|taxi|cab|911|999|112|fire|brigade|plumber|electrician|hotline|reception|headquarters|hq|locksmith|vet|lawyer)$/

export const GESTURES =
  /^(?:five|hug|kiss|wink|smile|look|nod|wave|glance|grin|frown|shove|push|kick|slap|pat|bow|salute|thumbs?|minute|moment|second|time|chance|breath|try|go|ride|lift|massage|seat|nap|shower|bath|peek|bite|sip|guess|turn|step|walk|selfie|picture|photo|break)$/

export const FELT = /^(?:an?|some|no|this|that)$/

export const ADDRESSING = new Set<ActName>(['ask', 'tell', 'warn', 'promise', 'whisper', 'shout', 'beg'])
