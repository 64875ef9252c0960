import type { Browser, BrowserContext } from '@playwright/test'

/**
 * One browser context for all the screens of a worker, emptied between them. Its first page stays open, so that the
 * site's process does too: the app and axe are then compiled once, and not for each screen.
 */
export class SharedContext {
  #context: BrowserContext | undefined
  /** Whether something was done to the context that cannot be undone. */
  isSpent = false

  async take(browser: Browser, url: string): Promise<BrowserContext> {
    if (this.#context) return this.#context
    this.#context = await browser.newContext()
    const first = await this.#context.newPage()
    await first.goto(`${url}/favicon.svg`)
    return this.#context
  }

  /** Closes the screen's pages and forgets what they kept at these origins. */
  async empty(origins: string[]): Promise<void> {
    if (!this.#context) return
    if (this.isSpent) return this.close()
    const [first, ...pages] = this.#context.pages()
    await Promise.all(pages.map((page) => page.close()))
    await this.#context.clearCookies()
    const session = await this.#context.newCDPSession(first!)
    for (const origin of origins)
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await session.detach()
  }

  async close(): Promise<void> {
    await this.#context?.close()
    this.#context = undefined
    this.isSpent = false
  }
}
