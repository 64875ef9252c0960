/**
 * Words that a rating keeps out, by what makes them harsh; parts of regular expressions, so that one entry covers a
 * word's forms. 'general' keeps out all five lists, 'teen' cruelty, sex and slurs, 'mature' slurs and the worst.
 */
export const harshWords = {
  violence: `
    kill(?:s|ed|ing|er|ers|ings)? murder(?:s|ed|er|ers|ing|ous)? slay(?:s|ing|er|ers)? slain slew assassin(?:s|ate|ated|ation)?
    stab(?:s|bed|bing)? shoot(?:s|ing|er|ers)? shot(?:s|gun|guns)? gun(?:s|shot|shots|fire|man|men|slinger|slingers|point)?
    pistols? rifles? revolvers? bullets? blood(?:y|ied|shed|stain|stained|stains)? bleed(?:s|ing)? bled wound(?:s|ed|ing)? corpses? carcass(?:es)?
    strangl(?:e|es|ed|ing) throttl(?:e|es|ed|ing) behead(?:s|ed|ing)? decapitat(?:e|ed|es|ion) execut(?:e|ed|es|ion|ions|ioner) hang(?:ed|man)
    stabbing punch(?:es|ed|ing)? slash(?:es|ed|ing)? butcher(?:s|ed|ing)? massacre[sd]? slaughter(?:s|ed|ing)? suicid(?:e|al|es) lynch(?:ed|ing)?
    bomb(?:s|ed|ing|er|ers)? grenades? dead deadly death deaths die dies died dying lethal knif(?:e|ed|ing) knives daggers?
    smash(?:es|ed|ing)? attack(?:s|ed|ing|er|ers)? fistfight brawl(?:s|ing)? weapons?`,
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
