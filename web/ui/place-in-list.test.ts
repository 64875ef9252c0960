// @vitest-environment happy-dom
import { act, createElement, useRef } from 'react'
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
  return createElement('div', { ref: form }, createElement('button', { id: 'save' }))
}

const entry = (id: string, isEdited: boolean) =>
  createElement('li', { key: id }, createElement('a', { id, href: '#' }), isEdited ? createElement(Form) : null)

/** A dialog with two entries, of which the first may be edited, and a button below them. */
const show = (isEdited: boolean) =>
  act(() =>
    root.render(
      createElement(
        'div',
        { role: 'dialog', tabIndex: -1 },
        createElement('ul', {}, [entry('first', isEdited), entry('second', false)]),
        createElement('button', { id: 'add' }),
      ),
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
