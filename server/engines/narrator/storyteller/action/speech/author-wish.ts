import { arrivalLines, moodLines, wishReplies, wishShown } from '../../content/wish-lines.ts'
import { likelyGender } from '../../content/people.ts'
import { asFirstPerson } from '../../language/as-first-person.ts'
import { isAnimalNoun, isBeingNoun } from '../../language/being-nouns.ts'
import { capitalised } from '../../language/letter-case.ts'
import { readTurn } from '../../language/read-turn.ts'
import { isForm, thirdPerson } from '../../language/verb-forms.ts'
import { isPersonWord, isRole } from '../../scenario/roles.ts'
import { toldBack } from '../../telling/second-person.ts'
import { addEntity, keepFact, mean } from '../../world/change.ts'
import { beingsHere, talkersHere } from '../../world/presence.ts'
import { referentsOf } from '../../world/referents.ts'
import { heroOf } from '../../world/world.ts'
import type { Scene } from '../scene.ts'
import { performActClause } from '../turn/perform-act-clause.ts'
import { oppositeOf, spokenWithLast } from './listener.ts'

type Mood = keyof typeof moodLines

const MOODS: [RegExp, Mood, string][] = [
  [/\b(?:sad(?:der)?|melanchol\w*|bittersweet|touching|heartfelt|emotional|poignant)\b/i, 'sad', 'a sad one'],
  [/\b(?:tender|sweet|intimate|cute|soft(?:er)?|wholesome|flirt\w*|romantic)\b/i, 'tender', 'a tender one'],
  [/\b(?:funn(?:y|ier)|sill(?:y|ier)|humou?r|comic|jokes?)\b/i, 'funny', 'a silly one'],
  [/\b(?:scar(?:y|ier)|creep(?:y|ier)|spook(?:y|ier)|eerie)\b/i, 'scary', 'an uneasy one'],
  [/\b(?:tens(?:e|er|ion)|suspense\w*|danger\w*)\b/i, 'tense', 'a tense one'],
  [
    /\b(?:slow(?:er)?|calm(?:er)?|quiet(?:er)?|breather|down ?time|peaceful|linger)\b/i,
    'quiet',
    'a quiet one',
  ],
]
/** 'Before we get back to the jokes', 'instead of the jokes': not these. */
const NOT_WANTED =
  /\b(?:before|until|instead of|rather than|than|without|not|no|less|enough|too|back to|after)\b[^,.;!?]*/gi
const ONCE = /\b(?:moment|scene|bit|beat|slow|now|here|first|next)\b/i

const LEAD =
  /^\W*(?:(?:ok(?:ay)?|so|hey|um|maybe|please|pls|plz|also|haha|lol|hm+|oh),? )*(?:(?:can|could|may|would|will) (?:we|you|i|it be that|there be)(?: please| maybe| also)? |let['’]?s (?:also )?|i(?:['’]d| would)? (?:like|want|love)(?: you)?(?: to)? |what if |maybe |please |pls |how about )*(?:please |maybe |also )*/i

/** What the player asks the storyteller for, done at once or by the next turn: somebody to come in, something to be so, a mood. */
export function grantWish(scene: Scene, typed: string): boolean {
  const { world } = scene
  const text = asOfHero(typed.replace(/ (?:pls|plz)\b/gi, '').replace(LEAD, ''), scene)
  return (
    bringIn(scene, text) ||
    happens(scene, text) ||
    beSo(scene, text, typed) ||
    setMood(scene, text, world.turn)
  )
}

/** 'His past', of a hero who is a 'he', unless whoever plays opposite is one, too. */
function asOfHero(text: string, { world }: Scene): string {
  const { gender, name, isProper } = heroOf(world)
  const others = beingsHere(world).filter((each) => each.gender === gender)
  const opposite = oppositeOf(world)
  const isMixed = /\b(?:he|him|his)\b/i.test(text) && /\b(?:she|her)\b/i.test(text)
  return (gender !== 'm' && gender !== 'f') || (!isMixed && opposite && others.includes(opposite))
    ? text
    : asFirstPerson(text, {
        names: isProper ? [name] : [],
        gender,
        isOtherMeant: false,
        others: others.flatMap((each) => each.name.toLowerCase().split(' ')),
      })
}

