const masculine =
  /^(?:man|boy|father|dad|brother|son|husband|king|prince|lord|sir|uncle|grandfather|grandpa|mister|waiter|wizard|monk|priest|duke|baron|gentleman|boyfriend|nephew)$/
const feminine =
  /^(?:woman|girl|mother|mom|mum|sister|daughter|wife|queen|princess|lady|madam|aunt|grandmother|grandma|waitress|witch|nun|duchess|countess|baroness|girlfriend|niece|maid|heroine)$/

/** Whether a noun in the singular is of a man or a woman; undefined where it tells neither. */
export const genderOfNoun = (noun: string): 'm' | 'f' | undefined =>
  masculine.test(noun) ? 'm' : feminine.test(noun) ? 'f' : undefined
