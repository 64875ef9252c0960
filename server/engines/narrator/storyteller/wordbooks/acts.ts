/** What a player can do, as far as the storyteller tells deeds apart; everything else is 'other'. */
export const acts = [
  'look',
  'search',
  'listen',
  'smell',
  'touch',
  'read',
  'go',
  'follow',
  'flee',
  'talk',
  'ask',
  'say',
  'give',
  'show',
  'take',
  'use',
  'open',
  'close',
  'make',
  'cook',
  'break',
  'fight',
  'shoot',
  'embrace',
  'evade',
  'hide',
  'wait',
  'think',
  'cast',
  'eat',
  'help',
  'rest',
  'write',
  'perform',
  'pray',
  'move',
  'throw',
  'threaten',
  'trade',
  'refuse',
  'feel',
  'drop',
  'other',
] as const
export type Act = (typeof acts)[number]

/** Verbs (base form, with the particle that changes their sense) by what they do. Longer entries win. */
const verbsByAct: Record<Exclude<Act, 'other'>, string> = {
  look: 'look, look at, look around, look over, look into, look out, look behind, look under, look through, look up, look down, examine, inspect, study, watch, observe, stare, gaze, peer, glance, peek, view, survey, scan, check, check out, see, notice, admire, eye, regard, consider, turn to look, take a look, have a look, analyze, analyse, scrutinize, spot, measure, photograph, shine, turn around, squint',
  search:
    'search, search for, look for, hunt for, seek, rummage, find, scour, comb, dig, dig up, dig through, sift, explore, investigate, probe, forage, scavenge, frisk, trace, locate, ransack, go through, uncover, scout, map, feel for, check for',
  listen: 'listen, listen to, hear, eavesdrop, overhear, listen in, put my ear, press my ear, lay my ear',
  smell: 'smell, sniff, taste, lick, inhale',
  touch:
    'touch, feel along, run my hand, run my fingers, stroke, pet, pat, knock, knock on, tap, press, lay my hand, place my hand, trace with, hold out my hand, reach for, reach out, reach into, poke, rub, wipe, brush',
  read: 'read, decipher, translate, leaf through, decode, study the letter, flip through, interpret, browse',
  go: 'go, walk, go to, head, head to, enter, leave, exit, step, run, climb, climb up, climb down, descend, ascend, cross, return, return to, travel, ride, sail, swim, crawl, move to, march, wander, approach, proceed, continue, go back, come back, walk to, hurry, rush, dash, sprint, jog, sneak into, slip into, drive, fly, jump, leap, dive, board the, make my way, make for, set out, set off, press on, move on, step into, step out, step through, stride, stroll, advance, backtrack, turn back, visit, venture, walk away, ride out, row, paddle, dive into, circle, tiptoe, creep, drop down, lower myself, vault, hop, get in, get on, get into, get out of, drift, steer, pilot, navigate, board, land on, land at, dock, dock at, sneak to, sneak up to, creep to, creep into, sneak, gallop, trot, hike, trek',
  follow: 'follow, chase, pursue, trail, track, shadow, stalk, tail, go after, run after, catch up',
  flee: 'flee, escape, run away, get away, retreat, back away, bolt, run off, get out, withdraw, back off, duck out, run for',
  talk: 'talk, wake the, wake my, wake him, wake her, wake up the, gather, rally, call together, talk to, talk with, speak, speak to, speak with, greet, chat, chat with, converse, address, approach and talk, introduce, introduce myself, call to, wave, wave to, wave at, nod, nod to, hail, confer, discuss, gossip, meet, turn to, smile at, welcome, negotiate, explain, tell, inform, warn, advise, confide, confess, confide in, apologize, apologise, thank, lie to, persuade, convince, plead, beg, reason with, joke, tease, compliment, praise, charm, toast, invite, propose, promise, swear, argue, argue with, remind, admit, reveal, announce, report, mention, suggest, insist',
  ask: 'ask, ask about, ask for, question, interrogate, inquire, enquire, demand, query, quiz, interview, request, wonder aloud, press for, press about',
  say: 'say, reply, answer, whisper, shout, yell, call, call out, cry out, scream, mutter, murmur, exclaim, declare, respond, tell them, recite, sing out, hiss, growl, bark, speak up, agree, repeat, hum',
  give: 'give, bring, hand, offer, return, pass, present, deliver, pay, feed, hand over, give back, lend, donate, slide, share, share with, tip',
  show: 'show, hold up, display, produce, point to, point at, point out, point, demonstrate, flash, present to',
  take: 'take, capture, arrest, grab, pick up, get, collect, gather, steal, snatch, seize, pocket, lift, retrieve, pluck, claim, pull out, fetch, keep, accept, catch, scoop, scoop up, harvest, borrow, swipe, pickpocket, remove, take out, draw, draw out, grasp, hold, carry, pack, unhook, unpin, recover, rescue, save, cut off',
  use: 'use, turn on, switch on, light, activate, apply, put on, wear, insert, plug in, start, operate, pull, press the button, turn, turn off, switch off, employ, unlock, tie, fasten, attach, connect, wield, ring, pour, fill, blow, strike a match, ignite, extinguish, aim, load, swap, set, wind, tune, dial, type, enter the code, hook, untie, cut, cut the rope, saddle, mount, hitch, spin, start up, wire, wave the, put the key, try the key, program, hack, power up, reboot, scan with, sharpen',
  open: 'open, unlock, pry, pry open, force open, unwrap, unseal, uncork, unroll, unfold, pick the lock, lift the lid, push open, pull open, try the door, uncover, unlatch, unbolt, crack open, slide open, pick',
  close: 'close, shut, lock, seal, bolt, bar, slam, latch, barricade, block, draw the curtains, cover',
  make: 'make, build, craft, construct, repair, fix, mend, assemble, create, carve, prepare, sew, forge, patch, patch up, improvise, rig, set up, fashion, knit, weave, draw a map, paint, sketch, light a fire, build a fire, make a fire, set a trap, lay a trap, plant, sow, bind, mix, weld, rebuild, tinker, restore, clean, sweep, tidy, oil, board up, nail, nail shut, hammer, pile up, dig a trench, practise, practice, rehearse, train',
  cook: 'cook, bake, brew, knead, fry, roast, boil, simmer, stir, season, ice, frost, grill, stew, toast the bread, whisk, whip up, serve, serve up, chop the, peel, make tea, make coffee, make breakfast, make dinner, make lunch, make soup, make a cake, make the dough, put the kettle on, put on the kettle',
  shoot:
    'shoot, fire, fire at, shoot at, open fire, blast, blast at, take the shot, take a shot, fire my, fire the, snipe, pull the trigger',
  break:
    'break, smash, destroy, shatter, tear, rip, kick down, kick open, crush, burn, snap, demolish, sabotage, cut down, crack, wreck, damage, disable, tear up, bash, hammer, chop, set fire, blow up',
  fight:
    'fight, attack, hit, punch, kick, stab, kill, strike, slash, swing, swing at, tackle, wrestle, slap, charge, ambush, murder, duel, shove, defend, block the blow, parry, lunge, lunge at, grapple, disarm, knock out, knock down, throw a punch, beat, choke, strangle, overpower, subdue, restrain, headbutt, bite, battle, draw my sword, draw my gun, trip, pin, raise my sword, hold off',
  embrace:
    'hug, embrace, kiss, hold hands, take her hand, take his hand, hold her, hold him, hold her hand, hold his hand, cuddle, caress, flirt with, dance with, put my arm around, put an arm around, lean on her, lean on him',
  evade:
    'sneak past, slip past, creep past, steal past, tiptoe past, get past, dodge, evade, elude, squeeze past, slip by, sneak by, sneak around, distract, lose them, shake off, sneak up on, sneak up',
  hide: 'hide, duck, conceal, crouch, take cover, lie low, crouch behind, slip behind, disguise, blend in, keep still, stay hidden, hide in, press myself, camouflage, steal away, cover my tracks, stay low, play dead, stash, bury, duck behind, crawl under, keep out of sight',
  wait: 'wait, stay, stand, pause, do nothing, stand still, linger, remain, hold still, hold my breath, wait for, hesitate, let it, keep watch, stand guard, stop, freeze, count, hold on, bide my time, loiter, stand by, sit still, delay',
  think:
    'think, think about, remember, recall, ponder, wonder, reflect, decide, plan, figure, figure out, guess, imagine, reason, deduce, contemplate, work out, try to remember, meditate, consider my options, concentrate, focus, doubt, puzzle over, compare, review, reconsider, go over, piece together, count up, calculate, dream, regret, realize, realise, hope, weigh, understand, assess, conclude, suspect, know, consult',
  cast: 'cast, conjure, summon, enchant, chant, invoke, hex, curse, bless, bewitch, channel, dispel, banish, teleport, levitate, scry, charm the, cast a spell, use magic, work a spell, heal with, call upon, transform, polymorph, divine',
  eat: 'eat, drink, sip, chew, swallow, bite into, consume, devour, nibble, gulp, have a drink, try the food, dine',
  help: 'help, comfort, heal, bandage, tend, aid, assist, support, protect, shield, carry her, carry him, calm, soothe, reassure, encourage, free, release, untie her, untie him, cheer up, console, guide, revive, nurse, treat, lift her, lift him, teach, forgive, befriend, trust, let in, spare, feed the, save her, save him, lead, escort',
  rest: 'rest, sleep, sit, sit down, lie down, nap, relax, doze, camp, make camp, catch my breath, settle down, lean, breathe, take a breath, take a break, wake, wake up, bathe, wash, stretch, stand up, get up, kneel, kneel down, lean against, sit beside, sit on, rise, unwind, take a deep breath',
  write:
    'write, draw a picture, draw a portrait, draw a circle, draw a sketch, note, note down, write down, sign, scribble, draw, copy, record, jot, jot down, mark, inscribe, scratch, write a letter, make a note, leave a note, post, send, mail, text, email, telegraph, carve my name, cross out',
  perform:
    'sing, dance, play, whistle, perform, juggle, act, pretend, bluff, mime, bow, curtsy, strum, drum, recite a poem, tell a joke, tell a story, show off, fake, impersonate, imitate, bluff my way, clap, applaud, salute, gamble, bet, deal, play cards, entertain, pose, cartwheel',
  pray: 'pray, worship, offer a prayer, give thanks, beseech, make a wish, wish, swear an oath, honour, honor, make an offering',
  move: 'push, drag, shift, move, haul, roll, pull aside, push aside, move aside, lift up, shove aside, tilt, raise, lower, heave, tug, rotate, tip over, knock over, stack, place, put, lay, set down, hang, position, slide aside, topple, swing open, pull up, pull down, lean on, turn over, put back, prop',
  throw:
    'throw, toss, hurl, fling, lob, pitch, cast away, throw away, chuck, scatter, spill, sling, skip a stone, launch, drop into, roll a stone',
  threaten:
    'threaten, confront, challenge, stand up to, corner, intimidate, warn off, glare, glare at, scare, frighten, bully, blackmail, accuse, scold, stare down, dare, taunt, insult, provoke, order, command, call a bluff, mock',
  trade:
    'trade, buy, sell, barter, bargain, haggle, bribe, exchange, hire, rent, order a, purchase, make a deal, strike a deal, make an offer, offer a deal, pay for',
  refuse:
    'refuse, stand firm, stand fast, stand my ground, hold my ground, hold firm, hold fast, decline, deny, ignore, reject, say no, shake my head, turn down, turn away, disobey, disagree, walk off, shrug, avoid, skip, dismiss, quit, give up, surrender',
  feel: 'smile, laugh, cry, weep, sigh, grin, frown, blush, shiver, tremble, panic, worry, rejoice, cheer, celebrate, chuckle, wink, wince, shudder, grieve, love, hate, fear, enjoy, feel, yawn, sob, giggle, miss, curse under my breath, groan, despair, am, be, want, need, like',
  drop: 'drop, put down, leave behind, let go, discard, put away, abandon, set aside, drop off, let fall, empty, unload, take off, lay down, return the, hang up',
}

const entries = Object.entries(verbsByAct) as [Act, string][]

/** 'look for' → 'search'. */
export const actByVerb: ReadonlyMap<string, Act> = new Map(
  entries
    .flatMap(([act, verbs]) => verbs.split(',').map((verb): [string, Act] => [verb.trim(), act]))
    .reverse(),
)
