import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link } from 'wouter'
import { LoginForm as LoginFields } from '#contract/auth.ts'
import type { User } from '#contract/session.ts'
import { textOfError } from '#web/platform/call-error.ts'
import { showFieldErrors } from '#web/platform/form-errors.ts'
import { submitLogin } from '#web/platform/session/log-in.ts'
import { lastUsername } from '#web/platform/session/remembered.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { afterPage } from '#web/ui/late.tsx'

const OtherLogins = afterPage(async () => (await import('./other-logins.tsx')).OtherLogins)

interface LoginPanelProps {
  /** Called after the session stands; a page that watches the session needs no call. */
  onLoggedIn?: (user: User) => void
  /** Title of the toast when it did not work. */
  failureTitle?: string
}

export function LoginPanel({ onLoggedIn, failureTitle = 'Login Failed' }: LoginPanelProps) {
  const queries = useQueryClient()
  const form = useForm({
    resolver: standardSchemaResolver(LoginFields),
    // NOTE: without a default a field keeps what was typed or filled in before this program took the page over.
    defaultValues: { username: lastUsername.read() },
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (fields) => {
    try {
      const user = await submitLogin(queries, fields)
      onLoggedIn?.(user)
    } catch (error) {
      showFieldErrors(error, ['username', 'password'], form.setError)
      toast({ title: failureTitle, description: textOfError(error), variant: 'danger' })
    }
  })

  return (
    // NOTE: without this program, GET would show the password in the address.
    <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-5">
      <TextField
        {...form.register('username')}
        label="Username or Email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
      />
      <PasswordField
        {...form.register('password')}
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <Button variant="primary" type="submit" isBusy={isSubmitting}>
        Login
      </Button>
      {/* Its page mails a link, or says whom to ask where the site sends no mail. */}
      <Link
        href="/forgot-password"
        className="flex min-h-11 items-center self-center rounded-lg px-3 text-accent underline-offset-4 hover:underline"
      >
        Forgot your password?
      </Link>
      <OtherLogins onLoggedIn={onLoggedIn} failureTitle={failureTitle} />
    </form>
  )
}
