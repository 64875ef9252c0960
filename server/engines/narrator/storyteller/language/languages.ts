import { isListedWord } from './tagger.ts'
import { verbsOf } from './verb-forms.ts'
import * as classes from './word-classes.ts'

const scripts: [string, RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['uk', /[іїєґІЇЄҐ]/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['fa', /[پچژگ]/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['th', /\p{Script=Thai}/gu],
]

/** Common words of each language that are no English ones. */
const commonWords: Record<string, string> = {
  de: 'ich du er wir ihr mich dich mir dir ist sind bin hast habe der das dem den ein eine einen einem einer und oder aber nicht kein keine mit auf aus bei nach von zu zum zur im ins über unter hinter vor durch für gegen wo wer wie warum wann welche gehe geh öffne öffnen nimm nehme sieh schau schaue mache mach sage frage dann noch auch schon nur sehr hier dort jetzt tür ja nein hallo danke bitte mein meine dein sich um heißt heißen gibt will möchte kann muss soll wird auf es sie sag lauf laufe suche hole gib gebe töte',
  fr: 'je tu il elle nous vous ils elles moi toi est suis es sont ai as avons le la les un une des du au aux et ou mais ne pas plus avec sur dans par pour vers chez sous où qui que quoi comment pourquoi quand quel quelle ouvre ouvrir prends prendre regarde regarder vais va aller porte parle demande dis dit mon ma mes ton ta tes son sa ses ce cette ces oui bonjour merci cherche veux peux très ici là maintenant puis alors bien salut fais suivre cours tue',
  es: 'tú él ella nosotros ellos ellas es soy eres está estoy están el la los las un una unos unas del al y o pero no con sobre en por para hacia donde dónde quién qué cómo por cuándo cuál abro abrir tomo tomar miro mirar voy ir puerta hablo habla pregunto digo mi mis tu tus su sus este esta ese esa sí hola gracias busco quiero puedo muy aquí allí ahora entonces alrededor después hay cojo le lo se me te hasta corro corre mato',
  it: 'io tu lui lei noi voi loro è sono sei ho hai ha abbiamo il lo la gli le uno una del della dei delle al alla nel nella e o ma non con su per verso dove chi che cosa come perché quando quale apro aprire prendo prendere guardo guardare vado andare porta parlo chiedo dico mio mia tuo tua suo sua questo questa quello ciao grazie cerco voglio posso molto qui là adesso poi allora intorno attorno dei di da sì',
  pt: 'eu tu ele ela nós eles elas é sou está estou estão o a os as um uma uns umas do da dos das no na nos nas ao e ou mas não com sobre em por para onde quem que como porque quando qual abro abrir pego pegar olho olhar vou ir porta falo fala pergunto digo meu minha teu tua seu sua este esta esse essa sim olá obrigado procuro quero posso muito aqui ali agora então você vocês redor',
  nl: 'ik jij je hij zij wij jullie mij jou is ben bent heb heeft hebben de het een en of maar niet geen met op uit bij naar van tot onder achter voor door waar wie wat hoe waarom wanneer welke ga gaan open neem pak kijk kijken zeg vraag dan nog ook al zeer hier daar nu deur ja nee hallo dank mijn zich om wil kan moet zal rond rondom loop zoek geef aan',
  pl: 'ja ty on ona my wy oni jest jestem są mam masz ma i lub ale nie z ze na w we do od po pod nad za przez dla gdzie kto co jak dlaczego kiedy który która otwieram otwórz biorę weź patrzę idę iść drzwi mówię pytam mój moja twój swój ten ta to tak cześć dzięki proszę szukam chcę mogę bardzo tutaj tam teraz potem się rozglądam wokół czy mnie',
  sv: 'jag du han hon vi ni är har och eller men inte ingen med på från till av under bakom för genom var vem vad hur varför när vilken går öppnar öppna tar ser tittar säger frågar då också mycket här där nu dörren ja nej hej tack min mitt sig om vill kan måste ska den det ett en runt',
  da: 'jeg du han hun vi er har og eller men ikke ingen med på fra til af under bag for gennem hvor hvem hvad hvordan hvorfor hvornår går åbner åbn tager ser kigger siger spørger så også meget her der nu døren ja nej hej tak min mit sig om vil kan må skal den det et en rundt',
  tr: 'ben sen biz siz onlar bir bu şu ve veya ama değil ile için gibi kadar nerede kim ne nasıl neden zaman hangi açıyorum aç alıyorum bakıyorum gidiyorum git kapıyı kapı konuşuyorum soruyorum benim senin evet hayır merhaba teşekkürler lütfen istiyorum çok burada orada şimdi sonra var yok mı mi mu mü etrafa etrafıma',
  fi: 'minä sinä hän me te he on olen olet ovat ja tai mutta ei en missä kuka mikä mitä miten miksi milloin avaan oven menen otan katson sanon kysyn kiitos hei kyllä haluan voin hyvin täällä siellä nyt sitten',
  cs: 'já ty on ona my vy jsem je jsou mám a nebo ale ne s se na v ve do od po pod nad za pro kde kdo co jak proč kdy který otevřu otevírám dveře jdu beru dívám říkám ptám můj tvůj ano ahoj děkuji prosím chci můžu velmi tady tam teď potom',
  ro: 'eu tu el ea noi voi ei sunt este am ai și sau dar nu cu pe în la de din pentru unde cine ce cum când care deschid ușa merg iau privesc spun întreb da bună mulțumesc vreau pot foarte aici acolo acum apoi',
  hu: 'én te ő mi ti ők van vagyok és vagy de nem az egy hol ki mi hogyan miért mikor kinyitom ajtót megyek veszem nézek mondom kérdezem igen szia köszönöm akarok nagyon itt ott most',
  id: 'saya aku kamu dia kami kita mereka adalah dan atau tapi tidak dengan di ke dari untuk mana siapa apa bagaimana kenapa kapan buka membuka pintu pergi ambil lihat melihat kata tanya ya terima kasih mau bisa sangat sini sana sekarang sekitar',
  la: 'ego tu sum est sunt et aut sed non cum in ad ubi quis quid quomodo cur quando aperio ianuam portam eo capio video dico rogo',
}

const marks: [string, RegExp][] = [
  ['de', /[ßäöü]/i],
  ['es', /[¿¡ñ]/i],
  ['pl', /[łżźśćąęń]/i],
  ['tr', /[ğış]/],
  ['pt', /[ãõ]/i],
  ['fr', /[çœêèùû]/i],
  ['cs', /[řěůčšž]/i],
  ['hu', /[őű]/i],
  ['ro', /[ățș]/i],
  ['sv', /[å]/i],
  ['da', /[øæ]/i],
]

const listsByWord = new Map<string, string[]>()
for (const [language, words] of Object.entries(commonWords))
  for (const word of new Set(words.split(' ')))
    listsByWord.set(word, [...(listsByWord.get(word) ?? []), language])

const isEnglish = (word: string) =>
  classes.determiners.has(word) ||
  classes.prepositions.has(word) ||
  classes.auxiliaries.has(word) ||
  classes.subjectPronouns.has(word) ||
  classes.objectPronouns.has(word) ||
  classes.coordinators.has(word) ||
  classes.whWords.has(word) ||
  classes.adverbs.has(word) ||
  classes.interjections.has(word) ||
  classes.directions.has(word) ||
  verbsOf(word).length > 0 ||
  (isListedWord(word) && word.length > 3)

/** The language of a text that is not English, as an ISO 639 code or 'other'; undefined for English or too little to tell. */
export function foreignLanguageOf(text: string, known: ReadonlySet<string>): string | undefined {
  // 'she's', 'don't': what follows an English apostrophe is no word of another language.
  const whole = text.toLowerCase().replace(/n't\b|(?<=\p{L}{2})'(?:s|re|ve|ll|d|m)\b|\bi'm\b/gu, '')
  const words = (whole.match(/[\p{L}\p{M}]+(?:'[\p{L}]+)?/gu) ?? []).filter((word) => !known.has(word))
  if (words.length === 0) return undefined
  const letters = words.join('')
  const latin = letters.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (latin < letters.length / 2)
    return scripts.find(([, script]) => (letters.match(script)?.length ?? 0) > 0)?.[0] ?? 'other'
  const hits = new Map<string, number>()
  let english = 0
  let foreign = 0
  for (const word of words) {
    const plain = word.replace(/^(?:l|d|j|qu|c|n|s|t|m|un|dell|all|nell)'/, '')
    const languages = [
      ...new Set([...(listsByWord.get(plain) ?? []), ...(listsByWord.get(word.replace(/^.*'/, '')) ?? [])]),
    ]
    const isAlsoEnglish = isEnglish(word) || isEnglish(plain)
    if (isAlsoEnglish) english++
    if (languages.length > 0 && !isAlsoEnglish) foreign++
    for (const language of languages)
      hits.set(language, (hits.get(language) ?? 0) + (isAlsoEnglish ? 0.4 : 1))
  }
  for (const [language, mark] of marks)
    if (mark.test(text)) hits.set(language, (hits.get(language) ?? 0) + 0.7)
  const best = [...hits].toSorted((a, b) => b[1] - a[1])[0]
  if (!best || foreign === 0)
    return /[^\p{ASCII}]/u.test(letters) && english === 0 && words.length > 2 ? 'other' : undefined
  const unknown = words.filter((word) => !isEnglish(word)).length
  if (english > foreign && english * 2 > words.length) return undefined
  if (
    words.length >= 3
      ? foreign >= 2 || (english === 0 && unknown / words.length > 0.6)
      : unknown === words.length
  )
    return best[0]
  return undefined
}
