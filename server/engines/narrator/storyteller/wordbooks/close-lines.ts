import { lines } from './wordbook.ts'

/** Last lines for any scene: each leaves the next step to the player. */
export const closeLines = lines(`
  Something is about to depend on you. It has the good manners to wait.
  For now nobody moves. It won't last.
  There is still time to choose how this goes, though less than there was.
  A step sounds, and another, and they aren't going away.
  It's very quiet. It is your sort of quiet, the sort that wants filling.
  You could go on, or back, or ask; each of them would cost something different.
  And everything holds still, like a held breath with you in the middle of it.
  Everyone is looking anywhere but at you, which comes to the same.
  Nothing here will settle itself.
  It seems to be your turn.
  The moment stands open like a gate in a field.
  Whatever comes next, somebody will remember it differently.
  There are three things you might do, and you'd not be forgiven for at least one.
  No one is stopping you; that is what makes it hard.
  One thing is sure: it will not stay like this until you've made up your mind.
  It's a small pause, just wide enough to step through.
  You have the odd sense of a page about to be turned.
  The light moves on by a hand's width. So might you.
  [prop.a] stands within reach, and so does the way out.
  Between you and [exit] there is nothing but a few steps and a bad feeling.
  [who] is waiting for you to say something, and pretending not to be.
  [who] looks at you. It is quite an ordinary look, apart from how long it goes on.
  "Well?" says [who].
  [who] has stopped talking, and it's plain whose turn it is.
  Over towards [exit] a light goes on.
  Whatever [prop] is hiding, it has hidden it from others first.
  The way to [exit] is clear, for the moment.
  "Your choice," [who] says, "and I'm glad of it."
  Somewhere between [prop] and [exit] lies the right thing to do next.
  Nobody will know, if you don't. You will.
  [who] draws breath to speak and lets it go again.
  The next sound, when it comes, comes from the direction of [exit].
  Now would be the moment, if there's to be one.
  A clock would be ticking, in another sort of room.
  And there it rests, like a coin on its edge.
  From [exit] comes a smell of cooking, or of burning; at this distance they are the same.
  What was certain an hour ago has sat down to think.
  [who] glances at [exit], and then at you, and leaves the rest of it unsaid.
  There's [prop], and there's [exit], and there's what [who] told you.
  [place] waits. It has had practice.
  If you go now, [who] won't stop you. If you stay, [who.they] won't ask.
  You have [held], and you have until somebody misses you.
  [who] has sat down to see what you'll do.
  Over by [prop] the light is better, and so is the cover.
  It isn't far to [exit]. It never is, from the inside.
  [who] opens a hand, as if to say: after you.
  What's behind [prop] will still be there in a minute. What's behind you may not.
  "I'd hurry," says [who], not hurrying.
  [^place] [place.has] gone as quiet as a held card.
  Whatever [who] is about to say, [who.they] looks first towards [exit].
  The question is whether [who] saw it too.
  You could ask [who]. You could ask [prop], come to that, and be told as much.
  @in Somewhere beyond [exit] a door has been left open.
  [held] might be of use here. It might be just what they're looking for.
  [who] is counting under [who.their] breath. [^who.they] has got to seven.
  From here it's [exit], or back, or straight through the middle.
  All the while [prop] has been in plain sight.
  [who] moves aside, and there's a way past [who.them], if you want it.
  If [away] were here [away.they] would know. But it's you that's here.
  It would take [foe] no time at all to get from [lair] to [place].
  In [place] they'll be talking of this for a week, whichever it is.
  [who] says your name, once, as a person does who has run out of other things to say.
  @tense It can't hold. Anyone could see that it can't hold.
  @tense There's perhaps a minute left in which to be clever.
  @tense [foe] is nearer than [foe.they] was. It's in the way people stand.
  @tense Every way out of this goes past somebody.
  @tense You're out of room, and very nearly out of time.
  @tense One more push would do it, and there's no telling in which direction.
  @tense Nobody has shouted yet. Everybody is about to.
  @calm You could sit a while. It would keep, or it wouldn't.
  @calm There's no hurry, the afternoon seems to say; there never was.
  @calm The road goes on from here, in the way roads have.
  @calm For once the next thing can be whatever you like.
  @calm It's the sort of hour in which people tell each other things.
`)

/** Questions that hand over the turn; each is asked once in a story. */
export const closeQuestions = lines(`
  What now?
  Where does that leave you?
  Which will it be?
  And [prop]: do you leave it as it is?
  Do you trust [who] that far?
  Is it [exit], then, or is there more to be had here?
  How do you answer that?
  What would you have done, if nobody were looking?
  Who else has seen it?
  Does [who] know how much you have guessed?
  And if [foe] is right?
  Would you go on, if it were only your own neck?
  What is [who] not saying?
`)

/** Short, hard last lines for the dramatic manner. */
export const dramaticCloses = lines(`
  Nothing moves. Nothing at all.
  It is very nearly too late.
  Choose.
  And the silence has teeth.
  One breath. That's all there is room for.
  Then the light changes.
  Somewhere, a bolt goes home.
  This is the edge of it.
  It has begun, whatever it is.
  No one is coming to help.
  Behind you: a step.
  Not yet. But soon.
  There is no third way.
  You have one word left. It had better be the right one.
  And still it comes nearer.
  It ends here, or it starts.
  All of it hangs from a thread, and you are holding the scissors.
  Run, or stand.
  The next heartbeat is yours.
  And then, of all things, [who] smiles.
  A hand closes. It isn't yours.
  Everyone knows. Nobody will say it.
  [foe] has stopped pretending.
  Listen.
  There. Again. Closer.
  What you do now can't be undone.
  The way to [exit] is open. It won't be for long.
`)
