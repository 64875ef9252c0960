const b='/work/wt/outcomes/server/engines/narrator/storyteller/'
const {readTurn}=await import(b+'language/read-turn.ts')
const {readScenario}=await import(b+'scenario/read-scenario.ts')
const {foundWorld}=await import(b+'world/found-world.ts')
const {referentsOf}=await import(b+'world/referents.ts')
const {randomFrom}=await import('/work/wt/outcomes/server/ground/random.ts')
const {readFileSync}=await import('node:fs')
for(const part of readFileSync(process.argv[2],'utf8').split(/^## /m).slice(1)){
 const [p,...ls]=part.split('\n'); const w=foundWorld({scenario:readScenario(p),mix:undefined,random:randomFrom('x')})
 for(const l of ls.filter(l=>l.startsWith('> '))){
  console.log(l)
  const short=m=>typeof m==='object'&&m?(m.pronoun??'')+'|'+m.text+(m.determiner?'('+m.determiner+')':'')+(m.entityId?'='+m.entityId:''):m
  const one=(c,d)=>{const {kind,actor,act,verb,particle,object,target,instrument,place,direction,complement,link,said,purpose,phrase,modality,polarity,speech,topic,question}=c
   console.log(d,JSON.stringify({kind,actor:short(actor),act,verb,particle,phrase,object:short(object),target:short(target),tool:short(instrument),place:short(place),direction,complement,link,modality,speech,topic,q:question?.asks}).replace(/"/g,'')); for(const s of said??[])one(s,d+'  said') ; if(purpose)one(purpose,d+'  purp')}
  for(const c of readTurn(l.slice(2),referentsOf(w)).clauses)one(c,'   ')
 }}
