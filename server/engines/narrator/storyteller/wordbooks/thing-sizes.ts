import { words } from './wordbook.ts'

/** What one takes to go somewhere: 'take the shuttle'. */
export const vehicles: ReadonlySet<string> = new Set(
  words(
    'shuttle train bus ship boat ferry car carriage coach taxi cab wagon horse mule camel lift elevator stairs stairway staircase road path trail street tunnel bridge airship plane bicycle bike tram sled sleigh raft canoe dragon stagecoach truck van rover spaceship starship balloon escalator ladder steps shortcut route pass corridor way passage',
  ),
)

/** What nobody carries off, however often they take it. */
export const fixtures: ReadonlySet<string> = new Set(
  words(
    'door gate wall floor ceiling window house tower table desk bed throne altar statue tree river lake sea mountain hill road street sky moon sun star field forest machine engine console piano fountain well bridge roof stairs stair shelf shelves wardrobe pillar column arch grave tomb tombstone building castle room cellar shadow voice song light darkness silence air wind fire smoke fog bench signpost milestone crane cabinet counter hearth stove curtain crowd guard horse cow body corpse seat chance risk time breath rest look moment nap advice deal side step break bath path oath stand townsfolk villagers people crew crowd riders guards children men women team group family cover control charge care place part',
  ),
)
