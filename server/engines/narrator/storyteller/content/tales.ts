import { lines } from './line-list.ts'

/** What somebody tells of something by the kind of thing it is, where nobody has told it yet. */
export const tales = {
  time: lines(`
    "We thought that it would pass," says [who]. "It did not, and afterwards nobody spoke of it."
    "What I remember is the quiet," says [who]. "Then somebody called a name, and nobody answered."
    "I was on the wrong side of the door," says [who]. "I heard all of it and saw nothing."
  `),
  person: lines(`
    "One bag, and a coat over one arm," says [who]. "I thought it was for the weekend."
    "Nobody could be cross for long with anybody who laughed like that," says [who]. "I tried."
    "Too proud to ask for help, and the first to give it," says [who]. "I should have said so at the time."
  `),
  thing: lines(`
    "It has had more owners than anybody admits to," says [who]. "I was one of them, for a week."
    "I was told never to touch it," says [who]. "So of course I did, once."
  `),
  place: lines(`
    "There was a light in every window then," says [who]. "Now I go by without looking."
    "I was happy there," says [who]. "I did not know it until we had left."
  `),
  any: lines(`
    "It is a short story," says [who]. "I said yes when I should have said no, and I have paid for it since."
    "I have told it to nobody before you," says [who]. "I was afraid, and I let others think that I was brave."
    "It was a small thing," says [who]. "A word, a door left open. Everything after came of that."
  `),
}

/** Said of what was told, where only the player knows how it goes. */
export const untoldLines = lines(`
  How it goes is yours to say: say it, and that is what was told.
  The words I leave to you. Tell them, and they stand.
  What there is in it I do not know; you may say it, and so it was.
`)
