import { Link } from 'wouter'
import { buttonClass } from '#web/ui/button.tsx'
import type { StoryPart } from '../story-part.ts'

/** The way to more tokens, for whom a turn was refused because theirs are spent. */
const AboveField: StoryPart['AboveField'] = ({ story: { state } }) =>
  state.errorCode === 'tokens_used_up' && (
    <Link href="/tokens" className={`${buttonClass()} self-center`}>
      Get More Tokens
    </Link>
  )

export const storyPart: StoryPart = { rank: 12, AboveField }
