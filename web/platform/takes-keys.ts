/** Whether keys belong to what has the focus, such as a field's caret or a dialog, and not to the page. */
export const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [role=dialog], [role=menu]') !== null
