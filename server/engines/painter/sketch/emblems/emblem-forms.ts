import type { Era } from '../scene-facts.ts'
import type { Emblem } from './emblem-file.ts'

/** What a noun is called by that has another form in an age; nothing where no icon shows that. */
const OF_AGE: Readonly<Record<string, Partial<Record<Era | 'untold', string>>>> = {
  torch: { untold: '', modern: 'flashlight', ruin: 'flashlight', future: 'flashlight' },
  lamp: { modern: '', ruin: '', future: '', untold: '' },
  train: { steam: 'steam train', west: 'steam train' },
  gun: { steam: 'revolver', west: 'revolver' },
}
/** The same for a people, by words of the scenario or of the passage. */
const OF_PEOPLE: readonly (readonly [RegExp, RegExp, string])[] = [
  [/\b(?:vikings?|longships?|norse(?:men)?)\b/i, /^(?:ship|boat)$/, 'longship'],
  [/\b(?:samurai|ronin|shogun|daimyo)\b/i, /^(?:sword|blade)$/, 'katana'],
  [/\b(?:samurai|ronin|shogun|daimyo)\b/i, /^helmet$/, 'samurai helmet'],
  [/\b(?:racing|race) (?:driver|car|track)\b|\bgrand prix\b/i, /^car$/, 'racing car'],
]

/** A noun by the form that its thing has in an age and among a people: a sword of a samurai is a katana. */
export const formOf = (noun: string, era: Era | undefined, text: string): string =>
  OF_PEOPLE.find(([people, thing]) => thing.test(noun) && people.test(text))?.[2] ??
  OF_AGE[noun]?.[era ?? 'untold'] ??
  noun

/** Ages of which a drawing is, where it is not of all. */
export const erasOf = ({ form }: Emblem): readonly Era[] | undefined =>
  MODERN.test(form) ? NOW : MACHINE.test(form) ? SINCE_STEAM : OLD.test(form) ? THEN : undefined
const NOW: readonly Era[] = ['modern', 'ruin', 'future']
const SINCE_STEAM: readonly Era[] = ['steam', 'west', ...NOW]
const THEN: readonly Era[] = ['old', 'steam', 'west', 'ruin']
/** Drawn as of today. */
const MODERN =
  /^(?:train|jeep|plane|bus|cassette|security camera|film camera|camera|car|car door|sneaker|laptop|smartphone|television|tank|truck|tow truck|van|camper van|police car|ambulance|helicopter|fighter jet|flashlight|gun|key card|refrigerator|toaster|vacuum cleaner|vending machine|washing machine|headphones|joystick|satellite|satellite dish|robot|drone|battery|circuits|chip|server|boombox|remote control|video camera|videotape|forklift|traffic cone|traffic light|shopping cart|can|fire extinguisher|radio|cargo ship|speedboat|bulldozer|calculator|petrol pump|T-shirt|baseball cap|skateboard|desk lamp|power|dustbin|phone|telephone)$/
/** Drawn as since there are steam, gas and electric light. */
const MACHINE =
  /^(?:locomotive|light bulb|bicycle|revolver|microphone|gramophone|record|submarine|clock|alarm clock|coffee cup|streetlight|typewriter|sewing machine|steamboat|dynamite|motor scooter|factory|penny-farthing|airship|wristwatch|table lamp|telephone receiver|old telephone|top hat|fedora|tractor|field gun|coal wagon|match|matchbox|gas pump|postage stamp|teddy|hot-air balloon|piano|horn|railway track)$/
/** Drawn as before machines: none of them is seen in a town of today or aboard a starship. */
const OLD =
  /^(?:ship|warship|galleon|tower|helmet|wagon|longship|galley|drawbridge|catapult|trebuchet|pocket watch|quill|inkwell|musket|castle|keep|torch|spear)$/
