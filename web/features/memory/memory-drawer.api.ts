// Calls of the drawer alone, apart from what the story page asks before it is opened.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as contract from '#contract/memory.ts'
import type { StoryMemory } from '#contract/memory.ts'
import { getToldWith } from '#contract/told-with.ts'
import { keyOf, read } from '#web/platform/query-client.ts'
import { callInSession } from '#web/platform/session/in-session.ts'

/** The memory that a reply was given; an error where nothing is known of it. */
export const useToldWith = (storyId: string, messageId: number) =>
  useQuery({
    ...read(getToldWith, { params: { storyId, messageId: String(messageId) } }),
    // Another reply's stays in sight until this one's is here.
    placeholderData: keepPreviousData,
  })

/** Everything that a reader can change; each write answers with the memory as it is then. */
type MemoryWrite =
  | { kind: 'add'; about: string; entryKind: contract.EntryKind; text: string; holds: contract.Holds }
  | { kind: 'correct'; factId: number; text: string; holds: contract.Holds }
  | { kind: 'strike'; factId: number; holds: contract.Holds }
  | { kind: 'pin'; factId: number; isPinned: boolean }
  | { kind: 'merge'; entryId: number; into: number }
  | { kind: 'retell'; spanId: number; summary: string }
  | { kind: 'decide'; accept: number[]; decline: number[] }
  | { kind: 'ask first'; asksFirst: boolean }
  | { kind: 'try again' }

function send(storyId: string, write: MemoryWrite): Promise<StoryMemory> {
  const factParams = (factId: number) => ({ storyId, factId: String(factId) })
  switch (write.kind) {
    case 'add': {
      const { about, entryKind: kind, text, holds } = write
      return callInSession(contract.addFact, { params: { storyId }, body: { about, kind, text, holds } })
    }
    case 'correct': {
      const { factId, text, holds } = write
      return callInSession(contract.correctFact, { params: factParams(factId), body: { text, holds } })
    }
    case 'strike':
      return callInSession(contract.strikeFact, {
        params: factParams(write.factId),
        body: { holds: write.holds },
      })
    case 'pin':
      return callInSession(contract.pinFact, {
        params: factParams(write.factId),
        body: { isPinned: write.isPinned },
      })
    case 'merge': {
      const params = { storyId, entryId: String(write.entryId) }
      return callInSession(contract.mergeEntries, { params, body: { into: write.into } })
    }
    case 'retell': {
      const params = { storyId, spanId: String(write.spanId) }
      return callInSession(contract.editSpan, { params, body: { summary: write.summary } })
    }
    case 'decide': {
      const { accept, decline } = write
      return callInSession(contract.decideProposals, { params: { storyId }, body: { accept, decline } })
    }
    case 'ask first':
      return callInSession(contract.askFirst, {
        params: { storyId },
        body: { asksFirst: write.asksFirst },
      })
    case 'try again':
      return callInSession(contract.retryMemory, { params: { storyId } })
  }
}

/** Writes to a story's memory; what fails is said by a toast. */
export function useMemoryWrites(storyId: string) {
  const queries = useQueryClient()
  const key = keyOf(contract.getMemory, { params: { storyId } })
  return useMutation({
    mutationFn: (write: MemoryWrite) => send(storyId, write),
    onSuccess: (memory) => queries.setQueryData(key, memory),
  })
}
