import type { ActName } from '../language/acts.ts'
import { lines } from './line-list.ts'

/** Acts that are told in lines of their own, since they settle more than the words of the player say. */
export const actLines: Partial<Record<ActName, string[]>> = {
  die: lines(`
    Not today. Your knees give, [place] [place+go] grey, and then it comes back: you are alive, by [prop], and somebody ought to be told.
  `),
  kill: lines(`
    You mean it, and [object] [object+see] that you mean it, and [object.is] out of reach before the thought is a deed. This story lets nobody come to that.
    Your hand is up, and there it stays: [object] [object+look] at you, and neither of you is the sort for it after all.
    @teen It is quick and without a word. [object] [object+go] down, and [object.does] not get up.
    @mature It takes longer than it should. When it's over [object] [object.is] dead, and you are the one breathing.
  `),
  shoot: lines(`
    You take aim, and let it be seen that you are taking aim. [object] [object+stop] where [object.they] [object.is].
    @teen You fire once. It goes wide of [object] by the breadth of a hand.
  `),
}

/** What is asked for is handed over, or is not. */
export const handoverLines = lines(`
  "If it must be," says [who], and [who+hand] you [object]. "I want [object.them] back."
  [who] [who+look] at you for a moment, and then [object] [object.is] in your hand.
  "Of course," says [who]. You have [object] now.
`)
export const refusalLines = lines(`
  "Not [object]," says [who]. "Anything else. Ask me why, if you like."
`)

/** Somebody who is not here is called up. */
export const phoneLines = lines(`
  It rings three times, and then there is [who]. "Where are you? What has happened?"
  [who] [who+answer] before it has rung twice. "Yes? Go on," [who.they] [who+say]. "Tell me."
`)

/** A call into the dark, with somebody beside the hero. */
export const callOutLines = lines(`
    For a breath everything at [place] is quite still. Nobody answers.
    [who] [who+listen] with you. There is no answer, only your own words, a little late.
    Nobody answers; but whatever you heard before has stopped, as if it listened to you at [place].
  `)

/** What is called out into the open, and nobody answers. */
export const unansweredLines = lines(`
  Nobody at [place] answers.
  No answer comes, not at [place].
  For the moment nobody at [place] has an answer to that.
`)

/** Said where several could answer, and none of them is meant more than another. */
export const whoAnswersLines = lines(`
  Everybody at [place] has heard it. Who answers is yours to say.
  They look at one another, there at [place]. Say which of them answers.
  Nobody at [place] knows whom you mean by that. Say whom you speak to.
`)

/** Said where nobody has been told of who could answer. */
export const openAnswerLines = lines(`
  Nobody has been told of at [place] who could answer. Say who does.
  Whether anybody at [place] answers is yours to say.
  Who hears it at [place] I do not know. Say who is there, and they may answer.
`)
