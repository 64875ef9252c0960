import type { PlantedFact } from './planted-facts.ts'

/**
 * A second set, told and asked in wordings that recall was not tuned on: no cues, half of the questions name nobody.
 * One a line: about | told | value | in the words it was told in | by the name alone | in other words
 */
const FACTS = `
Commander Reyes | Commander Reyes lost two fingers of her right hand in the docking accident. | two fingers | What did Commander Reyes lose in the docking accident? | I salute Commander Reyes. | What happened to the officer’s hand?
the reactor | The reactor must be vented every nineteen hours, the engineer warns. | nineteen hours | How often must the reactor be vented? | I walk down to the reactor. | What is the interval before the power plant has to be flushed?
Nadja | Nadja keeps her late mother’s recipe for plum brandy in the piano stool. | piano stool | Where does Nadja keep the recipe for plum brandy? | I ring at Nadja’s flat. | I look for the old instructions for the liquor. Under what seat?
Professor Oyelaran | Professor Oyelaran believes the tablets were forged in Leipzig. | Leipzig | Where does Professor Oyelaran believe the tablets were forged? | I telephone Professor Oyelaran. | According to the scholar, which city did the fakes come from?
Jonah | Jonah cannot swim, though he has told the crew otherwise. | cannot swim | Can Jonah swim? | I watch Jonah at the rail. | If that boy falls overboard, will he stay afloat?
the Marchesa | The Marchesa has sold the vineyard to pay for her son’s gambling. | vineyard | What has the Marchesa sold to pay for her son’s gambling? | I bow to the Marchesa. | Which land did the noblewoman give away because of the boy’s bets?
Sergeant Pike | Sergeant Pike was seen leaving the bank at a quarter to four. | quarter to four | When was Sergeant Pike seen leaving the bank? | I question Sergeant Pike. | At what hour did the policeman come out of there?
Wren | Wren speaks the language of the hill people, which she learned from her nurse. | nurse | From whom did Wren learn the language of the hill people? | I sit down beside Wren. | Who taught the girl that tongue?
the sealed jar | The sealed jar holds the ashes of a saint. | ashes of a saint | What does the sealed jar hold? | I lift down the sealed jar. | What remains are inside that container?
Ambrose | Ambrose is allergic to walnuts and carries a small red vial for it. | walnuts | To what is Ambrose allergic? | I cook supper for Ambrose. | Which food must I not serve him?
the lighthouse | The lighthouse has been dark since the keeper’s wife drowned. | wife drowned | Since when has the lighthouse been dark? | I climb towards the lighthouse. | Why does nobody light the beacon any more?
Captain Ilse Brandt | Captain Ilse Brandt takes her orders from a bishop in Trier. | bishop in Trier | From whom does Captain Ilse Brandt take her orders? | I board with Captain Ilse Brandt. | Who is the real master behind the skipper?
Old Pelham | Old Pelham buried his war medal in the churchyard, below the yew. | below the yew | Where did Old Pelham bury his war medal? | I greet Old Pelham. | The veteran’s decoration: where in the cemetery does it lie?
the ghoul | The ghoul will not step over a line of salt. | line of salt | Over what will the ghoul not step? | I hear the ghoul again. | What keeps the creature from crossing?
Mei | Mei was promised to the governor’s nephew when she was six. | governor’s nephew | To whom was Mei promised when she was six? | I write to Mei. | Who is the girl supposed to marry?
the third train | The third train on Fridays carries no passengers, only sealed crates. | sealed crates | What does the third train on Fridays carry? | I wait for the third train. | What freight goes by rail at the end of the week?
Dr Halloran | Dr Halloran lost his licence after the affair in Cork. | affair in Cork | After what did Dr Halloran lose his licence? | I ask for Dr Halloran. | Why may the physician no longer practise?
the black gate | The black gate opens for nobody but a firstborn. | firstborn | For whom does the black gate open? | I stand at the black gate. | What sort of child can get through the entrance?
Silas Ferrow | Silas Ferrow pays his men in salt because he has no silver left. | in salt | In what does Silas Ferrow pay his men? | I bargain with Silas Ferrow. | How are the workers’ wages settled?
Beatrix | Beatrix signs her letters with a drawing of a wren. | drawing of a wren | With what does Beatrix sign her letters? | I think of Beatrix. | How would I recognise mail from her?
the comet | The comet will return in the year of the twin harvest. | twin harvest | When will the comet return? | I look up at the comet. | In what year is the tailed star expected back?
Hollis | Hollis sleeps with a loaded revolver below his pillow. | loaded revolver | What does Hollis sleep with below his pillow? | I creep into the room of Hollis. | What weapon lies beside the man at night?
Grandmother Agathe | Grandmother Agathe left the mill to your sister and not to you. | to your sister | To whom did Grandmother Agathe leave the mill? | I visit the grave of Grandmother Agathe. | Who inherited the old woman’s property?
the green station | On the green station the air is safe to breathe only below deck seven. | deck seven | Below which deck is the air safe on the green station? | We dock at the green station. | How low must I go before I may take my helmet off?
Father Lucan | Father Lucan broke the seal of confession for a hundred guineas. | hundred guineas | For how much did Father Lucan break the seal of confession? | I kneel before Father Lucan. | What bribe did the priest accept?
Zora | Zora hears the sea in her sleep whenever somebody lies to her. | hears the sea | What does Zora hear when somebody lies to her? | I tell Zora everything. | How does she notice that a person is not honest?
the mule | The mule answers only to whistling, never to words. | whistling | To what does the mule answer? | I look for the mule. | How do I get that stubborn animal to obey?
Eskil | Eskil was banished from the clan for sparing a thief. | sparing a thief | For what was Eskil banished from the clan? | Eskil stirs the fire. | Why did his people drive him out?
the oak chest | The oak chest has a false bottom with a deed in it. | false bottom | What does the oak chest have with a deed in it? | I open the oak chest. | Where is the document concealed in the trunk?
Lieutenant Varga | Lieutenant Varga needs spectacles but is too vain to wear them. | spectacles | What does Lieutenant Varga need but is too vain to wear? | I walk past Lieutenant Varga. | Why does the officer see so badly?
the night market | The night market takes no coins, only memories. | only memories | What does the night market take? | We come to the night market. | With what do customers pay there?
Corin | Corin’s real name is Matthias Dove, and there is a price on his head. | Matthias Dove | What is Corin’s real name? | I whisper to Corin. | Under what identity is the fugitive wanted?
the bridge at Sarn | The bridge at Sarn bears no more than three riders at once. | three riders | How many riders does the bridge at Sarn bear? | We reach the bridge at Sarn. | How many of us may go over the crossing together on horseback?
Tamsin | Tamsin has a twin who was given away at birth. | twin | Whom does Tamsin have who was given away at birth? | Tamsin smiles at me. | Does she have any siblings?
the prison | The prison changes its guards at the second bell after midnight. | second bell | When does the prison change its guards? | I watch the prison. | At what time are the sentinels of the jail relieved?
Monsieur Delacroix | Monsieur Delacroix drinks nothing but milk since the duel. | milk | What does Monsieur Delacroix drink since the duel? | I sit at the table of Monsieur Delacroix. | Which beverage shall I order for the gentleman?
the silver fox | The silver fox leads travellers to the lost chapel. | lost chapel | Where does the silver fox lead travellers? | I see the silver fox. | If I follow the beast, which holy place will I come to?
Ottoline | Ottoline can open any lock with a hairpin, a skill from the orphanage. | hairpin | With what can Ottoline open any lock? | I call for Ottoline. | What tool does she use to get through closed doors?
the emperor | The emperor has forbidden all music after sundown. | all music | What has the emperor forbidden after sundown? | I speak of the emperor. | What is against the ruler’s law in the evening?
Bram | Bram blames you for the fire at the mill. | fire at the mill | For what does Bram blame me? | Bram stares at me. | Why is the miller’s man so angry with me?
`

/** Reads facts that nothing replaces, of a keeper that gives no cues. */
export const readFacts = (lines: string): PlantedFact[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [about, told, value, own, byName, other] = line.split(' | ') as [
        string,
        string,
        string,
        string,
        string,
        string,
      ]
      return { about, aliases: [], told, value, own, byName, other, cues: [], lie: 'a golden goose' }
    })

export const heldOutFacts = readFacts(FACTS)
