import { toastOf } from '../screens.ts'
import type { Stage } from './screen.ts'

/** Waits for a toast and keeps it: it stays for as long as a pointer is over it. */
export async function holdToast({ page }: Stage, text: string): Promise<void> {
  await toastOf(page).getByText(text).first().dispatchEvent('pointerover', { pointerType: 'mouse' })
}
