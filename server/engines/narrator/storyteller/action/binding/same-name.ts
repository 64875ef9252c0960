/** Words by which the same relative is called. */
const KIN: Record<string, string> = {
  grandma: 'grandmother',
  gran: 'grandmother',
  granny: 'grandmother',
  nana: 'grandmother',
  grandpa: 'grandfather',
  mum: 'mother',
  mom: 'mother',
  mama: 'mother',
  mommy: 'mother',
  dad: 'father',
  papa: 'father',
  daddy: 'father',
  kid: 'child',
  auntie: 'aunt',
}

/** Whether a name of the story and one that was typed mean the same, in one number or the other. */
export const isSameName = (known: string, name: string, head: string): boolean =>
  (KIN[known] ?? known) === (KIN[name] ?? name) ||
  singular(known) === singular(name) ||
  (singular(name) === singular(head) && singular(known.split(' ').at(-1)!) === singular(head))

const singular = (word: string): string => word.replace(/(?:(?<=(?:s|x|ch|sh))es|(?<!s)s)$/, '')
