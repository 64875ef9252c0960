import { getCaptcha, register } from '#contract/auth.ts'
import { type User } from '#contract/session.ts'
import { pathTo, type Arguments, type Endpoint, type ReplyOf } from '#contract/endpoint.ts'
import type { ErrorBody } from '#contract/errors.ts'

export const PASSWORD = 'correct horse'

/** Outcome of a call: the reply of the contract, or an error. */
export interface Answer<T> {
  status: number
  headers: Headers
  body: T & Partial<ErrorBody>
}

/** Someone at a browser without one: keeps cookies and calls the app over real HTTP. */
export class Person {
  readonly url: string
  readonly cookies = new Map<string, string>()
  user: User | undefined

  constructor(url: string) {
    this.url = url
  }

  /** Any request, with this person's cookies; the cookies of the answer are kept. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (this.cookies.size > 0)
      headers.set('cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '))
    const response = await fetch(this.url + path, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]!.split('=')
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return response
  }

  /** A call of the contract with any input, also one that the contract refuses. */
  async call<E extends Endpoint>(
    endpoint: E,
    given: Arguments<E> | { params?: unknown; query?: unknown; body?: unknown } = {},
  ): Promise<Answer<ReplyOf<E>>> {
    const { body } = given as { body?: unknown }
    const init =
      body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const response = await this.fetch(pathTo(endpoint, given), { method: endpoint.method, ...init })
    const answer = (await response.json()) as ReplyOf<E> & Partial<ErrorBody>
    return { status: response.status, headers: response.headers, body: answer }
  }

  /** Like `call`, and fails the test when the answer is no success. */
  async ask<E extends Endpoint>(endpoint: E, given?: Arguments<E>): Promise<ReplyOf<E>> {
    const { status, body } = await this.call(endpoint, given)
    if (status !== 200)
      throw new Error(`${endpoint.method} ${endpoint.path} answered ${status}: ${JSON.stringify(body)}`)
    return body
  }
}

/** Registers through the door: reads the captcha, solves it, and is signed in afterwards. */
export async function signUp(person: Person, username: string): Promise<Person> {
  const captchaAnswer = solve((await person.ask(getCaptcha)).question)
  const form = { username, email: `${username}@example.org`, password: PASSWORD, captchaAnswer }
  person.user = await person.ask(register, { body: form })
  return person
}

const words = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** The answer to a captcha, read as a person reads it. */
export function solve(question: string): string {
  const numbers = question
    .replace('?', '')
    .split(' ')
    .map((word) => (words.includes(word) ? words.indexOf(word) : Number(word)))
    .filter((number) => Number.isInteger(number))
  return String(numbers.reduce((sum, number) => sum + number, 0))
}
