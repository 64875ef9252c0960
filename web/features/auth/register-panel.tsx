import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import type { User } from '#contract/session.ts'
import { RegisterForm as RegisterFields } from '#contract/auth.ts'
import { textOfError } from '#web/platform/call-error.ts'
import { showFieldErrors } from '#web/platform/form-errors.ts'
import { registerAccount } from '#web/platform/session/log-in.ts'
import { Button } from '#web/ui/button.tsx'
import { afterPage } from '#web/ui/late.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { AvailabilityNote } from './availability-note.tsx'
import { CaptchaField } from './captcha-field.tsx'
import { isCaptchaUsedUp, useCaptcha } from './use-captcha.ts'
import { RegisterGate } from './register-gate.tsx'
import { useUsernameAvailability } from './availability-note.tsx'

const OidcButton = afterPage(async () => (await import('./oidc-button.tsx')).OidcButton)

interface RegisterPanelProps {
  /** Called after the session stands; a page that watches the session needs no call. */
  onRegistered?: (user: User) => void
  /** Title of the toast when it did not work. */
  failureTitle?: string
}

const fieldNames = ['username', 'email', 'password', 'captchaAnswer'] as const

export const RegisterPanel = (props: RegisterPanelProps) => (
  <RegisterGate>{(invitation) => <FieldsOfRegistration {...props} invitation={invitation} />}</RegisterGate>
)

function FieldsOfRegistration({
  onRegistered,
  failureTitle = 'Registration Failed',
  invitation,
}: RegisterPanelProps & { invitation?: string }) {
  const queries = useQueryClient()
  const captcha = useCaptcha()
  const form = useForm({
    resolver: standardSchemaResolver(RegisterFields),
    defaultValues: { username: '', email: '', password: '', captchaAnswer: '' },
  })
  const { errors, isSubmitting } = form.formState
  const availability = useUsernameAvailability(useWatch({ control: form.control, name: 'username' }))

  const submit = form.handleSubmit(async (fields) => {
    try {
      const user = await registerAccount(queries, {
        ...fields,
        ...(invitation !== undefined && { invitation }),
      })
      onRegistered?.(user)
    } catch (error) {
      toast({ title: failureTitle, description: textOfError(error), variant: 'danger' })
      if (isCaptchaUsedUp(error)) {
        form.resetField('captchaAnswer')
        captcha.renew()
      }
      showFieldErrors(error, fieldNames, form.setError)
    }
  })

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <TextField
        {...form.register('username')}
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        hint={<AvailabilityNote availability={availability} />}
      />
      <TextField
        {...form.register('email')}
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
      />
      <PasswordField
        {...form.register('password')}
        autoComplete="new-password"
        error={errors.password?.message}
        hint={<span className="text-quiet">At least 6 characters</span>}
      />
      <CaptchaField
        {...form.register('captchaAnswer')}
        captcha={captcha}
        error={errors.captchaAnswer?.message}
      />
      <Button variant="primary" type="submit" isBusy={isSubmitting}>
        Create Account
      </Button>
      <OidcButton failureTitle={failureTitle} />
    </form>
  )
}
