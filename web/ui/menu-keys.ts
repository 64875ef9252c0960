/** The item that a key leads to in a menu of these labels; undefined when the key means nothing here. */
export function nextItem(labels: string[], current: number, key: string): number | undefined {
  const last = labels.length - 1
  if (key === 'ArrowDown') return current >= last ? 0 : current + 1
  if (key === 'ArrowUp') return current <= 0 ? last : current - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key.length !== 1 || key === ' ') return undefined
  const order = labels.map((_, step) => (current + 1 + step) % labels.length)
  return order.find((at) => labels[at]?.toLowerCase().startsWith(key.toLowerCase()))
}
