import fc from 'fast-check'
import { strToU8 } from 'fflate'
import type { ForeignFormatName } from '#contract/importing.ts'
import { drawEntries, entryDialects } from './draw-entries.ts'
import { FieldDraw, type DeclaredFields } from './draw-fields.ts'
import { base64, jsonFile, pngWith, zipOf, type ForeignFile } from './foreign-files.ts'
import type { Expected } from './landing.ts'

const cardV1 = {
  description: { lands: 'scenario' },
  personality: { lands: 'pinned fact' },
  scenario: { lands: 'scenario' },
  mes_example: { leftOut: 'Examples of dialogue' },
} as const satisfies DeclaredFields
const cardV2 = {
  ...cardV1,
  creator_notes: { leftOut: 'The creator’s notes' },
  system_prompt: { leftOut: 'Instructions to the model' },
  post_history_instructions: { lands: 'note' },
  alternate_greetings: { lands: 'opening', shape: 'list' },
  tags: { leftOut: 'Tags', shape: 'list' },
  creator: { leftOut: 'The card’s creator' },
  character_version: { leftOut: 'The card’s version' },
  'extensions.depth_prompt.prompt': { lands: 'note' },
  'extensions.risuai': { leftOut: '“risuai”' },
  'character_book.description': { lands: 'nowhere' },
} as const satisfies DeclaredFields
const cardV3 = {
  ...cardV2,
  group_only_greetings: { leftOut: 'Greetings for groups', shape: 'list' },
  source: { leftOut: 'Where the card comes from', shape: 'list' },
  'creator_notes_multilingual.de': { leftOut: 'The creator’s notes' },
  assets: { leftOut: 'Pictures and sounds of the card', shape: 'list' },
} as const satisfies DeclaredFields

const drawCard = (draw: FieldDraw): ForeignFile => {
  const version = draw.pick([1, 2, 3] as const)
  const name = draw.landing('name', 'title')
  const required = { name, first_mes: draw.landing('first_mes', 'opening') }
  if (version === 1) return jsonFile('x.json', { ...required, ...draw.withUnknown(draw.record(cardV1)) })
  const record = draw.withUnknown(draw.record(version === 2 ? cardV2 : cardV3))
  const book = record.character_book as object | undefined
  const entries = drawEntries(draw, entryDialects.cardBook)
  const data = { ...record, ...required, character_book: { ...book, entries } }
  const card = { spec: `chara_card_v${version}`, spec_version: `${version}.0`, data }
  const wrapping = draw.pick(['json', 'png', 'charx'] as const)
  if (wrapping === 'json') return jsonFile('x.json', card)
  if (wrapping === 'charx') return { name: 'x.charx', bytes: zipOf({ 'card.json': JSON.stringify(card) }) }
  draw.expected.leftOut.add('The picture of the card')
  return { name: 'x.png', bytes: pngWith({ [version === 3 ? 'ccv3' : 'chara']: base64(card) }) }
}

const chatAbout = { note_prompt: { lands: 'note' } } as const satisfies DeclaredFields

const drawChat = (draw: FieldDraw): ForeignFile => {
  const [user, char] = [draw.text(), draw.landing('character_name', 'title')]
  const lines = Array.from({ length: draw.count(1, 8) }, (_, at) => {
    const isUser = at > 0 && draw.chance()
    const said = { name: isUser ? user : char, is_user: isUser, send_date: '2024-03-05T20:12:00.000Z' }
    if (at > 0 && draw.count(0, 5) === 0) {
      draw.expected.leftOut.add('Messages that were hidden')
      return { ...said, is_system: true, mes: draw.landing('mes', 'nowhere') }
    }
    const text = draw.text()
    draw.expected.land('mes', `${text} ${user} ${char}`, isUser ? 'turn' : 'told')
    const mes = `${text} {{user}} {{char}}`
    const others = isUser || draw.chance() ? [] : [draw.landing('swipes', 'told')]
    const hasImage = draw.chance()
    if (hasImage) draw.expected.leftOut.add('Pictures, files and notes on messages')
    return {
      ...said,
      mes,
      ...(others.length > 0 && { swipes: [...others, mes], swipe_id: others.length }),
      ...(hasImage && { extra: { image: draw.text() } }),
    }
  })
  const about = draw.withUnknown(draw.record(chatAbout))
  const head = { user_name: user, character_name: char, chat_metadata: about }
  const text = [head, ...lines].map((line) => JSON.stringify(line)).join('\n')
  return { name: 'x.jsonl', bytes: new Uint8Array(strToU8(text)) }
}

