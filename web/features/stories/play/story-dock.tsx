import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIsOnline } from '#web/platform/offline/connection.ts'
import { Button } from '#web/ui/button.tsx'
import { ChatInput } from './chat-input.tsx'
import { KindSwitch } from './kind-switch.tsx'
import { isStreaming } from '../model/story-state.ts'
import { SuggestionChips } from './suggestion-chips.tsx'
import { useFocusAfterReply } from './use-focus-after-reply.ts'
import type { WrittenKind } from '../model/written-kind.ts'
import type { StoryDraft } from '../store/draft.ts'
import type { Story } from './use-story.ts'

interface StoryDockProps {
  story: Story
  draft: StoryDraft
  onSend: (text: string, kind?: WrittenKind) => void
  /** Buttons beside the field: what else can be done with the story. */
  actions?: ReactNode
  /** Rows above the field. */
  above?: ReactNode
  /** Further buttons in the field. */
  controls?: ReactNode
  /** The line below the field. */
  hint?: ReactNode
  /** Stands above the bar for who is far from the story's end. */
  wayToTheEnd?: ReactNode
}

/** The bottom bar: what the reader does next, and what went wrong with what they did last. */
export function StoryDock({
  story,
  draft,
  onSend,
  actions,
  above,
  controls,
  hint,
  wayToTheEnd,
}: StoryDockProps) {
  const { state, stop, dismissError } = story
  const { messages, isGenerating, isStopping, isReconnecting, error } = state
  const isOnline = useIsOnline()
  const field = useFocusAfterReply(isGenerating)
  return (
    <section
      aria-label="What you do"
      data-dock
      // A low window shows the story: there the bar stands below its end, until somebody writes in it.
      className="sticky bottom-0 z-10 border-t [@media(max-height:26rem)]:not-has-[textarea:focus]:relative print:hidden border-line bg-ground/94 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-md"
    >
      {wayToTheEnd}
      <div className="column flex flex-col gap-3">
        {error && <TurnError text={error} onDismiss={dismissError} />}
        {!isOnline && (
          <output className="text-center text-sm text-pretty text-quiet">
            You are offline. What you write waits here and is sent when you are back.
          </output>
        )}
        {isOnline && isReconnecting && (
          <output className="text-center text-sm text-quiet">The connection was lost. Trying again...</output>
        )}
        {above}
        {/* On a narrow screen the chips stand below the story, where all of them are seen. */}
        <SuggestionChips
          state={state}
          onChoose={(suggestion) => onSend(suggestion)}
          className="max-sm:hidden"
        />
        {/* A narrow screen has the actions above the field, a wide one beside it. */}
        <div className="flex flex-wrap items-start gap-x-2 gap-y-3">
          {actions && <div className="flex max-w-full shrink-0 flex-wrap gap-1">{actions}</div>}
          <div className="min-w-0 basis-full sm:flex-1 sm:basis-0">
            <ChatInput
              field={field}
              text={draft.text}
              onWrite={draft.write}
              onSend={() => onSend(draft.text, draft.kind)}
              isLoading={isGenerating}
              onStop={messages.some(isStreaming) ? stop : undefined}
              isStopping={isStopping}
              placeholder={placeholders[draft.kind]}
              start={<KindSwitch kind={draft.kind} onChoose={draft.choose} isDisabled={isGenerating} />}
              controls={controls}
              hint={hint}
            />
          </div>
        </div>
      </div>
    </section>
  )
}

const placeholders: Record<WrittenKind, string> = {
  do: 'What would you like to do?',
  say: 'What would you like to say?',
  story: 'What happens next?',
}

function TurnError({ text, onDismiss }: { text: string; onDismiss: () => void }) {
  return (
    <div
      role="alert"
      className="flex items-center gap-2 rounded-card border border-danger bg-raised pl-4 text-sm"
    >
      <span className="flex-1 py-2 text-pretty">{text}</span>
      <Button variant="quiet" isIcon aria-label="Dismiss" onClick={onDismiss}>
        <X aria-hidden="true" className="size-4" />
      </Button>
    </div>
  )
}
