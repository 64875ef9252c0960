import type { Environment } from './environment.ts'

/** The way emails are sent; the address of the mail server may hold a password and is handed to the mailer alone. */
export interface MailSettings {
  smtpUrl: string
  from: string
}

/** Undefined without a mail server. Throws an Error that names the setting that is missing beside it. */
export function readMailSettings({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Environment): MailSettings | undefined {
  if (SMTP_URL === undefined) return undefined
  if (MAIL_FROM === undefined) throw new Error('SMTP_URL needs MAIL_FROM')
  // NOTE: a link in an email is never made from what a request says of its host: anyone can say anything there.
  if (PUBLIC_URL === undefined) throw new Error('SMTP_URL needs PUBLIC_URL')
  return { smtpUrl: SMTP_URL, from: MAIL_FROM }
}
