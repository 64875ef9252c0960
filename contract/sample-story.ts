import type { SharedStory } from './sharing.ts'

/** Shown, and named as a sample, where a shared story could not be loaded. */
export const sampleStory: SharedStory = {
  title: 'The Lamp on the Ferry',
  messages: [
    {
      role: 'assistant',
      content:
        'Rain has followed the ferry all night. You keep its one lamp, and you have kept it well, until a passenger in a grey coat leans over the rail and asks, quite politely, that you put it out.\n\n“There is something in the reeds,” she says, “that has been counting on the light.”',
    },
    { role: 'user', content: 'I cover the lamp with my hat and look at the reeds.' },
    {
      role: 'assistant',
      content:
        'The dark comes up like water. For a breath there is nothing but rain. Then, one after another, small lights wake among the reeds, low and green, and every one of them is rocking in time with the ferry.\n\nThe woman in grey lets go of the rail. “Now,” she whispers, “they will want to know who is steering.”',
    },
    { role: 'user', content: '“I am,” I say, and take the tiller.' },
    {
      role: 'assistant',
      content:
        'The wood is warm under your palm, as though another hand had only just left it. The lights draw apart and make a lane, narrow and straight, towards a shore that is on none of your charts.',
    },
  ],
}
