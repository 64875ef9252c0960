// usage: node .paint-debug.ts out.png cols tileWidth  facts.json
import sharp from 'sharp'
import { readFileSync } from 'node:fs'
sharp.concurrency(1)
import { compose } from '#server/engines/painter/sketch/compose.ts'
import { finish } from '#server/engines/painter/sketch/finish.ts'
const [, , out, cols='3', tw='640', file] = process.argv
const list = JSON.parse(readFileSync(file!, 'utf8'))
const W=+tw, H=Math.round(W*9/16), C=+cols
const tiles=[] as any[]
for (const [i,f] of list.entries()) {
  const t0=performance.now(); const svg=compose({seed:`s${i}`,time:'dusk',weather:'clear',mood:'calm',genre:'fantasy',people:[],things:[],...f}); const t1=performance.now()
  const {data,info}=await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({resolveWithObject:true}); const t2=performance.now()
  finish(data,info.width,info.height); const t3=performance.now()
  const webp=await sharp(data,{raw:info as any}).webp({quality:82,effort:2}).toBuffer(); const t4=performance.now()
  console.log(i,f.place, `compose ${(t1-t0).toFixed(0)} raster ${(t2-t1).toFixed(0)} finish ${(t3-t2).toFixed(0)} webp ${(t4-t3).toFixed(0)}  svg ${(svg.length/1024).toFixed(0)}k webp ${(webp.length/1024).toFixed(0)}k`)
  tiles.push({input: await sharp(webp).resize(W,H).png().toBuffer(), left:(i%C)*(W+6), top:Math.floor(i/C)*(H+6)})
}
await sharp({create:{width:C*(W+6),height:Math.ceil(list.length/C)*(H+6),channels:3,background:'#000'}}).composite(tiles).png({compressionLevel:3}).toFile(out!)
