import { outcomesIn } from './outcome-list.ts'

/** What stands written on a kind of thing, decided when it is read. Small and everyday, or about whom and what the story has. */
export const ofWords = outcomesIn(`
  read > log logbook entry journal diary
    The last entry is short. "Nothing to report. Nothing to report. [name] says it is nothing." After that only dates, and no words.
    "Slept badly. The noise again, at ten past three, and again nobody else had heard it. Have begun to write down who says so." The page after it has been cut out.
    It is all stores and weather, in a tidy hand, until the last line: "Changed the lock today. Told nobody but [name]."
    "Day 41. [^name] has stopped eating with us. Day 43. Have counted again, and there is one too many." There is no day 44.
    @future "Shift 3, 0410. Hatch sensor reports open. Checked it twice: shut. 0425, the same. 0440, no longer reporting." That is the last entry.
    @future "Two of us for the whole deck now. [^name] hears it in the pipes and I don't, which is worse. If anyone reads this: seal the lower ring first."
    @sea "Wind falling, glass falling. [^name] saw a light where the chart has none. I have entered it as a star." The ink has run where the page was wet.
    @sea "One cask short again. Somebody aboard is not on my list." It is dated yesterday.
    Most of it is about food. Only here and there: "asked again about the key", and a week on: "asked again".
    The handwriting gets smaller from page to page. On the last one it says, quite clearly: "If you have got as far as this, look up."
    "[^name] was right, and I shall have to say so at supper." Under it, in another hand: "You never did."
  read > letter message telegram card postcard envelope
    "You will have been told that I left of my own accord. Ask [name] who packed my bag." There is no signature, only a small drawn swallow.
    "Dear friend, come by the back way and don't bring the dog. All is ready but the courage. Yours, [name]."
    It is two lines long. "I kept it for you as long as I could. It is where we used to leave the eggs."
    "Sir or madam, this is the third time of asking. The sum is small; the patience of [name] is smaller."
    It begins in the middle: "… and not a word to the others, who would only want to come. Thursday, when the bell goes."
    "I have seen what you did for the old man, and I think you are the one I should ask. Burn this. [^name]."
    The first page is love. The second is sums, and they don't come out.
    "Happy birthday. Sorry that it is late by eleven years." It is signed with a name that takes some reading: [name].
    "If it is raining when you read this I was right, and if it isn't I shall be there by evening. [^name]."
    Half of it is blotted. What can be read: "… not at the house … [name] knows … whatever you do, feed the cat."
    "To whoever finds this: I am well, I am not coming back, and the roof wants seeing to before the winter."
  read > note slip memo sticky
    "Back at six. Don't let [name] in, whatever [name] says."
    "Third one from the left. Push, don't pull. You're welcome."
    Four words in capitals: "NOT THE BLUE ONE." And under it, smaller: "sorry about last time".
    A list: "candles, string, salt, apologise to [name]". The last is underlined twice.
    "I said I'd be gone by Friday. Look at the date. Look at the date again."
    "It is [name]'s turn to water the thing. Do not let it get dry. Do NOT let it get dry."
    "Whoever keeps moving this: I know. I don't mind. Just put it back the right way round."
    There is a number on it, seven figures long, and "only after ten", and the mark of a thumb in jam.
  read > sign notice board poster placard warning
    "No admittance after dark. No exceptions. This means you, [name]." Somebody has drawn a smile under it.
    "Found: one boot, left. Owner may have it for the price of an explanation. Ask for [name]."
    "By order: all dogs, goats and musicians to be kept on a rope." A corner has been torn off, and somebody has used it to write "why".
    "Mind the step", and in a newer hand: "the other one".
    "Closed until further notice." The date under it is nine years old, and the paint is fresh.
    "Missing since the first of the month, answers to [name], walks with a slight limp. Do not run after." There is no picture.
    "Meeting tonight. Bring a chair. Those who voted against are asked to bring two."
    "Wanted: a steady hand, small, not afraid of heights. Good pay for one night. Apply to [name]."
  read > book volume novel manual textbook
    It opens by itself at page 212, where somebody has underlined one sentence: "She counted them again, and let him think it was the first time."
    "On Keeping What Is Not Yours. Chapter one: Patience." The rest of chapter one is a hollow in the pages, and the hollow is empty.
    It is a good deal about bees. On the flyleaf: "To [name], who will never read this either."
    The chapter is called "What to Do First", and somebody has written across it: "I did. Try the second chapter."
    It is dull, honest work, dates and names; only the index has an entry with no page: "see also [name]".
    Between two pages lies {a pressed fern}, and where it lay the print has come off in the shape of it.
    "Turn it a quarter to the left, wait for as long as an egg takes, and then stand back." There is a drawing, with a tiny man standing back.
    One story is about three brothers and a bridge. Somebody has put a pencil cross beside every lie in it. There are a great many.
  read > spellbook grimoire scroll rune spell prophecy tome tablet inscription carving hieroglyph
    "Speak it once to open. Speak it twice to be heard. Nobody has written down what the third time does." The word itself is there, and it is short.
    It takes a while. "Whoever comes after us: we did not shut it in. We shut ourselves out."
    "Salt, a hair of the one you mean, and the truth, which must be fresh." Somebody has noted in the margin: "used old truth. did not work."
    "When the last lamp is out the youngest shall count the doors, and there shall be one more." It is very old, and somebody has been over it with new ink.
    The signs are a name, made over and over by somebody learning to write: [name], [name], [name].
    "Seven keep it. Six know." Under that a row of seven heads is cut, and one has no mouth.
    It is a bill for eleven goats. The last line says that one was returned, "being possessed".
  read > map chart plan globe
    By the scale it is half a day to the nearest place that has a name, and the name is "Lesser Regret".
    A dotted line leads from here to a small square, and the square is marked "[name]'s, ask first".
    North is at the bottom. Once one has seen that the rest falls into place: the way goes along the water, and then left at a tree that is drawn with a face.
    Somebody has written times beside the road: "noon", "four", "dark", and beside the last bend: "ran".
    There are three ways in on it. Two are crossed out. Beside the third it says "narrow", and a drawing shows how narrow.
  read > computer screen terminal monitor console tablet laptop panel display
    @future "CREW: 14. PRESENT: 1. UNACCOUNTED: 14." The cursor waits behind the last figure.
    @future "Last command: OVERRIDE, deck two, 03:12, user [name]." The one before it is the same, and the one before that.
    "3 new messages." The first says "please call". The second says "please don't call". The third is empty, and was sent a minute ago.
    A form is open, half filled in. Reason for absence: "they know". It was never sent. User: [name].
    The log of the night is short: a door, 02:47, opened with a card that was cancelled in spring.
    It wants a password. Below the field there is a hint: "the name of the cat". Somebody has stuck up a list of four, all crossed out.
    Somebody has left a page open: opening times, a map, and a search that says "how to tell if they are lying".
    "Update 61 of 61. Do not switch off." By the clock it has said so for nineteen days.
  read > telephone phone smartphone text email
    "u up? dont answer the door. srsly". Sent at 03:12. Nothing after it.
    There is one from [name]: "I can explain the boat." There has been no talk of a boat.
    "Where are you? They started without us." It came twenty minutes ago.
    Most of it is somebody called [name] saying good night, every night, to nobody who answers.
    "ok new plan. same place, but 9 not 8, and bring the long one."
  read > newspaper magazine article gazette
    "LOCAL MAN FOUND SAFE", it says, and smaller: "Refuses to come down." There is a drawing of a tower, or a photograph of one.
    It is from last week. One advertisement has been cut out with scissors, very neatly; what is left of it is "ask for [name]".
    Weather, prices, a wedding. On page four: "The council again denies that there is a second cellar."
    Somebody has done the crossword and got one wrong: nine across, "lasting", should not be "[name]".
    The front page has been used to wrap fish. One can make out "… third this month", and a face with scales on it.
  read > list register ledger account bill receipt inventory menu timetable
    There are thirty-two names, and all are ticked but one: [name].
    "Item, rope, forty ells. Item, lamp oil. Item, one bell, cracked, not to be rung." The last line is in red.
    Somebody has paid for two every Tuesday since spring, in cash, and has signed with a cross.
    The sums are right, down to the last penny. It is only that the same penny has been counted twice, on every page, by [name].
    It says soup, pie, and "the other thing, if [name] is in". The price of the other thing is not given.
    One line has been rubbed out and written over. Held to the light, it says "gone at 5.10", and not "6.10".
  read > label plaque tag badge plate sticker
    "Property of [name]. If found, please do not open, and do not sing near it."
    "This way up", with an arrow; and the arrow points down.
    "Given by a friend, in memory of the others." The year has been left blank.
    "Feed twice daily. Not by hand." The rest is worn off by licking, it would seem.
    "First of three", it says, and the place where the maker's name stood has been scratched bright.
    "Fragile", in three languages; in the third it means something more like "offended".
  read > ticket pass invitation card
    It is for two, for the ninth, row C. Half of it has been used.
    It admits the bearer, "and the bearer's conscience", to a house that nobody calls by that name any more.
    It is made out to [name], who seems to have travelled a good way and not come back: the return half is still there.
  read > paper file report dossier document form contract certificate statement confession testament record
    Page one says that nothing was found. Page two is a list of what was found. It is signed by [name], who has pressed so hard that the pen went through.
    "The witness, [name], states that [name.they] heard it twice, and the second time it used [name.their] name."
    It is all in order but for the date: by this it happened a day before it was reported missing.
    Everything goes to [name]. It is witnessed by two people with the same handwriting.
    Somebody has blacked out most of it. What is left reads, from top to bottom: "do not move the third".
    Clause nine: "The undersigned shall not ask what it is for." It has been signed eleven times, by eleven hands.
    A photograph is pinned to the first page, and there is a paler square where a second one was.
  read > gravestone tombstone grave monument headstone
    "[name]. Loved by some. The stone was paid for by the others."
    There is a name, [name], and one year. Nobody has cut the second.
    "He told us so." No name at all.
  read > recipe
    "Two eggs, a cup of flour, and as much butter as you dare. If [name] is coming: twice that."
    It stops after "now, very quickly,". The rest of the page has been eaten by somebody, or something.
  read > music song
    It is in an easy key, and somebody has written over the last bar, in pencil: "here [name] always cried".
    Eleven bars, and then the lines go on without a note on them, for two whole pages.
  read > any
    There is not much, and it is small: "[name] was here, and would rather not have been."
    Some of it is worn away. What is left says: "… only from the left, and only with the door shut."
    A few words, a date, and a name that you don't know: [name]. The date is tomorrow's.
    "Ask for [name]", it says, "and don't take the first no for an answer. There are usually two."
    It is a list of things to do, and all are struck out but the last: "tell them".
    It says the same thing three times, each time a little less politely: do not touch.
`)
