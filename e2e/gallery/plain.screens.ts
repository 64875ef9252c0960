import { expect } from '../app.fixture.ts'
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
      await page.route('**/assets/terms-*.js', () => {})
      await page.goto('/terms', { waitUntil: 'commit' })
      await expect(page.getByText('Loading', { exact: true })).toBeAttached()
    },
  },
  {
    name: 'crash',
    async reach({ page }) {
      await page.route('**/assets/terms-*.js', (route) => route.abort())
      await page.goto('/terms')
      await expect(page.getByRole('heading', { name: 'The light went out' })).toBeVisible()
    },
  },
]
