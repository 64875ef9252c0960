import { Route, Switch } from 'wouter'
import { HomePage } from '#web/pages/home.tsx'

export function Pages() {
  return (
    <Switch>
      <Route path="/" component={HomePage} />
    </Switch>
  )
}
