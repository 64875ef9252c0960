import { expect, test } from 'vitest'
import { readScene } from '../read-scene.ts'

const others = (moment: string) =>
  readScene({
    seed: 'story:7',
    moment: `You sit in the tavern. ${moment}`,
    earlier: [],
    premise: 'I am Ada.',
    contentRating: 'general',
  })
    .people.slice(1)
    .map(({ kind }) => kind)

test.each([
  'A portrait of a lady hangs above the fire.',
  'The old photograph shows a man with a beard.',
  'You hear a woman singing behind the wall.',
  'The song is about a sailor and a girl.',
  'Your brother is in Kazan.',
  'On the radio a man reads the news.',
  'You wait for the king.',
  'The door across the street lets out an old man with a dog.',
  'Forty floors below a man sweeps the pavement.',
  'They have laid the banker on the table.',
  'You hold still, as one watches a slow child.',
  'God help us all.',
  'A man laughed here once.',
  'He has two daughters in Leeds.',
  'The captain always said so.',
  'Old Pascoe says that of the cook, too.',
  'One of you has killed Mr Lindqvist.',
  'You have lost the path, and the ponies, and Edwin.',
  'Through the keyhole you see half of a man. He is weeping.',
  'For a second you see the whole valley: the mill, the riders.',
  'You sit at the table where your barrister sat.',
  'Down in the court the grooms are laughing.',
  'On the table the prime minister looks small.',
  'Far below, a man looks at his watch.',
  'You look at the painting. In it a woman leads a horse.',
  'The dog pricks his ears. He looks at the door.',
  'The king’s men will be here by morning.',
  'The inn was built by a duke who hated his guests.',
  'You remember that the miller said the reeve would come.',
  'Marisol is ashore having her baby.',
  'A lamp lights on the line of the chairman himself.',
  'Through the windows the bank slides by, and a boy waves.',
  'Wet footprints, small as a child’s, lead to the bar.',
  'On the table is the picture from the camera: a man in a mask.',
  'At the window, outside in the street, three men on horses stop.',
  'Jupiter stands over the roofs.',
  'In the cellar sits a troll. “Toll,” he says.',
  'The boy isn’t there.',
  'Through the window you see them: five riders, galloping.',
  'Smoke rises; it could be raiders.',
  'It is a slow night at the Gilded Griffin.',
  'His name tape says LINDGREN.',
  'Far under you the masons look like mice.',
  'On the wall hang portraits of eleven sons, all goblins, all in uniform.',
  '“Time,” says Okoro in your ear.',
  'You look at the window, and rain comes down on the field beyond it, on the policemen with their sticks.',
  'You try not to think about Emmeline, who is in Boston.',
  'The orchestra has gone home.',
  'An eel as long as a man hangs from the beam.',
  'Four times you have passed the marble satyr.',
  'No guard comes.',
  '“Your brother took the mare,” says a voice in your head.',
  'Brother Anselm treads water beside the jetty.',
  'It is market day in Haverstock.',
  'The keeper’s mug is half full.',
  'The phone rings. It is the mother. “Just checking,” she says.',
  'Outside, a man is washing his car.',
  'The drill string jerks and the shirt dries.',
  'It is a Wednesday in Charles Street.',
  'The saints over the altar are of salt.',
  'Petrov coughs.',
  'There is no one here but a woman in grey.',
  'You find the girl where the miller said she would be.',
])('nobody is there, or does anything, or is surely a man or a woman: %s', (moment) => {
  expect(others(moment)).toEqual([])
})

test.each([
  ['Petrov coughs. He looks at you.', ['man']],
  ['Sir Julian lies where he fell.', ['man']],
  ['Somebody in a red coat is walking toward you with her hands up.', ['woman']],
  ['The bishop dips his bread.', ['man']],
  ['At once the guard turns.', ['man']],
  ['The glassblower gives you the pipe. “Breathe out,” says Signora Bon.', ['woman']],
  ['The widow Aldane pretends to sleep.', ['woman']],
  ['The blacksmith, a goblin in three aprons, nods.', ['goblin']],
  ['“Hush,” Tobin murmurs, and smiles.', ['man']],
  ['The cashier, Denise, lifts the bar.', ['woman']],
  ['A cook serves two children through the hatch.', ['man']],
  ['There was a king here once, and he drank. The barmaid winks at you.', ['woman']],
])('somebody is there: %s', (moment, kinds) => {
  expect(others(moment)).toEqual(kinds)
})

test.each([
  ['You hear it then, from inside the chest: a child, trying not to giggle.', []],
  ['The wipers go, and the car stops beside the diner.', []],
  ['The last train to Kessel stands with its doors open.', []],
  ['Out in the street, children are playing football.', []],
  [
    'The queen sits on the step of the garden, and a dog lies across the hem of her gown. She points at you.',
    ['lady'],
  ],
  ['The clerk, a thin woman, lifts her lamp and reads out your slip.', ['woman']],
  ['At the foot of the stairs lies Lord Penhallow.', ['man']],
  ['A girl of fifteen gets up.', ['woman']],
] as const)('each once, and nobody who is only heard or not meant: %s', (moment, kinds) => {
  expect(others(moment)).toEqual(kinds)
})

test.each([
  ['All Paris is down there like a plate of crumbs.', []],
  ['So you tell him: a theatre, lamps, a lady in a box.', []],
  ['Pirates have paperwork.', []],
  ['On it is the request that visitors be quiet.', []],
  ['There is nowhere that a grown woman can hide.', []],
  ['Hobb, Hobb, Ansell, Hobb.', []],
  ['You go on about the sea till Limoges.', []],
  ['The dog does not bark. She is lying in the mud.', []],
  ['Behind the bars hangs a calendar girl.', []],
  ['A coach who has gone to answer the phone is missed.', []],
  ['Eleven more by Lady Day.', []],
  ['Some children are running past you.', []],
] as const)(
  'a town, a kind and an image are nobody, nor are some of whom nobody tells how many: %s',
  (moment, kinds) => {
    expect(others(moment)).toEqual(kinds)
  },
)
