import { BookOpen, House, X, type LucideIcon } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { Link } from 'wouter'
import { useSession } from '#web/platform/session/use-session.ts'
import { useStore } from '#web/platform/store.ts'
import { themeStore } from '#web/platform/theme.ts'
import { Button } from '#web/ui/button.tsx'
import { useFocusBack } from '#web/ui/use-focus-back.ts'
import type { NavLink } from './nav-items.ts'
import { mainLinks, settingsLinks, themeChoices } from './nav-items.ts'
import { SessionButton } from './session-button.tsx'

/** Icons of the main links; those of rooms stand in `icons/` under their paths, and come with this menu alone. */
const icons: Record<string, LucideIcon> = {
  './icons/.ts': House,
  './icons/story.ts': BookOpen,
  ...import.meta.glob<LucideIcon>('./icons/*.ts', { eager: true, import: 'NavIcon' }),
}
const mainItems = mainLinks.map((link) => ({ ...link, Icon: icons[`./icons${link.href}.ts`] ?? BookOpen }))

/** Everything of the navigation bar, for narrow screens. */
export function SideMenu({ onClose }: { onClose: () => void }) {
  const { isSignedIn, user } = useSession()
  const focusBack = useFocusBack()
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade-in bg-veil" />
        <Dialog.Content
          {...focusBack}
          aria-describedby={undefined}
          className="fixed inset-y-0 right-0 z-50 flex w-80 max-w-[88vw] animate-slide-in flex-col gap-4 overflow-y-auto border-l border-line bg-ground p-4 pb-[max(1rem,env(safe-area-inset-bottom))]"
        >
          <div className="flex items-center justify-between pl-3">
            <Dialog.Title className="text-lg">{user?.username ?? 'Menu'}</Dialog.Title>
            <Dialog.Close asChild>
              <Button variant="quiet" isIcon aria-label="Close">
                <X className="size-5" />
              </Button>
            </Dialog.Close>
          </div>
          <Links links={mainItems} onFollow={onClose} />
          <hr className="border-line" />
          <Links links={settingsLinks(isSignedIn)} onFollow={onClose} />
          <hr className="border-line" />
          <ThemeChoice />
          <SessionButton onFollow={onClose} className="mt-auto" />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Links({ links, onFollow }: { links: readonly NavLink[]; onFollow: () => void }) {
  return (
    <ul>
      {links.map(({ label, href, Icon }) => (
        <li key={href}>
          <Link
            href={href}
            onClick={onFollow}
            className="flex min-h-12 items-center gap-4 rounded-lg px-3 hover:bg-raised"
          >
            <Icon className="size-5 text-quiet" />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function ThemeChoice() {
  const theme = useStore(themeStore)
  return (
    <fieldset className="px-3">
      <legend className="mb-2 text-sm text-quiet">Theme</legend>
      <div className="grid grid-cols-[auto_auto_auto] rounded-full border border-edge p-0.5">
        {themeChoices.map((choice) => (
          <label
            key={choice.theme}
            className="flex min-h-11 cursor-pointer items-center justify-center gap-1.5 rounded-full text-sm has-checked:bg-raised has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="theme"
              checked={choice.theme === theme}
              onChange={() => themeStore.set(choice.theme)}
              className="sr-only"
            />
            <choice.Icon className="size-4" />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
