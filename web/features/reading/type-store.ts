import * as z from 'zod/mini'
import { ChosenType, typeSettingNames, type TypeSettingName } from '#contract/type-settings.ts'
import { stored } from '#web/platform/browser-store.ts'
import { createStore } from '#web/platform/store.ts'
import { themeStore } from '#web/platform/theme.ts'

/** All but the paper, which is the theme of all pages. */
const TypeOnPage = z.omit(ChosenType, { paper: true })
type TypeOnPage = z.infer<typeof TypeOnPage>

// NOTE: the script in index.html puts the same key on the page before the first paint.
const typeStore = createStore<TypeOnPage>({}, { stored: stored('type', TypeOnPage), isShared: true })

/** The reader's settings as they stand in this browser; what is absent stands as it comes. */
export function chosenType(): ChosenType {
  const paper = themeStore.get()
  return { ...typeStore.get(), ...(paper !== themeStore.initial() && { paper }) }
}

/** Sets the page so, in this browser and all of its tabs. */
export function setType({ paper, ...type }: ChosenType): void {
  themeStore.set(paper ?? themeStore.initial())
  typeStore.set(type)
  putOnPage()
}

/** Calls `listener` with each change, also one of another tab. Returns the way to stop. */
export function subscribeType(listener: () => void): () => void {
  const change = (): void => {
    putOnPage()
    listener()
  }
  const ways = [typeStore.subscribe(change), themeStore.subscribe(listener)]
  return () => ways.forEach((stop) => stop())
}

/** The styles read a setting as an attribute of the page's root. */
function putOnPage(): void {
  const { dataset } = document.documentElement
  const type: Partial<Record<TypeSettingName, string>> = typeStore.get()
  for (const name of typeSettingNames) {
    if (name === 'paper') continue
    if (type[name] === undefined) delete dataset[name]
    else dataset[name] = type[name]
  }
}
