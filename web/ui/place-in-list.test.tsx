// @vitest-environment happy-dom
import { act, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFocusHandedOn } from './place-in-list.ts'

const root = createRoot(document.body.appendChild(document.createElement('div')))
beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})
afterEach(() => vi.useRealTimers())

function Form() {
  const form = useRef<HTMLDivElement>(null)
  useFocusHandedOn(form)
  return (
    <div ref={form}>
      <button id="save" />
    </div>
  )
}

/** A dialog with two entries, of which the first may be edited, and a button below them. */
const show = (isEdited: boolean) =>
  act(() =>
    root.render(
      <div role="dialog" tabIndex={-1}>
        <ul>
          <li>
            <a id="first" href="#first">
              One
            </a>
            {isEdited && <Form />}
          </li>
          <li>
            <a id="second" href="#second">
              Two
            </a>
          </li>
        </ul>
        <button id="add" />
      </div>,
    ),
  )

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)!.focus()

/** The id of what has the focus after the form is gone, where `meanwhile` happens before its focus is handed on. */
function focusedAfter(from: string, meanwhile: () => void = () => undefined): string | undefined {
  show(true)
  focus(from)
  show(false)
  meanwhile()
  vi.runAllTimers()
  return document.activeElement?.id
}

test('the focus of a form that goes is handed to the entry that it stood in', () => {
  expect(focusedAfter('#save')).toBe('first')
})

test('what a dialog has taken of it is handed on all the same', () => {
  expect(focusedAfter('#save', () => focus('[role=dialog]'))).toBe('first')
})

test('who has gone on meanwhile keeps the focus', () => {
  expect(focusedAfter('#save', () => focus('#add'))).toBe('add')
})

test('a form without the focus hands nothing on', () => {
  expect(focusedAfter('#second')).toBe('second')
})
