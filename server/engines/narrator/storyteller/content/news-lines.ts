import { spoken } from './line-list.ts'

/** How people take what they are told: '[topic]' is what it turns on. */
export const newsLines = spoken(`
  "[^topic]," says [who]. "I wondered when that would come up. [other] was asking on Friday."
  "[^topic]?" says [who]. "Who else have you told? Don't tell [other]. Not yet."
  "[^topic]," says [who], and sits down on the nearest thing that will bear it. "Go on. There's more."
  "Not [topic]," says [who]. "Anything else I could have borne."
  @child "[^topic]?" says [who]. "A real one? Can I come?"
  @child "I know about [topic]," says [who]. "I'm not supposed to. I was behind the door."
  @law "[^topic]," says [who], and writes it down, and underlines it, and looks up. "And where were you?"
  @noble "[^topic]," says [who]. "How like them. And nobody thought to tell me."
  @rogue "[^topic], is it?" says [who]. "And what would that be worth to somebody who came by it early?"
  @ghost "[^topic]," says [who]. "It was [topic] in my day, too. They only change the curtains."
  @machine "[^topic]," says [who]. "That alters the sum. I shall need a moment; there, I've had it."
  @learned "[^topic]," says [who]. "I'd have put my name to the opposite. How vexing. How interesting!"
  @close "[^topic]," says [who]. "All right. What do you need? I can be ready in the time it takes to lace a boot."
  "That'll be [other]'s work, with [topic]," says [who]. "It has [other.their] fingers all over it."
  "If it's to do with [topic], we ought not to talk in here," says [who], and nods at [prop]. "It carries."
  "I had a cousin who began with [topic] as well," says [who]. "We got him back in the spring, but thinner."
  "Say that about [topic] again, and slowly," says [who]. "I want to see if I like it better the second time."
`)

/** The same, where nothing in it can be named. */
export const plainNewsLines = spoken(`
  That's not what [other] told me. One of you is wrong, and [other.they] had no reason to lie.
  I thought as much. I saw it in how you came through the door: shoulder first.
  Then there's something you ought to know as well. [other] hasn't slept here since Sunday.
  And you're telling me because I'm the only one who'd not laugh. All right. I'm not laughing.
  @child My mother says that too, but with more words.
  @law I'll have to ask you to say that again in front of [other].
  @noble I see. I shall need something stronger than tea.
  @rogue You could've sold me that. You're too honest for this street.
  @ghost I used to say that. I said it at that very window.
  @machine Understood. It isn't good, and it could be worse by a factor of three.
  @close Come here. No, here. Now breathe, and tell me the rest of it.
  @learned That agrees with something I read, and very badly with everything else.
  So that's what the lamp was for, the other night. I nearly came over.
  Well, that makes two of us. I didn't think there would ever be two of us.
`)
