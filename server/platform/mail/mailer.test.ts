import { pino } from 'pino'
import { expect, test } from 'vitest'
import { startMailbox } from '#testing/mailbox.ts'
import { createMailer } from './mailer.ts'

const email = { to: 'ada@example.org', subject: 'A lamp', text: 'It burns.' }

async function open() {
  const mailbox = await startMailbox()
  const logged: string[] = []
  const log = pino({}, { write: (line: string) => void logged.push(line) })
  const mailer = createMailer({ smtpUrl: mailbox.env.SMTP_URL, from: 'Site <site@example.org>' }, log)
  return { mailbox, mailer, logged }
}

test('an email is written and sent in the background, and the end waits for it', async () => {
  const { mailbox, mailer, logged } = await open()
  const written = Promise.withResolvers<typeof email>()
  mailer.send(() => written.promise)
  mailer.send(async () => undefined)
  const ended = mailer[Symbol.asyncDispose]()
  expect(mailbox.emails).toEqual([])
  written.resolve(email)
  await ended
  expect(mailbox.emails).toMatchObject([{ to: ['ada@example.org'], text: 'It burns.\n' }])
  expect(mailbox.emails[0]!.headers).toContain('From: Site <site@example.org>')
  expect(mailbox.emails[0]!.headers).toContain('Subject: A lamp')
  expect(logged).toEqual([])
  await mailbox[Symbol.asyncDispose]()
})

test('a sign in an address makes no second one of it', async () => {
  const { mailbox, mailer } = await open()
  mailer.send(async () => ({ ...email, to: 'ada@example.org,eve@example.org' }))
  await mailer[Symbol.asyncDispose]()
  expect(mailbox.emails.flatMap(({ to }) => to)).not.toContain('eve@example.org')
  await mailbox[Symbol.asyncDispose]()
})

test('an email that cannot be written or sent is logged', async () => {
  const { mailbox, mailer, logged } = await open()
  mailbox.isOpen = false
  mailer.send(async () => email)
  mailer.send(() => Promise.reject(new Error('out of ink')))
  await mailer[Symbol.asyncDispose]()
  const lines = logged.map((line) => JSON.parse(line) as { msg: string; err: { message: string } })
  expect(lines.map(({ msg }) => msg)).toEqual(['an email could not be sent', 'an email could not be sent'])
  expect(lines.map(({ err }) => err.message).toSorted()).toEqual([
    expect.stringContaining('The mailbox is closed'),
    'out of ink',
  ])
  await mailbox[Symbol.asyncDispose]()
})
