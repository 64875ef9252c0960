import { randomInt } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#server/platform/app-error.ts'
import { minutesMs, type Clock } from '#server/ground/clock.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { cookieIn, giveCookie, hashOf, newToken } from '#server/platform/sessions/cookies.ts'
import { insertCaptcha, takeCaptcha } from './auth.queries.ts'

const COOKIE = 'captcha'
const LIFETIME_MS = 10 * minutesMs
const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty twenty-one twenty-two twenty-three twenty-four'.split(
    ' ',
  )
const LARGEST = 12

/** A small sum, in digits or in words, that a person reads at a glance (AUTH-35). */
export function makeSum(random: (below: number) => number): { question: string; answer: string } {
  const a = random(LARGEST) + 1
  const b = random(LARGEST) + 1
  const inWords = random(2) === 1
  const question = inWords ? `What is ${words[a]} plus ${words[b]}?` : `What is ${a} + ${b}?`
  return { question, answer: String(a + b) }
}

interface CaptchaContext {
  db: Database
  clock: Clock
}

/** Asks a question and binds it to the asker's cookie; the answer stays here. */
export async function askCaptcha(
  { db, clock }: CaptchaContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ question: string }> {
  const challenge = newToken()
  const { question, answer } = makeSum((below) => randomInt(below))
  const now = clock.now()
  await insertCaptcha(db, { challengeHash: hashOf(challenge), answer, now, expiresAt: now + LIFETIME_MS })
  giveCookie(COOKIE, { token: challenge, lifetimeMs: LIFETIME_MS }, request, reply)
  return { question }
}

/** Throws `wrong_captcha` unless the answer fits. Right or wrong, the question is used up. */
export async function checkCaptcha(
  { db, clock }: CaptchaContext,
  request: FastifyRequest,
  given: string,
): Promise<void> {
  const challenge = cookieIn(COOKIE, request)
  const answer = challenge && (await takeCaptcha(db, hashOf(challenge), clock.now()))
  if (answer && answer === inDigits(given)) return
  const wrong = new AppError('wrong_captcha')
  throw new AppError('wrong_captcha', { fields: { captchaAnswer: wrong.message } })
}

/** The answer as digits, also where it was given in a word: '11' for ' Eleven '. */
function inDigits(given: string): string {
  const plain = given.trim().toLowerCase().replace(/\s+/g, '-')
  const number = words.indexOf(plain)
  return number === -1 ? plain : String(number)
}
