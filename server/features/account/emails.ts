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
