import { lines } from './wordbook.ts'

/** How people look whom the scenario or the player brought, and no wordbook. */
export const plainLooks = lines(`
  in a coat buttoned one hole wrong
  with a scar through one eyebrow that gives everything a doubtful air
  small, upright, and plainly used to being overlooked
  with very clean hands and very tired eyes
  who stands with all the weight on one leg, like a heron
  with a pencil behind each ear
  broad as a door, and soft-spoken to make up for it
  who looks at your shoes before your face
  with grey in the hair and none in the eyebrows
  wrapped in a scarf that has been knitted by somebody fond
  who smiles first and thinks after
  with a cold, and a large handkerchief
  thin as a rake, eating an apple, core and all
  who has the stillness of someone used to animals
  with a bandaged thumb
  in somebody else's boots
  who talks with both hands and then sits on them
  with freckles, a chipped tooth and an old person's patience
  who keeps one hand in a pocket, closed round something
  with a way of seeming to have just put something down
`)

export const plainWants = lines(`
  sleep one night without listening
  be told the truth, once, by somebody who needn't
  go back and say it differently
  see the sea, or somebody who has
  find out who left the flowers
  pay back a thing that was never asked for
  hear a certain person laugh again
  stop being the one who remembers
  be forgiven by somebody who has forgotten
  finish a letter begun in the spring
  have a door that shuts
  leave, and be asked to stay
  know whether it was the dog or the brother
  win at cards against one particular cousin
`)
