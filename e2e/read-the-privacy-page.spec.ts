import { expect, test } from './app.fixture.ts'

test.use({ env: { AUDIT_DAYS: '30' } })

test('a visitor reads what is kept, and for how long', async ({ page }) => {
  await page.goto('/privacy')
  await expect(page.getByText(/An audit log: logins, changes of your account/)).toContainText(
    'Entries go after 30 days, and stay until then also where the account is deleted',
  )
  await expect(page.getByText(/with the name that your browser gives itself/)).toBeVisible()
})
