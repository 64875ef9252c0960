import type { ReactNode } from 'react'
import { Component } from 'react'
import { atBase } from '#web/platform/base-path.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'

interface Props {
  children: ReactNode
  /** Another place is another chance: what failed before is forgotten. */
  place?: string
}

interface State {
  hasFailed: boolean
  place: string | undefined
}

/** Catches what a page could not handle, so that a fault shows a way on and never a blank page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, place: this.props.place }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { hasFailed: false, place }
  }

  override render() {
    return this.state.hasFailed ? <ErrorScreen /> : this.props.children
  }
}

/** A plain link and a reload: whatever broke, these still work. */
function ErrorScreen() {
  return (
    <PageMessage
      title="The light went out"
      text="Something went wrong on this page. Your stories are safe."
      isAlert
    >
      <Button variant="primary" onClick={() => location.reload()}>
        Try Again
      </Button>
      <a href={atBase('/')} className={buttonClass()}>
        Home
      </a>
    </PageMessage>
  )
}
