const female = `
  abeni adele agathe agnes aisha alice alma amara amelia ana anna anne annie anouk anya astrid audrey aveline beatrice becky
  bella bertha beth betty brigid brooke carmen caroline catherine cecily celia charlotte chloe clara claire clementine cora
  daisy dana deborah delia denise diana dolores dora doris dorothy edda edith eileen ekaterina elaine eleanor elena elise eliza
  elizabeth ella ellen elsa emily emma emmeline esme esther ethel eva eve evelyn fatima farida faye fiona flora florence frances
  freya frieda gemma georgia gerta gertrude gloria grace greta gwen hana hannah harriet hazel heather heidi helen helena hester
  hilda hild ida ilse imogen ines ingrid irene irina iris isabel isolde ivy jane janet jasmine jean jenny jessica jia joan josie joyce
  judith julia june juno kate katherine kirsten laila laura layla leah leila lena lily linda lisa liv liz lola lorna louise lucia lucy
  lydia mabel maeve magda maggie mai mara margaret margot maria marie marion marisol marjorie marlene martha marthe mary maud maya meg
  mei mercy millie mina miriam molly mona nadia nancy naomi natalia nell nina noor nora odile olga olive olivia opal ottilie
  pamela patience pauline pearl penelope perpetua petra phoebe phyllis polly priscilla priya rachel rebecca rhea rosa rosalind rosamund rose
  rosemary roza ruby ruth sabine sadie saffron sally sandra sarah selin selma sheila sigrun simone sofia sonia sophie stella
  susan svetlana sybil sylvia tess thea theresa tilda tove ursula valentina valerie vera veronica victoria viola violet
  wilhelmina winifred xiu yara ysolt yun yuki zadie zara zelda zofia zoe`
const male = `
  aaron abdul abel adam adrian ahmed aidan alan albert alec alexander alfred ali amadou amos anders andre andrew angus ansel anselm ante
  anthony anton antonio archie arjun arlo arnold arthur augustus barnaby basil ben benedict benjamin bernard bert bill bjorn
  bob boris bram brian bruno callum carl carlos caspar cedric charles charlie christopher clarence claude clement colin conrad
  corin cyril damir dan daniel david declan denis dennis derek dez diego dietrich dimitri dmitri dominic donald douglas duncan
  earl eddie edgar edmund edric edward edwin elias elijah emil eric erik ernest ethan eugene evan ezra faisal farid felix ferdinand fergus
  finn francis frank franz fred frederick fritz fulk gabriel garin gareth gary george gerald gideon gilbert giles giovanni
  gordon graham grant gregory gunnar gus gustav guy hal halvard hamish hank hans harold harry harvey hassan hector henri henry
  herbert herman hiroshi howard hubert hugh hugo humphrey ian ibrahim idris igor isaac ivan ivo jack jacob jake jamal james jasper
  javier jed jeremy jerome jim jiro joaquin joe johan john johnny jonah jonas jonathan jorge joseph joshua joss jose juan jude julian
  julius karim karl keith kemal ken kenneth kenji kevin klaus kofi kurt lambert lars laurence leo leon leonard leopold
  lewis lionel lorenzo louis luca lucas ludwig luis luka lukas luke magnus malcolm manuel marcel marco marcus marek mario mark
  marten martin matteo matthew maurice max melvin michael miguel mikhail miles milo mohammed moses nate nathan nathaniel ned neil
  nicholas nick nigel nikolai nikos noah nolan norman oleg oliver omar orson oscar otis otto owen pablo patrick paul pavel pedro percy peter
  philip pierre piers pieter quentin quinn rafe rafael ralph ramon raoul ravi ray raymond reginald rene reuben richard rob robert
  rodney roger roland rolf ronald rory roy rudolf rufus rupert russell salim salvatore sam samir samuel sanjay saul sebastian sergei seth
  sidney silas simon soren stanley stefan stephen steven stuart sven tarek ted teodor terence theo theodore thomas tim timothy tobias tobin
  todd tom tomas tony tristan ulrich victor vikram vincent vladimir walter warren wat wilfred wilhelm will william winston wolfgang yusuf zachary zeke`

const known: ReadonlyMap<string, 'woman' | 'man'> = new Map([
  ...female
    .trim()
    .split(/\s+/)
    .map((name) => [name, 'woman'] as const),
  ...male
    .trim()
    .split(/\s+/)
    .map((name) => [name, 'man'] as const),
])

/** The sex of whose first name it mostly is, in lower case: by the name, else by its ending. */
export const sexOfFirstName = (name: string): 'woman' | 'man' | undefined =>
  known.get(name) ?? (/(?:[^aeiou]a|ia|ette|elle|lyn)$/.test(name) && name.length > 3 ? 'woman' : undefined)
