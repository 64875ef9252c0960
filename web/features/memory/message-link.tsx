import type { ReactNode } from 'react'
import { Link } from 'wouter'

interface MessageLinkProps {
  storyId: string
  messageId: number
  onLeave: () => void
  children: ReactNode
}

/** Leads to a message of the story, wherever on the path it stands. */
export const MessageLink = ({ storyId, messageId, onLeave, children }: MessageLinkProps) => (
  <Link
    href={`/story/${encodeURIComponent(storyId)}?messageId=${messageId}`}
    onClick={onLeave}
    className="inline-flex min-h-6 items-center text-sm text-accent underline underline-offset-4"
  >
    {children}
  </Link>
)
