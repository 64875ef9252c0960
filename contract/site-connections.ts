import * as z from 'zod/mini'
import {
  ModelConnection,
  ConnectionChange,
  ConnectionForm,
  ConnectionTest,
  ModelNames,
  ModelsQuestion,
} from './connections.ts'
import { endpoint } from './endpoint.ts'
import { NumberId, NumberIdInPath } from './ids.ts'

const params = z.object({ id: NumberIdInPath })

/** Who stands in when the narrator has failed three times in a row; `environment`: as the settings say. */
const Fallback = z.union([NumberId, z.enum(['off', 'storyteller', 'environment'])])
export type Fallback = z.infer<typeof Fallback>

const EngineOfSettings = z.object({
  provider: z.string(),
  model: z.string(),
  isModel: z.boolean(),
  hasKey: z.boolean(),
})

export const listSiteConnections = endpoint({
  method: 'GET',
  path: '/api/admin/connections',
  summary: 'The site’s connections, and the one that its settings name',
  access: 'admin',
  reply: z.object({
    connections: z.array(ModelConnection),
    /** The connection that the environment names: it tells while no connection is the default, and is changed there alone. */
    environment: EngineOfSettings,
    /** The painter that the environment names. */
    environmentPainter: EngineOfSettings,
    fallback: Fallback,
    /** The fallback that `environment` stands for. */
    environmentFallback: z.enum(['off', 'storyteller']),
  }),
})

export const addSiteConnection = endpoint({
  method: 'POST',
  path: '/api/admin/connections',
  summary: 'Stores a way to a model; its key is sealed and never shown again',
  access: 'admin',
  audited: 'connection_change',
  body: ConnectionForm,
  reply: ModelConnection,
})

export const changeSiteConnection = endpoint({
  method: 'PATCH',
  path: '/api/admin/connections/:id',
  summary: 'Changes a connection, or makes it the default; holds from the next turn on',
  access: 'admin',
  audited: 'connection_change',
  params,
  body: ConnectionChange,
  reply: ModelConnection,
  errors: ['connection_not_found'],
})

export const removeSiteConnection = endpoint({
  method: 'DELETE',
  path: '/api/admin/connections/:id',
  summary: 'Removes a connection and its key',
  access: 'admin',
  audited: 'connection_change',
  params,
  reply: z.object({}),
  errors: ['connection_not_found'],
})

export const testSiteConnection = endpoint({
  method: 'POST',
  path: '/api/admin/connections/:id/test',
  summary: 'Has its model generate a short reply and says in words what it can do',
  access: 'admin',
  params,
  reply: ConnectionTest,
  errors: ['connection_not_found'],
  throttles: ['connectionTests'],
})

export const listSiteModels = endpoint({
  method: 'POST',
  path: '/api/admin/connections/models',
  summary: 'The models that a server lists, for a form to choose from',
  access: 'admin',
  body: ModelsQuestion,
  reply: ModelNames,
  errors: ['connection_not_found'],
  throttles: ['connectionTests'],
})

export const findConnections = endpoint({
  method: 'GET',
  path: '/api/admin/connections/found',
  summary: 'Model servers that run on the machine of this site, with their models',
  access: 'admin',
  reply: z.object({
    servers: z.array(
      z.object({
        server: z.string(),
        provider: ConnectionForm.shape.provider,
        address: z.string(),
        models: z.array(z.string()),
      }),
    ),
  }),
})

export const chooseFallback = endpoint({
  method: 'POST',
  path: '/api/admin/connections/fallback',
  summary: 'Chooses who stands in when the narrator fails again and again',
  access: 'admin',
  audited: 'connection_change',
  body: z.object({ fallback: Fallback }),
  reply: z.object({}),
  errors: ['connection_not_found'],
})
