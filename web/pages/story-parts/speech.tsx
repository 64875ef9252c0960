import { createContext, Suspense, use, type ReactNode } from 'react'
import { plainNarration } from '#contract/narration-markup.ts'
import { audioSettings } from '#web/features/speech/audio-settings.ts'
import { MicButton } from '#web/features/speech/mic-button.tsx'
import { NarratorVoice } from '#web/features/speech/narrator-voice.tsx'
import { useNarration, type Narrating } from '#web/features/speech/use-narration.ts'
import { KEYS_HINT } from '#web/features/stories/play/chat-input.tsx'
import { rowIdOf } from '#web/features/stories/play/feed-row.tsx'
import { isStreaming, type StoryState } from '#web/features/stories/model/story-state.ts'
import type { StoryDraft } from '#web/features/stories/store/draft.ts'
import { useStore } from '#web/platform/store.ts'
import { late } from '#web/ui/late.tsx'
import type { StoryPart } from '../story-part.ts'

const NarratingContext = createContext<Narrating | undefined>(undefined)

/** The narrator's voice for a story: says its latest reply and marks the sentence in the feed. */
function Narration({ state, children }: { state: StoryState; children: ReactNode }) {
  const { messages, isLoadingStory } = state
  const last = messages.findLast(({ role, content }) => role === 'assistant' && content !== '')
  const isUnfinished = last !== undefined && isStreaming(last)
  const reply = last && { id: last.id, text: plainNarration(last.content, isUnfinished), isUnfinished }
  const narrating = useNarration({ reply: isLoadingStory ? undefined : reply, paragraphsOf })
  return <NarratingContext value={narrating}>{children}</NarratingContext>
}

const paragraphsOf = (replyId: string): Iterable<Element> =>
  document.getElementById(rowIdOf(replyId))?.querySelectorAll('.prose-story p') ?? []

const Panel = () => <NarratorVoice narrating={use(NarratingContext)!} />

/** Nothing is fetched for who reads in silence. */
const LateBar = late(async () => (await import('#web/features/speech/voice-bar.tsx')).VoiceBar)

function SpeakingBar() {
  const narrating = use(NarratingContext)!
  if (narrating.state.status === 'stopped') return null
  return (
    <Suspense>
      <LateBar narrating={narrating} />
    </Suspense>
  )
}

const Microphone = ({ draft, isGenerating }: { draft: StoryDraft; isGenerating: boolean }) => (
  <MicButton
    text={draft.text}
    onWrite={draft.write}
    isDisabled={isGenerating}
    onRecord={use(NarratingContext)!.hush}
  />
)

/** Speaks of the microphone where it stands. */
const MicHint = () =>
  useStore(audioSettings).isSpeechInputOn
    ? 'Press Enter to send • Shift+Enter for new line • Click mic to record'
    : KEYS_HINT

export const storyPart: StoryPart = {
  rank: 1,
  Around: Narration,
  Panel,
  AboveField: SpeakingBar,
  Control: Microphone,
  Hint: MicHint,
}
