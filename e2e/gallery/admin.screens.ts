import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from '../app.fixture.ts'
import { auditPage, noUsage, usage, usersPage } from './admin-figures.ts'
import { answer, refuse, withhold } from './answers.ts'
import type { Screen, Stage } from './screen.ts'
import { holdToast } from './toasts.ts'

/** Signs in as an admin; the figures of a site that has been used for a while stand in for those of a test. */
export async function signInAsAdmin({ page, app, signIn }: Stage): Promise<void> {
  const { user } = await signIn()
  const database = new DatabaseSync(join(app.dataDir, 'lanterntale.db'), { timeout: 5_000 })
  database.prepare('update users set is_admin = 1 where id = ?').run(user!.id)
  database.close()
  await answer(page, '**/api/admin/api-usage', usage)
  await answer(page, '**/api/admin/users?*', usersPage)
  await answer(page, '**/api/admin/audit-log*', auditPage)
}
export const openDesk = async ({ page }: Stage) => {
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible()
}
const admin = async (stage: Stage) => {
  await signInAsAdmin(stage)
  await openDesk(stage)
  await expect(stage.page.getByRole('cell', { name: 'Admin', exact: true })).toBeVisible()
}

export const adminScreens: Screen[] = [
  { name: 'admin', isWhole: true, reach: admin },
  {
    name: 'admin this month in costs',
    isWhole: true,
    async reach(stage) {
      await admin(stage)
      await stage.page.getByRole('tab', { name: 'This Month' }).click()
      await stage.page.getByRole('button', { name: 'Show costs' }).click()
      await stage.page.getByRole('columnheader', { name: 'Balance' }).getByRole('button').click()
      await expect(stage.page.getByRole('columnheader', { name: 'Balance' })).toHaveAttribute(
        'aria-sort',
        /asc/,
      )
    },
  },
  {
    name: 'admin no match',
    isWhole: true,
    async reach(stage) {
      await signInAsAdmin(stage)
      const metadata = { ...usersPage.metadata, matchingUsers: 0 }
      await answer(stage.page, '**/api/admin/users?*search*', { users: [], metadata })
      await openDesk(stage)
      await stage.page.getByLabel('Search users').fill('nobody of this name')
      await expect(stage.page.getByText('No matching users found')).toBeVisible()
    },
  },
  {
    name: 'admin coming',
    isWhole: true,
    async reach(stage) {
      await signInAsAdmin(stage)
      await withhold(stage.page, '**/api/admin/**')
      await openDesk(stage)
    },
  },
  {
    name: 'admin nothing yet',
    isWhole: true,
    async reach(stage) {
      await signInAsAdmin(stage)
      await answer(stage.page, '**/api/admin/api-usage', noUsage)
      await answer(stage.page, '**/api/admin/users?*', { ...usersPage, users: [] })
      await answer(stage.page, '**/api/admin/audit-log*', { entries: [], hasMore: false })
      await openDesk(stage)
      await expect(stage.page.getByText('No API usage data available')).toBeVisible()
    },
  },
  {
    name: 'admin nothing loads',
    isWhole: true,
    async reach(stage) {
      await signInAsAdmin(stage)
      await refuse(stage.page, '**/api/admin/**', 'Something went wrong', 500)
      await openDesk(stage)
      await expect(stage.page.getByText('Failed to load API usage data')).toBeVisible()
    },
  },
  {
    name: 'admin ads switched off',
    async reach(stage) {
      await admin(stage)
      await answer(stage.page, '**/api/admin/toggle-ads', {})
      await answer(stage.page, '**/api/admin/settings/ads_enabled', { key: 'ads_enabled', value: 'false' })
      await stage.page.getByRole('switch', { name: 'Advertisements' }).click()
      await holdToast(stage, 'All advertisements are now disabled')
    },
  },
  {
    name: 'admin before the session is known',
    async reach({ page, signIn }) {
      await signIn()
      await withhold(page, '**/api/user')
      await page.goto('/admin')
      await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
    },
  },
  {
    name: 'admin logged out',
    async reach({ page }) {
      await page.goto('/admin')
      await expect(page.getByText('Please log in to access the admin panel.')).toBeVisible()
    },
  },
  {
    name: 'admin denied',
    async reach({ page, signIn }) {
      await signIn()
      await page.goto('/admin')
      await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
    },
  },
]
