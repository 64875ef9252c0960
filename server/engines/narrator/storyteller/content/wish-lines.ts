import { lines } from './line-list.ts'

/** Somebody whom the player wished for comes in: how, and what they do first. */
export const arrivalLines = lines(`
  [Told] turns up, and [who+look] round for a place to stand where nobody can come up behind.
  All at once there is [told]. [^who] [who+have] plainly been listening for some time.
  [Told] comes in, [who+stop], and [who+take] in everybody at [place], one after the other.
  Just then [told] appears, and [who+act] as if [who.they] had been expected.
  [Told] comes along, and [who+lean] where [who.they] can see you best.
  And there is [told]. The first thing [who.they] [who+do] is to look you up and down.
`)

/** Of a wish that something be so: the reply to it, and where the next turn takes it up. */
export const wishReplies = {
  so: lines(`
    Noted, and so it is: [told].
    Agreed, and so it stands from here on: [told].
  `),
  later: lines(`
    Noted, and it will come out piece by piece: [told].
    Agreed. None of it shows yet, and all of it holds: [told].
  `),
  mood: lines(`
    Noted: the next moment at [place] is [quality].
    Gladly. What comes now is [quality], and [place] can wait.
  `),
}

/** A turn after it: what was wished begins to show. */
export const wishShown = lines(`
  There is more to it than meets the eye, and a first corner of it shows: [told].
  It is not said aloud at [place], but it is in every pause: [told].
  Something small gives it away: a look, a word stopped halfway. [Told].
  You could almost miss it. [Told].
`)

/** A moment of the mood that was wished for, with somebody there and with nobody. */
export const moodLines = {
  sad: lines(`
    [who] [who+say] nothing for a while, and [who+turn] over something small in [who.their] fingers that is no longer worth anything to anybody else.
    "I used to count the days," says [who]. "Then I had nothing left to count them towards."
    [who] [who+look] past you. "Nobody ever asked," [who.they] [who+say], quite quietly. "It is kind of you to be the first."
    "There was a song," says [who], and [who+get] as far as the second line, and [who+find] that the third is gone.
    For as long as a kettle takes, nobody at [place] has anything clever to say.
    A chair stands at [place] that nobody sits in, and today you see why.
  `),
  tender: lines(`
    [who] [who+reach] out and [who+put] your collar straight, and [who+take] a little longer over it than a collar needs.
    "Stay where you are a moment," says [who]. "I would like to remember it like this."
    Your sleeve touches [who's], and neither of you moves it away.
    The light at [place] happens to fall just right, and for once there is nothing to be done.
  `),
  funny: lines(`
    [who] [who+sneeze] at the worst of all moments, and [who+bow] to an audience that is not there.
    "I had a plan," says [who]. "It had three steps. I have lost the middle one."
    At this point something at [place] falls over that nobody has touched, and rolls, and takes its time about it.
    [who] [who+lean] on what turns out not to be fixed to anything.
  `),
  scary: lines(`
    Behind you at [place] something stops a moment after you have stopped.
    [who] [who+look] at a spot just over your shoulder, and then, much too quickly, at the floor.
    It grows so quiet at [place] that you can tell your own breath from the other one.
    Something has drawn a finger through the dust at [place]: four lines, and the fifth not finished.
  `),
  tense: lines(`
    [who] [who+glance] at the way out, and then [who+see] that you have noticed.
    Somewhere near [place] steps come closer, slow down, and do not go past.
    "Do not turn round," says [who], with a smile that is meant for somebody else.
    You catch yourself counting at [place]: eleven, twelve. At thirteen something will have to happen.
  `),
  quiet: lines(`
    For once nothing hurries. Somewhere at [place] a fly walks up a wall, and comes to the top, and walks down again.
    [who] [who+breathe] out, and so do you, and it turns out that both of you had been waiting for it.
    The noise of the day goes on somewhere else. At [place] there is time to look at one's own hands.
    "No rush," says [who], and [who+mean] it.
  `),
}
