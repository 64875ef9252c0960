import { lines, spoken } from './line-list.ts'

/** How somebody carries out what they are told, said after the deed itself. */
export const orderLines = {
  refused: spoken(`
    "No," says [who], and stays exactly so, with folded arms. "Say that again, and I'll sit down as well."
    I don't take orders from you. I take them from [other], and [other.they] pays.
    Make me. It would take two of you, and one of them would be sorry.
    "Of course," says [who], and does nothing of the kind.
    You've a loud voice for somebody standing where you're standing.
  `),
  heard: spoken(`
    All right. If anybody comes, I'll cough twice.
    Right away. Five minutes; ten, if the hinge is as bad as it was.
    I will. And you'll owe me the reason.
    @child I'm doing it! Look, I'm doing it already.
    @law It's as good as done. I'll want that in writing afterwards.
    @noble I suppose I must. I've never been asked so shortly.
    @rogue For you. Anybody else would get a price.
    @machine Done. You have until I say otherwise.
    @ghost I'll try. Things go through me so.
    @close Already on it. You get your breath back.
    At once. I'd half begun, when you weren't looking.
    If you say so. But I want it known that I'd have done it the other way round.
  `),
  done: spoken(`
    All right. Was that all? I'd braced myself for worse.
    There. Next time you do it, and I'll stand about.
    Since you ask so nicely. I'd begun to think that you couldn't speak.
    @child Like this? Or like this?
    @law Done, and noted.
    @close All right. But I'm keeping an eye on you from over here.
  `),
  refrains: spoken(`
    I won't. I was only going to look at it with my hands.
    "No," says [who], and lets go, and shows you both palms. "There. Nothing."
    Not today, then. Though I should tell you that I'd thought of it.
    @child I wasn't. I was going to, but I wasn't yet.
    @law Not unless you give me a reason. Stand still, and you'll be fine.
    @noble I hadn't dreamt of it. Well. Once.
    @machine I have struck it from the list.
    All right. You've asked nicely, which nobody does, and I've had lunch.
  `),
  /** Told to tell something. */
  tells: spoken(`
    Well: it was late, and there were more plates than people. [other] didn't eat. That's what I remember, the full plate.
    You'd have to begin with the quarrel. It was over a key, and it was the wrong key.
    It's soon told. There were two of us who knew; then there was a hand on my arm, and then there was one.
    Short-tempered, and whistling. One never whistled there. [other] looked up at it, too.
    @child It goes like this. First there was nobody, and then there was somebody, and he'd no shoes.
    @law In order, then. A light at nine. A shout at ten past. After that only the dog, and then not even the dog.
    @learned I made notes. 'Pale. Would not sit. Asked for the date twice.' It's all there, with a drawing.
    @machine I have it, with the pauses. There's one of eleven seconds that I'd draw to your attention.
    @noble It isn't a pretty story. It has my uncle in it.
    @ghost There was snow. Somebody had left the gate. The rest I've told myself so often that I've worn the faces off it.
    Because I'm the only one who knows where [other] sleeps. There. Now you need me.
  `),
}

/** What stands at a place, as whoever comes there or looks about sees it. */
export const fixtureLines = {
  three: lines(`
    Here you see [one.a], [two.a] and [other.a].
    At [place] you see [one.a], [two.a] and [other.a].
    What you see at [place] is [one.a], [two.a], and behind them [other.a].
    [^one.a], [two.a], [other.a]: that is most of what there is.
    The first thing you see is [one.a]; then [two.a], and at the back [other.a].
    To the left [one.a], to the right [two.a], and straight on [other.a].
    You make out [one.a], and beside it [two.a]; further off there [other.is] [other.a].
    Close by there [one.is] [one.a]. Beyond that you see [two.a], and [other.a].
    Your eye goes to [one.a] first, then to [two.a], and last to [other.a].
    There [one.is] [one.a] here, and [two.a], and across from them [other.a].
  `),
  two: lines(`
    Here you see [one.a] and [two.a].
    At [place] you see [one.a] and [two.a].
    There [one.is] [one.a], and beside that [two.a]; not much else.
    [^one.a] and [two.a]: that is most of what there is.
    The first thing you see is [one.a]; then, further back, [two.a].
  `),
}
