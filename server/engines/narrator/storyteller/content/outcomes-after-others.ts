import { outcomesIn } from './outcome-list.ts'

/**
 * What whoever or whatever has done something in the player's words does or says next, fitting their kind: '+comes' by what
 * it was, '+any' after whatever else. 'by_armed' has a weapon in hand, 'by_many' are several, 'by_known' has a name.
 */
export const afterOthers = outcomesIn(`
  +comes +there_is > by_child by_boy by_girl by_kid
    "Are you the one?" says [actor]. "The lady said one of you would have a sad face. She gave me a coin to look."
    [^actor] [actor+stare] at you as only children do. "You have got something on your nose," [actor.they] [actor+say], and then, "I am lost, I think. Or the others are."
    "My mother says I am to say that she is coming," says [actor], "and that you are not to touch anything."
    There is a scab on [actor's] knee and a live frog in [actor.their] hand. "Do you want it?" [actor.they] [actor+say].
    "Why are you doing that?" says [actor].
  +any > by_child by_boy by_girl by_kid
    "What happens now?" says [actor].
    "I can do it better," says [actor]. "Watch." And that is already the beginning of it.
    [^actor] [actor+pull] at your sleeve. "I know a secret about somebody here," [actor.they] [actor+whisper]. "Do you want to buy it?"
    "Is it supposed to do that?" says [actor].
  +comes > by_official by_policeman by_lawman by_soldier by_guard by_officer by_captain by_sheriff by_inspector by_constable by_watchman by_knight by_sergeant
    "Nobody leaves," says [actor]. "It is only a few questions. The first one is where you were an hour ago."
    [^actor] [actor+look] from one to the next, and last at you. "You," [actor.they] [actor+say]. "You do not look surprised to see me. Why is that?"
    "I have a name here on a list," says [actor], and [actor+unfold] it. "Two names, in fact. Shall I read them out, or will somebody save me the trouble?"
    "There has been a complaint," says [actor]. "About a noise, if you like. I do not care about the noise. What was in the cart?"
  +comes > by_many
    The one in front holds up a hand, and the others stop. "Which of you is in charge here?" says the one in front.
    They spread out without a word, one to each side, and the last of them stays where the way out is.
    They bring the cold in with them, and a smell of wet leather. The smallest of them seems to be the one who gives the orders: "You first," that one says, and means you.
    One of them laughs too loudly, and one does not laugh at all. That one is looking straight at you.
  +comes > by_vehicle by_car by_truck by_ship by_boat by_train by_bus by_carriage by_starship by_aircraft by_wagon by_craft
    It stops with a jolt. For a while nothing happens; then one door opens, and first a stick comes out, and then a foot.
    Somebody has written on its side with a finger, in the dust: NOT THIS ONE.
    The one light that still works goes over you and comes back. Whoever is in there has seen you.
    It comes to a stop a little askew. Inside somebody is arguing, two voices, and one of them says your name.
  +comes > by_known
    "Do not look at me like that," says [actor]. "I came as fast as I could. Have you heard it yet?"
    [^actor] [actor+stop] short. "Oh," [actor.they] [actor+say]. "It is like that, then." And a moment later: "I can come back."
    [^actor] [actor.is] out of breath. "They are asking for you," [actor.they] [actor+say]. "I said I had not seen you. I am not good at it."
    "There you are," says [actor]. "I have something to tell you, and you had better sit down. No? Then stand."
    [^actor] [actor+bring] a smell of cold air in with [actor.them]. "I have changed my mind," [actor.they] [actor+say]. "About all of it. Ask me why."
    "I will not stay long," says [actor], and [actor+put] down what [actor.they] [actor+carry], as people do who will.
  +comes > by_thief by_criminal by_wrongdoer by_pirate by_robber by_outlaw by_bandit
    "Pockets," says [actor]. "Then the shoes. They look as if they would fit me."
    "There is a toll here, since this morning," says [actor]. "It depends on what you have with you. What have you with you?"
    [^actor] [actor+look] tired, and younger than the voice. "Do not make me do it," [actor.they] [actor+say]. "It is only my second day."
    A whistle goes, somewhere off to the side; [actor] [actor+answer] it with another. So [actor.they] [actor.is] not alone.
  +scream +shriek +yell > does
    In the silence afterwards [actor] [actor+look] as surprised by it as anybody.
    Then an arm comes up, quite stiff, and points.
  +comes +there_is > does
    "I was told to look for somebody who looks as if they had not slept," says [actor]. "I take it that is you."
    [^actor] [actor+have] a letter in hand, and [actor+look] from the letter to you and back. "It does not say that there would be two of you," [actor.they] [actor+say], though there is only you.
    "Is this the place?" says [actor]. "They said there would be a light." One of [actor.their] boots has come open, and [actor.they] [actor.does] not seem to have noticed.
    [^actor] [actor+shake] the wet, or the dust, from [actor.their] sleeves. "I have come a long way to say no," [actor.they] [actor+say]. "So somebody had better ask me."
    "You will not know me," says [actor]. "But I owe you something, and I would like to be rid of it."
    [^actor] [actor+go] once round the whole of it with [actor.their] eyes, the way people do who mean to buy. "Who is in charge?" [actor.they] [actor+say].
    [^actor] [actor+hold] out a hand, and [actor+take] it back before you can shake it. "Sorry. It is not clean," [actor.they] [actor+say]. "I have just come from there."
    "Do not get up," says [actor]. "I am only here for what he left behind."
    There is a fresh scratch across [actor's] cheek. "It is nothing," [actor.they] [actor+say], before anybody has asked.
    "You have company coming," says [actor], and [actor+nod] back over one shoulder. "Two of them. I passed them at the bend."
  +demands > does
    [^actor] [actor+wait], and [actor+tap] two fingers against a ring: once for every breath it takes you.
    While you think, [actor] [actor+look] past you, as if the answer might be lying about somewhere.
    [^actor] [actor+have] all day, by the look of it; only the thumb goes round and round on a button.
    [^actor's] eyebrows have gone up, and there they stay until something is said.
    It was asked lightly. [^actor] [actor+hold] [actor.their] breath all the same.
    "You need not say it at once," says [actor], and [actor+count] to three, quite audibly.
    [^actor] [actor+bend] [actor.their] head to one side, and a bit of hair falls over one eye, and stays there.
  +insists > does
    [^actor] [actor+stand] where nobody can well get by. It does not look like chance.
    "I am not asking twice," says [actor], which is the second time.
    "Well?" says [actor]. There is a vein at [actor's] temple that you have not noticed before.
    "By noon, or by midnight, whichever comes first," says [actor]. "After that I send somebody who is less polite."
    [^actor] [actor+put] one hand flat on whatever is nearest, as if it were already [actor.their] own.
  +leaves > does
    One hears [actor] for a good while yet, and then one hears that one does not.
    It takes a while until one no longer hears the steps. Where [actor] stood lies a glove, the left one.
    There is a smell of cloves where [actor] was, and then not even that.
    At the last moment [actor] [actor+look] back, and [actor+seem] to count who is still there.
  +sit +sit_down +lie_down > by_animal
    [^actor] [actor+turn] round twice first, and [actor+let] out a long breath through the nose.
    From there [actor] [actor+look] at one single spot on the wall, or where a wall would be, and does not blink.
  +brings > by_animal
    [^actor] [actor+let] it be taken, after one look at your hands. It is damp, and still warm.
  +any > by_hand by_arm by_claw by_paw by_tentacle
    It is cold, and a good deal stronger than it looks. "Do not turn round," says somebody, close to your ear. "Walk."
    On one finger is a ring with a green stone; there is a nick in the stone.
  +any > by_voice by_whisper
    It is quite near, and comes from nobody whom you can see. "Please," it adds, after a moment.
    It has a lisp, and sounds as if it were smiling.
  +any > by_unknown
    It stops when you breathe in, and goes on when you breathe out.
    It is bigger than one would think from the noise. A bit of dust comes down, and after it something that shines.
    Then it is quite still, and that is the stillness of something that has heard you.
    For as long as a blink there is an eye, as yellow as a lamp, and no lid to it.
    Three times, a pause, and three times again: it is not just any noise.
  +any > goes
    There is a smell with it, faint and sweet, as of singed sugar.
    It makes a small sound while it does so, like a page being turned.
    A moment ago it was not like that. Somewhere something must have been let go.
    @people Somebody draws in a breath. Somebody else says, "Is it supposed to do that?"
    It does it once, and then a second time, slower, as if to be understood.
    From close to it gives off a little warmth.
    One would not have thought that it would be so quiet about it.
  +says > does
    [^actor] [actor+rub] a thumb along the edge of a sleeve, where the thread has come loose, and [actor+watch] how you take it.
    It was meant to sound easy. Only [actor's] foot has not stopped moving.
    A moment too late [actor] [actor+smile].
    [^actor] [actor+look] over one shoulder after it, to see who else has heard.
    [^actor] [actor+say] it like something that was practised on the way here.
    Then [actor] [actor+shut] [actor.their] mouth, and one can see that there was a second half.
    [^actor] [actor+have] the look of somebody who has paid and is waiting for the change.
    [^actor's] ears have gone red, the left one more than the right.
    It hangs there. [^actor] [actor+pick] a bit of fluff from the air, or from nothing.
  +gives +offers > does
    "Do not thank me," says [actor]. "It was never mine."
    [^actor] [actor+let] go of it one finger at a time.
    "There is something written on the back," says [actor]. "I have not read it. Well, I have."
    It is still warm from [actor's] hand. "You will know when you need it," [actor.they] [actor+say], and [actor+sound] none too sure.
    "I want it back," says [actor]. "By tonight. Before anybody counts."
  +takes > does
    [^actor] [actor+weigh] it in one hand, and [actor+nod]. "Lighter than I thought," [actor.they] [actor+say].
    It is gone under [actor's] coat, or what serves for one, before anybody can say a word about it.
    "You were not using it," says [actor].
  +threatens > does
    It goes past your ear, near enough to part the hair. [^actor] [actor+have] put so much into it that the next one will take a moment.
    You get an arm up in time. It goes numb to the elbow; but [actor] [actor.has] given away that [actor.they] [actor+favour] the left.
    "Nothing personal," says [actor], and [actor+come] on again.
    You are against something hard, and [actor] [actor.is] close enough for you to smell what [actor.they] had for breakfast: onions.
    [^actor] [actor+breathe] through the teeth. "Last chance," [actor.they] [actor+say]. "You know what I want."
  +threatens > by_animal
    You jump aside, and [actor] [actor+go] past in a rush of warm air and stink. It takes [actor.them] five lengths to turn.
    [^actor] [actor+stop] an arm's length short and [actor+show] what [actor.they] [actor.has] in the way of teeth. One of them is broken.
  +touches_hero > does
    The hand stays a moment longer than it has to. It is cold, and there is ink on it.
    "Come," says [actor], low. "Not here."
    [^actor's] grip is stronger than one would think. You will see the marks of it tomorrow.
  +laugh +giggle +chuckle +cackle +snort > does
    It catches, too: you feel the corner of your mouth go. "Sorry," says [actor]. "It is only that you looked exactly like my aunt."
    [^actor] [actor+wipe] [actor.their] eyes with the back of a hand. "No," [actor.they] [actor+say]. "No, go on. I want to hear the rest."
    It stops as suddenly as it began. "It is not funny," says [actor]. "It is not funny at all."
    Then it gets a little too loud, and goes on a little too long.
  +cry +sob +weep > does
    "It is nothing," says [actor]. "It is just that she used to say that, too."
    [^actor] [actor+blow] [actor.their] nose on whatever is nearest. "You may look now," [actor.they] [actor+say].
    Between two breaths come three words, and you are almost sure that they are "not my fault".
  +smile +grin +smirk +beam > does
    There is a gap between [actor's] front teeth that you have not noticed before.
    It goes as far as the eyes and stops there.
    "You, too?" says [actor].
  +trip +stumble +slip +fall > does
    "I meant to do that," says [actor] from below. Something has rolled out of [actor.their] pocket, and lies between you: a key with a blue tag.
    [^actor] [actor+sit] there, legs out, and [actor+count] what is still whole: "Elbow. Knee. Pride." The last takes longest.
    It makes a noise that is heard by everybody who should not have heard it.
  +sit +sit_down > does
    [^actor] [actor+stretch] out both legs like somebody who has walked all night. There is a hole in one sole, stuffed with newsprint or leaves.
    "That is better," says [actor], and [actor+shut] both eyes. "Now. From the beginning."
    [^actor] [actor+choose] the place from which one sees the door.
  +stand_up +get_up +rise > does
    "Right," says [actor], to nobody. "Right, then."
  +flees > does
    Something falls from [actor's] pocket on the way, and stays behind: a folded ticket, or bill, with a time written on it.
    For a while one hears the steps, and then a shout, and then neither.
    At the last moment [actor] [actor+look] back; not at you, at what you are standing next to.
    What is left is a footprint, deep in the heel, and a smell of burnt sugar.
  +gets_away > does
    [^actor] [actor.has] upset two things already, and there is a third in the way.
    It takes all of a breath, and then there is shouting where [actor] [actor.is] now.
    Whoever tries to stop [actor.them] gets a hold of air.
  +whisper > does
    What you make out is: "not the front way", and, "before they count".
  +refuse > does
    "I have my reasons," says [actor]. "Two, to be precise, and they are both asleep upstairs, or ought to be."
    [^actor] [actor+set] [actor.their] jaw. There is more to it: the eyes have gone to your pocket.
    "Ask somebody who can afford to say yes," says [actor].
  +sing +hum +whistle +dance +play +~performs > does
    One would not have thought it of [actor.them]. When it ends it is quieter than it was before.
    The tune is one that you know, and the words are not.
    By the second time round your own foot is at it, too.
  +eats > does
    Not a crumb is left. "I had nothing since yesterday," says [actor], chewing.
    [^actor] [actor+lick] one finger after the other, and [actor+look] round for more.
  +sleep +doze +nap +fall_asleep > does
    The mouth comes open. After a while it says, "Not the geese," and shuts again.
  +sees_hero > does
    You look back, and it is [actor] who [actor+look] down first. There was a question in it.
    [^actor's] eyes go to your hands, and stay there.
    "I know you from somewhere," says [actor]. "Give me a moment."
  +looks > does
    Whatever [actor] [actor+see] there, it makes [actor.them] put a hand flat on [actor.their] chest.
    "Come and look at that," says [actor] after a while, without turning round.
    [^actor] [actor+count] under [actor.their] breath, and [actor+get] to four.
    [^actor] [actor+go] nearer by one step, and back by two.
  +works > does
    "It wants a tap in the right place," says [actor], and [actor+give] it one. It does; for now.
    [^actor] [actor+rub] a scraped knuckle. "That will hold until somebody leans on it," [actor.they] [actor+say].
    It takes [actor.them] no longer than it takes to say so. [^actor] [actor.has] done this before, and not only here.
  +~moves > does
    [^actor] [actor+limp] a little, on the left, when [actor.they] [actor+think] that nobody sees.
    On the way [actor] [actor+brush] against something, and it rings, faintly, like a glass.
    "Mind your feet," says [actor] in passing.
  +any > by_many
    One of them does not join in, and looks at you instead.
    The youngest looks to the oldest, and the oldest gives the smallest of nods.
    Somebody at the back says something, and it goes through them like wind through barley.
    There are five of them, when one counts; a moment ago it was six.
  +flicker +blink +dim > by_light by_lamp by_bulb by_lantern by_candle by_screen by_torch
    Three short, one long, and again. It could be a loose wire; it could be somebody with something to say.
  +go_out +fail +die > by_light by_lamp by_power by_electricity by_torch by_lantern by_candle by_bulb
    In the dark something is set down very softly, on your left.
    Somebody says, "Nobody move," and somebody moves.
    What light is left comes in as a grey stripe, low down, and something has just gone through it.
  +start +begin +turn_on +come_on +hum +glow +work > by_machine by_device by_engine by_computer by_appliance by_equipment
    It shudders, coughs out a puff of dust, and settles to a low even drone. Something inside is one tooth short: it clicks at every turn.
    A needle, or a number, climbs to seven and stays there, trembling.
    It has a smell of hot dust, and goes on as though it had never been off. On its front a small light asks for something.
  +stop +die +break_down +stall +fail +sputter +stutter > by_machine by_device by_engine by_computer by_vehicle by_appliance by_equipment
    In the quiet one hears it tick as it cools. Underneath, something drips.
    It gives a last cough, and a thread of blue smoke. It smells of burnt hair.
    The last thing on it is a number: forty-one. Then that goes, too.
  +ring +buzz +chime +toll +beep > by_bell by_phone by_telephone by_device by_alarm by_doorbell by_clock by_timepiece
    It rings again, and a third time. Then it stops in the middle, as if somebody had laid a hand on it.
    Eleven times. It should not be eleven.
    Whoever it is does not give up easily: it goes on until you know the sound by heart.
  +open +swing_open +creak_open +burst_open +fly_open > by_door by_gate by_lid by_hatch by_box by_chest by_window
    Cold air comes out of it, with a smell of apples and old paper. It is dark in there, and something gives a small click.
    Nobody is behind it. On the threshold, or the edge, lies a single wet leaf.
    It stops half way, against something soft.
  +close +shut +slam +slam_shut +swing_shut > by_door by_gate by_lid by_hatch by_window
    A bolt goes across on the other side. It does not sound like chance.
    The draught of it puts out whatever could be put out.
  +open +bloom +grow +sprout +blossom +unfold > by_flower by_plant by_vine by_tree by_seed by_bud
    It smells, very faintly, of rain on hot stone. It turns, no faster than a clock does, until it faces you.
    A fine gold dust comes off it and stays in the air. Where it settles on your sleeve, the cloth gets warm.
    There is a sound to it, if one holds one's breath: a tick, like a knuckle being cracked a long way off.
  +fall +drop +crash +topple +come_down +tumble > by_artifact by_rock by_stone by_branch by_tree by_ceiling by_roof
    It lands on its edge, turns twice round itself, and lies still. On its underside something has been scratched with a nail.
    There is dust everywhere, and when it settles one sees what was behind it.
  +break +crack +shatter +burst +split +snap +explode > by_artifact by_ice by_rock by_tree
    A piece of it slides to your feet. It is warm.
    The sound goes out, and comes back from somewhere it should not. After that someone, not very near, begins to shout.
  +come +fall +come_on > by_night by_evening by_dusk by_darkness by_nightfall
    The shadows run together. One small light comes on a long way off, and for some reason it is red.
    The colours go first, and then the edges. What is white stays longest.
  +vanish +disappear > by_artifact
    Where it was the air is colder, and the dust lies in a ring.
  +~sounds > goes
    It comes from the left, and from lower down than it ought to.
    It comes again, nearer by a step or two.
  +~comes > goes
    It is here sooner than one thinks. Whatever was going to be done had better be done now.
  +~is > goes
    One edge of it is newer than the rest, as if somebody had put it right not long ago.
    It smells faintly of lamp oil, or something very like it.
  +~there > goes
    It has not been there long: there is no dust on it, and there is dust all round.
    Somebody has tied a bit of red wool to it.
    It is still warm.
  +burn +catch_fire +ignite +is_fire > goes
    The heat comes to your face like an open hand. You have a minute, perhaps two.
    It crackles, and runs sideways to where it has no business to be.
  +rise +flood +pour_in +leak +drip +seep > by_water by_liquid by_river by_tide by_sea
    It is at your ankles already, cold as keys, and it brings things along: a cork, a comb, a page from something.
    It has found every crack. It will be over the step in a quarter of an hour.
  +arrive +come > by_letter by_message by_parcel by_package by_email by_telegram
    There is no sender on it. It was posted, or given up, three days before anybody could have known.
  +come_up +rise > by_sun by_moon
    The first of it lies along the ground, thin as a ruler, and everything has a shadow ten times its own length.
    It shows what the dark was good enough to keep to itself: how shabby it all is, and how pretty.
  +go_down +set > by_sun by_moon
    The warmth goes with it, as if somebody had shut a stove. One by one the small noises of the night begin.
    For a moment all the edges are red, and then there are no edges.
  +start +begin +come +fall +come_down +pick_up +get_up +rise +blow > by_rain by_snow by_wind by_storm by_fog by_mist by_hail
    People will be going in now; whoever stays out in this has a reason.
    It comes from the side where nobody expected it. Tracks will not last long in that.
    What lies about is wet, or white, or gone, before one can say which of it was yours.
  +begin +start +ring +toll > by_bell
    It is the wrong hour for it. Two streets off, or two fields, a second one takes it up.
  +comes +threatens +draw_weapon > by_armed
    "Nobody moves," says [actor]. "I want what is mine, and then I am gone. You have as long as it takes me to count to ten."
    "Hands," says [actor]. "Where I can see them. And you can tell whoever is behind you to come out."
    [^actor's] hand is not quite steady. "I was told there would be nobody here," [actor.they] [actor+say]. "Somebody has lied to one of us."
    "I would rather not," says [actor]. "So do me the kindness and take one step back. And another."
    "One question," says [actor]. "You get one try at it. Who sent you?"
  +brings > does
    "For you," says [actor], and [actor+hold] it out at arm's length, as if it might go off. "I was told to wait for an answer."
    [^actor] [actor+set] it down between you, and [actor+wipe] both hands on [actor.their] clothes. "Now it is yours," [actor.they] [actor+say]. "I never saw it."
    "Where do you want it?" says [actor]. "It is heavier than it looks. And do not ask me who paid for it, because I do not know."
    [^actor] [actor+keep] a good hold of it. "First tell me your name," [actor.they] [actor+say]. "I have made that mistake once today."
    "You had better look at this," says [actor]. "I have carried it all the way here, and I still do not believe it."
  +comes +there_is > by_animal
    [^actor] [actor+sniff] at your shoes for a long time, first the left and then the right. The right one is the one that matters, it seems.
    Round [actor's] neck hangs a bit of chewed string, with half a label on it.
    There is mud on [actor.them] up to the belly, and it is red mud; there is none of that round here.
    [^actor] [actor+sit] down in the one place where [actor.they] [actor.is] in everybody's way.
    [^actor] [actor+carry] something in [actor.their] mouth, and [actor+let] it fall before you: a glove, still warm.
  +gets_away +flees > by_animal
    [^actor] [actor.has] upset two things already, and there is a third in the way. "Catch it," says nobody, since nobody has breath for it.
    It is astonishing how fast [actor] [actor.is]. What stood on the edge stands there no longer.
  +any > by_animal
    [^actor] [actor+knock] over whatever stands nearest, and [actor+look] at it as if it had been asked to.
    [^actor] [actor+make] straight for the only thing in sight that can be eaten, and [actor+keep] one eye on you meanwhile.
    [^actor] [actor+stop], ears up, and [actor+listen] to something behind you.
    [^actor] [actor+shake] from nose to tail, and whatever was wet or dusty on [actor.them] is now on you.
    A deep breath goes in, and comes out of [actor] as a sneeze.
    [^actor] [actor+look] you up and down, and [actor+seem] to have expected somebody taller.
  +any > by_official by_policeman by_lawman by_soldier by_guard by_officer by_captain by_sheriff by_inspector by_constable by_watchman by_knight by_sergeant
    One button of [actor's] coat does not match the rest. [^actor] [actor+see] you see it.
    [^actor] [actor+keep] one thumb hooked in [actor.their] belt, and the other hand free.
    "I shall have to write that down," says [actor].
  +~acts > does
    [^actor] [actor+do] it with the left hand. The right one stays where one cannot see it.
    It goes quickly, like something done every day for years; only at the very end there is a slip.
    A bracelet of plaited thread slides out at [actor's] cuff, and back under it.
    It is hard to say who is more surprised by it. "Well," says [actor]. "I never."
    [^actor] [actor+look] round afterwards, and it is not at you, but at the way out.
    [^actor's] lips move while [actor.they] [actor.does] it, as if there were a right number of times.
  +~speaks > does
    It comes out hoarse, as if [actor] had said nothing else all day.
  +~feels > does
    It takes the colour out of [actor's] lips. "Give me a minute," [actor.they] [actor+say].
    [^actor] [actor+press] both hands together until the knuckles crack.
  +~is +~looks +any > does
    [^actor's] left hand has ink on three of its fingers, and one nail is bitten down.
    Close to, [actor] [actor+smell] of cloves, and of something that has been burnt.
    [^actor] [actor+have] a way of looking at the ground a step in front of you.
    There is a white thread on [actor's] sleeve, and it goes with nothing that [actor.they] [actor+wear].
    "What?" says [actor]. "Have I got something on my face?"
    [^actor] [actor+turn] a ring on one finger, half way round and back.
    "You are very quiet," says [actor].
    A small scar runs through [actor's] left eyebrow. When [actor.they] [actor+think], it goes white.
    [^actor] [actor+breathe] out, and one sees how long [actor.they] had held it.
    There is a crumb at the corner of [actor's] mouth, and nobody has told [actor.them].
    [^actor's] eyes are not quite the same colour: one is grey, and the other would like to be green.
    "Say something," says [actor]. "Anything."
    A hum comes from [actor], two notes and then the first again. It stops when [actor.they] [actor+notice] it.
    One of [actor's] shoes has been tied with string.
    [^actor] [actor+touch] the same spot below [actor.their] throat for the third time, where something must once have hung.
    "I know how it looks," says [actor].
  +put +lay +set +place +slam +put_down +lay_down +set_down > does
    [^actor] [actor+leave] two fingers on [object] a moment longer than there is need to.
    There [object.they] [object+lie] between you, and [actor] [actor+look] everywhere but at [object.them].
    "Well?" says [actor]. "[^object.they] [object+do] not bite."
  +throw > does
    [^actor] [actor+look] after [object] as if [actor.they] wanted [object.them] back already.
    It is not a good throw, and it is good enough.
  +hold +show +hold_up +hold_out > does
    [^actor's] arm begins to shake a little with holding it. "Take your time," [actor.they] [actor+say].
    [^actor] [actor+turn] [object] so that one can see the underside. Somebody has scratched a cross there.
  +far > does
    It is too far for a face. But whoever it is has stopped, and turned this way, and one arm goes up.
    A glint comes from there, twice, as from a lens or a buckle. You have been seen.
    Whoever it is has a long coat and is in no hurry; and is not alone, for behind comes a second, leading something on a rope.
  +hail +call +contact +signal > by_vehicle by_craft by_ship by_vessel
    What comes over is half crackle. "... know what you have on board," says a woman's voice, quite friendly. "You have until our hatch is open to think about it."
  +pull_up +pull_in +drive_up +land +dock +drop +appear +emerge +~comes > by_vehicle by_craft by_machine
    It stops with a jolt. For a while nothing happens; then a hatch, or a door, opens, and somebody inside says, "Is it here?"
    It has been painted over in a hurry. Under the new name one can still read the old one, and the old one has been in the papers, or should have been.
  +any > by_vehicle by_craft by_machine by_device
    It leaves a smell of hot metal, and a drop of something dark on the ground.
    Something in it is one tooth short: it clicks at every turn.
`)
