/**
 * Why a narrator's reply failed, and the hint that goes beside the error (NARRATOR-6): one sentence that says what
 * happened and what to do, never the provider's own words.
 */
export const narratorFailures = {
  unreachable: 'The AI model cannot be reached; try again, and tell whoever runs this site if it stays so.',
  first_token_timeout: 'The AI model has not begun to answer in time; try again in a moment.',
  idle_timeout: 'The AI model stopped in the middle of its reply; try again.',
  total_timeout: 'The reply took too long and was ended; try again, perhaps with a shorter turn.',
  wrong_key: 'The AI model did not accept this site’s key; whoever runs the site has to check it.',
  no_credit: 'The credit with the AI provider is used up; whoever runs the site has to add some.',
  model_missing: 'The AI model that is set up is not there; whoever runs the site has to choose another.',
  too_long:
    'The story is longer than the AI model can read, even shortened; a model that reads more is needed.',
  busy: 'The AI model has too much to do right now; try again in a minute.',
  resting:
    'The AI model has failed several times in a row and is left alone for half a minute; try again then.',
  waking_up: 'The AI model is still being loaded; try again in a minute.',
  filtered: 'The provider’s filter ended this reply; take your turn in other words and try again.',
  declined: 'The AI model would not go on with this; take your turn in other words and try again.',
  only_thoughts: 'The AI model used up its reply with thinking; try again, it has more room now.',
  empty: 'The AI model answered without a word; try again.',
  garbled:
    'What came back was no reply of an AI model; whoever runs the site has to check the model’s address.',
  broke_off: 'The connection to the AI model broke off; try again.',
  provider_error:
    'The AI model’s server reported a fault; try again, and tell whoever runs this site if it stays so.',
  own_unreachable: 'The server of your own model cannot be reached; check its address in your account.',
  own_wrong_key: 'The AI model did not accept your key; check it in your account.',
  own_no_credit: 'The credit of your key with the AI provider is used up; add some there.',
  own_model_missing: 'The model of your own connection is not there; choose another in your account.',
  own_garbled:
    'What came back was no reply of an AI model; check the address of your own connection in your account.',
} as const

export type NarratorFailure = keyof typeof narratorFailures

/** Why a reply waits before it begins. */
export type WaitReason = 'busy' | 'waking_up'

/** The sentence for a reader whose reply has to wait; `seconds` is absent where nobody knows how long. */
export function waitingText(reason: WaitReason, seconds?: number): string {
  const until = seconds === undefined ? 'your reply follows' : `going on in ${seconds} s`
  return reason === 'busy' ? `The narrator is busy; ${until}` : `The narrator is waking up; ${until}`
}
