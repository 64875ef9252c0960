import type { OutgoingEmail } from '#server/platform/mail/mailer.ts'

interface Recipient {
  to: string
  username: string
}

export const passwordResetEmail = ({ to, username, link }: Recipient & { link: string }): OutgoingEmail => ({
  to,
  subject: 'Set a new Lanterntale password',
  text: `Hello ${username},

somebody, most likely you, asked for a new password for your Lanterntale account.
This link sets it. It works once, within the next 30 minutes:

${link}

If it was not you, do nothing: your password stays as it is.
`,
})

export const emailChangedEmail = ({ to, username }: Recipient): OutgoingEmail => ({
  to,
  subject: 'Your Lanterntale email was changed',
  text: `Hello ${username},

your Lanterntale account now has another email address; this one no longer belongs to it.
If it was not you, somebody else is using your account: ask whoever runs the site for help.
`,
})

export const emailToConfirmEmail = ({ to, username, link }: Recipient & { link: string }): OutgoingEmail => ({
  to,
  subject: 'Confirm your new Lanterntale email',
  text: `Hello ${username},

this address is to become the one of your Lanterntale account. This link confirms it, once, within a day:

${link}

If you have asked for nothing of the kind, do nothing.
`,
})

export const emailChangeAskedEmail = ({ to, username }: Recipient): OutgoingEmail => ({
  to,
  subject: 'Your Lanterntale email is about to change',
  text: `Hello ${username},

somebody who knows your password has asked for another email address for your Lanterntale account. It changes once
that address is confirmed. If it was not you, change your password now: that also voids the new address.
`,
})

export const usernameChangedEmail = ({
  to,
  username,
  before,
}: Recipient & { before: string }): OutgoingEmail => ({
  to,
  subject: 'Your Lanterntale username was changed',
  text: `Hello ${username},

your Lanterntale account was called ${before} and is now called ${username}.
If it was not you, somebody else is using your account: change your password, which logs everybody else out.
`,
})

export const passkeyAddedEmail = ({ to, username, name }: Recipient & { name: string }): OutgoingEmail => ({
  to,
  subject: 'A passkey was added to your Lanterntale account',
  text: `Hello ${username},

the passkey '${name}' now opens your Lanterntale account.
If it was not you, somebody knows your password: have a new one set by 'Forgot your password?', which also removes
all passkeys and logs everybody out.
`,
})
