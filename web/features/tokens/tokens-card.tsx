import { Link } from 'wouter'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** The account's way to its balance. */
export const TokensCard = () => (
  <Card aria-labelledby="account-tokens" className="flex flex-col gap-5">
    <header>
      <h2 id="account-tokens" className="text-xl">
        Tokens
      </h2>
      <p className="mt-1 text-sm text-quiet">What is left of this month’s, and how to get more.</p>
    </header>
    <Link href="/tokens" className={`${buttonClass()} self-start`}>
      Your Balance
    </Link>
  </Card>
)
