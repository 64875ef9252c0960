import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
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

test('no address or file that gets into an email is opened for it', async () => {
  let calls = 0
  const site = createServer((_, response) => void response.end(`secret ${(calls += 1)}`))
  await once(site.listen(0, '127.0.0.1'), 'listening')
  const { port } = site.address() as AddressInfo
  const { mailbox, mailer, logged } = await open()
  for (const text of [{ href: `http://127.0.0.1:${port}/` }, { path: import.meta.filename }])
    mailer.send(async () => ({ ...email, text: text as unknown as string }))
  await mailer[Symbol.asyncDispose]()
  expect(calls).toBe(0)
  expect(mailbox.emails).toEqual([])
  expect(logged).toHaveLength(2)
  site.close()
  await mailbox[Symbol.asyncDispose]()
})
