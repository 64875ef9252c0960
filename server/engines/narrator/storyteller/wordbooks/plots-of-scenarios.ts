import type { Plot } from './wordbook.ts'
import { lines } from './wordbook.ts'

/** Plots for what people often ask a story to be about; a first episode takes one when its scenario says so. */
export const plotsOfScenarios: Plot[] = [
  {
    id: 'loss',
    isFirstOnly: true,
    parts: { foe: 'foe', friend: 'person', lost: 'absent', prize: 'token', lair: 'place' },
    matter: 'what was done to [lost]',
    hook: lines(`
      [friend] has stopped at the chair where [lost] used to sit, and goes round it. "They've put it down as a misadventure," [friend.they] says. "That's a word for people who climb things. [^lost.they] took stairs one at a time and held the rail. [foe.a] signed the paper, and has a very nice pen."
      "I'll say it once, since somebody must," says [friend]. "[lost] was afraid, this last week. [^lost.they] paid what [lost.they] owed, even to me. People don't settle up like that before an accident. Ask [foe.a] why there were flowers ordered the day before."
      What was in [lost's] pockets has come back to you in a paper bag: keys, a comb, and [prize.a]. You knew [lost.them] as well as anybody did. You've never seen that last thing in your life. "Nor had [foe.a]," says [friend], "who has asked to look in the bag four times."
    `),
    clues: [
      {
        gist: '[lost] had found something out, and had it in writing',
        said: lines(`
          "[lost] came by on the last evening," says [who], "and asked me how one goes about being believed. I said, get it written down. [^lost.they] said that was just what [lost.they] had done. I never saw anybody look so pleased and so ill."
          "It was all to be told on the Monday," [who] says. "Whatever it was. [lost] had bought a new collar for it. Nobody buys a collar to say that there's nothing wrong."
        `),
        seen: lines(`
          Here's a list in [lost's] hand: dates, with a small cross against each. It goes on for a year. The last three have two crosses; and the next one, which hasn't come yet, has a ring round it.
          [lost] wrote hard. On the sheet below the one that was torn away you can read it with a bit of soot: *I have the proof now, and I know who will want it.* The rest of the page is only weather.
        `),
      },
      {
        gist: '[lost] went to [lair] to meet somebody',
        said: lines(`
          "I saw [lost] go in at [lair]," says [who]. "Alone, and walking like a person with an appointment. I stayed, I don't know why. One came out. It wasn't [lost], and it had [lost's] hat in its hand."
          "They found [lost.them] in the wrong place," [who] says. "The boots were clean, and it had rained for two days. There's no getting there from [lair] with clean boots. Not on one's own feet."
        `),
        seen: lines(`
          It's a note, folded to the size of a stamp: *[^lair], at nine, and come by yourself.* There's no name to it. But it's on the good cream paper that [foe] uses, with the top cut off.
          These are [lost's] boots, set side by side. The soles are quite clean. And whoever wrote the report has put down, to be thorough, that it had been raining since noon, and that the mud about [lair] was up to the ankle.
        `),
      },
      {
        gist: '[foe] was there, and has been paying for it ever since',
        said: lines(`
          "[foe] comes by with an envelope each week," says [who]. "For [lost's] people. It's more than [lost] ever earned. I know what pity looks like. It doesn't keep glancing over its shoulder."
          "It was [foe]," [who] says. "I've carried that about until there's no room for anything else. I heard the two of them. It was hardly a quarrel. [lost] said, *I'll have to tell them*; and [foe] said, *I know*, like somebody picking up a bill."
        `),
        seen: lines(`
          This was torn out of [foe's] own account book. It's all there in neat columns: flowers, the doctor, the man who had the rail mended. And above those, on the morning *before*: *for [lost], final*.
          [lost] hid it well, in the one spot where [lost.they] knew you'd look. It's a page of figures, with a name at the foot of it, and the name is [foe's]. Pinned to that is a scrap: *If you're reading this I was right. I'd much sooner have been wrong.*
        `),
      },
    ],
    press: lines(`
      [foe] has paid for the stone, the music and the lunch. [^foe.they] takes both your hands in [foe.theirs]. "If there's anything at all," [foe.they] says; and you find that you've been turned, quite gently, to face the door.
      Two people who saw [lost] on the last day have changed their minds about it. They've changed them to the same thing.
      Somebody has been sitting in your chair. It's still warm. On the table before it [lost's] keys have been laid out in order of size.
      You're being followed. It's being done so badly that you begin to think you are meant to know.
    `),
    setback: lines(`
      The proof is gone. The hiding place is there, and a smell of singed paper, and [foe], who happened to be passing, and is so very sorry.
      There's been a confession. Some poor soul who sleeps in doorways has signed it, with a cross, and been given a hot meal. The matter is closed, they tell you, and would you kindly hand in whatever you have.
    `),
    climax: lines(`
      "Ask me," says [foe]. The two of you are alone; [foe.they] has seen to that. "Nobody has. They say *how sad*, and look at the clock. You knew [lost.them]. Ask me, and I'll tell you, and then I'm afraid that there will have to be two of you."
      You find [foe] on the very spot, looking down at it. "I come here rather often," [foe.they] says. "It's odd. It's the only place where I'm not afraid of being caught." [^foe.they] has something in the pocket of [foe.their] coat, and one hand on it.
    `),
    win: {
      force: lines(`
        [foe] had thought there was more room between you, and more time. The hand comes out of the pocket; and what goes skidding away across the floor, like a small startled animal, is only [lost's] watch. [^foe.they] has been carrying it all this time. There isn't any fight left after that.
      `),
      words: lines(`
        There's one thing that [foe] has told nobody: what [lost] said, at the last. You can see it rise. It's a long while coming. When it has been said, [foe.they] sits down on the ground, and waits for them to be sent for.
      `),
      wit: lines(`
        "You've been very clever," says [foe], who is looking the wrong way. The door that [foe.they] took for a cupboard comes open behind [foe.them]. There are five of them in there, one with a notebook. They've heard every word, and it isn't you they're looking at.
      `),
    },
    after: lines(`
      They take the word *misadventure* off the paper. It leaves a hole, since it had been written with some force. [friend] asks whether [friend.they] might have the pen.
      You sit for a while in [lost's] chair. It's not a bad chair. [friend] brings two cups, from habit, and then a third, and nobody moves it.
    `),
  },
  {
    id: 'taken',
    isFirstOnly: true,
    parts: { foe: 'foe', friend: 'person', lost: 'absent', prize: 'token', lair: 'place' },
    matter: 'the way to [lost]',
    hook: lines(`
      "You won't be the first to go after [foe]," says [friend]. "I don't say it to stop you. I say it because the others took the road, and [foe] watches the road."
      [friend] has it ready for you, wrapped in a cloth: [prize.a], and it is [lost's]. "It was lying where [lost.they] was taken from. Dropped, they say. I've known [lost.them] for years, and [lost.they] never dropped a thing that [lost.they] didn't mean to."
      "Everyone has told you to wait," says [friend]. "I'm to tell you so too; they've sent me. There. I've told you." And [friend.they] unfolds a map, drawn in a hurry, on which the half that belongs to [foe] is white. "I can get you as far as here."
    `),
    clues: [
      {
        gist: '[lost] was alive and well after [foe] took [lost.them]',
        said: lines(`
          "I heard [lost.them] go by," says [who]. "It wasn't screaming. It was more like somebody reading out a list: the ford, the split tree, the white gate. I took it for fright. I've thought since that it was directions."
          "[lost] was alive when I saw [lost.them]," [who] says, "and giving [foe] a piece of [lost.their] mind. I couldn't hear which piece. [foe] was listening, that's what struck me."
        `),
        seen: lines(`
          Here's a strip torn from what [lost] had on, and tied, with both hands and no hurry, in the knot that only [lost.they] ties. Nobody does that in a struggle. The long end has been left to point.
          Scratched where only somebody who was being carried could have reached is a letter, the first of [lost's] name; and a little further on, the second. So [lost.they] was awake, and thinking, and thinking of you.
        `),
      },
      {
        gist: '[foe] keeps [lost.them] at [lair]',
        said: lines(`
          "[foe] has to sleep somewhere," says [who]. "It's [lair]. We all know it's [lair]. We've agreed not to; it's easier on the nerves."
          "They leave food out, over by [lair]," [who] says, "so as to be left alone. It used to be gone by morning. Lately half of it's left, and somebody has been eating round the edges, like a person with manners."
        `),
        seen: lines(`
          What [foe] has dragged along has left its own sort of road: a scrape, a smear, a thing snapped off at the height of [foe.their] shoulder. It doesn't wander about. It goes to [lair], and it has gone there many times.
          You find the place where they rested. There's [foe's] mark, too deep to mistake; and beside it, much smaller, a print of [lost's] heel, turned towards [lair]. Two had sat there. One of them had been crying, and then had stopped, and had built a very small wall out of pebbles.
        `),
      },
      {
        gist: '[foe] wants something that only [lost] can give',
        said: lines(`
          "It might have had any of us," says [who]. "There were nine nearer. [foe] walked past every one, as you would past turnips, till it came to [lost]. Now what has [lost] got that nobody else has?"
          "[foe] isn't keeping [lost.them] out of spite," [who] says. "I've known spite. It's quicker. There is something wanted. When that's been had, I shouldn't like to think."
        `),
        seen: lines(`
          [foe] has been here before, again and again, on the same spot, and from the spot one sees nothing but the window where [lost] used to sit of an evening. It wasn't chance, then. [lost] was chosen.
          There's an old hurt on [foe]. You have it from the tracks: one side comes down light. Bound round a stone, where it was thrown away, is a dressing, and the knot in it is [lost's]. So that is what [lost.they] is wanted for.
        `),
      },
    ],
    press: lines(`
      A shadow goes over everything at once and is gone. Nobody looks up. They wait, all of them, as one waits for a cart to pass, and then go on talking in the middle of the word.
      They've begun to speak of [lost] in the past. When you come in they change it back, a bit too late.
      Somebody else set out to do what you're doing, last year, and better equipped. You know because you've just found [friend.their] friend's good knife, and it has hardly been used.
      From the way of [lair] comes a sound, very long and very low. It isn't a threat. It's how a thing sounds when it turns over and can't get comfortable.
    `),
    setback: lines(`
      You were seen. The way that you had counted on is blocked, and not by chance: [foe] has laid across it, quite neatly, everything that you threw away behind you. It's meant for you to read. It says *I know how far you've come*.
      They have moved. The place is there, and the warmth in it, and one shoe of [lost's], set upright. But [foe] has gone further in with [lost.them], to where you hadn't wanted to have to follow.
    `),
    climax: lines(`
      There's [lost]. [^lost.they] is sitting up, thin and whole, with [lost.their] hands folded; and between the two of you, all the way across, with both eyes open, is [foe]. "Well," says [lost], in nearly [lost.their] own voice. "You took your time. Don't run. Do whatever you're going to do slowly."
      Round the last corner it's nose to nose. [foe] had been waiting for you since you set out. Behind [foe.them], in the half dark, someone says your name, only the once, as one says it to be sure: it's [lost].
    `),
    win: {
      force: lines(`
        [foe] has a side that comes down light, and that's the side it is. It buckles with a noise like a tree; and by the time there's any getting up [lost] has you by the wrist, and the two of you are out in the open, with the wind behind you, and one of you is laughing.
      `),
      words: lines(`
        It comes down to a thing so simple that nobody here had thought of it: one might have asked. [foe] looks at you for as long as a candle takes to gutter. Then [foe] moves, by about the width of one person; and [lost] gets up, stops to do something to a bandage, and walks out past [foe.them] to you.
      `),
      wit: lines(`
        There's a noise over there, and a light over here, and you are in neither place. [foe] goes for the light. It turns out to be a very small fire, and a very large pan. When the clanging has stopped, [lost] is beside you, asking whose pan that was.
      `),
    },
    after: lines(`
      You walk [lost] home by daylight, by the road, in the middle of it. People come out on their steps. [lost] says good morning to each of them by name, and each of them looks at their shoes.
      [lost] sleeps for a day and eats for another. Then [lost.they] wants to know who has been watering the beans. [friend] looks out of the window. "It was in turns," says [friend].
    `),
  },
  {
    id: 'venture',
    isFirstOnly: true,
    parts: { foe: 'foe', friend: 'person', home: 'place', prize: 'token', lair: 'place' },
    matter: 'what becomes of [home]',
    hook: lines(`
      "The first week is always like this," says [friend], of the emptiness. "What isn't always like this is the letter." It has come to [home] by hand. The lease can be called in by the fifteenth, it says, and [foe.a] would be glad to save you the bother of failing.
      On the first morning there's a queue outside [home] before it's light. It isn't for you. It's for [foe.a], who has set up across the way, overnight, with the same sign in better paint. "I could cry," says [friend], "or I could go over and see what they charge."
      "I'll be your first," says [friend], and puts down a coin, and nods at the window. "I'd have been your tenth, only [foe.a] is out there telling people what became of the last lot who had [home]. It's a good story. I thought that I should hear your side of it."
    `),
    clues: [
      {
        gist: 'the last owners of [home] did not fail but were helped to',
        said: lines(`
          "They'd a line out of the door, the last ones," says [who]. "It didn't fall off. It stopped, on a Tuesday, like a tap. Ask yourself who can turn off a street."
          "I brought them what they ordered," [who] says, "each week, to the minute. Then there was another order, in the same writing, to leave it out in the rain. It was only afterwards that I wondered about the writing."
        `),
        seen: lines(`
          Somebody has left the old order book behind the panelling. Trade goes up, and up, and up; and then comes a page where each line has been struck out with the one ruler, all in an afternoon.
          Under the new paint the old sign still shows. Someone had gone over it with a chisel, and hadn't hurried. They only took the word *open*.
        `),
      },
      {
        gist: '[foe] wants [home] for the way it gives on to [lair]',
        said: lines(`
          "It's not the trade that [foe] is after," says [who]. "It's the back door. Have you looked where your back door goes? It goes to [lair], or it did, till someone stood a cupboard in front of it."
          "[foe] has bought all the rest of the row," [who] says, "right along to [lair]. You're the tooth in the middle. I'd be nice to you, too."
        `),
        seen: lines(`
          It's a plan of the whole neighbourhood, rolled up in a length of drainpipe. Everything as far as [lair] has been coloured pink. There's one white square left, and that is [home], and in it somebody has written, very small, *soon*.
          The cupboard is only a front. There's a door behind it, papered over, and behind the door a passage, swept; and if you hold your breath you can hear, at the far end, the sounds of [lair].
        `),
      },
      {
        gist: '[foe] has no money at all, and lives on what people think will come',
        said: lines(`
          "[foe] hasn't paid anybody since the spring," says [who]. "It's all on the strength of [home]. *When I have it*, [foe.they] says. They're lending on you. You're the only one here who's worth anything."
          "I went to collect," [who] says, "and there was nothing in the till but buttons. [foe] asked me for one more week. [^foe.they] had tears in [foe.their] eyes. I'd not have given it for a threat."
        `),
        seen: lines(`
          The fine goods in [foe's] window are plaster, painted. You can tell by the mouse, who has tried the corner of each of them and gone away.
          Here's a bundle of bills, every one stamped *last notice*, and every one [foe's]. At the bottom is a contract. It promises [home] to three different people.
        `),
      },
    ],
    press: lines(`
      An inspector has called. He's very polite. He measures the height of the step, and then the width of it, and writes down a number, and shows it to somebody across the way.
      Eleven people have come in today. Nine of them wanted only to know if it's true. [friend] sold them something anyway.
      The sign has been altered in the night. It's just the one letter. It is surprising what a difference a letter can make.
      [foe] comes in person, buys the smallest thing you have, and stands there turning it over, with both eyes on the ceiling. "It'll want to come down, of course," [foe.they] says, "that wall."
    `),
    setback: lines(`
      There are bare shelves, and a wet floor, and [friend] sitting on an upturned bucket. "They had a key," says [friend]. "They wiped their feet."
      By noon there's a notice on the door of [home], with a seal as big as a saucer: shut, by order, until further word. The order is signed by someone who has been promised the rooms above.
    `),
    climax: lines(`
      The fifteenth has come, and so has everybody else. They've filled [home] to the stairs. [foe] lays the paper on the counter and a pen on the paper. "I'll give you a fair price," [foe.they] says, loud enough for those at the back. "Nobody need ever know how near it was."
      [foe] is standing in the middle of [home], with a tape in one hand and the keys in the other. "I don't hate it," [foe.they] says. "I should like you to understand that. I used to press my nose to that window. I only want to be the one on the inside."
    `),
    win: {
      force: lines(`
        [foe] holds out for as long as one can, with the whole room looking. Then there's a small cold weight in your hand, and it's the keys. It's no more than that. The card in the door swings round on its string. *Open*, it says. There's very nearly a stampede.
      `),
      words: lines(`
        You hear the room draw its breath. It has reached [foe.them] that there's another way to have it: not the keys, but a place on the inside, at six each morning, for somebody who can count. [foe] looks at the pen, and the paper, and you; and asks, in a voice without any polish left on it, if there's an apron.
      `),
      wit: lines(`
        There's a little delay about the pen. It's long enough for those who have been promised [home] to be asked to step forward, please, all three. They're all here. They hadn't met. By the time they have introduced themselves [foe] has found the back door, and the cupboard in front of it.
      `),
    },
    after: lines(`
      The till won't shut. [friend] leans on it, and it still won't shut; and the two of you laugh until someone raps on the glass to ask if you're serving.
      There's a new line on the sign at [home], under the name. *Est.*, it says, and the year. [friend] painted it, and got it a bit crooked. Nobody is to touch it.
    `),
  },
  {
    id: 'contest',
    parts: { foe: 'foe', friend: 'person', prize: 'token', lair: 'place' },
    matter: 'the contest',
    hook: lines(`
      "You've drawn [foe.a] in the first round," says [friend], "so there may as well not be a second. I've watched [foe.them] practise. [^foe.they] doesn't even get warm. It isn't natural, and I don't believe it's allowed."
      "There have been nine of these," says [friend], who has brought you the list. "[foe.a] has won seven. The other two times [foe.they] was the judge. If you mean to [goal], I'd begin by finding out how that's done."
      There's to be a contest, and you are in it; somebody has put down your name, in ink. "I thought it would do you good," says [friend]. "That was before I saw who else is on the sheet. Do you know [foe.a]? Nobody's ever come second to [foe.them] and cared to go in for it again."
    `),
    clues: [
      {
        gist: 'the contest has been settled beforehand for years',
        said: lines(`
          "I engrave the cup," says [who]. "They give me the name a week before. I used to think that was only good planning."
          "Last year there was a better one than [foe's]," [who] says. "We all saw it. And the judge stood there a long time, with his hand in his pocket, as if there were something warm in it."
        `),
        seen: lines(`
          The score cards for the final are in the box already, and they've been filled in. Somebody has even spilt tea upon one, for the look of the thing.
          The winners' names go round the cup in a ring, and the light goes round with them. The last of them was cut with the same tool, and on the same day, as the next; and the next hasn't happened yet.
        `),
      },
      {
        gist: '[foe] keeps something under a sheet at [lair]',
        said: lines(`
          "What [foe] shows people isn't what [foe.they] brings on the day," says [who]. "There's another. It's under a sheet, at [lair], and there's somebody who sits up with it."
          "I've delivered to [lair]," [who] says. "Twelve sacks. What takes twelve sacks? I'll tell you what doesn't: anything that's being done fairly."
        `),
        seen: lines(`
          There are wheel marks, deep ones, that go off to [lair] and come back light. Whatever it is that [foe] means to astonish everyone with, it isn't kept at home.
          Here's a bill, made out to [foe], for padlocks. *Deliver to [lair]*, it says. *After dark. Don't ring.*
        `),
      },
      {
        gist: "[foe's] work is all somebody else's",
        said: lines(`
          "It's not even [foe's] own," says [who]. "There's a cousin. The gift was always there. What [foe] does is the bowing."
          "Ask [foe] to do it in front of you," [who] says. "Once, cold, with no warning. I asked. [^foe.they] had a sore wrist. It's been sore for seven years."
        `),
        seen: lines(`
          In the margins of [foe's] notes are corrections, in another hand, small and tired. At the foot of the last page it has written: *You had better learn to do this part yourself.*
          There are two stools at the bench. One is quite worn out. [foe's] has its cushion still in the paper.
        `),
      },
    ],
    press: lines(`
      The rules have been read aloud again, and there's a new one. It's about people whose names begin with your letter.
      [foe] shakes your hand, for luck, and keeps hold of it just long enough to find out that it's shaking.
      Somebody has begun to take bets. You can get forty to one on yourself. A small boy has put down a button.
      They're putting up the flags. There's a stand for the judges, and a stand for the band, and off to one side a box to stand on, marked *others*.
    `),
    setback: lines(`
      Someone has been at it in the night. What took you all that time is lying in two halves, neatly, as if it had been explained to it.
      You've been struck off the list. It's a matter of a form. The form was to be handed in on a day that, when you come to look, somebody has cut out of the calendar.
    `),
    climax: lines(`
      It's the hour. The band stops in the middle of a bar. [foe] steps up to the line beside you and says, without moving [foe.their] lips, "Be second. It's so restful. I would see that you were looked after."
      Everybody's here: on roofs, in trees, on one another. There's nothing left but you and [foe], and a rope between the pair of you and the rest. "I've never once had to really do it," says [foe], very low. [^foe.they] is the colour of paper. "Did you know that? Not once."
    `),
    win: {
      force: lines(`
        It isn't graceful. It's everything at once, wrong foot first; and somewhere in the din you hear [foe] stop. [^foe.they] has stepped back over the rope, and is clapping, like someone who has never seen it done.
      `),
      words: lines(`
        It needn't be for them, of course. It need only be shown to you; and [foe], who sees that you mean it, does it. It's terrible. It's the worst that anyone there has ever seen, and it's honest, and when it's over [foe.they] is laughing, and so is everybody; and then, since somebody has to have the thing, they give it to you.
      `),
      wit: lines(`
        Somebody has looked it up. The two of you are to change places: your things for [foe's], and the better one wins, whoever's it was. It's in the rules. Nobody had ever read so far. [foe] picks up what's put before [foe.them], and hasn't the first idea which way round it goes.
      `),
    },
    after: lines(`
      There has to be a speech, and nobody has got one ready. They go on waiting, until [friend] climbs on a chair and tells them what there was for breakfast. It's held to be the best in years.
      [friend] carries the prize home for you, since you've no hands free for all the hands. It's smaller than it looked, and has your name on it, spelt wrong. [friend] says not to change it for a horse.
    `),
  },
  {
    id: 'heart',
    parts: { foe: 'foe', friend: 'person', dear: 'person', prize: 'token', lair: 'place' },
    matter: 'what [dear] will answer',
    hook: lines(`
      "[dear] has been asking whether you'd come," says [friend], and watches what that does to your face. "So I needn't ask. But you ought to know that [foe.a] has called twice, in gloves. There's to be an announcement. Nobody has said so. They've only begun to count chairs."
      "You might just tell [dear]," says [friend]. It's the kind of advice one gets from people who have never tried it. "You would have to be quick. [foe.a] has a ring on approval. It goes back on Saturday, or else it doesn't."
      Across the room, or the road, or whatever it is that's always between you, is [dear]. [^dear.they] sees you, and starts to lift a hand; then [foe.a] says something amusing at [dear.their] shoulder, and the hand goes up and does something to [dear.their] hair. "Well, that was painful," says [friend].
    `),
    clues: [
      {
        gist: '[dear] has kept everything you ever gave [dear.them]',
        said: lines(`
          "[dear] has a box," says [who]. "I've dusted it. There's a pressed flower, a bit of string, and a bad drawing of a dog. I understand that the dog is yours."
          "When your name comes up [dear] leaves the room," [who] says. "I took it for dislike. But [dear.they] doesn't go anywhere. I looked. [^dear.they] just stands on the other side of the door."
        `),
        seen: lines(`
          Marking the page, where anyone might find it, is something you gave to [dear] so long ago that you'd forgotten. It's worn quite soft. It has been moved from book to book.
          It's your own handwriting, of all things: three lines, and a joke that doesn't work. The folds have gone through. They've been mended, one after another, from the back, with great care.
        `),
      },
      {
        gist: 'a letter of yours never came to [dear], and [foe] carried it',
        said: lines(`
          "[dear] waited," says [who]. "A whole winter, for a word. You might have written." You did write. [who] looks at you for some time. "Well, then," [who.they] says. "Who carried it?"
          "I saw [foe] with a letter for [dear]," [who] says. "I thought: how kind. It's only now, when I come to say it aloud, that it sounds so different."
        `),
        seen: lines(`
          The ash has been swept up, but not well. There's one corner left, brown at the edge, with half a word on it. You know how the word goes on. You wrote it.
          Something crackles in the lining of a coat that has been left over a chair. It's [foe's] coat. You needn't take the thing out. One corner shows, and it has your seal on it, or what used to be your seal.
        `),
      },
      {
        gist: '[dear] has not said yes to [foe]',
        said: lines(`
          "[dear] hasn't answered [foe]," [who] says. "Everybody takes it that [dear.they] has. [^dear.they] only didn't say *no* fast enough, and they went ahead and hired the band."
          "I asked [dear] straight out," says [who], "if [dear.they] was happy. *It's all arranged*, [dear.they] told me. Now I don't call that a yes."
        `),
        seen: lines(`
          It's a list, for and against, in [dear's] writing. There are eleven things on the one side, all of them sensible. On the other there's only a name. It's yours, and it has been crossed out, and written in again.
          [dear] has stood at this window. There's the cloud of a breath on the glass, and a finger has drawn in it. It's the dog. It's better than yours.
        `),
      },
    ],
    press: lines(`
      They go by arm in arm, [foe] and [dear]. [foe] bows to you. [dear] is looking at the ground so hard that [dear.they] walks into a post, and begins to laugh, and sees you, and stops.
      There are flowers at [lair], from [foe], a whole wall of them. One can't get in at the door.
      [foe] is very civil. [^foe.they] asks where you'll be going, after. [^foe.they] has heard that the north is pleasant for people on their own.
      In a crush under the one awning you're put, by nobody's fault, shoulder to shoulder with [dear]. Neither of you says anything for eleven minutes. It's the best talk that you've had in years.
    `),
    setback: lines(`
      It has been announced. You hear of it from someone who is telling everybody, and who wants to know if you aren't pleased.
      It has been said at last, all of it, in the half dark, and [dear] wasn't there. There was only [dear's] coat; and the one who turns round in [dear's] coat is [foe], who had felt a chill and was lent it. "I'll pass it on," says [foe].
    `),
    climax: lines(`
      The lamps are lit, the chairs are full, and [dear] has come down as far as the last step, and has stopped there with one hand on the rail. "If anybody," [foe] is saying, smiling, to the room, "has anything to add." It's only a joke. Nobody laughs, because [dear] is looking at you.
      [foe] gets to you first. "Go home," [foe.they] says, quite kindly. "You had your chance at it; I picked up what was lying there. Another hour, and it's done, and everyone will be so comfortable." Beyond [foe.them], at the far end of everything, stands [dear], with a bag packed.
    `),
    win: {
      force: lines(`
        Over go two chairs, a tray, somebody's uncle. By the time that the last plate has stopped spinning there's nothing left between [dear] and you. "You took your time," says [dear], and gets hold of your sleeve, before them all, and doesn't let go of it.
      `),
      words: lines(`
        It's quiet for as long as it takes to count to nine. Somebody, somewhere, puts down a glass. "Yes," says [dear]. "I mean, me too. I mean, what *kept* you?" And [foe], to do [foe.them] justice, steps out of the way.
      `),
      wit: lines(`
        It's the bit of burnt paper that [dear] has seen, the one with half a word on it. That's all. [dear] looks at it. You can see [dear.them] read the other half off your face; and then, slowly, turn, and look at [foe]. There isn't anything that anyone could add.
      `),
    },
    after: lines(`
      You walk [dear] home by the long way, and then, as it wasn't long enough, by the long way back. The talk is of nothing: shoes, a dog, whose turn it was. [friend] passes you twice, and has the goodness to be looking at the sky.
      "So that's that," says [friend] to the two of you, and has to find a handkerchief. [foe] has sent a present. It's a very good one. It's a clock, and it's right.
    `),
  },
  {
    id: 'escape',
    isFirstOnly: true,
    parts: { foe: 'foe', friend: 'person', prize: 'token', lair: 'place' },
    matter: 'the way out',
    hook: lines(`
      "Count the doors," says [friend], hardly moving [friend.their] lips. "There's the one you came by, which only opens inwards. There's the one they use. And there's a third that nobody talks about. I know of it because [foe.a] walks round it."
      "Don't ask how long I've been here," says [friend]. "I had it scratched up, and they painted the wall. What I've got is [prize.a] that [foe.a] doesn't know I have. It's half of a way out. I've been waiting for somebody with the other half."
      There's somebody here before you: [friend], who looks you over and sighs. "You'll want to try the handle," [friend.they] says. "Everyone does. Go on, I'll wait. After that we can talk about [foe.a], and what it is [foe.they] comes for at night."
    `),
    clues: [
      {
        gist: 'somebody did get out before, by way of [lair]',
        said: lines(`
          "One got out," says [who]. "They say not. They say it so often. The day after, they changed every lock in the place but those at [lair]. I've asked myself why you would leave those."
          "You can hear it when the wind's right," [who] says. "A door, knocking, over by [lair]. There isn't a door there. There's just a wall that was built rather fast."
        `),
        seen: lines(`
          Scratched on the underside, where only somebody lying on the floor would see it, is an arrow; and further along, another. They go towards [lair]. Whoever cut the last had time to make it neat.
          Here's a spoon, worn down on one side to an edge as thin as a nail. It was left by someone who didn't need it any more. There's plaster on the handle, of the pink sort that they have at [lair].
        `),
      },
      {
        gist: 'there is a quarter of an hour when nobody looks towards [lair]',
        said: lines(`
          "There's a quarter of an hour," says [who], "when the late ones think the early ones have come. I've timed it on my own pulse. There's not an eye on [lair] in all that time."
          "They're only people," [who] says. "They like soup. When the soup comes up, you could carry a piano out by [lair]."
        `),
        seen: lines(`
          The watchers can be watched, too, and there it is: a gap, no longer than a song, when each supposes that the other is looking at [lair]. It comes round every night, and it's just wide enough.
          There's a rota pinned up, in [foe's] tidy capitals, gone over in three colours. One small square, to do with [lair], has been left white so long that a moth has settled in it.
        `),
      },
      {
        gist: '[foe] is no freer to leave than you are',
        said: lines(`
          "Have you ever seen [foe] go home?" asks [who]. "No more have I. [^foe.they] locks us in; and then there's another key that turns, further off. It's on the outside of [foe.them], too."
          "[foe] asked me what the weather was like," [who] says. "*Me.* I thought it was a trick. Then I saw that [foe.they] truly didn't know."
        `),
        seen: lines(`
          [foe's] coat hangs on its peg, with the dust thick on its shoulders. There's a ticket in the pocket, for a journey. It's eleven years old, and nobody has ever clipped it.
          It's a letter from [foe] to whoever is above [foe.them], asking to be let go. It's most polite. By the number in the corner it's the fortieth. They have all come back.
        `),
      },
    ],
    press: lines(`
      They've counted everyone again. They made it one more than it should be, and have gone off, looking thoughtful, to find a bigger book.
      [foe] comes and sits opposite, and doesn't say a word for as long as it takes a candle to burn down by a finger. "You've stopped looking at the door," [foe.they] says then. "I'd be easier if you looked at it."
      A bell, and boots, and somebody is brought back who had got as far as the yard. He won't talk about it, except to say that there was grass.
      There's a new bar across the window. It isn't a thick one. It's more in the way of a remark.
    `),
    setback: lines(`
      The way through [lair] has been bricked up to the height of a man. The mortar is wet still. Somebody has drawn in it, with a finger, a very small door.
      They have moved [friend]. The blanket is folded, and there's a clean place on the wall where the marks were. Under your plate is a scrap: *Don't wait for me.* It's in the wrong handwriting.
    `),
    climax: lines(`
      You're nearly through; you can smell the outside. And on the last step, with a lamp at one side of [foe.them] and a ring of keys at the other, sits [foe]. "I knew that it would be tonight," [foe.they] says. "I've known the night every time. I've never been able to decide what I ought to do about it."
      They're running, back there, in every direction but this one. There's a single door left, and [foe] has [foe.their] back to it, and is as short of breath as you are. "If you go," [foe] says, "it's me they'll put in there. You do see that."
    `),
    win: {
      force: lines(`
        There are the two of you, on different sides of the argument, and a door in the middle; and it's the door that gives. There is a great deal of cold air. By the time [foe] is up again you're a long way off, and for quite a while, which is odd, nobody calls out.
      `),
      words: lines(`
        [foe] might simply come along. It's such a plain thing that it takes some time to get in. [^foe.they] looks at the keys, and the lamp, and back along the passage at all those years. "I haven't got a hat," [foe.they] says. It's the one door for both of you, one after the other, as when people leave a play.
      `),
      wit: lines(`
        [foe] knows your face as well as [foe.their] own. But there's a coat here that's just your size, with a ticket sticking out of the pocket. You watch [foe.them] look at the coat, and at the ticket, and be relieved of duty. "About time," says [foe], loud and clear, and gives you the keys, and walks off the wrong way, whistling.
      `),
    },
    after: lines(`
      There's such a lot of sky. You hadn't remembered that it goes all the way down. [friend] turns round and round beneath it, arms out, like someone trying on a coat.
      You sleep in the open, and it's the best bed that you have ever had; nobody shuts anything. In the morning [friend] has gone to look for bread, and left [friend.their] shoes beside you, so you'd know that it wasn't for good.
    `),
  },
  {
    id: 'secret',
    parts: { foe: 'foe', friend: 'person', prize: 'token', lair: 'place' },
    matter: 'what they are hiding',
    hook: lines(`
      "You may go anywhere you like," says [friend], and stops there for so long that you hear what it's made of. "Nearly anywhere. [foe.a] keeps the one key, and keeps odd hours. I wouldn't put a light under that door, if I were you. It gets answered."
      They are all very welcoming. It's only that wherever you stand there is somebody between you and [lair]. "It's the damp," says [friend], too quickly; and a minute later, when there's no one by, "It's [foe.a]. [^foe.they] carries a tray there at night. Nobody lives there. So who's eating it?"
      "Did it keep you awake?" asks [friend], and doesn't say what. "It does, at first. Ask [foe.a], and you'll be told that it's the pipes. I put in the pipes. There are no pipes on that side."
    `),
    clues: [
      {
        gist: 'somebody is living shut up at [lair]',
        said: lines(`
          "I do the washing," says [who]. "There's one more pillowcase than there are heads. I've never asked. I just iron it with the rest."
          "They tell me it's rats," [who] says, "at [lair]. I've known rats. They don't say their prayers."
        `),
        seen: lines(`
          There are so many steps inside, so many outside, and they don't agree. On the side of [lair] there's a whole room's worth of wall.
          Someone has dropped a toy here, made from a peg, with the face nearly rubbed off by being held. It's warm. It has been pushed out through a crack, from the side where [lair] is, and where nobody lives.
        `),
      },
      {
        gist: '[foe] has told everybody a different reason for it',
        said: lines(`
          "I was told it's a fever," says [who]. "Cook has it that it's a debt. The boy was told a bear. [foe] thinks that we don't talk to each other, and mostly we don't."
          "I've two letters about it from [foe]," [who] says, "a year apart. In the one it's for safety and in the other it's for shame. The second is better written. I expect that [foe.they] had practised."
        `),
        seen: lines(`
          There are three explanations, in [foe's] hand, on three sheets of the same paper, with bits underlined. It's someone trying lies for comfort, as one tries chairs.
          A name has been cut out of the old household book, with scissors, from every page that it was on. It goes back eight years. And here are the names, in an envelope, in [foe's] drawer, with the scissors.
        `),
      },
      {
        gist: '[foe] shut that door to keep a promise',
        said: lines(`
          "[foe] gave [foe.their] word," says [who]. "At a bedside. *Keep the little one out of it.* Nobody said for how long. I think [foe.they] would give an arm, now, for someone to say how long."
          "It isn't cruelty," [who] says. "I've listened at that door. [foe] reads aloud in there. [^foe.they] does all the voices."
        `),
        seen: lines(`
          Sewn into a hem, where you would only come upon it by feel, is a strip of paper. *I promised*, it begins, in [foe's] hand; and it's the same two words all the way down, like lines at school.
          It's a row of small shoes, a pair for each year, never worn out of doors. On the soles, in chalk, [foe] has put down how tall somebody was.
        `),
      },
    ],
    press: lines(`
      There's singing in the night, thin, and quite in tune. In the morning everybody remarks on how well they slept.
      [foe] has had a bolt put on your door. It's for your comfort, you're told. It's on the outside.
      [foe] comes by with the tray. There are two cups. [^foe.they] sees you see them. "I'm a great one for tea," says [foe].
      One of them begins to tell you, and gets as far as "It was before the"; then there's a step overhead, and they talk instead about the roof.
    `),
    setback: lines(`
      The way in is open, and there's nobody there: a clean floor, a bed stripped to the slats, a saucer of crumbs on the sill. They've moved whoever it was. You can tell by the candle that they did it while you were at supper.
      You're to leave in the morning. It's been decided. They have packed your bag for you, so kindly; and at the bottom of it, where it's sure to be found, is the silver.
    `),
    climax: lines(`
      [foe] has the door at [foe.their] back, and the key, for once, in full view. "I'll ask it as one asks a guest," [foe.they] says. "Don't. You think that you'd be letting somebody out. You've no idea what you would be letting in." Behind the door something has stopped, to listen.
      They're awake, all of them, standing about in their nightclothes with candles. And there's [foe], at the top, hand in hand with somebody small and white who blinks at the light. "Well, now you've seen," says [foe]. "What's to be done with the lot of us?"
    `),
    win: {
      force: lines(`
        The hinges go; and [foe], at the last moment, lets them. The door comes down flat, in a cloud. Through the cloud, taking care where to put her feet, comes a girl of eight or so, with a doll made from a peg. "You were ever so long," she says.
      `),
      words: lines(`
        A promise is a promise; but this one was kept, and it's done, and there is nothing left for anyone to be kept out of. You can see it arrive. Nobody stirs. Then [foe] holds the key out at arm's length, with [foe.their] face turned away, like someone letting go of a bird.
      `),
      wit: lines(`
        Nobody has so much as tried the lock. There's a knock, the way the tray knocks every night, and the bolt is drawn back from *within*. It had been on that side all along. [foe] sits down where [foe.they] is, and starts, without a sound, to laugh or cry.
      `),
    },
    after: lines(`
      They've thrown open every window. A small girl is running about on the grass, falling over, and getting up again, and [friend] is after her, calling out the names of things.
      There's a new place laid at the table, on two cushions. Nobody remarks on it; they only pass the jam. [friend] has pasted one of the names back into the book, upside down, and it has been agreed to leave it so.
    `),
  },
  {
    id: 'threshold',
    isFirstOnly: true,
    parts: { foe: 'foe', friend: 'person', prize: 'token', lair: 'place' },
    matter: 'the way back',
    hook: lines(`
      On the other side of it is somebody who isn't surprised. "You're the third this year," says [friend], not unkindly. "They all look up first. Then they look for the way back, and it's gone, and they sit down. You haven't sat down. [foe.a] will be interested in that."
      A step, and the air closes behind you like a curtain. [friend] takes one look at your shoes. "Those aren't from here," [friend.they] says. "Get some mud on them, quick. There's [foe.a] who pays for news of people in shoes like those, and I'd sooner like you than be paid."
      Where you came in there's a bare place, its edges still moving a bit. Then they aren't moving. "It'll be back," says [friend], who seems to have been sent to wait for you. "It keeps its own time. What you've to worry about till then is [foe.a]."
    `),
    clues: [
      {
        gist: 'the way back will open next at [lair]',
        said: lines(`
          "It never opens twice in the one spot," says [who]. "It walks. It was by the well, and then it was the big tree. If I've got the hang of it, next it'll be [lair]."
          "My brother went back," [who] says. "I saw him go. One moment he was standing at [lair] with his hat in his hand; and then there was the hat."
        `),
        seen: lines(`
          The air has been folded here. You can run your hand along the crease. It points, as straight as a ruled line, at [lair].
          Somebody from your own side was here before you. There's a button that you know the make of, and an arrow scratched beneath it, pointing to [lair], and the words *mind your head*.
        `),
      },
      {
        gist: 'nobody gets back without leaving something dear behind',
        said: lines(`
          "There's a toll," says [who]. "It won't have money. It took my brother's hat because of who had given it to him."
          "You have to leave it a thing that you'd rather keep," [who] says. "I've seen them try with spoons. It has got more sense than that."
        `),
        seen: lines(`
          They lie about on the ground where the last way was: a thimble, one shoe, a music book with a name in it. None of it's worth a penny, and nobody has picked it up.
          It's written round the rim, small, in a good many languages. One of them is yours. *Pay with what you would go back for.*
        `),
      },
      {
        gist: '[foe] came through once too, and could not pay',
        said: lines(`
          "[foe] isn't from here either," says [who]. "Have you never heard how [foe.they] says *Tuesday*? It opened for [foe.them], years ago, and [foe.they] stood there, and couldn't do it."
          "I'd be sorry for [foe]," [who] says, "if I dared. Whoever goes through is somebody who can do what [foe.they] couldn't. And each time [foe.they] has to stand there and watch."
        `),
        seen: lines(`
          It's a house, laid out on the ground in stones: here a bed, there a table with two places. [foe] has been building it again from memory. It has been swept.
          You've found the thing that [foe] wouldn't give. It's in a tin, wrapped in a clean cloth. It is only a drawing, by a child, of somebody tall.
        `),
      },
    ],
    press: lines(`
      In a puddle you catch sight of your own street, the right way up, with someone you know going by. Then somebody steps in it.
      It's getting harder to recall the small things. You had a word for the colour of your own front door. You had it this morning.
      [foe] has offered a price for you, and it's a good one. People smile at you the way they'd smile at a pig in October.
      A dog from your side has come through. It sits down on your foot, looks up, and waits for you to take it home.
    `),
    setback: lines(`
      It opened. You saw it, from too far off: a tall bright slot, the width of a person. By the time you had got there it was shut, and [foe] was dusting off [foe.their] knees. "So near," says [foe].
      What you had meant to pay with is gone. They've left you the pocket.
    `),
    climax: lines(`
      It's open. It's so close that you can smell the rain on your own side. And in front of it, both arms spread, is [foe]. "You first, and then me," [foe.they] says, "or else nobody. Give me yours to pay with. You've the time to grow another."
      The edges have begun to move. "Two minutes," says [foe], who is sitting next to it like someone at the bed of a friend. "It's always two. I could tell you what I've thought of in them, every time. Or you could tell me how you mean to do it."
    `),
    win: {
      force: lines(`
        It takes the pair of you at once, as cold water does. There's a noise like a page being torn. The two of you are lying on a floor, on your own side; and [foe] has got hold of a table leg, and is saying the name of a street, over and over.
      `),
      words: lines(`
        It doesn't want to have the thing. It only wants you to be able to. [foe] sees it when you do, and holds up the drawing in both hands. It shakes. The light comes round it, and looks, for as long as it takes to look at anything properly; and lets the pair of you by.
      `),
      wit: lines(`
        The price is the way back itself. The thing looks you over, to see if you would stay; if you'd mean it, which is the only hard part. It considers that; and, being honest in its fashion, gives you your change.
      `),
    },
    after: lines(`
      It's the same day. The kettle hasn't boiled. There's mud on your shoes, of a colour that doesn't occur here, and you find you're in no hurry to clean them.
      [friend] has come through as well, it turns out, holding on to your coat. [^friend.they] stands there and looks at everything, for a long time. "Oh," says [friend], of the shoes. "So that's what they're *for*."
    `),
  },
  {
    id: 'mishap',
    isFirstOnly: true,
    parts: { foe: 'foe', friend: 'person', prize: 'token', lair: 'place' },
    matter: '[motif]|the mishap',
    hook: lines(`
      "Well," says [friend], who has come in at just the wrong moment, and who looks at it for a long time. "It might be worse." The two of you consider how. "You've until Thursday," [friend.they] says then. "That's when [foe.a] is coming to see that all is in order."
      "Nobody need know," says [friend]. It's the third time [friend.they] has said it. "I could stand in front of it. I'm quite wide." And there goes the bell; and there, on the step, wiping both feet, is [foe.a], a day early, with a list.
      [friend] has thrown a cloth over the whole thing. It doesn't help; it has only got corners now. "We'll need what the old hands used to put it right with," [friend.they] says. "It was kept at [lair]. And we'll need it before [foe.a] is told, because [foe.they] has been waiting years for something like this."
    `),
    clues: [
      {
        gist: 'it has been put right before, with a thing that is kept at [lair]',
        said: lines(`
          "You're not the first," says [who]. "I could name you four. One's a bishop now. They all went over to [lair] after dark, and came back with something under their coats, and in the morning nobody'd noticed a thing."
          "My aunt did just the same," [who] says, "but with a cow. There's a way to undo it. It takes a steady hand, and what's on the top shelf at [lair]."
        `),
        seen: lines(`
          Somebody else has been through this. It's in the margin, in faded ink, beside the very line that you got wrong: *Oh dear. See [lair], top shelf, at the back.*
          There's an old bill, receipted, for *setting to rights one accident, no questions*. It's stamped with the mark of [lair].
        `),
      },
      {
        gist: '[foe] did the very same thing once',
        said: lines(`
          "Ask [foe] about the summer of the frogs," says [who]. "No, don't. But watch [foe.their] ears while you don't."
          "There's a year missing out of [foe's] papers," [who] says. "I used to file them. It's the year that the steeple went pink."
        `),
        seen: lines(`
          Here's a likeness of [foe], a good deal younger, holding something behind [foe.their] back. In the mirror that [foe.they] has forgotten one can see what it is. It's just like yours. It's bigger, if anything.
          A letter of apology has been pressed in the book, brown with age. It runs to nine pages. It's from [foe].
        `),
      },
      {
        gist: 'it did not go wrong by itself: a word had been changed',
        said: lines(`
          "You did it all as it says," says [who]. "I watched you. It's that it doesn't say what it used to. Somebody's been at it with a penknife."
          "I'd not blame myself," [who] says. "There was a person in here the night before, who wanted to know if you always did as you were told."
        `),
        seen: lines(`
          Against the light the page has a thin place in it. There: one word has been scraped off, and another put in, in nearly the same ink. It's a small word. It's the one that made all the difference.
          The measure has a false bottom. Anybody would have got it wrong. Someone took care that anybody should, and has left two hairs, and a smell of [foe's] soap.
        `),
      },
    ],
    press: lines(`
      [foe] has asked to be shown round. There is the ceiling, to begin with. It goes on being the ceiling for as long as a ceiling can.
      It's got bigger. [friend] measures it with both arms, and then measures the arms.
      Somebody has told the neighbours. They've brought chairs.
      It has made a noise. [friend] coughs. It does it again, and [friend] coughs again. [foe], on the far side of the door, waits till they have both quite finished.
    `),
    setback: lines(`
      It goes very nearly right. There's a flash, and a smell of cabbage, and now there are two of them.
      The cloth has slipped. There isn't any way of saying what comes over [foe's] face; you'd have to have seen a man find money. "I'll have my tea first," [foe.they] says, "and then I think we'll send for everyone."
    `),
    climax: lines(`
      They've all been sent for. They're on the stairs, and up the wall. [foe] has hold of one corner of the cloth. "I think we should let people see," [foe.they] says, "what comes of putting *some* persons in charge of things." [friend] has shut both eyes.
      It's Thursday. [foe] has got [foe.their] list, [foe.their] pencil, and one hand on the door. "Before I look," [foe.they] says, "is there anything at all that you'd like to tell me?" Behind the door something falls over, gets up, and falls over again.
    `),
    win: {
      force: lines(`
        The whole of it goes off at once, over [foe's] head, like a bucket being emptied. There's a bang, a long green smoke, and a very small *oh*. When it clears, everything is just as it was last Tuesday, down to the crumbs. [foe] has pink eyebrows. They turn out to be for good.
      `),
      words: lines(`
        So it's out: who did it, and how, and that it was meant for the best. It gets very quiet. Then somebody at the back says, "There was that business with the goat"; and it's as though a cork had been drawn. They've all done something. [foe] is the last. [foe.they] does, in the end, mention frogs.
      `),
      wit: lines(`
        Off comes the cloth; and nobody has told them that it ought to be otherwise. They walk round it. By the second time round people are nodding; by the third they want one; and [foe], who has been asked to sign for it, is writing down *most satisfactory*.
      `),
    },
    after: lines(`
      It's all back as it should be, or so near that you'd have to be told. [friend] goes round with a duster, and won't look at you, and every so often [friend.their] shoulders shake.
      It's rather missed, all the same. "We could always," says [friend], and stops, and says "No", and puts the book on the top shelf.
    `),
  },
  {
    id: 'oblivion',
    isFirstOnly: true,
    parts: { foe: 'foe', friend: 'person', prize: 'token', lair: 'place' },
    matter: 'who you were',
    hook: lines(`
      "You told me you'd ask," says [friend]. "You said: when I don't know you any more, give me this, and don't answer any questions till I've stopped shaking." It's [prize.a]. It's in your own handwriting, what's on the paper round it. *Don't let [foe.a] find you first*, it says.
      There is somebody here who knows you. One can see [friend] decide how much to say. "We've met," says [friend]. "It went quite well. Then [foe.a] came into it. You don't remember? No. You said that you wouldn't. You paid extra for that."
      In your pocket there's [prize.a], and a card, and on the card is a line in writing which you find, when you try it, is yours: *You did this on purpose. Trust [friend]. Keep away from [foe.a].* "I'm [friend]," says the person across from you. "You took your time waking up."
    `),
    clues: [
      {
        gist: 'you came here of your own will, under another name',
        said: lines(`
          "You walked in by yourself," says [who]. "Nobody had hold of you. You gave a name. You spelt it for us, and then you spelt it again, differently, and laughed, and said it'd be all one by the morning."
          "I was told to say that they carried you," [who] says. "They didn't. You'd a bag in each hand. You asked what time the bells were, and set your watch by somebody else's."
        `),
        seen: lines(`
          It's in the book: the date, the hour, a name that you don't know in a hand that you do. Below, where it asks how long you mean to stay, you've put *until I've forgotten why*.
          Sewn into your own cuff is a strip of cloth with a name on it. It isn't the one they've been calling you by. The stitches are neat and a bit crooked. When you try a few with your own hand they come out just the same.
        `),
      },
      {
        gist: 'you hid something at [lair] before you forgot it',
        said: lines(`
          "You went to [lair] first," says [who]. "With the one bag. You came away without it. I said, won't you want to know where it is? And you said: not for a while, that's the beauty of it."
          "They've had [lair] to pieces, looking," [who] says. "They don't know what for. You do. That's to say, you did."
        `),
        seen: lines(`
          Here's a key in the lining. It's been filed, so as not to say what it's for. But there's some paint on it, and you have seen that colour on one door only. It's at [lair].
          On the inside of your arm, where you'd see it if you washed, is what's left of a number in ink. It isn't for a telephone, or a lock. It's paces. It's so many from the door of [lair], and then so many left.
        `),
      },
      {
        gist: 'you worked for [foe], and were good at it',
        said: lines(`
          "I wasn't going to say it," says [who]. "You and [foe] came as a pair. You were the one that people were afraid of. You were very polite."
          "[foe] doesn't want you hurt," [who] says. "[^foe.they] wants you *back*. You'd only to come into a room. Then one night you came home, and sat on the stairs, and asked me what it costs to be somebody else."
        `),
        seen: lines(`
          There are two people in the picture, arm in arm, laughing at whoever held the camera, or the brush. One is [foe]. The other has a face that you've seen lately, in a window, with the dark behind it, looking back.
          It's a whole case full of papers with your likeness, under nine names. Folded into the last of them is a letter from [foe]. *No one's as good as you*, it says. *Take a rest, and come home.*
        `),
      },
    ],
    press: lines(`
      Your hands know things. There's a lock behind you, picked, that wasn't, and they were the only ones near it; it's open, and you have no idea how to shut it.
      Someone across the way lifts a hat to you. It's done with respect. Then you see that they've gone white.
      "You used to take it without," says [foe], setting down a cup in front of you, and is gone before you're on your feet. There isn't any sugar in it. It's just how you like it.
      You've been saying something in your sleep. [friend] wrote it down. It's only a list of names, and [friend's] is on it, near the end.
    `),
    setback: lines(`
      It's gone. There's just the hole where you must have put it, and a scrap, in your own writing again: *In case I should turn out to be the sort who comes back for it.*
      They've shown [friend] what you used to be. You can tell by where [friend.they] is standing. "I only want to know if it's true," says [friend]. You want to know, too.
    `),
    climax: lines(`
      "There you are," says [foe]. It's so plainly glad that for a moment you're glad as well. [^foe.they] is holding out your coat. It's a good coat. It fits you; it would have to. "You've had your holiday. You needn't say a word. Put your arm in, and it'll all come back."
      [foe] has what you hid, in a bag, on the table between you. "I haven't looked," [foe.they] says. "I should like us to look together. If it's what I think it is we're both rich, and if it's what you thought we're both done for. You used to love that sort of thing."
    `),
    win: {
      force: lines(`
        It's over in the time it takes to say so, and it's your hands that knew how. [foe] is on the floor, holding one wrist, looking up at you with tears of pride. "There," says [foe]. "*There*. You see?" They're only hands. They don't even shake. It's a long time till somebody comes.
      `),
      words: lines(`
        [foe] begins on the person you used to be. It's a long story, and funny, in parts; and when it's over nobody is laughing. [foe] looks at you; looks, you'd say, for somebody behind you; and hangs up the coat.
      `),
      wit: lines(`
        The coat hangs there, a good fit; and just above it, where a smile would be, [foe] thinks that there is one. [^foe.they] is so glad to see it again that [foe.they] talks. [^foe.they] tells you all of it, who knows and since when, with the door ajar, and five people behind it writing.
      `),
    },
    after: lines(`
      There's a form, and a space on the form for a name. [friend] is looking at the ceiling with all [friend.their] might. The clerk writes one in. It's a good plain one. It only has to be spelt the once.
      There's still a hole where all that was. You walk round the edge of it, some mornings, with [friend], and look in. It's filling up. It's mostly breakfasts.
    `),
  },
]
