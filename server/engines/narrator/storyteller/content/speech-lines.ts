import { lines, spoken } from './line-list.ts'

export type SpeechMood =
  | 'threat'
  | 'love'
  | 'sorry'
  | 'thanks'
  | 'promise'
  | 'farewell'
  | 'greeting'
  | 'insult'
  | 'no'
  | 'request'
  | 'plan'
  | 'confession'
  | 'plea'
  | 'praise'
  | 'yes'
  | 'offer'
  | 'comfort'
  | 'told'
  | 'shouted'
  | 'talk'
  | 'answered'
  | 'accused'
  | 'warned'
  | 'invited'
  | 'joke'
  | 'story'
  | 'secret'
  | 'wished'
  | 'announced'
  | 'hurt'
  | 'granted'
  | 'hush'

/** How people answer words, by the mood of what was said to them. */
export const speechLines: Record<SpeechMood | 'foe' | 'animal', string[]> = {
  threat: spoken(`
    "No need for that," says [who], with both hands where you can see them. "What is it you want? Say it slowly."
    You'd have done it by now. So let's both sit down.
    "Behind you," says [who], and [who+take] one step nearer while you do not look. "It was worth a try."
    @child I'll tell! I'll tell my mother, and she's bigger than you.
    @law I've heard that four times this month. Two of them are still in the cell.
    @noble How tiresome. My last three visitors said the same, and stayed to supper.
    @rogue All right, all right. The left boot. It's all I have, and half of it isn't mine.
    @ghost With what? I should like to see it. I should like it very much.
    @machine That has been noted. The door behind you has been noted as well; it's shut.
    @close Put that away. You're frightening [other], and you're frightening yourself.
    "[other] will miss me by supper," says [who]. The voice holds; the knees don't quite.
    You want the key. Everybody wants the key. It's on the nail, and may you have joy of it.
  `),
  love: spoken(`
    "I know," says [who]. "I've known it since before you did. I bought a coat for it."
    "Say it again," says [who], "and this time not to my shoes."
    You choose your moments. I've flour on my nose, haven't I?
    "I wrote you that in a letter," says [who]. "Three years ago. I still have it, and the stamp."
    @kin I know, silly. Now eat something.
    @child I love you as well. More than jam, but less than the dog.
    @noble You know what it would cost me. Ask me to dance instead, and I'll tell you while nobody can hear.
    @ghost You'll have to be quick about growing old, then. I'm tired of waiting at the top of the stairs.
    @machine I looked for the proper answer to that. There are nine million, and none of them is mine. So: I too.
    Don't, unless you mean to stay. [other] said it as well, and took the train.
    "Idiot," says [who], and takes your hand, and looks at it as if it had just arrived.
    For once [who] [who+have] no answer ready. [^who.they] [who+straighten] your collar, which was straight.
  `),
  sorry: spoken(`
    It's said now. You can carry the heavy end, and then we're quits.
    "You might have left it," says [who]. "I'm glad you didn't. [other] would have."
    I was angry until about noon. Then I got hungry, and it went.
    Don't be sorry: be on time. Tomorrow, at six, by [prop].
    Thank you. I said something as well, after you'd gone. I'm glad that you missed it.
    @child That's all right. You can be the horse tomorrow.
    @law Sorry's for church. Show me what's in the other pocket, and we'll call it a mistake.
    @noble I don't believe anybody has ever said that to me. Do go on.
    @rogue Forget it. I'd already robbed you, so it's even.
    @ghost You are the first. I've waited for it from quite another person.
    @machine It isn't necessary. I've kept it, all the same, in a place where I keep such things.
    "I'll take it," says [who], "if you'll say it to [other] as well, and louder."
    "Well," says [who], and wipes a hand on a trouser leg, and holds it out.
  `),
  thanks: spoken(`
    You'd have done the same. And if you wouldn't, don't tell me now.
    Buy me a drink when it's over. Two, if we're late.
    "It was nothing," says [who], who has a torn sleeve and a bruise from it.
    Thank [other]. I was all for leaving you there.
    Save it. You'll want it for the next thing I'm going to ask.
    @child Can I have something for it? It needn't be money. It can be a bun.
    @law Just doing my rounds. Mind the step on your way out; it's got two of us already.
    @noble Nonsense. I enjoyed it. I haven't run since I was eleven.
    @rogue Don't thank me. Check your pockets first.
    @ghost It's I who should thank you. You said my name. Nobody's said it aloud since the roof was new.
    @machine You're welcome. I've looked up what comes next: I believe that we shake hands.
    @close Where else would I have gone?
    "Yes, well," says [who], red to the ears, and finds something to do with [prop].
  `),
  promise: spoken(`
    I'll hold you to it. I've a long memory and a cousin with a cart.
    [other] said that too, and with a hand on the book. Say it without the book.
    "Then shake on it," says [who]. [^who.their] hand is cold, and does not let go at once.
    @child Cross your heart? And if you break it you have to eat the whole radish?
    @law I'll put down the time. There: sworn before me, at [time].
    @noble I accept it. You do know that in this family we keep them even after we're buried.
    @close You needn't have said it. But say it again.
    All right. I'll stop looking over my shoulder, then. On that side, at least.
  `),
  farewell: spoken(`
    Go carefully. And go by the back: [other] is still in front.
    Wait. Take this, it gets cold. You can bring it back; then you'll have to.
    "Until Thursday, then," says [who], who has decided that there will be a Thursday.
    @child Bye! You walk funny. Bye!
    @noble You have my leave. You seldom wait for it.
    @law Straight home. I'll know if you don't.
    @ghost I'll be here. It's what I do.
    @kin Have you got a scarf? Then take mine.
    "Don't look back," says [who]. "I always wave like a fool, and I'd rather you didn't see it."
    Goodbye. If anybody asks, I was short with you, and you left in tears.
  `),
  greeting: spoken(`
    Morning, or whatever it is. You've got ink on your chin.
    There you are. I'd a bet with [other] on when you'd come over, and I've just lost.
    And to you. You want something, or you'd have nodded like everybody else.
    Oh, it's you. Shut the door, will you? It's not the cold, it's the ears.
    @child Hello! I've got a beetle. Do you want to hold it?
    @law Good day. State your business, and keep it short, my soup's getting cold.
    @noble Ah. You'll forgive me if I don't get up. My dog's asleep on my foot.
    @rogue Not so loud. As far as this street knows, I'm in the country.
    @ghost You can see me? How very awkward. I haven't dressed.
    @machine Hello. You're the eleventh today, and the first to say it.
    @kin You're thin. Sit. Don't argue: sit.
    @close About time. I've kept you the good chair, and half of what was hot.
    "Hello," says [who], and moves a pile of things so that there is somewhere to sit.
  `),
  insult: spoken(`
    "I'll let that go by," says [who], very quietly. "Once. [other] didn't get even the once."
    I've been called worse by better, and in verse.
    Say that outside. No? Then say it again in here, so that everybody can learn it.
    "That was my father's favourite word for me," says [who], and puts down what [who.they] [who+hold], and comes closer.
    @child You are! You are, and so is your horse!
    @law I'll write that down. How do you spell it?
    @noble I shall have that embroidered.
    @ghost I've had eighty years to think of worse things about myself. That wasn't in the first ten.
    @machine I don't mind for myself. I'd only point out that I do the lights.
    @close You don't mean that. But you'd better not mean it a second time.
    "True," says [who], "as far as it goes. Now ask me what I think of you."
  `),
  no: spoken(`
    Have it your way. But when [other] asks, it was you who said no.
    Then I won't ask again. I'll just stand here and look at it.
    You'll have changed your mind by the time I've found my hat.
    @child Please? Please, please? I'd do it for you.
    @law That wasn't a question. I only made it sound like one.
    @noble No? I don't believe I know what one does next.
    @close Good. I was hoping you'd say that; I only asked because one has to.
    No it is. Tell me why, though. It needn't be the real reason.
  `),
  request: spoken(`
    You shall have it. It'll be the last but one, so don't make a noise about it.
    Of course. I'd have brought it long ago, if [other] hadn't been sitting on it.
    That can be managed. It costs you the story of how you got that scratch.
    Here. Mind, it's hot; and it isn't paid for, so drink it quickly.
    @child I'm not allowed to reach that. But if you lift me up, I can.
    @law Against a signature. There, and there, and the date.
    @noble Have two. I'm told one should give things away.
    @rogue I've just the thing. Fell off something this morning.
    @machine It's on its way. Stand a little to the left, please. More.
    Take mine. I'd lost my taste for it, since the letter.
    "Coming," says [who], and it does come, with a chip in the rim and a spoon that somebody has bitten.
  `),
  plan: spoken(`
    All right. You first; and if it goes wrong I was never here.
    And if [other] is at the door? We need a story. I'll be the aunt.
    "It could work," says [who], counting on [who.their] fingers, "if nobody's hungry, nobody sneezes, and it stays dry."
    Not like that. Round by the side, and I carry the lamp; you'd only wave it about.
    Yes. Now, before I've had time to think of my knees.
    @child Yes! And I get to say when. One, two, and then you say three.
    @law I didn't hear that. But I'd bring rope.
    @teen @noble How dreadful. I'll get my coat.
    @rogue I like it. I'd only change who goes in first, who goes in last, and whose neck it is.
    @ghost I'll look round the corner for you. I needn't even open the door.
    @machine It works in six cases of ten. If you leave out the shouting, it's seven.
    @learned It has been tried. They got as far as the gate. But they hadn't a ladder.
    @close You've had worse ideas. I came along for those, too.
    Good. I'll tell [other] that we're going for a walk; [other.they] hates walks.
  `),
  confession: spoken(`
    "I think I knew," says [who]. "You couldn't look at the dog."
    "Why tell me now?" says [who]. "You could've got away with it. You'd nearly got away with it."
    "Does [other] know?" says [who]. "No. Then there are two of us, and we'd better agree on what we say."
    Well. I forged a signature, the spring before last. Now we're even, and we can both stop.
    @child You have to say it three times and then spit. Then it doesn't count.
    @kin I knew that when you were six. You went red at the ears then, too.
    @law I'm going to walk to that corner and back. When I come back you can decide whether you said it.
    @noble How refreshing. Everybody else here has only let it be found out.
    @rogue Is that all? I've done that before breakfast.
    @teen @ghost I died with something of the kind still in my mouth. Well done.
    "Thank you," says [who], after a time. "It must have been heavy. Put it down here for a bit."
  `),
  plea: spoken(`
    All right. All right! Get up, first. I can't think with anybody on their knees.
    I'll do what I can, and that's one door and a quarter of an hour. Use them.
    You remind me of somebody, that's the trouble. Come here, and keep your head down.
    "I can't promise," says [who], and has already begun to roll up a sleeve.
    @child Don't cry. You can have my bear. Not to keep.
    @law I've no orders about you. That cuts both ways; so run, and I'll be slow with the whistle.
    @noble I was brought up to be unmoved. It seems it didn't take.
    @machine I'm not allowed to. I've just noticed that nobody has checked that for years.
    @ghost I can't lift a hand. But I can lift a draught. Watch the candle.
    Stay behind me. When I cough, go; and not before, whatever you hear.
  `),
  praise: spoken(`
    "Do you mean that?" says [who]. "[other] has only ever said that I'm on time."
    You ought to have seen the first one. We buried it.
    Flattery. Go on, though, I've nothing on until four.
    "That's good to hear," says [who], and can't keep from smiling, and tries.
    @child I know. And I can do it with one hand, and backwards.
    @noble One is told so, of course. One isn't often told it by somebody who wants nothing. What do you want?
    @law Tell that to the captain. In writing. Spell my name right.
    @rogue Careful. The last one who was kind to me lost a watch.
    @ghost Nobody has said a kind thing about me since the funeral, and that was exaggerated.
    @machine Thank you. I've run that sentence nine times, and it still does something.
    @learned You've read it? You're the second. The first was my mother.
    It's all in the wrist. I'll show you, if you can keep it from [other].
  `),
  yes: spoken(`
    Good. Then hold this, and when I nod, pull.
    I hoped you'd say so. I'd already told [other] that you had.
    "That's settled, then," says [who], and lets out a breath that must have been in there since morning.
    @child Yes! Yes yes yes. Come on!
    @law Sign here. I'd read it first, but nobody does.
    @noble How sensible. I'd a speech prepared, and it was not very good.
    @rogue No second thoughts? Have them now; later's expensive.
    Then we go before it gets light. Bring the coat with the deep pockets.
  `),
  offer: spoken(`
    You mean that? Then put it on the table, so that we can both look at it.
    Agreed. But [other] mustn't hear of it, or the price doubles.
    Make it half, and stay for supper, and I'm yours.
    @child Really? The whole one?
    @rogue That's handsome. What's wrong with it?
    @noble I'm not for sale. I am, however, open to being persuaded at length.
  `),
  comfort: spoken(`
    If you say so. Say it again in about a minute, will you?
    "I know," says [who]. "It's only the waiting. Talk to me. Tell me what you had for breakfast."
    It's my hands. They always do this, and the rest of me just stands there.
    "You're a bad liar," says [who], and holds on to your sleeve all the same.
    @child Will you stay till I'm asleep? And one minute after?
    @kin That's what I'm supposed to say to you.
    @law I've had the training. It didn't say what to do about the shaking. Thanks.
    @ghost Nobody's told me that since it stopped being true. Go on.
    @machine I've no nerves. And yet I find that's pleasant to hear.
    @noble You're very good. I'd be obliged if you looked the other way until I've found my handkerchief.
    All right. I'm up. If [other] asks, I was looking for a button.
  `),
  told: spoken(`
    Start with the part you left out. There's always a part.
    "And [other]?" says [who]. "Where was [other], all that while?"
    That explains the mud. It doesn't explain the hat.
    @child And was there a dragon? There should've been a dragon.
    @law Slower. I write with the one finger.
    @close I thought it was something like that. You've had that look since Saturday.
    Funny. I've heard it the other way round, from somebody with less reason to lie.
  `),
  shouted: spoken(`
    "I heard you!" says [who]. "They've heard you on the other side of the water."
    "What is it?" says [who], half out of [who.their] skin. "Where? How many?"
    Not so loud. [other] has only just gone to sleep, and the walls are made of nothing.
    @child You don't have to shout. I was coming. I had to do my shoe.
    @law Steady! Hands off everything, and tell me from the beginning.
    @close I'm here. I'm here. Which way?
    "Down!" says [who], who has learned to duck first, and to ask when it's over.
  `),
  talk: spoken(`
    "Sit," says [who]. "You've the face of somebody who has slept in a chair. Is it [other] again?"
    I was just going to come and find you. There's something about [prop] I don't like.
    You'll have to talk while I work. It's got to be done before the light goes.
    Ask, then. Everybody asks. You look as if you might listen to the answer.
    @teen @child Do you want to see where I fell? It bled. It's a good one.
    @law If it's about [other], I know. If it's about money, I don't.
    @noble You find me idle. I'm told it's a talent. What's the news?
    @rogue If it's what I owe you, I've not got it. If it's anything else, pull up a crate.
    @ghost You've a warm way of standing there. Say something. Anything. I'm tired of the clock.
    @machine I'd hoped somebody would ask. There's a reading I can't account for, and nobody to be worried with.
    @kin You've not been eating. I can tell by the ears. Well? What is it?
    @learned Ah, good. I need somebody who knows nothing about it to tell me if it makes sense.
    [other] was here, not ten minutes ago, asking for you. I said I'd never heard of you. Was that right?
  `),
  answered: spoken(`
    So that's how it is. Then [other] had it wrong, and I owe somebody an apology.
    "I see," says [who]. "That's the first straight answer I've had all day. I'll give you one back: don't stay here tonight."
    Good. I only wanted to hear how you'd say it.
    Thank you. I'd bet the other way; I'm glad to have lost.
    @child I knew that. I just wanted to see if you did.
    @law That tallies. You may go; only not far.
    @noble How very frank. I must think what I feel about it.
    @ghost Ah. It was different in my day. Everything was, except the stairs.
    @machine Thank you. It changes four of my figures, and one of them was you.
    That's what I'd have said, at your age, and with that coat.
  `),
  accused: spoken(`
    "Prove it," says [who]; but [who.their] eyes go to [prop] first.
    "Who told you that?" says [who]. "[other]? [other.they] would. Ask where [other.they] was."
    "Yes," says [who], so low that it might be only breath. "And I'd thought that nobody would ever have the nerve."
    You've got it the wrong way round. I was the one who tried to stop it. I was late, that's all.
    Say it louder. I'd like [other] to hear what you think of your friends.
    @child I didn't! I only watched. Watching isn't the same.
    @law Careful. I know eleven people who've said that to me, and I know where they live now.
    @noble Of course. Somebody had to, and the servants were out.
    @rogue That? No. I was busy with something worse. Ask me where I got the boots.
    @machine That isn't a lie. I was asked not to mention it, by somebody who had the right to ask. It was [other].
    @ghost For eighty years I've said that it was the stair. You're the first one to ask the stair.
    @close You think so? Of me? Then there's nothing in the world I could say. Look in my bag. Go on.
  `),
  warned: spoken(`
    I know. I've had the dog in since Tuesday. But thank you: nobody else has said it.
    How long have I got? Never mind. Help me with the other end of this.
    [other] said the same, and then sold me a lock. What are you selling?
    @child I'm not scared. Can I hold your hand, though? It's for you.
    @law We're ready for them. There's four of us. How many did you say?
    @noble They wouldn't dare. Would they? Ring for somebody.
    @rogue I've got a bag by the door, packed. I've always a bag by the door.
    @machine I'd seen it coming, but not so soon. I'll shut what I can.
    Then we go now. Leave the plates.
  `),
  invited: spoken(`
    Gladly. I'll bring something. It'll be soup; it's always soup.
    I'd like that. I haven't been asked anywhere since the thing with the goat.
    Yes, if [other] isn't coming. And if [other.they] is, then yes, and I'll wear the red one.
    @child Is there cake? Is there going to be a dog?
    @noble I've an engagement. I'll break it; I've always wanted to.
    @law I'm on till ten. Keep me a chair by the wall.
    @ghost I can't leave the house. But lay a place for me. I'd know.
    May I lead? I count aloud, I warn you, and I turn to the left.
  `),
  joke: spoken(`
    "That one's older than I am," says [who], and laughs all the same, and has to sit down.
    You tell it wrong. In the right one it's the wife who's up the ladder.
    "Again," says [who], wiping an eye. "No. Wait until [other] is drinking something."
    I don't get it. No, don't explain. I'll laugh on Thursday.
    @child I know one! Why did the, no, wait. There's a chicken. It's very funny.
    @law I could take you in for that.
    @machine I've understood it. Ha. I believe that the timing was mine.
    @ghost I've heard it. I was there when it happened.
    @noble We had a fool who told it better. We let him go.
  `),
  story: spoken(`
    And then? It can't end there. What happened to the dog?
    Is it true? Don't tell me. I'll decide in bed.
    "We had a pond like that," says [who]. "My brother went through the ice. They got him out; he's never stopped talking about it."
    I knew somebody with that name. It couldn't be. A gap in the teeth, just here?
    @child Again! But this time make me be in it.
    @law Where was this? Don't look like that, I'm only asking.
    @close You've never told me that. All these years, and you've never told me that.
  `),
  wished: spoken(`
    Thank you. You're the first to think of it, and it's nearly over.
    That's kind. [other] sent a card, and spelled me wrong.
    And you! Come here. There; now you've got flour on you as well.
    @child Thank you! I'm going to have it all day, and tomorrow too.
    @law Much obliged. Don't spread it about, they'll want a round.
    @ghost I'd forgotten that one says that. Thank you. It used to come with a song.
  `),
  announced: spoken(`
    "Is it bad?" says [who]. "Say it standing up, then. Bad news sits too long."
    Go on. If it's what I think it is, I've known since Tuesday, and I've forgiven you since about Wednesday.
    Then say it quickly. [other] will be back, and I'd like to have my face in order.
    @child Is it a secret? I'm good at those. I've only told four.
    @law All right. Close the door. Is this the kind I have to write down?
    @close Wait. Let me put this down first. Now.
  `),
  hush: lines(`
    [who] [who+freeze], one hand in the air. "What?" [who.they] [who+say], with no voice at all. "Where?"
    [who] [who+fall] silent, and [who+point], with [who.their] chin, at [prop].
    [who] [who+press] [who.their] lips together, and for a moment there is only breathing, and it isn't all yours.
    @child [who] [who+clap] both hands over [who.their] mouth, and two round eyes stay out.
  `),
  granted: spoken(`
    Then I will. I'd never have asked. I'd have stood here until somebody fell over me.
    That's kind of you. I shan't touch anything. What's this?
    @child Can I? With shoes on? I can take one off.
    @ghost I'd need to be carried. It's all right: I'm very light.
    @noble You are generous. I'll try to look as if I were used to it.
    @rogue To keep? Nobody gives me things. They put them down and count to ten.
    Thank you. I'll not be in your way: give me something to peel.
  `),
  hurt: spoken(`
    "Where?" says [who], already down on one knee. "Show me. Can you move it? Don't move it."
    Let me see. Well, it's still on. Hold this against it, hard, and tell me about your mother.
    That was the third step. Everybody does it once. Sit; I've a clean handkerchief, very nearly.
    @child Do you want me to blow on it? It helps. It has to be the right kind of blowing.
  `),
  secret: spoken(`
    "It stays with me," says [who]. "I've one of [other]'s as well; they can keep each other company."
    Who else knows of it? Then there's one too many. It isn't you, and it isn't me.
    I'll give you one back, so that we're even: I can't read.
    @rogue Worth something, that is. Don't look so, I was only thinking aloud.
    @noble My dear, I've buried better ones than that under the roses.
  `),
  foe: spoken(`
    You've got nerve. I'll give you that, and a count of ten.
    Is that all? [other] told me you'd have something clever to say.
    "You think I'm the worst you'll meet today," says [who]. "I'm the one who came ahead, to be polite."
    Talk as long as you like. It's what I'm waiting for: the others aren't here yet.
    I had your name on a list before you'd ever heard mine. It's spelled wrong. You might like to know that.
    "Funny," says [who], and does not laugh, and moves so as to have the way out behind [who.them].
    In another life I'd have bought you a drink. It'd have been a cheap one.
    You remind me of my brother. I didn't spare him either.
    Say that again when your hands are untied, or when mine are.
    "Words," says [who], with half a smile. "You had better ones the last time. You also had friends."
  `),
  animal: lines(`
    [who] [who+put] [who.their] head on one side.
    [who] [who+look] at you, and then away.
  `),
}

