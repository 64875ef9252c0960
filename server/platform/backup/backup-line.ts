import * as z from 'zod/mini'
import type { TableName } from './backup-tables.ts'
import { tableNames } from './backup-tables.ts'

/** A backup is JSON lines: the head, rows table by table, pictures, and the sum of all that stands above it. */
export const BackupLine = z.union([
  z.object({
    table: z.enum(tableNames as [TableName, ...TableName[]]),
    row: z.record(z.string(), z.unknown()),
  }),
  z.object({ picture: z.string(), base64: z.string() }),
  z.object({ lanterntale: z.literal(1), migrations: z.array(z.string()) }),
  z.object({ sha256: z.string() }),
])
export type BackupLine = z.infer<typeof BackupLine>

export const textOfLine = (line: BackupLine): string => `${JSON.stringify(line)}\n`
