import type { Clause } from '../../language/clause.ts'
import { keepFact } from '../../world/change.ts'
import { HERO, talkersHere } from '../../world/world.ts'
import { knownEntity } from '../binding/resolve-mention.ts'
import type { Scene } from '../scene.ts'

/** 'Can I have something to eat?': whoever is here says yes or no to it; false where there is nobody. */
export function grantOrNot(scene: Scene, { text, object, question }: Clause): boolean {
  const { world, reply, random } = scene
  const asked =
    /^(?:can|could|may) (?:i|we) (?:please )?(have|get|borrow|take|keep|come|stay|use|sit|join|see|try|help|ask|leave|go) ?(.*)$/i.exec(
      text.replace(/[?.! ]+$/, '').replace(/ (?:now|please|too|then)$/i, ''),
    )
  const who = scene.speaker ?? talkersHere(world).find(({ stance }) => stance !== 'foe')
  if (!asked || !who) return false
  scene.hasChanged = true
  scene.isAnswered = true
  const mention = object ?? (typeof question?.about === 'object' ? question.about : undefined)
  const thing = mention && knownEntity(world, mention)
  const isGranted = random.chance(0.7)
  if (isGranted && thing?.kind === 'thing' && /^(?:have|get|borrow|take|keep)$/.test(asked[1]!))
    thing.at = HERO
  const slots = { who, verb: asked[1]!.toLowerCase(), rest: answered(asked[2]!) }
  keepFact(
    world,
    who.id,
    `leave${world.turn}`,
    `${isGranted ? 'granted' : 'refused'}: ${asked[1]} ${asked[2]}`,
  )
  reply.tell(
    isGranted
      ? `"You can [verb] [rest], if you are quick about it," says [who].`
      : `"Not now," says [who]. "You can [verb] [rest] when this is over."`,
    slots,
  )
  return true
}

const answered = (rest: string): string =>
  rest
    .replace(/\bmy(?:self)?\b/gi, (word) => (/self/i.test(word) ? 'yourself' : 'your'))
    .replace(/\b(?:me|us)\b/gi, 'you')
    .replace(/\byou\b(?= too\b)/gi, 'us')
