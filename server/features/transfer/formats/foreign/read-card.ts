import { fillMacros } from './fill-macros.ts'
import type { Fields } from './fields.ts'
import { addLoreEntries } from './read-lore.ts'
import { ForeignStory, type ReaderWish } from './foreign-story.ts'

/** The words for what a card holds and a story can't. */
const leftOutNames = {
  mes_example: 'Examples of dialogue',
  system_prompt: 'Instructions to the model',
  creator: 'The card’s creator',
  creator_notes: 'The creator’s notes',
  creator_notes_multilingual: 'The creator’s notes',
  creatorcomment: 'The creator’s notes',
  character_version: 'The card’s version',
  tags: 'Tags',
  source: 'Where the card comes from',
  group_only_greetings: 'Greetings for groups',
  assets: 'Pictures and sounds of the card',
  extensions: 'Settings of other programs',
}

/** A character card of version 1 has its fields at the top, later ones have them in `data`. */
export const isCard = (file: Fields): boolean =>
  file.has('spec', 'data') ? file.text('spec').startsWith('chara_card_') : file.has('name', 'first_mes')

/** Reads a character card of any version: scenario, openings, and a person with lore. */
export function readCard(file: Fields, { playerName }: ReaderWish): ForeignStory {
  const card = file.has('spec', 'data') ? file.fields('data') : file
  const name = card.text('name') || 'Somebody'
  const draft = new ForeignStory()
  const onPlayer = () => (draft.namesPlayer = true)
  const fill = fillMacros({ char: card.text('nickname') || name, user: playerName, onPlayer })
  const text = (field: string) => fill(card.text(field))
  draft.title = name
  draft.addScenario(text('scenario'))
  draft.addScenario(text('description'))
  draft.addLore({ name, keys: [], kind: 'person', text: text('personality'), isConstant: true })
  draft.addNote(text('post_history_instructions'))
  const extensions = card.fields('extensions')
  draft.addNote(fill(extensions.fields('depth_prompt').text('prompt')))
  draft.leaveOutUnread(extensions.ignore('talkativeness', 'fav', 'world'), {})
  for (const opening of [card.text('first_mes'), ...card.lines('alternate_greetings')])
    if (opening.trim()) draft.addMessage({ parentAt: null, role: 'assistant', text: fill(opening.trim()) })
  addLoreEntries(draft, card.fields('character_book').list('entries'), { fill, title: name })
  card.ignore(
    'creation_date',
    'modification_date',
    'spec',
    'spec_version',
    'data',
    'create_date',
    'talkativeness',
  )
  card.ignore('fav', 'avatar', 'chat')
  draft.leaveOutUnread(card, leftOutNames)
  return draft
}
