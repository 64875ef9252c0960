import * as presets from '#contract/own-presets.ts'
import { reportSharedPreset } from '#contract/reports.ts'
import {
  everyone,
  ownerOnly,
  signedIn,
  type AuthorizationRow,
  type OwnedObjects,
} from '../authorization-row.ts'

const body = { title: 'The tower', scenario: 'I keep a tower by the sea.' }

const preset = async ({ owner }: OwnedObjects) => {
  const { presetId } = await owner.ask(presets.createPreset, { body })
  return { params: { presetId: String(presetId) } }
}
const shared = async (owned: OwnedObjects) => ({
  params: await owned.owner.ask(presets.sharePreset, await preset(owned)),
})

export const rows: AuthorizationRow[] = [
  { endpoint: presets.listPresets, ...signedIn(200) },
  { endpoint: presets.createPreset, given: () => ({ body }), ...signedIn(200) },
  {
    endpoint: presets.keepScenario,
    given: ({ storyId }) => ({ params: { storyId } }),
    ...ownerOnly(200),
  },
  {
    endpoint: presets.changePreset,
    given: async (owned) => ({ ...(await preset(owned)), body }),
    ...ownerOnly(200),
  },
  { endpoint: presets.deletePreset, given: preset, ...ownerOnly(200) },
  { endpoint: presets.startPreset, given: preset, ...ownerOnly(200) },
  { endpoint: presets.exportPreset, given: preset, ...ownerOnly(200) },
  { endpoint: presets.sharePreset, given: preset, ...ownerOnly(200) },
  { endpoint: presets.stopSharingPreset, given: preset, ...ownerOnly(200) },
  { endpoint: presets.getSharedPreset, given: shared, ...everyone(200) },
  {
    endpoint: reportSharedPreset,
    given: async (owned) => ({ ...(await shared(owned)), body: { kind: 'other' } }),
    ...everyone(200),
  },
  { endpoint: presets.startSharedPreset, given: shared, ...signedIn(200) },
  { endpoint: presets.keepSharedPreset, given: shared, ...signedIn(200) },
]
