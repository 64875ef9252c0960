import { useRef } from 'react'
import type { MemoryProposal } from '#contract/memory.ts'
import { Button } from '#web/ui/button.tsx'
import { useFocusHandedOn } from '#web/ui/place-in-list.ts'
import { changedWords } from './changed-words.ts'
import { MessageLink } from './message-link.tsx'
import { useMemoryWrites } from './memory-drawer.api.ts'

interface ProposalsProps {
  storyId: string
  proposals: readonly MemoryProposal[]
  onLeave: () => void
}

/** Facts that the keeper has found and that wait for the reader: one by one, or all at once. */
export function Proposals({ storyId, proposals, onLeave }: ProposalsProps) {
  const writes = useMemoryWrites(storyId)
  const section = useRef<HTMLElement>(null)
  useFocusHandedOn(section)
  const ids = proposals.map(({ id }) => id)
  const decide = (accept: number[], decline: number[]) => writes.mutate({ kind: 'decide', accept, decline })
  return (
    <section ref={section} aria-labelledby="proposals" className="flex flex-col gap-3">
      <h3 id="proposals" className="text-lg">
        Waiting for you: {proposals.length}
      </h3>
      <ul className="flex flex-col gap-3">
        {proposals.map((proposal) => (
          <Proposal
            key={proposal.id}
            storyId={storyId}
            proposal={proposal}
            onLeave={onLeave}
            onAccept={() => decide([proposal.id], [])}
            onDecline={() => decide([], [proposal.id])}
          />
        ))}
      </ul>
      {proposals.length > 1 && (
        <div className="flex flex-wrap gap-2">
          <Button isBusy={writes.isPending} onClick={() => decide(ids, [])}>
            Accept all
          </Button>
          <Button isBusy={writes.isPending} onClick={() => decide([], ids)}>
            Decline all
          </Button>
        </div>
      )}
    </section>
  )
}

interface ProposalProps {
  storyId: string
  proposal: MemoryProposal
  onLeave: () => void
  onAccept: () => void
  onDecline: () => void
}

function Proposal({ storyId, proposal, onLeave, onAccept, onDecline }: ProposalProps) {
  const { about, messageId, turn, knownBy } = proposal
  const name = nameOf(proposal)
  const row = useRef<HTMLLIElement>(null)
  useFocusHandedOn(row)
  return (
    <li ref={row} className="rounded-card border border-line bg-raised p-4">
      <p className="text-sm text-quiet">{[about, kindOf(proposal)].join(' · ')}</p>
      <Words proposal={proposal} />
      <div className="mt-1 flex flex-wrap items-center gap-x-3">
        {messageId !== null && (
          <MessageLink storyId={storyId} messageId={messageId} onLeave={onLeave}>
            {`turn ${turn ?? 0}`}
          </MessageLink>
        )}
        {knownBy && <span className="text-sm text-quiet">Known to {knownBy.join(', ')} alone</span>}
        <div className="ml-auto flex gap-2">
          <Button aria-label={`Accept: ${name}`} onClick={onAccept}>
            Accept
          </Button>
          <Button variant="quiet" aria-label={`Decline: ${name}`} onClick={onDecline}>
            Decline
          </Button>
        </div>
      </div>
    </li>
  )
}

/** Called by its own words, or by those of the fact that is to go. */
const nameOf = ({ text, isStrike, before }: MemoryProposal): string =>
  isStrike && before ? `no longer: ${before.text}` : text

function kindOf({ before, isStrike }: MemoryProposal): string {
  if (isStrike) return 'no longer so'
  if (!before) return 'new'
  return before.goes ? 'changed' : 'newer words on what is known'
}

/** A fact alone; else the older words and the newer ones, told apart by more than colour. */
function Words({ proposal: { text, isStrike, before } }: { proposal: MemoryProposal }) {
  if (!before) return <p className="text-pretty">{text}</p>
  if (isStrike)
    return (
      <>
        <p className="text-pretty">
          <del className="text-quiet">{before.text}</del>
        </p>
        <p className="text-pretty">“{text}”</p>
      </>
    )
  if (!before.goes)
    return (
      <>
        <p className="text-pretty text-quiet">{before.text}</p>
        <p className="text-pretty">{text}</p>
      </>
    )
  const parts = changedWords(before.text, text)
  return (
    <>
      <p className="sr-only">{`Until now: ${before.text} From now on: ${text}`}</p>
      <p aria-hidden="true" className="text-pretty">
        {parts.map(({ at, text: words, change }) => (
          <span key={at}>
            {at > 0 && ' '}
            {change === 'same' && words}
            {change === 'gone' && <del className="text-quiet">{words}</del>}
            {change === 'new' && <ins className="font-medium underline underline-offset-4">{words}</ins>}
          </span>
        ))}
      </p>
    </>
  )
}
