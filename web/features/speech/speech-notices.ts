export interface SpeechNotice {
  title: string
  description: string
  variant?: 'danger'
}

/** The notices about speech input. */
export const speechNotices = {
  started: { title: 'Recording Started', description: 'Speak now...' },
  notRecorded: {
    title: 'Recording Error',
    description: 'Failed to record audio. Please try again.',
    variant: 'danger',
  },
  notStarted: {
    title: 'Recording Error',
    description: 'Failed to start recording. Please try again.',
    variant: 'danger',
  },
  noRecognition: {
    title: 'Speech Recognition Not Supported',
    description: "Your browser doesn't support speech recognition. Please try using Chrome.",
    variant: 'danger',
  },
  noInput: {
    title: 'Not Supported',
    description: 'Speech input is not supported in your browser.',
    variant: 'danger',
  },
  noPermission: {
    title: 'Permission Required',
    description: 'Please enable microphone access to use voice input.',
    variant: 'danger',
  },
} as const satisfies Record<string, SpeechNotice>
