import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const ModelPull = z.object({
  address: z.string(),
  state: z.enum(['fetching', 'done', 'failed', 'cancelled']),
  /** The name of the file that is on its way; of a split one, of the part. */
  file: z.optional(z.string()),
  bytes: z.number(),
  total: z.optional(z.number()),
  /** The reason that it failed, in words. */
  problem: z.optional(z.string()),
  /** The name of the file that is here, as a connection takes it; of a split one, of its first part. */
  model: z.optional(z.string()),
})
/** The latest fetch of a model file, by whichever node. */
export type ModelPull = z.infer<typeof ModelPull>

export const getModelPull = endpoint({
  method: 'GET',
  path: '/api/admin/model-pull',
  summary: 'How far the fetch of a model file has come',
  access: 'admin',
  reply: z.object({
    pull: z.nullable(ModelPull),
    /** Whether the optional package that reads such files is installed. */
    isReaderInstalled: z.boolean(),
  }),
})

export const startModelPull = endpoint({
  method: 'POST',
  path: '/api/admin/model-pull',
  summary: 'Begins to fetch a GGUF file, or goes on with one that was cut off',
  access: 'admin',
  audited: 'connection_change',
  body: z.object({
    address: z.string().check(
      z.overwrite((text) => text.trim()),
      z.maxLength(1_000),
      z.regex(/^(hf:|https?:\/\/)\S+$/i, 'Please enter an address such as hf:owner/repository:Q4_K_M'),
    ),
    sha256: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/i, 'A checksum has 64 hexadecimal digits'))),
  }),
  reply: z.object({}),
  errors: ['pull_running'],
})

export const cancelModelPull = endpoint({
  method: 'DELETE',
  path: '/api/admin/model-pull',
  summary: 'Ends the fetch of a model file; what has come is kept, to be gone on with',
  access: 'admin',
  audited: 'connection_change',
  reply: z.object({}),
})
