import { lateWindow } from './late.tsx'

/** A dialog that keeps the focus inside and gives it back when it closes; its code comes when one first opens. */
export const Dialog = lateWindow(async () => (await import('./dialog-window.tsx')).DialogWindow)
