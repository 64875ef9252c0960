/** Errors of turns: the story page says them by itself as well, and is spared the whole table. */
export const turnErrors = {
  story_start_failed: [502, 'Failed to start story'],
  message_failed: [502, 'Failed to send message'],
  turn_interrupted: [503, 'The narrator was interrupted. Please try again.'],
} as const
