const words = (text: string): string[] => text.split(' ')

/** Whom a form of address can be for: by what they are, by their gender alone, or whoever was spoken with. */
export interface AddressForm {
  /** Nouns of which one is what they are or what they are to the hero. */
  nouns?: string[]
  gender?: 'm' | 'f'
  isChild?: boolean
  isMany?: boolean
  /** Said to somebody at the head or the end of a sentence also without a comma. */
  isUnmarked?: boolean
}

const CLERGY = 'priest vicar abbot monk friar chaplain pastor parson father dad'
const KING = 'king queen emperor empress shah sultan tsar monarch'

/** Forms by which people are called, in small letters. */
export const addressForms = new Map<string, AddressForm>(
  (
    [
      ['sir|mister', { gender: 'm', isUnmarked: true }],
      ["ma'am|maam|madam|madame|missus", { gender: 'f', isUnmarked: true }],
      ['miss|lady|my lady|milady', { gender: 'f' }],
      ['mate|pal|dude|bro|buddy|friend|my friend|stranger', { isUnmarked: true }],
      ['man|love|dear|darling|honey|sweetheart|my love|my dear|baby', {}],
      ['child|kid|kiddo|little one|young man|young lady|sweetie|my child', { isChild: true }],
      ['son|boy|lad|my boy', { gender: 'm', isChild: true }],
      ['girl|lass|my girl', { gender: 'f', isChild: true }],
      ['your majesty|majesty|my king|my queen|my liege|sire', { nouns: words(KING), isUnmarked: true }],
      ['your highness|highness', { nouns: words(`prince princess ${KING}`), isUnmarked: true }],
      [
        'your grace|your excellency|your eminence',
        {
          nouns: words('duke duchess bishop archbishop cardinal governor viceroy ambassador'),
          isUnmarked: true,
        },
      ],
      ['your honor|your honour', { nouns: words('judge magistrate mayor'), isUnmarked: true }],
      ['my lord|milord|lord', { gender: 'm' }],
      ['father|padre', { nouns: words(CLERGY) }],
      ['brother', { nouns: words('brother monk friar') }],
      ['sister', { nouns: words('sister nun') }],
      ['mother|reverend mother', { nouns: words('mother mom mum abbess prioress nun') }],
      ['mum|mom|mama|mamma|mam|maman|mummy|mommy|ma|amma', { nouns: words('mother mom mum mama') }],
      ['dad|daddy|papa|pa|pop|baba', { nouns: words('father dad papa') }],
      [
        'grandpa|granddad|grandad|gramps|abuelo|opa|grandfather',
        { nouns: words('grandfather grandpa'), isUnmarked: true },
      ],
      [
        'grandma|gran|granny|nana|abuela|oma|grandmother',
        { nouns: words('grandmother grandma gran'), isUnmarked: true },
      ],
      ['doc|doctor', { nouns: words('doctor surgeon medic vet physician'), isUnmarked: true }],
      ['officer|constable', { nouns: words('officer constable policeman policewoman cop sergeant guard') }],
      ['boss|chief', { nouns: words('boss chief supervisor manager foreman captain') }],
      ['master|sensei', { nouns: words('master abbot teacher monk sensei lord') }],
      ['teach|teacher', { nouns: words('teacher') }],
      ['cap|skipper|captain', { nouns: words('captain skipper') }],
      [
        'guys|everyone|everybody|folks|all|people|kids|children|boys|girls|lads|ladies|gentlemen|class|team|crew|men',
        { isMany: true },
      ],
    ] as [string, AddressForm][]
  ).flatMap(([forms, form]) => forms.split('|').map((each): [string, AddressForm] => [each, form])),
)

/** Nouns for whoever is too young to be 'sir' or 'ma'am'. */
export const CHILD = /\b(?:child|kid|boy|girl|toddler|baby|infant|son|daughter|pupil)$/
