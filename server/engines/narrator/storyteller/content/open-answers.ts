/** What may answer a question that nothing in the story answers, by the sort of answer that is asked for; between bars one of several, and none the words of anybody. */
export const openAnswers = {
  distance:
    'a quarter of an hour on foot | half an hour on foot, and in sight for most of the way | ten minutes on foot, or seven for somebody who hurries',
  years: 'three years, come spring | more than ten years | since the spring before last',
  hours: 'about an hour | forty minutes, near enough | two hours and more',
  minutes: 'about half an hour | twenty minutes at the least | an hour, near enough',
  since: 'since last winter | for as long as anybody here can remember | since the spring before last',
  soon: 'within the hour | before the day is out',
  amount: 'enough | a good deal of | not much',
  origin: 'the far side of the hills, two days off | a small place that nobody here has heard of',
  way: 'left, and then straight on | straight on',
  hurt: 'in the left shoulder | just above the knee | in the side, and not deep',
  look: 'thin, and older than you would have thought | broad, with grey in the hair and a scar on the chin | like anybody else, but for the eyes',
  colour: 'green, a little faded | dark red | grey, with a little blue in it',
  smell: 'of wet wool | of cold smoke, with something sweet under it | of salt and old rope',
  taste: 'of salt first, and then of smoke | of very little, until one has swallowed',
  sound: 'like rain on a tin roof | like somebody who hums with the mouth shut',
  trade:
    'bees, and a small shop with the honey | lessons, in a room over a bakery | clocks, mostly, and their mending',
  health: 'well enough, all in all | tired, and better than yesterday | as you see',
  clothes:
    'a long dark coat, buttoned to the neck | something green, a size too large | what one wears for work, and worn shoes',
  feeling: 'uneasy, and no more than that | relieved, to tell the truth | small, and a little foolish',
  ageOfThing: 'older than it looks | older than anybody here',
  sail: 'a day’s sail, if the wind holds | further than anybody could swim',
  make: 'an old one, and plain | a good one, and not new',
  food: 'bread, an onion, and what was left of the cheese | soup, and bread to go with it',
  noise:
    'something that has come loose, by the sound of it | the wind, most likely | something heavy that is set down, and not far off',
  risk: 'nothing good | that depends on who sees it first',
}

/** Said after a yes and after a no, where it is sure of whatever is asked of. */
export const whetherAsides: [asks: RegExp, yes: string, no: string][] = [
  [/\b(?:breathes?|breathing)$/, 'slowly, but steadily', 'not that you can see'],
  [/\bunderstand\w* (?:me|us|you|it|that)$/, 'every word', 'not a word'],
  [/\bfar\b/, 'a good half-hour on foot', 'no more than a few minutes'],
  [/\b(?:nervous|afraid|scared|frightened|worried|tense|anxious)$/, 'it shows', 'quite calm, to look at'],
  [/\b(?:angry|happy|pleased|glad|sad|unhappy)$/, 'it is plain to see', 'not that it shows'],
  [/\b(?:asleep|sleeping)$/, 'with the mouth a little open', 'one eye is open, by a slit'],
  [/\bawake$/, 'and has been for some time', 'fast asleep, with one hand hanging down'],
  [/\bheavy$/, 'it takes both arms', 'it can be lifted with one hand'],
  [/\b(?:warm|hot)$/, 'about as warm as new bread', 'as cold as a key in winter'],
  [/\bcold$/, 'one sees one’s breath', 'about as warm as new bread'],
  [/\bwet$/, 'it drips, in fact', 'as dry as paper'],
  [/\balive$/, 'there is a pulse, slow and small', 'and has not been for some hours'],
  [/\bempty$/, 'but for some dust and a dead fly', 'it is about half full'],
  [/\bfull$/, 'to the brim', 'about half'],
  [/\b(?:hurt|injured)$/, 'one arm is held close against the side', 'a scratch and no more'],
  [/\b(?:broken|damaged)$/, 'right across the middle', 'there is not a mark on it'],
  [/\bopen$/, 'by a hand’s breadth', 'it is shut'],
  [/\blocked$/, 'and the key is not in it', 'it gives when you push'],
]

/** Names of inns, hotels and ships. */
export const houseNames = ['The Golden Anchor', 'The Three Keys', 'The Swan', 'The Morning Star']
