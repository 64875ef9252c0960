import { lines, spoken } from './line-list.ts'

/** How people answer words, by the mood of what was said to them. */
export const speechLines = {
  threat: spoken(`
    "No need for that," says [who], with both hands where you can see them.
    "I heard you the first time," says [who], a shade paler.
    What is it you want? Say it slowly.
    @child I'll tell! I'll tell everybody.
    @law I've heard that before. It did them no good.
    @noble How tiresome.
    @rogue All right, all right.
    @ghost With what?
    @machine That has been noted.
    @close You don't mean that.
  `),
  love: spoken(`
    "I know," says [who]. "I've known it since before you did."
    "Say it again," says [who], "and slower."
    For once [who] [who+have] no answer ready, and the missing of it is an answer.
    @kin I know. I love you too.
    @child I love you as well.
    @close I wondered which of us would say it first.
  `),
  sorry: spoken(`
    It's said now. We needn't say it twice.
    Thank you. It can't have been easy to say.
    @child That's all right.
    @ghost You are the first to say so.
    @machine It isn't necessary. Thank you, all the same.
  `),
  thanks: spoken(`
    You'd have done the same.
    "It was nothing," says [who].
    You're welcome.
    [who] [who+wave] that away like a wasp, smiling.
    @noble Don't mention it.
    @machine You're welcome. I believe that is what one says.
    @close You needn't thank me for that.
  `),
  promise: spoken(`
    I'll hold you to it.
    [who] [who+take] your word and [who+look] as if it weighed something.
    @child Cross your heart?
    @close You needn't have said it. But say it again.
  `),
  farewell: spoken(`
    Go carefully.
    [who] [who+lift] a hand, and [who+keep] it up rather longer than one does.
    And to you. Until we meet again.
    @child Bye!
    @ghost I'll be here. It's what I do.
  `),
  greeting: spoken(`
    "And to you," says [who].
    "Hello," says [who].
    [who] [who+nod]. "I wondered when you would get to me."
    @child Hello!
    @noble Ah. There you are.
    @machine Hello. What can I do for you?
    @close There you are.
  `),
  insult: spoken(`
    "I'll let that go by," says [who], very quietly. "Once."
    I've been called worse by better.
    @child You are!
    @machine I don't mind for myself.
    @close You don't mean that. Say that you don't.
  `),
  no: spoken(`
    "Have it your way," says [who], and [who+leave] it at that.
    Then I won't ask again.
    @child Please?
  `),
  request: spoken(`
    You shall have it.
    Of course. You only had to ask.
    That can be managed.
    [who] [who+nod]. "Give me a moment," [who.they] [who+say], "and it is done."
  `),
  plan: spoken(`
    "All right," says [who]. "You first; I'll be right behind you."
    And if it goes wrong?
    [who] [who+go] over it once, on [who.their] fingers. "It could work," [who.they] [who+say].
    @child Yes! And I get to say when.
    @law I didn't hear that.
    @rogue I like it.
    @close You've had worse ideas.
  `),
  confession: spoken(`
    "Why do you tell me now?" says [who], after a while.
    "I think I knew," says [who]. "It is better that you say it."
    Does anybody else know?
    @rogue Is that all?
    @close Thank you for telling me.
  `),
  tears: spoken(`
    [who] [who+wait] until you can speak. "What is it?" [who.they] [who+ask].
    "What is it?" says [who].
    @child Why are you crying?
    @close "Come here," says [who], and [who+stay] beside you.
  `),
  plea: spoken(`
    I can't promise anything. I will try.
    All right. I will do what I can.
    @machine I'll see what can be done.
    @close You don't have to beg. Of course I will.
  `),
  praise: spoken(`
    [who] [who+look] at you, and [who+smile]. "Do you mean that?"
    "That is good to hear," says [who], and can't keep from smiling.
    @child I know.
    @machine Thank you. I shall keep that.
  `),
  yes: spoken(`
    That's settled, then.
    I hoped you'd say so.
    @child Yes! Yes yes yes.
  `),
  offer: spoken(`
    And you mean that?
    [who] [who+think] about it, and [who+nod]. "Agreed."
    @rogue That's handsome. What's wrong with it?
  `),
  comfort: spoken(`
    [who] [who+breathe] out. "If you say so," [who.they] [who+say].
    [who] [who+nod], a little steadier.
    @machine I've no nerves. And yet that's pleasant to hear.
  `),
  told: spoken(`
    [who] [who+hear] you out.
    Go on. I'm listening.
    [who] [who+take] that in.
  `),
  shouted: spoken(`
    [who] [who+start], and [who+swing] round to you. "What is it?"
    I heard you!
    Not so loud.
    @child You don't have to shout.
  `),
  talk: spoken(`
    [who] [who+turn] to you. "What is it?" [who.they] [who+say].
    Yes? What is it about?
    I'm listening.
    @noble You may speak.
    @machine How can I be of use?
    @close What's on your mind?
  `),
  answered: spoken(`
    So that's how it is.
    [who] [who+take] that in, and [who+nod].
    I see. Thank you for a straight answer.
    @close I only wanted to hear you say it.
  `),
  accused: spoken(`
    Prove it.
    [who] [who+look] past you. "Who told you that?" [who.they] [who+ask].
    [who] [who+go] red, then white. "Say that again," [who.they] [who+say].
    @child I didn't!
    @law Be careful what you say next.
    @noble How dare you.
    @close You think that? Of me?
  `),
  warned: spoken(`
    Is that a warning?
    "I heard you," says [who].
    @child I'm not scared.
  `),
  invited: spoken(`
    Gladly.
    I would like that.
    @child Can I really?
    @noble I should be delighted.
  `),
  joke: spoken(`
    "That one's older than I am," says [who], and [who+laugh] all the same.
    [who] [who+laugh], a moment late. "Where did you hear that one?"
    I don't get it. No, don't explain.
    @child I know a better one!
    @machine I've understood it. Ha.
  `),
  story: spoken(`
    And then? It can't end there.
    [who] [who+listen] to the end. "Is it true?" [who.they] [who+ask].
    @child Again!
    @close You've never told me that.
  `),
  wished: spoken(`
    Thank you.
    [who] [who+smile]. "Thank you," [who.they] [who+say].
    And to you, for that matter.
  `),
  announced: spoken(`
    Then tell me.
    [who] [who+turn] to you. "Go on," [who.they] [who+say].
    Is it bad? Say it, and have done.
    @child Is it a secret?
  `),
  hush: lines(`
    [who] [who+fall] silent.
    [who] [who+nod], and [who+say] no more.
    @child [who] [who+clap] both hands over [who.their] mouth.
  `),
  granted: spoken(`
    Then I will. Thank you.
    That is kind of you.
    @child Can I? Thank you!
  `),
  hurt: spoken(`
    Are you hurt?
    [who] [who+turn] to you at once. "Where does it hurt?" [who.they] [who+ask].
  `),
  secret: spoken(`
    It stays with me.
    "Who else knows of it?" says [who], very low.
  `),
}

export type SpeechMood = keyof typeof speechLines
