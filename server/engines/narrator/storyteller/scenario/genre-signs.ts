import type { Genre } from '#contract/genres.ts'

const signs: Record<Genre, RegExp> = {
  fantasy:
    /\b(?:fantasy|magic\w*|wizards?|witch(?:es)?|dragons?|elf|elves|dwarf|dwarves|orcs?|goblins?|spells?|enchant\w*|sorcer\w*|mages?|kingdom|prophecy|fairy|fairies|fae|unicorn|griffin|potions?|curse\w*|realm|quest|knights?|castle|sword|mermaid|talking (?:\w+)|giant|troll|phoenix|wand|familiar)\b/gi,
  scifi:
    /\b(?:sci-?fi|science fiction|space(?!d\b|s\b)\w*|starships?|planets?|aliens?|robots?|android|cyborg|galax\w*|orbit\w*|asteroid\w*|moon base|mars|airlock|ai|cyberpunk|hackers?|clone\w*|colony ship|time travel|quantum|laser|warp|astronaut|hologram|drone|terraform\w*|cryo\w*|neon)\b/gi,
  mystery:
    /\b(?:mystery|detective|murder\w*|clue\w*|investigat\w*|missing|stolen|suspects?|whodunn?it|private eye|locked room|inspector|disappear\w*|vanish\w*|case|who (?:sent|stole|killed|took)|secret\w*|riddle|theft|sleuth|alibi)\b/gi,
  horror:
    /\b(?:horror|haunt\w*|ghost\w*|demon\w*|vampire\w*|zombie\w*|creepy|scary|nightmare\w*|cellar door|possessed|cult|asylum|blood\w*|corpse\w*|werewol\w*|whisper\w*|knocking|crypt|graveyard|dread|terror|eldritch|abandoned|ghoul\w*)\b/gi,
  western:
    /\b(?:western|sheriff|cowboys?|outlaws?|saloon|ranch\w*|frontier|gold rush|stagecoach|deputy|gunslinger\w*|posse|cattle|dry creek|prospector|wild west|bounty hunter|rustlers?|horse thief|railhead|homestead\w*)\b/gi,
  postapocalyptic:
    /\b(?:post-?apocalyp\w*|apocalypse|wasteland|scaveng\w*|survivors?|after the (?:fall|collapse|bombs?|end|flood)|fallout|bunker|ruins|raiders|last (?:greenhouse|city|people|humans?)|mutants?|radiation|seed vault|collapse)\b/gi,
  comedy:
    /\b(?:comedy|funny|hilarious|silly|absurd|parody|farce|sitcom|accidentally|goose|clumsy|pantomime|marrow contest|ridiculous|prank\w*|slapstick|humou?r\w*|by mistake|soup|llama|bake-off|cheese)\b/gi,
  historical:
    /\b(?:historical|(?<!natural )history(?! (?:museum|teacher|student|class|lesson|exam|books?))|1[0-9]\d\d|medieval|roman|rome|viking\w*|victorian|renaissance|tudor|napoleon\w*|world war|ancient|egypt\w*|samurai|plague|guild|century|regency|colonial|legion\w*|gladiator\w*|pharaoh|emperor|crusad\w*)\b/gi,
  romance:
    /\b(?:romance|romantic|love|in love|lovers?|crush|heart|wedding|marry|marriage|kiss\w*|fiancée?|ex|soulmate|betrothed|date|dating|valentine|first love|falls? for|bride|groom|sweetheart|matchmaker)\b/gi,
  thriller:
    /\b(?:thriller|spy|spies|assassin\w*|conspiracy|cia|fbi|kgb|agents?|hostages?|bomb|chase\w*|hunted|on the run|ransom|kidnap\w*|heist|blackmail\w*|double agent|terrorist\w*|escape|hitman|cartel|cover-?up|whistleblower|briefcase|safe house|undercover)\b/gi,
}

/** Shares of 100 by genre, from the words of a scenario; empty when they tell none. */
export function genreHintsOf(text: string): Partial<Record<Genre, number>> {
  const counts = (Object.entries(signs) as [Genre, RegExp][]).map(([genre, sign]): [Genre, number] => [
    genre,
    new Set(text.match(sign)?.map((word) => word.toLowerCase())).size +
      (new RegExp(`\\b${genre}\\b`, 'i').test(text) ? 2 : 0),
  ])
  const sum = counts.reduce((total, [, count]) => total + count, 0)
  return sum === 0
    ? {}
    : Object.fromEntries(
        counts
          .filter(([, count]) => count > 0)
          .map(([genre, count]) => [genre, Math.round((100 * count) / sum)]),
      )
}
