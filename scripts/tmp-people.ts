import { readScene } from '#server/engines/painter/sketch/read-scene.ts'
const T = 'You sit in the tavern. '
for (const m of `A portrait of a lady hangs above the fire.
A statue of a knight guards the door.
The old photograph shows a man with a beard.
“Go away,” says a woman’s voice behind the door.
Somewhere a child is crying.
You think of the priest who taught you.
They speak of a witch in the hills.
You hear a woman singing behind the wall.
The song is about a sailor and a girl.
The letter is from the Duchess.
Your brother is in Kazan.
On the radio a man reads the news.
There is no sign of the guard.
You look for the doctor.
You wait for the king.
On the wall hangs a painting: a queen with a dog.
You dream of your mother.
A man laughed here once.
She was a nurse in the war, your aunt.
The dog pricks his ears. He looks at the door.
He has two daughters in Leeds.
The gods of the sea are angry, the captain always said.
The statue is of a woman.
Nobody comes, no waiter, no girl.
Through the receiver a man breathes.
The ghost of the old miller is said to walk here.
The prince, they say, is dead.
The king’s men will be here by morning.
---
Petrov coughs.
Lou is asleep on the bench.
Sir Julian lies where he died.
Somebody in a red coat is walking toward you with her hands up.
There is no one here but a woman in grey.
The bishop dips his bread.
Old Marta feeds the hens.
A figure stands in the door.
A stranger in a long coat sits down at your table.
An old man sleeps by the fire, and a girl plays the flute.
The jailer passes you a bowl.
Two guards step in front of the door.
The barmaid winks at you.
The twins are playing cards.`.split('\n')) console.log(readScene({ seed: 'a:1', moment: m === '---' ? m : T + m, earlier: [], premise: 'I am Ada.', contentRating: 'general' } as any).people.slice(1).map((p) => `${p.key}:${p.kind}:${p.pose}`).join(' ') || '-', '|', m)
