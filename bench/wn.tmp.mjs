const {sensesOf,kindsOf}=await import('/work/wt/outcomes/server/ground/wordnet/wordnet.ts')
for(const v of process.argv.slice(2)) for(const s of sensesOf(v,'verb').slice(0,2)) console.log(v,s.field,s.words.slice(0,4).join(','),'<',kindsOf(s).map(k=>k.words.slice(0,3).join('/')).join(' < '))
