/** Runs the deed while no other tab runs one of the same name. Without TLS there are no locks: then it just runs. */
export const withLock = <T>(name: string, deed: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(`lanterntale.${name}`, deed) : deed()
