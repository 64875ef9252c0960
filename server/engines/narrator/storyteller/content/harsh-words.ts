/**
 * Harsh words by what makes them so; parts of regular expressions, so that one entry covers a word's forms. The
 * storyteller's own lines have none of them at 'general'. What a player or a scenario names may be told back ('a
 * knife', 'the saloon', 'Death'), but for killing, cruelty, sex and slurs.
 */
export const harshWords = {
  killing: `
    kill(?:s|ing)? murdering slay(?:s|ing)? assassinate stab(?:s|bing)? shoot(?:s|ing)? strangl(?:e|es|ing)
    throttl(?:e|es|ed|ing) behead(?:s|ing)? decapitat(?:e|ed|es|ion) lynch(?:ed|ing)? slaughter(?:s|ing)? massacre[sd]?
    (?<!\\b(?:been|was|were|is|are|found|be|who)\\s)(?:killed|slew|stabbed|strangled|beheaded|slaughtered)`,
  violence: `
    kill(?:ed|er|ers|ings) slain stabbed strangled beheaded slaughtered murder(?:s|ed|er|ers|ous)? slayers? assassin(?:s|ated|ation)?
    shooters? shot(?:s|gun|guns)? gun(?:s|shot|shots|fire|man|men|slinger|slingers|point)?
    pistols? rifles? revolvers? bullets? blood(?:y|ied|shed|stain|stained|stains)? bleed(?:s|ing)? bled wound(?:s|ed|ing)? corpses? carcass(?:es)?
    execut(?:e|ed|es|ion|ions|ioner) hang(?:ed|man) punch(?:es|ed|ing)? slash(?:es|ed|ing)? butcher(?:s|ed|ing)? suicid(?:e|al|es)
    bomb(?:s|ed|ing|er|ers)? grenades? dead deadly death deaths die dies died dying lethal knif(?:e|ed|ing) knives daggers?
    smash(?:es|ed|ing)? attack(?:s|ed|ing|er|ers)? fistfight brawl(?:s|ing)? weapons?`,
  fear: `
    scream(?:s|ed|ing)? horror horrif(?:y|ied|ying|ic) terror terrif(?:y|ied|ying) nightmares? gruesome dread(?:ed|ful)? monstrous sinister menac(?:e|es|ed|ing) threaten(?:s|ed|ing)? threats? corpse-light dying doom(?:ed)? panic(?:s|ked)? graves? coffins? skulls? skeletons? demons? devils? evil cursed? creeps?`,
  cruelty: `
    tortur(?:e|es|ed|ing|er|ers) torment(?:s|ed|ing|or)? maim(?:s|ed|ing)? mutilat(?:e|es|ed|ion|ing) gore gory flay(?:s|ed|ing)? disembowel(?:s|led|ling)?
    eviscerat(?:e|es|ed|ion) impal(?:e|es|ed|ing) brutali(?:ty|ze|zed|se|sed) sadis(?:m|t|tic) dismember(?:s|ed|ing)? flog(?:s|ged|ging)? entrails
    crucif(?:y|ied|ixion) enslav(?:e|ed|es|ing) rap(?:e|es|ed|ing|ist) genocid(?:e|al) cannibal(?:s|ism)? guts skinned`,
  drink: `
    beers? ales? wines? whisk(?:e)?ys? rum brand(?:y|ies) vodkas? gin tequila mead cider liquors? booze drunk(?:en|ard|ards|enness)? tipsy
    cocktails? champagne bourbon lagers? moonshine hungover hangovers? taverns? saloons? pubs? alcohol(?:ic|ics)? opium heroin cocaine drugs? drugged
    cigar(?:s|ette|ettes)? tobacco`,
  sex: `
    sex(?:y|ual|ually|es)? naked nud(?:e|es|ity) erotic(?:a|ally)? lust(?:s|ful|ing|ed)? seduc(?:e|es|ed|ing|tive|tion) breasts? nipples? orgasms?
    whores? prostitut(?:e|es|ion) brothels? genitals? penis vagina aroused arousal moan(?:s|ed|ing)? undress(?:es|ed|ing)? bedded lovemaking porn(?:o|ography)?
    fuck(?:s|ed|ing|er)? shit(?:s|ty)? cunts? dicks? cocks? bitch(?:es)? bastards? arse(?:hole)? assholes? damn(?:ed)?`,
  slurs: `nigg(?:er|ers|a|as) fag(?:s|got|gots)? kikes? spics? chinks? trann(?:y|ies) retard(?:s|ed)? pa[ck]k?is? wetbacks? gooks?`,
  never: `rap(?:e|es|ed|ing|ist) p(?:a)?edophil(?:e|es|ia) molest(?:s|ed|ing|er)? incest(?:uous)? bestiality lolita`,
}

/** What a prohibition of the scenario keeps out, at any rating. */
export const forbiddenByProhibition = {
  villains:
    'villains? enem(?:y|ies) foes? nemesis thie(?:f|ves) bandits? robbers? crooks? raiders? tyrants? culprits?',
  scary: `${harshWords.fear} ${harshWords.killing} ${harshWords.violence} ${harshWords.cruelty} ghosts? spook(?:y|s|ed)? shiver(?:s|ed|ing)? afraid frighten(?:s|ed|ing)? fear(?:s|ed|ful)? shadows? lurk(?:s|ed|ing)? monsters? creak(?:s|ed|ing)?`,
  violence: `${harshWords.killing} ${harshWords.violence} ${harshWords.cruelty} fight(?:s|ing)? fought struck blows? fists?`,
  death:
    'dead death deaths die dies died dying kill(?:s|ed|ing)? corpses? graves? funerals? coffins? buried murder(?:s|ed|er|ers)?',
  romance:
    'kiss(?:es|ed|ing)? love(?:s|d|r|rs)? sweethearts? darling romance romantic marry marries married wedding embrace(?:s|d)? blush(?:es|ed|ing)? passion',
  magic:
    'magic(?:al|ally)? spells? wizards? witch(?:es)? enchant(?:ed|ment)? runes? ward-stones? sorcer(?:er|y) fair(?:y|ies) goblins? ogres? trolls? el(?:f|ves) dragons? changelings?',
  blood: 'blood(?:y|ied|shed|stain|stained)? bleed(?:s|ing)? bled gore gory wounds? wounded guts',
  swearing: 'damn(?:ed)? hell bloody bastards? shit crap',
  sadness:
    'weep(?:s|ing)? wept sob(?:s|bed|bing)? griev(?:e|es|ed|ing) grief mourn(?:s|ed|ing)? sad(?:ly|ness)? tears sorrow',
  weapons:
    'swords? guns? pistols? rifles? knife knives daggers? bows? arrows? axes? spears? blades? revolvers? weapons?',
  animalsHarmed: '(?:dead|hurt|wounded|lame) (?:dog|cat|horse|bird|animal)s?',
  mystery: 'clues? suspects? mystery mysterious secrets?',
  war: 'war wars battles? soldiers? arm(?:y|ies) troops siege cannons? regiments?',
} as const
