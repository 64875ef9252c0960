import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { listStories } from '#contract/library.ts'
import * as contract from '#contract/own-presets.ts'
import type { PresetForm } from '#contract/own-presets.ts'
import { reportSharedPreset, type ReportDraft } from '#contract/reports.ts'
import { beginOpening } from '#web/platform/begin-opening.ts'
import { call } from '#web/platform/call.ts'
import { read, repliesOf } from '#web/platform/query-client.ts'
import { callInSession, inSession } from '#web/platform/session/in-session.ts'
import { useSession } from '#web/platform/session/use-session.ts'
import { useRefresh } from '#web/platform/use-refresh.ts'

/** The reader's own scenarios; an error is shown in their place. */
export function usePresets() {
  const { isSignedIn } = useSession()
  return useQuery({ ...read(contract.listPresets), enabled: isSignedIn })
}

const paramsOf = (presetId: number) => ({ params: { presetId: String(presetId) } })

/** Keeps a new scenario, or changes the one that `presetId` names; the caller shows a failure. */
export function useSavePreset(presetId: number | undefined) {
  const onSuccess = useRefresh(contract.listPresets)
  return useMutation({
    mutationFn: (body: PresetForm) =>
      presetId === undefined
        ? callInSession(contract.createPreset, { body })
        : callInSession(contract.changePreset, { ...paramsOf(presetId), body }),
    onSuccess,
    meta: { isQuiet: true },
  })
}

/** Keeps what was deleted anew. */
export function usePresetReturn() {
  const onSuccess = useRefresh(contract.listPresets)
  return useMutation({
    mutationFn: (body: PresetForm) => callInSession(contract.createPreset, { body }),
    onSuccess,
  })
}

/** Takes a scenario away, shares it, and takes its link back. What is taken away leaves its place for the way back. */
export function usePresetWrites(presetId: number) {
  const onSuccess = useRefresh(contract.listPresets)
  const deleting = useMutation({
    mutationFn: () => callInSession(contract.deletePreset, paramsOf(presetId)),
  })
  const sharing = useMutation({
    mutationFn: () => callInSession(contract.sharePreset, paramsOf(presetId)),
    onSuccess,
  })
  const stopping = useMutation({
    mutationFn: () => callInSession(contract.stopSharingPreset, paramsOf(presetId)),
    onSuccess,
  })
  return { deleting, sharing, stopping }
}

/** Keeps what a story began with as a scenario of its own. */
export function useKeepScenario(storyId: string) {
  const onSuccess = useRefresh(contract.listPresets)
  return useMutation({
    mutationFn: () => callInSession(contract.keepScenario, { params: { storyId } }),
    onSuccess,
  })
}

type BegunStory = Awaited<ReturnType<typeof callInSession<typeof contract.startPreset>>>

/** Begins a story and goes to its page, where the narrator is at work. */
function useBeginStory(start: () => Promise<BegunStory>) {
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  return useMutation({
    mutationFn: async () => {
      const begun = await start()
      await beginOpening(begun)
      return begun.storyId
    },
    onSuccess: async (storyId) => {
      await queries.invalidateQueries({
        ...repliesOf(listStories),
        refetchType: 'none',
      })
      navigate(`/story/${storyId}`)
    },
  })
}

export const useStartPreset = (presetId: number) =>
  useBeginStory(() => callInSession(contract.startPreset, paramsOf(presetId)))

/** A scenario that somebody shares; an error is shown in its place. */
export const useSharedPreset = (shareId: string) =>
  useQuery(read(contract.getSharedPreset, { params: { shareId } }))

/** Sends reports of a shared scenario. */
export const reportScenario = (shareId: string) => (body: ReportDraft) =>
  call(reportSharedPreset, { params: { shareId }, body })

export const useStartSharedPreset = (shareId: string) =>
  useBeginStory(() =>
    inSession(() => call(contract.startSharedPreset, { params: { shareId } }), {
      text: 'You need to create an account or log in to start this story.',
    }),
  )

export function useKeepSharedPreset(shareId: string) {
  const onSuccess = useRefresh(contract.listPresets)
  return useMutation({
    mutationFn: () =>
      inSession(() => call(contract.keepSharedPreset, { params: { shareId } }), {
        text: 'You need to create an account or log in to keep a scenario.',
      }),
    onSuccess,
  })
}
