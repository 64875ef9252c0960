import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { StoryId } from './ids.ts'

/** A cap; null where there is none. */
const usd = z.nullable(z.number().check(z.gte(0), z.lte(1_000_000)))
const tokens = z.nullable(z.int().check(z.gte(0), z.lte(1_000_000_000_000)))
const Cap = z.object({ usd, tokens })

/** Caps on what calls of models cost: the whole site and each reader, by day and by month (UTC). */
export const Budgets = z.object({ siteDay: Cap, siteMonth: Cap, readerDay: Cap, readerMonth: Cap })
export type Budgets = z.infer<typeof Budgets>

const none = { usd: null, tokens: null }
export const noBudgets: Budgets = { siteDay: none, siteMonth: none, readerDay: none, readerMonth: none }

const Spent = z.object({ usd: z.number(), tokens: z.number() })

export const getBudgets = endpoint({
  method: 'GET',
  path: '/api/admin/budgets',
  summary: 'The caps on what calls of models cost, and what the site has spent of them',
  access: 'admin',
  reply: z.object({
    budgets: Budgets,
    spent: z.object({ siteDay: Spent, siteMonth: Spent }),
  }),
})

export const changeBudgets = endpoint({
  method: 'PUT',
  path: '/api/admin/budgets',
  summary: 'Sets the caps; they hold from the next call of a model on',
  access: 'admin',
  audited: 'budget_change',
  body: Budgets,
  reply: z.object({}),
})

/** A reader's own costs. */
export const OwnBudget = z.object({
  /** About what a turn costs; null where it costs nothing, or nobody knows. */
  turnUsd: z.nullable(z.number()),
  /** Whether it is told by a connection of the reader's own. */
  isPaidByReader: z.boolean(),
  /** The caps that hold for the reader, and what of them is spent. */
  periods: z.array(
    z.object({ period: z.enum(['day', 'month']), cap: Cap, spent: Spent, goesOnAt: z.string() }),
  ),
  /** The caps of the whole site, each by the percent that all its readers have spent; its amounts are its own. */
  sitePeriods: z.array(
    z.object({ period: z.enum(['day', 'month']), percentSpent: z.number(), goesOnAt: z.string() }),
  ),
})
export type OwnBudget = z.infer<typeof OwnBudget>

export const getOwnBudget = endpoint({
  method: 'GET',
  path: '/api/budget',
  summary:
    'About what a turn of a story costs, or of a new one, and what the reader has spent of the caps that hold for them',
  access: 'user',
  query: z.object({ storyId: z.optional(StoryId) }),
  reply: OwnBudget,
  errors: ['story_not_found'],
})
