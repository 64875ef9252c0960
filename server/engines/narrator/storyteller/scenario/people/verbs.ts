export const killing =
  /^(?:kill|murder|assassinate|poison|slay|execute|behead|stab|shoot|strangle|drown|hang|eat)$/

export const hostile =
  /^(?:hunt|chase|pursue|attack|threaten|kidnap|capture|murder|poison|besiege|raid|invade|betray|frame|imprison|enslave|rob|haunt|stalk|terrorize|terrorise|torment|curse|arrest|abduct|burn|destroy|blackmail|sabotage|cheat|oppress|ambush|plague|swindle|bully|evict|plunder|conquer|overrun|devour|prey|conspire|plot|menace|scheme|track|trail|ruin|shoot|snatch|seize|usurp|exile|banish|accuse|humiliate|outlaw|search)$/

export const against =
  /^(?:defeat|kill|slay|outwit|overthrow|destroy|escape|flee|evade|confront|resist|beat|expose|avenge|vanquish|banish|catch|stop|fight|hunt|outsmart|outrun|assassinate|outfox|dethrone|oppose|arrest|elude|repel|battle|face|exorcise|trick|duel)$/

export const evilRole =
  /^(?:enemy|enemies|villain|nemesis|rival|tyrant|warlord|usurper|murderer|killer|kidnapper|thief|assassin|traitor|raiders?|bandits?|robbers?|zombies?|invaders?|poachers?|slavers?|cultists?|captor|blackmailer|saboteur|oppressor|archenemy|stalker|impostor|marauders?|hangman)$/

/** To look for somebody by whom nobody is found yet. */
export const seeking = /^(?:find|seek|locate|track|track down|miss|recover|trace)$/

/** Whom one deals with so is not at one's side by it. */
export const dealing =
  /^(?:fight|marry|meet|speak|talk|compete|deal|bargain|negotiate|argue|quarrel|duel|war|love|fall|share)$/

/** Whoever is looked after is where the hero is. */
export const tending =
  /^(?:babysitt?|raise|train|teach|tutor|nurse|escort|guide|tend|chaperone|date|foster|coach)$/
