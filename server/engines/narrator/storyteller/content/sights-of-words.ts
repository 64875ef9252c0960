import { outcomesIn } from './outcome-list.ts'

/** What stands written on a kind of thing, decided when it is read. Small and everyday, or about whom and what the story has. */
export const ofWords = outcomesIn(`
  read > log logbook entry journal diary
    It is all stores and weather, in a tidy hand, until the last line: "Changed the lock today. Told nobody but [name]."
    @future "Shift 3, 0410. Hatch sensor reports open. Checked it twice: shut. 0425, the same. 0440, no longer reporting." That is the last entry.
    @sea "Wind falling, glass falling. [^name] saw a light where the chart has none. I have entered it as a star." The ink has run where the page was wet.
    Most of it is about food. Only here and there: "asked again about the key", and a week on: "asked again".
  read > letter message postcard page
    "I kept it for you as long as I could. It is where we used to leave the eggs." That is all.
    "If it is raining when you read this I was right, and if it isn't I shall be there by evening. [^name]."
    "… not at the house … [name] knows … whatever you do, feed the cat." The rest is blotted.
  read > note slip memo sticky
    "Back at six. Don't let [name] in, whatever [name] says."
    Four words in capitals: "NOT THE BLUE ONE." And under it, smaller: "sorry about last time".
    A list: "candles, string, salt, apologise to [name]". The last is underlined twice.
    There is a number on it, seven figures long, and "only after ten", and the mark of a thumb in jam.
  read > gauge dial meter thermometer barometer
    The needle stands just short of the red.
    The needle trembles, and sinks by a hair while you look.
  read > sign notice board poster placard warning
    "No admittance after dark. No exceptions. This means you, [name]." Somebody has drawn a smile under it.
    "Mind the step", and in a newer hand: "the other one".
    "Closed until further notice." The date under it is nine years old, and the paint is fresh.
  read > book volume novel manual textbook
    It opens by itself at page 212, where somebody has underlined one sentence: "She counted them again, and let him think it was the first time."
    It is a good deal about bees. On the flyleaf: "To [name], who will never read this either."
    It is dull, honest work, dates and names; only the index has an entry with no page: "see also [name]".
    Between two pages lies {a pressed fern}, and where it lay the print has come off in the shape of it.
  read > spellbook grimoire inscription rune hieroglyph writing
    "Speak it once to open. Speak it twice to be heard. Nobody has written down what the third time does." The word itself is there, and it is short.
    It takes a while. "Whoever comes after us: we did not shut it in. We shut ourselves out."
    "Salt, a hair of the one you mean, and the truth, which must be fresh." Somebody has noted in the margin: "used old truth. did not work."
  read > map
    By the scale it is half a day to the nearest place that has a name, and the name is "Lesser Regret".
    Somebody has written times beside the road: "noon", "four", "dark", and beside the last bend: "ran".
  read > computer screen terminal monitor console tablet laptop panel display
    "3 new messages." The first says "please call". The second says "please don't call". The third is empty, and was sent a minute ago.
    It wants a password. Below the field there is a hint: "the name of the cat". Somebody has stuck up a list of four, all crossed out.
    "Update 61 of 61. Do not switch off." By the clock it has said so for nineteen days.
  read > smartphone phone text
    "Where are you? They started without us." It came twenty minutes ago.
    Most of it is somebody called [name] saying good night, every night, to nobody who answers.
  read > newspaper magazine article gazette
    Weather, prices, a wedding. On page four: "The council again denies that there is a second cellar."
    Somebody has done the crossword and got one wrong: nine across, "lasting", should not be "[name]".
  read > list register ledger account
    There are thirty-two names, and all are ticked but one: [name].
    The sums are right, down to the last penny. It is only that the same penny has been counted twice, on every page, by [name].
  read > label tag sticker
    "This way up", with an arrow; and the arrow points down.
    "First of three", it says, and the place where the maker's name stood has been scratched bright.
    "Fragile", in three languages; in the third it means something more like "offended".
  read > ticket
    It is for two, for the ninth, row C. Half of it has been used.
  read > file report dossier document
    It is all in order but for the date: by this it happened a day before it was reported missing.
    Somebody has blacked out most of it. What is left reads, from top to bottom: "do not move the third".
  read > gravestone tombstone grave monument headstone
    There is a name, [name], and one year. Nobody has cut the second.
    "He told us so." No name at all.
  read > recipe
    "Two eggs, a cup of flour, and as much butter as you dare. If [name] is coming: twice that."
  read > music
    It is in an easy key, and somebody has written over the last bar, in pencil: "here [name] always cried".
`)
