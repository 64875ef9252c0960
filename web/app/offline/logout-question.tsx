import { useEffect, useState } from 'react'
import { outbox } from '#web/features/stories/store/outbox.ts'
import { askBeforeLogOut } from '#web/platform/session/current-user.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

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
    <ConfirmDialog
      title="Not everything has been sent"
      text="What you wrote without a connection still waits here. It is lost when you log out now."
      action="Log out anyway"
      cancel="Stay"
      onConfirm={() => handleAnswer(true)}
      onClose={() => handleAnswer(false)}
    />
  )
}
