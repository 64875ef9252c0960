import { Link } from 'wouter'
import { buttonClass } from '#web/ui/button.tsx'
import { Lantern } from '#web/ui/lantern.tsx'

/** The way from reading a story to playing one. */
export function Invitation() {
  return (
    <section
      aria-labelledby="invitation"
      className="flex flex-col items-center gap-4 rounded-card border border-line bg-raised px-5 py-10 text-center print:hidden"
    >
      <Lantern className="size-14" />
      <h2 id="invitation" className="text-2xl">
        Create Your Own Adventure
      </h2>
      <p className="max-w-prose text-pretty text-quiet">
        Say where it begins, and a narrator tells on. Every turn is yours.
      </p>
      <div className="mt-2 flex flex-wrap items-center justify-center gap-x-6 gap-y-3">
        <Link href="/" className={buttonClass({ variant: 'primary' })}>
          Start Your Story
        </Link>
        <Link href="/" className="flex min-h-11 items-center text-accent underline-offset-4 hover:underline">
          Create Your Own
        </Link>
      </div>
    </section>
  )
}
