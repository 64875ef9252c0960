import { saySentence, takeDictation } from '#contract/speech.ts'
import { signedIn, type AuthorizationRow } from '../authorization-row.ts'

export const rows: AuthorizationRow[] = [
  { endpoint: saySentence, given: () => ({ body: { text: 'The ferry waits.' } }), ...signedIn(404) },
  { endpoint: takeDictation, ...signedIn(404) },
]
