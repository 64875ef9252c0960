/** The preset scenarios of the home screen. */
export const presets = [
  {
    id: 'fantasy-quest',
    title: 'Fantasy Quest',
    tagline: 'A forgotten oath, a waking mountain',
    prompt:
      'I am Wren, a young mapmaker in the valley kingdom of Aldermere. The mountain above us has begun to hum at night, and the old oath-stones are cracking one by one. I must carry the last whole stone to the keeper at the summit before the winter moon.',
  },
  {
    id: 'space-explorer',
    title: 'Space Explorer',
    tagline: 'A signal from a ship that never launched',
    prompt:
      'I am the only waking officer aboard the survey ship Halcyon, eleven years from home. Today we received a distress call in my own voice, sent from a derelict orbiting a moon that is on no chart. I take the shuttle to find out who is calling.',
  },
  {
    id: 'detective-mystery',
    title: 'Detective Mystery',
    tagline: 'A locked study, a stopped clock',
    prompt:
      'I am a private detective in a rain-soaked harbour city. Last night the clockmaker Ambrose Vail vanished from a study locked from the inside, and every clock in the house stopped at 3:17. His daughter hires me to find him before the insurers do.',
  },
  {
    id: 'lost-civilization',
    title: 'Lost Civilization',
    tagline: 'A city under the roots',
    prompt:
      'I am an archaeologist following my late teacher’s unfinished map through deep jungle. Where the map ends, a staircase leads down beneath the roots of a fig tree, and warm light is rising from below. My guide Itzel refuses to go further, but I go down.',
  },
] as const

export type PresetId = (typeof presets)[number]['id']
