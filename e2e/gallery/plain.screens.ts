import { expect } from '../app.fixture.ts'
import { withhold } from './answers.ts'
import type { Screen } from './screen.ts'

const plain = (name: string, path: string, heading: string): Screen => ({
  name,
  isWhole: true,
  async reach({ page }) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
  },
})

export const plainScreens: Screen[] = [
  plain('privacy', '/privacy', 'Privacy Policy'),
  plain('terms', '/terms', 'Terms of Service'),
  plain('not found', '/no/such/place', '404 Page Not Found'),
  {
    name: 'page is coming',
    async reach({ page }) {
      await withhold(page, '**/assets/preferences-*.js')
      await page.goto('/preferences')
      await expect(page.getByText('Loading', { exact: true })).toBeAttached()
    },
  },
  {
    name: 'crash',
    async reach({ page }) {
      await page.route('**/assets/preferences-*.js', (route) => route.abort())
      await page.goto('/preferences')
      await expect(page.getByRole('heading', { name: 'The light went out' })).toBeVisible()
    },
  },
]
