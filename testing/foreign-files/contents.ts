// Contents of foreign files, as the programs that write them would.

export const cardV1 = {
  name: 'Mira',
  description: '{{char}} keeps the ferry. She owes {{user}} a crossing.',
  personality: 'Dry, patient',
  scenario: 'A river town at night',
  first_mes: '{{char}} looks up. {{user}} is late.',
  mes_example: '<START>\n{{user}}: Hello',
}

const book = {
  name: 'The harbour',
  extensions: {},
  entries: [
    {
      keys: ['Old Bell', 'bell'],
      content: 'The Old Bell rings before a drowning.',
      enabled: true,
      insertion_order: 1,
      extensions: {},
    },
    {
      keys: ['/gu[iy]lds?/i', 'guild'],
      content: '@@depth 4\nThe guild owns every boat.',
      enabled: true,
      insertion_order: 2,
      constant: true,
      extensions: {},
    },
    {
      keys: ['mayor'],
      name: 'Mayor',
      content: 'The mayor is dead.',
      enabled: false,
      insertion_order: 3,
      extensions: {},
    },
  ],
}

export const cardV2 = {
  spec: 'chara_card_v2',
  spec_version: '2.0',
  data: {
    ...cardV1,
    creator_notes: 'Best with rain',
    system_prompt: 'You are {{char}}.',
    post_history_instructions: 'Keep {{char}} dry.',
    alternate_greetings: ['The ferry is gone.', '{{user}} wakes on the quay.'],
    character_book: book,
    tags: ['river'],
    creator: 'Ada',
    character_version: '1.1',
    extensions: { depth_prompt: { prompt: 'It rains.', depth: 4, role: 'system' }, talkativeness: '0.5' },
  },
}

export const cardV3 = {
  spec: 'chara_card_v3',
  spec_version: '3.0',
  data: {
    ...cardV2.data,
    nickname: 'Ferry-Mira',
    group_only_greetings: [],
    source: [],
    creation_date: 1_700_000_000,
    assets: [{ type: 'icon', uri: 'https://example.invalid/icon.png', name: 'main', ext: 'png' }],
  },
}

export const chatLines = [
  {
    user_name: 'Ada',
    character_name: 'Mira',
    create_date: '2024-3-5 @20h 11m 01s 000ms',
    chat_metadata: { note_prompt: 'Keep it short', note_depth: 4 },
  },
  {
    name: 'Mira',
    is_user: false,
    is_system: false,
    send_date: 'March 5, 2024 8:11pm',
    mes: '{{user}} is late.',
    extra: {},
  },
  {
    name: 'Ada',
    is_user: true,
    is_system: false,
    send_date: '2024-03-05T20:12:00.000Z',
    mes: 'I pay her.',
    extra: {},
  },
  {
    name: 'Mira',
    is_user: false,
    send_date: '2024-3-5 @20h 13m 01s 000ms',
    mes: 'She nods.',
    swipes: ['She laughs.', 'She nods.'],
    swipe_id: 1,
    extra: { image: 'x.png' },
  },
  { name: 'Note', is_user: false, is_system: true, mes: 'hidden' },
  { name: 'Ada', is_user: true, is_system: false, send_date: 1_709_669_640_000, mes: 'I step in.' },
]
  .map((line) => JSON.stringify(line))
  .join('\n')

export const worldInfo = {
  entries: {
    0: {
      uid: 0,
      key: ['Old Bell'],
      keysecondary: ['storm'],
      comment: 'The bell',
      content: 'It rings before a drowning.',
      constant: false,
      selective: true,
      disable: false,
      order: 100,
    },
    1: {
      uid: 1,
      key: [],
      keysecondary: [],
      comment: 'Law',
      content: 'Nobody crosses at noon.',
      constant: true,
      disable: false,
      order: 90,
    },
    2: {
      uid: 2,
      key: ['mayor'],
      keysecondary: [],
      comment: 'Mayor',
      content: 'Dead.',
      constant: false,
      disable: true,
      order: 80,
    },
  },
}

export const lorebookV3 = { spec: 'lorebook_v3', data: { ...book, description: 'A town by a river' } }

export const novelLorebook = {
  lorebookVersion: 5,
  entries: [
    {
      text: 'The Old Bell rings before a drowning.',
      displayName: 'Old Bell',
      id: 'a',
      keys: ['bell', '/b(el)+l/'],
      searchRange: 1_000,
      enabled: true,
      forceActivation: false,
      category: '',
    },
    {
      text: 'Nobody crosses at noon.',
      displayName: 'Law',
      id: 'b',
      keys: [],
      enabled: true,
      forceActivation: true,
      category: '',
    },
  ],
  settings: { orderByKeyLocations: false },
  categories: [],
}

export const novelScenario = {
  scenarioVersion: 3,
  title: 'The ferry',
  description: 'A river town at night',
  prompt: 'Rain falls on ${town}. You are ${name}.',
  tags: ['river'],
  context: [
    { text: 'You owe the ferry woman.', contextConfig: { tokenBudget: 2_048 } },
    { text: 'Keep it short.', contextConfig: { tokenBudget: 2_048 } },
  ],
  ephemeralContext: [],
  placeholders: [
    { key: 'town', description: 'Where it happens', defaultValue: 'Aldwater' },
    { key: 'name', description: 'Who you are', defaultValue: '' },
  ],
  settings: { parameters: { temperature: 0.8 } },
  lorebook: novelLorebook,
  author: 'Ada',
}

export const storyCards = [
  {
    keys: 'Mira, ferry woman',
    value: 'Mira keeps the ferry.',
    type: 'character',
    title: 'Mira',
    description: 'mine',
    useForCharacterCreation: true,
  },
  {
    keys: 'quay',
    value: 'The quay is wet.',
    type: 'location',
    title: 'Quay',
    description: '',
    useForCharacterCreation: false,
  },
]

export const koboldSave = {
  gamestarted: true,
  prompt: 'Rain falls.',
  memory: 'You owe the ferry woman.',
  authorsnote: 'Keep it short.',
  anotetemplate: '[Note: <|>]',
  actions: [' Nobody is', ' here.\n', '\n\n> You knock\n', '\nMira opens.'],
  actions_metadata: {
    0: { 'Selected Text': ' Nobody is', 'Alternative Text': [{ Text: ' A dog is', Pinned: false }] },
  },
  worldinfo: [
    {
      key: 'bell, Old Bell',
      keysecondary: '',
      content: 'It rings before a drowning.',
      comment: '',
      folder: null,
      selective: false,
      constant: false,
    },
  ],
  wifolders_d: {},
  wifolders_l: [],
}

export const markdown =
  '# The long night\n\nI am the last keeper of a lighthouse.\n\nA boat comes without lights.\n'
