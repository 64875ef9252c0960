/** The ads where no sponsor is configured. */
export const defaultAds = [
  'Keep your place: the bookmark below brings you back to this very line.',
  'A story worth telling twice? Share it by a link; only you can change it.',
  'Rather listen? The narrator reads aloud. Look in Story Experience.',
  'Ten genres in one tale: try the Genre Mix on the start page.',
  'Darker, lighter, older words: the Story Preferences set the narrator’s tone.',
] as const
