import { outcomesIn } from './outcome-list.ts'

/**
 * What is different after a deed of the hero's, told after what it came to: '+=climb' by its act, '+fall' by its verb. Each line
 * takes for granted that the deed was done; '?=climb' are those of a try that does not come off and leaves something.
 */
export const afterDeeds = outcomesIn(`
  +climb_down +get_down > self
    The last bit is a drop, and you take it. Below it is cooler, and your hands smell of rust and old rope.
    Halfway something comes loose above you and goes past your ear. You hear it land, so now you know how far it still is.
    You come down harder than you meant to. One knee will remember it.
  +=climb > self
    Halfway something gives under your left foot and drops away. It takes a long time to land, and whoever is about has heard it.
    The last arm's length costs you a button and the skin of two knuckles. From there one sees who comes and goes, and is seen as well.
    Somebody has been this way before: there are two letters and a small crooked heart scratched where your hand comes to rest.
    It bears you, though it says loudly what it thinks of it.
    You get there with a stitch in your side and moss under your nails. The way back is going to be the harder half.
    For three breaths you hang by your hands. After that it is only steep.
  +climb_into +climb_through +crawl +crawl_into +crawl_through +crawl_under +squeeze_into +squeeze_through +squeeze +wriggle_through > self
    It is made for somebody narrower. A sleeve catches, and for a breath you go neither on nor back; then the sleeve gives.
    In there it smells of dust and old pennies. You go on your elbows, and count the joints: at the ninth one there is light from below.
    Something with small feet goes on ahead of you, and always stays just out of reach.
    Your own breath is very loud in there. So are two voices, from somewhere beyond, and one of them is saying, "Tonight, then."
  +listen_at > self thing
    Under the first sound there is a second one, slower. Between the two you can count to three, and the next time only to two.
    It is not regular, as you had thought. Four, a gap, two, a gap, four: somebody could be meaning something by it.
    At first there is only your own pulse. Then, quite near, something on the other side does just what you do, and listens.
  +=sneak +tiptoe > self
    One board, or stone, or twig is in on it with the others: it cracks. You stand on one leg and count to twenty. Nobody comes.
    @people You are past before you dare to breathe. Behind you a voice says, "Did you hear that?" and another, "Hear what?"
    You get by. Your shadow gets by a moment later; nobody was looking at the floor.
    It takes five times as long as walking, and it works.
    You pass so close that you could count the crumbs of somebody's last meal. Nobody turns round.
  +=hide +hide_away > self
    @people A pair of boots comes by, stops, and goes on. The left one squeaks.
    There is just room enough if you keep your chin on your knees. Through a gap you see a strip of the world, as wide as a hand.
    Something with a great many legs is hiding here already, and makes room.
    @people You hold still. Somebody says, quite near, "I could have sworn," and does not say what.
    Your nose begins to itch at once, as noses do. You let it.
  +pull_out +unplug +disconnect +tear_out +yank_out > thing
    There is a small blue spark, or you think there is, and then a silence that has been missing all this time.
    It comes out with a sound like a cork. What it was holding back takes a moment to notice.
  +=cut > thumb finger hand palm arm leg
    It is not deep. All the same one red drop has fallen, and left a mark like a full stop.
  +=flee > self
    @people Behind you somebody shouts, and then there are feet, more than two. At the second corner there are fewer of them.
    You lose a button, your breath and, somewhere on the way, whoever was after you.
    You do not look back until your side aches. Nobody is there, and that is nearly worse.
    @people Something goes over with a crash behind you; somebody has run into what you ran round.
    You run until the noise is far off and small. Only then do you feel that your left shoe has come undone.
    A door, a bend, another bend. When you stop there is nothing to hear but you.
  +=steal > self
    @people Nobody cries out. But a small boy on the other side has seen it all, and lays a finger on his lips: it will cost you something yet.
    Your hand is back where it belongs before anybody has blinked. It shakes a little afterwards, and not before.
    It is lighter than you thought. Where it was there is a clean patch in the dust, and anyone who looks will see that.
    It goes well up to the last moment, when something rattles. You cough, and that covers it.
    @people It will be missed: by evening, if you are lucky; within the hour, if you are not.
  +break +smash +shatter +break_open +smash_open > made
    One splinter finds your thumb. The noise goes a long way, and somewhere a door opens.
    After the crash it is so quiet that one hears the last piece roll to a stop.
    Among the pieces lies something that was not meant to be found: a small key with a red thread through it.
    It breaks more easily than it should. Somebody has mended it once, with glue and hope.
  +=force +pry +pry_open +force_open +=unlock +=open > lock safe padlock
    It cost you a fingernail and most of your patience.
    Inside the lock something small has broken off; it will not be shut again so soon.
    There are older scratches round it than yours. You are not the first to have tried.
  +=unlock > self
    It sounds louder than it is. You wait; nobody comes to see.
    There are older scratches round it than yours: somebody has tried this before, and worse.
  +=repair > self
    One piece is left over in the end. It goes on without it.
    It runs, with a tick in it that was not there before. That should hold for a day; two, with luck.
    The cause turns out to be a scrap of cloth as long as a thumb, chewed to felt. Somebody must have stuffed it in.
    Your hands are black up to the wrists, and a cut has got in under the black. But it holds.
    It was put together wrong from the first; whoever did it has scratched a small apology on the inside.
  +=make > made
    The first try is nothing to speak of. The second is, a little.
    It comes out not quite as you saw it before you, and yours all the same.
    You use up all that there was to hand, down to the last scrap. It will bear what it has to, if it is not asked twice.
    It will win no prize. But it is there, and an hour ago it was not.
  +=cook > self
    The edge catches a little, and is the best of it. There is enough for two, and a bit for whoever smells it.
    It wants salt, and then it wants nothing any more.
    @people By the time it is done, somebody has looked round the corner twice, quite by chance.
    Half of it sticks to the bottom. The other half tastes of smoke and better days.
  +=dig > self
    At the depth of an elbow there is a hollow sound.
    A few spits down the earth turns from brown to grey, and it is softer than it should be: somebody has dug here before.
    You turn up a shard of blue glaze, a bone button and a very cross worm.
    By then you have two blisters, and a hole as deep as your arm.
  +=fish > self
    The third bite is a real one: as long as a hand, silver, and furious.
    You pull out a shoe. It has been mended twice, and well.
  +=swim > self
    It is colder an arm's length down, and something smooth goes past your leg and takes no further interest.
    The current sets you down thirty steps from where you meant to be. You are out of breath, and not out of luck.
    You swallow a mouthful of it, and come up coughing, a good deal nearer.
  +=jump > self
    You land on all fours and a little to the left of where you meant to. Nothing is broken but the silence.
    It was further than it looked. Your heels tell you so, and then your teeth.
    There is a moment when you know it was a mistake, and another when it was none.
  +=fly > self
    The wind has opinions, and for a while you go where it goes. Then you get the knack of leaning.
    Everything below gets small and neat, as if it had been tidied up.
    You dip once, so that your stomach stays above, and then it carries you.
  +=ride > self
    A branch takes your hat, or would have if you had had one on. After that it is all speed and water in your eyes.
    It goes like the wind as far as the second bend. There you lose a stirrup, or a pedal, and find it again.
    You are sore by the end of it, and a long way further than whoever would follow.
  +=drive > self
    @people Twice you see the same two lamps behind you, and then no more.
    There is less in the tank, or the trough, than you had hoped: it will get you there, and no one has said anything of back.
  +sail +set_sail +steer +row > self
    The wind comes round a hand's breadth to the west, and you make up what you had lost.
    Spray comes over, and finds the one gap in your collar.
    For a while you think that another sail stands off behind you. Then the haze takes it.
  +dodge +duck > self
    You feel the air of it on your cheek. It takes a chip out of whatever stood behind you.
    You are not quite quick enough: it has your sleeve, and not the arm in it.
  +fight +attack +charge +=attack > being animal
    [object] [object+stagger], and [object+catch] [object.their] balance again. Now [object.they] [object+watch] your hands and no longer your face.
    It costs you a split lip, and [object] the upper hand: [object.they] [object+fall] back two steps.
    You get the first one in. The second you get yourself, on the shoulder, and [object] [object.is] breathing hard.
    [object] [object+go] down on one knee, and [object+hold] up a hand: enough, for the moment.
    For a breath you are nose to nose. Then [object] [object+slip], and the way past [object.them] is free.
  +fight +attack +charge +fight_back +strike_back > self
    You are faster this once. It costs you a bruise the size of a plum.
  +chase +pursue +hunt +run_after +catch > being animal
    [object] [object.is] faster on the straight, and you are at the corners. At the third one you have a handful of [object.their] coat, or what goes for one.
    [object] [object+take] a turn that is none, and there [object.they] [object+stand], with a wall behind [object.them].
    You lose [object] twice and find [object.them] by the noise. Then [object.they] [object+stumble], and you are there.
  +herd +drive_in +round_up +shoo > being animal
    [object] [object+go] left, and right, and between your legs, and in the end where [object.they] should, as if it had been [object.their] own idea.
    It takes both arms and a good deal of bad language. [^object] [object.is] in, and looks offended.
  +=throw > self
    It flies truer than you had any right to expect.
    It strikes the edge, thinks about it, and drops on the right side.
    @people It makes more noise than it should have. Somewhere a shutter, or something like one, is pushed open.
    It turns over three times in the air. You have time to wish that you had kept it, and then it is gone.
  +=push +=pull > self thing
    For a moment nothing moves but your feet. Then it comes with a jerk that sets you down on the ground.
    It gives. Behind it the dust lies as thick as felt, and in the dust there is one clear print of a hand.
    It leaves a long pale scratch, which will tell anybody what went on here.
  +=lift > self thing
    It is heavier on one side than on the other. Something in it slides.
    Where it was the ground is pale, and there lies a coin that nobody has spent for a long time.
  +=cut > self
    The blade slips once, and you have a red line across your thumb for your trouble. But it is through.
    The last strand holds longer than all the others together.
  +=tie > self thing being
    You pull it tight with your teeth. It is not a knot that anybody would teach, and it is not one that anybody gets undone.
  +=light > self
    All at once everything has a shadow, and some of them are longer than they should be.
    In the new light one sees that the dust on the ground has been walked on, and not by you.
  +=extinguish > self
    It smells of wick and cold smoke. It takes a while until your eyes know the difference between black and black.
  +=burn > self
    For a moment one word or one corner stands out bright in it, and then it is all one colour.
    The smoke goes straight up. Anybody who looks this way will see it.
  +=pour > self
    The last drop hangs at the rim, and falls where it should not.
  +=press +=turn > self device machine
    Nothing happens, for as long as it takes to think so. Then, somewhere behind the wall, something begins to hum.
    It moves stiffly, with a click at the end. A small red light that you had not noticed goes green.
  +=hack > self
    @people The password is the name of somebody's cat, followed by a one. You are in, and at the top it says who was in last: a guest, eleven minutes ago.
    It lets you in as if it had been waiting. In one corner a counter has begun to run backwards from three hundred.
    Two doors open that you did not ask for, and the one that you did. Somebody will see that in the morning.
    It costs you the whole of your luck for the day: one more try, and it would have locked you out.
  +=cast > self
    It comes more strongly than you called it. For some time everything within three steps smells of rain, and your fingertips are numb.
    It works, and takes its price: you cannot think of the word for the thing one eats soup with.
    There is a sound as of a plucked string. Somewhere quite far off a dog, or something that could pass for one, begins to howl.
    It holds, as long as you do not look at it directly.
    It goes a finger's breadth to the left of what you meant. Something small behind it has turned to glass.
  +turn_into +become +transform +shapeshift > self
    The bones go first, and that is the part one does not get used to. Then everything is louder, and smells of itself.
    It takes a breath and a half. Your own voice, when you try it, comes out as somebody else's.
  +=pray > self
    No voice answers. But a little later the knot in your chest has come undone by one loop.
    While your eyes are shut something brushes against your hand. It is only a moth, and it stays.
  +=dance > self
    @people At the third turn somebody begins to clap, not quite in time, and by the fifth it is three of them.
    You tread on nobody's foot but your own. When you stop it goes on turning for a while without you.
    You forget for as long as it lasts what day it is. Your shoes do not.
  +play > musical_instrument music
    The first three bars are for the fingers, and then it is for you. By the end there is a foot tapping, and it may be your own.
    Somewhere in the middle it stops being what you had practised, and gets better.
  +juggle +perform_for +play_for > self
    One gets away from you, rolls, and is stopped by a foot. Whose foot it is you will see when you have caught the other two.
    By the fifth round somebody has begun to count aloud.
  +=sing +=perform > self
    The first note is wrong, and the rest come right.
    @people At the second verse somebody joins in, low, a little flat, and knows all the words.
    One note goes wrong. It is the one that people will hum on the way home.
    @people When it is over nobody says anything for three breaths. Then someone at the back lets out theirs.
    @people A door opens a crack somewhere, and stays open until the end.
  +=write > self
    The third line is crossed out again. What stands there in the end is shorter than what you meant, and truer.
    The ink, or whatever it is, blots at the one word that matters. It can still be read.
    You leave one thing out. Whoever reads it closely will see where.
  +draw +sketch +paint > self
    The likeness comes with the very last line, and you leave well alone.
    You notice only now, by drawing it, that one side is not like the other.
  +=photograph > self
    On the picture there is a smear of light in the top corner, where there was none.
  +=follow +=track > self thing
    Twice it seems to end, and twice it goes on three steps further, past a twig that somebody has broken at the height of the hip.
    Whoever went there had one foot heavier than the other, and stopped once to turn round.
    It leads past the same spot a second time: somebody has gone in a circle, and knew it.
  +=follow +=track > being animal
    [object] [object+stop] twice to look back. Both times there is something for you to stand behind.
    [object] [object+go] a way that nobody goes who has nothing to hide: two lefts, a right, and back across the same street, or what serves for one.
  +=eat > self
    There is a hair in it, and it is still the best thing today.
    It tastes of smoke and of somebody else's kitchen. You find that your hands have stopped shaking.
  +=drink > self
    It goes down like a rope on fire, or seems to. After that the edges of things are kinder.
    At the bottom there is a grain of something, sweet, that you cannot name.
  +=wear > self
    It was made for somebody broader, who kept peppermints in the pocket. There is one left.
    It fits better than it should. In the hem there is a hard little lump, sewn in.
  +=clean > self
    Under the grime there is a date, and under the date a name that somebody has tried to scratch out.
    By the end the water is black and you know every dent.
  +=pack > self
    You sit on it to get it shut. Something pokes out, and is pushed in again with a thumb.
    There is room for one thing more, and you cannot think what it is that you have forgotten.
  +=plant +=bury > self
    You tread it flat. A robin, or some cousin of one, has watched you do it and comes to see what you have turned up.
  +=buy > self
    @people You are given a coin too much, or a coin too little; it is gone before you have counted.
    @people "Good choice," says somebody behind you. "I had one like it. Once."
  +=sell +=trade > self
    @people Whoever has it now has already turned it over, and found something underneath that makes them smile.
  +=heal > being animal
    [object] [object+set] [object.their] teeth and [object+look] past you until it is over. There is colour in [object.their] face again, about as much as in milk.
    It takes two tries and the better half of a sleeve. [object] will be able to use it again, in a week, or sooner and badly.
    "That hurt," it would mean, the look you get. But [object] [object+hold] still, and by and by the trembling stops.
  +=heal > self
    It stings like a swarm, and then less. You will keep a mark as long as a finger.
  +=feed > being animal
    [object] [object+take] the first bite as if it might bite back. The second is gone before you see it.
  +=pet > animal
    There is a burr behind one ear. When it is out [object] [object+lean] against your leg with all [object.their] weight.
  +=capture > being animal
    You have [object], and [object] [object.has] your sleeve between [object.their] teeth, or would like to. It holds.
  +=threaten > being animal
    [object] [object+look] at your hands, at your eyes, and at the way out. The third look is the longest.
  +=distract > being animal
    [object] [object+turn] [object.their] head. It will last for about as long as one can hold a breath.
  +=free > being animal
    [object] [object+rub] [object.their] wrists, or what would be wrists, and [object+stand] as if nobody had told [object.them] what comes next.
  +=wake > being animal
    It takes [object] a while to come back from wherever it was. "Not the red one," is all that one can make out, or something like it.
  +=celebrate > self
    @people Somebody has brought a fiddle, or says that they could fetch one.
  +=exercise +=learn > self
    The first ten are easy, the next ten are not, and of the last five you will say later that it was six.
    By the end one thing goes right that never went right before. You do it again at once, to make sure, and it does not.
  +=work > self
    When you look up the light has moved a hand's breadth, and half of it is done.
    It is the kind of work at which the hands are left to themselves. What you think of meanwhile is your own affair.
  +=sleep > self
    @people You dream of a house in which all the stairs go down. When you wake, somebody has laid a blanket, or a coat, over you.
    You sleep as if you had been switched off. It is colder when you wake, and something has been moved: your shoes stand side by side.
  +=rest +=wait > self
    A fly, or what passes for one here, walks the whole way round the rim of something and starts again.
    @people Somebody goes by outside, whistling three notes of a tune, and does not come back with the fourth.
    By then your foot has gone to sleep and you have not.
  +=kneel > self
    From down there one sees what nobody sees who stands: something small and bright has rolled into the gap.
  +=cry > self
    It comes out louder than you meant, and it does not ask whether this is a good time. Afterwards your head is clear, and hurts.
  +=think +=plan > self
    In the end there are two ways, and you like neither. The second at least begins with a door.
  +=remember > self
    What comes back is not the face but the smell: wet dog and oranges. The rest hangs on it like a coat on a nail.
  +=give > being
    [object] [object+weigh] it in one hand, and [object+look] as if [object.they] had been about to ask for something else and now could not.
  +any > self
    When it is done there is a red mark across your palm, in the shape of a seven.
    It takes one try more than you had thought. By then your sleeve is wet, or torn, or both.
    It goes better than you had feared. Only your heart is late in hearing of it.
    @people Somebody has watched you do it. When you look up, they look at something else.
    It is done before you have quite made up your mind. That may well have been the best way.
    One thing comes of it that you had not thought of: your hands smell of it for the rest of the day.
    @people "Well," says somebody not far off, to nobody. "That is one way of doing it."
    It makes a small click at the end, or you do.
  ?=climb > self
    You get as far as twice your own height, and no further. But from there you have seen something: on the left there are holds, cut for a smaller hand.
    You slide back with both palms burning. It wants a rope, or somebody's shoulders.
  ?=open ?=unlock ?pry ?=break ?force ?pick > self
    It does not give, but it moves by the thickness of a coin: it is not locked, it is barred from the other side.
    Your tool bends before it does. Close to, though, you see that the hinges are only held by two screws each.
    No. And inside, quite plainly, something has moved away from the noise.
  ?=repair > self
    It coughs, runs for as long as a sneeze, and stops again. So it is not the part that you thought; it is the one behind it.
    You get it open, and there it is: something has been taken out, neatly, by somebody who knew what for.
  ?=hack > self
    @people It throws you out at the third try, and says good evening to somebody by name while it does so. At least you know now whose it is.
    It will not have it. But it lets slip how long the word must be: seven.
  ?=sneak ?=hide > self
    @people "You may as well come out," says a voice, not unkindly. "I have been watching you breathe."
  ?=flee ?escape ?lose > self
    @people You get as far as the second corner. They are still behind you, but one of them is limping, and you have seen a gap in the fence.
    @people They are too many to lose, and you have run out of corners. There is one door, and it stands ajar.
  ?catch ?chase ?=capture ?grab ?herd > being animal
    You have a handful of air, and [object] [object.has] two steps on you. But that way there is no way out.
    [object] [object+slip] through under your arm. What is left in your hand is a torn bit of something, and it is wet.
  ?=persuade ?convince > being
    [object] [object+shake] [object.their] head; but it is the second shake that counts, and it does not come.
  ?=cast > self
    There is a smell of burnt hair, and that is all. Something heard it, though: the birds, or what there is of them, have stopped.
  ?=wake > being animal
    [object] [object+mumble] two words and [object+turn] over. One of them was a name.
  ?=lift ?=push ?=pull ?move > self
    It does not stir. But when you put your cheek to it you see that it stands in two grooves: it is meant to slide the other way.
  ?any > self
    Not this time. But you have felt where it gives, and the next try can begin there.
    It does not work, and it makes a noise about it. If nobody knew that you were here, they know now.
    Nearly; and nearly leaves a mark. One more like that and it will go, or you will.
    No. It would want a second pair of hands, or something longer than an arm.
    It goes wrong at the very end, where one does not expect it any more. What is left is a bruise, and a better idea.
`)
