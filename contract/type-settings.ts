import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

interface TypeSetting {
  label: string
  /** By value. The first of them stands where nothing was chosen. */
  choices: Record<string, string>
}

/** Everything about a reader's page that they may set, declared here alone: panel, check, storage and types follow. */
export const typeSettings = {
  textSize: {
    label: 'Text size',
    choices: { normal: 'Normal', small: 'Small', large: 'Large', larger: 'Larger', huge: 'Huge' },
  },
  lineHeight: { label: 'Line height', choices: { normal: 'Normal', close: 'Close', open: 'Open' } },
  columnWidth: {
    label: 'Width',
    choices: { normal: 'Normal', narrow: 'Narrow', wide: 'Wide', full: 'Full' },
  },
  typeface: {
    label: 'Typeface',
    choices: { literata: 'Literata', sans: 'Sans serif', dyslexic: 'OpenDyslexic' },
  },
  alignment: { label: 'Lines', choices: { left: 'Ragged', justified: 'Justified' } },
  paper: {
    label: 'Paper',
    choices: { dark: 'Dark', light: 'Light', sepia: 'Sepia', black: 'Black', system: 'System' },
  },
} as const satisfies Record<string, TypeSetting>

type Declared = typeof typeSettings
export type TypeSettingName = keyof Declared
export type TypeSettings = { [Name in TypeSettingName]: keyof Declared[Name]['choices'] & string }

export const typeSettingNames = Object.keys(typeSettings) as TypeSettingName[]

/** The settings that a reader has made; what is absent stands as it comes. */
export const ChosenType = z.partial(
  z.object(
    Object.fromEntries(
      typeSettingNames.map((name) => [name, z.enum(Object.keys(typeSettings[name].choices))]),
    ) as unknown as { [Name in TypeSettingName]: z.ZodMiniType<TypeSettings[Name], TypeSettings[Name]> },
  ),
)
export type ChosenType = z.infer<typeof ChosenType>

export const getTypeSettings = endpoint({
  method: 'GET',
  path: '/api/type-settings',
  summary: "How the reader's pages are set",
  access: 'user',
  reply: ChosenType,
})

export const saveTypeSettings = endpoint({
  method: 'PUT',
  path: '/api/type-settings',
  summary:
    "Keeps how the reader's pages are set, for all of their devices; what is absent stands as it comes",
  access: 'user',
  body: ChosenType,
  reply: ChosenType,
})
