import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { openLoginForm } from '#web/platform/session/open-login-forms.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { LoginPanel } from './login-panel.tsx'
import { RegisterPanel } from './register-panel.tsx'

interface AuthDialogProps {
  isOpen: boolean
  onClose: () => void
  /** Goes on with what needed a login, once the dialog has closed. */
  onSuccess?: () => void
  /** Why it opened; saving a bookmark is what usually needs it. */
  text?: string
}

/** Lets a visitor log in or register without leaving the page. */
export function AuthDialog({
  isOpen,
  onClose,
  onSuccess,
  text = 'Please log in or create an account to save bookmarks.',
}: AuthDialogProps) {
  const [tab, setTab] = useState('Login')
  const [, navigate] = useLocation()
  const search = useSearch()
  useEffect(() => (isOpen ? openLoginForm() : undefined), [isOpen])

  const goOn = () => {
    onClose()
    // That page starts a new random story and goes to it.
    if (new URLSearchParams(search).get('type') === 'random') navigate('/story/new?type=random')
    else onSuccess?.()
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Authentication Required" description={text}>
      <Tabs
        label="Log in or register"
        chosen={tab}
        onChoose={setTab}
        tabs={[
          { name: 'Login', content: <LoginPanel onLoggedIn={goOn} failureTitle="Login failed" /> },
          {
            name: 'Register',
            content: <RegisterPanel onRegistered={goOn} failureTitle="Registration failed" />,
          },
        ]}
      />
    </Dialog>
  )
}
