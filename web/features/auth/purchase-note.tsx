import { Notice } from '#web/ui/notice.tsx'

/** Names the token package that is bought after login. */
export function PurchaseNote({ packageName }: { packageName: string }) {
  return (
    <Notice title="Token purchase">
      You chose the package “{packageName}”. Your purchase goes on after you log in.
    </Notice>
  )
}
