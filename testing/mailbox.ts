import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

interface ReceivedEmail {
  to: string[]
  /** The headers as they came. */
  headers: string
  text: string
}

export interface Mailbox extends AsyncDisposable {
  /** Environment of a server that is to send emails here. */
  env: { SMTP_URL: string; MAIL_FROM: string; PUBLIC_URL: string }
  emails: ReceivedEmail[]
  /** The next email nobody has asked for yet; waits for it. */
  next(): Promise<ReceivedEmail>
  /** While false, every email is refused. */
  isOpen: boolean
}

/** A real mail server on a free port that keeps what it is sent. */
export async function startMailbox(): Promise<Mailbox> {
  let arrived = Promise.withResolvers<void>()
  let asked = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onMailFrom: (_address, _session, answer) =>
      mailbox.isOpen ? answer() : answer(new Error('The mailbox is closed')),
    onData: async (stream, session, answer) => {
      // One whose sender breaks off is none.
      const received = await text(stream).catch(answer)
      if (received === undefined) return
      const [headers = '', ...body] = received.split('\r\n\r\n')
      const to = session.envelope.rcptTo.map(({ address }) => address)
      mailbox.emails.push({ to, headers, text: decode(body.join('\r\n\r\n')) })
      arrived.resolve()
      arrived = Promise.withResolvers()
      answer()
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo

  const mailbox: Mailbox = {
    env: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Lanterntale <lantern@example.org>',
      PUBLIC_URL: 'https://tales.example.org/',
    },
    emails: [],
    isOpen: true,
    async next() {
      const wanted = asked++
      while (mailbox.emails.length <= wanted) await arrived.promise
      return mailbox.emails[wanted]!
    },
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return mailbox
}

/** Long lines come as quoted-printable. */
const decode = (body: string): string =>
  body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replaceAll('\r\n', '\n')
