import { ExternalLink } from 'lucide-react'
import { buttonClass } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LinkField } from '#web/ui/link-field.tsx'
import { useShareLink } from './use-share-link.ts'

interface ShareLinkDialogProps {
  /** undefined while nothing is shared: then the dialog is closed. */
  shareId: string | undefined
  onClose: () => void
}

/** The last step of sharing: the link, to be copied or opened. */
export function ShareLinkDialog({ shareId, onClose }: ShareLinkDialogProps) {
  const linkOf = useShareLink()
  const link = shareId === undefined ? '' : linkOf(shareId)
  return (
    <Dialog
      isOpen={shareId !== undefined}
      onClose={onClose}
      title="Share story"
      description="You can take the story back at any time on your bookmarks page."
    >
      <LinkField link={link}>
        <a href={link} target="_blank" rel="noopener" className={buttonClass()}>
          <ExternalLink aria-hidden="true" className="size-4" />
          Open shared story
        </a>
      </LinkField>
    </Dialog>
  )
}
