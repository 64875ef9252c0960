import { randomFrom } from '#server/ground/random.ts'
import type { PlayedStory } from './play.ts'

const typedTurns = `
look around|what do i have|who am i|where am i|what time is it|what should i do|whats going on|what do I know so far?|i listen|wait|sit down|go outside|go back
i search the place|open the door|I look under the table|is the door locked?|I light a lantern|I knock on the door|i write a letter to my mother|I climb up|I hide
"Hello, who are you?"|"Where were you last night?"|"I mean you no harm."|"Come with me!"|"I promise I will come back."|"Thank you."|"What do you know about this?"|"Tell me what you saw."
I ask %N about last night|I talk to %N|I thank %N|I give %N an apple|I look at %N|%N nods|%N hands me a letter|I follow %N|I ask %N for help|I dont trust %N
I have a rope|I never had a rope|it starts to rain|a dog runs in|I pat the dog|my name is Robin|I am tired|I'm not afraid|I don't open the door|I want to go home|I wish I had a lamp
how many people are here?|why is it so quiet?|when will it get dark|how far is it to the next town|what does it say|did it work?|is anyone following me?|can i open the window
I take a stone and throw it|I go to the market and buy bread|I eat the bread|I run away|I sing|i draw a map|i think about home|(please keep it friendly)|yes|no|lol|north
I pick up the %n|I examine the %n|I search the %n|i push the %n|I break the %n|I clean the %n|what is the %n made of?|whose is the %n?
`
  .trim()
  .split(/\n|\|/)

/** Types as people do: bare words, talk, questions, statements, things and people of the last reply; now and then a suggestion. */
export function freePlayer(seed: string): (story: PlayedStory) => string {
  const random = randomFrom(seed)
  let order: string[] = []
  return ({ turns }) => {
    const { text, end } = turns.at(-1)!
    if (random.chance(0.3)) return random.pick(end.suggestions ?? []) ?? 'look around'
    if (order.length === 0) order = random.shuffle(typedTurns)
    const nouns = [...text.matchAll(/\bthe ([a-z]{4,12})(?=[,.;]? )/g)].map(([, noun]) => noun!)
    const names = [...text.matchAll(/says ((?:the )?[A-Za-z]+)/g)].map(([, name]) => name!)
    return order
      .pop()!
      .replaceAll('%N', random.pick(names) ?? 'the stranger')
      .replaceAll('%n', random.pick(nouns) ?? 'wall')
  }
}

/** Goes at the goal: takes up what is suggested first or second, and stops when there is a choice of a new chapter. */
export function purposefulPlayer(seed: string): (story: PlayedStory) => string | undefined {
  const random = randomFrom(seed)
  return ({ turns }) => {
    const chips = turns.at(-1)!.end.suggestions ?? []
    if (chips.some((chip) => /new chapter/i.test(chip))) return undefined
    return chips[random.chance(0.75) ? 0 : 1] ?? chips[0]
  }
}
