import type { Page } from '@playwright/test'
import { getConfig, type SiteConfig } from '#contract/site.ts'

/** The answer never comes: what the page shows while it waits. */
export const withhold = (page: Page, path: string): Promise<unknown> => page.route(path, () => {})

export const refuse = (page: Page, path: string, error: string, status = 404): Promise<unknown> =>
  page.route(path, (route) => route.fulfill({ status, json: { error, code: 'refused' } }))

export const answer = (page: Page, path: string, json: object): Promise<unknown> =>
  page.route(path, (route) => route.fulfill({ json }))

/** The site's configuration as the server tells it, but for what is named. */
export const configure = (page: Page, changes: Partial<SiteConfig>): Promise<unknown> =>
  page.route(`**${getConfig.path}`, async (route) => {
    const told = (await (await route.fetch()).json()) as SiteConfig
    await route.fulfill({ json: { ...told, ...changes } })
  })
