import { isInMessenger } from '#contract/messenger.ts'
import { paths, shareId, showError } from './share.ts'

// A messenger's browser gets the preview, any other one the story itself.
if (!shareId) showError('Missing share ID')
else location.replace(isInMessenger(navigator.userAgent) ? paths.preview : paths.story)
