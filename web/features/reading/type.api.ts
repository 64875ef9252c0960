import { ChosenType, getTypeSettings, saveTypeSettings, typeSettingNames } from '#contract/type-settings.ts'
import { stored } from '#web/platform/browser-store.ts'
import { call } from '#web/platform/call.ts'
import { chosenType, setType } from './type-store.ts'

/** The settings on which the server and this browser last agreed. */
const agreed = stored('type-agreed', ChosenType, { isReaders: true })

const textOf = (type: ChosenType): string => JSON.stringify(typeSettingNames.map((name) => type[name]))

/**
 * Brings the reader's settings on this device and on the server together: what another device has changed since they
 * last agreed comes here, else what was changed here goes there. It never fails; another time will do.
 */
export async function syncType(): Promise<void> {
  try {
    const there = await call(getTypeSettings)
    const before = agreed.read() ?? {}
    const hasChangedThere = textOf(there) !== textOf(before)
    if (hasChangedThere) setType(there)
    agreed.write(there)
    if (!hasChangedThere && textOf(chosenType()) !== textOf(there)) await sendType()
  } catch {
    // Without a connection or a session the page stands as this browser has it.
  }
}

/** Sends the settings as they stand here. */
async function sendType(): Promise<void> {
  const type = chosenType()
  await call(saveTypeSettings, { body: type })
  agreed.write(type)
}

let timer: ReturnType<typeof setTimeout> | undefined
const SENT_AFTER_MS = 1_000

/** Sends them soon: who tries one size after the other is not asked about each. */
export function sendTypeSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void sendType().catch(() => undefined), SENT_AFTER_MS)
}
