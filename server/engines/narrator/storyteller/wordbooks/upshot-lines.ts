import { lines } from './wordbook.ts'

/** What comes of a deed beyond itself: a find, a way on, a word overheard, a thought. */
export const upshotLines = {
  /** '[find]' turns up, and stays in the world. */
  find: lines(`
    Wedged where no one would look twice is [find.a].
    There's [find.a] underneath, out of place, and not dusty.
    Something drops and rolls against your foot: [find.a].
    It has been used to hide [find.a].
    Your hand comes away holding [find.a]. You don't remember deciding to.
    Behind that, where it must have slipped down, or been pushed, lies [find.a].
    And caught there, by one corner, is [find.a].
    What you have found, it seems, is [find.a]. It's no good asking of what use; somebody thought it worth the hiding.
    It yields you [find.a], and a scratched thumb.
    There has been somebody here before you, and not long ago, and they've left behind [find.a].
  `),
  /** The hero lays hands on what the story is about before the story is ready to give it. */
  notyet: lines(`
    It's in your hand before you know: this isn't [prize]. It's a likeness, a good one, left for somebody in a hurry.
    You'd have sworn that it was [prize]. The weight is wrong. Somebody has gone to some trouble so that whoever took it should stop looking.
    And it comes apart in your fingers: paste, gilt, and a little sand. So this is what has been watched so carefully; and the true one is elsewhere, and isn't watched at all.
    It's the box of [prize], right enough, and the very hook it hung from. Of [prize] there's the outline, in clean dust.
    No. You turn it to the light, and there's the maker's mark, and the date, and it's this year's. [foe] has had a copy made.
  `),
  /** Whose the find may be. */
  owner: lines(`
    You've seen one like it, and it was [other] who had it.
    It's the kind of thing [other] would carry.
    Two letters are scratched on it, and the first is [other's].
    You think at once of [other], and then wish that you hadn't.
    It might be anybody's. But of all the people you've met here it's only [other] who has been looking for something on the ground.
    You'd like to see [other's] face when you show [other.them].
  `),
  /** A way on that wasn't known. */
  way: lines(`
    Behind it the air is moving. There is a way through, narrow but plain, and at the end of it, if you are any judge, [exit].
    It gives on to a passage nobody has mentioned. You know where you are, more or less; it must come out by [exit].
    So there's a short way to [exit]. Somebody has been keeping it for best.
    From here, if one leans, one can see clear to [exit], and that there's a light there.
  `),
  /** How it bears on the matter. */
  bearing: lines(`
    It has nothing to do with [matter]. You are almost sure.
    [away] ought to see this.
    If [foe] has been here, [foe.they] was looking at the same thing.
    You'd thought of [matter] as one thing, and of this as another. It begins to look as though there were only the one thing.
    It's small, but it's the first thing today that [foe] can't have meant you to have.
    You can't say yet how it fits with [matter]. It fits, though. You felt it click.
    Either it means nothing or [friend] hasn't told you everything.
    You put it away with the other things you know, and the heap shifts.
    Somebody would have to explain that, and it would have to be [foe].
    It's what you'd expect to see if somebody were trying to [goal] before you.
    That doesn't help you to [goal]. It might tell you who would rather that you didn't.
    "[known]," you had been told. You look again, with that in mind, and it's as if someone had turned up a lamp.
    You know already that [known]. This is the other end of the same string.
    You set it beside what you had: that [known]. The two of them look at each other like relations.
    It leaves [matter] just where it was, only better lit.
    There's more than one person's work in this. You can tell [foe's] part by how neat it is.
    One thing it does prove: whoever did it knew [place] in the dark.
    That's twice now. Once might have been chance.
    It ought to worry you more than it does. It's the first thread you've had that pulls back.
    And if that's so, then [motif] comes into it as well.
  `),
  /** Heard by somebody who keeps still. */
  overheard: lines(`
    Two people go by, close enough to touch. "And [foe] knows?" says one. "[foe] pays me to wonder if [foe.they] knows," says the other.
    "I don't like it," somebody is saying, just out of sight. "First [matter], and then the questions. I say we tell what we saw." A pause. "What did we see?" "Exactly."
    You hear your own name, or the beginning of it, and someone saying *hush*.
    "It's to be tonight," says a voice that you don't know, "unless the stranger gets there first." It goes on, about prices, until you could scream.
    Someone comes and stands on the other side, an arm's length off, breathing through the nose. A match is lit; it's put out. Whoever it was has gone again before you've understood that they were hiding too.
    A pair of boots goes past, and past again. They have [foe's] mark on the heel. On the third time they stop, and something is set down, and they go off lighter.
    "[foe] said to leave [friend] alone for now," you catch. "*For now*, [foe.they] said." Then laughter, and a door.
    By and by there comes a child's voice, counting, and then another, who ought to be hiding and can't bear to. "I know where [matter] is," it whispers. "It's not lost. It's just not *allowed*."
  `),
  /** What has changed while the hero slept or sat. */
  waking: lines(`
    While your eyes were shut somebody has been and put a coat over you. It isn't one you know. In the pocket is a paper with one word on it: *soon*.
    When you look up it's later, and the shadows have all changed sides. Somewhere [foe] has had an hour to [foe.self].
    There's a cup by your hand, still warm, that wasn't there before. Nobody admits to it.
    You come back to the sound of [away's] name, called twice, a long way off, and no answer.
    Something has been moved. You lie and look at it until you know what: it's you.
  `),
  /** What one knows, gone over. */
  known: lines(`
    You know this much: [known]. It isn't a great deal to stand on. But it bears.
    You go over it once more. [^known]: that's one. And [known2]. Put the second in front of the first, and it isn't the same story.
    What it comes to is that [known]. Everything else is only what people have said.
    Suppose it's true that [known]. Then somebody has been lying since the beginning, and doing it with a very straight face.
    [^known]. You say it over until it stops sounding odd. It takes some time.
    Two things, then: [known]; and [known2]. There's room between those for just one person to stand.
    If [known], then who gains? You try each face against it in turn. [foe's] fits. It fits a little too well.
  `),
  /** A friend hears what the hero knows. */
  report: lines(`
    "[^known]," [who] says after you, slowly. "Then that's why." [^who.they] doesn't say why what.
    [who] hears you through. "So [known]. I'd half thought it. It's a relief, in a way, like being told that it really is broken."
    "Say it again," says [who]. You say it again: [known]. "Yes. I hoped I'd got it wrong the first time."
    "If [known]," says [who], "then we've less time than I told you. I only told you that to be kind."
    You tell it badly, beginning in the middle. But when you get to it, that [known], [who] sits down. "My aunt always said so," [who.they] says. "We put her in the back bedroom."
  `),
  /** Blows and threats have their echo. */
  hurt: lines(`
    [who] looks at you as if you'd turned out to be somebody else. It'll be some time before [who.they] comes within reach again.
    "I'd have told you," says [who], from a safe distance. "I was just about to tell you."
    There's a mark on [who's] sleeve where you had hold of it. [^who.they] keeps the other hand over it.
  `),
  /** Somebody who was fought is out of the scene. */
  routed: lines(`
    When you look again there's only the place where [who] was, and a thing or two that fell out of a pocket.
    [who] has had enough. [^who.they] goes by the nearest way there is, and doesn't stop to close it.
    That's the last you'll see of [who] for a while. The next time, you feel, there will be more of them.
    [who] backs off, step by step, until there is enough dark to turn round in.
    Nothing is said. [who] gathers up [who.self] and what's left of the argument, and is gone.
  `),
  /** What is left in the air after something uncanny. */
  wake: lines(`
    For some time afterwards people speak in low voices, and keep a hand on their hats.
    Whatever it was, it has been noticed. [foe], wherever [foe.they] may be, has just looked up.
    It leaves [~smell] behind it, and a feeling of having been counted.
    A little of it stays on your hands. You can see, if you hold them up, the shape of your own bones, faint as writing.
    "I wish you'd warned me," says [who], whose hair is on end.
    When it's done there is [~light] for a moment, where there hadn't been, and then only the place itself, looking embarrassed.
  `),
} satisfies Record<string, string[]>
