import { Link } from 'wouter'
import type { TokenPackage } from '#contract/tokens.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { countText, priceText } from './token-amounts.ts'
import { useCheckout } from './tokens.api.ts'

interface PackageListProps {
  packages: readonly TokenPackage[]
  /** The one that was chosen on the way here. */
  chosen: string | null
  isSignedIn: boolean
}

/** Packages of tokens, each with its way to be paid; a visitor logs in first. */
export function PackageList({ packages, chosen, isSignedIn }: PackageListProps) {
  const checkout = useCheckout()
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {packages.map((offered) => (
        <li key={offered.name}>
          <Card
            aria-label={offered.name}
            className={classNames(
              'flex h-full flex-col gap-3',
              offered.name === chosen && 'outline-2 outline-accent',
            )}
          >
            <h3 className="text-xl">{offered.name}</h3>
            <p className="text-quiet">{countText(offered.tokens)} tokens</p>
            <p className="font-serif text-2xl">{priceText(offered)}</p>
            {offered.name === chosen && <p className="text-sm text-accent">You chose this package.</p>}
            {isSignedIn ? (
              <Button
                variant="primary"
                className="mt-auto"
                aria-label={`Buy ${offered.name}`}
                isBusy={checkout.isPending && checkout.variables === offered.name}
                disabled={checkout.isPending}
                onClick={() => checkout.mutate(offered.name)}
              >
                Buy
              </Button>
            ) : (
              <Link
                href={loginPath(offered.name)}
                aria-label={`Log in to buy ${offered.name}`}
                className={classNames(buttonClass({ variant: 'primary' }), 'mt-auto')}
              >
                Log in to buy
              </Link>
            )}
          </Card>
        </li>
      ))}
    </ul>
  )
}

function loginPath(name: string): string {
  const redirect = `/tokens?${new URLSearchParams({ package: name })}`
  return `/auth?${new URLSearchParams({ redirect, package: name })}`
}
