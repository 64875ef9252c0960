import type { SharedEntry } from './shared-story.api.ts'

export interface Scene {
  /** Counted from 1, as the page names it. */
  number: number
  image: string
  alt: string
}

/** A message or a picture of the story, in the order of reading. */
export type Passage = { kind: 'You' | 'Story'; text: string } | ({ kind: 'Scene' } & Scene)

/** The story as it is read: its pictures numbered, what has nothing to show left out. */
export function passagesOf(entries: readonly SharedEntry[]): Passage[] {
  let scenes = 0
  return entries.flatMap(({ role, content, image }): Passage[] => {
    if (role === 'image') return image ? [{ kind: 'Scene', number: ++scenes, image, alt: content }] : []
    const passage: Passage[] =
      content === '' ? [] : [{ kind: role === 'user' ? 'You' : 'Story', text: content }]
    return image ? [...passage, { kind: 'Scene', number: ++scenes, image, alt: '' }] : passage
  })
}

export const scenesOf = (passages: readonly Passage[]): Scene[] =>
  passages.filter((passage) => passage.kind === 'Scene')

export const sceneIdOf = ({ number }: Scene): string => `scene-${number}`
