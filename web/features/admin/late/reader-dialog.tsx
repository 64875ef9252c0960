import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { ReaderDetails } from '#contract/moderation.ts'
import { pathOfPublished } from '#contract/published.ts'
import { atBase } from '#web/platform/base-path.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { tokensText } from '../amounts.ts'
import { DecisionForm } from './decision-form.tsx'
import { readerQuery, submitBlock, submitReaderDeletion, submitUnblock, useDeskAct } from './reader.api.ts'

interface ReaderDialogProps {
  userId: number
  username: string
  onClose: () => void
}

/** One reader at the desk: sessions, shares and use, and what an admin can decide about them. */
export function ReaderDialog({ userId, username, onClose }: ReaderDialogProps) {
  const { data, error, refetch } = useQuery(readerQuery(userId))
  return (
    <Dialog isOpen onClose={onClose} title={username} description="Account, sessions, shares and use.">
      {data && <Details reader={data} onGone={onClose} />}
      {!data && !error && <Skeleton className="h-64" />}
      {!data && error && (
        <NotLoaded title="The reader could not be loaded" error={error} onTryAgain={() => void refetch()} />
      )}
    </Dialog>
  )
}

const dayAndTime = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 16)}`

function Details({ reader, onGone }: { reader: ReaderDetails; onGone: () => void }) {
  const { email, createdAt, lastActive, sessions, shares, usage, blocked, isAdmin } = reader
  return (
    <div className="flex flex-col gap-5 text-sm">
      {blocked && (
        <Notice title={`Blocked since ${dayAndTime(blocked.at)}`} isDanger>
          {blocked.reason}
        </Notice>
      )}
      <Part title="Account">
        <li>{email ?? 'No email'}</li>
        <li>
          Since {createdAt.slice(0, 10)}, last active {lastActive ? dayAndTime(lastActive) : 'never'}
        </li>
        <li>
          {tokensText(usage.thisMonth)} tokens this month, {tokensText(usage.textTokens)} of text and{' '}
          {tokensText(usage.imageTokens)} of images in all
        </li>
      </Part>
      <Part title="Sessions">
        {sessions.length === 0 && <li>None</li>}
        {sessions.map(({ device, createdAt: openedAt, lastUsedAt }) => (
          <li key={openedAt + device} className="break-words">
            {device || 'Unknown browser'}
            <span className="text-quiet"> · last used {dayAndTime(lastUsedAt)}</span>
          </li>
        ))}
      </Part>
      <Part title="Shared stories and scenarios">
        {shares.length === 0 && <li>None</li>}
        {shares.map(({ about, shareId, title, takenDown }) => (
          <li key={shareId} className="break-words">
            <a
              href={atBase(pathOfPublished(about, shareId))}
              target="_blank"
              rel="noopener"
              className="underline"
            >
              {title}
            </a>
            {takenDown && <span className="text-danger"> · taken down: {takenDown.reason}</span>}
          </li>
        ))}
      </Part>
      {!isAdmin && <Acts reader={reader} onGone={onGone} />}
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="font-semibold">{title}</h3>
    <ul className="mt-1 flex flex-col gap-1">{children}</ul>
  </section>
)

function Acts({ reader: { id, username, blocked }, onGone }: { reader: ReaderDetails; onGone: () => void }) {
  const [asked, setAsked] = useState<'block' | 'delete'>()
  const close = () => setAsked(undefined)
  const unblocking = useDeskAct(
    () => submitUnblock(id),
    () => toast({ title: 'Account unblocked', description: `${username} can log in again.` }),
  )
  if (asked === 'block')
    return (
      <DecisionForm
        label="Reason, which the reader sees when they log in"
        action="Block account"
        save={(reason) => submitBlock(id, reason)}
        doneText={{ title: 'Account blocked', description: `${username} is logged out everywhere.` }}
        onClose={close}
      />
    )
  if (asked === 'delete')
    return (
      <DecisionForm
        label={`Your own password, to delete ${username} and all their stories for good`}
        action="Delete account"
        isPassword
        save={(password) => submitReaderDeletion(id, password)}
        doneText={{ title: 'Account Deleted', description: `${username} is gone.` }}
        onDone={onGone}
        onClose={close}
      />
    )
  return (
    <div className="flex flex-wrap gap-3">
      {blocked ? (
        <Button isBusy={unblocking.isPending} onClick={() => unblocking.mutate()}>
          Unblock
        </Button>
      ) : (
        <Button onClick={() => setAsked('block')}>Block …</Button>
      )}
      <Button onClick={() => setAsked('delete')} className="border-danger! text-danger!">
        Delete …
      </Button>
    </div>
  )
}
