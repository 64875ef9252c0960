/** Sizes in characters, at most. */
export const limits = {
  promptLength: 4_000,
  titleLength: 200,
  descriptionLength: 1_000,
  editLength: 20_000,
  noteLength: 1_000,
  guideLength: 500,
  reasonLength: 500,
  usernameLength: 30,
  passkeyNameLength: 60,
  emailLength: 254,
  passwordLength: 1_000,
  clientIdLength: 21,
  historyEntries: 2_000,
  bodyBytes: 1_000_000,
  fileBytes: 20_000_000,
} as const
