/** Runs the task while no other tab runs one of the same name. Without TLS there are no locks: then it just runs. */
export const withLock = <T>(name: string, task: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(`lanterntale.${name}`, task) : task()
