import { spoken } from './line-list.ts'

/** What somebody says to a statement, by whom it is of and how it is put: '[asked]' is the short question to it, '[agreed]' the short answer. */
export const takenUpLines = {
  we: spoken(`
    "[^agreed]," says [who]. "I've got the bag packed. It was packed on Wednesday."
    "[^agreed]," says [who]. "You take the left side. I'll take [other], who'll want to argue."
    "[^agreed]," says [who], "and I'd hoped you wouldn't notice till we'd eaten."
    @child "[^agreed]," says [who]. "I said so first. I said so in my head."
    @close "[^agreed]," says [who]. "It's only that I'd like to say goodbye to the dog."
  `),
  weNot: spoken(`
    "[^agreed]," says [who]. "But tell me what else there is, and I'll do that."
    "[^agreed]," says [who]. "[other] would, in our place. That's the best reason against it."
  `),
  advice: spoken(`
    "[^asked]?" says [who]. "My mother said that, in those very words. She was right, too; it was unbearable."
    You first. No? Then we're two people with good advice.
    I'll do it tomorrow. Tomorrow, at eight. You can come and watch me not do it.
    @child "[^asked]?" says [who]. "Even if I've already done it a bit?"
    @law "[^asked]?" says [who]. "Funny. I was about to say that to you."
    You're right. I'll get my coat, before I've thought of something against it.
    I would, if it weren't for [other]. Somebody has to be here when [other.they] wakes up.
  `),
  you: spoken(`
    "[^asked]?" says [who]. "[other] says that too. I'd hoped that it was only [other.them]."
    "Is that how it looks?" says [who]. "It's the light. No. It isn't the light."
    "[^asked]?" says [who]. "Since about Tuesday. I'd a reason, and then I lost the reason, and kept on."
    @child "[^asked]?" says [who]. "You should see my brother!"
    @law "[^asked]?" says [who]. "That's an observation. I'll answer it when it's a question."
    @noble "[^asked]?" says [who]. "I was told it was the shoulders."
    @ghost "[^asked]?" says [who]. "I'd hold up a mirror, if it would do any good."
    @rogue "[^asked]?" says [who]. "Only when I'm awake."
    You'd know. You've been watching me for an hour. I've been watching you do it.
    And if that's so, what'll you do about it? I ask because I'd like to help.
  `),
  youAre: spoken(`
    "[^asked]?" says [who]. "You're the first to say so. The others sent it in a letter."
    "[^asked]?" says [who]. "I've been called a good many things by people I owed money, but never that."
    @child "[^asked]?" says [who]. "Say it again. Say it to my sister!"
    @ghost "[^asked]?" says [who]. "After all this time. I shall have to sit down; watch me not go through the chair."
    @close "[^asked]?" says [who], and has something in one eye. "You'd better be it as well, then, or it's no good."
    Don't tell [other]. I've a reputation to keep down.
  `),
  youPast: spoken(`
    "[^asked]?" says [who]. "I'd do it differently now. I'd wear a hat."
    "[^asked]?" says [who], and [who+look] away, at [prop]. "It was the year that everything got wet. I don't say it's an excuse."
    I wondered how long you'd carry that about. Put it down here. Yes; it was I.
    @child That was ages ago! I was only six.
    @noble "[^asked]?" says [who]. "I was told to. I've been sorry every day, about a quarter past three."
    @close "[^asked]?" says [who]. "I did it for you. You weren't supposed to find out till you were old."
    "[^asked]?" says [who]. "Then [other] has been talking. Nobody else was near enough to see."
  `),
  youSaid: spoken(`
    I know what I said. I'd had nothing to eat, and you'd that look on your face.
    I did, and I meant it. And then [other] came in with the lamp, and I saw what it was.
    @child I said maybe. Maybe isn't the same.
    @noble I said it on the stairs. Nothing counts on the stairs.
    I say it again, if you like. But I'll say it sitting down.
  `),
  youUnsaid: spoken(`
    You never asked. I used to stand there with my mouth open, and you talked about the weather.
    "[^asked]?" says [who], and looks down. "[other] thought you'd leave. I thought so too."
    I was told not to. By somebody who meant well, and was wrong.
  `),
  youNot: spoken(`
    "[^asked]?" says [who]. "Give me one day, and a clean shirt, and look again."
    "[^asked]?" says [who]. "No. I stopped at about the time the roof did."
    @child I would, but nobody lets me!
    @law That's not in the orders, and neither are you.
    @close I know. I'm sorry. I got as far as your door, and counted the nails in it.
    You're right. It's [other] who does. I only ever carried the coats.
  `),
  hero: spoken(`
    "[^asked]?" says [who], and [who+look] at you more closely. "You should have said. I'd have kept you the chair by the fire."
    "[^asked]?" says [who]. "So does [other]. We ought to start a club, with a tin."
    "[^asked]?" says [who]. "Since when? You'd better start with when."
    @child "[^asked]?" says [who]. "Me too! With sprinkles."
    @law "[^asked]?" says [who]. "Then I'll need your name, and where you slept last night."
    @noble "[^asked]?" says [who]. "How extraordinary. Does one get used to it?"
    @ghost "[^asked]?" says [who]. "I did too, when I'd somewhere to do it."
    @close "[^asked]?" says [who]. "I know. I've seen you try not to say it."
    That's something we've got in common, then. I'd not have thought there was anything.
  `),
  heroFeels: spoken(`
    "[^asked]?" says [who], and comes closer, and puts something round your shoulders that smells of smoke.
    I can see that. Sit. I'll do the next hour for you, and you needn't talk.
    "So was I, my first night," says [who]. "I put everything in the wrong drawer. It's still there."
    Breathe out. No, further. There, now you know how I do it.
    @child Do you want my bear? He's called Admiral.
    @kin Of course you are. You were the same before your first day at school, and you bit somebody.
    @law It's the ones who aren't that I have to carry home.
    @noble I take a cold bath. It does nothing for it, but one has something else to be unhappy about.
    @ghost I was, up to the last. Afterwards it goes quite quiet.
    @machine I'm told that talking helps. I have four hours free, and a list of subjects.
    Drink this. Don't ask what's in it. [other] makes it, and we don't ask.
  `),
  heroNot: spoken(`
    "[^asked]?" says [who]. "Then lean on me. I'm not doing anything with this arm."
    "[^asked]?" says [who]. "Nor could I, the first time. You think of your feet. Only of your feet."
    Nobody can. One does it all the same, and then there's soup.
    @child I can. Shall I do it for you?
    @law You can, and you will, and afterwards I'll look the other way while you're sick.
    @close Then we'll do it together. You be the legs.
  `),
  heroNever: spoken(`
    "[^asked]?" says [who]. "Nor did I. I kept the ticket, and the glove."
    "[^asked]?" says [who]. "I'd made up my mind that you had. It was easier, that way round."
    "[^asked]?" says [who]. "Then it was [other] who told me, and I ought to have asked why."
    @child "[^asked]?" says [who]. "Not even once? Not even when nobody looked?"
    @law "[^asked]?" says [who]. "That's what it'll say, then. Sign underneath."
    @close "[^asked]?" says [who]. "I know. You'd have gone red."
  `),
  heroToYou: spoken(`
    "I know," says [who]. "I stood across the street, with my hand on the rail, and hadn't the courage. I have thought of it every day."
    "[^asked]?" says [who]. "Nobody told me. [other] had the post in those days. I should've known."
    "[^asked]?" says [who]. "Then I owe you an answer, and it's later than I'd like."
    @child "[^asked]?" says [who]. "I was in the bath."
    @noble "[^asked]?" says [who]. "I was locked in my room. I went out by the window, and by then there was nobody there but a man with a broom."
    @close "[^asked]?" says [who]. "I know you did. I saw the light. I pretended to be asleep."
  `),
  heroNotWants: spoken(`
    Then don't. Tell [other] it was my fault; most things are.
    "I can understand that," says [who]. "I'd my hat on three times this morning, and took it off again."
    Nobody does. That's why they pay.
    @child Me neither. Shall we hide? I know where.
  `),
  nor: spoken(`
    "[^agreed]," says [who]. "But [other] might. [other.they] was nearer."
    "[^agreed]," says [who], and looks round. "Only that smell. Like a lamp that's just gone out."
  `),
  heroWants: spoken(`
    "[^asked]?" says [who]. "[other] did too, and got it, and has been looking for a buyer ever since."
    And what'll you give up for it? I ask because somebody always asks, in the end.
    "[^asked]?" says [who]. "Then you've come to the wrong door, and the right person."
    @child "[^asked]?" says [who]. "You have to say please, and then you've to wait until Christmas."
    @noble "[^asked]?" says [who]. "My dear, one doesn't want. One lets it be known."
    @close "[^asked]?" says [who]. "Then I do as well. I'd only been waiting for you to say it."
    I'll help. I don't say it's wise. I've only ever been wise on Sundays.
  `),
  heroMust: spoken(`
    "[^asked]?" says [who]. "Now? With [other] standing in the door?"
    Then go out by the side. I'll say that you felt ill. Look ill.
    @child "[^asked]?" says [who]. "But we've only just started!"
    @close Then I'm coming along. Don't argue, you haven't the time.
  `),
  heroThinks: spoken(`
    You may be right. I think so too, between three and four in the morning.
    What makes you think so? It's the shoes, isn't it? It's always the shoes.
    "[other] thinks so as well," says [who], "and [other.they] had a look at the back."
    @child I think so too! But I thought it smaller.
    @law Thinking's free. Bring me something that I can put in a bag.
    "Do you?" says [who], and wipes both hands dry, which takes longer than it should. "All right. I saw a light. That's all. I saw a light, where there shouldn't be one."
  `),
  heroHopes: spoken(`
    So do I. I've put a candle in the window, and I don't even hold with candles.
    @noble One does hope. It's cheaper than repairs.
    So did [other], and look: there's still a bed made up.
  `),
  heroWill: spoken(`
    "[^asked]?" says [who]. "Then take the lamp. And if it goes out, don't light it again: come back."
    And if it goes wrong? I want a time. If you're not here by then, I'll go to [other].
    "[^asked]?" says [who]. "I tried that in the spring. The floor's not what it looks like."
    @child Can I come? I can be very small.
    @law "[^asked]?" says [who]. "I ought to stop you. I've got a stone in my boot; it'll take me about a minute."
    @close "[^asked]?" says [who]. "Not without me. Hold this while I do up my coat."
    Good. Somebody ought to. I've said so for nine years, from this chair.
  `),
  heroMeans: spoken(`
    "[^asked]?" says [who]. "Then look at me while you say it. Yes. I believe you do."
    Why would you? Nobody's done anything for me for nothing since the war, or before.
    @child "[^asked]?" says [who]. "Promise? Promise with spit?"
    @noble You're either very kind or very deep. I shall find out at dinner.
    "[^asked]?" says [who]. "What's it going to cost me? There's no shame in saying."
  `),
  heroWont: spoken(`
    Is that your last word? Then I've got to do it, and you know how I do things.
    "All right," says [who]. "I'll tell [other] that I couldn't find you."
    @child You have to! It's the rules!
  `),
  heroFound: spoken(`
    "Where?" says [who]. "Behind [prop]? I looked there. I looked there twice!"
    "[^asked]?" says [who]. "Show me. No, keep your hand over it. Did [other] see?"
    @child Can I have it? I saw it first, but yesterday.
    @law Don't touch anything else. Which hand did you pick it up with?
  `),
  heroPast: spoken(`
    When was that? Before or after [other] came? It matters more than you'd think.
    "[^asked]?" says [who]. "And nobody stopped you? I'd have liked to see it."
    @child And then what happened? Did you get told off?
    @law "[^asked]?" says [who]. "You know that I'll have to ask for the rest."
    @noble You told them that? And they've let you stay?
    @close You never said. I thought it was something I had done.
  `),
  forYou: spoken(`
    "For me?" says [who], and turns it over, and looks on the back, as if there would be another name there.
    You shouldn't have. I've got you nothing. I have got you half an onion.
    @child For me? For keeps? Is it alive?
  `),
  it: spoken(`
    "[^agreed]," says [who]. "[other] says it's always been so, but [other.they] has only been here since March."
    "[^agreed]," says [who]. "You get used to it. It took me four winters and a hat."
    @child "[^agreed]," says [who]. "It's the most I've ever seen, in one go."
    @ghost "[^agreed]," says [who]. "It was sadder at the time. There was music."
    @machine "[^agreed]," says [who]. "I've a figure for it, if you'd like one. People mostly don't."
    So [agreed]. I'd open a window, if I thought it would help.
  `),
  itNot: spoken(`
    "[^agreed]," says [who]. "It was, until [other] had a go at it."
    No, [agreed]. But don't say it so loud; somebody worked on that all winter.
  `),
  others: spoken(`
    "[^asked]?" says [who]. "How do you know? You weren't near enough. Somebody's told you."
    "[^asked]?" says [who], in a lower voice. "Then that's what [other] was carrying, under the coat."
    "[^asked]?" says [who], and is on [who.their] feet. "Since when? Show me. You go in front."
    @child "[^asked]?" says [who]. "I bet I know where. I bet it's where I'm thinking."
    @law "[^asked]?" says [who]. "Right. Nobody leaves. You: what have you touched?"
    @noble "[^asked]?" says [who]. "And on a Monday. Has nobody any consideration?"
    @ghost "[^asked]?" says [who]. "I'd have heard it. I hear everything that has a hinge."
    @machine "[^asked]?" says [who]. "Nobody has told me. I'll look. Yes. I see what you mean, and I don't care for it."
    "[^asked]?" says [who]. "Then fetch [other], and hot water, and don't run: it frightens people."
    I could've told you. I did tell [other], on Thursday, and was told to mind my pots.
  `),
  othersPast: spoken(`
    "[^asked]?" says [who]. "When was that? Because on Saturday I saw something, and I said nothing."
    "[^asked]?" says [who], in a lower voice. "And who else was in the room?"
    @child "[^asked]?" says [who]. "And nobody woke me up?"
    @law "[^asked]?" says [who]. "You're the third to tell me, and the first who's got the colour right."
    "[^asked]?" says [who]. "That's not how [other] tells it. In [other]'s story there's a ladder."
    I was there. I held the door. I've never been sure whether I held it open or shut.
  `),
  toCome: spoken(`
    "[^asked]?" says [who]. "Then I'd bring in the washing. And the children."
    "[^asked]?" says [who]. "I've heard that every year since I was born, and once it was true."
    @child "[^asked]?" says [who]. "How many sleeps?"
    @law "[^asked]?" says [who]. "Then I'd better have a word with [other] beforehand."
    If you say so. I'll believe it when I've seen [other] without a coat.
  `),
}
