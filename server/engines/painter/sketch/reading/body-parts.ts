/** Parts of the body that are called as something else is: 'your palm', 'the bridge of her nose'. */
const OF_BODY =
  /^(?:your|his|her|my|their|its) (?:\w+ )?(?:palm|temple|sole|calf|nail|chest|bridge|crown|trunk|lash|heel|hand|station)$/
export const isOfBody = (words: readonly string[], at: number): boolean =>
  OF_BODY.test(words.slice(Math.max(0, at - 1), at + 1).join(' ')) ||
  OF_BODY.test(words.slice(Math.max(0, at - 2), at + 1).join(' '))
