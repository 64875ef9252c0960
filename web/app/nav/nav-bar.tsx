import { Menu as MenuIcon, Settings } from 'lucide-react'
import { Suspense, useState, useEffect } from 'react'
import { Link } from 'wouter'
import { useSession } from '#web/platform/session/use-session.ts'
import { useStore } from '#web/platform/store.ts'
import { themeStore } from '#web/platform/theme.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Lantern } from '#web/ui/lantern.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { ReplayEarlyClick } from '../early-click.tsx'
import { mainLinks, settingsLinks, themeChoices } from './nav-items.ts'
import { SessionButton } from './session-button.tsx'
import { late } from '#web/ui/late.tsx'

const SideMenu = late(async () => (await import('./side-menu.tsx')).SideMenu)

/** Where the bar has room for a short notice. */
export const NOTICE_ID = 'nav-notice'

/** Fixed on top; stands aside while the reader scrolls down, unless the focus is in it. */
export function NavBar() {
  const { isHidden } = useNavVisibility()
  const [isMenuOpen, setIsMenuOpen] = useState(false)

  return (
    <header
      className={classNames(
        'fixed inset-x-0 top-0 z-30 border-b border-line bg-ground/92 backdrop-blur-md transition-transform duration-150',
        'pt-[env(safe-area-inset-top)] focus-within:translate-y-0',
        isHidden && '-translate-y-full',
      )}
    >
      <nav
        aria-label="Main"
        className="mx-auto flex h-(--nav-height) max-w-6xl items-center gap-1 px-3 sm:px-4"
      >
        <Link
          href="/"
          className="mr-auto flex min-h-11 items-center gap-2 rounded-lg pr-2 font-serif text-lg font-semibold"
        >
          <Lantern className="size-8" />
          Lanterntale
        </Link>
        {/* Always there, so that screen readers announce the notices that come into it. */}
        <output id={NOTICE_ID} />
        <WideItems />
        <Button
          variant="quiet"
          isIcon
          aria-label="Menu"
          aria-haspopup="dialog"
          onClick={() => setIsMenuOpen(true)}
          className="md:hidden"
        >
          <MenuIcon className="size-6" />
        </Button>
      </nav>
      {isMenuOpen && (
        <Suspense>
          <SideMenu onClose={() => setIsMenuOpen(false)} />
        </Suspense>
      )}
      <ReplayEarlyClick part="header" />
    </header>
  )
}

function WideItems() {
  const { isSignedIn } = useSession()
  const theme = useStore(themeStore)
  const themes = themeChoices.map(({ theme: choice, label, Icon }) => ({
    label,
    Icon,
    isChosen: choice === theme,
    onSelect: () => themeStore.set(choice),
  }))
  const ThemeIcon = (themes.find(({ isChosen }) => isChosen) ?? themes[0]!).Icon

  return (
    <div className="hidden items-center gap-1 md:flex">
      {mainLinks.map(({ label, href }) => (
        <Link key={href} href={href} className={linkClass}>
          {label}
        </Link>
      ))}
      <Menu label="Theme" Icon={ThemeIcon} items={themes} />
      <Menu label="Settings" Icon={Settings} items={settingsLinks(isSignedIn)} />
      <SessionButton className="ml-2" />
    </div>
  )
}

const linkClass = (isHere: boolean) =>
  classNames(
    'flex min-h-11 items-center rounded-full px-4 hover:bg-raised',
    isHere ? 'text-accent' : 'text-ink',
  )

/** Hides past this much of downward scroll (NAV-1). */
const HIDES_PAST_PX = 10

/** Whether the navigation bar hides after the page was scrolled from one place to another. */
export function isHiddenAfterScroll(wasHidden: boolean, fromY: number, toY: number): boolean {
  if (toY <= HIDES_PAST_PX || toY < fromY) return false
  return toY > fromY || wasHidden
}

/** Whether the navigation bar stands aside because the reader scrolls on. */
function useNavVisibility(): { isHidden: boolean } {
  const [isHidden, setIsHidden] = useState(false)

  useEffect(() => {
    let fromY = scrollY
    const handleScroll = () => {
      const [from, to] = [fromY, scrollY]
      fromY = to
      setIsHidden((wasHidden) => isHiddenAfterScroll(wasHidden, from, to))
    }
    addEventListener('scroll', handleScroll, { passive: true })
    return () => removeEventListener('scroll', handleScroll)
  }, [])

  return { isHidden }
}
