import { readFacts } from './held-out-facts.ts'

/**
 * A third set, of other times and places than the second: written before words and their kinds were brought into
 * recall, measured once after. One a line, as there.
 */
export const laterHeldOutFacts = readFacts(`
Ishaan | Ishaan hid the signal jammer inside a rice cooker. | rice cooker | Where did Ishaan hide the signal jammer? | I message Ishaan. | Which kitchen appliance has the device in it?
the Aurelia | The Aurelia needs eleven days to refuel at Ceres. | eleven days | How long does the Aurelia need to refuel at Ceres? | I look over the Aurelia. | How much time will the vessel spend filling its tanks?
Agnes Tull | Agnes Tull was hanged for poisoning a well she never touched. | poisoning a well | For what was Agnes Tull hanged? | I read the stone of Agnes Tull. | What crime was the innocent woman executed for?
Detective Moreau | Detective Moreau smokes only cigars rolled in Havana. | Havana | Where are the cigars rolled that Detective Moreau smokes? | I follow Detective Moreau. | Where does the investigator’s tobacco come from?
the bunker | The bunker has food for no more than forty people. | forty people | For how many people has the bunker food? | We climb down into the bunker. | How many of us could the shelter feed?
Kirrin | Kirrin sold her voice to the sea witch for a pair of boots. | pair of boots | For what did Kirrin sell her voice to the sea witch? | I wave to Kirrin. | What footwear did the mute girl get in the bargain?
the Sultan | The Sultan rewards every bearer of bad news with a fig. | a fig | With what does the Sultan reward every bearer of bad news? | I kneel before the Sultan. | What fruit does the ruler give a messenger?
Mrs Whitlock | Mrs Whitlock keeps seventeen canaries in the attic. | seventeen canaries | What does Mrs Whitlock keep in the attic? | I call on Mrs Whitlock. | How many birds does the old lady have upstairs?
Ruben | Ruben crashed the truck because he fell asleep at the wheel. | fell asleep | Why did Ruben crash the truck? | I sit beside Ruben. | How did the driver’s accident come about?
the amber idol | The amber idol weeps resin when a murderer is near. | weeps resin | What does the amber idol do when a murderer is near? | I unwrap the amber idol. | How does the statue warn of a killer?
Yevgenia | Yevgenia studied ballet in Perm until her ankle broke. | ballet in Perm | What did Yevgenia study until her ankle broke? | I applaud Yevgenia. | What kind of dance did she learn before the injury?
the tollkeeper | The tollkeeper can be bribed with honey cakes. | honey cakes | With what can the tollkeeper be bribed? | I greet the tollkeeper. | What sweets would make the official look the other way?
Unit Nine | Unit Nine was built to weld hulls and dreams of gardens. | weld hulls | For what was Unit Nine built? | I switch on Unit Nine. | What was the robot’s original job?
Lord Ashdown | Lord Ashdown lost Fairmere Hall in a game of dice. | game of dice | In what did Lord Ashdown lose Fairmere Hall? | I dine with Lord Ashdown. | What sort of gambling cost the nobleman his mansion?
the glacier | The glacier cracks open every spring and shows a frozen ship. | frozen ship | What does the glacier show every spring? | We camp below the glacier. | What can be seen in the ice when winter ends?
Teodora | Teodora writes her diary backwards, in green ink. | green ink | In what does Teodora write her diary? | I sit with Teodora. | What colour is the handwriting in the girl’s journal?
Corporal Finch | Corporal Finch deserted after the battle of Low Marsh. | battle of Low Marsh | After what did Corporal Finch desert? | I find Corporal Finch. | Which fight did the soldier run away from?
the elevator | The elevator stops at a thirteenth floor after midnight. | thirteenth floor | Where does the elevator stop after midnight? | I step into the elevator. | To what storey does the lift go late at night?
Nanna Breck | Nanna Breck cures warts with the juice of dandelions. | juice of dandelions | With what does Nanna Breck cure warts? | I knock at the door of Nanna Breck. | Which plant does the healer use on the skin?
the caravan | The caravan leaves for Samarra as soon as the sandstorm is over. | Samarra | For where does the caravan leave? | I find the caravan. | What is the destination of the camel traders?
Ulrich | Ulrich stole the bishop’s horse and rode it to death. | the bishop’s horse | What did Ulrich steal and ride to death? | I spot Ulrich. | Whose animal did the thief take?
Dr Amara Singh | Dr Amara Singh discovered that the virus dies in vinegar. | vinegar | In what does the virus die, as Dr Amara Singh discovered? | I phone Dr Amara Singh. | What kitchen liquid kills the germ?
the subway | The subway under Kessler Street has been flooded since the war. | Kessler Street | Under which street has the subway been flooded since the war? | I look for the subway. | Where is the underground line full of water?
Lotte | Lotte speaks to nobody on Sundays. | on Sundays | When does Lotte speak to nobody? | I see Lotte. | On which day is she silent?
the jade ring | The jade ring grows heavier with every lie its bearer tells. | grows heavier | What does the jade ring do with every lie its bearer tells? | I put on the jade ring. | What happens to the jewel when I am dishonest?
Hamid | Hamid learned to pick pockets in an orphanage in Smyrna. | Smyrna | Where did Hamid learn to pick pockets? | I keep close to Hamid. | In which city did the boy become a thief?
the observatory | The observatory can be reached only by cable car. | cable car | By what alone can the observatory be reached? | I want to see the observatory. | How do people get up to the telescope?
Marguerite | Marguerite bakes a file into every loaf for the prisoners. | a file | What does Marguerite bake into every loaf for the prisoners? | I stop at the stall of Marguerite. | What tool is concealed in the bread for the convicts?
the werewolf | The werewolf was once the village schoolmaster. | schoolmaster | What was the werewolf once? | I track the werewolf. | What profession did the beast have as a man?
Captain Sorrel | Captain Sorrel flies a yellow flag to keep the customs men away. | yellow flag | What does Captain Sorrel fly to keep the customs men away? | I hail Captain Sorrel. | With what banner does the smuggler scare off inspectors?
Pia | Pia is afraid of mirrors since her sister vanished. | mirrors | Of what is Pia afraid since her sister vanished? | I take Pia by the hand. | What terrifies the child?
the archive | The archive burned in the year of the two popes. | two popes | In what year did the archive burn? | I stand where the archive was. | When was the collection of documents destroyed by fire?
Gunnar | Gunnar owes the moneylender his left hand. | left hand | What does Gunnar owe the moneylender? | I drink with Gunnar. | What must the debtor give up if he cannot pay?
the satellite | The satellite sends a children’s song every ninety minutes. | children’s song | What does the satellite send every ninety minutes? | I listen for the satellite. | What music is broadcast from orbit?
Odalys | Odalys carries the key to the gaol in her hair. | in her hair | Where does Odalys carry the key to the gaol? | I dance with Odalys. | Where on her body is the thing that unlocks the cells?
Abbot Fenn | Abbot Fenn brews an ale that makes men tell the truth. | tell the truth | What does the ale that Abbot Fenn brews make men do? | I visit Abbot Fenn. | What effect does the monk’s beer have?
the wind farm | The wind farm belongs to a company in Oslo that does not exist. | Oslo | Where is the company to which the wind farm belongs? | We drive past the wind farm. | In which capital is the owner of the turbines registered?
Sparrow | Sparrow broke into the museum through the coal chute. | coal chute | Through what did Sparrow break into the museum? | I whistle for Sparrow. | How did the burglar enter the gallery?
the duchess | The duchess drowned her first husband in a barrel of wine. | barrel of wine | In what did the duchess drown her first husband? | I curtsey to the duchess. | How did the noblewoman murder her spouse?
Kofi | Kofi repairs watches in a stall behind the cathedral. | behind the cathedral | Where does Kofi repair watches? | I ask about Kofi. | Where can I get this clock fixed? Near which church?
the drone | The drone falls from the sky when it hears a violin. | a violin | What must the drone hear to fall from the sky? | I duck below the drone. | Which instrument brings the flying machine down?
Sir Evander | Sir Evander swore never to draw his sword on a Tuesday. | on a Tuesday | When did Sir Evander swear never to draw his sword? | I challenge Sir Evander. | On what weekday will the knight refuse to fight?
the plague doctor | The plague doctor charges three candles for a visit. | three candles | What does the plague doctor charge for a visit? | I send for the plague doctor. | What is the physician’s fee?
Rosalba | Rosalba escaped the convent dressed as a chimney sweep. | chimney sweep | Dressed as what did Rosalba escape the convent? | I remember Rosalba. | What disguise did the runaway nun wear?
the dam | The dam will burst if the lower valve is opened. | lower valve | What must be opened for the dam to burst? | I walk along the dam. | What should nobody touch, or the reservoir collapses?
Benedikt | Benedikt sings in his sleep in a language of the dead. | language of the dead | In what does Benedikt sing in his sleep? | I wake beside Benedikt. | What tongue does he use at night?
the blue orchid | The blue orchid blooms only where somebody was buried. | somebody was buried | Where alone does the blue orchid bloom? | I pick the blue orchid. | What lies in the ground under the flower?
Inspector Caldwell | Inspector Caldwell has been blackmailed by his barber for years. | his barber | By whom has Inspector Caldwell been blackmailed for years? | I nod to Inspector Caldwell. | Who extorts money from the police officer?
Jun | Jun traded his shadow for a seat on the last ferry. | his shadow | What did Jun trade for a seat on the last ferry? | I catch up with Jun. | What did he give for a place on the boat?
the mine | The mine was closed after a gas explosion killed thirty men. | gas explosion | After what was the mine closed? | I peer into the mine. | Why was the pit shut down?
Philippa | Philippa has been engaged four times and married never. | four times | How often has Philippa been engaged? | I take tea with Philippa. | How many fiancés has she had?
the sheriff | The sheriff wears a wooden leg since the train robbery. | wooden leg | What does the sheriff wear since the train robbery? | I meet the sheriff. | Which limb did the lawman lose in the hold-up?
Zenobia | Zenobia reads the future in the guts of fish. | guts of fish | In what does Zenobia read the future? | I pay Zenobia. | What does the fortune teller look at for her predictions?
the cellar | The cellar smells of almonds since the chemist moved out. | almonds | Of what does the cellar smell since the chemist moved out? | I light a candle in the cellar. | What odour is there in the basement?
Hauke | Hauke forged the deed to the lighthouse with a goose feather. | goose feather | With what did Hauke forge the deed to the lighthouse? | I argue with Hauke. | What was the false document written with?
the winter palace | The winter palace has one servant left, a deaf gardener. | deaf gardener | Which servant has the winter palace left? | We ride up to the winter palace. | Who still works at the royal residence?
Ximena | Ximena can hold her breath for six minutes. | six minutes | For how long can Ximena hold her breath? | I row out with Ximena. | How much time can the diver stay under water?
the parrot | The parrot knows the combination of the safe by heart. | the combination | What does the parrot know by heart? | I feed the parrot. | What secret numbers could the bird tell me?
Old Marlow | Old Marlow wants to be buried at sea with his accordion. | his accordion | With what does Old Marlow want to be buried at sea? | I sit at the bed of Old Marlow. | Which musical instrument shall go into the grave with the sailor?
the comet watchers | The comet watchers eat nothing that casts a shadow. | casts a shadow | What do the comet watchers not eat? | I join the comet watchers. | What food is taboo for the sect?
Livia | Livia wore red at her father’s funeral. | wore red | What did Livia do at her father’s funeral? | I admire Livia. | In what colour was she dressed when her parent was laid to rest?
the tunnel | The tunnel ends below the altar of Saint Brannoc. | Saint Brannoc | Below whose altar does the tunnel end? | I crawl into the tunnel. | In which church does the secret passage come out?
Private Osei | Private Osei saw the colonel burn the letters. | burn the letters | What did Private Osei see the colonel do? | I give Private Osei a cigarette. | What did the officer do with the mail?
the vending machine | The vending machine on platform two gives advice for a coin. | gives advice | What does the vending machine on platform two give for a coin? | I kick the vending machine. | What do I get from the automat at the station if I pay?
`)
