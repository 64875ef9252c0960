/** A term of a search, with the messages that hold it and the length of each, in bytes. */
export interface TermHits {
  messageIds: readonly number[]
  lengths: readonly number[]
}

/**
 * Ranks the messages that hold any of the terms by BM25, the best first and of equals the newest: a term that few of
 * `messages` hold counts most, then a short message. How often a term stands in it is not known, and counts as once.
 */
export function rankHits(
  hits: readonly TermHits[],
  { messages, most }: { messages: number; most: number },
): { messageId: number; rank: number }[] {
  const lengths = new Map(hits.flatMap((hit) => hit.messageIds.map((id, at) => [id, hit.lengths[at]!])))
  const usual = lengths.values().reduce((sum, length) => sum + length, 0) / lengths.size
  const ranks = new Map<number, number>()
  for (const { messageIds } of hits) {
    const rarity = Math.log(1 + (messages - messageIds.length + 0.5) / (messageIds.length + 0.5))
    for (const id of messageIds) {
      const span = 1.2 * (0.25 + (0.75 * lengths.get(id)!) / usual)
      ranks.set(id, (ranks.get(id) ?? 0) - (rarity * 2.2) / (1 + span))
    }
  }
  return [...ranks]
    .map(([messageId, rank]) => ({ messageId, rank }))
    .sort((one, other) => one.rank - other.rank || other.messageId - one.messageId)
    .slice(0, most)
}
