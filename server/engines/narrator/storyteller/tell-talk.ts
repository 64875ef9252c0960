import type { Draft } from './draft.ts'
import { formOf } from './noun.ts'
import type { Scope } from './pen.ts'
import type { ResolvedDeed } from './resolve-deed.ts'
import { isFit } from './rating.ts'
import { isFoe, threadScope } from './threads.ts'
import { deedLines } from './wordbooks/deed-lines.ts'
import { talkLines } from './wordbooks/talk-lines.ts'
import { mainThread, personNoun, type Mood, type Person, type World } from './world.ts'

export function personScope(person: Person): Scope {
  return { who: personNoun(person), look: person.look || undefined, want: person.want || undefined }
}

/** The hero's words, then how the person spoken to takes and answers them; the answer is left to a clue when one comes. */
export function tellTalk(draft: Draft, world: World, deed: ResolvedDeed, isClueNext: boolean): void {
  const { pen } = draft
  const who = deed.who
  const speech =
    deed.speech && isFit(deed.speech, pen.preferences.contentRating) ? shortened(deed.speech) : undefined
  const scope: Scope = {
    ...threadScope(world, mainThread(world)),
    ...(who && personScope(who)),
    ...speechScope(speech),
    deed: deed.clause,
  }
  scope.topic = deed.topicNoun ? formOf(deed.topicNoun, '') : undefined
  if (speech) draft.add(who ? talkLines.spoken : talkLines.spokenAlone, scope)
  if (!who) {
    if (!speech) draft.add(deedLines.other, { ...scope, object: deed.noun })
    return
  }
  if (!who.isMet && who.look) draft.add(talkLines.meet, scope, { isApart: true, reserve: 25 })
  if (!speech && deed.clause && deed.clause.split(' ').length > 2)
    draft.add(['You [deed].', 'You [deed], without raising your voice.', 'You [deed], and wait.'], scope)
  if (deed.tone !== 'plain' && (draft.isShort || !isClueNext))
    draft.add(talkLines[`taken${deed.tone}`], scope, { isApart: true, reserve: 20 })
  who.mood = moodAfter(who.mood, deed)
  if (isClueNext) {
    if (scope.topic) draft.add(talkLines.answer, scope, { isApart: true, reserve: 50 })
    return
  }
  draft.add(answersTo(world, deed, who, scope), scope, { isApart: true, reserve: 10 })
  if (who.want && !who.hasToldWant && who.mood >= 1 && draft.isShort) {
    who.hasToldWant = draft.add(talkLines.want, scope, { isApart: true, reserve: 10 })
  }
}

function answersTo(world: World, deed: ResolvedDeed, who: Person, scope: Scope): string[] {
  if (isFoe(world, mainThread(world), who)) return talkLines.foe
  if (/\b(?:thanks|thank you)\b/i.test(deed.text)) return talkLines.thanks
  if (/^(?:yes|no|ok|okay|sure|never|of course|agreed)\b/i.test(deed.speech ?? '')) return talkLines.yesno
  if (deed.act === 'ask' || deed.speech?.includes('?') || scope.topic)
    return scope.topic ? talkLines.deflect : talkLines.greet
  if (deed.act === 'talk') return talkLines.greet
  return talkLines.statement
}

function moodAfter(mood: Mood, deed: ResolvedDeed): Mood {
  const change =
    deed.tone === 'gentle' || deed.act === 'help' || deed.act === 'give'
      ? 1
      : deed.tone === 'angry' || deed.act === 'threaten' || deed.act === 'fight'
        ? -1
        : 0
  return Math.max(-2, Math.min(2, mood + change)) as Mood
}

const MOST_WORDS = 22

/** Speech is told up to its first joint; a person can't be kept talking for a page. */
function shortened(speech: string): string {
  const words = speech.split(' ')
  if (words.length <= MOST_WORDS) return speech
  const sentence = /^.{10,140}?[.!?](?=\s)/.exec(speech)?.[0]
  return sentence && sentence.split(' ').length <= MOST_WORDS
    ? sentence
    : `${words
        .slice(0, MOST_WORDS - 4)
        .join(' ')
        .replace(/[,;:.]$/, '')}...`
}

function speechScope(speech: string | undefined): Scope {
  if (!speech) return {}
  const text = (speech[0]!.toUpperCase() + speech.slice(1)).replace(/"/g, "'").trim()
  const bare = text.replace(/[,;:]$/, '')
  const isMarked = /[.!?…]$/.test(bare)
  return {
    speech: isMarked ? bare : `${bare}.`,
    spoken: /[!?]$/.test(bare) || bare.endsWith('...') ? `"${bare}"` : `"${bare.replace(/\.$/, '')},"`,
    spokenfull: isMarked ? `"${bare}"` : `"${bare}."`,
  }
}