/** 'Add a mean girl, a vampire named Octavia who used to date him.' */
function bringIn(scene: Scene, text: string): boolean {
  const { reply, world } = scene
  const asked =
    /^(?:add|bring in|introduce|include|throw in|put in|have|get|give (?:us|me)|there be) (?:in )?((?:an?|another|some|the|my|two|three) .+|\p{Lu}\p{L}+.*)$/iu.exec(
      text,
    )?.[1] ??
    /^(?:can|could|may|let) ((?:an?|another|some|the|my) (?:\p{L}+ ){1,4}?|(?:\p{Lu}\p{L}+ )+)(?:come|show up|join|appear|arrive|turn up|walk in)\b/u
      .exec(text)?.[1]
      ?.trim()
  const phrase = asked?.replace(
    /(?:,? (?:pls|plz|please|now|too|here|as well|show up|come in|join us|appear|lol))+\W*$|\W+$/iu,
    '',
  )
  const head =
    phrase &&
    /^(?:an?|another|some|the|my|two|three)? ?((?:[\p{L}'’-]+ ){0,3}?[\p{L}'’-]+)(?=,| (?:who|that|with|from|named|called|of|in|on|at|for|to)\b|$)/iu.exec(
      phrase,
    )?.[1]
  // 'Have a bat fly in': it does.
  if (
    !phrase ||
    !head ||
    (isBeingNoun(head.split(' ').at(-2) ?? '') && isForm(head.split(' ').at(-1)!, 'base'))
  )
    return false
  const noun = head.split(' ').at(-1)!.toLowerCase()
  const name =
    /\b(?:named|called) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*)/u.exec(phrase)?.[1] ??
    (/^\p{Lu}/u.test(phrase) ? head : undefined)
  if (!name && !isBeingNoun(noun) && !isPersonWord(noun) && !isRole(noun)) return false
  const who = addEntity(world, {
    kind: name === undefined && isAnimalNoun(noun) ? 'animal' : 'person',
    name: name ?? head,
    isProper: name === undefined ? undefined : true,
    role: name === undefined ? undefined : noun,
    aliases: name === undefined ? undefined : [head, noun],
    gender: /\b(?:she|her)\b/.test(phrase)
      ? 'f'
      : /\b(?:he|his)\b/.test(phrase)
        ? 'm'
        : likelyGender(name ?? '', noun),
    at: world.here,
    stance: /\b(?:mean|evil|rival|enemy|bully|nasty|villain)\b/i.test(phrase) ? 'foe' : 'neutral',
  })
  mean(world, who)
  return reply.say(arrivalLines, { told: toldBack(phrase, world), who })
}

/** Whom or what a wish for something to happen begins with, or a name. */
const SOMEBODY = /^(?:it|there|some(?:one|body|thing)|an?|the|my|your|his|her|one of the)\b/i

/** Of so many words is who is to do it. */
const MOST_NAME = 6

/** 'Have it start raining', 'let someone come in hurt': it does. */
function happens(scene: Scene, text: string): boolean {
  const { world } = scene
  const [, asked = ''] = /^(?:have|let|make|can|could|may) (\p{L}.*?)\W*$/iu.exec(text) ?? []
  if (!SOMEBODY.test(asked) && !/^\p{Lu}\p{L}/u.test(asked)) return false
  const words = asked.split(' ')
  const at = words.findIndex(
    (word, place) =>
      place > (/^(?:an?|the|my|your|his|her)$/i.test(words[0]!) ? 1 : 0) &&
      place < MOST_NAME &&
      isForm(word, 'base'),
  )
  if (at < 0 || words[at] === 'be') return false
  const [who, verb, rest] = [words.slice(0, at).join(' '), words[at]!, ` ${words.slice(at + 1).join(' ')}`]
  const further = rest.replace(
    /\b(and (?:some(?:one|body|thing)|it|an? [\p{L} ]+?|the [\p{L} ]+?)) (\p{Ll}+)\b/giu,
    (said, other: string, next: string) => (isForm(next, 'base') ? `${other} ${thirdPerson(next)}` : said),
  )
  scene.isAnswered = false
  const { words: before } = scene.reply
  for (const clause of readTurn(`${capitalised(who)} ${thirdPerson(verb)}${further}.`, referentsOf(world))
    .clauses)
    performActClause(scene, clause)
  return scene.reply.words > before
}

/** 'Make it so the thing he stole is connected to her past.' */
function beSo(scene: Scene, text: string, typed: string): boolean {
  const { reply, world } = scene
  const so =
    /^(?:make it so(?: that)?|make it that|(?:say|assume|pretend|decide)(?: that)?|(?:it turns? out)(?: that)?|have it be that) (.+? .+?)(?:[?!.](?: .*)?)?$/iu.exec(
      text,
    )?.[1]
  if (!so || !/\b(?:is|are|was|were|has|have|had|can|knows?|does|did|loves?|\p{L}+s|\p{L}+ed)\b/iu.test(so))
    return false
  const told = toldBack(so, world)
  keepFact(world, 'story', 'stated', `${capitalised(told)}.`)
  world.wished = told
  scene.hasChanged = true
  const isLate = /\b(?:don['’]?t|not|slowly|bit by bit|later|gradual\w*|at once|secret\w*|hint\w*)\b/i.test(
    typed,
  )
  return reply.say(isLate ? wishReplies.later : wishReplies.so, { told })
}

function setMood(scene: Scene, text: string, turn: number): boolean {
  const wanted = text.replace(NOT_WANTED, '')
  const found = MOODS.find(([words]) => words.test(wanted))
  if (!found || !ONCE.test(text) || turn < 1) return false
  scene.world.wished = found[1]
  scene.hasChanged = true
  return scene.reply.say(wishReplies.mood, { quality: found[2] })
}

/** The turn after it takes up what was wished for, once. */
export function takeUpWish({ reply, world }: Scene, wished: string | undefined): void {
  if (wished === undefined || world.wished !== wished) return
  delete world.wished
  const partner = oppositeOf(world) ?? spokenWithLast(world)
  const who = partner && talkersHere(world).includes(partner) ? partner : undefined
  const pool = wished in moodLines ? moodLines[wished as Mood] : undefined
  if (!pool) return void reply.say(wishShown, { told: wished })
  reply.say(
    pool.filter((line) => line.includes('[who') === (who !== undefined)),
    { who },
  )
}
