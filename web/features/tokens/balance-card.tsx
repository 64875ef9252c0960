import type { TokenBalance } from '#contract/tokens.ts'
import { Card } from '#web/ui/card.tsx'
import { countText } from './token-amounts.ts'

/** Tokens that are left, in turns first: nobody thinks in tokens. */
export function BalanceCard({ tokens, turns, month, bought, isEnforced }: TokenBalance) {
  return (
    <Card aria-labelledby="token-balance" className="flex flex-col gap-4">
      <h2 id="token-balance" className="text-xl">
        Your Balance
      </h2>
      <p className="font-serif text-3xl">
        {turns === null ? 'As many turns as you like' : `About ${turnsText(turns)}`}
      </p>
      <p className="text-sm text-quiet">
        {turns === null
          ? 'The narrator of your stories uses up no tokens.'
          : 'By the length of your last turns. A longer story takes more of them.'}
      </p>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 border-t border-line pt-4 tabular-nums">
        <Line name="Tokens left" value={countText(tokens)} />
        <Line
          name="of this month’s grant"
          value={`${countText(month.left)} of ${countText(month.granted)}`}
        />
        <Line name="of those you bought" value={countText(bought)} />
      </dl>
      <p className="text-sm text-quiet">
        Each month grants {countText(month.granted)} tokens anew. Bought ones are taken after those, and stay
        until they are used.
        {!isEnforced && ' At the moment this site also tells on when there are none left.'}
      </p>
    </Card>
  )
}

const turnsText = (turns: number): string => (turns === 1 ? 'one turn' : `${countText(turns)} turns`)

const Line = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd className="text-right font-medium">{value}</dd>
  </>
)
