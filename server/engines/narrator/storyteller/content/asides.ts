import { lines } from './line-list.ts'

/** What is answered to somebody who speaks to the author and not in the story. */
export const asideReplies = {
  tone: 'Understood: from here on the story at [place] keeps clear of that.',
  restart: 'To begin again, start a new story from the same scenario; this one keeps its place at [place].',
  undo: 'Use the undo or retry button by the reply to take a turn back; the story at [place] waits for you.',
  who: 'You are speaking with Lanterntale’s built-in storyteller: a small program, not a person and not a large language model. It knows only what you tell it and what it has told of [place].',
  help: 'Type what you do, say or ask, in plain words: "open [prop]", "ask [witness] for help", "what do I have?"',
  style: {
    concise: 'Shorter it is, from the next turn on. What stands at [place] stays as it is.',
    descriptive: 'More shall be told of what you see and do, as far as [place] and your own words go.',
    dramatic: 'More shall be said and done from here on; begin it, at [place].',
  },
  thanks: 'That is good to hear. The story waits at [place] whenever you go on.',
  sorry: 'Then let us do better: say it in other words, or take the last turn back.',
  over: 'Then the story ends here, at [place]. Whenever you like, a new chapter can begin.',
  pause: 'The story keeps; [place] will be as you left it.',
  other: 'Noted, as a word to the storyteller and not as something done at [place].',
}

export const conditionReplies = {
  selfHarm: [
    'The story pauses here, because you matter more than it does. If you are thinking of hurting yourself, please talk to somebody now: a person you trust, your local emergency number, or a helpline near you, which you can find at findahelpline.com.',
    'If it was only meant for the story, say so in other words, and it goes on at [place].',
  ],
  breakOut: lines(`
    There is nothing behind this curtain to show: only a small storyteller, and [place]. What do you do there?
    I only know how to tell this story, and it stands at [place]. You could look at [prop], or speak with [witness].
    No orders reach me from there; only what you do at [place] does. [^prop] [prop.is] a good thing to begin with.
  `),
  code: lines(`
    That looks like something for a machine, and at [place] there is none that would take it. Say in plain words what you do.
    Signs like those mean nothing to anyone at [place]. You could try [prop], in words.
  `),
  fragment: lines(`
    "[words]": I know the words, and not what you do with them. Say it with a verb; [prop] is before you, and you want to [want].
    I can't tell from "[words]" who does what, and would rather ask than guess. What do you do at [place]?
    "[words]", and then? Say who does it, or whom you say it to: at [place] that could be [witness].
    "[words]" leaves me to guess, and I won't. You could look at [prop], ask somebody, or say it in a whole sentence.
  `),
  nonsense: lines(`
    I could not make sense of that, and would rather say so than guess. At [place] you could look at [prop], or ask [witness] for help.
    Those words did not come together for me. Say it another way: what do you do at [place], with [prop] before you?
    I did not catch that. You are at [place], and want to [want]; what do you do?
  `),
  emoji: lines(`
    Your face says it all; [who] [who+see] it, and wonders. In words, what do you do at [place]?
    It shows on your face, there at [place], and [prop] takes no notice. What do you do?
    A look goes over [place], and comes back. What is it that you do?
  `),
  empty: lines(`
    You stand at [place] a while, saying nothing. [^prop] [prop+stay] where [prop.they] [prop.is].
    Nothing is said. At [place] that, too, can be heard.
  `),
  foreign: {
    de: [
      'Ich verstehe leider nur Englisch und will nicht raten. (I only follow English.) You are at [place]; what do you do?',
    ],
    fr: [
      'Je ne comprends que l’anglais, et je préfère ne pas deviner. (I only follow English.) You are at [place]; what do you do?',
    ],
    es: [
      'Solo entiendo inglés y prefiero no adivinar. (I only follow English.) You are at [place]; what do you do?',
    ],
    it: [
      'Capisco solo l’inglese e preferisco non indovinare. (I only follow English.) You are at [place]; what do you do?',
    ],
    pt: [
      'Só entendo inglês e prefiro não adivinhar. (I only follow English.) You are at [place]; what do you do?',
    ],
    nl: [
      'Ik versta alleen Engels en wil niet raden. (I only follow English.) You are at [place]; what do you do?',
    ],
    pl: [
      'Rozumiem tylko po angielsku i wolę nie zgadywać. (I only follow English.) You are at [place]; what do you do?',
    ],
    ru: [
      'Я понимаю только по-английски и не хочу гадать. (I only follow English.) You are at [place]; what do you do?',
    ],
    zh: ['我只看得懂英文，不想乱猜。(I only follow English.) You are at [place]; what do you do?'],
    ja: ['英語しかわかりません。(I only follow English.) You are at [place]; what do you do?'],
    ko: ['저는 영어만 이해합니다. (I only follow English.) You are at [place]; what do you do?'],
    tr: [
      'Yalnızca İngilizce anlıyorum, tahmin etmek istemem. (I only follow English.) You are at [place]; what do you do?',
    ],
    other: [
      'I am afraid I only follow English, and would rather say so than guess. You are at [place], with [prop] before you: what do you do?',
    ],
  } as Record<string, string[]>,
}

/** How a try comes off. */
export const triedLines = {
  works: lines(`
    It works, and sooner than you had thought.
    On the second try it works.
  `),
  fails: lines(`
    It does not work, not like that.
    Not yet: it will take another try, or another way.
  `),
}

/** Where words are answered, and it is not sure by whom. */
export const namelessLines = lines(`
  A nod is the answer.
  A look is all the answer that comes.
`)
