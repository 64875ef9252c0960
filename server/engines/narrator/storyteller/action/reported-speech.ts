import { capitalised } from '../language/letter-case.ts'
import type { Clause } from '../language/clause.ts'
import { asSpoken, toldBack, withApostrophes } from '../telling/second-person.ts'
import { isPluralPhrase } from '../telling/noun.ts'
import { giveName, keepFact } from '../world/change.ts'
import { type Entity, heroOf, type World } from '../world/world.ts'
import { askedDirectly } from './asked-directly.ts'
import { noteAsker } from './asked-back.ts'
import { askFor, askLeave, saying } from './asked-for.ts'
import { tellTale } from './tale.ts'
import { meanSpokenOf, meetSpokenOf, placeSpokenOf } from './spoken-of.ts'
import type { Scene } from './scene.ts'

const SAYING =
  /^.*?\b(?:says?|said|thinks?|thought|tells?|told|asks?|asked|wonders?|wondered|whispers?|whispered|shouts?|shouted|yells?|yelled|answers?|answered|repl(?:y|ies|ied)|warns?|warned|insists?|insisted|claims?|claimed|suggests?|suggested|explains?|explained|admits?|admitted|believes?|believed|knows?|knew|means?|swears?|swore|promises?|promised|mutters?|muttered|announces?|announced|complains?|complained|confesses|confessed|remarks?|mentions?|mentioned|reports?|reported|hopes?|hoped|agrees?|decides?|cries|cried|calls? out|begs?|begged|demands?|demanded|orders?|ordered|reminds?|reminded)\b(?: (?:(?:to|at) )?(?:me|us)\b(?: (?:both|all))?(?: (?:from|across|through|over|behind) (?:the|my|his|her|their) \p{L}+(?= (?:to|that|not) ))?| (?:to )?(?:you|him|her|them)\b(?= (?:that|to|about|if|why|how|what|who|where)\b))?(?: (?:that(?! (?:is|was)\b)|(?:up|down|over|across)(?= (?:if|that|to)\b)|from (?:above|below|outside|inside|behind|upstairs|downstairs|afar)|loudly|quietly|softly|again|then|out|back))*\s*/iu

