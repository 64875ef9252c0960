import { isInMessenger, paths, shareId, showError } from './share.ts'

// A messenger's browser gets the preview, any other one the story itself.
if (!shareId) showError('Missing share ID')
else location.replace(isInMessenger ? paths.preview : paths.story)
