/** Texts that are told, typed and kept on the screens: a story worth reading, and texts that try the layout. */
export const lighthouse = {
  prompt: 'I keep the lighthouse on a cliff above a stormy sea',
  title: 'The Keeper of Gull Point',
  opening: `Rain has been walking up and down the stairs of the lighthouse since nightfall. You have kept the light at Gull Point for eleven years, long enough to know each of its complaints, and this one is new: a slow, patient knocking, far below, where there is no door.

You set the oil can down and listen. The sea throws itself at the cliff, draws breath, and in the pause it comes again. *Knock. Knock.* As if someone knew exactly how long a wave takes.`,
  turns: [
    {
      action: 'I take the storm lamp and go down',
      reply: `The stairs turn nine times before they reach rock. At the eighth the walls are wet, and at the ninth your lamp finds a crack you could lay your hand in, with a light on the other side that is not yours.

> “Keeper,” says a voice, quite close. “You have let the fire burn low. There are forty of us out here, and we can no longer see the shore.”

The flame in your lamp leans towards the stone as though it had been called by its name.

[[NEXT]]
Ask who they are
Put my eye to the crack
Run back up and feed the fire`,
    },
    {
      action: 'I put my eye to the crack',
      reply: `Behind the wall lies a cave as high as a church. Crystals grow from its floor, and between them burn forty small lights, *steadily*, each in its place, and every one of them is turned to you.

Nearest stands a boy with a lantern, no older than twelve. He has been knocking, and his knuckles are white with salt.

> “It only has to be bright once,” he says.

[[NEXT]]
Promise him the light
Ask the boy his name
Break the wall open`,
    },
    {
      action: `Promise him the light. Then climb as fast as I can, break open the last cask of oil and light the great lamp, storm or no storm`,
      reply: `You climb until your breath is a saw. The last cask gives on the third blow, and the oil goes into the lamp all at once, the way nobody is ever meant to pour it.

Then the glass is **white**. The beam goes out over the sea like a road, and for as long as you can stand to look, something is travelling on it: mast after mast, quite without hurry, coming home.

[[NEXT]]
Count the ships
Go down to the landing
Write it in the log`,
    },
  ],
}

export const longTitle =
  'The Improbable and Altogether True Account of How a Lamplighter, a Ferryman and a Rather Large Number of Geese Came to Share a Single House at the End of the Longest Road in the World'

/** Nothing in it to break a line at. */
export const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

const longDescription =
  'The geese have the upper floor now. Before I go on I should find out who has the key to the cellar, why the ferryman will not speak of it, and what the lamplighter saw on the night the road came to its end.'

/** Bookmarks, the oldest first. */
export const kept = [
  { title: 'Смотритель маяка', description: 'Буря, девятый поворот лестницы' },
  { title: longWord },
  { title: longTitle, description: longDescription },
  { title: 'The boy with the lantern' },
  { title: lighthouse.title, description: 'At the crack in the wall, lamp in hand' },
]

export const longAction = Array.from(
  { length: 12 },
  (_, at) => `For the ${at + 1}. time I look along the shore and write down what I see, word for word.`,
).join(' ')