/** What somebody says in the player's telling is heard: in their own words, with what goes with it. */
export function reportSpeech(scene: Scene, clause: Clause, actor: Entity): boolean {
  const { reply, world } = scene
  const words =
    clause.speech ??
    reportedWords(clause)
      ?.replace(/ (?:but|and)$/, '')
      .replace(
        /(?: ?,)? and that (?=(?:i|you|he|she|it|we|they|the|an?|my|his|her|their|our|there) )/gi,
        ', and ',
      )
  const topic = /\bask(?:s|ed)?(?: (?:me|us))? (about|after|for) (.+)$/i.exec(clause.text)
  // 'He asks me the same': asked, and not said again.
  if (/\basks? (?:me|us|you) (?:the same|that|it|again|back)\W*$/i.test(clause.text)) {
    noteAsker(world, actor)
    return false
  }
  // 'He asks me their names', 'under what conditions': a question in so many words.
  const asked =
    !clause.speech &&
    /\basks? (?:(?:me|us|you) )?(?:((?:under|in|for|at|by|with|from|to|on) (?:what|which|whom)\b.*)|((?:my|his|her|their|our) (?:\p{L}+ ){0,2}\p{L}+))\W*$/iu.exec(
      clause.text,
    )
  if (asked) {
    const named = asked[2] && asSpoken(asked[2], actor, world)
    const put = named ? `what ${isPluralPhrase(named) ? 'are' : 'is'} ${named}` : asked[1]!
    reply.tell(`"${capitalised(put)}?" ${saying(actor)}.`, { actor })
    noteAsker(world, actor)
    scene.told = { who: actor, isQuestion: true }
    scene.isAnswered = true
    return true
  }
  if (topic && !clause.speech)
    return askFor(scene, actor, topic[1]!.toLowerCase(), asSpoken(topic[2]!, actor, world))
  if (!clause.speech && askLeave(scene, clause, actor)) return true
  if (tellTale(scene, clause, actor)) return true
  const idea = /\bsuggest(?:s|ed)? (\w+ing\b.*)$/i.exec(clause.text)
  if (idea) {
    keepFact(world, actor.id, `said${world.turn}`, `${nameIn(actor)} suggested ${toldBack(idea[1]!, world)}.`)
    reply.tell(`"What about ${asSpoken(idea[1]!, actor, world)}?" ${saying(actor)}.`, { actor })
    return true
  }
  if (
    words === undefined ||
    words.length < 2 ||
    words === 'it' ||
    (clause.speech === undefined && (NO_QUOTE.test(words) || isToOther(clause.text, world)))
  )
    return false
  const [, whose, named] =
    /\b(my|his|her|its|their) names? (?:is|are|was) (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*)/u.exec(
      clause.text,
    ) ?? []
  // 'She says his name is Mr Tall': it is not her own.
  const theirs = actor.gender === 'm' ? 'his' : actor.gender === 'f' ? 'her' : undefined
  const isOwn =
    /^(?:my|its|their)$/.test(whose ?? '') ||
    (theirs ? whose === theirs : !actor.isProper && whose !== undefined)
  const name = isOwn ? named : undefined
  if (name && !actor.isProper) giveName(actor, name)
  else if (name) Object.assign(actor, { name, aliases: [...(actor.aliases ?? []), actor.name] })
  // 'She says it's Nora': that is her name from then on.
  const own = /^(?:it is|(?:he|she|they) (?:is|are) (?:called|named)) (\p{Lu}[\p{L}'-]+)(?= and |$)/u.exec(
    words,
  )?.[1]
  if (own && actor.kind === 'person') {
    if (actor.isProper) Object.assign(actor, { name: own, aliases: [...(actor.aliases ?? []), actor.name] })
    else giveName(actor, own)
  }
  // 'Says where is it': asked in so many words.
  const isPut =
    /^(?:who|what|where|when|why|how) (?:is|are|was|were|do|does|did|can|have|has|will)\b|^(?:can|could|will|would|do|did|are|have) you\b/i.test(
      words,
    )
  meetSpokenOf(world, clause.said ?? [])
  meanSpokenOf(world, clause.said ?? [])
  placeSpokenOf(scene, clause.said ?? [])
  const isQuestion = isPut || /^(?:if|whether|what|who|where|when|why|how|which)\b/i.test(words)
  const isOrder = /^(?:not )?to \w/i.test(words)
  const said = clause.speech
    ? withApostrophes(clause.speech.replace(/[.!?,]+$/, ''))
    : asSpoken(
        isQuestion && actor.stance !== 'companion'
          ? words
              .replace(/\bwe\b/gi, 'I')
              .replace(/\bus\b/gi, 'me')
              .replace(/\bour\b/gi, 'my')
          : isOrder
            ? words
                .replace(/^(?:to not|not to) /, "don't ")
                .replace(/^to /, '')
                .replace(/\bour\b/gi, 'your')
            : words,
        actor,
        world,
      )
  const direct = isQuestion && !clause.speech ? (isPut ? said : askedDirectly(said)) : undefined
  const quote = direct ?? (isQuestion && !clause.speech ? `Tell me ${said}` : said)
  keepFact(world, actor.id, `said${world.turn}`, `${nameIn(actor)} said: “${capitalised(quote)}.”`)
  const mark = direct || clause.speech?.endsWith('?') ? '?' : clause.speech?.endsWith('!') ? '!' : ','
  reply.tell(
    `"${capitalised(quote)}${mark}" [actor+say] [actor].`.replace('[actor+say] [actor]', saying(actor)),
    { actor },
  )
  scene.isAnswered = true
  scene.hasChanged = true
  if (mark === '?') noteAsker(world, actor)
  scene.told = {
    who: actor,
    isQuestion: mark === '?',
  }
  return true
}

/** 'A word I do not know', 'something': spoken of, and not what was said. */
const NO_QUOTE =
  /^(?:an?|some|the|the same|a few|many|no|my|your|his|her|their) (?:\p{L}+ )*?(?:words?|things?|names?|prayer|joke|story|lie|secret)\b(?! (?:is|are|was)\b)|^(?:something|anything|goodbye|hello)\b/iu

/** 'Tommy begs his mom to keep me': it is not the hero who is asked. */
function isToOther(text: string, world: World): boolean {
  const whom =
    /\b(?:begs?|asks?|tells?|orders?|warns?|urges?|invites?|commands?|persuades?) (?!(?:me|us|to|for|about|if|what|why|how|who|where)\b)((?:\p{L}+ ){1,3}?)(?:not )?to \p{L}/iu.exec(
      text,
    )?.[1]
  const { name, aliases = [] } = heroOf(world)
  return (
    whom !== undefined && ![name, ...aliases].some((each) => each.toLowerCase() === whom.trim().toLowerCase())
  )
}

/** 'she wants fifty crowns', 'Tom wants to go home': said aloud, and kept as what they want. */
export function reportWish(scene: Scene, clause: Clause, actor: Entity): void {
  const { reply, world } = scene
  const wanted =
    /\b(?:wants?|wanted|needs?|needed|demands?|demanded|would like|wishes|hopes?)\b(?: for)? (.+)$/i.exec(
      clause.text,
    )?.[1]
  scene.isAnswered = true
  scene.hasChanged = true
  if (wanted === undefined) return void reply.tell('[actor] would, if it were made easy.', { actor })
  const plain = /^to know (why|who|where|when|how|what)\W*$/i.exec(wanted)?.[1]
  if (plain) {
    noteAsker(world, actor)
    return reply.tell(`"${capitalised(plain.toLowerCase())}?" ${saying(actor)}.`, { actor })
  }
  const asked = /^to (?:know|hear|see) ((?:if|whether|what|who|where|when|why|how|which)\b.+)$/i.exec(
    wanted,
  )?.[1]
  if (asked)
    return void reportSpeech(
      scene,
      { ...clause, kind: 'act', act: 'ask', verb: 'ask', text: `${nameIn(actor)} asks ${asked}` },
      actor,
    )
  noteAsker(world, actor)
  const verb = actor.isPlural ? 'want' : 'wants'
  keepFact(world, actor.id, 'wish', `${nameIn(actor)} ${verb} ${toldBack(wanted, world)}.`)
  reply.tell(`"${actor.isPlural ? 'We' : 'I'} want ${asSpoken(wanted, actor, world)}," ${saying(actor)}.`, {
    actor,
  })
}

export const nameIn = ({ name, isProper, owner }: Entity): string =>
  isProper ? name : `${owner ? capitalised(owner) : 'The'} ${name}`

function reportedWords({ text, said, purpose, verb }: Clause): string | undefined {
  // 'She tells him he is an idiot': what is said begins where its own clause does.
  const at = said?.[0] ? text.toLowerCase().indexOf(said[0].text.toLowerCase()) : -1
  // 'She says at ten and that he was with her': the first half is said too.
  const between = at > 0 ? text.slice(0, at).replace(SAYING, '').trim() : ''
  if (at > 0 && / (?:and|but)(?: that)?$/.test(between))
    return `${between} ${text.slice(at)}`.replace(/(?: ?,)? (?:(and) that|(but)) /, ', $1$2 ')
  if (at > 0) return text.slice(at)
  const found = SAYING.exec(text)
  const rest = found ? text.slice(found[0].length).trim() : ''
  // 'She whispers to her neighbour': to whom, and not what.
  if (!said && /^to (?:(?:the|an?|my|his|her|its|our|their|each|one|nobody|somebody) |\p{Lu})/u.test(rest))
    return undefined
  if (
    rest !== '' &&
    (said ||
      purpose ||
      (text.split(' ').length > 1 && /^(?:say|answer|reply)$/.test(verb ?? '')) ||
      /^(?:to|that|if|it|he|she|they|we|i|there|the|my|no|yes|what|who|where|when|why|how)\b/i.test(rest))
  )
    return rest
  return said?.[0]?.text
}