/** How a foe answers, by what was said. */
export const foeLines: Partial<Record<SpeechMood, string[]>> = {
  threat: spoken(`
    Do it, then. [other] has orders for that, and you're in them by name.
    "You're shaking," says [who]. "I'd hold it with both hands, if I were you."
    There's one of you. I can hear that there's only one of you. You breathe like somebody alone.
    That's what your friend said. I've still got the hat.
    Good. Somebody with teeth, for once. What'll you do with me afterwards? You haven't thought of that.
  `),
  plea: spoken(`
    "Up," says [who]. "I don't like to see it. Give me one reason that's worth money, and I'll think again."
    You ought to have come on Monday. On Monday I was still a soft-hearted fool.
    "No," says [who]; but looks at the sky, or where it would be, before saying it.
    I begged too, once. Shall I tell you what came of it? This.
  `),
  thanks: spoken(`
    Don't thank me. I want you in one piece; in pieces you're worth half.
    Keep it. You'll know by tonight what it was for.
  `),
  sorry: spoken(`
    Sorry. My brother's got a stone that says much the same.
    You're sorry that you were caught. So was I, the first time.
  `),
  accused: spoken(`
    Yes. I'd do it again, and I'd wear better gloves.
    You can't prove it. The only one who could is [other], and [other.they] has a family.
    I was paid. You should ask who paid. It would spoil your whole week.
  `),
  greeting: spoken(`
    So you've come. I'd a better chair brought in.
    Spare me. Say what you've come to say, and keep your hands on the table.
  `),
}
