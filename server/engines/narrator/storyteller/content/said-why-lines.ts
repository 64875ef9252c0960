import { spoken } from './line-list.ts'

/** What whoever is asked says of why and how: the first that the question fits. */
export const saidOfWhy: [asks: RegExp, lines: string[]][] = [
  [
    /^why (?:do|did|does|would|have|has|had|are|were|is|was|will)n['’]?t (?:you|he|she|they)\b|^why (?:(?:do|did|have|would) (?:you|he|she|they) (?:not|never)|(?:you|he|she|they) (?:do|does|did|would|could|has|have)(?:n['’]t| not| never))\b|^why not\b/,
    spoken(`
      Because [other] asked me not to, and I was still on speaking terms with [other.them].
      I tried, once. I had my hand on the door, and then somebody laughed inside.
      Because you'd have talked me out of it.
      I was afraid of what you would say. I still am, a little.
      @child Because you'd be cross, and then it would be true.
      @law Because I have orders, and a pension in four years.
      @noble Because one doesn't. I know how that sounds.
      Nobody asked. You're the first, and I had given up waiting.
      I meant to. Then it was Sunday, and then it was too late.
      It would have cost me the only good chair in the house. No, that's not it. I was ashamed.
    `),
  ],
  [
    /^why (?:should|would|must|do|does|can['’]?t|can|could) (?:i|we)\b|^why me\b|^why us\b/,
    spoken(`
      Because [other] will do it if you don't, and [other.they] has never done anything gently.
      Because you're here, and it won't keep until tomorrow.
      You needn't. But you'd lie awake, and I'd hear you.
      There were three names on the list. The other two have stopped answering.
      @child Because I can't reach.
      @rogue Because you have an honest face. I've been looking for one all week.
      Because when I was in trouble you didn't ask why.
      For the look on [other]'s face, if for nothing else.
    `),
  ],
  [
    /^why (?:(?:are|were) you|you (?:are|were|is|was)|(?:do|did|does) you (?:feel|seem|look|sound)|you (?:looks?|seems?|feels?)|so|the long face)\b/,
    spoken(`
      I had a letter on Saturday. I've read it four times, and it still says the same.
      It's [other]. [other.they] said something this morning, and I can't stop hearing it.
      I haven't slept since Sunday, and it isn't the bed.
      Because it's her birthday, and I still bought the flowers.
      @child Because everybody else knows what's going on, and I have to go to bed.
      @child I'm not. I've got something in my eye. In both of them.
      @law Eleven hours on my feet, and [other] called in sick.
      @ghost You would be, too. Eighty years, and nobody has moved the furniture.
      @machine I'm told that I am. It began after the last repair.
      Because I've been waiting for that question, and now I don't know where to look.
      My knee says there'll be a storm. My knee has not been wrong since I was thirty.
      Because of you, partly. The rest is the shoes.
    `),
  ],
  [
    /^why (?:do|did|does) you (?:really |still |all |always |never )*(?:hate|love|like|trust|fear|miss|believe|want|need|think|care|blame|forgive)\b|^why you (?:hates?|loves?|likes?|trusts?|fears?|miss\w*|believes?|wants?|needs?|thinks?|blames?)\b/,
    spoken(`
      It's quicker. I was fair to everybody until I was thirty, and look what I've got to show for it: this hat.
      Because of [other]. One person is enough, if it's the right one at the wrong time.
      You'd have had to be there. There was a dance, and a coat, and nobody brought it back.
      I've tried not to. It's like trying not to hear a tap.
      @child Because they said I was too little, and I was only a bit too little.
      @noble It was expected of me. Then, one morning, it had become true.
      @machine I have gone back through the record to find out. It begins on a Monday.
      @ghost One needs something to hold on to. I've no hands for anything else.
      Because I was told I'd grow out of it.
      Somebody was good to me when there was nothing in it for them. I've been spoiled for the rest.
    `),
  ],
  [
    /^why\b.*\byou\b/,
    spoken(`
      For my sister. She'd have done it herself, with the one good arm.
      Because I owed [other] a favour, and [other.they] never forgets a favour.
      I lost a bet. I would rather have a better reason, but that's the one.
      I was nineteen, and somebody told me that I couldn't.
      Because the other way was worse, and I had as long as it takes to put on a hat.
      For the money. Forty a week, and nobody asked to see my hands.
      @child [other] said I wouldn't dare.
      @child I wanted to see what would happen. Then it happened.
      @law Because it was on the sheet, and I don't argue with the sheet.
      @noble My mother arranged it, and one doesn't cross my mother before noon.
      @rogue It was shiny, and it was Tuesday.
      @ghost I've had a long time to ask myself. It was pride, and a draught from the stairs.
      @machine I weighed eleven reasons. The one that won was that somebody would be hurt.
      @learned I read a book about it when I was twelve, and I've been disappointed ever since.
      @close Because you'd have gone alone, and I know how that ends.
      Because somebody had to stay with [other], and I had the warmer coat.
      I had a dream about it, three nights in a row. On the fourth I got up and did it.
      To be out of the house. It was the house, and not the people.
    `),
  ],
  [
    /^why\b.*\b(?:he|she|they)\b/,
    spoken(`
      Out of pride. Nobody had asked, and nobody had said thank you.
      There was a letter. I saw the envelope go into the fire, and I saw the face.
      Money. When it isn't love it's money, and it wasn't love.
      @teen On account of [other], if you ask me. There was bad blood over a fence.
      To spare the rest of us. That's what I'd like to think.
      @child Because of what [other] said at dinner. I wasn't supposed to hear.
      @law Fear. I have seen it before: they always take the good coat, and forget the bread.
      @noble A question of honour. Or of a horse; it's so often a horse.
      @learned I've read the letters twice. I think the answer's on the page that is missing.
    `),
  ],
  [
    /^why\b/,
    spoken(`
      [other]'s orders. [other.they] gave no reason, and I have learned not to ask for one.
      It has been so since the spring. [other] was the last to have a hand in it.
      Because somebody saved money on it, and not for the first time.
      They say it's the damp. I say it's [other], who can't leave a thing alone.
      @child Because it's haunted. [other] told me, and [other.they] is nearly eleven.
      @law There was a complaint. It was signed, but nobody can read it.
      @learned There are two schools of thought. I belong to the one that blames the money.
      Ask me in ten years. I've only been wondering for nine.
      Because the last one who tried to change it is the one they named the bridge after.
      Because of what happened with [other]. People here don't forget; they only stop mentioning it.
    `),
  ],
]
