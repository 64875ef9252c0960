/** Verbs, base form with the particle that changes their sense, by the act they are; the longest entry wins. */
const verbsByAct = {
  // moving
  go: 'go, reach, split up, walk, run, wander, march, hurry, rush, dash, jog, stride, hike, proceed, advance, step, go to, come, visit, make for, make my way, set out, set off, press on, move on, go on, skate, stagger, stumble, limp, trot, saunter, crawl, hop, skip, pace, patrol, circle, drift, go outside, tour, trundle, slide, venture',
  enter:
    'enter, go in, step in, walk in, go into, come in, board, get in, get into, slip into, burst in, barge in, climb in, climb into, get on, land, dock, go inside, break into, move in',
  leave:
    'leave, exit, depart, go out, get out, step out, walk out, get off, quit, go away, disembark, walk away, storm out, move out, check out of, sign out',
  return: 'return, go back, come back, turn back, head back, walk back, go home, run back',
  approach:
    'approach, near, walk up to, go up to, come up to, run up to, sidle, go over, walk over, draw near, get closer, move closer, step closer',
  cross:
    'cross, traverse, go across, ford, go through, go past, pass by, walk past, squeeze through, get past, get across, get over',
  climb:
    'climb, ascend, descend, scale, climb up, climb down, go up, go down, go upstairs, go downstairs, climb over, shimmy, mount',
  jump: 'jump, leap, vault, dive, jump over, jump off, plunge, pounce, somersault',
  swim: 'swim, paddle, float, row, snorkel, row over',
  fly: 'fly, soar, hover, levitate, flap, glide',
  ride: 'ride, gallop, saddle, saddle up, ride out, ride off, hitch, mount up',
  drive:
    'drive, steer, pilot, sail, navigate, park, launch, brake, cycle, bike, set sail, weigh anchor, set course, speed up, slow down, change course, turn the ship, undock, lift off, drop anchor, turn the wheel',
  follow:
    'follow, chase, pursue, trail, shadow, stalk, tail, go after, run after, catch up, hunt down, come along, go with, tag along, follow after, go along, run with',
  track: 'track, track down, trace',
  flee: 'flee, desert, escape, run away, get away, retreat, back away, bolt, run off, back off, run for it, withdraw, make a run, leg it, back out, scram, slip away',
  sneak:
    'sneak, creep, tiptoe, slink, prowl, slip past, sneak up, steal into, sneak out, sneak in, sneak past, tread',
  dodge:
    'dodge, duck, evade, sidestep, step aside, get out of the way, roll, parry, block, swerve, deflect, fend off, shrug off',
  // perceiving
  look: 'look, examine, inspect, study, observe, peer, view, survey, check out, see, notice, admire, eye, regard, look around, look at, look into, look out, look over, look up, look down, look behind, look under, look inside, look through, spot, take a look, have a look, take in, keep watch, keep an eye, keep look, look about, look closer, look back, size up, squint, take stock, look round, watch over, witness, glimpse',
  search:
    'search, look for, loot, pat down, hunt for, seek, rummage, find, comb, search for, forage, scavenge, frisk, explore, investigate, probe, dig through, seek out, sift through, scout, look around for, go looking for, discover, hunt around, feel around, feel along, feel for, feel about, uncover, find out, figure out, work out, pat down, riffle, poke around, nose around, scout ahead, deduce, unravel, dig into, snoop',
  listen: 'listen, hear, eavesdrop, overhear, listen in, listen to, put my ear, press my ear, listen out',
  smell: 'smell, sniff, inhale, sniff at',
  taste: 'taste, lick, sample, sip',
  touch:
    'touch, feel, stroke, tap, poke, rub, lay my hand, put my hand, run my hand, run my fingers, reach out, reach for, nudge, tickle, squeeze, hold hands, trail my fingers',
  read: 'read, decipher, translate, leaf through, flip through, flick through, thumb through, browse, skim, interpret, peruse, read out, read through, page through, look it up',
  count: 'count, tally, count up, count out, number',
  measure:
    'measure, test, weigh, calculate, estimate, analyse, calibrate, judge, run a scan, run diagnostics, run a test, experiment',
  // handling
  take: 'take, grab, pick up, get, collect, gather, snatch, seize, pocket, retrieve, pluck, claim, fetch, catch, scoop, harvest, borrow, grasp, acquire, obtain, pick, take out, pull out, take back, get back, dig out, fish out, salvage, scoop up, help myself, recover, take along, pry, unhook, remove, reel, pick out, reclaim, snag, take up, grip, clutch, nab',
  steal: 'steal, pickpocket, rob, swipe, nick, lift from, pinch, mug, make off with',
  drop: 'drop, discard, put down, set down, throw away, let go, let go of, lay down, toss away, ditch, get rid of, leave behind, release my grip, lower',
  put: 'put, place, set, add, lay, insert, stick, stash, put back, tuck, lean, hang, put in, store, return to its place, position, stack, spread, put away, slip, shove into, deposit, balance, rest my, line up, pile, scatter, hang up, set up, lay out, prop, prop up, roll out, bait, set a trap',
  give: 'give, hand, offer, pass, present, deliver, hand over, give back, lend, donate, share, bring, gift, return it, slip him, distribute, contribute, give away, pass around, surrender my, hand out, share out, hold out, grant, serve, dole',
  show: 'show, hold up, display, point, point to, point at, point out, demonstrate, flash, reveal, brandish, indicate, show off, gesture at',
  throw: 'throw, toss, hurl, fling, lob, cast aside, sling, flick, throw out',
  open: 'open, open up, pry open, unfold, unwrap, lift the lid, force open, unroll, pull open, push open, unzip, uncork, break open, crack open, slide open, unlatch, unpack, prise open, raise, draw back',
  close: 'close, shut, seal, bar, barricade, close up, shut off, block up, board up, put the lid',
  lock: 'lock, lock up, padlock, latch, secure, lock in, lock out',
  unlock: 'unlock, pick the lock, pick a lock, unbar, try the key',
  break:
    'break, smash, shatter, crush, destroy, wreck, kick in, kick down, break down, tear, snap, crack, burst, sabotage, knock down, tear up, trash, split, tear down, rip up, pop, bash, blow up, knock over, bend, cripple, shred, smash up, disable, ram, take apart, batter down',
  cut: 'cut, slice, chop, carve, saw, cut down, cut off, chop down, hack at, cut through, cut up, snip, hew, mow, shear',
  repair:
    'repair, fix, mend, patch, restore, rebuild, sew, tune, patch up, fix up, oil, maintain, service, put back together, replace, jury-rig, solder, weld, reassemble, rewire, glue',
  make: 'make, build, craft, create, construct, assemble, forge, knit, weave, invent, brew, fashion, design, sculpt, put together, prepare, shape, erect, improvise, rig, cobble together, compose, blacksmith, fold into, manufacture, form',
  cook: 'cook, bake, boil, fry, roast, stew, grill, stir, mix, make tea, make coffee, make breakfast, make dinner, make soup, season, knead, toast, heat, heat up, whip up, chop up, blend, make lunch, brew tea, put the kettle, ice, steep, whisk, mash',
  light:
    'light, ignite, kindle, strike a match, shine, turn on, switch on, activate, power up, light up, start a fire, make a fire, build a fire, make a campfire, flip the switch, boot up, strike a light, stoke',
  extinguish:
    'extinguish, put out, turn off, switch off, blow out, snuff, shut down, deactivate, power down, smother, stamp out',
  burn: 'burn, set fire, set alight, incinerate, burn down, torch, scorch, set on fire, char, melt',
  pour: 'pour, empty, spill, splash, water, refill, drain, soak, dip, fill up, sprinkle, drip, top up, bail out, dilute, dissolve, pump, rinse, spray, squirt',
  eat: 'eat, devour, bite, chew, swallow, feast, have a bite, have breakfast, have lunch, have dinner, have supper, tuck in, finish my food, gulp',
  drink:
    'drink, gulp down, quaff, swig, sip at, have a drink, slurp, have a beer, drink up, have tea, have coffee, toast to',
  wear: 'wear, put on, don, dress, equip, get dressed, change into, try on, dress up, disguise, button, change clothes, dress as, slip on, pull on, button up, zip up, lace, suit up',
  undress: 'undress, take off, doff, pull off, strip, unbutton, peel off, kick off, unstrap, slip off, shed',
  tie: 'tie, tie up, bind, fasten, chain, knot, rope, pin, hitch to, lash, gag, cuff, clip, link, anchor, wire, tape, join together, string',
  untie: 'untie, unfasten, undo, detach, loosen, cut loose, unmoor, cast off',
  push: 'push, shove, press against, roll away, kick away, push away, push past, shoulder, tip over, move aside, push aside, topple, elbow, push back, push over, tilt, bump, herd',
  pull: 'pull, drag, tug, haul, tow, heave, draw toward, pull up, reel in, hoist, wrench, pull away, pull down, drag away, extract, draw out, pluck out',
  lift: 'lift, pick him up, heave up, carry, lift up, hold, raise up, bear, lug, cradle, load, unload, carry on my back, juggle',
  turn: 'turn, twist, spin, rotate, wind, flip, turn over, flip over, adjust, turn the key, wind up, turn around, turn it, set the clock, reset, shake, rattle, reverse',
  press:
    'press, push the button, press the button, pull the lever, click, ring, squeeze the trigger, type, enter the code, punch in, key in, dial, hit the button, toggle, ring the bell, tap in, toll, honk',
  knock: 'knock, knock on, bang, pound, hammer, rap, bang on, hammer on, pound on, drum on',
  use: 'use, apply, employ, operate, wield, try out, make use of, utilise, utilize, run the machine, consult, work the, deploy, tap into',
  clean:
    'clean, wash, wipe, scrub, sweep, polish, mop, bathe, rinse off, take a bath, take a shower, shower, brush off, clear, sort, clear away, tidy up, clean up, organize, decorate, brush my, iron, groom, fold the laundry, dry off, do the dishes, freshen up',
  dig: 'dig, excavate, dig up, burrow, shovel, mine, dig down, plow, plough, rake, till',
  plant: 'plant, sow, garden, weed, graft, grow, cultivate, tend the garden',
  bury: 'bury, inter, entomb, lay to rest',
  pack: 'pack, pack up, bag, pack my, gear up, stock up, load up, crate',
  write:
    'write, note, jot, scribble, write down, draft, record, take notes, make a list, log, engrave, jot down, fill in, fill out, underline, copy, keep a diary, carve my name, forge a, note down, publish, mark',
  draw: 'draw, sketch, paint, doodle, draw a picture, draw a map, make a map, map, trace out, colour, map out, illustrate',
  photograph:
    'photograph, take a picture, take a photo, film, snap a photo, take a selfie, take a photograph, videotape, take pictures, take photos',
  send: 'send, mail, post, text, send word, ship, forward, broadcast, transmit, signal, radio, upload, deliver a message, telegraph, flag down',
  hack: 'hack, hack into, reprogram, bypass, crack the code, program, override, log in, download, hotwire, reroute, hack the, log into, reboot, access',
  // fighting
  attack:
    'attack, fight, hit, punch, kick, strike, stab, slash, slap, swing, tackle, ambush, slay, beat up, lunge, bite him, club, whack, swing at, lash out, spear, knock out, smack, box, duel, grapple, spar, battle, go for, engage, pummel, fight off, fight back, jump him, whip, storm, hit back, scratch, choke, strangle, trip, bludgeon, beat, thrash, maul, brawl, shank, sock, deck',
  kill: 'kill, murder, execute, assassinate, finish off, slaughter, eliminate, take out the guard, butcher, finish him, off, slit, smite, end his life, snipe, hunt and kill',
  shoot:
    'shoot, fire, shoot at, fire at, take aim, aim, take a shot, open fire, shoot down, gun down, draw my gun, draw my bow, loose an arrow, fire off, blast, take the shot, fire back',
  drawWeapon:
    'draw my sword, draw my weapon, unsheathe, pull out my gun, draw my knife, draw my blade, ready my, raise my sword, cock, pull a gun, pull a knife, draw a gun, draw a sword, draw a knife, reload, arm myself, arm, load my, sharpen, raise my gun, draw steel, draw a blade, draw my dagger, draw my pistol, whip out',
  threaten:
    'threaten, intimidate, menace, blackmail, scare off, frighten, hold at gunpoint, extort, point my gun, glare at, spook, growl, snarl, hiss, roar, bare my teeth, scare away, hold hostage, startle, warn off',
  defend:
    'defend, protect, guard, shield, stand guard, stand my ground, shelter, hold the line, keep safe, watch my back, fortify, stand between, hold off',
  capture:
    'capture, arrest, trap, catch him, apprehend, detain, take prisoner, corner, pin down, restrain, cage, surround, subdue, overpower, net, snare, hold down, grab hold, lasso, abduct, take hostage, ensnare',
  free: 'free, release, rescue, save, liberate, let out, set free, untie him, let him go, break out, bail him out, spring, bust out, let go free, let loose, evacuate',
  disarm: 'disarm, defuse, disable the trap, take his weapon, unload my gun, disarm the trap, knock the gun',
  surrender:
    'surrender, give up, yield, put my hands up, hands up, give in, submit, concede, drop my weapon, quit the fight, turn myself in, raise my hands, forfeit',
  // people
  talk: 'talk, speak, chat, converse, gossip, talk to, talk with, speak to, speak with, talk about, reason with, have a word, strike up a conversation, argue, catch up with, consult with, talk over, meet, meet with, bargain with, have a chat, quarrel, converse with, hold a meeting, make small talk, break the news',
  ask: 'ask, question, interrogate, inquire, ask for, ask about, ask around, wonder aloud, ask out, press him, interview him, beg for information, call for, demand to know',
  tell: 'tell, inform, explain, describe, confide, brief, tell about, let know, break it to, tell a story, fill him in, relate, spill the beans, divulge, advise, relay, fill in on, suggest, propose a plan, declare',
  say: 'say, reply, answer, respond, murmur, exclaim, utter, speak up, state, say to, mumble, quip, retort, blurt, repeat, chime in, remark, speak out, begin to say, answer back, croak, rasp, drawl, interject, chuckle that, gasp out, stutter, proclaim, insist, go like, mouth',
  whisper: 'whisper, breathe to, whisper to, murmur to',
  shout:
    'shout, yell, scream, call out, cry out, bellow, shriek, call, call for help, call to, shout for, yell at, shout at, shout to, scream for, roar at, howl, cheer',
  phone:
    'phone, telephone, radio, make a call, ring up, call him, dial the number, call the police, call the cops, call the sheriff, call mum, call my mom, answer the phone, pick up the phone, dial 911, facetime, call 911, call my mum, make a phone call, call an ambulance',
  greet:
    'greet, say hello, say hi, wave, wave to, welcome, nod, salute, introduce myself, introduce, shake hands, wave at, nod to, nod at, bow, tip my hat, say good morning, say good evening, bid, high five, shake his hand, shake her hand, bow to, say hey, fist bump, say goodbye, say farewell, bid farewell, wave goodbye, wave back, say good night, say bye',
  thank: 'thank, say thanks, say thank you, express my gratitude, give thanks, show my gratitude',
  apologize:
    'apologize, apologise, say sorry, ask forgiveness, beg forgiveness, make amends, ask for forgiveness, excuse myself',
  forgive:
    'forgive, pardon, make up with, reconcile, make peace, show mercy, spare, have mercy, bury the hatchet, let it go',
  persuade:
    'persuade, convince, talk into, coax, encourage, urge, rally, talk out of, charm, appeal to, inspire, win over, egg, recruit, talk down, cheer on, sweet talk, prevail, incite, enlist, manipulate, reassure him that, lure, tempt',
  beg: 'beg, plead, implore, beseech, beg for',
  lie: 'lie, lie to, deceive, bluff, trick, fake, con, make up a story, play dead, play dumb, mislead, cheat, impersonate, outwit, make something up, feign, invent a story, make an excuse, dupe, act as if, prank, pull a prank',
  promise:
    'promise, swear, vow, give my word, make a promise, swear an oath, make a deal, make a pact, shake on, take an oath',
  confess:
    'confess, admit, own up, come clean, tell the truth, confess my love, reveal my, tell him the truth, bare my soul, unburden, level with',
  accuse:
    'accuse, blame, confront, denounce, call out as, challenge, report him, expose, reprimand, point the finger, call his bluff, rebuke, tell off, stand up to, yell at him for',
  warn: 'warn, alert, sound the alarm, raise the alarm, caution, tip off, pull the alarm, sound an alarm, ring the alarm',
  insult:
    'insult, mock, taunt, curse at, ridicule, laugh at, make fun of, roast him, swear at, flip off, spit, spit on, stick out my tongue, make a face, boo, heckle, call him names, curse, roll my eyes, sneer, scoff, provoke, spit at, ignore him, snub, troll, bother, brag',
  praise:
    'praise, compliment, congratulate, applaud, clap, cheer for, pat on the back, give a thumbs up, honor, honour, celebrate him, toast him, clap for, raise a toast, propose a toast, raise my glass, give credit, reward',
  joke: 'joke, tell a joke, jest, crack a joke, make a joke, kid, make him laugh, make them laugh, play a prank',
  comfort:
    'comfort, console, soothe, calm, calm down, cheer up, pat on the shoulder, hold him, calm him down, hush, shush, quiet down, pacify, put my arm around, settle down, lend an ear, relax him, support',
  hug: 'hug, embrace, cuddle, hold close, give a hug, hold tight, take his hand, take her hand, hold her hand, hold his hand, hold my hand, put my arms around, take my hand, hug him, wrap my arms',
  kiss: 'kiss, make out, peck, give a kiss, smooch, lean in, kiss him, kiss her, blow a kiss, steal a kiss, make love, sleep with, have sex, flirt, flirt with, seduce, court, wink, wink at, hit on, caress her, bat my eyes, date, go on a date, ask on a date, serenade, blow kisses, bed',
  marry: 'marry, propose, get married, propose to, wed, elope, ask to marry, get engaged, pop the question',
  dance:
    'dance, waltz, twirl, sway, dance with, ask to dance, jig, tango, break into dance, do a dance, do a little dance',
  sing: 'sing, hum, chant, whistle, recite, sing to, rap about, sing along, strum, play a song, play the guitar, play the flute, play the fiddle, play the piano, play the lute, play music, play a tune, play my, strike up',
  play: 'play, play with, gamble, bet, toss a coin, roll the dice, play cards, play a game, compete, flip a coin, race, wager, play chess, juggle for, roll dice, deal, play fetch, frolic, throw a ball, deal the cards, place a bet, join the game, arm wrestle, arm-wrestle, play hide and seek, fool around',
  perform:
    'perform, act, do a magic trick, put on a show, entertain, do a backflip, do a flip, do a cartwheel, do a trick, put on a performance, audition, rehearse, mime, show my skills, give a speech, make a speech, hold a speech, give a talk, lecture, present my case, testify',
  help: 'help, assist, aid, lend a hand, give a hand, help up, help out, back him up, take care of, look after, care for, help him up, tend to, give him a hand, do a favor, do a favour, volunteer, babysit, cover for, nurse, pitch in, host',
  heal: 'heal, bandage, treat, cure, dress the wound, stitch, resuscitate, do cpr, give cpr, first aid, clean the wound, stop the bleeding, operate on, patch him up, bind the wound, splint, nurse back, give medicine, save his life, apply pressure, disinfect, medicate, vaccinate, set the bone, check his pulse, check her pulse, perform cpr',
  feed: 'feed, give food, feed the, water the, feed him, give a treat, milk, lure with food, toss food',
  pet: 'pet, pat the dog, scratch behind, stroke the, pat the horse, ruffle, brush the horse, scratch his, befriend, make friends, make friends with, domesticate, whistle for, call the dog, gentle, adopt',
  wake: 'wake, wake up, awaken, rouse, get up, shake awake, wake him, wake her, stir awake, get out of bed, open my eyes, snap out, come to, rise',
  teach: 'teach, instruct, show how, coach, train him, educate, give a lesson',
  learn:
    'learn, study up, practice, practise, train with, research, learn about, memorise, study the, do research, take lessons, train for, hone, brush up, do my homework',
  lead: 'lead, guide, escort, take him to, show the way, lead the way, bring along, usher, drag along, march him, walk him home, walk her home, take us to, show around, command, take charge, take command, organise, lead on, bring with',
  invite:
    'invite, summon him, call over, beckon, ask in, invite in, wave over, motion, gesture, call together, gather everyone, gather the, call a meeting, let in, let him in, ask over, gather up everyone, assemble the crew, include, ask to join, rally the, throw a party, host a party, motion for, signal to, admit him',
  buy: 'buy, purchase, order, shop, rent, buy a, order a, go shopping, buy back, hire a horse, pick up some, shop for, order some, place an order, book',
  sell: 'sell, auction, pawn, sell off, peddle, sell out',
  trade:
    'trade, barter, haggle, swap, exchange, bargain, trade for, offer a trade, make an offer, strike a deal, negotiate a price, cut a deal, strike a bargain',
  pay: 'pay, bribe, tip, pay for, settle the bill, pay off, donate to, pay back, repay, compensate, slip some coins, spend, foot the bill, pay up',
  hire: 'hire, employ him, recruit him, appoint, name him, promote, hire him, elect, crown, deputize, knight, put in charge, fire him, dismiss',
  accept:
    'accept, agree, say yes, approve, take the job, take the deal, consent, nod yes, join, sign up, take him up, take the offer, agree to, join in, obey, enlist in, go along with, cooperate, team up, ally with, let him, side with, sign the contract, let her, volunteer for, support him, grant permission, enroll',
  refuse:
    'refuse, decline, reject, say no, disagree, turn down, shake my head, object, protest, resist, refuse to, rebel, dismiss the, back out of, walk away from, ignore, say nope, stay silent, keep quiet, remain silent, shut up, stay quiet, say nothing, keep silent, overrule, keep my mouth shut, veto, boycott',
  distract:
    'distract, create a diversion, make a distraction, create a distraction, draw attention, get his attention, get their attention, cause a scene, make a scene, divert, draw away, make noise, make some noise, cause a distraction, lead away, buy time, delay, lure away, attract attention',
  // mind
  think:
    'think, ponder, wonder, consider, reflect, reason, contemplate, think about, think of, think back, put two and two together, daydream, ruminate, think over, think it over, weigh my options, mull over, figure, assume, realise, understand, recognize, concentrate, focus, meditate on, dwell, piece together, connect the dots, theorise, doubt, suspect',
  remember: 'remember, recall, recollect, think back to, reminisce, try to remember, remember about, forget',
  plan: 'plan, decide, choose, plot, make a plan, strategize, pick one, make up my mind, prepare for, devise, come up with, scheme, hatch, think up, come up with a plan, prepare myself, coordinate, set a goal, prioritize',
  feel: 'feel happy, feel sad, fear, panic, love, like, worry, miss, hope, enjoy, envy, trust, freak out, regret, tremble, blush, grieve, feel like, care, sulk, mistrust, distrust, be afraid, pity, respect, marvel, hesitate, freeze, pass out, relish, gasp, cringe, sweat, brood, get angry, get mad, lose it, rage, quiver, pout, pine, bleed, suffer, black out',
  pray: 'pray, worship, meditate, bless, pray to, say a prayer, make a wish, give a blessing, make an offering, pray for, sacrifice, give an offering, cross myself, kneel and pray, wish, repent, baptize, do a ritual, perform a ritual, hold a seance, commune, wish upon, anoint, exorcise',
  cast: 'cast, cast a spell, conjure, summon, enchant, use magic, do magic, curse him, hex, banish, teleport, turn invisible, polymorph, use my powers, use my magic, channel, perform magic, transform, shapeshift, cast magic, dispel, perform a spell, bewitch, turn into, use the force, throw a fireball, work magic, magic, ward, read his mind, read her mind, shape shift, time travel, morph, scry, unleash, divine, charm the, materialize, hypnotize, telepathically, become a',
  // body
  wait: 'wait, stay, do nothing, stand by, hold on, pause, wait for, wait until, remain, stay put, stay here, hang around, stand still, wait and see, bide my time, hold still, loiter, stay back, lie in wait, pass the time, keep waiting, take my time, stay still, hold my breath, stay behind, keep still, sit tight, queue, hang out, hang back, delay my, stay with, let time pass, kill time, keep calm, keep my distance, stop, halt, keep watch for',
  sleep:
    'sleep, nap, go to sleep, go to bed, fall asleep, take a nap, pass the night, spend the night, get some sleep, lie down to sleep, turn in, dream, sleep in, drift off, call it a night, nod off, get some rest, sleep on, oversleep, doze off, go back to sleep, hit the hay, camp',
  rest: 'rest, relax, take a break, catch my breath, recover my, take a rest, have a rest, unwind, take a breath, take a deep breath, calm myself, take deep breaths, compose myself, chill, warm up, warm myself, take five, chill out, lounge, sunbathe, stretch, bask, smoke, smoke a pipe, steady myself, breathe in, take a deep, pull myself together, gather myself',
  sit: 'sit, sit down, take a seat, squat, perch, have a seat, sit up, sit back, sit with, sit next, sit on, sit beside',
  stand: 'stand, stand up, get up off, rise up, get to my feet, stand back, stand beside, get on my feet',
  lieDown:
    'lie down, lay down on, sprawl, lie back, lie on, flop, recline, drop to the ground, hit the ground, hit the deck, drop to the floor',
  kneel:
    'kneel, crouch, bend down, kneel down, get down, crouch down, drop to my knees, get on my knees, bow down, hunch, lean over, lean down, bend over, genuflect',
  hide: 'hide, conceal, take cover, hide behind, hide in, hide under, duck behind, crouch behind, stash away, blend in, keep low, cover up, stay hidden, stay low, take shelter, lie low, stay out of sight, camouflage, bury myself, get behind, keep hidden, duck under, duck into, squeeze behind, mask, get under, seek cover, slip behind, lay low, veil, squirrel away',
  smile:
    'smile, grin, laugh, giggle, smile at, burst out laughing, crack up, snort, cackle, grin at, laugh out loud, smile back',
  cry: 'cry, weep, sob, burst into tears, wail, break down crying, shed a tear, whine, moan, howl in, bawl, grimace, pull a face, complain, lament, vomit, throw up, sneeze, cough, burp, fart, pee, poop, snore, hiccup',
  shrug:
    'shrug, gesture to, scratch my head, cross my arms, fold my arms, clear my throat, tilt my head, raise an eyebrow, nod my head, bite my lip, wring my hands, stamp, clench, snap my fingers, pump my fist, facepalm, twiddle, point my finger, snap fingers, tap my foot, turn my head, blink, rub my eyes, flex, crack my knuckles, pinch myself, close my eyes, shut my eyes, cover my ears, cover my eyes, swing my legs, lower my head, bow my head, hang my head',
  celebrate:
    'celebrate, party, rejoice, have a party, dance for joy, cheer loudly, have fun, go wild, throw confetti, jump for joy',
  die: 'die, perish, drop dead',
  exercise:
    'exercise, train, lift weights, do push ups, do push-ups, do pushups, warm up for, do yoga, flex my muscles, spar with, go for a run, run laps, do squats',
  work: 'work, labor, labour, do my job, do my duty, work at, get to work, do chores, do my chores, work on, keep working, start work, clock in, tend, run the shop, mind the shop, toil, open shop, get back to work, carry on, attend, go about, patrol the, manage, oversee, supervise, do the work',
  hunt: 'hunt, go hunting, trap a, set traps, stalk prey, hunt a',
  fish: 'fish, go fishing, cast a line, angle, catch fish, catch a fish, cast my line, cast a net, cast the net',
  begin: 'begin, start, get started, commence, start up, launch into, kick off the, establish, found, open a',
  finish:
    'finish, end, complete, conclude the, wrap up the, stop doing, give up on, win, lose, succeed, cancel, interrupt, prevent, cease',
  continue:
    'continue, keep going, go on with, carry on with, press onward, keep on, persevere, resume, keep moving, keep walking, push on, keep at, move forward, move along, walk on, keep running, go further, push forward, go ahead, keep climbing, keep driving, keep digging, continue on',
  call: 'name, rename, christen, dub, nickname, call it, title',
  have: 'have, own, possess, keep, hold on to, wield a, wear a, carry a, need, contain, lack, belong, keep it, hang on to, hold onto, retain, save for later, inherit',
  be: 'be, become, seem, appear, look like, turn out, get hungry, feel tired, grow tired, sound, get tired, get lost, get cold, get stuck, live, exist, happen, occur, vanish, disappear, fall, fall down, fall over, fall into, slip on the, trip over, get hurt, arrive, arrive at, collapse, wake to, grow up, get home, remain a, belong to, come from, turn to stone, come true, age, change, get there, end up, fall off, fall in love, fall for, sink, rain, snow, matter, mean, cost, get ready, last',
} as const

export type ActName = keyof typeof verbsByAct

/** The act by verb, with its particle where it has one: 'pick up' → 'take'. */
export const actByVerb: ReadonlyMap<string, ActName> = new Map(
  (Object.entries(verbsByAct) as [ActName, string][]).flatMap(([act, verbs]) =>
    verbs.split(',').map((verb): [string, ActName] => [verb.trim(), act]),
  ),
)

const FIRST_VERBS = 4

const verbLists = new Map(
  Object.entries(verbsByAct).map(([act, verbs]) => [act, verbs.split(',').map((each) => each.trim())]),
)

/** Whether a verb is one of the first of its act, or a whole phrase of it: the act's lines are written for those. */
export const isFirstVerbOf = (act: ActName, verb: string, text: string): boolean =>
  verbLists
    .get(act)!
    .some(
      (each, at) =>
        (at < FIRST_VERBS && each === verb) ||
        (each.startsWith(`${verb} `) && text.includes(each.slice(verb.length))),
    )
