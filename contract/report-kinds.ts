/** Matters of which a shared story can be reported, with their words. */
export const reportKinds = {
  sexual: 'Sexual content',
  violence: 'Violence or hatred',
  person: 'It is about a real person',
  copied: 'It is copied from somebody',
  other: 'Something else',
} as const
export type ReportKind = keyof typeof reportKinds
