/** The parts of two ways through a story after the last message that they share. */
export function afterTheFork<M extends { messageId: number }>(
  one: readonly M[],
  other: readonly M[],
): [M[], M[]] {
  const parting = one.findIndex(({ messageId }, at) => other[at]?.messageId !== messageId)
  const shared = parting < 0 ? Math.min(one.length, other.length) : parting
  return [one.slice(shared), other.slice(shared)]
}
