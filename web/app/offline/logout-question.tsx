import { Suspense, useEffect, useState } from 'react'
import { outbox } from '#web/features/stories/store/outbox.ts'
import { askBeforeLogOut } from '#web/platform/session/current-user.ts'
import { late } from '#web/ui/late.tsx'

const UnsentDialog = late(async () => (await import('./unsent-dialog.tsx')).UnsentDialog)

/** Asks before a logout that would lose what the reader wrote without a connection. */
export function LogoutQuestion() {
  const [answer, setAnswer] = useState<(mayLogOut: boolean) => void>()

  useEffect(() => {
    askBeforeLogOut(
      () => new Promise((resolve) => (outbox.isEmpty ? resolve(true) : setAnswer(() => resolve))),
    )
  }, [])

  if (!answer) return null
  const handleAnswer = (mayLogOut: boolean) => {
    setAnswer(undefined)
    answer(mayLogOut)
  }
  return (
    <Suspense>
      <UnsentDialog onAnswer={handleAnswer} />
    </Suspense>
  )
}
