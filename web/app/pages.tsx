import type { ComponentType } from 'react'
import { Suspense, lazy } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { pagePaths } from '#contract/site.ts'
import { HomePage } from '#web/pages/home.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { ReplayEarlyClick } from './early-click.tsx'
import { ErrorBoundary } from './error-screen.tsx'

/** A page whose code comes when it is first visited. */
const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }))

const StoryPage = page(() => import('#web/pages/story.tsx'), 'StoryPage')
const NotFoundPage = page(() => import('#web/pages/not-found.tsx'), 'NotFoundPage')

/** The page of each path; a path without one does not compile. */
const pages: Record<(typeof pagePaths)[number], ComponentType> = {
  '/': HomePage,
  '/auth': page(() => import('#web/pages/auth.tsx'), 'AuthPage'),
  '/auth/oidc': page(() => import('#web/pages/oidc.tsx'), 'OidcPage'),
  '/story': StoryPage,
  '/story/:id': StoryPage,
  '/stories': page(() => import('#web/pages/stories.tsx'), 'StoriesPage'),
  '/bookmarks': page(() => import('#web/pages/bookmarks.tsx'), 'BookmarksPage'),
  '/shared/:shareId': page(() => import('#web/pages/shared-story.tsx'), 'SharedStoryPage'),
  '/scenario/:shareId': page(() => import('#web/pages/scenario.tsx'), 'ScenarioPage'),
  '/preferences': page(() => import('#web/pages/preferences.tsx'), 'PreferencesPage'),
  '/account': page(() => import('#web/pages/account.tsx'), 'AccountPage'),
  '/tokens': page(() => import('#web/pages/tokens.tsx'), 'TokensPage'),
  '/admin': page(() => import('#web/pages/admin.tsx'), 'AdminPage'),
  '/claim': page(() => import('#web/pages/claim.tsx'), 'ClaimPage'),
  '/confirm-email': page(() => import('#web/pages/confirm-email.tsx'), 'ConfirmEmailPage'),
  '/forgot-password': page(() => import('#web/pages/forgot-password.tsx'), 'ForgotPasswordPage'),
  '/reset-password': page(() => import('#web/pages/reset-password.tsx'), 'ResetPasswordPage'),
  '/about-models': page(() => import('#web/pages/about-models.tsx'), 'AboutModelsPage'),
  '/privacy': page(() => import('#web/pages/privacy.tsx'), 'PrivacyPage'),
  '/terms': page(() => import('#web/pages/terms.tsx'), 'TermsPage'),
}

export function Pages() {
  const [location] = useLocation()
  return (
    <ErrorBoundary place={location}>
      <Suspense fallback={<PageSkeleton />}>
        <Switch>
          {pagePaths.map((path) => (
            // One key for all, since one at most is shown: a story keeps its state from `/story` to `/story/:id`.
            <Route key="page" path={withoutEnd(path)} component={pages[path]} />
          ))}
          <Route component={NotFoundPage} />
        </Switch>
        <ReplayEarlyClick part="page" />
      </Suspense>
    </ErrorBoundary>
  )
}

/** The page of one thing also where its address names none: the page itself says what is missing. */
const withoutEnd = (path: string): string => path.replace(/:\w+$/, '$&?')

function PageSkeleton() {
  return (
    <div role="status" className="flex min-h-[60dvh] items-center justify-center text-quiet">
      <Spinner className="size-8" />
      <h1 className="sr-only">Loading</h1>
    </div>
  )
}
