interface Throttle {
  times: number
  seconds: number
  /** Who shares its count: a signed-in reader, an address, or the email that is asked about. */
  by: 'user' | 'address' | 'email'
  /** Only what is new counts, so that asking again for what is there or on its way stays free; else every call. */
  countsOnly?: 'new'
}

/** The limits on how often something may be asked for; an endpoint names those that hold for it. */
export const throttles = {
  loginMinute: { times: 10, seconds: 60, by: 'address' },
  loginHour: { times: 100, seconds: 3_600, by: 'address' },
  registration: { times: 20, seconds: 3_600, by: 'address' },
  passkeyChallenges: { times: 30, seconds: 60, by: 'address' },
  captcha: { times: 30, seconds: 60, by: 'address' },
  checkUsername: { times: 60, seconds: 60, by: 'address' },
  turns: { times: 30, seconds: 60, by: 'user', countsOnly: 'new' },
  pictures: { times: 20, seconds: 60, by: 'user', countsOnly: 'new' },
  memory: { times: 60, seconds: 60, by: 'user' },
  places: { times: 120, seconds: 60, by: 'user' },
  titles: { times: 20, seconds: 60, by: 'user', countsOnly: 'new' },
  sharing: { times: 20, seconds: 60, by: 'user' },
  sharedStories: { times: 120, seconds: 60, by: 'address' },
  reports: { times: 10, seconds: 3_600, by: 'address' },
  library: { times: 120, seconds: 60, by: 'user' },
  accountChange: { times: 30, seconds: 3_600, by: 'user' },
  accountDownload: { times: 10, seconds: 3_600, by: 'user' },
  checkouts: { times: 10, seconds: 60, by: 'user' },
  presets: { times: 60, seconds: 60, by: 'user' },
  imports: { times: 30, seconds: 3_600, by: 'user' },
  exports: { times: 30, seconds: 3_600, by: 'user' },
  forgottenByAddress: { times: 20, seconds: 3_600, by: 'address' },
  forgottenByEmail: { times: 5, seconds: 3_600, by: 'email' },
  saying: { times: 180, seconds: 60, by: 'user' },
  dictation: { times: 20, seconds: 60, by: 'user' },
  connectionTests: { times: 20, seconds: 60, by: 'user' },
  passwordReset: { times: 20, seconds: 3_600, by: 'address' },
} as const satisfies Record<string, Throttle>
export type ThrottleName = keyof typeof throttles
