import { outcomesIn } from './outcome-list.ts'

/** What comes of what somebody ('does') or something ('goes') does in the player's words, where nobody is told of but the doer. */
export const ofOthers = outcomesIn(`
  cry sob weep > does
    [actor] would not mind a kind word, or somebody to lean on.
    It shakes [actor.them] for a good while, and then it is only breathing.
  laugh giggle grin > does
    [actor's] laugh is catching; you have to bite your lip.
    For a moment whatever weighs on [actor] does not.
  agree accept join nod > does
    That is settled, then; [actor] [actor.is] with you.
  come come_in come_back come_out come_over arrive appear enter approach emerge return walk_in limp > does
    [actor] [actor.is] here with you now, a little out of breath.
    [actor] [actor+stop] a few steps from you.
  leave go go_away go_off go_out run_away run_off walk_away walk_off fly_away fly_off drive_away drive_off storm_out flee escape vanish run exit bolt > does
    [actor] [actor.is] not here any more. You could still go after [actor.them].
    The steps of [actor] go off, and then they can't be told from others.
  attack hit threaten charge shoot aim lunge > does
    It is out in the open now between you and [actor]. You can stand, or talk, or get out of the way.
  collapse faint fall > does
    Somebody should see to [actor], and you are near.
  sleep doze > does
    [^actor] [actor+snore], if only a little. You could let [actor.them] be, or wake [actor.them].
  panic freeze > does
    One word from you, and [actor] would do it, whatever it was.
    [actor's] eyes are on you: somebody has to say what to do.
  shrug > does
    More than that [actor] [actor.does] not know, or will not say.
  sigh yawn > does
    It has been a long day for [actor], one can see that much.
  climb > does
    [actor] [actor.is] up, and [actor+look] down to see where you have got to.
  crawl squeeze slip > does
    A scrape, a muffled word, and then a hand waves from the far side: [actor] [actor.is] through.
  hide duck > does
    One would have to know where [actor] [actor.is].
  sing hum play > does
    [^place] [place.is] very still until [actor] [actor.has] done, and a little while after.
  dance perform > does
    Here and there at [place] a foot has begun to tap.
  scream shriek shout yell > does
    [actor] [actor.has] both hands before [actor.their] mouth now, and every head is turned that way.
  pick open unlock > does
    It comes open under [actor's] hands as if it had only waited for that.
  kneel bow sit > does
    Like that [actor] [actor+look] smaller, and a good deal less certain.
  stand rise get_up > does
    Standing, [actor] [actor.is] taller than you had thought.
  crack snap > whip
    [^object] [object+go] off like a branch in the frost, and every head comes round.
  drop put_down lower let_go > does
    [actor] [actor+let] go of it as of something hot.
  speak mutter whisper > does
    You catch no more than one word of what [actor] [actor+say]: 'again'.
  cross > does
    Whatever [actor] [actor+mean] to keep off by that, you feel a little of it yourself, cool between the shoulders.
  wake > does
    [^actor.they] [actor+look] about as if the room had been turned round in the meantime.
  smile wink nod > does
    You know what [actor] [actor+mean] by it, and nobody else does.
  blush > does
    It is some time before [actor] can look at you again.
  frown > does
    Something in it does not suit [actor] at all.
  die > does
    It is very quiet at [place] after that.
  ring beep buzz > goes
    [^actor] [actor+go] on and on, and whoever is meant does not come.
    Three times, and then [actor] [actor+stop]; the quiet is worse.
  ring sound wail go_off blare > alarm siren
    Doors open all over [place], and there are steps: you have two minutes, perhaps three.
  open > goes
    Behind [actor], where [actor.they] had been shut, there is a light.
  close shut slam > goes
    There is no way past [actor] now; it will have to be another.
  break snap crack collapse burst split > goes
    When the dust has come down one can see what is left of [actor]: two pieces, and a way between them.
  stop die fail stall > goes
    Without [actor] it is so quiet that you can hear your own heart.
  start begin hum glow > goes
    [^actor] [actor+get] stronger while you look, and then [actor+stay] so.
  fall drop topple tumble > goes
    [^actor] [actor+lie] there, and a little dust comes up round [actor.them].
  rise surface emerge lift > goes
    Now [actor] [actor+stand] higher than you do, and [actor+seem] to wait for what you will do.
    From where you are now you can see as far as the other side of [place].
  appear arrive pull_up approach land come > goes
    [^actor] [actor+stop] not twenty steps from you. For a while nothing more happens, and nobody gets out.
    Whoever is with [actor] has not seen you yet.
  lurch shake tremble rock sway > goes
    Everything loose at [place] slides to one side, and then, slowly, back.
  burn catch explode > goes
    The heat of [actor] reaches your face. Somebody ought to do something, and soon.
  sprout grow swell > goes
    [^actor] [actor.has] not stopped yet, either: there is twice as much by now.
  shine glow flash flicker > goes
    By the light of it you see [prop], and that somebody has stood there.
  move turn roll slide swing > goes
    [^actor] [actor+go] a yard or so, with nobody near, and [actor+stop].
  disappear vanish fade melt > goes
    Where [actor] [actor.was] there is nothing now, not so much as a mark.
  speak talk whisper > goes
    [actor's] voice is dry and small, and seems to know you.
  rain snow pour storm blow > goes
    In a minute everything at [place] that was dry is not.
  follow watch stare > goes
    You take a step to the left, to be sure. So [actor.does] [actor].
  bark growl howl whine roar hiss > does goes
    [^actor] [actor.is] closer by than you had thought.
  escape run fly swim > goes
    You see [actor] get smaller, and can still tell which way.
  eat bite swallow > does
    It is gone in three bites, and [actor] [actor+look] round for more.
  drink > does
    [actor] [actor+set] it down empty, and [actor+wipe] [actor.their] mouth.
  write draw scribble > does
    [actor] [actor+turn] it round so that you can see: a few strokes, and quite plain once one knows what it is.
  give hand bring pass > thing
    You have [object] now.
  take steal grab snatch seize > thing
    [^object] [object.is] with [actor] now.
  refuse > does
    Nothing you could say to [actor] just now would change it.
  kiss hug > does
    You leave them to it, and look over [place] instead.
  is_scared is_afraid is_frightened is_terrified is_nervous is_worried > does
    [actor] [actor.has] hold of your sleeve, and [actor.does] not seem to know it.
    "You won't go away?" says [actor].
  is_hurt is_wounded is_injured is_sick is_ill > does
    [actor] [actor+try] to get up, and [actor+think] better of it.
    "It's nothing," says [actor], rather too quickly.
  is_angry is_furious is_mad > does
    [actor] [actor+speak] very quietly now, and that is worse than shouting.
  is_tired is_exhausted is_sleepy > does
    [actor] [actor+sit] down on the first thing there is, and [actor+shut] both eyes.
  is_hungry is_thirsty > does
    One can hear [actor's] stomach from where you stand.
  is_sad is_lonely is_heartbroken > does
    [actor] [actor+turn] away, so that you need not see.
  is_happy is_glad is_excited is_proud > does
    It makes [actor] look ten years younger.
  is_cold is_freezing > does
    [actor] [actor+shake], both arms wrapped round, and [actor+move] up to you.
  is_asleep > does
    [^actor.they] [actor+breathe] slowly, one hand open beside [actor.their] face.
  is_late > does goes
    You look up the road for [actor], and the road is empty.
  is_lost is_gone is_missing > does goes
    Where [actor] should be there is only the mark where [actor.they] [actor.was].
  is_locked is_shut is_closed is_stuck > goes
    [^actor] [actor+give] by a hair when you try, and no more.
  is_open > goes
    Cooler air comes from [actor], and a smell of rain.
  is_broken is_cracked is_torn > goes
    The break in [actor] is new: its edges are still bright.
  is_empty is_bare > goes
    At the very bottom of [actor] lies one thing that was left: a button.
  is_full > goes
    Not a hand could be got between [actor] and the next.
  is_burning is_hot > goes
    One can feel [actor] from three steps away.
  is_wet is_soaked > goes
    Drops have made a line from [actor] to where you stand.
  is_dark is_black > goes
    It takes your eyes a moment; then, in [actor], something paler than the rest.
  is_quiet is_silent is_still > goes
    You listen for [actor] all the same, and hear your own breath.
  is_real is_true is_alive is_magic > goes does
    You touch [actor], to be sure. There is no doubt of it.
  there_is > does
    [^actor.they] [actor+turn] [actor.their] head, and [actor+look] at you as if it were you who should not be here.
    [^actor.they] [actor.has] not seen you yet.
  there_is > goes
    You would have seen [actor] if [actor.they] had been there before.
    It is plain that somebody wanted [actor] to be found.
  come_on go_on light_up turn_on > goes
    [^actor] [actor+come] up slowly, from red to white, and one can see that nobody stands near.
  turn_into go_into enter > goes
    You can see the tail of [actor], and then only the dust.
  sing hum creak groan moan whistle > goes
    [^actor] [actor+go] right through the soles of your feet, and there are three notes to it, always the same.
  shout yell roar snap > hero
    Every word of it is meant for you, and [actor.does] not seem to be near the end of them.
  push shove elbow > hero
    You get out of [actor's] way, just, and keep your feet.
  take_off pull_off remove > does
    Without it [actor] [actor.is] somebody else, and a good deal older.
  faint > does
    You catch [actor] before the floor does.
  smell sniff > does
    [^actor.they] [actor+stop] at one place, and [actor+go] back to it.
  spit > does
    After that nobody can say that [actor] had not been plain about it.
  wave beckon > does
    You look round to see whom [actor] [actor+mean]. It is you.
  find discover spot notice uncover > does
    [actor] [actor+hold] it up to the light. Somebody will be missing that.
    "Look at this," says [actor], very quietly.
  laugh giggle > hero
    It is not unkind, but it is you that [actor] [actor+laugh] at.
  is_pale is_white is_red is_green > does
    [actor] [actor+look] for something to hold on to.
  object protest argue complain > does
    [actor] [actor.does] not let it go until everybody has heard it.
  tell > does
    "They asked twice," says [actor] when it is done, "and then they believed it."
`)
