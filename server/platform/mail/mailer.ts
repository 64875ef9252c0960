import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import { secondsMs } from '#server/ground/clock.ts'
import type { MailSettings } from '../config/mail-settings.ts'

export interface OutgoingEmail {
  to: string
  subject: string
  text: string
}

export interface Mailer extends AsyncDisposable {
  /**
   * Writes an email and sends it, both in the background: how long the answer to a call takes tells nothing about
   * whether there was anyone to write to. An email that cannot be sent is logged.
   */
  send(write: () => Promise<OutgoingEmail | undefined>): void
}

/** So short that a server which ends does not wait longer than it is given. */
const timeouts = {
  connectionTimeout: 5 * secondsMs,
  greetingTimeout: 5 * secondsMs,
  socketTimeout: 8 * secondsMs,
}

/** Sends emails over SMTP. Dispose of it to wait for those that are on their way. */
export function createMailer({ smtpUrl, from }: MailSettings, log: FastifyBaseLogger): Mailer {
  const transport = createTransport(
    { url: smtpUrl, ...timeouts },
    { from, disableFileAccess: true, disableUrlAccess: true },
  )
  const underway = new Set<Promise<void>>()

  const writeAndSend = async (write: () => Promise<OutgoingEmail | undefined>): Promise<void> => {
    try {
      const email = await write()
      // NOTE: as an object, so that no sign in an address can make two of it.
      if (email) await transport.sendMail({ ...email, to: { name: '', address: email.to } })
    } catch (error) {
      log.error({ err: error }, 'an email could not be sent')
    }
  }
  return {
    send(write) {
      const sending = writeAndSend(write)
      underway.add(sending)
      void sending.then(() => underway.delete(sending))
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(underway)
      transport.close()
    },
  }
}
