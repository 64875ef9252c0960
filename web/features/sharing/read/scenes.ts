import type { SharedEntry } from './shared-story.api.ts'

export interface SharedScene {
  /** Counted from 1, as the page names it. */
  number: number
  image: string
  alt: string
}

/** A message or a picture of the story, in the order of reading. */
export type SharedPassage = { kind: 'You' | 'Story'; text: string } | ({ kind: 'Scene' } & SharedScene)

/** The story as it is read: its pictures numbered, what has nothing to show left out. */
export function passagesOf(entries: readonly SharedEntry[]): SharedPassage[] {
  let scenes = 0
  return entries.flatMap(({ role, content, image }): SharedPassage[] => {
    if (role === 'image') return image ? [{ kind: 'Scene', number: ++scenes, image, alt: content }] : []
    const passage: SharedPassage[] =
      content === '' ? [] : [{ kind: role === 'user' ? 'You' : 'Story', text: content }]
    return image ? [...passage, { kind: 'Scene', number: ++scenes, image, alt: '' }] : passage
  })
}

export const scenesOf = (passages: readonly SharedPassage[]): SharedScene[] =>
  passages.filter((passage) => passage.kind === 'Scene')

export const sceneIdOf = ({ number }: SharedScene): string => `scene-${number}`