const novelScenario = {
  description: { lands: 'scenario' },
  tags: { leftOut: 'Tags', shape: 'list' },
  author: { leftOut: 'The scenario’s author' },
  'settings.prefix': { leftOut: 'Settings of other programs' },
  ephemeralContext: { leftOut: 'Passages for a few turns (ephemeral context)', shape: 'list' },
  phraseBiasGroups: { leftOut: 'Phrase biases', shape: 'list' },
  bannedSequenceGroups: { leftOut: 'Banned phrases', shape: 'list' },
} as const satisfies DeclaredFields

const drawNovelScenario = (draw: FieldDraw): ForeignFile =>
  jsonFile('x.scenario', {
    ...draw.withUnknown(draw.record(novelScenario)),
    scenarioVersion: 3,
    title: draw.landing('title', 'title'),
    prompt: draw.landing('prompt', 'opening'),
    context: (['scenario', 'note', 'scenario'] as const)
      .slice(0, draw.count(0, 3))
      .map((lands) => ({ text: draw.landing('context', lands) })),
    lorebook: { lorebookVersion: 5, entries: drawEntries(draw, entryDialects.novel) },
  })

const drawNovelLorebook = (draw: FieldDraw): ForeignFile =>
  jsonFile('x.lorebook', {
    ...draw.withUnknown(draw.record({ categories: { leftOut: 'Categories of entries', shape: 'list' } })),
    lorebookVersion: 5,
    entries: drawEntries(draw, entryDialects.novel),
  })

const worldBook = {
  name: { lands: 'title' },
  description: { lands: 'scenario' },
} as const satisfies DeclaredFields

const drawWorldInfo = (draw: FieldDraw): ForeignFile => {
  const book = draw.withUnknown(draw.record(worldBook))
  if (draw.chance())
    return jsonFile('x.json', {
      spec: 'lorebook_v3',
      data: { ...book, entries: drawEntries(draw, entryDialects.cardBook) },
    })
  const entries = drawEntries(draw, entryDialects.worldInfo, { least: 1 })
  return jsonFile('x.json', { ...book, entries: Object.fromEntries(entries.entries()) })
}

const drawStoryCards = (draw: FieldDraw): ForeignFile => {
  const dialect = draw.pick([entryDialects.storyCard, entryDialects.olderStoryCard])
  const cards = drawEntries(draw, dialect, { least: 1 }).map((card) => {
    if (draw.chance()) return { ...card, type: draw.pick(['character', 'location', 'faction', 'odd']) }
    draw.expected.leftOut.add('Notes on story cards')
    return { ...card, description: draw.landing('description', 'nowhere') }
  })
  return jsonFile('x.json', cards)
}

const koboldSave = {
  memory: { lands: 'scenario' },
  authorsnote: { lands: 'note' },
  anotetemplate: { leftOut: 'The frame of the author’s note' },
  'savedsettings.temp': { leftOut: 'Settings of other programs' },
  'wifolders_d.one': { leftOut: 'Folders of world info' },
} as const satisfies DeclaredFields

const drawKoboldSave = (draw: FieldDraw): ForeignFile =>
  jsonFile('x.json', {
    ...draw.withUnknown(draw.record(koboldSave)),
    gamestarted: true,
    prompt: draw.landing('prompt', 'told'),
    actions: Array.from({ length: draw.count(0, 6) }, () =>
      draw.chance() ? `\n\n> ${draw.landing('actions', 'turn')}\n` : ` ${draw.landing('actions', 'told')}.`,
    ),
    worldinfo: drawEntries(draw, entryDialects.kobold),
  })

const drawPlainText = (draw: FieldDraw): ForeignFile => {
  const heading = draw.chance()
    ? `${'#'.repeat(draw.count(1, 6))} ${draw.landing('heading', 'title')}\n\n`
    : ''
  const paragraphs = Array.from({ length: draw.count(1, 4) }, () => draw.landing('paragraph', 'scenario'))
  return {
    name: draw.pick(['x.txt', 'x.md', 'x.markdown']),
    bytes: new Uint8Array(strToU8(heading + paragraphs.join('\n\n'))),
  }
}

/** Each format as the fields that its programs write, and where they land. */
const drawFile: Record<ForeignFormatName, (draw: FieldDraw) => ForeignFile> = {
  card: drawCard,
  chat: drawChat,
  novelScenario: drawNovelScenario,
  novelLorebook: drawNovelLorebook,
  worldInfo: drawWorldInfo,
  koboldSave: drawKoboldSave,
  storyCards: drawStoryCards,
  plainText: drawPlainText,
}

/** Whole files of a format, each with what is to become of it. */
export const filesOfFormat = (
  format: ForeignFormatName,
): fc.Arbitrary<{ file: ForeignFile; expected: Expected }> =>
  fc.gen().map((value) => {
    const draw = new FieldDraw(value)
    return { file: drawFile[format](draw), expected: draw.expected }
  })
