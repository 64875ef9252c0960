import { pictureAddresses } from '#web/platform/picture-addresses.ts'
import type { SharedScene } from './scenes.ts'
import { sceneIdOf } from './scenes.ts'

/** The story's pictures at a glance; each leads to its place in the text. */
export function SceneGallery({ scenes }: { scenes: SharedScene[] }) {
  return (
    <nav aria-label="Scenes" className="print:hidden">
      <ul className="flex snap-x gap-3 overflow-x-auto pb-2">
        {scenes.map((scene) => (
          <li key={scene.number} className="w-40 shrink-0 snap-start sm:w-48">
            <a href={`#${sceneIdOf(scene)}`} className="group block rounded-card text-sm text-quiet">
              <img
                {...pictureAddresses(scene.image)}
                sizes="12rem"
                alt=""
                loading="lazy"
                decoding="async"
                className="aspect-video w-full rounded-card bg-raised object-cover"
              />
              <span className="mt-1.5 block group-hover:text-accent">Scene {scene.number}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
