import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChatInput } from './chat-input.tsx'

const nothing = () => undefined

test('the field says what to do where the page says nothing better', () => {
  const html = renderToStaticMarkup(
    <ChatInput text="" onWrite={nothing} onSend={nothing} isLoading={false} />,
  )
  expect(html).toContain('placeholder="Type your message..."')
  expect(html).toContain('Press Enter to send • Shift+Enter for new line')
})
