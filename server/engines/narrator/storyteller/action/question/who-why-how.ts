import { answerLines } from '../../content/answers.ts'
import {
  beingsHere,
  entityOf,
  factAbout,
  foeOf,
  hasState,
  HERO,
  heroOf,
  hereOf,
  isBeing,
  isPresent,
  type Entity,
} from '../../world/world.ts'
import { timeOf } from '../../world/clock.ts'
import { namesOf } from '../../content/people.ts'
import { addEntity, keepFact } from '../../world/change.ts'
import { pastOf } from '../../language/verb-forms.ts'
import { articled, tellWhoIsHere } from '../perceive.ts'
import { adviceFor } from '../plot.ts'
import { decide, revealDetail } from '../reveal.ts'
import type { Scene } from '../scene.ts'
import { answerWhere } from './where.ts'
import { admitIgnorance, type Asked } from './asked.ts'

/** 'Who am I?', 'who is she?', 'who took it?', 'who is here?', 'whose coat is this?' */
export function answerWho(scene: Scene, asked: Asked): void {
  const { world, reply } = scene
  const { about, text } = asked
  if (/\bam i\b/.test(text) || about?.id === HERO) return tellHero(scene)
  if (/\b(?:is|are|else is|'s) (?:here|there|around|with (?:me|us))\b/.test(text))
    return beingsHere(world).length > 0 ? tellWhoIsHere(scene) : reply.tell('Nobody is at [place] but you.')
  const isDoing = asked.question.predicate !== undefined && asked.question.predicate !== 'be'
  if (about && isBeing(about) && !isDoing) return tellPerson(scene, about)
  const foe = foeOf(world)
  if (
    foe &&
    isBeing(foe) &&
    (/\b(?:enemy|villain|foe|bad guy|against)\b/.test(text) || (isDoing && about === undefined))
  )
    return reply.tell('Everything points to [foe].')
  if (isDoing) return nameSomebody(scene, asked)
  if (about) return reply.tell(decide(scene, about, 'whose', answerLines.whose))
  if (/\b(?:can|could|should|might|would|knows?) (?:i|we|know|help)|\bhelp\b/.test(text)) {
    const who = entityOf(world, world.plot.witness)
    if (who) return reply.tell('[who] would be the one to ask.', { who })
  }
  admitIgnorance(scene, asked)
}

/** Whoever did it gets a name, which stays. */
function nameSomebody(scene: Scene, { about, name, question }: Asked): void {
  const { world, reply, random } = scene
  const gender = random.chance(0.5) ? 'f' : 'm'
  const taken = new Set([...world.entities.map((each) => each.name.toLowerCase()), ...world.premiseWords])
  const given = random.shuffle(namesOf[world.era][gender]).find((each) => !taken.has(each.toLowerCase()))
  const somebody = addEntity(world, {
    kind: 'person',
    name: given ?? 'stranger',
    isProper: given !== undefined || undefined,
    gender,
  })
  scene.hasChanged = true
  const deed = pastOf(question.predicate!.split(' ')[0]!)
  const object = about ? `${about.isProper ? '' : 'the '}${about.name}` : (name ?? 'it')
  keepFact(world, about?.id ?? 'story', `who ${question.predicate}`, `${somebody.name} ${deed} ${object}.`)
  if (!reply.say(answerLines.named, { name: somebody })) reply.tell('It was [somebody].', { somebody })
}

function tellHero({ world, reply }: Scene): void {
  const hero = heroOf(world)
  if (hero.role)
    reply.tell(
      hero.isProper ? `You are ${hero.name}, ${articled(hero.role)}.` : `You are ${articled(hero.role)}.`,
    )
  else
    reply.tell(
      hero.isProper
        ? `You are ${hero.name}.`
        : 'You are whoever you say you are: nobody at [place] has asked your name.',
    )
  reply.tell('You came to [place] to [want].')
}

const STANCES = {
  companion: 'at your side',
  friend: 'on your side',
  neutral: 'neither for you nor against you',
  foe: 'against you',
}

function tellPerson(scene: Scene, person: Entity): void {
  const { reply } = scene
  const slots = { object: person }
  if (person.gloss && person.role) reply.tell(`${person.name} is your ${person.role}.`)
  else if (person.role && person.role !== person.name)
    reply.tell(
      `[object] [object.is] ${person.owner ? `your ${person.role}` : person.isPlural ? person.role : articled(person.role)}, and ${STANCES[person.stance ?? 'neutral']}.`,
      slots,
    )
  else reply.tell(`[object] [object.is] ${STANCES[person.stance ?? 'neutral']}.`, slots)
  const because = factAbout(scene.world, person.id, 'because')?.text
  if (because) reply.tell(`[object.they] ${because.replace(/[.]$/, '')}: so much is known at [place].`, slots)
  else if (hasState(person, 'dead')) reply.tell('[object] [object.is] dead.', slots)
  else {
    const stated = scene.world.facts.find(
      ({ key, text }) =>
        key.startsWith('stated') &&
        text.length < 180 &&
        text.toLowerCase().includes(person.name.toLowerCase()),
    )
    if (stated) reply.tell(stated.text)
    else reply.tell(decide(scene, person, 'whoIs', answerLines.whoIs))
    if (isPresent(scene.world, person) && person.kind !== 'group') revealDetail(scene, person)
  }
}

/** 'When does the train leave?', 'what time is it?' */
export function answerWhen(scene: Scene, asked: Asked): void {
  const { world, reply } = scene
  if (asked.question.asks === 'whatTime' || !asked.about) {
    if (/\b(?:deadline|must|have to|due|run out|too late)\b/.test(asked.text) && world.plot.deadlineText)
      return reply.tell(`You have time [deadline]; it is ${timeOf(world.minutes)} now.`)
    return reply.tell(`It is ${timeOf(world.minutes)}, [partofday], at [place].`)
  }
  reply.tell(decide(scene, asked.about, `when ${asked.question.predicate ?? ''}`, answerLines.when))
}

/** 'Why did he leave?': the trouble's own reason where it is about the trouble, else one that is settled now. */
export function answerWhy(scene: Scene, asked: Asked): void {
  const { world, reply } = scene
  const { about } = asked
  const because = about && factAbout(world, about.id, 'because')?.text
  if (about && because)
    return reply.tell(
      `[object] ${because.replace(/[.]$/, '')}: that is the reason, as far as [place] knows.`,
      { object: about },
    )
  if (about?.id === HERO)
    return reply.tell('Because you want to [want], and it will not be done from anywhere but [place].')
  if (about)
    return reply.tell(
      decide(
        scene,
        about,
        `why ${asked.question.predicate ?? ''}`,
        isBeing(about) ? answerLines.whyPerson : answerLines.whyThing,
      ),
    )
  if (!reply.say(answerLines.why)) admitIgnorance(scene, asked)
}

/** 'How do I open it?', 'how is she?', 'how do I get there?' */
export function answerHow(scene: Scene, asked: Asked): void {
  const { world, reply } = scene
  const { about, text } = asked
  const degree =
    /^\W*(?:and |but |so )?how (high|tall|deep|big|large|wide|thick|heavy|long|small|loud|cold|hot|warm|dark|bad|badly|strong|fast|dangerous|hungry|tired|angry|serious|sick|hurt|good|well|close|near|late|drunk|rich|poor|safe|sure)\b/.exec(
      text,
    )?.[1]
  if (degree) {
    const subject = about ?? hereOf(world)
    const isSize = /^(?:high|tall|deep|big|large|wide|thick|long|small)$/.test(degree)
    return reply.tell(decide(scene, subject, `how ${degree}`, isSize ? answerLines.size : answerLines.degree))
  }
  if (/\b(?:get|go|find) (?:to|there|back|home|out|in)\b/.test(text)) return answerWhere(scene, asked)
  if (/\b(?:am i|are we|do i feel|do i look)\b/.test(text))
    return reply.tell(
      'You are well enough: on your feet at [place], and not yet tired of [want.bare].'.replace(
        '[want.bare]',
        'the matter',
      ),
    )
  if (/\b(?:do|can|could|should|would) (?:i|we)\b/.test(text)) return adviceFor(scene)
  if (about && isBeing(about) && /\b(?:is|are|feel|doing)\b/.test(text))
    return hasState(about, 'hurt')
      ? reply.tell('[object] [object.is] hurt, and [object+say] it is nothing.', { object: about })
      : void (reply.say(answerLines.feeling, { object: about }) || revealDetail(scene, about))
  if (about && about.id !== HERO)
    return reply.tell(decide(scene, about, `how ${asked.question.predicate ?? ''}`, answerLines.how))
  if (text === 'how' || /\bhow (?:come|so)\b/.test(text)) return answerWhy(scene, asked)
  reply.tell('It is [time], and this is how it stands: you want to [want].')
}

/** 'Left or right?', 'which key?': one is taken, and the reason said. */
export function answerWhich(scene: Scene, asked: Asked): void {
  const { question } = asked
  const { reply, random } = scene
  const first = typeof question.about === 'object' ? question.about : undefined
  const options = first ? [first, ...(first.and ?? [])] : []
  const chosen = random.pick(options)
  if (!chosen) return adviceFor(scene)
  scene.hasChanged = true
  const slots = {
    choice:
      options.length > 1
        ? { name: chosen.text, isProper: chosen.isProper || chosen.determiner === undefined }
        : { name: chosen.text },
  }
  if (!reply.say(answerLines.choice, slots)) reply.tell('[choice], if it were only up to [place].', slots)
}
