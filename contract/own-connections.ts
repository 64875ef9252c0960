import * as z from 'zod/mini'
import {
  ConnectionChange,
  OwnConnectionForm,
  ConnectionTest,
  ModelConnection,
  ModelNames,
  ModelsQuestion,
} from './connections.ts'
import { endpoint } from './endpoint.ts'
import { NumberId, NumberIdInPath } from './ids.ts'

const params = z.object({ id: NumberIdInPath })
const storyParams = z.object({ storyId: z.string().check(z.maxLength(64)) })

export const listOwnConnections = endpoint({
  method: 'GET',
  path: '/api/connections',
  summary: 'The reader’s own ways to models',
  access: 'user',
  reply: z.object({ connections: z.array(ModelConnection) }),
  errors: ['own_connections_off'],
})

export const addOwnConnection = endpoint({
  method: 'POST',
  path: '/api/connections',
  summary: 'Stores a key of the reader’s own, sealed; their turns with it cost the site nothing',
  access: 'user',
  audited: 'connection_change',
  body: OwnConnectionForm,
  reply: ModelConnection,
  errors: ['own_connections_off', 'connections_full'],
})

export const changeOwnConnection = endpoint({
  method: 'PATCH',
  path: '/api/connections/:id',
  summary: 'Changes a connection of the reader, or makes it the one that their new stories begin with',
  access: 'user',
  audited: 'connection_change',
  params,
  body: ConnectionChange,
  reply: ModelConnection,
  errors: ['connection_not_found', 'own_connections_off'],
})

export const removeOwnConnection = endpoint({
  method: 'DELETE',
  path: '/api/connections/:id',
  summary:
    'Removes a connection of the reader and its key; stories that have it go on with the site’s narrator',
  access: 'user',
  audited: 'connection_change',
  params,
  reply: z.object({}),
  errors: ['connection_not_found'],
})

export const testOwnConnection = endpoint({
  method: 'POST',
  path: '/api/connections/:id/test',
  summary: 'Has the model generate a short reply, on the reader’s account with the provider',
  access: 'user',
  params,
  reply: ConnectionTest,
  errors: ['connection_not_found', 'own_connections_off'],
  throttles: ['connectionTests'],
})

export const listOwnModels = endpoint({
  method: 'POST',
  path: '/api/connections/models',
  summary: 'The models that a provider of the reader’s lists, for a form to choose from',
  access: 'user',
  body: ModelsQuestion,
  reply: ModelNames,
  errors: ['connection_not_found', 'own_connections_off'],
  throttles: ['connectionTests'],
})

/** null: the site's narrator. */
const StoryConnection = z.object({ connectionId: z.nullable(NumberId) })

export const getStoryConnection = endpoint({
  method: 'GET',
  path: '/api/story/:storyId/connection',
  summary: 'Which of the reader’s connections tells a story',
  access: 'user',
  params: storyParams,
  reply: StoryConnection,
  errors: ['story_not_found'],
})

export const setStoryConnection = endpoint({
  method: 'POST',
  path: '/api/story/:storyId/connection',
  summary: 'Has another connection tell a story, from the next turn on',
  access: 'user',
  params: storyParams,
  body: StoryConnection,
  reply: StoryConnection,
  errors: ['story_not_found', 'connection_not_found', 'own_connections_off'],
})
