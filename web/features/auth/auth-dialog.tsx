import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { openLoginForm } from '#web/platform/session/open-login-forms.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { LoginPanel } from './login-panel.tsx'
import { RegisterPanel } from './register-panel.tsx'

interface AuthDialogProps {
  /** Called once it is left, with a session or without. */
  onClose: (isLoggedIn: boolean) => void
  /** Why it opened; saving a bookmark is what usually needs it. */
  text?: string
}

/** Lets a visitor log in or register without leaving the page. */
export function AuthDialog({
  onClose,
  text = 'Please log in or create an account to save bookmarks.',
}: AuthDialogProps) {
  const [tab, setTab] = useState('Login')
  const [, navigate] = useLocation()
  const search = useSearch()
  useEffect(() => openLoginForm(), [])

  const goOn = () => {
    onClose(true)
    // That page starts a new random story and goes to it.
    if (new URLSearchParams(search).get('type') === 'random') navigate('/story/new?type=random')
  }

  return (
    <Dialog isOpen onClose={() => onClose(false)} title="Authentication Required" description={text}>
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
